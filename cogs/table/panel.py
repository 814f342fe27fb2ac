"""My move: the private panel that leads from a question to a confirmed move, by narrowing.

What is offered is exactly `game.moves`; each option says its consequence. Where it stands is said in `choice_layout`.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle

from cogs.table.choice_layout import AT_ONCE, MENU, Menu, laid_out
from cogs.table.several_steps import Steps, several_steps
from cogs.ui import table_pictures
from cogs.ui.answers import MOST_PARTS, Card
from cogs.ui.buttons import button, menu
from cogs.ui.choice_paths import spelled
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped, escaped_names, title
from cogs.ui.phone_size import button_width, buttons_height, text_height, text_lines
from cogs.ui.picture_cache import PictureCache
from engine import Choice, Move, Question, matching, narrow
from render import wording
from render.catching_up import catching_up
from render.wording import Label
from tables import Entry, Hall, SeatSession
from tables.play import hints

LONGEST_LABEL = 38
"""Letters: a phone cuts off what is longer on a button. Up to this, something may be added to it:"""
SHORT_LABEL = 34
DOT = " · "
MANY = 3
"""What so many answers have in common is said once for all of them."""
FEW_WAYS = 4
STEPS_PARTS = 5
"""So many parts of a message the choice of several steps takes."""
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
    controls = _controls(me, session, path, offered)
    if question and not session.complete and not offered.settled:
        offer(made, me, session, offered.moves, question, page)
        is_room = made.parts + len(controls) + 2 + STEPS_PARTS <= MOST_PARTS
        if not offered.away and is_room:
            _offer_several_steps(made, me, session, await asyncio.to_thread(several_steps, session))
    elif not session.sealed and (session.complete or offered.settled):
        made.text(say("panel-complete" if session.draft else "panel-only"))
    return made.row(*controls)


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
    closings: tuple[Move, ...] = ()
    """What stands on Confirm buttons."""
    settled: bool = False
    """Nothing but that is left to say."""


def offered_at(session: SeatSession, path: Sequence[str], *, planning: bool = False) -> Offered:
    """`planning`: nothing is confirmed there, so that everything is asked for."""
    matter, beside = sorted_out(session)
    last = () if planning else closings(session)
    if tuple(path) == MORE and beside:
        return Offered(beside, narrow(beside), away=True, closings=last)
    everything = [*matter, *beside]
    others = [m for m in matter if m not in last]
    settled, matter = bool(last) and not others, others or matter
    first = narrow(matter)
    question = narrow(everything, path) if path else None
    if question is None or first is None or question.path == first.path:
        return Offered(matter, first, more=bool(beside), closings=last, settled=settled)
    return Offered(everything, question, away=True, closings=last)


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
    direct = wording.shortcuts(table.row.game, view, session.seat, moves, few)

    def height(asked: Question, choices: Sequence[Choice]) -> float:
        labels, common = _on_buttons([label for _, label in _labelled(me, session, asked, choices)])
        if any(label.text.endswith(wording.CUT) for label in labels):
            return math.inf
        widths = [button_width(label.text, label.emoji is not None) for label in labels]
        return text_height("\n".join(_notes(labels, common))) + buttons_height(widths)

    layout = laid_out(question, moves, direct, height, cog_of(table.row.game).foremost)
    made.text(f"**{wording.ask(table.row.game, view, session.seat, escaped_names(table), me.lang, question)}**")
    choices = layout.question.choices
    if not layout.paged:
        labels, common = _on_buttons([label for _, label in _labelled(me, session, layout.question, choices)])
        made.text(*_notes(labels, common))
        made.row(*[_option(session, c, label, verbs) for c, label in zip(choices, labels, strict=True)])
    else:
        _paged(made, me, session, layout.question, page, verbs)
    for number, shown in enumerate(layout.menus, 1):
        made.row(
            _menu(me, session, shown.question, shown.choices, verbs, _called(me, session, question, shown), number)
        )


def _offer_several_steps(made: Card, me: Who, session: SeatSession, found: Sequence[Steps]) -> None:
    """As buttons where the ways are few and short, else in a menu: each by what tells it from the others, and below it
    step by step."""
    told = [_in_words(me, session, steps) for steps in found]
    wholes = [DOT.join(_counted(each)) for each in told]
    if len(found) <= FEW_WAYS and all(len(whole) <= LONGEST_LABEL for whole in wholes):
        table, stamp = session.table, session.stamp
        ways = zip(found, wholes, strict=True)
        made.row(*[button(whole, MOVING.say, table.id, stamp, (steps.word,), emoji="⏭️") for steps, whole in ways])
    elif found:
        common = Counter(told[0])
        for each in told[1:]:
            common &= Counter(each)
        options = []
        for steps, each, whole in zip(found, told, wholes, strict=True):
            own = [*(Counter(each) - (common if len(found) > 1 else Counter())).elements()] or each
            note = DOT.join(part for part in (_brought(me, session, steps), whole) if part)
            label = wording.fit(DOT.join(_counted(own)), 100)
            options.append(discord.SelectOption(label=label, value=steps.word, description=wording.fit(note, 100)))
        name = me.say("panel-several-steps")
        made.row(menu(name, options, MOVING.pick, session.table.id, session.stamp, ("steps",)))


def _counted(told: Sequence[str]) -> list[str]:
    return [what if times == 1 else f"{what} ×{times}" for what, times in Counter(told).items()]


def _in_words(me: Who, session: SeatSession, steps: Steps) -> list[str]:
    """Its steps; what only closes something goes without saying."""
    closing = cog_of(session.table.row.game).closing - {"draw"}
    said = [*zip(steps.moves, steps.views, strict=True)]
    telling = [(move, view) for move, view in said if move.kind not in closing]
    return [_step_in_words(me, session, move, view) for move, view in telling or said]


def _step_in_words(me: Who, session: SeatSession, move: Move, view: Any) -> str:
    game, seat, names = session.table.row.game, session.seat or 0, session.table.names
    short = wording.button(game, view, seat, names, me.lang, move)
    return short if has_words(short) else wording.move(game, view, seat, names, me.lang, move)


def _brought(me: Who, session: SeatSession, steps: Steps) -> str:
    """What the last of the steps costs or leads to."""
    asked, view, last = narrow([steps.moves[-1]]), steps.views[-1], steps.moves[-1]
    assert asked is not None
    game, seat, names = session.table.row.game, session.seat or 0, session.table.names
    settled = Choice(last.words[-1], last.words, 1, last, last)
    return wording.choice(game, view, seat, names, me.lang, replace(asked, field="kind", path=()), settled).note


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


def _notes(labels: Sequence[Label], common: str) -> list[str]:
    """What the buttons do not say. Signs alone are always told in words, and what is cut off is told whole."""
    told = [b for b in labels if b.note or not has_words(b.text) or b.text.endswith(wording.CUT)]
    return [*([f"-# {escaped(common)}"] if common else []), *dict.fromkeys(map(_noted, told))]


def has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


def _on_buttons(labels: Sequence[Label]) -> tuple[list[Label], str]:
    """The labels as they stand on buttons, and what is true of all of them, which is said once."""
    parts = [label.note.split(DOT) for label in labels]
    common = [part for part in parts[0] if all(part in others for others in parts[1:])] if len(parts) >= MANY else []
    left = [DOT.join(part for part in each if part not in common) for each in parts]
    fewest = 0 if len(labels) > AT_ONCE else 1
    made = [_on_button(replace(label, note=n), fewest) for label, n in zip(labels, left, strict=True)]
    return made, DOT.join(common)


def _on_button(label: Label, fewest: int) -> Label:
    """Its consequence stands on the button as far as it is short, the rest in one line of small print: so many parts at
    least."""
    text, parts = label.text, label.note.split(DOT) if label.note else []
    if label.button and len(label.button) < len(text):
        text = label.button
    brief = label.brief or (text if has_words(text) else label.text)
    while parts and has_words(text) and len(text) + len(DOT) + len(parts[0]) <= SHORT_LABEL:
        text = DOT.join((text, parts.pop(0)))
    while len(parts) > fewest and text_lines(_noted(replace(label, note=DOT.join(parts), brief=brief))) > 1:
        parts.pop()
    if len(text) > LONGEST_LABEL:
        text, brief = wording.fit(text, LONGEST_LABEL), text
    return replace(label, text=text, note=DOT.join(parts), brief=brief)


def _noted(label: Label) -> str:
    name = f"-# **{escaped(label.brief or label.text)}**"
    return DOT.join((name, escaped(label.note))) if label.note else name


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


FINISH = "finish"
"""The first word on a Confirm button that also says what closes the turn; the others are those of the move."""
CLOSINGS = 3
"""So many Confirm buttons are still told apart at a glance."""


def closings(session: SeatSession) -> tuple[Move, ...]:
    """What closes the turn: each is confirmed along with the draft, in one press.

    Where nothing is drafted yet, it is what the table waits for if nothing else can be said.
    """
    if session.complete or session.sealed or not session.owes or (not session.draft and len(session.moves) != 1):
        return ()
    kinds = cog_of(session.table.row.game).closing
    moves = [m for m in sorted_out(session)[0] if m.kind in kinds] if session.draft else session.moves
    return tuple([m for m in moves if not m.open and completes(session, m)][:CLOSINGS])


def closing_meant(session: SeatSession, words: Sequence[str]) -> Move | None:
    """What a Confirm button says besides the draft. Buttons made before there were several name none."""
    if not words or words[0] != FINISH:
        return None
    found = matching(closings(session), words[1:])
    return found[0] if found else None


def is_answered_at_once(session: SeatSession, move: Move) -> bool:
    """An answer that commits nothing but itself, and after which nothing more is asked: there is nothing to look at
    before it is confirmed. So is the end of a turn of which the seat has just confirmed the rest."""
    cog = cog_of(session.table.row.game)
    goes_on = session.table.state.last_seat == session.seat
    kinds = cog.at_once | cog.closing if goes_on else cog.at_once
    return not session.draft and move.kind in kinds and completes(session, move)


def completes(session: SeatSession, move: Move) -> bool:
    """Whether nothing more is asked of the seat afterwards, or nothing that can be known before."""
    assert session.seat is not None
    game = session.table.game
    outcome = game.attempt(session.ahead, session.seat, move)
    return outcome.reveals or session.seat not in game.to_act(outcome.state)


def _closing_words(me: Who, session: SeatSession, move: Move) -> str:
    table, view, seat = session.table, session.view, session.seat or 0
    short = wording.button(table.row.game, view, seat, table.names, me.lang, move)
    return short or wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move)


def _controls(me: Who, session: SeatSession, path: Sequence[str], offered: Offered) -> list[object]:
    say, table = me.say, session.table
    made: list[object] = []
    alone = offered.settled and len(offered.closings) == 1
    for last in offered.closings:
        words = _closing_words(me, session, last)
        style = ButtonStyle.success if alone else ButtonStyle.secondary
        said = spelled((FINISH, *last.words))
        label = wording.fit(say("button-finish", move=words), LONGEST_LABEL)
        made.append(button(label, "confirm", table.id, session.stamp, said, style=style))
    if session.draft:
        if not offered.settled:
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
    if asking and offered.more and not offered.settled:
        made.append(button(say("button-more"), "say", table.id, session.stamp, MORE))
    if len(session.draft) > 1:
        made.append(button(say("button-restart"), "restart", table.id, session.stamp))
    if asking and session.owes and hints.may_ask(table):
        made.append(button(say("button-hint"), "hint", table.id))
    made.append(button(say("button-board"), "board", table.id))
    if asking:
        made.append(button(say("button-why-not"), "why_not", table.id))
    return made
