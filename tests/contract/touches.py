"""Checks choosing in any order: taps lead to the listed moves only."""

from collections.abc import Sequence
from random import Random

from engine.moves import Move
from engine.touching import Tag, answers, left

TOUCHED = 12
"""Number of moves of a position that are reached by taps."""


def check_touches(listed: Sequence[Move], rng: Random) -> None:
    """Check that each move is reached by its own tags, in any order, and that every answer narrows the choice
    without emptying it."""
    compared: set[frozenset[Tag]] = set()
    for move in rng.sample(listed, min(TOUCHED, len(listed))):
        chosen: list[Tag] = []
        while len(possible := left(listed, chosen)) > 1:
            found = answers(listed, chosen)
            own = [tag for tag, some in found.items() if move in some]
            assert own, f"after {chosen}, nothing that can be touched leads to {move}"
            for tag, some in found.items() if frozenset(chosen) not in compared else ():
                assert some == left(possible, [tag]), f"after {chosen}, {tag} leads to {some}"
                assert 0 < len(some) < len(possible), f"after {chosen}, {tag} tells nothing apart"
            compared.add(frozenset(chosen))
            chosen.append(rng.choice(own))
        assert possible == [move], f"{chosen} leads to {possible} and not to {move}"
