"""The certificate of Genoa.

No two listed moves lead to the same position with the same events. Pairs that differ in their events only are kept:
`move` to a street and `stop` if no player can acquire anything (GEN-4.11, 4.12), and one building reached from two
streets by the last player of phase 3, when the choice of disc no longer matters (GEN-8.13).
"""

from engine.testing import Certificate
from tests.games.genoa.composing import compose, enrich
from tests.games.genoa.invariants import invariants
from tests.games.genoa.recount import recount
from tests.games.genoa.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=6000,
    compose=compose,
    enrich=enrich,
    games=10,
    clauses=319,
    refusals=10,
    alt=200,
    lone={
        "StartSpace: roll": "the first turn of the game waits for its player",
        "ActionWindow: perform": "GEN-5.18: only whoever wants to be asked always",
        "ActionWindow: end": "GEN-5.18: only whoever wants to be asked always",
        "LastMessages: keep": "GEN-13.24: everybody who might deliver is asked, so that a pause tells nothing",
    },
    values=VALUES,
    sources=SOURCES,
    known={"offers.bound": "an order that is bound must fit the offer, so `redeal` leaves it where it is"},
)
