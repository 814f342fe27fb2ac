"""The powers of a table's host and of the server's admins: `/host …` and `/admin …`, the same verbs, kept apart.

What cannot be taken back asks first. Whoever presses the button that does it is asked anew whether they may.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.admin import server_settings
from cogs.play.play import table_meant
from cogs.table import server_rules
from cogs.table.lobby import may_open_here
from cogs.table.seats import ask_substitute, seat_choices, seats_to_choose
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, public_language, who
from cogs.ui.names import escaped_names, tables_to_choose, title
from cogs.ui.translator import text, with_options, word
from tables import Actor, Refused, Stamp, Table, moderation, places
from tables.core import access, actors
from tables.lobby import guests, listing
from tables.post import outbox_queries

if TYPE_CHECKING:
    from app.guildhall import Guildhall

POWERS: tuple[actors.Power, ...] = ("host", "admin")
HOUR = 3600.0


def actor(interaction: Interaction, me: Who, power: str) -> Actor:
    """Whoever claims to be an admin is one: Discord hides the commands from others, but it may be told not to."""
    if power not in POWERS:
        raise Refused("error-unknown-button")
    if power == "admin" and not (interaction.permissions.manage_guild or interaction.permissions.administrator):
        raise Refused("table-not-admin")
    return Actor(me.id, me.name, "admin" if power == "admin" else "host", interaction.guild_id)


async def _meant(
    interaction: Interaction, table_id: str | None, power: actors.Power, *, lobby: bool = False
) -> tuple[Who, Actor, Table]:
    """Who wants to do something with which power at which running table (`lobby`: or one that has not started)."""
    me = await who(interaction)
    does = actor(interaction, me, power)
    table = await table_meant(interaction, table_id, unreadable=True)
    if not (lobby and table.status == "lobby"):
        access.must_be_running(table)
    actors.must_have_power(table, does)
    return me, does, table


# ---------------------------------------------------------------- asking first


async def ask_remove(interaction: Interaction, power: actors.Power, seat: int, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id, power, lobby=True)
    if table.status == "lobby":
        table = await guests.send_away(
            interaction.client.hall, table.id, does, seat - 1, interaction_id=interaction.id
        )  # fmt: skip
        await outbox_queries.ask_refresh(interaction.client.hall, table)
        await tell(interaction, me.say("power-done-sent-away"))
        return
    moderation.must_be_removable(table, me.id, seat - 1)
    question = me.say("power-sure-remove", name=escaped_names(table)[seat - 1], seat=seat)
    await _ask(interaction, me, table, question, ("remove", power, str(seat - 1)))


async def ask_close(interaction: Interaction, power: actors.Power, table_id: str | None) -> None:
    me, _, table = await _meant(interaction, table_id, power, lobby=True)
    question = "power-sure-close-lobby" if table.status == "lobby" else "power-sure-close"
    await _ask(interaction, me, table, me.say(question), ("close", power))


async def _ask(interaction: Interaction, me: Who, table: Table, question: str, words: tuple[str, ...]) -> None:
    async def build() -> Card:
        stamp = Stamp(table.version, 0)
        made = Card(accent=0xA33A2C).text(f"### {title(table.row.game, me.say)}", question)
        return made.row(button(me.say("power-sure"), "power", table.id, stamp, words, style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("power")
async def power_pressed(interaction: Interaction, press: Press) -> None:
    """The verb, the power, and what it is done to."""
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


async def choose_position(interaction: Interaction, power: actors.Power, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id, power)
    version = table.version
    found = await moderation.earlier_positions(interaction.client.hall, table.id, does)
    if not found:
        raise Refused("table-nothing-to-rewind")
    now = interaction.client.hall.clock()

    async def build() -> Card:
        made = Card().text(f"### {title(table.row.game, me.say)} · {me.say('rewind-title')}", me.say("rewind-text"))
        options = [_position(me, earlier, now) for earlier in found]
        return made.row(menu(me.say("rewind-choose"), options, "rewind", table.id, Stamp(version, 0), (power,)))

    await show(interaction, build)


def _position(me: Who, earlier: moderation.Earlier, now: float) -> discord.SelectOption:
    """After which move, whose it was, how long ago. Menus know no timestamps and no markdown."""
    start = not earlier.name
    label = me.say("rewind-option-start" if start else "rewind-option", played=earlier.played, name=earlier.name)
    ago = me.say("rewind-option-when", ago=max(0, int((now - earlier.at) // HOUR)))
    return discord.SelectOption(label=label[:100], value=str(earlier.played), description=ago[:100])


@on_press("rewind")
async def position_chosen(interaction: Interaction, press: Press) -> None:
    power, value = (press.words or ("",))[0], (press.values or ("",))[0]
    if power not in POWERS or not value.isdigit() or press.stamp is None:
        raise Refused("error-unknown-button")
    me, _, table = await _meant(interaction, press.table_id, "admin" if power == "admin" else "host")
    to, moves = int(value), table.played - int(value)
    if press.stamp.version != table.version or moves <= 0:
        raise Refused("table-position-gone")
    question = me.say("power-sure-rewind", to=to, moves=moves)
    await _ask(interaction, me, table, question, ("rewind", power, value))


# ---------------------------------------------------------------- pausing


async def pause_or_resume(interaction: Interaction, power: actors.Power, verb: str, table_id: str | None) -> None:
    me, does, table = await _meant(interaction, table_id, power)
    do = moderation.pause if verb == "pause" else moderation.resume
    await do(interaction.client.hall, table.id, does, interaction_id=interaction.id)
    await tell(interaction, me.say(f"power-done-{verb}"))


# ---------------------------------------------------------------- moving


async def move_here(interaction: Interaction, power: actors.Power, table_id: str | None) -> None:
    """To the channel in which it is said."""
    me, does, table = await _meant(interaction, table_id, power, lobby=True)
    guild_id, channel_id = may_open_here(interaction, me.say, table)
    await server_rules.must_be_home(interaction, channel_id)
    hall = interaction.client.hall
    await places.relocate(
        hall, table.id, does, guild_id=guild_id, channel_id=channel_id, interaction_id=interaction.id
    )  # fmt: skip
    await tell(interaction, me.say("power-done-move"))


@on_press("move_here")
async def move_pressed(interaction: Interaction, press: Press) -> None:
    """A button of an answer in another channel: a direct message could not know which."""
    await move_here(interaction, "host", press.table_id)


# ---------------------------------------------------------------- the list of all tables


async def put_board(interaction: Interaction) -> None:
    """A message in this channel that lists the server's tables from now on."""
    me = await who(interaction)
    actor(interaction, me, "admin")
    guild_id, channel_id = may_open_here(interaction, me.say)
    if not isinstance(interaction.client.get_channel(channel_id), discord.TextChannel):
        raise Refused("table-not-in-threads")
    await listing.put_list(interaction.client.hall, guild_id, channel_id, public_language(interaction, me))
    await tell(interaction, me.say("board-put"))


