"""What is told of every kind of move: all of it, in the order in which it happens, and nothing else."""

from engine.events import Event, Finished, Forced
from games.genoa import events as told
from games.genoa.data import LAST_SPACE
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.games.genoa.test_protocol import selling
from tests.games.genoa.test_turn import all_pass


def whole(at: Position, seat: int, notation: str) -> list[Event]:
    """What happens up to the end of the turn."""
    events = at.play(seat, notation)
    ends = [at for at, event in enumerate(events) if isinstance(event, told.TurnEnded)]
    return events[: ends[0]] if ends else events


# ---------------------------------------------------------------- the turn


def test_of_the_starting_space() -> None:
    at = Position()
    roll = at.play(PETER, "roll")[0]
    assert isinstance(roll, told.Rolled)
    assert roll.seat == PETER
    at = Position().has(PETER, starting_space=1)
    assert at.play(PETER, "start park") == [told.StartChosen(PETER, "park")]
    at = Position(5).has(PETER, starting_space=1)
    assert at.play(PETER, "start market") == [told.StartChosen(PETER, "market"), told.RoundShortened(8, False)]
    at = Position(5).has(PETER, starting_space=1)
    at.state.marker = LAST_SPACE - 1
    assert at.play(PETER, "start market")[1] == told.RoundShortened(LAST_SPACE, True)


def test_of_the_end_of_a_turn_a_round_and_the_game() -> None:
    at = Position(3, start=JANI).has(JANI, starting_space=1).tower("street_5_2")
    assert at.play(PETER, "stop") == [
        told.Stopped(PETER, "street_5_2", 5),
        told.TurnEnded(PETER),
        told.RoundBegan(2, 4, False),
        told.TurnBegan(JANI, 2),
    ]
    at = Position(3, start=JANI).has(JANI, starting_space=1).tower("street_5_2")
    at.state.marker = LAST_SPACE - 1
    assert told.RoundBegan(2, LAST_SPACE, True) in at.play(PETER, "stop")
    at = Position(3).has(JANI, starting_space=1).tower("street_5_2")
    assert at.play(PETER, "stop")[1:] == [told.TurnEnded(PETER), told.TurnBegan(JANI, 1)]
    at = Position(3, start=JANI).owns(MATE, "inn").hand(JANI, "contract_inn", "contract_park", "contract_coach_house")
    at.tower("street_5_2")
    at.state.marker = LAST_SPACE
    assert at.play(PETER, "stop") == [
        told.Stopped(PETER, "street_5_2", 5),
        told.TurnEnded(PETER),
        told.FinalScored(PETER, 130, 0, (), (), 0),
        told.FinalScored(JANI, 130, 0, ("contract_park", "contract_coach_house", "contract_inn"), (2, 1), 40),
        told.FinalScored(MATE, 130, 10, (), (), 0),
        Finished((JANI,)),
    ]


def test_of_acquiring() -> None:
    at = Position(3).has(PETER, markers=3).has(JANI, markers=1).has(MATE, markers=1).owns(JANI, "coach_house")
    at.acquiring("street_5_2", "street_4_2", "street_3_2")
    assert at.play(PETER, "build street_5_2 replace place") == [
        told.Acquired(PETER, "street_5_2", ("coach_house", "guild_hall"), ("coach_house",), (JANI,))
    ]
    assert at.play(JANI, "build street_4_2 leave remove") == [
        told.Acquired(JANI, "street_4_2", (), ("guild_hall",), (PETER,))
    ]
    assert (at.player(PETER).central, at.player(PETER).stock, at.player(JANI).central) == (6, 0, 7)
    assert whole(at, MATE, "forgo") == [told.AcquisitionForgone(MATE)]


# ---------------------------------------------------------------- the book


