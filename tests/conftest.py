"""Settings of all tests: Hypothesis tries the same examples in every run, so that a red run is about the change it
tests.

`make search` looks for new examples. There is no deadline, since a busy machine is no failure. The garbage collector
skips the thousands of collected tests, which live until the end, and comes seldom. Several processes deal out whole
files: what the tests of one share is made once.
"""

import gc
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("house", patient, derandomize=True)
settings.register_profile("search", patient)
settings.load_profile("house")

gc.disable()

pytest.register_assert_rewrite(*[f"tests.{folder}.twins" for folder in ("automata", "cogs", "render", "tables")])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests of SQLite's own files and pragmas on PostgreSQL."""
    if os.environ.get("GUILDHALL_TEST_DATABASE") == "postgres":
        for item in items:
            if item.get_closest_marker("sqlite"):
                item.add_marker(pytest.mark.skip(reason="about SQLite itself"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """In the order of the names, by which the longest files come early."""
    if config.getoption("dist") != "loadgroup":
        return None
    from tests.whole_files import WholeFiles

    config.option.loadscopereorder = False
    return WholeFiles(config, log)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(200_000)
    gc.enable()
