"""The rulebook's worked examples (RULES.md, section 4). Eszter is blue, Évi red, Benedek yellow, Niki green."""

import pytest

from games.calimala.events import Activated, Drew, Represented, TileScored, TurnBegan
from games.calimala.scoring import score_tile
from games.calimala.steps import PlaceDisc
from tests.games.calimala.positions import (
    ARTWORK_BRICK,
    ARTWORK_SHIP,
    BENEDEK,
    BRICK_CONTRIBUTE,
    BUILD_TRANSPORT,
    CONTRIBUTE_WOOD,
    ESZTER,
    EVI,
    NIKI,
    SHIP_BUILD,
    SHIP_CONTRIBUTE,
    WEAVE_WOOD,
    WHITE,
    WOOD_MARBLE,
    Position,
)


@pytest.mark.rule("CAL-X1")
def test_x1_a_disc_on_a_tower_of_two() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, EVI, BENEDEK)
    at.play(ESZTER, f"place {WOOD_MARBLE} own")
    assert at.state.towers[WOOD_MARBLE] == (BENEDEK, EVI, ESZTER)
    assert {"take wood disc", "take marble disc"} <= set(at.options(ESZTER))


@pytest.mark.rule("CAL-X2")
def test_x2_the_fourth_wood_fills_the_warehouse() -> None:
    at = Position().activation(ESZTER, WOOD_MARBLE, left=(2, 0)).mat(ESZTER, wood=3)
    at.play(ESZTER, "take wood disc")
    assert at.player(ESZTER).store["wood"] == 4
    assert at.options(ESZTER) == ["draw wood", "end draw", "end decline"]


@pytest.mark.rule("CAL-X3")
def test_x3_a_ship() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=2)
    at.play(ESZTER, "build ship - disc")
    assert (at.player(ESZTER).store["wood"], at.player(ESZTER).cubes, at.player(ESZTER).ships) == (0, 40, 1)


@pytest.mark.rule("CAL-X4")
def test_x4_a_trade_house_in_hamburg() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, brick=2)
    at.play(ESZTER, "build house hamburg disc")
    assert (at.player(ESZTER).store["brick"], at.player(ESZTER).houses) == (0, ["hamburg"])


@pytest.mark.rule("CAL-X5")
def test_x5_a_workshop() -> None:
    at = Position().activation(ESZTER, SHIP_BUILD).mat(ESZTER, wood=1, brick=1)
    at.play(ESZTER, "build workshop - disc")
    assert at.player(ESZTER).workshops == [0, 0]
    assert at.player(ESZTER).store == {"wood": 0, "brick": 0, "marble": 0}


@pytest.mark.rule("CAL-X6")
def test_x6_an_artwork_for_santa_croce() -> None:
    at = Position().activation(ESZTER, ARTWORK_SHIP).mat(ESZTER, marble=1)
    at.play(ESZTER, "artwork santa_croce disc")
    assert at.player(ESZTER).store["marble"] == 0
    assert at.state.buildings["santa_croce"]["artwork"] == (1, 0, 0, 0)


@pytest.mark.rule("CAL-X7")
def test_x7_weaving_in_two_workshops() -> None:
    at = Position().activation(ESZTER, WEAVE_WOOD).mat(ESZTER, workshops=[1, 0])
    at.play(ESZTER, "weave disc")
    assert at.player(ESZTER).workshops == [2, 1]


@pytest.mark.rule("CAL-X8")
def test_x8_two_ships_to_lisbon() -> None:
    at = Position().activation(ESZTER, SHIP_CONTRIBUTE).mat(ESZTER, ships=2, workshops=[2])
    at.play(ESZTER, "ship lisbon+lisbon disc")
    assert at.state.cities["lisbon"] == (2, 0, 0, 0)
    assert at.player(ESZTER).cloth == 0


@pytest.mark.rule("CAL-X9")
def test_x9_cloth_by_land_to_hamburg() -> None:
    at = Position().activation(ESZTER, BUILD_TRANSPORT).mat(ESZTER, houses=["hamburg"], workshops=[1])
    at.play(ESZTER, "transport hamburg disc")
    assert at.state.cities["hamburg"] == (1, 0, 0, 0)
    assert at.player(ESZTER).cloth == 0


@pytest.mark.rule("CAL-X10")
def test_x10_wood_for_santa_croce() -> None:
    at = Position().activation(ESZTER, BRICK_CONTRIBUTE).mat(ESZTER, wood=1)
    at.play(ESZTER, "contribute wood santa_croce disc")
    assert at.state.buildings["santa_croce"]["wood"] == (1, 0, 0, 0)
    assert at.player(ESZTER).store["wood"] == 0


