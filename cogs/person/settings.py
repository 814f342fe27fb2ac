"""Things about you: your settings, your data."""

import io
import json
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.person import results
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, menu, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from cogs.ui.translator import text, word
from tables import Confirming, Refused, people
from tables.core import access
from tables.post import outbox_queries
from words import LANGUAGES, speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

PALETTES = ("standard", "safe")
BOARDS = ("phone", "wide")
NOTIFY = ("thread", "dm", "none")

# ---------------------------------------------------------------- settings


async def _settings_card(interaction: Interaction) -> Card:
    me = await who(interaction)
    say, person = me.say, me.person
    made = Card().text(f"### {say('settings-title')}")
    choices = {
        "language": [("", say("settings-language-auto"))] + [(lang, say(f"language-{lang}")) for lang in LANGUAGES],
        "palette": [(name, say(f"settings-palette-{name}")) for name in PALETTES],
        "in_words": [("0", say("settings-in_words-0")), ("1", say("settings-in_words-1"))],
        "board": [(shape, say(f"settings-board-{shape}")) for shape in BOARDS],
        "instant": [(str(int(how)), say(f"settings-instant-{int(how)}")) for how in Confirming],
        "onward": [("1", say("settings-onward-1")), ("0", say("settings-onward-0"))],
        "notify": [(how, say(f"settings-notify-{how}")) for how in NOTIFY],
        "records": [("1", say("settings-records-1")), ("0", say("settings-records-0"))],
        "reliability": [("0", say("settings-reliability-0")), ("1", say("settings-reliability-1"))],
    }
    now = {
        "language": person.language or "",
        "palette": person.palette,
        "in_words": str(int(person.in_words)),
        "board": person.board,
        "instant": str(int(person.instant)),
        "onward": str(int(person.onward)),
        "notify": person.notify,
        "records": str(int(person.records)),
        "reliability": str(int(person.reliability)),
    }
    for name, options in choices.items():
        made.text(f"**{say(f'settings-{name}')}**\n-# {say(f'settings-{name}-what')}")
        made.row(
            menu(
                say(f"settings-{name}"),
                [
                    discord.SelectOption(label=label[:100], value=value or "auto", default=value == now[name])
                    for value, label in options
                ],
                "set",
                words=(name,),
            )
        )
    return made


@on_press("set")
async def set_pressed(interaction: Interaction, press: Press) -> None:
    name, value = (press.words or ("",))[0], (press.values or ("",))[0]
    if name == "records" and value in ("0", "1"):
        await results.choose(interaction, value == "1")
        return
    allowed: dict[str, dict[str, object]] = {
        "language": {"auto": None, **{lang: lang for lang in LANGUAGES}},
        "palette": {p: p for p in PALETTES},
        "in_words": {"0": False, "1": True},
        "board": {shape: shape for shape in BOARDS},
        "instant": {str(int(how)): how for how in Confirming},
        "onward": {"0": False, "1": True},
        "notify": {how: how for how in NOTIFY},
        "reliability": {"0": False, "1": True},
    }
    if value not in allowed.get(name, {}):
        raise Refused("error-unknown-button")
    await people.set_person(interaction.client.hall, interaction.user.id, **{name: allowed[name][value]})
    await show(interaction, lambda: _settings_card(interaction))


# ---------------------------------------------------------------- privacy


@on_press("erase_me")
async def erase_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    lobbies = [table.id for table in await access.tables_of(hall, me.id) if table.status == "lobby"]
    count = await people.erase_person(hall, me.id, speaker("en")("erased-name"))
    await tell(interaction, me.say("privacy-erased", count=count))
    for table_id in lobbies:
        await outbox_queries.ask_refresh(hall, await hall.table(table_id))


class Me(commands.Cog):
    privacy = app_commands.Group(name=word("privacy"), description=text("privacy-group-description"))

    def __init__(self, house: "Guildhall") -> None:
        self.house = house

    @app_commands.command(name=word("settings"), description=text("settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        await show(interaction, lambda: _settings_card(interaction))

    @privacy.command(name=word("privacy", "show"), description=text("privacy-show-description"))
    async def privacy_show(self, interaction: Interaction) -> None:
        me = await who(interaction)
        kept = await people.export_person(self.house.hall, me.id)
        counts = {name: len(kept[name]) for name in ("seats", "moves", "drafts")}
        rest = [len(rows) for name, rows in kept.items() if isinstance(rows, list) and name not in counts]
        counts["rest"] = sum(rest) + (kept["settings"] is not None)

        async def build() -> Card:
            made = Card().text(f"### {me.say('privacy-title')}", me.say("privacy-text"))
            return made.text(me.say("privacy-kept", **counts))

        await show(interaction, build)

    @privacy.command(name=word("privacy", "export"), description=text("privacy-export-description"))
    async def privacy_export(self, interaction: Interaction) -> None:
        me = await who(interaction)
        kept = await people.export_person(self.house.hall, me.id)
        data = json.dumps(kept, indent=1, ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(data), filename="guildhall-export.json")
        await interaction.response.send_message(me.say("privacy-exported"), file=file, ephemeral=True)

    @privacy.command(name=word("privacy", "erase"), description=text("privacy-erase-description"))
    async def privacy_erase(self, interaction: Interaction) -> None:
        me = await who(interaction)

        async def build() -> Card:
            made = Card(accent=0xA33A2C).text(f"### {me.say('privacy-erase-title')}", me.say("privacy-erase-text"))
            return made.row(button(me.say("privacy-erase-button"), "erase_me", style=ButtonStyle.danger))

        await show(interaction, build)


async def setup(house: "Guildhall") -> None:
    await house.add_cog(Me(house))
