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
"""No action but Earn uses more."""


class Ways:
    """All ways to find the citizens of an action, the cheapest first. Equal ones are the same object, which makes it a
    quick key for the lists of moves made from it."""

    __slots__ = ("all",)

    def __init__(self, citizens: tuple[Citizens, ...]) -> None:
        self.all = citizens


_made: dict[tuple[Citizens, ...], Ways] = {}


def plazas(state: State, seat: Seat, deniers: int) -> list[dict[str, int]]:
    """The own plaza and then, clockwise, the others if so many deniers can borrow anybody."""
    players = state.players
    asked = players[seat:] + players[:seat] if deniers >= BORROW_PRICE else players[seat : seat + 1]
    return [player.plaza for player in asked]


@cache
def ways(seat: Seat, available: tuple[int, ...], need: int, borrowed: int) -> Ways:
    """TOU-4.2 – 4.4: all ways to find so many citizens with at most so many borrowed ones.

    `available` begins with the own ones; where nothing is borrowed, the others may be left out.
    """
    others = [(seat + n) % len(available) for n in range(1, len(available))]
    found: list[Citizens] = []
    for count in range(max(0, need - available[0]), min(need, borrowed) + 1):
        own = (seat,) * (need - count)
        lent = [other for n, other in enumerate(others, start=1) for _ in range(min(available[n], count))]
        found += [own + lenders for lenders in dict.fromkeys(combinations(lent, count))]
    return _made.setdefault(tuple(found), Ways(tuple(found)))


def ways_to_use(state: State, seat: Seat, colour: str, need: int, price: int = 0) -> Ways:
    """All ways to find citizens while `price` deniers can still be paid besides (TOU-4.8)."""
    deniers = state.players[seat].deniers - price
    available = tuple([plaza[colour] for plaza in plazas(state, seat, deniers)])
    return ways(seat, available, need, min(deniers // BORROW_PRICE, need))


def pay_lenders(state: State, seat: Seat, colour: str, citizens: Sequence[Seat]) -> None:
    """TOU-4.3: to each owner, who cannot refuse; for own citizens to oneself. They leave the plazas they stood on."""
    players = state.players
    for owner in citizens:
        players[owner].plaza[colour] -= 1
        players[seat].deniers -= BORROW_PRICE
        players[owner].deniers += BORROW_PRICE
    state.emit(citizens_used(seat, colour, tuple(citizens), BORROW_PRICE))


citizens_used = cache(CitizensUsed)
"""Made once each: an event never changes, and the same citizens are used again and again."""


def use(state: State, seat: Seat, colour: str, citizens: Sequence[Seat]) -> None:
    """Citizens that are laid beside the plazas they come from (TOU-4.5, 5.2, 9.4, 20.5)."""
    pay_lenders(state, seat, colour, citizens)
    for owner in citizens:
        state.players[owner].lying[colour] += 1


def stand_all_up(state: State, seat: Seat) -> tuple[str, ...]:
    """All citizens that lie beside a plaza stand on it again; their colours."""
    player = state.players[seat]
    raised: list[str] = []
    for colour, count in player.lying.items():
        raised += [colour] * count
        player.plaza[colour] += count
        player.lying[colour] = 0
    return tuple(raised)
