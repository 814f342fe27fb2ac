"""Moves tried privately: shown to nobody else, taken back freely, and never telling what confirming would tell."""

import random
from typing import Any

import pytest

from engine import HIDDEN, IllegalMove
from tables import Desk, Hall, Refused, Stamp, Table
from tables.play.playing import LONGEST_MOVE
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    asked,
    contents,
    desk_of,
    draft_a_turn,
    open_house,
    person_at,
    reach_a_draw,
    say,
    seat_people,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


def refused(reason: str) -> Any:
    return pytest.raises(Refused, match=f"^{reason}( |$)")


def notations(desk: Desk) -> list[str]:
    return [move.notation for move in desk.draft]


def seen(desk: Desk) -> bytes:
    return desk.table.game.dump(desk.view)


async def add_one(hall: Hall, table: Table, desk: Desk) -> Desk:
    return await hall.draft(table.id, ANNA, next(m for m in desk.moves if m.kind != "draw").notation)


async def two_moves(hall: Hall, table: Table) -> Desk:
    """Anna places a disc and does the first thing it allows."""
    return await add_one(hall, table, await hall.draft(table.id, ANNA, "place s01 own"))


async def test_drafted_moves_are_shown_to_their_player_alone(hall: Hall, table: Table) -> None:
    before = seen(await hall.desk(table.id, BELA))
    desk = await two_moves(hall, table)
    assert len(desk.draft) == 2
    assert desk.view.towers["s01"] == [0]
    assert desk.events
    assert table.state.towers["s01"] == []
    assert seen(await hall.desk(table.id, BELA)) == before
    assert table.state.played == (await hall.desk(table.id, BELA)).view.played


async def test_a_draft_is_taken_back_move_by_move(hall: Hall, table: Table) -> None:
    first = await hall.draft(table.id, ANNA, "place s01 own")
    await add_one(hall, table, first)
    desk = await hall.take_back(table.id, ANNA)
    assert notations(desk) == ["place s01 own"]
    assert seen(desk) == seen(first)
    desk = await hall.take_back(table.id, ANNA)
    assert desk.draft == []
    with refused("table-nothing-drafted"):
        await hall.take_back(table.id, ANNA)


async def test_a_draft_is_taken_back_as_a_whole(hall: Hall, table: Table) -> None:
    before = seen(await hall.desk(table.id, ANNA))
    await two_moves(hall, table)
    desk = await hall.take_back(table.id, ANNA, everything=True)
    assert desk.draft == []
    assert seen(desk) == before
    assert contents(hall)["drafts"] == []


async def test_a_draft_survives_a_restart(hall: Hall, table: Table) -> None:
    desk = await two_moves(hall, table)
    async with open_house(hall.db.path) as later:
        again = await later.desk(table.id, ANNA)
        assert notations(again) == notations(desk)
        assert seen(again) == seen(desk)
        assert again.moves == desk.moves
        assert again.stamp == desk.stamp
        while not again.complete:
            again = await later.draft(table.id, ANNA, again.moves[-1].notation)
        await later.confirm(table.id, ANNA)
        assert (await later.table(table.id)).version == table.version + 1


async def test_a_draft_is_complete_when_nothing_is_left_to_decide(hall: Hall, table: Table, rng: random.Random) -> None:
    desk = await hall.desk(table.id, ANNA)
    assert not desk.complete
    desk = await hall.draft(table.id, ANNA, "place s01 own")
    assert not desk.complete
    desk = await draft_a_turn(hall, table, 0, rng)
    assert desk.complete
    assert desk.sealed or desk.moves == []


async def test_part_of_a_turn_may_be_confirmed(hall: Hall, table: Table) -> None:
    await hall.draft(table.id, ANNA, "place s01 own")
    desk = await hall.confirm(table.id, ANNA)
    assert table.state.towers["s01"] == [0]
    assert desk.draft == []
    assert desk.moves
    assert desk.owes


# ---------------------------------------------------------------- what would be revealed


async def test_a_draw_seals_the_draft_until_it_is_confirmed(hall: Hall, table: Table, rng: random.Random) -> None:
    desk = await reach_a_draw(hall, table, rng)
    user = person_at(table, desk.seat or 0)
    drawing = next(m for m in desk.moves if m.kind == "draw")

    sealed = await hall.draft(table.id, user, drawing.notation)
    assert sealed.sealed
    assert sealed.complete
    assert sealed.moves == []
    assert sealed.draft[-1] == drawing
    with refused("table-draft-sealed"):
        await hall.draft(table.id, user, desk.moves[0].notation)

    again = await hall.take_back(table.id, user)
    assert (again.draft, again.moves, again.sealed) == (desk.draft, desk.moves, False)

    hand = list(table.state.players[desk.seat].hand)
    await hall.draft(table.id, user, drawing.notation)
    await hall.confirm(table.id, user)
    assert len(table.state.players[desk.seat].hand) == len(hand) + 1


