"""Seats change hands: resigning, substitutes, orphan seats."""

import pytest

from storage import direct_messages, outbox, tenures
from tables import Hall, Refused, Table, duties, moderation, people
from tables.clock import votes
from tables.core import access
from tables.core.actors import Actor
from tables.play import playing
from tables.seating import seats, watching
from tables.seating.seats import Span
from tests.tables.house import GUILD, NAMES, PEOPLE, STRANGER, asked, contents, person_at, replayed, say, seat_people

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE


async def refused(reason: str, doing: object) -> None:
    with pytest.raises(Refused) as refusal:
        await doing  # type: ignore[misc]
    assert refusal.value.reason == reason


async def turns_told(hall: Hall, table: Table, user_id: int) -> list[int]:
    """Versions of the decisions a person was called to."""
    rows = await hall.db.all(
        "SELECT version FROM outbox WHERE table_id=? AND user_id=? AND kind='turn'", table.id, user_id
    )
    return [row["version"] for row in rows]


async def kinds_told(hall: Hall, table: Table, user_id: int) -> list[str]:
    rows = await hall.db.all("SELECT kind FROM outbox WHERE table_id=? AND user_id=? ORDER BY id", table.id, user_id)
    return [row["kind"] for row in rows]


async def acts_of(hall: Hall, table: Table) -> list[tuple[str, str, int | None]]:
    rows = await hall.db.all("SELECT kind, power, seat FROM acts WHERE table_id=? ORDER BY id", table.id)
    return [(row["kind"], row["power"], row["seat"]) for row in rows]


# ---------------------------------------------------------------- resigning


async def test_a_caretaker_answers_at_once_for_whoever_resigns_in_their_turn(hall: Hall, table: Table) -> None:
    seat, version, played = asked(table)[0], table.version, table.state.played
    await playing.draft(
        hall,
        table.id,
        person_at(table, seat),
        (await access.session_of(hall, table.id, person_at(table, seat))).moves[0].notation,
    )
    await seats.resign(hall, table.id, person_at(table, seat))
    row = table.seats[seat]
    assert (row.user_id, row.vacant, row.owes_since) == (None, True, None)
    assert table.version == version + 1, "one step"
    assert table.state.played > played
    assert asked(table)[0] != seat
    assert table.drafts == {}
    assert contents(hall)["drafts"] == []
    moves = await hall.db.all("SELECT by, user_id FROM moves WHERE table_id=? AND number>?", table.id, played)
    assert {(m["by"], m["user_id"]) for m in moves} == {("caretaker", None)}
    assert (await turns_told(hall, table, person_at(table, asked(table)[0])))[-1] == table.version
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_resigning_out_of_turn_changes_nothing_for_the_others(hall: Hall, table: Table) -> None:
    seat, waited = (asked(table)[0] + 1) % 3, asked(table)[0]
    since, positions = table.seats[waited].owes_since, len(contents(hall)["positions"])
    await seats.resign(hall, table.id, person_at(table, seat))
    assert asked(table)[0] == waited
    assert table.seats[waited].owes_since == since
    assert len(contents(hall)["positions"]) == positions, "no position is stored twice"
    await say(hall, table, waited)
    assert asked(table)[0] != seat


async def test_the_host_who_resigns_passes_hosting_on(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, ANNA)
    assert table.row.host_id == BELA
    assert [kind for kind, _, _ in await acts_of(hall, table)] == ["resigned", "hosting"]
    hall.forget(table.id)
    assert (await hall.table(table.id)).row.host_id == BELA


async def test_when_the_last_one_resigns_the_game_ends_unfinished(hall: Hall, table: Table) -> None:
    for person in (ANNA, BELA, CSILLA):
        await seats.resign(hall, table.id, person)
    assert (table.status, table.row.ended_how) == ("closed", "deserted")
    assert [s.owes_since for s in table.seats] == [None] * 3
    await refused("table-closed", seats.claim(hall, table.id, DENES, "Dénes", 0))


async def test_who_does_not_sit_there_cannot_resign(hall: Hall, table: Table) -> None:
    before = contents(hall)
    await refused("table-not-seated", seats.resign(hall, table.id, STRANGER))
    assert contents(hall) == before


async def test_a_repeated_resignation_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, ANNA, interaction_id=77)
    before = contents(hall)
    await seats.resign(hall, table.id, ANNA, interaction_id=77)
    assert contents(hall) == before


