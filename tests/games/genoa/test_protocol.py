"""GEN-15.21 – 15.41: the states of a turn, the sale window, the forced choice, answering less."""

from itertools import groupby

import pytest

from games.genoa.events import (
    CallAnswered,
    Called,
    Discharged,
    Expired,
    ForcedToSell,
    IntentLapsed,
    Rejected,
    SaleWindowOpened,
    Stopped,
    Struck,
)
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position
from tests.games.genoa.test_turn import all_pass


def selling(seats: int = 3) -> Position:
    """Péter wants to leave the inn; the others have not answered."""
    at = Position(seats).has(JANI, silver=2).tower("palace", "inn")
    at.play(PETER, "move street_7_4")
    assert at.asked == "SaleWindow"
    return at


# ---------------------------------------------------------------- who may say what


@pytest.mark.rule("GEN-15.21")
def test_offers_may_be_made_in_every_state_of_phase_2_and_asks_only_by_the_deciding_trader() -> None:
    crossroads = Position().tower("street_5_2")
    on_space = Position().tower("inn")
    window = selling()
    acting = Position().prefers(PETER, "windows", "ask").tower("inn")
    acting.play(PETER, "use")
    forced = selling()
    forced.play(JANI, "offer inn d5")
    forced.play(MATE, "pass inn")
    for at, space in ((crossroads, "park"), (on_space, "city_hall"), (window, "city_hall"), (acting, "city_hall")):
        assert at.allows(MATE, f"offer {space} d5"), at.asked
    assert forced.allows(MATE, "offer city_hall d5")
    assert on_space.allows(PETER, "ask inn - d5 - -")
    assert on_space.reason(PETER, "ask street_7_4 - d5 - -") == "ask-elsewhere"
    assert crossroads.allows(PETER, "ask coach_house - d5 - -")
    assert crossroads.reason(PETER, "ask park - d5 - -") == "ask-elsewhere"
    assert window.reason(PETER, "ask inn - d5 - -") == "no-bargaining-now"
    assert acting.reason(PETER, "ask inn - d5 - -") == "no-bargaining-now"
    discharged = Position().tower("inn", action="discharged")
    assert discharged.allows(PETER, "ask inn - d5 - -")
    starting = Position()
    assert starting.reason(JANI, "offer inn d5") == "no-bargaining-now"
    assert starting.reason(JANI, "pass inn") == "no-bargaining-now"


@pytest.mark.rule("GEN-15.21a")
def test_an_ask_for_the_building_lives_through_the_sale_window_and_dies_with_it() -> None:
    at = Position(3).tower("inn")
    at.play(PETER, "ask inn - d20 - -", "move street_7_4")
    assert "accept 1 1" in at.options(JANI)
    accepted = at.state.clone()
    GAME.play(accepted, JANI, GAME.book.read("accept 1 1"))
    assert accepted.players[PETER].ducats == 150
    at.play(JANI, "pass inn")
    selling = at.state.clone()
    events = at.play(MATE, "pass inn")
    assert Expired(PETER, 1, "inn", True) in events
    at.state = selling
    events = at.play(MATE, "offer inn d5")
    assert at.asked == "ForcedChoice"
    assert Expired(PETER, 1, "inn", True) in events, "also where the tower does not go on"
    assert at.state.asks == []
    assert at.reason(JANI, "accept 1 1") == "no-such-offer"


@pytest.mark.rule("GEN-15.22")
def test_before_a_free_move_nobody_is_asked() -> None:
    at = Position().tower("street_5_2")
    assert at.to_act == (PETER,)
    at.play(PETER, "move street_4_2")
    assert at.to_act == (PETER,)


@pytest.mark.rule("GEN-15.23", "GEN-15.24", "Q27")
def test_the_sale_window_asks_those_who_can_and_have_not_answered() -> None:
    at = Position(5).tower("inn")
    at.player(JANI).performed = 1
    at.play(MATE, "offer inn d5")
    at.play(KATA, "pass inn")
    events = at.play(PETER, "move street_7_4")
    assert SaleWindowOpened(PETER, "inn", (4,)) in events
    assert at.to_act == (4,)
    assert set(GAME.welcome(at.state)) == {0, 1, 2, 3}


