"""The events of Tiletum."""

from engine.events import Event, event
from engine.seats import Seat

# ---------------------------------------------------------------- the round


@event
class RoundBegan(Event):
    round: int
    dice: tuple[str, ...]


@event
class CorruptionShown(Event):
    """All discs move left by `steps`."""

    turn: int
    steps: int


@event
class TurnBegan(Event):
    seat: Seat
    round: int
    turn: int

    routine = True


@event
class TurnEnded(Event):
    seat: Seat

    routine = True


@event
class ContractsRefilled(Event):
    """The contract offer after it slid right and was refilled; `new` are the tiles added."""

    new: tuple[str, ...]


# ---------------------------------------------------------------- the die and its action


@event
class DieTaken(Event):
    """`number`: after turning it for `gold`."""

    seat: Seat
    die: str
    number: int
    gold: int
    action: str


@event
class TileTaken(Event):
    """A tile was put into the warehouse. `place`: an action, a city, "king_track", "contracts" or "characters"."""

    seat: Seat
    tile: str
    place: str


@event
class ActionBegan(Event):
    """`source`: "die", "joker" (a die at the joker), or the helper, character or contract that granted the action."""

    seat: Seat
    action: str
    points: int
    source: str


@event
class PointsAdded(Event):
    """Points were added to the die's action."""

    seat: Seat
    points: int
    source: str


@event
class ActionEnded(Event):
    seat: Seat
    action: str
    lost: int


# ---------------------------------------------------------------- gains and losses


@event
class Gained(Event):
    """`source`: a die, a tile, "buy", "swap", "first_swap" …"""

    seat: Seat
    resource: str
    amount: int
    source: str


@event
class Paid(Event):
    seat: Seat
    resource: str
    amount: int
    source: str


@event
class Scored(Event):
    """Points actually added or taken: never below 0 (TIL-1.3). `why`: a key of the breakdown."""

    seat: Seat
    points: int
    why: str
    source: str


# ---------------------------------------------------------------- actions and bonuses


@event
class Travelled(Event):
    """`piece`: "architect" or "merchant"; `steps` is 0 if a crest moved it, any distance."""

    seat: Seat
    piece: str
    start: str
    space: str
    steps: int


@event
class PillarPlaced(Event):
    seat: Seat
    city: str


@event
class HousePlaced(Event):
    seat: Seat
    city: str
    spot: int


@event
class CharacterCame(Event):
    """A new character in the offer; `space`: 1 to 5 from the left."""

    character: str
    space: int


@event
class OfferRefreshed(Event):
    seat: Seat
    old: tuple[str, ...]


@event
class Settled(Event):
    seat: Seat
    character: str
    room: str


@event
class RoofHouseCame(Event):
    """A house moved from the roof of a full building to the personal supply."""

    seat: Seat
    building: int


@event
class BuildingCompleted(Event):
    """The marker of `points` goes to the action; the sixth building has no action."""

    seat: Seat
    building: int
    action: str
    points: int


@event
class Swapped(Event):
    seat: Seat
    give: str
    get: str


@event
class KingMoved(Event):
    """A disc moved on the king track (0 is the leftmost space); `lost`: points beyond its end."""

    seat: Seat
    start: int
    space: int
    lost: int


# ---------------------------------------------------------------- tasks


@event
class Bought(Event):
    seat: Seat
    good: str
    count: int


@event
class ContractFulfilled(Event):
    """`space`: the contract space covered, 1 to 6; `pillar`: whether one moved to the supply."""

    seat: Seat
    contract: str
    space: int
    pillar: bool


@event
class CrestPlaced(Event):
    seat: Seat
    crest: str
    building: int


@event
class Contributed(Event):
    """`tile`: VP of the cathedral tile taken."""

    seat: Seat
    city: str
    cost: str
    tile: int


@event
class HelperUsed(Event):
    seat: Seat
    helper: str


@event
class BuildingActivated(Event):
    seat: Seat
    building: int


@event
class BonusLost(Event):
    """A bonus that could not be used: `what` is "house", "pillar", "activate" or "steps"."""

    seat: Seat
    what: str


@event
class BonusForgone(Event):
    """The player skipped the rest of a bonus."""

    seat: Seat


# ---------------------------------------------------------------- king, fair, clean-up, end


@event
class KingTileDiscarded(Event):
    seat: Seat
    tile: str


@event
class OrderChanged(Event):
    order: tuple[Seat, ...]


@event
class DiscsReturned(Event):
    """Discs moved from red spaces to 0."""

    seats: tuple[Seat, ...]


@event
class FairScored(Event):
    """`counts`: how often each seat meets the condition (for the king track: the VP of its space); absent seats
    score nothing."""

    round: int
    city: str
    tile: str
    present: tuple[Seat, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]


@event
class TilesLaid(Event):
    """Clean-up: new bonus tiles, one at each place (an action, or "king_track")."""

    places: tuple[str, ...]
    tiles: tuple[str, ...]


@event
class FinalScored(Event):
    """Houses × pillars, completed buildings, remaining resources."""

    seat: Seat
    houses: int
    pillars: int
    buildings: int
    resources: int
