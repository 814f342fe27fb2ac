"""The rules. Pure: no I/O, no clock, no language, no Discord.

from engine import GAMES
game = GAMES["calimala"]
state = game.new(3, "seed")
"""

from collections.abc import Mapping
from typing import Any

from engine.burgundy import BURGUNDY
from engine.calimala import CALIMALA
from engine.chance import fingerprint
from engine.events import Event, Finished, Forced, read_event
from engine.game import Game, Meta, Options, Outcome, Standings
from engine.genoa import GENOA
from engine.moves import Move, Unreadable
from engine.narrowing import Choice, Question, matching, narrow
from engine.records import HIDDEN
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.tiletum import TILETUM
from engine.tournay import TOURNAY

GAMES: Mapping[str, Game[Any]] = {game.meta.id: game for game in (CALIMALA, BURGUNDY, TILETUM, TOURNAY, GENOA)}

__all__ = [
    "GAMES",
    "HIDDEN",
    "Choice",
    "Event",
    "Finished",
    "Forced",
    "Game",
    "IllegalMove",
    "Meta",
    "Move",
    "Options",
    "Outcome",
    "Question",
    "Seat",
    "Standings",
    "Unreadable",
    "fingerprint",
    "matching",
    "narrow",
    "read_event",
]
