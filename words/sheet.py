"""Text board for screen readers: headings, one fact per line, the reader's own area first.

A game writes the middle of the table (`common`), a player's area (`area`), the reader's secrets (`own`) and details
(`rest`). The list of legal moves is the same for every game.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine import GAMES, Choice, Event, Move, Question, narrow
from words import Speaker, reader, speaker, status, wording
from words.game_words import words_of
from words.reader import Look, letters, plain
from words.spoken import spoken
from words.status import Teller

HEADING = "### "
TIED = "\u00a0"
"""No-break space."""
NONE = "–"
NAME_LIMIT = 16
"""Maximum characters of a name in the alt text of a board."""
EACH_MOVE = 12
"""Maximum moves of a kind that are listed one per line."""
FEW = 2
"""Maximum answers beside the one that leads to them."""
TARGETS = 250
"""Maximum characters of the targets of a kind of move in an alt text."""


class Sheet(Teller[Any]):
    """A view and the lines written so far. `seat`: the reader's; `moves`: their legal moves; `changes`: events since
    their last move."""

    def __init__(
        self, view: Any, names: Sequence[str], lang: str, stopped: bool = False, *, seat: int | None = None,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (),
    ) -> None:  # fmt: skip
        self.view, self.stopped, self.seat, self.moves, self.changes = view, stopped, seat, moves, changes
        self.say: Speaker = speaker(lang)
        self.letters = letters(tuple(names))
        self.names = tuple(plain(name) or self.letters[seat] for seat, name in enumerate(names))
        self.look = Look(self.say.lang, "standard", self.letters, self.names, stopped=stopped)
        self.lines: list[str] = []

    @property
    def news(self) -> Any:
        """Changes, as collected by the game's `highlights`."""
        return status.highlights(self.game, self.changes)

    def write(self, text: str, *, new: bool = False) -> None:
        """Write one fact. `new`: changed since the reader's last move."""
        self.lines.append(self.say("render-text-new", line=text) if new else text)

    def tell(self, message: str, *, new: bool = False, **args: Any) -> None:
        """Write one fact, by its message."""
        self.write(self.say(message, **args), new=new)

    def head(self, message: str, **args: Any) -> None:
        self._heading(self.say(message, **args))

    def _heading(self, title: str) -> None:
        self.lines += ["", f"{HEADING}{title}"]

    def term(self, field: str, value: str) -> str:
        return reader.term(self.game, self.lang, field, value)

    def called(self, seats: Iterable[int]) -> str:
        """Names of players, or the word for none."""
        return ", ".join(self.names[seat] for seat in seats) or self.none

    @property
    def everybody(self) -> range:
        return range(len(GAMES[self.game].standings(self.view).points))

    @property
    def none(self) -> str:
        return self.say("spoken-none")

    def text(self) -> str:
        return "\n".join(spoken(line, self.game, self.lang) for line in self.lines) + "\n"

    # ------------------------------------------------------------ text boards

    @classmethod
    def text_board(
        cls, view: Any, names: Sequence[str], lang: str, *, seat: int | None, stopped: bool = False,
        moves: Sequence[Move] = (), changes: Sequence[Event] = (), player: int | None = None,
    ) -> str:  # fmt: skip
        """The board as text. `player`: the area of that seat alone."""
        return cls(view, names, lang, stopped, seat=seat, moves=moves, changes=changes).board(player)

    def board(self, player: int | None = None) -> str:
        self.title()
        if player is not None:
            self.part_of(player)
            return self.text()
        self.legal()
        if self.seat is not None:
            self.part_of(self.seat)
        self.common()
        for other in self.everybody:
            if other != self.seat:
                self.part_of(other)
        self.rest()
        return self.text()

    def common(self) -> None:
        """Write the middle of the table."""
        raise NotImplementedError

    def area(self, seat: int) -> None:
        """Write the public part of a player's area."""
        raise NotImplementedError

    def own(self, seat: int) -> None:
        """Write the secrets of a seat, as far as the view has them."""

    def rest(self) -> None:
        """Write rarely needed details."""

    def part_of(self, seat: int) -> None:
        self.owner(seat)
        self.area(seat)
        if seat == self.seat:
            self.own(seat)

    def title(self) -> None:
        """Write the game, its progress, and the players to act."""
        self.write(f"{self.say(f'{self.game}-render-title')} · {self.progress()}")
        self.write(self.waiting())

    def marks(self, seat: int) -> list[str]:
        """Roles of a player, such as being the one to move."""
        return [self.say("render-text-active")] if self.is_playing(seat) else []

    def worth(self, seat: int) -> str:
        """A player's points, if public."""
        points = self.points()
        return self.say.score(self.game, points[seat]) if points else ""

    def owner(self, seat: int) -> None:
        """Write the heading of a player's area: name, points and roles."""
        told = ", ".join(part for part in (self.worth(seat), *self.marks(seat)) if part)
        self._heading(f"{self.names[seat]}: {told}" if told else self.names[seat])

    def legal(self) -> None:
        """Write the reader's legal moves, one per line; many of a kind in groups, and of an open kind only its name,
        since its moves are examples."""
        if not self.moves or self.seat is None:
            return
        self.head("render-text-can")
        for kind in dict.fromkeys(move.kind for move in self.moves):
            of_kind = [move for move in self.moves if move.kind == kind]
            if any(move.open for move in of_kind):
                self.write(self._open_kind(kind))
            elif len(of_kind) <= EACH_MOVE:
                for move in of_kind:
                    self.write(self._whole(move))
            else:
                self._many(kind, of_kind)

    def _open_kind(self, kind: str) -> str:
        asked = narrow(self.moves)
        found = next((choice for choice in asked.choices if choice.path == (kind,)), None) if asked else None
        if asked is None or found is None:
            return wording.capital(self.say(f"{self.game}-move-{kind}"))
        label = self._label(asked, found)
        return f"{label.text}, {label.note}" if label.note else label.text

    def _many(self, kind: str, moves: Sequence[Move]) -> None:
        """Write many moves of a kind: the usual ones first, then those that all have an extra price."""
        assert self.seat is not None
        name = wording.capital(self.say(f"{self.game}-move-{kind}"))
        usual = wording.shortcuts(self.game, self.view, self.seat, moves, False)
        others = [move for move in moves if move not in usual]
        have_price = all(any(wording.costs(self.game, self.view, self.seat, move).values()) for move in others)
        if not usual or not others or not have_price:
            self._grouped(name, moves)
            return
        self._grouped(name, usual)
        others_name = words_of(self.game).others(self.view, self.seat, self.say, others)
        self._grouped(wording.capital(others_name or self.say("panel-choose-more", name=name)), others)

    def _grouped(self, name: str, moves: Sequence[Move]) -> None:
        """Write moves under their first answer, unless that has the price already and the rest is who pays it."""
        question = narrow(moves, (moves[0].kind,))
        if question is None:
            self.write(self._whole(moves[0]))
            return
        paying, alone = words_of(self.game).PAYING, list[str]()
        for choice in question.choices:
            label, following = self._label(question, choice), narrow(moves, choice.path)
            then = [self._label(following, each) for each in following.choices] if following and not choice.move else []
            if label.paid and following is not None and following.field in paying:
                then = []
            if len(then) > FEW:
                self.write(f"{name}. {label.whole}:")
                self.lines += dict.fromkeys(each.whole for each in then)
            else:
                few = "; ".join(dict.fromkeys(each.whole for each in then))
                alone.append(f"{label.whole}: {few}" if few else label.whole)
        if alone:
            self.lines += [f"{name}:", *alone]

    def _whole(self, move: Move) -> str:
        assert self.seat is not None
        told = wording.capital(wording.move(self.game, self.view, self.seat, self.names, self.lang, move))
        paid = wording.paid(self.game, self.lang, wording.costs(self.game, self.view, self.seat, move))
        has_price = spoken(paid, self.game, self.lang) in spoken(told, self.game, self.lang)
        return told if has_price else f"{told} · {paid}"

    def _label(self, question: Question, choice: Choice) -> wording.Label:
        assert self.seat is not None
        return wording.choice(self.game, self.view, self.seat, self.names, self.lang, question, choice)

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
        """The choices in one sentence; empty if there is no question."""
        question = narrow(moves, path) if moves else None
        if question is None:
            return []
        words = dict.fromkeys(self._with_targets(moves, question, choice, word) for choice in question.choices)
        return [self.say("render-alt-choices", choices=between.join(words))]

    def _with_targets(
        self, moves: Sequence[Move], question: Question, choice: Choice, word: Callable[[Question, Choice], str]
    ) -> str:
        """An answer; for a kind of move with its targets, which the picture frames."""
        told = word(question, choice)
        if question.field != "kind" or self.seat is None:
            return told
        found = dict.fromkeys(
            wording.target(self.game, self.view, self.seat, self.names, self.lang, move)
            for move in moves
            if move.kind == choice.example.kind
        )
        targets = ", ".join(target for target in found if target and target not in told)
        if len(targets) > TARGETS:
            asked = narrow(moves, choice.path)
            targets = ", ".join(dict.fromkeys(word(asked, each) for each in asked.choices)) if asked else ""
        return f"{told} ({targets})" if 0 < len(targets) <= TARGETS else told

    def first_seat(self) -> int:
        """Seat with the first area: the reader, else a player to move."""
        if self.seat is not None:
            return self.seat
        return next(iter(self.seats), 0)

    def in_order(self) -> list[int]:
        """All seats, `first_seat` first."""
        first = self.first_seat()
        return [first, *(seat for seat in self.everybody if seat != first)]


def brief(names: Sequence[str]) -> tuple[str, ...]:
    """Names short enough for the alt text of a board."""
    return tuple(name[:NAME_LIMIT] for name in names)


def counted(found: Iterable[tuple[str, int]]) -> str:
    """`bank ×2, mine`, or a dash."""
    return ", ".join(name + (f"{TIED}×{n}" if n > 1 else "") for name, n in found if n) or NONE


def parts(text: str) -> list[str]:
    """A text board split at its headings."""
    first, *others = f"\n{text}".split(f"\n{HEADING}")
    return [first.strip("\n"), *(f"{HEADING}{part}".strip("\n") for part in others)]
