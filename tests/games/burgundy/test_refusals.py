"""Every reason for a refusal, with its arguments and the clause it quotes."""

from collections.abc import Callable

import pytest

from engine.moves import Unreadable
from games.burgundy import BURGUNDY as GAME
from games.burgundy.meta import BurgundyOptions
from games.burgundy.moves import BOOK
from tests.games.burgundy.positions import ANNA, Position


def settling() -> Position:
    """Seat to act holds the sheet 1/2."""
    at = Position(2)
    at.state = GAME.new(2, "settling", BurgundyOptions(setup="expert_open"))
    at.player(at.to_act[0]).sheet = ["1", "2"]
    return at


def settling_secretly() -> Position:
    at = settling()
    at.state = GAME.new(2, "settling", BurgundyOptions(setup="expert_secret"))
    at.player(at.to_act[0]).sheet = ["1", "2"]
    return at


def turn(*dice: int) -> Position:
    """Everything at hand, with these dice (2 and 5 if none are named)."""
    at = Position().offer({"4b": "ship", "0b": "castle"}).store(ANNA, "ship", "bank").goods(ANNA, pink=1)
    return at.has(ANNA, silver=2).turn(ANNA, *(dice or (2, 5)))


def castle() -> Position:
    at = turn(6, 1).estate(ANNA, c4="k08").store(ANNA, "castle")
    at.play(ANNA, "place 6 castle b3")
    return at


def building(kind: str) -> Position:
    at = turn(3, 1).store(ANNA, kind).offer({"1b": "market", "5b": "mine", "3a": "cow2"})
    at.play(ANNA, f"place 3 {kind} c3")
    return at


def ship(*knowledge: int) -> Position:
    at = turn(2, 1).knows(ANNA, *knowledge).goods(ANNA, red=1).goods_on(3, "brown", "orange").goods_on(5, "pink")
    at.play(ANNA, "place 2 ship d3")
    return at


CASES: dict[str, tuple[Callable[[], Position], str, dict[str, object]]] = {
    "settle-first": (settling, "workers 1", {}),
    "not-your-sheet": (settling, "settle 9 a3", {"board": "9"}),
    "not-a-castle-space": (settling, "settle 2 d4", {"board": "2", "space": "d4"}),
    "already-settled": (turn, "settle 1 d4", {}),
    "die-needed": (turn, "workers -", {}),
    "no-such-die": (turn, "workers 3", {"die": 3}),
    "die-used": (lambda: turn(5), "workers 1", {"die": 1}),
    "both-dice-used": (lambda: Position().turn(ANNA), "workers 1", {}),
    "dice-left": (turn, "end", {"dice": 2}),
    "too-few-workers": (turn, "take 2 4b -", {"needed": 2, "workers": 0}),
    "no-such-slot": (turn, "take 2 7a -", {"slot": "7a"}),
    "black-depot": (turn, "take 2 0b -", {}),
    "slot-empty": (turn, "take 2 4c -", {"slot": "4c"}),
    "same-tile": (lambda: turn().offer({"2b": "church", "2d": "church"}), "take 2 2d -", {"slot": "2b"}),
    "storage-full": (lambda: turn(4, 1).store(ANNA, "mine"), "take 4 4b -", {}),
    "no-discard-needed": (lambda: turn(4, 1), "take 4 4b bank", {}),
    "discard-not-stored": (lambda: turn(4, 1).store(ANNA, "mine"), "take 4 4b cow2", {"tile": "cow2"}),
    "tile-not-stored": (turn, "place 2 mine e3", {"tile": "mine"}),
    "no-such-space": (turn, "place 2 ship h1", {"space": "h1"}),
    "space-covered": (turn, "place 2 ship d4", {"space": "d4"}),
    "wrong-colour": (turn, "place 2 ship c3", {"tile": "ship", "space": "c3", "type": "building"}),
    "not-adjacent": (turn, "place 2 ship d2", {"space": "d2"}),
    "same-building-in-city": (lambda: turn().estate(ANNA, e4="bank"), "place 2 bank e5", {"tile": "bank"}),
    "goods-not-owned": (turn, "sell 5 brown", {"goods": "brown"}),
    "already-bought": (lambda: bought(), "buy 0b -", {}),
    "too-little-silver": (lambda: turn().has(ANNA, silver=1), "buy 0b -", {"silver": 1}),
    "not-for-sale": (turn, "buy 4b -", {"slot": "4b"}),
    "no-purchase-now": (castle, "buy 0b -", {"effect": "castle"}),
    "effect-first": (lambda: building("church"), "end", {"effect": "church"}),
    "die-during-effect": (castle, "workers 1", {"effect": "castle"}),
    "castle-not-skipped": (castle, "skip", {}),
    "nothing-to-skip": (turn, "skip", {}),
    "black-depot-by-building": (lambda: building("church"), "take - 0b -", {"building": "church"}),
    "carpenters-workshop-takes": (lambda: building("carpenters_workshop"), "take - 4b -", {"tile": "ship"}),
    "church-takes": (lambda: building("church"), "take - 4b -", {"tile": "ship"}),
    "market-takes": (lambda: building("market"), "take - 5b -", {"tile": "mine"}),
    "no-ship-placed": (turn, "load 1 -", {}),
    "no-such-depot": (ship, "load 7 -", {}),
    "one-depot": (ship, "load 3+4 brown", {}),
    "depots-not-neighbours": (lambda: ship(5), "load 3+5 brown", {}),
    "all-that-fits": (ship, "load 5 pink", {}),
    "types-to-store": (ship, "load 3 -", {"count": 1}),
    "type-not-new": (ship, "load 3 pink", {"goods": "pink"}),
    "types-out-of-order": (lambda: out_of_order(), "load 3 orange+brown", {}),
    "same-goods": (ship, "load 2 -", {"depot": 1}),
}


