"""A question's picture fits a phone's screen together with its buttons, whatever is asked in random play."""

import pytest
from PIL import Image

from bench.legibility import decisions, questions
from engine import GAMES
from render.canvas import Page
from render.furniture import GAP, Column
from render.pictures import illustrator
from render.scene import MOST_HIGH, Head
from render.text import look
from tests.render.moments import NAMES
from words.reader import Reader

SEEDS, EVERY, MOST = ("high", "tall"), 7, 350
"""Games played, how many of their decisions are looked at, and how far they go."""


def measured(head: Head, column: Column) -> Page:
    """A page of the size it would have where nothing is new, without what would be drawn on it."""
    above = head.high + GAP
    column.fit(MOST_HIGH - 2 * column.edge - above)
    return Page(Image.new("1", (column.width, column.height(above))))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_question_is_higher_than_a_phone(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Head, "on", measured)
    game, artist = GAMES[game_id], illustrator(game_id)
    highest = 0
    for players in dict.fromkeys((game.meta.seats[0], game.meta.seats[-1])):
        eyes = look(Reader("hu" if players % 2 else "en"), NAMES[:players])
        for seed in SEEDS:
            for number, (state, seat, moves, made) in enumerate(decisions(game, players, seed)):
                if number > MOST:
                    break
                if number % EVERY:
                    continue
                view = game.view(state, seat)
                for path in questions(moves, made):
                    page = artist.focus(view, eyes, seat=seat, path=path, moves=moves, changes=())
                    highest = max(highest, page.size[1])
                    assert page.size[1] <= MOST_HIGH, (players, seed, number, path)
    assert highest > 400
