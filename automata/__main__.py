"""Measure how strong the computer players are.

python -m automata duel burgundy --players 2 --games 100 journeyman old
python -m automata table --games 100
python -m automata counts --games 60

Exits with status 1 if a player failed and the journeyman answered in its place.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from time import process_time

from automata.duels import KINDS, Duel, duel, maker
from engine import GAMES

USUAL = {"burgundy": 2, "tournay": 2, "tiletum": 2, "calimala": 3, "genoa": 3}
"""Number of players in comparisons."""
PAIRS = (
    ("master", "old"),
    ("master", "journeyman"),
    ("master", "greedy"),
    ("journeyman", "old"),
    ("journeyman", "greedy"),
    ("journeyman", "random"),
    ("apprentice", "random"),
    ("apprentice", "journeyman"),
)
MASTERS = ("master", "journeyman")
HEAD = """| game | players | one | others | games | wins | 95 % | par | points : others | ms median, p95 | fallbacks |
|---|---|---|---|---|---|---|---|---|---|---|"""


def line(game: str, one: str, others: str, found: Duel) -> str:
    low, high = found.interval
    median, most = found.milliseconds
    points, theirs = sum(found.points) / found.games, sum(found.others) / found.games
    cells = (
        game, found.seats, one, others, found.games, f"{found.share:.0%}", f"{low:.0%}–{high:.0%}", f"{found.par:.0%}",
        f"{points:.1f} : {theirs:.1f}", f"{median:.1f}, {most:.1f}", found.fallbacks,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def compare(
    game: str,
    seats: int,
    games: int,
    one: str,
    others: str,
    options: Mapping[str, str] | None = None,
    seed: str = "duel",
) -> int:
    """Play and print one line. Returns the number of fallbacks."""
    found = duel(game, seats, games, maker(game, one), maker(game, others), process_time, seed, options)
    print(line(game, one, others, found), flush=True)
    for failure in found.failures:
        print(failure, file=sys.stderr)
    return found.fallbacks


def main() -> None:
    parser = ArgumentParser(prog="python -m automata", description=__doc__.splitlines()[0] if __doc__ else None)
    verbs = parser.add_subparsers(dest="verb", required=True)
    one_duel = verbs.add_parser("duel", help="play one kind of player against another")
    one_duel.add_argument("game", choices=sorted(GAMES), help="id of the game, such as burgundy")
    one_duel.add_argument("--players", type=int, help="number of players at the table")
    one_duel.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    one_duel.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as setup=expert_open",
    )
    one_duel.add_argument("one", choices=KINDS, help="kind of the player in one seat")
    one_duel.add_argument("others", choices=KINDS, help="kind of the players in the other seats")
    table = verbs.add_parser("table", help="print the comparisons of docs/AUTOMATA.md")
    table.add_argument("--games", type=int, default=100, help="number of games per line (default: 100)")
    counts = verbs.add_parser(
        "counts", help="play a master among journeymen in every game with every number of players"
    )
    counts.add_argument("--games", type=int, default=60, help="number of games per line (default: 60)")
    for several in (table, counts):
        several.add_argument("--only", choices=sorted(USUAL), help="only the lines of one game")
    for verb in (one_duel, table, counts):
        verb.add_argument("--seed", default="duel", help="prefix of the seeds of all games")
    asked = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in a bot's thinking processes
    print(HEAD)
    if asked.verb == "duel":
        fallbacks = compare(asked.game, asked.players or usual(asked.game), asked.games, asked.one, asked.others,
                            dict(option.split("=", 1) for option in asked.option), asked.seed)  # fmt: skip
    else:
        games = [asked.only] if asked.only else sorted(USUAL)
        if asked.verb == "table":
            lines = [(game, usual(game), *pair) for game in games for pair in PAIRS]
        else:
            lines = [(game, seats, *MASTERS) for game in games for seats in GAMES[game].meta.seats]
        fallbacks = sum(
            [compare(game, seats, asked.games, one, others, seed=asked.seed) for game, seats, one, others in lines]
        )
    if fallbacks:
        sys.exit(f"fallbacks: {fallbacks}")


def usual(game: str) -> int:
    return USUAL.get(game, min(GAMES[game].meta.seats))


if __name__ == "__main__":
    main()
