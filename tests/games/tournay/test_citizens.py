"""TOU-4, TOU-9, TOU-10, TOU-11, TOU-12: using citizens, fighting, earning, gathering, the hand limit."""

from collections.abc import Callable

import pytest

from engine.events import Forced
from games.tournay import TOURNAY as GAME
from games.tournay.citizens import ways, ways_to_use
from games.tournay.data import EVENTS
from games.tournay.events import (
    CitizensUsed,
    Discarded,
    Earned,
    EventFought,
    EventTurnedUp,
    Gathered,
    RampartBuilt,
    TurnBegan,
)
from games.tournay.reach import fights, reach, recruits, ways_by_need
from games.tournay.steps import Turn
from tests.games.tournay.positions import BETTI, GABI, KARCSI, KRISZTI, Position, told

# ---------------------------------------------------------------- using citizens


@pytest.mark.rule("TOU-4.1", "TOU-5.1")
def test_all_citizens_of_an_action_have_one_colour_and_their_number_is_given() -> None:
    at = Position().turn(BETTI)
    assert at.reason(BETTI, "draw white_2 hidden 0") == "wrong-number-of-citizens"
    assert at.refusal(BETTI, "draw white_2 hidden 0").args_ == {"need": 2, "given": 1}
    at.plaza(BETTI, white=1, red=1, yellow=1)
    assert at.reason(BETTI, "draw white_2 hidden 0+0") == "citizen-not-available", "red and white do not go together"


@pytest.mark.rule("TOU-4.2")
def test_own_citizens_cost_nothing_and_are_offered_first() -> None:
    at = Position().turn(BETTI)
    ways = [move.split()[3] for move in at.options(BETTI, "draw") if move.startswith("draw red_2 hidden")]
    assert ways == ["0+0", "0+1", "0+2", "1+1", "1+2", "2+2"]
    assert at.gain(BETTI, "draw red_2 hidden 0+0") == 0


@pytest.mark.rule("TOU-4.3", "TOU-4.5", "Q12")
def test_a_borrowed_citizen_is_paid_to_its_owner_and_lies_at_its_owner_s() -> None:
    at = Position().turn(BETTI).plaza(BETTI)
    before = at.player(KARCSI).deniers
    events = at.play(BETTI, "draw red_1 hidden 1")
    assert told(events, CitizensUsed) == [CitizensUsed(BETTI, "red", (KARCSI,), 2)]
    assert at.player(BETTI).deniers == 4
    assert at.player(KARCSI).deniers == before + 2
    assert at.lying(KARCSI) == {"red": 1}
    assert at.player(KARCSI).citizens("red") == 2, "it still belongs to him"
    assert at.to_act == (BETTI,), "nobody asks him"


@pytest.mark.rule("TOU-4.4")
def test_citizens_of_several_players_are_combined() -> None:
    at = Position(seats=4).turn(GABI).plaza(GABI, red=1)
    at.play(GABI, "draw red_3 hidden 2+3+1")
    assert [at.lying(seat).get("red", 0) for seat in range(4)] == [0, 1, 2, 1]
    assert [at.player(seat).deniers for seat in range(4)] == [6, 8, 2, 8]
    at.turn(GABI).plaza(GABI, red=1)
    assert at.reason(GABI, "draw red_2 hidden 3+2") == "citizens-out-of-order", "one way of writing it"


@pytest.mark.rule("TOU-4.6", "TOU-10.2")
def test_earning_takes_own_citizens_only() -> None:
    at = Position().turn(BETTI).plaza(BETTI, red=1)
    assert at.options(BETTI, "earn") == ["earn red 1"]
    assert at.reason(BETTI, "earn white 1") == "too-few-own-citizens"
    assert at.reason(BETTI, "earn red 2") == "too-few-own-citizens"


