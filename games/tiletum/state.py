"""The state of a game of Tiletum: plain data, no rules.

There is no hidden information (RULES.md, section 1): the stacks and the face-down corruption markers are stored
unordered and drawn when revealed, and all players may count them.
"""

from dataclasses import field

from engine.records import Public, Record, Seated, record
from engine.seats import Seat
from engine.steps import Core
from games.tiletum.data import (
    BUILDINGS,
    CHARACTERS,
    CONTRACT_SPACES,
    CRESTS,
    KING_START,
    MAP,
    ROOMS,
    START,
    START_SUPPLY,
    WAREHOUSE,
)

EMPTY = -1
"""An empty house space."""


@record
class Player(Record):
    resources: Public[dict[str, int]] = field(default_factory=dict)
    warehouse: Public[list[str]] = field(default_factory=list)
    """Tiles in order of arrival; helpers in use are in `using`."""
    using: Public[list[str]] = field(default_factory=list)
    """Helpers being resolved: they still fill their space (TIL-13.14)."""
    houses: Public[int] = START_SUPPLY
    """Houses in the personal supply."""
    pillars: Public[int] = START_SUPPLY
    merchant: Public[str] = START
    architect: Public[str] = START
    rooms: Public[dict[str, str]] = field(default_factory=dict)
    """Room → character, "" if empty."""
    crests: Public[list[str]] = field(default_factory=list)
    """Crest under each of the six buildings, "" if there is none."""
    completed: Public[list[int]] = field(default_factory=list)
    """Numbers of the completed buildings, in the order of completion."""
    markers: Public[dict[str, int]] = field(default_factory=dict)
    """Action → points of the seat's bonus marker there."""
    contracts: Public[list[str]] = field(default_factory=list)
    """Fulfilled contracts, on the contract spaces from the left."""
    dice: Public[list[str]] = field(default_factory=list)
    """Dice taken this round."""
    points: Public[int] = 0
    scored: Public[dict[str, int]] = field(default_factory=dict)
    """Points by source; the sum is `points`."""

    @property
    def room_left(self) -> int:
        return WAREHOUSE - len(self.warehouse) - len(self.using)

    @property
    def free_contract_spaces(self) -> int:
        return CONTRACT_SPACES - len(self.contracts)

    def is_full(self, building: int) -> bool:
        """Whether all rooms hold characters; the sixth building counts as occupied (TIL-15.1)."""
        return all(self.rooms[room] for room in BUILDINGS[building].rooms)

    def characters(self, building: int) -> list[str]:
        """Characters from the lowest floor up."""
        return [self.rooms[room] for room in BUILDINGS[building].rooms if self.rooms[room]]

    def home_of(self, kind: str) -> int:
        """The building where a type of character lives; 0 if none."""
        for room, character in self.rooms.items():
            if character and CHARACTERS[character].type == kind:
                return ROOMS[room].building
        return 0

    def all_crests(self) -> list[str]:
        """Crests anywhere on the player board, warehouse included (TIL-14.6)."""
        return [crest for crest in self.crests if crest] + [tile for tile in self.warehouse if tile in CRESTS]


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    round: Public[int] = 1
    turn: Public[int] = 0
    """The current pass of the round, 1 to 3 (TIL-4.1)."""
    order: Public[list[int]] = field(default_factory=list)
    """Seats in turn order."""
    active: Public[int | None] = None
    """The seat with the turn; None between turns."""

    # the turn
    die: Public[str] = ""
    """The die taken this turn, as turned."""
    action: Public[str] = ""
    """The die's open action, never the joker, until it is ended (TIL-6.6)."""
    points: Public[int] = 0
    """Points left of the die's action. Granted actions carry theirs in their step."""
    swapped: Public[bool] = False
    """Whether the first swap of the turn was made (TIL-10.4)."""

    # the wheel
    actions: Public[list[str]] = field(default_factory=list)
    """Actions at the six positions, clockwise."""
    offset: Public[int] = 0
    dice: Public[list[str]] = field(default_factory=list)
    """Dice on the wheel, by number and colour."""
    bag: Public[dict[str, int]] = field(default_factory=dict)
    """Colour → number of dice."""
    action_tiles: Public[dict[str, str]] = field(default_factory=dict)
    """Action → its bonus tile, "" once taken."""

    # the king track
    king_track: Public[list[tuple[int, ...]]] = field(default_factory=list)
    """Discs on each space, from the bottom up."""
    king_tile: Public[str] = ""
    king_scored: Public[list[int]] = field(default_factory=list)
    """By seat: the space held in the king phase of this round (TIL-25.12)."""
    corruption: Public[dict[str, int]] = field(default_factory=dict)
    """Markers not yet revealed this round, both the three on the board and the others: number → count."""
    corruption_shown: Public[list[int]] = field(default_factory=list)

    # the map
    houses: Public[dict[str, int]] = field(default_factory=dict)
    """Usable house space → seat, or EMPTY."""
    pillars: Public[dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """Cathedral city → seats in the order of their pillars. Without the unavailable cathedral."""
    contributors: Public[dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """Cathedral city → seats in the order in which they took its tiles."""
    costs: Public[dict[str, str]] = field(default_factory=dict)
    """Cathedral city → building cost tile."""
    city_tiles: Public[dict[str, str]] = field(default_factory=dict)
    """City → bonus tile still there."""

    # the fairs
    fair_cities: Public[list[str]] = field(default_factory=list)
    fair_tiles: Public[list[str]] = field(default_factory=list)
    """Fair tile of each round."""
    fairs_done: Public[int] = 0

    # the offers and the stacks
    contract_offer: Public[list[str]] = field(default_factory=list)
    """From left to right, "" for a gap."""
    character_offer: Public[list[str]] = field(default_factory=list)
    bonus_stack: Public[dict[str, int]] = field(default_factory=dict)
    """Tile → copies. The order is decided when a tile is drawn."""
    contract_stack: Public[dict[str, int]] = field(default_factory=dict)
    character_stack: Public[dict[str, int]] = field(default_factory=dict)
    removed: Public[dict[str, int]] = field(default_factory=dict)
    """Used helpers and discarded king tiles: out of the game (R-10)."""

    # options of this table
    king_tile_rounds: Public[int] = 3
    """Rounds with a tile beside the king track (R-3)."""
    warehouse_crests_count: Public[bool] = True
    """R-11."""
    occupied_building_counts: Public[bool] = False
    """R-12."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    # ------------------------------------------------------------ the wheel

    def number_at(self, action: str) -> int:
        """Number of the segment that faces an action (RULES.md 2.3)."""
        return (self.actions.index(action) - self.offset - (self.round - 1)) % 6 + 1

    def action_at(self, number: int) -> str:
        return self.actions[(number - 1 + self.offset + self.round - 1) % 6]

    @property
    def wheel(self) -> list[str]:
        """Actions that face the numbers 1 to 6."""
        first = (self.offset + self.round - 1) % 6
        return self.actions[first:] + self.actions[:first]

    # ------------------------------------------------------------ the king track

    def king_space(self, seat: Seat) -> int:
        for space, discs in enumerate(self.king_track):
            if seat in discs:
                return space
        raise ValueError(f"seat {seat} has no disc on the king track")

    # ------------------------------------------------------------ the map

    def houses_of(self, seat: Seat) -> int:
        return list(self.houses.values()).count(seat)

    def pillars_of(self, seat: Seat) -> int:
        return sum(seat in seats for seats in self.pillars.values())

    def cathedral_tiles_of(self, seat: Seat) -> int:
        return sum(seat in seats for seats in self.contributors.values())

    def has_house(self, seat: Seat, city: str) -> bool:
        return any(self.houses.get(house.id) == seat for house in MAP[city].houses)


def new_player() -> Player:
    return Player(rooms=dict.fromkeys(ROOMS, ""), crests=[""] * len(BUILDINGS))


def new_track(order: list[int]) -> list[tuple[int, ...]]:
    """Initial track: all discs on 0, the first player's at the bottom (TIL-2.27)."""
    return [tuple(order) if space == KING_START else () for space in range(13)]
