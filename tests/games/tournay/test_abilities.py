"""TOU-8, TOU-14, TOU-15: activating buildings and what they do."""

import pytest

from games.tournay.cards import CARDS
from games.tournay.data import DECKS
from games.tournay.events import AbilityUnused, BuildingActivated, Copied, EventFought, Gained, Paid, Recruited
from games.tournay.state import Site
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told


def with_building(card: str) -> Position:
    """Betti's turn; she has the building at 0,0."""
    return Position().turn(BETTI).quarter(BETTI, {"0,0": card})


# ---------------------------------------------------------------- activating


@pytest.mark.rule("TOU-8.1")
def test_the_citizen_stands_on_the_building() -> None:
    at = with_building("market_1")
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, BuildingActivated) == [BuildingActivated(BETTI, "0,0", "market_1", "yellow")]
    assert at.site(BETTI, "0,0") == Site(("market_1",), ("yellow",))
    assert at.standing(BETTI)["yellow"] == 1
    assert at.lying(BETTI) == {}


@pytest.mark.rule("TOU-8.2")
def test_a_borrowed_citizen_lies_at_home_and_a_grey_token_stands_for_it() -> None:
    at = with_building("market_1")
    assert at.gain(BETTI, "activate 0,0 2") == 5 - 2
    assert at.site(BETTI, "0,0").tokens == ("grey",)
    assert at.lying(GABI) == {"yellow": 1}
    assert at.player(GABI).deniers == 8


@pytest.mark.rule("TOU-8.3")
def test_only_free_buildings_of_the_own_quarter() -> None:
    at = with_building("market_1 : grey").quarter(KARCSI, {"5,5": "quarry_1"})
    assert at.options(BETTI, "activate") == []
    assert at.reason(BETTI, "activate 5,5 0") == "nothing-there"


@pytest.mark.rule("TOU-8.4")
def test_the_ability_comes_before_the_characters() -> None:
    at = with_building("market_1").quarter(BETTI, {"0,1": "journeyman_1"})
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, Gained) == [Gained(BETTI, 5, "market_1"), Gained(BETTI, 1, "journeyman_1")]


@pytest.mark.rule("TOU-8.5")
def test_a_building_may_be_activated_without_its_ability() -> None:
    at = with_building("market_1").quarter(BETTI, {"0,1": "journeyman_1"})
    assert at.options(BETTI, "visit")[0] == "visit 0,0 0"
    events = at.play(BETTI, "visit 0,0 0")
    assert told(events, Gained, AbilityUnused) == [AbilityUnused(BETTI, "market_1"), Gained(BETTI, 1, "journeyman_1")]
    at = with_building("barn_1").quarter(BETTI, {"0,1": "journeyman_1"})
    assert at.reason(BETTI, "visit 0,0 0") == "decline-when-asked"
    assert at.gain(BETTI, "activate 0,0 0", "skip") == 1


@pytest.mark.rule("Q67")
def test_a_building_is_activated_without_its_ability_only_for_a_character() -> None:
    at = with_building("market_1")
    assert at.options(BETTI, "activate") == ["activate 0,0 0", "activate 0,0 1", "activate 0,0 2"]
    assert at.options(BETTI, "visit") == []
    assert at.reason(BETTI, "visit 0,0 0") == "nobody-reacts"
    assert at.reason(BETTI, "visit 0,0 3") == "citizen-not-available"
    for where, character in (("0,1", "prior_1"), ("1,1", "journeyman_1"), ("0,1", "architect_1")):
        at = with_building("market_1").quarter(BETTI, {where: character})
        assert at.options(BETTI, "visit") == [], f"{character} at {where} does not see it"
    at = with_building("market_1").quarter(BETTI, {"0,1": "journeyman_1 : damage"})
    assert at.options(BETTI, "visit") == [], "a damaged character sees nothing"
    at = with_building("market_1").quarter(BETTI, {"0,1": "journeyman_1 market_2"})
    assert at.options(BETTI, "visit") == [], "nor does a covered one"
    at = with_building("market_1").quarter(BETTI, {"0,1": "market_2 journeyman_1"})
    assert at.options(BETTI, "visit") == [f"visit 0,0 {n}" for n in range(3)]
    at = with_building("market_1").quarter(BETTI, {"0,2": "journeyman_1", "1,1": "quarry_1"})
    assert at.options(BETTI, "visit") == [f"visit 0,0 {n}" for n in range(3)], "nobody sees the Quarry"


