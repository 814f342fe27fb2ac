"""The reports of players, kept as files in the data folder for the host."""

import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

FOLDER = "reports"


def keep(data: Path, name: str, kept: str) -> None:
    """Write the file, readable only by the bot's user: a report contains all secrets of its table."""
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    folder.chmod(0o700)  # older versions created it readable for all
    _write(folder / name, kept)


def _write(file: Path, kept: str) -> None:
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as opened:
        opened.write(kept)


def of_person(data: Path, user_id: int) -> list[dict[str, Any]]:
    """What the person wrote, about which table and when."""
    return [{name: found[name] for name in ("table", "at", "words")} for _, found in _reports(data, user_id)]


def erase_person(data: Path, user_id: int) -> None:
    """Take the person and their words out of their reports. The positions stay, as they name nobody."""
    for file, found in _reports(data, user_id):
        _write(file, json.dumps({**found, "reporter": None, "words": ""}, indent=1, ensure_ascii=False))


def _reports(data: Path, user_id: int) -> Iterator[tuple[Path, dict[str, Any]]]:
    for file in sorted((data / FOLDER).glob("*.json")):
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as broken:
            log.warning("reading the report %s failed, it is left as it is: %s", file.name, broken)
            continue
        if found.get("reporter") == user_id:
            yield file, found
