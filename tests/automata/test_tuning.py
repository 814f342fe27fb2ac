"""The constants of the players: every one declared, every one given."""

import pytest

from automata import caretaker
from automata.automaton import Outlook, Weigher
from automata.tuning import constants, declared, tuned, untrained
from tests.packages import IN_THIS_REPOSITORY


class Frugal(Outlook):
    COIN: float


class Lavish(Frugal):
    GEM: float


@pytest.mark.parametrize("name", IN_THIS_REPOSITORY)
def test_every_game_has_all_its_constants(name: str) -> None:
    weigher = caretaker(name)
    assert isinstance(weigher, Weigher)
    known = declared(weigher.outlook)
    assert len(known) > 10
    assert set(constants(name)) == set(untrained(name)) == known
    for constant, value in constants(name).items():
        assert getattr(weigher.outlook, constant) == value


def test_constants_are_declared_in_capitals_also_by_what_an_outlook_builds_on() -> None:
    assert declared(Lavish) == {"COIN", "GEM"}


def test_a_tuned_outlook_leaves_the_other_as_it_was() -> None:
    poor, rich = tuned(Lavish, {"COIN": 1.0, "GEM": 2.0}), tuned(Lavish, {"COIN": 3.0, "GEM": 4.0})
    assert (poor.COIN, poor.GEM, rich.COIN, rich.GEM) == (1.0, 2.0, 3.0, 4.0)
    assert not hasattr(Lavish, "COIN")
    assert issubclass(rich, Lavish)


@pytest.mark.parametrize("given", [{"COIN": 1.0}, {"COIN": 1.0, "GEM": 2.0, "PEARL": 3.0}])
def test_a_constant_too_few_or_too_many_is_refused(given: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"(GEM|PEARL) declared or given"):
        tuned(Lavish, given)
