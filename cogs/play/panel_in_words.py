"""Panel for screen readers: the question first, then the choices with all consequences, and no picture.

At most `BEFORE` characters precede the first choice. The rest is below the choices.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.play.choice_layout import MENU, TOO_HIGH, laid_out
from cogs.play.combined_moves_offer import Ticks, combined_moves_card
from cogs.play.panel_above import FULL, WHOLE, Above
from cogs.play.panel_answers import Answers
from cogs.ui.answers import Card
from cogs.ui.emojis import unmarked
from cogs.ui.names import title
from engine import Choice, Move, Question, narrow
from prompts.combined_moves import CombinedMoves
from prompts.context import Context
from prompts.offered import Offered
from render.pictures import told
from tables import Entry
from words import wording
from words.spoken import spoken
from words.turns import turns_of
from words.wording import Label

BEFORE = 700
"""Maximum characters before the first choice."""
BUTTON_LETTERS = 80
"""Maximum characters of a Discord button."""
LABEL_LETTERS = 78
"""Maximum characters of an answer with its price, which leaves room in a menu for "played at once"."""
OPTION_LETTERS = 100
"""Maximum characters of each line of a Discord menu entry."""


def card_in_words(
    context: Context,
    offered: Offered,
    found: Sequence[CombinedMoves],
    lessons: Card,
    controls: Sequence[object],
    *,
    asking: bool,
    page: int = 0,
    news: Sequence[Entry] = (),
    reminders: Sequence[str] = (),
    whereabouts: str = "",
) -> Card:
    heard = _Heard(context, told(""), lessons, news, reminders, whereabouts)
    heading, so_far, answers = heard.finished(offered), "", Card()
    if asking and offered.question is not None:
        spoken_answers = _SpokenAnswers(context, offered.moves, offered.question, others=offered.others)
        heading, (answers, _) = spoken_answers.asked, spoken_answers.card(page=page)
        so_far = _so_far(context, offered.moves, offered.question)
        steps, _ = combined_moves_card(context, found, on_buttons=False, in_full=True)
        answers.add(steps)
    told_lines = (f"### {heading}", so_far, *heard.lines())
    lines = [spoken(unmarked(line), context.game, context.lang) for line in told_lines if line]
    before, after = _divided(lines)
    made = Card().text(*before).add(answers).row(*controls).text(*after).add(lessons)
    return without_signs(made, context.game, context.lang)


def _so_far(context: Context, moves: Sequence[Move], question: Question) -> str:
    """The answers that led to the question; empty at the first one."""
    given: list[str] = []
    asked = narrow(moves)
    while asked is not None and len(asked.path) < len(question.path):
        answer = next((choice for choice in asked.choices if choice.path == question.path[: len(choice.path)]), None)
        if answer is None:
            break
        given.append(context.choice(asked, answer).text)
        asked = narrow(moves, answer.path)
    return context.say("panel-chosen-so-far", answers=", ".join(given)) if given else ""


def _divided(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Lines before and below the choices, split at the first line that does not fit."""
    heard = 0
    for number, line in enumerate(lines):
        heard += len(line) + 1
        if number and heard > BEFORE:
            cut = number - 1 if lines[number - 1].startswith("**") else number  # no heading without lines
            return list(lines[:cut]), list(lines[cut:])
    return list(lines), []


class _Heard(Above):
    """Texts besides the question."""

    def lines(self) -> list[str]:
        """The subject, the draft, the reader's notes, and all news."""
        whole = FULL._replace(news=WHOLE)
        game = title(self.context.game, self.context.say)
        parts: list[Sequence[str]] = [
            self._about.split("\n"),
            [f"{game}. {self.whereabouts}" if self.whereabouts else game],
        ]
        parts += [*self._after_the_picture(whole), *self._before_the_picture(whole)]
        return [line for part in parts for text in part for line in text.split("\n") if line]

    def finished(self, offered: Offered) -> str:
        """If there is no question: that the move can be confirmed."""
        session, say = self.context.session, self.context.say
        if session.sealed or not (session.complete or offered.settled):
            return wording.capital(say("panel-title" if session.owes else "panel-title-welcome"))
        open_end = len(offered.closings) > 1
        return say("panel-how-to-finish" if open_end else "panel-complete" if session.draft else "panel-only")


