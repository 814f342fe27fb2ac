"""`/learn`, and a button on the welcome message: a first game against apprentices, with lessons.

A lesson is shown once, above the question in the learner's panel, when it first becomes relevant. The first one
explains how to win. After each confirmed move a sentence describes its effect.
"""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play import after_move, panel, play
from cogs.play.play import session_at
from cogs.table.practice import start_practice
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, game_choices, title
from cogs.ui.translator import text, with_options, word
from engine import GAMES
from tables import Hall, Refused, SeatSession, Table
from tables.play import teaching
from words import lessons, rulebook, wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

APPRENTICE = "apprentice"
LINES = 2
"""Maximum lines on the effect of a move."""


def taught(hall: Hall) -> list[str]:
    return [game for game in hall.games if lessons.syllabus(game)]


async def begin(interaction: Interaction, game: str) -> None:
    """Open a private table for the learner."""
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    if not lessons.syllabus(game):
        raise Refused("learn-not-taught", game=GAMES[game].meta.title)
    await start_practice(interaction, game, APPRENTICE, taught=True)


# ---------------------------------------------------------------- in the panel


@panel.section
async def lesson(hall: Hall, me: Who, session: SeatSession, card: Card) -> None:
    """Add the lesson for the current decision."""
    table = session.table
    learning = await teaching.learning(hall, table.id, me.id)
    if learning is None or session.seat is None or session.watching:
        return
    if not session.draft:
        card.text(*await _brought(hall, me, table))
    after = session.ahead.played
    if learning.after == after:
        name = learning.shown
    else:
        found = lessons.due(table.row.game, session.view, session.seat, session.moves, learning.met)
        told = found is not None and await teaching.tell(hall, table.id, me.id, found.name, after)
        name = found.name if told and found is not None else None
    if name is None or lessons.lesson(table.row.game, name) is None:
        return
    is_first = not set(learning.met) - {name}
    aim = lessons.aim(table.row.game, me.lang) if is_first else ""
    card.text(f"🏆 {aim}" if aim else "", f"🎓 {lessons.told(table.row.game, name, me.lang)}")
    card.row(
        button(me.say("button-lesson-rule"), "lesson_rule", table.id, words=(name,)),
        button(me.say("button-lesson-skip"), "lesson_skip", table.id),
        *([] if is_first else [button(me.say("button-lesson-again"), "lesson_again", table.id)]),
        button(me.say("button-lesson-stop"), "lesson_stop", table.id),
    )


@after_move.done_section
async def brought(hall: Hall, me: Who, session: SeatSession, card: Card) -> None:
    """Add the effect of the moves just confirmed."""
    if await teaching.learning(hall, session.table.id, me.id) is not None:
        card.text(*await _brought(hall, me, session.table))


async def _brought(hall: Hall, me: Who, table: Table) -> list[str]:
    seat = table.seat_of(me.id)
    found = await teaching.brought(hall, table, me.id, seat) if seat is not None else None
    if found is None or seat is None:
        return []
    names = escaped_names(table)
    lines = wording.digest(table.row.game, found.events, names, me.lang, seat)
    lines = sorted(lines, key=lambda line: not line.startswith(f"**{names[seat]}**"))[:LINES]
    if found.points:
        how = "learn-brought" if found.points > 0 else "learn-cost"
        lines.append(me.say(how, points=me.say.score(table.row.game, abs(found.points))))
    return [f"✔️ {' · '.join(lines)}"] if lines else []


# ---------------------------------------------------------------- its buttons


@on_press("lesson_skip")
async def skip(interaction: Interaction, press: Press) -> None:
    await teaching.put_away(interaction.client.hall, press.table_id, interaction.user.id)
    await play.show_panel(interaction, session_at(interaction, press.table))


@on_press("lesson_stop")
async def stop(interaction: Interaction, press: Press) -> None:
    await teaching.stop(interaction.client.hall, press.table_id, interaction.user.id)
    await play.show_panel(interaction, session_at(interaction, press.table))


@on_press("lesson_again")
async def again(interaction: Interaction, press: Press) -> None:
    """All lessons so far, latest first, on a separate card."""
    me, hall = await who(interaction), interaction.client.hall
    table = press.table
    met = [name for name in await teaching.met(hall, table.id, me.id) if lessons.lesson(table.row.game, name)]
    if not met:
        raise Refused("learn-nothing-yet")

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('learn-so-far')}")
        made.text(*[f"🎓 {lessons.told(table.row.game, name, me.lang)}" for name in reversed(met)])
        aim = lessons.aim(table.row.game, me.lang)
        return made.text(f"🏆 {aim}" if aim else "")

    await show(interaction, build, in_place=False)


@on_press("lesson_rule")
async def rule(interaction: Interaction, press: Press) -> None:
    """The clauses of a lesson, verbatim."""
    me, table = await who(interaction), press.table
    game = table.row.game
    found = lessons.lesson(game, press.words[0] if press.words else "")
    if found is None:
        raise Refused("error-unknown-button")

    async def build() -> Card:
        made = Card().text(f"### {title(game, me.say)} · {me.say('rules-title')}")
        clauses = [(clause, rulebook.clause(game, clause, me.lang)) for clause in found.clauses]
        return made.text(*[f"**{clause}** {told}" for clause, told in clauses if told])

    await show(interaction, build, in_place=False)


# ---------------------------------------------------------------- beginning


@on_press("learn")
async def learn_pressed(interaction: Interaction, press: Press) -> None:
    if not press.words:
        raise Refused("error-unknown-button")
    await begin(interaction, press.words[0])


class Teaching(commands.Cog):
    @app_commands.command(name=word("learn"), description=text("learn-description"))
    @with_options(game="learn-game")
    async def learn(self, interaction: Interaction, game: str) -> None:
        await begin(interaction, game)

    @learn.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(taught(interaction.client.hall), (await who(interaction)).say, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Teaching())
