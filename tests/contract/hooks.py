"""Twin-world checks of the other layers.

Text, alt text, pictures and autocomplete made from a view must not distinguish two worlds that its reader cannot
distinguish. A layer registers its checks in `tests/<folder>/twins.py`:

    from tests.contract.hooks import twin_check

    @twin_check(share=0.02)
    def the_picture_is_the_same(game, state, twin, seat):
        assert draw(game, state, seat) == draw(game, twin, seat)

The contract kit finds these modules by itself and runs each check at every position that it examines, for some of
the seats and the spectators (`seat` None). `share`: the share of those positions at which a costly check runs.
"""

import importlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.contract.knowledge import TwinCheck

_registered: list[tuple[float, TwinCheck]] = []


def twin_check(share: float = 1.0) -> Callable[[TwinCheck], TwinCheck]:
    def register(check: TwinCheck) -> TwinCheck:
        _registered.append((share, check))
        return check

    return register


@cache
def twin_checks() -> tuple[tuple[float, TwinCheck], ...]:
    """All registered checks, after importing every layer's `twins` module."""
    tests = Path(__file__).parent.parent
    for module in sorted(tests.glob("*/twins.py")):
        importlib.import_module(f"tests.{module.parent.name}.twins")
    return tuple(_registered)
