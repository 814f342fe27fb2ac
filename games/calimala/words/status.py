"""What the game is waiting for, and how far it is."""

from engine import GAMES
from games.calimala.data import SET_UP
from games.calimala.state import State
from games.calimala.steps import Activation, DraftCard, KeepFinal, PlaceDisc
from games.calimala.words.terms import GAME, term
from words import status
from words.reader import Look

CALIMALA = GAMES[GAME]


def activation(view: State) -> Activation | None:
    """The activation that is being decided, if that is what is going on."""
    top = CALIMALA.top(view)
    return top if isinstance(top, Activation) else None


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    top = CALIMALA.top(view)
    space, position = getattr(top, "space", None), getattr(top, "position", 0)
    named = term(look.lang, "space", space) if space else ""
    return status.waiting(CALIMALA, view, look, "calimala-waiting-", position=position, space=named)


def rounds(view: State) -> tuple[int, int]:
    """The round that is being played (0 during set-up) and how many there can be."""
    most = SET_UP[len(view.players)].turns
    top = CALIMALA.top(view)
    if isinstance(top, KeepFinal | DraftCard):
        return 0, most
    begun = view.players[view.start].turns
    return begun + (isinstance(top, PlaceDisc) and view.active == view.start), most


def progress(view: State, look: Look) -> str:
    """The round and the next scoring tile, in a line."""
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
