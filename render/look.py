"""Through whose eyes a picture is drawn: language, palette, and how the people at the table are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from locales import Speaker, speaker
from render.palette import COLOURS, LIVERIES
from render.text import legible


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks."""

    lang: str = "en"
    palette: str = "standard"
    """Or "safe": told apart by colour-blind eyes too."""


@dataclass(frozen=True, slots=True)
class Look:
    lang: str
    palette: str
    letters: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    def letter(self, seat: int) -> str:
        return self.letters[seat] if seat >= 0 else ""


@lru_cache(maxsize=8)
def letters(lang: str) -> tuple[str, ...]:
    """The letter of each seat's colour."""
    say = speaker(lang)
    return tuple(say(f"render-letter-{colour}") for colour in COLOURS)


@lru_cache(maxsize=8)
def colours(lang: str) -> tuple[str, ...]:
    say = speaker(lang)
    return tuple(say(f"render-colour-{colour}") for colour in COLOURS)


def look(reader: Reader, names: Sequence[str]) -> Look:
    """Names that our faces cannot write at all become the colour of the seat."""
    lang = speaker(reader.lang).lang
    palette = reader.palette if reader.palette in LIVERIES else "standard"
    shown = tuple(legible(name, colours(lang)[seat].capitalize()) for seat, name in enumerate(names))
    return Look(lang, palette, letters(lang), shown)
