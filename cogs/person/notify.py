"""How a person is told: by which way, about what, and whether it works."""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, menu, on_press
from cogs.ui.handling import ask_patience, tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import link
from cogs.ui.translator import text, word
from tables import Refused, people
from tables.post import notification_test

if TYPE_CHECKING:
    from app.guildhall import Guildhall

ROUTES = ("thread", "dm", "none")
OFF = "off"
HOUR = 60
PATIENCE = 10.0
"""How long somebody is kept waiting for the result of a test."""
LOOK = 0.1


# ---------------------------------------------------------------- the choices


async def _card(interaction: Interaction) -> Card:
    me = await who(interaction)
    say, person = me.say, me.person
    made = Card().text(f"### {say('notify-title')}")
    yes_no = ("0", "1")
    choices = {
        "route": [(how, say(f"settings-notify-{how}")) for how in ROUTES],
        "at_once": [(value, say(f"notify-at_once-{value}")) for value in yes_no],
        "next_up": [(value, say(f"notify-next_up-{value}")) for value in yes_no],
        "unconfirmed": [(value, say(f"notify-unconfirmed-{value}")) for value in yes_no],
        "digest": [(OFF, say("notify-digest-off"))] + [(str(hour), f"{hour:02}:00") for hour in range(24)],
    }
    now = {
        "route": person.notify,
        "at_once": str(int(person.at_once)),
        "next_up": str(int(person.next_up)),
        "unconfirmed": str(int(person.unconfirmed)),
        "digest": OFF if person.digest is None else str(person.digest // HOUR),
    }
    for name, options in choices.items():
        what = say(f"notify-{name}-what", **({"zone": person.zone} if name == "digest" else {}))
        made.text(f"**{say(f'notify-{name}')}**\n-# {what}")
        offered = [
            discord.SelectOption(label=label[:100], value=value, default=value == now[name]) for value, label in options
        ]
        made.row(menu(say(f"notify-{name}"), offered, "notify_set", words=(name,)))
    return made


@on_press("notify")
async def notify_pressed(interaction: Interaction, press: Press) -> None:
    """Under every direct message: choose how to be told. The message itself stays as it is."""
    await show(interaction, lambda: _card(interaction))


@on_press("notify_set")
async def choose(interaction: Interaction, press: Press) -> None:
    name, value = (press.words or ("",))[0], (press.values or ("",))[0]
    hall, me = interaction.client.hall, interaction.user.id
    if name == "route" and value in ROUTES:
        await people.set_person(hall, me, notify=value)
    elif name in ("at_once", "next_up", "unconfirmed") and value in ("0", "1"):
        await people.set_person(hall, me, **{name: value == "1"})
    elif name == "digest" and value in (OFF, *map(str, range(24))):
        await people.set_person(hall, me, digest=None if value == OFF else int(value) * HOUR)
    else:
        raise Refused("error-unknown-button")
    await show(interaction, lambda: _card(interaction))


# ---------------------------------------------------------------- a test


async def _test(interaction: Interaction, me: Who) -> str:
    """Send a test the way a real call goes, and say what became of it."""
    hall = interaction.client.hall
    test = await notification_test.send(hall, me.id, interaction.channel_id or 0, interaction.id)
    if test is None:
        return me.say("notify-test-none")
    for _ in range(int(PATIENCE / LOOK)):
        came = await notification_test.outcome(hall, test)
        if came == "delivered":
            return me.say("notify-test-sent")
        if came == "mentioned":
            return me.say("notify-test-mentioned", link=link(await hall.table(test.table_id or "")))
        if came == "failed":
            return me.say("notify-test-shut")
        await asyncio.sleep(LOOK)
    return me.say("notify-test-waiting")


class Notify(commands.Cog):
    notify = app_commands.Group(name=word("notify"), description=text("notify-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @notify.command(name=word("notify", "show"), description=text("notify-show-description"))
    async def show_choices(self, interaction: Interaction) -> None:
        await show(interaction, lambda: _card(interaction))

    @notify.command(name=word("notify", "test"), description=text("notify-test-description"))
    async def test(self, interaction: Interaction) -> None:
        me = await who(interaction)
        await ask_patience(interaction)
        await tell(interaction, await _test(interaction, me))


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Notify(house))
