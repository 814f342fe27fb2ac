"""The installed package: whether it matches this checkout, and which extras are missing."""

import sys
from importlib.metadata import distributions
from importlib.util import find_spec

DISTRIBUTION = "guildhall-discord-bot"
FORMER = "guildhall"
"""The name up to 0.1.0; an environment of that time still has it."""


def must_be_current() -> None:
    """Exit with a message if the installed entry points name modules that no longer exist."""
    installed = [one for name in (DISTRIBUTION, FORMER) for one in distributions(name=name)]
    entries = {entry for one in installed for entry in one.entry_points if entry.group == "guildhall.games"}
    gone = sorted(entry.value for entry in entries if not _exists(entry.module))
    if gone:
        former = f" pip uninstall -y {FORMER} &&" if any(one.name == FORMER for one in installed) else ""
        sys.exit(
            f"Guildhall was updated, but not installed again ({gone[0]} no longer exists). "
            f"Run in the checkout: make install (or{former} pip install -e .)"
        )


def missing_client(what: str, package: str, extra: str) -> str:
    """Message for a missing optional package."""
    return (
        f"{what} needs {package}, which is not installed. Run in the checkout: make install "
        f"(or pip install -e '.[{extra}]'). The container image has it."
    )


def _exists(module: str) -> bool:
    """Whether the module has a file. Git leaves the folder of a moved package if Python has cached something in it, and
    such a folder can be imported."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        return False
    return found is not None and found.origin is not None
