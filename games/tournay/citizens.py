"""Using citizens, own and borrowed (TOU-4)."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.seats import Seat
from games.tournay.data import BORROW_PRICE, CITIZENS_TO_DRAW
from games.tournay.events import CitizensUsed
from games.tournay.moves import Citizens
from games.tournay.state import State

MOST = max(CITIZENS_TO_DRAW.values())
"""Maximum citizens of any action but Earn."""


class Ways:
    """All ways to provide the citizens of an action, cheapest first. Equal values are the same object, which makes
    it a fast cache key."""

    __slots__ = ("all",)

    def __init__(self, citizens: tuple[Citizens, ...]) -> None:
        self.all = citizens


_made: dict[tuple[Citizens, ...], Ways] = {}


def plazas(state: State, seat: Seat, deniers: int) -> list[dict[str, int]]:
    """The seat's own plaza, then the others clockwise if the deniers suffice to borrow."""
    players = state.players
    if deniers < BORROW_PRICE:
        return [players[seat].plaza]
    return [player.plaza for player in players[seat:] + players[:seat]]


@cache
def ways(seat: Seat, available: tuple[int, ...], need: int, borrowed: int) -> Ways:
    """All ways to provide `need` citizens with at most `borrowed` borrowed ones (TOU-4.2 – 4.4).

    `available` begins with the seat's own; without borrowing, the others may be omitted.
    """
    others = [(seat + n) % len(available) for n in range(1, len(available))]
    found: list[Citizens] = []
    for count in range(max(0, need - available[0]), min(need, borrowed) + 1):
        own = (seat,) * (need - count)
        lent = [other for n, other in enumerate(others, start=1) for _ in range(min(available[n], count))]
        found += [own + lenders for lenders in dict.fromkeys(combinations(lent, count))]
    return _made.setdefault(tuple(found), Ways(tuple(found)))


def ways_to_use(state: State, seat: Seat, colour: str, need: int, price: int = 0) -> Ways:
    """All ways to provide citizens with `price` deniers still to pay besides (TOU-4.8)."""
    deniers = state.players[seat].deniers - price
    available = tuple([plaza[colour] for plaza in plazas(state, seat, deniers)])
    return ways(seat, available, need, min(deniers // BORROW_PRICE, need))


def pay_lenders(state: State, seat: Seat, colour: str, citizens: Sequence[Seat]) -> None:
    """Pay each owner, who cannot refuse (TOU-4.3), and take the citizens off their plazas."""
    players = state.players
    for owner in citizens:
        players[owner].plaza[colour] -= 1
        players[seat].deniers -= BORROW_PRICE
        players[owner].deniers += BORROW_PRICE
    state.emit(citizens_used(seat, colour, tuple(citizens), BORROW_PRICE))


citizens_used = cache(CitizensUsed)
"""Cached: events are immutable and the same citizens are used repeatedly."""


def use(state: State, seat: Seat, colour: str, citizens: Sequence[Seat]) -> None:
    """Use citizens that then lie beside the plazas they come from (TOU-4.5, 5.2, 9.4, 20.5)."""
    pay_lenders(state, seat, colour, citizens)
    for owner in citizens:
        state.players[owner].lying[colour] += 1


def stand_all_up(state: State, seat: Seat) -> tuple[str, ...]:
    """Put all lying citizens back upright on the plaza; returns their colours."""
    player = state.players[seat]
    raised: list[str] = []
    for colour, count in player.lying.items():
        raised += [colour] * count
        player.plaza[colour] += count
        player.lying[colour] = 0
    return tuple(raised)
