"""TOU-6, TOU-7, TOU-13, TOU-14.6 – 14.8a: Town Criers, ramparts and what events do."""

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.data import EVENTS
from games.tournay.events import (
    AnsweredAhead,
    BallistaFired,
    CardsDamaged,
    CitizensLaid,
    CrierCalled,
    Defended,
    DeniersLost,
    EventStruck,
    Gained,
    StandingSet,
)
from games.tournay.firing import Firing, RevealDefences, Strike, after_losses
from games.tournay.moves import Defend
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told

# ---------------------------------------------------------------- the crier


@pytest.mark.rule("TOU-6.3", "TOU-6.4")
def test_the_crier_goes_under_its_deck_and_every_event_gets_a_coin_if_it_has_a_circle_free() -> None:
    at = Position().queue("banditry", "pillage", "drought", coins=(0, 3, 1))
    events = at.crier_calls(deck="white_2")
    assert told(events, CrierCalled) == [
        CrierCalled(BETTI, "white_2", 1, ("banditry", "pillage", "drought"), (1, 3, 2))
    ]
    deck = at.state.decks["white_2"]
    assert deck.crier_out
    assert "town_crier_white_2" not in deck.bag, "this deck has no further crier"
    assert at.state.coins == [1, 3, 2], "a full card gets none"
    assert at.state.criers == 1


@pytest.mark.rule("TOU-6.5", "TOU-6.6")
def test_every_event_strikes_everybody_as_often_as_it_has_coins() -> None:
    at = Position().queue("banditry", "pillage", coins=(1, 3, 0))
    for seat in range(3):
        at.deniers(seat, 10)
    events = at.crier_calls(active=KARCSI)
    assert [player.deniers for player in at.state.players] == [5, 5, 5], "2 + 3, the active player too"
    assert told(events, EventStruck) == [EventStruck("banditry", 2), EventStruck("pillage", 3)]


@pytest.mark.rule("TOU-6.7", "Q16")
def test_events_strike_in_the_order_of_the_slots_and_players_in_turn_order() -> None:
    at = Position().queue("drought", "banditry").deniers(BETTI, 9)
    events = at.crier_calls(active=GABI)
    assert [(event.event, event.seat) for event in told(events, DeniersLost)] == [  # type: ignore[attr-defined]
        ("drought", GABI), ("drought", BETTI), ("drought", KARCSI),
        ("banditry", GABI), ("banditry", BETTI), ("banditry", KARCSI),
    ]  # fmt: skip


@pytest.mark.rule("TOU-6.8", "Q17")
def test_coins_stay_on_the_events() -> None:
    at = Position()
    at.crier_calls()
    at.crier_calls(deck="red_2")
    assert at.state.coins == [2, 2, 2]


# ---------------------------------------------------------------- ramparts


@pytest.mark.rule("TOU-7.2", "TOU-7.3", "TOU-7.6", "Q19", "Q62")
def test_a_rampart_shown_before_the_first_effect_ignores_one_event_completely() -> None:
    at = Position().ramparts(KARCSI, "heresy", "crusade").queue("banditry", "drought", coins=(2, 0, 0))
    at.crier_calls()
    assert at.to_act == (KARCSI,), "who has no rampart is not asked"
    assert [player.deniers for player in at.state.players] == [6, 6, 6], "nothing has happened yet"
    assert at.options(KARCSI) == [
        "defend - -", "defend banditry -", "defend drought -", "defend banditry+drought -",
    ]  # fmt: skip
    events = at.play(KARCSI, "defend banditry -")
    assert told(events, Defended) == [Defended(KARCSI, ("banditry",), ("heresy",), None)]
    assert [player.deniers for player in at.state.players] == [2, 5, 2]
    assert at.player(KARCSI).built == ["heresy"], "the one fought first"
    assert at.player(KARCSI).ramparts == ["crusade"]
    assert GAME.standings(at.state).breakdown[KARCSI]["tournay-points-ramparts"] == 1