@pytest.mark.rule("GEN-15.25")
def test_the_window_closes_when_all_have_answered_and_does_not_open_when_they_have() -> None:
    at = selling()
    assert at.to_act == (JANI, MATE)
    at.play(MATE, "pass inn")
    assert at.to_act == (JANI,)
    assert at.default(JANI) == "pass inn", "no answer is a pass"
    events = at.play(JANI, "pass inn")
    assert Discharged("inn") in events
    assert at.state.path[-1] == "street_7_4"
    at = all_pass(Position()).tower("inn")
    events = at.play(PETER, "move street_7_4")
    assert not any(isinstance(event, SaleWindowOpened) for event in events)
    assert at.state.path[-1] == "street_7_4"


@pytest.mark.rule("GEN-15.27")
def test_in_the_window_an_offer_may_only_be_improved() -> None:
    at = selling()
    at.has(PETER, silk=1)
    at.play(JANI, "offer inn d10+silver")
    assert at.asked == "SaleWindow"
    assert at.reason(JANI, "offer inn d5+silver") == "only-improve"
    assert at.reason(JANI, "offer inn d10") == "only-improve"
    assert at.reason(JANI, "offer inn d20+silver - silk") == "only-improve"
    at.play(JANI, "offer inn d15+silver+silver")
    assert at.allows(JANI, "offer inn d15+silver+silver trade_1_1"), "the sum may stay"
    assert at.allows(JANI, "offer inn d20+silver+silver"), "or be raised"
    assert at.reason(JANI, "offer inn d10+silver+silver trade_1_1") == "only-improve"
    assert at.reason(JANI, "offer inn d20+silver") == "only-improve", "two were offered"
    assert at.allows(JANI, "offer city_hall d5"), "other spaces are free"


@pytest.mark.rule("GEN-15.27a")
def test_who_withdraws_in_the_window_has_passed() -> None:
    at = selling()
    at.play(JANI, "offer inn d10", "withdraw 1")
    assert at.to_act == (MATE,)
    assert at.reason(JANI, "offer inn d20") == "withdrew-in-window"
    at.play(PETER, "cancel")
    at.play(JANI, "offer inn d20")
    assert at.asked == "OnSpace"


@pytest.mark.rule("GEN-15.27a")
def test_who_withdraws_an_offer_for_elsewhere_has_not_passed() -> None:
    at = Position(3).tower("city_hall", "street_7_4", "inn")
    at.play(JANI, "offer warehouse_drinks d10")
    at.play(PETER, "stop")
    at.play(JANI, "withdraw 1")
    assert at.to_act == (JANI, MATE)
    at.play(JANI, "offer inn d10", "withdraw 2")
    assert at.reason(JANI, "offer inn d20") == "withdrew-in-window", "only the building under the tower is sold"


@pytest.mark.rule("GEN-15.21a", "GEN-15.29")
def test_an_ask_accepted_in_the_window_is_the_use_of_the_action() -> None:
    at = Position(3).has(PETER, silk=1).tower("palace", "inn")
    at.play(PETER, "ask inn - d5 - -", "ask inn 2 d10 - silk", "stop")
    at.play(MATE, "offer inn d20")
    events = at.play(JANI, "accept 1 1")
    assert [type(event).__name__ for event in events if type(event).__name__ in ("Discharged", "ForcedToSell")] == []
    assert [event.id for event in events if isinstance(event, Expired)] == [2, 3], "what was accepted is not expired"
    assert at.ducats(PETER, JANI) == (135, 125)
    assert at.state.trader == JANI, "the kept intent was to stop"


@pytest.mark.rule("GEN-15.27b", "GEN-15.28")
def test_in_the_forced_choice_offers_are_locked_and_the_trader_has_no_other_way() -> None:
    at = selling()
    at.play(JANI, "offer inn d10")
    events = at.play(MATE, "pass inn")
    assert ForcedToSell(PETER, "inn", (1,)) in events
    assert at.reason(JANI, "offer inn d15") == "locked"
    assert at.reason(JANI, "withdraw 1") == "locked"
    assert at.reason(MATE, "offer inn d15") == "locked"
    assert at.options(PETER) == ["accept 1 1", "use", "set stance auto_pass_all"], "and a setting, which is no command"
    assert not (at.kinds(JANI) | at.kinds(MATE)) & {"accept", "use", "move", "stop"}, "it is the trader's choice alone"
    assert at.reason(PETER, "cancel") == "nothing-to-cancel"
    assert at.reason(PETER, "reject 1 1") == "locked"
    assert at.reason(PETER, "call inn") == "no-bargaining-now"


