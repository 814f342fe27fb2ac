"""The architect action and the merchant action (TIL-7, TIL-8)."""

from engine.moves import Move
from engine.seats import Seat
from games.tiletum.board import (
    ARCHITECT,
    BOTH,
    DISTANCE,
    HOUSES,
    REACH,
    TILES,
    WALKS,
    free_cathedrals,
    free_house_spots,
)
from games.tiletum.bonuses import place_house, place_pillar, walk
from games.tiletum.moves import Architect, Merchant
from games.tiletum.state import State
from games.tiletum.turn import PRICES, SPENDING, SPENT
from games.tiletum.warehouse import take, untakeable

DOINGS = {"walk": 0, "tile": 1, "pillar": 1, "house": 1, "both": 2}
"""Points for the act at the end of the route."""


def takeable_city_tiles(state: State, seat: Seat) -> list[str]:
    """TIL-7.5, 8.5, 14.12."""
    beyond = untakeable(state.players[seat])
    return [city for city, tile in state.city_tiles.items() if tile not in beyond]


def architect_choices(state: State, seat: Seat, points: int) -> list[Move]:
    """D8: every space within reach, and what the remaining points allow there."""
    found: list[Move] = []
    if not points:
        return found
    cathedrals, tiles = free_cathedrals(state, seat), takeable_city_tiles(state, seat)
    for space, distance in REACH[state.players[seat].architect]:
        left = points - distance
        if left < 0:
            break
        choices = ARCHITECT[space]
        if distance:
            found.append(choices["walk"])
        if left:
            tile, pillar = space in tiles, space in cathedrals
            if tile:
                found.append(choices["tile"])
            if pillar:
                found.append(choices["pillar"])
            if tile and pillar and left > 1:
                found.append(choices["both"])
    return found


def merchant_choices(state: State, seat: Seat, points: int) -> list[Move]:
    """D9."""
    found: list[Move] = []
    if not points:
        return found
    spots, tiles = free_house_spots(state, seat), takeable_city_tiles(state, seat)
    for space, distance in REACH[state.players[seat].merchant]:
        left = points - distance
        if left < 0:
            break
        if distance:
            found.append(WALKS[space])
        if left:
            tile = space in tiles
            if tile:
                found.append(TILES[space])
            if space in spots:
                for spot in spots[space]:
                    found.append(HOUSES[space, spot])
                if tile and left > 1:
                    found += [BOTH[space, spot] for spot in spots[space]]
    return found


def architect_price(state: State, seat: Seat, move: Architect) -> int:
    return DISTANCE[state.players[seat].architect][move.space] + DOINGS[move.doing]


def merchant_price(state: State, seat: Seat, move: Merchant) -> int:
    return DISTANCE[state.players[seat].merchant][move.space] + DOINGS[move.doing]


def take_city_tile(state: State, seat: Seat, city: str) -> None:
    """Take a city's bonus tile, which is not replaced (TIL-18.3)."""
    take(state, seat, state.city_tiles.pop(city), city)


def send_architect(state: State, seat: Seat, move: Architect) -> None:
    walk(state, seat, "architect", move.space)
    if move.doing in ("tile", "both"):
        take_city_tile(state, seat, move.space)
    if move.doing in ("pillar", "both"):
        place_pillar(state, seat, move.space)


def send_merchant(state: State, seat: Seat, move: Merchant) -> None:
    walk(state, seat, "merchant", move.space)
    if move.doing in ("tile", "both"):
        take_city_tile(state, seat, move.space)
    if move.doing in ("house", "both"):
        assert move.spot is not None
        place_house(state, seat, move.space, move.spot)


SPENDING.update(architect=architect_choices, merchant=merchant_choices)
PRICES[Architect], PRICES[Merchant] = architect_price, merchant_price
SPENT[Architect], SPENT[Merchant] = send_architect, send_merchant
