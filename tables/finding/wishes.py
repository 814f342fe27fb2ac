"""Looking for a game: wishes in a queue, proposals to those who fit, and the table when all agree.

State is in the database, each step is one transaction, and `make_rounds` goes on after a crash.
"""

import logging
from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import GAMES
from storage import finding as rows
from storage import results
from storage import servers as rows_of_servers
from storage.direct_messages import QueuedMessage
from storage.finding import Proposal as Proposal
from storage.finding import Wish as Wish
from tables.clock import table_clock
from tables.core import servers
from tables.core.hall import Hall
from tables.core.refusals import Overtaken, Refused
from tables.core.table import Table
from tables.finding import blocks, matching
from tables.finding.matching import Seeker
from tables.finished import ratings
from tables.lobby import arranged, opening
from tables.lobby.prospects import STEP
from tables.post.notice_validity import holds_for_person
from tables.time import waking_hours
from tables.time.time_control import HOUR, MINUTE, Pace
from tables.time.waking_hours import DAY, Hours

log = logging.getLogger(__name__)

LIVE = "live"


class Tempo(NamedTuple):
    """A pace to wish for: its clock, and for how long a proposal and a wish stand."""

    clock: Pace
    answer: float
    life: float


TEMPOS = {
    LIVE: Tempo(table_clock.PRESETS["live-5"], 10 * MINUTE, 6 * HOUR),
    "day": Tempo(table_clock.PRESETS["24"], 12 * HOUR, 14 * DAY),
    "slow": Tempo(table_clock.PRESETS["gentle"], 24 * HOUR, 14 * DAY),
}
RATED: dict[str, frozenset[bool]] = {
    "any": frozenset((True, False)),
    "rated": frozenset((True,)),
    "unrated": frozenset((False,)),
}
COMPARED = 60
"""Maximum wishes with which one is compared."""
AT_A_TIME = 50
"""Maximum wishes and proposals attended to in one round."""
AGAIN = {LIVE: 10 * MINUTE}
"""Time until a wish is compared again, because people wake up."""
AGAIN_LATER = 6 * HOUR
RETRY = 10 * MINUTE
SOURCE = "find"


# ---------------------------------------------------------------- the queue


async def wish_of(hall: Hall, guild_id: int, user_id: int) -> Wish | None:
    return await rows.wish_of(hall.db, guild_id, user_id)


async def waiting(hall: Hall, guild_id: int, limit: int) -> tuple[list[Wish], int]:
    """Who looks for a game in a server, longest waiting first, and their number."""
    return await rows.waiting(hall.db, guild_id, limit)


async def put(
    hall: Hall,
    place: arranged.Channel,
    user_id: int,
    name: str,
    *,
    games: Collection[str],
    sizes: Collection[int],
    pace: str,
    rated: str = "any",
    beginners: bool = True,
    similar: bool = False,
) -> Wish:
    """Store or change a person's wish in a server. Changing it answers an open proposal with "not now"."""
    if pace not in TEMPOS or rated not in RATED:
        raise Refused("table-bad-option", option="pace", value=pace[:32])
    chosen = tuple(game for game in hall.games if game in games)
    if not chosen:
        raise Refused("find-no-game")
    possible = tuple(sorted({size for size in sizes if any(size in GAMES[game].meta.seats for game in chosen)}))
    if not possible:
        raise Refused("find-no-size")
    await servers.must_be_welcome(hall, place.guild_id, user_id)
    await opening.must_have_room(hall, user_id)
    now = hall.clock()
    made = Wish(
        place.guild_id,
        user_id,
        name,
        place.channel_id,
        place.language,
        chosen,
        possible,
        pace,
        rated,
        beginners,
        similar,
        now,
        now + TEMPOS[pace].life,
    )
    if not await hall.db.write(rows.put_wish, made, now):
        raise Refused("find-opening")
    _queue_changed(hall, place.guild_id)
    stored = await wish_of(hall, place.guild_id, user_id)
    assert stored is not None
    return stored


