"""The whole position in plain text: for play without pictures, in lines that fit a phone."""

from collections.abc import Sequence

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
from words.sheet import NONE, TIED, Sheet


class TiletumSheet(Sheet):
    """A sheet with the words of Tiletum."""

    game = GAME
    view: State

    def tile(self, name: str) -> str:
        return self.term("tile", name) if name else NONE

    def each(self, seats: Sequence[int]) -> str:
        """Seats by their letters, in this order."""
        return " ".join(self.letters[seat] for seat in seats) or NONE

    def spaced(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or NONE

    def body(self) -> None:
        for part in (_people, _turn, _wheel, _court, _fairs, _offers, _map, _boards, _stacks):
            part(self)


def _people(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tiletum-render-text-order")
    for seat in view.order:
        acts = seat == view.active and not (sheet.over or sheet.stopped)
        marks = [say("render-text-active")] if acts else []
        sheet.person(seat, say.score("tiletum", view.players[seat].points), marks)


def _turn(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    if not view.die:
        return
    sheet.write(say("tiletum-render-text-die", die=sheet.term("die", view.die)))
    for action, points, _ in open_actions(view):
        sheet.write(say("tiletum-render-text-open", action=sheet.term("action", action), points=points))


def _wheel(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tiletum-render-text-wheel")
    for number in range(1, 7):
        action = view.action_at(number)
        sheet.write(
            say(
                "tiletum-render-text-segment", number=number, action=sheet.term("action", action),
                points=points_of(number),
            ),
            "     ",
        )  # fmt: skip
        dice = [sheet.term("resource", DICE[die].resource) for die in view.dice if DICE[die].number == number]
        sheet.write(f"   {say('tiletum-render-text-dice', dice=sheet.spaced(dice))}", "     ")
        sheet.write(
            f"   {say('tiletum-render-text-tile', tile=sheet.tile(view.action_tiles.get(action, '')))}", "     "
        )
        boosts = [f"{sheet.letters[s]}{TIED}+{n}" for s in view.seats if (n := view.players[s].markers.get(action, 0))]
        if boosts:
            sheet.write(f"   {say('tiletum-render-text-boosts', boosts=', '.join(boosts))}", "     ")
    bag = [f"{sheet.term('resource', _resource(colour))}{TIED}{view.bag.get(colour, 0)}" for colour in COLOURS]
    sheet.write(say("tiletum-render-text-bag", dice=", ".join(bag)))


def _resource(colour: str) -> str:
    return next(die.resource for die in DICE.values() if die.colour == colour)


def _court(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tiletum-render-text-court")
    for index in range(len(KING_VP) - 1, -1, -1):
        if view.king_track[index]:
            sheet.write(f"{signed(KING_VP[index]):>3}: {sheet.each(view.king_track[index])}")
    shown = " ".join(f"−{steps}" if steps else "0" for steps in view.corruption_shown)
    hidden = " ?" * (TURNS - len(view.corruption_shown))
    sheet.write(say("tiletum-render-text-corruption", markers=f"{shown}{hidden}".strip()))
    if view.king_tile or view.round <= view.king_tile_rounds:
        sheet.write(say("tiletum-render-text-favour", tile=sheet.tile(view.king_tile)))
    else:
        sheet.write(say("tiletum-render-text-favour-last"))


def _fairs(sheet: TiletumSheet) -> None:
    view, say = sheet.view, sheet.say
    sheet.head("tiletum-render-fairs")
    for number, (city, tile) in enumerate(zip(view.fair_cities, view.fair_tiles, strict=True), start=1):
        done = " ✓" if number <= view.fairs_done else ""
        sheet.write(
            f"{number} {sheet.term('city', city)}: {sheet.term('tile', tile)}, {value(view, number)}{done}", "     "
        )
        if not done:
            shares = [
                f"{sheet.letters[seat]}{TIED}{signed(worth(view, seat, number))}"
                for seat in view.seats
                if takes_part(view, seat, city)
            ]
            sheet.write(f"   {say('tiletum-render-text-present', seats=', '.join(shares) or NONE)}", "     ")


def _offers(sheet: TiletumSheet) -> None:
    view = sheet.view
    sheet.head("tiletum-render-contracts", tiles=sum(view.contract_stack.values()))
    for number, (tile, price) in enumerate(zip(view.contract_offer, OFFER_COST, strict=True), start=1):
        sheet.write(f"{number} ({price}) {sheet.tile(tile)}", "     ")
    sheet.head("tiletum-render-characters", tiles=sum(view.character_stack.values()))
    for tile in view.character_offer:
        sheet.write(f"(1) {sheet.tile(tile)}", "     ")


# ---------------------------------------------------------------- the map


def _map(sheet: TiletumSheet) -> None:
    sheet.head("tiletum-render-text-map")
    for space in MAP.values():
        if space.is_city or people(sheet.view, space.id):
            _space(sheet, space.id)


def _space(sheet: TiletumSheet, space: str) -> None:
    view, say = sheet.view, sheet.say
    parts = []
    if space in view.fair_cities:
        parts.append(say("tiletum-render-text-fair", round=view.fair_cities.index(space) + 1))
    if MAP[space].is_city:
        spots = [_house(sheet, space, spot) for spot in usable(view, space)]
        parts.append(say("tiletum-render-text-houses", houses=" ".join(spots)))
    if space in view.pillars:
        count = MAP[space].pillars
        pillars = "".join(
            f" {sheet.letters[seat]}{'*' if seat in view.contributors[space] else ''}" for seat in view.pillars[space]
        )
        parts.append(say("tiletum-render-text-pillars", pillars=pillars.strip() or NONE, spaces=count))
        if found := contribution(view, space):
            stone, vp, _ = found
            left = CATHEDRALS[space][len(view.contributors[space]) :]
            points = "/".join(str(vp + top) for top in left)
            parts.append(say("tiletum-render-text-contribute", stone=stone, points=points))
    elif MAP[space].pillars:
        parts.append(sheet.term("tile", "unavailable_cathedral"))
    if MAP[space].is_city and has_tile_space(view, space):
        parts.append(say("tiletum-render-text-tile", tile=sheet.tile(view.city_tiles.get(space, ""))))
    here = [f"{sheet.term('piece', piece)}{TIED}{sheet.letters[seat]}" for seat, piece in people(view, space)]
    parts += here
    sheet.write(f"{sheet.term('space', space)}: {'; '.join(parts)}")


def _house(sheet: TiletumSheet, city: str, spot: int) -> str:
    """Whose house, or what the empty space brings."""
    house = MAP[city].houses[spot - 1]
    owner = sheet.view.houses[house.id]
    if owner != EMPTY:
        return sheet.letters[owner]
    if house.vp:
        return f"_(+{house.vp})"
    return "_(!)" if house.activate else "_"


# ---------------------------------------------------------------- the player boards


def _boards(sheet: TiletumSheet) -> None:
    for seat in sheet.view.seats:
        sheet.head("tiletum-render-text-board", name=f"{sheet.letters[seat]} {sheet.names[seat]}")
        _board(sheet, seat)


def _board(sheet: TiletumSheet, seat: int) -> None:
    view, say = sheet.view, sheet.say
    player = view.players[seat]
    sheet.write(", ".join(f"{sheet.term('resource', r)}{TIED}{player.resources.get(r, 0)}" for r in RESOURCES))
    dice = sheet.spaced([sheet.term("die", die) for die in player.dice])
    sheet.write(say("tiletum-render-text-supply", houses=player.houses, pillars=player.pillars, dice=dice))
    held = len(player.warehouse) + len(player.using)
    sheet.write(say("tiletum-render-text-warehouse", tiles=held, room=WAREHOUSE))
    for tile in (*player.warehouse, *player.using):
        sheet.write(f"   {sheet.tile(tile)}", "     ")
    _contracts(sheet, player)
    for number, building in BUILDINGS.items():
        sheet.write(_building(sheet, player, number, building.rooms), "     ")
    scored = [
        f"{sheet.term('why', why)}{TIED}{signed(player.scored[why])}" for why in BREAKDOWN if player.scored.get(why)
    ]
    if scored:
        sheet.write(say("tiletum-render-text-points", points=", ".join(scored)))


def _contracts(sheet: TiletumSheet, player: Player) -> None:
    sheet.write(sheet.say("tiletum-render-text-contracts", done=len(player.contracts), spaces=CONTRACT_SPACES))
    for contract in player.contracts:
        sheet.write(f"   {sheet.tile(contract)}", "     ")
    free = [f"+{points}" for points in CONTRACT_SPACE_VP[len(player.contracts) :]]
    if free:
        sheet.write(f"   {sheet.say('tiletum-render-text-next', points=' '.join(free))}", "     ")


def _building(sheet: TiletumSheet, player: Player, number: int, rooms: Sequence[str]) -> str:
    say = sheet.say
    if number == OCCUPIED:
        tenants = say("tiletum-render-text-occupied")
    else:
        tenants = ", ".join(f"{ROOMS[room].floor}:{TIED}{sheet.tile(player.rooms[room])}" for room in rooms)
    crest = player.crests[number - 1]
    data = BUILDINGS[number]
    below = (
        sheet.tile(crest)
        if crest
        else say("tiletum-render-text-crest", food=data.food, bonus=say(f"tiletum-render-bonus-{data.crest_bonus}"))
    )
    done = " ✓" if number in player.completed else ""
    return f"[{number}]{done} {tenants}; {below}"


def _stacks(sheet: TiletumSheet) -> None:
    view = sheet.view
    sheet.head("tiletum-render-text-stacks")
    for message, stack in (
        ("bonus", view.bonus_stack),
        ("contract", view.contract_stack),
        ("character", view.character_stack),
    ):
        sheet.write(sheet.say(f"tiletum-render-text-stack-{message}", tiles=sum(stack.values())))


text_board = TiletumSheet.text_board
