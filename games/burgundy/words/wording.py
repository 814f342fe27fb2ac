"""The Castles of Burgundy in words: moves, choices and open decisions."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine import Choice, Move, Question, Seat
from engine.steps import Decision
from games.burgundy import moves as moved
from games.burgundy.actions import purchases
from games.burgundy.data import TWO_DEPOTS, TYPE_OF
from games.burgundy.dice import price
from games.burgundy.estates import SPACES
from games.burgundy.state import Player, State
from games.burgundy.steps import Act
from games.burgundy.words.buttons import SPOKEN as SPOKEN
from games.burgundy.words.buttons import button_label as button_label
from games.burgundy.words.buttons import costs as costs
from games.burgundy.words.buttons import others as others
from games.burgundy.words.buttons import shortcuts as shortcuts
from games.burgundy.words.buttons import sign as sign
from games.burgundy.words.buttons import target as target
from games.burgundy.words.buttons import things as things
from games.burgundy.words.consequences import consequences
from games.burgundy.words.digest import UNCHOSEN as UNCHOSEN
from games.burgundy.words.digest import digest
from games.burgundy.words.digest import is_standing as is_standing
from games.burgundy.words.terms import GAME
from words import Speaker
from words.wording import Label, capital, note, step_name

__all__ = ["button_label", "choice", "decision", "digest", "move", "waiting"]

KIND_EMOJI = {
    "settle": "🏰",
    "take": "📦",
    "place": "🧩",
    "sell": "💰",
    "workers": "👷",
    "buy": "🪙",
    "load": "⛵",
    "skip": "🙅",
    "end": "✅",
}
TYPE_EMOJI = {"building": "🏠", "knowledge": "📜", "castle": "🏰", "mine": "⛏️", "ship": "⛵"}
ANIMAL_EMOJI = {"cow": "🐄", "sheep": "🐑", "pig": "🐖", "chicken": "🐔"}
GOODS_EMOJI = {"turquoise": "🟦", "purple": "🟪", "pink": "🌸", "red": "🟥", "brown": "🟫", "orange": "🟧"}
DIE_EMOJI = "🎲"


def die_sign(number: int) -> str:
    """Name of the drawing of a die."""
    return f"die_{number}"


# ---------------------------------------------------------------- moves


def move(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Take bank from 4b (die 3, −1 worker)`."""
    line = _line(view, say, move)
    die = getattr(move, "die", None)
    if die is None:
        return line
    rolled = say("burgundy-choice-die", die=die).lower()
    workers = price(view, seat, move).workers if view is not None and seat is not None else 0
    if workers:
        return say("burgundy-say-with-paid", move=line, die=rolled, workers=workers)
    return say("burgundy-say-with", move=line, die=rolled)


def _line(view: State | None, say: Speaker, move: Move) -> str:
    """The move without its die."""
    if isinstance(move, moved.Skip) and view is not None and step_name(view) == "BuildingEffect":
        building = view.stack[-1].building  # type: ignore[attr-defined]
        return say("burgundy-say-skip-building", building=say.term(GAME, "building", building))
    if isinstance(move, moved.Settle):
        board, castle = say.term(GAME, "board", move.board), say.term(GAME, "castle", move.castle)
        return say("burgundy-say-settle", board=board, castle=castle)
    if isinstance(move, moved.Take | moved.Buy):
        tile = view.depots.get(move.slot) if view is not None else None
        name = "none" if tile is None else say.term(GAME, "tile", tile)
        line = say(f"burgundy-say-{move.kind}", tile=name, spot=say.term(GAME, "slot", move.slot))
        return line if move.discard is None else _leaving(say, line, move.discard)
    if isinstance(move, moved.Place):
        tile, space = say.term(GAME, "tile", move.tile), say.term(GAME, "space", move.space)
        return say("burgundy-say-place", tile=tile, space=space)
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    what = _what(view, say, move, [field for field in fields if field != "die"])
    return say(f"burgundy-say-{move.kind}", **({"what": what} if what else {}))


def _leaving(say: Speaker, what: str, tile: str) -> str:
    return say("burgundy-say-leaving", what=what, tile=say.term(GAME, "discard", tile))


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    if question.field == "kind":
        text = _kind_text(view, say, move, known)
    else:
        text = _what(view, say, move, known[len(question.path) - 1 :])
    parts = consequences(view, seat, names, say, question.field, choice, known)
    drawn = die_sign(move.die) if question.field == "die" else ""  # type: ignore[attr-defined]
    return Label(_begun(text), note(*parts), _emoji(view, question.field, move, known), drawn=drawn)


def _begun(text: str) -> str:
    """Capitalise the text unless it begins with the name of a space, which stays as on the picture."""
    return text if text.split(" ")[0] in SPACES else capital(text)


