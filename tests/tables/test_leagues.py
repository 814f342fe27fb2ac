"""Leagues: a season with drop-outs and crashes, scored a second time by other means; and what the organiser may do."""

import csv
import io
import json
from pathlib import Path

import pytest

from storage import leagues as rows
from tables import people
from tables.core.actors import Organiser
from tables.leagues import corrections, exports, rounds, scoring, signup
from tables.leagues.model import DAY, League
from tables.leagues.scoring import Finished, Seated
from tests.tables.house import refused
from tests.tables.league_scorer import Scorer
from tests.tables.league_season import FIRST, ORGANISER, Killed, Season, a_season

STRANGER = Organiser(1, "Zoé")
MANAGER = Organiser(2, "Mara", manages=True)


async def must_agree(season: Season, league_id: int) -> None:
    """Points, ranks and tie-breaks are those of the independent scorer."""
    league = await season.league(league_id)
    scorer = Scorer(season.path, league_id, season.late, season.sat)
    for division, lines in league.standings.items():
        theirs = {line.player: line for line in scorer.standing(division)}
        assert {line.player for line in lines} == set(theirs)
        for line in lines:
            other = theirs[line.player]
            assert line.place == other.rank, (division, line, other)
            for name in ("points", "direct", "share", "strength"):
                assert float(getattr(line, name)) == pytest.approx(getattr(other, name), abs=2e-4), (name, line, other)