async def test_nothing_of_a_draw_can_be_learnt_before_it_is_confirmed(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    """The same position with another future: the two must look the same, byte by byte, until the draw is confirmed."""
    desk = await reach_a_draw(hall, table, rng)
    seat, user = desk.seat or 0, person_at(table, desk.seat or 0)
    drawing = next(m for m in desk.moves if m.kind == "draw").notation
    seed = table.state.seed

    looks, cards = set(), set()
    for future in range(12):
        table.state.seed = f"another future {future}"
        sealed = await hall.draft(table.id, user, drawing)
        looks.add((seen(sealed), tuple(sealed.events), tuple(notations(sealed)), str(sealed.stamp), sealed.sealed))
        after = sealed.table.game.attempt(sealed.shown, seat, sealed.draft[-1])
        cards.add(tuple(after.state.players[seat].hand))
        await hall.take_back(table.id, user)
    table.state.seed = seed

    assert len(cards) > 1, "the futures do differ"
    assert len(looks) == 1


async def test_neither_the_seed_nor_the_order_of_the_deck_is_in_what_a_desk_shows(hall: Hall, table: Table) -> None:
    desk = await hall.desk(table.id, ANNA)
    assert table.row.seed.encode() not in seen(desk)
    assert (desk.view.seed, desk.view.draws) == ("", 0)
    assert desk.view.deck == {HIDDEN: sum(table.state.deck.values())}


# ---------------------------------------------------------------- refusals leave no trace


async def test_whoever_is_not_asked_cannot_draft(hall: Hall, table: Table) -> None:
    before = contents(hall)
    with refused("table-not-your-turn"):
        await hall.draft(table.id, BELA, "place s01 own")
    with refused("table-not-seated"):
        await hall.draft(table.id, STRANGER, "place s01 own")
    assert contents(hall) == before


async def test_an_illegal_move_changes_nothing(hall: Hall, table: Table) -> None:
    await hall.draft(table.id, ANNA, "place s01 own")
    before, position, shown = contents(hall), table.game.dump(table.state), seen(await hall.desk(table.id, ANNA))
    for illegal in ("place s02 own", "keep lisbon", "promote s01 1", "ship lisbon+london disc", "take wood card"):
        with pytest.raises(IllegalMove):
            await hall.draft(table.id, ANNA, illegal, interaction_id=77)
        with pytest.raises(IllegalMove):
            await hall.draft(table.id, ANNA, illegal, interaction_id=77, instant=True)
    assert contents(hall) == before
    assert table.game.dump(table.state) == position
    assert seen(await hall.desk(table.id, ANNA)) == shown


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
        await hall.draft(table.id, ANNA, text)
    assert len(str(caught.value)) < 200
    assert contents(hall) == before


async def test_nothing_can_be_drafted_before_the_start_or_after_the_end(hall: Hall, table: Table) -> None:
    lobby = await hall.open_table("calimala", ANNA, "Anna", guild_id=1, channel_id=1, language="en")
    with refused("table-not-started"):
        await hall.draft(lobby.id, ANNA, "place s01 own")
    await hall.close_table(lobby.id, ANNA)
    with refused("table-closed"):
        await hall.draft(lobby.id, ANNA, "place s01 own")


async def test_an_old_button_is_told_from_a_new_one(hall: Hall, table: Table) -> None:
    old = (await hall.desk(table.id, ANNA)).stamp
    await hall.draft(table.id, ANNA, "place s01 own", stamp=old)
    before = contents(hall)
    for verb in (
        hall.draft(table.id, ANNA, "place s02 own", stamp=old),
        hall.take_back(table.id, ANNA, stamp=old),
        hall.confirm(table.id, ANNA, stamp=old),
        hall.undo(table.id, ANNA, stamp=old),
    ):
        with refused("table-stale"):
            await verb
    assert contents(hall) == before

    present = (await hall.desk(table.id, ANNA)).stamp
    await hall.confirm(table.id, ANNA, stamp=present)
    with refused("table-stale"):
        await hall.draft(table.id, ANNA, "end done", stamp=present)
    with refused("table-stale"):
        await hall.undo(table.id, ANNA, stamp=present)


async def test_a_desk_keeps_the_stamp_of_the_moment_it_was_laid(hall: Hall, started: Table) -> None:
    desk = await hall.desk(started.id, ANNA)
    await say(hall, started, 1)
    assert desk.stamp.version == started.version - 1
    assert (await hall.desk(started.id, ANNA)).is_current(desk.stamp)


@pytest.mark.parametrize("text", ["", "1", "1.", ".1", "1.2.3", "a.b", "-1.0", "1.0 ", "9999999999.0", "1.99999"])
def test_a_stamp_that_nobody_wrote_is_not_read(text: str) -> None:
    assert Stamp.read(text) is None


def test_a_stamp_reads_back() -> None:
    assert Stamp.read(str(Stamp(123, 4))) == Stamp(123, 4)


# ---------------------------------------------------------------- several at once


async def test_anothers_simultaneous_answer_leaves_a_draft_and_its_buttons_alone(hall: Hall, started: Table) -> None:
    desk = await hall.desk(started.id, ANNA)
    choice = desk.moves[1].notation
    drafted = await hall.draft(started.id, ANNA, choice, stamp=desk.stamp)
    await say(hall, started, 1)
    await say(hall, started, 2)

    again = await hall.desk(started.id, ANNA)
    assert notations(again) == [choice]
    assert again.is_current(drafted.stamp)
    await hall.confirm(started.id, ANNA, stamp=drafted.stamp)
    assert started.state.players[0].kept == choice.split()[1]


async def test_a_draft_that_no_longer_fits_is_cut_where_it_stops_fitting(hall: Hall, table: Table) -> None:
    desk = await two_moves(hall, table)
    kept, cut = notations(desk)
    await hall.db.write(lambda db: db.execute("UPDATE drafts SET moves=?", (f'["{kept}", "place s02 own", "{cut}"]',)))
    hall.forget(table.id)
    assert notations(await hall.desk(table.id, ANNA)) == [kept]
    for stamp in (desk.stamp, None):
        with pytest.raises(IllegalMove):
            await hall.confirm(table.id, ANNA, stamp=stamp)
    assert (await hall.table(table.id)).state.played == table.state.played
    seen = await hall.desk(table.id, ANNA)
    await hall.confirm(table.id, ANNA, stamp=seen.stamp)
    assert (await hall.table(table.id)).state.played == table.state.played + 1


async def test_a_seat_that_has_answered_drafts_no_more(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    with refused("table-not-your-turn"):
        await hall.draft(started.id, ANNA, started.game.moves(started.state, 1)[0].notation)
    assert not (await hall.desk(started.id, ANNA)).owes


async def test_a_spectator_has_a_desk_without_a_draft(hall: Hall, started: Table) -> None:
    desk = await hall.desk(started.id, STRANGER)
    assert (desk.seat, desk.draft, desk.moves, desk.owes, desk.complete) == (None, [], [], False, False)
    assert all(player.dealt == [HIDDEN] * 3 for player in desk.view.players)
    assert not desk.is_current(desk.stamp)


# ---------------------------------------------------------------- repeated interactions


async def test_a_repeated_draft_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await hall.draft(table.id, ANNA, "place s01 own", interaction_id=1)
    after = contents(hall)
    desk = await hall.draft(table.id, ANNA, "place s01 own", interaction_id=1)
    assert notations(desk) == ["place s01 own"]
    assert contents(hall) == after


async def test_a_repeated_taking_back_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await two_moves(hall, table)
    await hall.take_back(table.id, ANNA, interaction_id=1)
    after = contents(hall)
    for verb in (hall.take_back, hall.undo):
        await verb(table.id, ANNA, interaction_id=1)
        assert contents(hall) == after


async def test_a_repeated_instant_move_is_answered_and_not_repeated(hall: Hall, started: Table) -> None:
    move = (await hall.desk(started.id, ANNA)).moves[0].notation
    await hall.draft(started.id, ANNA, move, instant=True, interaction_id=1)
    after = contents(hall)
    desk = await hall.draft(started.id, ANNA, move, instant=True, interaction_id=1)
    assert desk.draft == []
    assert contents(hall) == after


async def test_an_instant_move_takes_the_draft_before_it_along(hall: Hall, table: Table) -> None:
    desk = await hall.draft(table.id, ANNA, "place s01 own")
    await hall.draft(table.id, ANNA, desk.moves[0].notation, instant=True)
    assert contents(hall)["drafts"] == []
    assert table.state.played == desk.table.state.played
    assert [row[5] for row in contents(hall)["moves"]][-2:] == ["place s01 own", desk.moves[0].notation]


async def test_several_people_draft_at_several_tables_without_mixing(hall: Hall) -> None:
    one, two = await seat_people(hall), await seat_people(hall)
    for table in (one, two):
        for seat in asked(table):
            desk = await desk_of(hall, table, seat)
            await hall.draft(table.id, person_at(table, seat), desk.moves[seat % len(desk.moves)].notation)
    for table in (one, two):
        for seat in asked(table):
            dealt = table.state.players[seat].dealt
            assert notations(await desk_of(hall, table, seat)) == [f"keep {dealt[seat % len(dealt)]}"]