# ---------------------------------------------------------------- commands


class Powers(commands.Cog):
    """Two groups of the same commands."""

    def __init__(self, house: "Guildhall") -> None:
        self.house = house
        for power in POWERS:
            house.tree.add_command(group(power), override=True)

    async def cog_unload(self) -> None:
        for power in POWERS:
            self.house.tree.remove_command(power)


def group(power: actors.Power) -> app_commands.Group:
    made = app_commands.Group(
        name=word(power),
        description=text(f"{power}-group-description"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True) if power == "admin" else None,
    )

    def command(verb: str, **options: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
        """A subcommand with the words of `power-<verb>`; every one takes the table it is about."""

        def claim(callback: Any) -> app_commands.Command[Any, ..., None]:
            found: app_commands.Command[Any, ..., None] = app_commands.Command(
                name=word(power, verb),
                description=text(f"power-{verb}-description"),
                callback=with_options(**options, table="option-table")(callback),
            )
            found.autocomplete("table")(_running_tables if power == "admin" else _hosted_tables)
            if "seat" in options:
                found.autocomplete("seat")(_others_seats if verb in ("remove", "transfer") else seat_choices)
            made.add_command(found)
            return found

        return claim

    @command("remove", seat="power-seat")
    async def remove(interaction: Interaction, seat: app_commands.Range[int, 1, 8], table: str | None = None) -> None:
        await ask_remove(interaction, power, seat, table)

    @command("transfer", seat="power-seat")
    async def transfer(interaction: Interaction, seat: app_commands.Range[int, 1, 8], table: str | None = None) -> None:
        me, does, meant = await _meant(interaction, table, power, lobby=True)
        hall = interaction.client.hall
        meant = await moderation.transfer(hall, meant.id, does, seat - 1, interaction_id=interaction.id)
        await tell(interaction, me.say("power-done-transfer", name=escaped_names(meant)[seat - 1]))

    @command("substitute", seat="power-seat", person="substitute-person")
    async def substitute(
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 8],
        person: discord.Member,
        table: str | None = None,
    ) -> None:
        _, _, meant = await _meant(interaction, table, power)
        await ask_substitute(interaction, meant, seat - 1, person, power)

    @command("pause")
    async def pause(interaction: Interaction, table: str | None = None) -> None:
        await pause_or_resume(interaction, power, "pause", table)

    @command("resume")
    async def resume(interaction: Interaction, table: str | None = None) -> None:
        await pause_or_resume(interaction, power, "resume", table)

    @command("close")
    async def close(interaction: Interaction, table: str | None = None) -> None:
        await ask_close(interaction, power, table)

    @command("move")
    async def move(interaction: Interaction, table: str | None = None) -> None:
        await move_here(interaction, power, table)

    if power == "admin":

        @made.command(name=word("admin", "board"), description=text("admin-board-description"))
        async def board(interaction: Interaction) -> None:
            await put_board(interaction)

        server_settings.add_to(made)

    @command("rewind")
    async def rewind(interaction: Interaction, table: str | None = None) -> None:
        await choose_position(interaction, power, table)

    return made


async def _hosted_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    mine = await access.tables_of(interaction.client.hall, interaction.user.id, unreadable=True)
    living = [table for table in mine if table.playing or table.status == "lobby"]
    hosted = [table for table in living if table.row.host_id == interaction.user.id]
    return tables_to_choose((await who(interaction)).say, hosted, typed)


async def _running_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Every running table of this server; its players' names are no secret there."""
    running = await access.tables_playing_in(interaction.client.hall, interaction.guild_id or 0)
    return tables_to_choose((await who(interaction)).say, running, typed)


async def _others_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The seats off which somebody can be taken."""
    try:
        table = await table_meant(interaction, getattr(interaction.namespace, "table", None))
    except Refused:
        return []
    taken = [n for n, seat in enumerate(table.seats) if seat.user_id not in (None, interaction.user.id)]
    return seats_to_choose(table, taken, typed)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Powers(house))
