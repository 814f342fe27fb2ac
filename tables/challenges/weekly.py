"""The challenge of the week: one deal and one set of options per game, played alone against the same automata.

Everyone has one try, at a table that only they can see. Results and the games of others stay hidden until they have
finished, or the week is over. The fingerprint of the seed is public from the beginning, the seed when the week is over.
"""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from automata import LEVELS
from engine import GAMES, fingerprint
from storage import challenges as rows
from storage.challenges import Challenge as Challenge
from storage.challenges import Try
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import CHALLENGE, Table
from tables.lobby import arranged, opening
from tables.lobby.arranged import Channel, Player

OPPONENTS = 2
WEEK = 7 * 86_400.0
KEPT = 52 * WEEK
"""Time after which challenges and tries are deleted."""


def ends_at(now: float) -> float:
    """End of the week of a moment: the next Monday, midnight in UTC."""
    day = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return (day + timedelta(days=7 - day.weekday())).timestamp()


async def this_week(hall: Hall, game: str) -> Challenge:
    """The challenge of a game. The first who asks for it in a week has it dealt."""
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    meta, ends = GAMES[game].meta, ends_at(hall.clock())
    level = LEVELS[round(ends / WEEK) % len(LEVELS)]
    opponents = max(meta.seats[0] - 1, min(OPPONENTS, meta.seats[-1] - 1))
    dealt = Challenge(game, ends, hall.new_seed(), opening.full_options(game, {}), level, opponents)
    return await hall.db.write(rows.get_or_put, dealt)


async def last_week(hall: Hall, game: str) -> Challenge | None:
    """The previous challenge of a game. None if nobody asked for it."""
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    return await rows.find(hall.db, game, ends_at(hall.clock()) - WEEK)


def over(hall: Hall, challenge: Challenge) -> bool:
    return hall.clock() >= challenge.ends_at


def proof(hall: Hall, challenge: Challenge) -> tuple[str, str]:
    """The fingerprint of the seed, and the seed if the week is over."""
    return fingerprint(challenge.seed), challenge.seed if over(hall, challenge) else ""


async def begin(hall: Hall, challenge: Challenge, place: Channel, user_id: int, name: str) -> Table:
    """A person's only try: its table, opened and started if it was not."""
    if over(hall, challenge) and await own(hall, challenge, user_id) is None:
        raise Refused("challenge-over")
    source = f"{CHALLENGE}:{challenge.ends_at:.0f}:{secrets.token_urlsafe(12)}"
    source = await hall.db.write(rows.begin_try, challenge, user_id, place.guild_id, source, hall.clock())
    automata = [Player(None, other, challenge.level) for other in opening.AUTOMATA[: challenge.opponents]]
    return await arranged.open_arranged(
        hall,
        place,
        challenge.game,
        [Player(user_id, name), *automata],
        source=source,
        options=dict(challenge.options),
        rated=False,
        seed=challenge.seed,
        watching="closed",
    )


async def own(hall: Hall, challenge: Challenge, user_id: int) -> Try | None:
    return await rows.own_try(hall.db, challenge.game, challenge.ends_at, user_id)


@dataclass(frozen=True, slots=True)
class Ranking:
    """How the tries of a server ended: hidden from a reader who has not finished."""

    hidden: bool
    begun: int
    finished: int
    best: tuple[Try, ...] = ()
    """Finished tries, best first, of people who keep records; none if hidden."""


async def ranking(hall: Hall, challenge: Challenge, guild_id: int, reader_id: int) -> Ranking:
    found = await rows.tries(hall.db, challenge.game, challenge.ends_at, guild_id)
    ended = [one for one in found if one.points is not None]
    mine = await own(hall, challenge, reader_id)
    hidden = not over(hall, challenge) and (mine is None or mine.status not in ("over", "closed"))
    shown = [] if hidden else [one for one in ended if (await hall.person(one.user_id)).records]
    best = sorted(shown, key=lambda one: (-(one.points or 0), one.place or 0, one.source))
    return Ranking(hidden, len(found), len(ended), tuple(best))


async def best_table(hall: Hall, challenge: Challenge, guild_id: int, reader_id: int) -> Table:
    """The table with the best result, for a reader who may know it."""
    found = await ranking(hall, challenge, guild_id, reader_id)
    if found.hidden:
        raise Refused("challenge-hidden")
    if not found.best or found.best[0].table_id is None:
        raise Refused("challenge-nobody")
    return await hall.table(found.best[0].table_id)
