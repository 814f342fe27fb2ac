"""Checks that from every position the game ends without its players: by the defaults of seats out of time, by the
caretakers of absent players, and by any mix of both."""

from collections.abc import Callable
from random import Random
from typing import Any

from automata import Obliging, caretaker
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.playouts import allowed

StandIn = Callable[[Any, Seat], Move]


def ways(game: Game[Any], rng: Random) -> dict[str, StandIn]:
    looking_after = caretaker(game.meta.id) if game.meta.id in GAMES else Obliging(game)

    def by_caretaker(state: Any, seat: Seat) -> Move:
        return looking_after.choose(game.view(state, seat), seat)

    def by_either(state: Any, seat: Seat) -> Move:
        return by_caretaker(state, seat) if rng.random() < 0.5 else game.default_move(state, seat)

    return {"defaults": game.default_move, "caretakers": by_caretaker, "defaults and caretakers": by_either}


def check_liveness(game: Game[Any], certificate: Certificate, state: Any, rng: Random, *names: str) -> int:
    """Finish a copy of the game in the named ways, or in all; returns the number of decisions."""
    found = ways(game, rng)
    return sum(finish(game, certificate, state.clone(), name, found[name], rng) for name in names or found)


def finish(game: Game[Any], certificate: Certificate, state: Any, name: str, answer: StandIn, rng: Random) -> int:
    begun = state.played
    while owing := game.to_act(state):
        done = state.played - begun
        assert done < certificate.bound, f"the {name} alone did not end the game within {certificate.bound} moves"
        seat = rng.choice(owing)
        here = f"the {name} alone come to a stop at {type(game.top(state)).__name__}, seat {seat}"
        try:
            move = answer(state, seat)
            game.play(state, seat, move)
        except IllegalMove as refusal:
            raise AssertionError(f"{here}: refused as {refusal.reason}") from refusal
        except Exception as error:
            raise AssertionError(f"{here}: {error!r}") from error
    return int(state.played - begun)


def check_default(game: Game[Any], state: Any, seat: Seat, listed: list[Move]) -> None:
    """Check that the default of a seat that owes an answer is legal."""
    here = f"at {type(game.top(state)).__name__}, seat {seat}"
    try:
        default = game.default_move(state, seat)
    except Exception as error:
        raise AssertionError(f"there is no default {here}: {error!r}") from error
    assert default in listed or allowed(game, state, seat, default), f"the default {default} is not legal {here}"
