"""TIL-5: taking a die."""

import pytest

from engine.events import Forced
from games.tiletum import TILETUM as GAME
from games.tiletum.data import CHANGE_COLOUR, COLOURS, DICE
from games.tiletum.dice import turns
from games.tiletum.events import ActionBegan, DieTaken, Gained, HelperUsed, Paid, TileTaken
from tests.games.tiletum.positions import BLUE, DULL, Position, told


def choosing(**holds: object) -> Position:
    """Blue's turn; architect faces 1, merchant 2 … joker 6, and these dice are at the wheel."""
    return Position().poor(BLUE).dice("blue4", "pink2", "yellow6", "light_grey1").has(BLUE, **holds)


@pytest.mark.rule("TIL-5.9")
def test_a_die_of_any_colour_shows_one_to_six() -> None:
    assert list(DICE) == [f"{colour}{number}" for number in (1, 2, 3, 4, 5, 6) for colour in COLOURS]


@pytest.mark.rule("TIL-5.1")
def test_any_die_can_be_taken_and_one_must_be() -> None:
    at = choosing()
    options = at.options(BLUE)
    assert {option.split()[1] for option in options} == {"blue4", "pink2", "yellow6", "light_grey1"}
    assert all(option.startswith("die") for option in options)
    assert at.reason(BLUE, "die pink3 3 leave food") == "no-such-die"


@pytest.mark.rule("TIL-5.2")
def test_two_gold_turn_a_die_by_one() -> None:
    at = choosing(gold=3)
    assert {o.split()[2] for o in at.options(BLUE, "die blue4")} == {"4", "3", "5"}
    events = at.play(BLUE, "die blue4 5 leave iron")
    assert told(events, Paid) == [Paid(BLUE, "gold", 2, "die")]
    assert told(events, DieTaken) == [DieTaken(BLUE, "blue4", 5, 2, "king")]
    assert at.resources(BLUE) == (1, 0, 0, 0, 5)


@pytest.mark.rule("TIL-5.3")
def test_every_further_step_costs_two_gold() -> None:
    at = choosing(gold=4)
    assert {o.split()[2] for o in at.options(BLUE, "die blue4")} == {"2", "3", "4", "5", "6"}
    at.play(BLUE, "die blue4 2 leave iron")
    assert at.resources(BLUE) == (0, 0, 0, 0, 2)
    assert choosing(gold=3).reason(BLUE, "die blue4 2 leave iron") == "turning-costs-gold"


@pytest.mark.rule("TIL-5.4")
def test_one_step_joins_six_and_one() -> None:
    assert (turns(6, 1), turns(1, 6), turns(1, 4), turns(2, 6)) == (1, 1, 3, 2)
    at = choosing(gold=2)
    at.play(BLUE, "die yellow6 1 leave gold")
    assert at.resources(BLUE)[0] == 1
    at = choosing(gold=2)
    assert "die light_grey1 6 leave wool" in at.options(BLUE)
    assert at.reason(BLUE, "die blue4 7 leave iron") == "no-such-number"


@pytest.mark.rule("TIL-5.5", "R-25")
def test_the_turned_number_decides_everything_and_no_other_die_changes() -> None:
    at = choosing(gold=2)
    at.state.action_tiles |= {"character": "helper_any_2", "contract": "helper_any_3"}
    at.play(BLUE, "die blue4 3 take iron")
    assert at.player(BLUE).dice == ["blue3"]
    assert at.resources(BLUE) == (0, 0, 0, 0, 3)
    assert (at.state.action, at.points) == ("character", 4)
    assert at.player(BLUE).warehouse == ["helper_any_2"]
    assert at.state.action_tiles["contract"] == "helper_any_3"
    assert at.state.dice == ["light_grey1", "pink2", "yellow6"]


@pytest.mark.rule("TIL-5.6")
def test_dice_fill_the_board_from_the_left() -> None:
    at = choosing(dice=["pink1", "blue6"])
    at.play(BLUE, "die yellow6 6 leave gold")
    assert at.player(BLUE).dice == ["pink1", "blue6", "yellow6"]


