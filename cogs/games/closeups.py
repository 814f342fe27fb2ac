"""A card, a tile or a building seen closely: `/tournay card`, `/burgundy tile` … with the effect and the clause."""

from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from cogs.games.move_commands import folded
from cogs.ui.answers import Card, show
from cogs.ui.game_cog import SlashCommand
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from cogs.ui.translator import text
from render import closeup
from tables import Refused
from words import rule_search, rulebook

SUGGESTED = 25
"""So many Discord shows."""


def look_closely(command_line: str) -> SlashCommand:
    """Return a command such as `/burgundy tile`: the game, and what players mostly look at in it."""
    game_id, name = command_line.removeprefix("/").split()

    @app_commands.rename(which=locale_str(name, key=f"closeup-{name}"))
    @app_commands.describe(which=text(f"closeup-which-{name}"))
    async def callback(interaction: Interaction, which: str) -> None:
        await show_closely(interaction, game_id, which)

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=locale_str(name, key=f"closeup-{name}"),
        description=text(f"closeup-description-{name}"),
        callback=callback,
    )

    @command.autocomplete("which")
    async def suggestions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        lang = (await who(interaction)).lang
        return [
            app_commands.Choice(name=_listed(game_id, thing, lang)[:100], value=thing)
            for thing in found(game_id, typed)
        ][:SUGGESTED]

    return command


def found(game_id: str, typed: str) -> list[str]:
    """What is called so in any language or edition; first those whose name here begins with it."""
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
    """Its name, and what it is where others are called the same."""
    told = closeup.about(game_id, thing, lang)
    alike = [one for one in closeup.things(game_id) if closeup.about(game_id, one, lang).name == told.name]
    return told.name if len(alike) == 1 else f"{told.name} · {told.kind}"


async def show_closely(interaction: Interaction, game_id: str, which: str) -> None:
    me = await who(interaction)
    meant = found(game_id, which)
    if not meant:
        raise Refused("closeup-unknown", what=which[:60], game=title(game_id, me.say))
    thing = meant[0]
    cache = interaction.client.picture_cache

    async def build() -> Card:
        key = ("closeup", game_id, thing, me.reader)
        drawn = await cache.get(key, lambda: closeup.picture(game_id, thing, me.reader))
        told = closeup.about(game_id, thing, me.lang)
        clauses = [(clause, rulebook.clause(game_id, clause, me.lang)) for clause in told.clauses]
        return Card().picture(drawn, "closeup").text(*[f"-# **{clause}** {said}" for clause, said in clauses])

    await show(interaction, build)
