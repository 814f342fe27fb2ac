"""`/card`: close-up of a card, tile or building with its effect and rule. The game defaults to that of the thread."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.ui.answers import Card, show
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import folded, game_choices, title
from cogs.ui.translator import text, with_options, word
from engine import GAMES
from render import closeup
from tables import Refused
from tables.core import access
from words import rule_search, rulebook

if TYPE_CHECKING:
    from app.guildhall import Guildhall

LONGEST = 100
"""Maximum letters of a name that are looked at."""
SUGGESTED = 25
"""Maximum choices shown by Discord."""


class Closeups(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("card"), description=text("card-description"))
    @with_options(name="card-name", game="card-game")
    async def card(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        me = await who(interaction)
        if game is not None and game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        games = await _meant(interaction, game)
        for game_id in games:
            if found(game_id, name):
                await show_closely(interaction, game_id, found(game_id, name)[0])
                return
        raise Refused("closeup-unknown", what=name[:60], game=me.say.list(title(one, me.say) for one in games))

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        lang, say = (await who(interaction)).lang, (await who(interaction)).say
        games = await _meant(interaction, getattr(interaction.namespace, "game", None))
        listed = [(game_id, thing) for game_id in games for thing in found(game_id, typed)][:SUGGESTED]
        choices = []
        for game_id, thing in listed:
            shown = _listed(game_id, thing, lang)
            if len(games) > 1:
                shown = f"{shown} · {title(game_id, say)}"
            choices.append(app_commands.Choice(name=shown[:100], value=thing))
        return choices

    @card.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(self.house.hall.games, (await who(interaction)).say, typed)


async def _meant(interaction: Interaction, game: str | None) -> list[str]:
    """The named game; else that of the thread, else those that the person plays, else all."""
    hall = interaction.client.hall
    if game is not None and game in GAMES:
        return [game]
    here = await access.table_shown_at(hall, interaction.channel_id or 0)
    if here is not None and here.row.game in GAMES:
        return [here.row.game]
    played = {table.row.game for table in await access.tables_of(hall, interaction.user.id)}
    return [game_id for game_id in hall.games if game_id in played] or list(hall.games)


def found(game_id: str, typed: str) -> list[str]:
    """Things with this name in any language or edition; those with a name starting with it come first."""
    typed = typed[:LONGEST]
    wanted, ranked = folded(typed), []
    meant = tuple(folded(name) for name in rule_search.meanings(game_id, typed))
    for number, thing in enumerate(closeup.things(game_id)):
        names = [folded(name) for name in closeup.names(game_id, thing)]
        if wanted == folded(thing) or wanted in names:
            ranked.append((0, number, thing))
        elif any(name.startswith(wanted) for name in names):
            ranked.append((1, number, thing))
        elif any(wanted in name for name in names):
            ranked.append((2, number, thing))
        elif any(name.startswith(meant) for name in names):
            ranked.append((3, number, thing))
    return [thing for *_, thing in sorted(ranked)]


def _listed(game_id: str, thing: str, lang: str) -> str:
    """Its name, and its kind if the name is ambiguous."""
    told = closeup.about(game_id, thing, lang)
    alike = [one for one in closeup.things(game_id) if closeup.about(game_id, one, lang).name == told.name]
    return told.name if len(alike) == 1 else f"{told.name} · {told.kind}"


async def show_closely(interaction: Interaction, game_id: str, thing: str) -> None:
    me, cache = await who(interaction), interaction.client.picture_cache

    async def build() -> Card:
        key = ("closeup", game_id, thing, me.reader)
        drawn = await cache.get(key, lambda: closeup.picture(game_id, thing, me.reader))
        told = closeup.about(game_id, thing, me.lang)
        clauses = [(clause, rulebook.clause(game_id, clause, me.lang)) for clause in told.clauses]
        return Card().picture(drawn, "closeup").text(*[f"-# **{clause}** {said}" for clause, said in clauses])

    await show(interaction, build)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Closeups(house))
