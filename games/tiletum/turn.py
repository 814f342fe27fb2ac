"""A player's turn as a thread of questions that any task may interrupt (TIL-6, TIL-13.1).

The open action of the die lives in the state, because helpers and completed buildings may add points to it from
however deep inside; an action granted by a bonus is a step of its own and carries its points with it. What each action
offers and does is entered into the tables below by the file of that action.
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
from games.tiletum.state import State
from games.tiletum.track import advance
from games.tiletum.warehouse import remove_from_game

Choices = Callable[[State, Seat, int], list[Move]]
"""What an action offers to a seat with that many points."""
Price = Callable[[State, Seat, Any], int]
Effect = Callable[[State, Seat, Any], None]

SPENDING: dict[str, Choices] = {"king": lambda state, seat, points: []}
"""Action → what its points can buy. The king action asks nothing (TIL-11.1)."""
PRICES: dict[type[Move], Price] = {}
"""Kind of move → its price in points."""
SPENT: dict[type[Move], Effect] = {}
"""Kind of move → what it does."""
TASKS: list[Callable[[State, Seat], Sequence[Move]]] = []
"""What tasks offer."""
DONE_TASKS: dict[type[Move], Effect] = {}
WhyNot = Callable[[State, Seat, Move, Decision], IllegalMove]
REASONS: list[WhyNot] = []
"""The one function that says why a move is refused in a turn."""

END_ACTION, END_TURN = End("action"), End("turn")
PERFORM: list[Move] = [Perform(action) for action in PLAIN_ACTIONS]
NEED_AN_ACTION = frozenset(Helper(helper.id, ()) for helper in HELPERS.values() if helper.plus)
"""Tasks that only the open action of the die allows."""


def tasks(state: State, seat: Seat) -> list[Move]:
    """TIL-13.1: every task that can be done now."""
    found: list[Move] = []
    for offered in TASKS:
        found += offered(state, seat)
    return found


class InTurn(Decision):
    """A question of one's own turn. A task may come before the answer; then the question is asked again."""

    __slots__ = ()

    def own(self, state: State, seat: Seat) -> list[Move]:
        """The answers to the question itself."""
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
    """TIL-5.10: with the resources taken, the die's action begins."""

    seat: Public[Seat]

    def run(self, state: State) -> None:
        action = state.action_at(int(state.die[-1]))
        if action == "joker":
            state.then(ChooseAction(self.seat))
        else:
            begin_action(state, self.seat, action, "die")


@step
class ChooseAction(InTurn):
    """D7: the joker is one of the five other actions, with all the points of the die (TIL-12)."""

    seat: Public[Seat]

    clause = "TIL-12.1"

    def own(self, state: State, seat: Seat) -> list[Move]:
        return PERFORM

    def default(self, state: State, seat: Seat) -> Move:
        """The king: it loses no points."""
        return PERFORM[-1]

    def answer(self, state: State, seat: Seat, move: Perform) -> None:
        begin_action(state, seat, move.action, "joker")


def begin_action(state: State, seat: Seat, action: str, source: str) -> None:
    """TIL-15.9: 7 − number and the own marker, also through the joker (TIL-15.7)."""
    points = points_of(int(state.die[-1])) + state.players[seat].markers.get(action, 0)
    state.out.append(ActionBegan(seat, action, points, source))
    state.action = action
    pour(state, seat, points)
    state.then(DieAction(seat))


def add_points(state: State, seat: Seat, points: int, source: str) -> None:
    """TIL-15.6, 20.3: to the open action of the die, whatever is open inside it (R-22)."""
    state.out.append(PointsAdded(seat, points, source))
    pour(state, seat, points)


def pour(state: State, seat: Seat, points: int) -> None:
    """TIL-6.6: in a king action points move the disc at once."""
    if state.action == "king":
        advance(state, seat, points)
    else:
        state.points += points


@step
class DieAction(InTurn):
    """D8 – D13: spend the points of the die, until the player ends the action, also with none left (TIL-6.6).

    Where nothing at all is left to do, the turn ends by itself.
    """

    seat: Public[Seat]

    clause = "TIL-6.2"
    forced = True
    silent = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return SPENDING[state.action](state, seat, state.points)

    def options(self, state: State, seat: Seat) -> list[Move]:
        """Ending the action alone makes sense only before a task that does not need it (TIL-20.11)."""
        found = [*self.own(state, seat)]
        offered = tasks(state, seat)
        found += offered
        if any(task not in NEED_AN_ACTION for task in offered):
            found.append(END_ACTION)
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
    """TIL-6.3: what is left is lost."""
    state.out.append(ActionEnded(seat, state.action, state.points))
    state.action, state.points = "", 0


@step
class AfterAction(InTurn):
    """D13: the action is ended, tasks may still be done; with none left the turn ends by itself."""

    seat: Public[Seat]

    clause = "TIL-13.1"
    forced = True
    silent = True

    def own(self, state: State, seat: Seat) -> list[Move]:
        return [END_TURN]

    def answer(self, state: State, seat: Seat, move: End) -> None:
        """The turn is over: what follows is on the stack."""


# ---------------------------------------------------------------- granted actions


@step
class Grant(Step):
    """An action from a helper, character or contract: no markers (TIL-15.8), and played before all else (TIL-6.5)."""

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
    """It may be ended with points left (TIL-6.7) and is over when there are none: nothing can add to it (TIL-20.4)."""

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
    """A helper of the warehouse is being used."""
    player = state.players[seat]
    player.warehouse.remove(helper)
    player.using.append(helper)
    state.out.append(HelperUsed(seat, helper))


# ---------------------------------------------------------------- where the thread is


def open_actions(state: State) -> list[tuple[str, int, str]]:
    """The actions that are open, from the die's inwards: action, points left, source. For whoever shows the thread."""
    found = []
    for entry in state.stack:
        if isinstance(entry, DieAction):
            found.append((state.action, state.points, "die"))
        elif isinstance(entry, GrantedAction):
            found.append((entry.action, entry.points, entry.source))
    return found
