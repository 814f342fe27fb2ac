"""A text board being written: lines of plain text, none longer than a phone's width."""

from collections.abc import Callable, Collection, Iterable, Sequence
from textwrap import wrap
from typing import Any

from engine import Choice, Move, Question, narrow
from words import Speaker, reader, speaker
from words.reader import Look, letters, plain
from words.status import Teller

WIDTH = 58
TIED = "\u00a0"
"""A space at which no line is broken."""
NONE = "–"
NAME_LIMIT = 16
"""How much of a name the alt text of a board shows."""


class Sheet(Teller[Any]):
    """A view, the words for it, and the lines written so far."""

    def __init__(self, view: Any, names: Sequence[str], lang: str, stopped: bool = False) -> None:
        self.view, self.stopped = view, stopped
        self.say: Speaker = speaker(lang)
        self.letters = letters(tuple(names))
        self.names = tuple(plain(name) or self.letters[seat] for seat, name in enumerate(names))
        self.look = Look(self.say.lang, "standard", self.letters, self.names, stopped=stopped)
        self.lines: list[str] = []

    def write(self, text: str, indent: str = "  ") -> None:
        lines = wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
        self.lines += [line.replace(TIED, " ") for line in lines]

    def head(self, message: str, **args: Any) -> None:
        self.lines += ["", f"== {self.say(message, **args)} =="]

    def term(self, field: str, value: str) -> str:
        return reader.term(self.game, self.lang, field, value)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    # ------------------------------------------------------------ text boards

    @classmethod
    def text_board(cls, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False) -> str:
        sheet = cls(view, names, lang, stopped)
        sheet.title()
        sheet.body()
        if seat is not None:
            sheet.own(seat)
        return sheet.text()

    def body(self) -> None:
        """Write what everybody may know."""
        raise NotImplementedError

    def own(self, seat: int) -> None:
        """Write the secrets of a seat, as far as the view has them."""

    def title(self) -> None:
        """Which game it is, how far it is, and whom it waits for."""
        self.write(f"{self.say(f'{self.game}-render-title')} · {self.progress()}")
        self.write(self.waiting())

    def person(self, seat: int, has: str, marks: Sequence[str]) -> None:
        """A line of the list of players: whose a letter is, what they have, who they are just now."""
        note = f" ({', '.join(marks)})" if marks else ""
        self.write(f"{self.letters[seat]} = {self.names[seat]}: {has}{note}")

    def people(self, start: int, acting: Collection[int] | None = None) -> None:
        """The list of players with their points. `acting`: who is marked as such, if not those who are to move."""
        points = self.points()
        self.head("render-text-players")
        for seat in self.view.seats:
            marks = [self.say("render-text-start")] if seat == start else []
            acts = self.is_playing(seat) if acting is None else seat in acting
            marks += [self.say("render-text-active")] if acts else []
            self.person(seat, self.say.score(self.game, points[seat]), marks)

    def owner(self, seat: int) -> None:
        """The title of what a player has."""
        self.lines += ["", f"== {self.letters[seat]} {self.names[seat]} =="]

    # ------------------------------------------------------------ alt texts

    def situation(self) -> str:
        return f"{self.say(f'{self.game}-render-title')}, {self.progress()}. {self.waiting()}"

    def scores(self, order: Iterable[int] | None = None) -> str:
        points = self.points()
        seats = self.view.seats if order is None else order
        each = (f"{self.names[seat]} ({self.letters[seat]}) {points[seat]}" for seat in seats)
        return self.say("render-alt-points", points=", ".join(each))

    def answers(
        self, moves: Sequence[Move], path: Sequence[str], word: Callable[[Question, Choice], str], between: str = ", "
    ) -> list[str]:
        """What can be chosen, in a sentence; nothing where nothing is asked."""
        question = narrow(moves, path) if moves else None
        if question is None:
            return []
        words = dict.fromkeys(word(question, choice) for choice in question.choices)
        return [self.say("render-alt-choices", choices=between.join(words))]


def brief(names: Sequence[str]) -> tuple[str, ...]:
    """Names short enough for the alt text of a board."""
    return tuple(name[:NAME_LIMIT] for name in names)


def counted(found: Iterable[tuple[str, int]]) -> str:
    """`bank ×2, mine`, or a dash."""
    return ", ".join(name + (f"{TIED}×{n}" if n > 1 else "") for name, n in found if n) or NONE