@pytest.mark.rule("Q67", "TOU-15.25")
@pytest.mark.parametrize(
    ("card", "useful", "useless"),
    [
        ("farmhouse_1", "", "full"), ("customs_house_2", "", None), ("residence_1", "deniers 3", "deniers 2"),
        ("bishopric_1", "", "empty"), ("brewery_1", "", "alone"), ("brewery_2", "lying", "alone"),
        ("courtroom_2", "deniers 3", "deniers 9"), ("abbey_1", "", "empty"),
    ],
)  # fmt: skip
def test_what_would_do_nothing_need_not_be_done_without(card: str, useful: str, useless: str | None) -> None:
    """Then activating it is doing without already: one answer, not two."""

    def visits(situation: str) -> list[str]:
        at = with_building(card).quarter(BETTI, {"0,1": "journeyman_1"})
        at.plaza(KARCSI).plaza(GABI)
        match situation.split():
            case ["deniers", purse]:
                at.deniers(BETTI, int(purse))
            case ["full"]:
                more = ["market_1", "market_2", "quarry_1", "quarry_2", "port_1", "port_2", "barn_1"]
                at.quarter(BETTI, dict(zip(["0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2"], more, strict=True)))
            case ["empty"]:
                for deck in at.state.decks:
                    at.deck(deck)
            case ["alone"]:
                at.citizens(BETTI, yellow=1)
            case ["lying"]:
                at.plaza(BETTI, yellow=1)
        return at.options(BETTI, "visit")

    assert "visit 0,0 0" in visits(useful)
    if useless is not None:
        assert "visit 0,0 0" not in visits(useless)


@pytest.mark.rule("TOU-15.25")
@pytest.mark.parametrize("card", ["brewery_1", "inn_1", "courtroom_2"])
def test_an_ability_that_brings_nothing_is_told_as_unused(card: str) -> None:
    at = with_building(card).citizens(BETTI, yellow=1, red=1).deniers(BETTI, 20)
    if card == "brewery_1":
        at.citizens(BETTI, yellow=1)
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, AbilityUnused, Gained, Paid) == [AbilityUnused(BETTI, card)]


@pytest.mark.rule("TOU-8.6", "Q21")
def test_a_character_damaged_by_the_ability_does_not_react() -> None:
    at = with_building("barn_1").quarter(BETTI, {"0,1": "journeyman_1"}).queue("norman_attack")
    at.deck("yellow_2", "crier", "market_2")
    assert at.gain(BETTI, "activate 0,0 0", "draw yellow_2 hidden -") == 0
    assert at.site(BETTI, "0,1").damaged
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-8.7", "Q22")
def test_characters_that_only_pay_do_so_by_themselves() -> None:
    at = with_building("hospital_1").quarter(BETTI, {"0,1": "prior_1", "1,0": "prior_2", "0,2": "journeyman_2"})
    assert at.gain(BETTI, "activate 0,0 0") == 4 + 2 + 3 + 2
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-8.7", "Q22", "Q66")
def test_with_others_the_owner_chooses_the_order() -> None:
    at = with_building("hospital_1").quarter(BETTI, {"0,1": "prior_1", "1,0": "bishop_1"}).plaza(BETTI, white=1)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["raise", "call 0,1", "skip"]
    assert at.reason(BETTI, "call 1,1") == "character-not-reacting"
    assert at.reason(BETTI, "gather") == "characters-first"
    assert at.reason(BETTI, "fight drought -") == "character-cannot-do-that"
    assert at.gain(BETTI, "call 0,1") == 2
    assert at.options(BETTI) == ["raise", "skip"]
    assert at.gain(BETTI, "skip") == 0
    assert at.to_act == (KARCSI,)
    at = with_building("hospital_1").quarter(BETTI, {"0,1": "prior_1", "1,0": "bishop_1"}).plaza(BETTI, white=1)
    assert at.gain(BETTI, "activate 0,0 0", "skip") == 4 + 2, "declining leaves the money"


