"""Alt texts of pictures: a few sentences for readers who cannot see them."""

from collections import Counter
from collections.abc import Sequence

from engine import Move
from engine.moves import JOIN, NOTHING
from games.tiletum.board import DISTANCE
from games.tiletum.data import DICE, KING_VP, MAP, OFFER_COST, RESOURCES, points_of
from games.tiletum.scoring import takes_part
from games.tiletum.state import State
from games.tiletum.words.reckoning import contribution, signed, value, worth
from games.tiletum.words.text import TiletumSheet
from words.sheet import NONE, brief


def board_alt(view: State, names: Sequence[str], lang: str, *, stopped: bool = False, seat: int | None = None) -> str:
    """Most important first; the area of `seat`, or of the player to move, comes before the others."""
    sheet = TiletumSheet(view, brief(names), lang, stopped, seat=seat)
    first, *others = [f"{sheet.letters[s]}: {_board(sheet, s)}" for s in sheet.in_order()]
    tell = (_dice, _court, _fairs, _travellers, _map, _offer, _tiles)
    parts = [sheet.situation(), sheet.scores(view.order), first, *(part(sheet) for part in tell), *others]
    return " ".join(part for part in parts if part)


def seat_alt(view: State, names: Sequence[str], lang: str, *, seat: int, viewer: int | None) -> str:
    """Equal for all viewers: Tiletum has no hidden information."""
    sheet = TiletumSheet(view, names, lang)
    player = view.players[seat]
    parts = [
        sheet.say("tiletum-render-alt-board", name=sheet.names[seat]),
        sheet.say.score("tiletum", player.points) + ".",
        _board(sheet, seat),
        _where(sheet, seat),
        _fair(sheet),
    ]
    return " ".join(parts)


def focus_alt(
    view: State, names: Sequence[str], lang: str, *, seat: int, path: Sequence[str], moves: Sequence[Move]
) -> str:
    sheet = TiletumSheet(view, names, lang, seat=seat)
    answers = sheet.answers(moves, path, lambda asked, choice: _word(sheet, seat, asked.kind, asked.field, choice.word))
    parts = [sheet.situation(), *answers]
    return " ".join([*parts, f"{sheet.names[seat]}: {_board(sheet, seat)}", _where(sheet, seat), _dice(sheet)])


def _word(sheet: TiletumSheet, seat: int, kind: str | None, field: str, word: str) -> str:
    """An answer in words."""
    view = sheet.view
    if word == NOTHING:
        return sheet.say("tiletum-choice-warehouse") if field == "room" else NONE
    if field == "kind":
        return sheet.say(f"tiletum-move-{word}")
    if field == "space" and kind == "sign":
        return f"{word} ({OFFER_COST[int(word) - 1]}) {sheet.tile(view.contract_offer[int(word) - 1])}"
    if field == "space":
        player = view.players[seat]
        start = player.architect if kind == "architect" else player.merchant
        return f"{sheet.term('space', word)} {DISTANCE[start][word]}"
    if field == "number":
        action = view.action_at(int(word))
        return f"{word} {sheet.term('action', action)} ({points_of(int(word))})"
    if JOIN in word:
        return JOIN.join(sheet.term("resource", part) for part in word.split(JOIN))
    return word if word.isdigit() else sheet.term(field, word)


def _dice(sheet: TiletumSheet) -> str:
    """The segments with dice: number, action, resources of the dice."""
    view = sheet.view
    parts = []
    for number in range(1, 7):
        here = Counter(DICE[die].resource for die in view.dice if DICE[die].number == number)
        if here:
            dice = ", ".join(f"{sheet.term('resource', r)}{f' ×{n}' if n > 1 else ''}" for r, n in here.items())
            parts.append(f"{number} {sheet.term('action', view.action_at(number))}: {dice}")
    return sheet.say("tiletum-render-alt-wheel", dice="; ".join(parts) or NONE)


def _court(sheet: TiletumSheet) -> str:
    view = sheet.view
    spaces = [
        f"{signed(KING_VP[index])}: {', '.join(sheet.letters[s] for s in view.king_track[index])}"
        for index in range(len(KING_VP) - 1, -1, -1)
        if view.king_track[index]
    ]
    return sheet.say("tiletum-render-alt-court", spaces="; ".join(spaces))


