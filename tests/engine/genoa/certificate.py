"""How Genoa is certified."""

from tests.contract.certificate import Certificate
from tests.engine.genoa.invariants import invariants
from tests.engine.genoa.recount import recount
from tests.locales.vocabulary.genoa import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=6000,
    games=10,
    clauses=100,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
)
