"""`/hint`, and a button at practice tables: what a good player would do now, and why. Only the asker sees it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.play.play import session_at, show_panel, table_choices, table_meant
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, title
from cogs.ui.progress import show_refined
from cogs.ui.translator import text, with_options, word
from tables import Refused, Table
from tables.core import access
from tables.play import hints, playing
from words import wording
from words.turns import turns_of

if TYPE_CHECKING:
    from app.guildhall import Guildhall

ALIKE = 2
"""Steps with which two ways end alike: from so many on they are told once."""
EQUAL = 0.3
"""What differs by less is not worth a word."""


async def show_hint(interaction: Interaction, table: Table) -> None:
    me, house = await who(interaction), interaction.client
    session = session_at(interaction, table)
    access.must_be_asked(session)
    seat = session.seat
    assert seat is not None
    if seat not in table.owed:
        raise Refused("hint-nothing-asked")
    await hints.ask(house.hall, session, me.name, me.id, interaction.id)
    question = hints.Question.of(session)
    if not house.advice.has_room(me.id, question.key):
        note = me.say("hint-one-at-a-time")
        await show(interaction, lambda: _first_card(house, me, question, note), in_place=False)
        return
    await show_refined(
        interaction,
        _advice(house, me.id, question),
        lambda progress: _first_card(house, me, question, progress),
        lambda thought: _full_card(me, question, thought),
        lambda: house.advice.ahead(question.key),
        in_place=False,
    )


async def _advice(house: "Guildhall", person: int, question: hints.Question) -> str:
    """As the process beside the bot gives it."""
    worlds, view = house.hint_worlds, question.game.dump(question.view)
    return await house.advice.run(
        person, question.key, hints.think, question.table.row.game,
        view, question.dealt(worlds), question.seat, question.drafted, worlds, question.chance,
    )  # fmt: skip


async def _first_card(house: "Guildhall", me: Who, question: hints.Question, note: str) -> Card:
    """What the journeyman would do, while more is thought about it."""
    async with house.first_thoughts.turn(me.id):
        way = await asyncio.to_thread(question.first_thought)
    first, *later = _words(me, question, way)
    made = _titled(me, question).text(
        me.say("hint-first", move=first), *(me.say("hint-then", move=words) for words in later), note
    )
    return made.row(*_drafts(me, question, [way]), button(me.say("button-move"), "move", question.table.id))


async def _full_card(me: Who, question: hints.Question, thought: str) -> Card:
    return _card(me, question, *hints.read(thought))


def _titled(me: Who, question: hints.Question) -> Card:
    return Card().text(f"### {title(question.table.row.game, me.say)} · {me.say('hint-title')}")


def _card(me: Who, question: hints.Question, found: Sequence[hints.Advice], own: hints.Advice | None) -> Card:
    table, made = question.table, _titled(me, question)
    best = _words(me, question, found[0].moves)
    for number, advice in enumerate(found, 1):
        compared = found[0] if number > 1 else None
        why = me.say("hint-alone") if len(found) == 1 else _why(me, table, advice, compared)
        made.text(*_lines(me, question, f"**{number}.**", advice, why, best if compared else ()))
    if own is not None:
        begun = _begun(own, found)
        why = me.say("hint-same" if begun == own else "hint-begins", number=1 + found.index(begun)) if begun else ""
        made.text(*_lines(me, question, f"**{me.say('hint-draft')}**", own, why or _why(me, table, own, found[0])))
    made.text(me.say("hint-how", worlds=found[0].worlds))
    drafts = _drafts(me, question, [advice.moves for advice in found])
    return made.row(*drafts, button(me.say("button-move"), "move", table.id))


def _drafts(me: Who, question: hints.Question, ways: Sequence[Sequence[str]]) -> list[Any]:
    """A button for each way that is not drafted yet."""
    made = []
    for number, way in enumerate(ways, 1):
        places = question.spelled(way)
        if places is not None and tuple(way) != question.drafted:
            label = me.say("button-draft-this") if len(ways) == 1 else me.say("button-draft-way", number=number)
            style = ButtonStyle.primary if number == 1 else ButtonStyle.secondary
            made.append(button(label, "hint_draft", question.table.id, question.stamp, places, style=style))
    return made


def _begun(own: hints.Advice, found: Sequence[hints.Advice]) -> hints.Advice | None:
    """The way that was told which the draft is, or begins."""
    return next((advice for advice in found if advice.moves[: len(own.moves)] == own.moves), None)


def _lines(
    me: Who, question: hints.Question, head: str, advice: hints.Advice, why: str, known: Sequence[str] = ()
) -> list[str]:
    """Step by step, and in small print what it promises and why. `known`: a way that was told before; where this one
    ends alike, that is said in a word."""
    first, *later = _words(me, question, advice.moves)
    game, alike = question.table.row.game, 0
    while alike < min(len(later), len(known) - 1) and later[-1 - alike] == known[-1 - alike]:
        alike += 1
    if alike >= ALIKE:
        del later[-alike:]
    expected = me.say(
        "hint-expect", points=me.say.score(game, round(advice.points)), wins=round(advice.wins), worlds=advice.worlds
    )
    steps = [me.say("hint-then", move=words) for words in later]
    if alike >= ALIKE:
        steps.append(me.say("hint-then-alike"))
    return [f"{head} {first}", *steps, f"-# {expected} {why}"]


def _words(me: Who, question: hints.Question, way: Sequence[str]) -> list[str]:
    """Each move in the words of the position in which it would be made; what only closes the turn goes without
    saying."""
    table, seat = question.table, question.seat
    closing = turns_of(table.row.game).closing - {"draw"}
    state, told = question.state, []
    for number, notation in enumerate(way, 1):
        move = table.game.book.read(notation)
        view = table.game.view(state, seat)
        if move.kind not in closing or len(way) == 1:
            told.append(wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move))
        if number < len(way):
            state = table.game.attempt(state, seat, move).state
    return told or [wording.move(table.row.game, view, seat, escaped_names(table), me.lang, move)]


def _why(me: Who, table: Table, advice: hints.Advice, best: hints.Advice | None) -> str:
    """One sentence: how it compares, and what tells the two apart."""
    say, game = me.say, table.row.game
    if abs(advice.ahead) < max(EQUAL, advice.error):
        return say("hint-equal" if best is not None else "hint-equal-next")
    worth = say.score(game, abs(round(advice.ahead, 1)))
    how = "hint-better" if best is None else "hint-worse" if advice.ahead < 0 else "hint-even-better"
    return say(how, points=worth, error=round(advice.error, 1), why=_reasons(me, advice))


REASONS = 2
"""So many speak for it, and one against, if it weighs at least half as much."""


def _reasons(me: Who, advice: hints.Advice) -> str:
    """What made the difference: first what goes the same way as the difference itself."""
    say = me.say
    weighed = [
        (points, say("hint-more" if points > 0 else "hint-less", what=say(source), points=abs(round(points, 1))))
        for source, points in advice.sources
    ]
    if abs(advice.others) >= EQUAL:
        told = "hint-others-more" if advice.others > 0 else "hint-others-less"
        weighed.append((-advice.others, say(told, points=abs(round(advice.others, 1)))))
    weighed.sort(key=lambda pair: -abs(pair[0]))
    speaking = [pair for pair in weighed if (pair[0] > 0) == (advice.ahead > 0)]
    against = [pair for pair in weighed if pair not in speaking]
    if not speaking:
        return say("hint-many")
    why = say.list(told for _, told in speaking[:REASONS])
    if against and abs(against[0][0]) * 2 >= abs(speaking[0][0]):
        return say("hint-though", why=why, but=against[0][1])
    return why


@on_press("hint_draft")
async def draft_pressed(interaction: Interaction, press: Press) -> None:
    """Put an advised way into the draft, in place of what was drafted. The position must be the one it was made for."""
    session = session_at(interaction, press.table)
    access.must_be_asked(session)
    if press.stamp is None or press.stamp.version != session.version:
        await show_panel(interaction, session)
        raise Refused("table-stale")
    first, *then = hints.Question.of(session).way(press.words)
    drafted = await playing.draft(
        interaction.client.hall, press.table_id, interaction.user.id, first,
        then=then, anew=True, stamp=session.stamp, interaction_id=interaction.id,
    )  # fmt: skip
    await show_panel(interaction, drafted)


@on_press("hint")
async def hint_pressed(interaction: Interaction, press: Press) -> None:
    await show_hint(interaction, press.table)


class Hints(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("hint"), description=text("hint-description"))
    @with_options(table="option-table")
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await show_hint(interaction, await table_meant(interaction, table))

    @hint.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Hints(house))
