"""The worked examples of the rules."""

import pytest

from games.tiletum.data import points_of
from games.tiletum.events import ActionEnded, Scored
from games.tiletum.steps import EndOfGame, Fair, KingPhase, KingScoring, Pass
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, PURPLE, Position, full_building, told


def corruption(at: Position, steps: int) -> None:
    at.state.corruption = {"0": 0, "1": 0, "2": 0, str(steps): 1}
    at.run(Pass(1))


@pytest.mark.rule("TIL-X1")
def test_corruption_of_two() -> None:
    at = Position().track({5: (ORANGE, BLUE), 1: (GREEN,), 4: (PURPLE,)})
    corruption(at, 2)
    assert at.state.king_track[3] == (ORANGE, BLUE)
    assert at.state.king_track[0] == (GREEN,)


@pytest.mark.rule("TIL-X2")
def test_corruption_of_zero() -> None:
    at = Position().track({5: (ORANGE, BLUE), 1: (GREEN,), 4: (PURPLE,)})
    before = list(at.state.king_track)
    corruption(at, 0)
    assert at.state.king_track == before


def king_phase() -> Position:
    at = Position().track({7: (BLUE,), 4: (PURPLE, ORANGE), 2: (GREEN,)})
    at.player(GREEN).points, at.player(GREEN).scored = 1, {"fairs": 1}
    at.run(KingPhase(), KingScoring())
    return at


@pytest.mark.rule("TIL-X3")
def test_the_first_step_of_the_king_phase() -> None:
    at = king_phase()
    assert at.to_act == (BLUE,)
    at.play(BLUE, "favour take")
    assert [player.points for player in at.state.players] == [3, 0, 0, 0]
    assert at.player(BLUE).warehouse == [DULL]


@pytest.mark.rule("TIL-X4")
def test_the_second_step_of_the_king_phase() -> None:
    at = king_phase()
    at.play(BLUE, "favour discard")
    assert at.state.order == [BLUE, PURPLE, ORANGE, GREEN]
    assert at.state.king_track[4] == (PURPLE, ORANGE, GREEN)
    assert at.state.king_track[7] == (BLUE,)


@pytest.mark.rule("TIL-X5")
def test_a_die_with_its_bonus_tile() -> None:
    at = Position().facing("contract", 3).dice("blue3", "pink1").has(BLUE, dice=["pink6"])
    at.play(BLUE, "die blue3 3 take iron")
    assert at.player(BLUE).dice == ["pink6", "blue3"]
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.action_tiles["contract"] == ""


@pytest.mark.rule("TIL-X6")
def test_a_pink_two() -> None:
    at = Position().facing("merchant", 2).dice("pink2", "pink1").poor(BLUE)
    at.play(BLUE, "die pink2 2 leave food")
    assert at.player(BLUE).resources["food"] == 2
    assert at.points == 5


@pytest.mark.rule("TIL-X7")
def test_the_fair_of_verona() -> None:
    at = Position().has(BLUE, merchant="verona", contracts=["contract_iron_2", "contract_wool_2", "contract_same_1"])
    at.state.round, at.state.fair_tiles[2] = 3, "fair_contract"
    assert not at.state.has_house(BLUE, "verona")
    at.run(Fair())
    assert at.player(BLUE).points == 18


@pytest.mark.rule("TIL-X8")
def test_an_architect_action() -> None:
    at = Position().facing("architect", 3).dice("pink3", "pink1").has(BLUE, architect="frankfurt")
    at.play(BLUE, "die pink3 3 leave food", "architect nuernberg tile")
    assert at.points == 2
    at.play(BLUE, "architect praha pillar")
    assert at.points == 0
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.pillars["praha"] == (BLUE,)


@pytest.mark.rule("TIL-X9")
def test_a_merchant_action() -> None:
    at = Position().facing("merchant", 4).dice("pink4", "pink1").has(BLUE, merchant="arles")
    at.play(BLUE, "die pink4 4 leave food", "merchant genova house 1")
    assert at.points == 0
    assert at.state.houses["genova_house_1"] == BLUE


@pytest.mark.rule("TIL-X10")
def test_a_character_action() -> None:
    offer = ["character_contract_5", "character_contract_3", "character_king_1", "character_king_2", "character_king_3"]
    at = Position().facing("character", 2).dice("pink2", "pink1").offers(characters=offer).poor(BLUE)
    at.play(BLUE, "die pink2 2 leave food", "hire character_contract_5 -", "hire character_contract_3 -")
    assert all(at.state.character_offer)
    at.play(BLUE, "settle character_contract_5 b2f2")
    assert at.resources(BLUE) == (1, 2, 1, 0, 0)
    at.play(BLUE, "settle character_contract_3 b2f1")
    assert at.resources(BLUE) == (1, 2, 3, 0, 0)
    assert at.player(BLUE).is_full(2)
    assert at.player(BLUE).houses == 3
    assert at.points == 0


