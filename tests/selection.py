"""A pytest plugin that selects the tests of one game exactly: `pytest -p tests.selection --game go tests/contract`.

Shared tests have a game among their parameters; `-k go` would select every test with these two letters in its name.
"""

import re

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", default="", help="of shared tests, only those that are given this game")


def is_given(nodeid: str, game: str) -> bool:
    """Whether one of a test's parameters is the game, as in `[carnival-3-en]`, or one of its files (`carnival.ftl`)."""
    _, bracket, parameters = nodeid.partition("[")
    return bool(bracket) and game in re.split(r"[-,.\]]", parameters)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game: str = config.getoption("--game")
    shared = config.rootpath / "tests"
    own = shared / "games" / game
    if game:
        chosen = [
            item
            for item in items
            if is_given(item.nodeid, game) or item.path.is_relative_to(own) or not item.path.is_relative_to(shared)
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen
