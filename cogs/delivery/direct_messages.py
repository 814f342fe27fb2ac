"""Letters: direct messages to people who want to be told that way. The carrier delivers them one by one.

Like the postman's notices they were written together with what caused them. Each is sent once: it carries a nonce that
Discord does not accept twice within minutes, and one of its buttons carries its number, by which it is found again
should we have been interrupted before it was ticked off. A letter of which there is no need any more is not sent.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle

from cogs.delivery.delivery_loop import UNREACHABLE, Rounds
from cogs.table import panel_reminders
from cogs.table.table_message import moment
from cogs.ui.answers import Card
from cogs.ui.buttons import button, read
from cogs.ui.house import House
from cogs.ui.names import said, title
from locales import DEFAULT, Speaker, speaker
from render import wording
from tables import Letter, Stamp, Table
from tables.core import pending
from tables.post import dm_queue, notice_validity

log = logging.getLogger(__name__)

TOO_FAST = 40003
"""We are opening direct messages too fast: that passes."""
NOBODY = (10013, 50033)
"""An unknown user, an invalid recipient: there is nobody to write to."""
LOOK_BACK = 25
"""Messages searched for one of ours that was never ticked off."""
LONGEST_QUESTION = 300


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a letter is written on: the letter, its reader's language, and the table it is about, if any."""

    house: House
    letter: Letter
    say: Speaker
    table: Table | None

    @property
    def lang(self) -> str:
        return self.say.lang


Writer = Callable[[Sheet], Awaitable[Card]]
WRITERS: dict[str, Writer] = {}


def writes(*kinds: str) -> Callable[[Writer], Writer]:
    """Claim kinds of letters, at import. `remind` stands for `remind-1`, `remind-2` …"""

    def claim(writer: Writer) -> Writer:
        WRITERS.update(dict.fromkeys(kinds, writer))
        return writer

    return claim


def link(table: Table) -> str:
    """Where a table is played, for people who are elsewhere; before its thread is open, its invitation."""
    row = table.row
    place = f"{row.channel_id}/{row.invitation_id}" if row.invitation_id is not None else row.channel_id
    return f"https://discord.com/channels/{row.guild_id}/{row.thread_id or place}"


# ---------------------------------------------------------------- what they say


async def about_a_table(sheet: Sheet) -> Card:
    """What `letter-<kind>` says, and the way to the table: enough for most kinds."""
    table, say, kind = sheet.table, sheet.say, sheet.letter.kind
    assert table is not None
    text = say.first(f"letter-{kind}", f"letter-{notice_validity.family(kind)}", **dict(sheet.letter.args))
    return Card().text(f"### [{title(table.row.game, sheet.say)} · {', '.join(said(table))}]({link(table)})", text)


@writes("turn", "remind", "unconfirmed", "late", "extended")
async def about_a_decision(sheet: Sheet) -> Card:
    """What is asked, since when, until when, and the button that leads to it."""
    table, seat = sheet.table, sheet.letter.seat
    assert table is not None
    assert seat is not None
    made, row = await about_a_table(sheet), table.seats[seat]
    asked = wording.decision(table.row.game, table.view(seat), seat, said(table), sheet.lang)
    times = [sheet.say("table-waiting-since", when=moment(row.owes_at or table.row.changed_at))]
    until = await pending.deadline(sheet.house.hall, table, seat)
    if until is not None:
        times.append(sheet.say("letter-time-until", when=moment(until), at=moment(until, "f")))
    made.text(asked.split("\n")[0][:LONGEST_QUESTION], *times)
    made.text(*await panel_reminders.lines(sheet.house.hall, table, sheet.letter.user_id, sheet.lang))
    return made.row(button(sheet.say("button-move"), "move", table.id, style=ButtonStyle.primary))


@writes("proposal")
async def about_a_proposal(sheet: Sheet) -> Card:
    """What is put to them as it stands now. Nothing waits for an answer, so that there is no time to tell."""
    table, seat = sheet.table, sheet.letter.seat
    assert table is not None
    assert seat is not None
    made = await about_a_table(sheet)
    made.text(*wording.proposals(table.row.game, table.view(seat), seat, said(table), sheet.lang))
    return made.row(button(sheet.say("button-move"), "move", table.id, style=ButtonStyle.primary))


