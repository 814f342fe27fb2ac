"""Through whose eyes a position is shown: language, palette, and how the people at the table are called."""

import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache

from words import Speaker, speaker
from words.glyphs import LETTERS

ELLIPSIS = "…"
SOFT_HYPHEN = "\u00ad"
PHONE_TEXT = 28
"""The smallest letters of a picture 800 pixels wide: 14 pixels on a phone 400 pixels wide."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks."""

    lang: str = "en"
    palette: str = "standard"
    """Or "safe": told apart by colour-blind eyes too."""
    stopped: bool = False
    """They look at a game that was ended before its end: nobody is to move any more."""
    in_words: bool = False
    """They listen: a picture is told, and not drawn."""


@dataclass(frozen=True, slots=True)
class Look:
    lang: str
    palette: str
    letters: tuple[str, ...]
    names: tuple[str, ...]
    marked_for: str | None = None
    """Whose last move the marks are counted from: the reader's own (None), or, where everybody reads, a player's by
    name; empty where it is nobody's in particular."""
    least: int = 0
    """The smallest letters inside a piece that somebody could read."""
    stopped: bool = False
    """The game was ended before its end."""

    @property
    def say(self) -> Speaker:
        return speaker(self.lang)

    @property
    def since(self) -> str:
        """What the marks mean."""
        if self.marked_for is None:
            return self.say("render-since")
        return self.say("render-since-of", name=self.marked_for) if self.marked_for else self.say("render-since-any")

    def letter(self, seat: int, size: float | None = None) -> str:
        """Of a seat; none where the letters, of a size, would be too small: there shape and colour must do."""
        if seat < 0 or (size is not None and size < self.least):
            return ""
        return self.letters[seat]

    @property
    def quiet(self) -> "Look":
        """For pieces that are too small for letters: their shape and colour say whose they are."""
        return replace(self, letters=("",) * len(self.letters))

    def for_phone(self) -> "Look":
        return replace(self, least=PHONE_TEXT)


@lru_cache(maxsize=64)
def letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each seat, of its player's name: all readers of a table see the same, whatever their language.

    Of those who begin alike, the later ones have their next letter that is free; who has none left is numbered.
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        own = [sign for sign in name.upper() if sign in LETTERS]
        free = [sign for sign in (*own, str(seat + 1)) if sign not in found]
        found.append(free[0])
    return tuple(found)


# ---------------------------------------------------------------- names and words as they are shown


def unhyphened(text: str) -> str:
    """Without the soft hyphens at which no line was broken."""
    return text.replace(SOFT_HYPHEN, "")


def plain(text: str, limit: int = 24) -> str:
    """A person's name for text boards and alt texts: one line, nothing that would break a code block."""
    kept = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text).replace("`", "'")
        if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    kept = " ".join(kept.split())
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def term(game: str, lang: str, field: str, value: str) -> str:
    """How a value of a game's field is called."""
    return speaker(lang).term(game, field, value)


@lru_cache(maxsize=1024)
def phrase(lang: str, message: str) -> str:
    """A message without arguments."""
    return speaker(lang)(message)