@pytest.mark.rule("TIL-5.7")
def test_the_bonus_tile_of_the_action_may_be_taken_with_the_die() -> None:
    at = choosing()
    assert at.options(BLUE, "die pink2") == ["die pink2 2 take food", "die pink2 2 leave food"]
    events = at.play(BLUE, "die pink2 2 take food")
    assert told(events, TileTaken) == [TileTaken(BLUE, DULL, "merchant")]
    assert at.state.action_tiles["merchant"] == ""
    assert at.state.action_tiles["king"] == DULL
    other = choosing()
    other.state.action_tiles["merchant"] = ""
    assert other.options(BLUE, "die pink2") == ["die pink2 2 leave food"]


@pytest.mark.rule("TIL-5.8")
def test_nobody_must_take_a_tile() -> None:
    at = choosing()
    at.play(BLUE, "die pink2 2 leave food")
    assert at.player(BLUE).warehouse == []
    assert at.state.action_tiles["merchant"] == DULL


@pytest.mark.rule("TIL-5.9")
@pytest.mark.parametrize(
    ("colour", "resource"),
    [("yellow", "gold"), ("pink", "food"), ("light_grey", "wool"), ("dark_grey", "stone"), ("blue", "iron")],
)
def test_a_die_gives_as_many_of_its_resource_as_its_number(colour: str, resource: str) -> None:
    at = Position().poor(BLUE).dice(f"{colour}3", "pink6")
    events = at.play(BLUE, f"die {colour}3 3 leave {resource}")
    assert told(events, Gained) == [Gained(BLUE, resource, 3, "die")]
    assert at.player(BLUE).resources[resource] == 3
    assert sum(at.resources(BLUE)) == 3


@pytest.mark.rule("TIL-5.10", "TIL-6.1", "TIL-15.5", "TIL-15.9")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_action_has_seven_minus_the_number_and_the_own_marker(number: int) -> None:
    at = Position().facing("merchant", number).dice(f"pink{number}", "blue3")
    at.play(BLUE, f"die pink{number} {number} leave food")
    assert at.points == 7 - number
    at = Position().facing("merchant", number).dice(f"pink{number}", "blue3")
    at.has(BLUE, markers={"merchant": 3, "king": 2})
    at.play(BLUE, f"die pink{number} {number} leave food")
    assert at.points == 7 - number + 3


@pytest.mark.rule("TIL-5.11")
def test_a_tile_left_cannot_be_claimed_afterwards() -> None:
    at = choosing()
    at.play(BLUE, "die pink2 2 leave food")
    assert at.reason(BLUE, "die pink2 2 take food") == "die-taken"
    assert not at.options(BLUE, "die")


@pytest.mark.rule("TIL-5.11", "R-6")
def test_tasks_may_come_before_the_die_and_make_room_for_its_tile() -> None:
    at = choosing(warehouse=["helper_gold_4", "helper_any_2", "helper_any_3", "helper_four_resources"])
    assert at.options(BLUE, "die pink2") == ["die pink2 2 leave food"]
    assert at.reason(BLUE, "die pink2 2 take food") == "warehouse-full"
    at.play(BLUE, "helper helper_gold_4 -")
    assert at.player(BLUE).resources["gold"] == 4
    at.play(BLUE, "die pink2 2 take food")
    assert at.player(BLUE).warehouse == ["helper_any_2", "helper_any_3", "helper_four_resources", DULL]


# ---------------------------------------------------------------- another colour


@pytest.mark.rule("TIL-20.5", "R-24", "R-15")
def test_a_helper_gives_the_resources_in_another_type() -> None:
    at = choosing(warehouse=[CHANGE_COLOUR])
    at.state.action_tiles["contract"] = ""
    assert [o.split()[-1] for o in at.options(BLUE, "die blue4")] == ["iron", "gold", "food", "wool", "stone"]
    events = at.play(BLUE, "die blue4 4 leave gold")
    assert told(events, HelperUsed) == [HelperUsed(BLUE, CHANGE_COLOUR)]
    assert at.resources(BLUE) == (4, 0, 0, 0, 0)
    assert at.player(BLUE).warehouse == at.player(BLUE).using == []
    assert at.state.removed == {CHANGE_COLOUR: 1}
    assert choosing().reason(BLUE, "die blue4 4 leave gold") == "other-resource"
    bare = choosing()
    bare.state.action_tiles["contract"] = ""
    assert bare.reason(BLUE, "die blue4 4 leave gold") == "other-resource", "the tile that is left is not missed"


