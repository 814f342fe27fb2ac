"""Taking back: freely down to the barrier, by consent past it, and always to the position that was."""

import random

import pytest

from automata import caretaker
from storage import game_log
from tables import Hall, Refused, SeatSession, Table, history, moderation, people
from tables.clock import votes
from tables.core import access
from tables.core.actors import Actor
from tables.core.update import Update
from tables.lobby import opening
from tables.play import automata, playing, undoing
from tables.post import notice_validity, outbox_queries
from tables.seating import seats
from tests.tables.house import (
    NAMES,
    PEOPLE,
    asked,
    contents,
    draft_a_turn,
    open_house,
    open_lobby,
    past_the_set_up,
    person_at,
    play_randomly,
    refused,
    replayed,
    say,
    seat_people,
    session_of,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


async def one_by_one(hall: Hall, table: Table, count: int) -> list[bytes]:
    """Anna confirms so many moves of her first turn, none of which reveals anything; the positions on the way."""
    positions = [table.game.dump(table.state)]
    await say(hall, table, 0, "place s01 own")
    positions.append(table.game.dump(table.state))
    for _ in range(count - 1):
        harmless = [
            m
            for m in (await access.session_of(hall, table.id, ANNA)).moves
            if not table.game.attempt(table.state, 0, m).reveals and m.kind not in ("end", "skip")
        ]
        await say(hall, table, 0, harmless[0].notation)
        positions.append(table.game.dump(table.state))
    assert asked(table) == (0,)
    assert table.state.barrier <= table.state.played - count
    return positions


async def pinged(hall: Hall, table: Table) -> list[tuple[str, int | None]]:
    return [(n.kind, n.seat) for n in await outbox_queries.unsent(hall, table.id) if n.version == table.version]


# ---------------------------------------------------------------- freely


async def test_ones_last_move_is_taken_back_freely(hall: Hall, table: Table) -> None:
    positions = await one_by_one(hall, table, 2)
    undone = await undoing.undo(hall, table.id, ANNA)
    assert (undone.how, undone.moves) == ("free", 1)
    assert table.game.dump(table.state) == positions[1]
    undone = await undoing.undo(hall, table.id, ANNA)
    assert undone.session.moves
    assert table.game.dump(table.state) == positions[0]
    assert await replayed(hall, table) == positions[0]


async def test_everything_since_the_barrier_is_taken_back_with_one_press(hall: Hall, table: Table) -> None:
    await one_by_one(hall, table, 2)
    played, barrier = table.state.played, table.state.barrier
    undone = await undoing.undo(hall, table.id, ANNA, everything=True)
    assert (undone.how, undone.moves, table.state.played) == ("free", played - barrier, barrier)
    assert await replayed(hall, table) == table.game.dump(table.state)
    assert (await undoing.undo(hall, table.id, ANNA)).how == "asked"


async def workers(hall: Hall, table: Table, seat: int) -> SeatSession:
    """Burgundy: all dice that the seat has left take workers in its draft, which ends its turn."""
    session = await session_of(hall, table, seat)
    for die in session.shown.players[seat].dice[:]:
        session = await playing.draft(hall, table.id, person_at(table, seat), f"workers {die}")
    return session


async def test_a_turn_that_ends_by_itself_is_taken_back_like_any_other(hall: Hall) -> None:
    table = await open_lobby(hall, 2, "burgundy")
    await opening.start(hall, table.id, ANNA)
    before = table.game.dump(table.state)
    first, second = table.state.order

    session = await workers(hall, table, first)
    assert (session.complete, session.sealed, asked(table)) == (True, False, (first,)), "nobody else knows of it yet"
    assert not (await playing.take_back(hall, table.id, person_at(table, first))).complete
    await workers(hall, table, first)
    await playing.confirm(hall, table.id, person_at(table, first))
    assert asked(table) == (second,)
    undone = await undoing.undo(hall, table.id, person_at(table, first), everything=True)
    assert (undone.how, table.game.dump(table.state)) == ("free", before)


async def test_a_turn_whose_end_rolls_dice_can_be_taken_back_until_it_is_confirmed(hall: Hall) -> None:
    table = await open_lobby(hall, 2, "burgundy")
    await opening.start(hall, table.id, ANNA)
    first, second = table.state.order
    await workers(hall, table, first)
    await playing.confirm(hall, table.id, person_at(table, first))
    last = person_at(table, second)

    session = await workers(hall, table, second)
    assert (session.complete, session.sealed, session.shown.round) == (True, True, 1)
    back = await playing.take_back(hall, table.id, last)
    assert (len(back.draft), back.sealed, back.complete) == (1, False, False)
    await workers(hall, table, second)
    await playing.confirm(hall, table.id, last)
    assert table.state.round == 2
    assert (await undoing.undo(hall, table.id, last)).how == "asked", "the new dice have been seen"


async def test_one_move_of_several_confirmed_together_is_taken_back(hall: Hall, table: Table) -> None:
    session = await playing.draft(hall, table.id, ANNA, "place s01 own")
    harmless = next(m for m in session.moves if not table.game.attempt(session.shown, 0, m).reveals)
    middle = table.game.dump(session.shown)
    await playing.draft(hall, table.id, ANNA, harmless.notation)
    await playing.confirm(hall, table.id, ANNA)
    await undoing.undo(hall, table.id, ANNA)
    assert table.game.dump(table.state) == middle
    past = await history.history(hall, table, ANNA, 1 << 20)
    assert [entry.number for entry in past.entries] == [table.state.played], "the move that is left is still told"


async def test_a_draft_is_taken_back_before_anything_confirmed(hall: Hall, table: Table) -> None:
    positions = await one_by_one(hall, table, 1)
    session = await access.session_of(hall, table.id, ANNA)
    await playing.draft(hall, table.id, ANNA, session.moves[0].notation)
    version = table.version
    undone = await undoing.undo(hall, table.id, ANNA)
    assert (undone.how, undone.moves, undone.session.draft, table.version) == ("draft", 1, [], version)
    await undoing.undo(hall, table.id, ANNA)
    assert table.game.dump(table.state) == positions[0]


async def test_whoever_takes_back_freely_is_not_pinged_and_the_others_no_longer_wait(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    while asked(table) == (0,):
        session = await session_of(hall, table, 0)
        ending = [m for m in session.moves if not table.game.attempt(table.state, 0, m).reveals]
        await say(hall, table, 0, rng.choice(ending).notation)
    (following,) = asked(table)
    assert table.seats[following].owes_since == table.version
    undone = await undoing.undo(hall, table.id, ANNA)
    assert undone.how == "free"
    assert table.seats[following].owes_since is None
    assert table.seats[0].owes_since == table.version
    assert all(kind != "turn" for kind, _ in await pinged(hall, table))


# ---------------------------------------------------------------- what others say beside the game


async def genoa(hall: Hall) -> Table:
    """Anna is about to begin, and has just changed a setting of her own, which is a move like any other."""
    table = await opening.start(hall, (await open_lobby(hall, 3, "genoa", options={"start": "first_seat"})).id, ANNA)
    assert table.state.trader == 0
    await say(hall, table, 0, "set stance auto_pass_all")
    return table


def stances(table: Table) -> list[tuple[str, str]]:
    return [(player.stance, player.windows) for player in table.state.players]


async def test_a_bystanders_standing_answer_leaves_the_undo_free_and_survives_it(hall: Hall) -> None:
    table = await genoa(hall)
    await say(hall, table, 1, "set windows ask")
    await say(hall, table, 2, "set stance auto_pass_all")
    undone = await undoing.undo(hall, table.id, ANNA)
    assert (undone.how, undone.moves) == ("free", 1)
    assert stances(table) == [("ask_me", "auto"), ("ask_me", "ask"), ("auto_pass_all", "auto")]
    assert asked(table) == (0,)
    assert await replayed(hall, table) == table.game.dump(table.state)
    told = [(entry.number, entry.seat) for entry in await history.log(hall, table, None)]
    assert told == [(1, 1), (2, 2)]
    assert [seat.last_move for seat in table.seats] == [0, 1, 2]
    with refused("table-nothing-to-undo"):
        await undoing.undo(hall, table.id, ANNA)


async def test_everything_back_keeps_what_others_said_between_the_moves(hall: Hall) -> None:
    table = await genoa(hall)
    await say(hall, table, 1, "set windows ask")
    await say(hall, table, 0, "set stance ask_me")
    await say(hall, table, 1, "set stance auto_pass_all")
    undone = await undoing.undo(hall, table.id, ANNA, everything=True)
    assert (undone.how, undone.moves) == ("free", 2)
    assert stances(table) == [("ask_me", "auto"), ("auto_pass_all", "ask"), ("ask_me", "auto")]
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_a_bystander_takes_the_standing_answer_back_until_somebody_has_moved(hall: Hall) -> None:
    table = await genoa(hall)
    await say(hall, table, 1, "set windows ask")
    await say(hall, table, 2, "set windows ask")
    assert (await undoing.undo(hall, table.id, BELA)).how == "free"
    assert stances(table) == [("auto_pass_all", "auto"), ("ask_me", "auto"), ("ask_me", "ask")]
    await say(hall, table, 1, "set windows ask")
    await say(hall, table, 0, "set stance ask_me")
    undone = await undoing.undo(hall, table.id, BELA)
    assert (undone.how, undone.asked) == ("asked", (0,))


async def test_a_standing_answer_does_not_make_a_reveal_free(hall: Hall) -> None:
    table = await genoa(hall)
    while table.state.barrier < table.state.played or table.state.last_seat != 0:
        await say(hall, table, 0)
    await say(hall, table, 1, "set windows ask")
    assert (await undoing.undo(hall, table.id, ANNA)).how == "asked"


async def test_a_card_drawn_is_not_put_back_without_consent(hall: Hall, table: Table, rng: random.Random) -> None:
    while True:
        seat = asked(table)[0]
        session = await draft_a_turn(hall, table, seat, rng)
        await playing.confirm(hall, table.id, person_at(table, seat))
        if session.sealed and asked(table) == (seat,):
            break
    assert table.state.barrier == table.state.played
    position = table.game.dump(table.state)
    undone = await undoing.undo(hall, table.id, person_at(table, seat), everything=True)
    assert undone.how == "asked"
    assert undone.asked == tuple(s for s in range(3) if s != seat), "nobody acted since, so all the others are asked"
    assert table.game.dump(table.state) == position


async def test_in_a_simultaneous_decision_the_others_keep_their_drafts_buttons_and_waiting_time(
    hall: Hall, started: Table
) -> None:
    session = await playing.draft(
        hall, started.id, BELA, (await access.session_of(hall, started.id, BELA)).moves[0].notation
    )
    waiting = (started.seats[1].owes_since, started.seats[1].owes_at)
    await say(hall, started, 0)
    await undoing.undo(hall, started.id, ANNA)
    again = await access.session_of(hall, started.id, BELA)
    assert again.draft == session.draft
    assert again.is_current(session.stamp)
    assert (started.seats[1].owes_since, started.seats[1].owes_at) == waiting
    async with open_house(hall.db.path) as later:
        row = (await later.table(started.id)).seats[1]
        assert (row.owes_since, row.owes_at) == waiting
        assert (await access.session_of(later, started.id, BELA)).draft == session.draft


# ---------------------------------------------------------------- others' drafts


async def end_of_turn(hall: Hall, table: Table, rng: random.Random, street: str = "s01") -> None:
    """Anna's whole turn, so that she can take it back freely."""
    while asked(table) == (0,):
        session = await session_of(hall, table, 0)
        quiet = [m.notation for m in session.moves if not table.game.attempt(table.state, 0, m).reveals]
        disc = f"place {street} own"
        await say(hall, table, 0, disc if disc in quiet else rng.choice(quiet))


async def drafted_and_taken_back(hall: Hall, table: Table, rng: random.Random) -> int:
    """The next player has drafted a disc when Anna takes her whole turn back; who that is."""
    await end_of_turn(hall, table, rng)
    (following,) = asked(table)
    await playing.draft(hall, table.id, person_at(table, following), "place s04 own")
    await undoing.undo(hall, table.id, ANNA, everything=True)
    assert asked(table) == (0,)
    return following


async def test_a_draft_waits_while_the_move_before_it_is_taken_back_and_played_again(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    following = await drafted_and_taken_back(hall, table, rng)
    user = person_at(table, following)
    assert (await access.session_of(hall, table.id, user)).draft == [], "it is not their turn"
    await end_of_turn(hall, table, rng, "s02")
    assert asked(table) == (following,)
    async with open_house(hall.db.path) as later:
        session = await access.session_of(later, table.id, user)
        assert [move.notation for move in session.draft] == ["place s04 own"], "a restart loses nothing"
    assert ("draft", following) not in await pinged(hall, table), "all is well, nothing need be said"


async def test_whoever_can_no_longer_play_what_they_had_drafted_is_told(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    following = await drafted_and_taken_back(hall, table, rng)
    user = person_at(table, following)
    table.drafts[following] = ["place s04 own", "promote s04 1"]  # as if the new move had made that impossible
    await end_of_turn(hall, table, rng, "s02")
    assert asked(table) == (following,)
    assert {("turn", following), ("draft", following)} <= set(await pinged(hall, table))
    (notice,) = [n for n in await outbox_queries.unsent(hall, table.id) if n.kind == "draft"]
    assert notice.user_id == user
    assert (
        await notice_validity.holds(hall, table, notice) is False or (await session_of(hall, table, following)).broken
    )


# ---------------------------------------------------------------- the trace


async def test_who_took_back_what_is_remembered_over_a_restart(hall: Hall, table: Table) -> None:
    await one_by_one(hall, table, 2)
    undone = await undoing.undo(hall, table.id, ANNA, everything=True)
    async with open_house(hall.db.path) as later:
        (act,) = [act for act in await history.acts_at(later, table.id) if act.kind == "taken-back"]
    assert (act.actor, act.seat, act.played) == (NAMES[0], 0, table.state.played)
    assert act.args["moves"] == undone.moves >= 2
    assert act.args["agreed"] == []
    assert act.args["events"]


async def test_what_is_remembered_of_it_is_what_everybody_knew(hall: Hall, started: Table) -> None:
    """The card that somebody keeps in secret is not told by taking it back."""
    kept = (await session_of(hall, started, 0)).moves[0]
    await say(hall, started, 0, kept.notation)
    await undoing.undo(hall, started.id, ANNA)
    (act,) = [act for act in await history.acts_at(hall, started.id) if act.kind == "taken-back"]
    assert kept.words[-1] not in str(act.args)


async def test_an_undo_says_first_what_it_would_do_and_does_nothing(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    await end_of_turn(hall, table, rng)
    before = contents(hall)
    ahead = await undoing.outlook(hall, table.id, ANNA, everything=True)
    assert ahead is not None
    assert ahead.needed == ()
    assert [move.seat for move in ahead.moves] == [0] * len(ahead.moves)
    assert contents(hall) == before
    undone = await undoing.undo(hall, table.id, ANNA, everything=True)
    assert (undone.how, undone.moves) == ("free", len(ahead.moves))


# ---------------------------------------------------------------- by consent


async def test_past_the_barrier_those_who_acted_since_are_asked(hall: Hall, started: Table) -> None:
    position = started.game.dump(started.state)
    await say(hall, started, 0)
    await say(hall, started, 2)
    undone = await undoing.undo(hall, started.id, ANNA, interaction_id=1)
    assert (undone.how, undone.asked, undone.moves) == ("asked", (2,), 2)
    assert ("undo", 2) in await pinged(hall, started)
    request = await undoing.request_of(hall, started.id)
    assert request is not None
    assert (request.seat, request.needed, request.agreed, request.to_played) == (0, (2,), (), 0)

    after = contents(hall)
    assert (await undoing.undo(hall, started.id, ANNA, interaction_id=1)).session.table is started
    assert contents(hall) == after
    with refused("table-undo-asked-already"):
        await undoing.undo(hall, started.id, ANNA)
    with refused("table-not-asked"):
        await undoing.answer(hall, started.id, BELA, True)

    await undoing.answer(hall, started.id, CSILLA, True, interaction_id=2)
    assert started.game.dump(started.state) == position
    assert await undoing.request_of(hall, started.id) is None
    assert ("turn", 0) in await pinged(hall, started), "who got the move back is told, and so is who has to move again"
    assert ("turn", 2) in await pinged(hall, started)
    assert ("turn", 1) not in await pinged(hall, started)
    (undo,) = contents(hall)["undos"]
    assert undo[2:4] == (0, 0)
    assert undo[5] == "[2]"

    after = contents(hall)
    await undoing.answer(hall, started.id, CSILLA, True, interaction_id=2)
    assert contents(hall) == after


async def test_whoever_must_decide_anew_after_a_consent_is_told_even_if_waited_for_before(
    hall: Hall, started: Table
) -> None:
    """Csilla agrees and goes to bed; hours later Béla agrees too, and her next decision is another one."""
    for seat in (0, 1, 2):
        await say(hall, started, seat)
    (waited,) = asked(started)
    await undoing.undo(hall, started.id, ANNA)
    for user in (CSILLA, BELA):
        await undoing.answer(hall, started.id, user, True)
    assert waited in asked(started)
    assert [("turn", seat) for seat in range(3)] == [n for n in await pinged(hall, started) if n[0] == "turn"]


async def test_where_something_came_to_light_all_who_learned_from_it_are_asked(hall: Hall, rng: random.Random) -> None:
    """Not only whoever has moved since: a card was drawn, and all would see the same one drawn again."""
    table = await past_the_set_up(hall)
    for _ in range(60):
        seat = asked(table)[0]
        await draft_a_turn(hall, table, seat, rng)
        await playing.confirm(hall, table.id, person_at(table, seat))
        for wants in set(range(3)) - {table.state.last_seat}:
            own = table.seats[wants].last_move
            since = {move.seat for move in await game_log.moves(hall.db, table.id, after=own)}
            before = await game_log.position_before(hall.db, table.id, own - 1)
            if own and before and len(since) == 1 and table.state.draws > table.game.load(before.state).draws:
                undone = await undoing.undo(hall, table.id, person_at(table, wants))
                assert undone.asked == tuple(s for s in range(3) if s != wants)
                return
    pytest.fail("nobody drew a card")


async def test_all_who_are_asked_must_agree(hall: Hall) -> None:
    table = await seat_people(hall, 4)
    for seat in (3, 0, 1):
        await say(hall, table, seat)
    await undoing.undo(hall, table.id, PEOPLE[3])
    await undoing.answer(hall, table.id, ANNA, True, interaction_id=7)
    request = await undoing.request_of(hall, table.id)
    assert request is not None
    assert request.agreed == (0,)
    assert table.state.played == 3
    with refused("table-not-asked"):
        await undoing.answer(hall, table.id, ANNA, True)
    after = contents(hall)
    await undoing.answer(hall, table.id, ANNA, True, interaction_id=7)
    assert contents(hall) == after
    await undoing.answer(hall, table.id, BELA, True)
    assert table.state.played == 0


async def test_one_refusal_is_enough(hall: Hall, started: Table) -> None:
    for seat in (0, 1, 2):
        await say(hall, started, seat)
    await undoing.undo(hall, started.id, ANNA)
    played = started.state.played
    await undoing.answer(hall, started.id, BELA, True)
    await undoing.answer(hall, started.id, CSILLA, False, interaction_id=9)
    assert started.state.played == played
    assert await undoing.request_of(hall, started.id) is None
    after = contents(hall)
    await undoing.answer(hall, started.id, CSILLA, False, interaction_id=9)
    assert contents(hall) == after
    with refused("table-no-undo-request"):
        await undoing.answer(hall, started.id, BELA, True)


async def test_a_request_is_withdrawn_by_the_one_who_asked(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await say(hall, started, 1)
    await undoing.undo(hall, started.id, ANNA)
    with refused("table-not-asked"):
        await undoing.answer(hall, started.id, ANNA, True)
    await undoing.answer(hall, started.id, ANNA, False)
    assert await undoing.request_of(hall, started.id) is None
    assert (await undoing.undo(hall, started.id, ANNA)).how == "asked", (
        "one may ask again, and the others are told again"
    )
    assert ("undo", 1) in await pinged(hall, started)


async def test_a_request_that_was_refused_before_it_was_brought_is_not_brought_with_the_next(
    hall: Hall, started: Table
) -> None:
    """A step in which nobody moves does not make the present one old."""

    async def brought(way: str) -> list[tuple[int, int]]:
        found = await hall.db.all(
            f"SELECT version, seat FROM {way} WHERE kind='undo' AND sent_at IS NULL ORDER BY seat"
        )
        return [(row["version"], row["seat"]) for row in found]

    await people.set_person(hall, BELA, notify="dm")
    for seat in (0, 1, 2):
        await say(hall, started, seat)
    await undoing.undo(hall, started.id, ANNA)
    await undoing.answer(hall, started.id, CSILLA, False)
    await say(hall, started, asked(started)[0])
    version = started.version
    await undoing.undo(hall, started.id, ANNA)
    await votes.propose(hall, started.id, ANNA, "pause")
    assert await brought("letters") == [(version, 1)]
    assert await brought("outbox") == [(version, 2)]
    for notice in await outbox_queries.unsent(hall, started.id):
        assert notice.kind != "undo" or await notice_validity.holds(hall, started, notice)


async def test_a_request_is_void_once_the_game_has_gone_on(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await say(hall, started, 1)
    await undoing.undo(hall, started.id, ANNA)
    await say(hall, started, 2)
    assert await undoing.request_of(hall, started.id) is None
    with refused("table-no-undo-request"):
        await undoing.answer(hall, started.id, BELA, True)


async def test_whoever_has_not_moved_has_nothing_to_take_back(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    before = contents(hall)
    with refused("table-nothing-to-undo"):
        await undoing.undo(hall, started.id, BELA)
    assert contents(hall) == before


async def test_a_consent_survives_a_restart(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await say(hall, started, 1)
    await undoing.undo(hall, started.id, ANNA)
    async with open_house(hall.db.path) as later:
        await undoing.answer(later, started.id, BELA, True)
        assert (await later.table(started.id)).state.played == 0


async def test_ones_own_last_move_is_known_again_after_an_undo(hall: Hall) -> None:
    """Anna moved first and then others; when a later move of hers is taken back, her last move is her first one."""
    table = await seat_people(hall)
    for seat in (0, 1, 2):
        await say(hall, table, seat)
    while table.seats[0].last_move == 1:
        await say(hall, table, asked(table)[0])
    again = table.seats[0].last_move
    assert again == table.state.played > 2
    await undoing.undo(hall, table.id, ANNA)
    assert table.state.played == again - 1
    assert table.seats[0].last_move == 1
    async with open_house(hall.db.path) as later:
        assert [s.last_move for s in (await later.table(table.id)).seats] == [s.last_move for s in table.seats]
        own = await history.log(later, table, None)
        for number, seat in enumerate(table.seats):
            assert seat.last_move == max((e.number for e in own if e.seat == number), default=0)


async def test_nobody_waits_for_a_seat_that_its_person_has_left(hall: Hall, started: Table) -> None:
    """Béla's card comes back with Anna's, but he is gone: the caretaker chooses again."""
    await say(hall, started, 0)
    await say(hall, started, 1)
    await seats.resign(hall, started.id, BELA)
    assert (await undoing.undo(hall, started.id, ANNA)).how == "asked"
    await undoing.answer(hall, started.id, CSILLA, True)
    assert 0 in asked(started)
    assert all(started.seats[seat].attended for seat in asked(started))
    assert {seat.owes_since is not None for seat in started.seats if not seat.attended} == {False}
    assert await replayed(hall, started) == started.game.dump(started.state)


# ---------------------------------------------------------------- the other branch


async def test_after_an_undo_and_other_moves_another_undo_finds_the_new_branch(hall: Hall, table: Table) -> None:
    await one_by_one(hall, table, 2)
    await undoing.undo(hall, table.id, ANNA)
    await undoing.undo(hall, table.id, ANNA)
    await say(hall, table, 0, "place s12 own")
    position = table.game.dump(table.state)
    harmless = next(
        m
        for m in (await access.session_of(hall, table.id, ANNA)).moves
        if not table.game.attempt(table.state, 0, m).reveals and m.kind not in ("end", "skip")
    )
    await say(hall, table, 0, harmless.notation)
    await undoing.undo(hall, table.id, ANNA)
    assert table.game.dump(table.state) == position
    assert table.state.towers["s12"] == (0,)
    assert table.state.towers["s01"] == ()
    async with open_house(hall.db.path) as later:
        again = await later.table(table.id)
        assert again.game.dump(again.state) == position


async def test_no_position_of_an_abandoned_branch_is_kept(hall: Hall, table: Table) -> None:
    await one_by_one(hall, table, 2)
    await undoing.undo(hall, table.id, ANNA)
    await undoing.undo(hall, table.id, ANNA)
    await say(hall, table, 0, "place s12 own")
    stored = await hall.db.all("SELECT version, played FROM positions WHERE table_id=? ORDER BY version", table.id)
    played = [row["played"] for row in stored]
    assert played == sorted(set(played)), "one position for each number of moves, in the order of the versions"


@pytest.mark.parametrize("seed", range(8))
async def test_whatever_people_do_the_position_is_the_one_their_moves_lead_to(hall: Hall, seed: int) -> None:
    """Long random lives of a table: drafts, confirmations, undos free and by consent, refusals, restarts."""
    rng = random.Random(seed)
    table_id = (await seat_people(hall, 3 + seed % 3)).id
    refusals: set[str] = set()
    done = {"draft": 0, "confirm": 0, "free": 0, "asked": 0, "agreed": 0}

    async def act() -> None:
        table = await hall.table(table_id)
        request = await undoing.request_of(hall, table_id)
        if request is not None:
            left = [s for s in request.needed if s not in request.agreed]
            await undoing.answer(hall, table_id, person_at(table, rng.choice(left)), rng.random() < 0.8)
            done["agreed"] += 1
            return
        what = rng.random()
        if what < 0.12:
            seat = rng.choice((table.state.last_seat or 0, rng.randrange(len(table.seats))))
            undone = await undoing.undo(hall, table_id, person_at(table, seat), everything=rng.random() < 0.5)
            done[undone.how] += 1
            return
        seat = rng.choice(asked(table))
        session = await session_of(hall, table, seat)
        if session.draft and (session.complete or what < 0.4):
            await playing.confirm(hall, table_id, person_at(table, seat), stamp=session.stamp)
            done["confirm"] += 1
        else:
            await playing.draft(
                hall, table_id, person_at(table, seat), rng.choice(session.moves).notation, stamp=session.stamp
            )
            done["draft"] += 1

    for turn in range(260):
        table = await hall.table(table_id)
        if not table.playing:
            break
        try:
            await act()
        except Refused as no:
            refusals.add(no.reason)
        if turn % 40 == 39:
            hall.forget(table_id)
        if turn % 10 == 0:
            table = await hall.table(table_id)
            assert await replayed(hall, table) == table.game.dump(table.state)
            assert {n for n, s in enumerate(table.seats) if s.owes_since is not None} == set(asked(table))
    assert min(done["confirm"], done["free"], done["asked"], done["agreed"]) > 0, done
    assert refusals <= {"table-nothing-to-undo"}
    entries = await history.log(hall, table, None)
    assert [e.number for e in entries] == list(range(1, table.state.played + 1))
    assert [s.last_move for s in table.seats] == [
        max((e.number for e in entries if e.seat == n), default=0) for n in range(len(table.seats))
    ]


# ---------------------------------------------------------------- with somebody gone


async def test_a_seat_without_a_person_is_not_asked_for_its_consent(hall: Hall, started: Table) -> None:
    for seat in (0, 1, 2):
        await say(hall, started, seat)
    await people.erase_person(hall, CSILLA, "nobody")
    table = await hall.table(started.id)
    undone = await undoing.undo(hall, table.id, ANNA)
    assert undone.how == "asked"
    assert undone.asked == (1,)


async def test_what_a_seat_without_a_person_did_is_no_way_around_consent(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    """The table went on by itself for Béla's seat: nobody acted since, so whoever is left is asked."""
    await people.erase_person(hall, BELA, "nobody")
    table = await hall.table(table.id)
    while asked(table) == (0,):
        await draft_a_turn(hall, table, 0, rng)
        await playing.confirm(hall, table.id, ANNA)
    assert (table.state.last_seat, asked(table)) == (1, (2,))
    undone = await undoing.undo(hall, table.id, ANNA)
    assert (undone.how, undone.asked) == ("asked", (2,))


async def test_alone_among_caretakers_nobody_looks_ahead_for_free(hall: Hall, table: Table) -> None:
    """The same draw would return, and one would choose anew knowing it."""
    await people.erase_person(hall, BELA, "nobody")
    await people.erase_person(hall, CSILLA, "nobody")
    table = await hall.table(table.id)
    assert table.names == [NAMES[0], "nobody", "nobody"]
    rng = random.Random(1)
    await play_randomly(hall, table, rng, 4)
    assert asked(table) == (0,)
    assert table.seats[0].last_move <= table.state.barrier
    position = table.game.dump(table.state)
    with refused("table-undo-nobody-to-ask"):
        await undoing.undo(hall, table.id, ANNA)
    assert table.game.dump(table.state) == position
    host = Actor(ANNA, NAMES[0], "host")
    earlier = (await moderation.earlier_positions(hall, table.id, host))[-1].played
    with refused("table-undo-nobody-to-ask"):
        await moderation.rewind(hall, table.id, host, earlier, version=table.version)


async def test_alone_among_automata_one_takes_back_freely(hall: Hall) -> None:
    table = await open_lobby(hall, 1, options={"start": "first_seat"}, automata=2)
    table = await opening.start(hall, table.id, ANNA)
    await say(hall, table, 0)
    while (seat := automata.asked(table)) is not None:
        move = caretaker("calimala").choose(table.view(seat), seat)
        step = Update(table, table.state.clone(), hall.clock())
        step.play(seat, move, "automaton")
        await playing.commit(hall, step)
    assert (await undoing.undo(hall, table.id, ANNA)).how == "free"
    assert table.state.played == 0
