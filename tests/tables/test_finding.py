"""People who look for a game find each other; who blocks another never meets them; new tables are told of."""

import random
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from tables import Hall, Refused, channels, duties, people
from tables.core.actors import Actor
from tables.finding import blocks, matching, tell_me, wishes
from tables.finding.matching import Group, Pairs, Seeker
from tables.lobby import guests, opening
from tables.lobby.arranged import Channel
from tables.post import outbox_queries
from tables.seating import seats
from tables.time.time_control import HOUR, MINUTE
from tables.time.waking_hours import DAY, Hours
from tests.tables.house import GUILD, NAMES, PEOPLE, STRANGER, open_lobby, refused, seat_people

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE
HERE = Channel(GUILD, 70, "en")
NOON = 1_794_830_400.0
"""2026-11-16, noon in UTC."""
SEATS = {"burgundy": range(2, 5), "calimala": range(3, 6), "genoa": range(2, 6)}


@pytest.fixture
def now(hall: Hall) -> list[float]:
    clock = [NOON]
    hall.clock = lambda: clock[0]
    return clock


async def find(hall: Hall, who: int, **how: Any) -> int | None:
    wanted = {"games": ["burgundy"], "sizes": [2], "pace": "day", **how}
    wish = await wishes.put(hall, HERE, who, NAMES[PEOPLE.index(who)], **wanted)
    return await wishes.look(hall, wish.id)


async def letters(hall: Hall, who: int) -> list[str]:
    """Kinds of the queued messages that would be sent."""
    queued = await outbox_queries.unsent_messages(hall, who)
    return [one.kind for one in queued if await outbox_queries.message_holds(hall, one)]


# ---------------------------------------------------------------- matching


def some_seekers(rng: random.Random) -> list[Seeker]:
    return [
        Seeker(
            number,
            1000 + number,
            frozenset(rng.sample(sorted(SEATS), rng.randint(1, 3))),
            frozenset(rng.sample(range(2, 6), rng.randint(1, 3))),
            rng.choice([*wishes.RATED.values()]),
            since=NOON - rng.randrange(10) * HOUR,
            beginners=rng.random() < 0.7,
            similar=rng.random() < 0.3,
            new_to=frozenset(rng.sample(sorted(SEATS), rng.randint(0, 2))),
            strength={game: rng.randrange(600, 1800) for game in SEATS},
            awake=rng.getrandbits(matching.SLOTS),
        )
        for number in range(rng.randint(2, 14))
    ]


def groups(seekers: Iterable[Seeker], apart: Pairs) -> list[Group]:
    """Disjoint groups, made for the longest waiting first."""
    waiting, made = sorted(seekers, key=lambda one: (one.since, one.id)), list[Group]()
    while waiting:
        seed, *waiting = waiting
        found = matching.group_for(seed, waiting, apart, SEATS, NOON)
        if found is not None:
            made.append(found)
            taken = {seeker.user_id for seeker in found.seekers}
            waiting = [seeker for seeker in waiting if seeker.user_id not in taken]
    return made


@pytest.mark.parametrize("seed", range(40))
def test_groups_are_disjoint_and_everything_in_them_was_wished(seed: int) -> None:
    rng = random.Random(seed)
    seekers = some_seekers(rng)
    apart = {frozenset(rng.sample([one.user_id for one in seekers], 2)) for _ in range(rng.randrange(6))}
    made = groups(seekers, apart)
    seated = [one.user_id for group in made for one in group.seekers]
    assert len(seated) == len(set(seated))
    for group in made:
        size = len(group.seekers)
        assert size in SEATS[group.game]
        assert all(group.game in one.games and size in one.sizes and group.rated in one.rated for one in group.seekers)
        for one, other in combinations(group.seekers, 2):
            assert frozenset((one.user_id, other.user_id)) not in apart
            assert one.beginners or group.game not in other.new_to
            assert other.beginners or group.game not in one.new_to
            if one.similar or other.similar:
                assert abs(one.strength[group.game] - other.strength[group.game]) <= matching.NEAR
    left = [one for one in seekers if one.user_id not in seated]
    for one, other in combinations(left, 2):
        for game in one.games & other.games:
            pair = 2 in one.sizes & other.sizes and 2 in SEATS[game] and one.rated & other.rated
            assert not (pair and matching.fit(game, one, other, apart)), "two were left who fit"


