"""Planning ahead: composing a standing order during another player's turn.

The options are found by sampling: a world consistent with the seat's view, in which the others do as little as possible
until it is the seat's turn. The sample depends only on what the seat knows and on public information, so it reveals no
secret.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine import IllegalMove, Move, Seat, Unreadable
from storage import orders as rows
from storage.database import Repeated
from storage.orders import OR as OR
from storage.orders import Order
from tables.core import storing
from tables.core.access import acting_seat, must_attend, must_be_running, seat_in_play
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.seat_session import SeatSession, Stamp, open_session
from tables.core.table import Table
from tables.play.caretaking import PASS
from tables.play.playing import read_typed

FAR = 300
"""Maximum moves simulated until the seat's turn."""
WORLDS = (0, 1, 3, 5, 7)
"""Samples in which typed moves are tried."""
MOST_MOVES = 20
"""Per alternative."""
MOST_ALTERNATIVES = 5
"""Per order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A session in a sampled world, with the alternative that is being composed as its draft."""

    session: SeatSession
    guessed: bool
    """The options depend on information that is not known yet, so those shown are a guess."""
    preferred: tuple[tuple[str, ...], ...] = ()
    """Alternatives that come before this one."""


def imagine(table: Table, seat: Seat, world: int = 0) -> Any | None:
    """A position at the seat's next turn. None if it has no further turn.

    In worlds with an odd number each other seat first makes one random move.
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
    """The present plan, and what can be added to it."""
    table = await hall.table(table_id)
    return await _plan(table, _planner(table, user_id))


def _planner(table: Table, user_id: int) -> Seat:
    """Seat of a player who may plan: seated, and not to act now."""
    seat = acting_seat(table, user_id)
    if seat in table.owed:
        raise Refused("table-order-your-turn")
    return seat


async def _plan(table: Table, seat: Seat, moves: Sequence[str] | None = None) -> Plan:
    state, guessed = await asyncio.to_thread(_imagine, table, seat)
    if state is None:
        raise Refused("table-nothing-to-plan")
    if moves is None:
        moves = planned(table, seat)
    *preferred, last = rows.split(moves)
    return Plan(open_session(_imagined(table, state, {seat: [*last]}), seat), guessed, tuple(preferred))


def _imagined(table: Table, state: Any, drafts: dict[Seat, list[str]]) -> Table:
    """The table in the sampled position; its buttons are valid for this version only."""
    return replace(table, state=state, drafts=drafts, acted={}, current_since=table.version)


def _imagine(table: Table, seat: Seat) -> tuple[Any | None, bool]:
    """The position, and whether another sample offers other moves."""
    state, other = imagine(table, seat), imagine(table, seat, 2)
    if state is None or other is None:
        return state, True
    return state, table.game.moves(state, seat) != table.game.moves(other, seat)


# ---------------------------------------------------------------- composing


async def add(
    hall: Hall, table_id: str, user_id: int, notation: str, *, stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Plan:  # fmt: skip
    async with hall.locked(table_id) as table:
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        if await storing.answered(hall, interaction_id):
            return plan
        _must_be_current(plan, stamp)
        if plan.session.sealed:
            raise Refused("table-order-past-reveal")
        plan.session.add(read_typed(plan.session, notation))
        return await _keep(hall, table, seat, (*plan.preferred, _drafted(plan)), interaction_id)


async def add_alternative(
    hall: Hall, table_id: str, user_id: int, *, stamp: Stamp | None = None, interaction_id: int | None = None
) -> Plan:
    """Begin another alternative, played if none before it is legal."""
    async with hall.locked(table_id) as table:
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        if await storing.answered(hall, interaction_id):
            return plan
        _must_be_current(plan, stamp)
        if not plan.session.draft:
            raise Refused("table-nothing-planned")
        if len(plan.preferred) + 1 >= MOST_ALTERNATIVES:
            raise Refused("table-order-too-many", limit=MOST_ALTERNATIVES)
        return await _keep(hall, table, seat, (*plan.preferred, _drafted(plan), ()), interaction_id)


def _drafted(plan: Plan) -> tuple[str, ...]:
    return tuple(move.notation for move in plan.session.draft)


async def shorten(
    hall: Hall, table_id: str, user_id: int, *, everything: bool = False, stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Plan:  # fmt: skip
    """Remove the last move of the plan, or an empty alternative, or everything."""
    async with hall.locked(table_id) as table:
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        if await storing.answered(hall, interaction_id):
            return plan
        _must_be_current(plan, stamp)
        if not plan.session.draft and not plan.preferred:
            raise Refused("table-nothing-planned")
        if everything:
            return await _keep(hall, table, seat, (), interaction_id)
        shorter = (*plan.preferred, _drafted(plan)[:-1]) if plan.session.draft else plan.preferred
        return await _keep(hall, table, seat, shorter, interaction_id)


def _must_be_current(plan: Plan, stamp: Stamp | None) -> None:
    if stamp is not None and not plan.session.is_current(stamp):
        raise Refused("table-plan-moved-on")


async def _keep(
    hall: Hall, table: Table, seat: Seat, alternatives: Sequence[Sequence[str]], interaction_id: int | None
) -> Plan:
    _must_be_short(alternatives)
    await _give(hall, table, seat, "plan", rows.joined(alternatives), True, interaction_id)
    return await _plan(table, seat)


def _must_be_short(alternatives: Sequence[Sequence[str]]) -> None:
    if len(alternatives) > MOST_ALTERNATIVES:
        raise Refused("table-order-too-many", limit=MOST_ALTERNATIVES)
    if any(len(moves) > MOST_MOVES for moves in alternatives):
        raise Refused("table-order-too-long", limit=MOST_MOVES)


# ---------------------------------------------------------------- giving and revoking


async def give_plan(
    hall: Hall, table_id: str, user_id: int, *, careful: bool = True, stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> list[Order]:  # fmt: skip
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table.orders_of(seat_in_play(table, user_id))
        seat = _planner(table, user_id)
        plan = await _plan(table, seat)
        _must_be_current(plan, stamp)
        alternatives = [moves for moves in (*plan.preferred, _drafted(plan)) if moves]
        if not alternatives:
            raise Refused("table-nothing-planned")
        return await _give(hall, table, seat, "play", rows.joined(alternatives), careful, interaction_id)


async def give_moves(
    hall: Hall, table_id: str, user_id: int, notations: Sequence[str], *, careful: bool = True,
    interaction_id: int | None = None,
) -> list[Order]:  # fmt: skip
    """An order from typed notations, with `OR` between alternatives.

    Raises IllegalMove or Refused unless each is legal in some sample; unchecked where dice or cards come first. Answers
    that are only asked for in another's turn make an order to react, which cannot be tried beforehand.
    """
    async with hall.locked(table_id) as table:
        if await storing.answered(hall, interaction_id):
            return table.orders_of(seat_in_play(table, user_id))
        seat = _planner(table, user_id)
        typed = [one for one in rows.split(notations) if one]
        if not typed:
            raise Refused("table-nothing-planned")
        _must_be_short(typed)
        plan = await _plan(table, seat, ())
        reactions = [_reaction(table, plan, one) for one in typed]
        if any(moves is not None for moves in reactions):
            if any(moves is None for moves in reactions):
                raise Refused("table-order-mixed")
            answers = [moves for moves in reactions if moves is not None]
            return await _give(hall, table, seat, "react", rows.joined(answers), False, interaction_id)
        alternatives = [await _readable(table, seat, plan, one) for one in typed]
        return await _give(hall, table, seat, "play", rows.joined(alternatives), careful, interaction_id)


async def _readable(table: Table, seat: Seat, plan: Plan, notations: Sequence[str]) -> list[str]:
    """The exact notations of typed moves of a turn."""
    if plan.guessed:
        moves = [read_typed(plan.session, notation) for notation in notations]
    else:
        moves = await asyncio.to_thread(_thinkable, table, seat, notations)
    return [move.notation for move in moves]


def _reaction(table: Table, plan: Plan, notations: Sequence[str]) -> list[str] | None:
    """One typed answer to a question in another's turn, or `pass`; None for moves of the seat's own turn."""
    if len(notations) != 1 or not table.game.can_be_declined:
        return None
    own = {move.kind for move in plan.session.moves}
    (notation,) = notations
    if notation == PASS and PASS not in own:
        return [PASS]
    try:
        move = table.game.book.read(notation)
    except Unreadable:
        return None
    return [move.notation] if move.kind not in own else None


def _thinkable(table: Table, seat: Seat, notations: Sequence[str]) -> list[Move]:
    """The moves, from the first sample in which all are legal. Raises the reason of the first sample if there is
    none."""
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
    """Decline every question out of turn, until revoked."""
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
    hall.announce(table.id)
    return table.orders_of(seat)


async def revoke(hall: Hall, table_id: str, user_id: int, order_id: int) -> list[Order]:
    """Delete one of the caller's orders, if it exists. Returns the rest."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        if any(order.id == order_id for order in table.orders_of(seat)):
            await hall.db.write(rows.Drop(table_id, order_id).write)
            table.orders = [order for order in table.orders if order.id != order_id]
            hall.announce(table.id)
        return table.orders_of(seat)


def planned(table: Table, seat: Seat | None) -> tuple[str, ...]:
    """The moves of the plan that a seat is composing."""
    return next((order.moves for order in table.orders if order.seat == seat and order.kind == "plan"), ())


def orders_of(table: Table, user_id: int) -> list[Order]:
    """The caller's orders, including dropped ones not yet reported."""
    return table.orders_of(seat_in_play(table, user_id))
