"""`/help`: by topic, by game, or by the current or former name of a command."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.person.rules import reconstructed
from cogs.play.play import session_at
from cogs.table.more import more_button
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.moved_commands import former_names
from cogs.ui.names import escaped_names, folded, game_choices, span_of, title
from cogs.ui.translator import game_group_shown, shown, text, with_options, word
from engine import GAMES
from tables import Refused
from words import wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

TOPICS = {
    "start": (
        "learn", "table new", "table practice", "table join", "table list", "table invite",
    ),
    "play": ("move", "area", "board", "hint", "undo", "card", "rules", "plan", "note"),
    "catch-up": ("mygames", "log", "history", "table follow", "table share"),
    "time": ("settings", "table clock", "table pause", "table nudge"),
    "seats": (
        "table leave", "table substitute", "table show-hand", "table chat", "table end", "table reopen",
    ),
    "company": ("find", "block", "evening new", "evening list", "evening cancel", "challenge"),
    "league": (
        "league new", "league list", "league show", "league join", "league leave", "league draw", "league correct",
        "league export", "league close",
    ),
    "results": ("review", "stats", "leaderboard", "table export"),
    "trouble": ("help", "table report"),
    "host": (
        "manage remove", "manage substitute", "manage host", "manage pause", "manage rewind", "manage watching",
        "manage spectators", "manage move-here", "manage close",
    ),
    "server": ("admin settings", "admin tables", "admin block"),
}  # fmt: skip
"""Topic → its commands, each listed once."""
ORDER = tuple(dict.fromkeys(name.split(" ")[0] for names in TOPICS.values() for name in names))
"""Commands in the order for newcomers."""
FOR_NEWCOMERS = ("learn", "table new", "move", "mygames")
"""Commands at the top of the help."""
SUGGESTED = 25


@on_press("what")
async def what_pressed(interaction: Interaction, press: Press) -> None:
    """The question mark of a table: what is going on, and what the reader can do."""
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


# ---------------------------------------------------------------- by topic


def does(me: Who, name: str) -> str:
    """One-sentence description of a command."""
    game, _, called = name.partition(" ")
    if game not in GAMES:
        return me.say(f"{name.replace(' ', '-')}-description")
    kind = next((kind for kind, new in cog_of(game).called.items() if new == called), called)
    return me.say(f"{game}-command-{kind}-description")


def line(me: Who, name: str) -> str:
    """A command with its description."""
    return f"**{shown(name, me.say)}** {does(me, name)}"


async def _topic_card(me: Who, topic: str) -> Card:
    made = Card().text(f"### {me.say(f'help-topic-{topic}')}", *[line(me, name) for name in TOPICS[topic]])
    return made.row(_topics(me, topic))


def _topics(me: Who, chosen: str = "") -> object:
    options = [
        discord.SelectOption(label=me.say(f"help-topic-{topic}"), value=topic, default=topic == chosen)
        for topic in TOPICS
    ]
    return menu(me.say("help-want"), options, "help_topic")


@on_press("help_topic")
async def topic_chosen(interaction: Interaction, press: Press) -> None:
    me, topic = await who(interaction), (press.values or ("",))[0]
    if topic not in TOPICS:
        raise Refused("error-unknown-button")
    await show(interaction, lambda: _topic_card(me, topic))


@on_press("all_commands")
async def all_commands_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)

    async def build() -> Card:
        made = Card()
        for topic, names in TOPICS.items():
            commands_ = " · ".join(shown(name, me.say) for name in names)
            made.text(f"**{me.say(f'help-topic-{topic}')}**\n{commands_}")
        return made.row(_topics(me))

    await show(interaction, build)


@on_press("about")
async def about_pressed(interaction: Interaction, press: Press) -> None:
    """About this bot, and how closely its games follow the boxed ones."""
    me, house = await who(interaction), interaction.client
    games = me.say.list(title(game, me.say) for game in house.hall.games)

    async def build() -> Card:
        since = f"<t:{int(house.started_at)}:R>"
        made = Card().text(
            f"## Guildhall {house.version}",
            me.say("about-text", games=games, since=since, now=f"<t:{int(time.time())}:t>"),
        )
        honest = [game for game in house.hall.games if reconstructed(game, me)]
        made.text(me.say("about-reconstructed") if honest else "")
        return made.row(*[button(title(game, me.say), "reconstructed", words=(game,)) for game in honest])

    await show(interaction, build)


def in_order(commands: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands in the order for newcomers: those of games before those of hosts."""
    games = ORDER.index("manage")
    places = {name: place + (place >= games) for place, name in enumerate(ORDER)}
    return sorted(commands, key=lambda command: places.get(command["name"], games))


