"""The arrows between the folders point one way; every module is read, none is run."""

import ast
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple, get_type_hints

import pytest

from engine import GAMES, home
from engine.records import Record
from storage.database import numbered
from storage.personal_data import IMPERSONAL, PERSONAL
from tests.packages import own_tests, package_of

pytestmark = pytest.mark.xdist_group("architecture")
"""In one process, which reads every module once."""

ROOT = Path(__file__).parent.parent

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "storage": set(),
    "localdiscord": set(),
    "words": {"engine"},
    "render": {"engine", "words"},
    "automata": {"engine"},
    "games": {"engine", "automata", "render", "words"},
    "tables": {"engine", "automata", "storage"},
    "prompts": {"engine", "tables", "words"},
    "cogs": {"engine", "games", "prompts", "render", "tables", "words"},
    "web": {"engine", "prompts", "render", "tables", "words"},
    "app": {"cogs", "engine", "localdiscord", "storage", "tables", "web"},
    "bot": {"app"},
}
TYPES: dict[str, set[str]] = {"cogs": {"app.guildhall"}}
"""Modules that a part may import for its annotations only, under `if TYPE_CHECKING`: cogs are handed the bot."""
ROOMS_OF_A_GAME: dict[str, set[str]] = {
    "": {"engine"},
    "words": {"engine", "words"},
    "pictures": {"engine", "render", "words"},
    "automaton": {"engine", "automata"},
    "mastery": {"engine", "automata"},
}
"""What its rules may import of the house, and each of its other rooms."""
KNOWN_IN_A_GAME: dict[str, set[str]] = {
    "": {""},
    "words": {"", "words"},
    "pictures": {"", "words", "pictures"},
    "automaton": {"", "automaton"},
    "mastery": {"", "automaton", "mastery"},
}
ROOMS: dict[str, tuple[set[str], ...]] = {
    "cogs": ({"ui"}, {"play"}, {"table"}, {"admin"}, {"company", "games", "person"}, {"delivery"}),
    "tables": (
        {"time"}, {"core"}, {"finished", "post"}, {"play"}, {"lobby"}, {"seating"}, {"clock"},
        {"challenges", "finding"}, {"evenings"},
        {"channels", "history", "moderation", "people", "studies"}, {"leagues"}, {"duties"},
    ),
}  # fmt: skip
"""The order inside a part, the lowest first: a room imports those before it, none beside it and none after it."""
ELSEWHERE = ("tests", "cogs")
"""Parts that a package of its own brings along, and that ours have in `tests/games` and `cogs/games`."""
OURS = {*MAY_IMPORT, "tests", "bench"}
PURE = ("engine", "automata")
"""The same position gets the same answer, today and in a year; so with the rules and automata of games."""
SPEAK_DISCORD = {"bot", "app", "cogs", "localdiscord", "tests", "bench"}

UNPURE = {
    "aiosqlite",
    "asyncio",
    "datetime",
    "logging",
    "os",
    "pathlib",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
}
"""What rules have no business with: clocks, files, processes."""
TABLES_ON_DISK = "data.py"
"""A game's components may be a file beside it, read once at import."""


class Import(NamedTuple):
    module: str
    names: tuple[str, ...]
    where: str
    typing: bool = False
    """Only the type checker reads it."""

    @property
    def top(self) -> str:
        return self.module.split(".")[0]


