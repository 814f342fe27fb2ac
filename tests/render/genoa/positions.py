"""Positions to draw: games in which much is offered, stopped at every decision and at the end."""

from dataclasses import dataclass
from functools import cache
from random import Random

from engine import Event, Move, Question, narrow
from engine.genoa import GENOA
from engine.genoa.meta import GenoaOptions
from engine.genoa.state import State
from render.canvas import Page
from render.genoa.illustrator import ILLUSTRATOR
from render.look import Look, Reader, look

NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki", "Ödön")
EAGER = {
    "set": 0.03, "except": 0.02, "offer": 3, "pass": 0.3, "stop": 0.2, "reject": 0.2, "withdraw": 0.1, "cancel": 0.2,
    "queue": 0.4, "ask": 0.6, "call": 0.2, "build": 6, "forgo": 0.3, "unpass": 0.1, "fulfil": 5, "activate": 4,
}  # fmt: skip
"""How gladly each kind of move is made, so that the book fills up and goods change hands."""


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
        return GENOA.view(self.state, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def step(self) -> str:
        return type(GENOA.top(self.state)).__name__

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

    def focus(self, *path: str, lang: str = "en", palette: str = "standard") -> Page:
        return ILLUSTRATOR.focus(
            self.view, self.eyes(lang, palette), seat=self.seat, path=path, moves=self.moves, changes=self.seen
        )

    def asked(self, *path: str) -> Question:
        found = narrow(self.moves, path)
        assert found is not None
        return found


@cache
def game(players: int, seed: str = "pictures", money: str = "hidden") -> tuple[Moment, ...]:
    """Every decision of a game, of those who owe one and now and then of others too, and its end."""
    state = GENOA.new(players, seed, GenoaOptions.read({"money": money}))
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    found = []
    while owing := GENOA.to_act(state):
        seat = chance.randrange(players) if chance.random() < 0.35 else chance.choice(owing)
        moves = GENOA.moves(state, seat)
        if not moves:
            continue
        found.append(Moment(state.clone(), seat, tuple(moves), tuple(since[seat])))
        events = GENOA.play(state, seat, _chosen(moves, chance))
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
    """The opening, the fullest book and the end."""
    played = game(players)
    fullest = max(played, key=lambda moment: len(moment.state.offers) + len(moment.state.asks))
    return (played[0], fullest, played[-1])


Found = tuple[Moment, tuple[str, ...]]


@cache
def questions() -> dict[tuple[str, str], tuple[Found, ...]]:
    """(Kind of move or decision, field) → a few decisions that come to that question, each with the path to it."""
    found: dict[tuple[str, str], list[Found]] = {}
    for seed in range(4):
        for moment in game(3 + seed % 3, f"asking {seed}")[:-1]:
            paths: list[tuple[str, ...]] = [()]
            while paths:
                path = paths.pop(0)
                question = moment.asked(*path)
                if question.move is None:
                    key = (question.kind or moment.step, question.field)
                    if len(found.setdefault(key, [])) < 3:
                        found[key].append((moment, path))
                    ripe = len(found[key]) < 3 or question.kind is None
                    paths += [choice.path for choice in question.choices[: None if ripe else 2]]
    return {key: tuple(each) for key, each in found.items()}
