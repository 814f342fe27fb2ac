"""The contract that every game fulfils. `from engine import GAMES` and these few verbs are all anybody needs."""

import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict
from pydantic_core import from_json, to_json

from engine.events import Event
from engine.moves import Move, MoveBook, without
from engine.refusals import IllegalMove
from engine.seats import MOST_SEATS, Seat
from engine.steps import Core, Decision, Step

S = TypeVar("S", bound=Core)


class Options(BaseModel):
    """How a table wants to play. Every field is a `Literal` with a default, so that a lobby can offer all of it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """Each option's possible values, the default first in mind but in declared order."""
        found = {}
        for name, info in cls.model_fields.items():
            assert get_origin(info.annotation) is Literal, f"{cls.__name__}.{name} must be a Literal"
            found[name] = tuple(str(v) for v in get_args(info.annotation))
        return found

    @classmethod
    def read(cls, chosen: Mapping[str, str]) -> Self:
        """The options that texts such as those of `choices` spell. ValueError if there is no such option or value."""
        values = {}
        for name, text in chosen.items():
            if name not in cls.model_fields:
                raise ValueError(f"no option is called {name}")
            known = get_args(cls.model_fields[name].annotation)
            if text not in map(str, known):
                raise ValueError(f"{name} cannot be {text}: it is one of {', '.join(map(str, known))}")
            values[name] = next(value for value in known if str(value) == text)
        return cls(**values)


Upgrade = Callable[[Any], Any]
"""From a stored position of one version of the rules, as plain data, to one of the next."""


def as_it_is(stored: Any) -> Any:
    """The change of the rules left positions readable, and a game that was begun before can go on by the new ones."""
    return stored


class OtherRules(ValueError):
    """A position was stored under rules from which no way leads to the present ones."""


@dataclass(frozen=True, slots=True)
class Meta:
    id: str
    title: str
    designers: tuple[str, ...]
    seats: range
    weight: float
    """1 (light) … 5 (heavy)."""
    minutes_per_seat: int
    rules_version: int
    """Raised when a change of the rules would make a recorded game go another way. `upgrades` says then what becomes of
    games that were begun before."""
    maturity: Literal["draft", "beta", "stable"]
    prefix: str
    """Of the clause ids: CAL, TIL, TOU, GEN, BUR."""
    options: type[Options] = Options
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """Earlier version → how its positions become those of the next. A version without one cannot be played on."""
    decisions: Mapping[int, int] = field(default_factory=dict)
    """Number of players → decisions in a usual game: the median of fifteen games among journeymen."""
    order: int = 100
    """Where the game stands among those that are offered: by this number, then by title."""

    def __post_init__(self) -> None:
        if not self.seats or not 1 <= self.seats[0] <= self.seats[-1] <= MOST_SEATS:
            told = f"{self.seats[0]} to {self.seats[-1]}" if self.seats else "no"
            raise ValueError(f"{self.title} is for {told} players, but a table seats 1 to {MOST_SEATS}")


@dataclass(frozen=True, slots=True)
class Standings:
    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """Per seat: what the points came from (message ids → points); the values add up to the points."""
    over: bool = False
    ranking: tuple[tuple[Seat, ...], ...] = ()
    """Best first; seats that nothing tells apart share a place. Before the end: by points alone."""
    decided_by: str | None = None
    """Message id of the tie-break that decided the victory, if points did not."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0] if self.over and self.ranking else ()

    def place(self, seat: Seat) -> int:
        place = 1
        for group in self.ranking:
            if seat in group:
                return place
            place += len(group)
        raise ValueError(f"seat {seat} is not ranked")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A move tried on a clone: what would be, what would happen, and whether something unknown would come to light."""

    state: Any
    events: list[Event] = field(default_factory=list)
    reveals: bool = False