def test_of_offers_asks_passes_and_calls() -> None:
    at = Position(3).hand(JANI, "message_03").has(JANI, silver=1).has(PETER, silk=1).tower("street_5_2")
    assert at.play(JANI, "offer coach_house trader:message_03+d5 - silk move step") == [
        told.Offered(
            JANI, 1, 1, False, None, "coach_house", "move", "step",
            ("d5", "trader:message"), (), ("silk",), ("message_03",), "",
        ),
        told.FacesShown(PETER, JANI, 1, ("message_03",)),
    ]  # fmt: skip
    assert at.play(PETER, "reject 1 1") == [told.Rejected(PETER, 1, JANI, "coach_house")]
    assert at.play(JANI, "withdraw 1") == [told.Withdrawn(JANI, 1, "coach_house", False)]
    assert at.play(PETER, "ask guild_hall 2 d10 drawn silk") == [
        told.Offered(
            PETER, 2, 1, True, MATE, "guild_hall", "both", "step", ("d10",), ("drawn",), ("silk",), (), ""
        )
    ]  # fmt: skip
    assert at.play(PETER, "ask guild_hall 2 d5 drawn silk")[0].revision == 2  # type: ignore[attr-defined]
    assert at.play(PETER, "withdraw 2") == [told.Withdrawn(PETER, 2, "guild_hall", True)]
    assert at.play(MATE, "pass coach_house") == [told.Passed(MATE, "coach_house")]
    assert at.play(MATE, "unpass coach_house") == [told.PassTakenBack(MATE, "coach_house")]
    assert at.play(PETER, "call coach_house+guild_hall") == [
        told.Called(PETER, ("coach_house", "guild_hall"), (JANI, MATE))
    ]
    assert at.play(JANI, "pass turn") == [told.Passed(JANI, "turn")]
    assert at.play(PETER, "cancel") == [told.CallEnded(PETER)]
    at.play(PETER, "call coach_house")
    assert at.play(MATE, "set stance auto_pass_all") == [
        told.SettingChanged(MATE, "stance", "auto_pass_all", ()),
        told.CallAnswered(PETER),
    ]


def test_of_a_building_nobody_wants_and_of_one_that_is_sold() -> None:
    at = Position(3).tower("palace", "inn")
    assert at.play(PETER, "move street_7_4") == [
        told.IntentDeclared(PETER, "walk", "street_7_4"),
        told.SaleWindowOpened(PETER, "inn", (JANI, MATE)),
    ]
    assert at.play(PETER, "cancel") == [told.IntentCancelled(PETER)]
    at.play(PETER, "move street_7_4")
    at.play(JANI, "pass inn")
    assert at.play(MATE, "pass inn") == [
        told.Passed(MATE, "inn"),
        told.Discharged("inn"),
        told.Walked(PETER, "inn", "street_7_4", 2),
    ]
    at = selling()
    at.play(JANI, "offer inn d10")
    assert at.play(MATE, "offer inn d5")[1:] == [told.ForcedToSell(PETER, "inn", (1, 2))]
    assert at.play(PETER, "accept 2 1") == [
        told.Struck(PETER, MATE, 2, "inn", ("d5",), (), ()),
        told.ActionBegan(MATE, "inn", False),
        told.Expired(JANI, 1, "inn", False),
        Forced(MATE, "perform -"),
        told.Took(MATE, ("trade_1_1",)),
        Forced(MATE, "end"),
        told.ActionEnded(MATE, "inn"),
        told.Walked(PETER, "inn", "street_7_4", 2),
    ]


def test_of_a_plan_of_several_steps() -> None:
    at = Position(3).tower("street_5_2")
    assert at.play(PETER, "queue street_4_2+street_3_2") == [
        told.Queued(PETER, ("street_4_2", "street_3_2")),
        told.Walked(PETER, "street_5_2", "street_4_2", 3),
        told.Walked(PETER, "street_4_2", "street_3_2", 2),
    ]
    at = Position(3).tower("inn")
    assert at.play(PETER, "queue street_7_4+street_7_3")[:2] == [
        told.Queued(PETER, ("street_7_4", "street_7_3")),
        told.IntentDeclared(PETER, "walk", "street_7_4"),
    ]
    assert at.play(PETER, "cancel") == [told.IntentCancelled(PETER)]


# ---------------------------------------------------------------- deals and actions


