"""My move: the private panel that leads from a question to a confirmed move, by narrowing.

What is offered is exactly `game.moves`; each option says its consequence. Where it stands is said in `choice_layout`.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.table.choice_layout import AT_ONCE, MENU, Menu, laid_out
from cogs.ui import table_pictures
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from cogs.ui.choice_paths import spelled
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.picture_cache import PictureCache
from engine import Choice, Move, Question, matching, narrow
from render import wording
from render.catching_up import catching_up
from render.wording import Label
from tables import Entry, Hall, SeatSession
from tables.play import hints

LINES_OF_NEWS = 8
ENDS = 24
"""How much is said on a closed menu of its first and its last entry."""


Section = Callable[[Hall, Who, SeatSession, Card], Awaitable[None]]
SECTIONS: list[Section] = []
"""What other cogs have to say in a panel before the question: a lesson."""


def section(made: Section) -> Section:
    """Claim a part of every panel, at import. For the eyes of whoever opened it."""
    SECTIONS.append(made)
    return made


async def card(
    picture_cache: PictureCache,
    me: Who,
    session: SeatSession,
    path: Sequence[str] = (),
    *,
    page: int = 0,
    news: Sequence[Entry] = (),
    reminders: Sequence[str] = (),
    hall: Hall | None = None,
) -> Card:
    """The panel as it stands after the words chosen so far. `reminders`: what the person wanted to be told first."""
    table, say, game = session.table, me.say, session.table.row.game
    assert session.seat is not None
    made = Card()
    offered = offered_at(session, path)
    question = offered.question
    path = question.path if question else ()
    heading = wording.decision(game, session.view, session.seat, escaped_names(table), me.lang) if session.moves else ""
    whose = say("panel-title" if session.owes else "panel-title-welcome")
    made.text(f"### {title(game, say)} · {whose}", heading)
    for add in SECTIONS if hall is not None else ():
        await add(hall, me, session, made)  # type: ignore[arg-type]
    if not session.draft:
        made.text(*reminders)
        digest = catching_up(
            game, news, escaped_names(table), me.lang, session.seat, LINES_OF_NEWS, beside=session.view
        )
        made.text(*([f"**{say('panel-since')}**", *digest] if digest else []))
    framed: tuple[Sequence[str], Sequence[Move]] = (path, offered.moves) if not session.complete else ((), ())
    changes = [event for entry in news for event in entry.events]
    made.picture(await table_pictures.focus(picture_cache, session, me.reader, *framed, changes), "focus")
    if session.draft:
        made.text(f"**{say('panel-drafted')}**", *drafted(me, session))
    if session.broken is not None:
        made.text(say("panel-broken", why=escaped(say.refusal(game, session.broken))))
    if session.sealed:
        made.text(wording.sealed(game, session.view, session.seat, me.lang, session.draft[-1]))
    last = closing(session)
    if question and not session.complete and not (last and is_all(session)):
        offer(made, me, session, offered.moves, question, page)
    elif not session.sealed and (session.complete or last):
        made.text(say("panel-complete" if session.draft else "panel-only"))
    return made.row(*_controls(me, session, path, offered))


MORE = ("more",)
"""The word on the button behind which that is which can be said besides."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What a panel asks: the moves it is about, and the question."""

    moves: list[Move]
    question: Question | None
    away: bool = False
    """Something has been chosen that was not the only possibility."""
    more: bool = False
    """There is more to say than is asked for here."""


def offered_at(session: SeatSession, path: Sequence[str]) -> Offered:
    matter, beside = sorted_out(session)
    if tuple(path) == MORE and beside:
        return Offered(beside, narrow(beside), away=True)
    everything, last = [*matter, *beside], closing(session)
    matter = [m for m in matter if m != last] or matter  # it stands on the Confirm button
    first = narrow(matter)
    question = narrow(everything, path) if path else None
    if question is None or first is None or question.path == first.path:
        return Offered(matter, first, more=bool(beside))
    return Offered(everything, question, away=True)


