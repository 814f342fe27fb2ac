"""The moves of Tiletum.

A move names a route's end and result, not single steps: `architect praha pillar` walks there the shortest way and
places the pillar. The groups at the end of the file list kinds that belong together in an interface.
"""

from types import MappingProxyType
from typing import Literal

from engine.moves import JOIN, Move, MoveBook, move
from games.tiletum.data import RESOURCES, Good, Plain, Resource

# ---------------------------------------------------------------- the die


@move
class Die(Move):
    """D3 – D6: a die of the wheel, the number it is turned to for gold, whether its action's bonus tile is taken, and
    the resource gained (a resource other than the colour's costs a helper).

    `pause` takes the tile but not yet the resources: the player can do something first that may change their type.
    """

    die: str
    number: int
    tile: Literal["take", "leave", "pause"]
    resource: Resource


@move
class Collect(Move):
    """After a pause: take the resources of the die."""

    resource: Resource


@move
class Perform(Move):
    """D7: the action that the joker is used as."""

    action: Plain


# ---------------------------------------------------------------- spending points


@move
class Architect(Move):
    """D8: go to a space, or stay, and do something there. Also used for the steps of bonuses."""

    space: str
    doing: Literal["walk", "tile", "pillar", "both"]


@move
class Merchant(Move):
    """D9. `spot`: number of the house space for a new house."""

    space: str
    doing: Literal["walk", "tile", "house", "both"]
    spot: int | None


@move
class Hire(Move):
    """D10: a character of the offer, into the warehouse or directly into a room."""

    character: str
    room: str | None


@move
class Settle(Move):
    """D10: a character of the warehouse into a room."""

    character: str
    room: str


@move
class Refresh(Move):
    """D10: a new character offer."""


@move
class Sign(Move):
    """D11: take the tile on a space of the contract offer, 1 to 5 from the left."""

    space: int


@move
class Swap(Move):
    """D11: one resource for another; the first swap of the turn gains two, in the order of the data table."""

    give: Resource
    get: tuple[Resource, ...]

    @classmethod
    def as_written_now(cls, words: list[str]) -> list[str]:
        """Reads rules 1, which named the bonus of the first swap separately: `swap food iron gold`, `swap food iron
        -`."""
        if len(words) != 3:
            return words
        give, *got = words
        return [give, JOIN.join([resource for resource in RESOURCES for word in got if word == resource])]


# ---------------------------------------------------------------- tasks


@move
class Buy(Move):
    """D14."""

    good: Good
    count: int


@move
class Fulfil(Move):
    """D15. `pay`: the resource used for "any same"."""

    contract: str
    pay: Resource | None


@move
class Crest(Move):
    """D16."""

    crest: str
    building: int


@move
class Contribute(Move):
    """D17."""

    city: str


@move
class Helper(Move):
    """D18. `choice`: the resources of `helper_any_2` and `_3`, the action of `helper_joker_1`, otherwise empty."""

    helper: str
    choice: tuple[str, ...]


# ---------------------------------------------------------------- bonuses


@move
class Gain(Move):
    """Resources of choice, in the order of the data table."""

    resources: tuple[Resource, ...]


@move
class House(Move):
    """TIL-24.1: a house in any city."""

    city: str
    spot: int


@move
class Pillar(Move):
    """TIL-24.2: a pillar at any cathedral."""

    city: str


@move
class Activate(Move):
    """D21: the bonus of one character of a building, or of `all` remaining ones from the lowest floor up."""

    building: int
    character: str


@move
class Skip(Move):
    """Forgo the rest of a bonus."""


# ---------------------------------------------------------------- ending


@move
class End(Move):
    """D13: end the open action, or the turn with it."""

    what: Literal["action", "turn"]


@move
class Favour(Move):
    """D23: the king track's leader takes or discards the bonus tile beside it."""

    tile: Literal["take", "discard"]


GROUPS: MappingProxyType[str, tuple[type[Move], ...]] = MappingProxyType(
    {
        "die": (Die, Collect),
        "spend": (Perform, Architect, Merchant, Hire, Settle, Refresh, Sign, Swap, Gain, House, Pillar, Activate),
        "task": (Buy, Fulfil, Crest, Contribute),
        "helper": (Helper,),
        "end": (End, Skip, Favour),
    }
)
BOOK = MoveBook(*[kind for kinds in GROUPS.values() for kind in kinds])