def test_the_longest_waiting_and_those_awake_together_come_first() -> None:
    alike = {"games": frozenset(("burgundy",)), "sizes": frozenset((2,)), "rated": wishes.RATED["any"]}
    queue = [Seeker(n, n, since=NOON - n * HOUR, **alike) for n in range(1, 6)]
    made = groups(random.Random(1).sample(queue, 5), ())
    assert [[one.id for one in group.seekers] for group in made] == [[5, 4], [3, 2]]
    early = wishes.awake_ahead(Hours("UTC", 6 * 60, 14 * 60), NOON)
    late = wishes.awake_ahead(Hours("UTC", 12 * 60, 20 * 60), NOON)
    assert (early.bit_count(), late.bit_count(), (early & late).bit_count()) == (8 * 4, 8 * 4, 2 * 4)
    seed, far, near = (Seeker(n, n, since=NOON, awake=bits, **alike) for n, bits in enumerate((early, late, early)))
    found = matching.group_for(seed, [far, near], (), SEATS, NOON)
    assert found is not None
    assert {one.id for one in found.seekers} == {0, 2}
    waited = Seeker(9, 9, since=NOON - 7 * DAY, awake=late, **alike)
    found = matching.group_for(seed, [near, waited], (), SEATS, NOON)
    assert found is not None
    assert {one.id for one in found.seekers} == {0, 9}, "a week counts more than some common hours"


# ---------------------------------------------------------------- the queue


async def test_all_agree_and_a_table_opens_once(hall: Hall, now: list[float]) -> None:
    assert await find(hall, ANNA, sizes=[3], games=["burgundy", "genoa"], rated="unrated") is None
    assert await find(hall, BELA, sizes=[2, 3]) is None
    made = await find(hall, CSILLA, sizes=[3, 4], games=["burgundy", "tournay"])
    assert made is not None
    assert [await letters(hall, who) for who in (ANNA, BELA, CSILLA)] == [["find-proposal"]] * 3
    assert await wishes.agree(hall, made, BELA) is None
    assert await letters(hall, BELA) == [], "an answered question is not sent any more"
    assert await wishes.agree(hall, made, ANNA) is None
    with refused("find-over"):
        await wishes.agree(hall, made, DENES)
    table = await wishes.agree(hall, made, CSILLA)
    assert table is not None
    assert table.playing
    assert (table.row.source, table.row.game, table.names) == (f"find:{made}", "burgundy", ["Anna", "Béla", "Csilla"])
    assert (bool(table.row.unrated), table.pace) == (True, wishes.TEMPOS["day"].clock)
    assert await wishes.waiting(hall, GUILD, 9) == ([], 0)
    with refused("find-over"):
        await wishes.agree(hall, made, ANNA)


