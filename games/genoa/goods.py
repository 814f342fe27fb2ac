"""Transfers of ducats, commodities, tiles, markers and cards. No checks; nothing is created or lost."""

from engine.seats import Seat
from games.genoa.data import CARDS, DECK_OF, MESSAGE_REWARD, MESSAGES, SPACES
from games.genoa.events import CardsGiven, CardsReceived, MarkersExchanged, MessageDelivered, Reshuffled
from games.genoa.state import Player, State

PARTNERS = {
    space: frozenset(other for pair in MESSAGES.values() for other in pair if space in pair and other != space)
    for space in SPACES
}
"""Space → the other ends of its messages."""
_RANK = {card: n for deck in CARDS.values() for n, card in enumerate(deck)}

# ---------------------------------------------------------------- ducats


def change_ducats(state: State, player: Player, ducats: int) -> None:
    player.ducats += ducats
    if state.open_money:
        player.shown = player.ducats
    elif ducats:
        player.shown = None


def bank_pays(state: State, seat: Seat, ducats: int) -> None:
    state.paid_out += ducats
    change_ducats(state, state.players[seat], ducats)


def pay(state: State, payer: Seat, to: Seat, ducats: int) -> None:
    change_ducats(state, state.players[payer], -ducats)
    change_ducats(state, state.players[to], ducats)


# ---------------------------------------------------------------- markers


def take_markers(player: Player, count: int) -> int:
    """Move markers from the central supply into the stock, as far as it lasts; returns the number."""
    taken = min(count, player.central)
    player.central -= taken
    player.stock += taken
    return taken


def return_markers(player: Player, count: int) -> None:
    """Move markers from the stock into the central supply."""
    player.stock -= count
    player.central += count


def replace_markers(state: State, payer: Seat, to: Seat, count: int) -> None:
    """The receiver takes as many of its markers as the payer returned, if available (GEN-6.9, 6.10)."""
    state.emit(MarkersExchanged(payer, to, count, take_markers(state.players[to], count)))


def pay_markers(state: State, payer: Seat, to: Seat, count: int) -> None:
    return_markers(state.players[payer], count)
    replace_markers(state, payer, to, count)


# ---------------------------------------------------------------- cards


def add_card(player: Player, card: str) -> None:
    hand = player.hand(DECK_OF[card])
    hand.append(card)
    hand.sort(key=_RANK.__getitem__)


def draw_card(state: State, deck: str) -> str | None:
    """Draw the top card; a deck with a face-up card on top is shuffled at once (GEN-13.3, 13.3a)."""
    pile = state.decks[deck]
    if not pile.down:
        return None
    card = state.pick(pile.down)
    turn_over(state, deck)
    return card


def return_card(state: State, seat: Seat, card: str) -> None:
    """Put a card face up under its deck (GEN-13.2)."""
    deck = DECK_OF[card]
    state.players[seat].hand(deck).remove(card)
    state.decks[deck].up.append(card)
    state.reveal()
    turn_over(state, deck)


def pass_cards(state: State, payer: Seat, to: Seat, cards: list[str]) -> None:
    giver, taker = state.players[payer], state.players[to]
    for card in cards:
        giver.hand(DECK_OF[card]).remove(card)
        add_card(taker, card)
    state.reveal()
    decks = tuple(DECK_OF[card] for card in cards)
    state.emit(CardsGiven(payer, to, decks, tuple(cards)), CardsReceived(to, payer, decks, tuple(cards)))


def turn_over(state: State, deck: str) -> None:
    pile = state.decks[deck]
    if pile.up and not pile.down:
        pile.down, pile.up = sorted(pile.up, key=_RANK.__getitem__), []
        state.emit(Reshuffled(deck, len(pile.down)))


# ---------------------------------------------------------------- messages


def deliverable(path: list[str], cards: list[str]) -> list[str]:
    """GEN-13.19, 13.20."""
    return [card for card in cards if MESSAGES[card][0] in path and MESSAGES[card][1] in path]


def pairs_visited(path: tuple[str, ...]) -> tuple[str, ...]:
    """Every message that could be delivered now, in any hand or deck."""
    return tuple(deliverable(list(path), list(MESSAGES)))


def pair_visited(path: list[str]) -> bool:
    """Whether any message could be delivered now, in any hand or deck."""
    return any(not PARTNERS[space].isdisjoint(path) for space in path)


def deliver(state: State, seat: Seat, card: str) -> None:
    return_card(state, seat, card)
    bank_pays(state, seat, MESSAGE_REWARD)
    state.emit(MessageDelivered(seat, card, MESSAGE_REWARD))


def deliver_messages(state: State) -> None:
    """Deliver messages for all players who have automatic delivery (GEN-13.25)."""
    path = state.path
    if not pair_visited(path):
        return
    state.reveal()
    for seat in state.clockwise(state.trader):
        player = state.players[seat]
        if player.messages == "auto":
            for card in deliverable(path, player.message):
                deliver(state, seat, card)
