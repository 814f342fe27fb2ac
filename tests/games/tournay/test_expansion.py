"""TOU-22: the cards of the expansion."""

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.events import (
    AbilityUnused,
    CatapultHit,
    CrierCalled,
    Defended,
    Earned,
    EventFought,
    Gained,
    Paid,
    Picked,
    TurnedUp,
)
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told


def position() -> Position:
    return Position(expansion="replace").turn(BETTI)


# ---------------------------------------------------------------- yellow


@pytest.mark.rule("TOU-22.1", "TOU-22.2")
def test_breweries_count_citizens_standing_or_lying() -> None:
    at = position().quarter(BETTI, {"0,0": "brewery_1", "0,1": "brewery_2"}).plaza(BETTI, yellow=2, red=1)
    assert at.gain(BETTI, "activate 0,0 0") == 2, "one of the three went into the Brewery"
    at.turn(BETTI)
    assert at.gain(BETTI, "activate 0,1 0") == 2 * 3, "two white and one red lie"


@pytest.mark.rule("TOU-22.3")
def test_a_bakery_counts_red_or_white_citizens_on_the_plaza() -> None:
    at = position().quarter(BETTI, {"0,0": "bakery_2"}).plaza(BETTI, yellow=1, red=1, white=2)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["name white", "name red", "skip"]
    assert at.reason(BETTI, "name yellow") == "not-this-colour"
    events = at.play(BETTI, "name white")
    assert told(events, Gained) == [Gained(BETTI, 4, "bakery_2")]
    assert at.player(BETTI).deniers == 6 + 4


@pytest.mark.rule("Q68", "TOU-22.3")
@pytest.mark.parametrize(
    ("plaza", "offered"),
    [
        ({"white": 1, "red": 2}, ["name white", "name red", "skip"]),
        ({"white": 2, "red": 2}, ["name white", "skip"]),
        ({"white": 0, "red": 1}, ["name red", "skip"]),
        ({"white": 0, "red": 0}, []),
    ],
)
def test_a_bakery_offers_no_colour_twice_and_none_for_nothing(plaza: dict[str, int], offered: list[str]) -> None:
    at = position().quarter(BETTI, {"0,0": "bakery_2"}).plaza(BETTI, yellow=1, **plaza)
    events = at.play(BETTI, "activate 0,0 0")
    if not offered:
        assert told(events, AbilityUnused) == [AbilityUnused(BETTI, "bakery_2")]
        assert at.to_act == (KARCSI,)
        return
    assert at.options(BETTI) == offered
    for colour in ("white", "red"):
        if f"name {colour}" not in offered:
            assert at.reason(BETTI, f"name {colour}") == "colour-changes-nothing"


def test_by_default_a_bakery_counts_the_colour_that_brings_more_and_a_manor_takes_nothing() -> None:
    for plaza, name in (({"white": 1, "red": 2}, "red"), ({"white": 2, "red": 1}, "white")):
        at = position().quarter(BETTI, {"0,0": "bakery_2"}).plaza(BETTI, yellow=1, **plaza)
        at.play(BETTI, "activate 0,0 0")
        assert GAME.default_move(at.state, BETTI).notation == f"name {name}"
    at = position().quarter(BETTI, {"0,0": "manor_1"}).quarter(KARCSI, {"0,0": "fort_1"})
    at.play(BETTI, "activate 0,0 0")
    assert GAME.default_move(at.state, BETTI).notation == "skip"


@pytest.mark.rule("TOU-22.4")
def test_an_inn_counts_pairs_of_yellow_and_red() -> None:
    at = position().quarter(BETTI, {"0,0": "inn_1"}).plaza(BETTI, yellow=3, red=3, white=2)
    assert at.gain(BETTI, "activate 0,0 0") == 4 * 2


@pytest.mark.rule("TOU-22.5")
def test_senators_pay_for_gathering() -> None:
    at = position().quarter(BETTI, {"0,0": "senator_1", "5,5": "senator_2"})
    assert at.gain(BETTI, "gather") == 2 + 3, "wherever they lie"
    at.turn(BETTI)
    assert at.gain(BETTI, "earn red 1") == 2


