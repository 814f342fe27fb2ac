"""Playable cards, with their payments and spaces (TOU-3, TOU-17)."""

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
"""Sources of a citizen given as a price, besides a building."""


def plays(state: State, seat: Seat) -> list[Move]:
    """D2 – D4: every affordable card in hand, with every payment and every space."""
    player = state.players[seat]
    found: list[Move] = []
    here: tuple[str, ...] = ()
    for name in dict.fromkeys(player.hand):
        card = CARDS[name]
        if player.deniers < card.deniers:
            continue
        here = here or spaces_after(player, None)
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
    """Whether the others must expect a card to be played, judging by the backs in the hand."""
    return any(player.deniers >= LEAST_PRICE[deck] for deck in player.backs)


LEAST_PRICE = {deck: min(card.deniers for card in CARDS.values() if card.deck == deck) for deck in DECKS}
"""Lowest price by deck: some level III buildings cost no deniers."""


class Plays(dict[str, Move]):
    """Moves that play one card for one payment, by space; created on first use."""

    def __init__(self, card: str, pay: str | None) -> None:
        self.card, self.pay = card, pay

    def __missing__(self, space: str) -> Move:
        made = self[space] = Play(self.card, self.pay, space)
        return made


@cache
def play_on(card: str, pay: str | None) -> Callable[[str], Move]:
    """Function from space to move; a dict lookup, because a turn needs dozens."""
    return Plays(card, pay).__getitem__


def spaces_after(player: Player, given: str | None) -> tuple[str, ...]:
    """Spaces open to a card after the payment (TOU-17.9): empty ones first, then those with cards."""
    quarter = player.quarter
    if given is not None and len(quarter[given].cards) == 1:
        return spaces_around(tuple([space for space in quarter if space != given]))
    return spaces_around(tuple(quarter))


@lru_cache(maxsize=16384)
def spaces_around(occupied: tuple[str, ...]) -> tuple[str, ...]:
    return (*empty_spaces(frozenset(occupied)), *occupied)


def has_built(player: Player, card: Card, given: str | None) -> bool:
    """Whether the quarter has a copy, even covered; one given away as the price does not count (TOU-3.15, Q8)."""
    if card.kind != "prestigious_building":
        return False
    for space, site in player.quarter.items():
        left = site.cards[:-1] if space == given else site.cards
        if card.id in left:
            return True
    return False


def citizens_to_give(player: Player, colour: str) -> list[str]:
    """Places to give a citizen from: the plaza, beside it, or a building (TOU-17.4)."""
    found = [place for place, where in ((PLAZA, player.plaza), (LYING, player.lying)) if where[colour]]
    return found + [space for space, site in player.quarter.items() if colour in site.tokens]


def open_to(player: Player, colour: str, pay: str) -> bool:
    """Whether every space remains a choice if the citizen comes from here. A citizen on the covered building would
    lie down: if another of its colour is lying already, giving that one is equivalent (Q68)."""
    return pay in (PLAZA, LYING) or not player.lying[colour]


def without(spaces: tuple[str, ...], given: str) -> list[str]:
    return [space for space in spaces if space != given]


def cards_to_give(player: Player, played: str) -> list[str]:
    """Any other card of the hand, or any visible one of the quarter (TOU-17.5, 17.8), without ramparts (Q11)."""
    others = player.hand[:]
    others.remove(played)
    return [*dict.fromkeys(others), *player.quarter]
