"""Ways to play that lead a game to the end that is wanted. Each is fixed by its seed."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy, at_random
from games.calimala.data import COUNCIL
from games.calimala.moves import Artwork, Contribute, Place, Ship, Transport
from games.calimala.state import WHITE, State
from tests.games.tournay.builder import build


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


def bargaining(seed: str) -> Policy:
    """Genoa: everybody joins in. Offers and counter-offers come from all sides, and most of them find a taker."""
    rng = Random(f"bargaining {seed}")
    likes = {"accept": 8, "ask": 3, "use": 3, "offer": 2, "move": 2, "perform": 4, "build": 4, "fulfil": 6}
    shuns = ("set", "except", "call", "cancel", "stop")

    def choose(game: Game[Any], state: Any) -> tuple[Seat, Move]:
        joining = [seat for seat in game.welcome(state) if any(m.kind == "offer" for m in game.moves(state, seat))]
        seat = rng.choice(joining if joining and rng.random() < 0.25 else game.to_act(state))
        kinds: dict[str, list[Move]] = {}
        for move in game.moves(state, seat):
            kinds.setdefault(move.kind, []).append(move)
        weights = [likes.get(kind, 0.1 if kind in shuns else 1) for kind in kinds]
        return seat, rng.choice(kinds[rng.choices([*kinds], weights)[0]])

    return choose


POLICIES: dict[str, Callable[[str], Policy]] = {
    "random": at_random,
    "greedy": greedy,
    "out of the council": out_of_the_council,
    "builder": builder,
    "bargaining": bargaining,
}
