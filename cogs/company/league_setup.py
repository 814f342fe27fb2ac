"""Starting a league: a form, then a private card with the rest of its settings, then the sign-up."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime, time, timedelta
from typing import Any

import discord
from discord import ButtonStyle, ui
from pydantic import ValidationError

from cogs.company import league_cards
from cogs.company.league_cards import ACCENT, name_of
from cogs.play.forms import on_form_without_table
from cogs.table import server_rules
from cogs.table.lobby import may_open_here
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, PressMenu, button, chosen_people, custom_id, menu, on_press
from cogs.ui.form_fields import Form, any_of, field, line, one_of, open_form
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, Who, who
from cogs.ui.names import escaped, title
from cogs.ui.typed_times import date_of
from engine import GAMES
from tables import League, Organiser, Refused
from tables.clock import table_clock
from tables.leagues import corrections, model, signup
from tables.time import waking_hours
from words import Speaker

FORM = "l"
"""Use of our forms."""
SIZES = range(3, 17)
PLACE = re.compile(r"\b([0-9]{1,3})\.?$")
"""The place at the end of a line of a correction, behind a name or alone."""
MOST_INVITED = 25


def organiser(interaction: Interaction, me: Who) -> Organiser:
    return Organiser(me.id, me.name, server_rules.manages(interaction))


def league_id_of(press: Press) -> int:
    return press.number


# ---------------------------------------------------------------- the form


async def open_league_form(interaction: Interaction) -> None:
    me = await who(interaction)
    _, channel_id = may_open_here(interaction, me.say)
    await server_rules.must_be_allowed(interaction, channel_id)
    say, games = me.say, [(game, title(game, me.say)) for game in interaction.client.hall.games]
    formats = [(one, say(f"league-format-{one}")) for one in model.FORMATS]
    fields = [
        field(say("league-form-name"), line("name", longest=model.LONGEST_NAME)),
        field(say("league-form-games"), any_of("games", games, [games[0][0]] if len(games) == 1 else [])),
        field(say("league-form-format"), one_of("format", formats, "swiss")),
        field(say("league-form-until"), line("until", "7"), say("league-form-until-what")),
        field(say("league-form-days"), line("days", "21", longest=3), say("league-form-days-what")),
    ]
    await open_form(interaction, Form(say("league-form-title"), f"{FORM}:-:new", *fields))


async def _open_again(interaction: Interaction, words: tuple[str, ...]) -> None:
    if words[0] == "new":
        await open_league_form(interaction)
    elif (which := _table_meant(words)) is not None:
        league = await model.load(interaction.client.hall, which[0], interaction.guild_id)
        await open_correction(interaction, league, *which[1:])
    else:
        raise Refused("error-unknown-button")


def _table_meant(words: tuple[str, ...]) -> tuple[int, int, int] | None:
    """League, round and table of a form of corrections."""
    if words[0] != "correct" or len(words) != 4 or not all(re.fullmatch("[0-9]{1,9}", one) for one in words[1:]):
        return None
    return int(words[1]), int(words[2]), int(words[3])


@on_form_without_table(FORM, again=_open_again)
async def take_form(interaction: Interaction, words: tuple[str, ...], filled_in: Mapping[str, str]) -> None:
    if words[0] == "new":
        await _found(interaction, filled_in)
    elif (which := _table_meant(words)) is not None:
        await _correct(interaction, *which, filled_in)
    else:
        raise Refused("error-unknown-button")


async def _found(interaction: Interaction, filled_in: Mapping[str, str]) -> None:
    me, hall = await who(interaction), interaction.client.hall
    guild_id, channel_id = may_open_here(interaction, me.say)
    settled = await server_rules.must_be_allowed(interaction, channel_id)
    games = tuple(game for game in filled_in.get("games", "").split() if game in hall.games)
    if not games:
        raise Refused("league-no-game")
    if not model.sizes_of(games):
        raise Refused("league-games-apart")
    format_ = next((one for one in model.FORMATS if one == filled_in.get("format")), model.FORMATS[1])
    days = filled_in.get("days", "").strip()
    if not days.isdecimal() or not 1 <= int(days) <= model.MOST_DAYS:
        raise Refused("league-bad-days", most=model.MOST_DAYS)
    settings = model.usual(games, format_).model_copy(update={"round_days": int(days)})
    league = await signup.found(
        hall,
        organiser(interaction, me),
        filled_in.get("name", ""),
        settings,
        guild_id=guild_id,
        channel_id=channel_id,
        language=server_rules.language_of_table(interaction, me, settled),
        closes_at=_end_of(filled_in.get("until", ""), me, hall.clock()),
        interaction_id=interaction.id,
    )
    await show(interaction, lambda: _setup(interaction, league))


def _end_of(typed: str, me: Who, now: float) -> float:
    """The end of that day in the organiser's zone, or of a number of days from now."""
    today = waking_hours.local(me.person.zone, now)
    if re.fullmatch("[0-9]{1,4}", typed.strip()):
        return now + int(typed) * model.DAY
    try:
        day = date_of(typed, today.date()) + timedelta(days=1)
    except Refused as unreadable:
        raise Refused("league-bad-date", days=int(signup.LONGEST_SIGN_UP / model.DAY)) from unreadable
    return datetime.combine(day, time(0), tzinfo=today.tzinfo).timestamp()


