"""Playing a card: payment, placement and reactions (TOU-3, TOU-17)."""

from engine.seats import Seat
from games.tournay.cards import CARDS, DECK_OF
from games.tournay.characters import reacting
from games.tournay.events import CardGiven, CardPlayed, CardsReplaced, CitizenGiven
from games.tournay.hands import out_of_hand, put_under, slip_out_of_hand
from games.tournay.moves import Play
from games.tournay.placing import LYING, PLAZA
from games.tournay.quarter import is_space, send_citizens_off, take_citizen
from games.tournay.state import Site, State


def play(state: State, seat: Seat, move: Play) -> None:
    """Pay, lay the card, and let characters react (TOU-3.4, 17.9)."""
    player, card = state.players[seat], CARDS[move.card]
    out_of_hand(player, move.card)
    player.deniers -= card.deniers
    if move.pay is not None:
        if card.also == "citizen":
            give_citizen(state, seat, card.colour, move.pay)
        else:
            give_card(state, seat, move.pay)
    how = lay(state, seat, move.card, move.space)
    state.emit(CardPlayed(seat, move.card, move.space, how, card.deniers))
    state.then(reacting(seat, move.space, "place", ()))


def give_citizen(state: State, seat: Seat, colour: str, place: str) -> None:
    """TOU-17.3, 17.4."""
    player = state.players[seat]
    if place == PLAZA:
        player.plaza[colour] -= 1
    elif place == LYING:
        player.lying[colour] -= 1
    else:
        take_citizen(player, place, colour)
    state.supply[colour] += 1
    state.emit(CitizenGiven(seat, colour, place))


def give_card(state: State, seat: Seat, pay: str) -> None:
    """TOU-17.5 – 17.8."""
    player = state.players[seat]
    if is_space(pay):
        send_citizens_off(player, pay)
        *below, card = player.quarter[pay].cards
        if below:
            player.quarter[pay] = Site(tuple(below))
        else:
            del player.quarter[pay]
        shown, space = True, pay
    else:
        card, space = pay, None
        shown = slip_out_of_hand(player, card)
    put_under(state, seat, card, shown)
    state.emit(CardGiven(seat, DECK_OF[card], card, space, card if shown else ""))


def lay(state: State, seat: Seat, card: str, space: str) -> str:
    """Lay a card on an empty space, on cards of its colour, or in place of cards of another (TOU-3.8 – 3.14)."""
    player = state.players[seat]
    below = player.quarter.get(space)
    if below is None:
        player.quarter[space] = Site((card,))
        return "new"
    send_citizens_off(player, space)
    if below.card.colour == CARDS[card].colour:
        player.quarter[space] = Site((*below.cards, card))
        return "cover"
    replaced = below.cards[::-1]
    for old in replaced:
        put_under(state, seat, old, shown=True)
    player.quarter[space] = Site((card,))
    state.emit(CardsReplaced(seat, space, replaced))
    return "replace"