async def test_an_interrupted_opening_goes_on(hall: Hall, now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    await find(hall, ANNA)
    made = await find(hall, BELA)
    assert made is not None
    await wishes.agree(hall, made, ANNA)
    with monkeypatch.context() as broken:
        broken.setattr(wishes.arranged, "open_arranged", None)
        with pytest.raises(TypeError):
            await wishes.agree(hall, made, BELA)
    with refused("find-opening"):
        await wishes.end(hall, GUILD, ANNA)
    with refused("find-opening"):
        await find(hall, ANNA, games=["genoa"])
    for _ in range(2):
        await duties.make_rounds(hall)
    tables = await hall.db.all("SELECT source, status FROM tables")
    assert [(row["source"], row["status"]) for row in tables] == [(f"find:{made}", "playing")]


@pytest.mark.parametrize("lives", range(14))
async def test_a_crash_at_any_moment(hall: Hall, now: list[float], monkeypatch: pytest.MonkeyPatch, lives: int) -> None:
    """The process dies at its n-th transaction; people press again, and one table opens."""
    write, left = hall.db.write, [lives]

    async def dying(*args: Any) -> Any:
        left[0] -= 1
        if left[0] == -1:
            raise InterruptedError
        return await write(*args)

    async def say_yes(who: int) -> None:
        for row in await hall.db.all("SELECT id FROM proposals"):
            await wishes.agree(hall, row["id"], who)

    answers = set[str]()
    monkeypatch.setattr(hall.db, "write", dying)
    steps = (lambda: find(hall, ANNA), lambda: find(hall, BELA), lambda: say_yes(ANNA), lambda: say_yes(BELA))
    for step in steps:
        try:
            await step()
        except InterruptedError:
            hall.forget_all()
            await duties.make_rounds(hall)
            try:
                await step()
            except Refused as known:
                answers.add(known.reason)
        await duties.make_rounds(hall)
    assert answers <= {"find-opening", "find-over"}
    tables = await hall.db.all("SELECT status FROM tables WHERE source LIKE 'find:%'")
    assert [row["status"] for row in tables] == ["playing"]
    assert not await hall.db.all("SELECT 1 FROM wishes UNION SELECT 1 FROM proposals")


async def test_a_server_that_removes_the_bot_keeps_its_queue_and_holds_up_no_other(
    hall: Hall, now: list[float]
) -> None:
    await find(hall, ANNA)
    made = await find(hall, BELA)
    assert made is not None
    await find(hall, CSILLA)
    await wishes.agree(hall, made, ANNA)
    await channels.leave_server(hall, GUILD)
    with refused("find-over"):
        await wishes.agree(hall, made, BELA)
    now[0] += 2 * DAY
    await duties.make_rounds(hall)
    assert not await hall.db.all("SELECT 1 FROM tables UNION SELECT 1 FROM proposals")
    due = await wishes.make_rounds(hall)
    assert due is not None
    assert due > now[0], "nothing is tried again and again"
    elsewhere = Channel(GUILD + 1, 71, "en")
    for who, name in ((ANNA, "Anna"), (BELA, "Béla")):
        wish = await wishes.put(hall, elsewhere, who, name, games=["burgundy"], sizes=[2], pace="day")
    proposal = await wishes.look(hall, wish.id)
    assert proposal is not None
    await wishes.decline(hall, proposal, ANNA)
    await channels.return_to_server(hall, GUILD)
    await duties.make_rounds(hall)
    assert len(await hall.db.all("SELECT 1 FROM proposals WHERE guild_id=?", GUILD)) == 1, "the queue goes on"


async def test_who_declines_or_is_silent_leaves_and_the_others_keep_their_place(hall: Hall, now: list[float]) -> None:
    for who in (ANNA, BELA, CSILLA):
        made = await find(hall, who, sizes=[3])
        now[0] += MINUTE
    assert made is not None
    await wishes.agree(hall, made, BELA)
    await wishes.decline(hall, made, ANNA)
    with refused("find-over"):
        await wishes.agree(hall, made, CSILLA)
    assert [one.user_id for one in (await wishes.waiting(hall, GUILD, 9))[0]] == [BELA, CSILLA]
    assert [await letters(hall, who) for who in (ANNA, BELA, CSILLA)] == [[], ["find-back"], []]

    again = await find(hall, DENES, sizes=[3])
    assert again is not None
    await wishes.agree(hall, again, CSILLA)
    now[0] += 12 * HOUR + 1
    with refused("find-over"):
        await wishes.agree(hall, again, BELA)
    await duties.make_rounds(hall)
    assert [one.user_id for one in (await wishes.waiting(hall, GUILD, 9))[0]] == [CSILLA]
    assert (await letters(hall, BELA))[-1] == (await letters(hall, DENES))[-1] == "find-left"
    assert await letters(hall, CSILLA) == ["find-back"]
    now[0] += 14 * DAY
    for _ in range(2):
        await duties.make_rounds(hall)
    assert await letters(hall, CSILLA) == ["find-back", "find-expired"]
    assert (await wishes.waiting(hall, GUILD, 9))[1] == 0


async def test_a_wish_is_changed_ended_and_belongs_to_one_proposal(hall: Hall, now: list[float]) -> None:
    with refused("find-no-game"):
        await find(hall, ANNA, games=["chess"])
    with refused("find-no-size"):
        await find(hall, ANNA, sizes=[9])
    with refused("find-none"):
        await wishes.end(hall, GUILD, ANNA)
    await find(hall, ANNA)
    elsewhere = await wishes.put(
        hall, Channel(GUILD + 1, 71, "en"), ANNA, "Anna", games=["burgundy"], sizes=[2], pace="day"
    )
    made = await find(hall, BELA)
    assert made is not None
    other = await wishes.put(hall, Channel(GUILD + 1, 71, "en"), DENES, "D", games=["burgundy"], sizes=[2], pace="day")
    assert await wishes.look(hall, other.id) is None, "Anna is asked elsewhere"
    assert await find(hall, ANNA, games=["genoa"]) is None, "changing it is an answer"
    assert (await wishes.proposed(hall, made)) is None
    await duties.make_rounds(hall)
    again = await wishes.wish_of(hall, GUILD + 1, ANNA)
    assert again is not None
    assert again.id == elsewhere.id
    assert again.proposal_id is not None, "now she is asked there"
    await wishes.end(hall, GUILD + 1, ANNA)
    assert await wishes.wish_of(hall, GUILD + 1, ANNA) is None


async def test_live_is_for_those_who_are_awake(hall: Hall, now: list[float]) -> None:
    await people.set_person(hall, BELA, wakes=18 * 60, sleeps=23 * 60)
    await find(hall, BELA, pace="live")
    assert await find(hall, ANNA, pace="live") is None
    assert await find(hall, CSILLA, pace="live") is not None
    await wishes.end(hall, GUILD, ANNA)
    now[0] += 6 * HOUR
    for _ in range(2):
        await duties.make_rounds(hall)
    assert "find-expired" in await letters(hall, BELA)


# ---------------------------------------------------------------- blocks


async def test_two_who_are_apart_never_meet_and_neither_can_tell(hall: Hall, now: list[float]) -> None:
    await find(hall, ANNA)
    made = await find(hall, BELA)
    assert made is not None
    await blocks.block(hall, ANNA, BELA)
    assert await wishes.proposed(hall, made) is None
    await duties.make_rounds(hall)
    assert all(one.proposal_id is None for one in (await wishes.waiting(hall, GUILD, 9))[0])
    assert await blocks.apart(hall, PEOPLE) == {frozenset((ANNA, BELA))}
    assert await blocks.listed(hall, ANNA) == [BELA]
    assert await blocks.listed(hall, BELA) == []

    table = await open_lobby(hall)
    with refused("table-no-seat-for-you"):
        await opening.join(hall, table.id, BELA, "Béla")
    await guests.keep_seats(hall, table.id, ANNA, [BELA, CSILLA])
    assert table.kept_for == [BELA, CSILLA], "it looks as any other invitation"
    called = await hall.db.all("SELECT user_id FROM outbox WHERE kind='kept-seat'")
    assert [row["user_id"] for row in called] == [CSILLA]
    with refused("table-no-seat-for-you"):
        await opening.join(hall, table.id, BELA, "Béla")
    await opening.join(hall, table.id, CSILLA, "Csilla")
    await guests.free_kept_seats(hall, table.id, BELA, BELA)
    await guests.send_away(hall, table.id, Actor(ANNA, "Anna", "host"), 1)
    with refused("table-no-seat-for-you"):
        await opening.join(hall, table.id, CSILLA, "Csilla")
    theirs = await opening.open_table(hall, "burgundy", BELA, "B", guild_id=GUILD, channel_id=1, language="en")
    with refused("block-yours"):
        await opening.join(hall, theirs.id, ANNA, "Anna")
    assert await blocks.unblock(hall, ANNA, BELA)
    assert not await blocks.unblock(hall, ANNA, BELA)
    await opening.join(hall, theirs.id, ANNA, "Anna")
    with refused("bar-not-yourself"):
        await blocks.block(hall, ANNA, ANNA)


async def test_a_block_breaks_no_running_table_and_keeps_substitutes_away(hall: Hall) -> None:
    table = await seat_people(hall)
    await blocks.block(hall, ANNA, BELA)
    await blocks.block(hall, CSILLA, STRANGER)
    assert table.user_ids == [ANNA, BELA, CSILLA]
    await seats.invite(hall, table.id, Actor(BELA, "Béla"), None, STRANGER, "Strange")
    called = await hall.db.all("SELECT 1 FROM outbox WHERE kind='seat-invite'")
    assert called == []
    with refused("table-seat-not-free"):
        await seats.accept(hall, table.id, STRANGER, "Strange", 1)
    await seats.resign(hall, table.id, BELA)
    with refused("table-seat-not-free"):
        await seats.claim(hall, table.id, STRANGER, "Strange", 1)
    await seats.claim(hall, table.id, DENES, "Dénes", 1)


# ---------------------------------------------------------------- new tables


async def test_new_tables_are_told_of_once_in_waking_hours_and_not_across_a_block(hall: Hall, now: list[float]) -> None:
    for who in (BELA, CSILLA, DENES):
        await tell_me.choose(hall, GUILD, who, ["burgundy"], "en")
    await tell_me.choose(hall, GUILD, EMOKE, ["genoa"], "en")
    await people.set_person(hall, CSILLA, wakes=18 * 60, sleeps=23 * 60)
    await blocks.block(hall, DENES, ANNA)
    table = await open_lobby(hall, game="burgundy")
    for _ in range(2):
        await duties.make_rounds(hall)
    told = [await letters(hall, who) for who in (ANNA, BELA, CSILLA, DENES, EMOKE)]
    assert told == [[], ["opened"], [], [], []]
    now[0] += 6 * HOUR + 1
    for _ in range(2):
        await duties.make_rounds(hall)
    assert await letters(hall, CSILLA) == ["opened"]
    assert await letters(hall, BELA) == ["opened"]
    await tell_me.choose(hall, GUILD, BELA, [], "en")
    assert await letters(hall, BELA) == [], "off is off"
    for who, name in ((EMOKE, "E"), (STRANGER, "S"), (BELA, "B")):
        await opening.join(hall, table.id, who, name)
    assert await letters(hall, CSILLA) == [], "no seat is left"
