"""Where points come from, recomputed by hand on a small house."""

import json
from pathlib import Path

from automata import LEVELS
from automata.review import Review
from storage import results as rows
from storage.results import Result
from tables import Hall
from tables.finished import results, reviews, sources
from tables.finished.sources import BySeat, Line
from tests.tables.house import GUILD, PEOPLE, open_lobby, refused

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
    made = Review(
        LEVELS[-1], 4, [], [[(0, 37.0, 0.5), (9, 30.0, 0.0)], [(0, 40.0, 0.5)]], [[], []], [], [[], []], [[], []]
    )
    (tmp_path / f"{first}-7-{LEVELS[-1]}-{reviews.FORMAT}.json").write_text(json.dumps(made.dump()))
    found = await sources.of_person(hall, ANNA, ANNA, GAME, GUILD, tmp_path)
    assert found.games == 2, "without the game against automata"
    assert found.points == (45.0, 60.0, None), "no average of a server with two games"
    assert found.lines == [Line(GOODS, (30.0, 35.0, None)), Line(FARMS, (15.0, 25.0, None))]
    assert found.seats == [BySeat(0, 1, 0), BySeat(1, 1, 1)]
    assert found.luck == (1, -7.0)
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
    assert two.seats == [BySeat(0, 5, 4), BySeat(1, 5, 1)]
    await results.keep_records(hall, BELA, False)
    (alone,) = await sources.of_server(hall, GUILD, GAME)
    assert alone.points == (10.0, 5.0)
    with refused("record-no-server"):
        await sources.of_server(hall, None, GAME)
    with refused("table-unknown-game"):
        await sources.of_server(hall, GUILD, "chess")
