"""Tiletum in words: choices with their costs, and decisions.

Consequences of a choice are in `consequences`, past events in `digest`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine import Choice, Move, Question, Seat
from engine.steps import Decision
from games.tiletum import moves as moved
from games.tiletum.bonuses import ActivateBuilding, ChooseResources, Errand, Journey
from games.tiletum.data import DICE, HOUSE_SPACES, TURNS, points_of
from games.tiletum.dice import CollectResources, TakeDie
from games.tiletum.state import State
from games.tiletum.steps import TakeKingTile
from games.tiletum.track import king_order
from games.tiletum.turn import ChooseAction, DieAction, GrantedAction
from games.tiletum.warehouse import can_take
from games.tiletum.words.buttons import button_label as button_label
from games.tiletum.words.buttons import costs as costs
from games.tiletum.words.buttons import die_in_words, is_plain, plain_die, price_of, rest_of_die
from games.tiletum.words.buttons import others as others
from games.tiletum.words.buttons import shortcuts as shortcuts
from games.tiletum.words.buttons import sign as sign
from games.tiletum.words.buttons import step as step
from games.tiletum.words.buttons import things as things
from games.tiletum.words.consequences import action_points, consequences
from games.tiletum.words.digest import UNCHOSEN as UNCHOSEN
from games.tiletum.words.digest import digest
from games.tiletum.words.digest import is_everybodys as is_everybodys
from games.tiletum.words.digest import is_standing as is_standing
from games.tiletum.words.signs import ACTION_EMOJI, DIE_EMOJI, DOING_EMOJI, KIND_EMOJI, RESOURCE_EMOJI
from games.tiletum.words.signs import SPOKEN as SPOKEN
from words import Speaker
from words.wording import DOT, Label, capital, note, step_name

__all__ = ["button_label", "choice", "decision", "digest", "move", "waiting"]

GAME = "tiletum"
WARNING = "⚠️"

NAMED_BY_WHAT_IT_USES = ("die", "helper", "crest", "end", "favour", "collect")
"""Kinds that need no verb before their object."""


# ---------------------------------------------------------------- moves


def move(view: State | None, seat: Seat | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    """`Architect → Praha, places a pillar, 3 points`."""
    line = capital(_line(view, names, say, move))
    if view is None:
        return line
    cost = price_of(view, _asked(view), say, move)
    return say("tiletum-say-price", move=line, price=cost) if cost else line


def _line(view: State | None, names: Sequence[str], say: Speaker, move: Move) -> str:
    words = say.arguments(GAME, move, names)
    if isinstance(move, moved.Die):
        words["turned"] = "yes" if move.number != DICE[move.die].number else "no"
        if view is not None:
            return say("tiletum-say-die-action", **words, **_action_of(view, _asked(view), say, move.number))
    if view is not None and isinstance(move, moved.Sign):
        return say("tiletum-say-sign-tile", **words, tile=_term(say, "tile", view.contract_offer[move.space - 1]))
    if isinstance(move, moved.Swap):
        words["get"] = _amounts(say, "get", move.get)
    line = say(f"tiletum-say-{move.kind}", **words)
    if view is not None and isinstance(move, moved.Favour):
        return say("tiletum-say-tile", move=line, tile=_term(say, "tile", view.king_tile))
    return line


def _asked(view: State) -> Seat:
    """The seat to decide; there is never more than one."""
    return view.stack[-1].seat  # type: ignore[attr-defined,no-any-return]


def _action_of(view: State, seat: Seat, say: Speaker, number: int) -> dict[str, Any]:
    """Action and points of a die with that number."""
    action = view.action_at(number)
    return {"action": _term(say, "action", action), "points": action_points(view, seat, action, points_of(number))}


# ---------------------------------------------------------------- choices


def choice(view: State, seat: Seat, names: Sequence[str], say: Speaker, question: Question, choice: Choice) -> Label:
    move = choice.example
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    known = fields[: len(choice.path) - 1]
    settled = len(known) == len(fields)
    alone = question.move is not None and settled and question.field in fields[-1:]
    asked = "kind" if alone else question.field  # nothing is left to choose: show the whole move
    told = known if asked == "kind" else known[fields.index(asked) :]
    cost = price_of(view, seat, say, move) if settled else ""
    parts = _parts(view, seat, say, move, asked, told, known, cost)
    if asked == "kind" and not parts:
        parts = [say(f"tiletum-move-{move.kind}")]
    elif asked == "kind" and move.kind not in NAMED_BY_WHAT_IT_USES:
        parts.insert(0, say.first(f"tiletum-verb-{move.kind}", f"tiletum-move-{move.kind}"))
    text = DOT.join(parts) or say("tiletum-choice-none")
    notes = sorted(consequences(view, seat, say, move, asked, known), key=lambda part: not part.startswith(WARNING))
    rolled = isinstance(move, moved.Die) and asked in ("kind", "die") and "die" in known
    drawn = f"die_{move.die}" if rolled else ""  # type: ignore[attr-defined]
    made = Label(capital(text), note(*notes), _emoji(asked, move, known), paid=cost, drawn=drawn)
    if not isinstance(move, moved.Die):
        return made
    if asked in ("number", "tile", "resource"):
        return replace(made, button=rest_of_die(view, seat, say, move, asked, known))
    if not settled:
        die = DICE[move.die]
        lies = f"{die.number} {_term(say, 'resource', die.resource)}"
        return replace(made, button=lies) if asked == "die" and "number" not in known else made
    if asked in ("kind", "die") and is_plain(view, seat, move):
        on_button, brief = plain_die(view, seat, say, move)
        return replace(made, button=on_button, brief=brief, terse=True)
    return replace(made, brief=die_in_words(view, seat, say, move))


def _parts(
    view: State, seat: Seat, say: Speaker, move: Move, asked: str, told: Sequence[str], known: Sequence[str], cost: str
) -> list[str]:
    """The answer to the question and its implied fields, field by field."""
    if isinstance(move, moved.Die):
        return _die_parts(view, seat, say, move, asked, told, known, cost)
    if isinstance(move, moved.Buy) and "count" in told:
        return [_amount(say, move.good, move.count)]
    parts = []
    for field in told:
        if isinstance(move, moved.Architect | moved.Merchant | moved.House):
            found = _map_part(view, seat, say, move, field, asked)
            parts += [cost, *found] if field == "spot" and found and cost else found
        else:
            parts += _part(view, say, move, field, asked)
    return parts


def _die_parts(
    view: State,
    seat: Seat,
    say: Speaker,
    move: moved.Die,
    asked: str,
    told: Sequence[str],
    known: Sequence[str],
    cost: str,
) -> list[str]:
    """`Blue 4 → 3 · −1 🪙 · 3 iron · Merchant 4 AP · take the tile`."""
    die, parts = DICE[move.die], []
    resource = move.resource if "resource" in known else die.resource
    if "die" in told:
        named = _term(say, "die", move.die)
        if "number" not in known:
            return [named, _term(say, "resource", die.resource)]
        parts.append(named if move.number == die.number else f"{named} → {move.number}")
    elif "number" in told:
        lies = move.number == die.number
        parts.append(say("tiletum-choice-lies" if lies else "tiletum-choice-turned", number=move.number))
    if parts:
        words = _action_of(view, seat, say, move.number)
        name = _term(say, "resource", resource)
        parts += [cost] if cost else []
        parts.append(say("tiletum-choice-outcome", number=move.number, resource=name, **words))
    if "tile" in told:
        parts += _tile_part(view, seat, say, move, asked)
    if "resource" in told and (asked == "resource" or (asked == "tile" and resource != die.resource)):
        parts.append(_amount(say, resource, move.number))
    return parts


def _tile_part(view: State, seat: Seat, say: Speaker, move: moved.Die, asked: str) -> list[str]:
    """The choice about the bonus tile, if there is one."""
    tile = view.action_tiles[view.action_at(move.number)]
    said = _term(say, "tile", move.tile)
    if asked == "tile":
        return [f"{said}: {_term(say, 'tile', tile)}" if move.tile == "take" else said]
    return [said] if tile and can_take(view.players[seat], tile) else []


def _map_part(
    view: State,
    seat: Seat,
    say: Speaker,
    move: moved.Architect | moved.Merchant | moved.House,
    field: str,
    asked: str,
) -> list[str]:
    if isinstance(move, moved.House):
        return [_term(say, "city", move.city)] if field == "city" else _spot_part(say, move.city, move.spot, asked)
    if field == "space":
        player = view.players[seat]
        here = player.architect if isinstance(move, moved.Architect) else player.merchant
        name = _term(say, "space", move.space)
        return [say("tiletum-choice-here", space=name) if move.space == here else name]
    if field == "doing":
        return [_term(say, "doing", move.doing)] if move.doing != "walk" or asked == "doing" else []
    assert isinstance(move, moved.Merchant)
    return _spot_part(say, move.space, move.spot, asked)


def _spot_part(say: Speaker, city: str, spot: int | None, asked: str) -> list[str]:
    """The bonus of a house space; spaces without one are mentioned only if asked for."""
    if spot is not None:
        house = HOUSE_SPACES[f"{city}_house_{spot}"]
        if house.vp:
            return [say("tiletum-choice-spot-vp", vp=house.vp)]
        if house.activate:
            return [say("tiletum-choice-spot-activate")]
    return [say("tiletum-choice-spot-plain" if spot else "tiletum-doing-walk")] if asked == "spot" else []


def _part(view: State, say: Speaker, move: Move, field: str, asked: str) -> list[str]:
    value = getattr(move, field)
    if isinstance(move, moved.Sign):
        return [str(value), _term(say, "tile", view.contract_offer[value - 1])]
    if isinstance(move, moved.Swap):
        told = _amounts(say, field, value) if field == "get" else _term(say, "resource", value)
        return [say(f"tiletum-choice-{field}", resource=told)]
    if isinstance(move, moved.Collect):
        return [_amount(say, value, DICE[view.die].number)]
    if isinstance(move, moved.Gain) or (isinstance(move, moved.Helper) and field == "choice"):
        return [_amounts(say, field, value)] if value else []
    if isinstance(move, moved.End):
        return [say(f"tiletum-choice-end-{value}")]
    if isinstance(move, moved.Favour) and value == "take":
        return [f"{_term(say, 'tile', value)}: {_term(say, 'tile', view.king_tile)}"]
    if field == "room" and value is None:
        return [say("tiletum-choice-warehouse")] if asked == "room" else []
    if field == "building":
        return [say("tiletum-choice-building", building=value)]
    if field == "pay":
        return [say("tiletum-choice-paid", resource=_term(say, "resource", value))] if value else []
    return [_term(say, field, value)]


def _term(say: Speaker, field: str, value: object) -> str:
    return say.term(GAME, field, value)


def _amount(say: Speaker, resource: str, amount: int) -> str:
    return f"{amount} {_term(say, 'resource', resource)}"


def _amounts(say: Speaker, field: str, values: Iterable[str]) -> str:
    """`2 iron + 1 gold`; an action has no count."""
    counted = Counter(values)
    if field == "choice" and not set(counted) <= RESOURCE_EMOJI.keys():
        return say.terms(GAME, "action", counted)
    return " + ".join(_amount(say, resource, amount) for resource, amount in counted.items())


def _emoji(asked: str, move: Move, known: Sequence[str]) -> str | None:
    if isinstance(move, moved.Die):
        if asked in ("kind", "die"):
            return DIE_EMOJI[DICE[move.die].colour] if "die" in known else KIND_EMOJI["die"]
        if asked == "number":
            return None
        return RESOURCE_EMOJI[move.resource] if asked == "resource" else None
    if isinstance(move, moved.Perform) and "action" in known:
        return ACTION_EMOJI[move.action]
    if isinstance(move, moved.Architect | moved.Merchant) and asked == "doing":
        return DOING_EMOJI[move.doing]
    for field in ("resource", "good", "give", "pay"):
        value = getattr(move, field, None)
        if asked == field and value:
            return RESOURCE_EMOJI[value]
    if isinstance(move, moved.Swap) and asked == "get":
        return RESOURCE_EMOJI[move.get[0]] if len(move.get) == 1 else None
    return KIND_EMOJI[move.kind] if asked == "kind" else None


# ---------------------------------------------------------------- decisions


def decision(view: State, seat: Seat, names: Sequence[str], say: Speaker) -> str:
    """The seat's question, the points left, and the decisions to resume afterwards."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision) or seat not in top.seats(view):
        return waiting(view, names, say)
    told = [say(f"tiletum-decision-{step_name(view)}", **_decided(view, seat, say, top))]
    back = [_thread(view, say, entry) for entry in reversed(view.stack[:-1]) if isinstance(entry, Decision)]
    if back:
        told.append(say("tiletum-decision-then", actions=", ".join(back)))
    if not view.players[seat].room_left:
        told.append(say("tiletum-decision-full"))
    if not isinstance(top, TakeKingTile) and _loses_king_tile(view, seat):
        told.append(say("tiletum-decision-king-tile", tile=_term(say, "tile", view.king_tile)))
    return " ".join(told)