@pytest.mark.rule("TOU-4.7")
def test_exactly_one_action_is_chosen_from_five() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "market_1"}).queue("heresy", coins=(1, 0, 0))
    kinds = dict.fromkeys(move.split()[0] for move in at.options(BETTI))
    assert list(kinds) == ["draw", "activate", "fight", "earn", "gather"]
    at.play(BETTI, "earn red 1")
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-4.8", "Q13")
def test_what_an_action_brings_does_not_pay_for_it() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 1).quarter(BETTI, {"0,0": "market_1"}).plaza(BETTI)
    assert not at.options(BETTI, "activate")
    refused = at.refusal(BETTI, "activate 0,0 1")
    assert refused.reason == "tournay-refusal-cannot-pay-lenders"
    assert refused.args_ == {"price": 2, "deniers": 1}
    at.deniers(BETTI, 2)
    assert at.gain(BETTI, "activate 0,0 1") == -2 + 5


# ---------------------------------------------------------------- fighting


@pytest.mark.rule("TOU-9.1")
def test_only_an_event_with_a_coin_can_be_fought() -> None:
    at = Position().turn(BETTI).queue("heresy", "crusade", coins=(1, 0, 0))
    assert {move.split()[1] for move in at.options(BETTI, "fight")} == {"heresy"}
    assert at.reason(BETTI, "fight crusade 0") == "event-without-coins"
    assert at.reason(BETTI, "fight drought 0+0") == "event-not-in-queue"


@pytest.mark.rule("TOU-9.2")
@pytest.mark.parametrize("event", ["banditry", "pillage", "battle_of_cassel", "drought"])
def test_a_money_event_takes_two_citizens_and_no_deniers(event: str) -> None:
    at = Position().turn(BETTI).queue(event, coins=(3, 0, 0)).deniers(BETTI, 0)
    colour = EVENTS[event].fight_colour
    assert at.options(BETTI, "fight") == [f"fight {event} 0+0"], "without deniers nobody lends"
    assert at.gain(BETTI, f"fight {event} 0+0") == 0
    assert at.lying(BETTI) == {colour: 2}


@pytest.mark.rule("TOU-9.3")
@pytest.mark.parametrize("event", [event.id for event in EVENTS.values() if event.group != "lose_denier"])
@pytest.mark.parametrize("coins", [1, 3])
def test_any_other_event_takes_one_citizen_and_a_ransom(event: str, coins: int) -> None:
    at = Position().turn(BETTI).queue(event, coins=(coins, 0, 0)).deniers(BETTI, coins)
    assert at.reason(BETTI, f"fight {event} 0") == "ransom"
    at.deniers(BETTI, coins + 1)
    assert at.options(BETTI, "fight") == [f"fight {event} 0"]
    assert at.gain(BETTI, f"fight {event} 0") == -(coins + 1)


@pytest.mark.rule("TOU-9.4")
def test_the_citizens_that_fight_lie_down_where_they_came_from() -> None:
    at = Position().turn(BETTI).queue("drought", coins=(1, 0, 0))
    at.play(BETTI, "fight drought 0+1")
    assert at.lying(BETTI) == {"yellow": 1}
    assert at.lying(KARCSI) == {"yellow": 1}


@pytest.mark.rule("TOU-9.5", "TOU-9.6", "TOU-9.7", "TOU-7.1")
def test_the_card_becomes_a_rampart_its_coins_go_and_a_new_event_comes() -> None:
    at = Position().turn(BETTI).queue("heresy", "drought", "crusade", coins=(0, 2, 1)).next_event("procession")
    money = sum(player.deniers for player in at.state.players)
    events = at.play(BETTI, "fight drought 0+0")
    assert told(events, EventFought, EventTurnedUp) == [
        EventFought(BETTI, "drought", 1, 0, 2, 0, "fight"),
        EventTurnedUp(1, "procession"),
    ]
    assert at.player(BETTI).ramparts == ["drought"]
    assert at.player(BETTI).built == []
    assert (at.state.queue, at.state.coins) == (["heresy", "procession", "crusade"], [0, 0, 1])
    assert sum(player.deniers for player in at.state.players) == money, "the coins went to the bank"


