"""Texts that a game can define in `games/<game>/words/wording.py`, with defaults."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any

from engine import GAMES, Choice, Event, Move, Question, Seat, part
from words import Speaker

CUT = "…"
DOT = " · "


@dataclass(frozen=True, slots=True)
class Label:
    """Label of a choice on a button or in a menu, and below it its cost or consequence."""

    text: str
    note: str = ""
    emoji: str | None = None
    brief: str = ""
    """Short name beside its note, if the full text would be repetitive."""
    button: str = field(default="", compare=False)
    """Button label, if the text is too long for a button."""
    terse: bool = field(default=False, compare=False)
    """Whether nothing may be appended on its button; used if many of a kind are side by side."""
    paid: str = ""
    """Price, such as `−1 👷`; never omitted, however little room there is."""
    drawn: str = field(default="", compare=False)
    """Name of a drawing that shows more than the emoji, such as the pips of a die."""

    @property
    def whole(self) -> str:
        """The text with the price, unless it already contains it."""
        return priced(self.text, self.paid)


class GameWords:
    """Default texts, made from the game's messages alone. A game's wording module overrides any of these functions
    and values."""

    FORMS: Mapping[str, tuple[str, ...]] = {}
    """Kind → fields of its form, for open values that players write in their own words."""
    PICKED: Collection[str] = ()
    """Form fields shown as a menu."""
    PAYING: Collection[str] = ()
    """Fields that only say who pays; a list of legal moves leaves them out where the price is told."""
    SPOKEN: Mapping[str, str] = {}
    """Emoji of labels and prices → message for screen readers (see `words.spoken`)."""

    UNCHOSEN: tuple[type[Event], ...] = ()
    """Events that a player's own move sets off and that they did not choose: what it revealed, drew or brought about.
    Told after confirming."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        own = part(game_id, "words.wording")
        for name in SAID:
            if hasattr(own, name):
                setattr(self, name, getattr(own, name))

    # ------------------------------------------------------------ questions and choices

    def choice(
        self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice
    ) -> Label:
        """The value of a field, or the whole move if the choice determines more than was asked."""
        settles_more = question.field == "kind" or len(choice.path) > len(question.path) + 1
        if choice.move is not None and settles_more:
            return Label(capital(self.move(view, seat, names, say, choice.move)))
        if question.field == "kind":
            return Label(capital(say(f"{self.game_id}-move-{choice.example.kind}")))
        return Label(capital(str(say.arguments(self.game_id, choice.example, names)[question.field])))

    def button_label(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """A whole move in at most 34 or 38 characters; empty to use its line."""
        return ""

    def step(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """A move as one of several chosen together, shorter still; empty to use the button label."""
        return ""

    def target(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """Target of a move, below the name of its kind; empty to use the step."""
        return ""

    def costs(self, view: Any, seat: Seat, move: Move) -> Mapping[str, int]:
        """Cost of a legal move by resource, except those that its text already mentions."""
        return {}

    def sign(self, say: Speaker, thing: str) -> str:
        """Symbol of a resource in a price."""
        return thing

    def things(self, view: Any, seat: Seat, move: Move) -> Sequence[str]:
        """Ids of the close-ups of a move: the tile or card that it takes, places or uses."""
        return ()

    def move(self, view: Any | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
        """One line about a move of the seat; without a view (in the log) it uses only the move."""
        return say(f"{self.game_id}-say-{move.kind}", **say.arguments(self.game_id, move, names))

    def decision(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> str:
        """The seat's current decision, formatted with the fields of the open step."""
        if not view.stack or seat not in view.stack[-1].seats(view):
            return self.waiting(view, names, say)
        words = say.arguments(self.game_id, view.stack[-1], names)
        return say(f"{self.game_id}-decision-{step_name(view)}", **words)

    def waiting(self, view: Any, names: Sequence[str], say: Speaker) -> str:
        """Players to act and their decision; at the end, the winner."""
        if not view.stack:
            winners = GAMES[self.game_id].standings(view).winners
            return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
        top = view.stack[-1]
        seats = top.seats(view)
        words = {**say.arguments(self.game_id, top, names), "who": say.list(names[s] for s in seats)}
        return say(f"{self.game_id}-waiting-{step_name(view)}", **words, count=len(seats))

    def digest(self, events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
        """Events in order, one line each; equal neighbours are counted."""
        worth_telling = [event for event in events if not event.routine] or events
        return counted([say.event(self.game_id, event, names) for event in worth_telling])

    def is_everybodys(self, event: Event) -> bool:
        """Whether the event happens by itself, even if it names a player."""
        return False

    def idle_options(self, options: Mapping[str, str]) -> Collection[str]:
        """Options without effect because of others; an invitation omits them."""
        return ()

    # ------------------------------------------------------------ many choices

    def arranged(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
        return list(moves)

    def shortcuts(self, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
        return [move for move in moves if not move.open] if few else []

    def others(self, view: Any, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
        return ""

    def asides(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
        return []

    # ------------------------------------------------------------ forms

    def form_hint(self, say: Speaker, kind: str, field: str) -> str:
        """Example input."""
        return ""

    def read_field(
        self, say: Speaker, view: Any, seat: Seat, kind: str, field: str, text: str, names: Sequence[str]
    ) -> str | None:
        return None

    def suggest_field(
        self, say: Speaker, view: Any, seat: Seat, names: Sequence[str], kind: str, field: str, typed: str,
        given: Mapping[str, str],
    ) -> list[tuple[str, str]]:  # fmt: skip
        return []

    def implied(self, view: Any, field: str, given: Mapping[str, str]) -> str:
        """Value of a field that players do not type, in the current position."""
        return ""

    def form_start(self, say: Speaker, view: Any, seat: Seat, kind: str, given: Mapping[str, str]) -> Mapping[str, str]:
        """Initial values of a form."""
        return {}

    # ------------------------------------------------------------ offers

    def standing(self, view: Any, names: Sequence[str], say: Speaker) -> list[str]:
        return []

    def proposals(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> list[str]:
        return []

    def is_standing(self, view: Any, seat: Seat | None, event: Event) -> bool:
        return False

    def sealing(self, view: Any, seat: Seat, move: Move) -> str:
        """Message that explains why no move can follow a drafted one before it is confirmed."""
        return "panel-sealed"


SAID = tuple(name for name in vars(GameWords) if not name.startswith("_"))


@cache
def words_of(game_id: str) -> GameWords:
    return GameWords(game_id)


def counted(lines: Iterable[str]) -> list[str]:
    """Equal neighbours as one line: `Anna takes Wine 4. ×2`."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [f"{line} ×{count}" if count > 1 else line for line, count in runs]


def step_name(view: Any) -> str:
    """Class name of the open decision; empty when the game is over."""
    return type(view.stack[-1]).__name__ if view.stack else ""


def priced(text: str, paid: str, longest: int | None = None) -> str:
    """A text followed by its price, unless it contains the price. The text is shortened to fit `longest`."""
    whole = text if longest is None else fit(text, longest)
    if paid in whole:
        return whole
    tail = f"{DOT}{paid}"
    return (text if longest is None else fit(text, longest - len(tail))) + tail


def fit(text: str, limit: int) -> str:
    """The text cut to Discord's limit, after a word if possible."""
    if len(text) <= limit:
        return text
    head = text[: limit - len(CUT)]
    words = head if text[len(head)] == " " else head.rpartition(" ")[0]
    return (words if 3 * len(words) >= 2 * limit else head).rstrip(" ,;:·+→⇄–(") + CUT


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