# ---------------------------------------------------------------- the settings


async def _setup(interaction: Interaction, league: League) -> Card:
    """All settings of a draft, with the rules as the invitation will state them."""
    me = await who(interaction)
    say, settings, number = me.say, league.settings, str(league.id)
    made = Card(accent=ACCENT).text(f"### {name_of(league, say)}", f"-# {say('league-setup-title')}")
    league_cards.add_rules(made, league, say)
    until = say("league-signup-until", when=league_cards.moment(league.row.closes_at))
    made.text(f"{until} {league_cards.open_to(league, say)}")

    def choose(name: str, offered: Sequence[tuple[str, str]], now: str) -> None:
        entries = [discord.SelectOption(label=said[:100], value=value, default=value == now) for value, said in offered]
        made.row(menu(say(f"league-setup-{name}"), entries, "league_set", words=(number, name)))

    seats = [(str(n), say("league-setup-seats-n", count=n)) for n in model.sizes_of(settings.games)]
    choose("seats", seats, str(settings.seats))
    rounds = [(str(n), say("league-setup-rounds-n", count=n)) for n in range(1, model.MOST_ROUNDS + 1)]
    choose("rounds", rounds, str(settings.rounds))
    if settings.format != "swiss":
        sizes = [(str(n), say("league-setup-size-n", count=n, format=settings.format)) for n in SIZES]
        choose("size", sizes, str(settings.size))
    if settings.format == "ladder":
        moves = [(str(n), say("league-setup-moves-n", count=n)) for n in range(1, 5)]
        choose("moves", moves, str(settings.moves))
    clocks = [(name, say(f"lobby-clock-preset-{name}")) for name in table_clock.PRESETS]
    choose("clock", clocks, table_clock.preset_of(settings.clock) or "")
    choose("settle", [(one, say(f"league-settle-{one}")) for one in model.SETTLES], settings.settle)
    made.row(
        button(
            say("league-button-open-to-all" if settings.invited_only else "league-button-by-invitation"),
            "league_switch", words=(number, "invited_only"),
        ),
        button(
            say("league-button-unrated" if settings.rated else "league-button-rated"),
            "league_switch", words=(number, "rated"),
        ),
        *(
            button(say("league-button-options", game=title(game, say)), "league_opts", words=(number, game))
            for game in settings.games if game in GAMES and GAMES[game].meta.options.choices()
        ),
    )  # fmt: skip
    if settings.invited_only:
        made.row(people_menu(say, league))
        made.text(say("league-invited", names=" ".join(f"<@{one.user_id}>" for one in league.invited) or "–"))
    return made.row(
        button(say("league-button-publish"), "league_publish", words=(number,), style=ButtonStyle.success),
        button(say("league-button-discard"), "league_discard", words=(number,)),
    )