@pytest.mark.rule("TOU-8.7", "Q22")
def test_who_is_called_acts_before_another_is_called() -> None:
    at = Position(expansion="replace").turn(BETTI).plaza(BETTI, white=2)
    at.quarter(BETTI, {"0,0": "hospital_1", "0,1": "bishop_1", "0,2": "prior_1", "1,0": "monk_1", "2,0": "market_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["call 0,1", "call 1,0", "call 0,2", "skip"]
    at.play(BETTI, "call 0,1")
    assert at.options(BETTI) == ["raise", "skip"]


# ---------------------------------------------------------------- deniers


@pytest.mark.rule("TOU-15.1", "TOU-15.2", "TOU-15.3")
@pytest.mark.parametrize(
    ("card", "deniers"), [("market_1", 5), ("market_2", 6), ("quarry_1", 4), ("quarry_2", 5), ("hospital_1", 4)]
)
def test_markets_quarries_and_the_hospital_bring_deniers(card: str, deniers: int) -> None:
    assert with_building(card).gain(BETTI, "activate 0,0 0") == deniers


@pytest.mark.rule("TOU-15.4")
def test_a_farmhouse_counts_the_empty_spaces() -> None:
    assert with_building("farmhouse_1").gain(BETTI, "activate 0,0 0") == 8
    at = with_building("barn_1 farmhouse_1").quarter(BETTI, {"0,1": "fort_1 road_1", "0,2": "mint_3"})
    assert at.gain(BETTI, "activate 0,0 0") == 6


@pytest.mark.rule("TOU-15.5", "Q30")
def test_a_customs_house_counts_the_occupied_spaces_a_stack_as_one() -> None:
    at = with_building("barn_1 customs_house_2").quarter(BETTI, {"0,1": "fort_1 road_1", "0,2": "mint_3"})
    assert at.gain(BETTI, "activate 0,0 0") == 3


# ---------------------------------------------------------------- cards


@pytest.mark.rule("TOU-15.6", "TOU-15.7", "TOU-15.9")
@pytest.mark.parametrize(
    ("card", "deck"),
    [
        ("barn_1", "yellow_2"), ("barn_2", "yellow_3"), ("arsenal_1", "red_2"), ("arsenal_2", "red_3"),
        ("bishopric_2", "white_3"),
    ],
)  # fmt: skip
def test_barns_arsenals_and_the_second_bishopric_draw_by_the_normal_rules(card: str, deck: str) -> None:
    at = with_building(card)
    in_deck = [name for name in CARDS if CARDS[name].deck == deck and not CARDS[name].expansion]
    at.deck(deck, *in_deck[:3], up=in_deck[3])
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == [f"draw {deck} face_up -", f"draw {deck} hidden -", "skip"]
    assert at.reason(BETTI, f"draw {deck} hidden 0") == "no-citizens-needed"
    for unfit in ("draw white_1 hidden -", "draw blue_1 hidden -"):
        assert at.reason(BETTI, unfit) == "not-this-deck"
    other = next(name for name in DECKS if name[-1] == deck[-1] and name != deck)
    assert at.reason(BETTI, f"draw {other} hidden -") == "not-this-deck", "of that level, but of another colour"
    at.play(BETTI, f"draw {deck} hidden -")
    assert at.options(BETTI) == [f"keep {in_deck[0]}", f"keep {in_deck[1]}"]
    at.play(BETTI, f"keep {in_deck[1]}")
    assert at.player(BETTI).hand == [in_deck[1]]
    assert at.under(deck) == [in_deck[2], in_deck[3]], "the face-up one was buried"


@pytest.mark.rule("TOU-15.8")
def test_the_first_bishopric_takes_two_cards_of_white_two() -> None:
    at = with_building("bishopric_1").deck("white_2", "prior_2", "priest_2", "bridge_2")
    at.play(BETTI, "activate 0,0 0")
    assert sorted(at.player(BETTI).hand) == ["priest_2", "prior_2"]
    assert at.under("white_2") == ["bridge_2"]


@pytest.mark.rule("TOU-15.10")
@pytest.mark.parametrize(("card", "level"), [("library_1_draw", 2), ("library_2_draw", 3)])
def test_a_library_draws_from_any_deck_of_the_next_level(card: str, level: int) -> None:
    at = with_building(card)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == [*[f"draw {c}_{level} hidden -" for c in ("yellow", "white", "red")], "skip"]
    at.deck(f"red_{level}")
    assert len(at.options(BETTI)) == 3, "an empty deck is not offered"
    assert at.reason(BETTI, f"draw red_{level} hidden -") == "deck-empty"


@pytest.mark.rule("TOU-15.11")
@pytest.mark.parametrize(("card", "level"), [("library_1_take_two", 1), ("library_2_take_two", 2)])
def test_the_other_library_takes_two_cards_of_any_deck_of_its_own_level(card: str, level: int) -> None:
    at = with_building(card)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == [*[f"take {c}_{level}" for c in ("yellow", "white", "red")], "skip"]
    at.play(BETTI, f"take red_{level}")
    assert len(at.player(BETTI).hand) == 2
    assert all(CARDS[name].deck == f"red_{level}" for name in at.player(BETTI).hand)


# ---------------------------------------------------------------- citizens


@pytest.mark.rule("TOU-15.12", "TOU-15.13", "TOU-15.15", "TOU-14.2")
@pytest.mark.parametrize(
    ("card", "colour", "price"),
    [
        ("residence_1", "yellow", 3), ("residence_2", "yellow", 2), ("barracks_1", "red", 3), ("barracks_2", "red", 2),
        ("monastery_2_white", "white", 2),
    ],
)  # fmt: skip
def test_recruiting_one_colour(card: str, colour: str, price: int) -> None:
    at = with_building(card)
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, Recruited) == [Recruited(BETTI, colour, price)]
    assert at.player(BETTI).deniers == 6 - price
    assert at.player(BETTI).plaza[colour] == 2, "one went on the building, one came upright on the plaza"
    assert at.state.supply[colour] == 2
    at = with_building(card).deniers(BETTI, price - 1)
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, AbilityUnused) == [AbilityUnused(BETTI, card)]
    at = with_building(card).quarter(BETTI, {"0,1": "journeyman_1"})
    assert at.gain(BETTI, "visit 0,0 0") == 1, "nobody has to recruit to be paid by a character"