@pytest.mark.rule("TOU-7.4", "TOU-7.5")
def test_several_ramparts_may_be_built_one_for_each_event() -> None:
    at = Position().ramparts(KARCSI, "heresy", "crusade").queue("banditry", "drought", "pillage")
    at.crier_calls()
    assert at.reason(KARCSI, "defend banditry+drought+pillage -") == "too-few-ramparts"
    assert at.reason(KARCSI, "defend banditry+banditry -") == "one-defence-per-event"
    assert at.reason(KARCSI, "defend heresy -") == "event-not-firing"
    assert at.reason(KARCSI, "defend drought+banditry -") == "events-out-of-order"
    assert at.reason(KARCSI, "defend - banditry") == "no-catapult"
    assert at.reason(KARCSI, "gather") == "defend-first"
    at.play(KARCSI, "defend banditry+pillage -")
    assert at.player(KARCSI).built == ["heresy", "crusade"]
    assert at.player(KARCSI).deniers == 5


@pytest.mark.rule("TOU-7.6", "Q19")
def test_all_declare_at_once_and_nobody_sees_the_answers_of_the_others() -> None:
    at = Position().ramparts(KARCSI, "heresy").ramparts(GABI, "crusade").queue("banditry")
    at.crier_calls()
    assert at.to_act == (KARCSI, GABI)
    at.play(GABI, "defend banditry -")
    assert at.to_act == (KARCSI,)
    assert GAME.view(at.state, KARCSI).players[GABI].defence == "?"
    assert at.player(GABI).ramparts == ["crusade"], "not built before all have answered"
    other = Position().ramparts(KARCSI, "heresy").ramparts(GABI, "crusade").queue("banditry")
    other.crier_calls()
    other.play(GABI, "defend - -")
    assert GAME.view(other.state, KARCSI) == GAME.view(at.state, KARCSI)
    at.play(KARCSI, "defend - -")
    assert at.player(GABI).built == ["crusade"]


@pytest.mark.rule("TOU-7.7", "Q20")
def test_a_rampart_may_shut_out_a_positive_event() -> None:
    at = Position().ramparts(KARCSI, "heresy").queue("royal_visit")
    at.quarter(KARCSI, {"0,0": "fort_1"})
    at.crier_calls()
    at.play(KARCSI, "defend royal_visit -")
    assert [player.deniers for player in at.state.players] == [6, 6, 6], "he has most, and is compared, but not paid"
    assert at.player(KARCSI).built == ["heresy"]


# ---------------------------------------------------------------- what events do


@pytest.mark.rule("TOU-13.1", "TOU-13.2")
@pytest.mark.parametrize("event", ["battle_of_bouvines", "excommunication", "great_plague"])
def test_citizens_of_the_colour_lie_down_and_gathering_brings_them_back(event: str) -> None:
    colour = EVENTS[event].target
    assert colour is not None
    at = Position().queue(event, coins=(1, 0, 0)).plaza(KARCSI, **{colour: 1}).plaza(GABI)
    at.player(GABI).lying[colour] = 2
    events = at.crier_calls()
    assert told(events, CitizensLaid) == [
        CitizensLaid(BETTI, event, (colour, colour)),
        CitizensLaid(KARCSI, event, (colour,)),
    ]
    assert at.player(BETTI).plaza[colour] == 0
    assert at.player(BETTI).lying[colour] == 2
    at.turn(BETTI).play(BETTI, "gather")
    assert at.player(BETTI).plaza[colour] == 2