@pytest.mark.parametrize(
    ("people_", "how"),
    [
        (64, {"format": "swiss", "seats": 4, "rounds": 3}),
        (22, {"format": "ladder", "seats": 3, "rounds": 3, "size": 8, "moves": 2}),
        (15, {"format": "groups", "seats": 2, "rounds": 5, "size": 5, "games": ("burgundy",)}),
    ],
    ids=["swiss", "ladder", "groups"],
)
async def test_a_season_with_drop_outs_and_crashes(people_: int, how: dict[str, object], tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(people_, **how)
        season.now += 7 * DAY + 1
        season.risk = 0.06
        while (league := await season.league(league_id)).row.status != "over":
            await season.play_round(league_id, unfinished=2 if league.row.round == 0 else 0)
            await must_agree(season, league_id)
            await _somebody_leaves(season, league_id)
            await must_agree(season, league_id)
        assert season.crashes >= 5
        season.risk = 0.0
        await _must_be_whole(season, league, how)
        again = await signup.next_season(season.hall, league_id, ORGANISER)
        assert (again.row.season, again.row.status) == (2, "open")
        assert (await signup.next_season(season.hall, league_id, MANAGER)).id == again.id
        if how["format"] == "ladder":
            _must_be_promoted(league, again)


async def _somebody_leaves(season: Season, league_id: int) -> None:
    """One drops out in the middle of the round, another has themselves erased, and there is one substitute."""
    season.risk, risk = 0.0, season.risk
    league = await season.league(league_id)
    substituted = any(player.user_id == FIRST + 900 for player in league.players)
    if league.row.status == "running" and league.row.round == 2 and not substituted:
        gone, erased = league.joined[3].user_id, league.joined[5].user_id
        assert gone is not None
        assert erased is not None
        await signup.leave(season.hall, league_id, gone)
        await signup.join(season.hall, league_id, FIRST + 900, "Sub")
        await people.erase_person(season.hall, erased, "nobody")
        with refused("league-place-taken"):
            await signup.join(season.hall, league_id, gone, "P")
    season.risk = risk


async def _must_be_whole(season: Season, league: League, how: dict[str, object]) -> None:
    """Nothing is lost and nothing doubled, and nobody plays twice in a round."""
    tables = await season.database.all("SELECT source, status FROM tables")
    assert len({row["source"] for row in tables}) == len(tables)
    assert {row["status"] for row in tables} <= {"over", "closed"}
    assert {one.table_id for one in league.drawn if one.table_id} == {
        row["id"] for row in await season.database.all("SELECT id FROM tables")
    }
    for number in range(1, league.row.round + 1):
        drawn = [one for table in league.round(number) for one in table.players]
        assert len(drawn) == len(set(drawn))
    met = [frozenset((a, b)) for t in league.drawn for a in t.players for b in t.players if a < b]
    if how["format"] == "groups":
        assert len(met) == len(set(met)), "everybody meets everybody once"
    assert league.row.round == how["rounds"]


async def test_a_crash_before_the_next_round_is_drawn_does_not_delay_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise Killed

    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(4, format="swiss", seats=2, rounds=2, games=("burgundy",))
        season.now += 7 * DAY + 1
        with monkeypatch.context() as patched:
            patched.setattr(rounds, "_next_round", die)
            patched.setattr(season, "live", lambda work: work())
            with pytest.raises(Killed):
                await season.play_round(league_id)
        assert not (await season.league(league_id)).unfinished
        season.awake()
        await season.rounds()
        assert (await season.league(league_id)).row.round == 2


def _must_be_promoted(before: League, after: League) -> None:
    names = {player.name: player.division for player in after.players}
    for number, lines in before.standings.items():
        staying = [before.by_number[line.player] for line in lines if before.by_number[line.player].status == "in"]
        if number > 0:
            assert names[staying[0].name] == number - 1, "the first goes up"
        if number < max(before.standings):
            assert names[staying[-1].name] in (number, number + 1)
    assert not {player.name for player in after.players} & {one.name for one in before.players if one.status == "out"}


# ---------------------------------------------------------------- the rules, one by one


def finished(*places: tuple[int | None, int, int]) -> Finished:
    return Finished(1, 1, tuple(Seated(*one) for one in places))


def test_shared_ranks_split_the_points_and_caretakers_do_not_count() -> None:
    assert [float(one) for one in scoring.table_points([1, 2, 3, 4])] == [12, 8, 4, 0]
    assert [float(one) for one in scoring.table_points([1, 1, 3])] == [9, 9, 0]
    assert [float(one) for one in scoring.table_points([2, 1, 2, 2])] == [4, 12, 4, 4]
    lines = scoring.standings([1, 2, 3], [finished((1, 3, 20), (None, 1, 90), (2, 2, 40), (3, 4, 10))])
    assert [(line.player, float(line.points)) for line in lines] == [(2, 12), (1, 6), (3, 0)]
    alone = scoring.standings([1, 2], [finished((1, 2, 20), (None, 1, 90))], byes=[2])
    assert [(line.place, float(line.points)) for line in alone] == [(1, 6), (1, 6)]


def test_tie_breaks_are_direct_games_then_share_then_strength() -> None:
    won = [finished((1, 1, 30), (2, 2, 20)), finished((2, 1, 90), (3, 2, 10)), finished((3, 1, 30), (1, 2, 29))]
    lines = scoring.standings([1, 2, 3], won)
    assert [line.decided_by for line in lines] == ["", "share", "share"], "each beat one of the others"
    direct = scoring.standings(
        [1, 2, 3, 4],
        [finished((1, 1, 20), (2, 2, 19)), finished((2, 1, 90), (3, 2, 1)), finished((4, 1, 9), (1, 2, 8))],
    )
    assert [line.player for line in direct if line.points == 12] == [4, 1, 2], "4 beat 1, and 1 beat 2"


def test_the_first_go_up_the_last_go_down_and_gaps_are_filled_from_below() -> None:
    assert scoring.moved([[1, 2, 3, 4], [5, 6, 7, 8]], [], 1) == [1, 2, 3, 5, 4, 6, 7, 8]
    assert scoring.moved([[1, 2, 3, 4], [5, 6, 7, 8]], [2], 1, [9]) == [1, 3, 5, 4, 6, 7, 8, 9]


async def test_signing_up_by_invitation_and_refusals(tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        hall = season.hall
        league_id = await season.open(0, invited_only=True, seats=3)
        with refused("league-invited-only"):
            await signup.join(hall, league_id, 5, "Éva")
        with refused("league-not-organiser"):
            await signup.invite(hall, league_id, STRANGER, [(5, "Éva")])
        await signup.invite(hall, league_id, MANAGER, [(5, "Éva"), (6, "Fanni")])
        await signup.join(hall, league_id, 5, "Éva")
        with refused("league-joined-already"):
            await signup.join(hall, league_id, 5, "Éva")
        with refused("league-published"):
            await signup.change_settings(hall, league_id, ORGANISER, rounds=5)
        with refused("league-too-few"):
            await rounds.draw_now(hall, league_id, ORGANISER)
        await signup.leave(hall, league_id, 5)
        with refused("league-not-joined"):
            await signup.leave(hall, league_id, 5)
        season.now += 8 * DAY
        await season.rounds()
        assert (await season.league(league_id)).row.status == "cancelled", "nobody was left to play"
        with refused("league-over"):
            await signup.join(hall, league_id, 6, "Fanni")


async def test_a_correction_counts_and_is_written_down(tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(8, seats=4, rounds=2)
        await rounds.draw_now(season.hall, league_id, ORGANISER)
        league = await season.league(league_id)
        with refused("league-no-result"):
            await corrections.correct(season.hall, league_id, ORGANISER, 1, 1, [1, 2, 3, 4], "why")
        await season.play(str(league.drawn[0].table_id))
        await season.rounds()
        with refused("league-bad-places"):
            await corrections.correct(season.hall, league_id, ORGANISER, 1, 1, [1, 2], "why")
        with refused("league-no-reason"):
            await corrections.correct(season.hall, league_id, ORGANISER, 1, 1, [1, 2, 3, 4], " ")
        for _ in range(2):
            await corrections.correct(
                season.hall, league_id, MANAGER, 1, 1, [3, 3, 1, 2], "a wrong key", interaction_id=9
            )
        league = await season.league(league_id)
        (made,) = league.corrections
        assert (made.by_name, made.reason, made.after) == ("Mara", "a wrong key", (3, 3, 1, 2))
        assert league.drawn[0].how == "corrected"
        await must_agree(season, league_id)
        read = json.loads(exports.as_json(league))
        assert read["corrections"][0]["reason"] == "a wrong key"
        lines = list(csv.DictReader(io.StringIO(exports.results_csv(league))))
        assert [line["place"] for line in lines if line["table"] == "1"] == ["3", "3", "1", "2"]
        assert len(list(csv.DictReader(io.StringIO(exports.standings_csv(league))))) == 8


async def test_a_reopened_table_counts_again_when_it_ends(tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(8, seats=4, rounds=2)
        await rounds.draw_now(season.hall, league_id, ORGANISER)
        table_id = str((await season.league(league_id)).drawn[0].table_id)
        await season.play(table_id)
        await season.rounds()
        assert (await season.league(league_id)).drawn[0].status == "ended"
        await season.database.write(
            lambda db: db.execute("UPDATE tables SET status='playing', ended_at=NULL WHERE id=?", (table_id,))
        )
        await rounds.attend(season.hall, league_id)
        drawn = (await season.league(league_id)).drawn[0]
        assert (drawn.status, drawn.result) == ("playing", None)


async def test_a_removed_bot_and_a_lost_channel_hold_a_league_up_but_do_not_end_it(tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(8, seats=4, rounds=2)
        await season.database.write(lambda db: db.execute("UPDATE leagues SET lost=1"))
        season.now += 8 * DAY
        await season.rounds()
        league = await season.league(league_id)
        assert (league.row.status, {one.status for one in league.drawn}) == ("running", {"drawn"})
        season.now += 50 * DAY
        await season.rounds()
        await signup.move(season.hall, league_id, MANAGER, 71)
        await season.rounds()
        league = await season.league(league_id)
        assert {one.status for one in league.drawn} == {"playing"}, "with the whole time of the round"
        table = await season.hall.table(str(league.drawn[0].table_id))
        assert table.row.channel_id == 71
        await season.database.write(
            lambda db: db.execute("INSERT INTO servers (guild_id, channels, left_at) VALUES (7, '[]', 5)")
        )
        season.now += 60 * DAY
        await season.rounds()
        assert {one.status for one in (await season.league(league_id)).drawn} == {"playing"}
        assert (await season.league(league_id)).row.due_at < season.now
        assert await rows.next_due(season.database) is None, "nothing is woken up for, second after second"


@pytest.mark.parametrize("game", ["burgundy", "tiletum", "genoa", "tournay"])
async def test_the_drawn_start_player_starts_also_where_the_game_deals_one(game: str, tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(8, games=(game,), seats=4, rounds=2)
        season.now += 8 * DAY
        await season.rounds()
        for drawn in (await season.league(league_id)).drawn:
            table = await season.hall.table(str(drawn.table_id))
            assert table.game.whose_turn(table.state) == 0


async def test_a_league_goes_on_without_its_organiser(tmp_path: Path) -> None:
    async with a_season(tmp_path / "house.db") as season:
        league_id = await season.open(4, games=("burgundy",), seats=2, rounds=2)
        await people.erase_person(season.hall, ORGANISER.user_id, "nobody")
        season.now += 7 * DAY + 1
        while (league := await season.league(league_id)).row.status != "over":
            await season.play_round(league_id)
        assert league.row.organiser_id is None
        assert all(one.status == "ended" for one in league.drawn)
        places = [place for _, place, _ in league.drawn[0].result or ()]
        await corrections.correct(season.hall, league_id, MANAGER, 1, 1, places[::-1], "the other way round")
        again = await signup.next_season(season.hall, league_id, MANAGER)
        assert again.row.status == "open"
