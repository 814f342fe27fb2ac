"""The points of a game, counted again from its log, independently of the engine's scoring.

A separate ledger keeps the boards: the builders of each place, contracts and contributions, places of discs and
merchants. Every point is found from these and from the printed tables, in the order of the events.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.events import Event
from games.tiletum.data import CATHEDRALS, CHARACTERS, CONTRACTS, COST_TILES, HELPERS, HOUSE_SPACES
from games.tiletum.events import (
    BuildingCompleted,
    ContractFulfilled,
    Contributed,
    CorruptionShown,
    CrestPlaced,
    DiscsReturned,
    FairScored,
    FinalScored,
    HelperUsed,
    HousePlaced,
    KingMoved,
    OrderChanged,
    PillarPlaced,
    Scored,
    Settled,
    TileTaken,
    Travelled,
)
from games.tiletum.state import State

TRACK = (-10, -5, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15)
SPACE_VP = (1, 1, 2, 3, 4, 6)
BUILDING_VP = (0, 0, 0, 5, 10, 20, 30)
TILE_VP = {
    "fair_house_pillar_set": 6, "fair_king_track": 3, "fair_house": 2, "fair_contract_crest_set": 6,
    "fair_contract": 3, "fair_contract_cathedral_set": 5, "fair_crest": 3, "fair_pillar": 2,
    "fair_upper_floor_character": 3, "fair_full_building": 5, "fair_cathedral": 4,
}  # fmt: skip


@dataclass
class Board:
    merchant: str = "tiletum"
    houses: list[str] = field(default_factory=lambda: ["tiletum"])
    pillars: list[str] = field(default_factory=list)
    cathedrals: list[str] = field(default_factory=list)
    contracts: list[str] = field(default_factory=list)
    crests: list[str] = field(default_factory=list)
    waiting_crests: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    completed: int = 0
    disc: int = 4
    held: int = 4
    """The space in the last king phase."""
    points: int = 0
    expected: int = 0
    """Points earned by earlier events and not yet scored in the log."""


class Ledger:
    def __init__(self, start: State) -> None:
        self.start = start
        self.boards = [Board() for _ in start.players]
        for space, discs in enumerate(start.king_track):
            for seat in discs:
                self.boards[seat].disc = space
        self.order = list(start.order)
        self.round = 1

    def owe(self, seat: int, points: int) -> None:
        """Expect points; the total never falls below 0."""
        board = self.boards[seat]
        total = max(board.points + points, 0)
        board.expected += total - board.points
        board.points = total

    def told(self, event: Scored) -> None:
        self.boards[event.seat].expected -= event.points

    def write_down(self, event: Event) -> None:
        if isinstance(event, Scored):
            self.told(event)
            self.gifts(event)
        elif isinstance(event, HousePlaced):
            self.boards[event.seat].houses.append(event.city)
            self.owe(event.seat, HOUSE_SPACES[f"{event.city}_house_{event.spot}"].vp)
        elif isinstance(event, PillarPlaced):
            self.boards[event.seat].pillars.append(event.city)
        elif isinstance(event, Contributed):
            tile = CATHEDRALS[event.city][sum(event.city in board.cathedrals for board in self.boards)]
            assert (tile, self.start.costs[event.city]) == (event.tile, event.cost)
            self.boards[event.seat].cathedrals.append(event.city)
            self.owe(event.seat, tile + COST_TILES[event.cost].vp)
        elif isinstance(event, ContractFulfilled):
            contracts = self.boards[event.seat].contracts
            contracts.append(event.contract)
            self.owe(event.seat, CONTRACTS[event.contract].vp + SPACE_VP[len(contracts) - 1])
        elif isinstance(event, HelperUsed):
            self.owe(event.seat, HELPERS[event.helper].bonus.vp)
        elif isinstance(event, CrestPlaced):
            board = self.boards[event.seat]
            board.waiting_crests.remove(event.crest)
            board.crests.append(event.crest)
            self.owe(event.seat, 5 if event.building == 6 else 0)
        elif isinstance(event, TileTaken):
            if event.tile.startswith("crest_"):
                self.boards[event.seat].waiting_crests.append(event.tile)
        elif isinstance(event, Settled):
            self.boards[event.seat].rooms.append(event.room)
        elif isinstance(event, BuildingCompleted):
            self.boards[event.seat].completed += 1
        elif isinstance(event, Travelled):
            if event.piece == "merchant":
                self.boards[event.seat].merchant = event.space
        else:
            self.phases(event)

    def gifts(self, event: Scored) -> None:
        """Characters' points come with their tile; the leader's and the track's with their event."""
        if event.why == "characters":
            self.owe(event.seat, CHARACTERS[event.source].bonus.vp)
        elif event.why == "king" and event.source == "leader":
            self.owe(event.seat, 4)

    def phases(self, event: Event) -> None:
        if isinstance(event, KingMoved):
            board = self.boards[event.seat]
            assert board.disc == event.start
            board.disc = event.space
        elif isinstance(event, CorruptionShown):
            for board in self.boards:
                board.disc = max(board.disc - event.steps, 0)
        elif isinstance(event, OrderChanged):
            self.order = list(event.order)
            for seat, board in enumerate(self.boards):
                board.held = board.disc
                self.owe(seat, TRACK[board.disc])
        elif isinstance(event, DiscsReturned):
            for seat in event.seats:
                assert self.boards[seat].disc < 4
                self.boards[seat].disc = 4
        elif isinstance(event, FairScored):
            self.fair(event)
        elif isinstance(event, FinalScored):
            board, seat = self.boards[event.seat], event.seat
            assert (event.houses, event.pillars) == (len(board.houses), len(board.pillars))
            assert event.buildings == board.completed
            self.owe(seat, len(board.houses) * len(board.pillars))
            self.owe(seat, BUILDING_VP[board.completed])
            self.owe(seat, event.resources // 4)

    def fair(self, event: FairScored) -> None:
        assert event.round == self.round
        assert event.city == self.start.fair_cities[event.round - 1]
        assert event.tile == self.start.fair_tiles[event.round - 1]
        for seat, board in enumerate(self.boards):
            here = board.merchant == event.city or event.city in board.houses
            assert here == (seat in event.present)
            count = self.count(event.tile, board)
            assert count == event.counts[seat], f"{event.tile}: {count}, told {event.counts}"
            if here:
                value = TILE_VP[event.tile] + event.round
                before = board.points
                self.owe(seat, value + count if event.tile == "fair_king_track" else value * count)
                assert board.points - before == event.points[seat]
            else:
                assert event.points[seat] == 0
        self.round += 1

    def count(self, tile: str, board: Board) -> int:
        crests = len(board.crests) + (len(board.waiting_crests) if self.start.warehouse_crests_count else 0)
        full = sum({f"b{b}f{f}" for f in range(1, n + 1)} <= set(board.rooms) for b, n in enumerate((3, 2, 2, 1, 1), 1))
        return {
            "fair_house_pillar_set": min(len(board.houses), len(board.pillars)),
            "fair_king_track": TRACK[board.held],
            "fair_house": len(board.houses),
            "fair_contract_crest_set": min(len(board.contracts), crests),
            "fair_contract": len(board.contracts),
            "fair_contract_cathedral_set": min(len(board.contracts), len(board.cathedrals)),
            "fair_crest": crests,
            "fair_pillar": len(board.pillars),
            "fair_upper_floor_character": sum(room[-1] in "23" for room in board.rooms),
            "fair_full_building": full + self.start.occupied_building_counts,
            "fair_cathedral": len(board.cathedrals),
        }[tile]


def recount(start_state: State, events_by_move: Iterable[Sequence[Event]], final_state: State) -> tuple[int, ...]:
    """Points from the log alone; also checks that exactly the points earned were scored."""
    ledger = Ledger(start_state)
    for events in events_by_move:
        for event in events:
            ledger.write_down(event)
        assert all(board.expected == 0 for board in ledger.boards), f"told otherwise than owed: {events}"
    assert ledger.order == final_state.order
    assert ledger.round == 5
    return tuple(board.points for board in ledger.boards)
