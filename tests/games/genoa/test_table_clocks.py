"""GEN-16 at a table: Genoa's own clocks, on the clocks of the house."""

from dataclasses import replace

import pytest

from games.genoa.state import State
from storage import game_log
from tables import Hall, Table
from tables.core.update import Update
from tables.play import undoing
from tables.play.playing import commit
from tables.time import time_control
from tables.time.time_control import Pace
from tests.games.genoa.positions import JANI, MATE, PETER, Position
from tests.tables.clockwork import HOUR, Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import asked, person_at, say

MOVE = Pace(limit=24 * HOUR, out="move")


@pytest.fixture
def time(hall: Hall) -> Clockwork:
    return Clockwork(hall)


async def a_table(hall: Hall, at: Position) -> Table:
    """People at that position; whoever is asked in it has just been asked."""
    table = await seat_by_the_clock(hall, MOVE, len(at.state.players), "genoa")
    async with hall.locked(table.id) as table:
        table.state = at.state
        anew = {number: replace(seat, owes_since=None, clock_key=None) for number, seat in enumerate(table.seats)}
        await commit(hall, Update(table, at.state, hall.clock(), seats=anew))
    return table


def hours_left(hall: Hall, table: Table, seat: int) -> float:
    row = table.seats[seat]
    assert row.runs_from is not None
    return time_control.left(table.pace_for(seat), row, time_control.waking_hours.ALWAYS, hall.clock()) / HOUR


async def by_the_clock(hall: Hall, table: Table) -> list[tuple[int, str]]:
    return [(m.seat, m.notation) for m in await game_log.moves(hall.db, table.id) if m.by == "clock"]


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


@pytest.mark.rule("GEN-16.1", "GEN-16.2")
async def test_who_does_not_roll_in_a_day_has_it_rolled(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, MOVE, 3, "genoa")
    await time.hours(23.9)
    assert await by_the_clock(hall, table) == []
    await time.hours(0.2)
    assert await by_the_clock(hall, table) == [(PETER, "roll")]
    assert await told(hall, table, "turn") == [person_at(table, PETER)] * 2, "for rolling, and for what is asked now"


@pytest.mark.rule("GEN-16.1")
async def test_a_sale_window_is_open_for_half_the_time_of_the_trader(hall: Hall, time: Clockwork) -> None:
    table = await a_table(hall, Position(3).tower("inn"))
    assert hours_left(hall, table, PETER) == 24
    await say(hall, table, PETER, "move street_7_4")
    assert set(asked(table)) == {JANI, MATE}
    assert {hours_left(hall, table, seat) for seat in (JANI, MATE)} == {12}
    await say(hall, table, JANI, "set messages ask")
    await time.hours(6)
    await say(hall, table, JANI, "set messages auto")
    assert hours_left(hall, table, JANI) == 6, "saying something else does not wind the clock up again"
    await time.hours(6.1)
    assert await by_the_clock(hall, table) == [(JANI, "pass inn"), (MATE, "pass inn")]


@pytest.mark.rule("GEN-16.3", "GEN-16.3a", "GEN-16.4")
async def test_after_the_trader_s_time_out_a_forced_choice_falls_back_at_once(hall: Hall, time: Clockwork) -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "offer inn d5")
    table = await a_table(hall, at)
    await time.hours(24.1)
    assert await by_the_clock(hall, table) == [(PETER, "stop")]
    assert asked(table) == (MATE,)
    await time.hours(11)
    await say(hall, table, MATE, "pass inn")
    assert asked(table) == (PETER,)
    await time.hours(0.1)
    assert await by_the_clock(hall, table) == [(PETER, "stop"), (PETER, "accept 1 1")]
    assert table.seats[PETER].timeouts == 1, "one clock ran out, not two"
    assert await acts_of(hall, table) == ["out-moved"]


@pytest.mark.rule("GEN-16.3a")
async def test_a_forced_choice_of_a_trader_who_is_there_has_its_own_time(hall: Hall, time: Clockwork) -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "offer inn d5")
    table = await a_table(hall, at)
    await time.hours(20)
    await say(hall, table, PETER, "stop")
    await say(hall, table, MATE, "pass inn")
    assert asked(table) == (PETER,)
    assert hours_left(hall, table, PETER) == 24


