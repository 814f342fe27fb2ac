"""Who is next: told from what everybody may know, to those who want to know, once each time the table turns."""

import random

import pytest

from engine import GAMES
from tables import Hall, Table, people
from tables.post import notice_validity, outbox_queries
from tables.post.update_notices import next_seats
from tests.tables.house import PEOPLE, asked, past_the_set_up, person_at, play_randomly


@pytest.mark.parametrize("game", GAMES)
def test_the_guess_depends_on_nothing_hidden(game: str) -> None:
    """In a world in which all that is hidden lies otherwise, the same ones are next."""
    rules, rng = GAMES[game], random.Random(game)
    state = rules.new(rules.meta.seats[0], "florence")
    for _ in range(40):
        if rules.over(state):
            break
        twin = rules.redeal(state, None, rng)
        assert next_seats(rules, state, "7") == next_seats(rules, twin, "7")
        seat = rng.choice(rules.to_act(state))
        rules.play(state, seat, rng.choice(rules.moves(state, seat)))


async def letters_to(hall: Hall, user_id: int) -> list[tuple[str, int]]:
    return [(letter.kind, letter.version) for letter in await outbox_queries.unsent_messages(hall, user_id)]


async def test_whoever_wants_to_know_is_told_when_the_turn_before_theirs_begins(hall: Hall) -> None:
    for person in PEOPLE[:3]:
        await people.set_person(hall, person, next_up=True)
    table = await past_the_set_up(hall)
    told = {seat: len(await letters_to(hall, person_at(table, seat))) for seat in range(3)}
    now = asked(table)[0]
    assert told[(now + 1) % 3], "as the first turn begins, the second seat is next"
    rng, before = random.Random(3), table.version
    while asked(table)[0] == now:
        await play_randomly(hall, table, rng, 1)
    third = person_at(table, (now + 2) % 3)
    assert [v for kind, v in await letters_to(hall, third) if kind == "next" and v > before] == [table.version]


async def test_nobody_else_is_told(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng, 6)
    assert not await outbox_queries.recipients(hall)


async def test_it_holds_until_they_are_asked_or_another_one_is(hall: Hall) -> None:
    rng = random.Random(2)
    for person in PEOPLE[:3]:
        await people.set_person(hall, person, next_up=True)
    table, came_true = await past_the_set_up(hall), 0
    for _ in range(30):
        letters = [letter for person in PEOPLE[:3] for letter in await outbox_queries.unsent_messages(hall, person)]
        standing = [letter for letter in letters if await notice_validity.holds(hall, table, letter)]
        owed_since = {table.seats[seat].owes_since for seat in asked(table)}
        assert all(letter.seat not in asked(table) and letter.version in owed_since for letter in standing)
        await play_randomly(hall, table, rng, 1)
        came_true += len({letter.seat for letter in standing} & set(asked(table)))
    assert came_true >= 10, "most guesses come true"


async def test_a_guess_that_fails_does_not_hold_up_the_game(
    hall: Hall, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for person in PEOPLE[:3]:
        await people.set_person(hall, person, next_up=True)

    def broken(*_: object) -> None:
        raise RuntimeError("nobody can tell")

    monkeypatch.setattr(type(table.game), "redeal", broken)
    rng, before = random.Random(1), table.version
    seat = asked(table)[0]
    while asked(table)[0] == seat:
        await play_randomly(hall, table, rng, 1)
    assert table.version > before
    assert "nobody is told in advance" in caplog.text
