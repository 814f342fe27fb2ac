"""The moves of Genoa.

The lines of an offer or ask are small words (see `lines`): `d25`, `silver`, `any:payer`, `extra_action`, `marker`,
`blind:large_order_03`, `random:message`; in the proceeds also `drawn`, `order:d40`, `order:tile`,
`bind:small_order_05`.
"""

from typing import Literal

from engine.moves import Move, MoveBook, move
from engine.seats import Seat
from games.genoa.data import Commodity, Tile
from games.genoa.state import Lifetime, Scope

# ---------------------------------------------------------------- phase 1


@move
class Roll(Move):
    """D1."""


@move
class Start(Move):
    """D1, D2: use a Starting space tile, with the chosen space."""

    space: str


# ---------------------------------------------------------------- phase 2: the trader


@move
class Walk(Move):
    """D10, D11: the tower to an adjacent space, without a deal."""

    space: str

    kind = "move"


@move
class Queue(Move):
    """D10: several moves in a row, until something intervenes (GEN-15.36)."""

    spaces: tuple[str, ...]

    open = True


@move
class Use(Move):
    """D9: the trader uses the action."""


@move
class Stop(Move):
    """D11, D22."""


@move
class Accept(Move):
    """D5, D7, D13: an offer or ask at this revision."""

    id: int
    revision: int


@move
class Reject(Move):
    """D6, D7: reject a proposal, which only informs its author."""

    id: int
    revision: int


@move
class Ask(Move):
    """D6: to one player, or (`-`) to all."""

    space: str
    to: Seat | None = None
    give: tuple[str, ...] = ()
    proceeds: tuple[str, ...] = ()
    take: tuple[str, ...] = ()

    open = True


@move
class Call(Move):
    """D6: an open call for offers (GEN-15.35)."""

    spaces: tuple[str, ...]

    open = True


@move
class Cancel(Move):
    """D27: cancel the intent, or an open call."""


# ---------------------------------------------------------------- phase 2: the others


@move
class Offer(Move):
    """D3, D4, D12. Replaces the seat's earlier offer for the same space."""

    space: str
    give: tuple[str, ...] = ()
    proceeds: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    scope: Scope = "both"
    lifetime: Lifetime = "turn"

    open = True


@move
class Withdraw(Move):
    """D3, D6: withdraw the player's offer or ask."""

    id: int


@move
class Pass(Move):
    """D12, D26: on a space, or on the whole `turn`."""

    space: str


@move
class Unpass(Move):
    """GEN-15.40: take back a pass."""

    space: str


# ---------------------------------------------------------------- open terms of a deal


@move
class Choose(Move):
    """D8: the tile of an "any commodity" line."""

    commodity: Commodity


@move
class Bind(Move):
    """D7: the order that an ask wants fulfilled."""

    card: str


# ---------------------------------------------------------------- the action window


@move
class Perform(Move):
    """D14, D14a: the building's effect; in a villa the large order delivered, or none to draw a contract."""

    order: str | None


@move
class Fulfil(Move):
    """D16: a small order."""

    card: str


@move
class Pick(Move):
    """D17: take a commodity with a Commodity of your choice tile."""

    commodity: Commodity


@move
class Trade(Move):
    """D18: play a Trade 1:1 tile, giving away this good (a commodity, tile, card, or `marker`)."""

    away: str


@move
class TradeFor(Move):
    """D18: the good taken in exchange (a commodity, tile, deck, or `marker`)."""

    good: str

    kind = "take"


@move
class Activate(Move):
    """D19: play a Building action tile on a building of the player, with the large order delivered if it is a villa."""

    building: str
    order: str | None


@move
class TakeTile(Move):
    """D15: the special tile for a large order."""

    tile: Tile

    kind = "tile"


@move
class HandOver(Move):
    """D20: one of the cards just drawn."""

    card: str

    kind = "hand"


@move
class End(Move):
    """D21."""


# ---------------------------------------------------------------- messages, phase 3, settings

Treatment = Literal["leave", "place", "remove", "replace"]


@move
class Deliver(Move):
    """D23."""

    card: str


@move
class Keep(Move):
    """D23: deliver no message at the end of the turn."""


@move
class Acquire(Move):
    """D24, D25: the treatment of the one or two buildings beside a street, in the order of FRONTAGE."""

    street: str
    one: Treatment
    other: Treatment | None

    kind = "build"


@move
class Forgo(Move):
    """D24: no acquisition."""


@move
class Set(Move):
    """D26: stance, automatic messages, always being asked, a standing pass in phase 3, showing the purse."""

    what: Literal["stance", "messages", "windows", "acquire", "money"]
    value: str

    open = True
    standing = True


@move
class Except(Move):
    """D26: pass on everything except these buildings (GEN-15.37)."""

    buildings: tuple[str, ...]

    open = True
    standing = True


BOOK = MoveBook(
    Roll, Start, Walk, Queue, Use, Stop, Accept, Reject, Ask, Call, Cancel, Offer, Withdraw, Pass, Unpass, Choose, Bind,
    Perform, Fulfil, Pick, Trade, TradeFor, Activate, TakeTile, HandOver, End, Deliver, Keep, Acquire, Forgo, Set,
    Except,
)  # fmt: skip
