"""Standing orders: what a seat wants done when its turn comes.

They are looked at when the seat is asked, inside the step that asks it, and carried out only if nothing has become of
the position that their giver did not reckon with; otherwise the person is asked as always and told why. Whoever is at
the table answers in person: an order never speaks while its giver is drafting, nor does it pass on a question that
their own answer has led to.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine import Game, IllegalMove, Move, Seat, Unreadable
from storage import orders
from storage.changes import Rows
from storage.orders import Order
from tables.core.hall import Hall
from tables.core.step import Done, Step

ILLEGAL, REVEALS, SURPRISE, UNDONE = "illegal", "reveals", "surprise", "undone"
"""Why an order is not carried out: not possible any more, something comes to light half-way, somebody has done
something to the seat, the position it was given for was taken back."""

END = "end"
"""The kind of move that only ends a turn."""


def left(step: Step) -> list[Order]:
    """The orders as they are after what has been played so far."""
    changed = [step.orders.get(order.id, order) for order in step.before.orders]
    return [order for order in changed if order is not None]


async def rows(hall: Hall, step: Step) -> Rows:
    """What has become of them in this step, and what it makes void."""
    look_after(step)
    changed = [
        orders.Drop(number) if order is None else orders.MarkDropped(number, order.dropped or "")
        for number, order in step.orders.items()
    ]
    return Rows(writes=[*changed])


def settle(step: Step) -> None:
    """The step has been stored."""
    step.before.orders = left(step)


def _drop(step: Step, order: Order, reason: str) -> None:
    step.orders[order.id] = replace(order, dropped=reason)


def _done_with(step: Step, order: Order) -> None:
    step.orders[order.id] = None


# ---------------------------------------------------------------- when a seat is asked


def carry_out(step: Step) -> bool:
    """Let one seat that is asked answer by its standing order. False: none of them has one that fits."""
    for seat in step.to_act:
        if step.before.drafts.get(seat) and seat not in step.acted:
            continue
        for order in left(step):
            if order.seat == seat and order.stands and _carry_out(step, order):
                return True
    return False


def _carry_out(step: Step, order: Order) -> bool:
    game = step.before.game
    if order.kind == "pass":
        spoke = order.seat in step.in_person
        move = None if spoke else game.decline(step.state, order.seat)
        return move is not None and _play(step, order.seat, [move])
    moves = _read(game, order)
    if moves and not concerns(game, step.state, order.seat, moves[0]):
        return False
    moves = _without_an_end(step, order.seat, moves)
    reason = _why_not(step, order, moves)
    if reason is not None:
        _drop(step, order, reason)
        return False
    _done_with(step, order)
    return _play(step, order.seat, moves)


def _read(game: Game[Any], order: Order) -> list[Move]:
    """Its moves; none where it was written under other rules and cannot be read any more."""
    try:
        return [game.book.read(notation) for notation in order.moves]
    except Unreadable:
        return []


def concerns(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    """Whether the question that is asked now is the one that an order beginning with this move answers. What somebody
    plans for their turn must not be judged by a question of another's turn."""
    return any(legal.kind == move.kind for legal in game.moves(state, seat)) or _is_legal(game, state, seat, move)


def _is_legal(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.check(state, seat, move)
    except IllegalMove:
        return False
    return True


def _without_an_end(step: Step, seat: Seat, moves: list[Move]) -> list[Move]:
    """Whether a turn ends by itself depends on what is left to do in it: an `end` that is not needed is not missed."""
    if len(moves) < 2 or moves[-1].kind != END:
        return moves
    game, state = step.before.game, step.state
    for move in moves[:-1]:
        if not _is_legal(game, state, seat, move):
            return moves
        state = game.attempt(state, seat, move).state
    return moves if seat in game.to_act(state) else moves[:-1]


def _why_not(step: Step, order: Order, moves: list[Move]) -> str | None:
    """All of it or nothing, and nothing that its giver would have to see before going on."""
    if order.careful and surprises(step.moves, order.seat):
        return SURPRISE
    if not moves:
        return ILLEGAL
    state = step.state
    for number, move in enumerate(moves, 1):
        try:
            outcome = step.before.game.attempt(state, order.seat, move)
        except IllegalMove:
            return ILLEGAL
        if outcome.reveals and number < len(moves):
            return REVEALS
        state = outcome.state
    return None


def _play(step: Step, seat: Seat, moves: list[Move]) -> bool:
    for move in moves:
        step.play(seat, move, "order")
    return True


# ---------------------------------------------------------------- when something happens


def surprises(moves: Iterable[Done], seat: Seat) -> bool:
    """Somebody else's move made something happen to this seat."""
    return any(event.touches(seat) for done in moves if done.seat != seat for event in done.events)


def look_after(step: Step) -> None:
    """In every step: drop what it makes void. Whoever gave it reads why when they are asked."""
    for order in left(step):
        if step.over:
            _done_with(step, order)
        elif order.kind == "play" and order.stands:
            if step.undone is not None and order.after_move > step.undone.to_played:
                _drop(step, order, UNDONE)
            elif order.careful and surprises(step.moves, order.seat):
                _drop(step, order, SURPRISE)


def answered_in_person(step: Step, seat: Seat) -> None:
    """What was told about dropped orders has been read. An order for a question that its giver has answered now would
    be carried out a turn too late: it goes too, and so does what was only planned for it."""
    for order in left(step):
        if order.seat == seat and (order.dropped or (order.kind != "pass" and _was_asked(step, order))):
            _done_with(step, order)


def _was_asked(step: Step, order: Order) -> bool:
    game, state = step.before.game, step.before.state.clone()
    moves = _read(game, order)
    for done in step.moves:
        if not moves or concerns(game, state, order.seat, moves[0]):
            return True
        game.play(state, done.seat, done.move)
    return False
