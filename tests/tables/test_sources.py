"""Where points come from, recomputed by hand on a small house."""

import json
import random
from pathlib import Path

import pytest

from automata import LEVELS
from automata.review import Review
from storage import results as rows
from storage.results import Result
from tables import Hall, Table
from tables.finished import results, reviews, sources
from tables.finished.sources import Gap, Line, Luck, Wins
from tables.lobby import opening
from tests.tables.house import GUILD, PEOPLE, open_lobby, play_randomly, refused

ANNA, BELA, CSILLA, *_ = PEOPLE
GAME = "burgundy"
FARMS, GOODS = "burgundy-source-goods", "burgundy-source-areas"


async def game_of(hall: Hall, *seats: tuple[int | None, int, int], apart: str = "") -> str:
    """A finished game: who, and their points from two sources, by seat."""
    table = await open_lobby(hall, 1, game=GAME)
    await hall.db.write(lambda db: db.execute("UPDATE tables SET status='over' WHERE id=?", (table.id,)))
    hall.forget(table.id)
    totals = [goods + areas for _, goods, areas in seats]
    ended = [
        Result(
            table.id, seat, who, GUILD, GAME, len(seats), totals[seat], 1 + sum(t > totals[seat] for t in totals),
            9, 9.0, True, hall.clock(), sources={FARMS: goods, GOODS: areas}, apart=apart,
        )
        for seat, (who, goods, areas) in enumerate(seats)
    ]  # fmt: skip
    await hall.db.write(rows.put, ended)
    return table.id


async def test_a_persons_sources_stand_beside_the_winners(hall: Hall, tmp_path: Path) -> None:
    first = await game_of(hall, (ANNA, 10, 20), (BELA, 30, 30))
    await game_of(hall, (BELA, 1, 2), (ANNA, 20, 40))
    await game_of(hall, (ANNA, 99, 99), (None, 0, 0), apart="automata")
    made = Review(LEVELS[-1], 4, [], [[], []], [[], []], [], [[], []], [[], []], [-7.0, 7.0])
    (tmp_path / f"{first}-7-{LEVELS[-1]}-{reviews.FORMAT}.json").write_text(json.dumps(made.dump()))
    found = await sources.of_person(hall, ANNA, ANNA, GAME, GUILD, tmp_path)
    assert found.games == 2, "without the game against automata"
    assert found.points == (45.0, 60.0, None), "no average of a server with two games"
    assert found.lines == [Line(GOODS, (30.0, 35.0, None)), Line(FARMS, (15.0, 25.0, None))]
    assert found.luck == Luck(1, -7.0, sources.UNCERTAIN)
    assert found.course.games == 0, "there is no log to replay"
    for _ in range(3):
        await game_of(hall, (BELA, 50, 10), (CSILLA, 0, 1))
    assert (await sources.of_person(hall, ANNA, ANNA, GAME, GUILD, tmp_path)).points[2] == 60.0
    with refused("sources-no-games"):
        await sources.of_person(hall, ANNA, PEOPLE[4], GAME, GUILD, tmp_path)
    await results.keep_records(hall, BELA, False)
    with refused("record-none-kept"):
        await sources.of_person(hall, ANNA, BELA, GAME, GUILD, tmp_path)


async def test_what_wins_is_told_by_size_from_five_games_on_and_of_those_who_keep_records(hall: Hall) -> None:
    for _ in range(4):
        await game_of(hall, (ANNA, 10, 0), (BELA, 0, 5))
    with refused("sources-too-few"):
        await sources.of_server(hall, GUILD, GAME)
    await game_of(hall, (ANNA, 0, 5), (BELA, 20, 0))
    await game_of(hall, (ANNA, 0, 5), (BELA, 20, 0), (CSILLA, 1, 1))
    (two,) = await sources.of_server(hall, GUILD, GAME)
    assert (two.players, two.games, two.points) == (2, 5, (12.0, 5.0))
    assert two.lines == [Line(FARMS, (12.0, 0.0)), Line(GOODS, (0.0, 5.0))]
    await results.keep_records(hall, BELA, False)
    (alone,) = await sources.of_server(hall, GUILD, GAME)
    assert alone.points == (10.0, 5.0)
    with refused("record-no-server"):
        await sources.of_server(hall, None, GAME)
    with refused("table-unknown-game"):
        await sources.of_server(hall, GUILD, "chess")


async def test_points_by_phase_and_the_start_player_are_those_of_the_replayed_games(hall: Hall, tmp_path: Path) -> None:
    played = [await finished_game(hall) for _ in range(2)]
    found = await sources.of_person(hall, ANNA, ANNA, GAME, GUILD, tmp_path)
    names = [line.source for line in found.course.phases]
    assert names == ["A", "B", "C", "D", "E", "end"]
    for column in range(2):
        total = sum(line.averages[column] or 0 for line in found.course.phases)
        assert total == pytest.approx(found.points[column]), "every point is made in one phase"
    began = [table.seats[first_mover(table)].user_id == ANNA for table in played]
    won = [table.result.place(table.seat_of(ANNA) or 0) == 1 for table in played]
    starting = [one for one, began_it in zip(won, began, strict=True) if began_it]
    assert found.course.starting == Wins(len(starting), sum(starting), len(starting) / 2)
    assert found.course.following.games == 2 - len(starting)
    gaps = found.course.gaps
    assert gaps == sorted(gaps, key=lambda gap: -gap.points)
    assert all(isinstance(gap, Gap) and gap.phase in names for gap in gaps)
    stored = await hall.db.all("SELECT course FROM results WHERE course<>''")
    assert len(stored) == 4, "each game is replayed once"


async def test_a_shared_victory_counts_in_part(hall: Hall, tmp_path: Path) -> None:
    table = await finished_game(hall)
    await hall.db.write(lambda db: db.execute("UPDATE results SET place=1 WHERE table_id=?", (table.id,)))
    course = (await sources.of_person(hall, ANNA, ANNA, GAME, GUILD, tmp_path)).course
    assert course.starting.won + course.following.won == 0.5


async def finished_game(hall: Hall) -> Table:
    """A whole game of two people."""
    lobby = await open_lobby(hall, 2, game=GAME)
    table = await opening.start(hall, lobby.id, ANNA)
    await play_randomly(hall, table, random.Random(7))
    return await hall.table(table.id)


def first_mover(table: Table) -> int:
    game = table.game
    dealt = game.new(len(table.seats), table.row.seed, game.meta.options.read(table.row.options))
    return game.to_act(dealt)[0]
