"""Nothing depends on which chair somebody sits on, nor on who began: the same scene, some chairs further on."""

from collections.abc import Callable
from typing import Any

import pytest

from games.genoa.events import AcquisitionForgone
from tests.games.genoa.positions import GAME, Position

Who = Callable[[int], int]
"""The seat of whoever sits so many chairs after the trader."""


def forced_sale(at: Position, who: Who) -> None:
    at.has(who(1), silver=2).has(who(2), ale=1).prefers(who(2), "windows", "ask").owns(who(3), "inn").tower("inn")
    at.play(who(1), "offer inn d10+silver")
    at.play(who(2), "offer inn any:receiver")
    at.play(who(0), "move street_7_4")
    at.play(who(3), "pass inn")
    at.play(who(0), "accept 2 1")
    at.play(who(2), "perform -")
    at.play(who(2), "end")


def asking(at: Position, who: Who) -> None:
    at.hand(who(2), "small_order_05").has(who(2), copper=1).has(who(0), silk=1).tower("street_5_2")
    at.play(who(0), f"ask coach_house {who(2)} d5 bind:small_order+order:d20 silk", "call guild_hall")
    at.play(who(3), "offer guild_hall d25 drawn")
    at.play(who(2), "accept 1 1")
    at.play(who(2), "bind small_order_05", "fulfil small_order_05")


def acquiring(at: Position, who: Who) -> None:
    for chair in range(4):
        at.has(who(chair), markers=chair + 1)
    at.acquiring("street_5_2", "street_4_2", "park", "street_3_2")
    at.play(who(0), "build street_5_2 place leave")
    at.play(who(1), "forgo")
    at.play(who(2), "build street_3_2 place place")


def acting(at: Position, who: Who) -> None:
    buyer = who(1)
    at.has(buyer, building_action=1, trade_1_1=1, commodity_of_choice=1, silver=1, silk=1, saffron=1, ale=1)
    at.hand(buyer, "large_order_05").owns(buyer, "villa_monetti").prefers(buyer, "windows", "ask").tower("street_7_4")
    at.play(buyer, "offer inn d10")
    at.play(who(0), "accept 1 1")
    at.play(buyer, "perform -", "pick wine", "trade ale", "take linen")
    at.play(buyer, "activate villa_monetti large_order_05", "tile extra_action", "end")
    at.play(who(0), "move street_7_5")


def messages(at: Position, who: Who) -> None:
    for chair, card in enumerate(("message_06", "message_13", "message_03", "message_14")):
        at.hand(who(chair), card)
    at.prefers(who(1), "messages", "ask").tower("coach_house", "harbor", "street_7_4")
    at.play(who(0), "move inn")
    at.play(who(3), "pass turn")
    at.play(who(1), "offer inn random:message")
    at.play(who(0), "stop")
    at.play(who(2), "pass inn")


def by_default(at: Position, who: Who) -> None:
    for chair in range(4):
        at.has(who(chair), markers=1, starting_space=1 if chair == 2 else 0)
    at.tower("harbor")
    at.play(who(3), "offer harbor d5")
    for _ in range(40):
        seat = at.to_act[0]
        at.play(seat, at.default(seat))


def portrait(at: Position, who: Who) -> dict[str, Any]:
    """The position with everybody named by the chair after the first trader's."""
    state = at.state
    chair = {who(n): n for n in range(4)} | {None: None}
    book = [(chair[b.seat], b.id, b.space, b.give, b.take, b.faces, b.live) for b in (*state.offers, *state.asks)]
    return {
        "players": [at.player(who(n)).dump() for n in range(4)],
        "owners": {building: chair[owner] for building, owner in state.owners.items()},
        "owing": [chair[seat] for seat in at.to_act],
        "book": book,
        "turn": (chair[state.trader], state.round, state.marker, state.path, state.discs, state.tower, state.action),
        "moves": [len(GAME.moves(state, who(n))) for n in range(4)],
        "deciding": at.asked,
    }


@pytest.mark.rule("GEN-1.18", "GEN-2.4", "GEN-10.4")
@pytest.mark.parametrize("scene", [forced_sale, asking, acquiring, acting, messages, by_default])
def test_a_scene_is_the_same_some_chairs_further_on(scene: Callable[[Position, Who], None]) -> None:
    seen = []
    for trader in range(4):

        def who(chair: int, first: int = trader) -> int:
            return (first + chair) % 4

        at = Position(start=who(3)).trader(who(0))
        scene(at, who)
        seen.append(portrait(at, who))
    assert seen[1:] == seen[:1] * 3


@pytest.mark.rule("GEN-8.1", "GEN-8.15")
@pytest.mark.parametrize(("trader", "start"), [(2, 0), (1, 3), (3, 3), (0, 2)])
def test_phase_3_begins_with_the_trader_whoever_began_and_asks_everybody_exactly_once(trader: int, start: int) -> None:
    at = Position(start=start)
    for seat in range(4):
        at.has(seat, markers=3)
    at.trader(trader).acquiring("street_5_2", "street_4_2", "park", "street_3_2", "street_3_3")
    asked = []
    while at.state.trader == trader:
        [seat] = at.to_act
        asked.append(seat)
        if seat == (trader + 1) % 4:
            at.play(seat, "build street_5_2 place leave")
            assert at.player(seat).stock == 2, "he could go on, had he not had his opportunity"
        else:
            events = at.play(seat, "forgo")
            assert events[0] == AcquisitionForgone(seat)
    assert asked == [(trader + n) % 4 for n in range(4)]


@pytest.mark.rule("GEN-2.3", "GEN-2.5", "GEN-9.2")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_round_ends_with_whoever_sits_before_the_start_player(start: int) -> None:
    for trader in range(3):
        at = Position(3, start=start).trader(trader).tower("street_5_2")
        marker = at.state.marker
        at.play(trader, "stop")
        last = (trader + 1) % 3 == start
        assert at.state.round == (2 if last else 1)
        assert at.state.marker - marker - (at.state.path == ["market"]) == (1 if last else 0)
