"""Which answers of Tournay's questions can be pointed at on its boards."""

from games.tournay.moves import Copy, Draw
from games.tournay.pictures import touch
from tests.games.tournay.pictures.positions import game
from tests.render.kit import GALLERIES
from tests.render.moments import Key
from tests.render.touched import told, touched

CHIPS: set[Key] = {("earn", "count"), ("standing", "answer"), ("build", "rampart")}
"""Numbers, settings, and ramparts in hand, of which only the number is drawn."""
FACE_DOWN: set[Key] = {("play", "card"), ("discard", "card"), ("keep", "card"), ("pick", "cards")}
"""On the wide board."""
NOT_UPRIGHT: set[Key] = {("keep", "card"), ("pick", "cards"), ("copy", "space"), ("hit", "space")}
"""Cards being looked at, and the quarters of the others."""


def test_answers_have_places_on_the_boards() -> None:
    found = touched(GALLERIES["tournay"], CHIPS)
    assert found.chips("wide") <= FACE_DOWN
    assert found.chips("upright") <= NOT_UPRIGHT
    assert found.share("wide") >= 0.8
    assert found.share("upright") >= 0.85


def test_an_opponents_card_has_a_place_once_the_opponent_is_known() -> None:
    view = game(4)[-2].view
    copies = [Copy(1, "0,0"), Copy(2, "0,0")]
    assert touch.places(view, 0, ("space", "0,0"), copies) == ()
    assert touch.places(view, 0, ("space", "0,0"), copies[:1]) == ("card 1 0,0",)
    assert touch.thing(view, "card 1 0,0") == view.players[1].quarter["0,0"].cards[-1]


def test_face_up_and_hidden_cards_of_a_deck_are_two_places() -> None:
    view = game(2)[0].view
    open_card, hidden = Draw("white_1", "face_up", (0,)), Draw("white_1", "hidden", (0,))
    assert touch.places(view, 0, ("deck", "white_1"), [open_card, hidden]) == ("up white_1", "deck white_1")
    assert touch.places(view, 0, ("how", "hidden"), [hidden]) == ("deck white_1",)
    assert touch.places(view, 0, ("how", "hidden"), [hidden, Draw("red_1", "hidden", (0,))]) == ()


def test_a_hidden_card_has_no_close_up() -> None:
    moment = next(m for m in game(4) if m.view.players[m.other].hand and m.view.players[m.seat].hand)
    assert touch.thing(moment.view, f"back {moment.seat} 0") == moment.view.players[moment.seat].hand[0]
    assert touch.thing(moment.view, f"back {moment.other} 0") is None


def test_events_light_up_what_they_speak_of() -> None:
    assert told(GALLERIES["tournay"]) >= 0.9
