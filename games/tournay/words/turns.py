"""Classification of Tournay's moves: drawing and keeping cards are actions like any other."""

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
        """Gathering has no effect if all citizens are upright on the plaza, nothing is damaged and no character pays
        for it; nor has defending without a rampart or Catapult."""
        player = view.players[seat]
        if isinstance(move, Gather):
            away = any(player.lying.values()) or any(not site.free for site in player.quarter.values())
            return away or any(True for _ in characters(player, "gather"))
        return not isinstance(move, Defend) or bool(move.ramparts or move.catapult)


TURNS = Tournay