@writes("over")
async def about_the_end(sheet: Sheet) -> Card:
    """How it ended, and once more?"""
    table = sheet.table
    assert table is not None
    made = await about_a_table(sheet)
    if not table.over:
        return made
    made.text(*wording.standings(table.row.game, table.game.standings(table.state), said(table), sheet.lang))
    return made.row(button(sheet.say("button-rematch"), "rematch", table.id, style=ButtonStyle.success))


@writes("undo")
async def about_a_request(sheet: Sheet) -> Card:
    """Somebody asks for consent. The answer is for this request and no later one."""
    table = sheet.table
    assert table is not None
    made, stamp = await about_a_table(sheet), Stamp(table.version, 0)
    return made.row(
        button(sheet.say("button-agree"), "undo_yes", table.id, stamp, style=ButtonStyle.success),
        button(sheet.say("button-refuse"), "undo_no", table.id, stamp, style=ButtonStyle.danger),
    )


@writes("test")
async def about_nothing(sheet: Sheet) -> Card:
    return Card().text(f"### {sheet.say('letter-test-title')}", sheet.say("letter-test"))


# ---------------------------------------------------------------- carrying them


class Carrier(Rounds):
    name = "carrier"

    async def owing(self) -> list[str]:
        return [str(user_id) for user_id in await dm_queue.owing(self.hall)]

    async def carry(self, place: str) -> None:
        """In order. One that cannot be written, or that Discord does not take, holds up none of the others."""
        failure: Exception | None = None
        waiting = await dm_queue.unsent(self.hall, int(place))
        for letter in waiting:
            try:
                if dm_queue.says_nothing_new(letter, waiting):
                    await dm_queue.drop(self.hall, letter)
                else:
                    await self._deliver(letter)
            except Exception as failed:
                if isinstance(failed, UNREACHABLE) and getattr(failed, "status", 500) != 400:
                    raise
                log.exception("letter %s cannot be sent", letter.id)
                failure = failed
        if failure is not None:
            raise failure

    async def _deliver(self, letter: Letter) -> None:
        try:
            sent = await self._send(letter)
        except discord.HTTPException as refused:
            if not is_shut(refused):
                raise
            log.info("letter %s cannot be delivered (%s)", letter.id, refused.code)
            await dm_queue.undeliverable(self.hall, letter)
        else:
            await (dm_queue.drop(self.hall, letter) if sent is None else dm_queue.delivered(self.hall, letter, sent))

    async def _send(self, letter: Letter) -> int | None:
        """The message that brings the letter; None if there is no need of it any more."""
        channel = await self.house.create_dm(discord.Object(letter.user_id))
        sent = await self._sent_before(channel, letter) if letter.tries else None
        if sent is None and await dm_queue.holds(self.hall, letter):
            card = await self.written(letter)
            await dm_queue.trying(self.hall, letter)
            message = await channel.send(
                view=card.view(), files=card.files, nonce=f"letter-{letter.id}", silent=notice_validity.is_quiet(letter)
            )
            sent = int(message.id)
        return sent

    async def written(self, letter: Letter) -> Card:
        """In its reader's language, else the table's. The button to the choices carries its number."""
        person = await self.hall.person(letter.user_id)
        table = await self.hall.table(letter.table_id) if letter.table_id is not None else None
        say = speaker(person.language or (table.language if table is not None else DEFAULT))
        writer = WRITERS.get(letter.kind) or WRITERS.get(notice_validity.family(letter.kind)) or about_a_table
        made = await writer(Sheet(self.house, letter, say, table))
        return made.row(button(say("button-notify"), "notify", words=(str(letter.id),)))

    async def _sent_before(self, channel: Any, letter: Letter) -> int | None:
        """The message that brought this letter, if somebody sent it and could not tick it off."""
        async for message in channel.history(limit=LOOK_BACK):
            for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                press = read(getattr(item, "custom_id", None) or "")
                if press is not None and press.verb == "notify" and press.words == (str(letter.id),):
                    return int(message.id)
        return None


def is_shut(refused: discord.HTTPException) -> bool:
    """Nobody can be reached there, now and in a minute: direct messages are closed, or the account is gone."""
    if refused.code in NOBODY:
        return True
    return isinstance(refused, discord.Forbidden) and refused.code != TOO_FAST
