"""A person's own clock: when they are awake and when on vacation. Only while they are awake does their time run."""

import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.person import time_zones
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.translator import text, with_options, word
from tables import Refused
from tables.clock import personal_hours
from tables.time import waking_hours
from words import LANGUAGES, Speaker, speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

USUAL_DAYS = ("1111111", "1111100", "1111110", "0000011")
EVERY_DAY = "1111111"
OFFERED = 25


# ---------------------------------------------------------------- reading what people write


def minute_of(text_: str) -> int:
    """`8`, `8:30`, `08.30`, `8h`, `24:00` as a minute of the day."""
    found = re.fullmatch(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|)", text_.strip().lower())
    minute = int(found[1]) * 60 + int(found[2] or 0) if found else -1
    if not 0 <= minute <= waking_hours.MIDNIGHT or (found and int(found[2] or 0) > 59):
        raise Refused("clock-unreadable-time", text=text_[:40])
    return minute % waking_hours.MIDNIGHT


def days_of(text_: str) -> str:
    """`Mon-Fri`, `h-p`, `Sat, Sun`: seven digits from Monday. Names may be cut as long as they mean one day."""
    if re.fullmatch("[01]{7}", text_):
        return text_
    chosen: set[int] = set()
    for part in re.split(r"[,;\s]+", re.sub(r"\s*[-–]\s*", "-", text_.strip().lower())):
        ends = [_day_of(name, text_) for name in part.split("-")]
        first, last = ends[0], ends[-1]
        chosen |= {day % 7 for day in range(first, last + (7 if last < first else 0) + 1)}
    return "".join("1" if day in chosen else "0" for day in range(7))


def _day_of(name: str, whole: str) -> int:
    names = [speaker(lang)("clock-day-names").lower().split() for lang in LANGUAGES]
    found = {n for known in names for n, day in enumerate(known) if name and day.startswith(name)}
    if len(found) != 1:
        raise Refused("clock-unreadable-days", text=whole[:40])
    return found.pop()


def date_of(text_: str, today: date) -> date:
    """`2026-08-20`, `2026.08.20.`; without a year the next such day."""
    found = re.fullmatch(r"(?:(\d{4})[-./ ]+)?(\d{1,2})[-./ ]+(\d{1,2})\.?", text_.strip())
    try:
        if found is None:
            raise ValueError(text_)
        day = date(int(found[1] or today.year), int(found[2]), int(found[3]))
        return day if found[1] or day >= today else day.replace(year=today.year + 1)
    except ValueError as wrong:
        raise Refused("clock-unreadable-date", text=text_[:40]) from wrong


# ---------------------------------------------------------------- in words


