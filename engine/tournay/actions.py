"""The actions with citizens (TOU-5, TOU-8 – TOU-11, TOU-20): what can be chosen, and carrying it out."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from engine.moves import Move
from engine.seats import Seat
from engine.tournay.cards import CARDS
from engine.tournay.characters import activate, activations
from engine.tournay.citizens import MOST, Ways, stand_all_up, standing, use, ways, ways_to_draw
from engine.tournay.data import (
    BORROW_PRICE,
    COLOURS,
    DECKS,
    EARNED_PER_CITIZEN,
    EVENTS,
    EXPERT_RECRUIT_PRICE,
    GREY,
    Colour,
)
from engine.tournay.drawing import draw
from engine.tournay.events import Earned, Gained, Gathered, Recruited
from engine.tournay.fighting import ransom, take_event
from engine.tournay.hands import draw_ways
from engine.tournay.moves import Activate, Draw, Earn, Fight, Gather, Recruit, Visit
from engine.tournay.quarter import activatable, characters
from engine.tournay.state import Site, State

GATHER = Gather()

# ---------------------------------------------------------------- what can be chosen


def actions(state: State, seat: Seat) -> list[Move]:
    """D6: every action with every way to find its citizens, own ones first. Gather is always possible."""
    player, decks = state.players[seat], state.decks
    deniers = player.deniers
    borrowed = min(deniers // BORROW_PRICE, MOST)
    available = {colour: standing(state, seat, colour) for colour in COLOURS}
    ways_by_colour = {colour: ways_to_draw(seat, available[colour], borrowed) for colour in COLOURS}
    found: list[Move] = []
    for colour in COLOURS:
        first, second, third = DECKS_OF_COLOUR[colour]
        hows = (draw_ways(decks[first]), draw_ways(decks[second]), draw_ways(decks[third]))
        found += draws_of(colour, hows, ways_by_colour[colour])
    for space, site in player.quarter.items():
        card = CARDS[site.cards[-1]]
        if card.kind == "building" and activatable(player, space):
            found += activations(space, card.id, ways_by_colour[card.colour][0])
    for event, coins in zip(state.queue, state.coins, strict=True):
        if coins and event:
            found += fights(state, seat, event, coins, available)
    for colour in COLOURS:
        found += earnings_of(colour, player.plaza[colour])
    found.append(GATHER)
    if state.expert and deniers >= EXPERT_RECRUIT_PRICE:
        borrowed = min((deniers - EXPERT_RECRUIT_PRICE) // BORROW_PRICE, 1)
        for colour in COLOURS:
            if state.supply[colour]:
                found += recruits_of(colour, ways(seat, available[colour], 1, borrowed))
    return found


def fights(state: State, seat: Seat, event: str, coins: int, available: dict[Colour, tuple[int, ...]]) -> list[Move]:
    """TOU-9.2, 9.3."""
    left, card = state.players[seat].deniers - ransom(event, coins), EVENTS[event]
    if left < 0:
        return []
    need = card.fight_citizens
    return fights_of(event, ways(seat, available[card.fight_colour], need, min(left // BORROW_PRICE, need)))


DECKS_OF_COLOUR: dict[Colour, tuple[str, ...]] = {
    colour: tuple(name for name, deck in DECKS.items() if deck.colour == colour) for colour in COLOURS
}

# Each of these lists is made once for each situation and only read.


@lru_cache(maxsize=65536)
def draws_of(colour: Colour, hows: tuple[tuple[str, ...], ...], found: tuple[Ways, ...]) -> list[Move]:
    """TOU-5.1: from the decks of a colour."""
    return [
        move
        for deck, allowed, citizens in zip(DECKS_OF_COLOUR[colour], hows, found, strict=True)
        for how in allowed
        for move in draws_so(deck, how, citizens)
    ]


@cache
def draws_so(deck: str, how: Any, found: Ways) -> list[Move]:
    return [Draw(deck, how, citizens) for citizens in found.all]


@cache
def fights_of(event: str, found: Ways) -> list[Move]:
    return [Fight(event, citizens) for citizens in found.all]


@cache
def earnings_of(colour: Colour, most: int) -> list[Move]:
    """TOU-10.1."""
    return [Earn(colour, count) for count in range(1, most + 1)]


@cache
def recruits_of(colour: Colour, found: Ways) -> list[Move]:
    """TOU-20.3."""
    return [Recruit(colour, citizens) for citizens in found.all]


# ---------------------------------------------------------------- carrying it out


def draw_card(state: State, seat: Seat, move: Draw) -> None:
    use(state, seat, DECKS[move.deck].colour, move.citizens)
    draw(state, seat, move.deck, move.how)


def activate_building(state: State, seat: Seat, move: Activate | Visit) -> None:
    activate(state, seat, move, state.players[seat].quarter[move.space].card.colour)


def fight(state: State, seat: Seat, move: Fight) -> None:
    coins = state.coins[state.queue.index(move.event)]
    use(state, seat, EVENTS[move.event].fight_colour, move.citizens)
    take_event(state, seat, move.event, ransom(move.event, coins), False, "fight")


def earn(state: State, seat: Seat, move: Earn) -> None:
    """TOU-10; a Mercenary makes red citizens worth more (TOU-22.24)."""
    player = state.players[seat]
    each = EARNED_PER_CITIZEN
    for _, site in characters(player, "earn"):
        mercenary = site.card.character
        assert mercenary is not None
        if move.colour in mercenary.colours:
            each = mercenary.amount
    player.plaza[move.colour] -= move.count
    player.lying[move.colour] += move.count
    player.deniers += each * move.count
    state.emit(Earned(seat, move.colour, move.count, each * move.count))


def gather(state: State, seat: Seat, move: Gather) -> None:
    """TOU-11; Senators pay first, so a damaged one does not (TOU-22.5, 22.25)."""
    player = state.players[seat]
    for _, site in characters(player, "gather"):
        senator = site.card
        assert senator.character is not None
        player.deniers += senator.character.amount
        state.emit(Gained(seat, senator.character.amount, senator.id))
    back = len(stand_all_up(state, seat))
    tokens = 0
    for space, site in player.quarter.items():
        if site.free:
            continue
        for token in site.tokens:
            if token == GREY:
                tokens += 1
            else:
                player.plaza[token] += 1
                back += 1
        tokens += site.damaged
        player.quarter[space] = Site(site.cards)
    state.emit(Gathered(seat, back, tokens))


def recruit(state: State, seat: Seat, move: Recruit) -> None:
    """TOU-20.3 – 20.7."""
    player = state.players[seat]
    use(state, seat, move.colour, move.citizens)
    player.deniers -= EXPERT_RECRUIT_PRICE
    state.supply[move.colour] -= 1
    player.plaza[move.colour] += 1
    state.emit(Recruited(seat, move.colour, EXPERT_RECRUIT_PRICE))


CARRY_OUT: dict[type[Move], Callable[[State, Seat, Any], None]] = {
    Draw: draw_card,
    Activate: activate_building,
    Visit: activate_building,
    Fight: fight,
    Earn: earn,
    Gather: gather,
    Recruit: recruit,
}
