"""Button labels of Tiletum: the emoji names the kind of move, the small print holds the details."""

from collections import Counter
from collections.abc import Sequence

from engine import Move, Seat
from games.tiletum import moves as moved
from games.tiletum.data import CHARACTERS, CONTRACTS, DICE, HOUSE_SPACES, Bonus, points_of
from games.tiletum.outlook import price
from games.tiletum.state import Player, State
from games.tiletum.warehouse import can_take
from games.tiletum.words.consequences import action_points
from games.tiletum.words.signs import ACTION_EMOJI, DOING_EMOJI, KIND_EMOJI, RESOURCE_EMOJI
from words import Speaker
from words.wording import DOT, paid, priced

GAME = "tiletum"
SHORT = 34
"""Preferred maximum length of a label."""


def costs(view: State, seat: Seat, move: Move) -> dict[str, int]:
    """Action points, resources, and the helper used up."""
    found = price(view, seat, move)
    return {"points": found.points, **dict(found.resources), "helper": int(bool(found.helper))}


def sign(say: Speaker, thing: str) -> str:
    if thing == "points":
        return say("tiletum-short-action-points")
    return KIND_EMOJI["helper"] if thing == "helper" else RESOURCE_EMOJI[thing]


def price_of(view: State, seat: Seat, say: Speaker, move: Move) -> str:
    return paid(GAME, say.lang, costs(view, seat, move))


def things(view: State, seat: Seat, move: Move) -> list[str]:
    """The tile or character that is taken, moved in or used."""
    match move:
        case moved.Die() if move.tile != "leave":
            found = view.action_tiles[view.action_at(move.number)]
        case moved.Sign():
            found = view.contract_offer[move.space - 1]
        case moved.Hire() | moved.Settle():
            found = move.character
        case moved.Fulfil():
            found = move.contract
        case moved.Helper():
            found = move.helper
        case moved.Favour():
            found = view.king_tile
        case moved.Architect() | moved.Merchant() if move.doing in ("tile", "both"):
            found = view.city_tiles.get(move.space, "")
        case _:
            found = ""
    return [found] if found else []


