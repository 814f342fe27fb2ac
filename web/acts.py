"""What is done on a page: the same as in a panel, by the same functions."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import IllegalMove
from tables import Hall, Refused, Stamp
from tables.play import playing, undoing
from web import texts
from web.board import Asked
from web.reading import Reading
from words import speaker

NONCE = re.compile(r"[\w-]{8,64}")


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an act: what to show now, and what to say besides."""

    asked: Asked
    said: dict[str, Any] = field(default_factory=dict)


async def prompt_of(hall: Hall, reading: Reading, asked: Asked) -> dict[str, Any] | None:
    return None


def interaction_of(reading: Reading, nonce: object) -> int:
    """By which an act that is sent twice is known. Below zero: Discord's numbers are above."""
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        raise Refused("web-not-json")
    digest = hashlib.sha256(reading.secret + nonce.encode()).digest()
    return -1 - (int.from_bytes(digest[:8], "big") >> 2)


async def act(hall: Hall, reading: Reading, said: Mapping[str, Any], asked: Asked) -> Done:
    stamp = Stamp.read(str(said.get("stamp", ""))[:40])
    interaction_id = interaction_of(reading, said.get("nonce"))
    anew = replace(asked, chosen=(), at=None)
    assert reading.user_id is not None
    table_id, user = reading.table.id, reading.user_id
    try:
        if stamp is None:
            raise Refused("table-stale")
        match said.get("verb"):
            case "confirm":
                await playing.confirm(hall, table_id, user, stamp=stamp, interaction_id=interaction_id)
            case "back" | "restart" as verb:
                await playing.take_back(
                    hall, table_id, user, everything=verb == "restart", stamp=stamp, interaction_id=interaction_id
                )
            case "undo":
                await undoing.undo(hall, table_id, user, stamp=stamp, interaction_id=interaction_id)
            case _:
                raise Refused("error-unknown-button")
    except (Refused, IllegalMove) as refused:
        return Done(anew, {"refused": texts.explained(speaker(reading.lang), reading.table.row.game, refused)})
    return Done(anew)
