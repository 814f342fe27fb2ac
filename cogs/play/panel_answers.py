"""The answers to a question in a panel: what stands on each button, what is said of it, and what is in a menu.

What is offered is exactly `game.moves`; each option says its consequence. Where it stands is said in `choice_layout`.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.play.button_labels import height_of, notes_of, on_buttons
from cogs.play.choice_layout import AT_ONCE, MENU, ROOM, Menu, laid_out
from cogs.play.menu_names import DOT, in_a_line, listed, parts
from cogs.play.offered import brought_along, finishes, finishing, is_under_way
from cogs.play.several_steps_offer import DONE, Ticks, confirms_last_answers, step_in_words
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu, spelled
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped_names
from cogs.ui.phone_size import MENU_HEIGHT, text_height
from engine import Choice, Move, Question, matching
from tables import SeatSession
from words import wording
from words.wording import Label


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
) -> Ticks:
    """The question and its answers, with what is said of each as far as there is room, in pixels of a phone; `bare`:
    without it."""
    table = session.table
    assert session.seat is not None
    view = session.view
    below = matching(moves, question.path)
    few = len(below) <= AT_ONCE
    may_finish = bool(verbs.finish) and confirms_last_answers(me) and is_under_way(session)
    last = frozenset(m for m in below if may_finish and finishes(session, m))
    direct = wording.shortcuts(table.row.game, view, session.seat, moves, few)

    def labels_of(asked: Question, choices: Sequence[Choice], room: float) -> tuple[list[Label], str]:
        labels = [label for _, label in _labelled(me, session, asked, choices)]
        return on_buttons(labels, [c.example.kind for c in choices], room, marks_of(choices))

    def marks_of(choices: Sequence[Choice]) -> list[str]:
        return [DONE if choice.move in last else "" for choice in choices]

    def height(asked: Question, choices: Sequence[Choice]) -> float:
        labels, common = labels_of(asked, choices, 0.0)
        if any(label.text.endswith(wording.CUT) for label in labels):
            return math.inf
        return height_of(labels, common, marks_of(choices))

    asked = f"**{wording.ask(table.row.game, view, session.seat, escaped_names(table), me.lang, question)}**"
    room -= text_height(asked)
    made.text(asked)
    layout = laid_out(question, moves, direct, height, cog_of(table.row.game).foremost, room)
    choices, menus = layout.question.choices, list(layout.menus)
    if layout.paged:
        _paged(made, me, session, layout.question, page, verbs, last)
    else:
        left = 0.0 if bare else room - MENU_HEIGHT * len(menus)
        labels, common = labels_of(layout.question, choices, left)
        made.text(*notes_of(labels, common))
        made.row(*[_option(session, c, label, verbs, last) for c, label in zip(choices, labels, strict=True)])
    for number, (shown, name) in enumerate(zip(menus, _names(me, session, question, menus, choices), strict=True), 1):
        made.row(_menu(me, session, shown.question, shown.choices, verbs, last, name, number))
    ticked = any(c.move in last for c in choices)
    in_menus = any(c.move in last for shown in menus for c in shown.choices)
    return Ticks(ticked and not layout.paged, in_menus or (ticked and layout.paged))


def _labelled(
    me: Who, session: SeatSession, question: Question, choices: Sequence[Choice]
) -> list[tuple[Choice, Label]]:
    table, view, seat = session.table, session.view, session.seat
    assert seat is not None
    said = [(c, wording.choice(table.row.game, view, seat, table.names, me.lang, question, c)) for c in choices]
    return [
        (c, _with_what_it_brings(me, session, c.move, label) if c.move else led_to(me, session, c, label, choices))
        for c, label in said
    ]


def led_to(me: Who, session: SeatSession, choice: Choice, label: Label, beside: Sequence[Choice]) -> Label:
    """A kind of which some moves are on buttons by themselves leads on to the others, or to what is put together by
    oneself."""
    named = [c for c in beside if c.move is not None and c.example.kind == choice.example.kind]
    if len(choice.path) > 1 or not named:
        return label
    if choice.example.open:
        return replace(label, text=me.say("panel-choose-own", name=label.text), note="")
    on_buttons = [c.move for c in named]
    left = [m for m in session.moves if m.kind == choice.example.kind and m not in on_buttons]
    others = _others(me, session, left) or me.say("panel-choose-more", name=label.text)
    return replace(label, text=others, note="")


def _with_what_it_brings(me: Who, session: SeatSession, move: Move, label: Label) -> Label:
    brought = [step_in_words(me, session, *each) for each in brought_along(session, move)]
    notes = [*(f"→ {what}" for what in brought), *([label.note] if label.note else [])]
    return replace(label, note=wording.fit(DOT.join(notes), wording.NOTE_LIMIT)) if brought else label


def _names(
    me: Who, session: SeatSession, asked: Question, menus: Sequence[Menu], beside: Sequence[Choice]
) -> list[str]:
    """What stands on the closed menus: the kind of move, or what the other moves of a kind have in common of which some
    are on buttons `beside`; else what is inside."""
    made: list[str] = []
    for kind, alike in groupby(menus, key=lambda shown: shown.kind):
        menus_of_it = list(alike)
        labels = [[label.text for _, label in _labelled(me, session, m.question, m.choices)] for m in menus_of_it]
        name, of_kind, others = _about(me, session, asked, menus_of_it, beside)
        if len(labels) > 1:
            made += parts(me, name, labels, telling=bool(others))
        else:
            is_known = others or (kind is not None and not of_kind)
            made.append((name if is_known else listed(name, labels[0])) or me.say("panel-choose"))
    return made


def _about(
    me: Who, session: SeatSession, asked: Question, menus: Sequence[Menu], beside: Sequence[Choice]
) -> tuple[str, Sequence[Choice], str]:
    """What menus are about; which moves of the kind are on buttons; and what the others have in common."""
    kind = menus[0].kind
    of_kind = [c for c in beside if kind is None or c.example.kind == kind.example.kind]
    paths = [c.path for shown in menus for c in shown.choices]
    inside = [m for m in session.moves if any(m.words[: len(path)] == path for path in paths)]
    others = _others(me, session, inside) if of_kind and inside else ""
    if kind is None:
        return others, of_kind, others
    ((_, label),) = _labelled(me, session, asked, [kind])
    name = others or (label.text.split(" (")[0] if of_kind else label.text)
    said = f"{label.emoji} {name}" if label.emoji else name
    return in_a_line(said), of_kind, others


def _others(me: Who, session: SeatSession, moves: Sequence[Move]) -> str:
    """What the moves have in common that are not on buttons, beside those of their kind that are."""
    assert session.seat is not None
    return wording.others(session.table.row.game, session.view, session.seat, me.lang, moves)


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
    name = listed("", [label.text for _, label in _labelled(me, session, question, shown)]) or me.say("panel-choose")
    made.row(_menu(me, session, question, shown, verbs, last, name))
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