class _SpokenAnswers(Answers):
    """Answers with their full consequences: on a button if Discord's limit allows it, else in a menu."""

    @property
    def asked(self) -> str:
        return self._asked.strip("*")

    def card(self, room: float = TOO_HIGH, page: int = 0, *, bare: bool = False) -> tuple[Card, Ticks]:
        made, every = Card(), self.question.choices
        is_list = self.question.field != "kind" and len(every) <= MENU and all(choice.move for choice in every)
        if is_list and not self._have_room(every, self._labels(self.question, every)):
            return made.row(self._menu(self.question, every, self._listing(self.question, every))), Ticks()
        foremost = turns_of(self.context.game).foremost
        layout = laid_out(self.question, self.moves, self._direct, self._height, foremost)
        choices = layout.question.choices
        if layout.paged:
            self._paged(made, layout.question, page)
        elif choices:
            labels = self._labels(layout.question, choices)
            if self._have_room(choices, labels):
                buttons = [Label(_on_button(label)) for label in labels]
                made.row(*[self._button(choice, label) for choice, label in zip(choices, buttons, strict=True)])
            else:
                made.row(self._menu(layout.question, choices, self._listing(layout.question, choices)))
        for number, shown in enumerate(layout.menus, 1):
            made.row(self._menu(shown.question, shown.choices, self._name(shown, choices), number))
        return made, Ticks()

    def _label(self, question: Question, choice: Choice) -> Label:
        """The label, leaving room for its price."""
        label = super()._label(question, choice)
        said = label.paid and label.paid in label.text
        room = LABEL_LETTERS if said and len(label.text) <= LABEL_LETTERS else LABEL_LETTERS - len(label.paid)
        return replace(label, text=wording.fit(label.text, room))

    def _height(self, question: Question, choices: Sequence[Choice]) -> float:
        """0 if they fit on buttons with their consequences, else infinite."""
        return 0.0 if self._have_room(choices, self._labels(question, choices)) else math.inf

    def _have_room(self, choices: Sequence[Choice], labels: Sequence[Label]) -> bool:
        """Whether they fit on buttons, including "played at once"."""
        marked = len(self.context.say("spoken-at-once"))
        most = [BUTTON_LETTERS - (marked if choice.move in self.last else 0) for choice in choices]
        return all(len(_on_button(label)) <= room for label, room in zip(labels, most, strict=True))


def _on_button(label: Label) -> str:
    return ", ".join(part for part in (label.whole, label.note) if part)


def without_signs(card: Card, game_id: str, lang: str) -> Card:
    """The card with all other symbols replaced by words."""

    def said(text: str, most: int) -> str:
        return wording.fit(spoken(text, game_id, lang), most)

    for block in card.blocks:
        if isinstance(block, ui.TextDisplay):
            lines = unmarked(block.content).split("\n")
            block.content = "\n".join(spoken(line, game_id, lang) for line in lines)
        for child in getattr(block, "children", ()):
            _said_aloud(getattr(child, "item", child), said)
    return card


def _said_aloud(item: Any, said: Any) -> None:
    if isinstance(item, ui.Button):
        item.label, item.emoji = said(item.label or "", BUTTON_LETTERS), None
    elif isinstance(item, ui.Select):
        item.placeholder = said(item.placeholder or "", OPTION_LETTERS)
        for option in item.options:
            option.label, option.emoji = said(option.label, OPTION_LETTERS), None
            option.description = said(option.description, OPTION_LETTERS) if option.description else None
