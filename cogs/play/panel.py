"""The private panel, which leads from a question to a confirmed move by narrowing.

The choices (`offered`) are labelled and laid out (`panel_answers`), below their context (`panel_above`) and above
combined moves and controls. It is at most one and a half phone screens high: less important parts are dropped first
(`LEVELS`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import NamedTuple

from discord import ButtonStyle

from cogs.play.choice_layout import MENU, MENUS
from cogs.play.combined_moves_offer import LONGEST_LABEL, LONGEST_WAY, Ticks, Told, combined_moves_card
from cogs.play.panel_above import BRIEF, FULL, LEAST, Above, Brevity
from cogs.play.panel_answers import Answers, context_of
from cogs.play.panel_in_words import card_in_words
from cogs.ui import table_pictures
from cogs.ui.answers import MOST_PARTS, Card
from cogs.ui.buttons import button
from cogs.ui.locale_context import Who
from cogs.ui.phone_size import AROUND, FRAME, SCREEN, text_height
from cogs.ui.sections import Sections
from cogs.ui.table_message import open_board
from cogs.ui.table_pictures import PictureCache
from engine import Move
from prompts.answers import closing_label
from prompts.combined_moves import CombinedMoves, combined_offers
from prompts.context import Context
from prompts.offered import DONE, MORE, Offered, closings_anyway, finishing, offered_at, spelled
from tables import Entry, Hall, SeatSession
from words import wording
from words.turns import turns_of

LONGEST_PANEL = 1.5 * SCREEN - AROUND
"""Maximum height in pixels on a phone."""


class Ways(Enum):
    """How combined moves are offered."""

    ON_BUTTONS = "few of them on buttons"
    IN_MENU = "in a menu"
    NOWHERE = "nowhere"


class Level(NamedTuple):
    """How much is shown besides the question and its answers."""

    above: Brevity
    ways: Ways


NOTHING_ELSE = Level(LEAST._replace(about=0, news=0), Ways.NOWHERE)
"""Without news, which are in the log, and the subject, which is beside the board."""
LEVELS = (
    Level(FULL, Ways.ON_BUTTONS),
    Level(BRIEF, Ways.ON_BUTTONS),
    Level(LEAST, Ways.ON_BUTTONS),
    Level(LEAST, Ways.IN_MENU),
    Level(LEAST, Ways.NOWHERE),
    NOTHING_ELSE,
)

Section = Callable[[Hall, Who, SeatSession, Card], Awaitable[None]]
SECTIONS = Sections[Section]("lesson")
"""Sections above the question, private to the reader."""
section = SECTIONS.add


async def card(
    picture_cache: PictureCache,
    me: Who,
    session: SeatSession,
    path: Sequence[str] = (),
    *,
    page: int = 0,
    news: Sequence[Entry] = (),
    brought: Sequence[str] = (),
    reminders: Sequence[str] = (),
    hall: Hall | None = None,
    whereabouts: str = "",
) -> Card:
    """The panel after a path of words. `brought`: what the move confirmed just before brought about; `reminders`:
    private notes; `whereabouts`: name of the table, if the panel is shown elsewhere."""
    offered = offered_at(session, path)
    question = offered.question
    lessons = Card()
    for add in SECTIONS if hall is not None and session.table.is_practice else ():
        await add(hall, me, session, lessons)  # type: ignore[arg-type]
    asking = question is not None and not session.complete and not offered.settled
    found = await asyncio.to_thread(combined_offers, session) if asking and (offered.steps or not offered.away) else []
    framed: tuple[Sequence[str], Sequence[Move]] = ((), ())
    if not session.complete:
        framed = _framed(offered, found)
    context = context_of(me, session)
    if me.person.in_words:
        controls = _controls(me, context, offered)
        return await asyncio.to_thread(
            lambda: card_in_words(
                context, offered, found, lessons, controls,
                asking=asking, page=page, news=news, reminders=[*brought, *reminders], whereabouts=whereabouts,
            )
        )  # fmt: skip
    changes = [event for entry in news for event in entry.events]
    if me.person.wide:
        picture = await table_pictures.board(picture_cache, session, me.reader, changes)
    else:
        picture = await table_pictures.focus(picture_cache, session, me.reader, *framed, changes)
    above = Above(context, picture, lessons, news, reminders, whereabouts, me.reader.palette, brought)
    if not asking:
        return _without_answers(me, context, offered, above)
    made = _Panel(me, context, offered, above, found, page)
    fitted = await asyncio.to_thread(made.fitted)
    if not found or made.offers_ways or me.person.wide:
        return fitted
    picture = await table_pictures.focus(picture_cache, session, me.reader, *_framed(offered, ()), changes)
    above = Above(context, picture, lessons, news, reminders, whereabouts, me.reader.palette, brought)
    alone = await asyncio.to_thread(_Panel(me, context, offered, above, found, page, with_ways=False).fitted)
    return alone if alone.height <= max(LONGEST_PANEL, fitted.height) else fitted


def _framed(offered: Offered, found: Sequence[CombinedMoves]) -> tuple[Sequence[str], Sequence[Move]]:
    """The path and the moves that the picture shows: those offered, and the later steps of combined ones."""
    later = [move for steps in found for move in steps.moves]
    path = () if found or not offered.question else offered.question.path
    return path, [*dict.fromkeys([*offered.moves, *later])]


def _without_answers(me: Who, context: Context, offered: Offered, above: Above) -> Card:
    session, below = context.session, Card()
    if not session.sealed and (session.complete or offered.settled):
        open_end = len(offered.closings) > 1
        key = "panel-how-to-finish" if open_end else "panel-complete" if session.draft else "panel-only"
        below.text(context.say(key))
    below.row(*_controls(me, context, offered))
    most = LONGEST_PANEL - (below.height - FRAME)
    brevity = FULL if above.height(FULL) <= most else above.extended(LEAST, most)
    return above.card(brevity).add(below)


class _Panel:
    """A panel with a question, and how its parts fit on the screen."""

    def __init__(
        self,
        me: Who,
        context: Context,
        offered: Offered,
        above: Above,
        found: Sequence[CombinedMoves],
        page: int,
        *,
        with_ways: bool = True,
    ) -> None:
        assert offered.question is not None
        self.context, self.above, self.found, self.page = context, above, found, page
        self.answers = Answers(context, offered.moves, offered.question, others=offered.others, steps=bool(found))
        self.only_steps = offered.steps and bool(found)
        self.controls = Card().row(*_controls(me, context, offered))
        self.few_controls = Card().row(*_controls(me, context, offered, few=True))
        self.with_ways, self.offers_ways = with_ways, self.only_steps
        """Whether the fitted panel has room for combined moves."""
        self._steps: dict[tuple[Ways, bool], tuple[Card, Ticks]] = {}
        self._told: Told | None = None

    def fitted(self) -> Card:
        """Fit the panel: the shortest labels of all answers come first, then the part above them, then the notes."""
        if self.only_steps:
            return self._with_steps_alone()
        bare, _ = self.answers.card(LONGEST_PANEL, self.page, bare=True)
        wanted = bare.height - FRAME
        if self._room(LEVELS[-1]) < wanted:
            self.controls = self.few_controls
        enough = [level for level in LEVELS if self._room(level) >= wanted] or [LEVELS[-1]]
        level = self._best(enough)
        if level is NOTHING_ELSE:
            self.controls = self.few_controls  # so that some of it is left
        made = self._at(level)
        lesson = self.above.lessons.height - FRAME
        if made.height - lesson <= LONGEST_PANEL:
            return made
        self.controls = self.few_controls
        return self._at(NOTHING_ELSE)

    def _best(self, levels: Sequence[Level]) -> Level:
        """The first level with the layout that unlimited room would have, else with most typical moves on buttons: only
        for those the subject is dropped."""
        best, most = self.answers.layout(LONGEST_PANEL), dict[Level, int]()
        for level in levels:
            layout = self.answers.layout(self._room(level))
            if layout == best and level is not NOTHING_ELSE:
                return level
            most[level] = self.answers.typical_moves(layout)
        return max(most, key=lambda level: most[level])

    def _at(self, level: Level) -> Card:
        """The panel at a level, with more lines above the answers if there is room."""
        answers, ticks = self.answers.card(self._room(level), self.page)
        steps, steps_ticks = self._several_steps(level.ways, beside=answers)
        above = self.above.card(level.above)
        parts = [each.parts - 1 for each in (above, answers, steps, self.controls)]
        if 1 + sum(parts) + 1 > MOST_PARTS:  # plus the frame and the explanation of the tick
            steps, steps_ticks = self._several_steps(Ways.NOWHERE)
        self.offers_ways = bool(steps.blocks)
        answers.add(steps).text(self._meaning(ticks.beside(steps_ticks))).add(self.controls)
        if level.above != FULL:
            above = self.above.card(self.above.extended(level.above, LONGEST_PANEL - (answers.height - FRAME)))
        return above.add(answers)

    def _with_steps_alone(self) -> Card:
        steps, ticks = self._several_steps(Ways.IN_MENU)
        below = steps.text(self._meaning(ticks)).add(self.controls)
        return self.above.card(self.above.extended(LEAST, LONGEST_PANEL - (below.height - FRAME))).add(below)

    def _room(self, level: Level) -> float:
        """Height available for the question and its answers."""
        steps, ticks = self._several_steps(level.ways)
        meaning = self._meaning(ticks.beside(Ticks(in_menus=bool(self.answers.last))))
        around = steps.height - FRAME + text_height(meaning) + self.controls.height - FRAME
        return LONGEST_PANEL - self.above.height(level.above) - around

    def _several_steps(self, ways: Ways, beside: Card | None = None) -> tuple[Card, Ticks]:
        """Combined moves; in a menu only if the menus `beside` leave room for another."""
        if ways is Ways.NOWHERE or not self.with_ways:
            return Card(), Ticks()
        menus = beside.menus if beside else []
        in_menu = len(menus) < MENUS and sum(menus) + len(self.found) <= MENU
        if (ways, in_menu) not in self._steps:
            on_buttons = ways is Ways.ON_BUTTONS
            self._told = self._told or Told(self.context, self.found)
            made = combined_moves_card(
                self.context, self.found, on_buttons=on_buttons, in_menu=in_menu, texts=self._told
            )
            self._steps[ways, in_menu] = made
        return self._steps[ways, in_menu]

    def _meaning(self, ticks: Ticks) -> str:
        """Explanation of the tick; mentions the closed menu if only that contains one."""
        key = "panel-done-at-once" if ticks.on_buttons else "panel-done-at-once-menu"
        return f"-# {self.context.say(key)}" if any(ticks) else ""


def _is_tempting(context: Context, offered: Offered) -> bool:
    """Whether a main action is left."""
    turns = turns_of(context.game)
    return offered.question is None or any(
        turns.is_main_action(move) and turns.has_effect(context.view, context.seat, move) for move in offered.moves
    )


def _with_closing(
    context: Context, last: Move, style: ButtonStyle = ButtonStyle.secondary, *, alone: bool = True
) -> object:
    """Add the buttons that confirm and close the turn. Only a single one is labelled "Confirm"."""
    session, said = context.session, closing_label(context, last, alone=alone)
    label = wording.fit(said, LONGEST_LABEL) if alone else wording.fit(said, LONGEST_WAY) + DONE
    return button(label, "confirm", session.table.id, session.stamp, finishing(last.words), style=style)


def picture_switch(me: Who, table_id: str) -> object:
    """Button to switch the reader's panels between the landscape board and the narrow picture of the question."""
    wide = me.person.wide
    return button(me.say("button-narrow" if wide else "button-wide"), "wide", table_id, words=(str(int(not wide)),))


