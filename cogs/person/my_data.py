"""Personal data, behind `/settings`: view, export, limit and delete it."""

import asyncio
import io
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from cogs.person import results
from cogs.table import report_files
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.handling import tell
from cogs.ui.locale_context import Interaction, who
from tables import people
from tables.core import access
from tables.post import outbox_queries
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall


async def _kept(house: "Guildhall", user_id: int) -> dict[str, Any]:
    reports = await asyncio.to_thread(report_files.of_person, house.data, user_id)
    return {**await people.export_person(house.hall, user_id), "reports": reports}


async def _card(interaction: Interaction) -> Card:
    me = await who(interaction)
    kept = await _kept(interaction.client, me.id)
    counts = {name: len(kept[name]) for name in ("seats", "moves", "drafts")}
    rest = [len(rows) for name, rows in kept.items() if isinstance(rows, list) and name not in counts]
    counts["rest"] = sum(rest) + (kept["settings"] is not None)
    records, shown, named = int(me.person.records), int(me.person.reliability), int(me.person.named)
    made = Card().text(f"### {me.say('privacy-title')}", me.say("privacy-text"), me.say("privacy-kept", **counts))
    made.text(me.say(f"settings-records-{records}-now"), me.say(f"settings-reliability-{shown}-now"))
    made.text(me.say(f"settings-named-{named}-now"))
    return made.row(
        button(me.say(f"button-records-{1 - records}"), "records", words=(str(1 - records),)),
        button(me.say(f"button-reliability-{1 - shown}"), "reliability", words=(str(1 - shown),)),
        button(me.say(f"button-named-{1 - named}"), "named", words=(str(1 - named),)),
        button(me.say("button-data-export"), "data_export"),
        button(me.say("button-data-erase"), "data_erase", style=ButtonStyle.danger),
    )


@on_press("my_data")
async def my_data(interaction: Interaction, press: Press) -> None:
    await show(interaction, lambda: _card(interaction))


@on_press("records")
async def records_pressed(interaction: Interaction, press: Press) -> None:
    await results.choose(interaction, press.number == 1)


@on_press("reliability")
async def reliability_pressed(interaction: Interaction, press: Press) -> None:
    await people.set_person(interaction.client.hall, interaction.user.id, reliability=press.number == 1)
    await show(interaction, lambda: _card(interaction))


@on_press("named")
async def named_pressed(interaction: Interaction, press: Press) -> None:
    await people.set_person(interaction.client.hall, interaction.user.id, named=press.number == 1)
    await show(interaction, lambda: _card(interaction))


@on_press("data_export")
async def export(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)
    kept = await _kept(interaction.client, me.id)
    data = json.dumps(kept, indent=1, ensure_ascii=False).encode()
    file = discord.File(io.BytesIO(data), filename="guildhall-export.json")
    await interaction.response.send_message(me.say("privacy-exported"), file=file, ephemeral=True)


@on_press("data_erase")
async def ask_to_erase(interaction: Interaction, press: Press) -> None:
    me = await who(interaction)

    async def build() -> Card:
        made = Card(accent=0xA33A2C).text(f"### {me.say('privacy-erase-title')}", me.say("privacy-erase-text"))
        return made.row(button(me.say("privacy-erase-button"), "erase_me", style=ButtonStyle.danger))

    await show(interaction, build)


@on_press("erase_me")
async def erase_pressed(interaction: Interaction, press: Press) -> None:
    me, hall = await who(interaction), interaction.client.hall
    lobbies = [table.id for table in await access.tables_of(hall, me.id) if table.status == "lobby"]
    await asyncio.to_thread(report_files.erase_person, interaction.client.data, me.id)
    count = await people.erase_person(hall, me.id, speaker("en")("erased-name"))
    await tell(interaction, me.say("privacy-erased", count=count))
    for table_id in lobbies:
        await outbox_queries.ask_refresh(hall, await hall.table(table_id))
