"""The state of a game of Genoa: plain data, no rules."""

from dataclasses import field
from typing import Literal

from engine.records import Owner, Public, Record, Seated, Size, frozen, record
from engine.seats import Seat
from engine.steps import Core
from games.genoa.data import DISCS, MARKERS, TRACK_START

Scope = Literal["move", "arrival", "both"]
Lifetime = Literal["turn", "step"]
ActionState = Literal["none", "open", "used", "discharged"]
"""Action of the building under the tower: none (a street, the market); available; used; unused and no longer for
sale by duty (GEN-15.30)."""
CLOCKWISE: dict[int, list[tuple[Seat, ...]]] = {
    seats: [tuple((first + n) % seats for n in range(seats)) for first in range(seats)] for seats in TRACK_START
}
"""Number of players → for each seat, all seats clockwise from it."""
OTHERS = {seats: [around[1:] for around in rings] for seats, rings in CLOCKWISE.items()}
WHOLE_TURN = "turn"
"""Among the passes of a seat: all spaces of this turn."""


@frozen
class Confided(Record):
    """Faces shown to one seat alone."""

    seat: Public[Seat]
    cards: Owner[tuple[str, ...]] = ()


@frozen
class Bundle(Record):
    """An offer of a non-trader or an ask of the trader (GEN-15.3). Immutable: an edit creates a new one."""

    seat: Public[Seat]
    """The maker."""
    id: Public[int]
    revision: Public[int]
    is_ask: Public[bool]
    to: Public[Seat | None]
    """The addressee of an ask; None if it is open to all."""
    space: Public[str]
    scope: Public[Scope]
    lifetime: Public[Lifetime]
    give: Public[tuple[str, ...]]
    """The buyer's immediate payment: lines (see `lines`), with hidden cards named by their deck only."""
    proceeds: Public[tuple[str, ...]]
    """The buyer's payment out of the action."""
    take: Public[tuple[str, ...]]
    """The trader's addition."""
    faces: Owner[tuple[str, ...]] = ()
    """The hidden cards of the maker's side, in the order of their lines."""
    bound: Owner[str] = ""
    """The order card that the buyer must fulfil."""
    confided: Public[Confided | None] = None
    """Faces shown to the trader."""
    live: Public[bool] = True
    """False while suspended (GEN-15.19)."""
    rejected: Public[tuple[Seat, ...]] = ()
    """Seats that rejected it (GEN-15.34)."""

    def judged(self, live: bool) -> "Bundle":
        """A copy, live or suspended. Written out for speed: `replace` is slow."""
        return Bundle(
            self.seat, self.id, self.revision, self.is_ask, self.to, self.space, self.scope, self.lifetime,
            self.give, self.proceeds, self.take, self.faces, self.bound, self.confided, live, self.rejected,
        )  # fmt: skip


@frozen
class Intent(Record):
    """The trader's plan once the building under the tower is settled (GEN-15.29)."""

    kind: Public[Literal["walk", "accept", "stop"]]
    space: Public[str] = ""
    id: Public[int] = 0
    revision: Public[int] = 0