@pytest.mark.rule("TOU-14.3a", "Q67")
@pytest.mark.parametrize(
    ("card", "colour", "price"),
    [
        ("residence_1", "yellow", 3), ("residence_2", "yellow", 2), ("barracks_1", "red", 3), ("barracks_2", "red", 2),
        ("monastery_2_white", "white", 2),
    ],
)  # fmt: skip
def test_recruiting_may_be_declined_without_a_character_to_react(card: str, colour: str, price: int) -> None:
    at = with_building(card)
    events = at.play(BETTI, "visit 0,0 0")
    assert told(events, Recruited, AbilityUnused) == [AbilityUnused(BETTI, card)]
    assert (at.player(BETTI).deniers, at.state.supply[colour]) == (6, 3)
    at = with_building(card).deniers(BETTI, price + 1)
    assert at.options(BETTI, "visit") == ["visit 0,0 0"], "with a borrowed citizen nothing is left to recruit with"
    at.deniers(BETTI, price + 2)
    assert at.options(BETTI, "visit") == ["visit 0,0 0", "visit 0,0 1", "visit 0,0 2"]
    at.deniers(BETTI, price - 1)
    assert at.options(BETTI, "visit") == [], "activating it does nothing already"
    assert at.reason(BETTI, "visit 0,0 0") == "nobody-to-decline"
    at.deniers(BETTI, 6).state.supply[colour] = 0
    assert at.options(BETTI, "visit") == []


