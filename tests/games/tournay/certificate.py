"""The certificate of Tournay."""

from engine.testing import Certificate
from tests.games.tournay.invariants import invariants
from tests.games.tournay.recount import recount
from tests.games.tournay.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=4000,
    games=12,
    clauses=314,
    refusals=10,
    alt=200,
    lone={
        "TakeTurn: gather": "Q68: where not being asked would tell that no card of the hand can be played",
        "KeepCard: keep": "Q68: two equal cards are two cards to the others",
        "CommitLastCards: skip": "TOU-18.7: whoever holds a card is asked, or not being asked would tell of the hand",
    },
    values=VALUES,
    sources=SOURCES,
    known={"event_bag": "all other events lie open, and the next one is picked at random"},
)
