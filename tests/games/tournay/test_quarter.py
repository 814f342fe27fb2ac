"""TOU-2, TOU-3: cards, the quarter, the turn, playing a card."""

import pytest

from games.tournay.cards import CARDS
from games.tournay.data import CRIERS, DECKS
from games.tournay.events import CardPlayed, CardsDamaged, CardsReplaced, CatapultHit, Copied, Gained
from games.tournay.quarter import activatable, empty_spaces, free_cards
from games.tournay.state import Site
from tests.games.tournay.positions import BETTI, KARCSI, Position, told

# ---------------------------------------------------------------- terms


@pytest.mark.rule("TOU-2.2")
def test_a_building_is_activated_with_a_citizen_of_its_own_colour() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "hospital_1"}).plaza(BETTI, yellow=2, red=2)
    at.plaza(KARCSI).plaza(2)
    assert not at.options(BETTI, "activate")
    assert at.reason(BETTI, "activate 0,0 0") == "citizen-not-available"
    at.plaza(BETTI, white=1)
    assert at.gain(BETTI, "activate 0,0 0") == 4


@pytest.mark.rule("TOU-2.3", "TOU-8.3")
def test_citizens_are_never_put_on_characters_and_these_see_only_row_and_column() -> None:
    at = Position().turn(BETTI)
    at.quarter(BETTI, {"0,0": "journeyman_1", "0,1": "quarry_1", "1,0": "market_1", "1,1": "farmhouse_1"})
    assert at.reason(BETTI, "activate 0,0 0") == "not-a-building"
    assert at.gain(BETTI, "activate 0,1 0") == 4 + 1, "in its row"
    assert at.turn(BETTI).gain(BETTI, "activate 1,0 0") == 5 + 1, "in its column"
    at.turn(BETTI).plaza(BETTI, yellow=1)
    assert at.gain(BETTI, "activate 1,1 0") == 5, "diagonally it sees nothing"


@pytest.mark.rule("TOU-2.4", "TOU-8.3")
def test_prestigious_buildings_are_never_activated() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "mint_3"})
    assert at.reason(BETTI, "activate 0,0 0") == "not-a-building"
    assert all(card.scoring for card in CARDS.values() if card.kind == "prestigious_building")
    assert {card.level for card in CARDS.values() if card.kind == "prestigious_building"} == {3}


@pytest.mark.rule("TOU-2.5", "TOU-3.19", "Q11")
def test_buildings_characters_and_prestigious_ones_are_played_but_never_criers_or_ramparts() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 30).hand(BETTI, "market_1", "prior_1", "mint_3")
    at.ramparts(BETTI, "heresy")
    assert {move.split()[1] for move in at.options(BETTI, "play")} == {"market_1", "prior_1", "mint_3"}
    assert at.reason(BETTI, "play heresy - 0,0") == "rampart-not-playable"
    assert not set(CRIERS) & set(CARDS)
    assert at.reason(BETTI, "play town_crier_red_1 - 0,0") == "card-not-in-hand"


@pytest.mark.rule("TOU-2.6", "TOU-3.7", "Q4")
def test_a_quarter_has_three_rows_and_three_columns_that_float() -> None:
    column = frozenset({"-1,4", "0,4", "1,4"})
    assert set(empty_spaces(column)) == {f"{row},{side}" for row in (-1, 0, 1) for side in (3, 5)}
    assert empty_spaces(frozenset(f"{row},{column}" for row in range(3) for column in range(3))) == ()
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1", "0,1": "quarry_1", "0,2": "barn_1"})
    at.hand(BETTI, "port_1")
    assert at.reason(BETTI, "play port_1 - 0,3") == "quarter-too-large"
    assert "0,3" not in at.spaces(BETTI, "port_1")
    del at.player(BETTI).quarter["0,0"]
    assert "0,3" in at.spaces(BETTI, "port_1"), "an edge that empties loosens the limit"


@pytest.mark.rule("TOU-2.7")
def test_free_occupied_and_damaged() -> None:
    at = Position().quarter(BETTI, {"0,0": "market_1", "0,1": "quarry_1 : yellow", "0,2": "barn_1 : damage"})
    at.quarter(BETTI, {"1,0": "fort_1 : grey"})
    player = at.player(BETTI)
    assert [player.quarter[space].free for space in ("0,0", "0,1", "0,2", "1,0")] == [True, False, False, False]
    assert [activatable(player, space) for space in ("0,0", "0,1", "0,2", "1,0")] == [True, False, False, False]
    at.turn(BETTI)
    assert at.reason(BETTI, "activate 0,1 0") == "building-occupied"
    assert at.reason(BETTI, "activate 0,2 0") == "building-damaged"
    assert at.reason(BETTI, "activate 1,0 0") == "building-occupied"
    assert at.reason(BETTI, "activate 2,2 0") == "nothing-there"


