"""Every reason for refusing a move: it can happen, it quotes an existing clause, and it leaves no trace."""

from collections.abc import Callable

import pytest

from engine.moves import Unreadable
from games.genoa.moves import BOOK
from tests.games.genoa.positions import JANI, KATA, MATE, PETER, Position
from tests.games.genoa.test_protocol import selling
from tests.games.genoa.test_standstill import swapping
from tests.games.genoa.test_turn import all_pass


def street(**jani: int) -> Position:
    return Position().has(JANI, **jani).tower("palace", "street_5_2")


def offered(notation: str = "offer coach_house d5", **jani: int) -> Position:
    at = street(**jani)
    at.play(JANI, notation)
    return at


def inn() -> Position:
    return Position(3).tower("palace", "inn")


def forced() -> Position:
    at = inn()
    at.play(JANI, "offer inn d10")
    at.play(MATE, "pass inn")
    at.play(PETER, "stop")
    return at


def withdrawn() -> Position:
    at = selling()
    at.play(JANI, "offer inn d10", "withdraw 1")
    return at


def window(building: str = "warehouse_metals", **peter: int) -> Position:
    return Position().has(PETER, **peter).prefers(PETER, "windows", "ask").window(PETER, building)


def performed(building: str = "warehouse_metals") -> Position:
    at = window(building)
    at.play(PETER, "perform -")
    return at


def choosing() -> Position:
    at = offered("offer coach_house any:payer", ale=1, silk=1)
    at.play(PETER, "accept 1 1")
    return at


def binding() -> Position:
    at = Position().hand(JANI, "small_order_05").has(JANI, copper=1).tower("street_5_2")
    at.play(PETER, "ask coach_house - - bind:small_order+order:d20 -")
    at.play(JANI, "accept 1 1")
    return at


def bound(building: str = "coach_house") -> Position:
    at = Position().hand(JANI, "small_order_05", "small_order_06").has(JANI, copper=1, ale=1)
    at.prefers(JANI, "windows", "ask").tower("street_5_2")
    at.play(JANI, "offer coach_house - bind:small_order_05+order:d20")
    at.play(PETER, "accept 1 1")
    return at


def bound_performed() -> Position:
    at = bound()
    at.play(JANI, "perform -")
    return at


def ordered() -> Position:
    at = Position().hand(PETER, "small_order_05", "small_order_06").has(PETER, copper=1, ale=1)
    at.prefers(PETER, "windows", "ask").window(PETER, "coach_house")
    at.play(PETER, "fulfil small_order_05")
    return at


def trading() -> Position:
    at = window(trade_1_1=1, ale=1)
    at.play(PETER, "trade ale")
    return at


def promised() -> Position:
    at = Position().supply(silver=1).has(JANI, commodity_of_choice=1).tower("street_3_2")
    at.play(JANI, "offer warehouse_metals - silver")
    at.play(PETER, "accept 1 1")
    return at


def rewarded() -> Position:
    at = Position().hand(PETER, "large_order_05").has(PETER, silver=1, silk=1, saffron=1).supply(extra_action=0)
    at.tower("villa_monetti").play(PETER, "use", "perform large_order_05")
    return at


def sharing() -> Position:
    at = Position().tower("palace", "street_7_4")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    return at


def last_messages() -> Position:
    at = Position().hand(JANI, "message_09").prefers(JANI, "messages", "ask")
    at.tower("warehouse_spices", "street_6_2", "park", action="used")
    at.play(PETER, "stop")
    return at


def acquiring(**peter: int) -> Position:
    return Position().has(PETER, **(peter or {"markers": 2})).acquiring("street_5_2", "street_4_2")


def eight() -> Position:
    at = street()
    for space in (
        "coach_house",
        "guild_hall",
        "street_4_2",
        "street_6_2",
        "park",
        "street_3_2",
        "street_6_3",
        "market",
    ):
        at.play(JANI, f"offer {space} d5")
    return at


def spent(at: Position, *seats: int) -> Position:
    for seat in seats:
        at.player(seat).performed = 1
    return at


