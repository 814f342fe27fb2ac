"""The seam between a game and its master: what a game says of its positions so that they can be searched and learned.

Plain numbers only: the network that makes a value of them is in `automata.value`, the search in `automata.master`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from automata.automaton import Weigher
from engine import part
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Features:
    """What is looked at in a position, from one seat."""

    version: int
    """Raised with every change: weights belong to one version."""
    names: tuple[str, ...]
    of: Callable[[Any, Seat, Weigher], list[float]]
    """A number for every name; the journeyman may be asked, by the constants that the weights were learned with."""


@dataclass(frozen=True, slots=True)
class Schooling:
    """How the automata of one game are trained (`automata/training/`); they never ask themselves."""

    journeymen: tuple[tuple[int, float], ...] = ((4000, 0.0),)
    """The games that a value is learned from first: so many, with such a part of the seats played by `old`. Strangers
    belong there where what can still be made hangs on what the others are after. What those make is not learned."""
    own: int = 800
    """Games of the master's own in each generation after that, with strangers alike; 0: there are none."""
    onlookers: float = 0.34
    """How often a seat is looked at after a turn that was not its own."""
    league: tuple[str, ...] = ("journeyman", "old")
    """Against whom constants are evolved, as often against each: kinds of player, or `middle`, which is how it was
    before the generation."""
    games: int = 12
    """Of each that is born in a generation."""
    spread: float = 0.25
    """Standard deviation of a constant's logarithm in the first generation."""
    plenty: float = inf
    """A lead counts as less than so many points, however large it is: whoever fleeces a fool would else seem stronger
    than whoever beats a peer."""

    @property
    def strangers(self) -> list[float]:
        """Of each of the first games in turn, evenly mixed: what is held back in the end is of every kind."""
        mixed = [((n + 0.5) / games, part) for games, part in self.journeymen for n in range(games)]
        return [part for _, part in sorted(mixed)]


@dataclass(frozen=True, slots=True)
class Mastery:
    """How a master thinks about one game. The numbers are what won in duels (docs/AUTOMATA.md)."""

    turn: Callable[[Any], int]
    """A number that grows whenever a turn is over: positions are valued then, and nowhere else."""
    features: Features | None = None
    """Without them the standings are the value."""
    widths: tuple[int, ...] = (6,)
    """Of the first, second … decision of the own turn: so many moves are followed, the journeyman's best; the last
    number holds for all later ones."""
    most: int = 60
    """Own turns followed side by side."""
    alone: bool = False
    """The ends of the own turn are compared by what the seat itself will have: where the own turn hardly changes what
    the others will have, looking at them would take as long again."""
    plain: bool = False
    """The own turn is not followed: the moves that seem best to the journeyman are tried as they are."""
    dreams: int = 1
    """Worlds in which the own turn is followed, one after another: more than one where it may uncover something."""
    finalists: int = 4
    """First moves that are tried in imagined worlds; with one, the value after the own turn decides."""
    trials: int = 64
    """How many in all."""
    doubt: float = 1.0
    """Standard errors by which a move must do better in them than the one that seemed best before."""
    horizon: int = 2
    """Turns of every seat that a trial lasts; 0: to the end of the turn under way."""
    least: float = -inf
    """What seems worth less to the journeyman is not thought about: in games where one may speak for ever."""
    labour: Callable[[Any], tuple[int, int]] = lambda view: (0, 0)
    """How many first moves are tried to the end of the game for this decision, where no value errs, and how many moves
    may be played in these trials; none: they are tried for so many turns as others are."""
    strange: Callable[[Any, Seat], bool | None] | None = None
    """Where it matters who the rivals are: whether this one seems to be a stranger, who plays as `old` does, and seeks
    something else than journeymen; None: one cannot tell. Without it all are imagined as journeymen."""
    patience: int | None = None
    """Turns of every seat after which it plays as a journeyman does: for games that end only if somebody ends them."""
    schooling: Schooling = Schooling()


def mastery(game_id: str) -> Mastery:
    """`MASTERY` of `games/<game>/mastery.py`.

    A game that says nothing is searched move by move, and its standings are the value.
    """
    module = part(game_id, "mastery")
    found: Mastery = getattr(module, "MASTERY", PLAIN)
    return found


PLAIN = Mastery(turn=lambda state: state.played, widths=(6,), horizon=12)
