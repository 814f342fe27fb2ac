"""Ended well: by agreement, after a long silence, and reopened if the end was a slip."""

import random

import pytest

from automata import caretaker
from automata.review import review
from engine import GAMES
from tables import Hall, Refused, Table
from tables.clock import absence, pauses, votes
from tables.core.actors import house_did
from tables.finished import exports, reviews
from tables.lobby import opening, rematch
from tables.play import playing
from tables.post import outbox_queries
from tables.time.time_control import NO_CLOCK
from tests.packages import IN_THIS_REPOSITORY
from tests.tables.clockwork import Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import PEOPLE, STRANGER, asked, open_lobby, play_randomly, refused, replayed, say

ANNA, BELA, CSILLA, *_ = PEOPLE


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
    assert (table.status, table.row.ended_how) == ("over" if kept else "closed", how)
    stored = await hall.db.all("SELECT points, place, rated FROM results ORDER BY seat")
    standings = table.game.standings(table.state)
    assert len(stored) == kept
    assert [row["points"] for row in stored] == [*standings.points][:kept]
    assert [row["place"] for row in stored] == [standings.place(seat) for seat in range(kept)]
    assert not any(row["rated"] for row in stored), "less than two thirds of a usual game"
    assert (await acts_of(hall, table))[-1] == f"ended-{result}"
    assert (await exports.recording(hall, table.id)).moves


async def end_by_agreement(hall: Hall, table: Table) -> None:
    await votes.propose(hall, table.id, ANNA, "end", args={"result": "standings"})
    for person in table.user_ids[1:]:
        await votes.cast(hall, table.id, person, "end", "yes")


@pytest.mark.parametrize(("decisions", "rated"), [(1, 0), (89, 0), (90, 2)])
async def test_an_end_by_agreement_is_rated_after_two_thirds_of_a_usual_game(
    hall: Hall, time: Clockwork, decisions: int, rated: int
) -> None:
    """Two thirds of the 134 decisions of a game for two."""
    table = await open_lobby(hall, 2, game="burgundy")
    await opening.start(hall, table.id, ANNA)
    while table.played < decisions:
        await say(hall, table, asked(table)[0])
    assert table.played == decisions
    await end_by_agreement(hall, table)
    assert table.agreed
    assert len(await hall.db.all("SELECT * FROM results WHERE rated=1")) == rated
    assert len(await hall.db.all("SELECT * FROM ratings")) == rated


@pytest.mark.parametrize("game", IN_THIS_REPOSITORY)
def test_the_usual_number_of_decisions_is_that_of_journeymen(game: str) -> None:
    """A change of the rules or of an automaton that makes games much longer or shorter is noticed here."""
    rules, journeyman = GAMES[game], caretaker(game)
    assert list(rules.meta.decisions) == list(rules.meta.seats)
    for seats, usual in rules.meta.decisions.items():
        state = rules.new(seats, f"usual-{seats}", rules.meta.options())
        while not rules.over(state):
            seat = rules.to_act(state)[0]
            rules.play(state, seat, journeyman.choose(rules.view(state, seat), seat))
        assert 0.5 * usual < state.played < 1.5 * usual


async def test_a_game_ended_by_agreement_has_a_rematch_a_review_and_an_export(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await play_randomly(hall, table, random.Random(4), 5)
    await end_by_agreement(hall, table)
    recording = await reviews.recording(hall, table)
    assert len(recording.moves) == table.played
    assert review(recording, 1, "apprentice").turns
    assert await told(hall, table, "over") == [BELA, CSILLA], "Anna, who proposed it, acted herself"
    with refused("table-over"):
        await playing.draft(hall, table.id, ANNA, "end")
    again = await rematch.play_again(hall, table.id, BELA, "Béla")
    assert again.row.rematch_of == table.id


async def test_a_game_ended_by_agreement_goes_on_where_it_stood(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, NO_CLOCK)
    await play_randomly(hall, table, random.Random(4), 20)
    stood = table.game.dump(table.state)
    await end_by_agreement(hall, table)
    await votes.propose(hall, table.id, ANNA, "reopen")
    await votes.cast(hall, table.id, BELA, "reopen", "yes")
    await votes.cast(hall, table.id, CSILLA, "reopen", "yes")
    assert (table.playing, table.row.ended_how, table.row.ended_at) == (True, None, None)
    assert table.game.dump(table.state) == stood
    assert {n for n, seat in enumerate(table.seats) if seat.owes_since == table.version} == {*asked(table)}
    assert (await acts_of(hall, table))[-1] == "played-on"
    hall.forget(table.id)
    await play_randomly(hall, await hall.table(table.id), random.Random(3))
    assert (await hall.table(table.id)).over
    assert len(await hall.db.all("SELECT * FROM results WHERE rated=1")) == 3


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