@pytest.mark.rule("TOU-22.24")
def test_a_mercenary_makes_red_citizens_earn_three() -> None:
    at = position().quarter(BETTI, {"0,0": "mercenary_2"})
    events = at.play(BETTI, "earn red 2")
    assert told(events, Earned) == [Earned(BETTI, "red", 2, 6)]
    at.turn(BETTI)
    assert at.gain(BETTI, "earn white 2") == 4


@pytest.mark.rule("TOU-22.25", "Q47")
def test_damaged_or_covered_they_do_nothing() -> None:
    at = position().quarter(BETTI, {"0,0": "senator_1 : damage", "0,1": "senator_2 market_1"})
    assert at.gain(BETTI, "gather") == 0, "the damage is looked at before it is repaired"
    at.turn(BETTI)
    assert at.gain(BETTI, "gather") == 2
    at = position().quarter(BETTI, {"0,0": "mercenary_2 : damage"})
    assert at.gain(BETTI, "earn red 1") == 2
    at = position().quarter(BETTI, {"0,0": "mercenary_2 fort_1"})
    assert at.gain(BETTI, "earn red 1") == 2


# ---------------------------------------------------------------- white


@pytest.mark.rule("TOU-22.6", "TOU-22.7", "Q41")
@pytest.mark.parametrize("level", [1, 2])
def test_an_abbey_turns_up_three_cards_and_takes_two(level: int) -> None:
    at = position().quarter(BETTI, {"0,0": f"abbey_{level}"})
    at.deck(f"yellow_{level}", f"market_{level}", f"barn_{level}")
    at.deck(f"white_{level}", f"bridge_{level}", up=f"prior_{level}")
    at.deck(f"red_{level}", f"fort_{level}")
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, TurnedUp) == [
        TurnedUp(f"yellow_{level}", f"market_{level}"),
        TurnedUp(f"red_{level}", f"fort_{level}"),
    ], "the card that lay open is the one of its deck"
    market, prior, fort = f"market_{level}", f"prior_{level}", f"fort_{level}"
    assert at.options(BETTI) == [f"pick {market}+{prior}", f"pick {market}+{fort}", f"pick {prior}+{fort}"]
    assert at.reason(BETTI, f"pick {market}+{market}") == "pick-two-of-these"
    assert at.reason(BETTI, "skip") == "pick-first"
    events = at.play(BETTI, f"pick {market}+{fort}")
    assert told(events, Picked) == [Picked(BETTI, (market, fort))]
    assert at.player(BETTI).hand == [market, fort]
    assert at.player(BETTI).known == [market, fort]
    assert [at.state.decks[f"{c}_{level}"].up for c in ("yellow", "white", "red")] == [None, prior, None]


@pytest.mark.rule("TOU-22.6", "TOU-6.10")
def test_a_crier_turned_up_by_an_abbey_fires_before_the_next_card() -> None:
    at = position().quarter(BETTI, {"0,0": "abbey_1"})
    at.deck("yellow_1", "market_1").deck("white_1", "crier", "prior_1").deck("red_1", "fort_1")
    events = at.play(BETTI, "activate 0,0 0")
    told = [event for event in events if isinstance(event, TurnedUp | CrierCalled)]
    assert [getattr(event, "card", "crier") for event in told] == ["market_1", "crier", "prior_1", "fort_1"]
    assert at.state.coins == [1, 1, 1]
    at = position().quarter(BETTI, {"0,0": "abbey_1"}).ramparts(KARCSI, "heresy")
    at.deck("yellow_1", "market_1").deck("white_1", "crier", "prior_1").deck("red_1", "fort_1")
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "first the defence"
    assert at.state.decks["red_1"].up is None
    at.play(KARCSI, "defend - -")
    assert at.to_act == (BETTI,)
    assert len(at.options(BETTI)) == 3


