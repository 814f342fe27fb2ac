"""Standing orders: looked at when the seat is asked, carried out whole or not at all, dropped when something happens.

Béla and Csilla sit at seats 1 and 2 and plan while Anna thinks.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import IllegalMove
from storage import orders as rows
from storage.orders import OR, Order
from tables import Hall, Refused, Table, history, people
from tables.core import access
from tables.lobby import opening
from tables.play import planning, playing, undoing
from tables.post import outbox_queries
from tests.tables.house import PEOPLE, STRANGER, asked, contents, open_house, replayed, say
from tests.tables.test_notes import TURNS, broken, end_turn, finish, refused

ANNA, BELA, CSILLA, *_ = PEOPLE


async def by_whom(hall: Hall, table: Table, after: int) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in await history.log(hall, table, None, after=after)]


async def first_round(hall: Hall, table: Table) -> None:
    """Everybody has a disc on a street of their own; Anna is asked."""
    for seat in range(3):
        await end_turn(hall, table, seat)
    assert asked(table) == (0,)


async def reasons(hall: Hall, table: Table, user_id: int) -> list[str | None]:
    return [order.dropped for order in planning.orders_of(table, user_id)]


# ---------------------------------------------------------------- carried out


async def test_a_chain_of_orders_is_one_step(hall: Hall, table: Table) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[1])
    await planning.give_moves(hall, table.id, CSILLA, TURNS[2])
    version, played = table.version, table.state.played
    await end_turn(hall, table, 0)
    assert (table.version, asked(table)) == (version + 1, (0,))
    assert await by_whom(hall, table, played) == [(0, "person")] * 4 + [(1, "order")] * 3 + [(2, "order")] * 3
    assert (table.orders, contents(hall)["orders"]) == ([], [])
    assert await replayed(hall, table) == table.game.dump(table.state)
    called = await hall.db.all("SELECT seat FROM outbox WHERE kind='turn' AND version=?", table.version)
    assert [row["seat"] for row in called] == [0]


async def test_an_order_is_written_as_loosely_as_a_move(hall: Hall, table: Table) -> None:
    [order] = await planning.give_moves(hall, table.id, BELA, ("place 5 own", "TAKE marble disc"))
    assert order.moves == ("place s05 own", "take marble disc")
    with pytest.raises(IllegalMove, match="no-such-space"):
        await planning.give_moves(hall, table.id, BELA, ("place 99 own",))


async def test_an_order_does_not_show_that_its_giver_is_there(hall: Hall, table: Table) -> None:
    """Who let a clock run out and left an order before is away until they speak themselves (GEN-16.7)."""
    await planning.give_moves(hall, table.id, BELA, TURNS[1])
    table.row.seats[1] = replace(table.seats[1], timeouts=1, comeback="set stance ask_me")
    await end_turn(hall, table, 0)
    assert asked(table) == (2,)
    assert (table.seats[1].timeouts, table.seats[1].comeback) == (1, "set stance ask_me")
    table.row.seats[2] = replace(table.seats[2], timeouts=1)
    await end_turn(hall, table, 2)
    assert table.seats[2].timeouts == 0


async def test_take_it_if_it_is_still_free_else_ask_me(hall: Hall, started: Table) -> None:
    """The starting cards: Csilla chooses first, then Béla."""
    for seat in range(3):
        await say(hall, started, seat)
    assert asked(started) == (2,)
    single = [card for card in started.state.draft if started.state.draft.count(card) == 1]
    await planning.give_moves(hall, started.id, BELA, [f"draft {single[0]}"])
    await say(hall, started, 2, f"draft {single[1]}")
    assert started.state.players[1].drafted == single[0]


async def test_what_is_not_possible_any_more_is_asked_with_the_reason(hall: Hall, started: Table) -> None:
    for seat in range(3):
        await say(hall, started, seat)
    single = next(card for card in started.state.draft if started.state.draft.count(card) == 1)
    await planning.give_moves(hall, started.id, BELA, [f"draft {single}"])
    await say(hall, started, 2, f"draft {single}")
    assert asked(started) == (1,)
    assert await reasons(hall, started, BELA) == ["illegal"]
    assert [o.dropped for o in (await reopened(hall, started)).orders] == ["illegal"]
    await say(hall, started, 1)
    assert planning.orders_of(started, BELA) == []


async def test_the_first_alternative_that_is_possible_is_played(hall: Hall, started: Table) -> None:
    for seat in range(3):
        await say(hall, started, seat)
    first, second, *_ = [card for card in started.state.draft if started.state.draft.count(card) == 1]
    [order] = await planning.give_moves(hall, started.id, BELA, [f"draft {first}", OR, f"draft {second}"])
    assert order.alternatives == ((f"draft {first}",), (f"draft {second}",))
    await say(hall, started, 2, f"draft {first}")
    assert started.state.players[1].drafted == second
    assert planning.orders_of(started, BELA) == []


async def test_without_a_possible_alternative_the_player_is_asked(hall: Hall, table: Table) -> None:
    street = TURNS[1][0]
    await planning.give_moves(hall, table.id, BELA, [*TURNS[1], OR, street], careful=False)
    table.orders = [replace(order, moves=("place s99 own", OR, "place s98 own")) for order in table.orders]
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)
    assert await reasons(hall, table, BELA) == ["illegal"]


async def test_a_plan_of_alternatives_is_composed_and_shortened(hall: Hall, table: Table) -> None:
    once = await planning.add(hall, table.id, BELA, TURNS[1][0])
    with pytest.raises(Refused, match="table-nothing-planned"):
        await planning.add_alternative(hall, table.id, CSILLA)
    plan = await planning.add_alternative(hall, table.id, BELA)
    assert (plan.preferred, plan.session.draft) == (((TURNS[1][0],),), [])
    plan = await planning.add(hall, table.id, BELA, TURNS[2][0])
    assert [len(plan.preferred), len(plan.session.draft)] == [1, 1]
    plan = await planning.shorten(hall, table.id, BELA)
    assert [len(plan.preferred), len(plan.session.draft)] == [1, 0]
    plan = await planning.shorten(hall, table.id, BELA)
    assert (plan.preferred, plan.session.draft) == ((), once.session.draft)
    await planning.add_alternative(hall, table.id, BELA)
    await planning.add(hall, table.id, BELA, TURNS[2][0])
    [order] = await planning.give_plan(hall, table.id, BELA)
    assert order.alternatives == ((TURNS[1][0],), (TURNS[2][0],))
    with pytest.raises(Refused, match="table-order-too-many"):
        await planning.give_moves(hall, table.id, BELA, [TURNS[1][0], *[OR, TURNS[2][0]] * planning.MOST_ALTERNATIVES])


async def test_a_reaction_waits_for_its_question_and_is_played_once(hall: Hall, table: Table) -> None:
    """A disc that can do nothing: Béla would be asked whether he takes the card."""
    await disc_that_can_do_nothing(hall, table)
    [order] = await planning.give_moves(hall, table.id, BELA, ["pass"])
    assert (order.kind, order.careful) == ("react", False)
    with pytest.raises(Refused, match="table-order-mixed"):
        await planning.give_moves(hall, table.id, BELA, ["pass", OR, TURNS[1][0]])
    played = table.state.played
    await wake(hall, table)
    assert (1, "order") in await by_whom(hall, table, played)
    assert planning.orders_of(table, BELA) == []


async def reopened(hall: Hall, table: Table) -> Table:
    async with open_house(hall.db.path) as later:
        return await later.table(table.id)


async def test_the_beginning_of_a_turn_can_be_ordered_and_the_rest_is_asked(hall: Hall, table: Table) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[1][:2])
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)
    assert table.state.players[1].store["wood"] == 1
    called = await hall.db.all("SELECT seat FROM outbox WHERE kind='turn' AND version=?", table.version)
    assert [row["seat"] for row in called] == [1]


async def test_an_end_is_not_missed_where_the_turn_ends_by_itself(hall: Hall, table: Table) -> None:
    [order] = await planning.give_moves(hall, table.id, BELA, TURNS[1])
    twice = replace(order, moves=(*order.moves, "end done"))
    await hall.db.write(rows.give, twice)
    hall.forget(table.id)
    table = await hall.table(table.id)
    played = table.state.played
    await end_turn(hall, table, 0)
    assert await by_whom(hall, table, played) == [(0, "person")] * 4 + [(1, "order")] * 3
    assert asked(table) == (2,)
    assert await reasons(hall, table, BELA) == []


# ---------------------------------------------------------------- dropped


async def test_whoever_is_hit_is_asked_unless_they_said_come_what_may(hall: Hall, table: Table) -> None:
    """Each of them has a disc woken before their turn: Béla was careful, Csilla was not."""
    await first_round(hall, table)
    plan = ("place s05 own", "take marble disc")
    await planning.give_moves(hall, table.id, BELA, plan)
    await planning.give_moves(hall, table.id, CSILLA, plan, careful=False)
    await finish(hall, table, 0, "place s01 own", "take wood disc")
    assert asked(table) == (1,)
    assert await reasons(hall, table, BELA) == ["surprise"]
    assert await reasons(hall, table, CSILLA) == [None]
    await finish(hall, table, 1, "take wood disc")
    assert asked(table) == (1,)
    assert planning.orders_of(table, BELA) == []
    played = table.state.played
    await finish(hall, table, 1, "place s03 own", "take brick disc")
    assert asked(table) == (2,)
    assert await reasons(hall, table, CSILLA) == [None]
    await finish(hall, table, 2, "take brick disc")
    assert (await by_whom(hall, table, played))[-2:] == [(2, "order"), (2, "order")]


async def test_nothing_is_played_past_something_that_comes_to_light(hall: Hall, table: Table) -> None:
    blind = ("place s01 own", "draw transport", "take wood disc")
    with refused("table-order-past-reveal"):
        await planning.give_moves(hall, table.id, BELA, blind)
    sly = Order(0, table.id, 1, BELA, "play", blind, True, table.state.played, 1.0)
    await hall.db.write(rows.give, sly)
    hall.forget(table.id)
    table = await hall.table(table.id)
    played = table.state.played
    await end_turn(hall, table, 0)
    assert await by_whom(hall, table, played) == [(0, "person")] * 4
    assert await reasons(hall, table, BELA) == ["reveals"]


async def test_an_order_may_end_with_something_that_comes_to_light(hall: Hall, table: Table) -> None:
    await planning.give_moves(hall, table.id, BELA, ("place s01 own", "draw transport"))
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)
    assert len(table.state.players[1].hand) == 2


async def test_what_was_ordered_for_a_position_that_is_taken_back_is_dropped(hall: Hall, table: Table) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[1])
    await say(hall, table, 0, "place s10 own")
    await planning.give_moves(hall, table.id, CSILLA, TURNS[2])
    await undoing.undo(hall, table.id, ANNA)
    assert await reasons(hall, table, BELA) == [None]
    assert await reasons(hall, table, CSILLA) == ["undone"]


async def test_a_turn_played_in_person_leaves_no_order_for_the_next(hall: Hall, table: Table) -> None:
    """The order came when Béla was already asked about something else; his own turn settles the matter."""
    await first_round(hall, table)
    await planning.give_moves(hall, table.id, BELA, ("place s05 own", "take marble disc"), careful=False)
    await finish(hall, table, 0, "place s01 own", "take wood disc")
    session = await playing.draft(hall, table.id, BELA, "take wood disc")
    end = next(m for m in session.moves if m.notation in ("end decline", "end done"))
    session = await playing.draft(hall, table.id, BELA, end.notation)
    assert "place s12 own" in [m.notation for m in session.moves]
    await finish(hall, table, 1, "place s12 own", "weave disc")
    assert planning.orders_of(table, BELA) == []


# ---------------------------------------------------------------- passing


async def disc_that_can_do_nothing(hall: Hall, table: Table) -> None:
    """Béla's disc lies where one contributes and ships, and he has nothing to give."""
    await end_turn(hall, table, 0)
    await playing.draft(hall, table.id, BELA, "place s09 own")
    await playing.draft(hall, table.id, BELA, "take brick card")
    session = await access.session_of(hall, table.id, BELA)
    await playing.draft(hall, table.id, BELA, next(m.notation for m in session.moves if m.kind == "contribute"))
    await playing.draft(hall, table.id, BELA, "end decline")
    await playing.confirm(hall, table.id, BELA)
    await end_turn(hall, table, 2)


