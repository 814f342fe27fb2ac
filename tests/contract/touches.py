"""Choosing in any order: whatever is touched first, taps lead to the listed moves and to nothing else."""

from collections.abc import Sequence
from random import Random

from engine.moves import Move
from engine.touching import Tag, answers, left

TOUCHED = 12
"""Moves of a position that are reached by touching."""


def check_touches(listed: Sequence[Move], rng: Random) -> None:
    """Each move is reached by its own tags, in any order; no answer leads to nothing or to everything that was left."""
    for move in rng.sample(listed, min(TOUCHED, len(listed))):
        chosen: list[Tag] = []
        while len(possible := left(listed, chosen)) > 1:
            found = answers(listed, chosen)
            own = [tag for tag, some in found.items() if move in some]
            assert own, f"after {chosen}, nothing that can be touched leads to {move}"
            for tag, some in found.items():
                assert some == left(possible, [tag]), f"after {chosen}, {tag} leads to {some}"
                assert 0 < len(some) < len(possible), f"after {chosen}, {tag} tells nothing apart"
            chosen.append(rng.choice(own))
        assert possible == [move], f"{chosen} leads to {possible} and not to {move}"
