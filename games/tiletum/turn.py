"""A player's turn as a sequence of decisions that any task may interrupt (TIL-6, TIL-13.1).

The die's open action is stored in the state, because helpers and completed buildings may add points to it from any
depth; an action granted by a bonus is a step of its own and carries its points. The modules of the actions enter their
choices, prices and effects into the tables below.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, Step, step
from games.tiletum.data import HELPERS, PLAIN_ACTIONS, points_of
from games.tiletum.events import ActionBegan, ActionEnded, HelperUsed, PointsAdded
from games.tiletum.moves import End, Helper, Perform
from games.tiletum.state import Player, State
from games.tiletum.track import advance
from games.tiletum.warehouse import remove_from_game

Choices = Callable[[State, Seat, int], list[Move]]
"""Moves of an action for a seat with a number of points, in a list of their own."""
Price = Callable[[State, Seat, Any], int]
Effect = Callable[[State, Seat, Any], None]

SPENDING: dict[str, Choices] = {"king": lambda state, seat, points: []}
"""Action → its choices. The king action has none (TIL-11.1)."""
PRICES: dict[type[Move], Price] = {}
"""Kind of move → its price in points."""
SPENT: dict[type[Move], Effect] = {}
"""Kind of move → its effect."""
TASKS: list[Callable[[State, Seat, Player], Sequence[Move]]] = []
"""Functions that list the tasks of a kind."""
DONE_TASKS: dict[type[Move], Effect] = {}
WhyNot = Callable[[State, Seat, Move, Decision], IllegalMove]
REASONS: list[WhyNot] = []
"""Holds the one function that explains a refusal in a turn."""

END_ACTION, END_TURN = End("action"), End("turn")
PERFORM: list[Move] = [Perform(action) for action in PLAIN_ACTIONS]
NEED_AN_ACTION = frozenset(Helper(helper.id, ()) for helper in HELPERS.values() if helper.plus)
"""Tasks allowed only while the die's action is open."""


def tasks(state: State, seat: Seat) -> list[Move]:
    """Every task that can be done now (TIL-13.1)."""
    player = state.players[seat]
    found: list[Move] = []
    for offered in TASKS:
        found += offered(state, seat, player)
    return found


class InTurn(Decision):
    """A decision in the player's own turn. After a task the same decision is offered again."""

    __slots__ = ()

    def own(self, state: State, seat: Seat) -> list[Move]:
        """The answers to this decision, without tasks."""
        raise NotImplementedError

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        raise NotImplementedError

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [*self.own(state, seat), *tasks(state, seat)]

    def choose(self, state: State, seat: Seat, move: Any) -> None:
        task = DONE_TASKS.get(type(move))
        if task is None:
            self.answer(state, seat, move)
        else:
            state.stack.append(self)
            task(state, seat, move)

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        return REASONS[0](state, seat, move, self)


# ---------------------------------------------------------------- the action of the die


@step
class BeginAction(Step):
    """Begin the die's action after its resources are taken (TIL-5.10)."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        action = state.action_at(int(state.die[-1]))
        if action == "joker":
            state.then(ChooseAction(self.seat))
        else:
            begin_action(state, self.seat, action, "die")


@step
class ChooseAction(InTurn):
    """D7: use the joker as one of the five other actions, with all points of the die (TIL-12)."""

    seat: Public[Seat]

    clause = "TIL-12.1"

    def own(self, state: State, seat: Seat) -> list[Move]:
        return PERFORM

    def default(self, state: State, seat: Seat) -> Move:
        """The king action, which wastes no points."""
        return PERFORM[-1]

    def answer(self, state: State, seat: Seat, move: Perform) -> None:
        begin_action(state, seat, move.action, "joker")


def begin_action(state: State, seat: Seat, action: str, source: str) -> None:
    """Begin the die's action with 7 − number points and the seat's marker, also through the joker (TIL-15.7, 15.9)."""
    points = points_of(int(state.die[-1])) + state.players[seat].markers.get(action, 0)
    state.out.append(ActionBegan(seat, action, points, source))
    state.action = action
    pour(state, seat, points)
    state.then(DieAction(seat))


def add_points(state: State, seat: Seat, points: int, source: str) -> None:
    """Add points to the die's open action, whatever is open inside it (TIL-15.6, 20.3, R-22)."""
    state.out.append(PointsAdded(seat, points, source))
    pour(state, seat, points)


