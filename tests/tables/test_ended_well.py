"""Ended well: by agreement, after a long silence, and reopened if the end was a slip."""

import random

import pytest

from tables import Hall, Refused, Table
from tables.clock import absence, pauses, votes
from tables.core.actors import house_did
from tables.finished import exports
from tables.lobby import opening
from tables.play import playing
from tables.post import outbox_queries
from tables.time.time_control import NO_CLOCK
from tests.tables.clockwork import Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import PEOPLE, STRANGER, open_lobby, play_randomly, replayed, say

ANNA, BELA, CSILLA, *_ = PEOPLE


@pytest.fixture
def time(hall: Hall) -> Clockwork:
    return Clockwork(hall)


# ---------------------------------------------------------------- by agreement


@pytest.mark.parametrize(("result", "how", "kept"), [("none", "voted", 0), ("standings", "agreed", 3)])
async def test_all_together_end_a_game_early(hall: Hall, time: Clockwork, result: str, how: str, kept: int) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await play_randomly(hall, table, random.Random(4), 20)
    with pytest.raises(Refused, match="table-bad-option"):
        await votes.propose(hall, table.id, ANNA, "end", args={"result": "victory"})
    with pytest.raises(Refused, match="table-not-seated"):
        await votes.propose(hall, table.id, STRANGER, "end", args={"result": result})
    await votes.propose(hall, table.id, ANNA, "end", args={"result": result})
    await votes.cast(hall, table.id, BELA, "end", "yes")
    assert table.playing
    await votes.cast(hall, table.id, CSILLA, "end", "yes")
    assert (table.status, table.row.ended_how) == ("closed", how)
    stored = await hall.db.all("SELECT points, place, rated FROM results ORDER BY seat")
    standings = table.game.standings(table.state)
    assert len(stored) == kept
    assert [row["points"] for row in stored] == [*standings.points][:kept]
    assert [row["place"] for row in stored] == [standings.place(seat) for seat in range(kept)]
    assert all(row["rated"] for row in stored), "it counts"
    assert (await acts_of(hall, table))[-1] == f"ended-{result}"
    assert (await exports.recording(hall, table.id)).moves


async def test_one_refusal_keeps_the_game(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await votes.propose(hall, table.id, ANNA, "end", args={"result": "none"})
    await votes.cast(hall, table.id, BELA, "end", "no")
    assert (table.playing, await votes.votes_at(hall, table.id)) == (True, [])
    await votes.propose(hall, table.id, ANNA, "end", args={"result": "none"})
    await time.hours(49)
    assert table.playing, "silence is no consent"


# ---------------------------------------------------------------- after a long silence


async def test_an_idle_table_warns_and_closes_and_its_game_is_kept(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await say(hall, table, 0)
    await pauses.pause(hall, table, house_did(table, "paused"))
    await time.hours(59 * 24)
    assert await told(hall, table, "idle") == []
    await time.hours(2 * 24)
    assert await told(hall, table, "idle") == [ANNA, BELA, CSILLA]
    await absence.keep_open(hall, table.id, BELA)
    with pytest.raises(Refused, match="table-not-idle"):
        await absence.keep_open(hall, table.id, BELA)
    await time.hours(59 * 24)
    assert table.playing
    await time.hours(9 * 24)
    assert (table.status, table.row.ended_how) == ("closed", "idle")
    assert await told(hall, table, "over-unfinished") == [ANNA, BELA, CSILLA]
    assert [letter.kind for letter in await outbox_queries.unsent_messages(hall, ANNA)] == ["kept"]
    assert len((await exports.recording(hall, table.id)).moves) == 1


async def test_a_move_begins_the_time_anew(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await time.hours(61 * 24)
    assert absence.closes_at(table) is not None
    await say(hall, table, 0)
    assert absence.closes_at(table) is None
    await time.hours(50 * 24)
    assert table.playing


async def test_a_lobby_that_was_warned_and_started_is_not_idle(hall: Hall, time: Clockwork) -> None:

    table = await open_lobby(hall, 3)
    await time.hours(6 * 24 + 1)
    assert table.row.warned_at is not None
    await opening.start(hall, table.id, ANNA)
    await time.hours(8 * 24)
    assert table.playing


# ---------------------------------------------------------------- reopened


async def a_finished_game(hall: Hall) -> Table:
    table = await open_lobby(hall, 2, game="burgundy")

    await opening.start(hall, table.id, ANNA)
    await play_randomly(hall, table, random.Random(9))
    assert table.over
    return table


async def test_a_finished_game_goes_on_from_its_last_decision_if_all_agree(hall: Hall, time: Clockwork) -> None:
    table = await a_finished_game(hall)
    ended = table.state.played
    last = max(row["version"] for row in await hall.db.all("SELECT version FROM moves WHERE by='person'"))
    first = (await hall.db.all("SELECT min(number) AS n FROM moves WHERE version=?", last))[0]["n"]
    ratings = await hall.db.all("SELECT * FROM ratings ORDER BY user_id")
    await votes.propose(hall, table.id, ANNA, "reopen", interaction_id=8)
    await votes.propose(hall, table.id, ANNA, "reopen", interaction_id=8)
    assert [vote.kind for vote in await votes.votes_at(hall, table.id)] == ["reopen"]
    assert await told(hall, table, "vote") == [BELA]
    await votes.cast(hall, table.id, BELA, "reopen", "yes")
    assert table.playing
    assert (table.row.ended_how, table.row.ended_at) == (None, None)
    assert table.state.played == first - 1 < ended
    assert await replayed(hall, table) == table.game.dump(table.state)
    assert await votes.votes_at(hall, table.id) == []
    await play_randomly(hall, table, random.Random(3))
    assert table.over
    assert table.row.ended_how == "played"
    assert len(await hall.db.all("SELECT * FROM results")) == 2
    assert await hall.db.all("SELECT * FROM ratings ORDER BY user_id") == ratings, "rated once"


async def test_after_a_day_or_a_refusal_an_end_is_an_end(hall: Hall, time: Clockwork) -> None:
    table = await a_finished_game(hall)
    with pytest.raises(Refused, match="table-not-seated"):
        await votes.propose(hall, table.id, STRANGER, "reopen")
    await votes.propose(hall, table.id, ANNA, "reopen")
    await votes.cast(hall, table.id, BELA, "reopen", "no")
    assert (table.over, await votes.votes_at(hall, table.id)) == (True, [])
    await votes.propose(hall, table.id, BELA, "reopen")
    await time.hours(25)
    assert (table.over, await votes.votes_at(hall, table.id)) == (True, [])
    assert await hall.db.all("SELECT * FROM votes") == []
    with pytest.raises(Refused, match="table-reopen-late"):
        await votes.propose(hall, table.id, ANNA, "reopen")
    running = await seat_by_the_clock(hall, NO_CLOCK)
    with pytest.raises(Refused, match="table-not-over"):
        await votes.propose(hall, running.id, ANNA, "reopen")
    with pytest.raises(Refused, match="table-over"):
        await playing.draft(hall, table.id, ANNA, "end")