def people_menu(say: Speaker, league: League) -> Any:
    made = custom_id("league_invite", words=(str(league.id),), kind="m")
    return PressMenu(
        ui.UserSelect(custom_id=made, placeholder=say("league-setup-people")[:150], max_values=MOST_INVITED)
    )


@on_press("league_set")
async def set_pressed(interaction: Interaction, press: Press) -> None:
    name, value = (*press.words, "", "")[1], (press.values or ("",))[0]
    if name in ("seats", "rounds", "size", "moves") and value.isdecimal():
        await _settle(interaction, press, **{name: int(value)})
    elif name == "clock" and value in table_clock.PRESETS:
        await _settle(interaction, press, clock=table_clock.PRESETS[value].model_dump())
    elif name == "settle" and value in model.SETTLES:
        await _settle(interaction, press, settle=value)
    else:
        raise Refused("error-unknown-button")


@on_press("league_switch")
async def switch_pressed(interaction: Interaction, press: Press) -> None:
    name = (*press.words, "", "")[1]
    if name not in ("invited_only", "rated"):
        raise Refused("error-unknown-button")
    league = await model.load(interaction.client.hall, league_id_of(press), interaction.guild_id)
    await _settle(interaction, press, **{name: not getattr(league.settings, name)})


async def _settle(interaction: Interaction, press: Press, **changes: Any) -> None:
    me, hall = await who(interaction), interaction.client.hall
    await model.load(hall, league_id_of(press), interaction.guild_id)
    try:
        league = await signup.change_settings(hall, league_id_of(press), organiser(interaction, me), **changes)
    except ValidationError as wrong:
        raise Refused("league-bad-setting") from wrong
    await show(interaction, lambda: _setup(interaction, league))


@on_press("league_opts")
async def options_pressed(interaction: Interaction, press: Press) -> None:
    game = (*press.words, "", "")[1]
    league = await model.load(interaction.client.hall, league_id_of(press), interaction.guild_id)
    if game not in league.settings.games:
        raise Refused("error-unknown-button")
    await show(interaction, lambda: _options(interaction, league, game))


async def _options(interaction: Interaction, league: League, game: str) -> Card:
    """The options of one game."""
    say, number = (await who(interaction)).say, str(league.id)
    chosen = GAMES[game].meta.options.read(league.settings.options_of(game)).model_dump()
    made = Card(accent=ACCENT).text(f"### {title(game, say)}")
    for name, values in GAMES[game].meta.options.choices().items():
        entries = [
            discord.SelectOption(
                label=say(f"{game}-option-{name}-{value}")[:100], value=value, default=str(chosen[name]) == value
            )
            for value in values
        ]
        made.text(say(f"{game}-option-{name}"))
        made.row(menu(say(f"{game}-option-{name}"), entries, "league_opt", words=(number, game, name)))
    return made.row(button(say("league-button-back"), "league_setup", words=(number,)))


@on_press("league_opt")
async def option_pressed(interaction: Interaction, press: Press) -> None:
    _, game, name = (*press.words, "", "", "")[:3]
    me, hall = await who(interaction), interaction.client.hall
    league = await model.load(hall, league_id_of(press), interaction.guild_id)
    if game not in league.settings.games or not press.values:
        raise Refused("error-unknown-button")
    kept = league.settings.options
    changed = {**kept, game: {**kept.get(game, {}), name: press.values[0]}}
    after = await signup.change_settings(hall, league.id, organiser(interaction, me), options=changed)
    await show(interaction, lambda: _options(interaction, after, game))