def _fair(sheet: TiletumSheet) -> str:
    """The next fair, with the points it would give to players who take part."""
    view = sheet.view
    number = view.fairs_done + 1
    if number > len(view.fair_cities):
        return ""
    city = view.fair_cities[number - 1]
    seats = [f"{sheet.letters[s]} {signed(worth(view, s, number))}" for s in view.seats if takes_part(view, s, city)]
    return sheet.say(
        "tiletum-render-alt-fair", city=sheet.term("city", city), tile=sheet.term("tile", view.fair_tiles[number - 1]),
        points=value(view, number), seats=", ".join(seats) or NONE,
    )  # fmt: skip


def _fairs(sheet: TiletumSheet) -> str:
    """The next fair, and the later ones."""
    view = sheet.view
    later = [
        f"{sheet.term('city', city)}: {sheet.term('tile', tile)}"
        for city, tile in zip(view.fair_cities, view.fair_tiles, strict=True)
    ][view.fairs_done + 1 :]
    return " ".join([_fair(sheet), *([sheet.say("tiletum-render-alt-later", fairs="; ".join(later))] if later else [])])


def _travellers(sheet: TiletumSheet) -> str:
    view = sheet.view
    each = (
        f"{sheet.letters[s]} {sheet.term('space', view.players[s].merchant)}, "
        f"{sheet.term('space', view.players[s].architect)}"
        for s in view.seats
    )
    return sheet.say("tiletum-render-alt-travellers", places="; ".join(each))


def _map(sheet: TiletumSheet) -> str:
    """Houses and pillars on the map."""
    view = sheet.view
    parts = []
    for city in (space.id for space in MAP.values() if space.is_city):
        houses = ", ".join(sheet.letters[s] for s in view.seats if view.has_house(s, city))
        pillars = ", ".join(sheet.letters[s] for s in view.pillars.get(city, ()))
        told = {"tiletum-render-own-house": houses, "tiletum-render-own-pillar": pillars}
        each = [f"{sheet.say(message)} {seats}" for message, seats in told.items() if seats]
        if each:
            parts.append(f"{sheet.term('city', city)} {', '.join(each)}")
    return sheet.say("tiletum-render-alt-map", cities="; ".join(parts) or NONE)


def _offer(sheet: TiletumSheet) -> str:
    view = sheet.view
    contracts = zip(view.contract_offer, OFFER_COST, strict=True)
    priced = [*contracts, *((tile, 1) for tile in view.character_offer)]
    tiles = [sheet.say("tiletum-render-alt-offer", tile=sheet.tile(tile), price=cost) for tile, cost in priced if tile]
    return sheet.say("tiletum-render-alt-offers", tiles=", ".join(tiles) or NONE)


def _tiles(sheet: TiletumSheet) -> str:
    there = [f"{sheet.term('city', city)} {sheet.tile(tile)}" for city, tile in sheet.view.city_tiles.items() if tile]
    return sheet.say("tiletum-render-alt-tiles", tiles=", ".join(there)) if there else ""


def _board(sheet: TiletumSheet, seat: int) -> str:
    """A player's things, without empty ones."""
    player = sheet.view.players[seat]
    parts = [f"{sheet.term('resource', r)} {n}" for r in RESOURCES if (n := player.resources.get(r, 0))]
    things = {
        "tiletum-render-own-house": player.houses,
        "tiletum-render-own-pillar": player.pillars,
        "tiletum-render-alt-tenants": sum(bool(character) for character in player.rooms.values()),
        "tiletum-render-alt-crests": sum(bool(crest) for crest in player.crests),
        "tiletum-render-alt-contracts": len(player.contracts),
    }
    parts += [f"{sheet.say(message)} {n}" for message, n in things.items() if n]
    if player.warehouse:
        parts.append(f"{sheet.say('tiletum-render-warehouse')}: {', '.join(map(sheet.tile, player.warehouse))}")
    return f"{', '.join(parts) or NONE}."


def _where(sheet: TiletumSheet, seat: int) -> str:
    """Places of a player's pieces, and the cost of a contribution."""
    view = sheet.view
    player = view.players[seat]
    houses = [sheet.term("city", s.id) for s in MAP.values() if s.is_city and view.has_house(seat, s.id)]
    pillars = []
    for city, seats in view.pillars.items():
        if seat in seats:
            found = contribution(view, city) if seat not in view.contributors[city] else None
            price = f" ({found[0]} {sheet.term('resource', 'stone')} → {found[1] + found[2]})" if found else ""
            pillars.append(f"{sheet.term('city', city)}{price}")
    return sheet.say(
        "tiletum-render-alt-where", merchant=sheet.term("space", player.merchant),
        architect=sheet.term("space", player.architect), houses=", ".join(houses) or NONE,
        pillars=", ".join(pillars) or NONE,
    )  # fmt: skip
