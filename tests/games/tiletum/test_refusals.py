"""Every reason for refusing a move: it can happen, it quotes an existing clause, and it leaves no trace."""

from collections.abc import Callable

import pytest

from engine.moves import Unreadable
from games.tiletum.bonuses import CharacterBonus
from games.tiletum.moves import BOOK
from games.tiletum.steps import KingPhase
from tests.games.tiletum.positions import BLUE, DULL, GREEN, ORANGE, PURPLE, Position


def turn(**holds: object) -> Position:
    """Architect faces 1, merchant 2, character 3, contract 4, king 5, joker 6."""
    return Position().poor(BLUE).dice("blue4", "pink2", "yellow6").has(BLUE, **holds)


def acting(action: str, points: int = 3, **holds: object) -> Position:
    return Position().poor(BLUE).acting(BLUE, action, points).has(BLUE, **holds)


def paused() -> Position:
    at = turn()
    at.state.action_tiles["contract"] = "helper_merchant_2"
    at.state.city_tiles["paris"] = "helper_change_colour"
    at.play(BLUE, "die blue4 4 pause iron")
    return at


def joker() -> Position:
    at = turn()
    at.play(BLUE, "die yellow6 6 leave gold")
    return at


def crest(building: int, **holds: object) -> Position:
    at = acting("king", 0, food=6, warehouse=["crest_lion"], **holds)
    at.play(BLUE, f"crest crest_lion {building}")
    return at


def bonus(character: str, **holds: object) -> Position:
    at = acting("king", 0, **holds)
    at.run(CharacterBonus(BLUE, f"character_{character}"), keep=True)
    return at


def ended() -> Position:
    at = acting("architect", gold=2)
    at.play(BLUE, "end action")
    return at


def king_phase() -> Position:
    at = Position()
    at.run(KingPhase())
    return at


def no_tile() -> Position:
    at = turn()
    at.state.action_tiles["contract"] = ""
    return at


def gap() -> Position:
    at = acting("contract", 6)
    at.play(BLUE, "sign 5")
    return at


def twice() -> Position:
    """Of the two arms of one family for 2 points the first is taken; another of them costs 1 point."""
    arms = ["crest_lion", "crest_eagle", "crest_eagle", "crest_eagle", "crest_balls"]
    return acting("contract", 2).offers(contracts=arms)


def no_characters() -> Position:
    at = acting("character", 6)
    at.state.character_offer = [""] * 5
    return at


def activating() -> Position:
    at = acting("merchant", 1, merchant="leipzig", rooms={"b4f1": "character_king_3"})
    at.play(BLUE, "merchant leipzig house 1")
    return at


def swapped(**holds: object) -> Position:
    at = acting("contract", 6, **holds)
    at.state.swapped = True
    return at


def offering() -> Position:
    at = acting("contract", 6, warehouse=["crest_lion"])
    return at.offers(contracts=["crest_lion", *["contract_iron_9", "contract_wool_9"] * 2])


Case = tuple[Callable[[], Position], str, dict[str, object]]
LION = {"tile": "crest_lion"}

