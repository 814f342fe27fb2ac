"""Positions to draw: games played with some sense for placing tiles, stopped at every decision and at the end."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine import Event, Move, Question, narrow
from engine.burgundy import BURGUNDY
from engine.burgundy.meta import BurgundyOptions
from engine.burgundy.state import State
from render.burgundy.illustrator import ILLUSTRATOR
from render.canvas import Page
from render.look import Look, Reader, look

NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki")
EAGER = {"place": 30, "load": 5, "sell": 4, "take": 3, "buy": 2, "workers": 0.6, "skip": 0.1}
"""How gladly each kind of move is made, so that estates fill up."""


@dataclass(frozen=True)
class Moment:
    state: State
    seat: int
    """Who is to decide (0 at the end)."""
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    """Since that seat's last move."""

    @property
    def view(self) -> State:
        return BURGUNDY.view(self.state, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def seen(self) -> list[Event]:
        return [event.seen_by(self.seat) for event in self.events]

    def eyes(self, lang: str = "en", palette: str = "standard") -> Look:
        return look(Reader(lang, palette), self.names)

    def board(self, lang: str = "en", palette: str = "standard") -> Page:
        return ILLUSTRATOR.board(self.view, self.eyes(lang, palette), seat=self.seat, changes=self.seen)

    def area(self, lang: str = "en", palette: str = "standard", *, of: int | None = None) -> Page:
        whose = self.seat if of is None else of
        eyes = self.eyes(lang, palette)
        return ILLUSTRATOR.seat(self.view, eyes, seat=whose, viewer=self.seat, changes=self.seen)

    def focus(self, *path: str, lang: str = "en", palette: str = "standard", quiet: bool = False) -> Page:
        return ILLUSTRATOR.focus(
            self.view, self.eyes(lang, palette), seat=self.seat, path=path, moves=self.moves,
            changes=() if quiet else self.seen,
        )  # fmt: skip

    def asked(self, *path: str) -> Question:
        found = narrow(self.moves, path)
        assert found is not None
        return found


def options(setup: str, sold_goods: str = "open") -> BurgundyOptions:
    return BurgundyOptions.read({"setup": setup, "sold_goods": sold_goods, "sheets": "free"})


@cache
def game(players: int, seed: str = "pictures", setup: str = "basic", sold_goods: str = "open") -> tuple[Moment, ...]:
    """Every decision of a game, and its end."""
    state = BURGUNDY.new(players, seed, options(setup, sold_goods))
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    found = []
    while seats := BURGUNDY.to_act(state):
        seat = seats[0]
        moves = BURGUNDY.moves(state, seat)
        found.append(Moment(state.clone(), seat, tuple(moves), tuple(since[seat])))
        events = BURGUNDY.play(state, seat, _chosen(moves, chance))
        since[seat] = []
        for told in since.values():
            told += events
    found.append(Moment(state, 0, (), tuple(since[0])))
    return tuple(found)


def _chosen(moves: list[Move], chance: Random) -> Move:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    [kind] = chance.choices(list(kinds), [EAGER.get(kind, 1) for kind in kinds])
    return chance.choice(kinds[kind])


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """Set-up or opening, the middle and the end."""
    setup = {2: "basic", 3: "expert_secret", 4: "expert_open"}[players]
    played = game(players, setup=setup)
    return tuple(played[number] for number in (1, len(played) // 2, len(played) - 2, len(played) - 1))


@cache
def asking(kind: str | None, field: str, players: int = 4, setup: str = "basic") -> tuple[tuple[Moment, Any], ...]:
    """Decisions that come to a question, each with the path to it, from as many games as it takes."""
    for seed in range(12):
        found = []
        for moment in game(players, f"asking {seed}", setup):
            path = _path(moment, kind, field)
            if path is not None:
                found.append((moment, path))
        if found:
            return tuple(found)
    raise LookupError((kind, field))


def _path(moment: Moment, kind: str | None, field: str) -> tuple[str, ...] | None:
    paths: list[tuple[str, ...]] = [()] if moment.moves else []
    while paths:
        path = paths.pop(0)
        question = moment.asked(*path)
        if question.move is None:
            if (question.kind, question.field) == (kind, field):
                return path
            paths += [choice.path for choice in question.choices[:3] if kind is None or choice.path[0] == kind]
    return None
