"""GEN-16: what a deadline would play, and what cannot be undone. The clocks themselves are the table's."""

import pytest

from games.genoa.events import Stopped, Struck
from tests.games.genoa.positions import GAME, JANI, KATA, MATE, PETER, Position


@pytest.mark.rule("GEN-16.1")
def test_every_decision_names_a_move_for_a_seat_whose_time_is_out() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, "clocks")
        while owing := GAME.to_act(state):
            GAME.play(state, owing[-1], GAME.default_move(state, owing[-1]))
        assert GAME.over(state)


@pytest.mark.rule("GEN-16.2")
def test_out_of_time_the_bot_rolls() -> None:
    assert Position().has(PETER, starting_space=1).default(PETER) == "roll"


@pytest.mark.rule("GEN-16.3", "GEN-16.3a", "Q28")
def test_out_of_time_the_trader_stops_through_the_sale_window_if_needed() -> None:
    at = Position(3).tower("street_5_2")
    assert at.default(PETER) == "stop"
    at = Position(3).tower("inn")
    at.play(JANI, "offer inn d5")
    assert at.default(PETER) == "stop"
    at.play(PETER, at.default(PETER))
    assert at.to_act == (MATE,), "the trader owes nothing while others decide"
    at.play(MATE, at.default(MATE))
    events = at.play(PETER, at.default(PETER))
    assert any(isinstance(event, Struck) for event in events)
    assert any(isinstance(event, Stopped) for event in events), "the intent was to stop"


@pytest.mark.rule("GEN-16.4")
def test_out_of_time_the_best_obliging_offer_is_accepted() -> None:
    at = Position(5).has(JANI, silver=1, ale=1).has(MATE, silk=1).has(PETER, linen=1).tower("inn")
    at.play(JANI, "offer inn d10+silver")
    at.play(MATE, "offer inn d10+silk")
    at.play(KATA, "offer inn d100 - linen")
    at.play(4, "offer inn d5")
    at.play(PETER, "stop")
    assert at.asked == "ForcedChoice"
    assert at.default(PETER) == "accept 1 1", "most ducats, then most goods, then the oldest; Kata's does not oblige"
    at = Position(4).has(JANI, silver=1, ale=1).tower("inn")
    at.play(MATE, "offer inn d10")
    at.play(JANI, "offer inn d10+silver")
    at.play(KATA, "pass inn")
    at.play(PETER, "stop")
    assert at.default(PETER) == "accept 2 1"


@pytest.mark.rule("GEN-16.5", "GEN-16.5a")
def test_out_of_time_an_action_keeps_its_obligations_and_nothing_more() -> None:
    at = Position().has(PETER, trade_1_1=1, commodity_of_choice=1).tower("villa_ricci")
    at.hand(PETER, "large_order_09").has(PETER, copper=1, linen=1, saffron=1)
    at.play(PETER, "use")
    assert at.default(PETER) == "perform -"
    at.play(PETER, at.default(PETER))
    assert at.default(PETER) == "end"
    at = Position().hand(JANI, "small_order_05").has(JANI, copper=1).tower("street_5_2")
    at.prefers(JANI, "windows", "ask").play(JANI, "offer coach_house - bind:small_order_05+order:d30")
    at.play(PETER, "accept 1 1")
    for move in ("perform -", "fulfil small_order_05", "end"):
        assert at.default(JANI) == move
        at.play(JANI, move)
    assert at.ducats(PETER, JANI) == (160, 140)
    at = Position().hand(JANI, "large_order_01").has(JANI, silver=1, linen=1, pepper=1, ale=1, trade_1_1=1)
    at.tower("park", action="used").play(JANI, "offer villa_colini - bind:large_order_01+order:tile+order:d5")
    at.play(PETER, "accept 1 1")
    assert at.default(JANI) == "perform large_order_01"
    at.play(JANI, at.default(JANI))
    assert at.default(JANI) == "tile starting_space", "the first kind of the table"
    at = Position().has(JANI, silk=1, ale=1).tower("street_5_2")
    at.play(JANI, "offer coach_house any:payer")
    at.play(PETER, "accept 1 1")
    assert at.default(JANI) == "choose ale"
    at = Position().tower("street_7_4")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    assert at.default(JANI).removeprefix("hand ") in at.player(JANI).small_order


