"""Tests that share what is dear to make run in one process, wherever they are dealt out to several."""

import os

import pytest


@pytest.mark.xdist_group("a group")
def test_who_deals_out_the_tests_knows_the_groups(request: pytest.FixtureRequest) -> None:
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    assert alone or request.node.nodeid.endswith("@a group"), "pytest and xdist do not fit together"
