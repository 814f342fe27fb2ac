"""Whether the bot in the data folder is connected: exit 0 if Discord has just heard all of its shards."""

import json
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ALIVE = "alive"
"""A file in the data folder, written at every pulse: when Discord last heard which shard, and what it looks after."""
PULSE = 20.0
LONGEST_SILENCE = 4 * PULSE
DATA = "GUILDHALL_DATA"


def data_folder() -> Path:
    """As the bot's settings have it, but without reading them: that takes longer than the whole question may."""
    settings = Path(".env")
    lines = settings.read_text(encoding="utf-8").splitlines() if settings.is_file() else []
    written = [value for name, _, value in (line.partition("=") for line in lines) if name.strip() == DATA]
    return Path(os.environ.get(DATA) or (written or ["data"])[-1].strip().strip("\"'"))


def leave_sign(folder: Path, shards: Mapping[int, Mapping[str, Any]]) -> None:
    """All at once: whoever reads it sees the sign before or this one, never half of it."""
    unfinished = folder / f"{ALIVE}.new"
    unfinished.write_text(json.dumps({"shards": shards}), encoding="utf-8")
    unfinished.replace(folder / ALIVE)


def silence(folder: Path, now: float) -> str | None:
    """What is wrong, if anything."""
    sign = folder / ALIVE
    if not sign.exists() or now - sign.stat().st_mtime > LONGEST_SILENCE:
        return "the bot is not running, or has hung: no sign of life in the data folder"
    shards = json.loads(sign.read_text(encoding="utf-8"))["shards"]
    lost = [f"shard {number} ({now - one['heard']:.0f} s)" for number, one in shards.items() if _lost(one, now)]
    return f"no heartbeat from {', '.join(lost)}" if lost else None


def _lost(shard: Mapping[str, Any], now: float) -> bool:
    return bool(now - shard["heard"] > LONGEST_SILENCE)


def main() -> None:
    sys.exit(silence(data_folder(), time.time()) or 0)
