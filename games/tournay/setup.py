"""Set-up (TOU-1, TOU-20, TOU-21)."""

from games.tournay.cards import base_cards, expansion_cards, marked_cards
from games.tournay.data import COLOURS, DECKS, EVENTS, QUEUE, SET_UP, SetUp
from games.tournay.events import GameBegan
from games.tournay.state import Deck, Player, State, no_citizens
from games.tournay.steps import Turn


def new_game(seats: int, seed: str, rules: str, expansion: str, start: str) -> State:
    numbers = SET_UP[rules][seats]
    state = State(seed=seed, expert=rules == "expert")
    state.start = state.active = state.random(seats) if start == "random" else 0
    state.players = [new_player(numbers) for _ in range(seats)]
    state.supply = dict.fromkeys(COLOURS, numbers.supply)
    state.decks = {deck: new_deck(state, deck, expansion) for deck in DECKS}
    state.event_bag = list(EVENTS)
    state.queue = [state.pick(state.event_bag) for _ in range(QUEUE)]
    state.coins = [0] * QUEUE
    state.emit(GameBegan(state.start, tuple(state.queue)))
    state.then(Turn(state.start))
    state.settle()
    return state


def new_player(numbers: SetUp) -> Player:
    return Player(
        deniers=numbers.deniers,
        plaza=dict.fromkeys(COLOURS, numbers.citizens),
        lying=no_citizens(),
    )


def new_deck(state: State, deck: str, expansion: str) -> Deck:
    """TOU-21: marked cards stay, are replaced, or are mixed with those of the expansion and three drawn."""
    cards = base_cards(deck)
    if expansion == "replace":
        cards = cards - marked_cards(deck) + expansion_cards(deck)
    elif expansion == "mix":
        mixed = sorted((marked_cards(deck) + expansion_cards(deck)).elements())
        cards = cards - marked_cards(deck)
        for _ in range(len(mixed) // 2):
            cards[state.pick(mixed)] += 1
        state.box += mixed
    return Deck(bag=[*cards.elements(), DECKS[deck].crier])