@pytest.mark.rule("GEN-16.6")
def test_out_of_time_in_phase_3_is_a_pass() -> None:
    assert Position().has(PETER, markers=2).acquiring("street_5_2").default(PETER) == "forgo"


@pytest.mark.rule("GEN-16.7")
def test_a_stance_can_be_set_for_a_player_at_any_time() -> None:
    at = Position(3).tower("inn")
    at.play(PETER, "stop")
    assert at.to_act == (JANI, MATE)
    at.play(JANI, "set stance auto_pass_all")
    assert at.to_act == (MATE,)
    at.play(JANI, "set stance ask_me")
    assert at.to_act == (JANI, MATE)


@pytest.mark.rule("GEN-16.8")
@pytest.mark.parametrize("setting", ["set stance auto_pass_all", "set windows ask", "set messages ask", "except inn"])
def test_a_setting_of_somebody_else_costs_the_trader_nothing(setting: str) -> None:
    at = Position(3).tower("inn")
    at.play(PETER, "ask inn - d20 - -")
    at.play(JANI, setting)
    assert (at.state.played, at.state.barrier, at.state.last_seat) == (2, 0, PETER)


@pytest.mark.rule("GEN-16.8")
def test_money_shown_and_a_call_answered_by_a_setting_are_acts_of_the_game() -> None:
    at = Position(3).tower("inn")
    at.play(PETER, "ask inn - d20 - -")
    at.play(JANI, "set money show")
    assert (at.state.barrier, at.state.last_seat) == (2, JANI)
    at = Position(3).tower("inn")
    at.play(PETER, "call inn")
    at.play(JANI, "set stance auto_pass_all")
    assert (at.state.barrier, at.state.last_seat) == (1, JANI)


@pytest.mark.rule("GEN-16.8")
def test_dice_draws_and_deals_cannot_be_undone_but_a_choice_of_ones_own_can() -> None:
    at = Position()
    at.play(PETER, "roll")
    assert at.state.barrier == at.state.played
    at = Position().tower("street_5_2")
    at.play(JANI, "offer coach_house d5")
    at.play(PETER, "accept 1 1")
    assert at.state.barrier == at.state.played
    at = Position().tower("guild_hall")
    at.play(PETER, "use")
    assert at.state.barrier == at.state.played
    at = Position().has(PETER, commodity_of_choice=2).window(PETER, "warehouse_metals")
    at.play(PETER, "pick ale")
    assert at.state.barrier < at.state.played
    at = Position().hand(PETER, "small_order_07").has(PETER, linen=1).prefers(PETER, "windows", "ask")
    at.window(PETER, "harbor").play(PETER, "perform -")
    assert at.state.barrier < at.state.played
    at.play(PETER, "fulfil small_order_07")
    assert at.state.barrier == at.state.played, "the card has been shown"
    at = Position().has(PETER, markers=1).has(JANI, markers=1).acquiring("street_4_2", "street_5_2")
    at.play(PETER, "build street_5_2 place leave")
    assert at.state.barrier < at.state.played


@pytest.mark.rule("GEN-16.9")
def test_a_one_sided_gift_is_legal_and_told_to_all() -> None:
    at = Position().tower("street_5_2")
    at.play(JANI, "offer street_4_2 d130")
    events = at.play(PETER, "accept 1 1")
    told = Struck(PETER, JANI, 1, "street_4_2", ("d130",), (), ())
    assert all(told in [event.seen_by(viewer) for event in events] for viewer in (KATA, MATE, None))


