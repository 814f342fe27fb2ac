"""A finished game as a play for BG Stats: what the link and the file say, and whose names are in them."""

import json
import random
from urllib.parse import unquote

import pytest

from tables import Hall, Refused, Table, people
from tables.finished import plays
from tables.finished.plays import CREATE, LONGEST, Play, Player
from tests.tables.house import PEOPLE, play_randomly

ANNA, BELA, CSILLA, *_ = PEOPLE


def told(link: str) -> dict[str, object]:
    assert link.startswith(CREATE)
    read: dict[str, object] = json.loads(unquote(link.removeprefix(CREATE)))
    return read


async def test_a_play_has_the_result_and_the_names_of_those_who_agreed(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    with pytest.raises(Refused, match="table-not-over"):
        await plays.play_of(hall, table, ANNA, "Player {}")
    await play_randomly(hall, table, rng)
    await people.set_person(hall, CSILLA, named=True)
    play = await plays.play_of(hall, table, ANNA, "Player {}")
    names = [seat.name for seat in table.seats]
    assert [one.name for one in play.players] == [names[0], "Player 2", names[2]]
    standings = table.game.standings(table.state)
    assert [one.points for one in play.players] == list(standings.points)
    assert [seat for seat, one in enumerate(play.players) if one.winner] == list(standings.winners)
    assert [one.starts for one in play.players] == [True, False, False], "this table lets the first seat start"
    assert (play.title, play.bgg) == ("Calimala", 199383)

    linked = told(plays.link(play))
    assert (linked["sourceName"], linked["sourcePlayId"], linked["playDate"]) == ("Guildhall", play.key, play.date)
    assert linked["game"] == {
        "name": "Calimala", "sourceGameId": "calimala", "bggId": 199383, "highestWins": True, "noPoints": False,
    }  # fmt: skip
    filed = json.loads(plays.file(play))
    assert [one["name"] for one in filed["players"]] == [one.name for one in play.players]
    assert [one["score"] for one in filed["plays"][0]["playerScores"]] == [str(one.points) for one in play.players]

    assert [one["startPlayer"] for one in filed["plays"][0]["playerScores"]] == [True, False, False]

    theirs = await plays.play_of(hall, table, BELA, "Player {}")
    assert [one.name for one in theirs.players] == ["Player 1", names[1], names[2]]
    assert theirs.players[2].key == play.players[2].key, "the same person"
    assert theirs.players[0].key != play.players[0].key, "not to be recognised"
    stranger = await plays.play_of(hall, table, 999, "Player {}")
    assert [one.name for one in stranger.players] == ["Player 1", "Player 2", names[2]]


def test_a_link_fits_into_a_message() -> None:
    five = tuple(Player("0" * 36, "🦆" * 32, 1000, place, place == 1) for place in range(1, 6))
    link = plays.link(Play("0" * 36, "burgundy", "The Castles of Burgundy", 84876, 0.0, 99, five))
    assert len(link) <= LONGEST
    assert told(link)["playDate"] == "1970-01-01 00:00:00"
