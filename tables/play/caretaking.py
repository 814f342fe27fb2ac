"""Whoever is not there: a caretaker answers for seats that nobody attends, standing orders for those who left some.

A caretaker sees what its seat sees and nothing else. It plays for the sake of those who are there: at a table that
everybody has left, it waits.

Orders are looked at when the seat is asked, inside the update that asks it, and carried out only if nothing has become
of the position that their giver did not reckon with; otherwise the person is asked as always and told why. Whoever is
at the table answers in person: an order never speaks while its giver is drafting, nor does it pass on a question that
their own answer has led to.
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
"""Moves in one go for those who are not there: more than a whole game has. Whoever needs more goes round in circles."""
STUCK = "stuck"
"""What the host is told where nobody can stand in."""


async def stand_in(hall: Hall, update: Update) -> None:
    """Play on for everybody who is not there, until somebody who is must decide. Off the event loop: it may think.

    Should that fail, the update is what it was before, the host is told, and the table waits.
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
    """The first seat that a caretaker answers for at once."""
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


# ---------------------------------------------------------------- who comes back


def come_back(table: Table, number: Seat, draft: list[Move], now: float) -> Update | None:
    """The draft of somebody who was set aside while away, after what is given back to them (GEN-16.7).

    None: nothing is to be given back, or this very draft says otherwise and counts as it stands.
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
"""Why an order is not carried out: not possible any more, something comes to light half-way, somebody has done
something to the seat, the position it was given for was taken back."""

END = "end"
"""The kind of move that only ends a turn."""


def left(update: Update) -> list[Order]:
    """The orders as they are after what has been played so far."""
    changed = [update.orders.get(order.id, order) for order in update.before.orders]
    return [order for order in changed if order is not None]


async def order_rows(hall: Hall, update: Update) -> Rows:
    """What has become of them in this update, and what it makes void."""
    look_after(update)
    changed = [
        orders.Drop(number) if order is None else orders.MarkDropped(number, order.dropped or "")
        for number, order in update.orders.items()
    ]
    return Rows(writes=[*changed])


def settle_orders(update: Update) -> None:
    """The update has been stored."""
    update.before.orders = left(update)


def _drop(update: Update, order: Order, reason: str) -> None:
    update.orders[order.id] = replace(order, dropped=reason)


def _done_with(update: Update, order: Order) -> None:
    update.orders[order.id] = None


# ---------------------------------------------------------------- when a seat is asked


def carry_out(update: Update) -> bool:
    """Let one seat that is asked answer by its standing order. False: none of them has one that fits."""
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
    moves = _read(game, order)
    if moves and not concerns(game, update.state, order.seat, moves[0]):
        return False
    moves = _without_an_end(update, order.seat, moves)
    reason = _why_not(update, order, moves)
    if reason is not None:
        _drop(update, order, reason)
        return False
    _done_with(update, order)
    return _play(update, order.seat, moves)


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


def _without_an_end(update: Update, seat: Seat, moves: list[Move]) -> list[Move]:
    """Whether a turn ends by itself depends on what is left to do in it: an `end` that is not needed is not missed."""
    if len(moves) < 2 or moves[-1].kind != END:
        return moves
    game, state = update.before.game, update.state
    for move in moves[:-1]:
        if not _is_legal(game, state, seat, move):
            return moves
        state = game.attempt(state, seat, move).state
    return moves if seat in game.to_act(state) else moves[:-1]


def _why_not(update: Update, order: Order, moves: list[Move]) -> str | None:
    """All of it or nothing, and nothing that its giver would have to see before going on."""
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


# ---------------------------------------------------------------- when something happens


def surprises(moves: Iterable[Done], seat: Seat) -> bool:
    """Somebody else's move made something happen to this seat."""
    return any(event.touches(seat) for done in moves if done.seat != seat for event in done.events)


def look_after(update: Update) -> None:
    """In every update: drop what it makes void. Whoever gave it reads why when they are asked."""
    for order in left(update):
        if update.over:
            _done_with(update, order)
        elif order.kind == "play" and order.stands:
            if update.undone is not None and order.after_move > update.undone.to_played:
                _drop(update, order, UNDONE)
            elif order.careful and surprises(update.moves, order.seat):
                _drop(update, order, SURPRISE)


def answered_in_person(update: Update, seat: Seat) -> None:
    """What was told about dropped orders has been read. An order for a question that its giver has answered now would
    be carried out a turn too late: it goes too, and so does what was only planned for it."""
    for order in left(update):
        if order.seat == seat and (order.dropped or (order.kind != "pass" and _was_asked(update, order))):
            _done_with(update, order)


def _was_asked(update: Update, order: Order) -> bool:
    game, state = update.before.game, update.before.state.clone()
    moves = _read(game, order)
    for done in update.moves:
        if not moves or concerns(game, state, order.seat, moves[0]):
            return True
        game.play(state, done.seat, done.move)
    return False
