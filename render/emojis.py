"""Emojis of the application, drawn by our own icons: dice, goods, seats.

A game lists them in `pictures/emojis.py`: `SIGNS` (Unicode sign → name) and `PIECES` (name → drawing); a name that is
not among the pieces is one of its icons. The name of an uploaded emoji ends with a digest of its picture, so a changed
drawing gets a new one.
"""

import hashlib
import io
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from PIL import Image

from engine import part
from render import sprites
from render.canvas import Sprite
from render.palette import CREAM, LIVERIES, SHAPES

SIZE = 128
RIM = 5
"""Width of the light rim, for dark themes."""
DIGEST = 6
LONGEST_NAME = 32
SEATS = "seat"
"""The drawings that belong to no game."""
OURS = re.compile(rf"(?P<what>[a-z0-9_]+)_[0-9a-f]{{{DIGEST}}}")

Draw = Callable[[int], Sprite]


@dataclass(frozen=True, slots=True)
class EmojiPicture:
    game: str
    name: str
    png: bytes

    @property
    def what(self) -> str:
        """Name without digest, the same for all versions of a drawing."""
        return f"{self.game}_{self.name}"[: LONGEST_NAME - DIGEST - 1]

    @property
    def called(self) -> str:
        """Name of the uploaded emoji."""
        return f"{self.what}_{hashlib.sha256(self.png).hexdigest()[:DIGEST]}"


def seat_name(palette: str, seat: int) -> str:
    return f"{palette}_{seat}"


def signs_of(game_id: str) -> Mapping[str, str]:
    """Unicode sign → name of its drawing."""
    module = part(game_id, "pictures.emojis")
    return module.SIGNS if module is not None else {}


def emoji_pictures(games: Iterable[str]) -> list[EmojiPicture]:
    """All emojis: seats first, then those of each game."""
    drawn = [
        EmojiPicture(SEATS, seat_name(palette, seat), _png(partial(sprites.badge, palette, seat, "")))
        for palette in LIVERIES
        for seat in range(len(SHAPES))
    ]
    for game in games:
        module, icons = part(game, "pictures.emojis"), part(game, "pictures.icons")
        if module is None:
            continue
        pieces: Mapping[str, Draw] = module.PIECES
        for name in dict.fromkeys((*pieces, *module.SIGNS.values())):
            draw = pieces[name] if name in pieces else partial(icons.drawing.sprite, name)  # type: ignore[union-attr]
            drawn.append(EmojiPicture(game, name, _png(draw)))
    return drawn


def _png(draw: Draw) -> bytes:
    """The drawing in the middle of a square, on a light rim."""
    image = sprites.haloed(draw(SIZE - 2 * RIM), RIM, CREAM).image
    cut = image.crop(image.getchannel("A").point(lambda alpha: 255 if alpha > 40 else 0).getbbox())
    side = max(cut.size)
    square = Image.new("RGBA", (side, side), (*CREAM, 0))
    square.alpha_composite(cut, ((side - cut.width) // 2, (side - cut.height) // 2))
    out = io.BytesIO()
    square.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()
