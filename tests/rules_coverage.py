"""Lists the clauses of the rules without a test: `python -m tests.rules_coverage [game…]`.

A game's `RULES.md` numbers its clauses (`- **CAL-7.9** …`), its worked examples (`| **CAL-X3** | …`) and its rulings on
open questions (`| Q9 | …`); a test names those it checks with `@pytest.mark.rule("CAL-7.9", "Q9", …)`. Both are only
read, nothing is run. Fails if a clause or an example has no test, if a test cites a clause that does not exist, or if a
number is given twice. Rulings are counted but need no test of their own: some only settle the contents of a table of
data.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path

from engine import GAMES, home

ROOT = Path(__file__).parent.parent

CLAUSE = re.compile(r"^\s*- \*\*([A-Z]{3}-\d+(?:\.\d+)*[a-z]?)\*\*", re.MULTILINE)
EXAMPLE = re.compile(r"^\|\s*(?:\*\*)?([A-Z]{3}-X\d+[a-z]?)(?:\*\*)?\s*\|", re.MULTILINE)
RULING = re.compile(r"^\|\s*(?:\*\*)?(Q\d+|R-\d+|[A-Z]{3}-R\d+)(?:\*\*)?\s*\|", re.MULTILINE)
"""Numbered in each game from 1; a test in `tests/games/<game>/` cites its own game's."""


@dataclass(frozen=True, slots=True)
class Citation:
    clause: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line} cites {self.clause}, which no rules have"


@dataclass(slots=True)
class Coverage:
    """Clauses of one game and the tests that cite them."""

    game: str
    clauses: list[str]
    examples: list[str]
    rulings: list[str]
    cited: Counter[str] = field(default_factory=Counter)

    @property
    def untested(self) -> list[str]:
        return [clause for clause in (*self.clauses, *self.examples) if not self.cited[clause]]

    @property
    def repeated(self) -> list[str]:
        return [
            clause for clause, count in Counter((*self.clauses, *self.examples, *self.rulings)).items() if count > 1
        ]

    def covered(self, among: list[str]) -> int:
        return sum(bool(self.cited[clause]) for clause in among)


def read_rules(folders: Iterable[Path]) -> list[Coverage]:
    found = []
    for folder in (folder for folder in folders if (folder / "RULES.md").exists()):
        text = (folder / "RULES.md").read_text(encoding="utf-8")
        found.append(Coverage(folder.name, CLAUSE.findall(text), EXAMPLE.findall(text), RULING.findall(text)))
    return found


def read_citations(tests: Path, base: Path) -> Iterator[Citation]:
    for path in sorted(tests.rglob("*.py")):
        for clause, line in _marks(path):
            if clause is None:
                raise SystemExit(f"{path.relative_to(base)}:{line}: a clause must be written out as a text")
            yield Citation(clause, path.relative_to(base), line)


@cache
def _marks(path: Path) -> list[tuple[str | None, int]]:
    """The clauses that a module cites with their lines; None for what is not written out."""
    text = path.read_text(encoding="utf-8")
    return [
        (
            argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None,
            node.lineno,
        )
        for node in ast.walk(ast.parse(text, str(path)) if "mark.rule(" in text else ast.Module([], []))
        if isinstance(node, ast.Call) and _is_rule_mark(node.func)
        for argument in node.args
    ]


def _is_rule_mark(function: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule`."""
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and (
            (isinstance(function.value, ast.Attribute) and function.value.attr == "mark")
            or (isinstance(function.value, ast.Name) and function.value.id == "mark")
        )
    )


def _ruled_by(games: list[Coverage], citation: Citation) -> Coverage | None:
    return next((g for g in games if g.game in citation.path.parts and citation.clause in g.rulings), None)


def homes() -> list[Path]:
    """Folders of all games: their rules, and the tests of those outside this repository."""
    return [Path(str(resources.files(home(game)))) for game in GAMES.values()]


def report(folders: Sequence[Path], root: Path = ROOT, only: Sequence[str] = ()) -> int:
    games = read_rules(folders)
    owner = {clause: game for game in games for clause in (*game.clauses, *game.examples)}
    unknown = []
    others = [read_citations(folder / "tests", folder.parent) for folder in folders]
    for citation in chain(read_citations(root / "tests", root), *others):
        game = owner.get(citation.clause) or _ruled_by(games, citation)
        if game is None:
            unknown.append(citation)
        else:
            game.cited[citation.clause] += 1
    games = [game for game in games if not only or game.game in only]
    for game in games:
        print(
            f"{game.game}: {game.covered(game.clauses)} of {len(game.clauses)} clauses, "
            f"{game.covered(game.examples)} of {len(game.examples)} examples and "
            f"{game.covered(game.rulings)} of {len(game.rulings)} rulings have a test"
        )
        if game.untested:
            print(f"  without a test: {', '.join(game.untested)}")
        if game.repeated:
            print(f"  numbered twice: {', '.join(game.repeated)}")
    for citation in unknown:
        print(citation)
    if not games:
        print("no rules found")
    good = games and not unknown and not any(game.untested or game.repeated for game in games)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(report(homes(), only=sys.argv[1:]))
