"""Combined moves in a panel: as buttons if they are few and short, else in a menu."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from prompts.combined_moves import (
    ALL_STEPS,
    WORTH,
    CombinedMoves,
    besides,
    brought,
    few_among,
    in_common,
    in_words,
    joined,
    paid,
)
from prompts.context import Context
from prompts.offered import DONE, finishes_by_steps, finishing
from tables import SeatSession
from words import wording
from words.spoken import signs_in_words
from words.wording import DOT

LONGEST_LABEL = 38
"""Maximum characters of a button label on a phone."""
LONGEST_WAY = LONGEST_LABEL - len(DONE)
STEPS = "⏭️"
LONGEST_ENTRY = 98
"""Maximum characters of an entry of a menu, with room for the tick."""
AND_MORE = " + …"
"""Suffix of a way that is labelled without the steps in common."""


class Ticks(NamedTuple):
    """Which parts of a card contain choices that confirm at once."""

    on_buttons: bool = False
    in_menus: bool = False

    def beside(self, other: "Ticks") -> "Ticks":
        return Ticks(self.on_buttons or other.on_buttons, self.in_menus or other.in_menus)


class Told:
    """The texts of combined moves, each made once for all layouts of a panel."""

    def __init__(self, context: Context, found: Sequence[CombinedMoves]) -> None:
        session = context.session
        self.steps = {s.word: in_words(context, s) for s in found}
        self.last = {s.word for s in found if context.confirms_last_answers and finishes_by_steps(session, s)}
        """Those that confirm at once."""
        by_word = {s.word: s for s in found}
        self.paid = cache(lambda word: paid(context, by_word[word]))
        self.brought = cache(lambda word: brought(context, by_word[word]))


def combined_moves_card(
    context: Context,
    found: Sequence[CombinedMoves],
    *,
    on_buttons: bool = True,
    in_menu: bool = True,
    in_full: bool = False,
    texts: Told | None = None,
) -> tuple[Card, Ticks]:
    """Card of combined moves. `on_buttons`: show a few short ones as buttons; the others are in a menu or behind a
    button. `in_full`: entries of the menu name every step, not only their difference."""
    made, say, session = Card(), context.say, context.session
    texts = texts or Told(context, found)
    last, told = texts.last, texts.steps
    buttons = [s for s in few_among(found) if on_buttons and len(s.moves) > 1]  # a single step already has a button
    common = in_common([told[s.word] for s in buttons])
    own = _labels(context, buttons, texts, common)
    if _are_unclear(buttons, texts, common, own):
        whole = _labels(context, buttons, texts, Counter())
        if all(len(label) <= LONGEST_WAY for label in whole.values()):
            own, common = whole, Counter()
        else:
            own = {word: label + AND_MORE for word, label in own.items()}
    alike = Counter(own.values())
    few = [s for s in buttons if len(own[s.word]) <= LONGEST_WAY and alike[own[s.word]] == 1]
    if few:
        made.text(f"-# {say('panel-several-steps-all', steps=joined([*common.elements()]))}" if common else "")
        made.row(*[_button(session, s, own[s.word], s.word in last) for s in few])
    many = [s for s in found if s not in few]
    many = many if any(not s.whole or len(s.moves) >= WORTH for s in many) else []
    # what sets all of them apart from the buttons stays in their labels
    common = in_common([told[s.word] for s in (*few, *many)]) if many and not in_full else Counter()
    if len({joined(besides(told[s.word], common)) for s in many}) < len(many):  # they differ in their order
        common = Counter()
    if many and in_menu:
        options = [_entry(texts, s, common) for s in many]
        made.row(menu(say("panel-several-steps"), options, "pick", session.table.id, session.stamp, ALL_STEPS))
    elif many:
        made.row(button(say("button-several-steps"), "say", session.table.id, session.stamp, ALL_STEPS, emoji=STEPS))
    listed = in_menu and any(s.word in last for s in many)
    return made, Ticks(any(s.word in last for s in few), listed)


def _labels(context: Context, buttons: Sequence[CombinedMoves], texts: Told, common: Counter[str]) -> dict[str, str]:
    """Label of each way by its word: what it has besides the steps in common, with the total price."""
    made = {}
    for steps in buttons:
        text = joined(besides(texts.steps[steps.word], common)) or context.say("panel-nothing-more")
        label = wording.priced(text, texts.paid(steps.word))
        worded = signs_in_words(label, context.game, context.lang)
        made[steps.word] = worded if len(worded) <= LONGEST_WAY else label
    return made


def _are_unclear(buttons: Sequence[CombinedMoves], texts: Told, common: Counter[str], own: dict[str, str]) -> bool:
    """Whether two ways have one label, or a way that of the single step that it begins with."""
    like_a_step = bool(common) and any(len(besides(texts.steps[steps.word], common)) == 1 for steps in buttons)
    return like_a_step or len(set(own.values())) < len(own)


def _button(session: SeatSession, steps: CombinedMoves, label: str, is_last: bool) -> object:
    table, stamp = session.table, session.stamp
    if is_last:
        words = finishing((steps.word,))
        return button(label + DONE, "finish", table.id, stamp, words, style=ButtonStyle.success, emoji=STEPS)
    return button(label, "say", table.id, stamp, (steps.word,), emoji=STEPS)


def _latest(told: Sequence[str], most: int) -> str:
    """The steps; if they are too long, the last ones, by which ways differ."""
    ways = ((wording.CUT + DOT if start else "") + joined(told[start:]) for start in range(len(told)))
    return next((way for way in ways if len(way) <= most), told[-1])


def _entry(texts: Told, steps: CombinedMoves, common: Counter[str]) -> discord.SelectOption:
    """Menu entry: label by its difference from the others, with the total price; the steps are in the description."""
    told, is_last = texts.steps[steps.word], steps.word in texts.last
    whole, price = joined(told), texts.paid(steps.word)
    label = _latest(besides(told, common) or told, LONGEST_ENTRY - len(DOT) - len(price))
    note = DOT.join(part for part in (texts.brought(steps.word), whole if whole != label else "") if part)
    return discord.SelectOption(
        label=wording.priced(label, price, LONGEST_ENTRY) + (DONE if is_last else ""),
        value=".".join(finishing((steps.word,))) if is_last else steps.word,
        description=wording.fit(note, 100) or None,
    )