async def end(hall: Hall, guild_id: int, user_id: int) -> None:
    """End a person's wish."""
    if await wish_of(hall, guild_id, user_id) is None:
        raise Refused("find-none")
    if not await hall.db.write(rows.withdraw, guild_id, user_id, hall.clock()):
        raise Refused("find-opening")
    _queue_changed(hall, guild_id)


def _queue_changed(hall: Hall, guild_id: int) -> None:
    """Show the new queue in the server's list, and send what was queued."""
    hall.list_changed(guild_id)
    hall.wake_delivery()


# ---------------------------------------------------------------- bringing together


async def look(hall: Hall, wish_id: int) -> int | None:
    """Propose a game to this person and others who fit. Returns the proposal; None if there are not enough."""
    seed, now = await rows.wish(hall.db, wish_id), hall.clock()
    if seed is None or seed.proposal_id is not None:
        return None
    others = await rows.candidates(hall.db, seed, COMPARED)
    own, *seekers = await _seekers(hall, [seed, *others], now)
    if seed.pace == LIVE:
        seekers = [one for one in seekers if one.awake & 1]
    apart = await blocks.apart(hall, [seed.user_id, *[one.user_id for one in others]])
    seats = {game: GAMES[game].meta.seats for game in seed.games if game in hall.games}
    while seed.pace != LIVE or own.awake & 1:
        found = matching.group_for(own, seekers, apart, seats, now)
        if found is None:
            break
        barred = {one.user_id for one in found.seekers if not await _may_sit(hall, seed.guild_id, one.user_id)}
        if own.user_id in barred:
            break
        if not barred:
            due = now + TEMPOS[seed.pace].answer
            proposal = Proposal(seed.guild_id, found.game, seed.pace, found.rated, due)
            made = await hall.db.write(rows.propose, proposal, [one.id for one in found.seekers], now)
            hall.wake_delivery()
            if made is not None:
                return int(made)
            break
        seekers = [one for one in seekers if one.user_id not in barred]
    await hall.db.write(rows.looked_at, wish_id, now + AGAIN.get(seed.pace, AGAIN_LATER))
    return None


async def _may_sit(hall: Hall, guild_id: int, user_id: int) -> bool:
    if await rows_of_servers.is_barred(hall.db, guild_id, user_id):
        return False
    try:
        await opening.must_have_room(hall, user_id)
    except Refused:
        return False
    return True


async def _seekers(hall: Hall, wishes: Sequence[Wish], now: float) -> list[Seeker]:
    ids = [wish.user_id for wish in wishes]
    played = await rows.games_played(hall.db, ids)
    strengths: dict[str, dict[int, int]] = {}
    if any(wish.similar for wish in wishes):
        for game in {game for wish in wishes for game in wish.games}:
            known = await results.ratings_at(hall.db, game, ids)
            strengths[game] = {one: ratings.standing(rating, now).value for one, rating in known.items()}
    return [
        Seeker(
            wish.id,
            wish.user_id,
            frozenset(wish.games),
            frozenset(wish.sizes),
            RATED[wish.rated],
            wish.since,
            wish.beginners,
            wish.similar,
            frozenset(wish.games) - played.get(wish.user_id, set()),
            {game: of_game[wish.user_id] for game, of_game in strengths.items() if wish.user_id in of_game},
            awake_ahead(await hall.hours(wish.user_id), now),
        )
        for wish in wishes
    ]


