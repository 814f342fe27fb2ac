"""TOU-5, TOU-6.1, 6.2, 6.9, 6.10, TOU-14.1: drawing cards."""

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.data import DECKS
from games.tournay.events import CardKept, CardsTaken, CrierCalled, FaceUpBuried, FaceUpTaken, Looked
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told


@pytest.mark.rule("TOU-5.1", "TOU-5.2")
@pytest.mark.parametrize("deck", list(DECKS))
def test_a_level_takes_as_many_citizens_of_the_deck_s_colour_and_lays_them_down(deck: str) -> None:
    colour, level = DECKS[deck].colour, DECKS[deck].level
    at = Position(seats=2).turn(BETTI).plaza(BETTI, **{colour: 3}).plaza(KARCSI)
    assert {move.split()[1] for move in at.options(BETTI, "draw")} == {f"{colour}_{n}" for n in (1, 2, 3)}
    at.play(BETTI, f"draw {deck} hidden " + "+".join("0" * level))
    assert at.player(BETTI).lying[colour] >= level
    assert at.player(BETTI).plaza[colour] == 3 - level


@pytest.mark.rule("TOU-5.3")
def test_the_face_up_card_may_be_taken() -> None:
    at = Position().turn(BETTI)
    assert at.reason(BETTI, "draw red_1 face_up 0") == "no-face-up-card"
    at.deck("red_1", "fort_1", "road_1", up="arsenal_1")
    events = at.play(BETTI, "draw red_1 face_up 0")
    assert told(events, FaceUpTaken) == [FaceUpTaken(BETTI, "red_1", "arsenal_1")]
    assert at.player(BETTI).hand == ["arsenal_1"]
    assert at.player(BETTI).known == ["arsenal_1"], "everybody saw it"
    assert at.state.decks["red_1"].up is None
    assert at.state.decks["red_1"].size == 2


@pytest.mark.rule("TOU-5.4")
def test_or_two_hidden_cards_are_seen_and_one_is_kept() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", "road_1", "arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert told(events, Looked) == [Looked(BETTI, "red_1", ("fort_1", "road_1"), False)]
    assert told(events, Looked)[0].seen_by(KARCSI) == Looked(BETTI, "red_1", ("?", "?"), False)
    assert at.options(BETTI) == ["keep fort_1", "keep road_1"]
    assert at.reason(BETTI, "keep arsenal_1") == "card-not-drawn"
    assert at.reason(BETTI, "gather") == "keep-first"
    events = at.play(BETTI, "keep road_1")
    assert at.state.barrier == at.state.played, "everybody has seen the other one"
    assert told(events, CardKept) == [CardKept(BETTI, "red_1", "road_1", "fort_1", "")]
    assert at.player(BETTI).hand == ["road_1"]
    assert at.player(BETTI).known == []
    assert at.state.decks["red_1"].up == "fort_1"
    assert at.under("red_1") == ["arsenal_1"]


@pytest.mark.rule("TOU-5.4")
def test_two_cards_alike_are_asked_about_too() -> None:
    """Otherwise not being asked would tell the others what was kept."""
    at = Position().turn(BETTI).deck("red_1", "fort_1", "fort_1", "arsenal_1")
    at.play(BETTI, "draw red_1 hidden 0")
    assert at.to_act == (BETTI,)
    assert at.options(BETTI) == ["keep fort_1"]
    at.play(BETTI, "keep fort_1")
    assert at.state.decks["red_1"].up == "fort_1"


@pytest.mark.rule("TOU-5.5")
def test_a_face_up_card_is_buried_first() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", "road_1", "barracks_1", up="arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert told(events, FaceUpBuried) == [FaceUpBuried(BETTI, "red_1", "arsenal_1")]
    assert at.player(BETTI).looked == ["fort_1", "road_1"]
    assert at.under("red_1") == ["barracks_1", "arsenal_1"]
    assert GAME.view(at.state, KARCSI).decks["red_1"].under[-1].shown == "arsenal_1", "everybody knows where it is"


@pytest.mark.rule("TOU-5.6")
@pytest.mark.parametrize("up", [None, "arsenal_1"])
def test_with_two_cards_left_both_are_seen(up: str | None) -> None:
    hidden = ("fort_1",) if up else ("arsenal_1", "fort_1")
    at = Position().turn(BETTI).deck("red_1", *hidden, up=up)
    at.play(BETTI, "draw red_1 hidden 0")
    assert sorted(at.player(BETTI).looked) == ["arsenal_1", "fort_1"]
    at.play(BETTI, "keep fort_1")
    assert at.state.decks["red_1"].up == "arsenal_1"
    assert at.state.decks["red_1"].size == 1


