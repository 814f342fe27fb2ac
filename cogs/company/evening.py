"""`/evening new · list · cancel`: meet at an hour, and be seated at tables."""

import re
from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.company import evening_cards
from cogs.company.evening_cards import ACCENT, games, when
from cogs.play.forms import on_form_without_table
from cogs.table import server_rules
from cogs.table.lobby import may_open_here
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, PressMenu, button, custom_id, on_press
from cogs.ui.form_fields import Form, any_of, field, line, one_of, open_form
from cogs.ui.handling import on_refusal, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, title
from cogs.ui.table_message import moment
from cogs.ui.translator import text, with_options, word
from cogs.ui.typed_times import date_of, minute_of
from tables import Organiser, Refused
from tables.evenings import gathering, hour
from tables.time import waking_hours

if TYPE_CHECKING:
    from app.guildhall import Guildhall

FORM = "e"
"""Use of our form."""
SUGGESTED = 25
PLACES = "12"


def organiser(interaction: Interaction, me: Who) -> Organiser:
    return Organiser(me.id, me.name, server_rules.manages(interaction))


# ---------------------------------------------------------------- announcing


async def announce_form(interaction: Interaction, words: tuple[str, ...] = ()) -> None:
    me = await who(interaction)
    _, channel_id = may_open_here(interaction, me.say)
    await server_rules.must_be_allowed(interaction, channel_id)
    zone, say = _zone(me), me.say
    offered = [(game, title(game, say)) for game in interaction.client.hall.games]
    repeated = [("once", say("evening-form-once")), ("weekly", say("evening-form-weekly"))]
    soon = waking_hours.local(zone, interaction.client.hall.clock()) + timedelta(days=1)
    fields = [
        field(say("evening-form-name"), line("name", say("evening-form-default"), longest=gathering.LONGEST_NAME)),
        field(
            say("evening-form-when"),
            line("when", f"{soon:%Y-%m-%d} 20:00", longest=30),
            say("evening-form-when-what", zone=zone),
        ),
        field(say("evening-form-games"), any_of("games", offered, [game for game, _ in offered])),
        field(say("evening-form-places"), line("places", PLACES, longest=2), say("evening-form-places-what")),
        field(say("evening-form-repeat"), one_of("repeat", repeated, "once")),
    ]
    await open_form(interaction, Form(say("evening-form-title"), f"{FORM}:-:new", *fields))


def _zone(me: Who) -> str:
    if me.person.zone == waking_hours.UNSAID:
        raise Refused("evening-no-zone")
    return me.person.zone


@on_refusal("evening-no-zone")
async def offer_zones(interaction: Interaction, refused: Refused) -> None:
    """Answer with the button that opens the form of waking hours."""
    say = (await who(interaction)).say

    async def build() -> Card:
        hours = button(say("settings-section-hours"), "hours_form", words=("hours",), style=ButtonStyle.primary)
        return Card(accent=ACCENT).text(say(refused.reason)).row(hours)

    await show(interaction, build, in_place=False)


