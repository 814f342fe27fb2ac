"""Positions of Tournay to draw: games played at random, but so that quarters grow, stopped at every decision."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine import Event, Move, Question, narrow
from engine.tournay import TOURNAY
from engine.tournay.meta import TournayOptions
from engine.tournay.moves import Play
from engine.tournay.state import State

NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki")
LIKED = {
    "play": 9,
    "activate": 5,
    "draw": 4,
    "fight": 3,
    "recruit": 3,
    "gather": 1,
    "earn": 1,
    "skip": 0.4,
    "visit": 0.2,
}
TABLES: dict[int, TournayOptions] = {
    2: TournayOptions(),
    3: TournayOptions(rules="expert", expansion="replace"),
    4: TournayOptions(expansion="mix"),
}
LONGEST = 1500


@dataclass(frozen=True)
class Moment:
    state: State
    seat: int
    """Who is to decide (0 at the end)."""
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    """Since that seat's last move."""

    @property
    def view(self) -> Any:
        return TOURNAY.view(self.state, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def seen(self) -> list[Event]:
        return [event.seen_by(self.seat) for event in self.events]

    @property
    def step(self) -> str:
        return type(TOURNAY.top(self.state)).__name__


@cache
def game(players: int, seed: str = "pictures") -> tuple[Moment, ...]:
    """Every decision of a game, and its end."""
    state = TOURNAY.new(players, seed, TABLES[players])
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    found: list[Moment] = []
    while (seats := TOURNAY.to_act(state)) and len(found) < LONGEST:
        seat = chance.choice(seats)
        moves = TOURNAY.moves(state, seat)
        found.append(Moment(state.clone(), seat, tuple(moves), tuple(since[seat])))
        events = TOURNAY.play(state, seat, _liked(chance, moves, state.players[seat].quarter))
        since[seat] = []
        for told in since.values():
            told += events
    assert TOURNAY.over(state), "the game did not end"
    found.append(Moment(state, 0, (), tuple(since[0])))
    return tuple(found)


def _liked(chance: Random, moves: list[Move], quarter: Collection[str]) -> Move:
    """First a kind, then one of its moves: the many ways to draw shall not crowd out all else. Quarters grow."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    kind = chance.choices(list(kinds), [LIKED.get(kind, 1) for kind in kinds])[0]
    growing = [move for move in kinds[kind] if isinstance(move, Play) and move.space not in quarter]
    return chance.choice(growing if growing and chance.random() < 0.85 else kinds[kind])


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """The opening, the middle and the end; at a table of four also the last decision of each kind."""
    played = game(players)
    chosen = {0, len(played) // 4, len(played) // 2, len(played) - 2, len(played) - 1}
    if players == 4:
        chosen |= set({moment.step: number for number, moment in enumerate(played)}.values())
    return tuple(played[number] for number in sorted(chosen))


def questions(moment: Moment, move: Move) -> Iterator[tuple[tuple[str, ...], Question]]:
    """The questions on the way to a move, with the words chosen before each."""
    path: tuple[str, ...] = ()
    while (question := narrow(moment.moves, path)) is not None:
        yield path, question
        if question.move is not None:
            return
        found = next(choice for choice in question.choices if move.words[: len(choice.path)] == choice.path)
        path = found.path


Asked = tuple[Moment, tuple[str, ...], Question]


@cache
def asked() -> tuple[Asked, ...]:
    """One example of each kind of question: by decision, kind of move and field, settled or not."""
    found: dict[tuple[str, str | None, str, bool], Asked] = {}
    walked: Counter[tuple[str, str, bool]] = Counter()
    for players in TABLES:
        for moment in game(players):
            for move in moment.moves:
                way = (moment.step, move.kind, getattr(move, "pay", None) is not None)
                walked[way] += 1
                if walked[way] % WALKED == 1 and walked[way] < MOST_WALKED * WALKED:
                    for path, question in questions(moment, move):
                        key = (moment.step, question.kind, question.field, question.move is not None)
                        found.setdefault(key, (moment, path, question))
    return tuple(found.values())


WALKED, MOST_WALKED = 7, 40
"""Of the moves of a kind every seventh is looked at, and no more than so many."""