@pytest.mark.rule("GEN-15.29")
def test_the_intent_is_kept_cancelled_or_lapses() -> None:
    at = selling()
    at.play(JANI, "offer inn d10")
    at.play(MATE, "pass inn")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "end")
    assert at.state.path == ["palace", "inn", "street_7_4"], "the kept intent was executed"
    at = selling()
    at.play(PETER, "cancel")
    assert at.asked == "OnSpace"
    assert at.to_act == (PETER,)
    at = Position(3).has(PETER, ducats=10).tower("inn")
    at.play(JANI, "offer street_7_4 d5 - d10")
    at.play(MATE, "offer inn d10 - d5")
    at.play(PETER, "accept 1 1")
    at.play(JANI, "offer street_7_4 d10 - d10")
    at.play(MATE, "pass inn")
    events = at.play(JANI, "pass inn")
    assert any(isinstance(event, IntentLapsed) for event in events), "the offer was changed"
    assert at.asked == "Crossroads"
    assert (at.state.intent, at.state.queue, at.state.queue_paused) == (None, [], False)
    assert at.state.barrier == at.state.played
    at = Position(3).prefers(JANI, "windows", "ask").tower("inn")
    at.play(JANI, "offer inn d5")
    at.play(MATE, "pass inn")
    at.play(PETER, "move street_7_4", "accept 1 1", "cancel")
    at.play(JANI, "perform -", "end")
    assert at.state.path == ["inn"], "cancelled while the buyer acted"


@pytest.mark.rule("GEN-15.30")
def test_a_discharged_action_obliges_nobody_but_can_still_be_had() -> None:
    at = Position(3).tower("inn", action="discharged")
    at.play(JANI, "offer inn d5")
    assert {"use", "accept 1 1", "move street_7_4"} <= set(at.options(PETER))
    events = at.play(PETER, "move street_7_4")
    assert not any(isinstance(event, ForcedToSell) for event in events)
    at = Position(3).tower("inn", action="discharged")
    at.play(PETER, "use")
    assert at.goods(PETER) == {"trade_1_1": 1}


@pytest.mark.rule("GEN-15.31")
def test_accepting_is_one_event_for_everybody() -> None:
    at = Position().hand(JANI, "message_02").tower("warehouse_spices", "street_6_2", "street_4_2")
    at.play(JANI, "offer park blind:message_02")
    events = at.play(PETER, "accept 1 1")
    kinds = [type(event).__name__ for event in events]
    order = ["Struck", "CardsGiven", "Walked", "MessageDelivered", "ActionBegan", "Took"]
    assert [kind for kind in kinds if kind in order] == order
    assert at.ducats(PETER) == (160,), "the message was his when the tower arrived"


@pytest.mark.rule("GEN-15.32")
def test_the_first_acceptance_of_an_open_ask_wins_and_all_asks_die() -> None:
    at = Position().tower("street_5_2")
    at.play(PETER, "ask coach_house - d10 - -", "ask guild_hall - d10 - -")
    at.play(MATE, "accept 1 1")
    assert at.state.asks == []
    assert at.reason(JANI, "accept 1 1") == "no-such-offer"


@pytest.mark.rule("GEN-15.33")
def test_a_move_kills_asks_step_offers_and_what_is_out_of_reach() -> None:
    at = Position().tower("street_3_3", "street_3_2", "street_4_2")
    at.play(PETER, "ask park - d5 - -")
    at.play(JANI, "offer coach_house d5 - - both step", "offer street_6_2 d5", "offer guild_hall d5")
    events = at.play(PETER, "move park")
    assert [event for event in events if isinstance(event, Expired)] == [
        Expired(PETER, 1, "park", True),
        Expired(JANI, 2, "coach_house", False),
        Expired(JANI, 3, "street_6_2", False),
        Expired(JANI, 4, "guild_hall", False),
    ]
    assert at.state.asks == []
    assert [offer.space for offer in at.state.offers] == []
    at = Position().tower("street_3_2", "street_4_2")
    at.play(JANI, "offer coach_house d5")
    at.play(PETER, "move street_5_2")
    assert [offer.space for offer in at.state.offers] == ["coach_house"]


@pytest.mark.rule("GEN-15.34")
def test_a_rejection_only_informs() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "offer inn d5")
    events = at.play(PETER, "reject 1 1")
    assert events == [Rejected(PETER, 1, JANI, "inn")]
    assert at.reason(PETER, "reject 1 1") == "already-rejected"
    at.play(MATE, "pass inn")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice", "it still obliges"
    at = Position().tower("street_5_2")
    at.play(PETER, "ask coach_house 1 d5 - -")
    assert at.play(JANI, "reject 1 1") == [Rejected(JANI, 1, PETER, "coach_house")]


