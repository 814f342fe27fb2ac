"""Writes docs/RECONSTRUCTED.md, the parts we designed because their printed originals were out of reach, from the
games' `reconstructed.py`: `python -m tests.reconstructed`."""

import sys
from importlib import import_module
from pathlib import Path

from engine import GAMES, home
from engine.reconstructed import Reconstruction

PAGE = Path(__file__).parent.parent / "docs" / "RECONSTRUCTED.md"
HEAD = """# What we reconstructed

Some things are printed on the pieces and not said in the rulebooks. They are listed here with our values, so that an
owner of the box can compare them. The last column is for what the box shows, where it differs.

A correction is one change of the data named below each heading, a raised `rules_version` and a test that cites the
clause. `python -m tests.reconstructed` writes this page; a test compares it with the data.
"""


def reconstructions(game: str) -> tuple[Reconstruction, ...]:
    found: tuple[Reconstruction, ...] = import_module(f"{home(GAMES[game])}.reconstructed").RECONSTRUCTED
    return found


def page() -> str:
    parts = [HEAD]
    for name, game in sorted(GAMES.items(), key=lambda each: each[1].meta.order):
        parts.append(f"## {game.meta.title}\n")
        for each in reconstructions(name):
            rows = [f"| {piece} | {value} | |" for piece, value in each.values.items()]
            table = "\n".join(["| piece | ours | in the box |", "| --- | --- | --- |", *rows])
            parts.append(f"### {each.what}\n\n`{each.data}`. {each.why}\n\n{table}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE} written\n")
