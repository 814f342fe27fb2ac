"""The actions with citizens (TOU-5, TOU-8 – TOU-11, TOU-20): their choices and effects."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from engine.moves import Move
from engine.seats import Seat
from games.tournay.cards import CARDS
from games.tournay.characters import activate, activations
from games.tournay.citizens import MOST, plazas, stand_all_up, use
from games.tournay.data import (
    BORROW_PRICE,
    COLOURS,
    DECKS,
    EARNED_PER_CITIZEN,
    EVENTS,
    EXPERT_RECRUIT_PRICE,
    GREY,
    Colour,
)
from games.tournay.drawing import draw
from games.tournay.events import Earned, Gained, Gathered, Recruited
from games.tournay.fighting import ransom, take_event
from games.tournay.moves import Activate, Draw, Earn, Fight, Gather, Recruit, Visit
from games.tournay.quarter import activatable_spaces, characters
from games.tournay.reach import Reach, fights, reach, recruits
from games.tournay.state import Site, State

GATHER = Gather()
CITIZENS_OF = {colour: itemgetter(colour) for colour in COLOURS}
"""Colour → a function from a plaza to the citizens of that colour."""
WANTED: dict[str, Colour] = {name: card.colour for name, card in CARDS.items()}
"""Card → the colour of the citizen that its ability needs."""

# ---------------------------------------------------------------- choices


def actions(state: State, seat: Seat) -> list[Move]:
    """D6: every action with every way to provide its citizens, the seat's own first. Gather is always possible."""
    player, decks = state.players[seat], state.decks
    deniers = player.deniers
    borrowed = min(deniers // BORROW_PRICE, MOST)
    lenders = plazas(state, seat, deniers)
    found: list[Move] = []
    reaches: dict[Colour, Reach] = {}
    for colour in COLOURS:
        each = reaches[colour] = reach(seat, colour, tuple(map(CITIZENS_OF[colour], lenders)), borrowed)
        for name, face_up, hidden in each.draws:
            deck = decks[name]
            if deck.up is not None:
                found += face_up
            if deck.bag or deck.under:
                found += hidden
    for space, card in activatable_spaces(player):
        wanted = WANTED[card]
        citizens = reaches[wanted].one
        if citizens.all:
            found += activations(state, seat, space, card, wanted, citizens)
    for event, coins in zip(state.queue, state.coins, strict=True):
        if coins:
            each = reaches[EVENTS[event].fight_colour]
            if each.one.all:
                found += fights(seat, event, deniers - ransom(event, coins), each.available)
    for each in reaches.values():
        found += each.earnings
    found.append(GATHER)
    if state.expert and deniers >= EXPERT_RECRUIT_PRICE:
        for colour, each in reaches.items():
            if state.supply[colour]:
                found += recruits(seat, colour, deniers - EXPERT_RECRUIT_PRICE, each.available)
    return found


# ---------------------------------------------------------------- effects


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
    state.idle += 1
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
