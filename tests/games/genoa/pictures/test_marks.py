"""What happened since the reader's last move is marked on the picture."""

from dataclasses import replace

from engine import Event
from games.genoa import GENOA as GAME
from games.genoa import events as e
from games.genoa.state import Bundle, State
from games.genoa.words import status
from games.genoa.words.highlights import highlights
from render.canvas import Page
from render.pictures import illustrator
from render.text import look
from tests.games.genoa.pictures.positions import game
from tests.render.kit import marked
from tests.render.moments import NAMES
from words.reader import Reader

EYES = look(Reader(), NAMES[:4])
OFFER = Bundle(1, 7, 2, False, None, "park", "both", "turn", ("d25", "silver"), (), ())


def position() -> State:
    state = game(4)[0].state.clone()
    state.path, state.tower, state.discs = ["street_4_2", "park"], 4, {"street_4_2": 1}
    state.action = "open"
    return state


def drawn(state: State, *events: Event) -> Page:
    return illustrator("genoa").board(GAME.view(state, 0), EYES, seat=0, changes=events)


def test_the_tower_that_moved_is_ringed_and_older_discs_are_not() -> None:
    page = drawn(position(), e.Walked(0, "street_4_2", "park", 3))
    assert marked(page, "discs park")
    assert not marked(page, "discs street_4_2")


def test_a_new_turn_forgets_the_way_of_the_last_one() -> None:
    found = highlights([e.Walked(0, "street_4_2", "park", 3), e.TurnBegan(1, 2)])
    assert not found.spaces


def test_a_new_revision_of_an_offer_is_ringed() -> None:
    state = position()
    state.offers = [OFFER, replace(OFFER, seat=2, id=8, revision=1, space="coach_house")]
    told = e.Offered(1, 7, 2, False, None, "park", "both", "turn", ("d25", "silver"), (), (), (), "")
    page = drawn(state, told)
    assert marked(page, "offer 7")
    assert not marked(page, "offer 8", grow=1)
    assert "pennant park 1" in page.places
    assert "pennant coach_house 2" in page.places


def test_buildings_that_changed_hands_are_ringed() -> None:
    state = position()
    state.owners = {"park": 2, "inn": 1}
    page = drawn(state, e.Acquired(2, "street_4_2", ("park",), (), ()))
    assert marked(page, "owner park")
    assert not marked(page, "owner inn")


def test_goods_that_came_or_went_are_ringed() -> None:
    state = position()
    page = drawn(state, e.Took(3, ("ale", "wine")), e.Drew(1, "message", ("?", "?")))
    assert marked(page, "ale of 3")
    assert marked(page, "message of 1")
    assert not marked(page, "message of 3", grow=1)
    assert "silver of 3" not in page.places


def test_goods_that_came_and_went_are_not() -> None:
    found = highlights([e.Took(1, ("ale", "wine")), e.ProceedsPaid(1, 0, ("ale",))])
    assert dict(+found.things) == {(1, "wine"): 1, (0, "ale"): 1}


def test_a_deal_moves_its_goods_and_its_ducats() -> None:
    struck = e.Struck(0, 1, 7, "park", ("d25", "silver"), (), ("pepper",))
    found = highlights([struck, e.OwnerPaid(2, "park", 10), e.OrderFulfilled(1, "small_order_03", 40)])
    assert dict(found.money) == {0: 25, 1: 15, 2: 10}
    assert found.things[0, "silver"] == 1
    assert found.things[1, "pepper"] == 1
    assert found.things[1, "wine"] == -1
    texts = {written.text for written in drawn(position(), struck).written}
    assert {"+25", "−25"} <= texts


def test_the_round_marker_is_ringed_when_it_moved() -> None:
    state = position()
    page = drawn(state, e.RoundShortened(state.marker, False))
    assert marked(page, f"round {status.rounds(state)[0]}")
