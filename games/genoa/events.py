"""The events of Genoa. Lines of a deal are written as in `lines`, with hidden cards named by their deck."""

from engine.events import Event, Owner, event
from engine.seats import Seat

# ---------------------------------------------------------------- rounds and turns


@event
class GameBegan(Event):
    start: Seat
    marker: int

    routine = True


@event
class RoundBegan(Event):
    round: int
    marker: int
    last: bool


@event
class TurnBegan(Event):
    seat: Seat
    round: int

    routine = True


@event
class Rolled(Event):
    seat: Seat
    blue: int
    red: int
    space: str


@event
class StartChosen(Event):
    """A Starting space tile was used."""

    seat: Seat
    space: str


@event
class RoundShortened(Event):
    """The tower started on the Market (GEN-3.6)."""

    marker: int
    last: bool


@event
class Walked(Event):
    seat: Seat
    origin: str
    space: str
    left: int
    """Moves still left."""


@event
class Stopped(Event):
    seat: Seat
    space: str
    discs: int


@event
class TurnEnded(Event):
    seat: Seat

    routine = True


# ---------------------------------------------------------------- the offer book


@event
class Offered(Event):
    """An offer or (`is_ask`) an ask; new at revision 1, edited above it."""

    seat: Seat
    id: int
    revision: int
    is_ask: bool
    to: Seat | None
    space: str
    scope: str
    lifetime: str
    give: tuple[str, ...]
    proceeds: tuple[str, ...]
    take: tuple[str, ...]
    faces: Owner[tuple[str, ...]]
    bound: Owner[str]


@event
class FacesShown(Event):
    """Cards of an offer were shown to the trader."""

    seat: Seat
    maker: Seat
    id: int
    cards: Owner[tuple[str, ...]]


@event
class Withdrawn(Event):
    seat: Seat
    id: int
    space: str
    is_ask: bool


@event
class Rejected(Event):
    seat: Seat
    id: int
    maker: Seat
    space: str


@event
class Suspended(Event):
    seat: Seat
    id: int
    space: str


@event
class Revived(Event):
    seat: Seat
    id: int
    space: str


@event
class Expired(Event):
    seat: Seat
    id: int
    space: str
    is_ask: bool


@event
class Passed(Event):
    """Passed on a space, or on the whole `turn`."""

    seat: Seat
    space: str


@event
class PassTakenBack(Event):
    seat: Seat
    space: str


@event
class Called(Event):
    seat: Seat
    spaces: tuple[str, ...]
    asked: tuple[Seat, ...]

    routine = True


@event
class CallAnswered(Event):
    """All called seats have answered an open call."""

    seat: Seat


@event
class CallEnded(Event):
    seat: Seat


# ---------------------------------------------------------------- leaving a building


@event
class IntentDeclared(Event):
    """`what`: walk, accept or stop."""

    seat: Seat
    what: str
    space: str


@event
class IntentCancelled(Event):
    seat: Seat


@event
class IntentLapsed(Event):
    """The trader's intent is no longer possible: the trader chooses again."""

    seat: Seat


@event
class Queued(Event):
    seat: Seat
    spaces: tuple[str, ...]


@event
class SaleWindowOpened(Event):
    seat: Seat
    space: str
    asked: tuple[Seat, ...]

    routine = True


@event
class Discharged(Event):
    """The action was offered and not wanted: the duty to sell has ended."""

    space: str


@event
class ForcedToSell(Event):
    """The trader must accept one of these offers or use the action."""

    seat: Seat
    space: str
    offers: tuple[int, ...]


# ---------------------------------------------------------------- deals


@event
class Struck(Event):
    """A deal: all of it is public except card faces (GEN-16.9)."""

    seat: Seat
    """The trader."""
    buyer: Seat
    id: int
    space: str
    give: tuple[str, ...]
    proceeds: tuple[str, ...]
    take: tuple[str, ...]


@event
class CardsGiven(Event):
    seat: Seat
    to: Seat
    decks: tuple[str, ...]
    cards: Owner[tuple[str, ...]]


@event
class CardsReceived(Event):
    seat: Seat
    giver: Seat
    decks: tuple[str, ...]
    cards: Owner[tuple[str, ...]]


@event
class MarkersExchanged(Event):
    """The payer's markers go to the central supply, the receiver takes own ones from there."""

    seat: Seat
    to: Seat
    paid: int
    taken: int


@event
class ProceedsPaid(Event):
    seat: Seat
    to: Seat
    lines: tuple[str, ...]


# ---------------------------------------------------------------- actions


@event
class ActionBegan(Event):
    seat: Seat
    building: str
    tile: bool
    """Whether an Extra action tile was spent."""


@event
class OwnerPaid(Event):
    seat: Seat
    building: str
    ducats: int


@event
class Took(Event):
    """Commodities, special tiles or markers from the supply; fewer than the building yields if it is short."""

    seat: Seat
    things: tuple[str, ...]


@event
class Drew(Event):
    seat: Seat
    deck: str
    cards: Owner[tuple[str, ...]]


@event
class OrderFulfilled(Event):
    seat: Seat
    card: str
    ducats: int


@event
class TilePlayed(Event):
    seat: Seat
    tile: str
    target: str
    """The commodity picked, the building activated, or ""."""


@event
class Traded(Event):
    """`away` names a card, which is revealed; `good` only the deck of a drawn one."""

    seat: Seat
    away: str
    good: str


@event
class ActionEnded(Event):
    seat: Seat
    building: str


@event
class MessageDelivered(Event):
    seat: Seat
    card: str
    ducats: int


@event
class Reshuffled(Event):
    deck: str
    cards: int


# ---------------------------------------------------------------- phase 3, settings, the end


@event
class Acquired(Event):
    seat: Seat
    street: str
    placed: tuple[str, ...]
    removed: tuple[str, ...]
    """Buildings."""
    robbed: tuple[Seat, ...]
    """Owners of the markers removed, in the order of `removed`."""


@event
class AcquisitionForgone(Event):
    seat: Seat


@event
class SettingChanged(Event):
    seat: Seat
    what: str
    value: str
    buildings: tuple[str, ...]


@event
class MoneyShown(Event):
    seat: Seat
    ducats: int


@event
class FinalScored(Event):
    """Ducats before, for markers on buildings, and for contracts."""

    seat: Seat
    ducats: int
    buildings: int
    contracts: tuple[str, ...]
    groups: tuple[int, ...]
    """Sizes of the groups of contracts."""
    paid: int
    """Ducats for the contracts."""
