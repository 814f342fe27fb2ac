"""Status line: the players to act, and the progress of the game."""

from games.burgundy import BURGUNDY
from games.burgundy.data import PHASE_POINTS, ROUNDS
from games.burgundy.state import State
from games.burgundy.words.terms import term
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """Players to act and their decision; at the end, the winner."""
    building = getattr(BURGUNDY.top(view), "building", None)
    named = term(look.lang, "building", building) if building else ""
    return status.waiting(BURGUNDY, view, look, "burgundy-render-waiting-", building=named)


def progress(view: State, look: Look) -> str:
    """The phase with its bonus for a region, and the round, in one line."""
    if BURGUNDY.over(view):
        return look.say("render-over")
    if not view.phase:
        return look.say("render-set-up")
    bonus = PHASE_POINTS[view.phase]
    return look.say("burgundy-render-progress", phase=view.phase, bonus=bonus, round=view.round, rounds=ROUNDS)


def points(view: State) -> list[int]:
    return [player.points for player in view.players]
