"""The status line: what the game waits for, and its progress."""

from games.tiletum.data import ROUNDS, TURNS
from games.tiletum.meta import TILETUM
from games.tiletum.state import State
from games.tiletum.turn import open_actions
from games.tiletum.words.terms import term
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """The player to act and the question; at the end, the winner."""
    action, points = action_now(view)
    named = term(look.lang, "action", action) if action else ""
    about = {"round": view.round, "turn": view.turn, "action": named, "points": points}
    return status.waiting(TILETUM, view, look, "tiletum-waiting-", **about)


def action_now(view: State) -> tuple[str, int]:
    """The innermost open action with the points left; "" if none is open."""
    found = open_actions(view)
    return found[-1][:2] if found else ("", 0)


def progress(view: State, look: Look) -> str:
    say = look.say
    if TILETUM.over(view):
        return say("render-over")
    return say("tiletum-render-progress", round=view.round, rounds=ROUNDS, turn=view.turn, turns=TURNS)


def points(view: State) -> list[int]:
    return [player.points for player in view.players]
