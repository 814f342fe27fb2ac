"""Button labels of Burgundy: the die and its use; the emoji shows the kind of action."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Move, Seat
from games.burgundy import moves as moved
from games.burgundy.dice import price
from games.burgundy.state import State
from games.burgundy.words.terms import GAME
from words import Speaker
from words.wording import capital

PRICE_SIGNS = {"workers": "👷", "silver": "🪙"}
SPOKEN = {PRICE_SIGNS["workers"]: "burgundy-spoken-worker", PRICE_SIGNS["silver"]: "burgundy-spoken-silverling"}


def costs(view: State, seat: Seat, move: Move) -> dict[str, int]:
    return price(view, seat, move)._asdict()


def sign(say: Speaker, thing: str) -> str:
    return PRICE_SIGNS[thing]


def things(view: State, seat: Seat, move: Move) -> list[str]:
    """The tile that a move takes, places or uses."""
    match move:
        case moved.Take() | moved.Buy():
            tile = view.depots.get(move.slot)
            return [tile] if tile is not None else []
        case moved.Place():
            return [move.tile]
    return []


def button_label(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    die = getattr(move, "die", None)
    if isinstance(move, moved.Sell):
        return _sold(view, seat, say, move)
    text = _text(view, say, move)
    if len(view.players[seat].dice) == 1:
        return text  # the decision above names the one that is left
    if isinstance(move, moved.Take) and move.slot.startswith(str(die)):
        return text  # the depot has the number of the die
    return f"{say('burgundy-choice-die', die=die)}: {text}" if text and die is not None else text


def _sold(view: State, seat: Seat, say: Speaker, move: moved.Sell) -> str:
    player = view.players[seat]
    goods = say.term(GAME, "goods", move.goods)
    what = say("burgundy-choice-goods", goods=goods, count=player.goods.get(move.goods, 0))
    if move.die is None or len(player.dice) == 1:
        return say("burgundy-say-sell", what=what)
    return say("burgundy-short-sell", die=move.die, what=what)


def target(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Target without die and discarded tile, since an unreachable target is out of reach with any of them."""
    if isinstance(move, moved.Sell):
        return say.term(GAME, "goods", move.goods)
    return _text(view, say, replace(move, discard=None) if isinstance(move, moved.Take | moved.Buy) else move)


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """Moves without workers, which are seldom paid."""
    return [move for move in moves if few or _is_as_it_lies(view, seat, move)]


def others(view: State, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
    with_workers = all(price(view, seat, move).workers for move in moves)
    kinds = {move.kind for move in moves}
    kind = moves[0].kind if len(kinds) == 1 else "any"
    return say(f"burgundy-others-{kind}") if with_workers else ""


def _is_as_it_lies(view: State, seat: Seat, move: Move) -> bool:
    if isinstance(move, moved.Take | moved.Buy) and move.discard is not None:
        return False
    return not price(view, seat, move).workers


def _text(view: State, say: Speaker, move: Move) -> str:
    match move:
        case moved.Take() | moved.Buy():
            tile = view.depots.get(move.slot)
            spot = say.term(GAME, "slot", move.slot)
            what = spot if tile is None else say("burgundy-choice-spot", spot=spot, tile=_tile(say, tile))
            if move.discard is None:
                return what
            return say("burgundy-short-leaving", what=what, tile=_tile(say, move.discard).lower())
        case moved.Place():
            return f"{_tile(say, move.tile)} → {say.term(GAME, 'space', move.space)}"
        case moved.Skip():
            return say("burgundy-move-skip")
    return ""


def _tile(say: Speaker, tile: str) -> str:
    """Name of a tile, without the effect of a knowledge tile: its number is on the picture."""
    return capital(say.term(GAME, "tile", tile)).split(" (")[0]
