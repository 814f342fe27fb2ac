"""Automata at the table: each turn of theirs is a step of its own, thought out while nobody holds the table.

A person's confirm is stored and answered before anybody thinks. What an automaton has thought of counts only if the
table still is as it was; otherwise it is asked again. A crash in between loses nothing: who is waited for is stored.
"""

from typing import Protocol

from engine import Move, Seat
from storage import tables as rows
from tables.core import pending
from tables.core.actors import house_did
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.play import caretaking
from tables.play.playing import commit

LONGEST_TURN = 200
"""Decisions of one automaton in one step; should it be asked even more, the next step goes on."""


class Thinker(Protocol):
    async def choose(self, game_id: str, level: str, view: object, seat: Seat) -> tuple[Move, bool]:
        """A move, and whether it is that of the level asked for (and not of one that had to step in)."""


async def waiting(hall: Hall) -> list[str]:
    """The tables at which an automaton is asked, and somebody is there to play with."""
    found = await rows.ids_waiting_for_automata(hall.db)
    return [table_id for table_id in found if asked(await hall.table(table_id)) is not None]


def asked(table: Table) -> Seat | None:
    """The automaton whose turn it is to think. None: nobody's, or there is nobody to play with."""
    if table.paused or not any(seat.attended for seat in table.seats):
        return None
    return next((seat for seat in pending.owed(table) if table.thinks(seat) is not None), None)


async def take_turn(hall: Hall, table_id: str, thinker: Thinker) -> bool:
    """Let the automaton that is asked take its turn. False: none is asked."""
    table = await hall.table(table_id)
    seat = asked(table)
    if seat is None:
        return False
    version = table.version
    step = await _think(hall, table, seat, thinker)
    async with hall.locked(table_id) as now:
        if now.version != version:
            return True  # the table went on meanwhile: look again
        step.before = now
        await caretaking.stand_in(hall, step)
        await commit(hall, step)
    return True


async def _think(hall: Hall, table: Table, seat: Seat, thinker: Thinker) -> Step:
    """Its whole turn, played on a clone decision by decision, each from what its seat may see then."""
    game, level = table.game, table.thinks(seat)
    assert level is not None
    step, helped = Step(table, table.state.clone(), hall.clock()), False
    for _ in range(LONGEST_TURN):
        move, own = await thinker.choose(game.meta.id, level, game.view(step.state, seat), seat)
        helped = helped or not own
        step.play(seat, move, "automaton")
        if seat not in step.to_act or step.over:
            break
    if helped:
        step.rows.acts.append(house_did(table, "automaton-helped", seat, level=level))
    return step