@cache
def imports(path: Path, root: Path = ROOT) -> list[Import]:
    """Every import of a module, wherever it stands in it."""
    inside, found = path.relative_to(root), []
    package = inside.parent.parts
    for node, typing in _statements(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            found += [Import(name.name, (), f"{inside}:{node.lineno}", typing) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            found.append(Import(module, tuple(name.name for name in node.names), f"{inside}:{node.lineno}", typing))
    return found


def _statements(tree: ast.AST, typing: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Those of a module and all that stand inside them, and whether they are under `if TYPE_CHECKING`; no expression
    holds an import."""
    checked = isinstance(tree, ast.If) and ast.unparse(tree.test) == "TYPE_CHECKING"
    for part in ("body", "handlers", "cases", "orelse", "finalbody"):
        inside = typing or (checked and part == "body")
        for node in getattr(tree, part, ()):
            yield node, inside
            yield from _statements(node, inside)


def is_unpure(found: Import) -> bool:
    """Whether an answer could depend on more than the position. A `Random` handed in by the caller is fine; the
    module's own generator is shared by everybody."""
    return found.top in UNPURE or (found.top == "random" and found.names != ("Random",))


def module_name(path: Path, root: Path = ROOT) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts)


def room_in_game(module: str, package: str) -> str:
    """`games.genoa.words.lines` is in `words`, `games.genoa.automaton_deals` in `automaton`; all else is rules."""
    room = module.removeprefix(package).strip(".").split(".")[0].partition("_")[0]
    return room if room in ROOMS_OF_A_GAME else ""


def wrong_rooms(package: str, root: Path = ROOT) -> list[str]:
    """Imports by which the rules of a game, its words or its pictures know more than they should."""
    found = []
    for path in modules_of(package.replace(".", "/"), root):
        module = module_name(path, root)
        if module.removeprefix(f"{package}.").startswith(ELSEWHERE):
            continue
        room = room_in_game(module, package)
        for one in imports(path, root):
            whole = f"{one.module}.{one.names[0]}" if one.module == package and one.names else one.module
            if f"{whole}.".startswith(f"{package}."):
                wrong = room_in_game(whole, package) not in KNOWN_IN_A_GAME[room]
            else:
                wrong = one.top in OURS and one.top not in ROOMS_OF_A_GAME[room]
            wrong |= room in ("", "words") and one.top == "PIL"
            read_once = one.top == "pathlib" and path.name == TABLES_ON_DISK
            if wrong or (room not in ("words", "pictures") and is_unpure(one) and not read_once):
                found.append(f"{one.where} imports {whole}")
    return found


def modules_of(part: str, root: Path = ROOT) -> list[Path]:
    if (root / f"{part}.py").exists():
        return [root / f"{part}.py"]
    return sorted((root / part).rglob("*.py"))


def wrong_arrows(part: str, root: Path = ROOT) -> list[str]:
    allowed = MAY_IMPORT[part] | {part}
    return [
        f"{found.where} imports {found.module}"
        for path in modules_of(part, root)
        for found in imports(path, root)
        if found.top in OURS and found.top not in allowed
        if not (found.typing and found.module in TYPES.get(part, ()))
    ]


def room_of(path: Path, root: Path = ROOT) -> str:
    """Of a part that has rooms: the folder a module is in, or the module itself if it is in none."""
    return path.relative_to(root).with_suffix("").parts[1]


def arrows_between_rooms(part: str, root: Path = ROOT) -> Iterator[tuple[str, str, str]]:
    """From which room to which, and where it is written. A part's own names are those of all its rooms."""
    for path in modules_of(part, root):
        for found in imports(path, root):
            below = found.module.split(".")[1:] or found.names
            for room in below[:1] if found.module != part else below:
                if found.top == part and room_of(path, root) not in ("__init__", room):
                    yield room_of(path, root), room, f"{found.where} imports {found.module}"


def wrong_turns(part: str, root: Path = ROOT) -> list[str]:
    level = {room: n for n, rooms in enumerate(ROOMS[part]) for room in rooms}
    top = len(ROOMS[part])
    return [
        f"{where} ({room})"
        for source, room, where in arrows_between_rooms(part, root)
        if level.get(room, top) >= level[source]
    ]


def past_the_entrance(part: str, root: Path = ROOT) -> list[str]:
    """Imports that take a name out of a module of `tables`, instead of the module, or what `tables` itself exports."""
    return [
        f"{found.where} imports {found.module}"
        for path in modules_of(part, root)
        for found in imports(path, root)
        if found.top == "tables" and (found.module.count(".") > 1 or not found.names or _is_module(found.module))
    ]


def _is_module(name: str) -> bool:
    """Not a package."""
    return (ROOT / (name.replace(".", "/") + ".py")).is_file()


def our_parts() -> list[str]:
    return [part for part in MAY_IMPORT if modules_of(part)]


@pytest.mark.parametrize("part", our_parts())
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    assert wrong_arrows(part) == []


@pytest.mark.parametrize("part", ["app", "bench", "bot", "cogs", "prompts", "web"])
def test_what_tables_does_is_called_on_its_modules(part: str) -> None:
    """`from tables import Table` and `from tables.play import playing`, never `from tables.play.playing import draft`.
    Tests of `tables` may look inside."""
    assert past_the_entrance(part) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_of_a_game_know_no_more_than_they_should(game: str) -> None:
    package = home(GAMES[game])
    wrong = wrong_rooms(package, package_of(game).parents[package.count(".")])
    assert not wrong, f"{wrong}: see *Allowed imports* in docs/ARCHITECTURE.md"


def test_nothing_imports_a_game() -> None:
    """It is found by the catalogue; only its own cog knows it by name."""
    found = [
        f"{one.where} imports {one.module}"
        for part in our_parts()
        for path in modules_of(part)
        for one in imports(path)
        if one.top == "games" and part != "games" and path.parent.name != "games"
    ]
    assert found == []


@pytest.mark.parametrize("part", ROOMS)
def test_a_room_imports_only_rooms_before_it(part: str) -> None:
    assert wrong_turns(part) == []


@pytest.mark.parametrize("part", ROOMS)
def test_every_room_has_its_place_in_the_order(part: str) -> None:
    found = {room_of(path) for path in modules_of(part)} - {"__init__"}
    assert found == set().union(*ROOMS[part])


@pytest.mark.parametrize("part", our_parts())
def test_no_module_imports_itself_round_about(part: str) -> None:
    """Whichever of them is imported first: with a circle it depends on that whether the bot starts."""
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in modules_of(part)}
    above: dict[str, set[str]] = {}
    for name, path in modules.items():
        found = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
        named = {(f"{node.module}.{alias.name}", node.module or "") for node in found for alias in node.names}
        above[name] = {inner if inner in modules else outer for inner, outer in named} & {*modules} - {name}
    while free := [name for name in above if not above[name] & {*above}]:
        for name in free:
            del above[name]
    assert not above, f"in a circle, or above one: {sorted(above)}"


def test_every_module_belongs_to_a_part() -> None:
    """A new folder must say where it stands."""
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    files = {path.stem for path in ROOT.glob("*.py")}
    assert folders | files <= OURS


@pytest.mark.parametrize("part", sorted(set(our_parts()) - SPEAK_DISCORD))
def test_discord_is_spoken_only_at_the_door(part: str) -> None:
    found = [i.where for path in modules_of(part) for i in imports(path) if i.top == "discord"]
    assert found == []


def test_only_what_runs_the_bot_knows_that_there_is_a_local_discord() -> None:
    knowing = {
        path.relative_to(ROOT).as_posix()
        for part in set(our_parts()) - {"localdiscord"}
        for path in modules_of(part)
        if any(found.top == "localdiscord" for found in imports(path))
    }
    assert knowing == {"app/running.py"}


@pytest.mark.parametrize("part", PURE)
def test_engine_and_automata_touch_no_clock_no_file_no_process_and_no_chance_of_their_own(part: str) -> None:
    pure = [path for path in modules_of(part) if path.name != "__main__.py" and "training" not in path.parts]
    found = [f"{one.where} imports {one.module}" for path in pure for one in imports(path) if is_unpure(one)]
    assert found == []


def test_the_engine_needs_nothing_but_the_standard_library_and_pydantic() -> None:
    rules = [path for path in ROOT.glob("games/*/*.py") if not path.stem.startswith(("automaton", "mastery"))]
    tops = {found.top for path in (*modules_of("engine"), *rules) for found in imports(path)}
    assert len(rules) > 100
    assert tops - set(sys.stdlib_module_names) <= {"engine", "games", "pydantic", "pydantic_core"}


def records(kind: type = Record) -> Iterator[type]:
    for found in kind.__subclasses__():
        yield found
        yield from records(found)


def test_no_record_of_the_state_holds_a_set() -> None:
    """A set has no stable order: dumps would differ from process to process."""
    assert GAMES
    ours = {kind for kind in records() if kind.__module__.startswith(("engine.", "games."))}
    assert len(ours) > 20
    for kind in ours:
        hints = get_type_hints(kind)
        held = {name: str(hints[name]) for name in kind.marks if "set[" in str(hints[name]) or hints[name] is set}  # type: ignore[attr-defined]
        assert not held, f"{kind.__module__}.{kind.__name__} holds {held}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = resources.files(home(GAMES[game]))
    for name in ("RULES.md", "meta.py", "data.py", "state.py", "moves.py", "events.py", "steps.py", "scoring.py"):
        assert folder.joinpath(name).is_file(), f"{home(GAMES[game])} has no {name}: write {folder.joinpath(name)}"
    assert (own_tests(game) / "certificate.py").is_file(), (
        f"{game} has no certificate: write {own_tests(game)}/certificate.py"
    )


# ---------------------------------------------------------------- and the reading itself


def with_module(root: Path, module: str, text: str) -> Path:
    """A house of one module."""
    (root / module).parent.mkdir(parents=True)
    (root / module).write_text(text)
    return root


@pytest.mark.parametrize(
    "line",
    [
        "import tables",
        "import tables.core.hall as hall",
        "from tables import Hall",
        "from tables.core.hall import Hall",
        "def late():\n    from tables import Hall",
        "try:\n    pass\nexcept OSError:\n    import tables",
        "try:\n    pass\nfinally:\n    import tables",
        "if 1:\n    pass\nelse:\n    import tables",
        "if TYPE_CHECKING:\n    import tables",
        "match 1:\n    case 1:\n        import tables",
        "class Sly:\n    async def late(self):\n        with open(''):\n            import tables",
        "from ..tables import Hall",
    ],
)
def test_a_wrong_arrow_is_found_however_it_is_written(line: str, tmp_path: Path) -> None:
    assert len(wrong_arrows("engine", with_module(tmp_path, "engine/sly.py", line))) == 1


@pytest.mark.parametrize(
    "line", ["import json", "from engine import GAMES", "from . import moves", "from .moves import Move"]
)
def test_a_right_arrow_is_none_of_them(line: str, tmp_path: Path) -> None:
    assert wrong_arrows("engine", with_module(tmp_path, "engine/good.py", line)) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("if TYPE_CHECKING:\n    from app.guildhall import Guildhall", 0),
        ("if TYPE_CHECKING:\n    from app.health import PULSE", 1),
        ("if TYPE_CHECKING:\n    pass\nelse:\n    from app.guildhall import Guildhall", 1),
        ("from app.guildhall import Guildhall", 1),
    ],
)
def test_cogs_know_of_the_app_only_the_bot_s_type(line: str, wrong: int, tmp_path: Path) -> None:
    assert len(wrong_arrows("cogs", with_module(tmp_path, "cogs/ui/one.py", line))) == wrong


