"""The 256-colour palette of each game's boards: visually identical, with a third of the bytes.

`python -m bench.few_colours` computes the palettes; run it again after changing how boards are drawn.
"""

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path

from engine import GAMES, home
from render.png import Colours


def file_of(game_id: str) -> Path:
    return Path(str(resources.files(home(GAMES[game_id])))) / "pictures" / "few_colours.json"


def chosen(game_id: str) -> dict[str, str]:
    """Palette name → RGB values in hexadecimal. Empty for a game without palettes."""
    file = file_of(game_id)
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@lru_cache(maxsize=16)
def colours(game_id: str, palette: str) -> Colours | None:
    """Palette of a game; None if it has none."""
    found = chosen(game_id).get(palette)
    return None if found is None else Colours.of(bytes.fromhex(found))
