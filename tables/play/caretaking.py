"""Acting for absent players: caretakers for unattended seats, and standing orders.

A caretaker sees only what its seat sees. It plays for the sake of the players present: at a table without any, it
waits.

Orders are checked inside the update that makes the seat act. They are carried out only if the position holds no
surprise for their player; otherwise the player decides as usual and sees why. An order never acts while its player has
a draft, nor passes on a question to which the player's own move has led.
"""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from automata import caretaker
from engine import Game, IllegalMove, Move, Seat, Unreadable
from storage import orders
from storage.changes import Rows
from storage.orders import Order
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.table import Table
from tables.core.update import Done, Update
from tables.post.notice_validity import Matter, holds_if

log = logging.getLogger(__name__)

LONGEST = 2000
"""Maximum moves in one update, more than a whole game has; beyond that it must be a loop."""
STUCK = "stuck"
"""Notice to the host when standing in failed."""


async def stand_in(hall: Hall, update: Update) -> None:
    """Play for absent seats until a present player must decide. Runs in a thread, as it may compute for long.

    If it fails, the update is restored, the host notified, and the table waits.
    """
    if not any(seat.attended for seat in update.table.seats):
        return
    ordered = {order.seat for order in update.before.orders if order.stands}
    if unattended(update) is None and not ordered.intersection(update.to_act):
        return
    state, moves, orders = update.state.clone(), [*update.moves], dict(update.orders)
    try:
        await asyncio.to_thread(_stand_in, update)
    except Exception:
        log.exception(
            "the caretaker failed at table %s after %d moves, its host is told", update.before.id, update.state.played
        )
        update.state, update.moves, update.orders = state, moves, orders
        host = update.before.row.host_id
        update.rows.notices.append(Notice(update.before.id, update.version, STUCK, update.table.seat_of(host), host))


@holds_if(STUCK)
async def _waits_for_nobody(hall: Hall, table: Table, matter: Matter) -> bool:
    return any(not table.seats[seat].attended for seat in table.owed)


def unattended(update: Update) -> Seat | None:
    """The first seat for which a caretaker answers at once."""
    table = update.table
    return next((s for s in update.to_act if not table.seats[s].attended and table.thinks(s) is None), None)


def _stand_in(update: Update) -> None:
    game, player = update.before.game, caretaker(update.before.row.game)
    for _ in range(LONGEST):
        empty = unattended(update)
        if empty is not None:
            update.play(empty, player.choose(game.view(update.state, empty), empty), "caretaker")
        elif not carry_out(update):
            return
    raise RuntimeError(f"{LONGEST} moves were not enough")


# ---------------------------------------------------------------- returning players


def come_back(table: Table, number: Seat, draft: list[Move], now: float) -> Update | None:
    """The draft of a player who had stepped aside, after what is given back to them (GEN-16.7).

    None if nothing is to be given back, or the draft is only legal without it.
    """
    game, notation = table.game, table.seats[number].comeback
    if notation is None:
        return None
    update = Update(table, table.state.clone(), now)
    try:
        update.play(number, game.book.read(notation), "clock")
        for move in draft:
            update.play(number, move, "person")
    except IllegalMove:
        return None
    return update


# ---------------------------------------------------------------- standing orders


ILLEGAL, REVEALS, SURPRISE, UNDONE = "illegal", "reveals", "surprise", "undone"
"""Why an order is dropped: illegal now, reveals something half-way, another player affected the seat, or undone."""

PASS = "pass"
"""Alternative of an order that declines the question."""
END = "end"
"""Kind of the move that only ends a turn."""


def left(update: Update) -> list[Order]:
    """The orders after the moves played so far."""
    changed = [update.orders.get(order.id, order) for order in update.before.orders]
    return [order for order in changed if order is not None]


async def order_rows(hall: Hall, update: Update) -> Rows:
    """Rows for orders that this update carried out or dropped."""
    look_after(update)
    table_id = update.before.id
    changed = [
        orders.Drop(table_id, number) if order is None else orders.MarkDropped(table_id, number, order.dropped or "")
        for number, order in update.orders.items()
    ]
    return Rows(writes=[*changed])


def settle_orders(update: Update) -> None:
    """Call after the update is stored."""
    update.before.orders = left(update)


def _drop(update: Update, order: Order, reason: str) -> None:
    update.orders[order.id] = replace(order, dropped=reason)


def _done_with(update: Update, order: Order) -> None:
    update.orders[order.id] = None


