"""Texts of a game for its players: questions, choices with consequences, moves, log and standings.

All functions are pure and take a view (`game.view(state, seat)`), so they cannot reveal more than it. Names are used as
given: escape them before if the result is markdown. Texts common to all games are made here; the rest by
`games/<game>/words/wording.py` with any of the functions of `GameWords`.
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
"""Maximum characters of a text with its price in a menu."""
NOTE_LIMIT = 100
LONGEST_TYPED = 200
"""Maximum letters of an input that completions are looked for."""
ALTERNATIVES = " / "
NAME_LIMIT = 16
"""Maximum characters of a name in a note."""

__all__ = ["CUT", "DOT", "Label", "capital", "fit", "priced", "step_name"]


# ---------------------------------------------------------------- questions and choices


def ask(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, question: Question) -> str:
    """Text of the question."""
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
    """Label of an answer, with its price or consequence."""
    label = words_of(game_id).choice(view, seat, names, speaker(lang), question, choice)
    short = label.button
    if choice.move is not None and not short:
        short = button_label(game_id, view, seat, names, lang, choice.move)
    cost = label.paid or _price(game_id, view, seat, lang, choice)
    text = fit(label.text, min(TEXT_LIMIT, ENTRY_LIMIT - len(DOT) - len(cost)))
    return replace(label, text=text, note=fit(label.note, NOTE_LIMIT), button=short, paid=cost)


def _price(game_id: str, view: Any, seat: Seat, lang: str, choice: Choice) -> str:
    """Price of an answer. Before anything but the kind of move is chosen, only if all its moves cost the same."""
    if choice.move is None and len(choice.path) == 1:
        prices = (costs(game_id, view, seat, move) for move in choice.moves)
        first = next(prices)
        return paid(game_id, lang, first) if all(_is_same(first, other) for other in prices) else ""
    return paid_by_any(game_id, view, seat, lang, choice.moves)


def costs(game_id: str, view: Any, seat: Seat, move: Move) -> Mapping[str, int]:
    """Cost of a legal move by resource."""
    return words_of(game_id).costs(view, seat, move)


def paid(game_id: str, lang: str, costs: Mapping[str, int]) -> str:
    """A price as on a button: `−1 👷 −2 🪙`; empty if free."""
    sign, say = words_of(game_id).sign, speaker(lang)
    return " ".join(f"{MINUS}{count} {sign(say, thing)}" for thing, count in costs.items() if count)


def paid_by_any(game_id: str, view: Any, seat: Seat, lang: str, moves: Sequence[Move]) -> str:
    """Price of one of several moves, whichever is chosen later: `−1 🟡 / −2 🪙` if there are two prices that differ in
    more than one thing, else the least and the most of each thing that all of them take, `−1 🟡 −2–4 🪙`, or of each
    thing if they have none in common."""
    prices: list[Mapping[str, int]] = []
    for move in moves:
        price = costs(game_id, view, seat, move)
        if not any(price.values()):
            return ""  # the next question has a free answer, and prices the others
        if not any(_is_same(price, other) for other in prices):
            prices.append(price)
    things = list(dict.fromkeys(thing for price in prices for thing, count in price.items() if count))
    if len(prices) == 2 and sum(prices[0].get(thing, 0) != prices[1].get(thing, 0) for thing in things) > 1:
        return ALTERNATIVES.join(paid(game_id, lang, price) for price in prices)
    sign, say = words_of(game_id).sign, speaker(lang)
    bounds = {thing: _bounds([price.get(thing, 0) for price in prices]) for thing in things}
    certain = [thing for thing in things if not bounds[thing].startswith("0")]
    return " ".join(f"{MINUS}{bounds[thing]} {sign(say, thing)}" for thing in certain or things)


def _bounds(counts: Sequence[int]) -> str:
    """`2`, `2–4`."""
    least, most = min(counts), max(counts)
    return str(least) if least == most else f"{least}–{most}"


def _is_same(price: Mapping[str, int], other: Mapping[str, int]) -> bool:
    return all(price.get(thing, 0) == other.get(thing, 0) for thing in price.keys() | other.keys())


def button_label(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """Shortest text of a whole move; empty if nothing is shorter than its line."""
    return capital(words_of(game_id).button_label(view, seat, names, speaker(lang), move))


def step(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """A move as one of several chosen together."""
    said = words_of(game_id).step(view, seat, names, speaker(lang), move)
    return capital(said or words_of(game_id).button_label(view, seat, names, speaker(lang), move))


def target(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """Target of a move, below the name of its kind."""
    said = words_of(game_id).target(view, seat, names, speaker(lang), move)
    return capital(said) or step(game_id, view, seat, names, lang, move)


def move(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, move: Move) -> str:
    """One line for drafts, previews and autocomplete."""
    return fit(words_of(game_id).move(view, seat, names, speaker(lang), move), NOTE_LIMIT)


def things(game_id: str, view: Any, seat: Seat, moves: Iterable[Move]) -> list[str]:
    """Ids of the close-ups of moves, without duplicates."""
    found = words_of(game_id).things
    return list(dict.fromkeys(thing for move in moves for thing in found(view, seat, move)))


def arranged(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The moves in reading order."""
    return words_of(game_id).arranged(view, seat, moves)


