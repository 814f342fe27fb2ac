"""Tournay: drawing and keeping cards are actions like any other; any card can be looked at closely."""

from typing import ClassVar

from cogs.games.closeups import look_closely
from cogs.ui.game_cog import GameCog, SlashCommand
from engine import Move, Seat
from games.tournay.moves import Defend, Gather
from games.tournay.quarter import characters
from games.tournay.state import State


class Tournay(GameCog):
    move_commands = (
        "/tournay play card pay space",
        "/tournay draw deck how citizens",
        "/tournay activate space citizens",
        "/tournay visit space citizens",
        "/tournay fight event citizens",
        "/tournay earn colour count",
        "/tournay gather",
        "/tournay recruit colour citizens",
        "/tournay standing answer",
        "/tournay keep card",
        "/tournay take deck",
        "/tournay copy seat space",
        "/tournay fire events",
        "/tournay hit seat space",
        "/tournay name colour",
        "/tournay pick cards",
        "/tournay call space",
        "/tournay raise",
        "/tournay skip",
        "/tournay defend ramparts catapult",
        "/tournay damage space",
        "/tournay lay colour",
        "/tournay discard card",
        "/tournay build rampart",
    )
    closing = frozenset({"skip"})
    foremost = ("play", "activate", "draw")
    at_once = frozenset({"keep", "skip"})
    quiet = frozenset({"visit"})
    brings_along = frozenset({"activate", "copy"})
    pictured_apart = frozenset({"copy"})
    settings = frozenset({"standing"})
    own_commands: ClassVar[tuple[SlashCommand, ...]] = (look_closely("/tournay card"),)

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
