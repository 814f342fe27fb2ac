"""Whether the installed package matches this checkout: an update may bring other packages and entry points."""

import sys
from importlib.metadata import distributions
from importlib.util import find_spec


def must_be_current() -> None:
    """Exit with a message if the installed metadata names modules that no longer exist."""
    entries = {entry for one in distributions(name="guildhall") for entry in one.entry_points}
    gone = sorted(entry.value for entry in entries if not _exists(entry.module))
    if gone:
        sys.exit(
            f"Guildhall was updated, but not installed again ({gone[0]} is no longer there). "
            "Run: pip install -e . (make play does it by itself.)"
        )


def _exists(module: str) -> bool:
    """Whether the module has a file. Git leaves behind the folder of a moved package if Python cached something in
    it, and such a folder can be imported."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        return False
    return found is not None and found.origin is not None