async def wake(hall: Hall, table: Table) -> None:
    """Anna lays a disc on Béla's."""
    await playing.draft(hall, table.id, ANNA, "place s09 own")
    session = await access.session_of(hall, table.id, ANNA)
    while not session.complete:
        ends = [m for m in session.moves if m.notation == "end decline"]
        session = await playing.draft(hall, table.id, ANNA, (ends or session.moves)[0].notation)
    await playing.confirm(hall, table.id, ANNA)


async def test_who_passes_takes_the_card_and_is_not_asked(hall: Hall, table: Table) -> None:
    await planning.give_pass(hall, table.id, BELA)
    await disc_that_can_do_nothing(hall, table)
    played = table.state.played
    await wake(hall, table)
    assert {who for who in await by_whom(hall, table, played) if who[0] == 1} == {(1, "order")}
    assert len(table.state.players[1].hand) == 2
    assert table.game.whose_turn(table.state) == 1
    assert [order.kind for order in planning.orders_of(table, BELA)] == ["pass"]


async def test_a_disc_that_can_do_something_is_asked_all_the_same(hall: Hall, table: Table) -> None:
    await first_round(hall, table)
    await planning.give_pass(hall, table.id, BELA)
    await finish(hall, table, 0, "place s01 own", "take wood disc")
    assert (asked(table), table.game.whose_turn(table.state)) == ((1,), 0)