# ---------------------------------------------------------------- by name


def found(me: Who, typed: str) -> list[tuple[str, str]]:
    """Commands that match by current or former name or by description, with their localised names."""
    wanted, ranked, former = folded(typed).removeprefix("/"), [], former_names()
    listed = [name for names in TOPICS.values() for name in names]
    of_games = [name for name in dict.fromkeys(former.values()) if name not in listed and name.split(" ")[0] in GAMES]
    for place, name in enumerate([*listed, *of_games]):
        old = [was for was, now in former.items() if now == name]
        names = [folded(shown(name, me.say)).removeprefix("/"), name]
        sentence = folded(does(me, name))
        was = next((one for one in old if wanted in folded(one)), "")
        if any(wanted in one for one in names):
            ranked.append((0, place, name, ""))
        elif was:
            ranked.append((1, place, name, was))
        elif wanted in sentence:
            ranked.append((2, place, name, ""))
    return [(name, was) for _, _, name, was in sorted(ranked)]


class Help(commands.Cog):
    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("help"), description=text("help-description"))
    @with_options(about="help-about")
    async def help(self, interaction: Interaction, about: str | None = None) -> None:
        me = await who(interaction)
        if about is not None and about in GAMES:
            await self.explain(interaction, about)
            return
        named = found(me, about)[:SUGGESTED] if about else []
        if about and not named:
            raise Refused("help-nothing", words=about[:60])

        async def build() -> Card:
            if named:
                return Card().text(*[line(me, name) for name, _ in named[:8]]).row(_topics(me))
            made = Card().text(f"## {me.say('help-title')}", me.say("help-text"))
            made.text(*[line(me, name) for name in FOR_NEWCOMERS])
            names = (f"**/{game_group_shown(game, me.lang)}**" for game in self.house.hall.games)
            made.text(me.say("help-games", games=" · ".join(names)))
            made.text(me.say("help-in-words", settings=shown("settings", me.say).removeprefix("/")))
            made.row(_topics(me))
            return made.row(
                button(me.say("button-all-commands"), "all_commands"), button(me.say("button-about"), "about")
            )

        await show(interaction, build)

    async def explain(self, interaction: Interaction, game: str) -> None:
        """One game in a minute: its subject and the course of a turn."""
        me = await who(interaction)
        if game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        meta = GAMES[game].meta

        async def build() -> Card:
            made = Card().text(f"## {title(game, me.say)}", f"-# {', '.join(meta.designers)}", me.say(f"{game}-about"))
            made.text(me.say("lobby-seats", players=span_of(meta.seats), minutes=meta.minutes_per_seat))
            return made.text(f"**{me.say('what-turn')}**", me.say(f"{game}-turn"))

        await show(interaction, build)

    @help.autocomplete("about")
    async def suggestions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        me = await who(interaction)
        games = game_choices(self.house.hall.games, me.say, typed)
        named = []
        for name, was in found(me, typed):
            once = me.say("help-was", name=was) if was else does(me, name)
            named.append(app_commands.Choice(name=f"{shown(name, me.say)}: {once}"[:100], value=name))
        return [*games, *named][:SUGGESTED]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Help(house))
