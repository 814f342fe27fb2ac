"""`/find`: one form of what one would like to play; people who fit are asked by direct message."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.company import tell_me as tell_me_form
from cogs.play.forms import on_form_without_table
from cogs.table import server_rules
from cogs.table.direct_message_cards import DirectMessage, writes
from cogs.table.listing import wanted
from cogs.table.lobby import may_open_here
from cogs.table.practice import show_the_way
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.form_fields import Form, any_of, field, one_of, open_form
from cogs.ui.handling import ask_patience
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, title
from cogs.ui.table_message import moment
from cogs.ui.translator import text, word
from engine import GAMES
from tables.finding import wishes
from tables.lobby import arranged

if TYPE_CHECKING:
    from app.guildhall import Guildhall

FORM = "w"
"""Use of the form, for `wish`."""
ALSO = ("beginners", "similar")


# ---------------------------------------------------------------- the form


def _form(me: Who, games: tuple[str, ...], now: wishes.Wish | None) -> Form:
    say = me.say
    sizes = sorted({size for game in games for size in GAMES[game].meta.seats})
    also = [name for name in ALSO if getattr(now, name)] if now is not None else ["beginners"]
    return Form(
        say("find-title"),
        f"{FORM}:-:find",
        field(
            say("find-games"),
            any_of("games", [(game, title(game, say)) for game in games], now.games if now else games),
        ),
        field(
            say("find-sizes"),
            any_of(
                "sizes",
                [(str(size), say("find-size", count=size)) for size in sizes],
                [str(size) for size in (now.sizes if now else sizes)],
            ),
        ),
        field(
            say("find-pace"),
            one_of("pace", [(pace, say(f"find-pace-{pace}")) for pace in wishes.TEMPOS], now.pace if now else "day"),
        ),
        field(
            say("find-rated"),
            one_of("rated", [(how, say(f"find-rated-{how}")) for how in wishes.RATED], now.rated if now else "any"),
        ),
        field(say("find-also"), any_of("also", [(name, say(f"find-{name}")) for name in ALSO], also)),
    )


async def open_wish(interaction: Interaction, words: tuple[str, ...] = ()) -> None:
    me, hall = await who(interaction), interaction.client.hall
    guild_id, channel_id = may_open_here(interaction, me.say)
    await server_rules.must_be_allowed(interaction, channel_id)
    now = await wishes.wish_of(hall, guild_id, me.id)
    await open_form(interaction, _form(me, hall.games, now))


@on_form_without_table(FORM, again=open_wish)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    """Store the wish, show it, and look for others who fit."""
    me, hall = await who(interaction), interaction.client.hall
    guild_id, channel_id = may_open_here(interaction, me.say)
    await server_rules.must_be_allowed(interaction, channel_id)
    also = filled_in.get("also", "").split()
    wish = await wishes.put(
        hall,
        arranged.Channel(guild_id, channel_id, me.lang),
        me.id,
        me.name,
        games=filled_in.get("games", "").split(),
        sizes=[int(size) for size in filled_in.get("sizes", "").split() if size.isdecimal()],
        pace=filled_in.get("pace", ""),
        rated=filled_in.get("rated", ""),
        beginners="beginners" in also,
        similar="similar" in also,
    )
    await show(interaction, lambda: _card(interaction, wish))
    await wishes.look(hall, wish.id)


async def _card(interaction: Interaction, wish: wishes.Wish) -> Card:
    me = await who(interaction)
    _, count = await wishes.waiting(interaction.client.hall, wish.guild_id, 1)
    made = Card().text(f"### {me.say('find-waiting')}", wanted(me.say, wish))
    made.text(*[me.say(f"find-{name}") for name in ALSO if getattr(wish, name)])
    made.text(me.say("find-how", minutes=int(wishes.TEMPOS[wish.pace].answer / 60), pace=wish.pace))
    made.text(f"-# {me.say('find-until', count=count, when=moment(wish.expires_at))}")
    return made.row(
        button(me.say("button-find-change"), "find"),
        button(me.say("button-find-end"), "find_end"),
        tell_me_form.tell_me_button(me.say),
    )


@on_press("find")
async def find_pressed(interaction: Interaction, press: Press) -> None:
    await open_wish(interaction)


@on_press("find_end")
async def end_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await wishes.end(interaction.client.hall, interaction.guild_id or 0, me.id)

    async def build() -> Card:
        return Card().text(me.say("find-ended")).row(button(me.say("button-find"), "find"))

    await show(interaction, build)


# ---------------------------------------------------------------- proposals


@writes("find-proposal")
async def about_a_proposal(message: DirectMessage) -> Card:
    """The game, the people, until when to answer."""
    say, number = message.say, message.queued.about
    found = await wishes.proposed(message.house.hall, int(number))
    if found is None:
        return Card().text(say("find-over"))
    proposal, people = found
    others = [one for one in people if one.user_id != message.queued.user_id]
    made = Card(accent=0x6B4E9B).text(
        f"### {say('find-found', game=title(proposal.game, say))}",
        say("find-with", names=say.list(f"{escaped(one.name)} (<@{one.user_id}>)" for one in others)),
        f"{say(f'find-pace-{proposal.pace}')} · {say('find-rated-rated' if proposal.rated else 'find-rated-unrated')}",
        say("find-answer-until", when=moment(proposal.due_at)),
        f"-# {_server(message)}",
    )
    return made.row(
        button(say("button-find-in"), "find_in", words=(number,), style=ButtonStyle.success),
        button(say("button-find-out"), "find_out", words=(number,)),
    )


def _server(message: DirectMessage) -> str:
    guild = message.house.get_guild(int(message.queued.args.get("server", 0)))
    return message.say("find-server", server=escaped(guild.name) if guild is not None else "Discord")


@writes("find-back", "find-left", "find-expired")
async def about_the_queue(message: DirectMessage) -> Card:
    return Card().text(message.say(f"dm-{message.queued.kind}"), f"-# {_server(message)}")


@on_press("find_in")
async def agreed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    table = await wishes.agree(hall, press.number, me.id)
    if table is None:
        await _replace(interaction, me.say("find-in"))
        return
    await ask_patience(interaction, replace=True)
    await show_the_way(interaction, me, table, "find-opened", show)


@on_press("find_out")
async def declined(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await wishes.decline(interaction.client.hall, press.number, me.id)
    await _replace(interaction, me.say("find-out"))


async def _replace(interaction: Interaction, said: str) -> None:
    async def build() -> Card:
        return Card().text(said)

    await show(interaction, build, in_place=True)


class Find(commands.Cog):
    @app_commands.command(name=word("find"), description=text("find-description"))
    async def find(self, interaction: Interaction) -> None:
        """Open the form, or show the present wish with a way to change or end it."""
        wish = await wishes.wish_of(interaction.client.hall, interaction.guild_id or 0, interaction.user.id)
        if wish is None:
            await open_wish(interaction)
        else:
            await show(interaction, lambda: _card(interaction, wish))


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Find())
