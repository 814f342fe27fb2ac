"""Finds the installed games and the parts of each.

A game is a package that offers itself in the entry-point group `guildhall.games`:

    [project.entry-points."guildhall.games"]
    carnival = "carnival:CARNIVAL"

The name is the game's id, which is also the last word of its package; the value names the package and the game in it.
The packages in `games/` are found without being installed, too. Everything else that belongs to a game is found in its
package, by name; what is not there the game leaves out:

    part("calimala", "pictures.board")    games/calimala/pictures/board.py
    part("carnival", "pictures.board")    carnival/pictures/board.py

A package that cannot be used is left out, with the reason in `GAMES.broken`: the other games go on.
"""

import pkgutil
import traceback
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from engine.game import Game

GROUP = "guildhall.games"
HOUSE = "games"
"""Package with our own games, found without being installed."""


class BadGame(ImportError):
    """An installed game cannot be played; the message gives the reason."""


class Catalogue(Mapping[str, Game[Any]]):
    """The playable games by id, in the order in which they are offered (`Meta.order`, then title).

    They are imported on first use, because a game's own modules import this package.
    """

    def __init__(self) -> None:
        self._broken: dict[str, str] = {}

    @property
    def broken(self) -> Mapping[str, str]:
        """Games that are offered but cannot be used: id → what is wrong, and where."""
        len(self)  # loads them
        return self._broken

    @cached_property
    def _games(self) -> dict[str, Game[Any]]:
        found = []
        for name, entry in self.entries.items():
            try:
                found.append(_load(entry))
            except BadGame as wrong:
                self._broken[name] = str(wrong)
        return {game.meta.id: game for game in sorted(found, key=lambda game: (game.meta.order, game.meta.title))}

    @cached_property
    def entries(self) -> dict[str, EntryPoint]:
        """Entry points by id, loadable or not. Games in `games/` take precedence."""
        found = {name: EntryPoint(name, f"{HOUSE}.{name}:{name.upper()}", GROUP) for name in _in_this_house()}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            other = found.setdefault(entry.name, entry)
            if other.value != entry.value:
                self._broken[entry.value] = f"two packages offer a game called {entry.name}: {other.value} is used"
        return found

    def set_aside(self, game_id: str, reason: str) -> None:
        """Exclude a game that turned out not to work."""
        self._games.pop(game_id, None)
        self._broken[game_id] = reason

    def __getitem__(self, game_id: str) -> Game[Any]:
        return self._games[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def _in_this_house() -> list[str]:
    spec = find_spec(HOUSE)
    return [] if spec is None else [m.name for m in pkgutil.iter_modules(spec.submodule_search_locations) if m.ispkg]


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        game = entry.load()
    except Exception as wrong:
        raise BadGame(
            f"the game {entry.name} ({entry.value}) cannot be imported: {type(wrong).__name__}: {wrong}{place(wrong)}"
        ) from wrong
    if not isinstance(game, Game):
        raise BadGame(f"{entry.value} is no Game")
    package = home(game)
    if entry.module != package:
        raise BadGame(f"{entry.name}: the entry point must name the package that the game is in, {package}")
    if {entry.name, package.rpartition(".")[2]} != {game.meta.id}:
        raise BadGame(f"{entry.name}: entry point, package ({package}) and id ({game.meta.id}) must have one name")
    return game


def place(wrong: BaseException) -> str:
    """File and line where an error arose, preferring a game's package over the engine and the import system."""
    if isinstance(wrong, SyntaxError):
        return f" ({wrong.filename}:{wrong.lineno})"
    frames = traceback.extract_tb(wrong.__traceback__)
    outside = [
        frame for frame in frames if not frame.filename.startswith("<") and _top(frame.filename) not in NOT_A_GAME
    ]
    return f" ({outside[-1].filename}:{outside[-1].lineno})" if outside else ""


NOT_A_GAME = ("engine", "importlib", "metadata", "tests")


def _top(filename: str) -> str:
    return filename.replace("\\", "/").split("/")[-2]


GAMES = Catalogue()


# ---------------------------------------------------------------- the parts of a game


def home(game: Game[Any]) -> str:
    """The package with its rules."""
    return type(game).__module__.rpartition(".")[0]


def part(game_id: str, name: str) -> ModuleType | None:
    """A module of a game's package, such as `words.wording`, or None if the game has none of that name."""
    return _found(f"{home(GAMES[game_id])}.{name}")


def mirrored(game_id: str, folder: str, name: str = "") -> ModuleType | None:
    """A module of a game's package, or of a folder of ours with one module per game.

    `mirrored("whist", "cogs.games")` is `whist.cogs`, or else `cogs.games.whist`.
    """
    end = f".{name}" if name else ""
    return part(game_id, folder.partition(".")[0] + end) or _found(f"{folder}.{game_id}{end}")


def _found(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            return None
        raise
