"""The 256 colours of each game's boards, chosen so that one cannot tell: a third of the bytes to be packed and sent.

`python -m bench.few_colours` chooses them, and chooses anew when boards are drawn otherwise.
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
    """By palette: red, green and blue of each in hexadecimal digits. Empty for a game that never chose any."""
    file = file_of(game_id)
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@lru_cache(maxsize=16)
def colours(game_id: str, palette: str) -> Colours | None:
    """None for a game that never chose any."""
    found = chosen(game_id).get(palette)
    return None if found is None else Colours.of(bytes.fromhex(found))
