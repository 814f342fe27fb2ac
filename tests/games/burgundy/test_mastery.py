"""What the master knows of an estate."""

from itertools import islice

import pytest

from automata import caretaker
from automata.automaton import Weigher
from automata.mastery import mastery
from automata.value import Learned, shipped
from games.burgundy import BURGUNDY, data
from games.burgundy.mastery import NAMES, features, sure
from tests.automata.sittings import sitting

KNOWN = mastery("burgundy").features


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_turn_the_value_is_what_is_scored_at_the_end(seats: int) -> None:
    journeyman = caretaker("burgundy")
    assert isinstance(journeyman, Weigher)
    assert KNOWN is not None
    lesson = shipped(journeyman, KNOWN)
    assert lesson is not None
    value = Learned(BURGUNDY, KNOWN, lesson.network, lesson.journeyman)
    expected = dict.fromkeys(range(seats), -1.0)
    for state, _, _ in sitting(BURGUNDY, f"sure {seats}", [journeyman] * seats, {"setup": "expert_open"}, 2_000):
        for seat in range(seats):
            more = sure(state, seat)
            last_round = (state.phase, state.round) == (data.PHASES[-1], data.ROUNDS)
            over = last_round and state.order.index(seat) < state.order.index(state.active)
            assert (more is not None) == over
            if more is not None:
                expected[seat] = state.players[seat].points + more
                assert value.own([state], seat) == [expected[seat]]
    assert not BURGUNDY.to_act(state)
    known = [seat for seat in range(seats) if expected[seat] >= 0]
    assert known == [seat for seat in range(seats) if seat != state.order[-1]]
    assert [expected[seat] for seat in known] == [state.players[seat].points for seat in known]


def test_every_feature_has_a_name_of_its_own() -> None:
    journeyman = caretaker("burgundy")
    assert isinstance(journeyman, Weigher)
    assert len(set(NAMES)) == len(NAMES)
    game = sitting(BURGUNDY, "names", [journeyman] * 2, {"setup": "expert_open"}, 2_000)
    for state, seat, _ in islice(game, 0, 120, 3):
        assert len(features(state, seat, journeyman)) == len(NAMES)
