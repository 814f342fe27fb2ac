"""How Calimala is certified."""

from engine.testing import Certificate
from tests.games.calimala.invariants import invariants
from tests.games.calimala.recount import recount
from tests.games.calimala.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=1500,
    games=80,
    clauses=100,
    refusals=10,
    alt=200,
    lone={
        **dict.fromkeys(
            [
                f"Activation: {kind}"
                for kind in ("take", "weave", "transport", "build", "contribute", "artwork", "ship")
            ],
            "an action that is owed is announced by its player, who sees there what the disc brings",
        ),
        "Activation: end": "a hand of cards might hold more to do, and the others cannot know",
    },
    values=VALUES,
    sources=SOURCES,
    known={"stack.owes": "but for Q9, what the placed disc has done so far is there for all to see"},
)
