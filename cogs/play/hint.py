"""`/hint`, and a button at practice tables: private advice on the current decision with reasons."""

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
from prompts.advice import AdviceWords
from tables import Refused, Table
from tables.core import access
from tables.play import hints, playing

if TYPE_CHECKING:
    from app.guildhall import Guildhall


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
    """Advice from the worker process."""
    worlds, view = house.hint_worlds, question.game.dump(question.view)
    return await house.advice.run(
        person, question.key, hints.think, question.table.row.game,
        view, question.dealt(worlds), question.seat, question.drafted, worlds, question.chance,
    )  # fmt: skip


async def _first_card(house: "Guildhall", me: Who, question: hints.Question, note: str) -> Card:
    """The journeyman's move, shown while the search is running."""
    async with house.first_thoughts.turn(me.id):
        way = await asyncio.to_thread(question.first_thought)
    words = _words(me, question)
    return _titled(me, question).text(*words.first(way), note).row(*_buttons(me, question, words.drafts([way])))


async def _full_card(me: Who, question: hints.Question, thought: str) -> Card:
    made, words = _titled(me, question), _words(me, question)
    found, own = hints.read(thought)
    for paragraph in words.all(found, own):
        made.text(*paragraph)
    return made.row(*_buttons(me, question, words.drafts([advice.moves for advice in found])))


def _words(me: Who, question: hints.Question) -> AdviceWords:
    return AdviceWords(question, me.lang, escaped_names(question.table))


def _titled(me: Who, question: hints.Question) -> Card:
    return Card().text(f"### {title(question.table.row.game, me.say)} · {me.say('hint-title')}")


def _buttons(me: Who, question: hints.Question, drafts: Sequence[tuple[str, tuple[str, ...]]]) -> list[Any]:
    styles = [ButtonStyle.primary, *[ButtonStyle.secondary] * len(drafts)]
    made = [
        button(label, "hint_draft", question.table.id, question.stamp, places, style=style)
        for (label, places), style in zip(drafts, styles, strict=False)
    ]
    return [*made, button(me.say("button-move"), "move", question.table.id)]


@on_press("hint_draft")
async def draft_pressed(interaction: Interaction, press: Press) -> None:
    """Replace the draft by an advised line, if the position is still the one it was given for."""
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
    @app_commands.command(name=word("hint"), description=text("hint-description"))
    @with_options(table="option-table")
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await show_hint(interaction, await table_meant(interaction, table))

    @hint.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await table_choices(interaction, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Hints())
