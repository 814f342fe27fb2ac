"""The actions with citizens (TOU-5, TOU-8 – TOU-11, TOU-20): what can be chosen, and carrying it out."""

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.moves import Move
from engine.seats import Seat
from engine.tournay.cards import CARDS
from engine.tournay.characters import activate, activations
from engine.tournay.citizens import MOST, Ways, plazas, stand_all_up, use, ways, ways_to_draw
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
    lenders = plazas(state, seat, deniers)
    found: list[Move] = []
    available: dict[Colour, tuple[int, ...]] = {}
    ways_to_use_one: dict[Colour, Ways] = {}
    for colour in COLOURS:
        available[colour] = tuple([plaza[colour] for plaza in lenders])
        by_deck = ways_to_draw(seat, colour, available[colour], borrowed)
        for deck, citizens in by_deck:
            found += draws_of(deck, draw_ways(decks[deck]), citizens)
        if by_deck:
            ways_to_use_one[colour] = by_deck[0][1]
    for space, site in player.quarter.items():
        card = CARDS[site.cards[-1]]
        if card.ability is not None and card.colour in ways_to_use_one and (site.free or activatable(player, space)):
            found += activations(space, card.ability.at_once, ways_to_use_one[card.colour])
    for slot, event in enumerate(state.queue):
        if event and state.coins[slot]:
            found += fights(seat, event, deniers - ransom(event, state.coins[slot]), available)
    for colour in COLOURS:
        found += earnings_of(colour, player.plaza[colour])
    found.append(GATHER)
    if state.expert and deniers >= EXPERT_RECRUIT_PRICE:
        borrowed = min((deniers - EXPERT_RECRUIT_PRICE) // BORROW_PRICE, 1)
        for colour in COLOURS:
            if state.supply[colour]:
                found += recruits_of(colour, ways(seat, available[colour], 1, borrowed))
    return found


def fights(seat: Seat, event: str, left: int, available: dict[Colour, tuple[int, ...]]) -> list[Move]:
    """TOU-9.2, 9.3, with the deniers that are left when the ransom is paid."""
    if left < 0:
        return []
    card = EVENTS[event]
    need = card.fight_citizens
    return fights_of(event, ways(seat, available[card.fight_colour], need, min(left // BORROW_PRICE, need)))


# Each of these lists is made once for each situation and only read. The moves in them are made once, too: what is kept
# for long is then little, which spares the garbage collector more than the lists cost.

draw_move, fight_move, recruit_move = cache(Draw), cache(Fight), cache(Recruit)


@cache
def draws_of(deck: str, hows: tuple[Any, ...], found: Ways) -> list[Move]:
    """TOU-5.1."""
    return [draw_move(deck, how, citizens) for how in hows for citizens in found.all]


@cache
def fights_of(event: str, found: Ways) -> list[Move]:
    return [fight_move(event, citizens) for citizens in found.all]


@cache
def earnings_of(colour: Colour, most: int) -> list[Move]:
    """TOU-10.1."""
    return [Earn(colour, count) for count in range(1, most + 1)]


@cache
def recruits_of(colour: Colour, found: Ways) -> list[Move]:
    """TOU-20.3."""
    return [recruit_move(colour, citizens) for citizens in found.all]


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
