"""The certificate of Tiletum."""

from engine.testing import Certificate
from tests.games.tiletum.invariants import invariants
from tests.games.tiletum.recount import recount
from tests.games.tiletum.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=3000,
    games=24,
    clauses=280,
    refusals=10,
    alt=200,
    lone={"TakeDie: die": "the last die is taken by its player, whose turn would pass unseen otherwise"},
    values=VALUES,
    sources=SOURCES,
)
