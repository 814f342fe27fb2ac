"""What happened since the reader's last move is marked on the picture."""

from engine import Event
from games.burgundy import BURGUNDY as GAME
from games.burgundy import events as e
from games.burgundy.state import State
from games.burgundy.words.highlights import highlights
from render.canvas import Page
from render.pictures import illustrator
from render.text import look
from tests.games.burgundy.pictures.positions import game
from tests.render.kit import marked
from tests.render.moments import NAMES
from words.reader import Reader

EYES = look(Reader(), NAMES[:4])


def position() -> State:
    return game(4)[40].state.clone()


def drawn(state: State, *events: Event) -> Page:
    return illustrator("burgundy").board(GAME.view(state, 0), EYES, seat=0, changes=events)


def test_a_new_tile_on_an_estate_is_ringed_and_an_old_one_is_not() -> None:
    state = position()
    state.players[1].estate = {"d4": "castle", "g1": "mine"}
    page = drawn(state, e.Placed(1, "mine", "g1", "die", 3, 0))
    assert marked(page, "space 1 g1")
    assert not marked(page, "space 1 d4")
    assert not marked(drawn(state), "space 1 g1")


def test_a_tile_taken_is_ringed_in_the_storage_and_its_place_names_the_taker() -> None:
    state = position()
    state.players[2].storage = ["bank", "ship", "bank"]
    state.depots.pop("4b", None)
    page = drawn(state, e.Took(2, "bank", "4b", "die", 4, 0))
    assert marked(page, "stored 2 2")
    assert not marked(page, "stored 2 0")
    assert marked(page, "slot 4b")


def test_a_tile_taken_and_placed_is_ringed_on_the_estate_only() -> None:
    found = highlights([e.Took(0, "ship", "1c", "die", 1, 0), e.Placed(0, "ship", "d5", "die", 5, 0)])
    assert found.spaces == {(0, "d5")}
    assert not found.storage


def test_places_emptied_in_the_last_phase_are_forgotten() -> None:
    found = highlights([e.Took(0, "ship", "1c", "die", 1, 0), e.PhaseBegan("B", 8, 3, ())])
    assert (found.taken, found.phase) == ({}, "B")


def test_goods_that_came_and_went_are_not_marked() -> None:
    came = e.RoundBegan("A", 1, (0, 1), ((1, 2), (3, 4)), 5, "red")
    assert dict(highlights([came]).depot_goods) == {(5, "red"): 1}
    found = highlights([came, e.Loaded(1, (5,), ("red",))])
    assert not found.depot_goods
    assert found.goods == {(1, "red")}
    assert not highlights([came, e.Loaded(1, (5,), ("red",)), e.Sold(1, "red", 1, 4, 1, 0, "die", 4, 0)]).goods


def test_goods_markers_and_bonus_tiles_are_ringed() -> None:
    state = position()
    state.depot_goods[3] = ["pink", "red", "pink"]
    state.players[1].goods = {"brown": 2, "red": 1}
    state.finished["mine"] = [3]
    page = drawn(
        state, e.RoundBegan("A", 2, (0, 1, 2, 3), (), 3, "pink"), e.Loaded(1, (2,), ("brown",)), e.MovedUp(2, 1, False),
        e.ColourCompleted(3, "mine", 1, "large", 7),
    )  # fmt: skip
    assert marked(page, "goods 3 2")
    assert not marked(page, "goods 3 0", grow=1)
    assert marked(page, "goods of 1 brown")
    assert not marked(page, "goods of 1 red", grow=1)
    assert marked(page, "marker 2")
    assert marked(page, "bonus mine large")


def test_points_won_are_added_up() -> None:
    events = (
        e.AnimalsScored(1, "cow", ("a1",), 3), e.RegionCompleted(1, "mine_1", "mine", 3, 6, 8),
        e.ColourCompleted(1, "mine", 1, "large", 7), e.Sold(2, "red", 2, 8, 1, 0, "die", 4, 0),
    )  # fmt: skip
    assert dict(highlights(events).points) == {1: 24, 2: 8}
    texts = {written.text for written in drawn(position(), *events).written}
    assert {"+24", "+8"} <= texts


def test_finished_regions_are_sealed() -> None:
    state = position()
    state.players[0].estate = {"d4": "castle", "e3": "mine", "f2": "mine"}
    assert "seal 0 mine_1" not in drawn(state).places
    state.players[0].estate["g1"] = "mine"
    assert "seal 0 mine_1" in drawn(state).places
