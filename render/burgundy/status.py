"""What the game is waiting for, and how far it is."""

from engine.burgundy import BURGUNDY
from engine.burgundy.data import ROUNDS
from engine.burgundy.state import State
from render.burgundy.words import term
from render.look import Look


def waiting(view: State, look: Look) -> str:
    """Who is to do what; at the end, who won."""
    say, names = look.say, look.names
    top = BURGUNDY.top(view)
    if top is None:
        winners = BURGUNDY.standings(view).winners
        return say("render-won", winners=say.list(names[seat] for seat in winners), count=len(winners))
    seats = BURGUNDY.to_act(view)
    building = getattr(top, "building", None)
    return say(
        f"burgundy-render-waiting-{type(top).__name__}",
        who=say.list(names[seat] for seat in seats),
        count=len(seats),
        building=term(look.lang, "building", building) if building else "",
    )


def progress(view: State, look: Look) -> str:
    """The phase and the round, in a line."""
    if BURGUNDY.over(view):
        return look.say("render-over")
    if not view.phase:
        return look.say("render-set-up")
    return look.say("burgundy-render-progress", phase=view.phase, round=view.round, rounds=ROUNDS)


def crowned(view: State, seat: int) -> bool:
    return BURGUNDY.over(view) and seat in BURGUNDY.standings(view).winners


def playing(view: State, seat: int) -> bool:
    """Whether the game waits for that seat."""
    return seat in BURGUNDY.to_act(view)
