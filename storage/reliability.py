"""How often a person was absent, counted from their tables."""

from dataclasses import dataclass

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Reliability:
    games: int
    """Tables at which they sat."""
    timeouts: int
    resignations: int
    caretakers: int
    """Number of takeovers by a caretaker."""


OUT = ("out-moved", "out-asked", "out-waits", "out-again")


async def of_person(db: Database, user_id: int) -> Reliability:
    held = "SELECT table_id FROM tenures WHERE user_id=?1"
    tenures = await db.one(
        "SELECT count(DISTINCT table_id) AS games, coalesce(sum(CASE WHEN how='caretaker' THEN 1 ELSE 0 END), 0)"
        " AS caretakers FROM tenures WHERE user_id=?",
        user_id,
    )
    done = await db.all(
        f"SELECT kind, count(*) AS n FROM acts WHERE table_id IN ({held}) AND (actor_id=?1 AND kind='resigned'"
        f" OR kind IN ({', '.join(repr(kind) for kind in OUT)}) AND CAST(args ->> 'user_id' AS BIGINT)=?1)"
        " GROUP BY kind",
        user_id,
    )
    counted = {row["kind"]: row["n"] for row in done}
    games, caretakers = (0, 0) if tenures is None else (tenures["games"], tenures["caretakers"])
    return Reliability(games, sum(counted.get(kind, 0) for kind in OUT), counted.get("resigned", 0), caretakers)
