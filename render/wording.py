"""The words of a game as its players read them: questions, choices with their consequences, moves, log and standings.

Everything here is a pure function of a view (`game.view(state, seat)`), so it can tell nobody more than the view does.
Names are said as they are given: who sends them as markdown escapes them first. What is said alike for every game is
said here; the rest is said by `render/<game>/wording.py`, which has the functions of `GameWords`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from engine import GAMES, Choice, Event, Finished, Forced, Move, Question, Seat, Standings
from locales import Speaker, speaker

TEXT_LIMIT = 80
NOTE_LIMIT = 100
NAME_LIMIT = 16
"""How much of a name a note shows."""
CUT = "…"


@dataclass(frozen=True, slots=True)
class Label:
    """A choice on a button or in a menu: what it is, and below it what it costs or leads to."""

    text: str
    note: str = ""
    emoji: str | None = None
    brief: str = ""
    """What it is called beside its note, where the whole text need not be said again."""


class GameWords(Protocol):
    """What the wording of each game can say."""

    def choice(
        self, view: Any, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice
    ) -> Label: ...

    def move(self, view: Any | None, names: Sequence[str], say: Speaker, move: Move) -> str:
        """One line; without a view (in the log) it says what the move alone tells."""

    def decision(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> str: ...

    def waiting(self, view: Any, names: Sequence[str], say: Speaker) -> str: ...

    def digest(self, events: Sequence[Event], names: Sequence[str], say: Speaker, viewer: Seat | None) -> list[str]: ...


class OpenWords(Protocol):
    """What the wording of a game can say besides, where values are open and people say them in their own words."""

    FORMS: Mapping[str, tuple[str, ...]]
    """The fields that a form asks for, by kind."""
    PICKED: Collection[str]
    """Fields that a form asks with a menu."""

    def form_hint(self, say: Speaker, kind: str, field: str) -> str:
        """An example of what may be written."""

    def read_field(
        self, say: Speaker, view: Any, seat: Seat, kind: str, field: str, text: str, names: Sequence[str]
    ) -> str | None: ...

    def suggest_field(
        self, say: Speaker, view: Any, seat: Seat, names: Sequence[str], kind: str, field: str, typed: str,
        given: Mapping[str, str],
    ) -> list[tuple[str, str]]: ...  # fmt: skip

    def implied(self, view: Any, field: str, given: Mapping[str, str]) -> str:
        """The word of a field that nobody types, as things stand."""

    def form_start(self, say: Speaker, view: Any, seat: Seat, kind: str, given: Mapping[str, str]) -> Mapping[str, str]:
        """What already stands in a form when it is opened."""


class BusyWords(Protocol):
    """What the wording of a game can say besides, where there is often very much to choose from."""

    def arranged(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]: ...

    def shortcuts(self, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]: ...

    def asides(self, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]: ...


class BargainWords(Protocol):
    """What the wording of a game can say besides, where people put things to each other that stand for a while."""

    def standing(self, view: Any, names: Sequence[str], say: Speaker) -> list[str]: ...

    def proposals(self, view: Any, seat: Seat, names: Sequence[str], say: Speaker) -> list[str]: ...

    def is_standing(self, view: Any, seat: Seat | None, event: Event) -> bool: ...

    def sealing(self, view: Any, seat: Seat, move: Move) -> str:
        """The message that says why nothing can follow a drafted move before it is confirmed."""


@cache
def _words(game_id: str) -> GameWords:
    return cast(GameWords, import_module(f"render.{GAMES[game_id].meta.id}.wording"))


def _open_words(game_id: str) -> OpenWords | None:
    words = _words(game_id)
    return cast(OpenWords, words) if hasattr(words, "FORMS") else None


def _busy_words(game_id: str) -> BusyWords | None:
    words = _words(game_id)
    return cast(BusyWords, words) if hasattr(words, "arranged") else None


def _bargain_words(game_id: str) -> BargainWords | None:
    words = _words(game_id)
    return cast(BargainWords, words) if hasattr(words, "standing") else None


# ---------------------------------------------------------------- being asked


def ask(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, question: Question) -> str:
    """The question in words."""
    say = speaker(lang)
    if question.field == "kind" or question.move is not None:
        welcome = f"{game_id}-ask-kind-welcome"
        if say.has(welcome) and seat not in view.stack[-1].seats(view):
            return say(welcome)
        return say(f"{game_id}-ask-kind-{step_name(view)}")
    return say.first(f"{game_id}-ask-{question.kind}-{question.field}", f"{game_id}-ask-{question.field}")


def choice(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, question: Question, choice: Choice
) -> Label:
    """An answer in words, with its price or consequence."""
    label = _words(game_id).choice(view, seat, names, speaker(lang), question, choice)
    return replace(label, text=fit(label.text, TEXT_LIMIT), note=fit(label.note, NOTE_LIMIT))


def move(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """One line for drafts, previews and autocomplete."""
    return fit(_words(game_id).move(view, names, speaker(lang), move), NOTE_LIMIT)


def arranged(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The same moves in the order in which they are best read."""
    words = _busy_words(game_id)
    return words.arranged(view, seat, moves) if words else list(moves)


