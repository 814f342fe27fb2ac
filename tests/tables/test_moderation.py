"""What the host and the server's admins may do, and that it is seen."""

import random

import pytest

from tables import Hall, Refused, Table, history, moderation
from tables.core import access
from tables.core.actors import Actor
from tables.lobby import opening
from tables.moderation import Earlier
from tables.play import playing, undoing
from tables.seating import seats
from tests.tables.house import (
    GUILD,
    NAMES,
    PEOPLE,
    STRANGER,
    asked,
    contents,
    open_lobby,
    person_at,
    play_randomly,
    replayed,
    say,
    values,
)

ANNA, BELA, CSILLA, DENES, _ = PEOPLE
HOST = Actor(ANNA, "Anna", "host")
ADMIN = Actor(STRANGER, "Dóra", "admin", GUILD)
NOT_HOST = Actor(BELA, "Béla", "host")


async def acts_of(hall: Hall, table: Table) -> list[tuple[str, str, str]]:
    rows = await hall.db.all("SELECT kind, power, actor FROM acts WHERE table_id=? ORDER BY id", table.id)
    return [(row["kind"], row["power"], row["actor"]) for row in rows]


@pytest.mark.parametrize("verb", ["remove", "pause", "resume", "close", "earlier_positions", "rewind"])
async def test_nobody_but_the_host_has_the_host_s_powers(hall: Hall, table: Table, verb: str) -> None:
    before, more = contents(hall), {"remove": (1,), "rewind": (0,)}.get(verb, ())
    how = {"version": table.version} if verb == "rewind" else {}
    with pytest.raises(Refused, match="table-not-host"):
        await getattr(moderation, verb)(hall, table.id, NOT_HOST, *more, **how)
    assert contents(hall) == before


@pytest.mark.parametrize("verb", ["remove", "pause", "close", "earlier_positions", "rewind"])
async def test_an_admin_has_no_say_at_tables_of_another_server(hall: Hall, table: Table, verb: str) -> None:
    before, more = contents(hall), {"remove": (0,), "rewind": (0,)}.get(verb, ())
    how = {"version": table.version} if verb == "rewind" else {}
    with pytest.raises(Refused, match="table-not-admin"):
        await getattr(moderation, verb)(hall, table.id, Actor(BELA, "Béla", "admin", GUILD + 1), *more, **how)
    assert contents(hall) == before


@pytest.mark.parametrize("actor", [HOST, ADMIN])
async def test_a_seat_is_freed_and_everybody_sees_by_whom(hall: Hall, table: Table, actor: Actor) -> None:
    await moderation.remove(hall, table.id, actor, 1)
    assert (table.seats[1].user_id, table.seats[1].vacant) == (None, True)
    assert await acts_of(hall, table) == [("removed", actor.power, actor.name)]
    told = await hall.db.all("SELECT kind FROM outbox WHERE user_id=? AND version=?", BELA, table.version)
    assert [row["kind"] for row in told] == ["seat-removed"]
    with pytest.raises(Refused, match="table-seat-empty-already"):
        await moderation.remove(hall, table.id, actor, 1)
    with pytest.raises(Refused, match="table-no-such-seat"):
        await moderation.remove(hall, table.id, actor, 3)


async def test_a_paused_table_is_resumed(hall: Hall, table: Table) -> None:
    await moderation.pause(hall, table.id, HOST)
    assert table.paused
    assert all(seat.runs_from is None for seat in table.seats)
    with pytest.raises(Refused, match="table-paused-already"):
        await moderation.pause(hall, table.id, ADMIN)
    await moderation.resume(hall, table.id, ADMIN)
    assert table.seats[asked(table)[0]].runs_from is not None
    assert await acts_of(hall, table) == [("paused", "host", "Anna"), ("resumed", "admin", "Dóra")]


