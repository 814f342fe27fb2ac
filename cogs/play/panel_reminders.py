"""Texts shown first in a player's panel: private notes, and standing orders that failed."""

from collections.abc import Sequence

from cogs.ui.names import escaped, escaped_names, in_code
from engine import Seat, Unreadable
from tables import Hall, Order, Table
from tables.play import caretaking
from tables.play import notes as own_notes
from words import Speaker, speaker, wording


async def lines(hall: Hall, table: Table, user_id: int, lang: str) -> list[str]:
    """Private lines of this person."""
    seat, say = table.seat_of(user_id), speaker(lang)
    if seat is None or seat not in table.owed:
        return []
    told: list[str] = []
    for order in table.orders_of(seat):
        if order.dropped is not None:
            told += [f"**{say('order-dropped-heading')}**", *about(table, order, say)]
    notes = await own_notes.due(hall, table, user_id)
    if notes:
        told += [f"**{say('notes-at-hand')}**", *[f"- {escaped(note.text)}" for note in notes]]
    return told


def about(table: Table, order: Order, say: Speaker) -> list[str]:
    """An order in words: its moves, and its conditions or why it failed."""
    if order.kind == "pass":
        return [say("order-pass"), say(f"order-pass-{table.row.game}")]
    terms = say("order-is-careful" if order.careful else "order-is-bold")
    if order.dropped is not None:
        terms = say(f"order-dropped-{order.dropped}")
    elif order.kind == "react":
        terms = say("order-is-reaction")
    first, *others = [moves_of(table, order.seat, moves, say) for moves in order.alternatives if moves]
    else_ask = [say("order-else-ask")] if others and order.dropped is None else []
    return [say("order-play", moves=first), *[say("order-else", moves=moves) for moves in others], *else_ask, terms]


def moves_of(table: Table, seat: Seat, moves: Sequence[str], say: Speaker) -> str:
    """Moves of an order, described without a position."""
    told = []
    for notation in moves:
        try:
            move = table.game.book.read(notation)
        except Unreadable:
            told.append(say("order-else-pass") if notation == caretaking.PASS else in_code(notation))
        else:
            told.append(wording.move(table.row.game, None, seat, escaped_names(table), say.lang, move))
    return " · ".join(told)