# ---------------------------------------------------------------- claiming


async def test_a_claimed_seat_that_is_asked_calls_its_new_person_exactly_once(hall: Hall, table: Table) -> None:
    """A vote has freed the seat, but the one who was called still holds it until somebody claims it."""
    seat = asked(table)[0]
    old = person_at(table, seat)
    table.seats[seat].vacant = True
    await seats.claim(hall, table.id, DENES, "Dénes", seat)
    row = table.seats[seat]
    assert (row.user_id, row.name, row.vacant, row.caretaken) == (DENES, "Dénes", False, False)
    assert row.owes_since == table.version
    assert row.runs_from == row.owes_at
    assert await turns_told(hall, table, DENES) == [table.version]
    assert (await kinds_told(hall, table, old))[-1] == "seat-taken"
    await duties.tidy(hall)
    assert await outbox.untold(hall.db) == []
    assert await turns_told(hall, table, DENES) == [table.version]
    await say(hall, table, seat)


async def test_a_seat_that_is_not_asked_changes_hands_quietly(hall: Hall, table: Table) -> None:
    seat = (asked(table)[0] + 1) % 3
    await seats.resign(hall, table.id, person_at(table, seat))
    await seats.claim(hall, table.id, DENES, "Dénes", seat)
    assert await kinds_told(hall, table, DENES) == []
    assert table.seats[seat].owes_since is None


async def test_nobody_gets_a_second_look_from_another_seat(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, ANNA)
    await seats.resign(hall, table.id, BELA)
    before = contents(hall)
    await refused("table-sits-here", seats.claim(hall, table.id, CSILLA, "Csilla", 0))
    await refused("table-knows-too-much", seats.claim(hall, table.id, ANNA, "Anna", 1))
    await refused("table-seat-not-free", seats.claim(hall, table.id, DENES, "Dénes", 2))
    await refused("table-no-such-seat", seats.claim(hall, table.id, DENES, "Dénes", 7))
    assert contents(hall) == before
    await seats.claim(hall, table.id, ANNA, "Anna", 0)
    assert table.seats[0].user_id == ANNA, "one's own seat may be taken again"


async def test_who_looked_over_one_shoulder_cannot_take_another_seat(hall: Hall, table: Table) -> None:
    await watching.let_look(hall, table.id, ANNA, DENES, "Dénes")
    await watching.stop_looking(hall, table.id, ANNA, DENES, "Dénes")
    await seats.resign(hall, table.id, BELA)
    await refused("table-knows-too-much", seats.claim(hall, table.id, DENES, "Dénes", 1))
    await seats.resign(hall, table.id, ANNA)
    await seats.claim(hall, table.id, DENES, "Dénes", 0)


async def test_of_two_who_claim_one_seat_one_gets_it(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, ANNA)
    await seats.claim(hall, table.id, DENES, "Dénes", 0)
    await refused("table-seat-not-free", seats.claim(hall, table.id, EMOKE, "Emőke", 0))


async def test_free_seats_are_listed_by_server_the_longest_waiting_first(hall: Hall, table: Table) -> None:
    other = await seat_people(hall)
    await seats.resign(hall, other.id, CSILLA)
    await seats.resign(hall, table.id, BELA)
    found = await seats.free_seats(hall, GUILD)
    assert [(f.table.id, f.seat) for f in found] == [(other.id, 2), (table.id, 1)]
    assert await seats.free_seats(hall, GUILD + 1) == []
    await watching.set_watching(hall, table.id, Actor(ANNA, "Anna", "host"), "closed")
    assert [f.table.id for f in await seats.free_seats(hall, GUILD)] == [other.id]
    await refused("table-seat-not-free", seats.claim(hall, table.id, DENES, "Dénes", 1))


# ---------------------------------------------------------------- substitutes


async def test_a_substitute_is_asked_once_and_takes_the_seat_with_a_fresh_clock(hall: Hall, table: Table) -> None:
    seat = asked(table)[0]
    old = person_at(table, seat)
    await seats.invite(hall, table.id, Actor(old, "x"), None, DENES, "Dénes")
    await refused("table-invited-already", seats.invite(hall, table.id, Actor(old, "x"), seat, DENES, "Dénes"))
    assert await kinds_told(hall, table, DENES) == ["seat-invite"]
    assert person_at(table, seat) == old, "until then everything stays as it is"
    await seats.accept(hall, table.id, DENES, "Dénes", seat)
    assert person_at(table, seat) == DENES
    assert await kinds_told(hall, table, DENES) == ["seat-invite", "turn"]
    assert await access.open_invitations(hall, table) == []
    await refused("table-not-invited", seats.accept(hall, table.id, DENES, "Dénes", seat))


