"""Health check: exit 0 if all shards of the bot in the data folder have had a recent heartbeat."""

import json
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

ALIVE = "alive"
"""Heartbeat file in the data folder: by shard, the last heartbeat and its servers."""
PULSE = 20.0
LONGEST_SILENCE = 4 * PULSE
DATA = "GUILDHALL_DATA"


def data_folder() -> Path:
    """The folder of the bot's settings, without importing them, which would take too long."""
    written = {name.upper(): value for name, value in dotenv_values(".env").items()}
    return Path(os.environ.get(DATA) or written.get(DATA) or "data")


def unreadable(error: OSError | UnicodeDecodeError) -> str:
    """Message for settings that cannot be read."""
    if isinstance(error, UnicodeDecodeError):
        return "The settings in .env are not UTF-8 text: write the file anew."
    return f"The settings in .env cannot be read ({error.strerror}). Run this as the bot's own user: sudo -u …"


def leave_sign(folder: Path, shards: Mapping[int, Mapping[str, Any]]) -> None:
    """Write atomically, so that a reader never sees half a file."""
    unfinished = folder / f"{ALIVE}.new"
    unfinished.write_text(json.dumps({"shards": shards}), encoding="utf-8")
    unfinished.replace(folder / ALIVE)


def silence(folder: Path, now: float) -> str | None:
    """The problem found. None if the bot is healthy."""
    sign = folder / ALIVE
    try:
        if not sign.exists() or abs(now - sign.stat().st_mtime) > LONGEST_SILENCE:  # the clock may be set back
            return "the bot is not running, or has hung: no sign of life in the data folder"
        shards = json.loads(sign.read_text(encoding="utf-8"))["shards"]
    except OSError as refused:
        return (
            f"the data folder {folder} cannot be read ({refused.strerror}). Run this as the bot's own user: sudo -u …"
        )
    lost = [f"shard {number} ({now - one['heard']:.0f} s)" for number, one in shards.items() if _lost(one, now)]
    return f"no heartbeat from {', '.join(lost)}" if lost else None


def _lost(shard: Mapping[str, Any], now: float) -> bool:
    return bool(abs(now - shard["heard"]) > LONGEST_SILENCE)


def main() -> None:
    try:
        folder = data_folder()
    except (OSError, UnicodeDecodeError) as refused:
        sys.exit(unreadable(refused))
    sys.exit(silence(folder, time.time()) or 0)
