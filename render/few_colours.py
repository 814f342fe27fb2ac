"""The 256 colours of each game's boards, chosen so that one cannot tell: a third of the bytes to be packed and sent.

`python -m bench.few_colours` chooses them, and chooses anew when boards are drawn otherwise.
"""

import json
from functools import lru_cache
from pathlib import Path

from render.png import Colours

FILE = Path(__file__).with_name("few_colours.json")


@lru_cache(maxsize=1)
def chosen() -> dict[str, dict[str, str]]:
    """By game and palette: red, green and blue of each in hexadecimal digits."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text())
    return found


@lru_cache(maxsize=16)
def colours(game_id: str, palette: str) -> Colours | None:
    """None for a game that never chose any."""
    found = chosen().get(game_id, {}).get(palette)
    return None if found is None else Colours.of(bytes.fromhex(found))
