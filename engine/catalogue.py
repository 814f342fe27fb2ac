"""Which games there are, and where the parts of each are found.

A game is a package that offers itself in the entry-point group `guildhall.games`:

    [project.entry-points."guildhall.games"]
    carnival = "carnival:CARNIVAL"

On the left stands the game's id, on the right its package, called by the same name, and the game in it. `GAMES` is the
only list: whatever else belongs to a game is found in its package, by name, and what is not found it leaves out:

    part("calimala", "pictures.board")    games/calimala/pictures/board.py
    part("carnival", "pictures.board")    carnival/pictures/board.py

Only a cog and tests stand elsewhere in our own house (`mirrored`).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from engine.game import Game

GROUP = "guildhall.games"
OURS = {
    "calimala": "games.calimala:CALIMALA",
    "burgundy": "games.burgundy:BURGUNDY",
    "tiletum": "games.tiletum:TILETUM",
    "tournay": "games.tournay:TOURNAY",
    "genoa": "games.genoa:GENOA",
}
"""In the order in which they are offered. Also there in a checkout that nobody has installed."""


class BadGame(ImportError):
    """Says in plain words why an installed game cannot be played here."""


class Catalogue(Mapping[str, Game[Any]]):
    """Every game that is installed, by id; ours first. They are imported when somebody first asks for one: a game's own
    modules import this package."""

    @cached_property
    def _games(self) -> dict[str, Game[Any]]:
        return {name: _load(entry) for name, entry in offered_by_packages().items()}

    def __getitem__(self, game_id: str) -> Game[Any]:
        return self._games[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def offered_by_packages() -> dict[str, EntryPoint]:
    found = {name: EntryPoint(name, value, GROUP) for name, value in OURS.items()}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        other = found.setdefault(entry.name, entry)
        if other.value != entry.value:
            raise BadGame(f"two packages offer a game called {entry.name}: {other.value} and {entry.value}")
    return found


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        game = entry.load()
    except (ImportError, AttributeError) as wrong:
        raise BadGame(f"the game {entry.name} ({entry.value}) cannot be imported: {wrong}") from wrong
    if not isinstance(game, Game):
        raise BadGame(f"{entry.value} is no Game")
    package = home(game)
    if entry.module != package:
        raise BadGame(f"{entry.name}: the entry point must name the package that the game is in, {package}")
    if {entry.name, package.rpartition(".")[2]} != {game.meta.id}:
        raise BadGame(f"{entry.name}: entry point, package ({package}) and id ({game.meta.id}) must have one name")
    return game


GAMES: Mapping[str, Game[Any]] = Catalogue()


# ---------------------------------------------------------------- the parts of a game


def home(game: Game[Any]) -> str:
    """The package with its rules."""
    return type(game).__module__.rpartition(".")[0]


def is_ours(game_id: str) -> bool:
    return home(GAMES[game_id]) == f"games.{game_id}"


def part(game_id: str, name: str) -> ModuleType | None:
    """A module of a game's package, such as `words.wording`, or None if the game has none of that name."""
    return _found(f"{home(GAMES[game_id])}.{name}")


def mirrored(game_id: str, folder: str, name: str = "") -> ModuleType | None:
    """What the house keeps outside of its games' rooms, such as `cogs.games` and `tests.games`.

    Another's package has it in a folder that is called by the first word.
    """
    where = f"{folder}.{game_id}" if is_ours(game_id) else f"{home(GAMES[game_id])}.{folder.partition('.')[0]}"
    return _found(f"{where}.{name}" if name else where)


def _found(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            return None
        raise
