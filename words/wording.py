"""The words of a game as its players read them: questions, choices with their consequences, moves, log and standings.

Everything here is a pure function of a view (`game.view(state, seat)`), so it can tell nobody more than the view does.
Names are said as they are given: who sends them as markdown escapes them first. What is said alike for every game is
said here; the rest is said by `games/<game>/words/wording.py`, with any of the functions of `GameWords`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import GAMES, Choice, Event, Finished, Forced, Move, Question, Seat, Standings
from words import Speaker, speaker
from words.game_words import CUT, DOT, Label, capital, fit, priced, step_name, words_of
from words.speaker import MINUS

TEXT_LIMIT = 80
ENTRY_LIMIT = 98
"""A text with its price, in a menu."""
NOTE_LIMIT = 100
NAME_LIMIT = 16
"""How much of a name a note shows."""

__all__ = ["CUT", "DOT", "Label", "capital", "fit", "priced", "step_name"]


# ---------------------------------------------------------------- being asked


def ask(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, question: Question) -> str:
    """The question in words."""
    say = speaker(lang)
    if question.field == "kind" or question.move is not None:
        welcome = f"{game_id}-ask-kind-welcome"
        if say.has(welcome) and seat not in view.stack[-1].seats(view):
            return say(welcome)
        shown = [choice.example for choice in question.choices]
        if shown and len(asides(game_id, view, seat, shown)) == len(shown):
            return say("wording-ask-besides")
        return say(f"{game_id}-ask-kind-{step_name(view)}")
    return say.first(f"{game_id}-ask-{question.kind}-{question.field}", f"{game_id}-ask-{question.field}")


def choice(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, question: Question, choice: Choice
) -> Label:
    """An answer in words, with its price or consequence."""
    label = words_of(game_id).choice(view, seat, names, speaker(lang), question, choice)
    short = label.button
    if choice.move is not None and not short:
        short = button(game_id, view, seat, names, lang, choice.move)
    cost = label.paid
    if choice.move is not None and not cost:
        cost = paid(game_id, lang, costs(game_id, view, seat, choice.move))
    text = fit(label.text, min(TEXT_LIMIT, ENTRY_LIMIT - len(DOT) - len(cost)))
    return replace(label, text=text, note=fit(label.note, NOTE_LIMIT), button=short, paid=cost)


def costs(game_id: str, view: Any, seat: Seat, move: Move) -> Mapping[str, int]:
    """How much a legal move costs, of each thing."""
    return words_of(game_id).costs(view, seat, move)


def paid(game_id: str, lang: str, costs: Mapping[str, int]) -> str:
    """What is paid as it stands on a button: `−1 👷 −2 🪙`; nothing where there is none."""
    sign, say = words_of(game_id).sign, speaker(lang)
    return " ".join(f"{MINUS}{count} {sign(say, thing)}" for thing, count in costs.items() if count)


def button(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """A whole move as short as it can be said; empty where nothing is shorter than its line."""
    return capital(words_of(game_id).button_label(view, seat, names, speaker(lang), move))


def step(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """A move as one of several that are chosen together."""
    said = words_of(game_id).step(view, seat, names, speaker(lang), move)
    return capital(said or words_of(game_id).button_label(view, seat, names, speaker(lang), move))


def target(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """What a move is about, where its kind was named before it."""
    said = words_of(game_id).target(view, seat, names, speaker(lang), move)
    return capital(said) or step(game_id, view, seat, names, lang, move)


def move(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """One line for drafts, previews and autocomplete."""
    return fit(words_of(game_id).move(view, names, speaker(lang), move), NOTE_LIMIT)


def things(game_id: str, view: Any, seat: Seat, moves: Iterable[Move]) -> list[str]:
    """All that moves are about and that can be seen closely, each once."""
    found = words_of(game_id).things
    return list(dict.fromkeys(thing for move in moves for thing in found(view, seat, move)))


def arranged(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The same moves in the order in which they are best read."""
    return words_of(game_id).arranged(view, seat, moves)