@pytest.mark.rule("TOU-9.8", "Q23")
def test_without_an_event_deck_the_slot_stays_empty_until_the_next_vacancy() -> None:
    at = Position().turn(BETTI).queue("heresy", "drought", "crusade", coins=(1, 1, 1))
    at.state.event_bag = []
    events = at.play(BETTI, "fight drought 0+0")
    assert told(events, EventTurnedUp) == [EventTurnedUp(1, None)]
    assert at.state.queue == ["heresy", "", "crusade"]
    at.state.event_under = ["norman_attack"]
    at.turn(KARCSI).play(KARCSI, "fight heresy 1")
    assert at.state.queue == ["norman_attack", "", "crusade"], "only the new vacancy is filled"


@pytest.mark.rule("TOU-9.7", "TOU-14.10")
def test_the_next_event_is_any_of_the_deck_and_then_those_put_under_it_in_order() -> None:
    came = set()
    for n in range(60):
        at = Position().turn(BETTI).queue("heresy", "drought", "crusade", coins=(0, 1, 0))
        at.state.seed = f"next event {n}"
        at.play(BETTI, "fight drought 0+0")
        came.add(at.state.queue[1])
        assert at.state.barrier == at.state.played, "a new event is seen"
    assert came == {*EVENTS} - {"heresy", "drought", "crusade"}
    at = Position().turn(BETTI).queue("heresy", "drought", "crusade", coins=(0, 1, 0))
    at.state.event_bag, at.state.event_under = [], ["procession", "banditry", "pillage"]
    at.play(BETTI, "fight drought 0+0")
    assert at.state.queue[1] == "procession"
    assert at.state.event_under == ["banditry", "pillage"]
    assert at.state.barrier == at.state.played


# ---------------------------------------------------------------- earning and gathering


@pytest.mark.rule("TOU-10.1", "TOU-10.3")
def test_each_own_citizen_earns_two_deniers_and_lies_down() -> None:
    at = Position().turn(BETTI).plaza(BETTI, white=2)
    assert at.options(BETTI, "earn") == ["earn white 1", "earn white 2"]
    assert at.reason(BETTI, "earn white 0") == "at-least-one"
    events = at.play(BETTI, "earn white 2")
    assert told(events, Earned) == [Earned(BETTI, "white", 2, 4)]
    assert at.player(BETTI).deniers == 10
    assert at.player(BETTI).lying["white"] == 2
    assert at.standing(BETTI) == {}


@pytest.mark.rule("TOU-11.1", "TOU-11.2")
def test_gathering_brings_everybody_home_and_clears_the_quarter() -> None:
    at = Position().turn(BETTI).plaza(BETTI, red=1)
    at.quarter(BETTI, {"0,0": "market_1 : yellow grey", "0,1": "fort_1 : damage", "0,2": "prior_1"})
    at.play(BETTI, "gather")
    player = at.player(BETTI)
    assert player.plaza == {"yellow": 2, "white": 2, "red": 2}
    assert at.lying(BETTI) == {}
    assert all(site.free for site in player.quarter.values())


@pytest.mark.rule("TOU-11.3", "Q24")
def test_gathering_is_always_possible_and_uses_nobody() -> None:
    at = Position().turn(BETTI)
    at.play(BETTI, "gather")
    assert at.standing(BETTI) == {"yellow": 2, "white": 2, "red": 2}
    at.turn(BETTI).plaza(BETTI).plaza(KARCSI).plaza(GABI).deniers(BETTI, 0)
    assert at.options(BETTI) == ["gather"]


def worn_out() -> Position:
    """Nobody stands anywhere, and Betti has no denier, no card and a damaged Fort."""
    at = Position().plaza(BETTI).plaza(KARCSI).plaza(GABI).deniers(BETTI, 0)
    return at.quarter(BETTI, {"0,0": "fort_1 : damage"})


@pytest.mark.rule("Q68")
def test_who_can_plainly_only_gather_does_so_without_being_asked() -> None:
    at = worn_out()
    events = at.run(Turn(BETTI))
    assert told(events, TurnBegan, Forced, Gathered) == [
        TurnBegan(BETTI, 2),
        Forced(BETTI, "gather"),
        Gathered(BETTI, 6, 1),
        TurnBegan(KARCSI, 1),
    ]
    assert at.to_act == (KARCSI,), "Karcsi has deniers and a Fort might cost one: he is asked"
    assert at.standing(BETTI) == {"yellow": 2, "white": 2, "red": 2}


