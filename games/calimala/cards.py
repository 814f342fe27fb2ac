"""The action cards: the deck, the hands, the discard pile (CAL-6)."""

from engine.seats import Seat
from games.calimala.data import ACTIONS
from games.calimala.events import CardPlayed, Drew, Reshuffled
from games.calimala.state import State

PLACE_IN_HAND: dict[str, int] = {action: n for n, action in enumerate(ACTIONS)}


def sorted_hand(cards: list[str]) -> list[str]:
    return sorted(cards, key=PLACE_IN_HAND.__getitem__)


def play_card(state: State, seat: Seat, action: str) -> None:
    """CAL-6.11: from the hand to the discard pile, for all to see."""
    player = state.players[seat]
    player.hand.remove(action)
    if player.drafted == action:
        player.drafted = None
    state.discard[action] += 1
    state.out.append(CardPlayed(seat, action))


def draw_card(state: State, seat: Seat, action: str) -> None:
    """CAL-6.1: a card as compensation for an action that cannot be carried out."""
    deck = state.deck
    if not any(deck.values()):
        reshuffle(state)
    if not any(deck.values()):
        state.out.append(Drew(seat, action, ()))  # Q25
        return
    card = state.draw(deck)
    hand = state.players[seat].hand
    hand.append(card)
    hand.sort(key=PLACE_IN_HAND.__getitem__)
    state.out.append(Drew(seat, action, (card,)))
    if not any(deck.values()):
        reshuffle(state)


def cards_to_draw(state: State) -> bool:
    """Whether a draw would bring a card at all (Q25)."""
    return any(state.deck.values()) or any(state.discard.values())


def reshuffle(state: State) -> None:
    """CAL-6.12: the discard pile becomes the deck; with no discard there is nothing to shuffle (Q25)."""
    cards = sum(state.discard.values())
    if not cards:
        return
    for action, count in state.discard.items():
        state.deck[action] += count
        state.discard[action] = 0
    state.out.append(Reshuffled(cards))
