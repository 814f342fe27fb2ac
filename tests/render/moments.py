"""Positions to draw and to word: games played once through and stopped at every decision, and at the end.

Each game's `positions.py` prefers moves that fill the boards; all tests share the games.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from engine import Event, Game, Move, Options, Question, narrow
from render.canvas import Page
from render.pictures import Illustrator, illustrator
from render.text import look
from tests.words.walk import questions
from words.reader import Look, Reader

NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki", "Ödön Őszi", "Sára")


@dataclass(frozen=True, eq=False)
class Moment:
    """A decision: the state before it, the seat that is asked (0 at the end), and its choices."""

    game: Game[Any]
    state: Any
    seat: int = 0
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()
    """Since that seat's last move."""
    before: tuple[Event, ...] = ()
    """Since the last decision."""

    @property
    def id(self) -> str:
        return self.game.meta.id

    @property
    def illustrator(self) -> Illustrator:
        return illustrator(self.id)

    @cached_property
    def view(self) -> Any:
        return self.game.view(self.state, self.seat)

    @property
    def step(self) -> str:
        return type(self.game.top(self.state)).__name__

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def other(self) -> int:
        return (self.seat + 1) % len(self.names)

    @property
    def seen(self) -> list[Event]:
        return [event.seen_by(self.seat) for event in self.events]

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """Every question that can come up on the way to a move."""
        return tuple(questions(list(self.moves))) if self.moves else ()

    def asked(self, *path: str) -> Question:
        found = narrow(self.moves, path)
        assert found is not None
        return found

    def of(self, seat: int | None) -> Any:
        """The same position, seen by another viewer."""
        return self.game.view(self.state, seat)

    def twin(self, chance: Random) -> "Moment":
        """A world that the seat cannot distinguish from this one."""
        state = self.game.redeal(self.state.clone(), self.seat, chance)
        moves = self.game.moves(self.game.view(state, self.seat), self.seat) if self.moves else []
        return Moment(self.game, state, self.seat, tuple(moves), self.events)

    # ------------------------------------------------------------ drawn

    def eyes(self, lang: str = "en", palette: str = "standard") -> Look:
        return look(Reader(lang, palette), self.names)

    def board(self, lang: str = "en", palette: str = "standard") -> Page:
        return self.illustrator.board(self.view, self.eyes(lang, palette), seat=self.seat, changes=self.seen)

    def portrait(self, lang: str = "en", palette: str = "standard") -> Page:
        return self.illustrator.portrait(self.view, self.eyes(lang, palette), seat=self.seat, changes=self.seen)

    def area(self, lang: str = "en", palette: str = "standard", *, of: int | None = None) -> Page:
        whose = self.seat if of is None else of
        eyes = self.eyes(lang, palette)
        return self.illustrator.seat(self.view, eyes, seat=whose, viewer=self.seat, changes=self.seen)

    def focus(self, *path: str, lang: str = "en", palette: str = "standard", quiet: bool = False) -> Page:
        changes = () if quiet else self.seen
        return self.illustrator.focus(
            self.view, self.eyes(lang, palette), seat=self.seat, path=path, moves=self.moves, changes=changes
        )

    def drawn(self, lang: str = "en", palette: str = "standard") -> dict[str, Page]:
        """Every picture of the position that its reader can ask for."""
        return {
            "board": self.board(lang, palette),
            **({"portrait": self.portrait(lang, palette)} if self.illustrator.portraits is not None else {}),
            "own seat": self.area(lang, palette),
            "other seat": self.area(lang, palette, of=self.other),
            "focus": self.focus(lang=lang, palette=palette),
        }

    def told(self, lang: str) -> dict[str, str]:
        """Alt texts of the pictures."""
        tell, view, names, me = self.illustrator, self.view, self.names, self.seat
        return {
            "board": tell.board_alt(view, names, lang, seat=me),
            "own seat": tell.seat_alt(view, names, lang, seat=me, viewer=me),
            "other seat": tell.seat_alt(view, names, lang, seat=self.other, viewer=me),
            "focus": tell.focus_alt(view, names, lang, seat=me, path=(), moves=self.moves),
        }

    def text(self, lang: str) -> str:
        return self.illustrator.text(self.view, self.names, lang, seat=self.seat, moves=self.moves, changes=self.seen)

    def appearance(self, lang: str) -> tuple[dict[str, bytes], dict[str, str], str]:
        """All pictures and texts of the position, to be compared."""
        pages = {kind: page.image.tobytes() for kind, page in self.drawn(lang).items()}
        return pages, self.told(lang), self.text(lang)


