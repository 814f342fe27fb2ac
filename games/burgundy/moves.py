"""Moves of The Castles of Burgundy.

`die` is the rolled value of one of the player's unused dice, or nothing where an effect needs no die. The workers that
a move costs follow from it (see `dice.price`): the fewest that suffice for the depot taken from, the space placed on,
or the goods sold. Two tiles of a kind are alike, so stored tiles are named by kind.
"""

from engine.moves import Move, MoveBook, move
from games.burgundy.data import Goods


@move
class Settle(Move):
    """D2, D3: a side of the own sheet and the space of the start castle."""

    board: str
    castle: str


@move
class Take(Move):
    """D9: the tile on a space of a depot (`4b`), and which stored tile leaves the game if the storage is full (D10).

    Without a die: by a castle, a carpenter's workshop, a church or a market.
    """

    die: int | None
    slot: str
    discard: str | None


@move
class Place(Move):
    """D11, D12: a stored tile and a space of the estate. Without a die: by a castle or a city hall."""

    die: int | None
    tile: str
    space: str


@move
class Sell(Move):
    """D20: all goods of a type. Without a die: by a castle or a warehouse."""

    die: int | None
    goods: Goods


@move
class Workers(Move):
    """D21. Without a die: by a castle."""

    die: int | None


@move
class Buy(Move):
    """D22: the tile on a space of the black depot (`0c`), with knowledge 6 of any depot; D10 as for `Take`."""

    slot: str
    discard: str | None


@move
class Load(Move):
    """D13 – D15: a ship's depot, or two neighbours in rising order with knowledge 5; and where not all new types fit,
    those that are stored, in the order of the goods table."""

    depots: tuple[int, ...]
    keep: tuple[Goods, ...]


@move
class Skip(Move):
    """D17 – D19: decline the effect of a building."""


@move
class End(Move):
    """D25."""


BOOK = MoveBook(Settle, Take, Place, Sell, Workers, Buy, Load, Skip, End)
