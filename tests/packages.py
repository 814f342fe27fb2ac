"""Folders of each game and its tests, in this repository or in a package of its own."""

from importlib import resources
from pathlib import Path

from engine import GAMES, home

ROOT = Path(__file__).parent.parent


def package_of(game_id: str) -> Path:
    """The folder of its rules."""
    return Path(str(resources.files(home(GAMES[game_id]))))


def own_tests(game_id: str) -> Path:
    """The folder of its tests: in its package, or for a game of this repository in `tests/games`."""
    package = package_of(game_id)
    return ROOT / "tests" / "games" / game_id if package.parent == ROOT / "games" else package / "tests"


IN_THIS_REPOSITORY = tuple(game_id for game_id in GAMES if package_of(game_id).parent == ROOT / "games")
"""Games of which more is required than of a package: trained automata, a cog, rulings on open questions."""
