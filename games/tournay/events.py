"""What can happen in Tournay, as it is told to the players. Every denier that changes hands is told once."""

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
    """`how`: on an empty space (`new`), on a card of its colour (`cover`) or instead of others (`replace`)."""

    seat: Seat
    card: str
    space: str
    how: str
    deniers: int


@event
class CardGiven(Event):
    """TOU-17.5: part of a price. From the hand (no space) it goes face down, and only the deck is seen."""

    seat: Seat
    deck: str
    card: Owner[str]
    space: str | None
    shown: str
    """The card, where everybody knows it."""


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
    """TOU-4: whose citizens an action uses. The user pays each other owner `price` for each."""

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
    """The cards seen; with `crier` the Town Crier came too and a card was drawn instead."""

    seat: Seat
    deck: str
    cards: Owner[tuple[str, ...]]
    crier: bool


@event
class CardKept(Event):
    """One card into the hand; `left` is now face up on the deck, if there was another."""

    seat: Seat
    deck: str
    card: Owner[str]
    left: str | None
    shown: str
    """The card kept, where everybody knows it."""


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
    """Face down under its deck (TOU-12.3); `shown` where everybody knows the card."""

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
    """Left out, or it could not be used."""

    seat: Seat
    card: str


@event
class Gained(Event):
    """From the bank; `source` is a card, an event, or the action."""

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
    """From one player to another (Manor, Courtroom)."""

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
    """A Bishop: citizens back on the plaza, by colour."""

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
    """All citizens back on the plaza; `tokens` damage and grey tokens gone."""

    seat: Seat
    citizens: int
    tokens: int


# ---------------------------------------------------------------- events


@event
class EventFought(Event):
    """`ransom` deniers paid; the `coins` on it were `taken`, or went to the bank. `by`: a card, or the action."""

    seat: Seat
    event: str
    slot: int
    ransom: int
    coins: int
    taken: int
    by: str


@event
class EventTurnedUp(Event):
    """TOU-9.7; no event where the deck is empty."""

    slot: int
    event: str | None


@event
class CrierCalled(Event):
    """TOU-6.3, 6.4: under its deck; `coins` on each slot after the new ones were added."""

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
    """A standing answer was used. What it was is told when all defences are."""

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
    """An event takes effect, once for each coin."""

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
    """TOU-12.4, 18.11: not against an event."""

    seat: Seat
    rampart: str


# ---------------------------------------------------------------- the end


@event
class LastRoundBegan(Event):
    """TOU-18.4, 18.5: whose quarters are complete, and how many Town Criers are out."""

    complete: tuple[Seat, ...]
    criers: int


@event
class StoodStill(Event):
    """Q69: nobody has done anything but gather for so many rounds, so the last round begins."""

    rounds: int


@event
class NothingGrew(Event):
    """Q70: for so many rounds the quarters have shown nothing new, so the last round begins."""

    rounds: int


@event
class LastCardCommitted(Event):
    """One card or none; nobody else knows which."""

    seat: Seat
    card: Owner[str]


@event
class LastCardRevealed(Event):
    """No card where none was committed."""

    seat: Seat
    card: str | None


@event
class BuildingScored(Event):
    """TOU-19.2 – 19.6: one name, for everybody."""

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
