"""The rules. Pure: no I/O, no clock, no language, no Discord.

from engine import GAMES
game = GAMES["calimala"]
state = game.new(3, "seed")
"""

from engine.catalogue import GAMES, BadGame, home, mirrored, part
from engine.chance import fingerprint, with_words, words_in
from engine.events import Event, Finished, Forced, read_event
from engine.game import Game, Meta, Options, OtherRules, Outcome, Standings
from engine.moves import Move, Unreadable
from engine.narrowing import Choice, Question, closest, matching, narrow
from engine.records import HIDDEN
from engine.refusals import IllegalMove
from engine.seats import Seat

__all__ = [
    "GAMES",
    "HIDDEN",
    "BadGame",
    "Choice",
    "Event",
    "Finished",
    "Forced",
    "Game",
    "IllegalMove",
    "Meta",
    "Move",
    "Options",
    "OtherRules",
    "Outcome",
    "Question",
    "Seat",
    "Standings",
    "Unreadable",
    "closest",
    "fingerprint",
    "home",
    "matching",
    "mirrored",
    "narrow",
    "part",
    "read_event",
    "with_words",
    "words_in",
]