def _kind_text(view: State, say: Speaker, move: Move, known: Sequence[str]) -> str:
    """The kind of move, or the whole move if no question is left."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if set(fields) > set(known):
        return say(f"burgundy-move-{move.kind}")
    line = _line(view, say, move)
    die = getattr(move, "die", None)
    if die is None:
        return line
    rolled = say("burgundy-choice-die", die=die)
    return say("burgundy-choice-whole", die=rolled, what=line[:1].lower() + line[1:])


def _with_die(say: Speaker, die: int, what: str) -> str:
    return say("burgundy-choice-with-die", die=say("burgundy-choice-die", die=die), what=what)


def _what(view: State | None, say: Speaker, move: Move, fields: Sequence[str]) -> str:
    """The answers to these fields of a move: `Die 3: 4b · Bank, discarding mine`."""
    match move:
        case moved.Take() | moved.Buy():
            what = _taken(view, say, move, fields)
        case moved.Place():
            what = _placed(say, move, fields)
        case moved.Sell():
            what = _goods_sold(view, say, move.goods) if "goods" in fields else ""
        case moved.Load():
            what = _loaded(say, move, fields)
        case moved.Settle():
            what = _settled(say, move, fields)
        case _:
            what = ""
    if "die" not in fields:
        return what
    die = move.die  # type: ignore[attr-defined]
    if die is None:
        return what or say("burgundy-choice-no-die")
    return _with_die(say, die, what) if what else say("burgundy-choice-die", die=die)


def _taken(view: State | None, say: Speaker, move: moved.Take | moved.Buy, fields: Sequence[str]) -> str:
    what = ""
    if "slot" in fields:
        what = say.term(GAME, "slot", move.slot)
        tile = view.depots.get(move.slot) if view is not None else None
        if tile is not None:
            what = say("burgundy-choice-spot", spot=what, tile=capital(say.term(GAME, "tile", tile)))
    if "discard" in fields:
        if move.discard is None:
            return what or say("burgundy-choice-stays")
        if not what:
            return say("burgundy-choice-leaves", tile=say.term(GAME, "discard", move.discard))
        return _leaving(say, what, move.discard)
    return what


def _placed(say: Speaker, move: moved.Place, fields: Sequence[str]) -> str:
    tile = capital(say.term(GAME, "tile", move.tile))
    if "space" in fields:
        return say("burgundy-choice-spot", spot=say.term(GAME, "space", move.space), tile=tile)
    return tile if "tile" in fields else ""


def _goods_sold(view: State | None, say: Speaker, goods: str) -> str:
    name = say.term(GAME, "goods", goods)
    owner = getattr(view.stack[-1], "seat", None) if view is not None and view.stack else None
    if view is None or owner is None:
        return name
    return say("burgundy-choice-goods", goods=name, count=view.players[owner].goods.get(goods, 0))


def _loaded(say: Speaker, move: moved.Load, fields: Sequence[str]) -> str:
    parts = []
    if "depots" in fields:
        parts.append(_depots(say, move.depots))
    if "keep" in fields and move.keep:
        parts.append(say("burgundy-choice-keep", goods=say.terms(GAME, "goods", move.keep)))
    return ", ".join(parts) if parts else say("burgundy-choice-keep-all") if "keep" in fields else ""


def _depots(say: Speaker, depots: Sequence[int]) -> str:
    if len(depots) == 1:
        return say("burgundy-choice-depot", one=depots[0])
    return say("burgundy-choice-depots", one=depots[0], other=depots[1])


def _settled(say: Speaker, move: moved.Settle, fields: Sequence[str]) -> str:
    board = say.term(GAME, "board", move.board)
    castle = say("burgundy-choice-castle", space=say.term(GAME, "castle", move.castle))
    if "board" not in fields:
        return castle
    return say("burgundy-choice-both", one=board, other=castle) if "castle" in fields else board


def _emoji(view: State, field: str, move: Move, known: Sequence[str]) -> str | None:
    if field == "kind":
        return KIND_EMOJI[move.kind]
    if field == "discard" and getattr(move, "discard", None):
        return _tile_emoji(move.discard)  # type: ignore[attr-defined]
    if isinstance(move, moved.Take | moved.Buy) and "slot" in known:
        return _tile_emoji(view.depots.get(move.slot))
    if isinstance(move, moved.Place) and "tile" in known:
        return _tile_emoji(move.tile)
    if isinstance(move, moved.Sell) and "goods" in known:
        return GOODS_EMOJI[move.goods]
    if isinstance(move, moved.Settle):
        return KIND_EMOJI["settle"]
    return DIE_EMOJI if field == "die" else None


def _tile_emoji(tile: str | None) -> str | None:
    if tile is None:
        return None
    return TYPE_EMOJI.get(TYPE_OF[tile]) or ANIMAL_EMOJI[tile[:-1]]


# ---------------------------------------------------------------- open decisions


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """The seat's current decision, with its resources; for other seats, the player to wait for."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    player, text = view.players[seat], f"burgundy-decision-{step_name(view)}"
    if isinstance(top, Act):
        return say(
            text,
            **_turn(view, say, player),
            workers=player.workers,
            silver=player.silver,
            can_buy="yes" if purchases(view, player) else "no",
            last="yes" if view.order[-1] == seat else "no",
        )
    if step_name(view) in ("SettleOpenly", "SettleSecretly"):
        return say(text, boards=say.list(say.term(GAME, "board", board) for board in player.sheet))
    if step_name(view) == "LoadShip":
        return say(text, two="yes" if TWO_DEPOTS in player.known else "no")
    return say(text, **_building(top, say))


def idle_options(options: Mapping[str, str]) -> Collection[str]:
    """Board sheets are only dealt if each player has a different estate."""
    return ("sheets", "board_8") if options.get("setup") == "basic" else ()


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """The open decision, its player, and the dice on the table, from public knowledge only."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("burgundy-waiting-over")
    seats = top.seats(view)
    words: dict[str, Any] = {"who": say.list(names[seat] for seat in seats)}
    if isinstance(top, Act):
        words |= _turn(view, say, view.players[top.seat])
    elif step_name(view) == "SettleSecretly":
        words["count"] = len(seats)
    return say(f"burgundy-waiting-{step_name(view)}", **words, **_building(top, say))


def _turn(view: State, say: Speaker, player: Player) -> dict[str, Any]:
    dice = say.list(str(die) for die in player.dice)
    phase = say.term(GAME, "phase", view.phase)
    return {"phase": phase, "round": view.round, "dice": dice, "dice_count": len(player.dice)}


def _building(top: Decision, say: Speaker) -> dict[str, str]:
    building: str | None = getattr(top, "building", None)
    return {"building": say.term(GAME, "building", building), "building_id": building} if building else {}
