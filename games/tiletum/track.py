"""The king track: discs in stacks, from the bottom up (TIL-4, TIL-11, TIL-16)."""

from engine.seats import Seat
from games.tiletum.data import KING_END, KING_START
from games.tiletum.events import KingMoved
from games.tiletum.state import State


def advance(state: State, seat: Seat, steps: int) -> None:
    """Move a disc right and on top (TIL-11.1 – 11.4); a disc that cannot move keeps its place in its stack."""
    track, start = state.king_track, state.king_space(seat)
    space = min(start + steps, KING_END)
    if space != start:
        track[start] = tuple([disc for disc in track[start] if disc != seat])
        track[space] = (*track[space], seat)
    state.out.append(KingMoved(seat, start, space, start + steps - space))


def corrupt(state: State, steps: int) -> None:
    """Move all discs left, the leftmost space first (TIL-4.3 – 4.8); stacks stay together and land on top of others."""
    track = state.king_track
    for start, discs in enumerate(track):
        track[start] = ()
        track[max(start - steps, 0)] += discs


def king_order(state: State) -> list[Seat]:
    """Seats from the highest space to the lowest, within a space from the bottom up (TIL-16.2, 16.6)."""
    return [seat for discs in reversed(state.king_track) for seat in discs]


def return_red_discs(state: State) -> tuple[Seat, ...]:
    """Move the red discs to 0 and on top, those of higher spaces first (TIL-16.7, 16.8)."""
    track = state.king_track
    returning = tuple([seat for space in range(KING_START - 1, -1, -1) for seat in track[space]])
    if returning:
        track[:KING_START] = [()] * KING_START
        track[KING_START] += returning
    return returning
