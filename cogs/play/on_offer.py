""" "What is that?": close-ups of all things in the current question."""

import asyncio

from cogs.play.play import session_at
from cogs.ui.answers import Card, show
from cogs.ui.buttons import Press, on_press
from cogs.ui.locale_context import Interaction, who
from cogs.ui.names import title
from prompts.offered import offered_at
from render import closeup
from render.pictures import Picture
from tables.core import access
from words import wording

PICTURES = 10
"""Maximum pictures in a Discord gallery."""


@on_press("on_offer")
async def on_offer_pressed(interaction: Interaction, press: Press) -> None:
    """Answer in a separate message, so that the panel stays."""
    me, session = await who(interaction), session_at(interaction, press.table)
    access.must_be_asked(session)
    assert session.seat is not None
    game, cache = session.table.row.game, interaction.client.picture_cache
    moves = offered_at(session, press.words).moves
    known = closeup.things(game)
    found = [thing for thing in wording.things(game, session.view, session.seat, moves) if thing in known]

    async def drawn(thing: str) -> Picture:
        return await cache.get(("closeup", game, thing, me.reader), lambda: closeup.picture(game, thing, me.reader))

    async def build() -> Card:
        told = [closeup.about(game, thing, me.lang) for thing in found]
        lines = [f"- **{each.name}** · {each.effect}" for each in told] or [me.say("on-offer-nothing")]
        card = Card().text(f"### {title(game, me.say)} · {me.say('button-on-offer')}", *dict.fromkeys(lines))
        pictures = await asyncio.gather(*map(drawn, found[:PICTURES]))
        return card.gallery(pictures, "closeup") if pictures else card

    await show(interaction, build, in_place=False)
