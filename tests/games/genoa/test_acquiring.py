"""GEN-8: phase 3."""

import pytest

from games.genoa.events import Acquired, AcquisitionForgone
from tests.games.genoa.positions import JANI, KATA, MATE, PETER, Position

PATH = ("street_5_2", "street_4_2", "park", "street_3_2")


@pytest.mark.rule("GEN-8.1", "GEN-8.15")
def test_everybody_has_one_opportunity_from_the_trader_on() -> None:
    at = Position()
    for seat in range(4):
        at.has(seat, markers=1)
    at.acquiring(*PATH)
    for seat in (PETER, JANI, MATE, KATA):
        assert at.to_act == (seat,)
        events = at.play(seat, "forgo")
        assert events[0] == AcquisitionForgone(seat)
    assert at.state.trader == JANI


@pytest.mark.rule("GEN-8.2", "GEN-15.41")
def test_who_has_no_marker_or_a_standing_pass_is_not_asked() -> None:
    at = Position().has(JANI, markers=1).has(KATA, markers=2).prefers(JANI, "acquire", "pass").acquiring(*PATH)
    assert at.to_act == (KATA,)
    at.play(KATA, "set acquire pass")
    assert at.state.trader == JANI, "set just now, it passes just now"
    assert Position().acquiring(*PATH).state.trader == JANI, "nobody has markers"
    at = Position().has(PETER, markers=1).owns(PETER, "coach_house", "guild_hall").acquiring("street_5_2")
    assert at.state.trader == JANI, "both buildings are his already: there is nothing to ask"


@pytest.mark.rule("GEN-8.3", "GEN-8.4")
def test_a_street_with_a_disc_must_be_chosen() -> None:
    at = Position().has(PETER, markers=2).acquiring(*PATH)
    streets = {move.split()[1] for move in at.options(PETER) if move.startswith("build")}
    assert streets == {"street_5_2", "street_4_2", "street_3_2"}
    assert at.reason(PETER, "build park place -") == "no-disc-there"
    assert at.reason(PETER, "build street_6_2 place leave") == "no-disc-there"
    at = Position().has(PETER, markers=2).acquiring("guild_hall", "market")
    assert at.state.trader == JANI


@pytest.mark.rule("GEN-8.5")
def test_without_a_disc_on_a_street_nobody_acquires() -> None:
    at = Position().has(PETER, markers=1).has(JANI, markers=1).acquiring("street_5_2", "guild_hall")
    at.play(PETER, "build street_5_2 place leave")
    assert at.state.trader == JANI, "the only disc is gone"


@pytest.mark.rule("GEN-8.6", "GEN-8.7", "GEN-8.8", "Q12")
def test_one_or_two_markers_go_to_the_buildings_beside_the_street() -> None:
    at = Position().has(PETER, markers=3).acquiring(*PATH)
    events = at.play(PETER, "build street_5_2 place place")
    assert Acquired(PETER, "street_5_2", ("coach_house", "guild_hall"), (), ()) in events
    assert at.state.owners == {"coach_house": PETER, "guild_hall": PETER}, "neither was visited"
    assert at.player(PETER).stock == 1
    at = Position().has(PETER, markers=1).owns(PETER, "park").acquiring(*PATH)
    assert at.reason(PETER, "build street_5_2 place place") == "too-few-markers"
    assert at.reason(PETER, "build street_4_2 place place") == "own-marker"
    at = Position().has(PETER, markers=2).owns(JANI, "park").acquiring(*PATH)
    assert at.reason(PETER, "build street_4_2 place leave") == "building-taken"


@pytest.mark.rule("GEN-8.6")
def test_a_street_with_one_building_takes_one_word() -> None:
    at = Position().has(PETER, markers=2).acquiring("street_2_3")
    assert at.reason(PETER, "build street_2_3 place place") == "one-building-there"
    at.play(PETER, "build street_2_3 place -")
    at = Position().has(PETER, markers=2).acquiring("street_3_3")
    assert at.reason(PETER, "build street_3_3 place -") == "two-buildings-there"


@pytest.mark.rule("GEN-8.9", "GEN-8.10", "GEN-8.11", "Q37")
@pytest.mark.parametrize(("treatment", "stock", "owner"), [("remove", 2, None), ("replace", 1, PETER)])
def test_another_players_marker_is_removed_at_the_price_of_one(treatment: str, stock: int, owner: int | None) -> None:
    at = Position().has(PETER, markers=3).owns(JANI, "coach_house").acquiring(*PATH)
    at.play(PETER, f"build street_5_2 {treatment} leave")
    assert at.state.owners.get("coach_house") == owner
    assert at.player(PETER).stock == stock
    assert at.player(PETER).central == 5
    assert at.player(JANI).central == 7
    at = Position().has(PETER, markers=3).owns(PETER, "coach_house").acquiring(*PATH)
    assert at.reason(PETER, "build street_5_2 remove leave") == "own-marker"
    at = Position().has(PETER, markers=3).acquiring(*PATH)
    assert at.reason(PETER, "build street_5_2 remove leave") == "building-empty"


@pytest.mark.rule("GEN-8.12")
def test_removing_and_placing_combine_freely() -> None:
    at = Position().has(PETER, markers=4).owns(JANI, "coach_house", "guild_hall").acquiring(*PATH)
    mine = [move for move in at.options(PETER) if move.startswith("build street_5_2")]
    assert len(mine) == 8
    at.play(PETER, "build street_5_2 replace replace")
    assert at.player(PETER).stock == 0
    assert set(at.state.owners.values()) == {PETER}


@pytest.mark.rule("GEN-8.13", "Q40")
def test_all_discs_leave_the_street() -> None:
    at = Position().has(PETER, markers=1).has(JANI, markers=1).acquiring("street_4_2", "street_5_2")
    assert at.state.discs["street_5_2"] == 4
    at.play(PETER, "build street_5_2 place leave")
    assert "street_5_2" not in at.state.discs
    assert at.to_act == (JANI,)


@pytest.mark.rule("GEN-8.14", "Q13")
def test_doing_nothing_is_a_pass_and_leaves_the_disc() -> None:
    at = Position().has(PETER, markers=1).has(JANI, markers=1).acquiring(*PATH)
    assert at.reason(PETER, "build street_5_2 leave leave") == "nothing-acquired"
    discs = dict(at.state.discs)
    at.play(PETER, "forgo")
    assert at.state.discs == discs


@pytest.mark.rule("GEN-8.16")
def test_markers_stay_on_buildings() -> None:
    at = Position().has(PETER, markers=1).acquiring("street_5_2")
    at.play(PETER, "build street_5_2 place leave")
    assert at.state.trader == JANI
    assert at.state.owners == {"coach_house": PETER}


@pytest.mark.rule("GEN-8.12")
def test_what_can_be_done_beside_a_street_is_listed_from_little_to_much() -> None:
    at = Position().has(PETER, markers=3).owns(JANI, "guild_hall").acquiring("street_5_2")
    assert [move for move in at.options(PETER) if not move.startswith("set")] == [
        "forgo",
        "build street_5_2 leave remove",
        "build street_5_2 leave replace",
        "build street_5_2 place leave",
        "build street_5_2 place remove",
        "build street_5_2 place replace",
    ]
