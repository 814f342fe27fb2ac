"""Catching up, notes and standing orders, as people meet them in Discord."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

import cogs.ui.table_pictures
from cogs.person.standing_orders import plan_card
from cogs.play.panel import LONGEST_PANEL
from cogs.play.panel_above import news_in_brief
from cogs.ui.locale_context import Who
from engine import GAMES, Event
from games.calimala.events import Activated, Placed
from localdiscord.testing import Player, Reply, buttons_of, images_of, selects_of, text_of
from prompts.offered import offered_at
from render.pictures import Picture
from tables import Person, Plan, history
from tables import people as table_people
from tables.core import access
from tables.core.seat_session import open_session
from tables.play import planning, playing
from tables.play.planning import imagine
from tables.seating import seats as seating
from tests.cogs.playing import Evening, Panel, is_private, verb_of, words_of
from tests.cogs.sketches import Sketchbook
from tests.cogs.twins import table_of
from tests.contract.games import CERTIFICATES
from tests.games.genoa.test_cog import come_to_a_building, trader_and_others
from words import speaker

TYPICAL = Picture(b"", "alt", 800, 1100)
"""A picture as high as most."""


async def to_the_first_turn(evening: Evening) -> list[Player]:
    """Three people at Calimala; the first of them in turn order is asked to lay a disc."""
    people = await evening.sit_down("Anna", "Béla", "Csilla")
    for person in people:
        await table_people.set_person(evening.house.hall, int(person.id), language="en")
    rng = random.Random(3)
    await evening.hurry(rng, until=lambda: type(evening.table.game.top(evening.table.state)).__name__ == "PlaceDisc")
    first = evening.table.game.whose_turn(evening.table.state)
    assert first is not None
    return [evening.at((first + n) % len(people)) for n in range(len(people))]


async def turn(evening: Evening, person: Player, *moves: str) -> None:
    """A turn past Discord, ended without drawing."""
    hall, user = evening.house.hall, int(person.id)
    session = await access.session_of(hall, evening.table_id, user)
    for notation in moves:
        session = await playing.draft(hall, evening.table_id, user, notation)
    while not session.complete:
        ends = [m.notation for m in session.moves if m.notation in ("end decline", "end done")]
        session = await playing.draft(hall, evening.table_id, user, ends[0] if ends else session.moves[0].notation)
    await playing.confirm(hall, evening.table_id, user)
    await evening.settle()


def a_street(evening: Evening, person: Player, fit: Callable[[str], bool] = lambda space: True) -> str:
    """A move that lays an own disc on a free street of which something can be had at once."""
    table = evening.table
    gains = ("wood", "brick", "marble", "weave")
    for space, tower in table.state.towers.items():
        if not tower and fit(space) and any(end in gains for end in table.state.ends(space)):
            return f"place {space} own"
    raise AssertionError("no such street")


def shown(reply: Reply) -> str:
    assert reply.message is not None, f"{reply.state} {reply.reason}"
    assert is_private(reply.message)
    return text_of(reply.message)


async def plan(evening: Evening, person: Player, opened: Reply, notation: str) -> Reply:
    """Choose a planned move by its words, as buttons and menus offer them."""
    words = notation.split()
    panel = opened
    for _ in range(len(words)):
        message = evening.message_of(panel)
        offered = [(b.custom_id, words_of(b)) for b in buttons_of(message) if verb_of(b) == "plan_say" and words_of(b)]
        for custom_id, path in offered:
            if words[: len(path.split("."))] == path.split("."):
                panel = await person.click(message, custom_id=str(custom_id))
                break
        else:
            menus = [m for m in selects_of(message) if m.custom_id.split(":")[1] == "plan_pick"]
            entries = [(m.custom_id, value) for m in menus for value in m.values]
            menu, value = next(e for e in entries if words[: len(e[1].split("."))] == e[1].split("."))
            panel = await person.select(message, [value], custom_id=menu)
        if "1. " in shown(panel):
            return panel
    raise AssertionError(f"{notation} was not planned: {shown(panel)}")


# ---------------------------------------------------------------- catching up


NEWS = ["- a cube of yours moved", "**Béla**: placed a disc", "**Csilla**", "- the council met", "**Dávid**: 3 VP"]


@pytest.mark.parametrize("most", range(7))
def test_no_heading_stands_over_news_that_had_to_give_way(most: int) -> None:
    say = speaker("en")
    told = news_in_brief(NEWS, {"**Csilla**"}, say, most)
    assert news_in_brief([], (), say, most) == []
    if most <= 1:
        assert told == [say("panel-news-in-log")][:most]
        return
    heading, *lines = told
    assert heading == f"**{say('panel-since')}**"
    kept = [line for line in lines if line in NEWS]
    assert kept == NEWS[: len(kept)]
    assert 0 < len(kept) <= most
    assert kept[-1] != "**Csilla**", "with nothing below it"
    assert lines == kept + ([] if kept == NEWS else [say("recap-more", count=len(NEWS) - len(kept))])


async def test_a_recap_says_first_what_touched_the_reader_and_then_who_did_what(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    mine = a_street(evening, first)
    await turn(evening, first, mine)
    other = a_street(evening, second)
    await turn(evening, second, other)
    await turn(evening, third, mine)
    told = await history.since_last_move(evening.house.hall, evening.table, int(first.id))
    assert any(isinstance(event, Activated) for event in told)

    recap = shown(await first.slash("log", since="last", channel=evening.thread))
    lines = recap.splitlines()
    at = {
        name: n for n, line in enumerate(lines) for name in ("Béla", "Csilla", "Anna") if line.startswith(f"**{name}**")
    }
    assert "**What affects you**" in lines
    assert lines.index("**What affects you**") < at[second.name] < at[third.name]
    assert first.name not in at
    assert "What affects you" not in text_of(evening.post(first))
    panel = await evening.my_move(first)
    assert f"**{speaker('en')('panel-since')}**\n- " in panel.text, (
        "what affects the reader comes first, under one heading"
    )

    whole = shown(await first.slash("log", since="all", channel=evening.thread))
    assert whole.index(f"**{second.name}**") < whole.index(f"**{first.name}**")
    after = evening.table.state.played
    nothing = shown(await first.slash("log", since=str(after), channel=evening.thread))
    assert "Nothing happened" in nothing
    before = evening.stored()
    refused = await first.slash("log", since="yesterday", channel=evening.thread)
    assert "yesterday" in refused.text
    assert evening.stored() == before


async def test_the_tables_message_tells_all_since_the_one_who_is_asked_moved(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    for person in (first, second, third):
        await turn(evening, person, a_street(evening, person))
    post = text_of(evening.post(first))
    assert f"**{second.name}**" in post
    assert f"**{third.name}**" in post
    assert f"**{first.name}**" not in post.split("Turn started")[1]


async def test_panel_and_areas_mark_what_is_new_since_ones_own_last_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: dict[str, list[Event]] = {}

    class Marking(Sketchbook):
        @staticmethod
        def focus(*args: Any, changes: Sequence[Event] = (), **how: Any) -> Picture:
            marked["panel"] = list(changes)
            return Sketchbook.focus(*args, **how)

        @staticmethod
        def seat(*args: Any, seat: int, changes: Sequence[Event] = (), **how: Any) -> Picture:
            marked[f"seat {seat}"] = list(changes)
            return Sketchbook.seat(*args, seat=seat, **how)

    monkeypatch.setattr(cogs.ui.table_pictures, "pictures", Marking)
    first, second, third = await to_the_first_turn(evening)
    await turn(evening, first, a_street(evening, first))
    await evening.my_move(second)
    before = marked["panel"]
    assert before
    await turn(evening, second, a_street(evening, second))
    await turn(evening, third, a_street(evening, third))
    marked.clear()

    new = await history.since_last_move(evening.house.hall, evening.table, int(first.id))
    assert {event.seat for event in new if isinstance(event, Placed)} == {
        evening.seat_of(second),
        evening.seat_of(third),
    }
    await evening.my_move(first)
    await first.slash("area", channel=evening.thread)
    board = await first.slash("board", channel=evening.thread)
    await first.click(board, label=second.name)
    assert marked == {
        "panel": new, f"seat {evening.seat_of(first)}": new, f"seat {evening.seat_of(second)}": new,
    }  # fmt: skip


async def test_the_past_can_be_leapt_through(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    await turn(evening, first, a_street(evening, first))
    mine = await history.history_length(evening.house.hall, evening.table_id) - 1
    await turn(evening, second, a_street(evening, second))
    await turn(evening, third, a_street(evening, third))
    latest = await first.slash("history", channel=evening.thread)
    own = next(b for b in buttons_of(evening.message_of(latest)) if words_of(b).endswith(".own"))
    back = await first.click(evening.message_of(latest), custom_id=str(own.custom_id))
    assert f"position {mine} of {mine + 2}" in shown(back)
    far = next(b for b in buttons_of(evening.message_of(latest)) if words_of(b).endswith(".far"))
    assert words_of(far) == "0.far"
    watcher = await evening.local.person("Dávid").open()
    seen = await watcher.slash("history", channel=evening.thread)
    assert not [b for b in buttons_of(evening.message_of(seen)) if words_of(b).endswith(".own")]


async def test_the_log_keeps_who_played_and_what_else_was_done(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    street = a_street(evening, first)
    await turn(evening, first, street)
    hall, david = evening.house.hall, await evening.local.person("Dávid").open()
    await seating.resign(hall, evening.table_id, int(first.id))
    await seating.claim(hall, evening.table_id, int(david.id), "Dávid", evening.table.names.index(first.name))
    await turn(evening, second, a_street(evening, second))
    log = shown(await third.slash("log", channel=evening.thread)).splitlines()
    left, taken = (next(n for n, line in enumerate(log) if words in line) for words in ("resigned", "now plays seat"))
    mine, last = [n for n, line in enumerate(log) if first.name in line and "·`" not in line], len(log)
    assert mine
    assert mine[-1] < left < taken < last - 1
    recap = shown(await david.slash("log", since="last", channel=evening.thread))
    assert "**At the table**" in recap
    assert "resigned" in recap


# ---------------------------------------------------------------- notes


async def test_a_note_is_read_at_the_next_turn_by_its_writer_alone(evening: Evening) -> None:
    first, second, _ = await to_the_first_turn(evening)
    noted = await second.slash("note", text="Hemlock **before** @everyone", channel=evening.thread)
    assert "Noted." in shown(noted)
    await turn(evening, first, a_street(evening, first))
    panel = await evening.my_move(second)
    assert "Your note to yourself" in panel.text
    assert "Hemlock \\*\\*before\\*\\*" in panel.text
    assert "Hemlock" not in text_of(evening.post(first))

    listed = await second.slash("note", channel=evening.thread)
    dropped = await evening.press(second, listed, "note_drop")
    assert "You have no notes" in shown(dropped)
    assert "Your note to yourself" not in (await evening.my_move(second)).text
    for person in (first, await evening.local.person("Dávid").open()):
        for _, message in person.events:
            assert "Hemlock" not in str(message)


async def test_a_turn_letter_brings_the_notes_along(evening: Evening) -> None:
    first, second, _ = await to_the_first_turn(evening)
    await table_people.set_person(evening.house.hall, int(second.id), notify="dm")
    await second.slash("note", text="Hemlock first", channel=evening.thread)
    await turn(evening, first, a_street(evening, first))
    letters = [
        m for m in second.messages.values() if m["channel_id"] != evening.thread and "Hemlock first" in text_of(m)
    ]
    assert [is_private(letter) for letter in letters] == [False]
    assert not any("Hemlock" in text_of(m) for m in first.messages.values())


# ---------------------------------------------------------------- planning and orders


async def test_a_plan_made_out_of_turn_is_played_when_the_turn_comes_and_logged_as_such(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    waiting = Panel(await evening.press(second, evening.post(second), "move"))
    assert "It's not your turn" in waiting.text
    opened = await evening.press(second, waiting, "plan")
    assert "Imagine" in shown(opened)
    assert not evening.message_of(opened).get("attachments")
    street = a_street(evening, second)
    planned = await plan(evening, second, opened, street)
    anew = await evening.press(second, planned, "plan_or_else")
    assert "**First**" in shown(anew)
    assert "plan_or_else" not in [verb_of(b) for b in anew.buttons], "nothing is planned yet"
    planned = await evening.press(second, anew, "plan_back")
    given = await evening.press(second, planned, "plan_give")
    assert "Cancelled if another player's move affects you" in shown(given)

    mine = a_street(evening, first, lambda space: space not in street)
    await turn(evening, first, mine)
    assert evening.asked == [second]
    log = shown(await third.slash("log", channel=evening.thread))
    assert "*by standing order*" in log
    assert planning.orders_of(evening.table, int(second.id)) == []
    for person in (first, third):
        assert not any("plan_give" in str(message) for _, message in person.events)


async def test_an_order_that_does_not_fit_is_told_in_the_panel_and_can_be_put_away(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    street = a_street(evening, second)
    await turn(evening, first, a_street(evening, first, lambda space: space not in street))
    await turn(evening, second, street)
    await turn(evening, third, a_street(evening, third))
    await second.slash("plan", moves=a_street(evening, second), channel=evening.thread)
    await turn(evening, first, street)
    panel = await evening.my_move(second)
    assert "Your standing order was not carried out" in panel.text
    assert "Another player's move has affected you" in panel.text
    listed = await second.slash("plan", channel=evening.thread)
    left = await evening.press(second, listed, "revoke")
    assert "no standing orders" in shown(left)
    assert "standing order" not in text_of(evening.post(first))


@pytest.mark.parametrize(("lang", "words"), [("en", "Pass when asked"), ("hu", "Passz, ha soron kívül")])
async def test_passing_is_ordered_and_revoked_in_both_languages(evening: Evening, lang: str, words: str) -> None:
    first, second, _ = await to_the_first_turn(evening)
    await table_people.set_person(evening.house.hall, int(second.id), language=lang)
    orders = await evening.press(second, await second.slash("plan", channel=evening.thread), "orders")
    given = await evening.press(second, orders, "always_pass")
    assert words in shown(given)
    await evening.press(second, given, "revoke")
    assert planning.orders_of(evening.table, int(second.id)) == []
    refused = await first.slash("plan", channel=evening.thread)
    assert "It's your turn" in refused.text


async def test_a_written_order_is_completed_while_it_is_typed(evening: Evening) -> None:
    _, second, _ = await to_the_first_turn(evening)
    street = a_street(evening, second)
    offered = await second.autocomplete("plan", focused="moves", value=street[:9], channel=evening.thread)
    assert street in [choice["value"] for choice in offered]
    following = await second.autocomplete("plan", focused="moves", value=f"{street}; ", channel=evening.thread)
    assert following
    assert all(choice["value"].startswith(f"{street}; ") for choice in following)


async def test_a_plan_of_yesterday_is_shown_anew_before_it_is_given(evening: Evening) -> None:
    first, second, third = await to_the_first_turn(evening)
    opened = await third.slash("plan", channel=evening.thread)
    planned = await plan(evening, third, opened, a_street(evening, third))
    await turn(evening, first, a_street(evening, first))
    await evening.restart()
    again = await evening.press(third, planned, "plan_give", stale=True)
    assert "plan ahead" in shown(again)
    assert planning.orders_of(evening.table, int(third.id)) == []
    assert second in evening.asked


async def test_what_cannot_be_listed_is_planned_by_a_form(evening: Evening) -> None:
    """Genoa: while the others are asked, the trader plans to ask for more than any suggestion says."""
    await evening.sit_down("Anna", "Béla", "Csilla", game="genoa")
    await come_to_a_building(evening)
    trader, _, _ = trader_and_others(evening)
    here, user = evening.table.state.path[-1], int(trader.id)
    await playing.play_at_once(evening.house.hall, evening.table_id, user, f"call {here}")
    await evening.settle()
    assert trader not in evening.asked
    panel = await trader.slash("plan", channel=evening.thread)
    (picture,) = images_of(evening.message_of(panel))
    assert picture.description.startswith(speaker("en")("plan-picture"))
    assert "plan_form" not in [verb_of(b) for b in panel.buttons]
    for path in ("ask", f"ask.{here}"):
        button = next((b for b in panel.buttons if verb_of(b) == "plan_say" and words_of(b) == path), None)
        if button is not None:
            panel = await trader.click(evening.message_of(panel), custom_id=button.custom_id)
    form = await evening.press(trader, panel, "plan_form")
    assert form.state == "modal"
    wrong = await trader.submit(form, give="a castle")
    assert "castle" in wrong.text
    await evening.restart()
    planned = await trader.submit(form, give="135")
    assert "135" in shown(planned)
    assert "plan_give" in [verb_of(b) for b in planned.buttons]
    (plan,) = [order for order in (await evening.wake()).orders if order.kind == "plan"]
    assert plan.moves[0].startswith(f"ask {here} ")
    assert not evening.table.state.asks, "nothing is said before the turn comes"


def game_and_seats() -> list[tuple[str, int]]:
    return [(name, game.meta.seats[-1]) for name, game in GAMES.items()]


@pytest.mark.parametrize(("name", "seats"), game_and_seats())
async def test_a_plan_can_be_shown_at_the_fullest_table_of_every_game(name: str, seats: int) -> None:
    """Within what Discord takes: forty components, and ids of a hundred characters (which a button checks itself)."""
    game, rng = GAMES[name], random.Random(f"plans of {name}")
    state, shown_plans = game.new(seats, "plans"), 0
    likelihood = max(0.05, 50 / CERTIFICATES[name].bound)  # a short game has fewer occasions
    while asked := game.to_act(state):
        game.play(state, asked[0], rng.choice(game.moves(state, asked[0])))
        table = table_of(game, state)
        seat = rng.randrange(seats)
        if rng.random() < likelihood and game.to_act(state) and (ahead := imagine(table, seat)) is not None:
            session = open_session(replace(table, state=ahead), seat)
            for _ in range(3):
                offered = offered_at(session, ())
                card = plan_card(Who(Person(seat), "Anna", "hu"), Plan(session, guessed=True), offered, TYPICAL)
                assert card.height <= LONGEST_PANEL, "not longer than the panel of a move"
                view = card.view()
                assert sum(1 for _ in view.walk_children()) <= 40
                assert view.content_length() <= 4000
                shown_plans += 1
                if session.complete or not session.moves:
                    break
                session.add(rng.choice(session.moves))
    assert shown_plans > 3


async def test_before_ones_first_move_news_is_what_happened_so_far(evening: Evening, rng: random.Random) -> None:
    await evening.sit_down("Anna", "Béla", game="tiletum")
    first = evening.asked[0]
    await evening.hurry(rng, until=lambda: evening.asked[0] is not first)
    second = evening.asked[0]
    say = speaker("hu" if second.locale == "hu" else "en")
    panel = await evening.my_move(second)
    assert f"**{say('panel-so-far')}**" in panel.text
    assert say("panel-since") not in panel.text
