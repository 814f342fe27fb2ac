"""The king track: discs in stacks, from the bottom up (TIL-4, TIL-11, TIL-16)."""

from engine.seats import Seat
from games.tiletum.data import KING_END, KING_START
from games.tiletum.events import KingMoved
from games.tiletum.state import State


def advance(state: State, seat: Seat, steps: int) -> None:
    """TIL-11.1 – 11.4: to the right and on top; a disc that cannot move keeps its place in its stack."""
    track, start = state.king_track, state.king_space(seat)
    space = min(start + steps, KING_END)
    if space != start:
        track[start] = tuple([disc for disc in track[start] if disc != seat])
        track[space] = (*track[space], seat)
    state.out.append(KingMoved(seat, start, space, start + steps - space))


def corrupt(state: State, steps: int) -> None:
    """TIL-4.3 – 4.8: all to the left, the leftmost space first; stacks stay together and go on top of others."""
    track = state.king_track
    for start, discs in enumerate(track):
        track[start] = ()
        track[max(start - steps, 0)] += discs


def king_order(state: State) -> list[Seat]:
    """TIL-16.2, 16.6: from high to low, and on one space from the bottom up."""
    return [seat for discs in reversed(state.king_track) for seat in discs]


def return_red_discs(state: State) -> tuple[Seat, ...]:
    """TIL-16.7, 16.8: to 0 and on top, those of higher spaces first."""
    track = state.king_track
    returning = tuple([seat for space in range(KING_START - 1, -1, -1) for seat in track[space]])
    if returning:
        track[:KING_START] = [()] * KING_START
        track[KING_START] += returning
    return returning
