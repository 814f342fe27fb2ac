"""Drawing cards: face up or one of two, by action or by ability (TOU-5, TOU-6.1, 6.2, 6.9, TOU-14.1)."""

from functools import cache

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import step
from games.tournay.asking import Asking
from games.tournay.data import CRIERS
from games.tournay.events import CardKept, CardsTaken, FaceUpBuried, FaceUpTaken, Looked
from games.tournay.firing import TownCrier
from games.tournay.hands import hidden_left, into_hand, next_hidden, put_under
from games.tournay.moves import Keep
from games.tournay.refusals import why_not_keep
from games.tournay.state import Deck, State

PAIR = 2
keep_move = cache(Keep)


def draw(state: State, seat: Seat, name: str, how: str) -> None:
    if how == "face_up":
        draw_face_up(state, seat, name)
    else:
        draw_hidden(state, seat, name)


def draw_face_up(state: State, seat: Seat, name: str) -> None:
    deck = state.decks[name]
    assert deck.up is not None
    into_hand(state.players[seat], deck.up, openly=True)
    state.emit(FaceUpTaken(seat, name, deck.up))
    deck.up = None


def draw_hidden(state: State, seat: Seat, name: str) -> None:
    """Look at two cards and keep one (TOU-5.4 – 5.7). A Town Crier among them is replaced and fires afterwards
    (TOU-6.1, 6.2)."""
    deck, player = state.decks[name], state.players[seat]
    drawn: list[str] = []
    open_card = deck.up
    if open_card is not None:
        deck.up = None
        if hidden_left(deck) == 1:
            drawn.append(open_card)  # TOU-5.6
        else:
            bury(state, seat, name, open_card)
            open_card = None
    drawn, crier = take_hidden(state, deck, drawn)
    state.emit(Looked(seat, name, tuple(drawn), crier))
    if crier:
        state.then(TownCrier(seat, name))
    if len(drawn) == PAIR:
        player.looked = drawn
        state.then(keep_card(seat, name, open_card or ""))
    elif drawn:
        keep(state, seat, name, drawn[0], None, drawn[0] == open_card)


def bury(state: State, seat: Seat, name: str, card: str) -> None:
    """Put the face-up card face down at the bottom (TOU-5.5)."""
    put_under(state, seat, card, shown=True)
    state.emit(FaceUpBuried(seat, name, card))


def take_hidden(state: State, deck: Deck, drawn: list[str]) -> tuple[list[str], bool]:
    """Draw face-down cards until there are two or none is left; also returns whether the Town Crier came."""
    crier = False
    while len(drawn) < PAIR and (deck.bag or deck.under):
        card = next_hidden(state, deck)
        if card in CRIERS:
            crier = True
        else:
            drawn.append(card)
    return drawn, crier


def keep(state: State, seat: Seat, name: str, card: str, other: str | None, openly: bool) -> None:
    into_hand(state.players[seat], card, openly)
    state.decks[name].up = other
    state.emit(CardKept(seat, name, card, other, card if openly else ""))


@step
class KeepCard(Asking):
    """D9: keep one of the two cards; the other becomes the face-up card of the deck."""

    seat: Public[Seat]
    deck: Public[str]
    open_card: Public[str]
    """One of the two, if public (TOU-5.6)."""

    clause = "TOU-5.4"

    def answers(self, state: State) -> list[Move]:
        return [keep_move(card) for card in dict.fromkeys(state.players[self.seat].looked)]

    def reason(self, state: State, move: Move) -> IllegalMove:
        return why_not_keep(move)

    def carry_out(self, state: State, move: Keep) -> None:
        state.reveal()
        player = state.players[self.seat]
        looked, player.looked = player.looked, []
        looked.remove(move.card)
        # If one of the two is public, the card put back reveals which was kept.
        known = bool(self.open_card) and looked[0] != self.open_card
        keep(state, self.seat, self.deck, move.card, looked[0], known)


keep_card = cache(KeepCard)


def take_two(state: State, seat: Seat, name: str) -> None:
    """Take the two top cards into the hand, the face-up one first (TOU-14.1); a Town Crier fires as usual
    (TOU-6.10)."""
    deck, player = state.decks[name], state.players[seat]
    shown, deck.up = deck.up, None
    taken, crier = take_hidden(state, deck, [shown] if shown else [])
    for n, card in enumerate(taken):
        into_hand(player, card, openly=n == 0 and shown is not None)
    state.emit(CardsTaken(seat, name, tuple(taken), shown, crier))
    if crier:
        state.then(TownCrier(seat, name))
