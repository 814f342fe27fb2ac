"""What happened since the reader's last move is marked on the picture."""

from engine import Event
from games.calimala import CALIMALA as GAME
from games.calimala import events as e
from games.calimala.pictures import board
from games.calimala.words.highlights import highlights
from render.canvas import Page
from render.text import look
from tests.games.calimala.pictures.positions import game
from tests.render.kit import differ_only_at, difference, marked
from tests.render.moments import NAMES
from words.reader import Reader

EYES = look(Reader(), NAMES[:4])


def drawn(state: object, *events: Event) -> Page:
    return board.draw(GAME.view(state, 0), EYES, events)


def test_a_new_disc_is_ringed_and_an_old_one_is_not() -> None:
    state = game(4)[60].state.clone()
    state.towers["s06"], state.towers["s07"] = (0, 1), (2,)
    page = drawn(state, e.Placed(1, "s06", "own", 2))
    assert marked(page, "disc s06 2")
    assert not marked(page, "disc s07 1")
    assert not marked(drawn(state), "disc s06 2")


def test_new_cloth_gifts_and_houses_are_ringed() -> None:
    state = game(4)[60].state.clone()
    state.cities["lisbon"] = (1, 2, 0, 0)
    state.buildings["santa_croce"]["wood"] = (0, 0, 1, 1)
    state.players[3].houses = ["troyes"]
    page = drawn(
        state, e.Shipped(1, ("lisbon",)), e.Contributed(3, "wood", "santa_croce"), e.Built(3, "house", "troyes")
    )
    assert marked(page, "cloth lisbon 3")
    assert not marked(page, "cloth lisbon 1", grow=0)
    assert marked(page, "cube santa_croce wood 2")
    assert marked(page, "house troyes 3")


def test_a_scored_tile_and_the_points_won_are_marked() -> None:
    state = game(4)[60].state.clone()
    state.council = [2]
    events = (e.Represented(2, state.tiles[0], 0, ""), e.TileScored(state.tiles[0], (1, 0, 2, 0), (2, 0, 3, 0)))
    page = drawn(state, *events)
    assert marked(page, "tile 1")
    assert not marked(page, "tile 7", grow=0)
    written = {written.text for written in page.written}
    assert {"+2", "+3"} <= written


def test_a_white_disc_that_took_another_ones_place_is_new() -> None:
    found = highlights([e.Represented(1, "london", 3, "s05"), e.Represented(1, "troyes", 4, "supply")])
    assert dict(found.discs) == {"s05": 1}
    assert found.council == {3, 4}


def test_pieces_that_moved_on_are_not_looked_for() -> None:
    state = game(4)[60].state.clone()
    state.players[0].store = {"wood": 0, "brick": 0, "marble": 0}
    assert (
        difference(
            drawn(state, *[e.Took(0, "wood")] * 3).image.crop((0, 120, 1600, 1300)),
            drawn(state).image.crop((0, 120, 1600, 1300)),
        )
        is None
    )


def test_marks_change_nothing_but_their_surroundings() -> None:
    state = game(4)[60].state.clone()
    state.towers["s12"] = (0,)
    plain, marked_page = drawn(state), drawn(state, e.Placed(0, "s12", "own", 1))
    assert differ_only_at(plain, marked_page, "space s12")
