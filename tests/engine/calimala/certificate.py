"""How Calimala is certified."""

from tests.contract.certificate import Certificate
from tests.engine.calimala.invariants import invariants
from tests.engine.calimala.recount import recount
from tests.locales.vocabulary.calimala import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=1500,
    games=80,
    clauses=100,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
)
