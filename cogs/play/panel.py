"""My move: the private panel that leads from a question to a confirmed move, by narrowing.

It is never longer than a screen and a half of a phone: what is less needed gives way first (`Pressed`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

from discord import ButtonStyle

from cogs.play.menu_names import DOT
from cogs.play.offered import MORE, Offered, closings_anyway, finishes, finishing, is_under_way, offered_at
from cogs.play.panel_answers import is_emphasised, offer
from cogs.play.several_steps import Steps, several_steps
from cogs.play.several_steps_offer import (
    LONGEST_LABEL,
    STEPS_PARTS,
    Ticks,
    confirms_last_answers,
    offer_several_steps,
    step_in_words,
)
from cogs.ui import table_pictures
from cogs.ui.answers import MOST_PARTS, Card
from cogs.ui.buttons import button, spelled
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.phone_size import AROUND, FRAME, SCREEN, text_lines
from cogs.ui.table_pictures import PictureCache
from engine import Move
from render.pictures import Picture
from tables import Entry, Hall, SeatSession
from words import Speaker, wording
from words.catching_up import catching_up

LONGEST_PANEL = 1.5 * SCREEN - AROUND
"""On a phone, in pixels."""
EVERYTHING = 1000
"""Lines of news: more than there ever are."""


class Pressed(NamedTuple):
    """How much is said of what is not the question, where the panel would be too long."""

    news: int
    """Lines."""
    brief: bool = False
    """What is drafted stands in small print, in so many lines at most:"""
    drafted: int = 3
    about: int = 100
    """Lines of what the question is about."""
    ways_on_buttons: bool = True
    """Else several steps at once are in a menu."""
    titled: bool = True
    """Else the game stands in one line with what the question is about, if something is drafted: whose move it is goes
    without saying then."""


EASE = (
    Pressed(8),
    Pressed(5, brief=True),
    Pressed(3, brief=True),
    Pressed(2, brief=True, about=6),
    Pressed(1, brief=True, about=4),
    Pressed(1, brief=True, drafted=2, about=2),
    Pressed(1, brief=True, drafted=1, about=2, titled=False),
    Pressed(1, brief=True, drafted=1, about=2, titled=False, ways_on_buttons=False),
)


Section = Callable[[Hall, Who, SeatSession, Card], Awaitable[None]]
SECTIONS: list[Section] = []
"""What other cogs have to say in a panel at a practice table, before the question: a lesson."""


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
    whereabouts: str = "",
) -> Card:
    """The panel as it stands after the words chosen so far. `reminders`: what the person wanted to be told first;
    `whereabouts`: which table it is, where the panel is shown elsewhere."""
    offered = offered_at(session, path)
    question = offered.question
    lessons = Card()
    for add in SECTIONS if hall is not None and session.table.is_practice else ():
        await add(hall, me, session, lessons)  # type: ignore[arg-type]
    asking = question is not None and not session.complete and not offered.settled
    found = await asyncio.to_thread(several_steps, session) if asking and not offered.away else []
    framed: tuple[Sequence[str], Sequence[Move]] = ((), ())
    if not session.complete:
        framed = (() if found or not question else question.path, [*offered.moves, *_later(found, offered.moves)])
    changes = [event for entry in news for event in entry.events]
    picture = await table_pictures.focus(picture_cache, session, me.reader, *framed, changes)
    shown = _Shown(me, session, offered, found, picture, lessons, news, reminders, page, whereabouts)
    return await asyncio.to_thread(_fitting, shown) if asking else _without_answers(shown)


class _Shown(NamedTuple):
    """All that a panel is about."""

    me: Who
    session: SeatSession
    offered: Offered
    found: Sequence[Steps]
    picture: Picture
    lessons: Card
    news: Sequence[Entry]
    reminders: Sequence[str]
    page: int
    whereabouts: str
    may_be_last: bool = False
    """One of the answers can be confirmed by the press that says it."""


def _without_answers(shown: _Shown) -> Card:
    session, offered = shown.session, shown.offered
    for pressed in EASE:
        made = _above(shown, pressed)
        if not session.sealed and (session.complete or offered.settled):
            open_end = len(offered.closings) > 1
            key = "panel-how-to-finish" if open_end else "panel-complete" if session.draft else "panel-only"
            made.text(shown.me.say(key))
        made.row(*_controls(shown.me, session, offered))
        if made.height <= LONGEST_PANEL:
            break
    return made


def _fitting(shown: _Shown) -> Card:
    """With all answers as short as they can be said, if there is any way; then with what is said of each."""
    session, wanted = shown.session, Card()
    under_way = confirms_last_answers(shown.me) and is_under_way(session)
    shown = shown._replace(may_be_last=under_way and any(finishes(session, m) for m in shown.offered.moves))
    _answered(wanted, shown, LONGEST_PANEL, bare=True)
    for pressed in EASE:
        room = _room(shown, pressed)
        if room >= wanted.height - FRAME:
            break
    made = _with_answers(shown, pressed, room)
    if made.height <= LONGEST_PANEL:
        eased = _eased(shown, pressed, LONGEST_PANEL - made.height)
        return made if eased == pressed else _with_answers(shown, eased, room)
    if not shown.found:
        return _with_answers(shown, pressed._replace(news=0), room)
    alone = shown._replace(found=())
    return _with_answers(alone, pressed, _room(alone, pressed))


def _eased(shown: _Shown, pressed: Pressed, spare: float) -> Pressed:
    """Room that the answers leave goes to what gave way for nothing."""
    height = _above(shown, pressed).height
    fitting = (each for each in EASE if _above(shown, each).height <= height + spare)
    return next(fitting, pressed)._replace(ways_on_buttons=pressed.ways_on_buttons)


def _room(shown: _Shown, pressed: Pressed) -> float:
    """For the question and its answers."""
    me, session = shown.me, shown.session
    around = Card()
    ticks = offer_several_steps(around, me, session, shown.found, pressed.ways_on_buttons)
    ticks = ticks.beside(Ticks(in_menus=shown.may_be_last))
    around.text(_what_a_tick_means(me, ticks)).row(*_controls(me, session, shown.offered))
    return LONGEST_PANEL - _above(shown, pressed).height - (around.height - FRAME)


def _with_answers(shown: _Shown, pressed: Pressed, room: float) -> Card:
    me, session = shown.me, shown.session
    made, controls = _above(shown, pressed), _controls(me, session, shown.offered)
    ticks = _answered(made, shown, room)
    if made.parts + len(controls) + 3 + STEPS_PARTS <= MOST_PARTS:
        ticks = ticks.beside(offer_several_steps(made, me, session, shown.found, pressed.ways_on_buttons))
    return made.text(_what_a_tick_means(me, ticks)).row(*controls)


def _what_a_tick_means(me: Who, ticks: Ticks) -> str:
    """Where the only ones are in closed menus, that is said, too."""
    if not any(ticks):
        return ""
    return f"-# {me.say('panel-done-at-once' if ticks.on_buttons else 'panel-done-at-once-menu')}"


def _answered(made: Card, shown: _Shown, room: float, *, bare: bool = False) -> Ticks:
    moves, question = shown.offered.moves, shown.offered.question
    assert question is not None
    return offer(made, shown.me, shown.session, moves, question, shown.page, room=room, bare=bare)


def _above(shown: _Shown, pressed: Pressed) -> Card:
    """What stands above the question: what it is about, what has happened, the picture, and what is drafted."""
    me, session = shown.me, shown.session
    table, say, game = session.table, me.say, session.table.row.game
    assert session.seat is not None
    asked = bool(session.moves) and not session.complete
    about = wording.decision(game, session.view, session.seat, escaped_names(table), me.lang) if asked else ""
    heading = in_brief(about, pressed.about, say)
    whose = say("panel-title" if session.owes else "panel-title-welcome")
    where = f"-# {shown.whereabouts}" if shown.whereabouts else ""
    if session.draft and heading and not pressed.titled:
        first, _, rest = heading.partition("\n")
        made = Card().text(f"**{title(game, say)}** · {first}", where, rest)
    else:
        made = Card().text(f"### {title(game, say)} · {whose}", where, heading)
    made.add(shown.lessons)
    if not session.draft:
        made.text(*shown.reminders)
        made.text(*_news(shown, pressed.news))
    made.picture(shown.picture, "focus")
    if session.draft:
        brief = pressed.brief and len(session.draft) > 1
        whole = [f"**{say('panel-drafted')}**", *drafted(me, session)]
        made.text(*(_drafted_in_brief(me, session, pressed.drafted) if brief else whole))
    if session.broken is not None:
        lost, why = _lost(me, session), escaped(say.refusal(game, session.broken))
        made.text(say("panel-broken", lost=lost, why=why))
    if session.sealed:
        made.text(wording.sealed(game, session.view, session.seat, me.lang, session.draft[-1]))
    return made


def _lost(me: Who, session: SeatSession) -> str:
    """What had been planned and does not fit any more: its first step, with a sign if there was more."""
    table, (first, *more) = session.table, session.lost
    move = table.game.book.read(first)
    said = wording.move(table.row.game, None, session.seat or 0, escaped_names(table), me.lang, move)
    return said + (" …" if more else "")


def in_brief(about: str, most: int, say: Speaker) -> str:
    """What a question is about, in so many lines at most; all of it stands beside the board."""
    lines = about.split("\n")
    if len(lines) <= most:
        return about
    kept = lines[: most - 1]
    while len(kept) > 1 and kept[-1].endswith(":"):  # with nothing below it
        kept.pop()
    return "\n".join([*kept, say("panel-about-more")])


def _news(shown: _Shown, most: int) -> list[str]:
    """What has happened since, in so many lines at most."""
    me, session = shown.me, shown.session
    game, names = session.table.row.game, escaped_names(session.table)
    told = catching_up(game, shown.news, names, me.lang, session.seat, EVERYTHING, beside=session.view)
    lines = [line for line in told if line != f"**{me.say('recap-touched')}**"]  # one heading is enough here
    since = "panel-since" if session.table.seats[session.seat or 0].last_move else "panel-so-far"
    return news_in_brief(lines, {f"**{name}**" for name in names}, me.say, most, since)


def news_in_brief(
    lines: Sequence[str], headings: Collection[str], say: Speaker, most: int, since: str = "panel-since"
) -> list[str]:
    """Where no line has room but one, that says where they can be read. No heading stands over nothing."""
    if not most:
        return []
    kept = lines if len(lines) <= most else lines[: most - 1]
    while kept and kept[-1] in headings:
        kept = kept[:-1]
    if not kept:
        return [say("panel-news-in-log")] if lines else []
    more = [say("recap-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return [f"**{say(since)}**", *kept, *more]


def _later(found: Sequence[Steps], moves: Sequence[Move]) -> list[Move]:
    """What several steps at once lead to beyond the question: the picture shows it, too."""
    known, later = {move.words for move in moves}, {}
    for move in (move for steps in found for move in steps.moves):
        if move.words not in known:
            later[move.words] = move
    return [*later.values()]


def drafted(me: Who, session: SeatSession) -> list[str]:
    """The drafted moves in words, each seen from the position in which it was made."""
    game, names = session.table.row.game, escaped_names(session.table)
    return [
        f"{number}. {wording.move(game, view, session.seat or 0, names, me.lang, move)}"
        for number, (move, view) in enumerate(_as_made(session), 1)
    ]


def _drafted_in_brief(me: Who, session: SeatSession, most: int) -> list[str]:
    """In so many lines of small print."""
    steps = [escaped(step_in_words(me, session, move, view)) for move, view in _as_made(session)]
    told = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
    return [latest(f"-# **{me.say('panel-drafted')}** ", told, most)]


def latest(heading: str, told: Sequence[str], most: int) -> str:
    """Steps in one paragraph of so many lines; where that is too little, the latest of them, and always the last."""
    for left_out in range(len(told)):
        said = heading + DOT.join([*(["…"] if left_out else []), *told[left_out:]])
        if text_lines(said) <= most:
            break
    return said


def _as_made(session: SeatSession) -> list[tuple[Move, Any]]:
    """The drafted moves, and what the seat sees before each."""
    game, state, made = session.table.game, session.table.state, []
    assert session.seat is not None
    for number, move in enumerate(session.draft, 1):
        made.append((move, game.view(state, session.seat)))
        if number < len(session.draft):
            state = game.attempt(state, session.seat, move).state
    return made


def _is_tempting(session: SeatSession, offered: Offered) -> bool:
    """Whether there is a main action left to do."""
    return offered.question is None or any(is_emphasised(session, choice) for choice in offered.question.choices)


def _closing_words(me: Who, session: SeatSession, move: Move) -> str:
    table, view, seat = session.table, session.view, session.seat or 0
    short = wording.button(table.row.game, view, seat, table.names, me.lang, move)
    return short or wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move)


def _with_closing(me: Who, session: SeatSession, last: Move, style: ButtonStyle = ButtonStyle.secondary) -> object:
    """A Confirm button that also says what closes the turn."""
    label = wording.fit(me.say("button-finish", move=_closing_words(me, session, last)), LONGEST_LABEL)
    return button(label, "confirm", session.table.id, session.stamp, finishing(last.words), style=style)


def _controls(me: Who, session: SeatSession, offered: Offered) -> list[object]:
    say, table = me.say, session.table
    path = offered.question.path if offered.question else ()
    made: list[object] = []
    alone = len(offered.closings) == 1 and (offered.settled or not _is_tempting(session, offered))
    style = ButtonStyle.success if alone else ButtonStyle.secondary
    made += [_with_closing(me, session, last, style) for last in offered.closings]
    if session.draft:
        if not offered.settled:
            whole = session.complete or session.draft[-1].open
            style = ButtonStyle.success if whole else ButtonStyle.secondary
            label = "button-confirm" if whole else "button-confirm-so-far"
            made.append(button(say(label), "confirm", table.id, session.stamp, style=style))
        made += [_with_closing(me, session, last) for last in closings_anyway(session)]
        made.append(button(say("button-back"), "back", table.id, session.stamp))
    if path and not session.complete and wording.form(table.row.game, path[0]):
        made.append(button(say("button-form"), "form", table.id, session.stamp, spelled(path[:2])))
    asking = not session.sealed and not session.complete
    if asking and offered.away and len(session.moves) > 1:
        made.append(button(say("button-other"), "say", table.id, session.stamp))
    if asking and offered.more and not offered.settled:
        made.append(button(say("button-more"), "say", table.id, session.stamp, MORE))
    if len(session.draft) > 1:
        made.append(button(say("button-restart"), "restart", table.id, session.stamp))
    if asking and session.owes and table.allows_hints:
        made.append(button(say("button-hint"), "hint", table.id))
    made.append(button(say("button-board"), "board", table.id))
    if asking:
        made.append(button(say("button-why-not"), "why_not", table.id))
    return made