@pytest.mark.rule("TOU-22.7", "Q41")
def test_an_abbey_with_fewer_cards_takes_up_to_two() -> None:
    at = position().quarter(BETTI, {"0,0": "abbey_1"}).deck("yellow_1", "market_1").deck("white_1").deck("red_1")
    at.play(BETTI, "activate 0,0 0")
    assert at.player(BETTI).hand == ["market_1"]
    at = position().quarter(BETTI, {"0,0": "abbey_1"}).deck("yellow_1").deck("white_1").deck("red_1")
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,)


MONK_ROW = {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1", "1,1": "quarry_1", "1,0": "residence_1"}
"""And one building each in the column of the Monk and of the Hospital."""


@pytest.mark.rule("TOU-22.8", "Q42")
def test_a_monk_activates_a_yellow_building_of_the_line_it_shares_with_the_white_one() -> None:
    at = position().quarter(BETTI, MONK_ROW)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI, "activate") == ["activate 0,2 0", "activate 0,2 1", "activate 0,2 2"]
    assert at.reason(BETTI, "activate 1,1 0") == "not-in-the-shared-line"
    assert at.reason(BETTI, "activate 0,0 0") == "activated-in-this-action"
    assert at.reason(BETTI, "activate 2,2 0") == "nothing-there"
    assert at.reason(BETTI, "raise") == "character-cannot-do-that"
    at.play(BETTI, "skip")
    assert at.to_act == (KARCSI,), "nobody has to"
    at = position().quarter(BETTI, {"0,1": "hospital_1", "1,1": "monk_2", "2,1": "quarry_1", "1,0": "market_1"})
    at.quarter(BETTI, {"2,0": "residence_1", "0,2": "barn_1"})
    at.play(BETTI, "activate 0,1 0")
    assert {move.split()[1] for move in at.options(BETTI, "activate")} == {"2,1"}, "in a column likewise"


@pytest.mark.rule("TOU-22.9")
@pytest.mark.parametrize("card", ["templar_1", "templar_2"])
def test_a_templar_does_so_with_a_red_building(card: str) -> None:
    at = position().quarter(BETTI, {"0,0": "hospital_1", "0,1": card, "0,2": "barracks_1", "1,1": "market_1"})
    at.play(BETTI, "activate 0,0 0")
    assert {move.split()[1] for move in at.options(BETTI, "activate")} == {"0,2"}
    at.play(BETTI, "activate 0,2 0")
    assert at.site(BETTI, "0,2").tokens == ("white",)
    assert at.player(BETTI).plaza["red"] == 3, "recruited"


@pytest.mark.rule("TOU-22.10", "Q42")
def test_the_second_citizen_is_white_and_may_be_borrowed() -> None:
    at = position().quarter(BETTI, MONK_ROW).plaza(BETTI, white=1, yellow=2)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI, "activate") == ["activate 0,2 1", "activate 0,2 2"], "her own white one is used"
    assert at.reason(BETTI, "activate 0,2 0") == "citizen-not-available"
    assert at.gain(BETTI, "activate 0,2 1") == 5 - 2
    assert at.site(BETTI, "0,2").tokens == ("grey",)
    assert at.lying(KARCSI) == {"white": 1}


@pytest.mark.rule("TOU-22.11", "Q42")
def test_a_bonus_activation_is_a_full_one_and_goes_no_further() -> None:
    at = position().quarter(BETTI, {**MONK_ROW, "2,2": "tax_collector_1", "1,2": "monk_2", "2,0": "barn_1"})
    events = at.play(BETTI, "activate 0,0 0", "activate 0,2 0")
    assert told(events, Gained) == [
        Gained(BETTI, 4, "hospital_1"),
        Gained(BETTI, 5, "market_1"),
        Gained(BETTI, 1, "tax_collector_1"),
    ], "the second Monk sees a yellow building activated: that is nothing to him"
    assert at.to_act == (KARCSI,), "it was one action"


