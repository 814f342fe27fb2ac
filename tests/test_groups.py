"""Tests that share what is dear to make run in one process, wherever they are dealt out to several."""

import os

import pytest

from tests.whole_files import WholeFiles


@pytest.mark.xdist_group("a group")
def test_who_deals_out_the_tests_knows_the_groups(request: pytest.FixtureRequest) -> None:
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    assert alone or request.node.nodeid.endswith("@a group"), "pytest and xdist do not fit together"


@pytest.mark.parametrize(
    ("test", "together"),
    [
        ("tests/cogs/test_room.py::test_a_page", "tests/cogs/test_room.py"),
        ("tests/cogs/test_room.py::test_a_page[an@address]", "tests/cogs/test_room.py"),
        ("tests/browser/test_page.py::test_a_turn[genoa]@browser", "browser"),
    ],
)
def test_a_file_is_dealt_out_as_a_whole_unless_its_tests_are_in_a_group(test: str, together: str) -> None:
    assert object.__new__(WholeFiles)._split_scope(test) == together
