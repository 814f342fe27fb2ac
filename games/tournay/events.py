"""The events of Tournay. Every transfer of deniers appears in exactly one event."""

from engine.events import Event, Owner, event
from engine.seats import Seat

# ---------------------------------------------------------------- the turn


@event
class GameBegan(Event):
    start: Seat
    queue: tuple[str, ...]

    routine = True


@event
class TurnBegan(Event):
    seat: Seat
    turn: int

    routine = True


@event
class StandingSet(Event):
    seat: Seat
    answer: Owner[str]


@event
class CardPlayed(Event):
    """`how`: on an empty space (`new`), on a card of its colour (`cover`) or in place of others (`replace`)."""

    seat: Seat
    card: str
    space: str
    how: str
    deniers: int


@event
class CardGiven(Event):
    """TOU-17.5: part of a price. A card of the hand (no space) is given face down, so only its deck is public."""

    seat: Seat
    deck: str
    card: Owner[str]
    space: str | None
    shown: str
    """The card if it is public."""


@event
class CitizenGiven(Event):
    """TOU-17.3; `place`: plaza, lying, or the space of a building."""

    seat: Seat
    colour: str
    place: str


@event
class CardsReplaced(Event):
    """TOU-3.10, 3.11: discarded to make room, the top one first."""

    seat: Seat
    space: str
    cards: tuple[str, ...]


@event
class CitizensUsed(Event):
    """TOU-4: owners of the citizens an action uses. The user pays each other owner `price` per citizen."""

    seat: Seat
    colour: str
    citizens: tuple[Seat, ...]
    price: int


# ---------------------------------------------------------------- cards into hands


@event
class FaceUpTaken(Event):
    seat: Seat
    deck: str
    card: str


@event
class FaceUpBuried(Event):
    """TOU-5.5."""

    seat: Seat
    deck: str
    card: str


@event
class Looked(Event):
    """The cards seen; with `crier` a Town Crier was drawn and replaced."""

    seat: Seat
    deck: str
    cards: Owner[tuple[str, ...]]
    crier: bool


@event
class CardKept(Event):
    """One card was kept; `left` is now face up on the deck, if there was another."""

    seat: Seat
    deck: str
    card: Owner[str]
    left: str | None
    shown: str
    """The card kept, if it is public."""


@event
class CardsTaken(Event):
    """Both top cards of a deck; `shown` was the face-up one."""

    seat: Seat
    deck: str
    cards: Owner[tuple[str, ...]]
    shown: str | None
    crier: bool


@event
class TurnedUp(Event):
    """TOU-22.6: an Abbey turns up the top card of a deck."""

    deck: str
    card: str


@event
class Picked(Event):
    seat: Seat
    cards: tuple[str, ...]


@event
class Discarded(Event):
    """Face down under its deck (TOU-12.3); `shown` if the card is public."""

    seat: Seat
    deck: str
    card: Owner[str]
    shown: str


# ---------------------------------------------------------------- buildings and characters


@event
class BuildingActivated(Event):
    """`token`: the colour of the citizen now on it, or grey."""

    seat: Seat
    space: str
    card: str
    token: str


@event
class AbilityUnused(Event):
    """Declined, or impossible."""

    seat: Seat
    card: str


@event
class Gained(Event):
    """Gained from the bank; `source`: a card, an event, or the action."""

    seat: Seat
    deniers: int
    source: str


@event
class Recruited(Event):
    seat: Seat
    colour: str
    deniers: int


@event
class Copied(Event):
    seat: Seat
    owner: Seat
    space: str
    card: str


@event
class Paid(Event):
    """Paid by one player to another (Manor, Courtroom)."""

    seat: Seat
    to: Seat
    deniers: int
    source: str


@event
class CatapultHit(Event):
    seat: Seat
    victim: Seat
    space: str
    card: str


@event
class StoodUp(Event):
    """A Bishop put citizens back on the plaza, by colour."""

    seat: Seat
    card: str
    citizens: tuple[str, ...]


@event
class Earned(Event):
    seat: Seat
    colour: str
    count: int
    deniers: int


@event
class Gathered(Event):
    """All citizens are back on the plaza; `tokens`: damage and grey tokens removed."""

    seat: Seat
    citizens: int
    tokens: int


# ---------------------------------------------------------------- events


@event
class EventFought(Event):
    """`ransom`: deniers paid; `coins` on it were `taken` or went to the bank. `by`: a card, or the action."""

    seat: Seat
    event: str
    slot: int
    ransom: int
    coins: int
    taken: int
    by: str


@event
class EventTurnedUp(Event):
    """TOU-9.7; no event if the deck is empty."""

    slot: int
    event: str | None


@event
class CrierCalled(Event):
    """TOU-6.3, 6.4: put under its deck; `coins` on each slot after adding the new ones."""

    seat: Seat
    deck: str
    criers: int
    queue: tuple[str, ...]
    coins: tuple[int, ...]


@event
class BallistaFired(Event):
    seat: Seat
    events: tuple[str, ...]
    coins: tuple[int, ...]


@event
class AnsweredAhead(Event):
    """A standing answer was used. Its content is revealed with the other defences."""

    seat: Seat

    routine = True


@event
class Defended(Event):
    """Events ignored: each of `ramparts` with a rampart, now built, and one with the Catapult."""

    seat: Seat
    ramparts: tuple[str, ...]
    built: tuple[str, ...]
    catapult: str | None


@event
class EventStruck(Event):
    """An event took effect, once for each coin."""

    event: str
    times: int


@event
class CitizensLaid(Event):
    seat: Seat
    event: str
    colours: tuple[str, ...]


@event
class CardsDamaged(Event):
    seat: Seat
    event: str
    spaces: tuple[str, ...]
    cards: tuple[str, ...]


@event
class DeniersLost(Event):
    seat: Seat
    event: str
    deniers: int


@event
class RampartBuilt(Event):
    """TOU-12.4, 18.11: built without an event."""

    seat: Seat
    rampart: str


# ---------------------------------------------------------------- the end


@event
class LastRoundBegan(Event):
    """TOU-18.4, 18.5: the seats with complete quarters, and the number of Town Criers revealed."""

    complete: tuple[Seat, ...]
    criers: int


@event
class StoodStill(Event):
    """Q69: all players only gathered for this many rounds, so the last round begins."""

    rounds: int


@event
class NothingGrew(Event):
    """Q70: no growth for this many rounds, so the last round begins."""

    rounds: int


@event
class LastCardCommitted(Event):
    """A seat committed one card or none, secretly."""

    seat: Seat
    card: Owner[str]


@event
class LastCardRevealed(Event):
    """No card if none was committed."""

    seat: Seat
    card: str | None


@event
class BuildingScored(Event):
    """TOU-19.2 – 19.6: one building name, with the points of all seats."""

    card: str
    owners: tuple[Seat, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]


@event
class PrestigeScored(Event):
    """TOU-19.7, 19.8: printed prestige and ramparts."""

    seat: Seat
    prestige: int
    ramparts: int
