"""Which answers of Tiletum's questions can be pointed at on its boards."""

from games.tiletum.moves import Merchant
from games.tiletum.pictures import touch
from tests.games.tiletum.pictures.positions import game
from tests.render.kit import GALLERIES
from tests.render.moments import Key
from tests.render.touched import told, touched

CHIPS: set[Key] = {("buy", "count"), ("end", "what")}
NOT_UPRIGHT: set[Key] = {
    ("activate", "building"), ("activate", "character"), ("architect", "doing"), ("crest", "building"),
    ("crest", "crest"), ("die", "tile"), ("favour", "tile"), ("fulfil", "contract"), ("helper", "helper"),
    ("hire", "character"), ("hire", "room"), ("settle", "character"), ("settle", "room"), ("sign", "space"),
}  # fmt: skip
"""Offers, bonus tiles, the warehouse and the buildings: on the wide board, or in the player's area."""
TWO_AT_ONCE: set[Key] = {("swap", "get"), ("gain", "resources"), ("helper", "choice")}
"""Two resources in one answer lie in two places."""


def test_answers_have_places_on_the_boards() -> None:
    found = touched(GALLERIES["tiletum"], CHIPS)
    assert found.chips("wide") <= TWO_AT_ONCE
    assert found.chips("upright") <= NOT_UPRIGHT | TWO_AT_ONCE
    assert found.share("wide") >= 0.85
    assert found.share("upright") >= 0.6


def test_a_house_space_has_a_place_once_the_city_is_known() -> None:
    view = game(4)[0].view
    houses = [Merchant("praha", "house", 1), Merchant("koeln", "house", 1)]
    assert touch.places(view, 0, ("spot", "1"), houses) == ()
    assert touch.places(view, 0, ("spot", "1"), houses[:1]) == ("house praha 1",)


def test_events_light_up_what_they_speak_of() -> None:
    assert told(GALLERIES["tiletum"]) >= 0.85
