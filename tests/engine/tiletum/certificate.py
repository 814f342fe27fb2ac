"""How Tiletum is certified."""

from tests.contract.certificate import Certificate
from tests.engine.tiletum.invariants import invariants
from tests.engine.tiletum.recount import recount
from tests.locales.vocabulary.tiletum import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=3000,
    games=24,
    clauses=100,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
)
