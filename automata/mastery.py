"""The interface between a game and its master: data for search and learning.

Plain numbers only: the network is in `automata.value`, the search in `automata.master`.
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
    """Features of a position from one seat's perspective."""

    version: int
    """Raised with every change: weights are valid for one version."""
    names: tuple[str, ...]
    of: Callable[[Any, Seat, Weigher], list[float]]
    """Computes a number for every name; may use the journeyman with the constants the weights were learned with."""
    sure: Callable[[Any, Seat], float | None] = lambda state, seat: None
    """Points that the seat will still make where nothing can change them, else None."""


@dataclass(frozen=True, slots=True)
class Schooling:
    """Training settings of one game (`automata/training/`)."""

    journeymen: tuple[tuple[int, float], ...] = ((4000, 0.0),)
    """First games of a training: number of games and share of seats played by `old`. Strangers are needed where the
    outcome depends on what opponents collect; their own results are not learned."""
    own: int = 800
    """Games of the master itself in each later generation; 0 for none."""
    usual: float = 0.6
    """Share of games with the usual number of players, and with the usual options."""
    onlookers: float = 0.34
    """Probability of sampling a seat after another seat's turn."""
    league: tuple[str, ...] = ("journeyman", "old")
    """Opponents when constants are evolved, equally often: kinds of player, or `middle`, the mean of the previous
    generation."""
    games: int = 12
    """Games per candidate and generation."""
    spread: float = 0.25
    """Standard deviation of a constant's logarithm in the first generation."""
    plenty: float = inf
    """Saturation of a lead in points: large leads over weak players must not outweigh small ones over peers."""

    @property
    def strangers(self) -> list[float]:
        """Share of strangers in each of the first games, evenly mixed so that the held-back games have every kind."""
        mixed = [((n + 0.5) / games, part) for games, part in self.journeymen for n in range(games)]
        return [part for _, part in sorted(mixed)]


@dataclass(frozen=True, slots=True)
class Mastery:
    """Search settings of a master. The numbers won duels (docs/AUTOMATA.md)."""

    turn: Callable[[Any], int]
    """A number that grows when a turn is over: positions are evaluated only then."""
    features: Features | None = None
    """Without features the standings are the value."""
    widths: tuple[int, ...] = (6,)
    """Moves followed at the first, second … decision of the turn; the last number holds for all later ones."""
    most: int = 60
    """Maximum number of lines kept."""
    alone: bool = False
    """Evaluate only the seat's own points at the end of its turn, where it hardly affects the others: half the time."""
    plain: bool = False
    """Try the journeyman's best moves without following the turn."""
    dreams: int = 1
    """Worlds in which the turn is followed; more than one where the turn may reveal something."""
    openings: int = 1
    """The same for choices before the first turn (negative), whose effect is the least certain."""
    finalists: int = 4
    """First moves tried in imagined worlds; with one, the value after the turn decides."""
    trials: int = 64
    """Total number of trials."""
    doubt: float = 1.0
    """Standard errors by which a move must beat the previous best."""
    horizon: int = 2
    """Turns of every seat in a trial; 0: to the end of the current turn."""
    least: float = -inf
    """Minimum worth by the journeyman's evaluation, for games with unlimited proposals."""
    labour: Callable[[Any], tuple[int, int]] = lambda view: (0, 0)
    """Number of first moves tried to the end of the game, and the moves available for these trials; (0, 0) for
    trials of limited length."""
    strange: Callable[[Any, Seat], bool | None] | None = None
    """Whether a rival seems to be a stranger, who plays as `old` does; None if unknown. Without it all rivals are
    imagined as journeymen."""
    pace: int = 4_000
    """Moves per second of journeymen who play a game out, roughly: the budget of advice and reviews. A constant, not
    measured at run time, so that the same question gets the same number of worlds."""
    patience: int | None = None
    """Turns of every seat after which it plays as a journeyman, for games that end only by a player's choice."""
    schooling: Schooling = Schooling()


def mastery(game_id: str) -> Mastery:
    """`MASTERY` of `games/<game>/mastery.py`.

    A game without one is searched move by move, with its standings as the value.
    """
    module = part(game_id, "mastery")
    found: Mastery = getattr(module, "MASTERY", PLAIN)
    return found


PLAIN = Mastery(turn=lambda state: state.played, widths=(6,), horizon=12)
