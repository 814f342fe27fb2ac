"""The lines of an offer, one by one: what a bundle of them amounts to, how it is written, what others read of it."""

import pytest

from games.genoa.book import lacking, missing_card, received_ducats, received_goods
from games.genoa.lines import (
    ASKED_PROCEEDS,
    BUYER_GIVES,
    OFFERED_PROCEEDS,
    OTHERS_GIVE,
    TRADER_GIVES,
    Masked,
    at_least,
    canonical,
    ducats_of,
    has_good,
    mask,
    odd_sum,
    promise,
    stray_word,
    tally,
)
from games.genoa.state import Bundle
from tests.games.genoa.positions import JANI, PETER, Position


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split("+")) if text else ()


def offer(give: str = "", proceeds: str = "") -> Bundle:
    return Bundle(JANI, 1, 1, False, None, "inn", "both", "turn", words(give), words(proceeds), (), (), "", None)


@pytest.mark.rule("GEN-15.3", "GEN-15.9")
@pytest.mark.parametrize(
    ("lines", "amounts"),
    [
        ("", {}),
        ("d25", {"ducats": 25}),
        ("silver+ale+silver", {"commodities": {"silver": 2, "ale": 1}, "goods": 3}),
        ("any:payer+any:receiver", {"unspecific": ("any:payer", "any:receiver"), "goods": 2}),
        ("trade_1_1+extra_action+extra_action", {"tiles": {"trade_1_1": 1, "extra_action": 2}, "extra": 2, "goods": 3}),
        ("marker+marker", {"markers": 2}),
        ("blind:message", {"named": {"message": 1}, "decks": {"message": 1}, "goods": 1}),
        (
            "trader:message_03+public:message_04+random:message+random:contract",
            {
                "public": ("message_04",),
                "named": {"message": 2},
                "random": {"message": 1, "contract": 1},
                "decks": {"contract": 1, "message": 3},
                "goods": 4,
            },
        ),
        ("d5+silk+marker+random:small_order", None),
    ],
)
def test_what_a_side_hands_over(lines: str, amounts: dict[str, object] | None) -> None:
    found = tally(words(lines))
    if amounts is None:
        assert (found.ducats, found.goods, found.markers) == (5, 2, 1)
        return
    assert {
        "ducats": found.ducats,
        "commodities": dict(found.commodities),
        "unspecific": found.unspecific,
        "tiles": dict(found.tiles),
        "markers": found.markers,
        "public": found.public,
        "named": dict(found.named),
        "random": dict(found.random),
        "decks": dict(found.decks),
        "extra": found.extra_actions,
        "goods": found.goods,
    } == {
        "ducats": 0,
        "commodities": {},
        "unspecific": (),
        "tiles": {},
        "markers": 0,
        "public": (),
        "named": {},
        "random": {},
        "decks": {},
        "extra": 0,
        "goods": 0,
    } | amounts


@pytest.mark.rule("GEN-15.10", "GEN-15.11")
def test_what_is_promised_out_of_the_action() -> None:
    found = promise(words("silver+copper+trade_1_1+marker+marker+drawn"))
    assert (found.commodities, found.tiles, found.markers, found.drawn) == (("silver", "copper"), ("trade_1_1",), 2, 1)
    assert (found.bind, found.ducats, found.tile, found.goods) == ("", 0, False, 4)
    for order in ("bind:large_order_09", "bind:large_order"):
        found = promise((order, "order:tile", "order:d40"))
        assert (found.bind, found.ducats, found.tile, found.goods) == ("large_order", 40, True, 1)
        assert (found.commodities, found.tiles, found.markers, found.drawn) == ((), (), 0, 0)


@pytest.mark.rule("GEN-7.9", "GEN-7.9a", "GEN-16.4")
@pytest.mark.parametrize(
    ("give", "proceeds", "ducats", "goods"),
    [
        ("d10+silver", "", 10, 1),
        ("d10", "silver+copper", 10, 2),
        ("silver", "silver+trade_1_1", 0, 3),
        ("d10", "bind:small_order+order:d20", 30, 0),
        ("", "bind:large_order+order:tile+order:d20", 20, 1),
        ("marker", "marker", 0, 2),
        ("marker+marker+silk", "marker", 0, 3),
    ],
)
def test_what_reaches_the_trader_at_once_and_out_of_the_action(
    give: str, proceeds: str, ducats: int, goods: int
) -> None:
    """He has two markers left to take."""
    at = Position(3).has(PETER, markers=5)
    assert at.player(PETER).central == 2
    assert (received_ducats(offer(give, proceeds)), received_goods(at.state, offer(give, proceeds))) == (ducats, goods)