# ---------------------------------------------------------------- playing

Choose = Callable[[Any, int, list[Move], Random], Move]
Ask = Callable[[Game[Any], Any, Random], int]


def first_asked(game: Game[Any], state: Any, chance: Random) -> int:
    return game.to_act(state)[0]


def play_through(
    game: Game[Any], players: int, seed: str, options: Options | None, choose: Choose, ask: Ask = first_asked
) -> Iterator[Moment]:
    """Every decision of a game, and its end."""
    state = game.new(players, seed, options)
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    before: list[Event] = []
    while game.to_act(state):
        seat = ask(game, state, chance)
        moves = game.moves(state, seat)
        if not moves:
            continue
        yield Moment(game, state.clone(), seat, tuple(moves), tuple(since[seat]), tuple(before))
        before = game.play(state, seat, choose(state, seat, moves, chance))
        since[seat] = []
        for told in since.values():
            told += before
    yield Moment(game, state, 0, (), tuple(since[0]), tuple(before))


def by_kind(moves: Iterable[Move]) -> dict[str, list[Move]]:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    return kinds


def gladly(weights: dict[str, float]) -> Choose:
    """Choose a kind by weight, then one of its moves: kinds with many moves do not crowd out the others."""

    def choose(state: Any, seat: int, moves: list[Move], chance: Random) -> Move:
        kinds = by_kind(moves)
        [kind] = chance.choices(list(kinds), [weights.get(kind, 1) for kind in kinds])
        return chance.choice(kinds[kind])

    return choose


# ---------------------------------------------------------------- selecting moments


def landmarks(played: Sequence[Moment]) -> tuple[Moment, ...]:
    """The opening, the middle, the last decision and the end."""
    return tuple(played[number] for number in (0, len(played) // 2, len(played) - 2, len(played) - 1))


Asked = tuple[Moment, tuple[str, ...]]
Key = tuple[str, str]
FOLLOWED = 60
"""Number of times a kind of move is followed to its last question at each decision; enough to meet all questions."""


def questions_of(played: Iterable[Moment], most: int = 1) -> dict[Key, tuple[Asked, ...]]:
    """(Decision or kind of move, field) → decisions that lead to that question, each with the path to it."""
    found: dict[Key, list[Asked]] = {}
    followed: Counter[Key] = Counter()
    for moment in played:
        paths: list[tuple[str, ...]] = [()] if moment.moves else []
        while paths:
            path = paths.pop(0)
            if len(path) == 1:
                followed[moment.step, path[0]] += 1
                if followed[moment.step, path[0]] > FOLLOWED:
                    continue
            question = moment.asked(*path)
            if question.move is not None:
                continue
            examples = found.setdefault((question.kind or moment.step, question.field), [])
            if len(examples) < most:
                examples.append((moment, path))
            paths += [choice.path for choice in question.choices[: None if question.kind is None else 3]]
    return {key: tuple(each) for key, each in found.items()}


def settled(played: Iterable[Moment]) -> dict[str, Asked]:
    """A move of each kind, ready to be confirmed: its decision, and its words."""
    found: dict[str, Asked] = {}
    for moment in played:
        for move in moment.moves:
            found.setdefault(move.kind, (moment, move.words))
    return found
