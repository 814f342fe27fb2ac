"""`/manage …`: commands for the host of a table and for admins of its server. The log names the power that was used.

Irreversible actions ask for confirmation first, and check permissions again when the button is pressed.
"""

from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.play.play import table_meant
from cogs.table import server_rules, side_talk, watching
from cogs.table.lobby import may_open_here
from cogs.table.seats import ask_substitute, seat_choices, seats_to_choose
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped_names, tables_to_choose, title
from cogs.ui.translator import choices_of, text, with_options, word
from tables import Actor, Refused, Stamp, Table, channels, moderation
from tables.core import access, actors
from tables.lobby import guests
from tables.post import outbox_queries

if TYPE_CHECKING:
    from app.guildhall import Guildhall

POWERS: tuple[actors.Power, ...] = ("host", "admin")
HOUR = 3600.0


def actor(interaction: Interaction, me: Who, power: str) -> Actor:
    """The actor of a press. Raises Refused if the person does not have the power that the button claims."""
    if power not in POWERS:
        raise Refused("error-unknown-button")
    if power == "admin" and not server_rules.manages(interaction):
        raise Refused("table-not-admin")
    return Actor(me.id, me.name, "admin" if power == "admin" else "host", interaction.guild_id)


def power_over(interaction: Interaction, table: Table) -> actors.Power:
    """The power of the host for a host, else that of an admin of the server."""
    hosts = table.row.host_id == interaction.user.id
    return "admin" if not hosts and server_rules.manages(interaction) else "host"


async def _meant(interaction: Interaction, table_id: str | None, *, lobby: bool = False) -> tuple[Who, Actor, Table]:
    """The person, their power and the running table (`lobby`: or one that has not started)."""
    me = await who(interaction)
    table = await table_meant(interaction, table_id, unreadable=True)
    does = actor(interaction, me, power_over(interaction, table))
    if not (lobby and table.status == "lobby"):
        access.must_be_running(table)
    actors.must_have_power(table, does)
    return me, does, table


# ---------------------------------------------------------------- confirmation


async def ask_remove(interaction: Interaction, seat: int, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id, lobby=True)
    if table.status == "lobby":
        table = await guests.send_away(
            interaction.client.hall, table.id, does, seat - 1, interaction_id=interaction.id
        )  # fmt: skip
        await outbox_queries.ask_refresh(interaction.client.hall, table)
        await tell(interaction, me.say("power-done-sent-away"))
        return
    moderation.must_be_removable(table, me.id, seat - 1)
    question = me.say("power-sure-remove", name=escaped_names(table)[seat - 1], seat=seat)
    await _ask(interaction, me, table, question, ("remove", does.power, str(seat - 1)))


async def ask_close(interaction: Interaction, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id, lobby=True)
    question = "power-sure-close-lobby" if table.status == "lobby" else "power-sure-close"
    await _ask(interaction, me, table, me.say(question), ("close", does.power))