@pytest.mark.rule("GEN-11.2")
@pytest.mark.parametrize(
    ("give", "proceeds", "good"),
    [
        ("d50", "", False),
        ("d50", "bind:small_order_05+order:d20", False),
        ("silver", "", True),
        ("marker", "", True),
        ("d5", "marker", True),
        ("d5", "silver", True),
        ("d5", "drawn", True),
        ("", "bind:large_order_09+order:tile", True),
    ],
)
def test_ducats_are_no_good(give: str, proceeds: str, good: bool) -> None:
    assert has_good(words(give), words(proceeds)) == good


# ---------------------------------------------------------------- writing and reading


@pytest.mark.rule("GEN-15.17")
def test_a_sum_is_written_in_one_way() -> None:
    assert [ducats_of(word) for word in ("d25", "order:d40", "d0", "d999999")] == [25, 40, 0, 999999]
    strange = ("d025", "d", "25", "drawn", "d-5", "d+5", "d5.0", "d1000000", "d²", "order:tile", "silver")
    assert [ducats_of(word) for word in strange] == [None] * len(strange)
    assert odd_sum(("d5", "d10", "silver")) is None
    assert odd_sum(("d5", "d7", "d9")) == "d7"
    assert odd_sum(("order:d0",)) == "order:d0"
    assert odd_sum(("d1",)) == "d1"


def test_a_bundle_is_written_in_one_order_with_its_ducats_as_one_line() -> None:
    mixed = words("marker+drawn+order:d20+d5+silver+ale+order:d20+trade_1_1+any:payer+d10+public:message_03+silver")
    assert "+".join(canonical(mixed)) == (
        "d15+ale+silver+silver+any:payer+trade_1_1+marker+public:message_03+drawn+order:d40"
    )
    assert canonical(words("order:tile+bind:large_order")) == ("bind:large_order", "order:tile")
    assert canonical(words("random:message+blind:message_03+trader:contract_inn+any:receiver")) == (
        "any:receiver",
        "trader:contract_inn",
        "blind:message_03",
        "random:message",
    )
    every_kind = words(
        "ale+saffron+any:payer+any:receiver+starting_space+extra_action+marker+blind:contract+trader:contract"
        "+blind:contract_inn+trader:contract_inn+blind:message+public:contract_inn+public:message_03+random:contract"
        "+random:message+drawn+bind:large_order+bind:large_order_01+bind:small_order+bind:small_order_05+order:tile"
    )
    assert canonical(every_kind[::-1]) == every_kind


@pytest.mark.rule("GEN-15.7", "GEN-15.8")
def test_others_read_the_deck_of_a_hidden_card_and_the_trader_its_face_if_it_is_for_him() -> None:
    assert mask(words("silver+blind:message_03+trader:contract_inn+public:message_04+d5")) == Masked(
        ("d5", "silver", "trader:contract", "blind:message", "public:message_04"),
        ("contract_inn", "message_03"),
        ("contract_inn",),
        "",
    )
    assert mask(words("order:d20+bind:small_order_05")) == Masked(
        ("bind:small_order", "order:d20"), (), (), "small_order_05"
    )
    assert mask(("bind:small_order", "random:message")) == Masked(("random:message", "bind:small_order"), (), (), "")


