"""How Burgundy is certified."""

from tests.contract.certificate import Certificate
from tests.engine.burgundy.invariants import invariants
from tests.engine.burgundy.recount import recount
from tests.locales.vocabulary.burgundy import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=2000,
    games=24,
    clauses=100,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
)