@pytest.mark.rule("GEN-15.35")
def test_an_open_call_asks_and_obliges_nobody() -> None:
    at = Position(4).tower("street_5_2")
    at.player(KATA).performed = 1
    at.prefers(MATE, "stance", "auto_pass_all")
    events = at.play(PETER, "call coach_house+guild_hall")
    assert Called(PETER, ("coach_house", "guild_hall"), (JANI,)) in events
    assert at.to_act == (JANI,)
    assert PETER in GAME.welcome(at.state), "he may go on at any time"
    assert at.default(JANI) == "pass coach_house"
    assert at.reason(PETER, "call coach_house") == "no-call-now"
    events = at.play(JANI, "offer guild_hall d10")
    assert CallAnswered(PETER) in events
    assert at.to_act == (PETER,)
    at = Position(3).tower("street_5_2")
    at.play(PETER, "call coach_house", "move street_4_2")
    assert at.to_act == (PETER,)
    assert at.reason(PETER, "call coach_house") == "call-elsewhere"
    at.play(PETER, "call park", "cancel")
    assert at.to_act == (PETER,)
    assert all_pass(at).reason(PETER, "call park") == "nobody-to-call"


@pytest.mark.rule("GEN-15.36")
def test_a_queue_of_moves_pauses_at_buildings_and_at_new_offers() -> None:
    at = Position(3).tower("street_3_2")
    at.play(PETER, "queue street_4_2+park+coach_house+street_5_2")
    assert at.state.path == ["street_3_2", "street_4_2", "park"]
    assert at.state.queue == ["coach_house", "street_5_2"]
    at.play(PETER, "use")
    assert at.state.path[-1] == "coach_house", "settled, so it goes on"
    all_pass(at).play(PETER, "move street_5_2")
    assert at.state.trader == JANI, "four moves: the turn is over"
    at = all_pass(Position(3)).tower("street_3_2")
    at.play(PETER, "queue park+street_4_2+street_5_2")
    at.player(JANI).passes = []
    at.play(JANI, "offer street_4_2 d5")
    at.play(PETER, "use")
    assert at.state.path[-1] == "park", "a new offer for a neighbour arrived: the trader is asked"
    assert at.state.queue_paused
    at.play(PETER, "move street_4_2")
    assert at.state.path[-1] == "street_5_2", "going the queued way takes the queue up again"
    assert at.reason(PETER, "queue street_6_2+guild_hall") == "queue-broken"
    assert at.reason(PETER, "queue street_6_2") == "queue-broken"


# ---------------------------------------------------------------- answering less


@pytest.mark.rule("GEN-15.37")
def test_stances_persist_and_pass_for_their_player() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "set stance auto_pass_all")
    at.play(MATE, "except inn+park")
    at.play(PETER, "move street_7_4")
    assert at.to_act == (MATE,), "the inn is an exception"
    at.play(MATE, "except park")
    assert at.state.path[-1] == "street_7_4", "now he passes on it"
    at.play(PETER, "stop")
    assert at.player(JANI).stance == "auto_pass_all"
    assert at.player(MATE).exceptions == ["park"]
    at.play(JANI, "set stance ask_me")
    assert at.player(JANI).stance == "ask_me"
    assert at.reason(JANI, "except nowhere") == "not-a-building"
    assert at.reason(JANI, "set stance maybe") == "unknown-setting"


@pytest.mark.rule("GEN-15.38")
def test_a_live_offer_overrides_the_stance() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "set stance auto_pass_all", "offer inn d5")
    at.play(MATE, "pass inn")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"


@pytest.mark.rule("GEN-15.39")
def test_who_has_no_capacity_is_never_asked() -> None:
    at = Position(3).tower("inn")
    at.player(JANI).performed = at.player(MATE).performed = 1
    at.play(PETER, "move street_7_4")
    assert at.state.path[-1] == "street_7_4"