async def test_a_closed_game_has_no_result_and_waits_for_nobody(hall: Hall, table: Table) -> None:
    seat = asked(table)[0]
    await playing.draft(
        hall,
        table.id,
        person_at(table, seat),
        (await access.session_of(hall, table.id, person_at(table, seat))).moves[0].notation,
    )
    await moderation.close(hall, table.id, ADMIN, interaction_id=5)
    assert (table.status, table.row.ended_how) == ("closed", "closed")
    assert all(seat.owes_since is None for seat in table.seats)
    kept = contents(hall)
    assert (kept["results"], kept["drafts"]) == ([], [])
    await moderation.close(hall, table.id, ADMIN, interaction_id=5)
    assert contents(hall) == kept, "a repeated press is answered and not repeated"
    with pytest.raises(Refused, match="table-closed"):
        await seats.resign(hall, table.id, ANNA)


async def test_an_admin_may_close_a_table_that_has_not_started(hall: Hall) -> None:
    table = await open_lobby(hall, 2)
    with pytest.raises(Refused, match="table-not-host"):
        await moderation.close(hall, table.id, NOT_HOST)
    await moderation.close(hall, table.id, ADMIN)
    assert (await hall.table(table.id)).status == "closed"
    with pytest.raises(Refused, match="table-closed"):
        await opening.join(hall, table.id, CSILLA, "Csilla")


# ---------------------------------------------------------------- repair


