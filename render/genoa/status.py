"""What the game is waiting for, and how far it is."""

from engine import HIDDEN
from engine.genoa import GENOA
from engine.genoa.data import LAST_SPACE
from engine.genoa.state import Player, State
from render import status
from render.genoa.words import place
from render.look import Look


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    top = GENOA.top(view)
    building = getattr(top, "building", "") or (view.path[-1] if view.path else "")
    called = "yes" if view.called else "no"
    where = place(look.lang, building) if building else ""
    return status.waiting(GENOA, view, look, "genoa-render-waiting-", called=called, place=where)


def progress(view: State, look: Look) -> str:
    """The round and the moves left, in a line."""
    if GENOA.over(view):
        return look.say("render-over")
    left = LAST_SPACE - view.marker
    rounds = look.say("genoa-render-progress", round=view.round, left=left)
    if not view.path or not view.tower:
        return rounds
    return f"{rounds} · {look.say('genoa-render-moves-left', moves=view.moves_left)}"


def crowned(view: State, seat: int) -> bool:
    return GENOA.over(view) and seat in GENOA.standings(view).winners


def trading(view: State, seat: int) -> bool:
    return not GENOA.over(view) and seat == view.trader


def playing(view: State, seat: int) -> bool:
    """Whether the game waits for that seat."""
    return seat in GENOA.to_act(view)


def money(player: Player) -> str:
    """The ducats as far as the reader knows them."""
    if player.shown is not None:
        return str(player.shown)
    return str(player.ducats) if player.ducats >= 0 else HIDDEN
