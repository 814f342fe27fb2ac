"""What is suggested of the open kinds: little enough to read, something of every sort, all of it legal."""

import pytest

from games.genoa.data import DECKS
from tests.games.genoa.positions import JANI, MATE, PETER, Position
from tests.games.genoa.test_protocol import selling


def offers(at: Position, seat: int = JANI) -> list[str]:
    """As they would be typed, and every one of them legal."""
    found = [move for move in at.options(seat) if move.startswith("offer ")]
    assert all(at.allows(seat, move) for move in found)
    return [move.removeprefix("offer ").removesuffix(" both turn").removesuffix(" - -") for move in found]


def asks(at: Position) -> list[str]:
    found = [move for move in at.options(PETER) if move.startswith("ask ")]
    assert all(at.allows(PETER, move) for move in found)
    return [move.removeprefix("ask ") for move in found]


def listed(at: Position, *kinds: str, seat: int = PETER) -> list[str]:
    return [move for move in at.options(seat) if move.split()[0] in kinds]


def spaces(found: list[str]) -> list[str]:
    return list(dict.fromkeys(offer.split()[0] for offer in found))


# ---------------------------------------------------------------- offers


def test_the_building_under_the_tower_comes_first_then_the_neighbours_and_two_buildings_beyond() -> None:
    here, near, far = ["coach_house"], ["park", "villa_ricci", "street_5_2", "street_6_2"], ["guild_hall", "city_hall"]
    assert spaces(offers(Position(3).tower("coach_house"))) == [*here, *near, *far]
    assert spaces(offers(Position(3).tower("coach_house", action="used"))) == [*near, *far]
    at = Position(3).tower("coach_house")
    at.player(JANI).performed = 1
    assert spaces(offers(at)) == ["street_5_2", "street_6_2"], "who has no action left buys no building"
    at = Position(3).tower("street_3_3", "street_3_2", "street_4_2", "street_5_2", "coach_house")
    assert spaces(offers(at)) == here, "the way is at its end"


def test_plain_offers_are_two_sums_a_commodity_and_a_share_of_the_yield() -> None:
    at = Position(3).has(JANI, silver=1).tower("street_6_2")
    assert [offer for offer in offers(at) if offer.startswith("warehouse_spices")] == [
        "warehouse_spices d10",
        "warehouse_spices d25",
        "warehouse_spices silver",
        "warehouse_spices d5+silver",
        "warehouse_spices - pepper -",
    ]
    assert [offer for offer in offers(at) if offer.startswith("street_5_2")] == [
        "street_5_2 d10",
        "street_5_2 d25",
        "street_5_2 silver",
        "street_5_2 d5+silver",
    ]
    at.has(JANI, ducats=20)
    assert "street_5_2 d10" in offers(at)
    assert "street_5_2 d25" not in offers(at)
    at.has(JANI, ducats=10)
    assert "street_5_2 d10" in offers(at)
    at.has(JANI, ducats=5)
    assert [offer for offer in offers(at) if offer.startswith("street_5_2")] == [
        "street_5_2 silver",
        "street_5_2 d5+silver",
    ]
    at.has(JANI, ducats=0)
    assert [offer for offer in offers(at) if offer.startswith("street_5_2")] == ["street_5_2 silver"]


def test_two_players_are_not_suggested_ducats_alone() -> None:
    at = Position(2).has(JANI, silver=1).tower("coach_house", action="used")
    assert [offer for offer in offers(at) if offer.startswith("park")][:3] == [
        "park silver",
        "park d5+silver",
        "park - extra_action -",
    ]
    at.has(JANI, ducats=5)
    assert "park d5+silver" in offers(at)
    at.has(JANI, ducats=0)
    assert "park d5+silver" not in offers(at)
    assert offers(Position(2).tower("street_5_2"))[0] == "coach_house - starting_space -"