@pytest.mark.rule("TOU-13.3", "TOU-13.4")
@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("battle_of_courtrai", ("fort_1", "knight_1")),
        ("william_the_conqueror", ("market_1", "architect_1")),
        ("heresy", ("hospital_1", "prior_1")),
    ],
)
def test_a_free_card_of_the_colour_is_damaged_building_or_character(event: str, cards: tuple[str, str]) -> None:
    building, character = cards
    at = Position().queue(event)
    at.quarter(KARCSI, {"0,0": building, "0,1": character, "0,2": "cathedral_3", "1,0": f"{building} : grey"})
    at.quarter(KARCSI, {"1,1": "arsenal_1 : damage", "1,2": "barn_1 : damage", "2,2": "bridge_1 : damage"})
    at.crier_calls()
    assert at.to_act == (KARCSI,), "only he has a choice"
    assert at.options(KARCSI) == ["damage 0,0", "damage 0,1"], "free, level I or II, of the colour"
    assert at.reason(KARCSI, "damage 1,0") == "damage-free-card"
    assert at.reason(KARCSI, "lay red") == "suffer-first"
    events = at.play(KARCSI, "damage 0,0")
    assert told(events, CardsDamaged) == [CardsDamaged(KARCSI, event, ("0,0",), (building,))]
    at.turn(KARCSI)
    assert at.reason(KARCSI, "activate 0,0 1") == "building-damaged"
    at.play(KARCSI, "gather")
    assert at.site(KARCSI, "0,0").free


@pytest.mark.rule("TOU-13.5")
def test_a_crusade_takes_a_citizen_of_a_colour_that_stands() -> None:
    at = Position().queue("crusade").plaza(KARCSI, red=1, white=1).plaza(GABI, yellow=2)
    at.plaza(BETTI)
    events = at.crier_calls()
    assert at.to_act == (KARCSI,), "one colour or none leaves no choice"
    assert at.options(KARCSI) == ["lay white", "lay red"]
    assert at.reason(KARCSI, "lay yellow") == "no-such-citizen"
    assert at.reason(KARCSI, "damage 0,0") == "suffer-first"
    events = at.play(KARCSI, "lay red")
    assert told(events, CitizensLaid) == [
        CitizensLaid(KARCSI, "crusade", ("red",)),
        CitizensLaid(GABI, "crusade", ("yellow",)),
    ]
    assert at.standing(KARCSI) == {"white": 1}


@pytest.mark.rule("TOU-13.6", "Q26")
def test_a_norman_attack_damages_any_free_card() -> None:
    at = Position().queue("norman_attack")
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "fort_1 : grey", "1,0": "mint_3"})
    at.quarter(GABI, {"0,0": "hospital_1"})
    events = at.crier_calls()
    assert at.options(KARCSI) == ["damage 0,0", "damage 0,1"]
    events = at.play(KARCSI, "damage 0,1")
    assert [event.seat for event in told(events, CardsDamaged)] == [KARCSI, GABI]  # type: ignore[attr-defined]
    assert at.site(GABI, "0,0").damaged, "where there is no choice it happens by itself"


@pytest.mark.rule("TOU-13.7", "Q49")
@pytest.mark.parametrize("event", ["public_festival", "procession", "royal_visit"])
def test_a_positive_event_pays_whoever_has_most_buildings_and_citizens_of_the_colour(event: str) -> None:
    colour = EVENTS[event].target
    building, character, prestigious = {
        "yellow": ("market_1", "architect_1", "mint_3"),
        "white": ("hospital_1", "prior_1", "cathedral_3"),
        "red": ("fort_1", "knight_1", "tour_d_arras_3"),
    }[colour or "red"]
    at = Position().queue(event)
    at.quarter(KARCSI, {"0,0": building, "0,1": f"{character} : damage"})
    at.quarter(GABI, {"0,0": character, "0,1": prestigious})
    at.crier_calls()
    assert [player.deniers for player in at.state.players] == [6, 8, 6], "characters and level III do not count"
    at = Position().queue(event).quarter(KARCSI, {"0,0": f"{building} : damage"})
    at.plaza(BETTI)
    at.crier_calls()
    assert [player.deniers for player in at.state.players] == [6, 8, 6], "damaged buildings and lying citizens do"
    at = Position().queue(event).quarter(KARCSI, {"0,0": f"{building} {character}"}).quarter(GABI, {"0,0": building})
    at.crier_calls()
    assert [player.deniers for player in at.state.players] == [6, 6, 8], "covered buildings do not"