async def _ask(interaction: Interaction, me: Who, table: Table, question: str, words: tuple[str, ...]) -> None:
    async def build() -> Card:
        stamp = Stamp(table.version, 0)
        made = Card(accent=0xA33A2C).text(f"### {title(table.row.game, me.say)}", question)
        return made.row(button(me.say("power-sure"), "power", table.id, stamp, words, style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("power")
async def power_pressed(interaction: Interaction, press: Press) -> None:
    """Handle a press; its words are the verb, the power and the target."""
    verb, power, what = (*press.words, "", "", "")[:3]
    me, hall = await who(interaction), interaction.client.hall
    does = actor(interaction, me, power)
    if verb == "close":
        await moderation.close(hall, press.table_id, does, interaction_id=interaction.id)
        await _done(interaction, me, "close")
    elif verb == "remove" and what.isdigit():
        await moderation.remove(hall, press.table_id, does, int(what), interaction_id=interaction.id)
        await _done(interaction, me, "remove", seat=int(what) + 1)
    elif verb == "rewind" and what.isdigit() and press.stamp is not None:
        asked = await moderation.rewind(
            hall, press.table_id, does, int(what), version=press.stamp.version, interaction_id=interaction.id
        )
        names = escaped_names(await hall.any_table(press.table_id))
        if asked:
            await tell(interaction, me.say("rewind-asked", names=me.say.list(names[seat] for seat in asked)))
        else:
            await _done(interaction, me, "rewind", to=int(what))
    else:
        raise Refused("error-unknown-button")


async def _done(interaction: Interaction, me: Who, verb: str, **args: object) -> None:
    async def build() -> Card:
        return Card().text(me.say(f"power-done-{verb}", **args))

    await show(interaction, build)


# ---------------------------------------------------------------- repair


async def choose_position(interaction: Interaction, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id)
    version = table.version
    found = await moderation.earlier_positions(interaction.client.hall, table.id, does)
    if not found:
        raise Refused("table-nothing-to-rewind")
    now = interaction.client.hall.clock()

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('rewind-title')}", me.say("rewind-text"))
        options = [_position(me, earlier, now) for earlier in found]
        return made.row(menu(me.say("rewind-choose"), options, "rewind", table.id, Stamp(version, 0), (does.power,)))

    await show(interaction, build)


def _position(me: Who, earlier: moderation.Earlier, now: float) -> discord.SelectOption:
    """Menu entry of an earlier position: move number, player, age. Menus render no timestamps and no markdown."""
    start = not earlier.name
    label = me.say("rewind-option-start" if start else "rewind-option", played=earlier.played, name=earlier.name)
    ago = me.say("rewind-option-when", ago=max(0, int((now - earlier.at) // HOUR)))
    return discord.SelectOption(label=label[:100], value=str(earlier.played), description=ago[:100])


@on_press("rewind")
async def position_chosen(interaction: Interaction, press: Press) -> None:
    power, value = (press.words or ("",))[0], (press.values or ("",))[0]
    if power not in POWERS or not value.isdigit() or press.stamp is None:
        raise Refused("error-unknown-button")
    me, does, table = await _meant(interaction, press.table_id)
    to, moves = int(value), table.played - int(value)
    if press.stamp.version != table.version or moves <= 0:
        raise Refused("table-position-gone")
    question = me.say("power-sure-rewind", to=to, moves=moves)
    await _ask(interaction, me, table, question, ("rewind", does.power, value))


# ---------------------------------------------------------------- pausing


async def pause_or_resume(interaction: Interaction, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id)
    verb, do = ("resume", moderation.resume) if table.paused else ("pause", moderation.pause)
    await do(interaction.client.hall, table.id, does, interaction_id=interaction.id)
    await tell(interaction, me.say(f"power-done-{verb}"))


# ---------------------------------------------------------------- moving


async def move_here(interaction: Interaction, table_id: str | None) -> None:
    """Move the table to the channel of the command."""
    me, does, table = await _meant(interaction, table_id, lobby=True)
    guild_id, channel_id = may_open_here(interaction, me.say, table)
    await server_rules.must_be_home(interaction, channel_id)
    hall = interaction.client.hall
    await channels.relocate(
        hall, table.id, does, guild_id=guild_id, channel_id=channel_id, interaction_id=interaction.id
    )  # fmt: skip
    await tell(interaction, me.say("power-done-move"))


@on_press("move_here")
async def move_pressed(interaction: Interaction, press: Press) -> None:
    """Handle the button of an answer in another channel; a direct message has no channel to move to."""
    await move_here(interaction, press.table_id)


# ---------------------------------------------------------------- commands


class Manage(commands.Cog):
    manage = app_commands.Group(name=word("manage"), description=text("manage-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @manage.command(name=word("manage", "remove"), description=text("manage-remove-description"))
    @with_options(seat="manage-seat", table="option-table")
    async def remove(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 8], table: str | None = None
    ) -> None:
        await ask_remove(interaction, seat, table)

    @manage.command(name=word("manage", "substitute"), description=text("manage-substitute-description"))
    @with_options(seat="manage-seat", person="substitute-person", table="option-table")
    async def substitute(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 8],
        person: discord.Member,
        table: str | None = None,
    ) -> None:
        _, does, meant = await _meant(interaction, table)
        await ask_substitute(interaction, meant, seat - 1, person, does.power)

    @manage.command(name=word("manage", "host"), description=text("manage-host-description"))
    @with_options(seat="manage-seat", table="option-table")
    async def host(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 8], table: str | None = None
    ) -> None:
        me, does, meant = await _meant(interaction, table, lobby=True)
        meant = await moderation.transfer(self.house.hall, meant.id, does, seat - 1, interaction_id=interaction.id)
        await tell(interaction, me.say("power-done-transfer", name=escaped_names(meant)[seat - 1]))

    @manage.command(name=word("manage", "pause"), description=text("manage-pause-description"))
    @with_options(table="option-table")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await pause_or_resume(interaction, table)

    @manage.command(name=word("manage", "rewind"), description=text("manage-rewind-description"))
    @with_options(table="option-table")
    async def rewind(self, interaction: Interaction, table: str | None = None) -> None:
        await choose_position(interaction, table)

    @manage.command(name=word("manage", "watching"), description=text("manage-watching-description"))
    @with_options(who_="watching-who", table="option-table")
    @app_commands.choices(who_=choices_of("watching", watching.CHOICES))
    async def watching(self, interaction: Interaction, who_: str, table: str | None = None) -> None:
        me, does, meant = await _meant(interaction, table, lobby=True)
        changed = await watching.set_watching(interaction, meant, who_, does)
        stays = changed.row.thread_id is not None and who_ != meant.row.watching
        said = me.say(f"watching-set-{who_}")
        await tell(interaction, f"{said} {me.say('watching-thread-stays')}" if stays else said)

    @manage.command(name=word("manage", "spectators"), description=text("manage-spectators-description"))
    @with_options(table="option-table")
    async def spectators(self, interaction: Interaction, table: str | None = None) -> None:
        _, does, meant = await _meant(interaction, table)
        await side_talk.open_for_spectators(interaction, meant, does)

    @manage.command(name=word("manage", "move-here"), description=text("manage-move-here-description"))
    @with_options(table="option-table")
    async def move(self, interaction: Interaction, table: str | None = None) -> None:
        await move_here(interaction, table)

    @manage.command(name=word("manage", "close"), description=text("manage-close-description"))
    @with_options(table="option-table")
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        await ask_close(interaction, table)

    @substitute.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await seat_choices(interaction, typed)

    @remove.autocomplete("seat")
    @host.autocomplete("seat")
    async def seats_of_others(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await _others_seats(interaction, typed)

    @remove.autocomplete("table")
    @substitute.autocomplete("table")
    @host.autocomplete("table")
    @pause.autocomplete("table")
    @rewind.autocomplete("table")
    @watching.autocomplete("table")
    @spectators.autocomplete("table")
    @move.autocomplete("table")
    @close.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _managed_tables(interaction, typed)


async def _managed_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Tables that the person hosts; for an admin also all running ones of the server, if names are public."""
    hall, me = interaction.client.hall, interaction.user.id
    mine = await access.tables_of(hall, me, unreadable=True)
    living = [table for table in mine if table.playing or table.status == "lobby"]
    found = {table.id: table for table in living if table.row.host_id == me}
    if server_rules.manages(interaction):
        found |= {table.id: table for table in await access.tables_playing_in(hall, interaction.guild_id or 0)}
    return tables_to_choose((await who(interaction)).say, found.values(), typed)


async def _others_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Seats of other players, who can be removed."""
    try:
        table = await table_meant(interaction, getattr(interaction.namespace, "table", None))
    except Refused:
        return []
    taken = [n for n, seat in enumerate(table.seats) if seat.user_id not in (None, interaction.user.id)]
    return seats_to_choose(table, taken, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Manage(house))