@pytest.mark.rule("Q68")
@pytest.mark.parametrize("unlike", ["citizen", "lent", "payable", "perhaps payable", "nothing to gather"])
def test_whoever_might_do_anything_else_is_asked(unlike: str) -> None:
    """Also where only the hand knows that nothing else is possible: a card of level III may cost a citizen."""
    at = worn_out()
    match unlike:
        case "citizen":
            at.plaza(BETTI, white=1)
        case "lent":
            at.deniers(BETTI, 2).plaza(GABI, white=1)
        case "payable":
            at.deniers(BETTI, 1).hand(BETTI, "market_1")
        case "perhaps payable":
            at.hand(BETTI, "belfry_3")
        case "nothing to gather":
            at.citizens(BETTI).quarter(BETTI, {"0,0": "fort_1"})
    events = at.run(Turn(BETTI))
    assert told(events, Forced) == []
    assert at.to_act == (BETTI,)
    if unlike in ("perhaps payable", "nothing to gather"):
        assert at.options(BETTI) == ["gather"]


@pytest.mark.rule("Q68")
@pytest.mark.parametrize(("deniers", "cards"), [(0, ("market_1",)), (2, ("market_2", "fort_2"))])
def test_cards_that_are_plainly_too_dear_do_not_matter(deniers: int, cards: tuple[str, ...]) -> None:
    at = worn_out().deniers(BETTI, deniers).hand(BETTI, *cards)
    assert told(at.run(Turn(BETTI)), Forced) == [Forced(BETTI, "gather")]


@pytest.mark.rule("Q68")
def test_after_a_card_is_played_nothing_in_the_hand_matters_any_more() -> None:
    at = worn_out().deniers(BETTI, 1).hand(BETTI, "market_1", "belfry_3").turn(BETTI)
    events = at.play(BETTI, "play market_1 - 0,1")
    assert told(events, Forced, Gathered) == [Forced(BETTI, "gather"), Gathered(BETTI, 6, 1)]
    assert at.to_act == (KARCSI,)
    at = worn_out().deniers(BETTI, 1).hand(BETTI, "market_1").turn(BETTI).plaza(BETTI, red=1)
    at.play(BETTI, "play market_1 - 0,1")
    assert at.asked == "TakeTurn", "who has a choice is asked"


# ---------------------------------------------------------------- the hand limit


@pytest.mark.rule("TOU-12.1", "TOU-12.2", "TOU-12.3")
def test_at_the_end_of_the_own_turn_four_cards_stay_ramparts_counted() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "prior_1").ramparts(BETTI, "heresy", "crusade")
    at.play(BETTI, "gather")
    assert at.asked == "HandLimit"
    assert at.options(BETTI) == [
        "build heresy", "build crusade", "discard market_1", "discard quarry_1", "discard prior_1", "discard heresy",
        "discard crusade",
    ]  # fmt: skip
    events = at.play(BETTI, "discard prior_1")
    assert told(events, Discarded) == [Discarded(BETTI, "white_1", "prior_1", "")]
    assert at.under("white_1") == ["prior_1"]
    assert at.to_act == (KARCSI,)
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "prior_1").ramparts(BETTI, "heresy", "crusade")
    at.play(BETTI, "gather", "discard crusade")
    assert at.state.event_under == ["crusade"], "an event goes under the event deck"
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "prior_1").ramparts(BETTI, "heresy")
    at.play(BETTI, "gather")
    assert at.to_act == (KARCSI,), "four are allowed"