@pytest.mark.rule("TOU-13.8", "Q49")
def test_all_who_are_tied_are_paid_even_for_nothing() -> None:
    at = Position().queue("procession", coins=(2, 0, 0))
    at.crier_calls()
    assert [player.deniers for player in at.state.players] == [12, 12, 12], "once for each coin"
    at = Position().queue("procession")
    for seat in range(3):
        at.citizens(seat)
    events = at.crier_calls()
    assert len(told(events, Gained)) == 3


@pytest.mark.rule("TOU-13.9")
@pytest.mark.parametrize("event", ["banditry", "pillage", "battle_of_cassel", "drought"])
def test_a_money_event_takes_a_denier_from_whoever_has_one(event: str) -> None:
    at = Position().queue(event, coins=(2, 0, 0)).deniers(BETTI, 0).deniers(KARCSI, 2)
    events = at.crier_calls()
    assert [player.deniers for player in at.state.players] == [0, 0, 3]
    assert told(events, DeniersLost) == [DeniersLost(KARCSI, event, 2), DeniersLost(GABI, event, 3)]


@pytest.mark.rule("TOU-13.10", "Q27", "Q63")
def test_each_coin_asks_anew_until_the_rest_makes_no_difference() -> None:
    at = Position().queue("norman_attack", coins=(1, 0, 0))
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "fort_1"})
    at.quarter(GABI, {"0,0": "hospital_1", "0,1": "quarry_1"})
    at.crier_calls()
    assert at.to_act == (KARCSI,), "two coins take both cards of Gabi"
    at.play(KARCSI, "damage 0,1")
    assert at.options(KARCSI) == ["damage 0,0", "damage 0,2"], "a damaged card is no longer free"
    events = at.play(KARCSI, "damage 0,2")
    assert told(events, CardsDamaged) == [
        CardsDamaged(KARCSI, "norman_attack", ("0,1", "0,2"), ("prior_1", "fort_1")),
        CardsDamaged(GABI, "norman_attack", ("0,0", "0,1"), ("hospital_1", "quarry_1")),
    ]
    at = Position().queue("crusade", coins=(1, 0, 0)).plaza(KARCSI, red=2, white=1).plaza(BETTI).plaza(GABI)
    at.crier_calls()
    at.play(KARCSI, "lay red", "lay red")
    assert at.standing(KARCSI) == {"white": 1}


@pytest.mark.rule("TOU-13.10", "Q16")
def test_victims_choose_at_the_same_time_and_in_private() -> None:
    at = Position().queue("norman_attack", "heresy")
    for seat in (KARCSI, GABI):
        at.quarter(seat, {"0,0": "market_1", "0,1": "prior_1", "0,2": "hospital_1"})
    at.crier_calls()
    assert at.to_act == (KARCSI, GABI)
    at.play(GABI, "damage 0,0", "damage 0,2")
    assert at.to_act == (KARCSI,)
    assert GAME.view(at.state, KARCSI).players[GABI].choices == ["?", "?"]
    assert all(site.free for site in at.player(GABI).quarter.values()), "nothing lies there before all have chosen"
    at.play(KARCSI, "damage 0,1")
    assert at.site(GABI, "0,2").damaged
    assert at.site(KARCSI, "0,2").damaged, "the Heresy found one white card left"


@pytest.mark.rule("TOU-13.11")
def test_a_damaged_character_does_nothing() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1", "0,1": "journeyman_2 : damage"})
    assert at.gain(BETTI, "activate 0,0 0") == 5


# ---------------------------------------------------------------- the Ballista


