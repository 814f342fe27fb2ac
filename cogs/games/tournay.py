"""The commands of Tournay."""

from cogs.ui.game_cog import GameCog


class Tournay(GameCog):
    move_commands = (
        "/tournay play card pay space",
        "/tournay draw deck how citizens",
        "/tournay activate space citizens",
        "/tournay activate-plain space citizens",
        "/tournay fight event citizens",
        "/tournay earn colour count",
        "/tournay gather",
        "/tournay recruit colour citizens",
        "/tournay ramparts answer",
    )
    only_asked = frozenset(
        {
            *("keep", "take", "copy", "fire", "hit", "name", "pick", "call", "raise", "skip"),  # questions of cards
            *("defend", "damage", "lay"),  # questions of events
            *("discard", "build"),  # with too many cards in hand
        }
    )
    called = {"visit": "activate-plain", "standing": "ramparts"}


COG = Tournay