@pytest.mark.rule("GEN-15.39", "GEN-7.7")
def test_a_building_is_settled_by_itself_where_nobody_has_an_action_left() -> None:
    at = Position(3).tower("street_7_4")
    for player in at.state.players:
        player.performed = 1
    events = at.play(PETER, "move inn")
    assert events[-1] == Discharged("inn")
    assert at.asked == "Crossroads"
    assert at.allows(PETER, "ask street_7_5 - d5 - -"), "the next step can be negotiated at once"
    at = Position(3).tower("street_6_2", "warehouse_spices", "street_7_3", "street_7_4")
    for player in at.state.players:
        player.performed = 1
    events = at.play(PETER, "move inn")
    assert Stopped(PETER, "inn", 1) in events, "to stop is all that is left"
    at = Position(3).tower("street_7_4")
    at.player(PETER).performed = at.player(JANI).performed = 1
    at.play(PETER, "move inn")
    assert at.asked == "OnSpace", "Máté could still act"


@pytest.mark.rule("GEN-15.28")
def test_a_single_locked_offer_is_accepted_at_once_by_a_trader_without_an_action() -> None:
    at = selling()
    at.player(PETER).performed = 1
    at.play(JANI, "offer inn d10")
    events = at.play(MATE, "pass inn")
    assert ForcedToSell(PETER, "inn", (1,)) in events
    assert Struck(PETER, JANI, 1, "inn", ("d10",), (), ()) in events
    assert at.state.barrier == at.state.played
    assert (at.ducats(PETER, JANI), at.goods(JANI)) == ((140, 120), {"silver": 2, "trade_1_1": 1})
    at = selling()
    at.player(PETER).performed = 1
    at.play(JANI, "offer inn d10")
    at.play(MATE, "offer inn d5 - d200")
    assert at.asked == "ForcedChoice", "what the trader can pay is nobody's business, so he is asked"
    assert [move for move in at.options(PETER) if move.startswith("accept")] == ["accept 1 1"]


@pytest.mark.rule("GEN-15.40")
def test_who_is_asked_about_a_space_answers_that_first() -> None:
    at = selling()
    assert {move.split()[1] for move in at.options(JANI) if move.startswith("pass ")} == {"inn", "turn"}
    assert {move.split()[1] for move in at.options(JANI) if move.startswith("offer ")} == {"inn"}
    assert at.reason(JANI, "pass city_hall") == "answer-first"
    assert at.allows(JANI, "offer city_hall d5"), "an offer elsewhere is nobody's answer, but may be made at any time"
    at.play(JANI, "pass inn", "pass city_hall")
    at = Position(3).tower("inn")
    at.player(JANI).performed = 1
    at.play(PETER, "stop")
    assert at.allows(JANI, "pass city_hall"), "who cannot act is not asked, and may say what he likes"
    at = Position(3).tower("street_5_2")
    at.play(PETER, "call coach_house")
    assert {move.split()[1] for move in at.options(MATE) if move.startswith("pass ")} == {"coach_house", "turn"}
    assert {move.split()[1] for move in at.options(MATE) if move.startswith("offer ")} == {"coach_house"}


@pytest.mark.rule("GEN-15.40")
def test_on_the_last_space_of_a_turn_there_is_one_pass() -> None:
    def passes(at: Position, seat: int) -> list[str]:
        return [move for move in at.options(seat) if move.startswith("pass ")]

    at = Position(3).tower("street_6_2", "street_6_3", "street_7_3", "street_7_4", "inn")
    at.play(PETER, "stop")
    assert passes(at, JANI) == passes(at, MATE) == ["pass inn"]
    assert at.reason(JANI, "pass turn") == "answer-first"
    at.play(JANI, "pass inn")
    at.play(MATE, "pass inn")
    at = Position(3).tower("street_7_3", "street_7_4", "inn")
    at.play(PETER, "stop")
    assert passes(at, JANI) == ["pass inn", "pass turn"], "Péter may still change his mind and go on"


@pytest.mark.rule("GEN-15.40")
def test_one_may_pass_in_advance_and_take_it_back() -> None:
    at = Position(3).tower("street_7_4")
    at.play(JANI, "pass turn")
    at.play(MATE, "pass inn")
    assert at.reason(MATE, "pass inn") == "already-passed"
    assert at.reason(MATE, "pass nowhere") == "nothing-to-pass-on"
    at.play(MATE, "unpass inn")
    assert at.reason(MATE, "unpass inn") == "not-passed"
    at.play(PETER, "move inn", "move street_7_5")
    assert at.to_act == (MATE,)
    at.play(JANI, "unpass turn")
    assert at.to_act == (JANI, MATE)
    at.play(JANI, "pass inn")
    at.play(MATE, "pass inn")
    at.play(PETER, "stop")
    assert at.player(JANI).passes == [], "a pass is for the turn"


