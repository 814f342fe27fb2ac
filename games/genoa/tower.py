"""Moving the tower: starting, walking, stopping (GEN-3, GEN-4)."""

from functools import cache

from games.genoa.book import IS_BUILDING, kill_asks, kill_steps, refresh
from games.genoa.data import DISCS, LAST_SPACE, MARKET
from games.genoa.events import RoundShortened, Stopped, Walked
from games.genoa.goods import deliver_messages
from games.genoa.state import State

walked, stopped = cache(Walked), cache(Stopped)
"""Cached: events are immutable and routes recur."""


def place_tower(state: State, space: str) -> None:
    state.path = [space]
    state.action = "open" if space in IS_BUILDING else "none"
    if space == MARKET and state.marker < LAST_SPACE:  # GEN-3.6, 9.6
        state.marker += 1
        state.emit(RoundShortened(state.marker, state.marker == LAST_SPACE))


def walk(state: State, space: str) -> None:
    """Move and leave one disc behind (GEN-4.3); offers for this step only expire (GEN-15.33)."""
    origin = state.path[-1]
    state.discs[origin] = 1
    state.tower -= 1
    state.path.append(space)
    state.action = "open" if space in IS_BUILDING else "none"
    state.emit(walked(state.trader, origin, space, state.tower - 1))
    if state.queue and state.queue[0] == space:
        state.queue.pop(0)
    else:
        state.queue = []
    state.queue_paused = False
    state.call, state.called, state.barred = [], [], []
    kill_asks(state)
    kill_steps(state)
    deliver_messages(state)
    refresh(state)


def stop(state: State) -> None:
    """End phase 2: the rest of the tower stays on the last space (GEN-4.13); all offers expire."""
    space = state.path[-1]
    state.discs[space] = state.tower
    state.emit(stopped(state.trader, space, state.tower))
    state.tower = 0
    state.offers, state.asks, state.intent = [], [], None
    state.queue, state.queue_paused = [], False
    state.call, state.called, state.barred = [], [], []


def gather(state: State) -> None:
    """GEN-9.1."""
    state.path, state.discs, state.tower, state.action = [], {}, DISCS, "none"
