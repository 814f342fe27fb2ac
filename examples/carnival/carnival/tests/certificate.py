"""Certification of Carnival: its components, an independent count of its points, its figures and its vocabulary."""

from collections import Counter

from carnival.data import COPIES, FAVOURS, KINDS, MASKS, PATRONS_PER_KIND
from carnival.events import Crowded, PatronShown, Took
from carnival.scoring import MORE_FAVOURS, SOURCES
from carnival.state import State
from engine.events import Event
from engine.testing import Certificate


def invariants(state: State) -> None:
    favours = Counter(state.bag) + Counter(state.square)
    for player in state.players:
        favours.update(player.favours)
        assert player.laid is None or player.laid in player.masks, "somebody wears a mask they do not have"
        assert len(player.masks) >= len(MASKS) - state.night, "a mask was lost"
    assert favours == Counter(dict.fromkeys(FAVOURS, COPIES)), "favours were lost or made"
    patrons = Counter(state.patrons) + Counter(player.patron for player in state.players)
    assert patrons == Counter(dict.fromkeys(KINDS, PATRONS_PER_KIND)), "patrons were lost or made"


def recount(start: State, events: list[list[Event]], final: State) -> list[int]:
    """Points computed from the events alone."""
    points = [0] * len(start.players)
    for event in (event for played in events for event in played):
        if isinstance(event, Took):
            points[event.seat] += int(event.favour.rsplit("_", 1)[1])
        elif isinstance(event, PatronShown):
            points[event.seat] += event.points
        elif isinstance(event, Crowded):
            for seat in event.seats:
                points[seat] += 1
    return points


CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=100,
    games=10,
    clauses=18,
    refusals=3,
    values={"favour": tuple(FAVOURS), "favours": tuple(FAVOURS), "square": tuple(FAVOURS), "patron": KINDS},
    sources=(*SOURCES, MORE_FAVOURS),
)
