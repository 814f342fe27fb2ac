"""Labels, drawn at four times their size and reduced, so that letter spacing stays even; fitting and wrapping; players'
names in the characters that the fonts can draw."""

import math
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.fonts import FEATURES, LOCK, Face, font, has_glyph
from render.palette import COLOURS, LIVERIES
from render.sprite_cache import kept
from words import speaker
from words.reader import ELLIPSIS, SOFT_HYPHEN, Look, Reader, letters, unhyphened

OVER = 4


@lru_cache(maxsize=8192)
def width_of(text: str, face: Face, size: int) -> float:
    with LOCK:
        return float(font(face, size * OVER).getlength(text, features=FEATURES)) / OVER


@kept
def label(text: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """Mask of the text, with the pixels left of its origin and above its baseline."""
    with LOCK:
        big = font(face, size * OVER)
        left, top, right, bottom = big.getbbox(text, anchor="ls", features=FEATURES)
        pad_left = math.ceil(max(0, -left) / OVER) + 1
        above = math.ceil(max(0, -top) / OVER) + 1
        wide = math.ceil(max(right, 1) / OVER) + pad_left + 1
        high = math.ceil(max(bottom, 0) / OVER) + above + 1
        mask = Image.new("L", (wide * OVER, high * OVER), 0)
        origin = (pad_left * OVER, above * OVER)
        ImageDraw.Draw(mask).text(origin, text, fill=255, font=big, anchor="ls", features=FEATURES)
    return mask.reduce(OVER), pad_left, above


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than `width`."""
    if width_of(text, face, size) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, face, size) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def wrap(text: str, face: Face, size: int, width: float, lines: int) -> tuple[str, ...]:
    """The text in at most `lines` lines; the last one is cut with an ellipsis if needed."""
    found: list[str] = []
    for word in text.split():
        joined = f"{found[-1]} {word}" if found else word
        if found and width_of(unhyphened(joined), face, size) <= width:
            found[-1] = joined
        else:
            found += _broken(word, face, size, width)
    found = [unhyphened(line) for line in found]
    if len(found) > lines:
        found[lines - 1 :] = [" ".join(found[lines - 1 :])]
    return tuple(fit(line, face, size, width) for line in found)


def _broken(word: str, face: Face, size: int, width: float) -> list[str]:
    """The word alone if it fits, else broken at its soft hyphens."""
    if width_of(unhyphened(word), face, size) <= width or SOFT_HYPHEN not in word:
        return [word]
    parts = word.split(SOFT_HYPHEN)
    lines = [parts[0]]
    for part in parts[1:]:
        if width_of(f"{lines[-1]}{part}-", face, size) <= width:
            lines[-1] += part
        else:
            lines[-1] += "-"
            lines.append(part)
    return lines


def fits(text: str, face: Face, size: int, width: float, lines: int) -> bool:
    """Whether the text fits uncut."""
    return not any(line.endswith(ELLIPSIS) for line in wrap(text, face, size, width, lines)) or text.endswith(ELLIPSIS)


@lru_cache(maxsize=1024)
def legible(text: str, fallback: str, face: Face = "bold") -> str:
    """A name without characters that the font lacks; the fallback if no letter is left.

    Separators become spaces first: text layout fails on a paragraph separator (U+2029).
    """
    composed = unicodedata.normalize("NFC", text)
    spaced = (" " if unicodedata.category(c)[0] == "Z" else c for c in composed)
    kept = "".join(c for c in spaced if unicodedata.category(c)[0] != "C" and has_glyph(face, c))
    kept = " ".join(kept.split())
    return kept if any(c.isalnum() for c in kept) else fallback


@lru_cache(maxsize=8)
def colours(lang: str) -> tuple[str, ...]:
    say = speaker(lang)
    return tuple(say(f"render-colour-{colour}") for colour in COLOURS)


def look(reader: Reader, names: Sequence[str], marked_for: str | None = None) -> Look:
    """The reader's Look; names without any drawable letter are replaced by the seat's colour."""
    lang = speaker(reader.lang).lang
    palette = reader.palette if reader.palette in LIVERIES else "standard"
    shown = tuple(legible(name, colours(lang)[seat].capitalize()) for seat, name in enumerate(names))
    called = legible(marked_for, "") if marked_for else marked_for
    return Look(lang, palette, letters(tuple(names)), shown, called, stopped=reader.stopped)
