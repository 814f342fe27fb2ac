"""The apprentice: follows a whim now and then, never a harmful one, and still beats who plays at random."""

from hashlib import blake2b

import pytest

from automata import caretaker, player
from automata.__main__ import USUAL
from automata.apprentice import ATTENTIVE, KEY, TEMPTING
from automata.automaton import Weigher
from automata.duels import duel, maker
from engine import GAMES
from tests.automata.sittings import sitting
from tests.contract.games import CERTIFICATES


@pytest.mark.parametrize("name", USUAL)
def test_a_whim_is_among_what_seems_worth_something(name: str) -> None:
    """And it comes about as often as it shall, and the same whenever the same view is seen."""
    game, apprentice, journeyman = GAMES[name], player(name, "apprentice"), caretaker(name)
    assert isinstance(journeyman, Weigher)
    tempted = whims = 0
    for state, seat, move in sitting(game, "whims", [apprentice] * USUAL[name], {}, CERTIFICATES[name].bound):
        if seat not in game.to_act(state):
            continue  # it speaks up without being asked, and weighs nothing
        view = game.view(state, seat)
        worth = journeyman.outlook(view, seat).worth
        best = journeyman.choose(view, seat)
        if move != best:
            whims += 1
            assert worth(move) > max(0.0, TEMPTING * worth(best))
            seen = blake2b(game.dump(view) + bytes([seat]), digest_size=8, key=KEY).digest()
            assert int.from_bytes(seen, "big") / 2**64 >= ATTENTIVE
        others = [other for other in game.moves(view, seat) if other != best]
        tempted += any(worth(other) > max(0.0, TEMPTING * worth(best)) for other in others)
    assert tempted > 20
    assert whims / tempted == pytest.approx(1 - ATTENTIVE, abs=0.2)


GAMES_EACH = 6
ENOUGH = 5


@pytest.mark.parametrize("name", USUAL)
def test_an_apprentice_beats_random_play(name: str) -> None:
    """A weak form of what docs/AUTOMATA.md measures in many games."""
    found = duel(
        name, USUAL[name], GAMES_EACH, maker(name, "apprentice"), maker(name, "random"), lambda: 0.0, "learning"
    )
    assert found.share * GAMES_EACH >= ENOUGH