def shortcuts(game_id: str, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Those that are named at once, beside the kinds of the others: of a few moves usually all."""
    words = _busy_words(game_id)
    if words is None:
        return list(moves) if few else []
    return words.shortcuts(view, seat, moves, few)


def asides(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Those that do not belong to the matter in hand: a panel keeps them behind one button."""
    words = _busy_words(game_id)
    return words.asides(view, seat, moves) if words else []


def decision(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> str:
    """What this seat is asked now, with what is left to do."""
    return _words(game_id).decision(view, seat, names, speaker(lang))


def waiting(game_id: str, view: Any, names: Sequence[str], lang: str) -> str:
    """For everybody: who is asked for what. Works on the spectator's view."""
    return _words(game_id).waiting(view, names, speaker(lang))


def sealed(game_id: str, view: Any, seat: Seat, lang: str, move: Move) -> str:
    """Why nothing can follow this drafted move before it is confirmed."""
    words = _bargain_words(game_id)
    return speaker(lang)(words.sealing(view, seat, move) if words else "panel-sealed")


# ---------------------------------------------------------------- what people put to each other


def standing(game_id: str, view: Any, names: Sequence[str], lang: str) -> list[str]:
    """For everybody: what stands, in a few lines. Works on the spectator's view."""
    words = _bargain_words(game_id)
    return words.standing(view, names, speaker(lang)) if words else []


def proposals(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> list[str]:
    """What is put to this seat, in lines."""
    words = _bargain_words(game_id)
    return words.proposals(view, seat, names, speaker(lang)) if words else []


def is_standing(game_id: str, view: Any, seat: Seat | None, event: Event) -> bool:
    """It tells of something that stands, and that a reader (None: everybody) is told of as such."""
    words = _bargain_words(game_id)
    return words is not None and words.is_standing(view, seat, event)


# ---------------------------------------------------------------- saying it in one's own words


def form(game_id: str, kind: str) -> tuple[str, ...]:
    """The fields a form asks for a kind of move whose values cannot be listed; () where there is no form for it."""
    words = _open_words(game_id)
    return words.FORMS.get(kind, ()) if words else ()


def form_hint(game_id: str, lang: str, kind: str, field: str) -> str:
    words = _open_words(game_id)
    return fit(words.form_hint(speaker(lang), kind, field), NOTE_LIMIT) if words else ""


def form_start(
    game_id: str, view: Any, seat: Seat, lang: str, kind: str, given: Mapping[str, str]
) -> Mapping[str, str]:
    """What already stands in the fields of a form: one's offer as it is, or what is asked."""
    words = _open_words(game_id)
    return words.form_start(speaker(lang), view, seat, kind, given) if words else {}


def read_field(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str, text: str
) -> str | None:
    """What somebody typed into a form or an open option, as a word of the notation; None if it cannot be read."""
    words = _open_words(game_id)
    return words.read_field(speaker(lang), view, seat, kind, field, text, names) if words else None


def suggest(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str,
    typed: str = "", given: Mapping[str, str] | None = None,
) -> list[tuple[str, str]]:  # fmt: skip
    """How an open field can be filled in, given what is typed so far: what it says, and its word."""
    words = _open_words(game_id)
    found = words.suggest_field(speaker(lang), view, seat, names, kind, field, typed, given or {}) if words else []
    return [(fit(name, NOTE_LIMIT), word) for name, word in found if len(word) <= NOTE_LIMIT]


def implied(game_id: str, view: Any, field: str, given: Mapping[str, str]) -> str:
    """The word of a field that nobody types, as things stand now."""
    words = _open_words(game_id)
    return words.implied(view, field, given) if words else ""


def picked(game_id: str, field: str) -> bool:
    """A form asks for this field with a menu."""
    words = _open_words(game_id)
    return words is not None and field in words.PICKED


# ---------------------------------------------------------------- what happened


def log_line(game_id: str, event: Event, names: Sequence[str], lang: str) -> str:
    """One event, as its reader may see it (`event.seen_by`)."""
    say = speaker(lang)
    if isinstance(event, Forced):
        forced = _words(game_id).move(None, names, say, GAMES[game_id].book.read(event.move))
        return say("event-Forced", seat=names[event.seat], move=forced)
    return say.event(game_id, event, names)


def digest(game_id: str, events: Iterable[Event], names: Sequence[str], lang: str, viewer: Seat | None) -> list[str]:
    """What happened, as lines of markdown: first what concerns the viewer, then each player's doings."""
    seen = [event.seen_by(viewer) for event in events]
    over = [log_line(game_id, event, names, lang) for event in seen if isinstance(event, Finished)]
    played = [event for event in seen if not isinstance(event, Finished | Forced)]
    return over + _words(game_id).digest(played, names, speaker(lang), viewer)


# ---------------------------------------------------------------- the table


def standings(game_id: str, standings: Standings, names: Sequence[str], lang: str) -> list[str]:
    """A line for each player, best first; at the end also what decided."""
    say = speaker(lang)
    lines = []
    for group in standings.ranking:
        for seat in group:
            line = say("wording-standing", place=standings.place(seat), name=names[seat], points=standings.points[seat])
            parts = [
                say("wording-standing-part", what=say(source), points=points)
                for source, points in standings.breakdown[seat].items()
                if points
            ]
            lines.append(say("wording-standing-from", standing=line, parts=", ".join(parts)) if parts else line)
    if standings.decided_by:
        lines.append(say("wording-decided", why=say(standings.decided_by)))
    elif len(standings.winners) > 1:
        lines.append(say("wording-shared", winners=say.list(names[seat] for seat in standings.winners)))
    return lines


def options(game_id: str, options: dict[str, str], lang: str) -> str:
    """How a table plays, in one line for the invitation."""
    say = speaker(lang)
    known = GAMES[game_id].meta.options.choices()
    return " · ".join(say(f"{game_id}-option-{name}-{options[name]}") for name in known if name in options)


# ---------------------------------------------------------------- for the games' own wordings


def step_name(view: Any) -> str:
    """The decision that is open, by the name of its class; empty when the game is over."""
    return type(view.stack[-1]).__name__ if view.stack else ""


def fit(text: str, limit: int) -> str:
    """The text, cut where it would be longer than Discord allows."""
    return text if len(text) <= limit else text[: limit - len(CUT)].rstrip() + CUT


def short(name: str) -> str:
    return fit(name, NAME_LIMIT)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def note(*parts: str) -> str:
    """The parts, most important first, as far as they fit."""
    text = ""
    for part in parts:
        longer = f"{text} · {part}" if text else part
        if part and len(longer) <= NOTE_LIMIT:
            text = longer
    return text or fit(next((part for part in parts if part), ""), NOTE_LIMIT)