class Game(Generic[S]):
    """One stateless instance per title."""

    meta: ClassVar[Meta]
    book: ClassVar[MoveBook]
    state_type: ClassVar[type[Core]]

    how: ClassVar[frozenset[str]] = frozenset()
    """Fields of moves that say how something is done: paid with what, from where, in which order."""

    # ------------------------------------------------------------ what each game says

    def set_up(self, seats: int, seed: str, options: Any) -> S:
        """Return the position of the first decision; the events on the way to it are left in `state.out`.

        `options` is an instance of `meta.options`.
        """
        raise NotImplementedError(f"{type(self).__name__} must have `set_up`, in {type(self).__module__}")

    def standings(self, state: S) -> Standings:
        raise NotImplementedError(f"{type(self).__name__} must have `standings`, in {type(self).__module__}")

    def settled(self, state: S) -> Standings:
        """How it stands for those who agree to end it here: with what only they themselves knew until then."""
        return self.standings(state)

    def redeal(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A world that `seat` (None: a spectator) cannot tell from this one: all it does not know is dealt again."""
        raise NotImplementedError(f"{type(self).__name__} must have `redeal`, in {type(self).__module__}")

    def imagine(self, view: S, seat: Seat, rng: Random) -> S:
        """A whole world in which `seat` would see just this: `redeal` for whoever knows nothing but the view.

        A game that leaves it out has no master: its journeyman answers in its place.
        """
        raise NotImplementedError

    @property
    def can_be_imagined(self) -> bool:
        return type(self).imagine is not Game.imagine

    # ------------------------------------------------------------ what is the same for all

    def options(self, options: Options | None) -> Any:
        return options if options is not None else self.meta.options()

    def new(self, seats: int, seed: str, options: Options | None = None) -> S:
        """Set up a game. Raises ValueError for a number of players that the game does not allow."""
        if seats not in self.meta.seats:
            fewest, most = self.meta.seats[0], self.meta.seats[-1]
            raise ValueError(f"{self.meta.title} is for {fewest} to {most} players, not {seats}")
        return self.set_up(seats, seed, self.options(options))

    def opening(self, seats: int, seed: str, options: Options | None = None) -> tuple[S, list[Event]]:
        """A new game, and what happened while it was set up: the first page of its log."""
        state = self.new(seats, seed, options)
        events, state.out = state.out, []
        return state, events

    def top(self, state: S) -> Decision | None:
        """The decision that is open now."""
        return state.stack[-1] if state.stack else None  # type: ignore[return-value]  # `settle` ends at a decision

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who owes a decision; () means that the game is over."""
        top = self.top(state)
        return top.seats(state) if top else ()

    def welcome(self, state: S) -> tuple[Seat, ...]:
        """Who may act besides those who owe a decision."""
        top = self.top(state)
        return top.welcome(state) if top else ()

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal move of the seat, finite, in a stable order. Empty if it is not asked anything.

        The list is remembered on the state for the `play` that usually follows: whoever changes a state by hand
        between the two must list again.
        """
        top = self.top(state)
        if top is None or not top.hears(state, seat):
            return []
        listed = top.options(state, seat)
        state.listed = (seat, listed[:])
        return listed

    def check(self, state: S, seat: Seat, move: Move) -> None:
        """Raises IllegalMove, with reason and clause, unless the move is legal."""
        listed, state.listed = state.listed, None
        if listed is not None and listed[0] == seat:
            for known in listed[1]:  # by identity: comparing moves one by one costs more than playing one
                if known is move:
                    return
        top = self.top(state)
        if top is None:
            raise IllegalMove("refusal-game-over")
        if not top.hears(state, seat):
            raise IllegalMove("refusal-not-your-decision", top.clause)
        if not top.allows(state, seat, move):
            raise top.why_not(state, seat, move)

    def play(self, state: S, seat: Seat, move: Move) -> list[Event]:
        """Play a move in place. IllegalMove leaves the state untouched."""
        self.check(state, seat, move)
        if move.standing and seat not in self.to_act(state):
            return self._set_aside(state, seat, move)
        if state.last_seat is not None and state.last_seat != seat:
            state.barrier = state.played
        state.last_seat = seat
        return self._carry_out(state, seat, move)

    def _set_aside(self, state: S, seat: Seat, move: Move) -> list[Event]:
        """A standing answer of a bystander: no act of the game unless it shows something or changes what is asked."""
        stack, asked, barrier = state.stack[:], self.to_act(state), state.played
        events = self._carry_out(state, seat, move)
        if state.barrier >= state.played or state.stack != stack or self.to_act(state) != asked:
            if state.last_seat is not None:
                state.barrier = max(state.barrier, barrier)
            state.last_seat = seat
        return events

    def _carry_out(self, state: S, seat: Seat, move: Move) -> list[Event]:
        state.played += 1
        events: list[Event] = []
        state.out = events
        top: Decision = state.stack.pop()  # type: ignore[assignment]
        top.choose(state, seat, move)
        state.settle()
        state.out = []
        return events

    def attempt(self, state: S, seat: Seat, move: Move) -> Outcome:
        """Play a move on a clone."""
        after = state.clone()
        after.listed = state.listed  # the same position: what was listed there is legal here
        events = self.play(after, seat, move)
        return Outcome(after, events, reveals=after.barrier >= after.played)

    def thinkable(self, view: S, seat: Seat) -> Iterable[Move]:
        """What somebody may think of doing now, possible or not, with the best try at each target: for whoever asks why
        not. Only from what the seat sees."""
        return ()

    def aim(self, move: Move) -> tuple[object, ...]:
        """What a move is about, without how it is paid or with what it is done."""
        return without(move, self.how) if self.how else move.words

    def impossible(self, view: S, seat: Seat) -> list[tuple[Move, IllegalMove]]:
        """What cannot be done now although somebody may think of it, each with the reason."""
        possible = {self.aim(move) for move in self.moves(view, seat)}
        found = []
        for move in dict.fromkeys(self.thinkable(view, seat)):
            if self.aim(move) not in possible:
                try:
                    self.check(view, seat, move)
                except IllegalMove as refused:
                    found.append((move, refused))
        return found

    def default_move(self, state: S, seat: Seat) -> Move:
        """The least harmful move for a seat whose time is out."""
        top = self.top(state)
        if top is None or seat not in top.seats(state):
            raise IllegalMove("refusal-not-your-decision")
        return top.default(state, seat)

    def decline(self, state: S, seat: Seat) -> Move | None:
        """What merely passes on the question that the seat is asked out of its turn; None: it must be asked."""
        top = self.top(state)
        return top.decline(state, seat) if top is not None and seat in top.seats(state) else None

    @property
    def can_be_declined(self) -> bool:
        """Whether the game asks anything at all that a seat can pass on beforehand."""
        kinds = [kind for name, kind in Step.family.items() if name.startswith(f"{self.meta.id}.")]
        return any(getattr(kind, "decline", Decision.decline) is not Decision.decline for kind in kinds)

    def whose_turn(self, state: S) -> Seat | None:
        """The seat whose turn it is; None where nobody's is."""
        return getattr(state, "active", None)

    def addressed(self, state: S) -> dict[Seat, tuple[str, ...]]:
        """What others have put to a seat that nobody waits for: a word for each, another one when its terms change.

        Public knowledge only.
        """
        return {}

    def clock_key(self, state: S, seat: Seat) -> str | None:
        """Decisions of a seat with the same key share their time; None: each has its own.

        A key of two words, `group rest`: if one decision of a group used up its time, the others have none left.
        """
        return None

    def clock_share(self, state: S, seat: Seat) -> float:
        """The part of a table's usual time that the seat's present decision deserves."""
        return 1.0

    def step_aside(self, state: S, seat: Seat) -> Move | None:
        """What keeps a seat that lets its time run out again and again from holding up the others, while it is away.

        None: the game has nothing of the kind, or it has been done already.
        """
        return None

    def step_back(self, state: S, seat: Seat) -> Move | None:
        """What would later undo `step_aside`, if that were played now."""
        return None

    def view(self, state: S, seat: Seat | None) -> S:
        """What that seat (None: a spectator) may know: secrets become HIDDEN, decks keep their size, no seed."""
        return state.view_for(seat)

    def dump(self, state: S) -> bytes:
        return to_json(state.dump())

    def load(self, data: bytes, rules_version: int | None = None) -> S:
        """`rules_version`: by which it was stored, if not by the present one. OtherRules: there is no way from it."""
        stored, present = from_json(data), self.meta.rules_version
        for version in range(min(present, rules_version or present), max(present, rules_version or present)):
            upgrade = self.meta.upgrades.get(version) if version < present else None
            if upgrade is None:
                raise OtherRules(f"{self.meta.title} was stored by rules {rules_version}, and these are {present}")
            stored = upgrade(stored)
        return self.state_type.load(stored)  # type: ignore[return-value]

    def digest(self, state: S) -> str:
        """Short and stable: tells whether two runs of a game agree."""
        return f"{zlib.crc32(self.dump(state)):08x}"

    def over(self, state: S) -> bool:
        return not state.stack

    def replay(self, seats: int, seed: str, options: Options | None, moves: Sequence[tuple[Seat, str]]) -> S:
        state = self.new(seats, seed, options)
        for seat, notation in moves:
            self.play(state, seat, self.book.read(notation))
        return state