def test_of_a_deal_with_all_that_can_change_hands() -> None:
    at = Position(3).hand(JANI, "message_03", "contract_inn").has(JANI, silver=1, markers=2)
    at.has(PETER, silk=1, extra_action=1).owns(MATE, "warehouse_metals").tower("street_3_2")
    at.play(JANI, "offer warehouse_metals d10+silver+marker+public:message_03 copper silk+extra_action+d5")
    assert at.play(PETER, "accept 1 1") == [
        told.Struck(
            PETER, JANI, 1, "warehouse_metals",
            ("d10", "silver", "marker", "public:message_03"), ("copper",), ("d5", "silk", "extra_action"),
        ),
        told.MarkersExchanged(JANI, PETER, 1, 1),
        told.CardsGiven(JANI, PETER, ("message",), ("message_03",)),
        told.CardsReceived(PETER, JANI, ("message",), ("message_03",)),
        told.Walked(PETER, "street_3_2", "warehouse_metals", 3),
        told.ActionBegan(JANI, "warehouse_metals", False),
        told.OwnerPaid(MATE, "warehouse_metals", 10),
        Forced(JANI, "perform -"),
        told.Took(JANI, ("silver", "copper")),
        told.ProceedsPaid(JANI, PETER, ("copper",)),
        Forced(JANI, "end"),
        told.ActionEnded(JANI, "warehouse_metals"),
    ]  # fmt: skip
    assert at.ducats(PETER, JANI, MATE) == (135, 125, 140)


def test_of_orders_tiles_and_messages() -> None:
    at = Position(3).hand(PETER, "small_order_05", "message_03").owns(PETER, "inn").prefers(PETER, "messages", "ask")
    at.has(PETER, copper=1, commodity_of_choice=1, trade_1_1=1, building_action=1, extra_action=1)
    at.tower("inn", "street_7_4", "coach_house")
    at.player(PETER).performed = 1
    assert at.play(PETER, "use") == [told.ActionBegan(PETER, "coach_house", True)]
    assert at.play(PETER, "deliver message_03") == [told.MessageDelivered(PETER, "message_03", 30)]
    assert at.play(PETER, "fulfil small_order_05") == [told.OrderFulfilled(PETER, "small_order_05", 40)]
    assert at.play(PETER, "pick ale") == [
        told.TilePlayed(PETER, "commodity_of_choice", "ale"),
        told.Took(PETER, ("ale",)),
    ]
    assert at.play(PETER, "trade ale") == [told.TilePlayed(PETER, "trade_1_1", "")]
    assert at.play(PETER, "take silk") == [told.Traded(PETER, "ale", "silk")]
    assert at.play(PETER, "activate inn -") == [
        told.TilePlayed(PETER, "building_action", "inn"),
        told.Took(PETER, ("trade_1_1",)),
    ]
    assert at.play(PETER, "perform -") == [told.Took(PETER, ("starting_space",))]
    assert whole(at, PETER, "end")[:1] == [told.ActionEnded(PETER, "coach_house")]


def test_of_a_large_order_whose_reward_is_promised() -> None:
    at = (
        Position(3)
        .hand(JANI, "large_order_09")
        .has(JANI, copper=1, linen=1, saffron=1)
        .tower("coach_house", action="used")
    )
    at.play(JANI, "offer villa_ricci - bind:large_order_09+order:d60+order:tile")
    assert at.play(PETER, "accept 1 1")[2:] == [
        told.ActionBegan(JANI, "villa_ricci", False),
        Forced(JANI, "perform large_order_09"),
        told.OrderFulfilled(JANI, "large_order_09", 100),
        told.ProceedsPaid(JANI, PETER, ("d60",)),
    ]
    assert at.play(JANI, "tile extra_action") == [
        told.Took(JANI, ("extra_action",)),
        told.ProceedsPaid(JANI, PETER, ("extra_action",)),
        Forced(JANI, "end"),
        told.ActionEnded(JANI, "villa_ricci"),
    ]


def test_of_settings() -> None:
    at = Position().tower("street_5_2")
    assert at.play(JANI, "set money show") == [told.MoneyShown(JANI, 130)]
    for what, value in (("windows", "ask"), ("messages", "ask"), ("acquire", "pass"), ("stance", "auto_pass_all")):
        assert at.play(JANI, f"set {what} {value}") == [told.SettingChanged(JANI, what, value, ())]
        assert getattr(at.player(JANI), what) == value
    assert at.play(JANI, "except park+guild_hall") == [
        told.SettingChanged(JANI, "stance", "auto_pass_except", ("park", "guild_hall"))
    ]
    assert at.player(JANI).exceptions == ["park", "guild_hall"]
    assert at.play(JANI, "set stance ask_me") == [told.SettingChanged(JANI, "stance", "ask_me", ())]
    assert at.player(JANI).exceptions == []
    assert all_pass(at).play(PETER, "set windows ask") == [told.SettingChanged(PETER, "windows", "ask", ())]
    assert GAME.to_act(at.state) == (PETER,)
