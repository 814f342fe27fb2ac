"""The flow of a game as a stack of records in its state, not as Python frames.

A `Step` runs by itself; a `Decision` waits for one or more seats. `state.then(A(), B())` pushes steps in reading order;
`settle` runs automatic steps until a seat must choose. A decision is off the stack while its answer is carried out: one
that continues pushes itself (or its successor) again.

Because the stack is data, a game can be cloned, stored and resumed at any decision.
"""

from dataclasses import field
from random import Random
from typing import Any, ClassVar, TypeVar, dataclass_transform

from engine.chance import number_below
from engine.events import Event, Forced, kind_of
from engine.moves import Move
from engine.records import Kinds, Passing, Public, Record, frozen, record
from engine.refusals import IllegalMove
from engine.seats import Seat

T = TypeVar("T")


class Step(Kinds):
    """Something that happens by itself when it comes to the top of the stack."""

    __slots__ = ()
    family: ClassVar[dict[str, type[Kinds]]] = {}
    waits: ClassVar[bool] = False
    """Whether it is a decision."""

    def run(self, state: Any) -> None:
        raise TypeError(f"{type(self).__name__} does not run by itself")


class Decision(Step):
    """Something that seats decide. Options must depend only on what that seat may know."""

    __slots__ = ()
    waits: ClassVar[bool] = True
    clause: ClassVar[str] = ""
    """The clause quoted when an answer is refused for no more special reason."""
    forced: ClassVar[bool] = False
    """Whether a single option plays itself. Only allowed if that reveals nothing to the other seats."""
    silent: ClassVar[bool] = False
    """Whether an option that played itself is left out of the log, because its effect shows it (a turn ends)."""

    def seats(self, state: Any) -> tuple[Seat, ...]:
        """Seats that owe an answer, in any order."""
        return (self.seat,)  # type: ignore[attr-defined]

    def welcome(self, state: Any) -> tuple[Seat, ...]:
        """Other seats that may act now (an offer from across the table)."""
        return ()

    def is_asked(self, state: Any, seat: Seat) -> bool:
        """Whether the seat owes an answer."""
        return seat in self.seats(state)

    def hears(self, state: Any, seat: Seat) -> bool:
        """Whether the seat may act now, owing an answer or welcome."""
        return seat in self.seats(state) or seat in self.welcome(state)

    def options(self, state: Any, seat: Seat) -> list[Move]:
        """Every legal answer in a stable order (for open kinds: sensible suggestions)."""
        raise NotImplementedError(f"{type(self).__name__} must have `options`, in {type(self).__module__}")

    def choose(self, state: Any, seat: Seat, move: Any) -> None:
        """Carry the answer out."""
        raise NotImplementedError(f"{type(self).__name__} must have `choose`, in {type(self).__module__}")

    def allows(self, state: Any, seat: Seat, move: Move) -> bool:
        """Precise legality; open kinds override it, everything else is listed."""
        return move in self.options(state, seat)

    def why_not(self, state: Any, seat: Seat, move: Move) -> IllegalMove:
        """The reason to give for an answer that is not allowed."""
        return IllegalMove("refusal-not-now", self.clause, move=move.notation)

    def default(self, state: Any, seat: Seat) -> Move:
        """The least harmful answer for a seat that timed out."""
        return self.options(state, seat)[0]

    def decline(self, state: Any, seat: Seat) -> Move | None:
        """The answer of a seat with a standing order to decline questions out of its turn.

        None if there is nothing to decline, or too much is at stake. Never a move of the seat's own turn.
        """
        return None


@dataclass_transform(frozen_default=True)
def step(cls: type[Any]) -> Any:
    """Declares a step or decision. Its fields are marked like a state's and must be immutable."""
    cls.kind = kind_of(cls)
    made = frozen(cls)
    Step.join(made)
    return made


@record
class Core(Record):
    """Fields of every game's state."""

    seed: str = ""
    draws: int = 0
    played: Public[int] = 0
    """Moves played so far."""
    barrier: Public[int] = 0
    """Moves that can no longer be taken back freely: chance or a secret came after them, or another seat acted."""
    last_seat: Public[int | None] = None
    stack: Public[list[Step]] = field(default_factory=list)
    out: Passing[list[Event]] = field(default_factory=list, compare=False)
    listed: Passing[tuple[Seat, list[Move]] | None] = field(default=None, compare=False)
    """The options last listed by `Game.moves`, so that playing one of them need not list them again."""
    ahead: Passing[tuple[Step, Seat, list[Move]] | None] = field(default=None, compare=False)
    """The decision that `settle` stopped at, its seat and options, for the first `Game.moves` after it."""

    # ------------------------------------------------------------ flow

    def then(self, *steps: Step) -> None:
        """Push what follows, in reading order: the first named happens first."""
        self.stack += steps[::-1]

    def ask(self, decision: "Decision", seat: Seat, options: list[Move]) -> None:
        """Push a decision of which the options are known already: they need not be listed again."""
        self.stack.append(decision)
        self.ahead = (decision, seat, options)

    def emit(self, *events: Event) -> None:
        self.out.extend(events)

    def settle(self) -> None:
        """Run automatic steps until a seat must choose or the game is over."""
        stack = self.stack
        while stack:
            top: Decision = stack[-1]  # type: ignore[assignment]  # or a step that runs
            if not top.waits:
                stack.pop()
                top.run(self)
                continue
            seats = top.seats(self)
            if not seats:
                stack.pop()
                continue
            if not (top.forced and len(seats) == 1):
                return
            options = top.options(self, seats[0])
            if len(options) != 1:
                self.ahead = (top, seats[0], options)
                return
            stack.pop()
            if not top.silent:
                self.emit(Forced(seats[0], options[0].notation))
            top.choose(self, seats[0], options[0])

    def reseed(self, rng: Random) -> None:
        """Replace the source of future draws. For redealt worlds only, never in a real game."""
        self.seed, self.draws = f"{rng.getrandbits(128):032x}", 0

    # ------------------------------------------------------------ chance; each of these raises the barrier

    def random(self, below: int) -> int:
        self.barrier = self.played
        self.draws += 1
        return number_below(self.seed, self.draws, below)

    def roll(self, sides: int = 6) -> int:
        return self.random(sides) + 1

    def draw(self, bag: dict[str, int]) -> str:
        """Take one thing out of an unordered bag (thing → how many). The bag must not be empty."""
        at = self.random(sum(bag.values()))
        for thing, count in bag.items():
            at -= count
            if at < 0:
                bag[thing] = count - 1
                return thing
        raise ValueError("drew from an empty bag")

    def pick(self, things: list[T]) -> T:
        """Take one thing out of a list at random."""
        return things.pop(self.random(len(things)))

    def shuffle(self, things: list[T]) -> list[T]:
        for last in range(len(things) - 1, 0, -1):
            other = self.random(last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    def reveal(self) -> None:
        """Raise the barrier because a secret is shown: earlier moves can no longer be undone freely."""
        self.barrier = self.played