# ---------------------------------------------------------------- carrying out an order


def carry_out(update: Update) -> bool:
    """Let one seat to act answer by its standing order. False if no order applies."""
    for seat in update.to_act:
        if update.before.drafts.get(seat) and seat not in update.acted:
            continue
        for order in left(update):
            if order.seat == seat and order.stands and _carry_out(update, order):
                return True
    return False


def _carry_out(update: Update, order: Order) -> bool:
    game = update.before.game
    if order.kind == "pass":
        spoke = order.seat in update.in_person
        move = None if spoke else game.decline(update.state, order.seat)
        return move is not None and _play(update, order.seat, [move])
    known = _read(game, update.state, order)
    asked = [moves for moves in known if concerns(game, update.state, order.seat, moves[0])]
    if known and not asked:
        return False
    reasons = []
    for moves in (_without_an_end(update, order.seat, moves) for moves in asked):
        reason = _why_not(update, order, moves)
        if reason is None:
            _done_with(update, order)
            return _play(update, order.seat, moves)
        reasons.append(reason)
    _drop(update, order, reasons[0] if reasons else ILLEGAL)
    return False


def _read(game: Game[Any], state: Any, order: Order) -> list[list[Move]]:
    """Its alternatives, without those that cannot be read under the present rules."""
    found = []
    for notations in order.alternatives:
        try:
            found.append([game.book.read(notation) for notation in notations])
        except Unreadable:
            declined = game.decline(state, order.seat) if notations == (PASS,) else None
            found += [[declined]] if declined is not None else []
    return [moves for moves in found if moves]


def concerns(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    """Whether the present decision is the one that an order beginning with this move is for. An order for the seat's
    own turn must not be judged by a question in another seat's turn."""
    return any(legal.kind == move.kind for legal in game.moves(state, seat)) or _is_legal(game, state, seat, move)


def _is_legal(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.check(state, seat, move)
    except IllegalMove:
        return False
    return True


def _without_an_end(update: Update, seat: Seat, moves: list[Move]) -> list[Move]:
    """Drop a final `end` if the turn ends by itself."""
    if len(moves) < 2 or moves[-1].kind != END:
        return moves
    game, state = update.before.game, update.state
    for move in moves[:-1]:
        if not _is_legal(game, state, seat, move):
            return moves
        state = game.attempt(state, seat, move).state
    return moves if seat in game.to_act(state) else moves[:-1]


def _why_not(update: Update, order: Order, moves: list[Move]) -> str | None:
    """Reason not to carry it out, None if all of it is legal and it reveals nothing before its last move."""
    if order.careful and surprises(update.moves, order.seat):
        return SURPRISE
    if not moves:
        return ILLEGAL
    state = update.state
    for number, move in enumerate(moves, 1):
        try:
            outcome = update.before.game.attempt(state, order.seat, move)
        except IllegalMove:
            return ILLEGAL
        if outcome.reveals and number < len(moves):
            return REVEALS
        state = outcome.state
    return None


def _play(update: Update, seat: Seat, moves: list[Move]) -> bool:
    for move in moves:
        update.play(seat, move, "order")
    return True


# ---------------------------------------------------------------- dropping orders


def surprises(moves: Iterable[Done], seat: Seat) -> bool:
    """Whether another seat's move affected this seat."""
    return any(event.touches(seat) for done in moves if done.seat != seat for event in done.events)


def look_after(update: Update) -> None:
    """Drop the orders that the update makes void. Their players see the reason when they next act."""
    for order in left(update):
        if update.over:
            _done_with(update, order)
        elif order.kind in ("play", "react") and order.stands:
            if update.undone is not None and order.after_move > update.undone.to_played:
                _drop(update, order, UNDONE)
            elif order.careful and surprises(update.moves, order.seat):
                _drop(update, order, SURPRISE)


def answered_in_person(update: Update, seat: Seat) -> None:
    """Delete dropped orders, as the player has now seen why, and orders and plans for the question just answered,
    which would be carried out a turn too late."""
    for order in left(update):
        if order.seat == seat and (order.dropped or (order.kind != "pass" and _was_asked(update, order))):
            _done_with(update, order)


def _was_asked(update: Update, order: Order) -> bool:
    game, state = update.before.game, update.before.state.clone()
    for done in update.moves:
        known = _read(game, state, order)
        if not known or any(concerns(game, state, order.seat, moves[0]) for moves in known):
            return True
        game.play(state, done.seat, done.move)
    return False