def bought() -> Position:
    at = turn().has(ANNA, silver=4)
    at.state.bought = True
    return at


def out_of_order() -> Position:
    at = turn(2, 1).goods_on(3, "brown", "orange", "red")
    at.play(ANNA, "place 2 ship d3")
    return at


@pytest.mark.parametrize("reason", CASES)
def test_a_refusal_says_why_and_quotes_its_clause(reason: str) -> None:
    make, notation, args = CASES[reason]
    at = make()
    assert at.why(at.to_act[0], notation) == (reason, args)


@pytest.mark.parametrize(
    ("make", "notation", "reason"),
    [
        (settling_secretly, "workers 1", "settle-first"),
        (settling_secretly, "settle 9 a3", "not-your-sheet"),
        (settling_secretly, "settle 2 d4", "not-a-castle-space"),
        (ship, "workers 1", "effect-first"),
        (ship, "buy 0b -", "no-purchase-now"),
        (ship, "load - -", "no-such-depot"),
        (lambda: ship(5), "load 2+1 -", "depots-not-neighbours"),
        (castle, "load 1 -", "effect-first"),
        (castle, "end", "effect-first"),
        (castle, "settle 1 d4", "effect-first"),
        (castle, "take - 0b -", "black-depot"),
        (castle, "sell - red", "goods-not-owned"),
        (lambda: building("warehouse"), "take - 4b -", "effect-first"),
        (lambda: building("warehouse"), "sell 1 pink", "die-during-effect"),
        (lambda: building("warehouse"), "sell - red", "goods-not-owned"),
        (lambda: building("market"), "take 1 4b -", "die-during-effect"),
        (lambda: building("church"), "take 1 4b -", "die-during-effect"),
        (lambda: building("church"), "take 1 0b -", "die-during-effect"),
        (lambda: building("church"), "place - bank c6", "effect-first"),
        (lambda: building("market"), "take - 4b bank", "no-discard-needed"),
        (lambda: building("market"), "take - 2a -", "slot-empty"),
        (lambda: building("market"), "take - 9z -", "no-such-slot"),
        (lambda: building("city_hall"), "place - ship e3", "wrong-colour"),
        (turn, "buy 9z -", "no-such-slot"),
        (turn, "buy 0c -", "slot-empty"),
        (turn, "buy 0b bank", "no-discard-needed"),
        (lambda: turn().store(ANNA, "mine"), "buy 0b -", "storage-full"),
        (lambda: turn().store(ANNA, "mine"), "take 2 4b mine", "too-few-workers"),
        (lambda: turn().store(ANNA, "mine").offer({"0d": "castle"}), "buy 0d mine", "same-tile"),
        (turn, "place 2 bank c3", "too-few-workers"),
        (lambda: turn().estate(ANNA, e4="bank").knows(ANNA, 1), "place 2 bank f4", "too-few-workers"),
        (lambda: turn().estate(ANNA, e3="mine").store(ANNA, "mine"), "place 5 mine f2", "too-few-workers"),
    ],
)
def test_the_same_reason_is_given_elsewhere(make: Callable[[], Position], notation: str, reason: str) -> None:
    at = make()
    assert at.reason(at.to_act[0], notation) == reason


@pytest.mark.parametrize(
    "notation", ["", "dance", "place", "take x 4b -", "sell 3 gold", "load one -", "end now", "workers 2 3"]
)
def test_what_is_no_move_of_this_game_is_not_even_read(notation: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read(notation)
