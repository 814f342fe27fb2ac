"""Generates the tables of docs/REFERENCE.md from the code: `python -m tests.architecture_tables`.

The message ids that a game may have to define (every id composed with a game's prefix), and the verbs of buttons (every
`@on_press`).
"""

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine import GAMES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "REFERENCE.md"
WORDS = ROOT / "examples" / "carnival" / "carnival" / "locales" / "en" / "carnival.ftl"
A_GAME = re.compile(r"(game|game_id|meta\.id|row\.game|path\[0\])$")
DECISION = re.compile(r"step_name\(.*\)|type\(.*\)\.__name__")
BETTER = {"-event-<name>": "-event-<Event>", "-option-<name>": "-option-<option>", "<whole>": "<value>"}
"""Clearer names for variables that do not explain themselves."""


class Said(NamedTuple):
    id: str
    where: str


@cache
def shared_modules() -> dict[Path, list[ast.AST]]:
    """Modules that are not part of a game, with all their nodes."""
    return {
        path.relative_to(ROOT): [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        for folder in ("render", "prompts", "cogs", "words", "tables")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not set(GAMES) & {path.parent.name, path.stem}
    }


def message_ids() -> list[Said]:
    found: dict[str, dict[str, None]] = {}
    for path, nodes in shared_modules().items():
        for node in nodes:
            if isinstance(node, ast.JoinedStr) and (made := _id(node)) is not None:
                found.setdefault(made, {})[str(path)] = None
    return [Said(id_, ", ".join(where)) for id_, where in sorted(found.items())]


def _id(made: ast.JoinedStr) -> str | None:
    """`<game>-ask-<kind>-<field>`, if it is the id of a game's message."""
    first = made.values[0]
    if not isinstance(first, ast.FormattedValue) or not A_GAME.search(ast.unparse(first.value)):
        return None
    text = "<game>" + "".join(_part(part) for part in made.values[1:])
    for name, better in BETTER.items():
        text = text.replace(name, better)
    return text if re.fullmatch(r"<game>(-[\w<>-]+)+", text) and not text.startswith("<game>-<id>") else None


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    written = ast.unparse(part.value)
    if DECISION.fullmatch(written):
        return "<Decision>"
    if written.endswith("]"):
        return "<value>"
    return f"<{written.rpartition('.')[2]}>"


def examples(ids: Iterable[str]) -> dict[str, str]:
    """One message of Carnival for each id, shortened to a line: the first that matches no more specific id."""
    patterns = {id_: re.compile(re.sub(r"<\w+>", r"\\w+", id_.replace("<game>", "carnival"))) for id_ in ids}
    closest_first = sorted(patterns, key=lambda id_: -len(re.sub(r"<\w+>", "", id_)))
    found: dict[str, str] = {}
    for name, text in re.findall(r"^(carnival-[\w-]+) = (.+)$", WORDS.read_text(encoding="utf-8"), re.MULTILINE):
        made_like = next((id_ for id_ in closest_first if patterns[id_].fullmatch(name)), "")
        if not text.endswith("->"):
            found.setdefault(made_like, f"{text[:57]}…" if len(text) > 58 else text)
    return found


def verbs() -> list[Said]:
    found = []
    for path, nodes in shared_modules().items():
        for node in nodes:
            if isinstance(node, ast.AsyncFunctionDef):
                found += [Said(verb, f"{path} `{node.name}`") for verb in _claimed(node)]
    return sorted(found)


def _claimed(node: ast.AsyncFunctionDef) -> Iterable[str]:
    for made in node.decorator_list:
        if (
            isinstance(made, ast.Call)
            and ast.unparse(made.func) == "on_press"
            and isinstance(made.args[0], ast.Constant)
        ):
            yield str(made.args[0].value)


def tables() -> dict[str, str]:
    said_of_games = message_ids()
    texts = examples(said.id for said in said_of_games)
    ids = [f"| `{said.id}` | {said.where} | {texts.get(said.id, '')} |" for said in said_of_games]
    pressed = [f"| `{said.id}` | {said.where} |" for said in verbs()]
    return {
        "message ids": "\n".join(["| id | said in | for example |", "|---|---|---|", *ids]),
        "verbs": "\n".join(["| verb | answered in |", "|---|---|", *pressed]),
    }


def written_anew(page: str) -> str:
    for name, table in tables().items():
        start, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        before, _, rest = page.partition(start)
        page = f"{before}{start}{table}{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