@pytest.mark.rule("TIL-20.5")
def test_the_colour_is_changed_only_with_the_die() -> None:
    at = choosing(warehouse=[CHANGE_COLOUR])
    assert at.reason(BLUE, f"helper {CHANGE_COLOUR} -") == "colour-with-die"
    at.play(BLUE, "die blue4 4 leave iron")
    assert at.reason(BLUE, f"helper {CHANGE_COLOUR} -") == "colour-with-die"


@pytest.mark.rule("R-24")
def test_a_copy_taken_with_this_very_die_may_be_used_on_it() -> None:
    at = choosing()
    at.state.action_tiles["contract"] = CHANGE_COLOUR
    assert at.reason(BLUE, "die blue4 4 leave wool") == "other-resource"
    at.play(BLUE, "die blue4 4 take wool")
    assert at.resources(BLUE) == (0, 0, 4, 0, 0)
    assert at.player(BLUE).warehouse == []


@pytest.mark.rule("TIL-13.14", "R-32", "TIL-20.5")
def test_the_helper_that_changes_the_colour_fills_its_space_until_the_resources_are_taken() -> None:
    at = choosing(warehouse=[CHANGE_COLOUR, "helper_any_2", "helper_any_3", "helper_gold_4"])
    assert at.reason(BLUE, "die blue4 4 take wool") == "warehouse-full"


# ---------------------------------------------------------------- a pause between tile and resources


@pytest.mark.rule("TIL-5.11")
def test_a_helper_just_taken_may_fetch_another_before_the_resources() -> None:
    at = choosing()
    at.state.action_tiles["contract"] = "helper_merchant_2"
    at.state.city_tiles["paris"] = CHANGE_COLOUR
    assert "die blue4 4 pause iron" in at.options(BLUE)
    at.play(BLUE, "die blue4 4 pause iron")
    assert at.resources(BLUE) == (0, 0, 0, 0, 0)
    assert at.reason(BLUE, "end turn") == "collect-first"
    assert at.reason(BLUE, "collect gold") == "other-resource"
    assert at.options(BLUE) == ["collect iron", "helper helper_merchant_2 -"]
    at.play(BLUE, "helper helper_merchant_2 -", "merchant paris tile -")
    assert at.options(BLUE) == ["collect iron", "collect gold", "collect food", "collect wool", "collect stone"]
    at.play(BLUE, "collect gold")
    assert at.resources(BLUE) == (4, 0, 0, 0, 0)
    assert (at.state.action, at.points) == ("contract", 3)


@pytest.mark.rule("TIL-5.9", "TIL-5.11")
def test_after_a_pause_the_resources_come_by_themselves_if_nothing_else_is_left() -> None:
    at = pausing("helper_merchant_2", paris=CHANGE_COLOUR)
    at.play(BLUE, "die blue4 4 pause iron", "helper helper_merchant_2 -", "merchant troyes walk -")
    events = at.play(BLUE, "end action")
    assert told(events, Forced) == []
    assert told(events, Gained) == [Gained(BLUE, "iron", 4, "die")]
    assert told(events, ActionBegan) == [ActionBegan(BLUE, "contract", 3, "die")]


def pausing(tile: str, *held: str, **cities: str) -> Position:
    """A die could be taken with the tile; what is held already; tiles in cities."""
    at = choosing(warehouse=list(held))
    at.state.action_tiles["contract"] = tile
    at.state.city_tiles |= cities
    return at


def may_pause(at: Position) -> bool:
    return "die blue4 4 pause iron" in at.options(BLUE)


@pytest.mark.rule("TIL-5.11", "R-24")
@pytest.mark.parametrize(
    ("tile", "reaches"),
    [
        ("helper_merchant_2", {"tiletum", "paris", "koeln"}),
        ("helper_merchant_3", {"tiletum", "paris", "koeln", "lyon", "frankfurt"}),
        ("helper_architect_2", {"tiletum", "koeln", "frankfurt"}),
        ("helper_joker_1", {"tiletum", "koeln"}),
        ("helper_character_2", set()),
        ("helper_any_3", set()),
        ("crest_lion", set()),
        ("contract_same_1", set()),
    ],
)
def test_without_the_helper_for_it_a_pause_may_fetch_one(tile: str, reaches: set[str]) -> None:
    """The merchant is in Tiletum, the architect in Köln; one point takes the tile."""
    for city in ("tiletum", "paris", "lyon", "koeln", "frankfurt", "leipzig", "arles"):
        at = pausing(tile, **{city: CHANGE_COLOUR}).has(BLUE, architect="koeln")
        assert may_pause(at) == (city in reaches), city
    assert not may_pause(pausing(tile)), "no such tile lies on the map"


