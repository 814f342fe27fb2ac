"""Keep the messages of evenings up to date: the invitation, the call shortly before the hour, and Discord's event.

A message that was sent but not recorded is found again by its buttons, an event by the link in its description.
Without the permission to create events there is none; a deleted channel cancels the evening.
"""

import logging
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.company import evening_cards
from cogs.delivery.delivery_loop import DeliveryLoop
from cogs.table.channels import A_WEEK
from cogs.ui.answers import Card
from cogs.ui.buttons import read
from tables import Delivery
from tables.evenings import gathering
from words import speaker

log = logging.getLogger(__name__)

LOOK_BACK = 50
"""Messages searched for one that was sent but not recorded."""


class EveningDelivery(DeliveryLoop):
    name = Delivery.EVENINGS

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [str(evening_id) for evening_id in await gathering.to_show(self.hall, busy)]

    async def deliver(self, destination: str) -> None:
        evening = await gathering.load(self.hall, int(destination))
        channel = await self._channel(evening)
        if channel is None:
            if evening.row.status in gathering.LIVING:
                log.warning("the channel of evening %s was deleted, the evening is cancelled", evening.id)
                evening = await gathering.lose_channel(self.hall, evening.id)
        else:
            place, invitation_id = await self._invite(channel, evening)
            await gathering.posted(self.hall, evening.id, invitation_id=invitation_id)
            if evening.row.status == "called" or evening.row.message_id is not None:
                await self._call(place, evening)
        await self._keep_event(channel, evening)
        await gathering.posted(self.hall, evening.id, shown=evening.row.version)

    async def _channel(self, evening: gathering.Evening) -> Any:
        known = self.house.get_channel(evening.row.channel_id)
        try:
            return known or await self.house.fetch_channel(evening.row.channel_id)
        except discord.NotFound as gone:
            log.info("channel %s no longer exists: %s", evening.row.channel_id, gone)
            return None

    # ------------------------------------------------------------ messages

    async def _invite(self, channel: Any, evening: gathering.Evening) -> tuple[Any, int | None]:
        """Post or edit the invitation. Returns where the evening's messages are, in a forum its post, and its id."""
        card, known = evening_cards.invitation(evening), evening.row.invitation_id
        forum = isinstance(channel, discord.ForumChannel)
        if known is not None:
            place = self.house.get_partial_messageable(known) if forum else channel
            if await self._edited(place, known, card):
                return place, known
        if evening.row.status != "open":
            return channel, known
        called = await self._mentions(evening, [guest.user_id for guest in evening.asked])
        if forum:
            made = await channel.create_thread(
                name=evening.row.name[:90], view=card.view(), auto_archive_duration=A_WEEK, allowed_mentions=called
            )
            return made.thread, made.thread.id
        found = await self._posted_before(channel, "evening_come", str(evening.id))
        if found is None:
            sent = await channel.send(view=card.view(), nonce=f"evening-{evening.id}", allowed_mentions=called)
            found = int(sent.id)
        return channel, found

    async def _call(self, place: Any, evening: gathering.Evening) -> None:
        """Post or edit the message with who is here, and the tables."""
        card, known = evening_cards.call(evening, await gathering.threads(self.hall, evening)), evening.row.message_id
        if known is not None and (await self._edited(place, known, card) or evening.row.status not in gathering.LIVING):
            return
        found = await self._posted_before(place, "evening_here", str(evening.id))
        if found is None:
            called = await self._mentions(evening, [guest.user_id for guest in evening.coming])
            sent = await place.send(view=card.view(), nonce=f"evening-call-{evening.id}", allowed_mentions=called)
            found = int(sent.id)
        await gathering.posted(self.hall, evening.id, message_id=found)

    async def _mentions(self, evening: gathering.Evening, user_ids: Collection[int]) -> discord.AllowedMentions:
        """Notify those of them who want to be notified."""
        guests = [guest for guest in evening.guests if guest.user_id in user_ids]
        wanted = await gathering.reachable(self.hall, guests, awake=True)
        return discord.AllowedMentions(
            users=[discord.Object(one) for one in sorted(wanted)], roles=False, everyone=False
        )  # fmt: skip

    async def _edited(self, place: Any, message_id: int, card: Card) -> bool:
        """Whether the message could be edited; False if it was deleted."""
        try:
            quiet = discord.AllowedMentions.none()
            await place.get_partial_message(message_id).edit(view=card.view(), allowed_mentions=quiet)
        except discord.NotFound as gone:
            log.info(
                "message %s of an evening was deleted, posting it anew if it is still needed: %s", message_id, gone
            )
            return False
        return True

    async def _posted_before(self, place: Any, verb: str, number: str) -> int | None:
        """Id of our message with that button."""
        async for message in place.history(limit=LOOK_BACK):
            if self.house.user is None or message.author.id != self.house.user.id:
                continue
            for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                press = read(getattr(item, "custom_id", None) or "")
                if press is not None and (press.verb, press.words) == (verb, (number,)):
                    return int(message.id)
        return None

    # ------------------------------------------------------------ Discord's event

    async def _keep_event(self, channel: Any, evening: gathering.Evening) -> None:
        """Create it when the evening is announced, and cancel it with the evening. A refusal costs only the event."""
        guild, row = self.house.get_guild(evening.row.guild_id), evening.row
        if guild is None:
            return
        try:
            if row.status == "cancelled" and row.event_id is not None:
                await (await guild.fetch_scheduled_event(row.event_id, with_counts=False)).cancel()
                await gathering.posted(self.hall, evening.id, event_id=None)
            elif row.status == "open" and row.event_id is None and channel is not None and may_create(guild):
                await self._create_event(guild, channel, await gathering.load(self.hall, evening.id))
        except discord.HTTPException as refused:
            log.info("Discord refused the event of evening %s, the evening goes on without it: %s", evening.id, refused)

    async def _create_event(self, guild: discord.Guild, channel: Any, evening: gathering.Evening) -> None:
        row = evening.row
        if row.starts_at <= self.hall.clock():
            return
        link = evening_cards.link(row)
        found = None
        if row.event_tried:
            known = await guild.fetch_scheduled_events(with_counts=False)
            found = next((event.id for event in known if link in (event.description or "")), None)
        if found is None:
            await gathering.posted(self.hall, evening.id, event_tried=1)
            made = await guild.create_scheduled_event(
                name=row.name,
                description=f"{evening_cards.games(row, speaker(row.language))}\n{link}",
                start_time=datetime.fromtimestamp(row.starts_at, UTC),
                end_time=datetime.fromtimestamp(row.starts_at + gathering.ENDS, UTC),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=f"#{channel.name}"[:100],
            )
            found = made.id
        await gathering.posted(self.hall, evening.id, event_id=found)


def may_create(guild: discord.Guild) -> bool:
    granted = guild.me.guild_permissions
    return granted.create_events or granted.manage_events or granted.administrator
