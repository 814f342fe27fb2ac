"""Moves available with the citizens of a colour that a seat has or can borrow.

Cached for each situation; the lists share their moves and must not be modified. Few objects stay alive, which relieves
the garbage collector and the CPU cache. The number of situations is small: there are only eleven citizens of a colour.
"""

from functools import cache

from engine.moves import Move
from engine.seats import Seat
from games.tournay.citizens import MOST, Ways, ways
from games.tournay.data import BORROW_PRICE, CITIZENS_TO_DRAW, COLOURS, DECKS, EVENTS, Colour
from games.tournay.moves import Draw, Earn, Fight, Recruit

DrawsFrom = tuple[str, list[Move], list[Move]]
"""A deck, the moves that take its face-up card, and those that take a hidden one."""


class Reach:
    __slots__ = ("available", "draws", "earnings", "one")

    def __init__(self, seat: Seat, colour: Colour, available: tuple[int, ...], borrowed: int) -> None:
        own, *others = available
        # Unusable citizens are not counted, so that similar situations share their ways.
        by_need = ways_by_need(seat, (min(own, MOST), *[min(n, borrowed) for n in others]), borrowed)
        self.available = available
        """Own citizens first, then those of the others clockwise if any can be borrowed."""
        self.one = by_need[0]
        """All ways to use a single citizen."""
        self.draws = draws(colour, by_need)
        self.earnings = earnings(colour, own)


reach = cache(Reach)


@cache
def ways_by_need(seat: Seat, available: tuple[int, ...], borrowed: int) -> tuple[Ways, ...]:
    """Ways by number of citizens, from one to the maximum of any action."""
    return tuple(
        [ways(seat, tuple([min(n, need) for n in available]), need, min(need, borrowed)) for need in range(1, MOST + 1)]
    )


@cache
def draws(colour: Colour, by_need: tuple[Ways, ...]) -> list[DrawsFrom]:
    """Draws from the decks of this colour for which the citizens suffice (TOU-5.1)."""
    found = []
    for deck in DECKS_OF_COLOUR[colour]:
        citizens = by_need[CITIZENS_TO_DRAW[DECKS[deck].level] - 1]
        if citizens.all:
            found.append((deck, draws_so(deck, "face_up", citizens), draws_so(deck, "hidden", citizens)))
    return found


DECKS_OF_COLOUR = {colour: [deck.id for deck in DECKS.values() if deck.colour == colour] for colour in COLOURS}
"""Sorted by level."""
draw_move, fight_move, recruit_move = cache(Draw), cache(Fight), cache(Recruit)


@cache
def draws_so(deck: str, how: str, citizens: Ways) -> list[Move]:
    return [draw_move(deck, how, each) for each in citizens.all]


@cache
def earnings(colour: Colour, most: int) -> list[Move]:
    """TOU-10.1."""
    return [Earn(colour, count) for count in range(1, most + 1)]


def fights(seat: Seat, event: str, left: int, available: tuple[int, ...]) -> list[Move]:
    """TOU-9.2, 9.3. `left`: deniers after the ransom."""
    if left < 0:
        return []
    need = EVENTS[event].fight_citizens
    borrowed = min(left // BORROW_PRICE, need)
    return fights_so(event, ways(seat, available, need, borrowed))


@cache
def fights_so(event: str, citizens: Ways) -> list[Move]:
    return [fight_move(event, each) for each in citizens.all]


def recruits(seat: Seat, colour: Colour, left: int, available: tuple[int, ...]) -> list[Move]:
    """TOU-20.3. `left`: deniers after the price."""
    return recruits_so(colour, ways(seat, available, 1, min(left // BORROW_PRICE, 1)))


@cache
def recruits_so(colour: Colour, citizens: Ways) -> list[Move]:
    return [recruit_move(colour, each) for each in citizens.all]
