"""What the game is waiting for, and how far it is."""

from engine import HIDDEN
from engine.genoa import GENOA
from engine.genoa.data import LAST_SPACE
from engine.genoa.state import Player, State
from render.genoa.words import place
from render.look import Look


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    say, names = look.say, look.names
    top = GENOA.top(view)
    if top is None:
        winners = GENOA.standings(view).winners
        return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
    seats = GENOA.to_act(view)
    building = getattr(top, "building", "") or (view.path[-1] if view.path else "")
    return say(
        f"genoa-render-waiting-{type(top).__name__}",
        who=say.list(names[seat] for seat in seats),
        count=len(seats),
        called="yes" if view.called else "no",
        place=place(look.lang, building) if building else "",
    )


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