@pytest.mark.rule("CAL-X11")
@pytest.mark.parametrize("order", [("take wood disc", "contribute"), ("contribute", "take wood disc")])
def test_x11_wood_and_contribute_in_either_order(order: tuple[str, str]) -> None:
    at = Position().turn(ESZTER).mat(ESZTER, wood=1)
    at.play(ESZTER, f"place {CONTRIBUTE_WOOD} own")
    for action in order:
        at.play(ESZTER, "contribute wood santa_croce disc" if action == "contribute" else action)
    assert at.player(ESZTER).store["wood"] == 1
    assert at.state.buildings["santa_croce"]["wood"][ESZTER] == 1


@pytest.mark.rule("CAL-X12")
def test_x12_a_white_disc_twice_wood_twice_contribute() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {CONTRIBUTE_WOOD} white", "take wood disc", "take wood disc")
    at.play(ESZTER, "contribute wood san_miniato disc", "contribute wood san_miniato disc")
    assert at.player(ESZTER).store["wood"] == 0
    assert at.state.buildings["san_miniato"]["wood"] == (2, 0, 0, 0)
    at.turn(EVI)
    at.play(EVI, f"place {CONTRIBUTE_WOOD} own", "take wood disc", "contribute wood san_miniato disc")
    assert at.to_act == (BENEDEK,), "the white disc is not activated again"


@pytest.mark.rule("CAL-X13")
def test_x13_the_discs_below_work_for_their_owners() -> None:
    at = Position().turn(ESZTER).tower(CONTRIBUTE_WOOD, EVI, BENEDEK)
    at.play(ESZTER, f"place {CONTRIBUTE_WOOD} own", "take wood disc")
    events = at.play(ESZTER, "contribute wood santa_croce disc")
    assert events[-1] == Activated(EVI, CONTRIBUTE_WOOD, 2)
    at.play(EVI, "take wood disc")
    events = at.play(EVI, "contribute wood santa_croce disc")
    assert events[-1] == Activated(BENEDEK, CONTRIBUTE_WOOD, 3)
    at.mat(BENEDEK, wood=1)
    at.play(BENEDEK, "contribute wood san_miniato disc", "take wood disc")
    assert at.state.buildings["santa_croce"]["wood"] == (1, 1, 0, 0)
    assert at.player(BENEDEK).store["wood"] == 1


@pytest.mark.rule("CAL-X14")
def test_x14_the_impossible_action_first() -> None:
    at = Position().activation(EVI, CONTRIBUTE_WOOD)
    at.play(EVI, "draw contribute", "take wood disc")
    assert len(at.player(EVI).hand) == 1
    assert at.player(EVI).store["wood"] == 1


@pytest.mark.rule("CAL-X15")
def test_x15_a_card_for_artwork_and_a_brick() -> None:
    at = Position().turn(ESZTER)
    at.play(ESZTER, f"place {ARTWORK_BRICK} own", "draw artwork", "take brick disc")
    assert len(at.player(ESZTER).hand) == 1
    assert at.player(ESZTER).store["brick"] == 1


@pytest.mark.rule("CAL-X16")
def test_x16_cards_help_and_a_third_disc_draws_and_ships() -> None:
    at = Position().turn(ESZTER).tower(SHIP_BUILD, EVI, ESZTER).hand(ESZTER, "wood")
    at.mat(ESZTER, wood=1, ships=1, workshops=[1, 1]).mat(EVI, wood=1, brick=1)
    at.play(ESZTER, f"place {SHIP_BUILD} own", "take wood card", "build ship - disc", "ship lisbon+lisbon disc")
    assert (at.player(ESZTER).ships, at.player(ESZTER).store["wood"]) == (2, 0)
    assert at.state.cities["lisbon"][ESZTER] == 2

    at.play(EVI, "build workshop - disc", "draw ship", "end done")
    assert at.player(EVI).workshops == [0, 0]
    assert len(at.player(EVI).hand) == 1

    at.next_draws("weave")
    at.play(ESZTER, "draw build")
    assert at.player(ESZTER).hand == ["weave"]
    at.play(ESZTER, "weave card", "ship barcelona+london disc")
    assert (at.state.cities["barcelona"][ESZTER], at.state.cities["london"][ESZTER]) == (1, 1)
    assert at.player(ESZTER).hand == []
    assert at.state.discard["weave"] == 1
    assert at.state.towers[SHIP_BUILD] == (ESZTER, EVI, ESZTER)
    assert (at.state.council, at.to_act) == ([], (EVI,))


