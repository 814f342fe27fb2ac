"""Keep the messages of leagues up to date: the invitation with its list, and the standing.

Both are edited whenever the league has changed. The standing is posted anew at the beginning of a round and at the end,
and the old one is deleted. A message that was sent but not recorded is found again by its buttons.
"""

import logging
from collections.abc import Collection
from typing import Any

import discord

from cogs.company import league_cards
from cogs.delivery.delivery_loop import DeliveryLoop
from cogs.table.channels import A_WEEK
from cogs.ui.answers import Card
from cogs.ui.buttons import read
from tables import Delivery, League
from tables.leagues import model
from words.reader import Reader

log = logging.getLogger(__name__)

LOOK_BACK = 50
"""Messages searched for one that was sent but not recorded."""


def marker_of(league: League) -> int:
    """What the standing is posted anew for: each round, and the end."""
    return league.row.round + (league.row.status == "over")


class LeagueDelivery(DeliveryLoop):
    name = Delivery.LEAGUES

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [str(league_id) for league_id in await model.to_show(self.hall, busy)]

    async def deliver(self, destination: str) -> None:
        league = await model.load(self.hall, int(destination))
        try:
            channel: Any = self.house.get_channel(league.row.channel_id)
            channel = channel or await self.house.fetch_channel(league.row.channel_id)
            place, invitation_id = await self._invite(channel, league)
            await model.posted(self.hall, league.id, invitation_id=invitation_id)
            if league.row.status in ("running", "over") and league.row.round:
                await self._show_standing(place, league)
        except (discord.NotFound, discord.Forbidden) as gone:
            log.warning("the channel of league %s is lost, it is shown again when it is moved: %s", league.id, gone)
            await model.posted(self.hall, league.id, lost=1)
            return
        await model.posted(self.hall, league.id, shown=league.row.version)

    # ------------------------------------------------------------ the invitation

    async def _invite(self, channel: Any, league: League) -> tuple[Any, int | None]:
        """Post or edit the invitation. Returns where the league's messages are, in a forum its post, and its id."""
        card, known = league_cards.invitation(league), league.row.invitation_id
        forum = isinstance(channel, discord.ForumChannel)
        if known is not None:
            place = self.house.get_partial_messageable(known) if forum else channel
            try:
                await place.get_partial_message(known).edit(view=card.view())
            except discord.NotFound as gone:
                log.info(
                    "the invitation of league %s was deleted, posting it anew if it is still needed: %s",
                    league.id,
                    gone,
                )
            else:
                return place, known
        if league.row.status == "cancelled" or (known is not None and not forum and league.row.status != "open"):
            return channel, None
        return await self._post_invitation(channel, league, card)

    async def _post_invitation(self, channel: Any, league: League, card: Card) -> tuple[Any, int]:
        called = discord.AllowedMentions(users=[discord.Object(one.user_id) for one in league.invited if one.user_id])
        if isinstance(channel, discord.ForumChannel):
            name = league.row.name[:90]
            made = await channel.create_thread(
                name=name, view=card.view(), auto_archive_duration=A_WEEK, allowed_mentions=called
            )
            return made.thread, made.thread.id
        found = await self._posted_before(channel, "league_join", (str(league.id),))
        if found is None:
            sent = await channel.send(view=card.view(), nonce=f"league-{league.id}", allowed_mentions=called)
            found = int(sent.id)
        return channel, found

    # ------------------------------------------------------------ the standing

    async def _show_standing(self, place: Any, league: League) -> None:
        row, marker = league.row, marker_of(league)
        card = await league_cards.standing_card(
            self.hall, self.house.picture_cache, league, Reader(row.language), marker=marker, public=True
        )
        if row.message_id is not None and row.message_round == marker:
            try:
                await place.get_partial_message(row.message_id).edit(view=card.view(), attachments=card.files)
            except discord.NotFound as gone:
                log.info("the standing of league %s was deleted, posting it anew: %s", league.id, gone)
            else:
                return
        found = await self._posted_before(place, "league_words", (str(row.id), str(marker)))
        if found is None:
            nonce = f"league-{row.id}-{marker}"
            sent = await place.send(view=card.view(), files=card.files, nonce=nonce, silent=True)
            found = int(sent.id)
        await model.posted(self.hall, league.id, message_id=found, message_round=marker)
        if row.message_id is not None and row.message_id != found:
            await self._delete(place, row.message_id, league.id)

    async def _delete(self, place: Any, message_id: int, league_id: int) -> None:
        try:
            await place.get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as gone:
            log.info("deleting the old standing of league %s failed, it stays: %s", league_id, gone)

    async def _posted_before(self, place: Any, verb: str, words: tuple[str, ...]) -> int | None:
        """Id of our message with that button."""
        try:
            async for message in place.history(limit=LOOK_BACK):
                if self.house.user is None or message.author.id != self.house.user.id:
                    continue
                for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
                    press = read(getattr(item, "custom_id", None) or "")
                    if press is not None and (press.verb, press.words) == (verb, words):
                        return int(message.id)
        except discord.Forbidden as refused:
            log.info("reading the history of %s failed, posting anew: %s", getattr(place, "id", "a channel"), refused)
        return None
