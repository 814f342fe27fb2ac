"""Text of the position of a game without a text board, from two messages.

`carnival-shows-table` is formatted with the fields of the position, `carnival-shows-player` with those of each player
(see `Speaker.arguments`), as far as the reader may know them. A game without these messages shows only its points.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import words.sheet
from engine import GAMES, Event, Move, narrow
from words import Speaker, wording
from words.reader import Look


def table_line(game_id: str, view: Any, names: Sequence[str], say: Speaker) -> str:
    """The middle of the table."""
    message = f"{game_id}-shows-table"
    return say(message, **say.arguments(game_id, view, names)) if say.has(message) else ""


def player_line(game_id: str, view: Any, names: Sequence[str], say: Speaker, seat: int) -> str:
    """A player's possessions, with the points so far."""
    points = GAMES[game_id].standings(view).points[seat]
    told, message = say.score(game_id, points), f"{game_id}-shows-player"
    if not say.has(message):
        return told
    return f"{told}; {say(message, **say.arguments(game_id, view.players[seat], names))}"


def waiting(game_id: str, view: Any, look: Look) -> str:
    """Players to act and their decision; none in a game that was ended early."""
    if look.stopped and not GAMES[game_id].over(view):
        return look.say("render-stopped")
    return wording.waiting(game_id, view, look.names, look.lang)


def title(game_id: str, say: Speaker) -> str:
    return say(f"{game_id}-render-title")


class PlainSheet(words.sheet.Sheet):
    """Text board of a game that defines none."""

    def __init__(self, game_id: str, *args: Any, **named: Any) -> None:
        self.game = game_id
        super().__init__(*args, **named)

    def title(self) -> None:
        self.write(title(self.game, self.say))
        self.write(waiting(self.game, self.view, self.look))

    def common(self) -> None:
        if told := table_line(self.game, self.view, self.names, self.say):
            self.write(told)

    def worth(self, seat: int) -> str:
        return ""

    def area(self, seat: int) -> None:
        self.write(player_line(self.game, self.view, self.names, self.say, seat))


@dataclass(frozen=True, slots=True)
class Text:
    """The whole position in plain text."""

    game_id: str

    def text_board(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str:  # fmt: skip
        sheet = PlainSheet(self.game_id, view, names, lang, stopped, seat=seat, moves=moves, changes=changes)
        return sheet.board(player)


@dataclass(frozen=True, slots=True)
class Alt:
    """Alt texts."""

    game_id: str

    def board_alt(
        self, view: Any, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None
    ) -> str:
        sheet = words.sheet.Sheet(view, names, lang, stopped)
        players = [self._player(sheet, seat) for seat in range(len(sheet.names))]
        return " ".join([self._situation(sheet), table_line(self.game_id, view, sheet.names, sheet.say), *players])

    def seat_alt(self, view: Any, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
        sheet = words.sheet.Sheet(view, names, lang)
        return f"{self._player(sheet, seat)} {self._situation(sheet)}"

    def focus_alt(
        self, view: Any, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
    ) -> str:
        sheet = words.sheet.Sheet(view, names, lang)
        told = f"{self._situation(sheet)} {self._player(sheet, seat)}"
        question = narrow(moves, path) if moves else None
        if question is None:
            return told
        choices = [
            wording.choice(self.game_id, view, seat, sheet.names, lang, question, choice).text
            for choice in question.choices
        ]
        return f"{told} {sheet.say('render-alt-choices', choices=', '.join(choices))}"

    def _situation(self, sheet: words.sheet.Sheet) -> str:
        return f"{title(self.game_id, sheet.say)}. {waiting(self.game_id, sheet.view, sheet.look)}"

    def _player(self, sheet: words.sheet.Sheet, seat: int) -> str:
        return f"{sheet.names[seat]}: {player_line(self.game_id, sheet.view, sheet.names, sheet.say, seat)}."