async def test_who_wants_letters_is_invited_by_letter(hall: Hall, table: Table) -> None:
    await people.set_person(hall, DENES, notify="dm")
    await seats.invite(hall, table.id, Actor(ANNA, "Anna"), None, DENES, "Dénes")
    assert await kinds_told(hall, table, DENES) == []
    assert [(n.user_id, n.kind, n.seat) for n in await direct_messages.unsent(hall.db, DENES)] == [
        (DENES, "seat-invite", 0)
    ]


async def test_only_the_seat_the_host_or_an_admin_invites(hall: Hall, table: Table) -> None:
    await refused("table-not-your-seat", seats.invite(hall, table.id, Actor(BELA, "Béla"), 2, DENES, "Dénes"))
    await refused("table-not-host", seats.invite(hall, table.id, Actor(BELA, "Béla", "host"), 2, DENES, "Dénes"))
    await refused("table-not-seated", seats.invite(hall, table.id, Actor(STRANGER, "?"), None, DENES, "Dénes"))
    await refused("table-sits-here", seats.invite(hall, table.id, Actor(ANNA, "Anna", "host"), 2, BELA, "Béla"))
    assert contents(hall)["invitations"] == []
    await seats.invite(hall, table.id, Actor(ANNA, "Anna", "host"), 2, DENES, "Dénes")
    await seats.invite(hall, table.id, Actor(STRANGER, "Admin", "admin", GUILD), 2, EMOKE, "Emőke")
    assert [i.user_id for i in await access.open_invitations(hall, table)] == [EMOKE], "one open invitation per seat"
    assert [(kind, power) for kind, power, _ in await acts_of(hall, table)] == [
        ("invited", "host"),
        ("invited", "admin"),
    ]
    await refused("table-not-invited", seats.accept(hall, table.id, DENES, "Dénes", 2))


async def test_an_invitation_ends_with_the_power_behind_it(hall: Hall, table: Table) -> None:
    await seats.invite(hall, table.id, Actor(ANNA, "Anna", "host"), 1, DENES, "Dénes")
    await seats.resign(hall, table.id, ANNA)
    assert table.row.host_id == BELA
    assert await access.open_invitations(hall, table) == []
    await refused("table-not-invited", seats.accept(hall, table.id, DENES, "Dénes", 1))


async def test_whoever_was_removed_comes_back_only_by_invitation(hall: Hall, table: Table) -> None:
    await moderation.remove(hall, table.id, Actor(ANNA, "Anna", "host"), 1)
    await refused("table-was-removed", seats.claim(hall, table.id, BELA, "Béla", 1))
    await seats.invite(hall, table.id, Actor(ANNA, "Anna", "host"), 1, BELA, "Béla")
    await seats.accept(hall, table.id, BELA, "Béla", 1)
    assert person_at(table, 1) == BELA


async def test_whoever_takes_a_seat_over_has_not_voted_yet_and_is_asked(hall: Hall, table: Table) -> None:
    await votes.propose(hall, table.id, ANNA, "pause")
    await votes.cast(hall, table.id, BELA, "pause", "yes")
    await seats.resign(hall, table.id, BELA)
    await seats.claim(hall, table.id, DENES, "Dénes", 1)
    await votes.cast(hall, table.id, CSILLA, "pause", "yes")
    assert not table.paused
    assert "vote" in await kinds_told(hall, table, DENES)
    await votes.cast(hall, table.id, DENES, "pause", "yes")
    assert table.paused


async def test_a_declined_invitation_is_over(hall: Hall, table: Table) -> None:
    await seats.invite(hall, table.id, Actor(ANNA, "Anna"), None, DENES, "Dénes")
    await seats.decline(hall, table.id, DENES, "Dénes", 0)
    assert await access.open_invitations(hall, table) == []
    await refused("table-not-invited", seats.accept(hall, table.id, DENES, "Dénes", 0))


