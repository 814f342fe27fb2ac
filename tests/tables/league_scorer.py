"""The standing of a league, computed a second time from what stands in its invitation and from the tables themselves.

Written apart from `tables.leagues`: it reads the positions and seats of the tables, never a recorded result, and counts
in sixtieths.

    A table gives 12 points to its first and none to its last, in equal steps; who shares a rank shares the points.
    A seat that a caretaker played to the end does not count; the others are ranked among themselves.
    Left alone, or without a table in a round: 6 points.
    At the date of a round the ranks count as they stand; who has kept a table waiting for a day comes last.
    Equal points: games against each other, share of the points at the table, strength of the opponents.
"""

import json
import zlib
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from engine import GAMES
from tests.postgres import rows

UNIT = 60


class Line(NamedTuple):
    rank: int
    points: float
    direct: float
    share: float
    strength: float
    player: int


class Scorer:
    """`late`: (table id, seat) of seats that kept their table waiting at the date. `sat`: who sat where at the end of
    each table, kept for people who are erased later."""

    def __init__(
        self, path: Path, league_id: int, late: set[tuple[str, int]], sat: dict[tuple[str, int], int | None]
    ) -> None:
        self.sat = sat
        self.players = {
            row["number"]: dict(row)
            for row in rows(path, "SELECT * FROM league_players WHERE league_id=?", league_id)
            if row["status"] != "invited"
        }
        self.byes: list[int] = []
        self.tables: list[list[tuple[int, int, int]]] = []
        """Of each table: (rank, points in the game, player) of those who count."""
        corrected = {
            (row["round"], row["number"]): json.loads(row["after"])
            for row in rows(path, "SELECT * FROM league_corrections WHERE league_id=? ORDER BY id", league_id)
        }
        for drawn in rows(path, "SELECT * FROM league_tables WHERE league_id=?", league_id):
            numbers = json.loads(drawn["players"])
            if drawn["status"] == "bye":
                self.byes += numbers
            elif drawn["status"] == "drawn":
                continue
            elif drawn["table_id"] is None:
                self.byes += [one for one in map(self._stand_in, numbers) if one is not None]
            else:
                ranks = corrected.get((drawn["round"], drawn["number"]))
                self._read(path, drawn["table_id"], numbers, ranks, late)

    def _stand_in(self, number: int) -> int | None:
        while self.players[number]["status"] == "out":
            after = [one for one, row in self.players.items() if row["stands_for"] == number]
            if not after:
                return None
            number = after[0]
        return number

    def _read(self, path: Path, table_id: str, numbers: list[int], ranks: Any, late: set[tuple[str, int]]) -> None:
        (table,) = rows(path, "SELECT * FROM tables WHERE id=?", table_id)
        if table["status"] not in ("over", "closed"):
            return
        seats = rows(path, "SELECT * FROM seats WHERE table_id=? ORDER BY seat", table_id)
        stored, *_ = rows(path, "SELECT * FROM positions WHERE table_id=? ORDER BY version DESC LIMIT 1", table_id)
        game = GAMES[table["game"]]
        ending = game.settled(game.load(zlib.decompress(stored["state"])))
        by_points = {seat: place for place, group in enumerate(ending.ranking) for seat in group}
        order = {seat: ((table_id, seat) in late, place) for seat, place in by_points.items()}
        if ranks is not None:
            order = {seat: (False, rank) for seat, rank in enumerate(ranks)}
        found = []
        for seat, number in enumerate(numbers):
            if (table_id, seat) not in self.sat:
                away = seats[seat]["user_id"] is None or seats[seat]["caretaken"]
                self.sat[table_id, seat] = None if away else self._player(number, seats[seat]["user_id"])
            player = self.sat[table_id, seat]
            if player is not None:
                found.append((order[seat], ending.points[seat], player))
        ladder = sorted({key for key, _, _ in found})
        self.tables.append([(ladder.index(key), points, player) for key, points, player in found])

    def _player(self, number: int, person: int) -> int | None:
        """Who of the drawn player and their substitutes this person is."""
        chain = [number]
        while after := [one for one, row in self.players.items() if row["stands_for"] == chain[-1]]:
            chain.append(after[0])
        return next((one for one in chain if self.players[one]["user_id"] == person), None)

    # ------------------------------------------------------------ counting

    def _table(self, table: list[tuple[int, int, int]]) -> dict[int, float]:
        if len(table) == 1:
            return {table[0][2]: 6 * UNIT}
        gap = 12 * UNIT / (len(table) - 1)
        won = {}
        for rank, _, player in table:
            above = sum(other < rank for other, _, _ in table)
            beside = sum(other == rank for other, _, _ in table)
            won[player] = 12 * UNIT - gap * (above + (beside - 1) / 2)
        return won

    def standing(self, division: int) -> list[Line]:
        total: defaultdict[int, float] = defaultdict(float)
        own_games: defaultdict[int, list[float]] = defaultdict(list)
        for table in self.tables:
            for player, points in self._table(table).items():
                own_games[player].append(points)
                total[player] += points
        for player in self.byes:
            total[player] += 6 * UNIT
        shares: defaultdict[int, list[float]] = defaultdict(list)
        against: defaultdict[int, list[float]] = defaultdict(list)
        for table in self.tables:
            whole = sum(points for _, points, _ in table)
            for _, points, player in table:
                shares[player].append(points / whole * len(table) if whole > 0 else 1.0)
                against[player] += [
                    sum(own_games[other]) / len(own_games[other]) for _, _, other in table if other != player
                ]
        members = [number for number, row in self.players.items() if row["division"] == division]
        keys = {}
        for player in members:
            direct = self._direct(player, [one for one in members if self._equal(total, one, player)])
            strength = sum(against[player]) / len(against[player]) if against[player] else 6.0 * UNIT
            share = sum(shares[player]) / len(shares[player]) if shares[player] else 1.0
            away = self.players[player]["status"] == "out"
            keys[player] = (not away, round(total[player], 3), round(direct, 6), round(share, 6), round(strength, 4))
        ordered = sorted(members, key=lambda one: (tuple(-float(k) for k in keys[one]), one))
        return [
            Line(
                1 + sum(keys[other] > keys[one] for other in members), total[one] / UNIT, keys[one][2], keys[one][3],
                keys[one][4] / UNIT, one,
            )
            for one in ordered
        ]  # fmt: skip

    def _equal(self, total: dict[int, float], one: int, other: int) -> bool:
        away = self.players[one]["status"] == "out", self.players[other]["status"] == "out"
        return abs(total[one] - total[other]) < 0.001 and away[0] == away[1]

    def _direct(self, player: int, tied: list[int]) -> float:
        score, games = 0.0, 0
        for table in self.tables:
            ranks = {one: rank for rank, _, one in table}
            if player in ranks:
                for other in tied:
                    if other != player and other in ranks:
                        games += 1
                        score += 1.0 if ranks[player] < ranks[other] else 0.5 if ranks[player] == ranks[other] else 0.0
        return score / games if games and len(tied) > 1 else 0.5
