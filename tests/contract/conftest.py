import pytest

from tests.render.grouping import group_by_game


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal out the random games by game: in one process they would take longer than anything else."""
    group_by_game((item for item in items if item.path.name == "test_contract.py"), "contract")