def _loses_king_tile(view: State, seat: Seat) -> bool:
    """Whether the leader is in the last turn of a round without room for the king tile: the king phase allows no
    tasks (R-5)."""
    leads = view.turn == TURNS and king_order(view)[0] == seat
    return leads and bool(view.king_tile) and not can_take(view.players[seat], view.king_tile)


def _decided(view: State, seat: Seat, say: Speaker, top: Decision) -> dict[str, Any]:
    """Variables of a decision's text."""
    match top:
        case TakeDie():
            city, fair = view.fair_cities[view.round - 1], view.fair_tiles[view.round - 1]
            words = {"city": _term(say, "city", city), "fair": _term(say, "fair", fair)}
            return {**words, "round": view.round, "turn": view.turn}
        case CollectResources():
            die = DICE[view.die]
            return {"number": die.number, "resource": _term(say, "resource", die.resource)}
        case ChooseAction():
            return {"points": points_of(DICE[view.die].number)}
        case DieAction():
            return {"action": _term(say, "action", view.action), "action_id": view.action, "points": view.points}
        case GrantedAction():
            words = {"action": _term(say, "action", top.action), "source": _term(say, "source", top.source)}
            return {**words, "points": top.points}
        case ChooseResources():
            return {"amount": top.amount}
        case Errand():
            return {"what": ", ".join(_errand(say, top))}
        case Journey():
            return {"piece": _term(say, "piece", top.piece), "piece_id": top.piece}
        case ActivateBuilding():
            return {"building": top.building}
        case TakeKingTile():
            return {"tile": _term(say, "tile", view.king_tile)}
    return {}


