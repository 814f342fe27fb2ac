"""The whole position in words, including roads and distances."""

from collections.abc import Sequence
from itertools import groupby

from games.tiletum.board import REACH
from games.tiletum.data import (
    BUILDINGS,
    CATHEDRALS,
    COLOURS,
    CONTRACT_SPACE_VP,
    CONTRACT_SPACES,
    DICE,
    KING_VP,
    MAP,
    OCCUPIED,
    OFFER_COST,
    RESOURCES,
    ROOMS,
    TURNS,
    WAREHOUSE,
    points_of,
)
from games.tiletum.scoring import BREAKDOWN, takes_part
from games.tiletum.state import EMPTY, Player, State
from games.tiletum.turn import open_actions
from games.tiletum.words.reckoning import contribution, has_tile_space, people, signed, usable, value, worth
from games.tiletum.words.terms import GAME
from words.sheet import NONE, Sheet
from words.wording import capital


class TiletumSheet(Sheet):
    game = GAME
    view: State

    def tile(self, name: str) -> str:
        return self.term("tile", name) if name else NONE

    def spaced(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or NONE

    def common(self) -> None:
        for part in (_turn, _wheel, _court, _fairs, _offers, _map):
            part(self)

    def area(self, seat: int) -> None:
        _board(self, seat)
        _distances(self, seat)

    def rest(self) -> None:
        view = self.view
        self.head("tiletum-render-text-stacks")
        stacks = {"bonus": view.bonus_stack, "contract": view.contract_stack, "character": view.character_stack}
        for name, stack in stacks.items():
            self.tell(f"tiletum-render-text-stack-{name}", tiles=sum(stack.values()))


# ---------------------------------------------------------------- the middle


def _turn(sheet: TiletumSheet) -> None:
    view = sheet.view
    sheet.head("tiletum-render-text-order")
    for seat in view.order:
        sheet.write(f"{sheet.names[seat]}: {sheet.say.score(GAME, view.players[seat].points)}")
    if view.die:
        sheet.tell("tiletum-render-text-die", die=sheet.term("die", view.die))
        for action, points, _ in open_actions(view):
            sheet.tell("tiletum-render-text-open", action=sheet.term("action", action), points=points)


def _wheel(sheet: TiletumSheet) -> None:
    view, news = sheet.view, sheet.news
    sheet.head("tiletum-render-text-wheel")
    for number in range(1, 7):
        action = view.action_at(number)
        dice = [sheet.term("resource", DICE[die].resource) for die in view.dice if DICE[die].number == number]
        boosts = [
            f"{sheet.names[seat]} +{n}" for seat in view.seats if (n := view.players[seat].markers.get(action, 0))
        ]
        sheet.tell(
            "tiletum-text-segment",
            number=number, action=sheet.term("action", action), points=points_of(number), dice=sheet.spaced(dice),
            tile=sheet.tile(view.action_tiles.get(action, "")), boosts=", ".join(boosts) or "none",
            new=action in news.laid or action in news.emptied,
        )  # fmt: skip
    bag = [f"{sheet.term('resource', _resource(colour))} {view.bag.get(colour, 0)}" for colour in COLOURS]
    sheet.tell("tiletum-render-text-bag", dice=", ".join(bag))


def _resource(colour: str) -> str:
    return next(die.resource for die in DICE.values() if die.colour == colour)


def _court(sheet: TiletumSheet) -> None:
    view, news = sheet.view, sheet.news
    sheet.head("tiletum-render-king-track")
    for index in range(len(KING_VP) - 1, -1, -1):
        there = view.king_track[index]
        if there:
            points, new = sheet.say.score(GAME, KING_VP[index]), any(seat in news.discs for seat in there)
            sheet.write(f"{points}: {sheet.called(there)}", new=new)
    shown = [f"−{steps}" if steps else "0" for steps in view.corruption_shown]
    hidden = ["?"] * (TURNS - len(view.corruption_shown))
    sheet.tell("tiletum-render-text-corruption", markers=", ".join([*shown, *hidden]), new=bool(news.corruption))
    if view.king_tile or view.round <= view.king_tile_rounds:
        sheet.tell("tiletum-render-text-favour", tile=sheet.tile(view.king_tile))
    else:
        sheet.tell("tiletum-render-text-favour-last")


def _fairs(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tiletum-render-fairs")
    for number, (city, tile) in enumerate(zip(view.fair_cities, view.fair_tiles, strict=True), start=1):
        shares = ", ".join(
            f"{sheet.names[seat]} {signed(worth(view, seat, number))}"
            for seat in view.seats
            if takes_part(view, seat, city)
        )
        told = say(
            "tiletum-text-fair-done" if number <= view.fairs_done else "tiletum-text-fair",
            round=number, city=sheet.term("city", city), tile=sheet.term("tile", tile), points=value(view, number),
            seats=shares or NONE,
        )  # fmt: skip
        sheet.write(told, new=sheet.news.fair and number == view.fairs_done)


def _offers(sheet: TiletumSheet) -> None:
    view, news = sheet.view, sheet.news
    sheet.head("tiletum-render-contracts", tiles=sum(view.contract_stack.values()))
    for number, (tile, price) in enumerate(zip(view.contract_offer, OFFER_COST, strict=True), start=1):
        new = tile in news.offered
        sheet.tell("tiletum-text-offer", number=number, price=price, tile=sheet.tile(tile), new=new)
    sheet.head("tiletum-render-characters", tiles=sum(view.character_stack.values()))
    for number, tile in enumerate(view.character_offer, start=1):
        sheet.tell("tiletum-text-offer", number=number, price=1, tile=sheet.tile(tile), new=tile in news.offered)


# ---------------------------------------------------------------- the map


def _map(sheet: TiletumSheet) -> None:
    sheet.head("tiletum-text-map")
    for space in MAP.values():
        if space.is_city:
            _city(sheet, space.id)


def _city(sheet: TiletumSheet, city: str) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    roads = ", ".join(sheet.term("space", beside) for beside in MAP[city].adjacent)
    parts = [say("tiletum-text-roads", spaces=roads)]
    if city in view.fair_cities:
        parts.append(say("tiletum-render-text-fair", round=view.fair_cities.index(city) + 1))
    spots = ", ".join(_house(sheet, city, spot) for spot in usable(view, city))
    parts.append(say("tiletum-text-houses", houses=spots or NONE))
    if city in view.pillars:
        parts += _cathedral(sheet, city)
    elif MAP[city].pillars:
        parts.append(sheet.term("tile", "unavailable_cathedral"))
    if has_tile_space(view, city):
        parts.append(say("tiletum-render-text-tile", tile=sheet.tile(view.city_tiles.get(city, ""))))
    parts += [f"{sheet.term('piece', piece)} {sheet.names[seat]}" for seat, piece in people(view, city)]
    new = city in news.laid or city in news.emptied or any(where == city for where, _ in news.houses | news.pillars)
    sheet.write(f"{sheet.term('space', city)}: {'; '.join(parts)}", new=new)


def _house(sheet: TiletumSheet, city: str, spot: int) -> str:
    """The owner of a house, or the bonus of the empty space."""
    house = MAP[city].houses[spot - 1]
    owner = sheet.view.houses[house.id]
    if owner != EMPTY:
        return sheet.names[owner]
    kind = "activate" if house.activate else "bonus" if house.vp else "plain"
    return sheet.say(f"tiletum-text-house-{kind}", points=house.vp)


def _cathedral(sheet: TiletumSheet, city: str) -> list[str]:
    """Owners of pillars, contributors, and the cost and reward of the next contribution."""
    view, say = sheet.view, sheet.say
    pillars = [
        say("tiletum-text-contributed", name=sheet.names[seat])
        if seat in view.contributors[city]
        else sheet.names[seat]
        for seat in view.pillars[city]
    ]
    told = [say("tiletum-render-text-pillars", pillars=", ".join(pillars) or NONE, spaces=MAP[city].pillars)]
    if found := contribution(view, city):
        stone, points, _ = found
        left = CATHEDRALS[city][len(view.contributors[city]) :]
        brings = say("tiletum-text-then").join(str(points + top) for top in left)
        told.append(say("tiletum-text-contribute", stone=stone, points=brings))
    return told


# ---------------------------------------------------------------- a player


def _distances(sheet: TiletumSheet, seat: int) -> None:
    """Distances from the reader's figures to every city."""
    view, news = sheet.view, sheet.news
    player = view.players[seat]
    for piece, start in (("merchant", player.merchant), ("architect", player.architect)):
        sheet.tell(
            "tiletum-text-stands",
            piece=capital(sheet.term("piece", piece)), space=sheet.term("space", start),
            new=(piece, seat) in news.travels,
        )  # fmt: skip
        if seat != sheet.seat:
            continue
        cities = [(space, steps) for space, steps in REACH[start] if steps and MAP[space].is_city]
        for steps, there in groupby(cities, key=lambda found: found[1]):
            names = ", ".join(sheet.term("space", space) for space, _ in there)
            sheet.tell("tiletum-text-steps", piece=capital(sheet.term("piece", piece)), steps=steps, spaces=names)


def _board(sheet: TiletumSheet, seat: int) -> None:
    view, say, news = sheet.view, sheet.say, sheet.news
    player = view.players[seat]
    for resource in RESOURCES:
        sheet.write(f"{capital(sheet.term('resource', resource))}: {player.resources.get(resource, 0)}")
    dice = sheet.spaced([sheet.term("die", die) for die in player.dice])
    sheet.write(capital(say("tiletum-text-supply", houses=player.houses, pillars=player.pillars)))
    sheet.tell("tiletum-text-dice", dice=dice, new=bool(news.dice[seat]))
    held = (*player.warehouse, *player.using)
    sheet.tell("tiletum-render-text-warehouse", tiles=len(held), room=WAREHOUSE)
    for tile in held:
        sheet.tell("tiletum-text-stored", tile=sheet.tile(tile), new=news.tiles[seat, tile] > 0)
    _contracts(sheet, player, seat)
    for number, building in BUILDINGS.items():
        sheet.write(_building(sheet, player, number, building.rooms), new=_is_new(sheet, seat, number, building.rooms))
    for why in BREAKDOWN:
        if player.scored.get(why):
            sheet.tell("tiletum-text-scored", why=sheet.term("why", why), points=signed(player.scored[why]))


def _is_new(sheet: TiletumSheet, seat: int, number: int, rooms: Sequence[str]) -> bool:
    news = sheet.news
    return (seat, number) in news.crests or any((seat, room) in news.rooms for room in rooms)


def _contracts(sheet: TiletumSheet, player: Player, seat: int) -> None:
    sheet.tell("tiletum-render-text-contracts", done=len(player.contracts), spaces=CONTRACT_SPACES)
    for number, contract in enumerate(player.contracts, start=1):
        sheet.tell("tiletum-text-fulfilled", tile=sheet.tile(contract), new=(seat, number) in sheet.news.contracts)
    free = [f"+{points}" for points in CONTRACT_SPACE_VP[len(player.contracts) :]]
    if free:
        sheet.write(capital(sheet.say("tiletum-render-text-next", points=", ".join(free))))


def _building(sheet: TiletumSheet, player: Player, number: int, rooms: Sequence[str]) -> str:
    say = sheet.say
    if number == OCCUPIED:
        tenants = say("tiletum-render-text-occupied")
    else:
        tenants = ", ".join(
            say("tiletum-text-room", floor=ROOMS[room].floor, tile=sheet.tile(player.rooms[room])) for room in rooms
        )
    crest, data = player.crests[number - 1], BUILDINGS[number]
    bonus = say(f"tiletum-render-bonus-{data.crest_bonus}")
    below = sheet.tile(crest) if crest else say("tiletum-render-text-crest", food=data.food, bonus=bonus)
    done = "done" if number in player.completed else "open"
    return say("tiletum-text-building", number=number, done=done, tenants=tenants, crest=below)


text_board = TiletumSheet.text_board
