"""Consequences of a move of Tiletum, shown before it is made: warnings, gains and the points left."""

from collections import Counter
from collections.abc import Sequence

from engine import Move, Seat
from games.tiletum import data
from games.tiletum import moves as moved
from games.tiletum.board import free_cathedrals, free_house_spots
from games.tiletum.contracts import cost
from games.tiletum.outlook import price, warnings
from games.tiletum.people import TYPE_OF, vacancies
from games.tiletum.scoring import fair_worth
from games.tiletum.state import Player, State
from games.tiletum.turn import DieAction, GrantedAction
from games.tiletum.warehouse import can_take
from words import Speaker

GAME = "tiletum"


def consequences(view: State, seat: Seat, say: Speaker, move: Move, asked: str, known: Sequence[str]) -> list[str]:
    """Most important first: warnings, gains, the points left."""
    fields: tuple[str, ...] = move.__match_args__  # type: ignore[attr-defined]
    if fields and not known:
        warned = _warned(view, seat, say, move) if isinstance(move, moved.End) else []
        return [*warned, say(f"tiletum-does-{move.kind}"), *_where(view, seat, say, move)]
    settled = len(known) == len(fields)
    told = _warned(view, seat, say, move) if settled else []
    told += _brought(view, seat, say, move, asked, known)
    if settled:
        told += _left(view, seat, say, move)
    return told