def button_label(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    text, cost = _text(view, seat, say, move), price_of(view, seat, say, move)
    return text.replace(" → ", "→") if len(priced(text, cost)) > SHORT else text


def step(view: State, seat: Seat, names: Sequence[str], say: Speaker, move: Move) -> str:
    """Short label with an emoji for helpers and contributions; "" for other moves."""
    match move:
        case moved.Helper():
            return f"{KIND_EMOJI['helper']} {_helper(say, move)}"
        case moved.Contribute():
            return f"{KIND_EMOJI['contribute']} {say.term(GAME, 'city', move.city)}"
        case moved.Buy():
            return say("tiletum-say-buy", count=move.count, good=say.term(GAME, "resource", move.good))
    return ""


def shortcuts(view: State, seat: Seat, moves: Sequence[Move], few: bool) -> list[Move]:
    """A die as it lies with its tile if any, a walk with an act at its end, resources of one kind (as a bonus, by a
    helper or for another), a character that fills a building."""
    return [m for m in moves if few or _is_likely(view, seat, m)]


def others(view: State, seat: Seat, say: Speaker, moves: Sequence[Move]) -> str:
    """Label for the remaining moves if they are all of one sort: dice that are changed, without their tile or with
    later resources, or mere walks."""
    dice = [move for move in moves if isinstance(move, moved.Die)]
    changed = [die for die in dice if not _is_as_it_lies(die)]
    without = [die for die in dice if die.tile == "leave" and die not in changed]
    later = [die for die in dice if die.tile == "pause" and die not in changed]
    if dice and len(changed) + len(without) + len(later) == len(moves):
        how = "otherwise" if later else "both" if changed and without else "changed" if changed else "without"
        return say(f"tiletum-others-die-{how}")
    walks = all(isinstance(m, moved.Architect | moved.Merchant) and m.doing == "walk" for m in moves)
    return say(f"tiletum-others-{moves[0].kind}") if walks else ""


def _is_likely(view: State, seat: Seat, move: Move) -> bool:
    if isinstance(move, moved.Die):
        return is_plain(view, seat, move)
    if isinstance(move, moved.Gain):
        return len(set(move.resources)) == 1
    if isinstance(move, moved.Swap):
        return len(set(move.get)) == 1
    if isinstance(move, moved.Helper):
        return len(set(move.choice or ())) <= 1
    if isinstance(move, moved.Hire | moved.Settle):
        return move.room is not None and _is_filled_by(view.players[seat], move.room)
    return isinstance(move, moved.Architect | moved.Merchant) and move.doing != "walk"


def _is_filled_by(player: Player, room: str) -> bool:
    """Whether the room is the last empty one of its building."""
    return [r for r, lodger in player.rooms.items() if r[1] == room[1] and not lodger] == [room]


def is_plain(view: State, seat: Seat, move: moved.Die) -> bool:
    """Whether a die is taken unchanged, with its tile if there is one."""
    if not _is_as_it_lies(move):
        return False
    tile = view.action_tiles[view.action_at(move.number)]
    return move.tile == ("take" if tile and can_take(view.players[seat], tile) else "leave")


def _is_as_it_lies(move: moved.Die) -> bool:
    die = DICE[move.die]
    return (move.number, move.resource) == (die.number, die.resource)


def _text(view: State, seat: Seat, say: Speaker, move: Move) -> str:
    match move:
        case moved.Die():
            return die_in_words(view, seat, say, move)
        case moved.Architect() | moved.Merchant():
            return _walk(say, move, price_of(view, seat, say, move))
        case moved.Sign():
            tile = view.contract_offer[move.space - 1]
            return f"{move.space}: {_contract(say, tile) if tile in CONTRACTS else _inner(say, tile)}"
        case moved.Fulfil():
            return f"{price_of(view, seat, say, move)} → {_contract(say, move.contract).partition(' → ')[2]}"
        case moved.Crest():
            return f"{say.term(GAME, 'crest', move.crest)} → {move.building}"
        case moved.Hire() | moved.Settle():
            name = _character(say, move.character)
            return f"{name} → {_room(say, move.room)}" if move.room else name
        case moved.Swap():
            return f"{price_of(view, seat, say, move)} → {_counted(say, move.get)}"
        case moved.Buy():
            return f"+{move.count} {say.term(GAME, 'resource', move.good)}"
        case moved.Gain():
            return f"+{_counted(say, move.resources)}"
        case moved.Helper() if move.choice:
            return _helper(say, move)
        case moved.Activate():
            return f"{move.building}: {say.term(GAME, 'character', move.character)}"
        case moved.Skip():
            return say("tiletum-move-skip")
        case moved.End():
            return say(f"tiletum-choice-end-{move.what}")
        case moved.Favour():
            return say(f"tiletum-short-favour-{move.tile}")
    return ""


def _counted(say: Speaker, resources: Sequence[str]) -> str:
    """`2 iron`, `1 iron + 1 gold`."""
    return " + ".join(f"{count} {say.term(GAME, 'resource', kind)}" for kind, count in Counter(resources).items())


def _helper(say: Speaker, move: moved.Helper) -> str:
    """`Architect, 2 AP`, `any 2 resources: iron and gold`."""
    chosen = f": {say.terms(GAME, 'choice', move.choice)}" if move.choice else ""
    return f"{_inner(say, move.helper)}{chosen}"


def plain_die(view: State, seat: Seat, say: Speaker, move: moved.Die) -> tuple[str, str]:
    """`1 gold` on its button, so that three fit side by side, and above them, for all dice of that number,
    `1 🧑 Character 6 AP + tile`."""
    action = view.action_at(move.number)
    points = say("tiletum-short-points", points=action_points(view, seat, action, points_of(move.number)))
    whole = f"{move.number} {ACTION_EMOJI[action]} {say.term(GAME, 'action', action)} {points}"
    tile = f" + {say('tiletum-short-take')}" if move.tile == "take" else ""
    return f"{move.number} {say.term(GAME, 'resource', move.resource)}", whole + tile


def rest_of_die(view: State, seat: Seat, say: Speaker, move: moved.Die, asked: str, known: Sequence[str]) -> str:
    """`3→4 · Joker 3 AP · → wool · tile`: the answers about a chosen die, from the question on."""
    parts = [turned_die(view, seat, say, move)] if asked == "number" else []
    if "resource" in known and (asked == "resource" or move.resource != DICE[move.die].resource):
        parts.append(f"→ {say.term(GAME, 'resource', move.resource)}")
    has_tile = move.tile != "leave" or bool(view.action_tiles[view.action_at(move.number)])
    if "tile" in known and asked != "resource" and has_tile:
        parts.append(say(f"tiletum-short-{move.tile}"))
    return DOT.join(parts)


def turned_die(view: State, seat: Seat, say: Speaker, move: moved.Die) -> str:
    """`3→4 · Joker 3 AP`: the number of a chosen die."""
    lies, action = DICE[move.die].number, view.action_at(move.number)
    points = say("tiletum-short-points", points=action_points(view, seat, action, points_of(move.number)))
    number = str(move.number) if lies == move.number else f"{lies}→{move.number}"
    return f"{number}{DOT}{say.term(GAME, 'action', action)} {points}"


def die_in_words(view: State, seat: Seat, say: Speaker, move: moved.Die) -> str:
    """`3→4 gold · −2 🪙 · Joker 3 AP · tile`; the resource implies the colour of the die, `3 gold → wool` means that
    a helper changes it."""
    lies, action = DICE[move.die].number, view.action_at(move.number)
    number = str(move.number) if lies == move.number else f"{lies}→{move.number}"
    points = say("tiletum-short-points", points=action_points(view, seat, action, points_of(move.number)))
    cost = price_of(view, seat, say, move)
    parts = [
        f"{number} {say.term(GAME, 'resource', DICE[move.die].resource)}",
        *([cost] if cost else []),
        f"{say.term(GAME, 'action', action)} {points}",
    ]
    if move.resource != DICE[move.die].resource:
        parts[0] += f" → {say.term(GAME, 'resource', move.resource)}"
    if move.tile != "leave" or view.action_tiles[action]:
        parts.append(say(f"tiletum-short-{move.tile}"))
    return DOT.join(parts)


def _walk(say: Speaker, move: moved.Architect | moved.Merchant, cost: str) -> str:
    """`Paris 🏛️`, for a house with its cost and bonus if there is one."""
    doing = "" if move.doing == "walk" else f" {DOING_EMOJI[move.doing]}"
    if move.doing == "both":
        doing += DOING_EMOJI["pillar" if isinstance(move, moved.Architect) else "house"]
    spot = move.spot if isinstance(move, moved.Merchant) else None
    house = HOUSE_SPACES[f"{move.space}_house_{spot}"] if spot else None
    brings = ""
    if house is not None:
        brings = say("tiletum-choice-spot-vp", vp=house.vp) if house.vp else "✨" * house.activate
    parts = [f"{say.term(GAME, 'space', move.space)}{doing}", *([cost, brings] if cost and brings else [brings])]
    return DOT.join(part for part in parts if part)


def _character(say: Speaker, character: str) -> str:
    """`builder 📐2`, as its tile shows it."""
    whole, bonus = say.term(GAME, "character", character), CHARACTERS[character].bonus
    name, _, told = whole.partition(" (")
    signs = _in_signs(bonus)
    return f"{name} {signs}{told.rpartition(')')[2]}" if signs else f"{name}: {told.replace(')', '')}"


def _contract(say: Speaker, contract: str) -> str:
    """`5 wool → 7 VP 🐎1`."""
    signs = _in_signs(CONTRACTS[contract].reward)
    return f"{_inner(say, contract).split(', ')[0]} {signs}" if signs else _inner(say, contract)


def _in_signs(bonus: Bonus) -> str:
    """Steps, buildings, action points and resources of choice as emojis; other parts are as short in words."""
    counted = (("architect", bonus.architect), ("merchant", bonus.merchant), (bonus.action, bonus.points))
    signs = "".join(f"{ACTION_EMOJI[sign]}{count}" for sign, count in counted if count)
    signs += DOING_EMOJI["house"] * bonus.house + DOING_EMOJI["pillar"] * bonus.pillar
    return signs + KIND_EMOJI["gain"] * bonus.any


def _inner(say: Speaker, tile: str | None) -> str:
    """The text in brackets of a tile's name, such as `9 wool → 17 VP` of `contract (9 wool → 17 VP)`."""
    name = say.term(GAME, "tile", tile)
    return name[name.index("(") + 1 : -1] if name.endswith(")") else name


def _room(say: Speaker, room: str) -> str:
    """`b3f2`: building and floor as on the picture."""
    return say("tiletum-short-room", building=room[1], floor=room[3])