@pytest.mark.rule("TOU-22.12", "Q42")
def test_each_monk_and_templar_gives_one() -> None:
    at = position().plaza(BETTI, white=3)
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1"})
    at.quarter(BETTI, {"1,0": "templar_1", "2,0": "manor_1"}).quarter(KARCSI, {"0,0": "fort_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["call 0,1", "call 1,0", "skip"]
    assert at.reason(BETTI, "activate 0,2 0") == "call-one-first"
    at.play(BETTI, "call 0,1")
    assert at.options(BETTI)[0] == "activate 0,2 0"
    assert at.gain(BETTI, "activate 0,2 0") == 5
    assert at.options(BETTI)[0] == "activate 2,0 0", "then the Templar"
    at.play(BETTI, "activate 2,0 0")
    assert at.options(BETTI) == ["name red", "skip"]
    assert at.gain(BETTI, "name red") == 1
    assert at.to_act == (KARCSI,)
    at = position().plaza(BETTI, white=3)
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1", "1,0": "templar_1", "2,0": "manor_1"})
    at.play(BETTI, "activate 0,0 0", "call 0,1", "skip")
    assert at.options(BETTI)[0] == "activate 2,0 0", "declining the Monk leaves the Templar"


@pytest.mark.rule("TOU-22.8", "TOU-22.9")
@pytest.mark.parametrize(
    ("character", "building", "asked"),
    [("monk_1", "market_1", True), ("monk_1", "fort_1", False), ("templar_1", "fort_1", True),
     ("templar_1", "market_1", False), ("monk_1", "library_1_draw", False)],
)  # fmt: skip
def test_a_monk_helps_yellow_buildings_and_a_templar_red_ones(character: str, building: str, asked: bool) -> None:
    at = position().plaza(BETTI, white=3).queue("heresy", coins=(1, 0, 0))
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": character, "0,2": building})
    at.play(BETTI, "activate 0,0 0")
    assert (at.to_act == (BETTI,)) == asked


@pytest.mark.rule("TOU-22.12a", "Q58")
def test_no_building_is_activated_twice_in_one_action() -> None:
    at = position().plaza(BETTI, white=3)
    # Four in a line do not fit into a quarter, so that two Monks could never meet at one Market; the rule is kept.
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1", "0,3": "monk_2", "1,2": "priest_2"})
    at.play(BETTI, "activate 0,0 0", "call 0,1", "activate 0,2 0")
    assert at.to_act == (KARCSI,), "the other Monk finds the Market used, Priest or not"
    at = position().quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1 : grey"})
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "an occupied building is no target"
    at = position().quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1", "0,2": "market_1 : grey", "1,2": "priest_2"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI)[0] == "activate 0,2 0", "unless a Priest allows a second citizen"


@pytest.mark.rule("Q61")
def test_a_character_damaged_meanwhile_no_longer_acts() -> None:
    at = position().plaza(BETTI, white=3).queue("heresy")
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "monk_1 : damage", "0,2": "barn_1", "1,0": "prior_1"})
    at.quarter(BETTI, {"0,1": "monk_2"}).deck("yellow_2", "crier", "market_2")
    at.play(BETTI, "activate 0,0 0", "activate 0,2 0", "draw yellow_2 hidden -")
    assert at.options(BETTI) == ["damage 0,1", "damage 1,0"]
    assert at.gain(BETTI, "damage 1,0") == 0, "the Prior was still to be paid"


# ---------------------------------------------------------------- red