def test_the_share_of_the_yield_is_what_the_supply_still_has() -> None:
    def share(at: Position, space: str) -> list[str]:
        return [offer.split(" ", 1)[1] for offer in offers(at) if offer.startswith(f"{space} - ")]

    assert share(Position(3).supply(pepper=0).tower("street_6_2"), "warehouse_spices") == ["- saffron -"]
    at = Position(3).supply(pepper=0, saffron=0, starting_space=0).tower("street_6_2")
    assert share(at, "warehouse_spices") == share(at, "coach_house") == []
    assert share(at, "guild_hall") == ["- drawn -"]
    at = Position(3).deck("large_order").tower("street_5_2")
    assert share(at, "guild_hall") == []
    assert share(at, "coach_house") == ["- starting_space -"]
    assert share(Position(3).tower("market"), "cathedral") == ["- marker -"]
    assert share(Position(3).has(JANI, markers=7).tower("market"), "cathedral") == []
    for deck, building, street in (
        ("large_order", "guild_hall", "street_5_2"),
        ("small_order", "city_hall", "street_7_4"),
        ("message", "post_office", "street_5_7"),
        ("contract", "villa_ricci", "coach_house"),
    ):
        assert share(Position(3).tower(street), building) == ["- drawn -"], deck
        assert share(Position(3).deck(deck).tower(street), building) == [], deck
    at = Position(3).deck("message", "message_01").tower("market")
    assert share(at, "post_office") == ["- drawn -"]


def test_one_of_each_rarer_sort_for_the_first_building() -> None:
    at = Position(3).hand(JANI, "contract_inn", "message_03", "large_order_01", "small_order_05")
    at.has(JANI, ale=1, copper=1, trade_1_1=1, markers=1).has(PETER, silk=1).tower("coach_house")
    assert [offer for offer in offers(at) if offer.startswith("coach_house")][5:] == [
        "coach_house any:payer",
        "coach_house any:receiver",
        "coach_house trade_1_1",
        "coach_house marker",
        "coach_house trader:contract_inn",
        "coach_house public:message_03",
        "coach_house random:large_order",
        "coach_house blind:small_order_05",
        "coach_house ale - - arrival step",
        "coach_house d10 - silk",
        "coach_house - bind:small_order_05+order:d20 -",
    ]
    assert [offer for offer in offers(at) if offer.startswith("park")] == [
        "park d10",
        "park d25",
        "park ale",
        "park d5+ale",
        "park - extra_action -",
    ]
    at = Position(3).has(JANI, ale=1).tower("street_5_2")
    assert "coach_house ale - - move step" in offers(at)
    at = Position(3).has(JANI, ducats=5).has(PETER, silk=1).tower("street_5_2")
    assert not any("silk" in offer for offer in offers(at)), "he cannot pay for it"
    at = Position(3).has(JANI, ducats=10).has(PETER, silk=1).tower("street_5_2")
    assert "coach_house d10 - silk" in offers(at)
    at = Position(2).has(PETER, silk=1).tower("street_5_2")
    assert not any("silk" in offer for offer in offers(at)), "ducats alone are not allowed"


def test_an_extra_action_tile_is_offered_only_by_who_can_act_without_it() -> None:
    at = Position(3).has(JANI, extra_action=1).tower("street_5_2")
    assert "coach_house extra_action" in offers(at)
    at.player(JANI).performed = 1
    assert "coach_house d10" in offers(at)
    assert "coach_house extra_action" not in offers(at)
    at.has(JANI, starting_space=1, commodity_of_choice=1)
    assert "coach_house starting_space" in offers(at)
    assert "coach_house commodity_of_choice" not in offers(at), "one tile is enough"


def test_cards_are_offered_in_every_way_as_the_tower_goes_on() -> None:
    way = ("street_3_2", "street_4_2", "street_5_2", "coach_house")
    seen = set()
    for discs in range(1, 5):
        at = (
            Position(3)
            .hand(JANI, "contract_inn", "message_03", "large_order_01", "small_order_05")
            .tower(*way[-discs:])
        )
        lines = [offer.split()[1] for offer in offers(at) if offer.startswith("coach_house") and ":" in offer]
        assert len(lines) == len(DECKS)
        seen |= {line.split(":")[0] + next(deck for deck in DECKS if deck in line) for line in lines}
    assert len(seen) == 16


