"""Moves tried privately: shown to nobody else, taken back freely, and never telling what confirming would tell."""

import random

import pytest

from engine import HIDDEN, IllegalMove
from tables import Hall, SeatSession, Stamp, Table
from tables.core import access
from tables.lobby import opening
from tables.play import playing, undoing
from tables.play.playing import LONGEST_MOVE
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    asked,
    contents,
    draft_a_turn,
    open_house,
    person_at,
    reach_a_draw,
    refused,
    say,
    seat_people,
    session_of,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


def notations(session: SeatSession) -> list[str]:
    return [move.notation for move in session.draft]


def seen(session: SeatSession) -> bytes:
    return session.table.game.dump(session.view)


async def add_one(hall: Hall, table: Table, session: SeatSession) -> SeatSession:
    return await playing.draft(hall, table.id, ANNA, next(m for m in session.moves if m.kind != "draw").notation)


async def two_moves(hall: Hall, table: Table) -> SeatSession:
    """Anna places a disc and does the first thing it allows."""
    return await add_one(hall, table, await playing.draft(hall, table.id, ANNA, "place s01 own"))


async def test_a_typed_move_is_drafted_as_the_legal_one_that_it_means(hall: Hall, table: Table) -> None:
    session = await playing.draft(hall, table.id, ANNA, "place 4 own")
    assert notations(session) == ["place s04 own"]
    assert table.drafts[0] == ["place s04 own"], "what is stored is the notation"


async def test_drafted_moves_are_shown_to_their_player_alone(hall: Hall, table: Table) -> None:
    before = seen(await access.session_of(hall, table.id, BELA))
    session = await two_moves(hall, table)
    assert len(session.draft) == 2
    assert session.view.towers["s01"] == (0,)
    assert session.events
    assert table.state.towers["s01"] == ()
    assert seen(await access.session_of(hall, table.id, BELA)) == before
    assert table.state.played == (await access.session_of(hall, table.id, BELA)).view.played


async def test_a_draft_is_taken_back_move_by_move(hall: Hall, table: Table) -> None:
    first = await playing.draft(hall, table.id, ANNA, "place s01 own")
    await add_one(hall, table, first)
    session = await playing.take_back(hall, table.id, ANNA)
    assert notations(session) == ["place s01 own"]
    assert seen(session) == seen(first)
    session = await playing.take_back(hall, table.id, ANNA)
    assert session.draft == []
    with refused("table-nothing-drafted"):
        await playing.take_back(hall, table.id, ANNA)


async def test_a_draft_is_taken_back_as_a_whole(hall: Hall, table: Table) -> None:
    before = seen(await access.session_of(hall, table.id, ANNA))
    await two_moves(hall, table)
    session = await playing.take_back(hall, table.id, ANNA, everything=True)
    assert session.draft == []
    assert seen(session) == before
    assert contents(hall)["drafts"] == []


async def test_a_draft_survives_a_restart(hall: Hall, table: Table) -> None:
    session = await two_moves(hall, table)
    async with open_house(hall.db.path) as later:
        again = await access.session_of(later, table.id, ANNA)
        assert notations(again) == notations(session)
        assert seen(again) == seen(session)
        assert again.moves == session.moves
        assert again.stamp == session.stamp
        while not again.complete:
            again = await playing.draft(later, table.id, ANNA, again.moves[-1].notation)
        await playing.confirm(later, table.id, ANNA)
        assert (await later.table(table.id)).version == table.version + 1


async def test_a_draft_is_complete_when_nothing_is_left_to_decide(hall: Hall, table: Table, rng: random.Random) -> None:
    session = await access.session_of(hall, table.id, ANNA)
    assert not session.complete
    session = await playing.draft(hall, table.id, ANNA, "place s01 own")
    assert not session.complete
    session = await draft_a_turn(hall, table, 0, rng)
    assert session.complete
    assert session.sealed or session.moves == []