@pytest.mark.rule("TOU-14.3a")
@pytest.mark.parametrize("card", ["monastery_1_any", "monastery_2_any"])
def test_a_monastery_asks_and_may_be_declined(card: str) -> None:
    at = with_building(card)
    at.play(BETTI, "activate 0,0 0")
    assert at.gain(BETTI, "skip") == 0
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-14.3a")
def test_whoever_does_not_want_to_recruit_does_not_copy_it() -> None:
    at = with_building("road_1").quarter(KARCSI, {"0,0": "barracks_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["copy 1 0,0", "skip"]
    assert at.gain(BETTI, "skip") == 0


@pytest.mark.rule("TOU-15.14", "TOU-15.16")
@pytest.mark.parametrize(("card", "price"), [("monastery_1_any", 3), ("monastery_2_any", 2)])
def test_a_monastery_recruits_any_colour(card: str, price: int) -> None:
    at = with_building(card)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["recruit yellow -", "recruit white -", "recruit red -", "skip"]
    assert at.gain(BETTI, "recruit red -") == -price
    assert at.player(BETTI).plaza["red"] == 3


@pytest.mark.rule("TOU-14.3")
def test_nobody_is_recruited_from_an_empty_supply() -> None:
    at = with_building("monastery_1_any")
    at.state.supply["red"] = 0
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["recruit yellow -", "recruit white -", "skip"]
    assert at.reason(BETTI, "recruit red -") == "supply-empty"
    at = with_building("barracks_1")
    at.state.supply["red"] = 0
    assert at.gain(BETTI, "activate 0,0 0") == 0


# ---------------------------------------------------------------- copying


@pytest.mark.rule("TOU-15.17", "TOU-15.18", "TOU-15.19")
@pytest.mark.parametrize(
    ("card", "copied"),
    [
        ("port_1", ["0,0"]), ("port_2", ["0,0", "0,1"]), ("road_1", ["2,0"]), ("road_2", ["2,0", "2,1"]),
        ("bridge_1", ["0,0", "1,0", "2,0"]), ("bridge_2", ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1"]),
    ],
)  # fmt: skip
def test_what_each_copying_building_may_copy(card: str, copied: list[str]) -> None:
    at = with_building(card)
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "quarry_1 : yellow", "0,2": "barn_1 : damage"})
    at.quarter(KARCSI, {"1,0": "hospital_1", "1,1": "monastery_1_any : grey", "1,2": "prior_1"})
    at.quarter(KARCSI, {"2,0": "fort_1", "2,1": "arsenal_1 : red", "2,2": "mint_3"}).queue("heresy", coins=(1, 0, 0))
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == [*[f"copy 1 {space}" for space in copied], "skip"]


@pytest.mark.rule("TOU-14.4")
def test_a_damaged_building_cannot_be_copied_nor_anything_that_is_not_fit() -> None:
    at = with_building("bridge_1").quarter(KARCSI, {"0,0": "market_1 : damage", "0,1": "quarry_1 : yellow"})
    at.quarter(KARCSI, {"0,2": "prior_1", "1,0": "barn_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.reason(BETTI, "copy 1 0,0") == "no-copy-damaged"
    assert at.reason(BETTI, "copy 1 0,1") == "no-copy-occupied"
    assert at.reason(BETTI, "copy 1 0,2") == "not-a-building"
    assert at.reason(BETTI, "copy 0 0,0") == "own-building"
    assert at.reason(BETTI, "copy 2 0,0") == "nothing-there"
    assert at.reason(BETTI, "gather") == "ability-first"
    at = with_building("road_2").quarter(KARCSI, {"0,0": "market_1", "0,1": "arsenal_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.reason(BETTI, "copy 1 0,0") == "not-this-colour"


@pytest.mark.rule("Q68", "TOU-15.25")
def test_what_would_do_nothing_is_not_copied() -> None:
    at = with_building("bridge_2").quarter(KARCSI, {"0,0": "market_1", "0,1": "fort_1", "0,2": "barracks_1"})
    at.quarter(KARCSI, {"1,0": "road_1"}).deniers(BETTI, 2).queue("heresy", coins=(0, 0, 0))
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["copy 1 0,0", "skip"]
    for space in ("0,1", "0,2", "1,0"):
        assert at.reason(BETTI, f"copy 1 {space}") == "copy-does-nothing"
    at = with_building("bridge_2").quarter(KARCSI, {"0,1": "fort_1"}).queue("heresy", coins=(0, 0, 0))
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, AbilityUnused) == [AbilityUnused(BETTI, "bridge_2")], "nothing is asked"


@pytest.mark.rule("TOU-14.5")
def test_while_copying_only_own_characters_react_and_to_the_copying_building() -> None:
    at = with_building("bridge_1").quarter(BETTI, {"0,1": "prior_1", "1,0": "tax_collector_1"})
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "journeyman_2"})
    assert at.gain(BETTI, "activate 0,0 0", "copy 1 0,0") == 5 + 2, "a white building was activated, not a yellow one"


@pytest.mark.rule("TOU-14.11", "Q28")
def test_a_copied_ability_is_for_the_copier() -> None:
    at = with_building("port_1").quarter(KARCSI, {"0,0": "farmhouse_1", "0,1": "fort_1", "0,2": "road_1"})
    events = at.play(BETTI, "activate 0,0 0", "copy 1 0,0")
    assert told(events, Copied) == [Copied(BETTI, KARCSI, "0,0", "farmhouse_1")]
    assert told(events, Gained) == [Gained(BETTI, 8, "farmhouse_1")], "her own empty spaces"
    at = with_building("road_1").quarter(KARCSI, {"0,0": "barracks_1"})
    at.play(BETTI, "activate 0,0 0", "copy 1 0,0")
    assert at.player(BETTI).deniers == 3, "her own purse"
    assert at.player(BETTI).plaza["red"] == 2
    at = with_building("bridge_1").quarter(KARCSI, {"0,0": "bishopric_1"})
    at.play(BETTI, "activate 0,0 0", "copy 1 0,0")
    assert len(at.player(BETTI).hand) == 2, "her own hand"


@pytest.mark.rule("TOU-14.12", "Q29")
def test_a_copier_may_be_copied_but_no_building_twice() -> None:
    at = with_building("bridge_1").quarter(KARCSI, {"0,0": "bridge_2", "0,1": "market_1 : yellow"})
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["copy 1 0,0", "skip"], "a level I Bridge copies what is free"
    at.play(BETTI, "copy 1 0,0")
    assert at.options(BETTI) == ["copy 1 0,1", "skip"], "now it copies as a Bridge of level II"
    assert at.reason(BETTI, "copy 1 0,0") == "no-copy-twice"
    assert at.reason(BETTI, "copy 0 0,0") == "own-building", "the others are seen from the active player"
    assert at.gain(BETTI, "copy 1 0,1") == 5
    at = with_building("bridge_1").quarter(KARCSI, {"0,0": "bridge_2"})
    at.play(BETTI, "activate 0,0 0")
    assert at.to_act == (KARCSI,), "it could copy nothing, so neither can she"


# ---------------------------------------------------------------- fighting


@pytest.mark.rule("TOU-15.21", "TOU-15.22", "TOU-14.9", "TOU-14.10")
@pytest.mark.parametrize(("card", "taken"), [("fort_1", 0), ("fort_2", 2)])
def test_a_fort_fights_an_event_with_coins_for_nothing(card: str, taken: int) -> None:
    at = with_building(card).queue("heresy", "crusade", coins=(2, 0, 0)).next_event("drought").plaza(BETTI, red=1)
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["fight heresy -", "skip"]
    assert at.reason(BETTI, "fight crusade -") == "event-without-coins"
    assert at.reason(BETTI, "fight heresy 0") == "no-citizens-needed"
    events = at.play(BETTI, "fight heresy -")
    assert told(events, EventFought) == [EventFought(BETTI, "heresy", 0, 0, 2, taken, card)]
    assert at.player(BETTI).deniers == 6 + taken
    assert at.player(BETTI).ramparts == ["heresy"]
    assert (at.state.queue[0], at.state.coins[0]) == ("drought", 0), "a new event, without coins"


@pytest.mark.rule("TOU-15.23")
def test_a_bastion_fights_an_event_without_coins() -> None:
    at = with_building("bastion_2").queue("heresy", "crusade", coins=(2, 0, 0))
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["fight crusade -", "skip"]
    assert at.reason(BETTI, "fight heresy -") == "event-with-coins"
    at.play(BETTI, "fight crusade -")
    assert at.player(BETTI).ramparts == ["crusade"]


@pytest.mark.rule("TOU-15.24")
def test_there_are_two_forts_of_each_level() -> None:
    assert CARDS["fort_1"].copies == CARDS["fort_2"].copies == 2
    assert {card.id for card in CARDS.values() if card.copies == 2 and card.level < 3} == {"fort_1", "fort_2"}


@pytest.mark.rule("TOU-15.25", "Q31")
@pytest.mark.parametrize("card", ["port_1", "fort_1", "monastery_1_any", "residence_1"])
def test_a_useless_activation_is_legal(card: str) -> None:
    at = with_building(card).deniers(BETTI, 0).quarter(BETTI, {"0,1": "journeyman_1"})
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, AbilityUnused) == [AbilityUnused(BETTI, card)]
    assert at.player(BETTI).deniers == 1, "the Journeyman saw it all the same"
    assert at.to_act == (KARCSI,)
