"""Signs in texts for the page: their drawings in one picture, and their words for screen readers."""

import base64
from typing import Any

from render import emojis
from words import speaker, spoken


def drawn(game: str, lang: str) -> dict[str, Any] | None:
    """None for a game without drawings. Each sign has the number of its square, counted from the left, and its word."""
    png, names = emojis.strip(game)
    if not png:
        return None
    number, say, worded = {name: n for n, name in enumerate(names)}, speaker(lang), spoken.signs_of(game)
    signs = {
        bare: [number[name], say(worded[bare], count=1) if bare in worded else ""]
        for sign, name in emojis.signs_of(game).items()
        if (bare := sign.replace(spoken.VARIATION, ""))
    }
    url = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    return {"url": url, "signs": signs, "pieces": {name: number[name] for name in names if name not in signs}}
