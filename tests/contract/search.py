"""The contract kit on new seeds, for a given time or number of decisions: `make search MINUTES=30`.

Every game, number of players and option set in turn, with more care than the test suite has time for. A failure is
printed with all that reproduces it: `python -m tests.contract.search --again GAME SEATS SEED [option=value …]`.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from engine import GAMES
from tests.contract.games import CERTIFICATES
from tests.contract.hooks import twin_checks
from tests.contract.kit import Care, Tally, certify
from tests.contract.playouts import option_sets, way_of

CARE = Care(examined=0.01, defaults=0.5, finished=0.02, interrupted=1.0)
PROCESSES = 2
"""Maximum number of processes, one for each core."""
SHOWN = 3
"""Failures printed per assertion message; the others are only counted."""

Kind = tuple[str, int, dict[str, str], str]


def kinds(search: str, part: int) -> Iterator[Kind]:
    """Endless games: titles in turn, each time with another number of players and other options."""
    rng = Random(f"{search} {part}")
    for number in count():
        for name, game in GAMES.items():
            seats = game.meta.seats[number % len(game.meta.seats)]
            yield name, seats, rng.choice(option_sets(game)), f"{search}-{part}-{name}-{number}"


def play(kind: Kind, tally: Tally) -> None:
    name, seats, chosen, seed = kind
    game = GAMES[name]
    options = game.meta.options.read(chosen)
    certify(game, CERTIFICATES[name], seats, seed, options, care=CARE, twin_checks=twin_checks(), tally=tally)


def search(name: str, part: int, until: float, enough: int) -> tuple[dict[str, Tally], list[tuple[Kind, str]]]:
    """The work of one process: tallies by game, and failures, until its time is out or it made `enough` decisions."""
    done = {game: Tally() for game in GAMES}
    failed: list[tuple[Kind, str]] = []
    for kind in kinds(name, part):
        if time.monotonic() > until or sum(tally.decisions + tally.stood_in for tally in done.values()) >= enough:
            return done, failed
        try:
            play(kind, done[kind[0]])
        except Exception as error:
            failed.append((kind, f"{type(error).__name__}: {error}"))
            if _is_new(failed):
                print(told(*failed[-1]), flush=True)
    raise AssertionError("there is always another game")


def _is_new(failed: list[tuple[Kind, str]]) -> bool:
    (name, *_), complaint = failed[-1]
    return sum(kind[0] == name and other == complaint for kind, other in failed) <= SHOWN


def told(kind: Kind, complaint: str) -> str:
    name, seats, chosen, seed = kind
    options = " ".join(f"{option}={value}" for option, value in chosen.items())
    return (
        f"FAILED {complaint}\n  {name}, {seats} players, played {way_of(seed)}; "
        f"again: python -m tests.contract.search --again {name} {seats} {seed} {options}"
    )


def summary(results: list[tuple[dict[str, Tally], Any]], seconds: float) -> list[str]:
    lines, decisions = [], 0
    for name in GAMES:
        tallies = [done[name] for done, _ in results]
        played, stood_in = sum(t.decisions for t in tallies), sum(t.stood_in for t in tallies)
        lone = sum(sum(t.lone.values()) for t in tallies)
        decisions += played + stood_in
        lines.append(
            f"{name}: {sum(t.games for t in tallies)} games, {played} decisions and {stood_in} by defaults and "
            f"caretakers, {sum(t.examined for t in tallies)} positions examined, "
            f"{lone / max(played, 1):.1%} of the questions with one answer"
        )
    lines.append(f"{decisions} decisions in {seconds:.0f} s: {decisions / max(seconds, 0.001):.0f} a second")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.search", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="how long to search (default: 30)")
    parser.add_argument("--decisions", type=int, default=sys.maxsize, help="stop earlier, after this many decisions")
    parser.add_argument(
        "--processes", type=int, default=min(PROCESSES, os.cpu_count() or 1), help="processes side by side"
    )
    parser.add_argument("--seed", default="", help="seed of the search (default: a new one)")
    parser.add_argument("--again", nargs="+", metavar="WORD", help="replay one game: GAME SEATS SEED [option=value …]")
    asked = parser.parse_args()
    if asked.again:
        name, seats, seed, *options = asked.again
        play((name, int(seats), dict(option.split("=", 1) for option in options), seed), Tally())
        print("this game keeps the contract")
        return 0
    seed = asked.seed or f"search{int(time.time())}"
    parts, enough = asked.processes, -(-asked.decisions // asked.processes)
    begun = time.monotonic()
    until = begun + asked.minutes * 60
    with multiprocessing.get_context("spawn").Pool(parts) as pool:
        results = pool.starmap(search, [(seed, part, until, enough) for part in range(parts)])
    for line in summary(results, time.monotonic() - begun):
        print(line)
    print(f"seed {seed}, {parts} processes")
    failures = sum(len(failed) for _, failed in results)
    print(f"{failures} failures" if failures else "no failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
