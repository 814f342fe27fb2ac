"""Which cards may be played, for what and where (TOU-3, TOU-17)."""

from collections.abc import Callable
from functools import cache, lru_cache

from engine.moves import Move
from engine.seats import Seat
from games.tournay.cards import CARDS, Card
from games.tournay.data import DECKS
from games.tournay.moves import Play
from games.tournay.quarter import empty_spaces
from games.tournay.state import Player, State

PLAZA, LYING = "plaza", "lying"
"""Where a citizen that is given may come from, besides a building."""


def plays(state: State, seat: Seat) -> list[Move]:
    """D2 – D4: every card in hand that can be paid, with every payment and every space."""
    player = state.players[seat]
    found: list[Move] = []
    here = spaces_after(player, None)
    for name in dict.fromkeys(player.hand):
        card = CARDS[name]
        if player.deniers < card.deniers:
            continue
        if card.also is None:
            if not has_built(player, card, None):
                found += map(play_on(name, None), here)
        elif card.also == "citizen":
            if not has_built(player, card, None):
                for pay in citizens_to_give(player, card.colour):
                    found += map(play_on(name, pay), here if open_to(player, card.colour, pay) else without(here, pay))
        else:
            for pay in cards_to_give(player, name):
                if not has_built(player, card, pay):
                    found += map(play_on(name, pay), spaces_after(player, pay) if pay in player.quarter else here)
    return found


def might_play(player: Player) -> bool:
    """Whether others must reckon with a card, since they see from which decks the hand is."""
    return any(player.deniers >= LEAST_PRICE[deck] for deck in player.backs)


LEAST_PRICE = {deck: min(card.deniers for card in CARDS.values() if card.deck == deck) for deck in DECKS}
"""Some buildings of level III cost no deniers."""


class Plays(dict[str, Move]):
    """The moves that play one card for one payment, by space, each made when it is first asked for."""

    def __init__(self, card: str, pay: str | None) -> None:
        self.card, self.pay = card, pay

    def __missing__(self, space: str) -> Move:
        made = self[space] = Play(self.card, self.pay, space)
        return made


@cache
def play_on(card: str, pay: str | None) -> Callable[[str], Move]:
    """From a space to the move; a look into a dict, because a turn asks for dozens."""
    return Plays(card, pay).__getitem__


def spaces_after(player: Player, given: str | None) -> tuple[str, ...]:
    """TOU-17.9: where a card may go once the payment is made: empty spaces first, then those with cards."""
    quarter = player.quarter
    if given is not None and len(quarter[given].cards) == 1:
        return spaces_around(tuple([space for space in quarter if space != given]))
    return spaces_around(tuple(quarter))


@lru_cache(maxsize=16384)
def spaces_around(occupied: tuple[str, ...]) -> tuple[str, ...]:
    return (*empty_spaces(frozenset(occupied)), *occupied)


def has_built(player: Player, card: Card, given: str | None) -> bool:
    """TOU-3.15: a copy in the quarter, even covered; one that is given away for the new one no longer counts (Q8)."""
    if card.kind != "prestigious_building":
        return False
    for space, site in player.quarter.items():
        left = site.cards[:-1] if space == given else site.cards
        if card.id in left:
            return True
    return False


def citizens_to_give(player: Player, colour: str) -> list[str]:
    """TOU-17.4: from the plaza, from beside it, or from a building."""
    found = [place for place, where in ((PLAZA, player.plaza), (LYING, player.lying)) if where[colour]]
    return found + [space for space, site in player.quarter.items() if colour in site.tokens]


def open_to(player: Player, colour: str, pay: str) -> bool:
    """Whether a citizen given from there leaves every space to be chosen. The one on the building that is covered would
    lie down otherwise: if another of its colour lies already, giving that one comes to the same (Q68)."""
    return pay in (PLAZA, LYING) or not player.lying[colour]


def without(spaces: tuple[str, ...], given: str) -> list[str]:
    return [space for space in spaces if space != given]


def cards_to_give(player: Player, played: str) -> list[str]:
    """TOU-17.5, 17.8: any other card of the hand, or any visible one of the quarter. Ramparts do not count (Q11)."""
    others = player.hand[:]
    others.remove(played)
    return [*dict.fromkeys(others), *player.quarter]
