"""Several steps at once in words: each step, what ways have in common, what they cost and lead to."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine import Choice, narrow
from prompts.combined_moves import Steps
from prompts.context import Context
from words.turns import turns_of
from words.wording import DOT


def in_words(context: Context, steps: Steps) -> list[str]:
    """Its steps; what only closes something goes without saying, unless something comes to light by it."""
    closing = turns_of(context.game).closing
    said = [*zip(steps.moves, steps.views, strict=True)]
    last = [said.pop()] if steps.reveals else []
    telling = [(move, view) for move, view in said if move.kind not in closing] + last
    return [context.step(move, view) for move, view in telling or said]


def in_common(told: Sequence[Sequence[str]]) -> Counter[str]:
    """What all of several ways have in common."""
    common: Counter[str] = Counter(told[0]) if len(told) > 1 else Counter()
    for each in told[1:]:
        common &= Counter(each)
    return common


def besides(told: Sequence[str], common: Counter[str]) -> list[str]:
    return [*(Counter(told) - common).elements()]


def joined(told: Sequence[str]) -> str:
    return DOT.join(what if times == 1 else f"{what} ×{times}" for what, times in Counter(told).items())


def paid(context: Context, steps: Steps) -> str:
    return context.paid(zip(steps.moves, steps.views, strict=True))


def brought(context: Context, steps: Steps) -> str:
    """What the last of the steps leads to."""
    asked, last = narrow([steps.moves[-1]]), steps.moves[-1]
    assert asked is not None
    settled = Choice(last.words[-1], last.words, 1, last, last)
    return context.choice(replace(asked, field="kind", path=()), settled, steps.views[-1]).note
