"""What can be said of a game, and what is said where its own `games/<game>/words/wording.py` says nothing else."""

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
    """A choice on a button or in a menu: what it is, and below it what it costs or leads to."""

    text: str
    note: str = ""
    emoji: str | None = None
    brief: str = ""
    """What it is called beside its note, where the whole text need not be said again."""
    button: str = field(default="", compare=False)
    """What stands on a button, where the text is too long for one."""
    terse: bool = field(default=False, compare=False)
    """Nothing is added on its button: many of the kind stand side by side, and what several have in common below."""
    paid: str = ""
    """What it costs, `−1 👷`: left out nowhere, however little room there is."""

    @property
    def whole(self) -> str:
        """The text with the price, which may be a part of it."""
        return priced(self.text, self.paid)


class GameWords:
    """Made from the game's messages alone. A game's wording is a module with any of these functions (and values), which
    it says in its own way; the others it leaves out."""

    FORMS: Mapping[str, tuple[str, ...]] = {}
    """The fields that a form asks for, by kind, where values are open and people say them in their own words."""
    PICKED: Collection[str] = ()
    """Fields that a form asks with a menu."""
    SPOKEN: Mapping[str, str] = {}
    """The signs of labels and prices, each with the message that says it aloud (see `words.spoken`)."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        own = part(game_id, "words.wording")
        for name in SAID:
            if hasattr(own, name):
                setattr(self, name, getattr(own, name))

    # ------------------------------------------------------------ being asked

    def choice(
        self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice
    ) -> Label:
        """The value of a field, or the whole move where the choice settles more than was asked."""
        settles_more = question.field == "kind" or len(choice.path) > len(question.path) + 1
        if choice.move is not None and settles_more:
            return Label(capital(self.move(view, names, say, choice.move)))
        if question.field == "kind":
            return Label(capital(say(f"{self.game_id}-move-{choice.example.kind}")))
        return Label(capital(str(say.arguments(self.game_id, choice.example, names)[question.field])))

    def button_label(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """A whole move in at most 34 letters, or 38; empty where its line must do."""
        return ""

    def step(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """A move as one of several that are chosen together, shorter still; empty where its button must do."""
        return ""

    def target(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
        """What a move is about, below the name of its kind; empty where it is said as a step."""
        return ""

    def costs(self, view: Any, seat: Seat, move: Move) -> Mapping[str, int]:
        """How much a legal move costs, of each thing that its name does not say is given."""
        return {}

    def sign(self, say: Speaker, thing: str) -> str:
        """What stands for a thing in a price."""
        return thing

    def things(self, view: Any, seat: Seat, move: Move) -> Sequence[str]:
        """What a move is about that can be seen closely: the tile or card that it takes, places or uses."""
        return ()

    def move(self, view: Any | None, names: Sequence[str], say: Speaker, move: Move) -> str:
        """One line; without a view (in the log) it says what the move alone tells."""
        return say(f"{self.game_id}-say-{move.kind}", **say.arguments(self.game_id, move, names))

    def decision(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> str:
        """What this seat is asked now, told with the fields of the open decision."""
        if not view.stack or seat not in view.stack[-1].seats(view):
            return self.waiting(view, names, say)
        words = say.arguments(self.game_id, view.stack[-1], names)
        return say(f"{self.game_id}-decision-{step_name(view)}", **words)

    def waiting(self, view: Any, names: Sequence[str], say: Speaker) -> str:
        """Who is asked for what; at the end, who won."""
        if not view.stack:
            winners = GAMES[self.game_id].standings(view).winners
            return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
        top = view.stack[-1]
        seats = top.seats(view)
        words = {**say.arguments(self.game_id, top, names), "who": say.list(names[s] for s in seats)}
        return say(f"{self.game_id}-waiting-{step_name(view)}", **words, count=len(seats))

    def digest(self, events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]:
        """What happened, in lines and in order; equal neighbours are one line, with their number."""
        worth_telling = [event for event in events if not event.routine] or events
        return counted([say.event(self.game_id, event, names) for event in worth_telling])

    def is_everybodys(self, event: Event) -> bool:
        """It comes of itself and is nobody's deed, even if it names somebody."""
        return False

    def idle_options(self, options: Mapping[str, str]) -> Collection[str]:
        """Which of a table's options change nothing, because of others: an invitation does not name them."""
        return ()

    # ------------------------------------------------------------ where there is often very much to choose from

    def arranged(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
        return list(moves)

    def shortcuts(self, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
        return [move for move in moves if not move.open] if few else []

    def others(self, view: Any, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
        return ""

    def asides(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
        return []

    # ------------------------------------------------------------ where values are open

    def form_hint(self, say: Speaker, kind: str, field: str) -> str:
        """An example of what may be written."""
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
        """The word of a field that nobody types, as things stand."""
        return ""

    def form_start(self, say: Speaker, view: Any, seat: Seat, kind: str, given: Mapping[str, str]) -> Mapping[str, str]:
        """What already stands in a form when it is opened."""
        return {}

    # ------------------------------------------------------------ where people put things to each other

    def standing(self, view: Any, names: Sequence[str], say: Speaker) -> list[str]:
        return []

    def proposals(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> list[str]:
        return []

    def is_standing(self, view: Any, seat: Seat | None, event: Event) -> bool:
        return False

    def sealing(self, view: Any, seat: Seat, move: Move) -> str:
        """The message that says why nothing can follow a drafted move before it is confirmed."""
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
    """The decision that is open, by the name of its class; empty when the game is over."""
    return type(view.stack[-1]).__name__ if view.stack else ""


def priced(text: str, paid: str, longest: int | None = None) -> str:
    """A text with its price behind it, unless it says the price itself. Where both are longer than allowed, the text
    gives way."""
    if longest is not None and len(text) > longest:
        cut = fit(text, longest)
        text = cut if paid in cut else text
    if paid in text:
        return text
    tail = f"{DOT}{paid}"
    return (text if longest is None else fit(text, longest - len(tail))) + tail


def fit(text: str, limit: int) -> str:
    """The text, cut where it would be longer than Discord allows: after a word, if that does not cost too much."""
    if len(text) <= limit:
        return text
    head = text[: limit - len(CUT)]
    words = head if text[len(head)] == " " else head.rpartition(" ")[0]
    return (words if 3 * len(words) >= 2 * limit else head).rstrip(" ,;:·+→–(") + CUT


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
