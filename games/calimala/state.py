"""The position of a game of Calimala: plain data, no rules."""

from dataclasses import field

from engine.records import Owner, Public, Record, Seated, Size, record
from engine.seats import Seat
from engine.steps import Core
from games.calimala.data import BONUS_AT, CITY_SPACES, COUNCIL_ARTWORKS, CUBES, MATERIALS, ROW_SPACES, SPACES

WHITE = -1
"""In a tower: a white disc. In the council: a tile that was activated without a representative (Q15)."""


@record
class Player(Record):
    discs: Public[int]
    whites: Public[int]
    cubes: Public[int] = CUBES
    ships: Public[int] = 0
    houses: Public[list[str]] = field(default_factory=list)
    """Trade cities with an own house, in the order built."""
    workshops: Public[list[int]] = field(default_factory=list)
    """Cloth in each own workshop, from left to right."""
    store: Public[dict[str, int]] = field(default_factory=dict)
    """Warehouses: material → cubes."""
    hand: Owner[list[str]] = field(default_factory=list)
    """Action cards, in the order of the action list."""
    drafted: Public[str | None] = None
    """The starting card taken openly, until a card of that kind is played."""
    dealt: Owner[list[str]] = field(default_factory=list)
    """Final scoring cards to choose from, during set-up only."""
    kept: Owner[str | None] = None
    put_back: Owner[list[str]] = field(default_factory=list)
    points: Public[int] = 0
    from_tiles: Public[int] = 0
    from_finals: Public[int] = 0
    turns: Public[int] = 0

    @property
    def cloth(self) -> int:
        return sum(self.workshops)

    @property
    def supply(self) -> int:
        """Discs that can still be placed."""
        return self.discs + self.whites

    @property
    def beyond_the_track(self) -> bool:
        """CAL-8.16: the 50-point tile lies beside the mat."""
        return self.points >= BONUS_AT


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    start: Public[int] = 0
    active: Public[int] = 0
    """Holder of the active player token."""
    layout: Public[dict[str, str]] = field(default_factory=dict)
    """Place → action."""
    towers: Public[dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """Space → discs from the bottom up: a seat, or WHITE."""
    tiles: Public[list[str]] = field(default_factory=list)
    """The fifteen scoring tiles in the order in which they are scored."""
    council: Public[list[int]] = field(default_factory=list)
    """Seats represented on the activated tiles, in order (WHITE: none)."""
    council_art: Public[list[int]] = field(default_factory=list)
    """Seats with artworks in the council, in the order given."""
    cities: Public[dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """City → cloth of each seat."""
    buildings: Public[dict[str, dict[str, tuple[int, ...]]]] = field(default_factory=dict)
    """Building → row (a material or "artwork") → cubes of each seat."""
    deck: Size[dict[str, int]] = field(default_factory=dict)
    """Unordered: a card is drawn when it is drawn."""
    discard: Public[dict[str, int]] = field(default_factory=dict)
    draft: Public[list[str]] = field(default_factory=list)
    """Starting cards still on offer."""
    face_up: Public[str | None] = None
    undealt: list[str] = field(default_factory=list)
    """The final scoring card that was not dealt (four players)."""
    revealed: Public[list[str]] = field(default_factory=list)
    """Kept cards by seat, once the game has come to its final scoring."""
    last_round: Public[bool] = False
    """All fifteen tiles are activated: the round is being finished (CAL-9.2)."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def city_room(self, city: str) -> int:
        return CITY_SPACES - sum(self.cities[city])

    def row_room(self, building: str, row: str) -> int:
        return ROW_SPACES[building] - sum(self.buildings[building][row])  # type: ignore[index]

    def council_room(self) -> int:
        return COUNCIL_ARTWORKS - len(self.council_art)

    def representatives(self, seat: Seat) -> int:
        return self.council.count(seat)

    def ends(self, space: str) -> tuple[str, str]:
        """The two actions that a street joins."""
        one, other = SPACES[space]
        return self.layout[one], self.layout[other]


def one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """Counts of the seats, with one more for a seat."""
    return *counts[:seat], counts[seat] + 1, *counts[seat + 1 :]


def empty_store() -> dict[str, int]:
    return dict.fromkeys(MATERIALS, 0)