def time_in_words(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def days_in_words(say: Speaker, days: str) -> str:
    """Days in a row as one: `Mon–Fri`."""
    if days == EVERY_DAY:
        return say("clock-days-all")
    names = say("clock-day-short").split()
    runs = [(found.start(), found.end() - 1) for found in re.finditer("1+", days)]
    return ", ".join(names[a] if a == b else f"{names[a]}–{names[b]}" for a, b in runs)


def day_in_words(say: Speaker, day: date) -> str:
    return f"{say('clock-day-short').split()[day.weekday()]} {day.isoformat()}"


async def clock_card(interaction: Interaction, me: Who) -> Card:
    say, hall = me.say, interaction.client.hall
    person, now = await hall.person(me.id), hall.clock()
    always = person.wakes == person.sleeps
    made = Card().text(
        f"### {say('clock-title')}",
        say(
            "clock-hours-always" if always else "clock-hours",
            **({} if always else {"from": time_in_words(person.wakes), "until": time_in_words(person.sleeps)}),
            days=days_in_words(say, person.days),
            zone=person.zone,
        ),
        "" if person.zone == waking_hours.UNSAID else say("clock-now", time=time_zones.time_in(person.zone, now)),
    )
    if person.zone == waking_hours.UNSAID:
        made.text(say("clock-no-zone", time=time_zones.time_in(waking_hours.UNSAID, now))).row(
            _zone_menu(interaction, me, now)
        )
    coming = [away for away in person.vacations if away[1] > now]
    lines = [
        say("clock-vacation-line", **{"from": f"<t:{int(start)}:f>", "until": f"<t:{int(end)}:f>"})
        for start, end in coming
    ]
    made.text(f"**{say('clock-vacations')}**", *(lines or [say("clock-no-vacations")]))
    made.text(say("clock-allowance", days=round(waking_hours.ALLOWANCE / waking_hours.DAY)))
    cancels = [
        button(
            say("clock-cancel", **{"from": waking_hours.local(person.zone, start).date().isoformat()}),
            "vacation_off", words=(str(int(start)),),
        )
        for start, _ in coming[:OFFERED]
    ]  # fmt: skip
    return made.row(*cancels)


def _zone_menu(interaction: Interaction, me: Who, now: float) -> object:
    """With the time it is there: whoever looks at their watch finds their zone."""
    offered = [
        discord.SelectOption(
            label=zone.replace("_", " "),
            value=zone,
            description=me.say("clock-zone-now", time=time_zones.time_in(zone, now)),
        )
        for zone in time_zones.suggested(me.lang, str(interaction.locale))
    ]
    return menu(me.say("clock-choose-zone"), offered, "zone_set")


@on_press("zone_set")
async def set_zone(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    await personal_hours.set_zone(
        interaction.client.hall, me.id, (press.values or ("",))[0], interaction_id=interaction.id
    )
    await show(interaction, lambda: clock_card(interaction, me))


@on_press("vacation_off")
async def cancel(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    if not press.words or not re.fullmatch("[0-9]{1,12}", press.words[0]):
        raise Refused("error-unknown-button")
    await personal_hours.cancel_vacation(
        interaction.client.hall, me.id, int(press.words[0]), interaction_id=interaction.id
    )
    await show(interaction, lambda: clock_card(interaction, me))


# ---------------------------------------------------------------- commands


class Clock(commands.Cog):
    clock = app_commands.Group(name=word("clock"), description=text("clock-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @clock.command(name=word("clock", "hours"), description=text("clock-hours-description"))
    @with_options(
        zone="clock-hours-zone",
        from_="clock-hours-from",
        until="clock-hours-until",
        days="clock-hours-days",
    )
    async def hours(self, interaction: Interaction, zone: str, from_: str, until: str, days: str | None = None) -> None:
        me = await who(interaction)
        wakes, sleeps = minute_of(from_), minute_of(until)
        chosen = days_of(days) if days else EVERY_DAY
        await personal_hours.set_hours(
            self.house.hall, me.id, zone, wakes, sleeps, chosen, interaction_id=interaction.id
        )
        await show(interaction, lambda: clock_card(interaction, me))

    @clock.command(name=word("clock", "vacation"), description=text("clock-vacation-description"))
    @with_options(from_="clock-vacation-from", until="clock-vacation-until")
    async def vacation(self, interaction: Interaction, from_: str, until: str | None = None) -> None:
        me, hall = await who(interaction), self.house.hall
        first = date_of(from_, await self._today(me))
        last = date_of(until, first) if until else first
        await personal_hours.book_vacation(hall, me.id, first, last, interaction_id=interaction.id)
        await show(interaction, lambda: clock_card(interaction, me))

    @clock.command(name=word("clock", "show"), description=text("clock-show-description"))
    async def show_clock(self, interaction: Interaction) -> None:
        me = await who(interaction)
        await show(interaction, lambda: clock_card(interaction, me))

    async def _today(self, me: Who) -> date:
        return waking_hours.local((await self.house.hall.person(me.id)).zone, self.house.hall.clock()).date()

    # ------------------------------------------------------------ suggestions

    @hours.autocomplete("zone")
    async def zones_like(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        me = await who(interaction)
        if not typed:
            own = [] if me.person.zone == waking_hours.UNSAID else [me.person.zone]
            offered = dict.fromkeys([*own, *time_zones.suggested(me.lang, str(interaction.locale))])
            return _choices([(zone, zone) for zone in offered])
        return _choices([(zone, zone) for zone in waking_hours.zones_like(typed)])

    @hours.autocomplete("days")
    async def usual_days(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = (await who(interaction)).say
        found = [(days_in_words(say, days), days) for days in USUAL_DAYS]
        return _choices([(name, days) for name, days in found if typed.lower() in name.lower()])

    @vacation.autocomplete("from_")
    @vacation.autocomplete("until")
    async def dates(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        me = await who(interaction)
        coming = [await self._today(me) + timedelta(days=n) for n in range(370)]
        named = [(day_in_words(me.say, day), day.isoformat()) for day in coming]
        return _choices([(name, day) for name, day in named if typed.lower() in name.lower()])


def _choices(named: Sequence[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name[:100], value=value) for name, value in named[:OFFERED]]


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Clock(house))
