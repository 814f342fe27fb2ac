"""Standing orders: what a seat wants done when its turn comes.

They are looked at when the seat is asked, inside the step that asks it, and carried out only if nothing has become of
the position that their giver did not reckon with; otherwise the person is asked as always and told why. Whoever is at
the table answers in person: an order never speaks while its giver is drafting, nor does it pass on a question that
their own answer has led to.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from engine import Game, IllegalMove, Move, Seat, Unreadable
from storage import orders as rows
from storage.orders import Order
from tables.core.played import Done, Played
from tables.core.table import Table

ILLEGAL, REVEALS, SURPRISE, UNDONE = "illegal", "reveals", "surprise", "undone"
"""Why an order is not carried out: not possible any more, something comes to light half-way, somebody has done
something to the seat, the position it was given for was taken back."""


def left(table: Table, played: Played) -> list[Order]:
    """The orders as they are after what has been played so far."""
    changed = [played.orders.get(order.id, order) for order in table.orders]
    return [order for order in changed if order is not None]


def settle(table: Table, played: Played) -> None:
    """What was played has been stored."""
    table.orders = left(table, played)


def _drop(played: Played, order: Order, reason: str) -> None:
    played.orders[order.id] = replace(order, dropped=reason)
    played.also.append(partial(rows.mark_dropped, order_id=order.id, reason=reason))


def _done_with(played: Played, order: Order) -> None:
    played.orders[order.id] = None
    played.also.append(partial(rows.drop, order_id=order.id))


# ---------------------------------------------------------------- when a seat is asked


def carry_out(table: Table, played: Played, now: float) -> bool:
    """Let one seat that is asked answer by its standing order. False: none of them has one that fits."""
    for seat in table.game.to_act(played.state):
        if table.drafts.get(seat) and seat not in played.acted:
            continue
        for order in left(table, played):
            if order.seat == seat and order.stands and _carry_out(table, played, order):
                return True
    return False


def _carry_out(table: Table, played: Played, order: Order) -> bool:
    if order.kind == "pass":
        spoke = any(done.seat == order.seat and done.by == "person" for done in played.moves)
        move = None if spoke else table.game.decline(played.state, order.seat)
        return move is not None and _play(table.game, played, order.seat, [move])
    moves = _read(table.game, order)
    if moves and not concerns(table.game, played.state, order.seat, moves[0]):
        return False
    reason = _why_not(table.game, played, order, moves)
    if reason is not None:
        _drop(played, order, reason)
        return False
    _done_with(played, order)
    return _play(table.game, played, order.seat, moves)


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


def _why_not(game: Game[Any], played: Played, order: Order, moves: list[Move]) -> str | None:
    """All of it or nothing, and nothing that its giver would have to see before going on."""
    if order.careful and surprises(played.moves, order.seat):
        return SURPRISE
    if not moves:
        return ILLEGAL
    state = played.state
    for number, move in enumerate(moves, 1):
        try:
            outcome = game.attempt(state, order.seat, move)
        except IllegalMove:
            return ILLEGAL
        if outcome.reveals and number < len(moves):
            return REVEALS
        state = outcome.state
    return None


def _play(game: Game[Any], played: Played, seat: Seat, moves: list[Move]) -> bool:
    for move in moves:
        played.moves.append(Done(seat, move, game.play(played.state, seat, move), "order"))
    return True


# ---------------------------------------------------------------- when something happens


def surprises(moves: Iterable[Done], seat: Seat) -> bool:
    """Somebody else's move made something happen to this seat."""
    return any(event.touches(seat) for done in moves if done.seat != seat for event in done.events)


def look_after(table: Table, played: Played, *, undone_to: int | None = None) -> None:
    """In every step: drop what it makes void. Whoever gave it reads why when they are asked."""
    over = table.game.over(played.state)
    for order in left(table, played):
        if over:
            _done_with(played, order)
        elif order.kind == "play" and order.stands:
            if undone_to is not None and order.after_move > undone_to:
                _drop(played, order, UNDONE)
            elif order.careful and surprises(played.moves, order.seat):
                _drop(played, order, SURPRISE)


def answered_in_person(table: Table, seat: Seat, played: Played) -> None:
    """What was told about dropped orders has been read. An order for a question that its giver has answered now would
    be carried out a turn too late: it goes too, and so does what was only planned for it."""
    for order in left(table, played):
        if order.seat == seat and (order.dropped or (order.kind != "pass" and _was_asked(table, order, played))):
            _done_with(played, order)


def _was_asked(table: Table, order: Order, played: Played) -> bool:
    moves, state = _read(table.game, order), table.state.clone()
    for done in played.moves:
        if not moves or concerns(table.game, state, order.seat, moves[0]):
            return True
        table.game.play(state, done.seat, done.move)
    return False
