"""Invariants of every position of Tournay."""

from collections import Counter
from functools import cache

from games.tournay.cards import CARDS, DECK_OF, ORDER, base_cards, expansion_cards
from games.tournay.data import COLOURS, CRIERS, DECKS, EVENTS, GREY, QUEUE, SET_UP
from games.tournay.drawing import KeepCard
from games.tournay.firing import TownCrier
from games.tournay.state import State


def invariants(state: State) -> None:
    citizens_are_conserved(state)
    cards_are_conserved(state)
    criers_are_conserved(state)
    events_are_conserved(state)
    quarters_are_possible(state)
    hands_are_as_they_look(state)
    nothing_is_negative(state)
    secrets_are_put_away(state)


def citizens_are_conserved(state: State) -> None:
    numbers = SET_UP["expert" if state.expert else "basic"][len(state.players)]
    for colour in COLOURS:
        owned = sum(player.citizens(colour) for player in state.players)
        assert owned + state.supply[colour] == numbers.citizens * len(state.players) + numbers.supply, colour


@cache
def printed(deck: str) -> Counter[str]:
    return base_cards(deck) + expansion_cards(deck)


def cards_are_conserved(state: State) -> None:
    """All cards of each deck exist once, and only in places allowed for its back."""
    found: Counter[str] = Counter(state.box)
    for name, deck in state.decks.items():
        here = [card for card in deck.bag if card not in CRIERS] + [under.card for under in deck.under]
        here += [deck.up] if deck.up else []
        assert all(DECK_OF[card] == name for card in here), f"{name} holds {here}"
        found.update(here)
    for player in state.players:
        found.update(player.hand + player.looked)
        found.update(card for site in player.quarter.values() for card in site.cards)
    for name in DECKS:
        cards = Counter({card: count for card, count in found.items() if count and DECK_OF[card] == name})
        assert cards.total() == (9 if not state.box or DECKS[name].level == 3 else 12), name
        assert cards <= printed(name), f"{name}: {cards}"


def criers_are_conserved(state: State) -> None:
    """A Town Crier is in its deck, about to be resolved, or out."""
    coming = [step.deck for step in state.stack if isinstance(step, TownCrier)]
    for name, deck in state.decks.items():
        assert deck.bag.count(DECKS[name].crier) + coming.count(name) + deck.crier_out == 1, name
        assert all(CRIERS[card] == name for card in deck.bag if card in CRIERS)


def events_are_conserved(state: State) -> None:
    found = [event for event in state.queue if event] + state.event_bag + state.event_under
    for player in state.players:
        found += player.ramparts + player.built
    assert sorted(found) == sorted(EVENTS)
    assert len(state.queue) == len(state.coins) == QUEUE
    for event, coins in zip(state.queue, state.coins, strict=True):
        assert 0 <= coins <= (EVENTS[event].circles if event else 0)


def quarters_are_possible(state: State) -> None:
    for player in state.players:
        cells = [tuple(map(int, space.split(","))) for space in player.quarter]
        for line in zip(*cells, strict=True):
            assert max(line) - min(line) < 3, f"a quarter too large: {list(player.quarter)}"
        built = Counter(card for site in player.quarter.values() for card in site.cards)
        for card, count in built.items():
            assert CARDS[card].kind != "prestigious_building" or count == 1, f"{card} was built twice"
        for space, site in player.quarter.items():
            assert site.cards
            assert len({CARDS[card].colour for card in site.cards}) == 1, f"a stack of two colours at {space}"
            assert not (site.damaged and site.tokens), f"damage and a citizen at {space}"
            assert len(site.tokens) <= 2
            if site.tokens:
                assert site.card.kind == "building"
                own = {site.card.colour, "white", GREY}  # white: a Monk's or a Templar's
                assert set(site.tokens) <= own, f"{site.tokens} at {space}"
            if site.damaged:
                assert site.card.level < 3


def hands_are_as_they_look(state: State) -> None:
    for player in state.players:
        assert player.hand == sorted(player.hand, key=ORDER.__getitem__)
        assert player.backs == [DECK_OF[card] for card in player.hand]
        assert not Counter(player.known) - Counter(player.hand), f"{player.known} is known of {player.hand}"


def nothing_is_negative(state: State) -> None:
    assert min(state.supply.values()) >= 0
    for player in state.players:
        assert player.deniers >= 0
        assert min(player.plaza.values()) >= 0
        assert min(player.lying.values()) >= 0


def secrets_are_put_away(state: State) -> None:
    """Cards looked at and secret answers do not outlive the question."""
    top = state.stack[-1] if state.stack else None
    for seat, player in enumerate(state.players):
        looking = isinstance(top, KeepCard) and top.seat == seat
        assert len(player.looked) == (2 if looking else 0)
        asked = type(top).__name__
        assert player.defence is None or asked == "DeclareDefences"
        assert not player.choices or asked == "Suffer"
        assert player.last_card is None or asked == "CommitLastCards"
