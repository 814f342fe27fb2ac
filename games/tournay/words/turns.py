"""Drawing and keeping cards are actions like any other."""

from engine import Move, Seat
from games.tournay.moves import Defend, Gather
from games.tournay.quarter import characters
from games.tournay.state import State
from words.turns import Turns


class Tournay(Turns):
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


TURNS = Tournay
