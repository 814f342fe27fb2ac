"""Players' names in the characters that the fonts can draw (`words.reader.Look`)."""

from collections.abc import Sequence
from functools import lru_cache

from render.palette import COLOURS, LIVERIES
from render.text import legible
from words import speaker
from words.reader import Look, Reader, letters


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
