"""Tournay: drawing and keeping cards are actions like any other; any card can be looked at closely."""

from cogs.ui.game_cog import GameCog
from engine import Move, Seat
from games.tournay.moves import Defend, Gather
from games.tournay.quarter import characters
from games.tournay.state import State


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
            *("keep", "take", "copy", "fire", "hit", "name", "pick", "call", "raise", "skip"),  # what a card asks
            *("defend", "damage", "lay"),  # what an event asks
            *("discard", "build"),  # with too many cards in hand
        }
    )
    called = {"visit": "activate-plain", "standing": "ramparts"}
    closing = frozenset({"skip"})
    foremost = ("play", "activate", "draw")
    at_once = frozenset({"keep", "skip"})
    quiet = frozenset({"visit"})
    brings_along = frozenset({"activate", "copy"})
    pictured_apart = frozenset({"copy"})
    settings = frozenset({"standing"})

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
