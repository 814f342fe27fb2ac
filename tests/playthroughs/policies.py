"""Ways to play that lead a game to the end that is wanted. Each is fixed by its seed."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.calimala.data import COUNCIL
from engine.calimala.moves import Artwork, Contribute, Place, Ship, Transport
from engine.calimala.state import WHITE, State
from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy, at_random
from tests.engine.tournay.builder import build


def greedy(seed: str) -> Policy:
    """Most points at once; of equal moves, any."""
    rng = Random(f"greedy {seed}")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))

        def gain(move: Move) -> tuple[int, float]:
            points = game.standings(game.attempt(state, seat, move).state).points
            return points[seat] - max(p for s, p in enumerate(points) if s != seat), rng.random()

        return seat, max(game.moves(state, seat), key=gain)

    return choose


def out_of_the_council(seed: str) -> Policy:
    """Calimala: all seats but the last shun the council and stay level; the last gives nothing away. So nothing is left
    to tell apart two of the former (CAL-8.14)."""
    rng = Random(f"shy {seed}")

    def fault(state: State, seat: Seat, move: Move) -> int:
        envoy = len(state.players) - 1
        if isinstance(move, Place):
            tower = state.towers[move.space]
            if seat == envoy:
                return 0 if not tower or (len(tower) == 3 and tower[0] == envoy) else 1 if tower[-1] == envoy else 2
            if not tower:
                return 3 if move.disc == "own" else 1
            if len(tower) == 3:
                return 0 if tower[0] == envoy else 9
            return 1 if tower[0] == WHITE else 0
        if isinstance(move, Artwork) and move.site == COUNCIL:
            return 9
        leads = state.players[seat].points > min(player.points for player in state.players[:envoy])
        gives = isinstance(move, Artwork | Contribute | Ship | Transport)
        return int(gives and (seat == envoy or leads))

    def choose(game: Game[Any], state: State) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))
        return seat, min(game.moves(state, seat), key=lambda move: (fault(state, seat, move), rng.random()))

    return choose


def builder(seed: str) -> Policy:
    """Tournay: fill the quarter, with prestigious buildings in it."""
    rng = Random(f"builder {seed}")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))
        return seat, build(state, seat, rng)

    return choose


POLICIES: dict[str, Callable[[str], Policy]] = {
    "random": at_random,
    "greedy": greedy,
    "out of the council": out_of_the_council,
    "builder": builder,
}