@pytest.mark.parametrize(
    "line",
    [
        "from tables.core.access import session_of",
        "from tables.people import set_person",
        "import tables",
        "import tables.core.access",
        "def late():\n    from tables.core.table import Table",
    ],
)
def test_an_import_past_the_entrance_is_found(line: str, tmp_path: Path) -> None:
    assert len(past_the_entrance("cogs", with_module(tmp_path, "cogs/sly.py", line))) == 1


@pytest.mark.parametrize("line", ["from tables import Hall, people", "from tables.core import access"])
def test_an_import_by_the_entrance_is_none_of_them(line: str, tmp_path: Path) -> None:
    assert past_the_entrance("cogs", with_module(tmp_path, "cogs/good.py", line)) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("tables/core/sly.py", "from tables.play import playing"),
        ("tables/core/sly.py", "from tables import play"),
        ("tables/core/sly.py", "from tables import Hall"),
        ("tables/core/sly.py", "import tables.duties"),
        ("tables/post/sly.py", "from tables.finished.results import at_the_end"),
        ("tables/history.py", "from tables import moderation"),
        ("cogs/ui/sly.py", "def late():\n    from cogs.table import panel"),
        ("cogs/person/sly.py", "from cogs.delivery.threads import keep_open"),
        ("cogs/games/sly.py", "from ..person import notes"),
    ],
)
def test_a_wrong_turn_inside_a_part_is_found(module: str, line: str, tmp_path: Path) -> None:
    assert len(wrong_turns(module.split("/")[0], with_module(tmp_path, module, line))) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("tables/play/good.py", "from tables.core.table import Table"),
        ("tables/play/good.py", "from tables.play import playing"),
        ("tables/duties.py", "from tables import history"),
        ("tables/__init__.py", "from tables.history import Entry"),
        ("cogs/delivery/good.py", "from cogs.ui.buttons import read"),
        ("cogs/delivery/good.py", "from . import threads"),
    ],
)
def test_a_right_turn_inside_a_part_is_none_of_them(module: str, line: str, tmp_path: Path) -> None:
    assert wrong_turns(module.split("/")[0], with_module(tmp_path, module, line)) == []


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("steps.py", "from render import canvas", 1),
        ("steps.py", "from words import speaker", 1),
        ("steps.py", "from whist.words import wording", 1),
        ("steps.py", "from whist.automaton import CARETAKER", 1),
        ("steps.py", "from PIL import Image", 1),
        ("steps.py", "from games.bridge.data import CARDS", 1),
        ("steps.py", "import time", 1),
        ("steps.py", "from random import choice", 1),
        ("steps.py", "from random import Random", 0),
        ("steps.py", "from pathlib import Path", 1),
        ("data.py", "from pathlib import Path", 0),
        ("mastery.py", "from secrets import token_hex", 1),
        ("steps.py", "from whist.state import State\nfrom engine.steps import Step", 0),
        ("words/text.py", "from whist.pictures.board import draw", 1),
        ("words/text.py", "from words import speaker\nfrom whist import data", 0),
        ("pictures/board.py", "from tables import Table", 1),
        ("pictures/board.py", "from render.canvas import Frame\nfrom whist.words.text import TEXT", 0),
        ("automaton_prices.py", "from whist.words import wording", 1),
        ("automaton.py", "from automata.automaton import Weigher\nfrom whist.automaton_prices import PRICES", 0),
        ("cogs.py", "from cogs.ui.game_cog import GameCog", 0),
        ("tests/test_rules.py", "from tables import Table", 0),
    ],
)
def test_a_room_of_a_game_that_knows_too_much_is_found(module: str, line: str, wrong: int, tmp_path: Path) -> None:
    """In a package of its own and in ours."""
    assert len(wrong_rooms("whist", with_module(tmp_path / "own", f"whist/{module}", line))) == wrong
    line = line.replace("from whist", "from games.whist")
    assert len(wrong_rooms("games.whist", with_module(tmp_path / "ours", f"games/whist/{module}", line))) == wrong


def test_every_column_with_a_person_s_id_is_known_to_the_privacy_of_the_house() -> None:
    """Whoever adds one names it in `storage/personal_data.py`, forgets it in `storage/people.py` and lets Anna leave a
    trace in it in `tests/tables/test_privacy.py`."""
    with closing(sqlite3.connect(":memory:")) as db:
        for _, step in numbered():
            db.executescript(step.read_text(encoding="utf-8"))
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        columns = {(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}
    ids = {(table, column) for table, column in columns if column.endswith(("_id", "_by", "person", "user"))}
    assert {one for one in ids if one[1] not in IMPERSONAL} == PERSONAL
