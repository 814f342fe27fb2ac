"""`/rules`: the course of a turn, search of clauses, and how closely the rules follow the boxed game."""

from itertools import groupby
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import game_choices, title
from cogs.ui.translator import text, with_options, word
from engine import GAMES
from tables import Refused
from tables.core import access
from words import rule_search, rulebook

if TYPE_CHECKING:
    from app.guildhall import Guildhall


def reconstructed(game: str, me: Who) -> str:
    """Parts of a game that had to be reconstructed without its pictures; empty if there are none."""
    message = f"{game}-reconstructed"
    return me.say(message) if me.say.has(message) else ""


@on_press("reconstructed")
async def reconstructed_pressed(interaction: Interaction, press: Press) -> None:
    me, game = await who(interaction), press.words[0] if press.words else ""
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])

    async def build() -> Card:
        return Card().text(f"### {title(game, me.say)} · {me.say('reconstructed-title')}", reconstructed(game, me))

    await show(interaction, build, in_place=False)


@on_press("rules")
async def rules_pressed(interaction: Interaction, press: Press) -> None:
    await show_rules(interaction, press.words[0] if press.words else "")


async def _game_here(interaction: Interaction) -> str:
    """Game of the thread's table."""
    table = await access.table_shown_at(interaction.client.hall, interaction.channel_id or 0)
    if table is None:
        raise Refused("rules-which-game")
    return table.row.game


async def show_rules(interaction: Interaction, game: str) -> None:
    """The course of a turn, the sections of the rules, and how to search them; a button shows how closely they
    follow the boxed game."""
    me = await who(interaction)
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])

    async def build() -> Card:
        made = Card().text(f"### {title(game, me.say)} · {me.say('rules-title')}")
        made.text(f"**{me.say('what-turn')}**", me.say(f"{game}-turn"))
        chapters = " · ".join(one.title.split(" (")[0] for one in rulebook.sections(game, me.lang))
        made.text(me.say("rules-look-up"), f"-# {chapters}")
        if reconstructed(game, me):
            made.row(button(me.say("reconstructed-title"), "reconstructed", words=(game,)))
        return made

    await show(interaction, build, in_place=False)


class Rules(commands.Cog):
    @app_commands.command(name=word("rules"), description=text("rules-description"))
    @with_options(game="rules-game", about="rules-about")
    async def rules(self, interaction: Interaction, game: str | None = None, about: str | None = None) -> None:
        game = game or await _game_here(interaction)
        if about is None:
            await show_rules(interaction, game)
            return
        me = await who(interaction)
        if game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        found = rule_search.look_up(game, about[:100], me.lang, 8)
        if not found:
            raise Refused("rules-nothing", words=about[:60])

        async def build() -> Card:
            made = Card().text(f"### {title(game, me.say)} · {me.say('rules-title')}")
            for heading, clauses in groupby(found, lambda hit: rulebook.heading(game, hit[0], me.lang)):
                made.text(f"-# {heading}", *[f"**{number}** {text}" for number, text in clauses])
            return made

        await show(interaction, build)

    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)

    @rules.autocomplete("about")
    async def clauses(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        me, game = await who(interaction), getattr(interaction.namespace, "game", None)
        if not game:
            here = await access.table_shown_at(interaction.client.hall, interaction.channel_id or 0)
            game = here.row.game if here is not None else ""
        if game not in GAMES or not typed:
            return []
        found = rule_search.look_up(game, typed[:100], me.lang, 25)
        shown = [(number, f"{number} {rulebook.in_a_line(text)}") for number, text in found]
        return [app_commands.Choice(name=name[:100], value=number) for number, name in shown][:25]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Rules())
