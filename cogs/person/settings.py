"""`/settings`: all personal settings on one card; each section is edited in a form."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.person import waking_hours
from cogs.play.forms import on_form_without_table
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.form_fields import Form, any_of, field, one_of
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.translator import text, word
from tables import Confirming, Refused, people
from tables.clock import personal_hours
from words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

FORM = "s"
AUTO, OFF = "auto", "off"
HOUR = 60

CHOICES: dict[str, dict[str, Any]] = {
    "language": {AUTO: None, **{lang: lang for lang in LANGUAGES}},
    "palette": {"standard": "standard", "safe": "safe"},
    "in_words": {"0": False, "1": True},
    "board": {"phone": "phone", "wide": "wide"},
    "instant": {str(int(how)): how for how in Confirming},
    "onward": {"1": True, "0": False},
    "notify": {how: how for how in ("thread", "dm", "none")},
    "digest": {OFF: None, **{str(hour): hour * HOUR for hour in range(24)}},
}
"""Form value → stored value."""
SWITCHES = ("at_once", "next_up", "unconfirmed")
"""Check boxes of the notification form."""
SECTIONS = {
    "display": ("language", "palette", "in_words", "board"),
    "playing": ("instant", "onward"),
    "notify": ("notify", "digest"),
}


def now(person: Any, name: str) -> str:
    """Current value of a setting, as in its form."""
    stored = getattr(person, name)
    return next((value for value, meant in CHOICES[name].items() if meant == stored), "")


def said(say: Speaker, name: str, value: str) -> str:
    if name == "digest" and value != OFF:
        return f"{int(value):02}:00"
    return say(f"language-{value}") if name == "language" and value != AUTO else say(f"settings-{name}-{value}")


async def settings_card(interaction: Interaction) -> Card:
    me = await who(interaction)
    say, person = me.say, me.person
    made = Card().text(f"### {say('settings-title')}")
    for section, names in SECTIONS.items():
        chosen = [f"{say(f'settings-{name}')}: {said(say, name, now(person, name))}" for name in names]
        also = [say(f"settings-{switch}") for switch in SWITCHES if getattr(person, switch)]
        if section == "notify" and also:
            chosen.append(f"{say('settings-also')}: {', '.join(also)}")
        made.text(f"**{say(f'settings-section-{section}')}** · " + " · ".join(chosen))
    await waking_hours.add_to(made, interaction, me)
    made.row(
        *[button(say(f"settings-section-{section}"), "settings_form", words=(section,)) for section in SECTIONS],
        *[button(say(f"settings-section-{section}"), "hours_form", words=(section,)) for section in waking_hours.FORMS],
        button(say("button-test"), "notify_test"),
        button(say("button-my-data"), "my_data"),
    )
    return made


@on_press("settings_form")
async def open_form(interaction: Interaction, press: Press) -> None:
    me, section = await who(interaction), (press.words or ("",))[0]
    if section not in SECTIONS:
        raise Refused("error-unknown-button")
    title = me.say(f"settings-section-{section}")
    await interaction.response.send_modal(Form(title, f"{FORM}:-:{section}", *_fields(me, section)))


def _fields(me: Who, section: str) -> list[Any]:
    say, person, made = me.say, me.person, []
    for name in SECTIONS[section]:
        offered = [(value, said(say, name, value)) for value in CHOICES[name]]
        component = one_of(name, offered, now(person, name))
        made.append(field(say(f"settings-{name}"), component, say(f"settings-{name}-what")))
    if section == "notify":
        checked = [switch for switch in SWITCHES if getattr(person, switch)]
        boxes = any_of("also", [(switch, say(f"settings-{switch}")) for switch in SWITCHES], checked)
        made.insert(1, field(say("settings-also"), boxes))
    return made


@on_form_without_table(FORM, again=waking_hours.open_hours)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    section = words[0]
    if section in waking_hours.FORMS:
        await waking_hours.take_form(interaction, section, filled_in)
    elif section in SECTIONS:
        await _store(interaction, section, filled_in)
    else:
        raise Refused("error-unknown-button")
    await show(interaction, lambda: settings_card(interaction))


async def _store(interaction: Interaction, section: str, filled_in: Mapping[str, str]) -> None:
    changes: dict[str, Any] = {}
    for name in SECTIONS[section]:
        if filled_in.get(name) not in CHOICES[name]:
            raise Refused("error-unknown-button")
        changes[name] = CHOICES[name][filled_in[name]]
    if section == "notify":
        also = filled_in.get("also", "").split()
        changes |= {switch: switch in also for switch in SWITCHES}
    await people.set_person(interaction.client.hall, interaction.user.id, **changes)


@on_press("notify")
async def notify_pressed(interaction: Interaction, press: Press) -> None:
    """Button below every direct message: open the notification settings. The message is not replaced."""
    await show(interaction, lambda: settings_card(interaction))


@on_press("zone_set")
async def set_zone(interaction: Interaction, press: Press) -> None:
    hall, zone = interaction.client.hall, (press.values or ("",))[0]
    await personal_hours.set_zone(hall, interaction.user.id, zone, interaction_id=interaction.id)
    await show(interaction, lambda: settings_card(interaction))


@on_press("vacation_off")
async def cancel_vacation(interaction: Interaction, press: Press) -> None:
    hall, start = interaction.client.hall, (press.words or ("",))[0]
    if not re.fullmatch("[0-9]{1,12}", start):
        raise Refused("error-unknown-button")
    await personal_hours.cancel_vacation(hall, interaction.user.id, int(start), interaction_id=interaction.id)
    await show(interaction, lambda: settings_card(interaction))


class Settings(commands.Cog):
    @app_commands.command(name=word("settings"), description=text("settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        await show(interaction, lambda: settings_card(interaction))


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Settings())