def shortcuts(game_id: str, view: Any, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Moves listed individually, beside the kinds of the others; usually all of a few."""
    return words_of(game_id).shortcuts(view, seat, moves, few)


def others(game_id: str, view: Any, seat: Seat, lang: str, moves: Sequence[Move]) -> str:
    """Common label of the moves of a kind that are not listed individually; empty if there is none."""
    return words_of(game_id).others(view, seat, speaker(lang), moves)


def asides(game_id: str, view: Any, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Optional moves besides the current decision, behind one button of a panel."""
    return words_of(game_id).asides(view, seat, moves)


def decision(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> str:
    """The seat's current decision, with the actions left."""
    return words_of(game_id).decision(view, seat, names, speaker(lang))


def waiting(game_id: str, view: Any, names: Sequence[str], lang: str) -> str:
    """Players to act and their decision, for all readers. Works on the spectator's view."""
    return words_of(game_id).waiting(view, names, speaker(lang))


def sealed(game_id: str, view: Any, seat: Seat, lang: str, move: Move) -> str:
    """Why no move can follow this drafted one before it is confirmed."""
    return speaker(lang)(words_of(game_id).sealing(view, seat, move))


# ---------------------------------------------------------------- offers


def standing(game_id: str, view: Any, names: Sequence[str], lang: str) -> list[str]:
    """Persistent state in a few lines, for all readers. Works on the spectator's view."""
    return words_of(game_id).standing(view, names, speaker(lang))


def proposals(game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str) -> list[str]:
    """Offers to this seat, one per line."""
    return words_of(game_id).proposals(view, seat, names, speaker(lang))


def is_standing(game_id: str, view: Any, seat: Seat | None, event: Event) -> bool:
    """Whether the event is already covered by `standing` or `proposals` for this reader (None: all readers)."""
    return words_of(game_id).is_standing(view, seat, event)


def is_everybodys(game_id: str, event: Event) -> bool:
    """Whether the event happens by itself, not as an action against a reader."""
    return words_of(game_id).is_everybodys(event)


# ---------------------------------------------------------------- forms


def form(game_id: str, kind: str) -> tuple[str, ...]:
    """Fields of the form of a kind of move with open values; () if it has none."""
    return words_of(game_id).FORMS.get(kind, ())


def form_hint(game_id: str, lang: str, kind: str, field: str) -> str:
    return fit(words_of(game_id).form_hint(speaker(lang), kind, field), NOTE_LIMIT)


def form_start(
    game_id: str, view: Any, seat: Seat, lang: str, kind: str, given: Mapping[str, str]
) -> Mapping[str, str]:
    """Initial values of a form: the reader's current offer, or the request."""
    return words_of(game_id).form_start(speaker(lang), view, seat, kind, given)


def read_field(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str, text: str
) -> str | None:
    """Input of a form or an open option as a word of the notation; None if it cannot be parsed."""
    return words_of(game_id).read_field(speaker(lang), view, seat, kind, field, text, names)


def suggest(
    game_id: str, view: Any, seat: Seat, names: Sequence[str], lang: str, kind: str, field: str,
    typed: str = "", given: Mapping[str, str] | None = None,
) -> list[tuple[str, str]]:  # fmt: skip
    """Completions of an open field for the input so far: label and word."""
    typed, given = typed[:LONGEST_TYPED], {name: text[:LONGEST_TYPED] for name, text in (given or {}).items()}
    found = words_of(game_id).suggest_field(speaker(lang), view, seat, names, kind, field, typed, given)
    return [(fit(name, NOTE_LIMIT), word) for name, word in found if len(word) <= NOTE_LIMIT]


def implied(game_id: str, view: Any, field: str, given: Mapping[str, str]) -> str:
    """Value of a field that players do not type, in the current position."""
    return words_of(game_id).implied(view, field, given)


def picked(game_id: str, field: str) -> bool:
    """Whether a form shows this field as a menu."""
    return field in words_of(game_id).PICKED


# ---------------------------------------------------------------- log and digest


def log_line(game_id: str, event: Event, names: Sequence[str], lang: str) -> str:
    """Sentence for an event, as its reader may see it (`event.seen_by`)."""
    say = speaker(lang)
    if isinstance(event, Forced):
        forced = words_of(game_id).move(None, event.seat, names, say, GAMES[game_id].book.read(event.move))
        return say("event-Forced", seat=names[event.seat], move=forced)
    return say.event(game_id, event, names)


def unchosen(
    game_id: str, events: Iterable[Event], names: Sequence[str], lang: str, seat: Seat
) -> tuple[list[Event], list[str]]:
    """Of the events of a player's move those that they chose, and sentences for the others: forced moves, and what was
    revealed or happened by itself."""
    chosen, told = [], []
    for event in events:
        if not isinstance(event, (Forced, *words_of(game_id).UNCHOSEN)):
            chosen.append(event)
        elif getattr(event, "seat", seat) == seat:
            told.append(log_line(game_id, event, names, lang))
    return chosen, list(dict.fromkeys(told))


def digest(game_id: str, events: Iterable[Event], names: Sequence[str], lang: str, viewer: Seat | None) -> list[str]:
    """Summary as lines of markdown: events that concern the viewer first, then each player's actions."""
    seen = [event.seen_by(viewer) for event in events]
    over = [log_line(game_id, event, names, lang) for event in seen if isinstance(event, Finished)]
    played = [event for event in seen if not isinstance(event, Finished | Forced)]
    return over + words_of(game_id).digest(played, names, speaker(lang), viewer)


# ---------------------------------------------------------------- the table


def standings(game_id: str, standings: Standings, names: Sequence[str], lang: str) -> list[str]:
    """A line for each player, best first; at the end also the tie-break that decided."""
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
    """A table's options in one line, for the invitation."""
    say = speaker(lang)
    known, idle = GAMES[game_id].meta.options.choices(), words_of(game_id).idle_options(options)
    told = [name for name in known if name in options and name not in idle]
    return " · ".join(say(f"{game_id}-option-{name}-{options[name]}") for name in told)


# ---------------------------------------------------------------- for the games' own wordings


def short(name: str) -> str:
    return fit(name, NAME_LIMIT)


def podium(game_id: str, points: Sequence[int], names: Sequence[str], say: Speaker, viewer: Seat | None = None) -> str:
    """`Anna 12 points, you −1`, best first; a special text if no player scores."""
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