@pytest.mark.rule("TOU-2.8", "Q2")
def test_only_the_visible_card_of_a_stack_works() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "journeyman_1 market_1", "0,1": "quarry_1"})
    assert at.gain(BETTI, "activate 0,1 0") == 4, "the covered Journeyman sees nothing"
    at.turn(BETTI)
    assert at.gain(BETTI, "activate 0,0 0") == 5
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1 journeyman_1"})
    assert at.reason(BETTI, "activate 0,0 0") == "not-a-building"


@pytest.mark.rule("TOU-2.8", "Q2")
def test_only_the_visible_card_of_a_stack_is_copied_hit_or_damaged() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "port_1"}).quarter(KARCSI, {"0,0": "barn_1 market_1"})
    at.quarter(KARCSI, {"0,1": "quarry_1 architect_1", "0,2": "alderman_1 farmhouse_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["copy 1 0,0", "copy 1 0,2", "skip"]
    assert told(at.play(BETTI, "copy 1 0,0"), Copied, Gained) == [
        Copied(BETTI, KARCSI, "0,0", "market_1"),
        Gained(BETTI, 5, "market_1"),
    ]
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "catapult_1"}).quarter(KARCSI, {"0,0": "barn_1 market_1"})
    assert told(at.play(BETTI, "activate 0,0 0", "hit 1 0,0"), CatapultHit) == [
        CatapultHit(BETTI, KARCSI, "0,0", "market_1")
    ]
    at = Position().queue("norman_attack").quarter(KARCSI, {"0,0": "barn_1 market_1"})
    assert told(at.crier_calls(), CardsDamaged) == [CardsDamaged(KARCSI, "norman_attack", ("0,0",), ("market_1",))]


@pytest.mark.rule("TOU-2.8", "Q2", "TOU-16.7", "TOU-22.5")
def test_only_a_visible_character_helps() -> None:
    for stack, helps in {"hospital_1 priest_2": True, "priest_2 hospital_1": False}.items():
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": stack, "0,1": "market_1 : yellow"})
        assert ("activate 0,1 0" in at.options(BETTI)) == helps
    for stack, paid in {"market_1 senator_1": 2, "senator_1 market_1": 0}.items():
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": stack})
        assert at.gain(BETTI, "gather") == paid
    for stack, paid in {"market_1 alderman_1": 2, "alderman_1 market_1": 0}.items():
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": stack}).hand(BETTI, "prior_1")
        assert at.gain(BETTI, "play prior_1 - 0,1") == paid - 1
    for stack, visits in {"market_1 journeyman_1": True, "journeyman_1 market_1": False}.items():
        at = Position().turn(BETTI).quarter(BETTI, {"0,0": stack, "0,1": "quarry_1"})
        assert ("visit 0,1 0" in at.options(BETTI)) == visits


@pytest.mark.rule("TOU-2.9", "Q3")
def test_a_building_is_not_a_prestigious_building() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 9).quarter(BETTI, {"0,0": "advocate_1"}).hand(BETTI, "mint_3")
    assert at.gain(BETTI, "play mint_3 - 0,1") == -5, "the Lawyer speaks of buildings"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "advocate_1"}).hand(BETTI, "market_1")
    assert at.gain(BETTI, "play market_1 - 0,1") == -1 + 2


@pytest.mark.rule("TOU-2.10")
def test_what_picks_a_card_picks_a_visible_one() -> None:
    at = Position().quarter(BETTI, {"0,0": "market_1 mint_3", "0,1": "barn_1 quarry_1"})
    assert free_cards(at.player(BETTI)) == ["0,1"], "a covered Market is no target, and neither is the Mint above it"
    assert at.site(BETTI, "0,1").card.id == "quarry_1"
    at.turn(BETTI).quarter(BETTI, {"1,0": "customs_house_2"})
    assert at.gain(BETTI, "activate 1,0 0") == 3, "an occupied space is one with a card, whatever is on it"


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("TOU-3.2", "TOU-3.3")
def test_a_turn_is_one_card_at_most_and_then_one_action() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1")
    at.play(BETTI, "play market_1 - 0,0")
    assert at.to_act == (BETTI,), "the action is still owed"
    assert not at.options(BETTI, "play")
    assert at.reason(BETTI, "play quarry_1 - 0,1") == "one-card-per-turn"
    at.play(BETTI, "earn red 1")
    assert at.to_act == (KARCSI,), "after the action the turn is over"
    at.turn(BETTI).play(BETTI, "earn red 1")
    assert at.to_act == (KARCSI,), "playing a card is not owed"