def test_an_offer_takes_back_a_pass_on_its_space() -> None:
    at = Position(3).tower("inn")
    at.play(JANI, "pass inn", "offer inn d5")
    assert at.player(JANI).passes == []


def test_the_trader_may_sell_or_use_while_the_window_is_open() -> None:
    at = selling()
    at.play(JANI, "offer inn d30")
    events = at.play(PETER, "accept 1 1")
    assert any(isinstance(event, Struck) for event in events)
    at.play(JANI, "end")
    assert at.state.path[-1] == "street_7_4", "the intent was kept"
    at = selling()
    at.play(PETER, "use")
    assert at.goods(PETER) == {"trade_1_1": 1}
    assert at.reason(JANI, "offer inn d5") == "out-of-reach"


@pytest.mark.rule("GEN-15.40", "GEN-15.35")
def test_a_called_player_is_not_asked_again_about_what_he_has_passed_on() -> None:
    at = Position(3).tower("street_5_2")
    at.play(JANI, "pass coach_house")
    at.play(PETER, "call coach_house+guild_hall")
    assert [move for move in at.options(JANI) if move.startswith("pass ")] == ["pass guild_hall", "pass turn"]
    assert at.default(JANI) == "pass guild_hall"


@pytest.mark.rule("GEN-15.25", "GEN-15.35")
def test_who_passes_on_everything_beforehand_declines_a_sale_and_a_call_but_never_his_own_turn() -> None:
    def declined(at: Position, seat: int) -> str | None:
        move = GAME.decline(at.state, seat)
        return move.notation if move is not None else None

    at = selling()
    assert (declined(at, JANI), declined(at, PETER)) == ("pass inn", None)
    at = Position(3).tower("street_5_2")
    assert declined(at, PETER) is None
    at.play(PETER, "call coach_house")
    assert (declined(at, JANI), declined(at, PETER)) == ("pass coach_house", None)


@pytest.mark.rule("GEN-16.8")
def test_using_the_action_instead_of_selling_it_shows_nothing_by_itself() -> None:
    at = Position(3).prefers(PETER, "windows", "ask").tower("coach_house", "street_6_2", "warehouse_spices", "inn")
    at.play(PETER, "stop")
    at.play(MATE, "pass inn")
    at.play(JANI, "offer inn d10")
    at.play(PETER, "use")
    assert at.state.barrier < at.state.played


# ---------------------------------------------------------------- in which order it is listed


def listed(at: Position, seat: int) -> list[str]:
    """The kinds of moves, as they come."""
    return [kind for kind, _ in groupby(notation.split()[0] for notation in at.options(seat))]


def test_the_matter_in_hand_is_listed_before_the_book_and_settings_come_last() -> None:
    at = Position(3).has(PETER, silk=1).has(JANI, silver=1).prefers(JANI, "messages", "ask").hand(JANI, "message_03")
    at.tower("coach_house", "inn", "street_7_4").play(JANI, "offer street_7_5 d10", "pass city_hall")
    at.play(MATE, "offer city_hall d5")
    at.play(PETER, "ask city_hall 2 d5 - -")
    assert listed(at, PETER) == ["accept", "move", "stop", "queue", "ask", "call", "withdraw", "reject", "set"]
    assert listed(at, JANI) == ["offer", "withdraw", "pass", "unpass", "deliver", "set", "except"]
    assert listed(at, MATE) == ["accept", "offer", "withdraw", "pass", "reject", "set", "except"]
    at = selling()
    at.play(JANI, "offer inn d10")
    assert listed(at, PETER) == ["accept", "use", "cancel", "reject", "set", "except"]
    assert listed(at, MATE) == ["offer", "pass", "set"]
    at.play(MATE, "pass inn")
    assert at.asked == "ForcedChoice"
    assert listed(at, PETER) == ["accept", "use", "set"]


def test_the_effect_is_listed_before_orders_and_tiles_and_the_end_after_them() -> None:
    at = Position().has(PETER, trade_1_1=1, commodity_of_choice=1, building_action=1, copper=1).owns(PETER, "inn")
    at.hand(PETER, "small_order_05").window(PETER, "coach_house")
    assert listed(at, PETER) == ["perform", "fulfil", "pick", "trade", "activate", "set"]
    at.play(PETER, "perform -")
    assert listed(at, PETER) == ["fulfil", "pick", "trade", "activate", "end", "set"]
