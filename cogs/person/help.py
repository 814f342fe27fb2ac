"""Help, rules and what this is."""

import time
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.play.play import session_at
from cogs.table.more import more_button
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, game_choices, span_of, title
from cogs.ui.translator import game_group_shown, shown_name, text, with_options, word
from engine import GAMES
from tables import Refused
from tables.core import access
from words import rule_search, rulebook, wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

ORDER = (
    "learn", "table", "move", "hint", "hand", "board", "undo", "mygames",
    "recap", "history", "review", "log", "order", "note",
    "notify", "clock", "settings", "record", "privacy",
    "rules", "help", "about", "host", "admin",
)  # fmt: skip
"""In which order a newcomer meets the commands: sitting down, playing, catching up, one's own things, the rest."""
FIRST = ("new", "practice")
"""Subcommands of `/table` that the help names in brief."""
FOR_NEWCOMERS = ("learn", "table", "move", "hint", "mygames", "recap", "rules", "settings")
"""What the help begins with; the others are one press away."""
FOR_FEW = ("host", "admin")
"""Groups that are not listed command by command in the help."""


@on_press("what")
async def what_pressed(interaction: Interaction, press: Press) -> None:
    """The question mark under a table: what is going on, what can I do."""
    me, session = await who(interaction), session_at(interaction, press.table)
    table, game = session.table, session.table.row.game
    if session.shown is None:
        raise Refused("table-not-started")

    async def build() -> Card:
        made = Card().text(f"### {title(game, me.say)}")
        if session.owes and session.seat is not None and session.moves:
            made.text(f"**{wording.decision(game, session.view, session.seat, escaped_names(table), me.lang)}**")
        elif not table.over:
            made.text(wording.waiting(game, table.view(None), escaped_names(table), me.lang))
        made.text(f"**{me.say('what-turn')}**", me.say(f"{game}-turn"))
        made.text(me.say("what-buttons"))
        made.text(me.say("what-more", table=table.id))
        return made.row(more_button(me.say, table)) if table.playing else made

    await show(interaction, build, in_place=False)


def reconstructed(game: str, me: Who) -> str:
    """What of a game we had to work out ourselves, for want of its pictures; empty if nothing."""
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
    """The game of the table in whose thread something is said."""
    table = await access.table_shown_at(interaction.client.hall, interaction.channel_id or 0)
    if table is None:
        raise Refused("rules-which-game")
    return table.row.game


async def show_rules(interaction: Interaction, game: str) -> None:
    """How a turn goes, what the rules are about and how to look them up; one press away, how far they are the box's."""
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


@on_press("all_commands")
async def all_commands_pressed(interaction: Interaction, press: Press) -> None:
    me, house = await who(interaction), interaction.client

    async def build() -> Card:
        return Card().text(*[described(house, name, me) for name in ORDER])

    await show(interaction, build, in_place=False)


def described(house: "Guildhall", name: str, me: Who, *, brief: bool = False) -> str:
    """A command in a line; of a group what it is about and what it can do, in brief with what it begins."""
    command = house.tree.get_command(name)
    assert isinstance(command, app_commands.Command | app_commands.Group)
    shown = f"**/{shown_name(command, me.lang)}**"
    if isinstance(command, app_commands.Command):
        return f"{shown} {me.say(f'{name}-description')}"
    about = f"{shown} {me.say(f'{name}-group-description')}"
    if name in FOR_FEW:
        return about
    found = [sub for sub in command.commands if not brief or sub.name in FIRST]
    return f"{about}: " + " ".join(f"`{shown_name(sub, me.lang)}`" for sub in found)


def in_order(commands: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands as Discord is told of them, as a newcomer should meet them: the games' own before what hosts do."""
    games = ORDER.index("host")
    places = {name: place + (place >= games) for place, name in enumerate(ORDER)}
    return sorted(commands, key=lambda command: places.get(command["name"], games))


class Help(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("help"), description=text("help-description"))
    @with_options(game="help-game")
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        me = await who(interaction)
        if game is not None:
            await self.explain(interaction, game)
            return

        async def build() -> Card:
            made = Card().text(f"## {me.say('help-title')}", me.say("help-text"))
            made.text(*[described(self.house, name, me, brief=True) for name in FOR_NEWCOMERS])
            names = (f"**/{game_group_shown(game, me.lang)}**" for game in self.house.hall.games)
            made.text(me.say("help-games", games=" · ".join(names)))
            settings = self.house.tree.get_command("settings")
            assert isinstance(settings, app_commands.Command)
            made.text(me.say("help-in-words", settings=shown_name(settings, me.lang)))
            return made.row(button(me.say("button-all-commands"), "all_commands"))

        await show(interaction, build)

    async def explain(self, interaction: Interaction, game: str) -> None:
        """One game in a minute: what it is about and how a turn goes."""
        me = await who(interaction)
        if game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        meta = GAMES[game].meta

        async def build() -> Card:
            made = Card().text(f"## {title(game, me.say)}", f"-# {', '.join(meta.designers)}", me.say(f"{game}-about"))
            made.text(me.say("lobby-seats", players=span_of(meta.seats), minutes=meta.minutes_per_seat))
            return made.text(f"**{me.say('what-turn')}**", me.say(f"{game}-turn"))

        await show(interaction, build)

    @app_commands.command(name=word("about"), description=text("about-description"))
    async def about(self, interaction: Interaction) -> None:
        me = await who(interaction)
        games = me.say.list(title(game, me.say) for game in self.house.hall.games)

        async def build() -> Card:
            since = f"<t:{int(self.house.started_at)}:R>"
            made = Card().text(
                f"## Guildhall {self.house.version}",
                me.say("about-text", games=games, since=since, now=f"<t:{int(time.time())}:t>"),
            )
            honest = [game for game in self.house.hall.games if reconstructed(game, me)]
            made.text(me.say("about-reconstructed") if honest else "")
            return made.row(*[button(title(game, me.say), "reconstructed", words=(game,)) for game in honest])

        await show(interaction, build)

    @app_commands.command(name=word("rules"), description=text("rules-description"))
    @with_options(game="rules-game", clause="rules-clause")
    async def rules(self, interaction: Interaction, game: str | None = None, clause: str | None = None) -> None:
        game = game or await _game_here(interaction)
        if clause is None:
            await show_rules(interaction, game)
            return
        me = await who(interaction)
        if game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        found = rule_search.look_up(game, clause[:100], me.lang, 8)
        if not found:
            raise Refused("rules-nothing", words=clause[:60])

        async def build() -> Card:
            made = Card().text(f"### {title(game, me.say)} · {me.say('rules-title')}")
            for heading, clauses in groupby(found, lambda hit: rulebook.heading(game, hit[0], me.lang)):
                made.text(f"-# {heading}", *[f"**{number}** {text}" for number, text in clauses])
            return made

        await show(interaction, build)

    @help.autocomplete("game")
    @rules.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return game_choices(interaction.client.hall.games, (await who(interaction)).say, typed)

    @rules.autocomplete("clause")
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
    await house.add_cog(Help(house))
