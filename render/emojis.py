"""Emojis of the application, drawn by our own icons: dice, goods, seats.

A game lists them in `pictures/emojis.py`: `SIGNS` (Unicode sign → name) and `PIECES` (name → drawing); a name that is
not among the pieces is one of its icons. The name of an uploaded emoji ends with a digest of its picture, so a changed
drawing gets a new one.
"""

import hashlib
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from engine import part
from render import sprites
from render.canvas import Sprite
from render.palette import CREAM, LIVERIES, SHAPES

SIZE = 128
RIM = 5
"""Width of the light rim, for dark themes."""
CELL, GAP, RIM_OF_CELL = 36, 1, 2
"""Side of a square of a strip in pixels, the room around its drawing, and its rim."""
COLOURS = 128
"""Of a strip."""
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
    return drawn + [EmojiPicture(game, name, _png(draw)) for game in games for name, draw in _drawings(game).items()]


@lru_cache(maxsize=16)
def strip(game_id: str) -> tuple[bytes, Sequence[str]]:
    """The drawings of a game side by side in one small PNG file, each a square, and their names. No names: no file."""
    drawings = _drawings(game_id)
    made = Image.new("RGBA", (max(1, len(drawings)) * CELL, CELL), (*CREAM, 0))
    for number, draw in enumerate(drawings.values()):
        made.paste(_square(draw, CELL - 2 * GAP, RIM_OF_CELL), (number * CELL + GAP, GAP))
    out = io.BytesIO()
    made.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue() if drawings else b"", [*drawings]


def _drawings(game_id: str) -> Mapping[str, Draw]:
    """The drawings of a game by name: its pieces, and the icons of its signs."""
    module, icons = part(game_id, "pictures.emojis"), part(game_id, "pictures.icons")
    if module is None:
        return {}
    pieces: Mapping[str, Draw] = module.PIECES
    shown = (name for name in module.SIGNS.values() if name not in pieces)
    return {**pieces, **{name: partial(icons.drawing.sprite, name) for name in shown}}  # type: ignore[union-attr]


def _png(draw: Draw) -> bytes:
    out = io.BytesIO()
    _square(draw, SIZE, RIM).save(out, "PNG", optimize=True)
    return out.getvalue()


def _square(draw: Draw, size: int, rim: int) -> Image.Image:
    """The drawing in the middle of a square, on a light rim."""
    image = sprites.haloed(draw(size - 2 * rim), rim, CREAM).image
    cut = image.crop(image.getchannel("A").point(lambda alpha: 255 if alpha > 40 else 0).getbbox())
    side = max(cut.size)
    square = Image.new("RGBA", (side, side), (*CREAM, 0))
    square.alpha_composite(cut, ((side - cut.width) // 2, (side - cut.height) // 2))
    return square.resize((size, size), Image.Resampling.LANCZOS)
