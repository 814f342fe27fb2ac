"""Options of a table before the start: a card with what is chosen, and one form to change it.

Rarely changed ones have menus on the card. Verbs of menus that earlier versions posted still work.
"""

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle

from cogs.play.forms import on_form
from cogs.table.automata import choose_automata
from cogs.table.table_clock import choose_out, in_words, paces, set_out, set_preset, with_preset
from cogs.table.watching import set_watching
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.form_fields import Form, any_of, field, one_of
from cogs.ui.game_cog import cog_of
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from tables import Actor, Refused, Stamp, Table
from tables.lobby import guests, opening
from tables.post import outbox_queries
from words import LANGUAGES, Speaker, wording

USE = "o"
"""Use of the form."""
VARIANTS, CLOCK, SWITCHES, LANGUAGE = "variants", "clock", "switches", "language"
CLOSED, HINTS = "closed", "hints"
FEW = 4
"""Longer lists are menus, so that the form stays short."""
MOST_FIELDS = 5
"""Maximum fields of a Discord form."""


# ---------------------------------------------------------------- the card


@on_press("options")
async def options_pressed(interaction: Interaction, press: Press) -> None:
    table = press.table
    if table.row.host_id != interaction.user.id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
    await show(interaction, lambda: options_card(interaction, table))


async def options_card(interaction: Interaction, table: Table) -> Card:
    say, game = (await who(interaction)).say, table.row.game
    made = Card().text(f"### {say('lobby-settings')} · {title(game, say)}")
    made.text(
        say("lobby-options", options=wording.options(game, table.row.options, say.lang)),
        say("lobby-clock", clock=in_words(say, table.pace)),
        f"{say('lobby-language')}: {say(f'language-{table.language}')}",
        " · ".join(say(f"lobby-switch-{name}") for name in _switched_on(table)),
    )
    made.row(button(say("lobby-change"), "options_form", table.id, style=ButtonStyle.primary))
    choose_out(made, say, table)
    choose_automata(made, say, table)
    return made.row(
        button(say("lobby-guests"), "guests", table.id),
        button(say("lobby-close"), "close", table.id, style=ButtonStyle.danger),
    )


async def _changed(interaction: Interaction, table: Table) -> None:
    await outbox_queries.ask_refresh(interaction.client.hall, table)
    await show(interaction, lambda: options_card(interaction, table))


# ---------------------------------------------------------------- the form


@on_press("options_form")
async def open_form(interaction: Interaction, press: Press) -> None:
    table = press.table
    opening.must_be_lobby(table)
    opening.must_host(table, interaction.user.id)
    say = (await who(interaction)).say
    fields = [field(*labelled) for labelled in _fields(table, say).values()]
    form_title = f"{say('lobby-settings')} · {title(table.row.game, say)}"
    await interaction.response.send_modal(Form(form_title, f"{USE}:options:{table.id}:0.0", *fields))


def _fields(table: Table, say: Speaker) -> dict[str, tuple[str, Any, str]]:
    """Fields by name, most important first: label, component and description."""
    game, chosen = table.row.game, table.row.options
    made: dict[str, tuple[str, Any, str]] = {}
    for name, values in _choices(table).items():
        offered = [(value, wording.capital(say(f"{game}-option-{name}-{value}"))) for value in values]
        made[name] = (say(f"{game}-option-{name}"), one_of(name, offered, chosen[name]), "")
    variants = _variants(table)
    if variants:
        boxes = [(name, wording.capital(say(f"{game}-option-{name}-{value}"))) for name, (_, value) in variants.items()]
        now = [name for name, (_, value) in variants.items() if chosen[name] == value]
        made[VARIANTS] = (say("lobby-variants"), any_of(VARIANTS, boxes, now), say("lobby-variants-what"))
    offered, now_runs = paces(say, table)
    note = cog_of(game).clock_note
    made[CLOCK] = (say("lobby-clock-short"), one_of(CLOCK, offered, now_runs, most=FEW), say(note) if note else "")
    switches = [(name, say(f"lobby-switch-{name}")) for name in (CLOSED, HINTS, *guests.SWITCHES)]
    made[SWITCHES] = (say("lobby-switches"), any_of(SWITCHES, switches, _switched_on(table)), "")
    languages = [(lang, say(f"language-{lang}")) for lang in LANGUAGES]
    made[LANGUAGE] = (say("lobby-language"), one_of(LANGUAGE, languages, table.language), "")
    return dict([*made.items()][:MOST_FIELDS])


