"""Which answers of Genoa's questions can be pointed at on its boards."""

from games.genoa.pictures import touch
from tests.games.genoa.pictures.positions import game
from tests.render.kit import GALLERIES
from tests.render.moments import Key
from tests.render.touched import told, touched

CHIPS: set[Key] = {
    *(("offer", part) for part in ("give", "proceeds", "take", "scope", "lifetime")),
    *(("ask", part) for part in ("give", "proceeds", "take")),
    ("accept", "revision"), ("reject", "revision"), ("set", "what"), ("set", "value"),
}  # fmt: skip
"""Prices and settings."""
SEVERAL: set[Key] = {("queue", "spaces"), ("call", "spaces"), ("except", "buildings")}
"""Several spaces in one answer."""
NOT_WIDE: set[Key] = {
    ("perform", "order"), ("activate", "order"), ("fulfil", "card"), ("bind", "card"), ("hand", "card"),
    ("deliver", "card"),
}  # fmt: skip
"""Cards of the hand: the wide board shows how many they are."""
NOT_UPRIGHT: set[Key] = {("pick", "commodity"), ("tile", "tile"), ("take", "good")}
"""The supply."""


def test_answers_have_places_on_the_boards() -> None:
    found = touched(GALLERIES["genoa"], CHIPS)
    assert found.chips("wide") <= NOT_WIDE | SEVERAL
    assert found.chips("upright") <= NOT_UPRIGHT | NOT_WIDE | SEVERAL
    assert found.share("wide") >= 0.85
    assert found.share("upright") >= 0.65


def test_an_offer_lies_in_the_book_and_in_the_city() -> None:
    moment = next(moment for moment in game(4) if any(move.kind == "accept" for move in moment.moves))
    for offer in moment.view.offers:
        row, pennant, *flag = touch.places(moment.view, moment.seat, ("id", str(offer.id)), ())
        assert (row, pennant) == (f"offer {offer.id}", f"pennant {offer.space} {offer.seat}")
        assert bool(flag) == (sum(other.space == offer.space for other in moment.view.offers) == 1)


def test_events_light_up_what_they_speak_of() -> None:
    assert told(GALLERIES["genoa"]) >= 0.75
