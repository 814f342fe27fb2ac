"""Events: open by default, with faces for the owner alone, stored and read back."""

import json
from typing import ClassVar

import pytest

from engine.events import Event, Finished, Forced, Owner, event, read_event
from engine.records import HIDDEN, HIDDEN_NUMBER, frozen
from engine.seats import Seat


@event
class Dealt(Event):
    silent: ClassVar[bool] = True
    seat: Seat
    deck: str
    cards: Owner[tuple[str, ...]]
    value: Owner[int] = 0


@event
class Rumour(Event):
    """Nobody's: an owner's field without a seat is seen by none."""

    text: Owner[str]


def test_everybody_sees_an_unmarked_field_and_the_owner_the_marked_ones() -> None:
    drew = Dealt(1, "gold", ("ace", "ten"), 21)
    assert drew.seen_by(1) == drew
    for other in (0, 2, None):
        assert drew.seen_by(other) == Dealt(1, "gold", (HIDDEN, HIDDEN), HIDDEN_NUMBER)


def test_an_event_of_nobody_keeps_its_secret_from_all() -> None:
    for viewer in (0, 1, None):
        assert Rumour("psst").seen_by(viewer) == Rumour(HIDDEN)


def test_an_event_open_to_all_is_shown_as_it_is() -> None:
    told = Forced(0, "pass")
    assert told.seen_by(None) is told


@pytest.mark.parametrize("told", [Dealt(1, "gold", ("ace",), 3), Forced(0, "place s04 own"), Finished((0, 2))])
def test_an_event_reads_back_from_storage(told: Event) -> None:
    again = read_event(json.loads(json.dumps(told.dump())))
    assert again == told
    assert type(again) is type(told)


def test_events_of_two_games_may_have_one_name_and_of_one_game_may_not() -> None:
    def drew_of(module: str) -> type[Event]:
        return event(type("Drew", (Event,), {"__module__": module, "__annotations__": {}}))

    assert drew_of("engine.one.events").kind == "one.Drew"
    assert drew_of("engine.two.events").kind == "two.Drew"
    with pytest.raises(TypeError, match=r"one\.Drew"):
        drew_of("engine.one.steps")
    del Event.family["one.Drew"], Event.family["two.Drew"]


def test_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(KeyError):
        read_event({"kind": "nothing.Such"})


def test_events_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Forced(0, "pass").seat = 1  # type: ignore[misc]


def test_an_event_cannot_hold_what_can_change() -> None:
    with pytest.raises(TypeError, match="can change"):
        frozen(type("Odd", (Event,), {"__annotations__": {"cards": list[str]}}))