@pytest.mark.rule("TOU-22.13", "Q43")
def test_a_catapult_damages_one_free_card_of_every_opponent() -> None:
    at = Position(seats=4, expansion="replace").turn(BETTI).quarter(BETTI, {"0,0": "catapult_1"})
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "fort_1 : grey", "1,0": "mint_3"})
    at.quarter(GABI, {"0,0": "hospital_1 : white"})
    at.quarter(3, {"0,0": "barn_1", "0,1": "road_2"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["hit 1 0,0", "hit 1 0,1", "skip"]
    assert at.reason(BETTI, "hit 1 0,2") == "target-not-free"
    assert at.reason(BETTI, "hit 3 0,0") == "target-first"
    events = at.play(BETTI, "hit 1 0,1")
    assert told(events, CatapultHit) == [CatapultHit(BETTI, KARCSI, "0,1", "prior_1")]
    assert at.options(BETTI) == ["hit 3 0,0", "hit 3 0,1"], "Gabi has no free card; nobody else is spared"
    assert at.reason(BETTI, "skip") == "target-first"
    at.play(BETTI, "hit 3 0,1")
    assert at.site(KARCSI, "0,1").damaged
    assert at.site(3, "0,1").damaged
    assert at.site(GABI, "0,0").tokens == ("white",)
    at = Position(seats=4, expansion="replace").turn(BETTI).quarter(BETTI, {"0,0": "catapult_1"})
    at.quarter(KARCSI, {"0,0": "market_1"}).quarter(3, {"0,0": "barn_1"})
    at.play(BETTI, "activate 0,0 0")
    events = at.play(BETTI, "hit 1 0,0")
    assert told(events, CatapultHit)[1:] == [CatapultHit(BETTI, 3, "0,0", "barn_1")], "a single target is not asked for"


@pytest.mark.rule("TOU-22.14", "Q43")
@pytest.mark.parametrize("token", ["red", "grey"])
def test_a_manned_catapult_ignores_one_event_of_a_crier_for_nothing(token: str) -> None:
    at = position().quarter(KARCSI, {"0,0": f"catapult_1 : {token}"}).queue("drought", "banditry")
    at.crier_calls()
    assert at.to_act == (KARCSI,)
    assert at.options(KARCSI) == ["defend - -", "defend - drought", "defend - banditry"]
    events = at.play(KARCSI, "defend - drought")
    assert told(events, Defended) == [Defended(KARCSI, (), (), "drought")]
    assert [player.deniers for player in at.state.players] == [4, 5, 4]
    assert at.player(KARCSI).built == [], "no card is spent and no point won"
    at = position().quarter(KARCSI, {"0,0": "catapult_1"}).queue("drought")
    at.crier_calls()
    assert at.player(KARCSI).deniers == 5, "nobody is on it"


@pytest.mark.rule("TOU-22.14")
def test_a_catapult_protects_who_reveals_the_crier_too() -> None:
    at = position().quarter(BETTI, {"0,0": "catapult_1 : red"}).queue("drought")
    at.crier_calls()
    assert at.options(BETTI) == ["defend - -", "defend - drought"]


@pytest.mark.rule("TOU-22.14", "Q43")
def test_ramparts_may_be_used_besides_the_catapult() -> None:
    at = position().quarter(KARCSI, {"0,0": "catapult_1 barracks_1 : red"}).queue("drought")
    at.crier_calls()
    assert at.asked == "TakeTurn", "a covered one does not help"
    at = position().quarter(KARCSI, {"0,0": "barracks_1 catapult_1 : red"}).queue("drought")
    at.crier_calls()
    assert at.options(KARCSI) == ["defend - -", "defend - drought"]
    at = position().quarter(KARCSI, {"0,0": "catapult_1 : red"}).queue("drought", "banditry").ramparts(KARCSI, "heresy")
    at.crier_calls()
    assert at.reason(KARCSI, "defend drought drought") == "one-defence-per-event"
    at.play(KARCSI, "defend drought banditry")
    assert at.player(KARCSI).deniers == 6
    assert at.player(KARCSI).built == ["heresy"]


@pytest.mark.rule("TOU-22.15", "Q43")
def test_a_catapult_does_not_help_against_a_ballista() -> None:
    at = position().quarter(BETTI, {"0,0": "ballista_1"}).quarter(KARCSI, {"0,0": "catapult_1 : red"}).queue("drought")
    at.play(BETTI, "activate 0,0 0", "fire drought")
    assert at.player(KARCSI).deniers == 5


@pytest.mark.rule("TOU-14.11", "Q28")
def test_a_copied_catapult_shoots_but_does_not_protect() -> None:
    at = position().quarter(BETTI, {"0,0": "road_1"}).quarter(KARCSI, {"0,0": "catapult_1", "0,1": "fort_1"})
    at.play(BETTI, "activate 0,0 0", "copy 1 0,0", "hit 1 0,1")
    assert at.site(KARCSI, "0,1").damaged
    at.queue("drought").crier_calls()
    assert at.player(BETTI).deniers == 5


@pytest.mark.rule("TOU-22.16", "TOU-22.17", "Q44")
def test_the_courtroom_takes_three_from_each_of_the_richest() -> None:
    at = position().quarter(BETTI, {"0,0": "courtroom_2"}).deniers(KARCSI, 9).deniers(GABI, 9)
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, Paid) == [Paid(KARCSI, BETTI, 3, "courtroom_2"), Paid(GABI, BETTI, 3, "courtroom_2")]
    assert [player.deniers for player in at.state.players] == [12, 6, 6]
    at = position().quarter(BETTI, {"0,0": "courtroom_2"}).deniers(BETTI, 20)
    assert at.gain(BETTI, "activate 0,0 0") == 0, "the sole richest gives nothing to herself"
    at = position().quarter(BETTI, {"0,0": "courtroom_2"}).deniers(BETTI, 7).deniers(GABI, 7)
    assert at.gain(BETTI, "activate 0,0 0") == 3, "tied: only the other gives"
    at = position().quarter(BETTI, {"0,0": "courtroom_2"}).deniers(BETTI, 0).deniers(KARCSI, 2).deniers(GABI, 1)
    assert at.gain(BETTI, "activate 0,0 0") == 2, "who has less gives all"


def knights(level: int, *tokens: str) -> Position:
    """A Knight in the middle, red buildings in his row and column, one outside."""
    at = position().queue("heresy", coins=(2, 0, 0)).plaza(BETTI, red=3, white=3)
    spaces = ("0,1", "1,0", "1,2", "2,1")
    cards = ("arsenal_2", "barracks_1", "fort_2", "barracks_2")
    at.quarter(BETTI, {"1,1": f"knight_exp_{level}", "0,0": "arsenal_1"})
    for space, card, token in zip(spaces, cards, (*tokens, "", "", "", "")[:4], strict=True):
        at.quarter(BETTI, {space: f"{card} : {token}" if token else card})
    return at


@pytest.mark.rule("TOU-22.18", "TOU-22.20")
@pytest.mark.parametrize(("level", "taken"), [(1, 0), (2, 2)])
def test_the_second_citizen_in_his_cross_calls_the_knight(level: int, taken: int) -> None:
    at = knights(level, "grey")
    at.play(BETTI, "activate 1,0 0")
    assert at.options(BETTI) == ["fight heresy -", "skip"], "the two are not in one line"
    events = at.play(BETTI, "fight heresy -")
    assert told(events, EventFought) == [EventFought(BETTI, "heresy", 0, 0, 2, taken, f"knight_exp_{level}")]
    at = knights(level)
    at.play(BETTI, "activate 1,0 0")
    assert at.to_act == (KARCSI,), "the first does not"
    at = knights(level, "grey")
    at.state.coins = [0, 0, 0]
    at.play(BETTI, "activate 1,0 0")
    assert at.to_act == (KARCSI,), "without a coin there is nothing to fight"


@pytest.mark.rule("TOU-22.19")
def test_so_do_the_fourth_and_the_sixth_but_not_the_third() -> None:
    at = knights(1, "grey", "grey")
    at.play(BETTI, "activate 2,1 0")
    assert at.to_act == (KARCSI,), "the third"
    at = knights(1, "grey", "grey", "red")
    at.play(BETTI, "visit 2,1 0")
    assert at.options(BETTI) == ["fight heresy -", "skip"], "the fourth"
    at = knights(1, "grey", "grey grey", "red red")
    at.quarter(BETTI, {"2,2": "priest_2"})
    at.play(BETTI, "visit 2,1 0")
    assert at.options(BETTI) == ["fight heresy -", "skip"], "the sixth; two on one building count as two"


KNIGHTS_CROSS = {"1,1": "knight_exp_1", "0,1": "arsenal_1 : grey"}
"""One citizen is counted: one more calls him."""


@pytest.mark.rule("TOU-22.21", "Q45")
@pytest.mark.parametrize(
    ("elsewhere", "called"),
    [
        ({"2,1": "barracks_2 : red"}, False),
        ({"1,2": "barracks_2 : grey"}, False),
        ({"2,1": "barracks_2 : white"}, True),
        ({"1,2": "market_1 : grey"}, True),
        ({"1,2": "market_1 : yellow"}, True),
        ({"0,2": "barracks_2 : red"}, True),
        ({"2,2": "fort_2 : grey"}, True),
    ],
)
def test_a_knight_counts_red_citizens_and_grey_ones_on_red_buildings_in_his_cross(
    elsewhere: dict[str, str], called: bool
) -> None:
    """The citizen placed is the second that counts if nothing else does, and the third if something does."""
    at = position().queue("heresy", coins=(1, 0, 0)).quarter(BETTI, {**KNIGHTS_CROSS, "1,0": "barracks_1", **elsewhere})
    at.play(BETTI, "activate 1,0 0")
    assert (at.asked == "React") == called


@pytest.mark.rule("TOU-22.21", "Q45")
def test_the_citizen_placed_must_itself_be_counted() -> None:
    two = {**KNIGHTS_CROSS, "1,2": "barracks_2 : red"}
    at = position().queue("heresy", coins=(1, 0, 0)).quarter(BETTI, {**two, "0,0": "barracks_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "one outside his cross is nothing to him"
    at = position().queue("heresy", coins=(1, 0, 0)).quarter(BETTI, {**two, "1,0": "market_1"})
    at.play(BETTI, "activate 1,0 1")
    assert at.site(BETTI, "1,0").tokens == ("grey",)
    assert at.to_act == (KARCSI,), "a grey token on a yellow building either"


@pytest.mark.rule("TOU-22.21", "Q45")
@pytest.mark.parametrize(
    ("barracks", "lender", "called"),
    [("", BETTI, False), ("", KARCSI, True), (" : red", BETTI, False), (" : red", KARCSI, False)],
)
def test_a_templars_white_citizen_does_not_count_but_a_grey_token_for_one_does(
    barracks: str, lender: int, called: bool
) -> None:
    at = position().queue("heresy", coins=(1, 0, 0)).plaza(BETTI, white=2).plaza(KARCSI, white=1)
    at.quarter(BETTI, {"0,1": "priest_2", "1,0": "arsenal_1 : grey", "1,1": "knight_exp_1"})
    at.quarter(BETTI, {"2,0": "hospital_1", "2,1": f"barracks_1{barracks}", "2,2": "templar_1"})
    at.play(BETTI, "activate 2,0 0", f"activate 2,1 {lender}")
    assert (at.asked == "React") == called


@pytest.mark.rule("TOU-22.22", "TOU-22.23", "Q46")
def test_a_manor_makes_everybody_pay_for_buildings_of_a_colour() -> None:
    at = position().quarter(BETTI, {"0,0": "manor_1", "0,1": "market_1"}).deniers(GABI, 1)
    at.quarter(KARCSI, {"0,0": "quarry_1", "0,1": "barn_1 : damage", "0,2": "journeyman_1", "1,0": "mint_3"})
    at.quarter(GABI, {"0,0": "port_1", "0,1": "residence_1", "0,2": "customs_house_2 architect_2"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["name yellow", "skip"], "nobody has a building of another colour"
    events = at.play(BETTI, "name yellow")
    assert told(events, Paid) == [Paid(KARCSI, BETTI, 2, "manor_1"), Paid(GABI, BETTI, 1, "manor_1")]
    assert [player.deniers for player in at.state.players] == [9, 4, 0]


@pytest.mark.rule("Q68", "TOU-22.22")
def test_a_manor_offers_one_of_the_colours_for_which_all_pay_the_same() -> None:
    at = position().quarter(BETTI, {"0,0": "manor_1"}).deniers(KARCSI, 1)
    at.quarter(KARCSI, {"0,0": "quarry_1", "0,1": "fort_1", "0,2": "fort_1"}).quarter(GABI, {"0,0": "hospital_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["name yellow", "name white", "skip"], "Karcsi has one denier, for one Fort or for two"
    assert at.reason(BETTI, "name red") == "colour-changes-nothing"
    assert at.gain(BETTI, "name white") == 1
