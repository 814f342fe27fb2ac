"""Planning ahead: putting a standing order together while it is somebody else's turn.

What could be said then is found by imagining it: a world that the seat cannot tell from the real one, in which the
others do as little as they can until it is the seat's turn. The deal of that world depends on nothing but what the
seat knows and what everybody may know, so that what is offered there tells nobody's secrets.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine import IllegalMove, Move, Seat
from storage import orders as rows
from storage.database import Repeated
from storage.orders import Order
from tables.core import storing
from tables.core.access import must_attend, must_be_running, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table
from tables.play.playing import read_typed

FAR = 300
"""So many moves ahead a turn is looked for."""
WORLDS = (0, 1, 3, 5, 7)
"""Those in which it is looked for whether something could be possible at all."""
MOST_MOVES = 20
"""In one order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A session in an imagined world, with what is planned so far as its draft."""

    session: SeatSession
    guessed: bool
    """What can be done then depends on something that nobody can know yet: what is shown in its place is a guess."""


def imagine(table: Table, seat: Seat, world: int = 0) -> Any | None:
    """The position when it is the seat's turn, as far as anybody could say now; None if it will not be any more.

    There are several such worlds. In those with an odd number each of the others does something first, whatever it is.
    """
    game, rng = table.game, Random(f"{table.id} {table.version} {seat} {world}")
    state = game.redeal(table.state, seat, rng)
    idle = set(range(len(table.seats))) if world % 2 else set()
    for _ in range(FAR):
        asked = game.to_act(state)
        if not asked:
            return None
        if seat in asked and game.whose_turn(state) in (seat, None):
            return state
        other = next((s for s in asked if s != seat), seat)
        free = other in idle - {seat}
        game.play(state, other, rng.choice(game.moves(state, other)) if free else game.default_move(state, other))
        idle.discard(other)
    return None


async def look_ahead(hall: Hall, table_id: str, user_id: int) -> Plan:
    """What could be planned now, and what has been planned so far."""
    table = await hall.table(table_id)
    return await _plan(table, _planner(table, user_id))


def _planner(table: Table, user_id: int) -> Seat:
    """Whoever plans sits there and waits for others."""
    seat = seat_in_play(table, user_id)
    must_be_running(table)
    must_attend(table, seat)
    if seat in table.owed:
        raise Refused("table-order-your-turn")
    return seat


async def _plan(table: Table, seat: Seat, moves: Sequence[str] | None = None) -> Plan:
    state, guessed = await asyncio.to_thread(_imagine, table, seat)
    if state is None:
        raise Refused("table-nothing-to-plan")
    if moves is None:
        moves = next((o.moves for o in table.orders if o.seat == seat and o.kind == "plan"), ())
    return Plan(open_session(_imagined(table, state, {seat: [*moves]}), seat), guessed)


def _imagined(table: Table, state: Any, drafts: dict[Seat, list[str]]) -> Table:
    """The table as it could stand; its buttons hold for this version alone."""
    return replace(table, state=state, drafts=drafts, acted={}, current_since=table.version)


def _imagine(table: Table, seat: Seat) -> tuple[Any | None, bool]:
    """The position, and whether it could well be another one."""
    state, other = imagine(table, seat), imagine(table, seat, 2)
    if state is None or other is None:
        return state, True
    return state, table.game.moves(state, seat) != table.game.moves(other, seat)


# ---------------------------------------------------------------- putting it together


async def add(
    hall: Hall, table_id: str, user_id: int, notation: str, *, stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Plan:  # fmt: skip
    """Plan one move more."""
    async with hall.locked(table_id) as table:
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        if await storing.answered(hall, interaction_id):
            return plan
        _must_be_current(plan, stamp)
        if plan.session.sealed:
            raise Refused("table-order-past-reveal")
        plan.session.add(read_typed(plan.session, notation))
        return await _keep(hall, table, plan, len(plan.session.draft), interaction_id)


async def shorten(
    hall: Hall, table_id: str, user_id: int, *, stamp: Stamp | None = None, interaction_id: int | None = None
) -> Plan:
    """Without the last planned move."""
    async with hall.locked(table_id) as table:
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        if await storing.answered(hall, interaction_id):
            return plan
        _must_be_current(plan, stamp)
        if not plan.session.draft:
            raise Refused("table-nothing-planned")
        return await _keep(hall, table, plan, len(plan.session.draft) - 1, interaction_id)


def _must_be_current(plan: Plan, stamp: Stamp | None) -> None:
    if stamp is not None and not plan.session.is_current(stamp):
        raise Refused("table-plan-moved-on")


async def _keep(hall: Hall, table: Table, plan: Plan, count: int, interaction_id: int | None) -> Plan:
    seat = plan.session.seat
    assert seat is not None
    moves = [move.notation for move in plan.session.draft[:count]]
    if len(moves) > MOST_MOVES:
        raise Refused("table-order-too-long", limit=MOST_MOVES)
    await _give(hall, table, seat, "plan", moves, True, interaction_id)
    return await _plan(table, seat)


# ---------------------------------------------------------------- giving and revoking


async def give_plan(
    hall: Hall, table_id: str, user_id: int, *, careful: bool = True, stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> list[Order]:  # fmt: skip
    """What has been planned becomes an order."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table.orders_of(seat_in_play(table, user_id))
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        _must_be_current(plan, stamp)
        if not plan.session.draft:
            raise Refused("table-nothing-planned")
        moves = [move.notation for move in plan.session.draft]
        return await _give(hall, table, seat, "play", moves, careful, interaction_id)