@pytest.mark.rule("TOU-5.6", "Q14")
def test_with_two_cards_left_the_face_up_one_alone_may_be_taken() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", up="arsenal_1")
    assert [move.split()[2] for move in at.options(BETTI, "draw") if "red_1" in move and move.endswith(" 0")] == [
        "face_up",
        "hidden",
    ]


@pytest.mark.rule("TOU-5.6", "Q59")
def test_who_keeps_the_open_one_of_two_is_known_to_have_it() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", up="arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0", "keep arsenal_1")
    assert at.player(BETTI).known == ["arsenal_1"]
    assert told(events, CardKept) == [CardKept(BETTI, "red_1", "arsenal_1", "fort_1", "arsenal_1")]
    at = Position().turn(BETTI).deck("red_1", "fort_1", up="arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0", "keep fort_1")
    assert at.player(BETTI).known == []
    assert told(events, CardKept) == [CardKept(BETTI, "red_1", "fort_1", "arsenal_1", "")]


@pytest.mark.rule("TOU-5.7")
def test_a_single_card_left_is_taken() -> None:
    at = Position().turn(BETTI).deck("red_1", up="arsenal_1")
    assert at.reason(BETTI, "draw red_1 hidden 0") == "last-card-must-be-taken"
    at.play(BETTI, "draw red_1 face_up 0")
    assert at.player(BETTI).hand == ["arsenal_1"]
    at = Position().turn(BETTI).deck("red_1", "arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert at.player(BETTI).hand == ["arsenal_1"], "there is nothing to choose"
    assert told(events, CardKept) == [CardKept(BETTI, "red_1", "arsenal_1", None, "")]
    assert at.state.decks["red_1"].size == 0


@pytest.mark.rule("TOU-5.8", "TOU-5.9", "Q14")
def test_an_empty_deck_cannot_be_drawn_from_whatever_crier_lies_under_it() -> None:
    at = Position().turn(BETTI).criers("red_1").deck("red_1")
    assert at.state.decks["red_1"].crier_out
    assert at.state.decks["red_1"].size == 0
    assert at.reason(BETTI, "draw red_1 hidden 0") == "deck-empty"
    assert at.reason(BETTI, "draw blue_1 hidden 0") == "no-such-deck"
    at.quarter(BETTI, {"0,0": "fort_1"}).hand(BETTI, "prior_1").play(BETTI, "play prior_1 - 0,0")
    assert "draw red_1 hidden 0" in at.options(BETTI), "a card discarded later lies above the crier"


@pytest.mark.rule("TOU-6.1", "TOU-6.2", "Q15")
def test_a_crier_among_the_cards_is_replaced_and_fires_when_the_choice_is_made() -> None:
    at = Position().turn(BETTI).deck("red_1", "fort_1", "crier", "road_1", "arsenal_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert told(events, Looked) == [Looked(BETTI, "red_1", ("fort_1", "road_1"), True)]
    assert not told(events, CrierCalled)
    assert at.state.coins == [0, 0, 0], "nothing has fired yet"
    events = at.play(BETTI, "keep fort_1")
    kinds = [type(event) for event in told(events, CardKept, CrierCalled)]
    assert kinds == [CardKept, CrierCalled]
    assert at.state.coins == [1, 1, 1]


@pytest.mark.rule("TOU-6.9", "Q14")
def test_a_crier_that_cannot_be_replaced_leaves_the_other_card_or_none() -> None:
    at = Position().turn(BETTI).deck("red_1", "crier", "fort_1")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert at.player(BETTI).hand == ["fort_1"]
    assert len(told(events, CrierCalled)) == 1
    at = Position().turn(BETTI).deck("red_1", "crier")
    events = at.play(BETTI, "draw red_1 hidden 0")
    assert at.player(BETTI).hand == []
    assert len(told(events, CrierCalled)) == 1
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-6.9")
def test_a_buried_card_can_replace_the_crier() -> None:
    at = Position().turn(BETTI).deck("red_1", "crier", "road_1", up="arsenal_1")
    at.play(BETTI, "draw red_1 hidden 0")
    assert at.player(BETTI).looked == ["road_1", "arsenal_1"]


@pytest.mark.rule("TOU-6.10", "Q18")
@pytest.mark.parametrize(
    ("building", "deck"), [("barn_1", "yellow_2"), ("arsenal_1", "red_2"), ("bishopric_2", "white_3")]
)
def test_a_crier_drawn_by_an_ability_fires_as_well(building: str, deck: str) -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": building})
    at.deck(deck, "crier", only=False)
    at.play(BETTI, "activate 0,0 0", f"draw {deck} hidden -")
    assert at.state.coins == [0, 0, 0]
    events = at.play(BETTI, at.options(BETTI)[0])
    assert len(told(events, CrierCalled)) == 1
    assert at.state.decks[deck].crier_out


@pytest.mark.rule("TOU-6.10", "Q18", "TOU-15.8")
def test_taking_two_cards_replaces_the_crier_and_then_fires() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "bishopric_1"})
    at.deck("white_2", "crier", "prior_2", "priest_2", "bridge_2")
    events = at.play(BETTI, "activate 0,0 0")
    assert told(events, CardsTaken) == [CardsTaken(BETTI, "white_2", ("prior_2", "priest_2"), None, True)]
    assert sorted(at.player(BETTI).hand) == ["priest_2", "prior_2"]
    assert at.state.coins == [1, 1, 1]