async def test_part_of_a_turn_may_be_confirmed(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    session = await playing.confirm(hall, table.id, ANNA)
    assert table.state.towers["s01"] == (0,)
    assert session.draft == []
    assert session.moves
    assert session.owes


# ---------------------------------------------------------------- what would be revealed


async def test_a_draw_seals_the_draft_until_it_is_confirmed(hall: Hall, table: Table, rng: random.Random) -> None:
    session = await reach_a_draw(hall, table, rng)
    user = person_at(table, session.seat or 0)
    drawing = next(m for m in session.moves if m.kind == "draw")

    sealed = await playing.draft(hall, table.id, user, drawing.notation)
    assert sealed.sealed
    assert sealed.complete
    assert sealed.moves == []
    assert sealed.draft[-1] == drawing
    with refused("table-draft-sealed"):
        await playing.draft(hall, table.id, user, session.moves[0].notation)

    again = await playing.take_back(hall, table.id, user)
    assert (again.draft, again.moves, again.sealed) == (session.draft, session.moves, False)

    hand = list(table.state.players[session.seat].hand)
    await playing.draft(hall, table.id, user, drawing.notation)
    await playing.confirm(hall, table.id, user)
    assert len(table.state.players[session.seat].hand) == len(hand) + 1


async def test_nothing_of_a_draw_can_be_learnt_before_it_is_confirmed(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    """The same position with another future: the two must look the same, byte by byte, until the draw is confirmed."""
    session = await reach_a_draw(hall, table, rng)
    seat, user = session.seat or 0, person_at(table, session.seat or 0)
    drawing = next(m for m in session.moves if m.kind == "draw").notation
    seed = table.state.seed

    looks, cards = set(), set()
    for future in range(12):
        table.state.seed = f"another future {future}"
        sealed = await playing.draft(hall, table.id, user, drawing)
        looks.add((seen(sealed), tuple(sealed.events), tuple(notations(sealed)), str(sealed.stamp), sealed.sealed))
        after = sealed.table.game.attempt(sealed.shown, seat, sealed.draft[-1])
        cards.add(tuple(after.state.players[seat].hand))
        await playing.take_back(hall, table.id, user)
    table.state.seed = seed

    assert len(cards) > 1, "the futures do differ"
    assert len(looks) == 1


async def test_neither_the_seed_nor_the_order_of_the_deck_is_in_what_a_desk_shows(hall: Hall, table: Table) -> None:
    session = await access.session_of(hall, table.id, ANNA)
    assert table.row.seed.encode() not in seen(session)
    assert (session.view.seed, session.view.draws) == ("", 0)
    assert session.view.deck == {HIDDEN: sum(table.state.deck.values())}


# ---------------------------------------------------------------- refusals leave no trace


async def test_whoever_is_not_asked_cannot_draft(hall: Hall, table: Table) -> None:
    before = contents(hall)
    with refused("table-not-your-turn"):
        await playing.draft(hall, table.id, BELA, "place s01 own")
    with refused("table-not-seated"):
        await playing.draft(hall, table.id, STRANGER, "place s01 own")
    assert contents(hall) == before


async def test_an_illegal_move_changes_nothing(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    before, position, shown = (
        contents(hall),
        table.game.dump(table.state),
        seen(await access.session_of(hall, table.id, ANNA)),
    )
    for illegal in ("place s02 own", "keep lisbon", "promote s01 1", "ship lisbon+london disc", "take wood card"):
        with pytest.raises(IllegalMove):
            await playing.draft(hall, table.id, ANNA, illegal, interaction_id=77)
        with pytest.raises(IllegalMove):
            await playing.play_at_once(hall, table.id, ANNA, illegal, interaction_id=77)
    assert contents(hall) == before
    assert table.game.dump(table.state) == position
    assert seen(await access.session_of(hall, table.id, ANNA)) == shown


UNREADABLE = (
    "",
    " ",
    "castle kingside",
    "place",
    "place s01",
    "place s01 own own",
    "place s01 purple",
    "promote s01 high",
    "place\x00s01 own",
    "place s01 own" + " " * LONGEST_MOVE,
    "ship " + "lisbon+" * 2_000 + "lisbon disc",
    "🏰" * 100,
    "promote s01 " + "9" * 5_000,
    "{'kind': 'place'}",
)


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_a_text_that_is_no_move_is_refused(hall: Hall, table: Table, text: str) -> None:
    before = contents(hall)
    with refused("table-unreadable-move") as caught:
        await playing.draft(hall, table.id, ANNA, text)
    assert len(str(caught.value)) < 200
    assert contents(hall) == before


async def test_nothing_can_be_drafted_before_the_start_or_after_the_end(hall: Hall, table: Table) -> None:
    lobby = await opening.open_table(hall, "calimala", ANNA, "Anna", guild_id=1, channel_id=1, language="en")
    with refused("table-not-started"):
        await playing.draft(hall, lobby.id, ANNA, "place s01 own")
    await opening.close_table(hall, lobby.id, ANNA)
    with refused("table-closed"):
        await playing.draft(hall, lobby.id, ANNA, "place s01 own")


async def test_an_old_button_is_told_from_a_new_one(hall: Hall, table: Table) -> None:
    old = (await access.session_of(hall, table.id, ANNA)).stamp
    await playing.draft(hall, table.id, ANNA, "place s01 own", stamp=old)
    before = contents(hall)
    for verb in (
        playing.draft(hall, table.id, ANNA, "place s02 own", stamp=old),
        playing.take_back(hall, table.id, ANNA, stamp=old),
        playing.confirm(hall, table.id, ANNA, stamp=old),
        undoing.undo(hall, table.id, ANNA, stamp=old),
    ):
        with refused("table-stale"):
            await verb
    assert contents(hall) == before

    present = (await access.session_of(hall, table.id, ANNA)).stamp
    await playing.confirm(hall, table.id, ANNA, stamp=present)
    with refused("table-stale"):
        await playing.draft(hall, table.id, ANNA, "end done", stamp=present)
    with refused("table-stale"):
        await undoing.undo(hall, table.id, ANNA, stamp=present)


async def test_a_desk_keeps_the_stamp_of_the_moment_it_was_laid(hall: Hall, started: Table) -> None:
    session = await access.session_of(hall, started.id, ANNA)
    await say(hall, started, 1)
    assert session.stamp.version == started.version - 1
    assert (await access.session_of(hall, started.id, ANNA)).is_current(session.stamp)


async def test_the_stamp_of_another_draft_of_the_same_length_is_old(hall: Hall, table: Table) -> None:
    """Of two panels of one person, each shows what was drafted when it was made."""
    one = await playing.draft(hall, table.id, ANNA, "place s01 own")
    await playing.take_back(hall, table.id, ANNA, stamp=one.stamp)
    another = await playing.draft(hall, table.id, ANNA, "place s02 own")
    assert one.stamp.drafted == another.stamp.drafted
    before = contents(hall)
    for verb in (playing.confirm(hall, table.id, ANNA, stamp=one.stamp), add_to(hall, table, one)):
        with refused("table-stale"):
            await verb
    assert contents(hall) == before
    assert another.is_current(another.stamp)


async def add_to(hall: Hall, table: Table, session: SeatSession) -> SeatSession:
    return await playing.draft(hall, table.id, ANNA, session.moves[0].notation, stamp=session.stamp)


@pytest.mark.parametrize(
    "text", ["", "1", "1.", ".1", "1.2.3", "1.2.zzzz", "a.b", "-1.0", "1.0 ", "9999999999.0", "1.99999"]
)
def test_a_stamp_that_nobody_wrote_is_not_read(text: str) -> None:
    assert Stamp.read(text) is None


def test_a_stamp_reads_back() -> None:
    assert Stamp.read(str(Stamp(123, 4))) == Stamp(123, 4)
    assert Stamp.read(str(Stamp(123, 4, "0f1e"))) == Stamp(123, 4, "0f1e")


# ---------------------------------------------------------------- several at once


async def test_anothers_simultaneous_answer_leaves_a_draft_and_its_buttons_alone(hall: Hall, started: Table) -> None:
    session = await access.session_of(hall, started.id, ANNA)
    choice = session.moves[1].notation
    drafted = await playing.draft(hall, started.id, ANNA, choice, stamp=session.stamp)
    await say(hall, started, 1)
    await say(hall, started, 2)

    again = await access.session_of(hall, started.id, ANNA)
    assert notations(again) == [choice]
    assert again.is_current(drafted.stamp)
    await playing.confirm(hall, started.id, ANNA, stamp=drafted.stamp)
    assert started.state.players[0].kept == choice.split()[1]


async def test_a_draft_that_no_longer_fits_is_cut_where_it_stops_fitting(hall: Hall, table: Table) -> None:
    session = await two_moves(hall, table)
    kept, cut = notations(session)
    await hall.db.write(lambda db: db.execute("UPDATE drafts SET moves=?", (f'["{kept}", "place s02 own", "{cut}"]',)))
    hall.forget(table.id)
    assert notations(await access.session_of(hall, table.id, ANNA)) == [kept]
    for stamp in (session.stamp, None):
        with pytest.raises(IllegalMove):
            await playing.confirm(hall, table.id, ANNA, stamp=stamp)
    assert (await hall.table(table.id)).state.played == table.state.played
    seen = await access.session_of(hall, table.id, ANNA)
    await playing.confirm(hall, table.id, ANNA, stamp=seen.stamp)
    assert (await hall.table(table.id)).state.played == table.state.played + 1


async def test_a_seat_that_has_answered_drafts_no_more(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    with refused("table-not-your-turn"):
        await playing.draft(hall, started.id, ANNA, started.game.moves(started.state, 1)[0].notation)
    assert not (await access.session_of(hall, started.id, ANNA)).owes


async def test_a_spectator_has_a_desk_without_a_draft(hall: Hall, started: Table) -> None:
    session = await access.session_of(hall, started.id, STRANGER)
    assert (session.seat, session.draft, session.moves, session.owes, session.complete) == (None, [], [], False, False)
    assert all(player.dealt == [HIDDEN] * 3 for player in session.view.players)
    assert not session.is_current(session.stamp)


# ---------------------------------------------------------------- repeated interactions


async def test_a_repeated_draft_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own", interaction_id=1)
    after = contents(hall)
    session = await playing.draft(hall, table.id, ANNA, "place s01 own", interaction_id=1)
    assert notations(session) == ["place s01 own"]
    assert contents(hall) == after


async def test_a_repeated_taking_back_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await two_moves(hall, table)
    await playing.take_back(hall, table.id, ANNA, interaction_id=1)
    after = contents(hall)
    for verb in (playing.take_back, undoing.undo):
        await verb(hall, table.id, ANNA, interaction_id=1)
        assert contents(hall) == after


async def test_a_repeated_instant_move_is_answered_and_not_repeated(hall: Hall, started: Table) -> None:
    move = (await access.session_of(hall, started.id, ANNA)).moves[0].notation
    await playing.play_at_once(hall, started.id, ANNA, move, interaction_id=1)
    after = contents(hall)
    session = await playing.play_at_once(hall, started.id, ANNA, move, interaction_id=1)
    assert session.draft == []
    assert contents(hall) == after


async def test_an_instant_move_takes_the_draft_before_it_along(hall: Hall, table: Table) -> None:
    session = await playing.draft(hall, table.id, ANNA, "place s01 own")
    await playing.play_at_once(hall, table.id, ANNA, session.moves[0].notation)
    assert contents(hall)["drafts"] == []
    assert table.state.played == session.table.state.played
    assert [row[5] for row in contents(hall)["moves"]][-2:] == ["place s01 own", session.moves[0].notation]


async def test_several_people_draft_at_several_tables_without_mixing(hall: Hall) -> None:
    one, two = await seat_people(hall), await seat_people(hall)
    for table in (one, two):
        for seat in asked(table):
            session = await session_of(hall, table, seat)
            await playing.draft(
                hall, table.id, person_at(table, seat), session.moves[seat % len(session.moves)].notation
            )
    for table in (one, two):
        for seat in asked(table):
            dealt = table.state.players[seat].dealt
            assert notations(await session_of(hall, table, seat)) == [f"keep {dealt[seat % len(dealt)]}"]