async def give_moves(
    hall: Hall, table_id: str, user_id: int, notations: Sequence[str], *, careful: bool = True,
    interaction_id: int | None = None,
) -> list[Order]:  # fmt: skip
    """An order for those who know what to write. It must be possible as far as anybody can tell: where dice or cards
    have to come first, nobody can."""
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table.orders_of(seat_in_play(table, user_id))
        seat = _planner(table, user_id)
        if not notations:
            raise Refused("table-nothing-planned")
        if len(notations) > MOST_MOVES:
            raise Refused("table-order-too-long", limit=MOST_MOVES)
        plan = await _plan(table, seat, ())
        if plan.guessed:
            moves = [read_typed(plan.session, notation) for notation in notations]
        else:
            moves = await asyncio.to_thread(_thinkable, table, seat, notations)
        return await _give(hall, table, seat, "play", [m.notation for m in moves], careful, interaction_id)


def _thinkable(table: Table, seat: Seat, notations: Sequence[str]) -> list[Move]:
    """What is meant, in a world in which all of it could be said; if there is none, the reason is that of the likeliest
    one."""
    reason: IllegalMove | Refused | None = None
    for world in WORLDS:
        state = imagine(table, seat, world)
        if state is None:
            continue
        session = open_session(_imagined(table, state, {}), seat)
        try:
            for notation in notations:
                if session.sealed:
                    raise Refused("table-order-past-reveal")
                session.add(read_typed(session, notation))
        except (IllegalMove, Refused) as refused:
            reason = reason or refused
        else:
            return session.draft
    raise reason or Refused("table-nothing-to-plan")


async def give_pass(hall: Hall, table_id: str, user_id: int, *, interaction_id: int | None = None) -> list[Order]:
    """Pass on whatever others ask out of turn, until it is revoked."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        if await storing.answered(hall, interaction_id):
            return table.orders_of(seat)
        must_be_running(table)
        must_attend(table, seat)
        if not table.game.can_be_declined:
            raise Refused("table-nothing-to-pass")
        return await _give(hall, table, seat, "pass", (), False, interaction_id)


async def _give(
    hall: Hall, table: Table, seat: Seat, kind: str, moves: Sequence[str], careful: bool, interaction_id: int | None
) -> list[Order]:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    order = Order(0, table.id, seat, user_id, kind, tuple(moves), careful, table.state.played, hall.clock())
    try:
        await hall.db.write(rows.give, order, interaction_id)
    except Repeated:
        return table.orders_of(seat)
    table.orders = await rows.of_table(hall.db, table.id)
    return table.orders_of(seat)


async def revoke(hall: Hall, table_id: str, user_id: int, order_id: int) -> list[Order]:
    """Take one of one's own orders back; one that is gone already stays gone. Returns those that are left."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        if any(order.id == order_id for order in table.orders_of(seat)):
            await hall.db.write(rows.Drop(order_id).write)
            table.orders = [order for order in table.orders if order.id != order_id]
        return table.orders_of(seat)


def orders_of(table: Table, user_id: int) -> list[Order]:
    """A person's own orders at a table, those that were dropped and not yet told included."""
    return table.orders_of(seat_in_play(table, user_id))
