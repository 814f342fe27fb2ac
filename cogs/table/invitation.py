"""The invitation to a table, and notices about it elsewhere."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from cogs.table import automata
from cogs.table.table_clock import in_words
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, button, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import span_of, title
from cogs.ui.shuffle import WORDS, shuffle_lines
from cogs.ui.table_message import moment
from tables import Hall, Reliability, Table
from tables.core import servers
from tables.finished import reliability
from tables.lobby import prospects
from words import Speaker, speaker, wording

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

FINGERPRINT = "fingerprint"


async def invitation(hall: Hall, table: Table, *, invited: Sequence[int] = ()) -> Card:
    """The public invitation, in the table's language. `invited`: people invited by name."""
    say, meta = speaker(table.language), table.game.meta
    if table.is_practice and table.status in ("playing", "over"):
        return practice_card(table)
    made = Card(accent=0x6B4E9B if table.status == "lobby" else 0x777777)
    made.text(f"## {title(meta.id, say)}", say(f"{meta.id}-teaser"))
    size = say("lobby-seats", players=span_of(table.sizes), minutes=meta.minutes_per_seat)
    chosen = say("lobby-options", options=wording.options(meta.id, table.row.options, table.language))
    made.text(chosen, size if table.status == "lobby" else "")
    role = await role_called(hall, table)
    if role is not None:
        made.text(say("lobby-called", role=f"<@&{role}>"))
    if table.pace.runs:
        made.text(say("lobby-clock", clock=in_words(say, table.pace)))
    if table.status == "lobby" and table.row.rematch_of is not None:
        whom = " ".join(f"<@{user_id}>" for user_id in invited)
        made.text(say("rematch-invites", whom=whom) if whom else say("rematch-of"))
    if table.row.watching == "closed":
        made.text(say("lobby-watching-closed"))
    if table.row.hints:
        made.text(say("lobby-hints"))
    if table.status == "lobby":
        made.text(*await _expect(hall, table, say), *_rules_of_the_lobby(table, say))
    people = [
        automata.seat_line(say, table, number) + await _reliability(hall, say, seat.user_id)
        for number, seat in enumerate(table.seats)
    ]
    made.text(*(people or [say("lobby-nobody")]))
    if table.kept_for:
        made.text(say("lobby-kept-for", whom=" ".join(f"<@{user_id}>" for user_id in table.kept_for)))
    if table.has_automata or table.row.unrated:
        made.text(say("lobby-unrated" if table.has_automata else "lobby-unrated-chosen"))
    if table.status != "closed":
        made.text(*shuffle_lines(say, table))
    if table.status == "lobby":
        made.row(
            button(say("lobby-join"), "join", table.id, style=ButtonStyle.success, disabled=table.room <= 0),
            button(say("lobby-leave"), "leave", table.id),
            button(say("lobby-settings"), "options", table.id),
            button(say("lobby-start"), "start", table.id, style=ButtonStyle.primary, disabled=not table.enough),
            button(say("shuffle-button"), WORDS, table.id),
        )
        if table.room > 0 or table.has_automata:
            made.row(automata.add_or_remove(say, table))
        if table.row.host_called_at is not None:
            made.text(say("lobby-host-is-called", host=f"<@{table.row.host_id}>"))
            made.row(button(say("button-still-here"), "still_here", table.id))
        if table.row.warned_at is not None and table.row.expires_at is not None:
            made.text(say("lobby-closes", when=f"<t:{int(table.row.expires_at)}:R>"))
            made.row(button(say("button-keep"), "keep", table.id))
    elif table.status == "closed":
        made.text(say("lobby-expired" if table.row.ended_how == "expired" else "lobby-closed"))
    elif table.displaced:
        made.text(say("lobby-displaced"))
    else:
        thread = table.row.thread_id or (None if table.row.watching == "closed" else table.row.invitation_id)
        made.text(say("lobby-started", thread=f"<#{thread}>") if thread else say("lobby-started-closed"))
    return made


def practice_card(table: Table) -> Card:
    """Short public message of a table at which one person plays with automata."""
    say, thread = speaker(table.language), table.row.thread_id
    people = say.list(f"<@{user_id}>" for user_id in table.user_ids)
    place = f"<#{thread}>" if thread is not None else ""
    made = Card(accent=0x777777).text(say("practice-card", game=title(table.row.game, say), who=people, where=place))
    return made.row(button(say("shuffle-show"), FINGERPRINT, table.id))


@on_press(FINGERPRINT)
async def fingerprint_pressed(interaction: Interaction, press: Press) -> None:
    me, table = await who(interaction), press.table

    async def build() -> Card:
        return Card().text(*shuffle_lines(me.say, table))

    await show(interaction, build, in_place=False)


