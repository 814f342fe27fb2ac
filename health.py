"""Whether the bot in the data folder is connected: exit 0 if Discord heard it within the last minute or so."""

import os
import sys
import time
from pathlib import Path

ALIVE = "alive"
"""A file in the data folder, touched at every pulse."""
PULSE = 20.0
DATA = "GUILDHALL_DATA"


def data_folder() -> Path:
    """As the bot's settings have it, but without reading them: that takes longer than the whole question may."""
    settings = Path(".env")
    lines = settings.read_text(encoding="utf-8").splitlines() if settings.is_file() else []
    written = [value for name, _, value in (line.partition("=") for line in lines) if name.strip() == DATA]
    return Path(os.environ.get(DATA) or (written or ["data"])[-1].strip().strip("\"'"))


def main() -> None:
    sign = data_folder() / ALIVE
    if not sign.exists() or time.time() - sign.stat().st_mtime > 4 * PULSE:
        sys.exit("no sign of life")
    sys.exit(0)
