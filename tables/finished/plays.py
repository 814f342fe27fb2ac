"""A finished game as a play for BG Stats: a link that logs it, and a file in its format.

The link's data are described under *Push plays to BG Stats from other apps or websites* on BG Stats' site. The reader's
own name is in both; others are named if they agreed, else by their seat.
"""

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote
from uuid import UUID, uuid5

from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.finished import courses
from tables.finished.exports import has_ended

SOURCE = "Guildhall"
"""BG Stats remembers which player of ours is which of the reader's by this name: never change it."""
CREATE = "https://app.bgstatsapp.com/createPlay.html?data="
SPACE = UUID("6e5f9d0e-2c3b-4c3a-9a55-0f4d1a7c9b21")
"""Namespace of our ids."""
LONGEST = 1500
MINUTE = 60


@dataclass(frozen=True, slots=True)
class Player:
    key: str
    """Names the same person in every play; of unnamed ones the seat of this table."""
    name: str
    points: int
    place: int
    winner: bool
    starts: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    key: str
    game: str
    title: str
    bgg: int
    ended_at: float
    minutes: int
    """Thinking time of all players."""
    players: tuple[Player, ...]

    @property
    def date(self) -> str:
        return datetime.fromtimestamp(self.ended_at, UTC).strftime("%Y-%m-%d %H:%M:%S")


async def play_of(hall: Hall, table: Table, reader_id: int, unnamed: str) -> Play:
    """The game of a table for this reader. `unnamed`: a person without a name, with `{}` for the number of the seat."""
    if not has_ended(table) or table.state is None:
        raise Refused("table-not-over")
    standings, first = table.game.settled(table.state), await courses.start_player(hall, table)
    players = []
    for number, seat in enumerate(table.seats):
        who = seat.user_id
        known = who is not None and (who == reader_id or (await hall.person(who)).named)
        name = seat.name if known or seat.automaton is not None else unnamed.format(number + 1)
        key = str(uuid5(SPACE, f"person {who}" if known else f"seat {table.id} {number}"))
        place = standings.place(number)
        players.append(Player(key, name, standings.points[number], place, place == 1, number == first))
    meta = table.game.meta
    thought = sum(seat.thought for seat in table.seats)
    return Play(
        str(uuid5(SPACE, f"table {table.id}")), meta.id, meta.title, meta.bgg, table.row.changed_at,
        round(thought / MINUTE), tuple(players),
    )  # fmt: skip


def link(play: Play) -> str:
    """Opens BG Stats with this play filled in. Too long for a button, whose links have at most 512 letters; names are
    cut where it would be too long for a message."""
    return next(
        (made for made in (_link(play, letters) for letters in (32, 12, 6)) if len(made) <= LONGEST), _link(play, 3)
    )


def _link(play: Play, letters: int) -> str:
    game = {"name": play.title, "sourceGameId": play.game, "highestWins": True, "noPoints": False}
    told = {
        "sourceName": SOURCE,
        "sourcePlayId": play.key,
        "playDate": play.date,
        "durationMin": play.minutes,
        "game": game | ({"bggId": play.bgg} if play.bgg else {}),
        "players": [
            {
                "name": one.name[:letters],
                "sourcePlayerId": one.key[:13],
                "score": str(one.points),
                "rank": one.place,
                "winner": one.winner,
                "startPlayer": one.starts,
            }
            for one in play.players
        ],
    }
    return CREATE + quote(json.dumps(told, separators=(",", ":"), ensure_ascii=False), safe=",:")


def file(play: Play) -> bytes:
    """The play as a `.bgsplay` file, which BG Stats imports."""

    def own(kind: str) -> str:
        return str(uuid5(SPACE, f"{kind} {play.game}")).upper()

    told: dict[str, Any] = {
        "games": [
            {
                "id": 1,
                "uuid": own("game"),
                "name": play.title,
                "bggId": play.bgg,
                "bggName": play.title,
                "noPoints": False,
                "highestWins": True,
                "cooperative": False,
                "usesTeams": False,
            }
        ],
        "locations": [{"id": 1, "uuid": str(uuid5(SPACE, "location")).upper(), "name": SOURCE}],
        "players": [
            {"id": number, "uuid": one.key.upper(), "name": one.name, "isAnonymous": False}
            for number, one in enumerate(play.players, 1)
        ],
        "plays": [
            {
                "uuid": play.key.upper(),
                "gameRefId": 1,
                "locationRefId": 1,
                "playDate": play.date,
                "durationMin": play.minutes,
                "manualWinner": True,
                "ignored": False,
                "usesTeams": False,
                "rounds": 0,
                "rating": 0,
                "scoringSetting": 0,
                "playerScores": [
                    {
                        "playerRefId": number,
                        "score": str(one.points),
                        "rank": one.place,
                        "winner": one.winner,
                        "startPlayer": one.starts,
                        "newPlayer": False,
                        "seatOrder": number,
                    }
                    for number, one in enumerate(play.players, 1)
                ],
            }
        ],
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(told, indent=1, ensure_ascii=False).encode()