@pytest.mark.rule("GEN-15.3", "GEN-15.8")
def test_which_words_may_stand_where() -> None:
    for allowed in (BUYER_GIVES, TRADER_GIVES, OTHERS_GIVE):
        assert (
            stray_word(words("d5+silver+any:payer+any:receiver+extra_action+marker+random:message"), allowed, "d")
            is None
        )
        assert stray_word(words("d5+drawn"), allowed, "d") == "drawn"
        assert stray_word(("order:d5",), allowed, "d") == "order:d5"
        assert stray_word(("bind:small_order_05",), allowed, "d") == "bind:small_order_05"
    for how, mine, traders in (("blind", True, True), ("trader", True, False), ("public", True, True)):
        card = f"{how}:contract_inn"
        allowed_by = [card in words_ for words_ in (BUYER_GIVES, TRADER_GIVES, OTHERS_GIVE)]
        assert allowed_by == [mine, traders, False]
    for allowed, order in ((OFFERED_PROCEEDS, "bind:large_order_09"), (ASKED_PROCEEDS, "bind:small_order")):
        assert (
            stray_word(words(f"silver+trade_1_1+marker+drawn+order:tile+order:d5+{order}"), allowed, "order:d") is None
        )
        assert stray_word(("silver", "d5"), allowed, "order:d") == "d5"
        assert stray_word(("order:25",), allowed, "order:d") == "order:25"
        assert stray_word(("random:message",), allowed, "order:d") == "random:message"
    assert "bind:small_order" not in OFFERED_PROCEEDS
    assert "bind:small_order_05" not in ASKED_PROCEEDS
    assert "bind:message_03" not in OFFERED_PROCEEDS | ASKED_PROCEEDS


@pytest.mark.rule("GEN-15.27")
@pytest.mark.parametrize(
    ("new", "old", "better"),
    [
        ("d10", "d10", True),
        ("d15", "d10", True),
        ("d5", "d10", False),
        ("d10+silver", "d10", True),
        ("silver", "d10", False),
        ("silver+silver", "silver", True),
        ("silver", "silver+silver", False),
        ("silver+ale", "silver+silver", False),
        ("order:d30", "order:d20", True),
        ("order:d10", "order:d20", False),
        ("d50", "order:d20", False),
        ("order:d50", "d20", False),
        ("", "", True),
    ],
)
def test_an_improved_offer_lacks_nothing_of_the_old_one(new: str, old: str, better: bool) -> None:
    assert at_least(words(new), words(old)) == better


# ---------------------------------------------------------------- what somebody lacks


@pytest.mark.rule("GEN-15.13")
@pytest.mark.parametrize(
    ("lines", "lacks"),
    [
        ("d500", None),
        ("silver+silver", None),
        ("silver+silver+silver", "silver"),
        ("ale", "ale"),
        ("silver+any:payer+any:payer", None),
        ("silver+silver+any:payer", None),
        ("silver+silver+any:payer+any:receiver", "any:payer"),
        ("silver+any:receiver+any:receiver+any:receiver", "any:receiver"),
        ("any:payer+any:payer+any:payer", None),
        ("any:payer+any:payer+any:payer+any:payer", "any:payer"),
        ("trade_1_1", None),
        ("trade_1_1+trade_1_1", "trade_1_1"),
        ("silver+extra_action", "extra_action"),
        ("marker", None),
        ("marker+marker", "marker"),
        ("random:message+random:message", None),
        ("blind:message+random:message+public:message_03", "random:message"),
        ("random:contract", "random:contract"),
    ],
)
def test_the_first_thing_that_somebody_lacks(lines: str, lacks: str | None) -> None:
    """Jani has two silver and a silk, one tile, one marker, two messages; his ducats are his own affair."""
    at = (
        Position(3).has(JANI, silver=2, silk=1, trade_1_1=1, markers=1, ducats=0).hand(JANI, "message_03", "message_04")
    )
    assert lacking(at.player(JANI), tally(words(lines))) == lacks


@pytest.mark.rule("GEN-15.13")
def test_a_card_named_must_be_in_the_hand_and_can_be_named_only_once() -> None:
    at = Position(3).hand(JANI, "message_03", "contract_inn")
    player = at.player(JANI)
    assert missing_card(player, tally(("public:message_03",)), ("contract_inn",)) is None
    assert missing_card(player, tally(("public:message_04",)), ("contract_inn",)) == "message_04"
    assert missing_card(player, tally(("public:message_03",)), ("contract_park",)) == "contract_park"
    assert missing_card(player, tally(("public:message_03",)), ("message_03",)) == "message_03"
    assert missing_card(player, tally(()), ("contract_inn", "contract_inn")) == "contract_inn"
