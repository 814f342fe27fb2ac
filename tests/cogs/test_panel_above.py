"""How much stands above the question of a panel, by the room that the answers leave."""

from functools import cache
from random import Random

import pytest

from cogs.play.panel_above import BRIEF, FULL, LEAST, Above, Brevity
from cogs.play.panel_answers import context_of
from cogs.ui.answers import Card
from cogs.ui.locale_context import Who
from engine import GAMES
from render.pictures import Picture
from tables import Entry, Person
from tables.core.seat_session import SeatSession, open_session
from tests.cogs.twins import table_of

LONG = 5
"""Moves of a long draft."""


@cache
def sessions() -> tuple[SeatSession, SeatSession, list[Entry]]:
    """At the beginning of a turn and in the middle of a long one, with what was done before."""
    game, chance = GAMES["tiletum"], Random(1)
    state, news = game.new(3, "above"), list[Entry]()
    for number in range(1, 400):
        seat = game.to_act(state)[0]
        fresh, drafting = (open_session(table_of(game, state), seat) for _ in range(2))
        while not drafting.complete and len(drafting.draft) < LONG:
            drafting.add(chance.choice(drafting.moves))
        if not drafting.complete and len(news) >= LONG:
            return fresh, drafting, news
        while not drafting.complete:
            drafting.add(chance.choice(drafting.moves))
        news.append(Entry(number, number, seat, 0.0, [e.seen_by(None) for each in drafting.happened for e in each]))
        state = drafting.ahead
    raise AssertionError("no long turn")


def above(session: SeatSession, news: list[Entry]) -> Above:
    return Above(context_of(Who(Person(1), "Anna", "en"), session), Picture(b"", "", 800, 600), Card(), news)


@pytest.fixture(params=["fresh", "drafting"])
def shown(request: pytest.FixtureRequest) -> Above:
    fresh, drafting, news = sessions()
    return above(fresh if request.param == "fresh" else drafting, news)


@pytest.mark.parametrize("brevity", [FULL, BRIEF, LEAST])
def test_it_is_as_high_as_it_says(shown: Above, brevity: Brevity) -> None:
    assert shown.height(brevity) == pytest.approx(shown.card(brevity).height)


def test_less_is_shown_at_each_level(shown: Above) -> None:
    assert shown.height(FULL) >= shown.height(BRIEF) > shown.height(LEAST)


def test_room_that_is_left_is_used_line_by_line(shown: Above) -> None:
    least, full = round(shown.height(LEAST)), round(shown.height(FULL)) + 1
    found = [shown.height(shown.extended(LEAST, most)) for most in range(least + 1, full + 1, 5)]
    assert all(height <= most for height, most in zip(found, range(least + 1, full + 1, 5), strict=True))
    assert sorted(found) == found
    assert len(set(found)) > 1
    assert shown.extended(LEAST, full) == FULL


def test_without_room_nothing_is_added(shown: Above) -> None:
    assert shown.extended(LEAST, 0.0) == LEAST


def test_the_title_comes_back_first_and_then_the_draft() -> None:
    _, drafting, news = sessions()
    shown = above(drafting, news)
    titled = LEAST._replace(titled=True)
    told = titled._replace(drafted=BRIEF.drafted)
    assert shown.height(LEAST) < shown.height(titled) < shown.height(told)
    assert shown.extended(LEAST, shown.height(titled)).titled
    assert not shown.extended(LEAST, shown.height(titled) - 1).titled
    assert shown.extended(LEAST, shown.height(told)).drafted >= BRIEF.drafted
