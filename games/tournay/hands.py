"""Cards moving between decks and hands, and which of them are public."""

from typing import Literal

from engine.seats import Seat
from games.tournay.cards import DECK_OF, ORDER
from games.tournay.state import Deck, Player, State, Under


def next_hidden(state: State, deck: Deck) -> str:
    """Draw a face-down card: first from the unordered part, then from those put under the deck, in order."""
    if deck.bag:
        return state.pick(deck.bag)
    state.reveal()
    return deck.under.pop(0).card


def hidden_left(deck: Deck) -> int:
    return len(deck.bag) + len(deck.under)


def draw_ways(deck: Deck) -> tuple[Literal["face_up", "hidden"], ...]:
    """The draw options that a deck allows (TOU-5.3 – 5.9)."""
    if deck.up is None:
        return ("hidden",) if deck.bag or deck.under else ()
    return ("face_up", "hidden") if deck.bag or deck.under else ("face_up",)


def put_under(state: State, seat: Seat, card: str, shown: bool) -> None:
    """Put a card face down at the bottom of its own deck (TOU-3.10, 12.3, 17.7)."""
    state.decks[DECK_OF[card]].under.append(Under(seat, card, card if shown else ""))


def into_hand(player: Player, card: str, openly: bool) -> None:
    at, order = len(player.hand), ORDER[card]
    while at and ORDER[player.hand[at - 1]] > order:
        at -= 1
    player.hand.insert(at, card)
    player.backs.insert(at, DECK_OF[card])
    if openly:
        player.known.append(card)


def out_of_hand(player: Player, card: str) -> None:
    """Remove a card publicly."""
    at = player.hand.index(card)
    del player.hand[at], player.backs[at]
    if card in player.known:
        player.known.remove(card)


def slip_out_of_hand(player: Player, card: str) -> bool:
    """Remove a card face down; returns whether the others know it all the same.

    They do if every card in hand with that back is known; otherwise none of these cards is known any longer.
    """
    deck = DECK_OF[card]
    known = [c for c in player.known if DECK_OF[c] == deck]
    certain = len(known) == player.backs.count(deck)
    out_of_hand(player, card)
    if not certain:
        player.known = [c for c in player.known if DECK_OF[c] != deck]
    return certain
