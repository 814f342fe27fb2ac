"""What Calimala's pictures and text boards show, and what they keep secret."""

import pytest

from engine import HIDDEN
from render.palette import LIVERIES, livery
from render.text import look
from tests.games.calimala.pictures.positions import GAME, TABLES, game, moments
from tests.render.kit import in_both
from tests.render.moments import NAMES
from words.reader import Reader


@in_both
def test_the_text_board_has_every_street(lang: str) -> None:
    for players, _ in TABLES:
        for moment in moments(players):
            for number in range(1, 13):
                assert {"en": f"\nStreet {number}, ", "hu": f"\n{number}. utca, "}[lang] in moment.text(lang)


def test_other_peoples_cards_are_drawn_as_backs() -> None:
    moment = next(m for m in game(4) if len(m.state.players[m.other].hand) == 2)
    assert moment.view.players[moment.other].hand == [HIDDEN, HIDDEN]
    own = moment.of(moment.other)
    shown = moment.illustrator.seat(own, moment.eyes(), seat=moment.other, viewer=moment.other, changes=moment.seen)
    assert moment.area(of=moment.other).image.tobytes() != shown.image.tobytes()
    assert moment.of(None) != own


@pytest.mark.parametrize("palette", list(LIVERIES))
def test_a_tower_shows_the_colours_of_its_discs(palette: str) -> None:
    moment = game(4)[30]
    state = moment.state.clone()
    state.towers["s04"] = (0, 2, 1)
    eyes = look(Reader("en", palette), NAMES[:4])
    page = moment.illustrator.board(GAME.view(state, 0), eyes, seat=0, changes=())
    for height, owner in ((1, 0), (2, 2), (3, 1)):
        left, top, _, bottom = page.places[f"disc s04 {height}"]
        spot = page.image.getpixel((left + 14, (top + bottom) // 2 + 8))
        assert spot == livery(palette, owner).base