async def test_games_that_ask_nothing_of_the_kind_say_so(hall: Hall) -> None:
    lobby = await opening.open_table(hall, "burgundy", ANNA, "Anna", guild_id=1, channel_id=1, language="en")
    await opening.join(hall, lobby.id, BELA, "Béla")
    await opening.start(hall, lobby.id, ANNA)
    with refused("table-nothing-to-pass"):
        await planning.give_pass(hall, lobby.id, BELA)


# ---------------------------------------------------------------- planning


async def test_a_plan_is_put_together_in_an_imagined_turn(hall: Hall, table: Table) -> None:
    real = table.game.dump(table.state)
    plan = await planning.look_ahead(hall, table.id, BELA)
    for notation in TURNS[1]:
        plan = await planning.add(hall, table.id, BELA, notation, stamp=plan.session.stamp)
    assert plan.session.complete
    assert (table.game.dump(table.state), table.drafts) == (real, {})
    plan = await planning.shorten(hall, table.id, BELA, stamp=plan.session.stamp)
    assert [m.notation for m in plan.session.draft] == list(TURNS[1][:2])
    (again,) = (await reopened(hall, table)).orders
    assert (again.kind, again.moves) == ("plan", TURNS[1][:2])
    (order,) = await planning.give_plan(hall, table.id, BELA)
    assert (order.kind, order.moves, order.careful) == ("play", TURNS[1][:2], True)
    assert len(table.orders) == 1


