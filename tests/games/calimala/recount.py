"""The points of a game, counted again from its log, independently of the engine's scoring.

Every cube that reaches the board is recorded in order (owner, place, kind); a tile is scored by going through that
list, and a player's rank is found by counting the better players, one pair at a time.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.events import Event
from games.calimala.events import (
    ArtworkGiven,
    Contributed,
    FinalCardScored,
    Represented,
    Shipped,
    TileScored,
    TileUnrepresented,
    Transported,
)
from games.calimala.state import State

PORTS = {"barcelona", "lisbon", "london"}
TRADE = {"troyes", "bruges", "hamburg"}
COUNCIL = "palazzo_vecchio"


@dataclass
class Ledger:
    seats: int
    gifts: list[tuple[int, str, str]] = field(default_factory=list)
    """(giver, city or building, kind) of each cube."""
    sent: list[tuple[int, int]] = field(default_factory=list)
    """(owner, tile) of each cube sent to the council."""
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = [0] * self.seats

    def write_down(self, event: Event) -> None:
        if isinstance(event, Shipped):
            self.gifts += [(event.seat, city, "cloth") for city in event.ports]
        elif isinstance(event, Transported):
            self.gifts += [(event.seat, city, "cloth") for city in event.cities]
        elif isinstance(event, Contributed):
            self.gifts.append((event.seat, event.building, event.material))
        elif isinstance(event, ArtworkGiven):
            self.gifts.append((event.seat, event.site, "artwork"))
        elif isinstance(event, Represented):
            self.sent.append((event.seat, event.index))
        elif isinstance(event, TileScored):
            self.score(event.tile, (3, 2, 1), event)
        elif isinstance(event, FinalCardScored):
            self.score(event.final, (5, 3, 1), event)

    def score(self, subject: str, prizes: tuple[int, ...], told: TileScored | FinalCardScored) -> None:
        counted = [self.count(subject, seat) for seat in range(self.seats)]
        won = [self.prize(seat, counted, prizes) for seat in range(self.seats)]
        assert tuple(counted) == told.counts, f"{subject}: told {told.counts}, recounted {counted}"
        assert tuple(won) == told.points, f"{subject}: told {told.points}, recounted {won}"
        for seat, points in enumerate(won):
            self.points[seat] += points

    def count(self, subject: str, seat: int) -> int:
        mine = [(where, what) for who, where, what in self.gifts if who == seat]
        if subject == COUNCIL:
            return self.council_sum(seat)
        if subject == "artwork":
            return sum(what == "artwork" for _, what in mine)
        if subject in ("port_cities", "trade_cities"):
            return sum(where in (PORTS if subject == "port_cities" else TRADE) for where, _ in mine)
        if subject.startswith("contribution_"):
            return sum(what == subject.removeprefix("contribution_") for _, what in mine)
        return sum(where == subject for where, _ in mine)

    def prize(self, seat: int, counted: Sequence[int], prizes: tuple[int, ...]) -> int:
        if not counted[seat]:
            return 0
        others = [other for other in range(self.seats) if other != seat and counted[other]]
        ahead = sum(self.better(other, seat, counted) for other in others)
        level = 1 + sum(not self.better(o, seat, counted) and not self.better(seat, o, counted) for o in others)
        return sum(prizes[place] for place in range(ahead, ahead + level) if place < len(prizes)) // level

    def better(self, one: int, other: int, counted: Sequence[int]) -> bool:
        if counted[one] != counted[other]:
            return counted[one] > counted[other]
        if self.council_sum(one) != self.council_sum(other):
            return self.council_sum(one) > self.council_sum(other)
        mine, theirs = self.tiles_of(one), self.tiles_of(other)
        if len(mine) != len(theirs):
            return len(mine) > len(theirs)
        if mine:
            return mine[-1] < theirs[-1]
        givers = [who for who, where, _ in self.gifts if where == COUNCIL and who in (one, other)]
        return bool(givers) and givers[0] == one

    def tiles_of(self, seat: int) -> list[int]:
        return [tile for who, tile in self.sent if who == seat]

    def council_sum(self, seat: int) -> int:
        return len(self.tiles_of(seat)) + sum(who == seat and where == COUNCIL for who, where, _ in self.gifts)


def recount(start_state: State, events_by_move: Iterable[Sequence[Event]], final_state: State) -> tuple[int, ...]:
    """Points from the log alone; also checks that the log has every scoring right and the tiles in order."""
    ledger = Ledger(len(start_state.players))
    tiles: list[str] = []
    for events in events_by_move:
        for event in events:
            ledger.write_down(event)
            if isinstance(event, Represented | TileUnrepresented):
                assert event.index == len(tiles)
                assert event.tile == start_state.tiles[event.index]
            if isinstance(event, TileScored):
                tiles.append(event.tile)
    assert tiles == start_state.tiles[: len(final_state.council)]
    return tuple(ledger.points)
