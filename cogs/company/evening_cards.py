"""Messages of an evening: the invitation, the call with the tables, and direct messages."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from cogs.table.direct_message_cards import DirectMessage, writes
from cogs.ui.answers import Card
from cogs.ui.buttons import button
from cogs.ui.names import escaped, title
from cogs.ui.table_message import moment
from tables.evenings import gathering, hour
from words import Speaker, speaker

ACCENT, GREY = 0x6B4E9B, 0x777777


def games(row: gathering.EveningRow, say: Speaker) -> str:
    return say.list(title(game, say) for game in row.games)


def link(row: gathering.EveningRow) -> str:
    """Link to the newest message of an evening."""
    message = row.message_id or row.invitation_id
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}" + (f"/{message}" if message else "")


def when(row: gathering.EveningRow) -> str:
    return f"{moment(row.starts_at, 'F')} ({moment(row.starts_at)})"


def _names(guests: Sequence[gathering.GuestRow]) -> str:
    return ", ".join(escaped(guest.name) for guest in guests)


def _mentions(guests: Sequence[gathering.GuestRow]) -> str:
    return " ".join(f"<@{guest.user_id}>" for guest in guests)


# ---------------------------------------------------------------- the invitation


def invitation(evening: gathering.Evening) -> Card:
    """The public invitation with who comes so far, in the evening's language."""
    row, say = evening.row, speaker(evening.row.language)
    opened = row.status in ("open", "called")
    made = Card(accent=ACCENT if opened else GREY).text(f"## 🎲 {escaped(row.name)}", f"**{when(row)}**")
    made.text(
        say("evening-games", games=games(row, say), count=len(row.games)),
        say("evening-weekly") if row.weekly else "",
        say("evening-by", name=escaped(row.organiser)),
    )
    if row.status == "cancelled":
        return made.text(say("evening-is-cancelled", why=row.why or "organiser"))
    made.text(
        say("evening-coming", count=len(evening.coming), places=row.places, names=_names(evening.coming)),
        say("evening-waiting", names=_names(evening.waiting)) if evening.waiting else "",
        say("evening-asked", names=_mentions(evening.asked)) if evening.asked and opened else "",
    )
    if not opened:
        return made.text(say("evening-is-over" if row.status == "over" else "evening-has-begun"))
    made.text(f"-# {say('evening-how')}")
    words = (str(row.id),)
    return made.row(
        button(say("button-evening-come"), "evening_come", words=words, style=ButtonStyle.success),
        button(say("button-evening-not"), "evening_not", words=words),
    )


# ---------------------------------------------------------------- the call


def call(evening: gathering.Evening, threads: Mapping[str, int]) -> Card:
    """The message from shortly before the hour on: who is here, then the tables and who waits."""
    row, say = evening.row, speaker(evening.row.language)
    living = row.status in gathering.LIVING
    made = Card(accent=ACCENT if living else GREY).text(f"## 🎲 {escaped(row.name)}")
    if row.status == "cancelled":
        return made.text(say("evening-is-cancelled", why=row.why or "organiser"))
    if row.status == "called":
        missing = [guest for guest in evening.coming if guest.here_at is None]
        made.text(
            say("evening-call", when=moment(row.starts_at, "t"), latest=moment(row.starts_at + gathering.GRACE, "t")),
            say("evening-here", count=len(evening.here), names=_names(evening.here)) if evening.here else "",
            say("evening-missing", names=_mentions(missing)) if missing else "",
        )
    else:
        made.text(*_tables(evening, threads, say) or [say("evening-no-tables")])
        made.text(*[_why(guest, say) for guest in evening.without_table])
        made.text(say("evening-is-over") if row.status == "over" else f"-# {say('evening-late')}")
    if living:
        words = (str(row.id),)
        made.row(
            button(say("button-evening-here"), "evening_here", words=words, style=ButtonStyle.success),
            button(say("button-evening-not"), "evening_not", words=words),
        )
    return made


def _tables(evening: gathering.Evening, threads: Mapping[str, int], say: Speaker) -> list[str]:
    links, lines = hour.table_links(evening, threads), []
    for table in evening.drawn:
        thread = links.get(table.number)
        lines.append(
            say(
                "evening-table",
                number=table.number,
                game=title(table.game, say),
                names=_names(evening.at_table(table.number)),
                where=f"<#{thread}>" if thread else "",
                when=moment(table.opens_at) if table.table_id is None else "",
                what="open" if thread else "drawn",
            )
        )
    return lines


def _why(guest: gathering.GuestRow, say: Speaker) -> str:
    return say("evening-why", name=escaped(guest.name), why=guest.why or "few")


# ---------------------------------------------------------------- direct messages


@writes("evening")
async def about_an_evening(message: DirectMessage) -> Card:
    """A reminder, a place that has become free, a cancellation, or why there is no table."""
    evening = await gathering.load(message.house.hall, int(message.queued.args["evening"]))
    say, row = message.say, evening.row
    text = say(
        f"dm-{message.queued.kind}",
        name=escaped(row.name),
        when=when(row),
        games=games(row, say),
        why=str(message.queued.args.get("why", "")),
        link=link(row),
    )
    return Card(accent=ACCENT).text(f"### 🎲 [{escaped(row.name)}]({link(row)})", text)
