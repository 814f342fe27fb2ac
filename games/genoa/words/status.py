"""The status line: what the game waits for, and its progress."""

from collections.abc import Sequence

from engine import HIDDEN
from games.genoa import GENOA
from games.genoa.data import LAST_SPACE, TRACK_START
from games.genoa.state import Player, State
from games.genoa.words.terms import place
from words import status
from words.reader import Look


def waiting(view: State, look: Look) -> str:
    """The player to act and the question; at the end, the winner."""
    top = GENOA.top(view)
    building = getattr(top, "building", "") or (view.path[-1] if view.path else "")
    called = "yes" if view.called else "no"
    where = place(look.lang, building) if building else ""
    return status.waiting(GENOA, view, look, "genoa-render-waiting-", called=called, place=where)


def progress(view: State, look: Look) -> str:
    """The round and the moves left, in a line."""
    if GENOA.over(view):
        return look.say("render-over")
    here, most = rounds(view)
    rounds_told = look.say("genoa-render-progress", round=here, most=most, skipped=max(0, here - view.round))
    if not view.path or not view.tower:
        return rounds_told
    return f"{rounds_told} · {look.say('genoa-render-moves-left', moves=view.moves_left)}"


def rounds(view: State) -> tuple[int, int]:
    """The round by the track, and the number of rounds for these players. Skipped rounds count."""
    before = TRACK_START[len(view.players)] - 1
    return view.marker - before, LAST_SPACE - before


def trading(view: State, seat: int) -> bool:
    return not GENOA.over(view) and seat == view.trader


def money(player: Player) -> str:
    """The ducats known to the reader."""
    if player.shown is not None:
        return str(player.shown)
    return str(player.ducats) if player.ducats >= 0 else HIDDEN


def points(view: State) -> Sequence[int]:
    """Always empty: ducats are hidden until the end."""
    return ()
