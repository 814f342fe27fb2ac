"""How Tournay is certified."""

from tests.contract.certificate import Certificate
from tests.engine.tournay.invariants import invariants
from tests.engine.tournay.recount import recount
from tests.locales.vocabulary.tournay import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=4000,
    games=12,
    clauses=100,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
)