def suspended() -> Position:
    at = offered("offer coach_house silver", silver=1)
    at.has(JANI, silver=0).refresh()
    return at


Case = tuple[Callable[[], Position], int, str, dict[str, object]]

CASES: dict[str, Case] = {
    "roll-first": (Position, PETER, "stop", {}),
    "no-such-space": (street, PETER, "move nowhere", {"space": "nowhere"}),
    "trader-only": (street, JANI, "move street_4_2", {}),
    "not-adjacent": (street, PETER, "move park", {"space": "park"}),
    "already-visited": (
        lambda: Position().tower("street_4_2", "street_5_2"),
        PETER,
        "move street_4_2",
        {"space": "street_4_2"},
    ),
    "no-moves-left": (
        lambda: Position().tower("street_3_3", "street_3_2", "street_4_2", "street_5_2", "coach_house"),
        PETER,
        "move park",
        {},
    ),
    "queue-broken": (street, PETER, "queue street_4_2+inn", {"space": "inn"}),
    "settle-the-building-first": (selling, PETER, "stop", {"space": "inn"}),
    "must-sell-or-use": (forced, PETER, "stop", {"space": "inn"}),
    "no-action-here": (street, PETER, "use", {"space": "street_5_2"}),
    "action-used": (lambda: Position().tower("inn", action="used"), PETER, "use", {"space": "inn"}),
    "no-capacity": (lambda: spent(inn(), PETER), PETER, "use", {}),
    "no-bargaining-now": (Position, JANI, "offer inn d5", {}),
    "trader-makes-asks": (street, PETER, "offer coach_house d5", {}),
    "only-the-trader-asks": (street, JANI, "ask coach_house - d5 - -", {}),
    "out-of-reach": (street, JANI, "offer villa_zasteri d5", {"space": "villa_zasteri"}),
    "wrong-scope": (street, JANI, "offer street_4_2 d5 - - arrival", {"space": "street_4_2", "scope": "arrival"}),
    "buyer-without-capacity": (lambda: spent(street(), JANI), JANI, "offer coach_house d5", {"space": "coach_house"}),
    "ask-elsewhere": (street, PETER, "ask park - d5 - -", {"space": "park"}),
    "no-such-player": (street, PETER, "ask coach_house 7 d5 - -", {}),
    "nobody-can-accept": (
        lambda: spent(street(), JANI, MATE, KATA),
        PETER,
        "ask coach_house - d5 - -",
        {"space": "coach_house"},
    ),
    "unknown-line": (street, JANI, "offer coach_house gold", {"line": "gold"}),
    "odd-sum": (street, JANI, "offer coach_house d7", {"line": "d7"}),
    "too-many-lines": (street, JANI, "offer coach_house " + "+".join(f"d{n}" for n in range(5, 65, 5)), {}),
    "empty-offer": (street, JANI, "offer coach_house -", {}),
    "two-players-need-a-good": (lambda: Position(2).tower("street_5_2"), JANI, "offer coach_house d5", {}),
    "you-lack": (street, JANI, "offer coach_house silver", {"line": "silver"}),
    "you-lack-ducats": (street, JANI, "offer coach_house d500", {"ducats": 500}),
    "other-lacks": (street, JANI, "offer coach_house d5 - silver", {"line": "silver"}),
    "other-lacks-ducats": (lambda: Position(money="open").tower("street_5_2"), JANI, "offer coach_house d5 - d500", {}),
    "card-not-in-hand": (
        lambda: street().hand(JANI, "message_01"),
        JANI,
        "offer coach_house blind:message_02",
        {"card": "message_02"},
    ),
    "not-certain": (street, JANI, "offer coach_house - ale", {"line": "ale"}),
    "order-not-bound": (street, JANI, "offer coach_house - order:d20", {}),
    "order-cannot-be-bound": (street, JANI, "offer coach_house - bind:small_order_05+order:d20", {}),
    "offer-unchanged": (offered, JANI, "offer coach_house d5", {}),
    "too-many-offers": (eight, JANI, "offer city_hall d5", {}),
    "only-improve": (lambda: (lambda at: (at.play(JANI, "offer inn d10"), at)[1])(selling()), JANI, "offer inn d5", {}),
    "withdrew-in-window": (withdrawn, JANI, "offer inn d50", {}),
    "locked": (forced, JANI, "withdraw 1", {}),
    "no-such-offer": (street, PETER, "accept 1 1", {"id": 1}),
    "revision-changed": (offered, PETER, "accept 1 2", {"id": 1, "revision": 1}),
    "suspended": (suspended, PETER, "accept 1 1", {"id": 1}),
    "not-acceptable-now": (lambda: offered("offer park d5"), PETER, "accept 1 1", {"id": 1}),
    "not-for-you": (offered, MATE, "accept 1 1", {"id": 1}),
    "cannot-pay-that": (lambda: offered("offer coach_house d5 - d500"), PETER, "accept 1 1", {"ducats": 500}),
    "not-yours": (offered, MATE, "withdraw 1", {"id": 1}),
    "already-rejected": (
        lambda: (lambda at: (at.play(PETER, "reject 1 1"), at)[1])(offered()),
        PETER,
        "reject 1 1",
        {"id": 1},
    ),
    "nothing-to-pass-on": (street, JANI, "pass villa_zasteri", {"space": "villa_zasteri"}),
    "already-passed": (
        lambda: (lambda at: (at.play(JANI, "pass park"), at)[1])(street()),
        JANI,
        "pass park",
        {"space": "park"},
    ),
    "answer-first": (selling, JANI, "pass city_hall", {"space": "inn"}),
    "not-passed": (street, JANI, "unpass park", {"space": "park"}),
    "no-call-now": (
        lambda: (lambda at: (at.play(PETER, "call coach_house"), at)[1])(street()),
        PETER,
        "call coach_house",
        {},
    ),
    "call-elsewhere": (street, PETER, "call park", {"space": "park"}),
    "nobody-to-call": (lambda: all_pass(street()), PETER, "call coach_house", {}),
    "nothing-to-cancel": (street, PETER, "cancel", {}),
    "unknown-setting": (street, JANI, "set stance maybe", {"what": "stance", "value": "maybe"}),
    "setting-unchanged": (street, JANI, "set stance ask_me", {"what": "stance"}),
    "money-is-open": (lambda: Position(money="open"), JANI, "set money show", {}),
    "not-a-building": (street, JANI, "except market", {"space": "market"}),
    "settle-the-deal-first": (choosing, JANI, "offer park d5", {}),
    "not-among-the-tiles": (choosing, JANI, "choose wine", {"commodity": "wine"}),
    "order-does-not-fit": (binding, JANI, "bind small_order_01", {"card": "small_order_01"}),
    "not-in-this-action": (window, PETER, "roll", {}),
    "effect-done": (performed, PETER, "perform -", {}),
    "effect-first": (window, PETER, "end", {}),
    "bound-order-first": (bound_performed, JANI, "end", {}),
    "only-the-bound-order": (bound, JANI, "fulfil small_order_06", {}),
    "only-villas-take-large-orders": (window, PETER, "perform large_order_01", {"building": "warehouse_metals"}),
    "order-not-in-hand": (window, PETER, "fulfil small_order_01", {"card": "small_order_01"}),
    "order-for-elsewhere": (
        lambda: window().hand(PETER, "small_order_01"),
        PETER,
        "fulfil small_order_01",
        {"card": "small_order_01", "building": "palace"},
    ),
    "order-needs": (
        lambda: window("palace").hand(PETER, "small_order_01"),
        PETER,
        "fulfil small_order_01",
        {"card": "small_order_01", "commodity": "silver"},
    ),
    "one-order": (ordered, PETER, "fulfil small_order_06", {}),
    "no-such-tile": (window, PETER, "pick ale", {"tile": "commodity_of_choice"}),
    "not-in-supply": (lambda: window(commodity_of_choice=1).supply(ale=0), PETER, "pick ale", {"good": "ale"}),
    "not-your-good": (lambda: window(trade_1_1=1), PETER, "trade silk", {"good": "silk"}),
    "same-good": (trading, PETER, "take ale", {"good": "ale"}),
    "not-your-building": (lambda: window(building_action=1), PETER, "activate inn -", {"building": "inn"}),
    "spoils-the-deal": (promised, JANI, "pick silver", {}),
    "trade-first": (trading, PETER, "end", {}),
    "reward-first": (rewarded, PETER, "end", {}),
    "tile-gone": (rewarded, PETER, "tile extra_action", {"tile": "extra_action"}),
    "hand-over-first": (sharing, JANI, "end", {}),
    "not-just-drawn": (sharing, JANI, "hand contract_inn", {"card": "contract_inn"}),
    "message-not-in-hand": (street, JANI, "deliver message_01", {"card": "message_01"}),
    "message-not-yet": (lambda: street().hand(JANI, "message_01"), JANI, "deliver message_01", {"card": "message_01"}),
    "message-spoken-for": (swapping, PETER, "deliver message_03", {"card": "message_03"}),
    "messages-first": (last_messages, JANI, "roll", {}),
    "acquire-first": (acquiring, PETER, "roll", {}),
    "no-disc-there": (acquiring, PETER, "build street_3_2 place leave", {"street": "street_3_2"}),
    "one-building-there": (
        lambda: Position().has(PETER, markers=2).acquiring("street_2_3"),
        PETER,
        "build street_2_3 place place",
        {"street": "street_2_3"},
    ),
    "two-buildings-there": (acquiring, PETER, "build street_5_2 place -", {"street": "street_5_2"}),
    "nothing-acquired": (acquiring, PETER, "build street_5_2 leave leave", {}),
    "building-taken": (
        lambda: acquiring().owns(JANI, "coach_house"),
        PETER,
        "build street_5_2 place leave",
        {"building": "coach_house"},
    ),
    "building-empty": (acquiring, PETER, "build street_5_2 remove leave", {"building": "coach_house"}),
    "own-marker": (
        lambda: acquiring().owns(PETER, "coach_house"),
        PETER,
        "build street_5_2 remove leave",
        {"building": "coach_house"},
    ),
    "too-few-markers": (lambda: acquiring(markers=1), PETER, "build street_5_2 place place", {"markers": 2}),
}