async def _reliability(hall: Hall, say: Speaker, user_id: int | None) -> str:
    """A person's reliability, if they chose to show it."""
    shows = None if user_id is None else await reliability.shown(hall, user_id)
    return "" if shows is None else f" · {reliable(say, shows)}"


def reliable(say: Speaker, counted: Reliability) -> str:
    return say(
        "reliability", games=counted.games, timeouts=counted.timeouts, resignations=counted.resignations,
        caretakers=counted.caretakers,
    )  # fmt: skip


async def _expect(hall: Hall, table: Table, say: Speaker) -> list[str]:
    """Expected duration, and hours when all players are awake, as timestamps in each reader's zone."""
    days = await prospects.days(hall, table)
    lines = [say("lobby-length-evening") if days is None else say("lobby-length", days=days)]
    together = await prospects.overlap(hall, table)
    if together is not None:
        spans = ", ".join(f"{moment(start, 't')}–{moment(end, 't')}" for start, end in together.spans[:3])
        lines.append(say("lobby-overlap", spans=spans) if spans else say("lobby-no-overlap"))
    return lines


def _rules_of_the_lobby(table: Table, say: Speaker) -> list[str]:
    row = table.row
    return [
        *([say("lobby-invite-only")] if row.invite_only else []),
        *([say("lobby-autostart", who="named" if row.invite_only else "anybody")] if row.autostart else []),
        *([say("lobby-order-random")] if row.seat_order == "random" else []),
        say(f"lobby-talk-{row.talk}") + (f" {say('lobby-whispers')}" if row.whispers else ""),
    ]


async def role_called(hall: Hall, table: Table) -> int | None:
    """Role that the server wants mentioned for new tables; None unless the table is open to all."""
    row = table.row
    if table.status != "lobby" or table.room <= 0 or row.invite_only or row.rematch_of is not None:
        return None
    return (await servers.settings(hall, row.guild_id)).call_role


async def calls(hall: Hall, table: Table, people: Iterable[int] = ()) -> discord.AllowedMentions:
    """Allowed mentions of an invitation: the people invited by name, and that role."""
    role = await role_called(hall, table)
    return discord.AllowedMentions(
        everyone=False,
        users=[discord.Object(one) for one in people],
        roles=[discord.Object(role)] if role is not None else [],
        replied_user=False,
    )


async def redraw_invitation(house: "Guildhall", table: Table) -> None:
    """Update the public invitation after a change made elsewhere, such as in the private options."""
    if table.row.invitation_id is None:
        return
    try:
        channel: Any = house.get_channel(table.row.channel_id) or await house.fetch_channel(table.row.channel_id)
        if isinstance(channel, discord.ForumChannel):  # first message of the table's post
            channel = house.get_partial_messageable(table.row.invitation_id)
        await channel.get_partial_message(table.row.invitation_id).edit(
            view=(await invitation(house.hall, table)).view()
        )
    except (discord.NotFound, discord.Forbidden) as gone:
        if table.status == "lobby" and isinstance(gone, discord.Forbidden):
            raise
        log.info("editing the invitation of table %s failed, it stays as it was: %s", table.id, gone)


def where(table: Table) -> str:
    """Link to the invitation, or to its channel before it is posted."""
    row = table.row
    if table.status == "lobby" and row.thread_id is not None:  # forum post
        return f"https://discord.com/channels/{row.guild_id}/{row.thread_id}"
    message = f"/{row.invitation_id}" if row.invitation_id is not None else ""
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}{message}"


LobbyNotice = Callable[[Speaker, Table, str], Card]
LOBBY_NOTICES: dict[str, LobbyNotice] = {}
"""Kind → text for one person about a table that has not started, in its channel or by direct message."""


def lobby_notice(kind: str) -> Callable[[LobbyNotice], LobbyNotice]:
    """Register a kind, at import."""

    def claim(made: LobbyNotice) -> LobbyNotice:
        LOBBY_NOTICES[kind] = made
        return made

    return claim


@lobby_notice("expiring")
def expiring(say: Speaker, table: Table, whom: str) -> Card:
    text = say(
        "lobby-expiring",
        whom=whom,
        game=title(table.row.game, say),
        when=moment(table.row.expires_at or table.row.changed_at),
        link=where(table),
    )
    return Card(accent=0x6B4E9B).text(text).row(button(say("button-keep"), "keep", table.id))


@lobby_notice("rematch")
def once_more(say: Speaker, table: Table, whom: str) -> Card:
    return Card(accent=0x6B4E9B).text(whom, say("rematch-dm", game=title(table.row.game, say), link=where(table)))
