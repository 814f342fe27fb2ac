"""Form for a kind of moves with too many values to list: its fields, their initial values, and parsing the input as
a move."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import Move, Unreadable
from engine.touching import Tag
from prompts.context import Context
from tables import Refused, SeatSession
from words import Speaker, speaker, wording

LONGEST = 200
"""Maximum characters of a field."""
OPTIONS = 25
"""Maximum options of a field."""


@dataclass(frozen=True, slots=True)
class FormField:
    name: str
    label: str
    hint: str
    required: bool
    start: str
    """Initial value."""
    options: tuple[tuple[str, str], ...] = ()
    """Name and word of each option, if there are few; otherwise a text field."""


@dataclass(frozen=True, slots=True)
class Form:
    kind: str
    title: str
    fields: tuple[FormField, ...]


def form(
    session: SeatSession, lang: str, kind: str, given: Mapping[str, str], typed: Mapping[str, str] | None = None
) -> Form | None:
    """The form of a kind of moves; None if it has none. `given`: fields already chosen; `typed`: the previous input."""
    game, say = session.table.row.game, speaker(lang)
    fields = wording.form(game, kind)
    if not fields or session.seat is None:
        return None
    start = typed or wording.form_start(game, session.view, session.seat, lang, kind, given)
    made = [_field(session, kind, field, say, start.get(field, "")) for field in fields]
    return Form(kind, say(f"{game}-move-{kind}"), tuple(made))


def form_chosen(context: Context, left: Sequence[Move], chosen: Sequence[Tag]) -> Form | None:
    """The form for the moves left, if they are of one kind."""
    if len({move.kind for move in left}) != 1:
        return None
    kind = left[0].kind
    fields = context.session.table.game.book.fields(kind)
    return form(context.session, context.lang, kind, {field: word for field, word in chosen if field in fields})


def asked_for(game: str, kind: str, field: str, say: Speaker) -> str:
    """Label above a field."""
    return say.first(f"{game}-ask-{kind}-{field}", f"{game}-ask-{field}")


def _field(session: SeatSession, kind: str, field: str, say: Speaker, start: str) -> FormField:
    game = session.table.row.game
    return FormField(
        field,
        asked_for(game, kind, field, say),
        wording.form_hint(game, say.lang, kind, field),
        field not in session.table.game.book.defaults(kind),
        start[:LONGEST],
        _options(session, kind, field, say.lang, start) if wording.picked(game, field) else (),
    )


def _options(session: SeatSession, kind: str, field: str, lang: str, start: str) -> tuple[tuple[str, str], ...]:
    """The options of a field, always including the initial value."""
    game, names = session.table.row.game, session.table.names
    assert session.seat is not None
    offered = wording.suggest(game, session.view, session.seat, names, lang, kind, field)
    if start:
        chosen = [(name, word) for name, word in offered if word == start]
        chosen = chosen or wording.suggest(game, session.view, session.seat, names, lang, kind, field, start)[:1]
        offered = chosen + [(name, word) for name, word in offered if (name, word) not in chosen]
    return tuple(offered[:OPTIONS])


def composed(session: SeatSession, lang: str, kind: str, typed: Mapping[str, str]) -> Move:
    """The typed move, in the reader's language or in ids."""
    game, names, words = session.table.row.game, session.table.names, {}
    assert session.seat is not None
    if kind not in session.table.game.book.kinds:
        raise Refused("error-unknown-button")
    for field, text in typed.items():
        if field not in session.table.game.book.fields(kind):
            raise Refused("error-unknown-button")
        word = wording.read_field(game, session.view, session.seat, names, lang, kind, field, text[:LONGEST])
        if word is None:
            raise Refused("form-unreadable", text=text[:60], hint=wording.form_hint(game, lang, kind, field))
        words[field] = word
    try:
        return session.table.game.book.compose(kind, words)
    except Unreadable as unreadable:
        raise Refused("form-incomplete") from unreadable
