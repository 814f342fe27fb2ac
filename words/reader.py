"""The reader of a picture or text: language, palette, and the names of the players."""

import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache

from words import Speaker, speaker
from words.glyphs import LETTERS

ELLIPSIS = "…"
SOFT_HYPHEN = "\u00ad"
PHONE_TEXT = 28
"""Smallest font size of a picture 800 pixels wide: 14 pixels on a phone 400 pixels wide."""


@dataclass(frozen=True, slots=True)
class Reader:
    lang: str = "en"
    palette: str = "standard"
    """"standard", or "safe" for colour-blind readers."""
    stopped: bool = False
    """Whether the game was ended early, so that no player is to move."""
    in_words: bool = False
    """Whether pictures are replaced by text, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Look:
    lang: str
    palette: str
    letters: tuple[str, ...]
    names: tuple[str, ...]
    marked_for: str | None = None
    """Player whose last move the marks refer to: the reader (None), in a public picture another by name, empty if
    several."""
    least: int = 0
    """Smallest legible font size inside a piece."""
    stopped: bool = False
    """Whether the game was ended early."""

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    @property
    def since(self) -> str:
        """Explanation of the marks."""
        if self.marked_for is None:
            return self.say("render-since")
        return self.say("render-since-of", name=self.marked_for) if self.marked_for else self.say("render-since-any")

    def letter(self, seat: int, size: float | None = None) -> str:
        """Letter of a seat; empty if illegible at this size, so that only shape and colour show the owner."""
        if seat < 0 or (size is not None and size < self.least):
            return ""
        return self.letters[seat]

    @property
    def quiet(self) -> "Look":
        """This look without letters, for pieces too small for them."""
        return replace(self, letters=("",) * len(self.letters))

    def for_phone(self) -> "Look":
        return replace(self, least=PHONE_TEXT)


@lru_cache(maxsize=64)
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each seat from its player's name, the same for all readers of a table.

    On a collision the later player gets their next free letter, or a number if none is left.
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        own = [sign for sign in name.upper() if sign in LETTERS]
        free = [sign for sign in (*own, str(seat + 1)) if sign not in found]
        found.append(free[0])
    return tuple(found)


# ---------------------------------------------------------------- formatting of names and words


def unhyphened(text: str) -> str:
    """The text without unused soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def plain(text: str, limit: int = 24) -> str:
    """A name for text boards and alt texts: one line, safe inside a code block."""
    kept = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text).replace("`", "'")
        if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    kept = " ".join(kept.split())
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def term(game: str, lang: str, field: str, value: str) -> str:
    """Name of a value of a game's field."""
    return speaker(lang).term(game, field, value)


@lru_cache(maxsize=1024)
def phrase(lang: str, message: str) -> str:
    return speaker(lang)(message)