@pytest.mark.rule("GEN-16.3a")
async def test_the_trader_s_clock_pauses_while_others_decide_and_no_intent_restarts_it(
    hall: Hall, time: Clockwork
) -> None:
    table = await a_table(hall, Position(3).tower("inn"))
    await time.hours(20)
    await say(hall, table, PETER, "ask inn - d5 - -")
    assert hours_left(hall, table, PETER) == 4, "an ask does not restart it"
    await say(hall, table, PETER, "move street_7_4")
    assert table.seats[PETER].runs_from is None
    await time.hours(5)
    await say(hall, table, PETER, "cancel")
    assert asked(table) == (PETER,)
    assert hours_left(hall, table, PETER) == 4
    await say(hall, table, PETER, "use")
    assert asked(table) == (PETER,)
    assert hours_left(hall, table, PETER) == 24, "the next space, the next matter: new time"


@pytest.mark.rule("GEN-16.5")
async def test_the_clock_of_an_action_window_is_one(hall: Hall, time: Clockwork) -> None:
    at = Position(3).has(PETER, trade_1_1=1, silk=1).prefers(PETER, "windows", "ask").tower("inn")
    table = await a_table(hall, at)
    await say(hall, table, PETER, "use")
    await time.hours(10)
    await say(hall, table, PETER, "trade silk")
    assert hours_left(hall, table, PETER) == 14
    await time.hours(14.1)
    played = await by_the_clock(hall, table)
    assert [notation for _, notation in played][-2:] == ["perform -", "end"], "the rest of the window at once"
    assert table.seats[PETER].timeouts == 1


async def a_call_unanswered(hall: Hall, table: Table, time: Clockwork, space: str) -> None:
    """Péter calls, Máté answers, Jani does not."""
    await say(hall, table, PETER, f"call {space}")
    assert set(asked(table)) == {JANI, MATE}
    await say(hall, table, MATE, f"pass {space}")
    await time.hours(12.1)
    assert asked(table) == (PETER,)


@pytest.mark.rule("GEN-16.7")
async def test_who_lets_two_clocks_run_out_passes_on_everything_until_he_acts(hall: Hall, time: Clockwork) -> None:
    table = await a_table(hall, Position(3).tower("street_5_2"))
    await say(hall, table, JANI, "except coach_house+guild_hall")
    await a_call_unanswered(hall, table, time, "coach_house")
    assert (table.seats[JANI].timeouts, state_of(table).players[JANI].stance) == (1, "auto_pass_except")
    await a_call_unanswered(hall, table, time, "guild_hall")
    assert await by_the_clock(hall, table) == [(JANI, "pass coach_house"), (JANI, "set stance auto_pass_all")]
    assert state_of(table).players[JANI].stance == "auto_pass_all"
    assert table.seats[JANI].attended, "no caretaker: Genoa has its own way"
    await say(hall, table, JANI, "offer coach_house d5")
    player = state_of(table).players[JANI]
    assert (player.stance, player.exceptions) == ("auto_pass_except", ["coach_house", "guild_hall"])
    assert (table.seats[JANI].timeouts, table.seats[JANI].comeback) == (0, None)
    await undoing.undo(hall, table.id, person_at(table, JANI))
    assert not [offer for offer in state_of(table).offers if offer.seat == JANI], "his own move comes back first"


@pytest.mark.rule("GEN-16.7")
async def test_who_sets_a_stance_on_coming_back_gets_that_one(hall: Hall, time: Clockwork) -> None:
    table = await a_table(hall, Position(3).tower("street_5_2"))
    for space in ("coach_house", "guild_hall"):
        await a_call_unanswered(hall, table, time, space)
    assert state_of(table).players[JANI].stance == "auto_pass_all"
    await say(hall, table, JANI, "set stance ask_me")
    assert state_of(table).players[JANI].stance == "ask_me"
    assert table.seats[JANI].comeback is None


async def test_a_table_whose_people_are_all_away_does_not_play_by_itself(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, MOVE, 3, "genoa")
    await time.hours(24 * 60)
    assert table.playing
    assert not any(seat.attended for seat in table.seats)
    assert (await acts_of(hall, table))[-1] == "everybody-away"
    played = state_of(table).played
    await time.hours(24 * 60)
    assert state_of(table).played == played