def sorted_out(session: SeatSession) -> tuple[list[Move], list[Move]]:
    """What belongs to the matter in hand and what can be said besides, each in the order in which it is best read."""
    assert session.seat is not None
    game, view = session.table.row.game, session.view
    moves = wording.arranged(game, view, session.seat, session.moves)
    settings = cog_of(game).settings
    beside = wording.asides(game, view, session.seat, moves) if moves else []
    beside += [move for move in moves if move.kind in settings and move not in beside]
    known = {id(move) for move in beside}
    matter = [move for move in moves if id(move) not in known]
    return (matter, beside) if matter else (beside, [])


def drafted(me: Who, session: SeatSession) -> list[str]:
    """The drafted moves in words, each seen from the position in which it was made."""
    table = session.table
    assert session.seat is not None
    state, lines = table.state, []
    for number, move in enumerate(session.draft, 1):
        view = table.game.view(state, session.seat)
        lines.append(
            f"{number}. {wording.move(table.row.game, view, session.seat, escaped_names(table), me.lang, move)}"
        )
        if number < len(session.draft):
            state = table.game.attempt(state, session.seat, move).state
    return lines


class Verbs(NamedTuple):
    """Which buttons lead on from a question."""

    say: str
    pick: str
    page: str


MOVING = Verbs("say", "pick", "page")


def offer(
    made: Card,
    me: Who,
    session: SeatSession,
    moves: Sequence[Move],
    question: Question,
    page: int,
    verbs: Verbs = MOVING,
) -> None:
    """The question and its answers."""
    table = session.table
    assert session.seat is not None
    view = session.view
    few = len(matching(moves, question.path)) <= AT_ONCE
    layout = laid_out(question, moves, wording.shortcuts(table.row.game, view, session.seat, moves, few))
    made.text(f"**{wording.ask(table.row.game, view, session.seat, escaped_names(table), me.lang, question)}**")
    choices = layout.question.choices
    if len(choices) <= AT_ONCE:
        labelled = _labelled(me, session, layout.question, choices)
        made.text(*dict.fromkeys(_noted(label) for _, label in labelled if label.note))
        made.row(*[_option(session, choice, label, verbs) for choice, label in labelled])
    else:
        _paged(made, me, session, layout.question, page, verbs)
    for number, shown in enumerate(layout.menus, 1):
        made.row(
            _menu(me, session, shown.question, shown.choices, verbs, _called(me, session, question, shown), number)
        )


def _labelled(
    me: Who, session: SeatSession, question: Question, choices: Sequence[Choice]
) -> list[tuple[Choice, Label]]:
    table, view, seat = session.table, session.view, session.seat
    assert seat is not None
    return [(c, wording.choice(table.row.game, view, seat, table.names, me.lang, question, c)) for c in choices]


def _called(me: Who, session: SeatSession, asked: Question, shown: Menu) -> str:
    """What stands on a closed menu: the kind of move it is about, and where it begins and ends if it is one of two."""
    name = me.say("panel-choose")
    if shown.kind is not None:
        ((_, label),) = _labelled(me, session, asked, [shown.kind])
        name = f"{label.emoji} {label.text}" if label.emoji else label.text
    if not shown.part:
        return name
    first, last = (
        label.text for _, label in _labelled(me, session, shown.question, [shown.choices[0], shown.choices[-1]])
    )
    return me.say("panel-choose-part", name=name, first=wording.fit(first, ENDS), last=wording.fit(last, ENDS))


def _menu(
    me: Who,
    session: SeatSession,
    question: Question,
    choices: Sequence[Choice],
    verbs: Verbs,
    name: str,
    number: int = 0,
) -> object:
    options = [
        discord.SelectOption(
            label=label.text[:100],
            value=".".join(spelled(choice.path)),
            description=label.note[:100] or None,
            emoji=label.emoji,
        )
        for choice, label in _labelled(me, session, question, choices)
    ]
    words = (str(number),) if number else ()  # no two menus of a message may have the same id
    return menu(name, options, verbs.pick, session.table.id, session.stamp, words)


def _paged(made: Card, me: Who, session: SeatSession, question: Question, page: int, verbs: Verbs) -> None:
    """One menu, and buttons for the pages of it."""
    choices = question.choices
    page = page if 0 <= page * MENU < len(choices) else 0
    made.row(_menu(me, session, question, choices[page * MENU : (page + 1) * MENU], verbs, me.say("panel-choose")))
    if len(choices) > MENU:
        last = (len(choices) - 1) // MENU
        made.row(
            *[
                button(
                    me.say("panel-page", page=n + 1), verbs.page, session.table.id, session.stamp,
                    (str(n), *spelled(question.path)), disabled=n == page,
                )
                for n in range(last + 1)
            ][:5]
        )  # fmt: skip


