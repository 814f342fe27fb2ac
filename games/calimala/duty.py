"""The duty of the placed disc: at least one of the street's actions must be carried out (CAL-3.6, Q9).

Cards may have to be played first, so "can it still be done?" is a question about the whole hand.
"""

from collections.abc import Iterable, Sequence

from engine.moves import Move
from engine.seats import Seat
from games.calimala.actions import POSSIBLE, action_of
from games.calimala.data import ACTIONS, MAX_WORKSHOPS, SPACES
from games.calimala.moves import Draw, Skip
from games.calimala.prospect import HELPS, Prospect, after, prospect, reachable
from games.calimala.state import State

Left = tuple[int, int]
"""Executions that remain of each of a street's two actions."""


def one_fewer(left: Left, ends: tuple[str, str], action: str) -> Left:
    one, other = left
    return (one - 1, other) if action == ends[0] else (one, other - 1)


class Outlook:
    """Which actions a seat can carry out now, and which ones once it has played some cards of its hand.

    The second question is seldom asked and dear, so it is answered when asked.
    """

    _prospect: Prospect | None = None

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self._later: dict[str, bool] = {}

    @property
    def prospect(self) -> Prospect:
        if self._prospect is None:
            self._prospect = prospect(self.state, self.seat)
        return self._prospect

    def later(self, action: str) -> bool:
        """Whether an action that is impossible now becomes possible by playing cards."""
        if action not in self._later:
            hand = self.player.hand
            self._later[action] = not HELPS[action].isdisjoint(hand) and reachable(self.prospect, action, hand)
        return self._later[action]


STREETS = tuple(SPACES.values())


def fit_streets(state: State, seat: Seat) -> list[bool]:
    """Whether a disc on each street could meet the duty."""
    player, layout = state.players[seat], state.layout
    possible: dict[str, bool] = {}
    for place, action in layout.items():
        possible[place] = POSSIBLE[action](state, player)
    fit = [possible[one] or possible[other] for one, other in STREETS]
    if player.hand and not all(fit):
        later = Outlook(state, seat).later
        for n, (one, other) in enumerate(STREETS):
            if not fit[n]:
                fit[n] = later(layout[one]) or later(layout[other])
    return fit


HARMS: dict[str, frozenset[str]] = {
    "wood": frozenset({"wood"}),
    "brick": frozenset({"brick"}),
    "marble": frozenset({"marble"}),
    "build": frozenset({"build", "contribute"}),
    "artwork": frozenset({"artwork", "contribute"}),
    "weave": frozenset({"weave"}),
    "ship": frozenset({"ship", "transport"}),
    "transport": frozenset({"ship", "transport"}),
    "contribute": frozenset({"build", "artwork", "contribute"}),
}
"""Actions that an action may make impossible by using up room, material, cloth or pieces."""

USES_CUBES = frozenset({"wood", "brick", "marble", "weave"})
"""These may also make each other impossible, once the supply is nearly empty."""
MANY_CUBES = MAX_WORKSHOPS

SPARED_BY_MANY: dict[str, frozenset[str]] = {card: frozenset(ACTIONS) - HARMS[card] for card in ACTIONS}
SPARED_BY_FEW: dict[str, frozenset[str]] = {
    card: spared - USES_CUBES if card in USES_CUBES else spared for card, spared in SPARED_BY_MANY.items()
}


def spared(cubes: int, card: str) -> frozenset[str]:
    """Quickly: actions that a card cannot make impossible if they are possible. All others must be looked at."""
    return (SPARED_BY_MANY if cubes > MANY_CUBES else SPARED_BY_FEW)[card]


LEAVES_OUT = (Draw, Skip)


class Duty(Outlook):
    """CAL-3.6 while it is owed: what would make it impossible to meet is refused (Q9)."""

    def __init__(self, state: State, seat: Seat, ends: tuple[str, str], left: Left, now: Sequence[str]) -> None:
        """`now`: those of the street's actions that remain and are possible."""
        super().__init__(state, seat)
        self.ends, self.left, self.now = ends, left, now

    def holds(self) -> bool:
        return bool(self.now) or self.can_be_met(self.left)

    def can_be_met(self, left: Left) -> bool:
        one, other = self.ends
        return (
            (left[0] > 0 and (one in self.now or self.later(one)))
            or (left[1] > 0 and (other in self.now or self.later(other)))
        )  # fmt: skip

    def allowed(self, moves: Iterable[Move]) -> list[Move]:
        return [move for move in moves if self.allows(move)]

    def allows(self, move: Move) -> bool:
        """A draw, a card or leaving something out: whether the duty can be met afterwards."""
        if type(move) in LEAVES_OUT:
            return self.can_be_met(one_fewer(self.left, self.ends, move.action))  # type: ignore[attr-defined]
        card = action_of(move)
        if self.permits(card):
            return True
        hand = self.player.hand[:]
        hand.remove(card)
        there = after(self.prospect, move)
        return any(times and reachable(there, end, hand) for end, times in zip(self.ends, self.left, strict=True))

    def permits(self, card: str) -> bool:
        """Quickly: whatever is chosen with a card, the duty can be met afterwards. False means that it must be seen."""
        return not spared(self.player.cubes, card).isdisjoint(self.now)
