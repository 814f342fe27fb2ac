"""The contract that every game implements."""

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

Before = tuple[list[Step], tuple[Seat, ...], int]
"""The stack, the seats asked and the moves played before a standing answer."""


class Options(BaseModel):
    """Options of a table. Every field is a `Literal` with a default, so that a lobby can list its values."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """Possible values of each option, in declared order."""
        found = {}
        for name, info in cls.model_fields.items():
            assert get_origin(info.annotation) is Literal, f"{cls.__name__}.{name} must be a Literal"
            found[name] = tuple(str(v) for v in get_args(info.annotation))
        return found

    @classmethod
    def read(cls, chosen: Mapping[str, str]) -> Self:
        """Parse options from texts such as those of `choices`. Raises ValueError for an unknown option or value."""
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
"""Converts a stored position, as plain data, from one rules version to the next."""


def as_it_is(stored: Any) -> Any:
    """The upgrade for a rules change that leaves stored positions valid."""
    return stored


class OtherRules(ValueError):
    """A position was stored under rules without an upgrade to the present ones."""


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
    """Raised by a rules change that alters recorded games. `upgrades` converts games in progress."""
    maturity: Literal["draft", "beta", "stable"]
    prefix: str
    """Prefix of clause ids: CAL, TIL, TOU, GEN, BUR."""
    options: type[Options] = Options
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """Upgrade from each earlier version to the next. A version without one cannot be continued."""
    decisions: Mapping[int, int] = field(default_factory=dict)
    """Usual number of decisions by number of players: the median of fifteen games among journeymen."""
    turns: int = 20
    """Approximate turns of a seat in a game, measured with automata."""
    bgg: int = 0
    """Number at BoardGameGeek; 0 if it is not listed there."""
    order: int = 100
    """Position in the list of games; ties are sorted by title."""

    def __post_init__(self) -> None:
        if not self.seats or not 1 <= self.seats[0] <= self.seats[-1] <= MOST_SEATS:
            told = f"{self.seats[0]} to {self.seats[-1]}" if self.seats else "no"
            raise ValueError(f"{self.title} is for {told} players, but a table seats 1 to {MOST_SEATS}")


@dataclass(frozen=True, slots=True)
class Standings:
    points: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """Points by source (message id) for each seat; they add up to the seat's points."""
    over: bool = False
    ranking: tuple[tuple[Seat, ...], ...] = ()
    """Best first; tied seats share a place. Before the end: by points only."""
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
    """Result of a move tried on a clone; `reveals` if it would show hidden information."""

    state: Any
    events: list[Event] = field(default_factory=list)
    reveals: bool = False