async def test_the_game_goes_on_from_where_it_was_taken_back_to(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng, confirms=8)
    positions = await moderation.earlier_positions(hall, table.id, ADMIN)
    assert [p.played for p in positions] == sorted({p.played for p in positions}, reverse=True)
    target = positions[3]
    stored = await hall.db.one("SELECT version FROM positions WHERE table_id=? AND played=?", table.id, target.played)
    past = await history.history(hall, table, ANNA, [p.played for p in reversed(positions)].index(target.played))
    version = table.version
    await moderation.rewind(hall, table.id, ADMIN, target.played, version=version)
    assert (table.version, table.state.played) == (version + 1, target.played)
    assert stored is not None
    assert table.game.dump(table.view(0)) == table.game.dump(past.view)
    assert await replayed(hall, table) == table.game.dump(table.state)
    assert (await acts_of(hall, table))[-1] == ("rewound", "admin", "Dóra")
    seat = asked(table)[0]
    told = await hall.db.all(
        "SELECT kind FROM outbox WHERE user_id=? AND version=?", person_at(table, seat), table.seats[seat].owes_since
    )
    assert [row["kind"] for row in told] == ["turn"], "whoever is asked now knows"
    await play_randomly(hall, table, rng, confirms=3)
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_only_stored_positions_of_the_present_game_can_be_gone_back_to(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    await play_randomly(hall, table, rng, confirms=3)
    before = contents(hall)
    for to, version in ((table.state.played, table.version), (10**6, table.version), (0, table.version - 1)):
        with pytest.raises(Refused, match="table-position-gone"):
            await moderation.rewind(hall, table.id, HOST, to, version=version)
    assert contents(hall) == before


@pytest.mark.parametrize("agreed", [True, False])
async def test_whoever_plays_goes_back_behind_what_came_to_light_only_by_consent(
    hall: Hall, table: Table, rng: random.Random, agreed: bool
) -> None:
    """What was drawn once is drawn again: who has seen it must not choose anew without being let."""
    await play_randomly(hall, table, rng, confirms=4)
    played, to = table.state.played, (await moderation.earlier_positions(hall, table.id, HOST))[-1].played
    assert await moderation.rewind(hall, table.id, HOST, to, version=table.version) == (1, 2)
    assert table.state.played == played
    await undoing.answer(hall, table.id, BELA, True)
    await undoing.answer(hall, table.id, CSILLA, agreed)
    assert table.state.played == (to if agreed else played)


@pytest.mark.parametrize("power", [HOST, ADMIN])
async def test_what_somebody_else_asks_for_does_not_stand_in_the_way(
    hall: Hall, table: Table, rng: random.Random, power: Actor
) -> None:
    await play_randomly(hall, table, rng, confirms=4)
    wants = next(user for user in (BELA, CSILLA) if table.seat_of(user) != table.state.last_seat)
    assert (await undoing.undo(hall, table.id, wants)).how == "asked"
    to = (await moderation.earlier_positions(hall, table.id, HOST))[-1].played
    needed = await moderation.rewind(hall, table.id, power, to, version=table.version)
    if power is ADMIN:
        assert (needed, table.state.played) == ((), to)
        return
    request = await undoing.request_of(hall, table.id)
    assert request is not None
    assert (request.seat, request.to_played, request.needed) == (0, to, needed)
    with pytest.raises(Refused, match="table-undo-asked-already"):
        await moderation.rewind(hall, table.id, power, to, version=table.version)


async def test_a_finished_game_stays_finished(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng)
    for doing in (
        moderation.rewind(hall, table.id, ADMIN, 0, version=table.version),
        moderation.close(hall, table.id, ADMIN),
    ):
        with pytest.raises(Refused, match="table-over"):
            await doing


async def test_a_seat_that_became_nobody_s_is_played_on_after_a_repair(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    """The position waits for one who has left meanwhile: the caretaker answers, the table does not stand still."""
    seat, before = asked(table)[0], table.state.played
    await say(hall, table, seat)
    while asked(table)[0] == seat:
        await say(hall, table, seat)
    await seats.resign(hall, table.id, person_at(table, seat))
    await moderation.rewind(hall, table.id, ADMIN, before, version=table.version)
    assert table.state.played > before
    assert table.seats[asked(table)[0]].attended


async def test_going_back_and_the_caretakers_answer_are_one_step(hall: Hall, started: Table) -> None:
    """To the very beginning, where all three are asked: no moment at which the table waits for nobody."""
    for seat in range(3):
        await say(hall, started, seat)
    await seats.resign(hall, started.id, BELA)
    version = started.version
    await moderation.rewind(hall, started.id, ADMIN, 0, version=version)
    assert (started.version, started.state.played, asked(started)) == (version + 1, 1, (0, 2))
    moves = await hall.db.all("SELECT number, seat, by, version FROM moves WHERE table_id=?", started.id)
    assert values(moves) == [(1, 1, "caretaker", version + 1)]
    assert started.seats[1].last_move == 1
    told = await hall.db.all("SELECT user_id FROM outbox WHERE kind='turn' AND version=?", started.version)
    assert {row["user_id"] for row in told} == {ANNA, CSILLA}
    assert await replayed(hall, started) == started.game.dump(started.state)
    await moderation.rewind(hall, started.id, ADMIN, 0, version=started.version)
    assert (started.version, started.state.played) == (version + 2, 1), "the beginning can still be gone back to"


async def test_acts_and_tenures_do_not_stand_after_moves_that_are_gone(hall: Hall, table: Table) -> None:
    seat, before = asked(table)[0], table.state.played
    await say(hall, table, seat)
    other = next(s for s in range(3) if s not in asked(table))
    await seats.resign(hall, table.id, person_at(table, other))
    await seats.claim(hall, table.id, DENES, "Dénes", other)
    await moderation.rewind(hall, table.id, ADMIN, before, version=table.version)
    found = await hall.db.all("SELECT played FROM acts WHERE table_id=?", table.id)
    assert max(row["played"] for row in found) == before
    spans = (await seats.spans(hall, table))[other]
    assert [span.last for span in spans][-1] is None
    assert all(span.first <= before + 1 for span in spans)


async def test_a_host_who_plays_learns_nothing_from_the_list(hall: Hall, table: Table) -> None:
    """What a position offers to choose by: a number, a name, a time."""
    found = await moderation.earlier_positions(hall, table.id, HOST)
    assert {type(p) for p in found} == {Earlier}
    assert {p.name for p in found} <= {*NAMES, ""}