@pytest.mark.rule("TIL-5.11", "TIL-14.2")
def test_a_pause_to_fetch_a_tile_needs_room_for_both() -> None:
    assert may_pause(pausing("helper_merchant_2", DULL, DULL, paris=CHANGE_COLOUR))
    assert not may_pause(pausing("helper_merchant_2", DULL, DULL, DULL, paris=CHANGE_COLOUR))


@pytest.mark.rule("TIL-5.11")
def test_a_pause_may_bring_a_piece_nearer_for_a_helper_that_is_held() -> None:
    far = {"arles": CHANGE_COLOUR}
    assert may_pause(pausing("crest_lion", "helper_merchant_2", **far)), "by its bonus, wherever the merchant is"
    assert not may_pause(pausing("crest_lion", "helper_king_2", **far))
    assert not may_pause(pausing("crest_lion", "helper_merchant_2"))
    for useless in ("helper_plus_ap_1", "helper_king_2", DULL, CHANGE_COLOUR, "contract_iron_2"):
        assert not may_pause(pausing(useless, "helper_merchant_2", **far))


@pytest.mark.rule("TIL-5.11", "R-24")
def test_with_the_helper_for_it_a_pause_may_bring_news() -> None:
    """Characters come to light in the middle of a turn, and nothing else does."""
    assert may_pause(pausing("helper_character_2", CHANGE_COLOUR))
    assert may_pause(pausing("helper_joker_1", CHANGE_COLOUR))
    assert not may_pause(pausing("helper_contract_2", CHANGE_COLOUR))
    assert not may_pause(pausing("helper_king_2", CHANGE_COLOUR))
    assert not may_pause(pausing("helper_merchant_2", CHANGE_COLOUR, tiletum=CHANGE_COLOUR)), "it is held already"
    building = pausing("helper_activate_building", CHANGE_COLOUR)
    assert not may_pause(building.has(BLUE, rooms={"b4f1": "character_king_1"}))
    assert may_pause(building.has(BLUE, rooms={"b4f1": "character_character_1"}))
    assert may_pause(pausing("helper_any_3", CHANGE_COLOUR, "contract_mixed_3_3_character"))
    assert not may_pause(pausing("helper_any_3", CHANGE_COLOUR, "contract_mixed_6"))


@pytest.mark.rule("TIL-5.11")
def test_a_pause_that_cannot_matter_is_refused_with_its_reason() -> None:
    assert choosing().reason(BLUE, "die blue4 4 pause iron") == "no-reason-to-pause"
    at = pausing("helper_character_2", CHANGE_COLOUR)
    assert at.reason(BLUE, "die blue4 4 pause gold") == "pause-without-colour"


def test_a_die_can_be_taken_back() -> None:
    at = choosing(gold=2)
    barrier = at.state.barrier
    at.play(BLUE, "die blue4 3 take iron")
    assert at.state.barrier == barrier


def test_whose_time_is_out_takes_the_highest_die_and_a_tile_that_cannot_clog_the_warehouse() -> None:
    at = choosing(gold=9)
    assert GAME.default_move(at.state, BLUE).notation == "die yellow6 6 take gold"
    at.has(BLUE, warehouse=["crest_lion", DULL, DULL])
    assert GAME.default_move(at.state, BLUE).notation == "die yellow6 6 leave gold", "the last space stays free"
    at.has(BLUE, warehouse=["crest_lion", DULL])
    assert GAME.default_move(at.state, BLUE).notation == "die yellow6 6 take gold"
    at.state.action_tiles["joker"] = "crest_eagle"
    assert GAME.default_move(at.state, BLUE).notation == "die yellow6 6 leave gold"
    at.state.action_tiles["joker"] = ""
    assert GAME.default_move(at.state, BLUE).notation == "die yellow6 6 leave gold"
