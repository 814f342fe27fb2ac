"""Which answers of Burgundy's questions can be pointed at on its boards."""

from games.burgundy.data import TILES
from games.burgundy.moves import Load, Settle
from games.burgundy.pictures import touch
from tests.games.burgundy.pictures.positions import game
from tests.render.kit import GALLERIES
from tests.render.touched import told, touched


def test_answers_have_places_on_the_boards() -> None:
    found = touched(GALLERIES["burgundy"], ())
    assert found.chips("wide") == found.chips("upright") == set()
    assert min(found.share("wide"), found.share("upright")) >= 0.9


def test_a_castle_has_a_place_once_its_board_is_known() -> None:
    view = game(4, options="open")[0].view
    one, other = Settle("1", "b2"), Settle("2", "b2")
    assert touch.places(view, 0, ("castle", "b2"), [one, other]) == ()
    assert touch.places(view, 0, ("castle", "b2"), [one]) == ("castle 0 1 b2",)


def test_two_depots_and_two_goods_at_once_lie_nowhere() -> None:
    view = game(4)[-1].view
    assert touch.places(view, 0, ("depots", "3"), [Load((3,), ())]) == ("depot 3",)
    assert touch.places(view, 0, ("depots", "3+4"), [Load((3, 4), ())]) == ()
    assert touch.places(view, 0, ("keep", "red+blue"), [Load((3,), ("red", "blue"))]) == ()


def test_every_tile_that_lies_open_has_its_close_up() -> None:
    """Wherever it lies: on a depot, in a storage, on an estate; of one's own area with its knowledge."""
    moment = next(m for m in reversed(game(4)) if m.view.depots and m.view.players[m.seat].storage)
    view = moment.view
    board = {touch.thing(view, place) for place in moment.board().places} - {None}
    lying = {*view.depots.values(), *(t for p in view.players for t in (*p.storage, *p.estate.values()))}
    assert board == lying <= TILES.keys()
    own = view.players[moment.seat]
    assert {touch.thing(view, place) for place in moment.area().places} >= {*own.storage, *own.estate.values()}
    assert touch.thing(view, "slot 9z") is None


def test_events_light_up_what_they_speak_of() -> None:
    assert told(GALLERIES["burgundy"]) >= 0.8