@record
class Pile(Record):
    """A deck: unordered, since its order is unknown; played cards are face up under it."""

    down: Size[list[str]] = field(default_factory=list)
    up: Public[list[str]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return len(self.down) + len(self.up)


@record
class Player(Record):
    ducats: Owner[int] = 0
    shown: Public[int | None] = None
    """Publicly known ducats: always with open money, else while a sum once shown is still correct."""
    commodities: Public[dict[str, int]] = field(default_factory=dict)
    tiles: Public[dict[str, int]] = field(default_factory=dict)
    stock: Public[int] = 0
    """Ownership markers that can be placed or paid."""
    central: Public[int] = MARKERS
    """Ownership markers in the central supply."""
    contract: Owner[list[str]] = field(default_factory=list)
    message: Owner[list[str]] = field(default_factory=list)
    large_order: Owner[list[str]] = field(default_factory=list)
    small_order: Owner[list[str]] = field(default_factory=list)
    """The hand, a list for each deck in the order of the tables: backs are public."""
    performed: Public[int] = 0
    """Actions performed this turn."""
    spent: Public[int] = 0
    """Extra action tiles spent this turn."""
    passes: Public[list[str]] = field(default_factory=list)
    """Spaces passed on this turn (GEN-15.40)."""
    stance: Public[Literal["ask_me", "auto_pass_all", "auto_pass_except"]] = "ask_me"
    exceptions: Public[list[str]] = field(default_factory=list)
    """Buildings that a stance `auto_pass_except` does not pass on."""
    messages: Public[Literal["auto", "ask"]] = "auto"
    windows: Public[Literal["auto", "ask"]] = "auto"
    """Whether an action without remaining choices continues automatically (GEN-5.18)."""
    acquire: Public[Literal["ask", "pass"]] = "ask"
    """`pass`: a standing pass in phase 3 (GEN-15.41)."""
    from_buildings: Public[int] = 0
    from_contracts: Public[int] = 0
    """Ducats of the final scoring."""

    def hand(self, deck: str) -> list[str]:
        return getattr(self, deck)  # type: ignore[no-any-return]

    @property
    def hands(self) -> tuple[list[str], ...]:
        """The four hands, in the order of DECKS."""
        return (self.contract, self.message, self.large_order, self.small_order)

    @property
    def cards(self) -> int:
        return len(self.contract) + len(self.message) + len(self.large_order) + len(self.small_order)


@record
class State(Core):
    players: Seated[list[Player]] = field(default_factory=list)
    open_money: Public[bool] = False
    paid_out: int = 0
    """Total paid by the bank, to verify that no ducat is created or lost."""
    start: Public[int] = 0
    trader: Public[int] = 0
    marker: Public[int] = 1
    """The round marker's space on the track."""
    round: Public[int] = 1
    commodities: Public[dict[str, int]] = field(default_factory=dict)
    tiles: Public[dict[str, int]] = field(default_factory=dict)
    """Tiles in the supply."""
    decks: Public[dict[str, Pile]] = field(default_factory=dict)
    owners: Public[dict[str, int]] = field(default_factory=dict)
    """Building → owner."""

    path: Public[list[str]] = field(default_factory=list)
    """The spaces visited this turn in order; the tower is on the last."""
    tower: Public[int] = DISCS
    """Discs still in the tower."""
    discs: Public[dict[str, int]] = field(default_factory=dict)
    """Space → discs left behind; after phase 2 also those of the tower."""
    action: Public[ActionState] = "none"
    offers: Public[list[Bundle]] = field(default_factory=list)
    """Offers of the non-traders, oldest first."""
    asks: Public[list[Bundle]] = field(default_factory=list)
    """Asks of the trader, oldest first."""
    next_id: Public[int] = 1
    intent: Public[Intent | None] = None
    queue: Public[list[str]] = field(default_factory=list)
    """Moves that follow automatically (GEN-15.36)."""
    queue_paused: Public[bool] = False
    locked: Public[bool] = False
    """Whether the offers for the building under the tower are locked and the trader must choose (GEN-15.27b)."""
    barred: Public[list[int]] = field(default_factory=list)
    """Seats that withdrew an offer in the present sale window (GEN-15.27a)."""
    call: Public[list[str]] = field(default_factory=list)
    """Spaces of an open call (GEN-15.35)."""
    called: Public[list[int]] = field(default_factory=list)
    """Seats that have not answered it yet."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def space(self) -> str:
        """The tower's space."""
        return self.path[-1]

    @property
    def way(self) -> tuple[str, ...]:
        """The path as a tuple, for cache keys."""
        return tuple(self.path)

    @property
    def moves_left(self) -> int:
        return self.tower - 1

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        return CLOCKWISE[len(self.players)][first]

    @property
    def others(self) -> tuple[Seat, ...]:
        """The non-traders, clockwise."""
        return OTHERS[len(self.players)][self.trader]