CASES: dict[str, Case] = {
    "die-first": (turn, "end turn", {}),
    "die-taken": (lambda: acting("king", 0), "die blue4 4 leave iron", {}),
    "collect-first": (paused, "end turn", {}),
    "nothing-to-collect": (lambda: acting("king", 0), "collect iron", {}),
    "choose-action-first": (joker, "end turn", {}),
    "no-joker": (lambda: acting("architect"), "perform king", {}),
    "bonus-first": (lambda: crest(3), "end turn", {}),
    "no-such-bonus": (lambda: acting("architect"), "skip", {}),
    "granted-action-first": (lambda: Position().granted(BLUE, "merchant", 2), "end turn", {"action": "merchant"}),
    "action-ended": (ended, "architect paris walk", {}),
    "end-the-turn": (lambda: acting("architect", warehouse=["helper_plus_ap_1"]), "end action", {}),
    "action-not-open": (
        lambda: acting("architect"),
        "merchant paris walk -",
        {"action": "merchant", "open": "architect"},
    ),
    "too-few-points": (lambda: acting("architect", 1), "architect paris pillar", {"price": 2, "points": 1}),
    "favour-first": (king_phase, "end turn", {}),
    "no-favour": (turn, "favour take", {}),
    "no-such-die": (turn, "die blue5 5 leave iron", {"die": "blue5"}),
    "no-such-number": (turn, "die blue4 0 leave iron", {"number": 0}),
    "turning-costs-gold": (lambda: turn(gold=3), "die blue4 2 leave iron", {"gold": 4, "owned": 3}),
    "no-tile-at-action": (no_tile, "die blue4 4 take iron", {"action": "contract"}),
    "no-reason-to-pause": (turn, "die blue4 4 pause iron", {}),
    "pause-without-colour": (turn, "die blue4 4 pause gold", {}),
    "other-resource": (turn, "die blue4 4 leave gold", {"resource": "gold"}),
    "warehouse-full": (lambda: turn(warehouse=["crest_eagle"] * 4), "die blue4 4 take iron", {"tile": DULL}),
    "crest-family": (offering, "sign 1", LION),
    "no-contract-space": (
        lambda: offering().has(BLUE, contracts=["contract_same_1"] * 6),
        "sign 2",
        {"tile": "contract_iron_9"},
    ),
    "not-in-warehouse": (turn, "crest crest_lion 6", LION),
    "no-such-space": (lambda: acting("architect"), "architect atlantis walk", {"space": "atlantis"}),
    "already-there": (lambda: acting("architect"), "architect tiletum walk", {"space": "tiletum"}),
    "too-far": (lambda: bonus("merchant_1"), "merchant lyon walk -", {"steps": 1, "distance": 2}),
    "not-part-of-bonus": (lambda: bonus("merchant_1"), "merchant paris tile -", {}),
    "no-city-tile": (lambda: acting("architect"), "architect tiletum tile", {"city": "tiletum"}),
    "no-pillar": (lambda: acting("architect", pillars=0), "architect paris pillar", {}),
    "no-cathedral": (lambda: acting("architect"), "architect troyes pillar", {"city": "troyes"}),
    "cathedral-unavailable": (lambda: acting("architect"), "architect lyon pillar", {"city": "lyon"}),
    "pillar-already-there": (
        lambda: acting("architect").pillar("paris", BLUE),
        "architect paris pillar",
        {"city": "paris"},
    ),
    "pillar-spaces-full": (
        lambda: acting("architect").pillar("paris", ORANGE, PURPLE, GREEN),
        "architect paris pillar",
        {"city": "paris"},
    ),
    "no-house": (lambda: acting("merchant", houses=0), "merchant paris house 1", {}),
    "house-already-there": (lambda: acting("merchant"), "merchant tiletum house 1", {"city": "tiletum"}),
    "no-house-space": (lambda: acting("merchant"), "merchant paris house 3", {"city": "paris"}),
    "equal-house-space": (lambda: acting("merchant"), "merchant paris house 2", {"city": "paris", "spot": 1}),
    "spot-without-house": (lambda: acting("merchant"), "merchant paris walk 1", {}),
    "not-in-offer": (lambda: acting("character"), "hire crest_lion -", LION),
    "offer-empty": (no_characters, "refresh", {}),
    "no-such-room": (
        lambda: acting("character", warehouse=["character_king_1"]),
        "settle character_king_1 b6f1",
        {"room": "b6f1"},
    ),
    "room-taken": (
        lambda: acting("character", warehouse=["character_king_1"], rooms={"b1f1": "character_king_2"}),
        "settle character_king_1 b1f1",
        {"room": "b1f1"},
    ),
    "lives-elsewhere": (
        lambda: acting("character", warehouse=["character_king_1"], rooms={"b1f1": "character_king_2"}),
        "settle character_king_1 b2f1",
        {"type": "king", "building": 1},
    ),
    "other-type-there": (
        lambda: acting("character", warehouse=["character_king_1"], rooms={"b1f1": "character_contract_2"}),
        "settle character_king_1 b1f2",
        {"type": "contract", "building": 1},
    ),
    "no-such-offer-space": (lambda: acting("contract"), "sign 6", {"space": 6}),
    "offer-gap": (gap, "sign 5", {"space": 5}),
    "equal-offer-space": (twice, "sign 3", {"space": 2}),
    "swap-same": (lambda: swapped(gold=1), "swap gold gold", {"resource": "gold"}),
    "swap-nothing": (swapped, "swap gold food", {"resource": "gold"}),
    "swap-bonus-due": (lambda: acting("contract", gold=1), "swap gold food", {}),
    "swap-bonus-spent": (lambda: swapped(gold=1), "swap gold food+iron", {}),
    "swap-gift": (lambda: acting("contract", wool=1, iron=1), "swap iron gold+iron", {"give": "wool", "gift": "gold"}),
    "buy-something": (turn, "buy iron 0", {}),
    "gold-short": (lambda: turn(gold=3), "buy iron 2", {"gold": 4, "owned": 3}),
    "contract-spaces-covered": (
        lambda: turn(iron=2, warehouse=["contract_iron_2"], contracts=["contract_same_1"] * 6),
        "fulfil contract_iron_2 -",
        {},
    ),
    "contract-needs-resource": (lambda: turn(iron=3, warehouse=["contract_same_3"]), "fulfil contract_same_3 -", {}),
    "contract-names-resources": (
        lambda: turn(iron=2, warehouse=["contract_iron_2"]),
        "fulfil contract_iron_2 iron",
        {},
    ),
    "contract-unpaid": (
        lambda: turn(iron=1, warehouse=["contract_iron_2"]),
        "fulfil contract_iron_2 -",
        {"resource": "iron", "amount": 2, "owned": 1},
    ),
    "no-such-building": (lambda: turn(food=6, warehouse=["crest_lion"]), "crest crest_lion 7", {"building": 7}),
    "crest-space-taken": (
        lambda: turn(food=6, warehouse=["crest_lion"], crests={6: "crest_eagle"}),
        "crest crest_lion 6",
        {"building": 6},
    ),
    "food-short": (lambda: turn(food=1, warehouse=["crest_lion"]), "crest crest_lion 6", {"food": 2, "owned": 1}),
    "contribution-needs-pillar": (lambda: turn(stone=9), "contribute wien", {"city": "wien"}),
    "contributed-already": (
        lambda: contributed(turn(stone=9).pillar("wien", BLUE)),
        "contribute wien",
        {"city": "wien"},
    ),
    "stone-short": (lambda: turn(stone=2).pillar("wien", BLUE), "contribute wien", {"stone": 3, "owned": 2}),
    "points-need-action": (lambda: turn(warehouse=["helper_plus_ap_1"]), "helper helper_plus_ap_1 -", {}),
    "colour-with-die": (lambda: turn(warehouse=["helper_change_colour"]), "helper helper_change_colour -", {}),
    "nobody-to-activate": (
        lambda: turn(warehouse=["helper_activate_building"]),
        "helper helper_activate_building -",
        {},
    ),
    "helper-choice": (lambda: turn(warehouse=["helper_any_2"]), "helper helper_any_2 iron", {"helper": "helper_any_2"}),
    "gain-how-many": (lambda: crest(5), "gain iron", {"amount": 2}),
    "gain-out-of-order": (lambda: crest(5), "gain iron+gold", {}),
    "must-place": (lambda: crest(1), "skip", {}),
    "nobody-there": (activating, "activate 1 character_king_3", {"building": 1}),
}


