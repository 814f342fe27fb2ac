"""Training data: positions at the end of turns as rows of features, with the points made afterwards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

from automata import Automaton, Proposer, Weigher
from automata.__main__ import usual
from automata.duels import MOST_MOVES, proposals
from automata.master import Master
from automata.mastery import Mastery
from automata.old import old
from engine.game import Game, Options
from engine.moves import Move
from engine.seats import Seat

TEMPTING = 4
"""Number of best moves to explore."""


@dataclass(slots=True)
class Curious:
    """Plays a player's choice, and sometimes one of the journeyman's best moves: exploration."""

    player: Automaton
    journeyman: Weigher
    rng: Random
    share: float
    least: float = -inf
    """Minimum worth of an explored move: giving things away teaches nothing."""
    turn: Callable[[Any], int] = lambda view: 0
    """Choices before the first turn (negative) are drawn: what is never chosen is never learned."""

    def choose(self, view: Any, seat: Seat) -> Move:
        if self.turn(view) < 0:
            return self.rng.choice(self.journeyman.game.moves(view, seat))
        if self.rng.random() >= self.share:
            return self.player.choose(view, seat)
        listed, worth = self.journeyman.game.moves(view, seat), self.journeyman.outlook(view, seat).worth
        first, *others = sorted(((worth(move), move) for move in listed), key=lambda pair: -pair[0])[:TEMPTING]
        return self.rng.choice([first, *[pair for pair in others if pair[0] >= self.least]])[1]

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.player.propose(view, seat) if isinstance(self.player, Proposer) else None


@dataclass(slots=True)
class Resolute:
    """A master that plans once per turn and follows the plan while it is legal and undisturbed."""

    master: Master
    planned: tuple[Move, ...] = ()
    next: int = -1
    """Number of moves at which the plan continues."""

    def choose(self, view: Any, seat: Seat) -> Move:
        on = self.planned and view.played == self.next and self.planned[0] in self.master.game.moves(view, seat)
        if not on:
            self.planned = self.master.plan(view, seat)
        first, self.planned, self.next = self.planned[0], self.planned[1:], view.played + 1
        return first

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.master.propose(view, seat)


@dataclass(frozen=True, slots=True)
class Stranger:
    """Another kind of player, without proposals; only its effect on others is learned."""

    player: Automaton

    def choose(self, view: Any, seat: Seat) -> Move:
        return self.player.choose(view, seat)


def varied(game: Game[Any], rng: Random, share: float) -> tuple[int, Options]:
    """Number of players and options: the usual ones in a share of the games each, else random."""
    seats = usual(game.meta.id) if rng.random() < share else rng.choice(game.meta.seats)
    if rng.random() < share:
        return seats, game.meta.options()
    return seats, game.meta.options.read(
        {name: rng.choice(known) for name, known in game.meta.options.choices().items()}
    )


def seated(
    game_id: str, seats: int, strangers: float, rng: Random, sit: Callable[[Random], Automaton]
) -> list[Automaton]:
    """Seats with a share of strangers, and at least one to learn from."""
    odd = [rng.random() < strangers for _ in range(seats)]
    if all(odd):
        odd[rng.randrange(seats)] = False
    return [Stranger(old(game_id)) if each else sit(rng) for each in odd]


def game_of(
    game: Game[Any],
    mastery: Mastery,
    journeyman: Weigher,
    seed: str,
    sit: Callable[[Random], Automaton],
    strangers: float = 0.0,
) -> Iterator[tuple[list[float], float, Seat]]:
    """One game: features of seats after turns, points made afterwards, and the seat of each row, in the order of
    play."""
    assert mastery.features is not None
    rng, onlookers = Random(seed), mastery.schooling.onlookers
    seats, options = varied(game, rng, mastery.schooling.usual)
    state, company = game.new(seats, seed, options), seated(game.meta.id, seats, strangers, rng, sit)
    kept: list[tuple[Seat, list[float], int]] = []
    for _ in range(MOST_MOVES):
        for other, proposed in proposals(game, state, company):
            game.play(state, other, proposed)
        owing = game.to_act(state)
        if not owing:
            break
        turn, seat = mastery.turn(state), owing[0]
        game.play(state, seat, company[seat].choose(game.view(state, seat), seat))
        if mastery.turn(state) != turn and state.stack:
            points = game.standings(state).points
            for other in range(seats):
                if isinstance(company[other], Stranger):
                    continue
                if turn < 0 or other == seat or rng.random() < onlookers:
                    kept.append((other, mastery.features.of(state, other, journeyman), points[other]))
    final = game.standings(state).points
    for seat, row, before in kept:
        yield row, float(final[seat] - before), seat