def _choices(table: Table) -> dict[str, tuple[str, ...]]:
    """Options of the game with more than two values."""
    return {name: tuple(values) for name, values in table.game.meta.options.choices().items() if len(values) > 2}


def _variants(table: Table) -> dict[str, tuple[str, str]]:
    """Options of the game with two values: the usual one, and the one that a check mark stands for."""
    model = table.game.meta.options
    usual = model.read({}).model_dump()
    return {
        name: (str(usual[name]), next(value for value in values if value != usual[name]))
        for name, values in model.choices().items()
        if len(values) == 2
    }


def _switched_on(table: Table) -> list[str]:
    row = table.row
    on = [name for name in (HINTS, *guests.SWITCHES) if getattr(row, name)]
    return [CLOSED, *on] if row.watching == "closed" else on


@on_form(USE, of_moves=False)
async def take_form(
    interaction: Interaction, table: Table, kind: str, filled_in: Mapping[str, str], stamp: Stamp | None
) -> None:
    me, hall = await who(interaction), interaction.client.hall
    opening.must_be_lobby(table)
    opening.must_host(table, me.id)
    asked, changes = _fields(table, me.say), dict[str, Any]()
    options = {name: filled_in.get(name, "") for name in _choices(table) if name in asked}
    if VARIANTS in asked:
        ticked = filled_in.get(VARIANTS, "").split()
        options |= {name: values[name in ticked] for name, values in _variants(table).items()}
    if CLOCK in asked:
        changes["pace"] = with_preset(table, filled_in.get(CLOCK, ""))
    if LANGUAGE in asked:
        changes["language"] = _known(filled_in.get(LANGUAGE, ""))
    if SWITCHES in asked:
        on = filled_in.get(SWITCHES, "").split()
        wanted = "closed" if CLOSED in on else "open"
        if wanted != table.row.watching:
            await set_watching(interaction, table, wanted, Actor(me.id, me.name, "host"), interaction_id=None)
        changes |= {name: name in on for name in (HINTS, *guests.SWITCHES)}
    table = await opening.configure(hall, table.id, me.id, options, interaction_id=interaction.id, **changes)
    await _changed(interaction, table)


# ---------------------------------------------------------------- menus


@on_press("option")
async def set_option(interaction: Interaction, press: Press) -> None:
    if not press.words or not press.values:
        raise Refused("error-unknown-button")
    hall, user, (name, value) = interaction.client.hall, interaction.user.id, (press.words[0], press.values[0])
    await _changed(interaction, await opening.set_option(hall, press.table_id, user, name, value, interaction.id))


@on_press("language")
async def language(interaction: Interaction, press: Press) -> None:
    hall, user, chosen = interaction.client.hall, interaction.user.id, _known((press.values or ("",))[0])
    await _changed(interaction, await opening.set_language(hall, press.table_id, user, chosen, interaction.id))


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("error-unknown-button")
    return lang


@on_press("watching")
async def watching(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    table = await set_watching(interaction, press.table, (press.values or ("",))[0], Actor(me.id, me.name, "host"))
    await show(interaction, lambda: options_card(interaction, table))


@on_press("clock")
async def clock(interaction: Interaction, press: Press) -> None:
    await _changed(interaction, await set_preset(interaction, press.table, (press.values or ("",))[0]))


@on_press("clock_out")
async def clock_out(interaction: Interaction, press: Press) -> None:
    await _changed(interaction, await set_out(interaction, press.table, (press.values or ("",))[0]))


@on_press("caretaker")
@on_press("linger")
async def set_automata(interaction: Interaction, press: Press) -> None:
    chosen = (press.values or ("",))[0]
    if press.verb == "linger" and not chosen.isdecimal():
        raise Refused("error-unknown-button")
    how = {"linger": int(chosen)} if press.verb == "linger" else {"caretaker": chosen}
    table = await opening.set_automata(
        interaction.client.hall, press.table_id, interaction.user.id, interaction_id=interaction.id, **how
    )
    await _changed(interaction, table)


@on_press("hints")
async def set_hints(interaction: Interaction, press: Press) -> None:
    hall, user, allowed = interaction.client.hall, interaction.user.id, press.words[:1] == ("on",)
    table = await opening.configure(hall, press.table_id, user, {}, interaction_id=interaction.id, hints=allowed)
    await _changed(interaction, table)