def _warned(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    """Shown before the move, because a tile can never be thrown away (TIL-14.3)."""
    found = []
    for warning in warnings(view, seat, move):
        words = {k: say.term(GAME, k, v) if isinstance(v, str) else v for k, v in warning.args.items()}
        found.append(say(warning.id, **words))
    return list(dict.fromkeys(found))


def _left(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    spent, top = price(view, seat, move).points, view.stack[-1]
    if not spent or not isinstance(top, DieAction | GrantedAction):
        return []
    points = view.points if isinstance(top, DieAction) else top.points
    return [say("tiletum-note-left", points=points - spent)]


def _where(view: State, seat: Seat, say: Speaker, move: Move) -> list[str]:
    player = view.players[seat]
    if isinstance(move, moved.Architect):
        return [say("tiletum-note-from", space=say.term(GAME, "space", player.architect))]
    if isinstance(move, moved.Merchant):
        return [say("tiletum-note-from", space=say.term(GAME, "space", player.merchant))]
    return []


def _brought(view: State, seat: Seat, say: Speaker, move: Move, asked: str, known: Sequence[str]) -> list[str]:
    match move:
        case moved.Die():
            return _die(view, seat, say, move, asked, known)
        case moved.Perform():
            return _perform(view, seat, say, move.action)
        case moved.Collect() if move.resource != data.DICE[view.die].resource:
            return [say("tiletum-note-recolours")]
        case moved.Architect() | moved.Merchant():
            return _route(view, seat, say, move, known)
        case moved.House():
            return [*_fair(view, seat, say, move.city), *_house_bonus(say, move.city, move.spot, known)]
        case moved.Pillar():
            return _cathedral(view, say, move.city)
        case moved.Hire() | moved.Settle():
            return _character(view, seat, say, move, known)
        case moved.Refresh():
            return [say("tiletum-note-reveals")]
        case moved.Sign():
            return _stored(view, seat, say)
        case moved.Favour():
            return _stored(view, seat, say) if move.tile == "take" else [say("tiletum-note-leaves-game")]
        case moved.Activate() if "character" not in known or move.character == "all":
            return [say.terms(GAME, "character", view.players[seat].characters(move.building))]
        case moved.End():
            return _end(view, say, move)
    return _task(view, seat, say, move, known)


# ---------------------------------------------------------------- the die


def action_points(view: State, seat: Seat, action: str, points: int) -> int:
    """Points of a die's action with the seat's marker (TIL-15.9)."""
    return points + view.players[seat].markers.get(action, 0)


def _die(view: State, seat: Seat, say: Speaker, move: moved.Die, asked: str, known: Sequence[str]) -> list[str]:
    if "number" not in known:
        return [say("tiletum-note-turnable")] if view.players[seat].resources["gold"] >= data.TURN_PRICE else []
    die, told = data.DICE[move.die], []
    action = view.action_at(move.number)
    tile = view.action_tiles[action]
    if "resource" in known and move.resource != die.resource:
        told.append(say("tiletum-note-recolours"))
    if "tile" in known and move.tile == "pause":
        told.append(say("tiletum-note-pause"))
    if "tile" in known and move.tile != "leave":
        told += _stored(view, seat, say)
    if asked in ("tile", "resource"):
        return told
    if tile and not ("tile" in known and move.tile == "leave" and can_take(view.players[seat], tile)):
        told.append(say("tiletum-note-tile", tile=say.term(GAME, "tile", tile)))
    return told + _boost(view, seat, say, action, data.points_of(move.number))


def _boost(view: State, seat: Seat, say: Speaker, action: str, points: int) -> list[str]:
    """The marker's extra points, and the space that a king action leads to."""
    marker = view.players[seat].markers.get(action, 0)
    told = [say("tiletum-note-marker", points=marker)] if marker else []
    return told + (_king(view, seat, say, points + marker) if action == "king" else [])


def _king(view: State, seat: Seat, say: Speaker, points: int) -> list[str]:
    space = view.king_space(seat)
    after = min(space + points, data.KING_END)
    return [say("tiletum-note-king", before=signed(data.KING_VP[space]), after=signed(data.KING_VP[after]))]


def signed(vp: int) -> str:
    return f"−{-vp}" if vp < 0 else str(vp)


def _perform(view: State, seat: Seat, say: Speaker, action: str) -> list[str]:
    points = data.points_of(data.DICE[view.die].number)
    told = say("tiletum-note-points", points=action_points(view, seat, action, points))
    return [told, *_boost(view, seat, say, action, points)]


# ---------------------------------------------------------------- the map


def _route(
    view: State, seat: Seat, say: Speaker, move: moved.Architect | moved.Merchant, known: Sequence[str]
) -> list[str]:
    """Gains available at the end of the route."""
    space, told, player = move.space, [], view.players[seat]
    architect = isinstance(move, moved.Architect)
    doing = move.doing if "doing" in known else None
    spending = isinstance(view.stack[-1], DieAction | GrantedAction)
    if not architect:
        told += _fair(view, seat, say, space)
    tile = view.city_tiles.get(space, "")
    if tile and spending and (doing in ("tile", "both") or (doing is None and can_take(player, tile))):
        told.append(say("tiletum-note-tile", tile=say.term(GAME, "tile", tile)))
    if architect and (doing in ("pillar", "both") or (doing is None and space in free_cathedrals(view, seat))):
        told += [] if doing else [say("tiletum-note-can-pillar")]
        told += _cathedral(view, say, space)
    if not architect:
        spots = free_house_spots(view, seat).get(space, [])
        if doing is None and spots:
            told.append(say("tiletum-note-can-house"))
            told += _house_bonus(say, space, spots[0], ())
    return told


def _fair(view: State, seat: Seat, say: Speaker, space: str) -> list[str]:
    """Fairs still to come in this city, and their present worth to the seat."""
    told = []
    for round in range(view.fairs_done + 1, data.ROUNDS + 1):
        if view.fair_cities[round - 1] != space:
            continue
        if view.has_house(seat, space):
            told.append(say("tiletum-note-fair-own", round=round))
        else:
            told.append(say("tiletum-note-fair", round=round, vp=signed(_worth(view, seat, round))))
    return told


def _worth(view: State, seat: Seat, round: int) -> int:
    """The king track's fair counts the space held in that round's king phase; until then the present space."""
    if view.fair_tiles[round - 1] == "fair_king_track":
        return data.FAIR_TILES["fair_king_track"] + data.FAIR_VP[round - 1] + data.KING_VP[view.king_space(seat)]
    return fair_worth(view, seat, round)


def _cathedral(view: State, say: Speaker, city: str) -> list[str]:
    """Cost and reward of a contribution there."""
    taken = len(view.contributors[city])
    tiles, tile = data.CATHEDRALS[city], data.COST_TILES[view.costs[city]]
    if taken >= len(tiles):
        return []
    return [say("tiletum-note-cathedral", stone=tile.stone, vp=tile.vp + tiles[taken])]


def _house_bonus(say: Speaker, city: str, spot: int, known: Sequence[str]) -> list[str]:
    """The bonus of a house space, unless the choice names it."""
    house = data.HOUSE_SPACES[f"{city}_house_{spot}"]
    if "spot" in known:
        return []
    if house.vp:
        return [say("tiletum-note-house-vp", vp=house.vp)]
    return [say("tiletum-note-house-activate")] if house.activate else []


# ---------------------------------------------------------------- characters and tiles


def _character(
    view: State, seat: Seat, say: Speaker, move: moved.Hire | moved.Settle, known: Sequence[str]
) -> list[str]:
    player, kind = view.players[seat], TYPE_OF[move.character]
    told = []
    if "room" in known and move.room is not None:
        told += _moves_in(player, say, move.room, kind)
    elif player.home_of(kind):
        told.append(say("tiletum-note-home", building=player.home_of(kind), free=len(vacancies(player)[kind])))
    else:
        told.append(say("tiletum-note-homeless"))
    if kind not in player.markers:
        told.append(say("tiletum-note-boosts", action=say.term(GAME, "action", kind)))
    if isinstance(move, moved.Hire):
        told += _stored(view, seat, say) if "room" in known and move.room is None else []
        told.append(say("tiletum-note-reveals"))
    return told


def _moves_in(player: Player, say: Speaker, room: str, kind: str) -> list[str]:
    """A building that this character fills or completes."""
    number = data.ROOMS[room].building
    building = data.BUILDINGS[number]
    if any(not player.rooms[other] for other in building.rooms if other != room):
        return []
    told = [say("tiletum-note-roof")]
    if player.crests[number - 1]:
        told.insert(0, _completes(say, number, kind))
    return told


def _completes(say: Speaker, number: int, kind: str) -> str:
    if number == data.OCCUPIED:
        return say("tiletum-note-completes-last")
    action = say.term(GAME, "action", kind)
    return say("tiletum-note-completes", points=data.BUILDINGS[number].points, action=action)


def _stored(view: State, seat: Seat, say: Speaker) -> list[str]:
    """Fill level of the warehouse after the move, unless it is full, which is a warning."""
    filled = data.WAREHOUSE - view.players[seat].room_left + 1
    return [say("tiletum-note-warehouse", filled=filled, room=data.WAREHOUSE)] if filled < data.WAREHOUSE else []


# ---------------------------------------------------------------- swaps, tasks, ends


def _task(view: State, seat: Seat, say: Speaker, move: Move, known: Sequence[str]) -> list[str]:
    player = view.players[seat]
    match move:
        case moved.Swap():
            change = Counter({move.give: -1})
            change.update(move.get if "get" in known else ())
            return [_stock(player, say, each, amount) for each, amount in change.items() if amount]
        case moved.Gain():
            return [_stock(player, say, each, move.resources.count(each)) for each in dict.fromkeys(move.resources)]
        case moved.Buy() if "count" in known:
            gold = _stock(player, say, "gold", -data.BUY_PRICE * move.count)
            return [_stock(player, say, move.good, move.count), gold]
        case moved.Buy():
            return [_stock(player, say, move.good, 1)]
        case moved.Fulfil():
            return _fulfil(player, say, move, known)
        case moved.Crest():
            return _crest(player, say, move.building) if "building" in known else [say("tiletum-does-crest")]
        case moved.Contribute():
            tile = data.COST_TILES[view.costs[move.city]]
            taken = len(view.contributors[move.city])
            return [say("tiletum-note-vp", vp=tile.vp + data.CATHEDRALS[move.city][taken])]
        case moved.Helper():
            return _helper(view, seat, say, move, known)
    return []


def _stock(player: Player, say: Speaker, resource: str, change: int) -> str:
    before = player.resources[resource]
    name = say.term(GAME, "resource", resource)
    return say("tiletum-note-stock", resource=name, before=before, after=before + change)


def _fulfil(player: Player, say: Speaker, move: moved.Fulfil, known: Sequence[str]) -> list[str]:
    contract, space = data.CONTRACTS[move.contract], len(player.contracts)
    told = [say("tiletum-note-contract", vp=contract.vp + data.CONTRACT_SPACE_VP[space], space=space + 1)]
    if "pay" in known:
        told += [_stock(player, say, each, -amount) for each, amount in cost(contract, move.pay).items()]
    return told + ([say("tiletum-note-frees-pillar")] if space < data.CONTRACT_PILLARS else [])


def _crest(player: Player, say: Speaker, number: int) -> list[str]:
    told = [say(f"tiletum-note-crest-{data.BUILDINGS[number].crest_bonus}")]
    if player.is_full(number):
        kind = data.CHARACTERS[player.characters(number)[0]].type if number != data.OCCUPIED else ""
        told.append(_completes(say, number, kind))
    return [*told, _stock(player, say, "food", -data.BUILDINGS[number].food)]


def _helper(view: State, seat: Seat, say: Speaker, move: moved.Helper, known: Sequence[str]) -> list[str]:
    helper = data.HELPERS[move.helper]
    if helper.plus:
        if view.action == "king":
            return _king(view, seat, say, helper.plus)
        action = say.term(GAME, "action", view.action)
        return [say("tiletum-note-adds", action=action, points=view.points + helper.plus)]
    if helper.bonus.action == "king" or ("choice" in known and move.choice == ("king",)):
        return _king(view, seat, say, helper.bonus.points)
    return [say("tiletum-note-frees-space")]


def _end(view: State, say: Speaker, move: moved.End) -> list[str]:
    top = view.stack[-1]
    left = view.points if isinstance(top, DieAction) else top.points if isinstance(top, GrantedAction) else 0
    told = [] if left else [say("tiletum-note-nothing-lost")]
    if move.what == "action" and isinstance(top, DieAction):
        told.append(say("tiletum-note-tasks-stay"))
    if move.what == "turn" and not all(view.contract_offer):
        told.append(say("tiletum-note-reveals"))
    return told