@on_press("league_setup")
async def setup_pressed(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    league = await model.load(interaction.client.hall, league_id_of(press), interaction.guild_id)
    signup.must_organise(league.row, organiser(interaction, me))
    await show(interaction, lambda: _setup(interaction, league))


@on_press("league_invite")
async def invite_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    await model.load(hall, league_id_of(press), interaction.guild_id)
    people = [(one.id, one.display_name) for one in chosen_people(interaction) if not one.bot]
    league = await signup.invite(hall, league_id_of(press), organiser(interaction, me), people)
    if league.row.status == "draft":
        await show(interaction, lambda: _setup(interaction, league))
    else:
        await tell(interaction, me.say("league-invited-now", names=me.say.list(escaped(name) for _, name in people)))


@on_press("league_publish")
async def publish_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    await model.load(hall, league_id_of(press), interaction.guild_id)
    league = await signup.publish(hall, league_id_of(press), organiser(interaction, me))

    async def build() -> Card:
        return Card().text(me.say("league-published-now", channel=f"<#{league.row.channel_id}>"))

    await show(interaction, build)


@on_press("league_discard")
async def discard_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    league = await model.load(hall, league_id_of(press), interaction.guild_id)
    if league.row.status != "draft":
        raise Refused("league-published")
    await signup.discard(hall, league.id, organiser(interaction, me))

    async def build() -> Card:
        return Card().text(me.say("league-discarded"))

    await show(interaction, build)


# ---------------------------------------------------------------- corrections


async def open_correction(interaction: Interaction, league: League, number: int, table: int) -> None:
    me = await who(interaction)
    signup.must_organise(league.row, organiser(interaction, me))
    drawn = next((one for one in league.round(number) if one.number == table), None)
    if drawn is None or drawn.result is None:
        raise Refused("league-no-result")
    now = "\n".join(
        f"{league.by_number[one].name}: {place}"
        for one, (_, place, _) in zip(drawn.players, drawn.result, strict=True)
    )  # fmt: skip
    places: Any = ui.TextInput(
        custom_id="places", style=discord.TextStyle.paragraph, default=now[:1000], max_length=1000
    )
    form = Form(
        me.say("league-correct-title", table=table, round=number),
        f"{FORM}:-:correct.{league.id}.{number}.{table}",
        field(me.say("league-correct-places"), places, me.say("league-correct-places-what")),
        field(me.say("league-correct-reason"), line("reason", longest=corrections.LONGEST_REASON)),
    )
    await open_form(interaction, form)


async def _correct(
    interaction: Interaction, league_id: int, number: int, table: int, filled_in: Mapping[str, str]
) -> None:
    me, hall = await who(interaction), interaction.client.hall
    league = await model.load(hall, league_id, interaction.guild_id)
    drawn = next((one for one in league.round(number) if one.number == table), None)
    if drawn is None:
        raise Refused("league-no-result")
    names = [league.by_number[one].name for one in drawn.players]
    places = places_of(names, filled_in.get("places", ""))
    if places is None:
        raise Refused("league-bad-places", count=len(names))
    await corrections.correct(
        hall,
        league_id,
        organiser(interaction, me),
        number,
        table,
        places,
        filled_in.get("reason", ""),
        interaction_id=interaction.id,
    )
    await tell(interaction, me.say("league-corrected"))


def _name_before(place: re.Match[str]) -> str:
    return place.string[: place.start()].rstrip().rstrip(":").rstrip().casefold()


def places_of(names: Sequence[str], typed: str) -> list[int] | None:
    """The place of each player, from one line for each: by name in any order, or without names in the given order.
    None if it cannot be read."""
    read = [PLACE.search(line.strip()) for line in typed.splitlines() if line.strip()]
    lines = [(_name_before(found), int(found[1])) for found in read if found is not None]
    if not len(lines) == len(read) == len(names):
        return None
    if not any(name for name, _ in lines):
        return [place for _, place in lines]
    left, places = lines, list[int]()
    for name in names:
        found_at = next((at for at, (one, _) in enumerate(left) if one == name.casefold().strip()), None)
        if found_at is None:
            return None
        places.append(left[found_at][1])
        left = left[:found_at] + left[found_at + 1 :]
    return places
