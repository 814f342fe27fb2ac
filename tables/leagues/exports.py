"""A league as files: its results and standings as CSV, everything as JSON."""

import csv
import io
import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tables.leagues import scoring
from tables.leagues.model import League, finished_of

RESULTS = ("round", "table", "group", "game", "seat", "player", "counts", "place", "game_points", "points", "how", "id")
STANDINGS = ("group", "place", "player", "points", "games", "wins", "direct", "share", "strength", "status")


def results_csv(league: League) -> str:
    return _csv(RESULTS, _results(league))


def standings_csv(league: League) -> str:
    return _csv(STANDINGS, _standings(league))


def as_json(league: League) -> str:
    """Everything but the ids of users."""
    row = league.row
    whole = {
        "name": row.name,
        "season": row.season,
        "status": row.status,
        "settings": row.settings,
        "round": row.round,
        "players": [
            {"number": one.number, "name": one.name, "status": one.status, "group": one.division + 1,
             "stands_for": one.stands_for}
            for one in league.players
        ],
        "results": _results(league),
        "byes": [
            {"round": table.round, "player": league.by_number[one].name}
            for table in league.drawn if table.status == "bye" for one in table.players
        ],
        "standings": _standings(league),
        "corrections": [
            {"round": one.round, "table": one.number, "by": one.by_name, "reason": one.reason, "before": one.before,
             "after": one.after, "at": one.at}
            for one in league.corrections
        ],
    }  # fmt: skip
    return json.dumps(whole, indent=1, ensure_ascii=False)


def _results(league: League) -> list[dict[str, Any]]:
    """One line for each seat; tables without a result have no places."""
    lines = []
    for table in league.drawn:
        if table.status == "bye":
            continue
        points: dict[int, Fraction] = {}
        if table.result is not None:
            counted = finished_of(table).counted
            scored = scoring.table_points([seat.place for seat in counted])
            points = {seat.player: one for seat, one in zip(counted, scored, strict=True) if seat.player is not None}
        for seat, number in enumerate(table.players):
            who, place, own = table.result[seat] if table.result is not None else (None, None, None)
            lines.append({
                "round": table.round, "table": table.number, "group": table.division + 1, "game": table.game,
                "seat": seat + 1, "player": league.by_number[number if who is None else who].name,
                "counts": int(who is not None), "place": place, "game_points": own,
                "points": None if who is None else _number(points[who]), "how": table.how or table.status,
                "id": table.table_id,
            })  # fmt: skip
    return lines


def _standings(league: League) -> list[dict[str, Any]]:
    return [
        {
            "group": division + 1, "place": line.place, "player": league.by_number[line.player].name,
            "points": _number(line.points), "games": line.games, "wins": _number(line.wins),
            "direct": _number(line.direct), "share": _number(line.share), "strength": _number(line.strength),
            "status": league.by_number[line.player].status,
        }
        for division, lines in league.standings.items()
        for line in lines
    ]  # fmt: skip


def _number(value: Fraction) -> float:
    return round(float(value), 4)


def _csv(columns: Iterable[str], lines: Iterable[dict[str, Any]]) -> str:
    made = io.StringIO()
    writer = csv.writer(made, lineterminator="\r\n")
    names = [*columns]
    writer.writerow(names)
    writer.writerows([[_cell(line[name]) for name in names] for line in lines])
    return made.getvalue()


def _cell(value: Any) -> Any:
    """A value that a spreadsheet does not take for a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t")) else value
