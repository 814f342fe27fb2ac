"""Changes since the reader's last move, collected from the events."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Event
from games.tournay import events as e
from games.tournay.data import COLOURS
from words import highlights as shared


@dataclass(slots=True)
class Highlights(shared.Highlights):
    """Changes by place. Things that have moved on since are not removed."""

    spaces: set[tuple[int, str]] = field(default_factory=set)
    """(Seat, space) with a new card, citizen or damage."""
    decks: set[str] = field(default_factory=set)
    """Decks with a new face-up card, or without the previous one."""
    slots: set[int] = field(default_factory=set)
    """Slots of the queue with a new event or a new coin."""
    criers: set[str] = field(default_factory=set)
    """Decks with a newly revealed Town Crier."""
    purses: set[int] = field(default_factory=set)
    """Seats with a changed number of deniers."""
    citizens: set[tuple[int, str]] = field(default_factory=set)
    """(Seat, colour) of citizens that moved."""
    hands: Counter[int] = field(default_factory=Counter)
    """Seat → number of cards taken into hand."""
    ramparts: set[int] = field(default_factory=set)
    """Seats that gained or built ramparts."""


def highlights(events: Sequence[Event]) -> Highlights:
    found = Highlights()
    for event in events:
        _quarters(found, event)
        _supplies(found, event)
        _purses(found, event)
    return found


def _quarters(found: Highlights, event: Event) -> None:
    match event:
        case e.CardPlayed() | e.BuildingActivated():
            found.spaces.add((event.seat, event.space))
        case e.CardGiven():
            if event.space:
                found.spaces.add((event.seat, event.space))
        case e.CitizenGiven():
            found.citizens.add((event.seat, event.colour))
            if event.place not in ("plaza", "lying"):
                found.spaces.add((event.seat, event.place))
        case e.CatapultHit():
            found.spaces.add((event.victim, event.space))
        case e.CardsDamaged():
            found.spaces |= {(event.seat, space) for space in event.spaces}
        case e.Gathered():
            found.citizens |= {(event.seat, colour) for colour in COLOURS}
        case _:
            pass


def _supplies(found: Highlights, event: Event) -> None:
    match event:
        case e.FaceUpTaken() | e.CardsTaken():
            found.decks.add(event.deck)
            found.hands[event.seat] += 1
        case e.CardKept():
            found.decks.add(event.deck)
            found.hands[event.seat] += 1
        case e.FaceUpBuried() | e.TurnedUp():
            found.decks.add(event.deck)
        case e.Picked():
            found.hands[event.seat] += 1
        case e.EventTurnedUp():
            found.slots.add(event.slot)
        case e.CrierCalled():
            found.criers.add(event.deck)
            found.slots |= {slot for slot, there in enumerate(event.queue) if there}
        case e.EventFought() | e.RampartBuilt():
            found.ramparts.add(event.seat)
        case e.Defended():
            if event.built:
                found.ramparts.add(event.seat)
        case _:
            pass


def _purses(found: Highlights, event: Event) -> None:
    match event:
        case e.CitizensUsed():
            found.citizens |= {(owner, event.colour) for owner in event.citizens}
            if any(owner != event.seat for owner in event.citizens):
                found.purses |= {event.seat, *event.citizens}
        case e.CardPlayed() | e.Gained() | e.DeniersLost():
            if event.deniers:
                found.purses.add(event.seat)
        case e.Recruited() | e.Earned():
            found.purses.add(event.seat)
            found.citizens.add((event.seat, event.colour))
        case e.Paid():
            found.purses |= {event.seat, event.to}
        case e.EventFought():
            if event.ransom or event.taken:
                found.purses.add(event.seat)
        case e.StoodUp():
            found.citizens |= {(event.seat, colour) for colour in event.citizens}
        case e.CitizensLaid():
            found.citizens |= {(event.seat, colour) for colour in event.colours}
        case _:
            pass