def _noted(label: Label) -> str:
    return f"-# **{escaped(label.brief or label.text)}** · {escaped(label.note)}"


def _option(session: SeatSession, choice: Choice, label: Label, verbs: Verbs) -> object:
    style = ButtonStyle.primary if is_emphasised(session, choice) else ButtonStyle.secondary
    words = spelled(choice.path)
    return button(label.text, verbs.say, session.table.id, session.stamp, words, style=style, emoji=label.emoji)


def is_emphasised(session: SeatSession, choice: Choice) -> bool:
    """A main action of the game: a whole move that does something, or a kind of such moves."""
    cog = cog_of(session.table.row.game)
    if not cog.is_main_action(choice.example):
        return False
    if choice.move is None:
        return choice.path == (choice.example.kind,)
    return session.seat is not None and cog.has_effect(session.view, session.seat, choice.move)


FINISH = ("finish",)
"""The word on a Confirm button that also says the one thing left."""


def closing(session: SeatSession) -> Move | None:
    """What closes the turn, if there is one such thing: it is confirmed along with the draft, in one press.

    Where nothing is drafted yet, it is what the table waits for if nothing else can be said.
    """
    if session.complete or session.sealed or not session.moves or (not session.draft and len(session.moves) > 1):
        return None
    kinds = cog_of(session.table.row.game).closing
    moves = [m for m in sorted_out(session)[0] if m.kind in kinds] if session.draft else session.moves
    found = [m for m in moves if not m.open and completes(session, m)]
    return found[0] if len(found) == 1 and session.owes else None


def is_answered_at_once(session: SeatSession, move: Move) -> bool:
    """An answer that commits nothing but itself, and after which nothing more is asked: there is nothing to look at
    before it is confirmed."""
    return not session.draft and move.kind in cog_of(session.table.row.game).at_once and completes(session, move)


def completes(session: SeatSession, move: Move) -> bool:
    """Whether nothing more is asked of the seat afterwards, or nothing that can be known before."""
    assert session.seat is not None
    game = session.table.game
    outcome = game.attempt(session.ahead, session.seat, move)
    return outcome.reveals or session.seat not in game.to_act(outcome.state)


def is_all(session: SeatSession) -> bool:
    """One thing only is left to say."""
    return len(sorted_out(session)[0]) == 1


def _controls(me: Who, session: SeatSession, path: Sequence[str], offered: Offered) -> list[object]:
    say, table = me.say, session.table
    made: list[object] = []
    last = closing(session)
    if last is not None:
        words = wording.move(table.row.game, session.view, session.seat or 0, escaped_names(table), me.lang, last)
        style = ButtonStyle.success if is_all(session) else ButtonStyle.secondary
        made.append(button(say("button-finish", move=words), "confirm", table.id, session.stamp, FINISH, style=style))
    if session.draft:
        if last is None or not is_all(session):
            whole = session.complete or session.draft[-1].open
            style = ButtonStyle.success if whole else ButtonStyle.secondary
            label = "button-confirm" if whole else "button-confirm-so-far"
            made.append(button(say(label), "confirm", table.id, session.stamp, style=style))
        made.append(button(say("button-back"), "back", table.id, session.stamp))
    if path and not session.complete and wording.form(table.row.game, path[0]):
        made.append(button(say("button-form"), "form", table.id, session.stamp, spelled(path[:2])))
    asking = not session.sealed and not session.complete
    if asking and offered.away and len(session.moves) > 1:
        made.append(button(say("button-other"), "say", table.id, session.stamp))
    if asking and offered.more and not (last and is_all(session)):
        made.append(button(say("button-more"), "say", table.id, session.stamp, MORE))
    if len(session.draft) > 1:
        made.append(button(say("button-restart"), "restart", table.id, session.stamp))
    if asking and session.owes and hints.may_ask(table):
        made.append(button(say("button-hint"), "hint", table.id))
    made.append(button(say("button-board"), "board", table.id))
    if asking:
        made.append(button(say("button-why-not"), "why_not", table.id))
    return made
