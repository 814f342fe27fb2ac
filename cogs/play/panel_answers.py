"""Answers to a question in a panel: labels, notes and menus.

They correspond exactly to `game.moves`; each has its consequence. The layout is made by `choice_layout`.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from operator import not_
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.play.button_labels import height_of, is_cut, notes_of, on_buttons
from cogs.play.choice_layout import AT_ONCE, MENU, ROOM, Layout, Menu, laid_out
from cogs.play.combined_moves_offer import Ticks
from cogs.play.menu_names import in_a_line
from cogs.play.menu_names import listed as listing
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from cogs.ui.emojis import sign
from cogs.ui.locale_context import Who
from cogs.ui.names import escaped_names
from cogs.ui.phone_size import MENU_HEIGHT, text_height
from engine import Choice, Move, Question, matching
from prompts.answers import is_emphasised, led_to, what_others_are, with_what_it_brings
from prompts.context import Context, SpokenContext
from prompts.offered import DONE, OTHERS, finishing, plays_at_once, spelled
from tables import SeatSession
from words import wording
from words.turns import turns_of
from words.wording import Label


def context_of(me: Who, session: SeatSession) -> Context:
    made = SpokenContext if me.person.in_words else Context
    return made.of(session, me.lang, me.person.instant, escaped_names(session.table))


class Verbs(NamedTuple):
    """Verbs of the buttons of a question."""

    say: str
    pick: str
    page: str
    finish: str = ""
    """Verb that drafts and confirms, if there is something to confirm."""


FEW_CUT = 4
"""Maximum answers to a question that are buttons although a label is truncated."""
MOVING = Verbs("say", "pick", "page", "finish")


class Answers:
    """Answers to a question. Each label is made once, however often they are laid out."""

    def __init__(
        self,
        context: Context,
        moves: Sequence[Move],
        question: Question,
        verbs: Verbs = MOVING,
        *,
        others: bool = False,
        steps: bool = False,
    ) -> None:
        """`others`: show the moves that are not listed individually; `steps`: combined moves are offered beside, so
        moves that are only means need no more than a button that leads to them."""
        self.context, self.moves, self.question, self.verbs = context, moves, question, verbs
        turns = turns_of(context.game)
        self._means = frozenset(m.kind for m in moves if m.kind in turns.means and not turns.is_main_action(m))
        self._folded = self._means if steps else frozenset()
        self._path = (*question.path, OTHERS) if others else question.path
        session = context.session
        may_finish = bool(verbs.finish) and context.confirms_last_answers
        below = matching(moves, question.path)
        self.last = frozenset(m for m in below if may_finish and plays_at_once(session, m))
        """Moves confirmed by the press that chooses them."""
        few = len(below) <= AT_ONCE
        self._direct = wording.shortcuts(context.game, context.view, context.seat, moves, few)
        asked = wording.ask(context.game, context.view, context.seat, context.names_in_texts, context.lang, question)
        self._asked = f"**{asked}**"
        self._said: dict[tuple[object, ...], Label] = {}
        self._heights: dict[tuple[Choice, ...], float] = {}

    def layout(self, room: float) -> Layout:
        """Which answers are buttons and which are in menus, within a height in pixels on a phone."""
        foremost, left = turns_of(self.context.game).foremost, room - text_height(self._asked)
        folded, means = self._folded, self._means
        return laid_out(self.question, self.moves, self._direct, self._height, foremost, left, folded, means)

    def typical_moves(self, layout: Layout) -> int:
        """Number of moves typical of most turns that cost one press."""
        foremost = turns_of(self.context.game).foremost
        return sum(c.move is not None and c.example.kind in foremost for c in layout.question.choices)

    def card(self, room: float = ROOM, page: int = 0, *, bare: bool = False) -> tuple[Card, Ticks]:
        """The question and its answers, with notes within a height in pixels on a phone; `bare`: without notes."""
        made, layout, room = Card().text(self._asked), self.layout(room), room - text_height(self._asked)
        choices, menus = layout.question.choices, layout.menus
        if layout.paged:
            self._paged(made, layout.question, page)
        listed = [
            self._menu(shown.question, shown.choices, self._name(shown, choices), number)
            for number, shown in enumerate(menus, 1)
        ]
        matters = [self._comes_first(shown, choices) for shown in menus]
        for each in compress(listed, matters):
            made.row(each)
        if not layout.paged:
            left = 0.0 if bare else room - MENU_HEIGHT * len(menus)
            labels, common = self._on_buttons(layout.question, choices, left)
            made.text(*notes_of(labels, common))
            made.row(*[self._button(choice, label) for choice, label in zip(choices, labels, strict=True)])
        for each in compress(listed, map(not_, matters)):
            made.row(each)
        ticked = any(c.move in self.last for c in choices)
        in_menus = any(c.move in self.last for shown in menus for c in shown.choices)
        return made, Ticks(ticked and not layout.paged, in_menus or (ticked and layout.paged))

    # ------------------------------------------------------------ in words

    def _labels(self, question: Question, choices: Sequence[Choice]) -> list[Label]:
        return [self._label(question, c) if c.move else self._leading(question, c, choices) for c in choices]

    def _leading(self, question: Question, choice: Choice, beside: Sequence[Choice]) -> Label:
        """Label of an answer that leads on."""
        if choice.word != OTHERS:
            return led_to(self.context, choice, self._label(question, choice), beside)
        left = [m for m in matching(self.moves, choice.path[:-1]) if m not in self._direct]
        others = what_others_are(self.context, left)
        if question.field != "kind":
            return Label(others or self.context.say("panel-others"))
        label = self._label(question, replace(choice, path=choice.path[:-1]))
        return replace(label, text=others or self.context.say("panel-choose-more", name=label.text), note="")

    def _label(self, question: Question, choice: Choice) -> Label:
        key = (question.path, question.field, choice)
        if key not in self._said:
            label = self.context.choice(question, choice)
            self._said[key] = with_what_it_brings(self.context, choice.move, label) if choice.move else label
        return self._said[key]

    def _on_buttons(
        self, question: Question, choices: Sequence[Choice], room: float, *, worded: bool = True
    ) -> tuple[list[Label], str]:
        """`worded`: with words for symbols, which needs no more height."""
        kinds = [choice.example.kind for choice in choices]
        said = (self.context.game, self.context.lang) if worded else ()
        return on_buttons(self._labels(question, choices), kinds, room, self._marks(choices), *said)

    def _marks(self, choices: Sequence[Choice]) -> list[str]:
        return [DONE if choice.move in self.last else "" for choice in choices]

    def _height(self, question: Question, choices: Sequence[Choice]) -> float:
        """Height as buttons with the shortest labels; infinite if one is too long for a button, unless there are few:
        then the full text is in a line above them."""
        key = tuple(choices)
        if key not in self._heights:
            labels, common = self._on_buttons(question, choices, 0.0, worded=False)
            height = height_of(labels, common, self._marks(choices))
            too_long = any(map(is_cut, labels)) and not self._is_clear(choices, labels)
            self._heights[key] = math.inf if too_long else height
        return self._heights[key]

    def _is_clear(self, choices: Sequence[Choice], labels: Sequence[Label]) -> bool:
        """Whether a few truncated labels of one question are still told apart."""
        names = {label.text.casefold() for label in labels}
        return 1 < len(choices) <= FEW_CUT and self.question.field != "kind" and len(names) == len(labels)

    # ------------------------------------------------------------ buttons

    def _button(self, choice: Choice, label: Label) -> object:
        session, words = self.context.session, choice.path
        table, stamp, emoji = session.table, session.stamp, sign(label.emoji, label.drawn)
        if choice.move in self.last:
            said, green = finishing(words), ButtonStyle.success
            return button(label.text + DONE, self.verbs.finish, table.id, stamp, said, style=green, emoji=emoji)
        style = ButtonStyle.primary if is_emphasised(self.context, choice) else ButtonStyle.secondary
        return button(label.text, self.verbs.say, table.id, stamp, spelled(words), style=style, emoji=emoji)

    # ------------------------------------------------------------ menus

    def _menu(self, question: Question, choices: Sequence[Choice], name: str, number: int = 0) -> object:
        options = [
            discord.SelectOption(
                label=label.whole + (DONE if choice.move in self.last else ""),
                value=".".join(finishing(choice.path) if choice.move in self.last else spelled(choice.path)),
                description=label.note[:100] or None,
                emoji=sign(label.emoji, label.drawn),
            )
            for choice, label in zip(choices, self._labels(question, choices), strict=True)
        ]
        words = (str(number),) if number else ()  # custom ids of menus must be unique within a message
        session = self.context.session
        return menu(name, options, self.verbs.pick, session.table.id, session.stamp, words)

    def _paged(self, made: Card, question: Question, page: int) -> None:
        """Add one menu, and buttons for its pages."""
        choices, say, session = question.choices, self.context.say, self.context.session
        page = page if 0 <= page * MENU < len(choices) else 0
        shown = choices[page * MENU : (page + 1) * MENU]
        made.row(self._menu(question, shown, self._listing(question, shown)))
        if len(choices) > MENU:
            pages = (len(choices) - 1) // MENU + 1
            made.row(
                *[
                    button(
                        say("panel-page", page=n + 1), self.verbs.page, session.table.id, session.stamp,
                        (str(n), *spelled(self._path)), disabled=n == page,
                    )
                    for n in range(pages)
                ][:5]
            )  # fmt: skip

    def _comes_first(self, shown: Menu, beside: Sequence[Choice]) -> bool:
        """Whether the menu comes before the buttons: it contains a main action and none of them is one."""
        matters = shown.kind is not None and is_emphasised(self.context, shown.kind)
        return matters and not any(is_emphasised(self.context, choice) for choice in beside)

    def _name(self, shown: Menu, beside: Sequence[Choice]) -> str:
        """Placeholder of a closed menu: the kind of move, the common label of moves without a button `beside`, or
        its entries."""
        name, of_kind, others = self._about(shown, beside)
        is_known = others or (shown.kind is not None and not of_kind)
        return name if is_known else self._listing(shown.question, shown.choices, name)

    def _listing(self, question: Question, choices: Sequence[Choice], name: str = "") -> str:
        return listing(name, [label.text for label in self._labels(question, choices)])

    def _about(self, shown: Menu, beside: Sequence[Choice]) -> tuple[str, Sequence[Choice], str]:
        """Subject of a menu, the moves of its kind on buttons, and the common label of the others."""
        kind = shown.kind
        of_kind = [c for c in beside if kind is None or c.example.kind == kind.example.kind]
        others = what_others_are(self.context, self._inside(shown, of_kind)) if of_kind else ""
        if kind is None:
            return others, of_kind, others
        (label,) = self._labels(self.question, [kind])
        name = others or (label.text.split(" (")[0] if of_kind else label.text)
        said = f"{label.emoji} {name}" if label.emoji else name
        return in_a_line(said), of_kind, others

    def _inside(self, shown: Menu, beside: Sequence[Choice]) -> list[Move]:
        """Moves in a menu without a button `beside` it."""
        paths, said = {choice.path for choice in shown.choices}, {choice.move for choice in beside}
        sizes = {len(path) for path in paths}
        spoken = [(move, move.words) for move in self.context.session.moves]
        return [move for move, words in spoken if move not in said and any(words[:size] in paths for size in sizes)]