class Game(Generic[S]):
    """One stateless instance per title."""

    meta: ClassVar[Meta]
    book: ClassVar[MoveBook]
    state_type: ClassVar[type[Core]]

    how: ClassVar[frozenset[str]] = frozenset()
    """Fields of moves that describe how, not what: payment, source, order."""

    # ------------------------------------------------------------ what each game says

    def set_up(self, seats: int, seed: str, options: Any) -> S:
        """Return the position of the first decision; the events on the way to it are left in `state.out`.

        `options` is an instance of `meta.options`.
        """
        raise NotImplementedError(f"{type(self).__name__} must have `set_up`, in {type(self).__module__}")

    def standings(self, state: S) -> Standings:
        raise NotImplementedError(f"{type(self).__name__} must have `standings`, in {type(self).__module__}")

    def settled(self, state: S) -> Standings:
        """Standings when players agree to end the game here, secret points included."""
        return self.standings(state)

    def redeal(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A world indistinguishable for `seat` (None: a spectator): everything it does not know is dealt again."""
        raise NotImplementedError(f"{type(self).__name__} must have `redeal`, in {type(self).__module__}")

    def imagine(self, view: S, seat: Seat, rng: Random) -> S:
        """A complete world consistent with a view: `redeal` for callers that only have the view.

        A game without it has no master; its journeyman plays instead.
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
        """A new game and the events of its set-up."""
        state = self.new(seats, seed, options)
        events, state.out = state.out, []
        return state, events

    def top(self, state: S) -> Decision | None:
        """The decision that is open now."""
        return state.stack[-1] if state.stack else None  # type: ignore[return-value]  # `settle` ends at a decision

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Seats that owe a decision; () if the game is over."""
        stack = state.stack
        return stack[-1].seats(state) if stack else ()  # type: ignore[attr-defined]  # `settle` ends at a decision

    def welcome(self, state: S) -> tuple[Seat, ...]:
        """Seats that may act although they owe no decision."""
        top = self.top(state)
        return top.welcome(state) if top else ()

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal move of the seat in a stable order; empty if it is not asked.

        The list is cached on the state for the following `play`. After changing a state by hand, list again; after
        changing one that was just played or set up, change a `clone`, which has no list.
        """
        stack = state.stack
        if not stack:
            return []
        top: Decision = stack[-1]  # type: ignore[assignment]
        ahead = state.ahead
        if ahead is not None and ahead[0] is top and ahead[1] == seat:
            listed = ahead[2]
        elif top.hears(state, seat):
            listed = top.options(state, seat)
        else:
            return []
        state.ahead = None
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
        before: Before | None = None
        if move.standing and seat not in self.to_act(state):
            before = (state.stack[:], self.to_act(state), state.played)
        else:
            if state.last_seat is not None and state.last_seat != seat:
                state.barrier = state.played
            state.last_seat = seat
        state.played += 1
        events: list[Event] = []
        state.out, state.ahead = events, None
        top: Decision = state.stack.pop()  # type: ignore[assignment]
        top.choose(state, seat, move)
        state.settle()
        state.out = []
        if before is not None:
            self._set_aside(state, seat, before)
        return events

    def _set_aside(self, state: S, seat: Seat, before: Before) -> None:
        """A standing answer of a bystander: no act of the game unless it shows something or changes what is asked."""
        stack, asked, barrier = before
        if state.barrier >= state.played or state.stack != stack or self.to_act(state) != asked:
            if state.last_seat is not None:
                state.barrier = max(state.barrier, barrier)
            state.last_seat = seat

    def attempt(self, state: S, seat: Seat, move: Move) -> Outcome:
        """Play a move on a clone."""
        after = state.clone()
        after.listed = state.listed  # the same position: what was listed there is legal here
        events = self.play(after, seat, move)
        return Outcome(after, events, reveals=after.barrier >= after.played)

    def thinkable(self, view: S, seat: Seat) -> Iterable[Move]:
        """Moves that a player may consider, legal or not, with the best attempt at each target; made from the view.
        Used by *Why not?*."""
        return ()

    def aim(self, move: Move) -> tuple[object, ...]:
        """The target of a move, without payment or means."""
        return without(move, self.how) if self.how else move.words

    def impossible(self, view: S, seat: Seat) -> list[tuple[Move, IllegalMove]]:
        """Considered moves that are illegal now, each with the reason."""
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
        """The least harmful move for a seat that timed out."""
        top = self.top(state)
        if top is None or seat not in top.seats(state):
            raise IllegalMove("refusal-not-your-decision")
        return top.default(state, seat)

    def decline(self, state: S, seat: Seat) -> Move | None:
        """The move that declines a question asked out of turn; None if the seat must answer."""
        top = self.top(state)
        return top.decline(state, seat) if top is not None and seat in top.seats(state) else None

    @property
    def can_be_declined(self) -> bool:
        """Whether the game asks anything at all that a seat can pass on beforehand."""
        kinds = [kind for name, kind in Step.family.items() if name.startswith(f"{self.meta.id}.")]
        return any(getattr(kind, "decline", Decision.decline) is not Decision.decline for kind in kinds)

    def whose_turn(self, state: S) -> Seat | None:
        """The seat in turn, or None."""
        return getattr(state, "active", None)

    def addressed(self, state: S) -> dict[Seat, tuple[str, ...]]:
        """Open proposals to seats that owe no decision: a key for each, which changes with its terms.

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
        """The move that keeps a repeatedly absent seat from holding up the others.

        None if the game has no such move, or it has been played.
        """
        return None

    def step_back(self, state: S, seat: Seat) -> Move | None:
        """The move that would revert `step_aside`, if that were played now."""
        return None

    def view(self, state: S, seat: Seat | None) -> S:
        """The state as known to a seat (None: a spectator): secrets become HIDDEN, decks keep their size, no seed.

        The view of a seat that owes a decision brings along its moves, so that they are listed once for both.
        """
        seen, top = self.bare_view(state, seat), self.top(state)
        if seat is not None and top is not None and top.is_asked(state, seat):
            seen.ahead = (seen.stack[-1], seat, self.moves(state, seat))
        return seen

    def bare_view(self, state: S, seat: Seat | None) -> S:
        """The same without the legal moves. A game that shows more than its marks say overrides this."""
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
        """Short, stable hash that shows whether two runs of a game agree."""
        return f"{zlib.crc32(self.dump(state)):08x}"

    def over(self, state: S) -> bool:
        return not state.stack

    def replay(self, seats: int, seed: str, options: Options | None, moves: Sequence[tuple[Seat, str]]) -> S:
        state = self.new(seats, seed, options)
        for seat, notation in moves:
            self.play(state, seat, self.book.read(notation))
        return state
