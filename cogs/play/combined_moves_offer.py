"""How several steps at once stand in a panel: as buttons where the ways are few and short, else in a menu."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import discord
from discord import ButtonStyle

from cogs.play.combined_moves import ALL_STEPS, WORTH, Steps, few_among
from cogs.play.menu_names import DOT
from cogs.play.offered import finishes_by_steps, finishing
from cogs.play.panel_context import PanelContext
from cogs.ui.answers import Card
from cogs.ui.buttons import button, menu
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Who
from engine import Choice, narrow
from tables import Confirming, SeatSession
from words import wording

DONE = " ✓"
"""Ends the label of a button that confirms what it says, together with the draft."""
LONGEST_LABEL = 38
"""Letters: a phone cuts off what is longer on a button."""
LONGEST_WAY = LONGEST_LABEL - len(DONE)
STEPS = "⏭️"


class Ticks(NamedTuple):
    """Where something is confirmed by the press that says it."""

    on_buttons: bool = False
    in_menus: bool = False

    def beside(self, other: "Ticks") -> "Ticks":
        return Ticks(self.on_buttons or other.on_buttons, self.in_menus or other.in_menus)


def confirms_last_answers(me: Who) -> bool:
    """Whoever plays at once has nothing to confirm, and whoever wants to confirm everything does so by itself."""
    return me.person.instant == Confirming.MOVES


def several_steps_card(
    context: PanelContext, found: Sequence[Steps], *, on_buttons: bool = True, in_menu: bool = True
) -> tuple[Card, Ticks]:
    """`on_buttons`: a few, if their words are short enough; the others are in a menu, or behind a button."""
    made, me, session = Card(), context.me, context.session
    last = {s.word for s in found if confirms_last_answers(me) and finishes_by_steps(session, s)}
    told = {s.word: _in_words(context, s) for s in found}
    buttons = [s for s in few_among(found) if on_buttons and len(s.moves) > 1]  # one step by itself is a button already
    common = _common([told[s.word] for s in buttons])
    nothing_more = me.say("panel-nothing-more")
    own = {
        s.word: wording.priced(_joined(_besides(told[s.word], common)) or nothing_more, _paid(context, s))
        for s in buttons
    }
    few = [s for s in buttons if len(own[s.word]) <= LONGEST_WAY]
    if few:
        made.text(f"-# {me.say('panel-several-steps-all', steps=_joined([*common.elements()]))}" if common else "")
        made.row(*[_button(session, s, own[s.word], s.word in last) for s in few])
    many = [s for s in found if s not in few]
    many = many if any(not s.whole or len(s.moves) >= WORTH for s in many) else []
    common = _common([told[s.word] for s in many]) if many else Counter()
    if many and in_menu:
        options = [_entry(context, s, told[s.word], common, s.word in last) for s in many]
        made.row(menu(me.say("panel-several-steps"), options, "pick", session.table.id, session.stamp, ALL_STEPS))
    elif many:
        made.row(button(me.say("button-several-steps"), "say", session.table.id, session.stamp, ALL_STEPS, emoji=STEPS))
    listed = in_menu and any(s.word in last for s in many)
    return made, Ticks(any(s.word in last for s in few), listed)


def _common(told: Sequence[Sequence[str]]) -> Counter[str]:
    """What all of several ways have in common."""
    common: Counter[str] = Counter(told[0]) if len(told) > 1 else Counter()
    for each in told[1:]:
        common &= Counter(each)
    return common


def _besides(told: Sequence[str], common: Counter[str]) -> list[str]:
    return [*(Counter(told) - common).elements()]


def _button(session: SeatSession, steps: Steps, label: str, is_last: bool) -> object:
    table, stamp = session.table, session.stamp
    if is_last:
        words = finishing((steps.word,))
        return button(label + DONE, "finish", table.id, stamp, words, style=ButtonStyle.success, emoji=STEPS)
    return button(label, "say", table.id, stamp, (steps.word,), emoji=STEPS)


def _entry(
    context: PanelContext, steps: Steps, told: Sequence[str], common: Counter[str], is_last: bool
) -> discord.SelectOption:
    """Called by what tells it from the others, with what all its steps cost; each of them stands below that."""
    whole = _joined(told)
    label = _joined(_besides(told, common) or told)
    note = DOT.join(part for part in (_brought(context, steps), whole if whole != label else "") if part)
    return discord.SelectOption(
        label=wording.priced(label, _paid(context, steps), 98) + (DONE if is_last else ""),
        value=".".join(finishing((steps.word,))) if is_last else steps.word,
        description=wording.fit(note, 100) or None,
    )


def _joined(told: Sequence[str]) -> str:
    return DOT.join(_counted(told))


def _counted(told: Sequence[str]) -> list[str]:
    return [what if times == 1 else f"{what} ×{times}" for what, times in Counter(told).items()]


def _in_words(context: PanelContext, steps: Steps) -> list[str]:
    """Its steps; what only closes something goes without saying, unless something comes to light by it."""
    closing = cog_of(context.game).closing
    said = [*zip(steps.moves, steps.views, strict=True)]
    last = [said.pop()] if steps.reveals else []
    telling = [(move, view) for move, view in said if move.kind not in closing] + last
    return [context.step(move, view) for move, view in telling or said]


def _paid(context: PanelContext, steps: Steps) -> str:
    return context.paid(zip(steps.moves, steps.views, strict=True))


def _brought(context: PanelContext, steps: Steps) -> str:
    """What the last of the steps leads to."""
    asked, last = narrow([steps.moves[-1]]), steps.moves[-1]
    assert asked is not None
    settled = Choice(last.words[-1], last.words, 1, last, last)
    return context.choice(replace(asked, field="kind", path=()), settled, steps.views[-1]).note
