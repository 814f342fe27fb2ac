"""The certificate of Calimala."""

from engine.testing import Certificate
from tests.games.calimala.invariants import invariants
from tests.games.calimala.recount import recount
from tests.games.calimala.vocabulary import SOURCES, VALUES

CERTIFICATE = Certificate(
    invariants,
    recount,
    bound=1500,
    games=40,
    clauses=187,
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
    untested={
        "Q1": "says where the ninth action is; CAL-2.4 is tested",
        "Q2": "a datum; CAL-2.4 is tested",
        "Q3": "a datum; CAL-2.3 is tested",
        "Q5": "a datum; CAL-1.10 is tested",
        "Q6": "a datum; CAL-2.5 and CAL-2.22 are tested",
        "Q28": "CAL-2.1 is tested",
        "Q32": "CAL-1.1 is tested",
        "Q33": "says which edition is played",
        "Q34": "an invariant, checked after every move of the random games",
    },
    values=VALUES,
    sources=SOURCES,
    known={"stack.owes": "but for Q9, what the placed disc has done so far is there for all to see"},
)