def test_a_bound_order_is_suggested_where_it_can_be_kept() -> None:
    at = Position(3).hand(JANI, "small_order_05").tower("street_5_2")
    assert not any("bind" in offer for offer in offers(at)), "there is no copper"
    at = Position(3).hand(JANI, "small_order_06").has(JANI, ale=1).tower("street_6_2")
    assert "coach_house - bind:small_order_06+order:d20 -" in offers(at)
    at = Position(3).hand(JANI, "small_order_01", "small_order_05", "small_order_06").has(JANI, ale=1, silver=1)
    assert "coach_house - bind:small_order_06+order:d20 -" in offers(at.tower("street_6_2")), "the one that fits"
    at = Position(3).hand(JANI, "small_order_07").has(JANI, linen=1).tower("street_6_2")
    assert not any("bind" in offer for offer in offers(at)), "it is for the harbor"
    at = Position(3).hand(JANI, "large_order_09").has(JANI, copper=1, linen=1, saffron=1).tower("villa_ricci")
    assert "villa_ricci - bind:large_order_09+order:d20 -" in offers(at)
    at = Position(2).hand(JANI, "large_order_09").has(JANI, copper=1, linen=1, saffron=1).tower("villa_ricci")
    assert "villa_ricci - bind:large_order_09+order:d20+order:tile -" not in offers(at)
    assert "villa_ricci - bind:large_order_09+order:tile+order:d20 -" in offers(at), "two players need a good"
    at = Position(2).hand(JANI, "small_order_05").has(JANI, copper=1).tower("street_5_2")
    assert not any("bind" in offer for offer in offers(at)), "a small order brings only ducats"


def test_a_standing_offer_is_raised_by_five() -> None:
    at = Position(3).has(JANI, silver=1).tower("coach_house")
    at.play(JANI, "offer coach_house d20+silver", "offer park silver", "offer street_5_2 d130")
    assert [offer for offer in offers(at) if offer.startswith(("coach_house", "park", "street_5_2"))] == [
        "coach_house d25+silver",
        "park d5+silver",
    ], "more than 130 he has not"
    at = Position(3).hand(JANI, "message_03").tower("coach_house")
    at.play(JANI, "offer coach_house blind:message_03")
    assert not any(offer.startswith("coach_house") for offer in offers(at)), "a hidden card is not repeated"
    at = Position(3).has(JANI, silver=1).tower("coach_house")
    at.play(JANI, "offer coach_house silver")
    at.has(JANI, silver=0).refresh()
    assert not any(offer.startswith("coach_house") for offer in offers(at)), "it is suspended"


def test_with_eight_offers_only_raising_is_left() -> None:
    at = Position(3).tower("street_5_2")
    for space in ("coach_house", "guild_hall", "street_4_2", "street_6_2", "park", "street_3_2", "street_6_3"):
        at.play(JANI, f"offer {space} d5")
    assert "city_hall d10" in offers(at)
    at.play(JANI, "offer market d5")
    assert offers(at) == [f"{space} d10" for space in ("coach_house", "guild_hall", "street_4_2", "street_6_2")]


def test_who_has_next_to_nothing_is_suggested_something() -> None:
    at = Position(3).has(JANI, ducats=5).tower("coach_house")
    at.player(JANI).performed = 1
    assert offers(at) == ["street_5_2 d5"]
    at.has(JANI, ducats=0)
    assert offers(at) == []
    assert offers(at.has(JANI, trade_1_1=1)) == ["street_5_2 trade_1_1"]
    assert offers(at.has(JANI, trade_1_1=0, markers=1)) == ["street_5_2 marker"]
    assert offers(at.has(JANI, markers=0).hand(JANI, "contract_inn")) == ["street_5_2 random:contract"]


def test_the_building_that_is_being_sold_is_closed_to_who_withdrew_and_to_all_once_locked() -> None:
    at = selling()
    at.play(JANI, "offer inn d10", "withdraw 1")
    assert "inn" not in spaces(offers(at))
    assert "inn" in spaces(offers(at, MATE))
    at.play(MATE, "offer inn d5")
    assert at.asked == "ForcedChoice"
    assert "inn" not in spaces(offers(at, MATE)) + spaces(offers(at))


# ---------------------------------------------------------------- what the trader is suggested