@pytest.mark.rule("TOU-3.1")
def test_turns_go_clockwise() -> None:
    at = Position(seats=4).turn(KARCSI)
    at.play(KARCSI, "gather")
    assert at.to_act == (2,)


@pytest.mark.rule("TOU-3.4")
def test_the_full_price_goes_to_the_bank() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 3).hand(BETTI, "market_2", "quarry_2", "belfry_3")
    others = [player.deniers for player in at.state.players[1:]]
    assert at.reason(BETTI, "play belfry_3 - 0,0") == "too-dear"
    assert at.refusal(BETTI, "play belfry_3 - 0,0").args_ == {"card": "belfry_3", "price": 5, "deniers": 3}
    assert at.gain(BETTI, "play market_2 - 0,0") == -3
    assert [player.deniers for player in at.state.players[1:]] == others
    at.turn(BETTI).deniers(BETTI, 2)
    assert not at.options(BETTI, "play")


@pytest.mark.rule("TOU-3.5")
def test_the_first_card_goes_anywhere_which_is_one_and_the_same() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1")
    assert at.spaces(BETTI, "market_1") == {"0,0"}
    assert at.reason(BETTI, "play market_1 - 4,4") == "first-card-place"


@pytest.mark.rule("TOU-3.6")
def test_later_cards_share_an_edge_with_one_that_lies() -> None:
    at = Position().turn(BETTI).hand(BETTI, "barn_1").quarter(BETTI, {"0,0": "market_1"})
    assert at.spaces(BETTI, "barn_1") == {"0,0", "-1,0", "1,0", "0,-1", "0,1"}
    assert at.reason(BETTI, "play barn_1 - 1,1") == "not-adjacent", "a corner is not enough"
    assert at.reason(BETTI, "play barn_1 - nowhere") == "no-such-space"


@pytest.mark.rule("TOU-3.8")
def test_a_card_may_cover_cards_of_its_colour_any_number_of_them() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1"}).hand(BETTI, "quarry_1", "barn_1")
    events = at.play(BETTI, "play quarry_1 - 0,0")
    assert told(events, CardPlayed) == [CardPlayed(BETTI, "quarry_1", "0,0", "cover", 1)]
    at.turn(BETTI).play(BETTI, "play barn_1 - 0,0")
    assert at.site(BETTI, "0,0").cards == ("market_1", "quarry_1", "barn_1")
    assert at.under("yellow_1") == []


@pytest.mark.rule("TOU-3.9", "Q5")
@pytest.mark.parametrize(
    ("below", "above"), [("mint_3", "architect_1"), ("market_2", "quarry_1"), ("barn_1", "mint_3")]
)
def test_covering_does_not_mind_level_or_kind(below: str, above: str) -> None:
    at = Position().turn(BETTI).deniers(BETTI, 9).quarter(BETTI, {"0,0": below}).hand(BETTI, above)
    at.play(BETTI, f"play {above} - 0,0")
    assert at.site(BETTI, "0,0").cards == (below, above)


@pytest.mark.rule("TOU-3.10", "TOU-3.11", "Q6")
def test_a_card_of_another_colour_replaces_the_whole_stack() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1 market_2 quarry_1"}).hand(BETTI, "prior_1")
    events = at.play(BETTI, "play prior_1 - 0,0")
    assert told(events, CardsReplaced) == [CardsReplaced(BETTI, "0,0", ("quarry_1", "market_2", "market_1"))]
    shown = [(under.card, under.shown) for name in DECKS for under in at.state.decks[name].under]
    assert sorted(shown) == [(card, card) for card in ("market_1", "market_2", "quarry_1")], "everybody saw them go"
    assert at.site(BETTI, "0,0") == Site(("prior_1",))
    assert at.under("yellow_1") == ["quarry_1", "market_1"], "the top one first, each under its own deck"
    assert at.under("yellow_2") == ["market_2"]
    assert at.state.decks["yellow_1"].up is None


@pytest.mark.rule("TOU-3.12", "Q7")
def test_an_isolated_card_may_be_covered_or_replaced() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1", "2,2": "fort_1"}).hand(BETTI, "barn_1")
    assert {"0,0", "2,2"} <= at.spaces(BETTI, "barn_1")
    at.play(BETTI, "play barn_1 - 2,2")
    assert at.site(BETTI, "2,2").cards == ("barn_1",)