async def test_after_three_days_an_invitation_is_withdrawn(hall: Hall, table: Table) -> None:
    now = [hall.clock()]
    hall.clock = lambda: now[0]
    await seats.invite(hall, table.id, Actor(ANNA, "Anna"), None, DENES, "Dénes")
    now[0] += access.INVITED_FOR - 1
    await duties.make_rounds(hall)
    assert len(await access.open_invitations(hall, table)) == 1
    now[0] += 1
    await refused("table-not-invited", seats.accept(hall, table.id, DENES, "Dénes", 0))
    await duties.make_rounds(hall)
    await duties.make_rounds(hall)
    assert contents(hall)["invitations"] == []
    assert [kind for kind, _, _ in await acts_of(hall, table)] == ["invited", "invitation-expired"]


# ---------------------------------------------------------------- who played what


async def test_the_book_keeps_who_played_which_turns(hall: Hall, table: Table) -> None:
    first = table.state.played
    seat = asked(table)[0]
    name = table.names[seat]
    await seats.resign(hall, table.id, person_at(table, seat))
    cared = table.state.played
    await seats.claim(hall, table.id, DENES, "Dénes", seat)
    assert (await seats.spans(hall, table))[seat] == [
        Span(name, 1, first), Span(None, first + 1, cared), Span("Dénes", cared + 1, None),
    ]  # fmt: skip
    assert (await seats.spans(hall, table))[(seat + 1) % 3] == [Span(table.names[(seat + 1) % 3], 1, None)]
    assert await tenures.people_at(hall.db, table.id) == {ANNA: 0, BELA: 1, CSILLA: 2, DENES: seat}


async def test_a_turn_belongs_to_whoever_played_it(hall: Hall, table: Table) -> None:
    before, seat = table.state.played, asked(table)[0]
    name = table.names[seat]
    await seats.resign(hall, table.id, person_at(table, seat))
    cared = table.state.played
    assert (await seats.names_then(hall, table))(cared)[seat] == name
    await seats.claim(hall, table.id, DENES, "Dénes", seat)
    then = await seats.names_then(hall, table)
    assert [then(move)[seat] for move in (1, before, cared, cared + 1)] == [name, name, name, "Dénes"]


async def test_what_the_old_holder_left_goes_with_them(hall: Hall, table: Table) -> None:
    """Notes, orders, questions about the seat: none of it is the new one's business."""
    await watching.let_look(hall, table.id, ANNA, EMOKE, "Emőke")
    for sql in (
        f"INSERT INTO notes (table_id, user_id, text, at) VALUES ('{table.id}', {ANNA}, 'hm', 0)",
        f"INSERT INTO notes (table_id, user_id, text, at) VALUES ('{table.id}', {BELA}, 'ha', 0)",
        "INSERT INTO orders (table_id, seat, user_id, kind, moves, after_move, at)"
        f" VALUES ('{table.id}', 0, {ANNA}, 'pass', '[]', 0, 0)",
    ):
        await hall.db.write(lambda db, sql=sql: db.execute(sql))
    hall.forget(table.id)
    table = await hall.table(table.id)
    await seats.resign(hall, table.id, ANNA)
    kept = contents(hall)
    assert table.orders == []
    assert kept["orders"] == []
    assert table.seat_watchers == {}
    assert [note[3] for note in kept["notes"]] == ["ha"]


async def test_an_erased_name_is_gone_from_the_seat_they_gave_up(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, ANNA)
    await people.erase_person(hall, ANNA, "nobody")
    table = await hall.table(table.id)
    assert table.names == ["nobody", *NAMES[1:3]]
    assert not any("Anna" in str(row) or str(ANNA) in str(row) for rows in contents(hall).values() for row in rows)


async def test_a_claim_wakes_a_table_that_everybody_had_left_to_caretakers(hall: Hall, table: Table) -> None:
    """At a table where nobody attends the caretakers wait; the first to come sets them going again, in one step."""
    for seat in table.seats:
        seat.caretaken, seat.runs_from = True, None
    waited = asked(table)[0]
    free = (waited + 1) % 3
    table.seats[free].vacant = True
    played, version = table.state.played, table.version
    await seats.claim(hall, table.id, DENES, "Dénes", free)
    assert table.version == version + 1
    assert table.state.played > played
    assert asked(table) == (free,)
    assert await turns_told(hall, table, DENES) == [table.version]
