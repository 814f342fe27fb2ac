"""Status line: the players to act, and the progress of the game."""

from engine import GAMES
from games.calimala.data import SET_UP
from games.calimala.state import State
from games.calimala.steps import Activation, DraftCard, KeepFinal, PlaceDisc
from games.calimala.words.terms import GAME, term
from words import status
from words.reader import Look

CALIMALA = GAMES[GAME]


def activation(view: State) -> Activation | None:
    """The activation being decided, if any."""
    top = CALIMALA.top(view)
    return top if isinstance(top, Activation) else None


def waiting(view: State, look: Look) -> str:
    """Players to act and their decision; at the end, the winner."""
    top = CALIMALA.top(view)
    space, position = getattr(top, "space", None), getattr(top, "position", 0)
    named = term(look.lang, "space", space) if space else ""
    return status.waiting(CALIMALA, view, look, "calimala-waiting-", position=position, space=named)


def rounds(view: State) -> tuple[int, int]:
    """The current round (0 during set-up) and the maximum."""
    most = SET_UP[len(view.players)].turns
    top = CALIMALA.top(view)
    if isinstance(top, KeepFinal | DraftCard):
        return 0, most
    begun = view.players[view.start].turns
    return begun + (isinstance(top, PlaceDisc) and view.active == view.start), most


def progress(view: State, look: Look) -> str:
    """The round and the next scoring tile, in one line."""
    say = look.say
    number, most = rounds(view)
    done, tiles = len(view.council), len(view.tiles)
    if CALIMALA.over(view):
        return say("render-over")
    if not number:
        return say("render-set-up")
    now = say("render-round", number=number, most=most)
    if view.last_round:
        return f"{now} · {say('render-last-round')}"
    return f"{now} · {say('calimala-render-tiles-done', done=done, tiles=tiles)}"


def points(view: State) -> list[int]:
    return [player.points for player in view.players]