@pytest.mark.rule("TOU-14.6", "TOU-14.8a", "TOU-15.20", "Q54")
def test_a_ballista_adds_coins_then_opponents_defend_then_the_events_strike_them() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_1"}).queue("drought", "banditry", "pillage")
    at.ramparts(KARCSI, "heresy").ramparts(BETTI, "crusade")
    at.play(BETTI, "activate 0,0 0")
    assert at.options(BETTI) == [
        "fire drought", "fire banditry", "fire pillage", "fire drought+banditry", "fire drought+pillage",
        "fire banditry+pillage", "skip",
    ]  # fmt: skip
    assert at.reason(BETTI, "fire drought+banditry+pillage") == "too-many-events"
    assert at.reason(BETTI, "fire -") == "too-many-events", "at least one"
    assert at.reason(BETTI, "fire heresy") == "event-not-in-queue"
    assert at.reason(BETTI, "fire banditry+drought") == "events-out-of-order"
    events = at.play(BETTI, "fire drought+pillage")
    assert told(events, BallistaFired) == [BallistaFired(BETTI, ("drought", "pillage"), (1, 1))]
    assert at.state.coins == [1, 0, 1]
    assert at.to_act == (KARCSI,), "only opponents defend"
    at.play(KARCSI, "defend drought -")
    assert [player.deniers for player in at.state.players] == [6, 5, 4]
    assert at.player(KARCSI).built == ["heresy"]


@pytest.mark.rule("TOU-15.20")
def test_a_ballista_of_level_two_fires_up_to_three() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_2"}).queue("drought", "banditry", "pillage")
    at.play(BETTI, "activate 0,0 0", "fire drought+banditry+pillage")
    assert [player.deniers for player in at.state.players] == [6, 3, 3]


@pytest.mark.rule("TOU-14.7")
def test_a_ballista_s_positive_event_is_for_everybody() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_1"}).queue("royal_visit", coins=(1, 0, 0))
    at.play(BETTI, "activate 0,0 0", "fire royal_visit")
    assert [player.deniers for player in at.state.players] == [10, 6, 6], "the Ballista and three red citizens"


@pytest.mark.rule("TOU-14.8")
def test_a_ballista_may_choose_a_full_event() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "ballista_1"}).queue("drought", coins=(3, 0, 0))
    at.play(BETTI, "activate 0,0 0", "fire drought")
    assert at.state.coins[0] == 3
    assert [player.deniers for player in at.state.players] == [6, 3, 3]


# ---------------------------------------------------------------- standing answers


@pytest.mark.rule("Q65")
def test_a_standing_answer_may_be_given_at_any_time_by_whoever_holds_a_rampart() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "heresy").queue("drought", "banditry")
    assert GAME.welcome(at.state) == (KARCSI,)
    assert at.options(KARCSI) == ["standing suffer", "standing guard"]
    assert at.options(GABI) == []
    assert at.reason(KARCSI, "gather") == "not-your-turn"
    assert at.reason(KARCSI, "standing ask") == "answer-stands-already"
    assert at.reason(BETTI, "standing suffer") == "no-rampart-in-hand"
    assert at.play(KARCSI, "standing suffer") == [StandingSet(KARCSI, "suffer")]
    assert at.player(KARCSI).standing_for == ["drought", "banditry"], "not for a slot that is empty"
    assert at.to_act == (BETTI,), "nobody waited for it"
    assert at.options(KARCSI) == ["standing ask", "standing guard"]
    assert GAME.view(at.state, GABI).players[KARCSI].standing == "?"
    events = at.crier_calls()
    assert told(events, AnsweredAhead) == [AnsweredAhead(KARCSI)]
    assert at.to_act == (KARCSI,), "it is his turn now: the events have struck"
    assert at.player(KARCSI).deniers == 4
    assert at.player(KARCSI).ramparts == ["heresy"]


@pytest.mark.rule("Q65")
def test_a_standing_answer_costs_whoever_is_playing_nothing() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "heresy").ramparts(BETTI, "crusade")
    at.play(BETTI, "standing guard")
    at.play(KARCSI, "standing suffer")
    assert (at.state.played, at.state.barrier, at.state.last_seat) == (2, 0, BETTI)


@pytest.mark.rule("Q65")
def test_a_standing_answer_does_not_hold_for_events_that_came_later() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "heresy").queue("drought", "banditry")
    at.play(KARCSI, "standing suffer")
    at.queue("drought", "norman_attack").crier_calls()
    assert at.to_act == (KARCSI,)
    assert at.asked == "DeclareDefences"