def test_an_ask_for_each_space_and_some_rarer_ones_for_the_first() -> None:
    at = Position(3).has(PETER, silk=1).tower("street_5_2")
    assert asks(at) == [
        "coach_house - d15 - -",
        "guild_hall - d15 - -",
        "street_4_2 - d15 - -",
        "street_6_2 - d15 - -",
        "coach_house 1 d5+any:receiver - -",
        "coach_house - random:message - silk",
        "coach_house - - starting_space -",
        "coach_house - any:payer bind:small_order+order:d20 -",
    ]
    at.play(PETER, "ask coach_house - d15 - -")
    assert asks(at) == [
        "guild_hall - d15 - -",
        "street_4_2 - d15 - -",
        "street_6_2 - d15 - -",
        "coach_house 1 d5+any:receiver - -",
    ], "what is asked for is not suggested again"
    at = Position(3).has(PETER, silk=1).tower("street_5_2")
    at.play(PETER, "ask guild_hall - d15 - -")
    assert asks(at) == [
        "coach_house - d15 - -",
        "street_4_2 - d15 - -",
        "street_6_2 - d15 - -",
        "coach_house 1 d5+any:receiver - -",
        "coach_house - random:message - silk",
        "coach_house - - starting_space -",
        "coach_house - any:payer bind:small_order+order:d20 -",
    ]
    assert asks(Position(2).tower("villa_ricci")) == [
        "villa_ricci - any:payer - -",
        "villa_ricci 1 d5+any:receiver - -",
        "villa_ricci - - drawn -",
    ]
    assert asks(Position(3).supply(starting_space=0).tower("coach_house")) == [
        "coach_house - d15 - -",
        "coach_house 1 d5+any:receiver - -",
        "coach_house - any:payer bind:small_order+order:d20 -",
    ]
    assert spaces(asks(Position(3).tower("villa_ricci", action="discharged"))) == [
        "villa_ricci",
        "coach_house",
        "warehouse_spices",
    ]


def test_asks_go_to_who_can_still_act_or_are_for_streets() -> None:
    at = Position(3).tower("street_5_2")
    at.player(JANI).performed = 1
    assert "coach_house 2 d5+any:receiver - -" in asks(at)
    at.player(MATE).performed = 1
    assert asks(at) == ["street_4_2 - d15 - -", "street_6_2 - d15 - -", "street_4_2 1 d5+any:receiver - -"]
    at = Position(3).tower("coach_house")
    at.player(JANI).performed = at.player(MATE).performed = 1
    assert asks(at) == []


def test_eight_asks_are_enough() -> None:
    at = Position(5).tower("guild_hall", action="used")
    for space in ("market", "street_4_2"):
        at.play(PETER, *[f"ask {space} {to} d5 - -" for to in ("-", 1, 2)])
    at.play(PETER, "ask street_5_2 - d5 - -")
    assert asks(at)
    at.play(PETER, "ask street_5_2 1 d5 - -")
    assert asks(at) == []


@pytest.mark.rule("GEN-15.35")
def test_a_call_is_suggested_while_somebody_has_something_to_say() -> None:
    at = Position(3).tower("street_5_2")
    assert listed(at, "call") == ["call coach_house+guild_hall+street_4_2+street_6_2"]
    at.play(PETER, "call coach_house")
    assert listed(at, "call") == []
    assert listed(Position(3).tower("inn"), "call") == ["call inn"]
    at = Position(3).tower("inn")
    at.play(JANI, "pass inn")
    assert listed(at, "call") == ["call inn"]
    at.play(MATE, "offer inn d5")
    assert listed(at, "call") == [], "both have said what they want"
    at = Position(3).tower("inn")
    at.player(JANI).performed = at.player(MATE).performed = 1
    assert listed(at, "call") == []
    at = Position(3).tower("street_5_2").prefers(JANI, "stance", "auto_pass_all")
    at.prefers(MATE, "stance", "auto_pass_all")
    assert listed(at, "call") == []


@pytest.mark.rule("GEN-15.36")
def test_ways_of_two_steps_lead_over_streets() -> None:
    assert listed(Position(3).tower("street_5_2"), "queue") == [
        "queue street_4_2+park",
        "queue street_4_2+guild_hall",
        "queue street_6_2+coach_house",
        "queue street_6_2+warehouse_spices",
    ]
    assert listed(Position(3).tower("villa_ricci"), "queue") == ["queue coach_house+park"]
    assert len(listed(Position(3).tower("guild_hall", action="used"), "queue")) == 6
    assert listed(Position(3).tower("guild_hall", "street_5_2", "street_6_2", "coach_house"), "queue") == []


def test_the_ways_of_the_tower_are_listed_before_stopping() -> None:
    at = Position(3).tower("street_5_2")
    assert listed(at, "move", "stop") == [
        *[f"move {space}" for space in ("coach_house", "guild_hall", "street_4_2", "street_6_2")],
        "stop",
    ]