async def test_a_plan_of_an_older_position_has_to_be_looked_over(hall: Hall, table: Table) -> None:
    plan = await planning.add(hall, table.id, CSILLA, TURNS[2][0])
    await end_turn(hall, table, 0)
    with refused("table-plan-moved-on"):
        await planning.give_plan(hall, table.id, CSILLA, stamp=plan.session.stamp)
    assert planning.orders_of(table, CSILLA) == []


async def test_an_unfinished_plan_is_no_order(hall: Hall, table: Table) -> None:
    await planning.add(hall, table.id, BELA, TURNS[1][0])
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)


@pytest.mark.parametrize(
    ("user_id", "moves", "reason"),
    [
        (STRANGER, TURNS[1], "table-not-seated"),
        (ANNA, TURNS[0], "table-order-your-turn"),
        (BELA, (), "table-nothing-planned"),
        (BELA, ("dance",), "table-unreadable-move"),
        (BELA, ("place s01 own",) * 21, "table-order-too-long"),
    ],
)
async def test_what_cannot_be_ordered_is_refused(
    hall: Hall, table: Table, user_id: int, moves: Sequence[str], reason: str
) -> None:
    with refused(reason):
        await planning.give_moves(hall, table.id, user_id, moves)
    assert contents(hall)["orders"] == []


async def test_what_the_rules_do_not_allow_then_is_refused_now(hall: Hall, table: Table) -> None:
    with pytest.raises(IllegalMove):
        await planning.give_moves(hall, table.id, BELA, ("place s11 own",))


async def test_orders_are_their_givers_own(hall: Hall, table: Table) -> None:
    (order,) = await planning.give_moves(hall, table.id, BELA, TURNS[1])
    assert planning.orders_of(table, CSILLA) == []
    await planning.revoke(hall, table.id, CSILLA, order.id)
    assert [o.id for o in planning.orders_of(table, BELA)] == [order.id]
    assert await planning.revoke(hall, table.id, BELA, order.id) == []
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)


async def test_a_new_order_takes_the_place_of_the_old_and_a_repeated_one_is_given_once(
    hall: Hall, table: Table
) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[2])
    for _ in range(2):
        (order,) = await planning.give_moves(hall, table.id, BELA, TURNS[1], interaction_id=9)
        assert order.moves == TURNS[1]


# ---------------------------------------------------------------- all or nothing


async def test_an_order_is_spent_in_the_step_that_carries_it_out_or_not_at_all(
    hall: Hall, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[1])
    for notation in TURNS[0]:
        await playing.draft(hall, table.id, ANNA, notation)
    before: dict[str, Any] = contents(hall)
    with monkeypatch.context() as patch:
        patch.setattr("storage.acts.put", broken)
        with pytest.raises(OSError, match="disk"):
            await playing.confirm(hall, table.id, ANNA)
    assert contents(hall) == before
    table = await hall.table(table.id)
    assert len(table.orders) == 1
    await playing.confirm(hall, table.id, ANNA)
    assert (asked(table), table.orders) == ((2,), [])
    assert await replayed(hall, table) == table.game.dump(table.state)


@pytest.mark.parametrize(("ordered", "told"), [(True, []), (False, ["next"])])
async def test_whom_an_order_answers_for_is_not_told_that_they_are_next(
    hall: Hall, table: Table, ordered: bool, told: list[str]
) -> None:
    await people.set_person(hall, CSILLA, next_up=True)
    if ordered:
        await planning.give_moves(hall, table.id, CSILLA, TURNS[2])
    await end_turn(hall, table, 0)
    assert asked(table) == (1,)
    letters = [
        letter.kind for letter in await outbox_queries.unsent_messages(hall, CSILLA) if letter.version == table.version
    ]
    assert letters == told