# ---------------------------------------------------------------- for whoever keeps the clocks


@pytest.mark.rule("GEN-16.1")
def test_a_sale_window_a_call_and_phase_3_have_half_the_time() -> None:
    selling, calling = Position(3).tower("inn"), Position(3).tower("street_5_2")
    selling.play(PETER, "stop")
    calling.play(PETER, "call coach_house")
    acquiring = Position(3).has(PETER, markers=1).acquiring("street_5_2")
    for at, seat, share in (
        (selling, JANI, 0.5),
        (calling, JANI, 0.5),
        (calling, PETER, 1.0),
        (acquiring, PETER, 0.5),
        (Position(3), PETER, 1.0),
        (Position(3).tower("inn"), PETER, 1.0),
        (Position(3).window(JANI, "inn"), JANI, 1.0),
    ):
        assert GAME.clock_share(at.state, seat) == share, at.asked
    over = Position(3)
    over.run()
    assert GAME.clock_share(over.state, PETER) == 1.0, "nobody waits any more"


@pytest.mark.rule("GEN-16.3a")
def test_what_the_trader_spends_on_a_space_is_counted_together() -> None:
    at = Position(3).tower("inn")
    first = GAME.clock_key(at.state, PETER)
    at.play(PETER, "stop")
    window = GAME.clock_key(at.state, JANI)
    assert window != first
    assert GAME.clock_key(at.state, MATE) == window
    at.play(PETER, "cancel")
    assert GAME.clock_key(at.state, PETER) == first, "announcing and cancelling winds nothing up"
    at.play(PETER, "ask inn - d5 - -", "call inn")
    assert GAME.clock_key(at.state, PETER) == first
    call = GAME.clock_key(at.state, JANI)
    assert call not in (first, window)
    at.play(PETER, "cancel", "call inn")
    assert GAME.clock_key(at.state, JANI) == call
    at.play(JANI, "offer inn d10")
    at.play(PETER, "stop")
    at.play(MATE, "offer inn d5")
    forced = GAME.clock_key(at.state, PETER)
    assert at.asked == "ForcedChoice"
    assert forced.split()[0] == first.split()[0], "his decisions of a turn are one group"  # type: ignore[union-attr]
    assert forced != first
    at = Position(3).tower("inn", "street_7_4")
    assert GAME.clock_key(at.state, PETER) not in (first, None)
    discharged = Position(3).tower("inn", action="discharged")
    assert GAME.clock_key(discharged.state, PETER) != first
    at = Position(3).has(PETER, trade_1_1=1, ale=1).window(PETER, "inn")
    action = GAME.clock_key(at.state, PETER)
    at.play(PETER, "trade ale")
    assert GAME.clock_key(at.state, PETER) == action, "all of an action has one clock"
    at.player(JANI).performed = 1
    assert GAME.clock_key(at.state, PETER) != action, "the next action another"


@pytest.mark.rule("GEN-16.7")
def test_who_is_away_is_set_aside_and_gets_the_old_stance_back() -> None:
    at = Position(3).tower("inn")
    for seat, setting in ((JANI, "set stance ask_me"), (MATE, "except park+inn")):
        if setting.startswith("except"):
            at.play(seat, setting)
        back = GAME.step_back(at.state, seat)
        aside = GAME.step_aside(at.state, seat)
        assert aside is not None
        assert back is not None
        assert (aside.notation, back.notation) == ("set stance auto_pass_all", setting)
        before = (at.player(seat).stance, at.player(seat).exceptions)
        at.play(seat, aside.notation)
        assert GAME.step_aside(at.state, seat) is None, "he is already"
        at.play(seat, back.notation)
        assert (at.player(seat).stance, at.player(seat).exceptions) == before
    assert GAME.whose_turn(at.state) == PETER
    assert GAME.whose_turn(Position(3).trader(MATE).state) == MATE
