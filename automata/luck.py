"""Luck in a finished game: what was drawn and rolled, against what could be expected at that moment.

Wherever a move made the game draw, the position after it is compared with those after the same move and other draws, so
a good or a bad move counts on both sides and cancels out. All are played on by journeymen for two rounds, in which dice
and cards are used, and valued as the master values positions (`automata.value`), in points. The opening deal is
compared with other deals in the same way. What helps all seats alike is no luck of anyone: the average over the seats
is subtracted.

Imports numpy, so only thinking processes import this module.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

from automata import caretaker
from automata.automaton import Weigher
from automata.mastery import mastery
from automata.value import ByStandings, Value, taught
from engine import GAMES
from engine.transcript import Recording

DRAWS = 8
"""Worlds played on after the actual draw, and after others."""
ROUNDS = 2
"""Turns of every seat in which a draw is used before it is valued,"""
LONG = 40
"""or the turns that begin within this number of moves."""
MOST_MOVES = 400
"""Upper bound of moves for a game in which no turn ends."""


def luck(recording: Recording, progress: Callable[[float], None] = lambda share: None) -> list[float]:
    """Points that chance brought each seat, above or below expectation and relative to the others. `progress`: called
    with the share of the moves done."""
    game, valued = GAMES[recording.game], Valued(recording.game)
    options, key = game.meta.options.read(recording.options), f"luck {recording.fingerprint}"
    state = game.new(recording.players, recording.seed, options)
    deals = [game.new(recording.players, f"{key} {n}", options) for n in range(DRAWS)]
    found = valued.difference(state, deals, key)
    for number, (seat, notation) in enumerate(recording.moves, 1):
        move, before = game.book.read(notation), state.clone()
        game.play(state, seat, move)
        if state.draws != before.draws:
            others = []
            for n in range(DRAWS):
                world = before.clone()
                world.reseed(Random(f"{key} {number} {n}"))
                game.play(world, seat, move)
                others.append(world)
            more = valued.difference(state, others, f"{key} {number} on")
            found = [so_far + one for so_far, one in zip(found, more, strict=True)]
        progress(number / len(recording.moves))
    return found


class Valued:
    """Values positions of a game by seat."""

    def __init__(self, game_id: str) -> None:
        self.game, self.journeyman, self.turn = GAMES[game_id], caretaker(game_id), mastery(game_id).turn
        self.value: Value = ByStandings(self.game)
        if isinstance(self.journeyman, Weigher):
            self.value = taught(self.journeyman, mastery(game_id))[1]

    def difference(self, actual: Any, others: Sequence[Any], key: str) -> list[float]:
        """Value of a position above the average of others, by seat, relative to the other seats. Both sides are played
        on with the same later draws, so that these hardly count."""
        own = [self._played_on(actual, f"{key} {n}") for n in range(len(others))]
        theirs = [self._played_on(world, f"{key} {n}") for n, world in enumerate(others)]
        seats = range(len(actual.players))
        found = [fmean(self.value.own(own, seat)) - fmean(self.value.own(theirs, seat)) for seat in seats]
        common = fmean(found)
        return [one - common for one in found]

    def _played_on(self, state: Any, key: str) -> Any:
        world = state.clone()
        world.reseed(Random(key))
        turns, began = ROUNDS * len(world.players), world.played
        while turns and (asked := self.game.to_act(world)) and world.played < began + MOST_MOVES:
            turn = self.turn(world)
            self.game.play(world, asked[0], self.journeyman.choose(world, asked[0]))
            if self.turn(world) != turn:
                turns = 0 if world.played >= began + LONG else turns - 1
        return world
