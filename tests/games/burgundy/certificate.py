"""The certificate of Burgundy."""

from engine.testing import Certificate
from tests.games.burgundy.invariants import invariants
from tests.games.burgundy.recount import recount
from tests.games.burgundy.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=2000,
    games=24,
    clauses=196,
    refusals=10,
    alt=200,
    values=VALUES,
    sources=SOURCES,
    known={
        "goods_bag": "every goods tile was seen when it left the bag",
        "supplies.tiles": "every tile was seen when it left its supply",
        "players.sold": "every sale was seen (BUR-R17)",
    },
)