def moment_of(typed: str, zone: str, now: float) -> float:
    """`2026-11-27 20:00`, `11.27. 20:00`, or `20:00` for the next such hour, by the clocks of a zone."""
    today = waking_hours.local(zone, now)
    found = re.fullmatch(r"(?:(.*\S)\s+)?(\S+)", typed.strip())
    if found is None:
        raise Refused("evening-bad-when")
    try:
        minute = minute_of(found[2])
        day = date_of(found[1], today.date()) if found[1] else today.date()
    except Refused as unreadable:
        raise Refused("evening-bad-when") from unreadable
    at = datetime.combine(day, time(minute // 60, minute % 60), tzinfo=today.tzinfo)
    if not found[1] and at.timestamp() <= now:
        at += timedelta(days=1)
    return at.timestamp()


@on_form_without_table(FORM, again=announce_form)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    me, hall = await who(interaction), interaction.client.hall
    guild_id, channel_id = may_open_here(interaction, me.say)
    settled = await server_rules.must_be_allowed(interaction, channel_id)
    zone, places = _zone(me), filled_in.get("places", "").strip()
    evening = await gathering.announce(
        hall,
        organiser(interaction, me),
        filled_in.get("name", ""),
        filled_in.get("games", "").split(),
        int(places) if re.fullmatch("[0-9]{1,3}", places) else 0,
        moment_of(filled_in.get("when", ""), zone, hall.clock()),
        zone=zone,
        weekly=filled_in.get("repeat") == "weekly",
        guild_id=guild_id,
        channel_id=channel_id,
        language=server_rules.language_of_table(interaction, me, settled),
        interaction_id=interaction.id,
    )
    granted = interaction.app_permissions
    event = granted.create_events or granted.manage_events or granted.administrator

    async def build() -> Card:
        made = Card(accent=ACCENT).text(me.say("evening-announced", channel=f"<#{channel_id}>", when=when(evening.row)))
        return made if event else made.text(f"-# {me.say('evening-no-event')}")

    await show(interaction, build)


# ---------------------------------------------------------------- buttons


async def _pressed(interaction: Interaction, press: Press) -> gathering.Evening:
    return await gathering.load(interaction.client.hall, press.number, interaction.guild_id)


@on_press("evening_come")
async def come_pressed(interaction: Interaction, press: Press) -> None:
    me, evening = await who(interaction), await _pressed(interaction, press)
    evening = await gathering.sign_up(interaction.client.hall, evening.id, me.id, me.name)
    await show(interaction, lambda: _own(me, evening), in_place=False)


async def _own(me: Who, evening: gathering.Evening) -> Card:
    """A guest's place and their games."""
    say, guest = me.say, evening.guest(me.id)
    assert guest is not None
    ahead = [one.user_id for one in evening.waiting]
    made = Card(accent=ACCENT)
    if me.id in ahead:
        made.text(say("evening-you-wait", place=ahead.index(me.id) + 1))
    else:
        made.text(say("evening-you-come", when=when(evening.row), call=moment(evening.calls_at, "t")))
    if len(evening.row.games) == 1:
        return made
    options = [
        discord.SelectOption(label=title(game, say), value=game, default=game in guest.games)
        for game in evening.row.games
    ]
    made.text(say("evening-tick"))
    chosen: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=custom_id("evening_games", words=(str(evening.id),), kind="m"),
        options=options,
        max_values=len(options),
    )
    return made.row(PressMenu(chosen))


@on_press("evening_games")
async def games_chosen(interaction: Interaction, press: Press) -> None:
    me, evening = await who(interaction), await _pressed(interaction, press)
    evening = await gathering.tick(interaction.client.hall, evening.id, me.id, press.values)
    await show(interaction, lambda: _own(me, evening))


@on_press("evening_not")
async def not_pressed(interaction: Interaction, press: Press) -> None:
    me, evening = await who(interaction), await _pressed(interaction, press)
    await hour.leave(interaction.client.hall, evening.id, me.id)
    await tell(interaction, me.say("evening-you-do-not-come"))


@on_press("evening_here")
async def here_pressed(interaction: Interaction, press: Press) -> None:
    me, evening = await who(interaction), await _pressed(interaction, press)
    evening = await hour.arrive(interaction.client.hall, evening.id, me.id, me.name)
    await tell(interaction, _welcome(me, evening))


def _welcome(me: Who, evening: gathering.Evening) -> str:
    """What a guest who is here has to expect."""
    guest, row = evening.guest(me.id), evening.row
    assert guest is not None
    if row.status == "called":
        latest = moment(row.starts_at + gathering.GRACE, "t")
        return me.say("evening-you-are-here", when=moment(row.starts_at, "t"), latest=latest)
    table = next((one for one in evening.drawn if one.number == guest.table_number), None)
    if table is not None:
        return me.say("evening-your-table", number=table.number, game=title(table.game, me.say))
    others = [one for one in evening.without_table if one.user_id != me.id]
    names = me.say.list(escaped(one.name) for one in others)
    return me.say("evening-no-table-yet", why=guest.why or "few", names=names, count=len(others))


# ---------------------------------------------------------------- cancelling


async def _ask(interaction: Interaction, me: Who, evening: gathering.Evening) -> None:
    """How much to cancel, before it is done."""
    say, row = me.say, evening.row
    offered: tuple[str, ...] = ("this", "stop", "all") if row.weekly else ("all",)
    if row.status == "drawn":
        offered = ("stop",) if row.weekly else ()

    async def build() -> Card:
        made = Card(accent=0xA33A2C).text(say("evening-cancel-sure", name=escaped(row.name), when=when(row)))
        styles = {"stop": ButtonStyle.secondary}
        return made.row(
            *(
                button(
                    say(f"button-evening-cancel-{what}" if row.weekly else "button-evening-cancel-only"),
                    "evening_cancel",
                    words=(str(row.id), what),
                    style=styles.get(what, ButtonStyle.danger),
                )
                for what in offered
            )
        )

    if not offered:
        raise Refused("evening-begun")
    await show(interaction, build)


@on_press("evening_cancel")
async def cancel_pressed(interaction: Interaction, press: Press) -> None:
    me, hall, evening = await who(interaction), interaction.client.hall, await _pressed(interaction, press)
    what, may = (*press.words, "", "")[1], organiser(interaction, me)
    if what == "stop":
        await gathering.stop_repeating(hall, evening.id, may)
    elif what in ("this", "all"):
        await gathering.cancel(hall, evening.id, may, later_too=what == "all")
    else:
        raise Refused("error-unknown-button")

    async def build() -> Card:
        return Card().text(me.say(f"evening-cancelled-{what}", name=escaped(evening.row.name)))

    await show(interaction, build)


async def evening_meant(interaction: Interaction, evening: str | None) -> gathering.Evening:
    """The evening of the option; the only one of the server if it is empty. Raises Refused otherwise."""
    if interaction.guild_id is None:
        raise Refused("evening-no-server")
    hall = interaction.client.hall
    if evening is not None:
        if not re.fullmatch("[0-9]{1,15}", evening):
            raise Refused("evening-unknown")
        return await gathering.load(hall, int(evening), interaction.guild_id)
    found = await gathering.listed(hall, interaction.guild_id)
    if len(found) != 1:
        raise Refused("evening-which" if found else "evening-server-none")
    return await gathering.load(hall, found[0][0].id)


# ---------------------------------------------------------------- commands


class Evenings(commands.Cog):
    evening = app_commands.Group(name=word("evening"), description=text("evening-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @evening.command(name=word("evening", "new"), description=text("evening-new-description"))
    async def new(self, interaction: Interaction) -> None:
        await announce_form(interaction)

    @evening.command(name=word("evening", "list"), description=text("evening-list-description"))
    async def list_(self, interaction: Interaction) -> None:
        me = await who(interaction)
        if interaction.guild_id is None:
            raise Refused("evening-no-server")
        lines = [
            me.say(
                "evening-list-line",
                name=escaped(row.name),
                link=evening_cards.link(row),
                when=when(row),
                games=games(row, me.say),
                count=min(count, row.places),
                places=row.places,
                weekly=row.weekly,
            )
            for row, count in await gathering.listed(self.house.hall, interaction.guild_id)
        ]

        async def build() -> Card:
            made = Card(accent=ACCENT).text(f"### {me.say('evening-list-title')}")
            return made.text(*lines or [me.say("evening-server-none")])

        await show(interaction, build)

    @evening.command(name=word("evening", "cancel"), description=text("evening-cancel-description"))
    @with_options(evening="evening-option-evening")
    async def cancel(self, interaction: Interaction, evening: str | None = None) -> None:
        me, found = await who(interaction), await evening_meant(interaction, evening)
        gathering.must_organise(found.row, organiser(interaction, me))
        gathering.must_be_to_come(found)
        await _ask(interaction, me, found)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await gathering.channel_deleted(self.house.hall, channel.guild.id, channel.id)

    @cancel.autocomplete("evening")
    async def evenings(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        if interaction.guild_id is None:
            return []
        me = await who(interaction)
        found = []
        for row, _ in await gathering.listed(self.house.hall, interaction.guild_id):
            label = f"{row.name} · {waking_hours.local(me.person.zone, row.starts_at):%Y-%m-%d %H:%M}"
            if typed.casefold() in label.casefold():
                found.append(app_commands.Choice(name=label[:100], value=str(row.id)))
        return found[:SUGGESTED]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Evenings(house))
