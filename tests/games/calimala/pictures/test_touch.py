"""Which answers of Calimala's questions can be pointed at on its boards."""

import pytest
from PIL import ImageChops

from games.calimala.data import SPACES
from games.calimala.moves import Contribute, Promote, Take
from games.calimala.pictures import city, touch
from render import recording
from render.recording import Recorded, Shape
from tests.games.calimala.pictures.positions import game
from tests.render.kit import GALLERIES
from tests.render.moments import Key
from tests.render.touched import told, touched
from tests.words.walk import NAMES
from words.reader import Reader

NOT_DRAWN: set[Key] = {("keep", "final"), ("draft", "action")}
"""Cards in hand, and those on offer before the first turn."""
UPRIGHT: set[Key] = {*NOT_DRAWN, ("end", "how")}
"""And the deck."""


def test_answers_have_places_on_the_boards() -> None:
    found = touched(GALLERIES["calimala"], ())
    assert found.chips("wide") <= NOT_DRAWN
    assert found.chips("upright") <= UPRIGHT
    assert found.share("wide") >= 0.75
    assert found.share("upright") >= 0.7


def test_a_gift_is_pointed_at_in_the_row_of_its_material() -> None:
    view = game(4)[-2].view
    wood, brick = (Contribute(material, "san_miniato", "disc") for material in ("wood", "brick"))
    tag = ("building", "san_miniato")
    assert touch.places(view, 0, tag, [wood]) == ("row san_miniato wood", "site san_miniato")
    assert touch.places(view, 0, tag, [wood, brick]) == ("site san_miniato",)
    assert touch.places(view, 0, ("material", "wood"), [wood]) == ("store 0 wood",)


def test_what_is_taken_and_what_is_given_lie_in_two_places() -> None:
    view = game(4)[-2].view
    taken, given = Take("wood", "disc"), Contribute("wood", "san_miniato", "disc")
    [place] = touch.places(view, 0, ("material", "wood"), [taken])
    assert touch.thing(view, place) == "card.wood"
    assert touch.places(view, 0, ("material", "wood"), [taken, given]) == ()


def test_a_disc_has_a_place_once_its_street_is_known() -> None:
    view = game(4)[-2].view
    one, other = Promote("s01", 2), Promote("s02", 2)
    assert touch.places(view, 0, ("height", "2"), [one]) == ("disc s01 2",)
    assert touch.places(view, 0, ("height", "2"), [one, other]) == ()


@pytest.mark.parametrize("shape", ["wide", "upright"])
def test_the_frame_of_a_street_leaves_its_number_to_be_read(shape: Shape, monkeypatch: pytest.MonkeyPatch) -> None:
    view = game(3)[0].view

    def drawn() -> Recorded:
        return recording.board("calimala", view, NAMES[:3], Reader("en"), seat=0, shape=shape)

    whole = drawn()
    monkeypatch.setattr(city, "draw_tag", lambda *at, **how: None)
    numbers = ImageChops.difference(whole.picture(), drawn().picture())
    assert numbers.getbbox() is not None
    for space in SPACES:
        numbers.paste(0, whole.places[f"space {space}"])
    assert numbers.getbbox() is None


def test_tiles_and_open_cards_have_their_close_ups() -> None:
    for moment in (game(4)[30], game(4)[-1]):
        view = moment.view
        found = {touch.thing(view, place) for place in moment.board().places} - {None}
        assert {f"tile.{tile}" for tile in view.tiles} <= found
        assert {f"card.{action}" for action in view.layout.values()} <= found
        assert f"final.{view.face_up}" in found
        assert {f"final.{final}" for final in view.revealed} <= found


def test_cards_of_others_have_none() -> None:
    moment = next(m for m in game(4) if m.view.players[m.seat].hand and m.view.players[m.other].hand)
    own = {touch.thing(moment.view, place) for place in moment.area().places}
    assert {f"card.{card}" for card in moment.view.players[moment.seat].hand} <= own
    others = moment.area(of=moment.other)
    assert not any(place.startswith("card ") for place in others.places)


def test_events_light_up_what_they_speak_of() -> None:
    assert told(GALLERIES["calimala"]) >= 0.8