@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_says_why_and_quotes_its_clause(reason: str) -> None:
    make, seat, notation, args = CASES[reason]
    assert make().why(seat, notation) == (reason, args)


@pytest.mark.parametrize(
    "notation",
    ["", "dance", "move", "accept 1", "accept one 1", "offer", "offer inn d5 - - never", "tile ale", "set colour red"],
)
def test_what_is_no_move_of_this_game_is_not_even_read(notation: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(notation)


def test_a_long_word_is_repeated_in_part() -> None:
    word = "n" * 60
    assert street().refusal(PETER, f"move {word}").args_ == {"space": word[:40]}
    assert street().refusal(JANI, f"offer coach_house {word}").args_ == {"line": word[:40]}


# ---------------------------------------------------------------- the same reasons elsewhere


def asked() -> Position:
    at = street(silk=1)
    at.play(PETER, "ask coach_house 2 d10 - -", "ask guild_hall - d10 - -")
    return at


def called() -> Position:
    at = Position(3).tower("street_5_2")
    at.play(PETER, "call coach_house+guild_hall")
    return at


ELSEWHERE: list[tuple[str, Case]] = [
    # beside the matter in hand
    *[
        ("no-bargaining-now", (Position, JANI, notation, {}))
        for notation in ("withdraw 1", "reject 1 1", "pass park", "unpass park", "cancel")
    ],
    ("no-such-offer", (street, JANI, "withdraw 3", {"id": 3})),
    ("locked", (forced, PETER, "reject 1 1", {})),
    ("no-such-offer", (street, PETER, "reject 3 1", {"id": 3})),
    ("not-for-you", (offered, MATE, "reject 1 1", {"id": 1})),
    ("not-for-you", (asked, JANI, "reject 1 1", {"id": 1})),
    ("not-for-you", (asked, PETER, "reject 2 1", {"id": 2})),
    ("revision-changed", (offered, PETER, "reject 1 2", {"id": 1, "revision": 1})),
    ("trader-only", (selling, JANI, "cancel", {})),
    ("already-passed", (lambda: passing("turn"), JANI, "pass park", {"space": "park"})),
    ("nothing-to-pass-on", (lambda: passing("park"), JANI, "pass villa_zasteri", {"space": "villa_zasteri"})),
    ("nothing-to-pass-on", (street, PETER, "pass park", {"space": "park"})),
    ("not-passed", (lambda: passing("turn"), JANI, "unpass park", {"space": "park"})),
    ("answer-first", (called, JANI, "pass park", {"space": "coach_house"})),
    # the tower
    ("trader-only", (street, JANI, "stop", {})),
    ("trader-only", (inn, JANI, "use", {})),
    ("trader-only", (street, JANI, "queue street_4_2+street_3_2", {})),
    ("trader-only", (street, JANI, "call coach_house", {})),
    ("queue-broken", (street, PETER, "queue street_4_2", {"space": "street_4_2"})),
    ("queue-broken", (street, PETER, "queue -", {"space": ""})),
    ("queue-broken", (street, PETER, "queue street_4_2+street_5_2", {"space": "street_5_2"})),
    ("call-elsewhere", (street, PETER, "call coach_house+coach_house", {"space": "coach_house"})),
    ("nobody-to-call", (street, PETER, "call -", {})),
    ("not-in-this-action", (street, PETER, "roll", {})),
    ("not-in-this-action", (selling, PETER, "roll", {})),
    ("not-in-this-action", (forced, PETER, "roll", {})),
    ("settle-the-building-first", (selling, PETER, "move street_7_4", {"space": "inn"})),
    ("trader-only", (selling, JANI, "stop", {})),
    ("must-sell-or-use", (forced, PETER, "move street_7_4", {"space": "inn"})),
    ("trader-only", (forced, JANI, "stop", {})),
    ("no-such-space", (street, JANI, "offer nowhere d5", {"space": "nowhere"})),
    ("wrong-scope", (inn, JANI, "offer inn d5 - - move", {"space": "inn", "scope": "move"})),
    ("out-of-reach", (inn, JANI, "offer palace d5", {"space": "palace"})),
    ("no-such-space", (street, PETER, "ask nowhere - d5 - -", {"space": "nowhere"})),
    ("no-such-player", (street, PETER, "ask coach_house 0 d5 - -", {})),
    ("no-such-player", (street, PETER, "ask coach_house 4 d5 - -", {})),
    ("no-such-player", (street, PETER, "ask coach_house -1 d5 - -", {})),
    # lines
    ("unknown-line", (street, JANI, "offer coach_house d5 gold", {"line": "gold"})),
    ("unknown-line", (street, JANI, "offer coach_house d5 - gold", {"line": "gold"})),
    ("unknown-line", (street, PETER, "ask coach_house - gold - -", {"line": "gold"})),
    ("unknown-line", (street, PETER, "ask coach_house - d5 gold -", {"line": "gold"})),
    ("unknown-line", (street, PETER, "ask coach_house - d5 - gold", {"line": "gold"})),
    ("odd-sum", (street, JANI, "offer coach_house d5 - d7", {"line": "d7"})),
    ("odd-sum", (street, PETER, "ask coach_house - d0 - -", {"line": "d0"})),
    ("empty-offer", (street, PETER, "ask coach_house - - - d5", {})),
    ("you-lack", (street, PETER, "ask coach_house - d5 - silk", {"line": "silk"})),
    ("you-lack-ducats", (street, PETER, "ask coach_house - silk - d135", {"ducats": 135})),
    ("card-not-in-hand", (
        lambda: street().hand(PETER, "message_01"),
        PETER, "ask coach_house - d5 - blind:message_02", {"card": "message_02"},
    )),
    ("card-not-in-hand", (
        lambda: street().hand(JANI, "message_01", "message_02"),
        JANI, "offer coach_house blind:message_01+trader:message_01", {"card": "message_01"},
    )),
    # accepting
    ("no-such-offer", (street, JANI, "accept 1 1", {"id": 1})),
    ("not-for-you", (asked, JANI, "accept 1 1", {"id": 1})),
    ("not-for-you", (asked, PETER, "accept 2 1", {"id": 2})),
    ("revision-changed", (asked, MATE, "accept 1 2", {"id": 1, "revision": 1})),
    ("you-lack-ducats", (lambda: asked().has(MATE, ducats=5), MATE, "accept 1 1", {"ducats": 10})),
    ("buyer-without-capacity", (lambda: spent(asked(), MATE), MATE, "accept 1 1", {"space": "coach_house"})),
    ("not-acceptable-now", (lambda: beside(selling()), PETER, "accept 1 1", {"id": 1})),
    ("not-acceptable-now", (lambda: beside(forced()), PETER, "accept 2 1", {"id": 2})),
    ("suspended", (lambda: without_silver(beside(selling())), PETER, "accept 1 1", {"id": 1})),
    # inside an action
    ("not-in-this-action", (window, JANI, "perform -", {})),
    ("no-such-tile", (window, PETER, "trade ale", {"tile": "trade_1_1"})),
    ("no-such-tile", (window, PETER, "activate inn -", {"tile": "building_action"})),
    ("only-villas-take-large-orders", (
        lambda: window(building_action=1).owns(PETER, "inn"),
        PETER, "activate inn large_order_01", {"building": "inn"},
    )),
    ("order-not-in-hand", (
        lambda: window(building_action=1).owns(PETER, "villa_monetti"),
        PETER, "activate villa_monetti large_order_05", {"card": "large_order_05"},
    )),
    ("order-not-in-hand", (
        lambda: window("villa_monetti"), PETER, "perform large_order_05", {"card": "large_order_05"},
    )),
    ("order-for-elsewhere", (
        lambda: window("villa_monetti").hand(PETER, "large_order_01"),
        PETER, "perform large_order_01", {"card": "large_order_01", "building": "villa_colini"},
    )),
    ("trade-first", (trading, JANI, "take silk", {})),
    ("not-in-supply", (lambda: trading().supply(silk=0), PETER, "take silk", {"good": "silk"})),
    ("reward-first", (rewarded, JANI, "tile trade_1_1", {})),
    ("hand-over-first", (sharing, PETER, "hand contract_inn", {})),
    # before and after
    ("no-such-space", (Position, PETER, "start nowhere", {"space": "nowhere"})),
    ("no-such-tile", (Position, PETER, "start park", {"tile": "starting_space"})),
    ("roll-first", (Position, JANI, "start park", {})),
    ("acquire-first", (acquiring, JANI, "build street_5_2 place leave", {})),
    ("acquire-first", (acquiring, JANI, "forgo", {})),
    ("messages-first", (last_messages, JANI, "use", {})),
]  # fmt: skip


def beside(at: Position) -> Position:
    """With an offer for where the trader wants to go next."""
    at.has(JANI, silver=1).play(JANI, "offer street_7_4 silver")
    return at


def without_silver(at: Position) -> Position:
    return at.has(JANI, silver=0).refresh()


def passing(space: str) -> Position:
    at = street()
    at.play(JANI, f"pass {space}")
    return at


@pytest.mark.parametrize(("reason", "case"), ELSEWHERE, ids=[f"{reason}: {case[2]}" for reason, case in ELSEWHERE])
def test_the_first_thing_that_is_wrong_is_said_elsewhere_too(reason: str, case: Case) -> None:
    make, seat, notation, args = case
    assert make().why(seat, notation) == (reason, args)