@pytest.mark.rule("CAL-X17")
def test_x17_the_fourth_disc_goes_to_the_council_unactivated() -> None:
    at = Position().turn(ESZTER).tower(WOOD_MARBLE, EVI, BENEDEK, ESZTER)
    at.play(ESZTER, f"place {WOOD_MARBLE} own", "take wood disc", "take marble disc")
    at.play(EVI, "end done")
    at.play(BENEDEK, "end done")
    assert at.player(ESZTER).store == {"wood": 1, "brick": 0, "marble": 1}
    assert at.state.council == [ESZTER]
    assert at.state.towers[WOOD_MARBLE] == (BENEDEK, EVI, ESZTER)


@pytest.mark.rule("CAL-X18")
def test_x18_the_third_tile_of_the_top_row() -> None:
    at = Position().council(EVI, BENEDEK).tower(WOOD_MARBLE, EVI, BENEDEK, NIKI, ESZTER)
    events = at.fourth_disc(EVI, WOOD_MARBLE)
    assert events[0] == Represented(ESZTER, at.state.tiles[2], 2, "")
    assert isinstance(events[1], TileScored)
    assert events[1].tile == at.state.tiles[2]


@pytest.mark.rule("CAL-X19")
def test_x19_four_tied() -> None:
    at = Position().cloth("lisbon", {ESZTER: 2, EVI: 2, BENEDEK: 2, NIKI: 2})
    at.council(EVI, BENEDEK, ESZTER, EVI, BENEDEK, NIKI, ESZTER, EVI, artworks=(EVI,))
    assert score_tile(at.state, "lisbon") == ((2, 2, 2, 2), (1, 3, 2, 0))


def x20() -> Position:
    at = Position(tile="lisbon").tower(ARTWORK_SHIP, EVI, BENEDEK, WHITE)
    at.council(ESZTER).next_tile("lisbon")
    at.cloth("lisbon", {BENEDEK: 1, ESZTER: 1, EVI: 2})
    at.mat(ESZTER, workshops=[1, 1], marble=2, ships=2).hand(ESZTER, "artwork", "wood")
    at.mat(EVI, ships=2, marble=1, brick=1, houses=["troyes"]).hand(EVI, "build")
    at.turn(ESZTER)

    at.play(ESZTER, f"place {ARTWORK_SHIP} own", "artwork santa_croce disc", "artwork santa_croce card")
    at.play(ESZTER, "ship lisbon disc", "end done")
    at.next_draws("wood", 3)
    at.play(EVI, "artwork san_miniato disc", "draw ship", "take wood card", "build workshop - card")
    return at


@pytest.mark.rule("CAL-X20")
def test_x20_three_discs_over_a_white_one() -> None:
    at = x20()
    assert at.state.buildings["santa_croce"]["artwork"] == (2, 0, 0, 0)
    assert at.state.cities["lisbon"] == (2, 2, 1, 0)
    assert at.player(ESZTER).hand == ["wood"], "no card for the ship not used"
    assert at.state.buildings["san_miniato"]["artwork"] == (0, 1, 0, 0)
    assert at.player(EVI).store == {"wood": 0, "brick": 0, "marble": 0}
    assert at.player(EVI).workshops == [0, 0]
    assert at.to_act == (BENEDEK,)
    [first] = at.play(BENEDEK, "draw artwork")
    [second] = [event for event in at.play(BENEDEK, "draw ship") if isinstance(event, Drew)]
    assert (first, second) == (Drew(BENEDEK, "artwork", ("wood",)), Drew(BENEDEK, "ship", ("wood",)))
    assert at.player(BENEDEK).hand == ["wood", "wood"]


@pytest.mark.rule("CAL-X21")
def test_x21_the_white_disc_is_swapped_and_lisbon_scored() -> None:
    at = x20()
    at.play(BENEDEK, "draw artwork", "draw ship")
    assert at.play(BENEDEK, "end done") == [
        Represented(ESZTER, "lisbon", 1, "supply"),
        TileScored("lisbon", (2, 2, 1, 0), (3, 2, 1, 0)),
        TurnBegan(EVI, 1),
    ]
    assert (at.player(ESZTER).discs, at.player(ESZTER).whites) == (8, 3)
    assert at.state.towers[ARTWORK_SHIP] == (BENEDEK, EVI, ESZTER)
    assert [player.points for player in at.state.players] == [3, 2, 1, 0]
    assert isinstance(at.state.stack[-1], PlaceDisc)
