"""The answers to a question in a panel: what stands on each button, what is said of it, and what is in a menu.

What is offered is exactly `game.moves`; each option says its consequence. Where it stands is said in `choice_layout`.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.table.brought_along import brought_along
from cogs.table.choice_layout import AT_ONCE, MENU, ROOM, Menu, laid_out
from cogs.table.offered import finishes, finishing, is_under_way
from cogs.table.several_steps_offer import (
    DONE,
    DOT,
    LONGEST_LABEL,
    confirms_last_answers,
    has_words,
    headword,
    part_of_menu,
    step_in_words,
)
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from cogs.ui.choice_paths import spelled
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped, escaped_names
from cogs.ui.phone_size import MENU_HEIGHT, button_width, buttons_height, menu_height, text_height, text_lines
from engine import Choice, Move, Question, matching
from render import wording
from render.wording import Label
from tables import SeatSession

SHORT_LABEL = 34
"""Letters of a label: up to so many, something may be added to it."""
MANY = 3
"""What so many answers have in common is said once for all of them."""


class Verbs(NamedTuple):
    """Which buttons lead on from a question."""

    say: str
    pick: str
    page: str
    finish: str = ""
    """Says it and confirms, where there is something to confirm."""


MOVING = Verbs("say", "pick", "page", "finish")


def offer(
    made: Card,
    me: Who,
    session: SeatSession,
    moves: Sequence[Move],
    question: Question,
    page: int,
    verbs: Verbs = MOVING,
    room: float = ROOM,
    *,
    bare: bool = False,
) -> bool:
    """The question and its answers, with what is said of each as far as there is room, in pixels of a phone; `bare`:
    without it. Whether one of them is confirmed by the press that says it."""
    table = session.table
    assert session.seat is not None
    view = session.view
    below = matching(moves, question.path)
    few = len(below) <= AT_ONCE
    may_finish = bool(verbs.finish) and confirms_last_answers(me) and is_under_way(session)
    last = frozenset(m for m in below if may_finish and finishes(session, m))
    direct = wording.shortcuts(table.row.game, view, session.seat, moves, few)

    def on_buttons(asked: Question, choices: Sequence[Choice], room: float) -> tuple[list[Label], str]:
        labels = [label for _, label in _labelled(me, session, asked, choices)]
        return _on_buttons(labels, room, marks_of(choices))

    def marks_of(choices: Sequence[Choice]) -> list[str]:
        return [DONE if choice.move in last else "" for choice in choices]

    def height(asked: Question, choices: Sequence[Choice]) -> float:
        labels, common = on_buttons(asked, choices, 0.0)
        if any(label.text.endswith(wording.CUT) for label in labels):
            return math.inf
        return _height(labels, common, marks_of(choices))

    asked = f"**{wording.ask(table.row.game, view, session.seat, escaped_names(table), me.lang, question)}**"
    room -= text_height(asked)
    made.text(asked)
    layout = laid_out(question, moves, direct, height, cog_of(table.row.game).foremost, room)
    choices, menus = layout.question.choices, list(layout.menus)
    if layout.paged:
        _paged(made, me, session, layout.question, page, verbs, last)
    else:
        left = 0.0 if bare else room - MENU_HEIGHT * len(menus)
        labels, common = on_buttons(layout.question, choices, left)
        made.text(*_notes(labels, common))
        made.row(*[_option(session, c, label, verbs, last) for c, label in zip(choices, labels, strict=True)])
    for number, shown in enumerate(menus, 1):
        name = _called(me, session, question, shown, choices)
        made.row(_menu(me, session, shown.question, shown.choices, verbs, last, name, number))
    return any(c.move in last for c in (*choices, *(c for shown in menus for c in shown.choices)))


def _labelled(
    me: Who, session: SeatSession, question: Question, choices: Sequence[Choice]
) -> list[tuple[Choice, Label]]:
    table, view, seat = session.table, session.view, session.seat
    assert seat is not None
    said = [(c, wording.choice(table.row.game, view, seat, table.names, me.lang, question, c)) for c in choices]
    named = {c.example.kind for c in choices if c.move is not None}
    return [
        (c, _with_what_it_brings(me, session, c.move, label) if c.move else _led_to(me, c, label, named))
        for c, label in said
    ]


def _led_to(me: Who, choice: Choice, label: Label, named: Collection[str]) -> Label:
    """A kind of which some moves are on buttons by themselves leads on to the others."""
    if len(choice.path) > 1 or choice.example.open or choice.example.kind not in named:
        return label
    return replace(label, text=me.say("panel-choose-more", name=label.text), note="")


def _with_what_it_brings(me: Who, session: SeatSession, move: Move, label: Label) -> Label:
    brought = [step_in_words(me, session, *each) for each in brought_along(session, move)]
    notes = [*(f"→ {what}" for what in brought), *([label.note] if label.note else [])]
    return replace(label, note=wording.fit(DOT.join(notes), wording.NOTE_LIMIT)) if brought else label


def _called(me: Who, session: SeatSession, asked: Question, shown: Menu, beside: Sequence[Choice]) -> str:
    """What stands on a closed menu: the kind of move it is about, that there are others of it on buttons `beside`, and
    where it begins and ends if it is one of two."""
    name = me.say("panel-choose-others" if beside else "panel-choose")
    if shown.kind is not None:
        ((_, label),) = _labelled(me, session, asked, [shown.kind])
        name = f"{label.emoji} {label.text}" if label.emoji else label.text
    if shown.part:
        ends = _labelled(me, session, shown.question, [shown.choices[0], shown.choices[-1]])
        first, last = (headword(label.text) for _, label in ends)
        kind = name if shown.kind is not None else ""
        return part_of_menu(me, kind, first, last)
    if shown.kind is not None and any(c.example.kind == shown.kind.example.kind for c in beside):
        more = me.say("panel-choose-more", name=name)
        return more if menu_height(more) <= MENU_HEIGHT else me.say("panel-choose-more", name=name.split(" (")[0])
    return name


def _menu(
    me: Who,
    session: SeatSession,
    question: Question,
    choices: Sequence[Choice],
    verbs: Verbs,
    last: Collection[Move],
    name: str,
    number: int = 0,
) -> object:
    options = [
        discord.SelectOption(
            label=label.text[:98] + (DONE if choice.move in last else ""),
            value=".".join(finishing(choice.path) if choice.move in last else spelled(choice.path)),
            description=label.note[:100] or None,
            emoji=label.emoji,
        )
        for choice, label in _labelled(me, session, question, choices)
    ]
    words = (str(number),) if number else ()  # no two menus of a message may have the same id
    return menu(name, options, verbs.pick, session.table.id, session.stamp, words)


def _paged(
    made: Card, me: Who, session: SeatSession, question: Question, page: int, verbs: Verbs, last: Collection[Move]
) -> None:
    """One menu, and buttons for the pages of it."""
    choices = question.choices
    page = page if 0 <= page * MENU < len(choices) else 0
    shown = choices[page * MENU : (page + 1) * MENU]
    made.row(_menu(me, session, question, shown, verbs, last, me.say("panel-choose")))
    if len(choices) > MENU:
        pages = (len(choices) - 1) // MENU + 1
        made.row(
            *[
                button(
                    me.say("panel-page", page=n + 1), verbs.page, session.table.id, session.stamp,
                    (str(n), *spelled(question.path)), disabled=n == page,
                )
                for n in range(pages)
            ][:5]
        )  # fmt: skip


def _notes(labels: Sequence[Label], common: str) -> list[str]:
    """What the buttons do not say. Signs alone are always told in words, and what is cut off is told whole."""
    told = [b for b in labels if b.note or b.terse or not has_words(b.text) or b.text.endswith(wording.CUT)]
    return [*([f"-# {escaped(common)}"] if common else []), *dict.fromkeys(map(_noted, told))]


def _height(labels: Sequence[Label], common: str, marks: Sequence[str]) -> float:
    """Of answers as buttons, with what is said of each. `marks`: what stands behind their labels."""
    widths = [button_width(b.text + mark, b.emoji is not None) for b, mark in zip(labels, marks, strict=True)]
    return text_height("\n".join(_notes(labels, common))) + buttons_height(widths)


def _on_buttons(labels: Sequence[Label], room: float, marks: Sequence[str]) -> tuple[list[Label], str]:
    """The labels as they stand on buttons, and what is true of all of them, which is said once. Where there is no room
    for what is said of each, the buttons say what they are and no more."""
    longest = [LONGEST_LABEL - len(mark) for mark in marks]
    noted = _with_notes(labels, longest)
    if _height(*noted, marks) <= (min(room, ROOM) if len(labels) > AT_ONCE else room):
        return noted
    bare = [_cut(replace(b, text=_bare(b), note=""), most) for b, most in zip(labels, longest, strict=True)]
    return (bare, "") if _height(bare, "", marks) < _height(*noted, marks) else noted


def _bare(label: Label) -> str:
    short = label.button if has_words(label.button) else label.text
    return min(short, label.text, key=len)


def _with_notes(labels: Sequence[Label], longest: Sequence[int]) -> tuple[list[Label], str]:
    parts = [label.note.split(DOT) for label in labels]
    common = [part for part in parts[0] if all(part in others for others in parts[1:])] if len(parts) >= MANY else []
    left = [DOT.join(part for part in each if part not in common) for each in parts]
    fewest = 0 if len(labels) > AT_ONCE else 1
    told = [replace(label, note=note) for label, note in zip(labels, left, strict=True)]
    made = [_on_button(label, fewest, most) for label, most in zip(told, longest, strict=True)]
    return made, DOT.join(common)


def _on_button(label: Label, fewest: int, longest: int) -> Label:
    """Its consequence stands on the button as far as it is short, the rest in one line of small print: so many parts at
    least."""
    text, parts = label.text, label.note.split(DOT) if label.note else []
    if label.button and len(label.button) < len(text):
        text = label.button
    brief = label.brief or (text if has_words(text) else label.text)
    while parts and not label.terse and has_words(text) and len(text) + len(DOT) + len(parts[0]) <= SHORT_LABEL:
        text = DOT.join((text, parts.pop(0).rstrip(".")))  # a sentence in a line of its own, not on a button
    while len(parts) > fewest and text_lines(_noted(replace(label, note=DOT.join(parts), brief=brief))) > 1:
        parts.pop()
    return _cut(replace(label, text=text, note=DOT.join(parts), brief=brief), longest)


def _cut(label: Label, longest: int) -> Label:
    """What has no room on a button is told whole beside it."""
    if len(label.text) <= longest:
        return label
    return replace(label, text=wording.fit(label.text, longest), brief=label.text)


def _noted(label: Label) -> str:
    name = f"-# **{escaped(label.brief or label.text)}**"
    return DOT.join((name, escaped(label.note))) if label.note else name


def _option(session: SeatSession, choice: Choice, label: Label, verbs: Verbs, last: Collection[Move]) -> object:
    table, stamp, words = session.table, session.stamp, choice.path
    if choice.move in last:
        said, green = finishing(words), ButtonStyle.success
        return button(label.text + DONE, verbs.finish, table.id, stamp, said, style=green, emoji=label.emoji)
    style = ButtonStyle.primary if is_emphasised(session, choice) else ButtonStyle.secondary
    return button(label.text, verbs.say, table.id, stamp, spelled(words), style=style, emoji=label.emoji)


def is_emphasised(session: SeatSession, choice: Choice) -> bool:
    """A main action of the game: a whole move that does something, or a kind of such moves."""
    cog = cog_of(session.table.row.game)
    if not cog.is_main_action(choice.example):
        return False
    if choice.move is None:
        return choice.path == (choice.example.kind,)
    return session.seat is not None and cog.has_effect(session.view, session.seat, choice.move)
