"""The position of a game of The Castles of Burgundy: plain data, no rules."""

from dataclasses import field

from engine.records import Owner, Public, Record, Seated, Size, record
from engine.seats import Seat
from engine.steps import Core
from games.burgundy.data import SLOTS, VP_TILE
from games.burgundy.estates import ESTATES, SPACES, Estate


@record
class Player(Record):
    sheet: Public[list[str]] = field(default_factory=list)
    """Expert set-up: the boards to choose from. Dealt openly (BUR-R36)."""
    chosen_board: Owner[str | None] = None
    chosen_castle: Owner[str | None] = None
    """A secret choice of board and start castle, until all are revealed."""
    board: Public[str | None] = None
    """`1` – `9`; the game begins when every player has one."""
    estate: Public[dict[str, str]] = field(default_factory=dict)
    """Space → tile, in the order placed; the start castle is the first."""
    known: Public[list[int]] = field(default_factory=list)
    """Numbers of the knowledge tiles on the estate, in the order placed."""
    storage: Public[list[str]] = field(default_factory=list)
    """Up to three tiles."""
    goods: Public[dict[str, int]] = field(default_factory=dict)
    """Up to three types, each with at least one tile."""
    sold: Owner[dict[str, int]] = field(default_factory=dict)
    """The face-down pile by type. Others see what is in it unless the table hides it (BUR-R17)."""
    silver: Public[int] = 0
    workers: Public[int] = 0
    dice: Public[list[int]] = field(default_factory=list)
    """Dice not yet used this round, as rolled."""
    used: Public[list[int]] = field(default_factory=list)
    """Dice on the used-dice space, as rolled."""
    points: Public[int] = 0
    earned: Public[dict[str, int]] = field(default_factory=dict)
    """Points by source (see `scoring.SOURCES`)."""

    @property
    def land(self) -> Estate:
        """The own board."""
        assert self.board is not None
        return ESTATES[self.board]

    @property
    def empty_spaces(self) -> int:
        return len(SPACES) - len(self.estate)

    @property
    def vp_tile(self) -> int:
        """BUR-10.9: what the tile beside the board shows; 0 while it is not used."""
        return self.points // VP_TILE * VP_TILE

    @property
    def vp_marker(self) -> int:
        """BUR-10.9: position of the marker on the track."""
        return self.points % VP_TILE


@record
class Supply(Record):
    """One of the seven face-down supplies. Unordered: a tile is drawn when it is drawn."""

    tiles: Size[dict[str, int]] = field(default_factory=dict)


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    track: Public[list[list[int]]] = field(default_factory=list)
    """Turn order: the seats on each space from left to right, each stack from the bottom up."""
    order: Public[list[int]] = field(default_factory=list)
    """Turn order of the running round, read when it began."""
    active: Public[int | None] = None
    """The seat in turn."""
    bought: Public[bool] = False
    """The active player has made the one purchase of this turn."""
    phase: Public[str] = ""
    round: Public[int] = 0
    """1 – 5 within the phase."""
    white: Public[int | None] = None
    """The white die of this round."""
    round_goods: Public[list[str]] = field(default_factory=list)
    """Goods of the phase still on the round spaces, next first."""
    depots: Public[dict[str, str]] = field(default_factory=dict)
    """Depot space → tile on offer; spaces without a tile are left out."""
    depot_goods: Public[dict[int, list[str]]] = field(default_factory=dict)
    """Numbered depot → goods tiles on it, in the order in which they came."""
    supplies: Public[dict[str, Supply]] = field(default_factory=dict)
    """By colour of the back: the six types, and `black`."""
    goods_bag: Size[dict[str, int]] = field(default_factory=dict)
    """Unseen goods tiles: those of later phases and those left in the box."""
    removed: Public[dict[str, int]] = field(default_factory=dict)
    """Tiles that have left the game, all of them face up."""
    finished: Public[dict[str, list[int]]] = field(default_factory=dict)
    """Type → seats that have covered all its spaces, in this order: the first two have the bonus tiles."""
    hide_sold: Public[bool] = False
    """The table hides what others have sold (BUR-R17)."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def turn_order(self) -> list[Seat]:
        """BUR-4.7: from right to left, in a stack from top to bottom."""
        return [seat for space in reversed(self.track) for seat in reversed(space)]

    def bonus_tiles(self, seat: Seat) -> list[tuple[str, str]]:
        """The size (`large` or `small`) and type of each bonus tile of a seat."""
        return [
            (size, kind)
            for kind, seats in self.finished.items()
            for size, owner in zip(("large", "small"), seats, strict=False)
            if owner == seat
        ]

    def on_depot(self, depot: int) -> dict[str, str]:
        """The spaces of a depot that hold a tile (0: the black one)."""
        return {slot: tile for slot, tile in self.depots.items() if SLOTS[slot].depot == depot}