def _controls(me: Who, context: Context, offered: Offered, *, few: bool = False) -> list[object]:
    """Buttons below the answers. `few`: without those that only show something."""
    session, say = context.session, context.say
    table = session.table
    path = offered.question.path if offered.question else ()
    made: list[object] = []
    alone = len(offered.closings) == 1 and (offered.settled or not _is_tempting(context, offered))
    style = ButtonStyle.success if alone else ButtonStyle.secondary
    one = len(offered.closings) == 1
    made += [_with_closing(context, last, style, alone=one) for last in offered.closings]
    if session.draft:
        if not offered.closings:
            whole = session.complete or session.draft[-1].open
            style = ButtonStyle.success if whole else ButtonStyle.secondary
            label = "button-confirm" if whole else "button-confirm-so-far"
            made.append(button(say(label), "confirm", table.id, session.stamp, style=style))
        made += [_with_closing(context, last, alone=False) for last in closings_anyway(session)]
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
    if not few or not me.can_open_board:
        made.append(button(say("button-board"), "board", table.id))
    if me.can_open_board:
        made.append(open_board(say, table.id))
    asking_with_room = asking and not few
    things = asking_with_room and bool(wording.things(context.game, context.view, context.seat, offered.moves))
    looks_elsewhere = things and not me.person.wide
    if asking_with_room and not me.person.in_words and not session.draft and not offered.away and not looks_elsewhere:
        made.append(picture_switch(me, table.id))
    if things:
        made.append(button(say("button-on-offer"), "on_offer", table.id, words=path[:1]))
    if asking:
        made.append(button(say("button-why-not"), "why_not", table.id))
    return made