def awake_ahead(hours: Hours, now: float) -> int:
    """Waking quarters of an hour of the day ahead, as bits; the lowest is now."""
    if hours.always:
        return (1 << matching.SLOTS) - 1
    bits = 0
    for begins, ends in waking_hours.spans(hours, now, now + DAY):
        for slot in range(int((begins - now) // STEP), min(matching.SLOTS, int(-(-(ends - now) // STEP)))):
            bits |= 1 << slot
    return bits


# ---------------------------------------------------------------- proposals


async def proposed(hall: Hall, proposal_id: int) -> tuple[Proposal, list[Wish]] | None:
    """A proposal and the people it is made to, longest waiting first. None if it is over."""
    found = await rows.proposal(hall.db, proposal_id)
    return None if found is None else (found, await rows.asked(hall.db, proposal_id))


async def agree(hall: Hall, proposal_id: int, user_id: int) -> Table | None:
    """Answer "I'm in". Returns the table if everyone has agreed now."""
    complete = await hall.db.write(rows.agree, proposal_id, user_id, hall.clock())
    if complete is None:
        raise Refused("find-over")
    return await open_agreed(hall, proposal_id) if complete else None


async def decline(hall: Hall, proposal_id: int, user_id: int) -> None:
    """Answer "not now": the person leaves the queue, the others keep their place."""
    found = await rows.proposal(hall.db, proposal_id)
    if found is None or not await hall.db.write(rows.decline, proposal_id, user_id, hall.clock()):
        raise Refused("find-over")
    _queue_changed(hall, found.guild_id)


async def open_agreed(hall: Hall, proposal_id: int) -> Table | None:
    """Open the table of a proposal to which all have agreed, where the longest waiting of them asked. If the server has
    removed the bot, its people are back in the queue."""
    found = await proposed(hall, proposal_id)
    if found is None or not found[1]:
        return None
    proposal, people = found
    first = people[0]
    settled = await servers.settings(hall, first.guild_id)
    if settled.left_at is not None:
        await hall.db.write(rows.dissolve, proposal_id, hall.clock())
        raise Refused("find-over")
    table = await arranged.open_arranged(
        hall,
        arranged.Channel(first.guild_id, first.channel_id, settled.language or first.language),
        proposal.game,
        [arranged.Player(one.user_id, one.name) for one in people],
        source=f"{SOURCE}:{proposal_id}",
        pace=TEMPOS[proposal.pace].clock,
        rated=proposal.rated,
    )
    await hall.db.write(rows.opened, proposal_id)
    _queue_changed(hall, proposal.guild_id)
    return table


@holds_for_person("find-proposal")
async def _still_proposed(hall: Hall, message: QueuedMessage) -> bool:
    found = await proposed(hall, int(message.about))
    return found is not None and any(one.user_id == message.user_id and not one.agreed for one in found[1])


# ---------------------------------------------------------------- timed work


async def make_rounds(hall: Hall) -> float | None:
    """Do what is due in all queues. Returns the next moment; None if nobody waits."""
    soonest = await rows.next_due(hall.db)
    if soonest is None or soonest > hall.clock():
        return soonest
    async with hall.claimed("finding") as ours:
        if ours:
            await _attend(hall)
    return await rows.next_due(hall.db)


async def _attend(hall: Hall) -> None:
    for proposal_id in await rows.proposals_due(hall.db, hall.clock(), AT_A_TIME):
        found = await rows.proposal(hall.db, proposal_id)
        try:
            if not await hall.db.write(rows.lapse, proposal_id, hall.clock()):
                await open_agreed(hall, proposal_id)
        except (Refused, Overtaken) as refused:
            log.warning("opening the table of proposal %s failed, retrying in %.0f s: %s", proposal_id, RETRY, refused)
            await hall.db.write(rows.put_off, proposal_id, hall.clock() + RETRY)
        if found is not None:
            hall.list_changed(found.guild_id)
    for wish in await rows.expired(hall.db, hall.clock(), AT_A_TIME):
        told = QueuedMessage(
            wish.user_id,
            "find-expired",
            args={"language": wish.language, "server": wish.guild_id},
            about=f"{wish.id}.{int(wish.expires_at)}",
        )
        await hall.db.write(rows.expire, wish.id, told, hall.clock())
        hall.list_changed(wish.guild_id)
    for wish_id in await rows.to_look_at(hall.db, hall.clock(), AT_A_TIME):
        await look(hall, wish_id)
    hall.wake_delivery()