@pytest.mark.rule("TOU-12.4", "TOU-12.5", "Q25")
def test_ramparts_may_be_built_only_while_there_are_too_many_cards() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "prior_1", "fort_1", "road_1")
    at.ramparts(BETTI, "heresy", "crusade").queue("drought", coins=(1, 0, 0))
    at.play(BETTI, "gather")
    events = at.play(BETTI, "build crusade")
    assert told(events, RampartBuilt) == [RampartBuilt(BETTI, "crusade")]
    assert at.player(BETTI).built == ["crusade"]
    assert at.asked == "HandLimit", "six cards are still too many"
    assert at.reason(BETTI, "build drought") == "rampart-not-in-hand"
    assert at.reason(BETTI, "gather") == "hand-limit-first"
    at.play(BETTI, "discard fort_1", "discard road_1")
    assert at.player(BETTI).ramparts == ["heresy"]
    assert at.to_act == (KARCSI,)
    assert GAME.standings(at.state).breakdown[BETTI]["tournay-points-ramparts"] == 1


def test_by_default_a_rampart_is_built_and_else_the_least_card_goes() -> None:
    at = Position().turn(BETTI).hand(BETTI, "mint_3", "quarry_2", "quarry_1", "market_1", "road_1")
    at.ramparts(BETTI, "heresy", "crusade").play(BETTI, "gather")
    for expected in ("build heresy", "build crusade", "discard market_1"):
        move = GAME.default_move(at.state, BETTI)
        assert move.notation == expected, "of level I cards the one without prestige"
        GAME.play(at.state, BETTI, move)
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-12.6", "Q25")
def test_there_is_no_limit_during_a_turn_or_in_the_turns_of_others() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "quarry_1", "prior_1", "barn_1")
    at.deck("red_1", "fort_1", "fort_1", up="road_1")
    at.play(BETTI, "draw red_1 face_up 0")
    assert at.asked == "HandLimit"
    at = Position(seats=4).turn(KRISZTI).hand(BETTI, "market_1", "quarry_1", "prior_1", "barn_1", "road_1")
    at.play(KRISZTI, "gather")
    assert at.asked == "TakeTurn"
    assert at.to_act == (BETTI,)
    at.play(BETTI, "play road_1 - 0,0", "gather")
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-11.1")
def test_gathering_counts_grey_tokens_and_damage_together() -> None:
    at = Position().turn(BETTI).plaza(BETTI).quarter(BETTI, {"0,0": "market_1 : grey", "0,1": "barn_1 : damage"})
    at.quarter(BETTI, {"1,0": "quarry_1 : grey"})
    (gathered,) = told(at.play(BETTI, "gather"), Gathered)
    assert isinstance(gathered, Gathered)
    assert gathered.tokens == 3


def test_the_turn_goes_round() -> None:
    at = Position().turn(BETTI).plaza(BETTI)
    at.play(BETTI, "gather")
    assert (at.to_act, at.state.active, GAME.whose_turn(at.state)) == ((KARCSI,), KARCSI, KARCSI)


def test_like_situations_share_their_ways() -> None:
    """What cannot be used or paid makes no situation of its own, so that there are never too many of them."""

    def new_situations(ask: Callable[[], object]) -> int:
        before = ways.cache_info().currsize
        ask()
        return ways.cache_info().currsize - before

    for made in (ways, ways_by_need, reach):
        made.cache_clear()
    at = Position().plaza(BETTI, red=1).plaza(KARCSI, red=1)
    at.player(BETTI).deniers = 4
    assert new_situations(lambda: ways_to_use(at.state, BETTI, "red", 1)) == 1
    at.player(BETTI).deniers = 40
    assert new_situations(lambda: ways_to_use(at.state, BETTI, "red", 1)) == 0, "no use for more deniers"
    assert new_situations(lambda: (fights(1, "heresy", 2, (2, 2)), recruits(1, "red", 2, (2, 2)))) == 1
    assert new_situations(lambda: (fights(1, "heresy", 9, (2, 2)), recruits(1, "red", 9, (2, 2)))) == 0
    assert new_situations(lambda: ways_by_need(1, (3, 2), 1)) == 3
    assert new_situations(lambda: ways_by_need(1, (2, 2), 1)) == 1, "only three citizens are beyond two"
    assert new_situations(lambda: ways_by_need(1, (3, 2), 3)) == 2, "one citizen is borrowed at most once"
    assert new_situations(lambda: reach(0, "red", (3, 2), 2)) == 3
    assert new_situations(lambda: reach(0, "red", (5, 7), 2)) == 0