@pytest.mark.rule("Q65")
def test_the_guard_builds_a_rampart_against_each_event_that_would_damage_a_card() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "crusade", "procession")
    at.queue("drought", "norman_attack", "heresy").quarter(KARCSI, {"0,0": "market_1"})
    at.play(KARCSI, "standing guard")
    at.crier_calls()
    assert at.player(KARCSI).built == ["crusade"], "a Heresy cannot hurt a Market"
    assert at.site(KARCSI, "0,0").free
    at = Position().turn(BETTI).ramparts(KARCSI, "crusade")
    at.queue("drought", "norman_attack", "heresy").quarter(KARCSI, {"0,0": "prior_1", "0,1": "market_1"})
    at.play(KARCSI, "standing guard")
    at.crier_calls()
    assert at.asked == "DeclareDefences", "one rampart against two damages: that has to be asked"
    at = Position().turn(BETTI).ramparts(KARCSI, "crusade")
    at.queue("drought", "norman_attack").quarter(KARCSI, {"0,0": "prior_1", "0,1": "market_1"})
    at.play(KARCSI, "standing guard")
    at.crier_calls()
    assert (at.player(KARCSI).built, at.player(KARCSI).ramparts) == (["crusade"], []), "the last rampart will do"


@pytest.mark.rule("Q65")
def test_who_said_to_suffer_everything_keeps_the_ramparts() -> None:
    at = Position().turn(BETTI).ramparts(KARCSI, "crusade").queue("drought", "norman_attack")
    at.quarter(KARCSI, {"0,0": "market_1"})
    at.play(KARCSI, "standing suffer")
    at.crier_calls()
    assert (at.player(KARCSI).ramparts, at.player(KARCSI).built) == (["crusade"], [])
    assert at.site(KARCSI, "0,0").damaged


@pytest.mark.rule("Q65")
def test_a_manned_catapult_is_always_asked_about() -> None:
    at = Position(expansion="replace").turn(BETTI).ramparts(KARCSI, "crusade").queue("drought")
    at.quarter(KARCSI, {"0,0": "catapult_1 : red"})
    at.play(KARCSI, "standing suffer")
    at.crier_calls()
    assert at.asked == "DeclareDefences"


def test_the_defaults_of_a_firing_harm_least() -> None:
    at = Position().ramparts(KARCSI, "crusade").queue("norman_attack")
    at.quarter(KARCSI, {"0,0": "market_2", "0,1": "market_1", "0,2": "prior_1"})
    at.crier_calls()
    assert GAME.default_move(at.state, KARCSI) == Defend((), None)
    at.play(KARCSI, "defend - -")
    assert GAME.default_move(at.state, KARCSI).notation == "damage 0,2"
    at = Position().queue("norman_attack").quarter(KARCSI, {"0,0": "prior_2", "0,1": "market_1"})
    at.crier_calls()
    assert GAME.default_move(at.state, KARCSI).notation == "damage 0,1", "the cheaper one, though a building"
    for quarter, least in (
        ({"0,0": "road_1", "0,1": "market_1"}, "0,1"),
        ({"0,0": "market_1", "0,1": "advocate_1"}, "0,1"),
    ):
        at = Position().queue("norman_attack").quarter(KARCSI, quarter)
        at.crier_calls()
        assert GAME.default_move(at.state, KARCSI).notation == f"damage {least}", "then a character, then less prestige"
    at = Position().queue("crusade").plaza(KARCSI, red=1, white=2).plaza(BETTI).plaza(GABI)
    at.crier_calls()
    assert GAME.default_move(at.state, KARCSI).notation == "lay white"


