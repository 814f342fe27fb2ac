"""What the game is waiting for, and how far it is."""

from engine.tiletum.data import ROUNDS, TURNS
from engine.tiletum.meta import TILETUM
from engine.tiletum.state import State
from render.look import Look
from render.tiletum import wording


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    say, names = look.say, look.names
    if TILETUM.over(view):
        winners = TILETUM.standings(view).winners
        return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
    return wording.waiting(view, names, say)


def progress(view: State, look: Look) -> str:
    """The round and the turn in a line."""
    say = look.say
    if TILETUM.over(view):
        return say("render-over")
    return say("tiletum-render-progress", round=view.round, rounds=ROUNDS, turn=view.turn, turns=TURNS)
