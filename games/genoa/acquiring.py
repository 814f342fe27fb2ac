"""Phase 3: acquiring buildings (GEN-8)."""

from functools import cache, lru_cache
from typing import Any

from engine.moves import Move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Step, step
from games.genoa.data import FRONTAGE, STREETS
from games.genoa.events import Acquired, AcquisitionForgone
from games.genoa.meeting import Meeting
from games.genoa.moves import Acquire, Forgo
from games.genoa.refusals import refuse
from games.genoa.state import State

FORGO = Forgo()
TREATMENTS = {"empty": ("leave", "place"), "own": ("leave",), "other": ("leave", "remove", "replace")}
PRICE = {None: 0, "leave": 0, "place": 1, "remove": 1, "replace": 2}


@step
class AcquirePhase(Step):
    """GEN-8.1: each player once, starting with the trader."""

    def run(self, state: State) -> None:
        state.then(*[acquire_buildings(seat) for seat in state.clockwise(state.trader)])


def bears_disc(state: State) -> list[str]:
    return [street for street in STREETS if state.discs.get(street)]


def condition(state: State, seat: Seat, building: str) -> str:
    owner = state.owners.get(building)
    return "empty" if owner is None else "own" if owner == seat else "other"


@lru_cache(maxsize=2048)
def deeds(street: str, conditions: tuple[str, ...], stock: int) -> tuple[Move, ...]:
    """All acquisitions from a street in which at least one marker moves (GEN-8.12, 8.14)."""
    firsts = TREATMENTS[conditions[0]]
    seconds = TREATMENTS[conditions[1]] if len(conditions) == 2 else (None,)
    return tuple(
        Acquire(street, one, other)  # type: ignore[arg-type]
        for one in firsts
        for other in seconds
        if 0 < PRICE[one] + PRICE[other] <= stock
    )


@step
class AcquireBuildings(Meeting):
    """D24, D25. Seats without a marker, without a possible acquisition or with a standing pass are not asked
    (GEN-15.41)."""

    seat: Public[Seat]

    clause = "GEN-8.1"
    bargains = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        player = state.players[self.seat]
        return (self.seat,) if player.stock and player.acquire == "ask" and self.deeds(state) else ()

    def deeds(self, state: State) -> list[Move]:
        found: list[Move] = []
        for street in bears_disc(state):
            conditions = tuple(condition(state, self.seat, building) for building in FRONTAGE[street])
            found += deeds(street, conditions, state.players[self.seat].stock)
        return found

    def answers(self, state: State, seat: Seat) -> list[Move]:
        return [FORGO, *self.deeds(state)] if seat == self.seat else []

    def reason(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if not isinstance(move, Acquire) or seat != self.seat:
            return refuse("acquire-first")
        if move.street not in bears_disc(state):
            return refuse("no-disc-there", street=move.street)
        buildings = FRONTAGE[move.street]
        if (len(buildings) == 2) != (move.other is not None):
            reason = "one-building-there" if len(buildings) == 1 else "two-buildings-there"
            return refuse(reason, street=move.street)
        for building, treatment in zip(buildings, (move.one, move.other), strict=False):
            now = condition(state, seat, building)
            if treatment not in TREATMENTS[now]:
                reason = {"empty": "building-empty", "own": "own-marker", "other": "building-taken"}[now]
                return refuse(reason, building=building)
        price = PRICE[move.one] + PRICE[move.other]
        return refuse("too-few-markers", markers=price) if price else refuse("nothing-acquired")

    def default(self, state: State, seat: Seat) -> Move:
        """GEN-16.6."""
        return FORGO

    def decide(self, state: State, seat: Seat, move: Any) -> None:
        if isinstance(move, Forgo):
            state.emit(AcquisitionForgone(seat))
            return
        player = state.players[seat]
        placed, removed, robbed = [], [], []
        for building, treatment in zip(FRONTAGE[move.street], (move.one, move.other), strict=False):
            if treatment in ("remove", "replace"):
                owner = state.owners.pop(building)
                state.players[owner].central += 1
                player.stock -= 1
                player.central += 1
                removed.append(building)
                robbed.append(owner)
            if treatment in ("place", "replace"):
                player.stock -= 1
                state.owners[building] = seat
                placed.append(building)
        del state.discs[move.street]
        state.emit(Acquired(seat, move.street, tuple(placed), tuple(removed), tuple(robbed)))


acquire_buildings = cache(AcquireBuildings)
