"""Daily summary of a person's tables, as a direct message."""

from discord import ButtonStyle

from cogs.person.mygames import table_line
from cogs.table import direct_message_cards
from cogs.ui.answers import Card
from cogs.ui.buttons import button
from tables import Table
from tables.post import daily_digest


@direct_message_cards.writes("digest")
async def daily_digest_card(message: direct_message_cards.DirectMessage) -> Card:
    """The summary at the time of delivery; tables that wait for the reader come first."""
    hall, user_id, say = message.house.hall, message.queued.user_id, message.say
    found = await daily_digest.digest(hall, user_id, float(message.queued.args["since"]))
    made = Card().text(f"### {say('digest-title')}")
    parts: dict[str, list[Table]] = {
        "waiting": found.waiting, "moved": found.moved, "ended": found.ended, "lobbies": found.lobbies,
    }  # fmt: skip
    for name, tables in parts.items():
        if tables:
            lines = [await table_line(hall, table, user_id, message.lang) for table in tables[:LISTED]]
            more = [say("mygames-more", count=len(tables) - LISTED)] if len(tables) > LISTED else []
            made.text(f"**{say(f'digest-{name}')}**", *lines, *more)
    if not found:
        made.text(say("digest-quiet"))
    if found.waiting:
        made.row(button(say("mygames-next"), "next", style=ButtonStyle.primary))
    return made


LISTED = 8
