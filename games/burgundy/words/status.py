"""What the game is waiting for, and how far it is."""

from games.burgundy import BURGUNDY
from games.burgundy.data import PHASE_POINTS, ROUNDS
from games.burgundy.state import State
from games.burgundy.words.terms import term
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    building = getattr(BURGUNDY.top(view), "building", None)
    named = term(look.lang, "building", building) if building else ""
    return status.waiting(BURGUNDY, view, look, "burgundy-render-waiting-", building=named)


def progress(view: State, look: Look) -> str:
    """The phase with its bonus for a region, and the round, in a line."""
    if BURGUNDY.over(view):
        return look.say("render-over")
    if not view.phase:
        return look.say("render-set-up")
    bonus = PHASE_POINTS[view.phase]
    return look.say("burgundy-render-progress", phase=view.phase, bonus=bonus, round=view.round, rounds=ROUNDS)


def points(view: State) -> list[int]:
    return [player.points for player in view.players]