@pytest.mark.rule("TOU-3.13")
@pytest.mark.parametrize("token", ["damage", "grey"])
@pytest.mark.parametrize("card", ["quarry_1", "prior_1"])
def test_playing_on_a_card_removes_its_token(token: str, card: str) -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": f"market_1 : {token}"}).hand(BETTI, card)
    at.play(BETTI, f"play {card} - 0,0")
    assert at.site(BETTI, "0,0").free
    assert at.lying(BETTI) == {}


@pytest.mark.rule("TOU-3.14")
def test_an_own_citizen_below_lies_down_beside_the_plaza() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1 : yellow grey"}).hand(BETTI, "prior_1")
    at.play(BETTI, "play prior_1 - 0,0")
    assert at.lying(BETTI) == {"yellow": 1}
    assert at.player(BETTI).citizens("yellow") == 2


@pytest.mark.rule("TOU-3.15", "Q8")
def test_no_prestigious_building_twice_even_if_the_first_is_covered() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 20).quarter(BETTI, {"0,0": "mint_3", "0,1": "fort_1"})
    at.hand(BETTI, "mint_3", "quarry_1")
    assert at.reason(BETTI, "play mint_3 - 1,0") == "already-built"
    at.play(BETTI, "play quarry_1 - 0,0")
    at.turn(BETTI)
    assert at.reason(BETTI, "play mint_3 - 1,0") == "already-built"
    at = Position().turn(BETTI).deniers(BETTI, 20).quarter(BETTI, {"0,0": "mint_3"}).hand(BETTI, "mint_3", "prior_1")
    at.play(BETTI, "play prior_1 - 0,0")
    at.turn(BETTI).play(BETTI, "play mint_3 - 0,1")
    assert at.site(BETTI, "0,1").cards == ("mint_3",), "after the first was replaced"


@pytest.mark.rule("TOU-3.15", "Q8")
def test_a_copy_may_be_paid_with_the_first_one() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "city_hall_3"}).hand(BETTI, "city_hall_3", "market_1")
    assert at.reason(BETTI, "play city_hall_3 market_1 0,1") == "already-built"
    at.play(BETTI, "play city_hall_3 0,0 0,0")
    assert at.site(BETTI, "0,0").cards == ("city_hall_3",)
    assert at.under("yellow_3") == ["city_hall_3"]


@pytest.mark.rule("TOU-3.16")
def test_two_forts_may_both_be_played() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "fort_1"}).hand(BETTI, "fort_1")
    at.play(BETTI, "play fort_1 - 0,1")
    assert [site.cards for site in at.player(BETTI).quarter.values()] == [("fort_1",), ("fort_1",)]


@pytest.mark.rule("TOU-3.17", "TOU-16.2", "Q9")
def test_characters_in_the_cross_react_but_neither_the_new_card_nor_what_it_covers() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 10).quarter(BETTI, {"0,0": "alderman_1"}).hand(BETTI, "architect_1")
    assert at.gain(BETTI, "play architect_1 - 0,1") == -1 + 2
    at = Position().turn(BETTI).deniers(BETTI, 10).quarter(BETTI, {"0,0": "alderman_1"}).hand(BETTI, "alderman_2")
    assert at.gain(BETTI, "play alderman_2 - 0,0") == -3, "the new one does not see itself, the covered one nothing"
    at = Position().turn(BETTI).deniers(BETTI, 10)
    at.quarter(BETTI, {"0,0": "alderman_1", "0,2": "market_1"}).hand(BETTI, "journeyman_1", "prior_1")
    assert at.gain(BETTI, "play journeyman_1 - 0,2") == -1 + 2, "covering is placing, and gaps do not matter"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "alderman_1", "0,1": "market_1"}).hand(BETTI, "prior_1")
    assert at.gain(BETTI, "play prior_1 - 0,1") == -1 + 2, "so is replacing"
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "alderman_1 : damage"}).hand(BETTI, "prior_1")
    assert at.gain(BETTI, "play prior_1 - 0,1") == -1, "a damaged one does not react"


@pytest.mark.rule("TOU-3.18", "Q10")
def test_a_new_building_can_be_used_in_the_same_turn() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1")
    assert at.gain(BETTI, "play market_1 - 0,0", "activate 0,0 0") == -1 + 5
    events = Position().turn(BETTI).hand(BETTI, "market_1").play(BETTI, "play market_1 - 0,0", "activate 0,0 0")
    assert told(events, Gained) == [Gained(BETTI, 5, "market_1")]