@pytest.mark.rule("TOU-13.10")
def test_what_was_lost_before_counts_for_the_next_choice() -> None:
    """Also for the default: of two white and two yellow, the first loss leaves more of the other."""
    at = Position().queue("excommunication", "crusade", coins=(0, 1, 0)).plaza(BETTI).plaza(GABI)
    at.plaza(KARCSI, white=3, yellow=2)
    at.crier_calls()
    assert at.options(KARCSI) == ["lay yellow", "lay white"]
    seen = after_losses(at.state, KARCSI).players[KARCSI]
    assert (seen.plaza["white"], seen.lying["white"]) == (2, 1), "the Excommunication took one"
    assert at.standing(KARCSI) == {"yellow": 2, "white": 3}, "but nobody sees that before all have chosen"
    assert GAME.default_move(at.state, KARCSI).notation == "lay yellow"
    at.play(KARCSI, "lay yellow")
    assert after_losses(at.state, KARCSI).players[KARCSI].plaza == {"yellow": 1, "white": 2, "red": 0}
    assert GAME.default_move(at.state, KARCSI).notation == "lay white"
    assert after_losses(at.state, GABI) is at.state, "who is not asked sees the position as it is"
    at.play(KARCSI, "lay white")
    assert at.standing(KARCSI) == {"yellow": 1, "white": 1}
    assert after_losses(at.state, KARCSI) is at.state


def test_damage_already_chosen_shows_to_the_seat_alone() -> None:
    at = Position().queue("norman_attack", coins=(1, 0, 0))
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "fort_1"})
    at.crier_calls()
    at.play(KARCSI, "damage 0,1")
    own, other = GAME.view(at.state, KARCSI), GAME.view(at.state, GABI)
    damaged = [space for space, site in after_losses(own, KARCSI).players[KARCSI].quarter.items() if site.damaged]
    assert damaged == ["0,1"]
    assert not any(site.damaged for site in after_losses(other, GABI).players[KARCSI].quarter.values())
    assert not any(site.damaged for site in own.players[KARCSI].quarter.values())


@pytest.mark.parametrize(
    ("queue", "kept_off"),
    [
        (("battle_of_bouvines", "banditry"), "banditry"),
        (("heresy", "banditry"), "banditry"),
        (("william_the_conqueror", "banditry"), "william_the_conqueror"),
        (("crusade", "banditry"), "crusade"),
        (("great_plague", "banditry"), "great_plague"),
        (("norman_attack", "drought"), "norman_attack"),
        (("battle_of_bouvines", "heresy"), "-"),
        (("royal_visit", "public_festival"), "-"),
    ],
)
def test_by_default_a_manned_catapult_keeps_off_what_would_take_most(queue: tuple[str, str], kept_off: str) -> None:
    """Karcsi has two yellow citizens standing, two free yellow cards, and one denier."""
    at = Position(expansion="replace").queue(*queue, coins=(2, 2, 0)).deniers(KARCSI, 1).plaza(KARCSI, yellow=2)
    at.quarter(KARCSI, {"0,0": "catapult_1 : grey", "0,1": "market_1", "0,2": "residence_1"})
    at.crier_calls()
    assert GAME.default_move(at.state, KARCSI).notation == f"defend - {kept_off}"
    at = Position(expansion="replace").queue("banditry", "william_the_conqueror", coins=(2, 2, 0)).deniers(KARCSI, 1)
    at.plaza(KARCSI, red=3).quarter(KARCSI, {"0,0": "catapult_1 : grey", "0,1": "market_1", "0,2": "residence_1"})
    at.crier_calls()
    assert GAME.default_move(at.state, KARCSI).notation == "defend - william_the_conqueror", "two cards, one denier"


def test_that_events_fire_and_that_they_strike_cannot_be_taken_back() -> None:
    """Who answered ahead is told at once, and what was chosen secretly is shown."""
    at = Position().queue("banditry").ramparts(KARCSI, "heresy")
    at.state.played = 7
    at.run(Firing(BETTI, ("banditry",), False))
    assert (at.asked, at.state.barrier) == ("DeclareDefences", 7)
    at = Position().queue("heresy", coins=(1, 0, 0)).quarter(GABI, {"0,0": "prior_1", "0,1": "hospital_1"})
    at.state.played = 7
    at.run(RevealDefences(BETTI, ("heresy",), True))
    assert (at.asked, at.state.barrier) == ("Suffer", 7), "whoever defended did so before everybody's eyes"
    at = Position().queue("banditry")
    at.state.played = 7
    at.run(Strike(BETTI, ("banditry",), (("banditry",),) * 3))
    assert at.state.barrier == 7
