"""Fighting events, which become ramparts (TOU-7.1, TOU-9, TOU-14.9, 14.10)."""

from functools import cache

from engine.moves import Move
from engine.seats import Seat
from games.tournay.data import EVENTS, RANSOM_EXTRA
from games.tournay.events import EventFought, EventTurnedUp
from games.tournay.moves import Fight
from games.tournay.state import State

FREE_FIGHTS: dict[str, Move] = {event: Fight(event, ()) for event in EVENTS}


@cache
def ransom(event: str, coins: int) -> int:
    """TOU-9.2, 9.3."""
    return coins + RANSOM_EXTRA if EVENTS[event].ransom else 0


def free_fights(state: State, with_coins: bool = True) -> list[Move]:
    """Events that a card can fight for free: those with coins, or (Bastion) those without."""
    return [
        FREE_FIGHTS[event]
        for event, coins in zip(state.queue, state.coins, strict=True)
        if event and bool(coins) == with_coins
    ]


def take_event(state: State, seat: Seat, event: str, paid: int, take_coins: bool, by: str) -> None:
    """The card into the hand, its coins to the bank or the fighter, a new event into its slot (TOU-9.5 – 9.8)."""
    player, slot = state.players[seat], state.queue.index(event)
    coins = state.coins[slot]
    taken = coins if take_coins else 0
    player.deniers += taken - paid
    player.ramparts.append(event)
    state.coins[slot] = 0
    state.queue[slot] = next_event(state)
    state.emit(EventFought(seat, event, slot, paid, coins, taken, by), EventTurnedUp(slot, state.queue[slot] or None))


def next_event(state: State) -> str:
    if state.event_bag:
        return state.pick(state.event_bag)
    state.reveal()
    return state.event_under.pop(0) if state.event_under else ""
