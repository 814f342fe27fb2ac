"""A text board being written: lines of plain text, none longer than a phone's width."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from words import Speaker, speaker, spoken
from words.plain_names import plain
from words.reader import Look, letters

WIDTH = 58
TIED = "\u00a0"
"""A space at which no line is broken."""


class Sheet:
    """A view, the words for it, and the lines written so far."""

    game: str
    """Set by each game's own sheet."""

    def __init__(self, view: Any, names: Sequence[str], lang: str, stopped: bool = False) -> None:
        self.view, self.stopped = view, stopped
        self.say: Speaker = speaker(lang)
        self.lang = self.say.lang
        self.letters = letters(tuple(names))
        self.names = tuple(plain(name) or self.letters[seat] for seat, name in enumerate(names))
        self.lines: list[str] = []

    @property
    def look(self) -> Look:
        """The same people, for what pictures say too."""
        return Look(self.lang, "standard", self.letters, self.names, stopped=self.stopped)

    def write(self, text: str, indent: str = "  ") -> None:
        lines = wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
        self.lines += [line.replace(TIED, " ") for line in lines]

    def head(self, message: str, **args: Any) -> None:
        self.lines += ["", f"== {self.say(message, **args)} =="]

    def term(self, field: str, value: str) -> str:
        return spoken.term(self.game, self.lang, field, value)

    def person(self, seat: int, has: str, marks: Sequence[str]) -> None:
        """A line of the list of players: whose a letter is, what they have, who they are just now."""
        note = f" ({', '.join(marks)})" if marks else ""
        self.write(f"{self.letters[seat]} = {self.names[seat]}: {has}{note}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
