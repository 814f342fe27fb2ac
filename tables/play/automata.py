"""Automata at the table: each turn of theirs is an update of its own, thought out while nobody holds the table.

A person's confirm is stored and answered before anybody thinks. What an automaton has thought of counts only if the
table still is as it was; otherwise it is asked again. A crash in between loses nothing: who is waited for is stored.

Where a game lets those speak who owe nothing (Genoa's offers), automata may do so: before another automaton decides,
and once after every change of the table while a person does.
"""

import asyncio
import time
from collections.abc import Hashable
from typing import Protocol

from automata import SLOW, proposes
from engine import GAMES, Move, Seat
from storage import tables as rows
from tables.core.actors import house_did
from tables.core.hall import Hall
from tables.core.table import Table
from tables.core.update import Update
from tables.play import caretaking
from tables.play.playing import commit

LONGEST_TURN = 200
"""Decisions of one automaton in one update; should it be asked even more, the next update goes on."""
FIRST_STEP = 1.0
"""Seconds after which a master's turn is shown at the earliest."""


def shown_after(seconds: float) -> float:
    """When a turn is shown that was thought out after so many seconds: one, two, four, eight …

    How long a master thinks depends on its hand, by about a tenth in Calimala, and others could read that off the
    clock. A turn that takes less than the first step shows nothing, and doubling steps seldom show a tenth.
    """
    shown = FIRST_STEP
    while 0 < shown < seconds:
        shown *= 2
    return max(shown, seconds)


class Thinker(Protocol):
    async def choose(
        self, game_id: str, level: str, view: object, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        """A move for the table of that person, and whether it is that of the level asked for (and not of one that had
        to stand in)."""

    async def propose(self, game_id: str, level: str, view: object, seat: Seat) -> Move | None:
        """What the seat would like to say though nobody asks it."""


async def waiting(hall: Hall) -> list[str]:
    """The tables at which an automaton is asked, and somebody is there to play with."""
    found = await rows.ids_waiting_for_automata(hall.db)
    return [table_id for table_id in found if asked(await hall.any_table(table_id)) is not None]


def goes_on(table: Table) -> bool:
    """Whether it is being played, and somebody is there to play with. Who plays on at a table that has lost its place,
    and therefore stands, is answered."""
    paused = table.paused and table.row.paused_at != table.row.displaced_at
    return table.playing and not paused and any(seat.attended for seat in table.seats)


def asked(table: Table) -> Seat | None:
    """The automaton whose turn it is to think. None: nobody's."""
    if not goes_on(table):
        return None
    return next((seat for seat in table.owed if table.thinks(seat) is not None), None)


async def versions(hall: Hall) -> dict[str, int]:
    """Tables at which an automaton may have something to say while people decide → their version: one look at each is
    enough."""
    return await rows.versions_with_automata(hall.db, [game for game in GAMES if proposes(game)])


async def take_turn(hall: Hall, table_id: str, thinker: Thinker) -> bool:
    """Let the automaton that is asked take its turn, or let automata speak up while a person decides. False: none is
    asked, and none has anything to say."""
    table = await hall.table(table_id)
    version, seat = table.version, asked(table)
    if seat is not None:
        began = time.monotonic()
        thought = await _think(hall, table, seat, thinker)
        if thought is not None and table.thinks(seat) in SLOW:
            took = time.monotonic() - began
            await asyncio.sleep(shown_after(took) - took)
        if thought is None:
            return True  # the table went on meanwhile: look again
        update = thought
    elif goes_on(table) and proposes(table.row.game):
        update = Update(table, table.state.clone(), hall.clock())
        await _speak_up(update, thinker)
    else:
        return False
    if not update.moves:
        return False
    async with hall.locked(table_id) as now:
        if now.version != version:
            return True
        update.before = now
        await caretaking.stand_in(hall, update)
        await commit(hall, update)
    return True


async def _think(hall: Hall, table: Table, seat: Seat, thinker: Thinker) -> Update | None:
    """Its whole turn, played on a clone decision by decision, each from what its seat may see then.

    None: the table went on meanwhile, so that thinking further would be for nothing.
    """
    game, level, version = table.game, table.thinks(seat), table.version
    assert level is not None
    update, helped = Update(table, table.state.clone(), hall.clock()), False
    for _ in range(LONGEST_TURN):
        await _speak_up(update, thinker)
        if seat not in update.to_act:
            break  # what was said has changed who is asked: a price that it asked was taken
        move, own = await thinker.choose(game.meta.id, level, game.view(update.state, seat), seat, table.row.host_id)
        if (await hall.table(table.id)).version != version:
            return None
        helped = helped or not own
        update.play(seat, move, "automaton" if table.seats[seat].automaton is not None else "caretaker")
        if seat not in update.to_act or update.over:
            break
    if helped:
        update.rows.acts.append(house_did(table, "automaton-helped", seat, level=level))
    return update


async def _speak_up(update: Update, thinker: Thinker) -> None:
    """Every automaton that owes nothing and may speak is heard once."""
    table, game = update.before, update.before.game
    for seat in game.welcome(update.state):
        level = table.seats[seat].automaton
        if level is not None:
            move = await thinker.propose(game.meta.id, level, game.view(update.state, seat), seat)
            if move is not None:
                update.play(seat, move, "automaton")