def pour(state: State, seat: Seat, points: int) -> None:
    """Add points to the die's action; a king action spends them at once by moving the disc (TIL-6.6)."""
    if state.action == "king":
        advance(state, seat, points)
    else:
        state.points += points


@step
class DieAction(InTurn):
    """D8 – D13: spend the points of the die until the player ends the action, even with none left (TIL-6.6).

    If nothing is left to do, the turn ends by itself.
    """

    seat: Public[Seat]

    clause = "TIL-6.2"
    forced = True
    silent = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return SPENDING[state.action](state, seat, state.points)

    def options(self, state: State, seat: Seat) -> list[Move]:
        """The choices of the action. Ending it without the turn is listed only before a task that does not need it
        (TIL-20.11)."""
        found = self.own(state, seat)
        offered = tasks(state, seat)
        found += offered
        for task in offered:
            if task not in NEED_AN_ACTION:
                found.append(END_ACTION)
                break
        found.append(END_TURN)
        return found

    def default(self, state: State, seat: Seat) -> Move:
        return END_TURN

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is End:
            end_die_action(state, seat)
            if move.what == "action":
                state.then(AfterAction(seat))
            return
        state.points -= PRICES[type(move)](state, seat, move)
        state.stack.append(self)
        SPENT[type(move)](state, seat, move)


def end_die_action(state: State, seat: Seat) -> None:
    """End the die's action; points left are lost (TIL-6.3)."""
    state.out.append(ActionEnded(seat, state.action, state.points))
    state.action, state.points = "", 0


@step
class AfterAction(InTurn):
    """D13: the action is over and tasks may still be done; with none left the turn ends by itself."""

    seat: Public[Seat]

    clause = "TIL-13.1"
    forced = True
    silent = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return [END_TURN]

    def answer(self, state: State, seat: Seat, move: End) -> None:
        """End the turn: the next step is already on the stack."""


# ---------------------------------------------------------------- granted actions


@step
class Grant(Step):
    """An action from a helper, character or contract: without markers (TIL-15.8), and played before all else
    (TIL-6.5)."""

    seat: Public[Seat]
    action: Public[str]
    points: Public[int]
    source: Public[str]

    def run(self, state: State) -> None:
        state.out.append(ActionBegan(self.seat, self.action, self.points, self.source))
        if self.action == "king":
            advance(state, self.seat, self.points)
        else:
            state.then(GrantedAction(self.seat, self.action, self.points, self.source))


@step
class GrantedAction(InTurn):
    """May be ended with points left (TIL-6.7) and ends by itself with none: nothing can add to it (TIL-20.4)."""

    seat: Public[Seat]
    action: Public[str]
    points: Public[int]
    source: Public[str]

    clause = "TIL-6.7"
    forced = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return SPENDING[self.action](state, seat, self.points)

    def options(self, state: State, seat: Seat) -> list[Move]:
        return [*self.own(state, seat), *tasks(state, seat), END_ACTION]

    def default(self, state: State, seat: Seat) -> Move:
        return END_ACTION

    def answer(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is End:
            state.out.append(ActionEnded(seat, self.action, self.points))
            return
        left = self.points - PRICES[type(move)](state, seat, move)
        if left:
            state.stack.append(GrantedAction(seat, self.action, left, self.source))
        SPENT[type(move)](state, seat, move)


@step
class LeaveGame(Step):
    """TIL-13.14: a helper leaves the warehouse when its effect is fully resolved."""

    seat: Public[Seat]
    helper: Public[str]

    def run(self, state: State) -> None:
        state.players[self.seat].using.remove(self.helper)
        remove_from_game(state, self.helper)


def take_up(state: State, seat: Seat, helper: str) -> None:
    """Mark a helper of the warehouse as in use."""
    player = state.players[seat]
    player.warehouse.remove(helper)
    player.using.append(helper)
    state.out.append(HelperUsed(seat, helper))


# ---------------------------------------------------------------- open actions


def open_actions(state: State) -> list[tuple[str, int, str]]:
    """Open actions from the die's inwards: action, points left, source."""
    found = []
    for entry in state.stack:
        if isinstance(entry, DieAction):
            found.append((state.action, state.points, "die"))
        elif isinstance(entry, GrantedAction):
            found.append((entry.action, entry.points, entry.source))
    return found