def shortcuts(game_id: str, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Those that are named at once, beside the kinds of the others: of a few moves usually all."""
    return words_of(game_id).shortcuts(view, seat, moves, few)


def others(game_id: str, view: Any, seat: Seat, lang: str, moves: Sequence[Move]) -> str:
    """What moves of a kind have in common that are not named at once, beside those that are; empty if that is
    nothing."""
    return words_of(game_id).others(view, seat, speaker(lang), moves)


def asides(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Those that do not belong to the matter in hand: a panel keeps them behind one button."""
    return words_of(game_id).asides(view, seat, moves)


def decision(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> str:
    """What this seat is asked now, with what is left to do."""
    return words_of(game_id).decision(view, seat, names, speaker(lang))


def waiting(game_id: str, view: Any, names: Sequence[str], lang: str) -> str:
    """For everybody: who is asked for what. Works on the spectator's view."""
    return words_of(game_id).waiting(view, names, speaker(lang))


def sealed(game_id: str, view: Any, seat: Seat, lang: str, move: Move) -> str:
    """Why nothing can follow this drafted move before it is confirmed."""
    return speaker(lang)(words_of(game_id).sealing(view, seat, move))


# ---------------------------------------------------------------- what people put to each other


def standing(game_id: str, view: Any, names: Sequence[str], lang: str) -> list[str]:
    """For everybody: what stands, in a few lines. Works on the spectator's view."""
    return words_of(game_id).standing(view, names, speaker(lang))


def proposals(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> list[str]:
    """What is put to this seat, in lines."""
    return words_of(game_id).proposals(view, seat, names, speaker(lang))


def is_standing(game_id: str, view: Any, seat: Seat | None, event: Event) -> bool:
    """It tells of something that stands, and that a reader (None: everybody) is told of as such."""
    return words_of(game_id).is_standing(view, seat, event)


def is_everybodys(game_id: str, event: Event) -> bool:
    """It comes of itself and is told where it came, not as something that was done to a reader."""
    return words_of(game_id).is_everybodys(event)


# ---------------------------------------------------------------- saying it in one's own words


def form(game_id: str, kind: str) -> tuple[str, ...]:
    """The fields a form asks for a kind of move whose values cannot be listed; () where there is no form for it."""
    return words_of(game_id).FORMS.get(kind, ())


def form_hint(game_id: str, lang: str, kind: str, field: str) -> str:
    return fit(words_of(game_id).form_hint(speaker(lang), kind, field), NOTE_LIMIT)


def form_start(
    game_id: str, view: Any, seat: Seat, lang: str, kind: str, given: Mapping[str, str]
) -> Mapping[str, str]:
    """What already stands in the fields of a form: one's offer as it is, or what is asked."""
    return words_of(game_id).form_start(speaker(lang), view, seat, kind, given)


def read_field(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str, text: str
) -> str | None:
    """What somebody typed into a form or an open option, as a word of the notation; None if it cannot be read."""
    return words_of(game_id).read_field(speaker(lang), view, seat, kind, field, text, names)


def suggest(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str,
    typed: str = "", given: Mapping[str, str] | None = None,
) -> list[tuple[str, str]]:  # fmt: skip
    """How an open field can be filled in, given what is typed so far: what it says, and its word."""
    found = words_of(game_id).suggest_field(speaker(lang), view, seat, names, kind, field, typed, given or {})
    return [(fit(name, NOTE_LIMIT), word) for name, word in found if len(word) <= NOTE_LIMIT]


def implied(game_id: str, view: Any, field: str, given: Mapping[str, str]) -> str:
    """The word of a field that nobody types, as things stand now."""
    return words_of(game_id).implied(view, field, given)


def picked(game_id: str, field: str) -> bool:
    """A form asks for this field with a menu."""
    return field in words_of(game_id).PICKED


# ---------------------------------------------------------------- what happened


def log_line(game_id: str, event: Event, names: Sequence[str], lang: str) -> str:
    """One event, as its reader may see it (`event.seen_by`)."""
    say = speaker(lang)
    if isinstance(event, Forced):
        forced = words_of(game_id).move(None, names, say, GAMES[game_id].book.read(event.move))
        return say("event-Forced", seat=names[event.seat], move=forced)
    return say.event(game_id, event, names)


def digest(game_id: str, events: Iterable[Event], names: Sequence[str], lang: str, viewer: Seat | None) -> list[str]:
    """What happened, as lines of markdown: first what concerns the viewer, then each player's doings."""
    seen = [event.seen_by(viewer) for event in events]
    over = [log_line(game_id, event, names, lang) for event in seen if isinstance(event, Finished)]
    played = [event for event in seen if not isinstance(event, Finished | Forced)]
    return over + words_of(game_id).digest(played, names, speaker(lang), viewer)


# ---------------------------------------------------------------- the table


def standings(game_id: str, standings: Standings, names: Sequence[str], lang: str) -> list[str]:
    """A line for each player, best first; at the end also what decided."""
    say = speaker(lang)
    lines = []
    for group in standings.ranking:
        for seat in group:
            score = say.score(game_id, standings.points[seat])
            line = say("wording-standing", place=standings.place(seat), name=names[seat], points=score)
            parts = [
                say("wording-standing-part", what=say(source), points=str(points).replace("-", MINUS))
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
    known, idle = GAMES[game_id].meta.options.choices(), words_of(game_id).idle_options(options)
    told = [name for name in known if name in options and name not in idle]
    return " · ".join(say(f"{game_id}-option-{name}-{options[name]}") for name in told)


# ---------------------------------------------------------------- for the games' own wordings


def short(name: str) -> str:
    return fit(name, NAME_LIMIT)


def podium(game_id: str, points: Sequence[int], names: Sequence[str], say: Speaker, viewer: Seat | None = None) -> str:
    """`Anna 12 points, you −1`, best first; nobody scores, if there is nothing to get."""
    called = [say("wording-podium-you") if seat == viewer else name for seat, name in enumerate(names)]
    return say.ranked(game_id, points, called) or say("wording-nobody-scores")


def note(*parts: str) -> str:
    """The parts, most important first, as far as they fit. A sentence loses its full stop before the next part."""
    text = ""
    for part in parts:
        longer = f"{text.removesuffix('.')} · {part}" if text else part
        if part and len(longer) <= NOTE_LIMIT:
            text = longer
    return text or fit(next((part for part in parts if part), ""), NOTE_LIMIT)