@pytest.mark.rule("TIL-X11")
def test_a_contract_action() -> None:
    offer = ["contract_iron_9", "contract_wool_9", "crest_eagle", "contract_same_5", "contract_same_8"]
    at = Position().facing("contract", 1).dice("pink1", "pink2").offers(contracts=offer).poor(BLUE)
    at.play(BLUE, "die pink1 1 leave food", "swap food gold+iron", "sign 3")
    assert at.points == 3
    events = at.play(BLUE, "sign 1")
    assert at.resources(BLUE) == (1, 0, 0, 0, 1)
    assert at.player(BLUE).warehouse == ["crest_eagle", "contract_iron_9"]
    assert told(events, ActionEnded) == [ActionEnded(BLUE, "contract", 0)]
    assert at.state.contract_offer[2:] == ["contract_wool_9", "contract_same_5", "contract_same_8"]
    assert all(at.state.contract_offer)


@pytest.mark.rule("TIL-X12")
def test_a_king_action() -> None:
    at = Position().facing("king", 4).dice("pink4", "pink1").track({5: (BLUE,), 8: (ORANGE, PURPLE), 4: (GREEN,)})
    at.play(BLUE, "die pink4 4 leave food")
    assert at.state.king_track[8] == (ORANGE, PURPLE, BLUE)


@pytest.mark.rule("TIL-X13")
def test_a_building_completed() -> None:
    at = Position().acting(BLUE, "character", 3).has(BLUE, gold=2, food=6, warehouse=["character_king_3", "crest_lion"])
    at.has(BLUE, rooms=full_building(1, "king", without="b1f3"))
    at.play(BLUE, "settle character_king_3 b1f3")
    assert at.player(BLUE).points == 2
    assert at.player(BLUE).houses == 3
    at.play(BLUE, "crest crest_lion 1", "house wien 1")
    assert at.player(BLUE).completed == [1]
    assert at.player(BLUE).markers == {"king": 3}
    assert at.player(BLUE).resources["food"] == 0
    assert (at.state.action, at.points) == ("character", 0), "the running action gets nothing"
    at.turn(BLUE).facing("king", 5).dice("pink5", "pink1")
    at.play(BLUE, "die pink5 5 leave food")
    assert at.state.king_space(BLUE) == 4 + 2 + 3
    at.turn(BLUE).facing("joker", 5).dice("pink5", "pink1").track({4: (BLUE, ORANGE, PURPLE, GREEN)})
    at.play(BLUE, "die pink5 5 leave food", "perform king")
    assert at.state.king_space(BLUE) == 4 + 2 + 3


@pytest.mark.rule("TIL-X14")
def test_the_final_scoring() -> None:
    at = Position().poor(BLUE).has(BLUE, iron=3, gold=5, wool=1, completed=[6, 4, 5, 3])
    for city in ("arles", "london", "praha", "wien"):
        at.house(BLUE, city)
    for city in ("london", "praha", "wien", "paris", "firenze"):
        at.pillar(city, BLUE)
    events = at.run(EndOfGame())
    assert [e.points for e in told(events, Scored) if e.seat == BLUE] == [25, 10, 2]
    assert at.player(BLUE).points == 37


@pytest.mark.rule("TIL-X15")
def test_points_by_number() -> None:
    assert [points_of(number) for number in range(1, 7)] == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("TIL-X16")
def test_an_architect_on_the_way_to_bordeaux() -> None:
    at = Position().facing("architect", 2).dice("dark_grey2", "pink1").poor(BLUE)
    at.play(BLUE, "die dark_grey2 2 leave stone", "architect paris both", "architect bordeaux walk")
    assert at.player(BLUE).resources["stone"] == 2
    assert at.points == 0
    assert at.player(BLUE).warehouse == [DULL]
    assert at.state.pillars["paris"] == (BLUE,)
    assert at.player(BLUE).architect == "bordeaux"


@pytest.mark.rule("TIL-X17")
def test_the_fair_of_the_king_track_from_minus_ten() -> None:
    at = Position().track({0: (BLUE,), 4: (ORANGE, PURPLE, GREEN)}).has(BLUE, merchant="arles")
    at.player(BLUE).points, at.player(BLUE).scored = 40, {"fairs": 40}
    at.state.round, at.state.fair_tiles[1] = 2, "fair_king_track"
    events = at.run(KingScoring(), Fair())
    assert [e.points for e in told(events, Scored) if e.seat == BLUE] == [-10, -5]
    assert at.state.king_space(BLUE) == 4
