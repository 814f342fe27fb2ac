"""Emojis of messages: our own drawings where Discord has them, Unicode elsewhere.

Texts and buttons are made with Unicode signs, so that widths, alt texts, the web page and **In words** need not know
of drawings. `Emojis.of` chooses when a card is sent. A button and an entry of a menu have an emoji of their own; labels
and placeholders render none, so they keep their Unicode.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import discord

from render.emojis import SEATS, EmojiPicture, seat_name, signs_of

FIRST_SEAT = 0xE100
"""Code point, in a private area of Unicode, of the mark of the first seat."""
SEAT = f"[{chr(FIRST_SEAT)}-{chr(FIRST_SEAT + 9)}]"
SEAT_MARK = re.compile(f"{SEAT} ?")
KEPT = re.compile(r"(\(https?://[^\s)]*\)|<[^<>]*>|`[^`]*`)")
"""Links, mentions, timestamps and code, in which nothing is replaced."""
INVALID_FORM = 50035


class Sign(discord.PartialEmoji):
    """A Unicode emoji, and the name of a drawing that shows more."""

    __slots__ = ("drawn",)

    def __init__(self, name: str, drawn: str) -> None:
        super().__init__(name=name)
        self.drawn = drawn


def sign(emoji: str | None, drawn: str = "") -> str | Sign | None:
    """Emoji of a button: `drawn` names its drawing if the Unicode sign stands for several."""
    return Sign(emoji, drawn) if emoji and drawn else emoji


def seat_mark(seat: int) -> str:
    """Mark of a seat in a text of a card; nothing is shown for it until the drawings are there."""
    return chr(FIRST_SEAT + seat)


def unmarked(text: str) -> str:
    """The text without marks of seats."""
    return SEAT_MARK.sub("", text)


def headed(lines: Iterable[str], names: Sequence[str]) -> list[str]:
    """Lines of a digest; those that begin with the name of a player get the mark of the seat."""
    marks = {f"**{name}**": seat_mark(seat) for seat, name in enumerate(names)}
    return [next((f"{mark} {line}" for head, mark in marks.items() if line.startswith(head)), line) for line in lines]


class Emojis:
    """The application's emojis, by game and name; empty until they are loaded."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], discord.PartialEmoji] = {}

    def __len__(self) -> int:
        return len(self._known)

    def add(self, picture: EmojiPicture, emoji_id: int) -> None:
        self._known[picture.game, picture.name] = discord.PartialEmoji(name=picture.called, id=emoji_id)

    def forget(self) -> None:
        self._known.clear()

    def are_refused(self, error: BaseException) -> bool:
        """Whether Discord refused one of them, such as one deleted by hand. Then all are forgotten until the next
        start, and the message can be sent again."""
        invalid = isinstance(error, discord.HTTPException) and error.code == INVALID_FORM
        if not self._known or not invalid or "emoji" not in str(error).lower():
            return False
        self.forget()
        return True

    def of(
        self, game: str, emoji: discord.PartialEmoji | str, palette: str = "standard"
    ) -> discord.PartialEmoji | None:
        """The drawing of a sign; None if there is none, or none is loaded."""
        if not self._known:
            return None
        text = emoji if isinstance(emoji, str) else emoji.name
        if SEAT_MARK.fullmatch(text):
            return self._known.get((SEATS, seat_name(palette, ord(text) - FIRST_SEAT)))
        if isinstance(emoji, Sign) and (game, emoji.drawn) in self._known:
            return self._known[game, emoji.drawn]
        name = _signs(game).get(_bare(text)) if game else None
        return self._known.get((game, name)) if name is not None else None

    def in_text(self, game: str, text: str, palette: str, room: int) -> str:
        """The text with drawings, as long as it does not grow by more than `room` characters."""
        made = unmarked(text) if not self._known else self._replaced(game, text, palette)
        return made if len(made) - len(text) <= room else unmarked(text)

    def _replaced(self, game: str, text: str, palette: str) -> str:
        def drawn(found: re.Match[str]) -> str:
            emoji = self.of(game, found["sign"], palette)
            if emoji is not None:
                return f"{emoji}{found['space']}"
            return "" if SEAT_MARK.fullmatch(found[0]) else found[0]

        parts = KEPT.split(text)
        return "".join(part if n % 2 else _pattern(game).sub(drawn, part) for n, part in enumerate(parts))

    def dress(self, item: Any, game: str, palette: str) -> None:
        """Put the drawing on a button, or on the entries of a menu."""
        for holder in getattr(item, "options", None) or [item]:
            emoji = getattr(holder, "emoji", None)
            if emoji is None or emoji.id is not None:
                continue
            found = self.of(game, emoji, palette)
            if found is not None:
                holder.emoji = found
            elif SEAT_MARK.fullmatch(emoji.name):
                holder.emoji = None


NO_EMOJIS = Emojis()


def _bare(text: str) -> str:
    return text.replace("\ufe0f", "")


@cache
def _signs(game: str) -> dict[str, str]:
    return {_bare(sign): name for sign, name in signs_of(game).items()} if game else {}


@cache
def _pattern(game: str) -> re.Pattern[str]:
    """A mark of a seat, or a sign of the game that is no part of a longer emoji."""
    signs = sorted(_signs(game), key=len, reverse=True)
    either = "|".join([SEAT, *map(re.escape, signs)])
    return re.compile(f"(?<!\u200d)(?P<sign>{either})\ufe0f?(?!\u200d)(?P<space> ?)")
