"""Tournay: drawing and keeping cards are actions like any other; any card can be looked at closely."""

from typing import ClassVar

from discord import app_commands
from discord.app_commands import locale_str

from cogs.games.move_commands import folded
from cogs.ui.answers import Card, show
from cogs.ui.game_cog import GameCog, SlashCommand
from cogs.ui.locale_context import Interaction, who
from cogs.ui.translator import text
from engine import Move, Seat
from engine.tournay.cards import CARDS
from engine.tournay.moves import Defend, Gather
from engine.tournay.quarter import characters
from engine.tournay.state import State
from locales import LANGUAGES, speaker
from render.tournay import closeup
from tables import Refused

GAME = "tournay"


@app_commands.command(
    name=locale_str("card", key="tournay-command-card"), description=text("tournay-command-card-description")
)
@app_commands.describe(card=text("tournay-command-card-which"))
@app_commands.rename(card=locale_str("card", key="tournay-command-option-card"))
async def look_at_card(interaction: Interaction, card: str) -> None:
    me = await who(interaction)
    named = [c for c in CARDS if folded(card) in (folded(c), *_names(c))]
    if not named:
        raise Refused("tournay-no-such-card", card=card[:60])
    picture_cache = interaction.client.picture_cache

    async def build() -> Card:
        picture = await picture_cache.get(("card", named[0], me.reader), lambda: closeup.card(named[0], me.reader))
        return Card().picture(picture, "card")

    await show(interaction, build)


@look_at_card.autocomplete("card")
async def cards(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    me = await who(interaction)
    found = [c for c in CARDS if any(folded(typed) in name for name in _names(c))]
    return [app_commands.Choice(name=speaker(me.lang).term(GAME, "card", c)[:100], value=c) for c in found][:25]


def _names(card: str) -> list[str]:
    """In every language: the box on somebody's shelf may speak another than they do."""
    return [folded(speaker(lang).term(GAME, "card", card)) for lang in LANGUAGES]


class Tournay(GameCog):
    closing = frozenset({"skip"})
    foremost = ("play", "activate", "draw")
    at_once = frozenset({"keep", "skip"})
    quiet = frozenset({"visit"})
    settings = frozenset({"standing"})
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_at_card,)

    @classmethod
    def has_effect(cls, view: State, seat: Seat, move: Move) -> bool:
        """Gathering does nothing if all one's citizens stand on the plaza and nothing is damaged or pays for it; nor
        does defending with nothing."""
        player = view.players[seat]
        if isinstance(move, Gather):
            away = any(player.lying.values()) or any(not site.free for site in player.quarter.values())
            return away or any(True for _ in characters(player, "gather"))
        return not isinstance(move, Defend) or bool(move.ramparts or move.catapult)


COG = Tournay