def _errand(say: Speaker, errand: Errand) -> list[str]:
    """The parts of a bonus still unused."""
    parts = []
    if errand.architect:
        parts.append(say("tiletum-errand-architect", steps=errand.architect))
    if errand.pillar:
        parts.append(say("tiletum-errand-pillar"))
    if errand.merchant:
        parts.append(say("tiletum-errand-merchant", steps=errand.merchant))
    if errand.house:
        parts.append(say("tiletum-errand-house"))
    return parts


def _thread(view: State, say: Speaker, entry: Decision) -> str:
    """A decision that waits for the present one."""
    if isinstance(entry, DieAction):
        return say("tiletum-thread-action", action=_term(say, "action", view.action), points=view.points)
    if isinstance(entry, GrantedAction):
        return say("tiletum-thread-action", action=_term(say, "action", entry.action), points=entry.points)
    return say(f"tiletum-thread-{type(entry).__name__}")


def waiting(view: State, names: Sequence[str], say: Speaker) -> str:
    """From public knowledge only: the open decision and its seat."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Decision):
        return say("tiletum-waiting-over")
    words: dict[str, Any] = {"who": say.list(names[seat] for seat in top.seats(view))}
    if isinstance(top, TakeDie):
        words |= {"round": view.round, "turn": view.turn}
    elif isinstance(top, DieAction):
        words |= {"action": _term(say, "action", view.action), "points": view.points}
    elif isinstance(top, GrantedAction):
        words |= {"action": _term(say, "action", top.action), "points": top.points}
    return say(f"tiletum-waiting-{step_name(view)}", **words)