def contributed(at: Position) -> Position:
    at.state.contributors["wien"] = (BLUE,)
    return at


def test_a_gift_is_named_with_the_first_resource_that_is_not_the_gift() -> None:
    at = acting("contract", food=1, wool=1, iron=1)
    assert at.refusal(BLUE, "swap iron food+iron").args_ == {"give": "wool", "gift": "food"}


def test_the_spaces_of_an_offer_begin_with_one() -> None:
    assert acting("contract").refusal(BLUE, "sign 0").args_ == {"space": 0}


@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_says_why_and_quotes_its_clause(reason: str) -> None:
    make, notation, args = CASES[reason]
    at = make()
    assert at.why(at.to_act[0], notation) == (reason, args)


@pytest.mark.parametrize(
    ("make", "notation", "reason"),
    [
        (lambda: crest(1), "end turn", "bonus-first"),
        (lambda: crest(1), "house wien 2", "no-house-space"),
        (lambda: crest(2), "pillar troyes", "no-cathedral"),
        (lambda: crest(3), "merchant tiletum walk -", "already-there"),
        (lambda: acting("merchant"), "merchant tiletum walk -", "already-there"),
        (lambda: acting("merchant"), "merchant atlantis walk -", "no-such-space"),
        (lambda: crest(1), "gain gold+gold", "bonus-first"),
        (lambda: crest(5), "house paris 1", "bonus-first"),
        (lambda: crest(3), "merchant paris house 1", "not-part-of-bonus"),
        (lambda: bonus("merchant_1"), "architect paris walk", "not-part-of-bonus"),
        (lambda: bonus("merchant_1"), "merchant paris house 1", "not-part-of-bonus"),
        (lambda: bonus("merchant_5", houses=0), "merchant paris house 1", "no-house"),
        (lambda: bonus("architect_3", architect="praha"), "architect wien pillar", "too-far"),
        (ended, "skip", "no-such-bonus"),
        (ended, "end action", "action-ended"),
        (ended, "gain gold", "no-such-bonus"),
        (ended, "house paris 1", "no-such-bonus"),
        (ended, "pillar paris", "no-such-bonus"),
        (ended, "activate 1 all", "no-such-bonus"),
        (lambda: acting("contract"), "gain gold", "no-such-bonus"),
        (lambda: acting("contract"), "house paris 1", "no-such-bonus"),
        (lambda: acting("contract"), "pillar paris", "no-such-bonus"),
        (lambda: acting("contract"), "activate 1 all", "no-such-bonus"),
        (paused, "collect gold", "other-resource"),
        (lambda: acting("contract", gold=1), "swap gold iron+food", "gain-out-of-order"),
        (lambda: acting("contract", gold=1), "swap gold gold+gold", "swap-same"),
        (lambda: acting("contract", 0, gold=1), "swap gold food+iron", "too-few-points"),
        (lambda: acting("contract", 0, gold=1), "swap gold gold+iron", "too-few-points"),
        (lambda: acting("contract", 0), "sign 3", "too-few-points"),
        (lambda: acting("contract", 0, gold=1, iron=1), "swap iron food+wool", "too-few-points"),
        (lambda: acting("architect", 1), "architect lyon walk", "too-few-points"),
        (lambda: acting("architect", 1), "architect nuernberg tile", "too-few-points"),
        (lambda: acting("merchant", 1), "merchant lyon walk -", "too-few-points"),
        (lambda: acting("merchant", 1), "merchant nuernberg tile -", "too-few-points"),
        (lambda: acting("merchant", 1), "merchant paris house 1", "too-few-points"),
        (
            lambda: acting("character", 1, warehouse=["character_king_1"]),
            "settle character_king_1 b1f2",
            "too-few-points",
        ),
        (lambda: acting("contract", 0, wool=1, iron=1), "swap iron wool+iron", "too-few-points"),
        (lambda: crest(1), "house atlantis 1", "no-such-space"),
        (lambda: crest(2), "pillar atlantis", "no-cathedral"),
        (lambda: bonus("merchant_1"), "merchant paris house 3", "not-part-of-bonus"),
        (lambda: bonus("merchant_1"), "merchant paris walk 1", "spot-without-house"),
        (lambda: crest(1), "activate 1 all", "bonus-first"),
        (lambda: crest(1), "merchant paris walk -", "bonus-first"),
        (activating, "end turn", "bonus-first"),
        (lambda: bonus("merchant_1", architect="lyon"), "merchant lyon walk -", "too-far"),
        (lambda: bonus("architect_1", merchant="lyon"), "architect lyon walk", "too-far"),
        (turn, "helper helper_any_2 iron+iron", "not-in-warehouse"),
        (turn, "fulfil contract_iron_2 -", "not-in-warehouse"),
        (lambda: turn(warehouse=["crest_lion"]), "fulfil crest_lion -", "not-in-warehouse"),
        (lambda: turn(food=6, warehouse=["contract_iron_2"]), "crest contract_iron_2 1", "not-in-warehouse"),
        (lambda: turn(warehouse=["contract_iron_2"]), "helper contract_iron_2 -", "not-in-warehouse"),
        (lambda: acting("character", warehouse=["crest_lion"]), "settle crest_lion b1f1", "not-in-warehouse"),
        (lambda: bonus("merchant_5"), "merchant paris house 3", "no-house-space"),
        (turn, "contribute troyes", "no-cathedral"),
        (turn, "contribute lyon", "cathedral-unavailable"),
        (lambda: acting("character"), "settle character_king_1 b1f1", "not-in-warehouse"),
        (lambda: acting("merchant"), "merchant paris both -", "no-house-space"),
        (lambda: acting("architect"), "architect tiletum both", "no-city-tile"),
    ],
)
def test_the_reason_fits_the_moment(make: Callable[[], Position], notation: str, reason: str) -> None:
    at = make()
    assert at.reason(BLUE, notation) == reason


@pytest.mark.parametrize(
    "notation", ["", "dance", "die", "die blue4 4 steal iron", "swap cloth gold", "end later", "perform joker"]
)
def test_what_is_no_move_of_this_game_is_not_even_read(notation: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(notation)


@pytest.mark.rule("TIL-13.3", "TIL-9.7")
def test_what_is_in_order_is_not_named_as_the_reason() -> None:
    at = turn(iron=1, warehouse=["contract_mixed_2"])
    assert at.why(BLUE, "fulfil contract_mixed_2 -") == (
        "contract-unpaid",
        {"resource": "wool", "amount": 1, "owned": 0},
    )
    at = acting("character", warehouse=["character_king_1"], rooms={"b1f1": "character_king_2"})
    at.state.points = 1
    assert at.why(BLUE, "settle character_king_1 b1f3") == ("too-few-points", {"price": 3, "points": 1})
