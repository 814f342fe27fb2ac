"""The toy's certificate for the contract kit: its pieces and its points."""

from engine.events import Event
from tests.engine.toy import COINS, COLOURS, COPIES, Bought, Earned, State


def invariants(state: State) -> None:
    for colour in COLOURS:
        held = sum(p.hand.count(colour) + (p.laid == colour) for p in state.players)
        elsewhere = state.bag[colour] + state.discard.get(colour, 0) + state.burnt.get(colour, 0)
        assert held + elsewhere + state.boxed.count(colour) == COPIES, f"{colour} masks were lost or made"
    assert state.bank + sum(p.coins for p in state.players) == COINS, "coins were lost or made"
    assert min(state.bank, *(p.coins for p in state.players)) >= 0, "somebody owes coins"


def recount(start: State, events: list[list[Event]], final: State) -> list[int]:
    coins = [player.coins for player in start.players]
    for event in (event for played in events for event in played):
        if isinstance(event, Earned):
            coins[event.seat] += event.coins
        elif isinstance(event, Bought):
            coins[event.seat] -= event.price
            coins[event.of] += event.price
    return coins
