"""Waking hours and vacations of a person, behind `/settings`. Their clock runs only while they are awake."""

import re
from collections.abc import Mapping
from typing import Any

import discord

from cogs.person import time_zones
from cogs.ui.answers import Card
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.form_fields import Form, any_of, field, line, open_form
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.typed_times import date_of, minute_of
from tables import Refused
from tables.clock import personal_hours
from tables.time import waking_hours
from words import Speaker

EVERY_DAY = "1111111"
FORMS = ("hours", "vacation")
CANCELLED = 5
"""Maximum vacations with a cancel button."""


# ---------------------------------------------------------------- parsing


# ---------------------------------------------------------------- in words


def time_in_words(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def days_in_words(say: Speaker, days: str) -> str:
    """Ranges of days: `Mon–Fri`."""
    if days == EVERY_DAY:
        return say("clock-days-all")
    names = say("clock-day-short").split()
    runs = [(found.start(), found.end() - 1) for found in re.finditer("1+", days)]
    return ", ".join(names[a] if a == b else f"{names[a]}–{names[b]}" for a, b in runs)


async def add_to(made: Card, interaction: Interaction, me: Who) -> None:
    """Add a person's hours and vacations to the card of `/settings`, with a menu of zones while none is set."""
    say, person, now = me.say, me.person, interaction.client.hall.clock()
    always, unsaid = person.wakes == person.sleeps, person.zone == waking_hours.UNSAID
    hours = say(
        "clock-hours-always" if always else "clock-hours",
        **({} if always else {"from": time_in_words(person.wakes), "until": time_in_words(person.sleeps)}),
        days=days_in_words(say, person.days),
        zone=person.zone,
    )
    made.text(
        f"**{say('settings-section-hours')}** · {hours}",
        "" if unsaid else say("clock-now", time=time_zones.time_in(person.zone, now)),
    )
    if unsaid:
        made.text(say("clock-no-zone", time=time_zones.time_in(waking_hours.UNSAID, now)))
        made.row(_zone_menu(interaction, me, now))
    coming = [away for away in person.vacations if away[1] > now]
    lines = [
        say("clock-vacation-line", **{"from": f"<t:{int(start)}:f>", "until": f"<t:{int(end)}:f>"})
        for start, end in coming
    ]
    booked = " · ".join(lines) or say("clock-no-vacations")
    allowance = say("clock-allowance", days=round(waking_hours.ALLOWANCE / waking_hours.DAY))
    made.text(f"**{say('clock-vacations')}** · {booked}", allowance)
    cancels = [
        button(
            say("clock-cancel", **{"from": waking_hours.local(person.zone, start).date().isoformat()}),
            "vacation_off", words=(str(int(start)),),
        )
        for start, _ in coming[:CANCELLED]
    ]  # fmt: skip
    made.row(*cancels)


def _zone_menu(interaction: Interaction, me: Who, now: float) -> object:
    """Menu of zones with their local times, so that people recognise theirs."""
    offered = [
        discord.SelectOption(
            label=zone.replace("_", " "),
            value=zone,
            description=me.say("clock-zone-now", time=time_zones.time_in(zone, now)),
        )
        for zone in time_zones.suggested(me.lang, str(interaction.locale))
    ]
    return menu(me.say("clock-choose-zone"), offered, "zone_set")


# ---------------------------------------------------------------- forms


@on_press("hours_form")
async def hours_pressed(interaction: Interaction, press: Press) -> None:
    await open_hours(interaction, press.words or ("",))


async def open_hours(interaction: Interaction, words: tuple[str, ...]) -> None:
    me, section = await who(interaction), words[0]
    if section not in FORMS:
        raise Refused("error-unknown-button")
    fields = _hours_fields(me) if section == "hours" else _vacation_fields(me, interaction.client.hall.clock())
    await open_form(interaction, Form(me.say(f"settings-section-{section}"), f"s:-:{section}", *fields))


def _hours_fields(me: Who) -> list[Any]:
    say, person = me.say, me.person
    zone = "" if person.zone == waking_hours.UNSAID else person.zone
    always = person.wakes == person.sleeps
    days = [(str(number), name) for number, name in enumerate(say("clock-day-names").split())]
    chosen = [number for number, _ in days if person.days[int(number)] == "1"]
    return [
        field(say("clock-field-zone"), line("zone", zone, hint="Budapest"), say("clock-hours-zone")),
        field(say("clock-field-from"), line("from", "" if always else time_in_words(person.wakes), hint="8:00")),
        field(say("clock-field-until"), line("until", "" if always else time_in_words(person.sleeps), hint="22:30")),
        field(say("clock-field-days"), any_of("days", days, chosen)),
    ]


def _vacation_fields(me: Who, now: float) -> list[Any]:
    today = waking_hours.local(me.person.zone, now).date().isoformat()
    return [
        field(me.say("clock-vacation-from"), line("from", hint=today)),
        field(me.say("clock-vacation-until"), line("until", hint=today, required=False)),
    ]


async def take_form(interaction: Interaction, section: str, filled_in: Mapping[str, str]) -> None:
    me, hall = await who(interaction), interaction.client.hall
    if section == "hours":
        wakes, sleeps = minute_of(filled_in.get("from", "")), minute_of(filled_in.get("until", ""))
        chosen = filled_in.get("days", "").split()
        days = "".join("1" if str(number) in chosen else "0" for number in range(7)) if chosen else EVERY_DAY
        zone = _zone_of(filled_in.get("zone", ""))
        await personal_hours.set_hours(hall, me.id, zone, wakes, sleeps, days, interaction_id=interaction.id)
        return
    first = date_of(filled_in.get("from", ""), waking_hours.local(me.person.zone, hall.clock()).date())
    until = filled_in.get("until", "")
    last = date_of(until, first) if until else first
    await personal_hours.book_vacation(hall, me.id, first, last, interaction_id=interaction.id)


def _zone_of(typed: str) -> str:
    """Zone by its name, or by an unambiguous city."""
    found = waking_hours.zones_like(typed) if typed else []
    exact = [zone for zone in found if typed.casefold() in (zone.casefold(), zone.split("/")[-1].casefold())]
    return (exact or found)[0] if exact or len(found) == 1 else typed
