"""Automata at the table: each of their turns is an update of its own, computed without holding the table's lock.

A player's confirm is stored and answered before automata think. Their result is used only if the table is unchanged;
otherwise they think again. A crash loses nothing, as pending decisions are stored.

Where a game lets seats act out of turn (Genoa's offers), automata may do so: before another automaton decides, and once
after each change while a player decides.
"""

import asyncio
import math
import time
from collections import defaultdict, deque
from collections.abc import Hashable
from functools import partial
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
"""Maximum decisions of one automaton in an update; the next update continues."""
FIRST_STEP = 1.0
"""Minimum seconds until a master's turn is shown."""


class Pace:
    """When turns of masters are shown: of each game as long after the question as most of its recent turns took.

    A master's thinking time depends on its hand, by a tenth or more in Calimala, which others could read off the clock.
    """

    RECENT, MOST, MARGIN = 20, 0.9, 1.25

    def __init__(self) -> None:
        self._took: defaultdict[str, deque[float]] = defaultdict(partial(deque, maxlen=self.RECENT))

    def shown_after(self, game_id: str, seconds: float) -> float:
        """Seconds after which to show a turn that took `seconds` to compute: what nine of ten recent turns took, with
        a margin and rounded up to half seconds; doubled for the few that take longer."""
        took = self._took[game_id]
        usual = sorted(took)[int(self.MOST * len(took))] if took else 0.0
        took.append(seconds)
        shown = max(1.0, math.ceil(2 * self.MARGIN * usual) / 2) * FIRST_STEP
        while 0 < shown < seconds:
            shown *= 2
        return max(shown, seconds)


class Thinker(Protocol):
    async def choose(
        self, game_id: str, level: str, view: object, seat: Seat, person: Hashable = None
    ) -> tuple[Move, bool]:
        """A move for a table of that user, and whether it comes from the level asked for rather than a fallback."""

    async def propose(self, game_id: str, level: str, view: object, seat: Seat) -> Move | None:
        """A move out of turn. None if the automaton wants none."""


async def waiting(hall: Hall) -> list[str]:
    """Tables where an automaton is to act and at least one player is present."""
    found = await rows.ids_waiting_for_automata(hall.db)
    return [table_id for table_id in found if asked(await hall.any_table(table_id)) is not None]


def goes_on(table: Table) -> bool:
    """Whether automata play here: not paused, and a player is present. Being displaced stops the clocks but not
    automata."""
    paused = table.paused and table.row.paused_at != table.row.displaced_at
    return table.playing and not paused and any(seat.attended for seat in table.seats)


def asked(table: Table) -> Seat | None:
    """The first seat for which an automaton is to act. None if there is none."""
    if not goes_on(table):
        return None
    return next((seat for seat in table.owed if table.thinks(seat) is not None), None)


async def versions(hall: Hall) -> dict[str, int]:
    """Tables where an automaton may act out of turn while players decide → version, to look at each version once."""
    return await rows.versions_with_automata(hall.db, [game for game in GAMES if proposes(game)])


async def take_turn(hall: Hall, table_id: str, thinker: Thinker, pace: Pace | None = None) -> bool:
    """Play an automaton's turn, or let automata act out of turn while a player decides. False if there was nothing
    to do. `pace`: of the turns before, kept by the caller."""
    table = await hall.table(table_id)
    version, seat = table.version, asked(table)
    if seat is not None:
        began = time.monotonic()
        thought = await _think(hall, table, seat, thinker)
        if thought is not None and table.thinks(seat) in SLOW:
            took = time.monotonic() - began
            await asyncio.sleep((pace or Pace()).shown_after(table.row.game, took) - took)
        if thought is None:
            return True  # the table changed meanwhile: look again
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
    """Play its whole turn on a clone, each decision from what its seat may see.

    None if the table changed meanwhile.
    """
    game, level, version = table.game, table.thinks(seat), table.version
    assert level is not None
    update, helped = Update(table, table.state.clone(), hall.clock()), False
    for _ in range(LONGEST_TURN):
        await _speak_up(update, thinker)
        if seat not in update.to_act:
            break  # an out-of-turn move ended its decision: a price that it asked was accepted
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
    """Ask every automaton that may act out of turn once."""
    table, game = update.before, update.before.game
    for seat in game.welcome(update.state):
        level = table.seats[seat].automaton
        if level is not None:
            move = await thinker.propose(game.meta.id, level, game.view(update.state, seat), seat)
            if move is not None:
                update.play(seat, move, "automaton")
