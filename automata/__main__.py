"""Measure how strong the computer players are.

python -m automata duel burgundy --players 2 --games 100 journeyman old
python -m automata table --games 100
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from time import perf_counter

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
) -> None:
    found = duel(game, seats, games, maker(game, one), maker(game, others), perf_counter, seed, options)
    print(line(game, one, others, found), flush=True)
    for failure in found.failures:
        print(failure, file=sys.stderr)


def main() -> None:
    parser = ArgumentParser(prog="python -m automata", description=__doc__.splitlines()[0] if __doc__ else None)
    verbs = parser.add_subparsers(dest="verb", required=True)
    one_duel = verbs.add_parser("duel", help="play one kind of player against another")
    one_duel.add_argument("game", choices=sorted(GAMES), help="id of the game, such as burgundy")
    one_duel.add_argument("--players", type=int, help="number of players at the table")
    one_duel.add_argument("--games", type=int, default=100, help="number of games (default: 100)")
    one_duel.add_argument("--seed", default="duel", help="prefix of the seeds of all games")
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
    table.add_argument("--only", choices=sorted(USUAL), help="only the lines of one game")
    asked = parser.parse_args()
    print(HEAD)
    if asked.verb == "duel":
        compare(asked.game, asked.players or usual(asked.game), asked.games, asked.one, asked.others,
                dict(option.split("=", 1) for option in asked.option), asked.seed)  # fmt: skip
        return
    for game in [asked.only] if asked.only else sorted(USUAL):
        for one, others in PAIRS:
            compare(game, usual(game), asked.games, one, others)


def usual(game: str) -> int:
    return USUAL.get(game, min(GAMES[game].meta.seats))


if __name__ == "__main__":
    main()
