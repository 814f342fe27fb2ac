"""The ducats of a game, counted again from its log, independently of the engine's accounts."""

from collections.abc import Iterable, Sequence

from engine.events import Event
from games.genoa.events import Acquired, FinalScored, MessageDelivered, OrderFulfilled, OwnerPaid, ProceedsPaid, Struck
from games.genoa.state import State

RING = [
    "villa_colini", "park", "coach_house", "villa_ricci", "warehouse_spices", "inn", "warehouse_drinks",
    "villa_monetti", "harbor", "palace", "villa_zasteri", "warehouse_fabric", "tavern", "warehouse_metals",
]  # fmt: skip


def ducats_in(lines: Iterable[str]) -> int:
    return sum(int(line[1:]) for line in lines if line[0] == "d" and line[1:].isdigit())


def contract_value(contracts: Iterable[str]) -> int:
    """Sum over groups of neighbours: buildings join a group until none is left to join."""
    groups = [{RING.index(card.removeprefix("contract_"))} for card in contracts]
    joined = True
    while joined:
        joined = False
        for one in groups:
            for other in groups:
                if one is not other and any((a - b) % 14 in (1, 13) for a in one for b in other):
                    one |= other
                    groups.remove(other)
                    joined = True
                    break
            if joined:
                break
    return sum({1: 10, 2: 30, 3: 60, 4: 100}.get(len(group), 50 * len(group) - 100) for group in groups)


def recount(start_state: State, events_by_move: Iterable[Sequence[Event]], final_state: State) -> tuple[int, ...]:
    """Ducats from the log alone; also checks that the final scoring has the same sum."""
    purse = [130] * len(start_state.players)
    owned: dict[str, int] = {}
    for event in (event for events in events_by_move for event in events):
        if isinstance(event, Struck):
            paid = ducats_in(event.give) - ducats_in(event.take)
            purse[event.buyer] -= paid
            purse[event.seat] += paid
        elif isinstance(event, ProceedsPaid):
            purse[event.seat] -= ducats_in(event.lines)
            purse[event.to] += ducats_in(event.lines)
        elif isinstance(event, OwnerPaid | OrderFulfilled | MessageDelivered):
            purse[event.seat] += event.ducats
        elif isinstance(event, Acquired):
            for building in event.removed:
                del owned[building]
            owned |= dict.fromkeys(event.placed, event.seat)
        elif isinstance(event, FinalScored):
            assert event.ducats == purse[event.seat], f"told {event.ducats}, recounted {purse[event.seat]}"
            assert event.buildings == 10 * list(owned.values()).count(event.seat)
            assert event.paid == contract_value(event.contracts)
            purse[event.seat] += event.buildings + event.paid
    assert owned == final_state.owners
    return tuple(purse)