@pytest.mark.rule("TOU-14.1")
def test_a_face_up_card_is_one_of_the_two_taken() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "library_1_take_two"})
    at.deck("red_1", "fort_1", "road_1", up="arsenal_1")
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == ["take yellow_1", "take white_1", "take red_1", "skip"]
    events = at.play(BETTI, "take red_1")
    assert told(events, CardsTaken) == [CardsTaken(BETTI, "red_1", ("arsenal_1", "fort_1"), "arsenal_1", False)]
    assert at.player(BETTI).hand == ["arsenal_1", "fort_1"]
    assert at.player(BETTI).known == ["arsenal_1"]
    assert (at.state.decks["red_1"].up, at.under("red_1")) == (None, ["road_1"])


@pytest.mark.rule("TOU-14.1a", "Q53")
def test_taking_two_from_less_takes_what_there_is() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "bishopric_1"}).deck("white_2", "prior_2")
    at.play(BETTI, "activate 0,0 0")
    assert at.player(BETTI).hand == ["prior_2"]
    at.turn(BETTI).quarter(BETTI, {"0,1": "bishopric_1"})
    at.play(BETTI, "activate 0,1 0")
    assert at.player(BETTI).hand == ["prior_2"]
    at.turn(KARCSI).quarter(KARCSI, {"0,0": "library_2_take_two"})
    at.play(KARCSI, "activate 0,0 1")
    assert at.options(KARCSI) == ["take yellow_2", "take red_2", "skip"], "white II is empty"
    assert at.reason(KARCSI, "take white_2") == "deck-empty"
    assert at.reason(KARCSI, "take white_1") == "not-this-deck"


# ---------------------------------------------------------------- who knows what


@pytest.mark.rule("Q59", "Q60")
def test_others_see_the_backs_of_a_hand_and_what_was_taken_openly() -> None:
    at = Position().hand(BETTI, "market_1", "fort_1").hand(BETTI, "quarry_1", openly=True)
    seen = GAME.view(at.state, KARCSI).players[BETTI]
    assert seen.hand == ["?", "?", "?"]
    assert seen.backs == ["yellow_1", "yellow_1", "red_1"]
    assert seen.known == ["quarry_1"]
    at.hand(BETTI, "prior_1", "road_1").turn(BETTI)
    at.play(BETTI, "gather", "discard market_1")
    assert at.player(BETTI).known == [], "a yellow I card was put away: nobody can be sure which"
    assert GAME.view(at.state, KARCSI).decks["yellow_1"].under[0].card == "?"
    assert GAME.view(at.state, BETTI).decks["yellow_1"].under[0].card == "market_1"


@pytest.mark.rule("Q60")
def test_a_discarded_card_is_known_if_it_could_be_no_other() -> None:
    at = Position().hand(BETTI, "fort_1", "road_1", "prior_1", "mint_3").hand(BETTI, "quarry_1", openly=True)
    at.turn(BETTI).play(BETTI, "gather", "discard quarry_1")
    assert GAME.view(at.state, GABI).decks["yellow_1"].under[0].shown == "quarry_1"
    assert at.player(BETTI).known == []
    at = Position().hand(BETTI, "fort_1", "road_1", "mint_3").hand(BETTI, "quarry_1", "market_1", openly=True)
    at.turn(BETTI).play(BETTI, "gather", "discard quarry_1")
    assert at.player(BETTI).known == ["market_1"], "what is left is as sure as before"
