"""The bundled fonts (SIL Open Font License, texts beside them). System fonts are never used."""

import threading
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont, features

Face = Literal["title", "note", "text", "bold", "heavy"]

FOLDER = Path(__file__).parent / "fonts"
FILES: dict[Face, str] = {
    "title": "Alegreya_700Bold.ttf",
    "note": "Alegreya_500Medium_Italic.ttf",
    "text": "AlegreyaSans_500Medium.ttf",
    "bold": "AlegreyaSans_700Bold.ttf",
    "heavy": "AlegreyaSans_800ExtraBold.ttf",
}
FEATURES = ["lnum", "kern"] if features.check_feature("raqm") else None
"""Lining figures, as both families default to old-style ones, and kerning. Pillow has them only where FriBiDi is
installed; elsewhere texts are drawn without."""

LOCK = threading.RLock()
"""Pillow fonts are not thread-safe."""


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / FILES[face], size)


@lru_cache(maxsize=64)
def cap_height(face: Face, size: int) -> float:
    """Height of capitals at a size in pixels; labels are centred on it."""
    with LOCK:
        _, top, _, bottom = font(face, size * 4).getbbox("H", anchor="ls")
    return (bottom - top) / 4


@lru_cache(maxsize=8192)
def has_glyph(face: Face, character: str) -> bool:
    """Whether the font has a glyph for the character."""
    if character == " ":
        return True
    with LOCK:
        shown = font(face, 40).getmask(character)
        box = font(face, 40).getmask("\U0010ffff")
    return shown.size != box.size or bytes(shown) != bytes(box)
