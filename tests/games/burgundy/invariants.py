"""Invariants of every position of The Castles of Burgundy."""

from collections import Counter

from games.burgundy import data
from games.burgundy.estates import NEIGHBOURS, SPACES
from games.burgundy.state import Player, State


def invariants(state: State) -> None:
    tiles_are_conserved(state)
    goods_are_conserved(state)
    depots_hold_what_they_may(state)
    every_marker_is_on_the_track(state)
    colours_are_finished_by_those_who_covered_them(state)
    for player in state.players:
        storages_do_not_overflow(player)
        dice_are_rolled_or_used(state, player)
        points_add_up(player)
        if player.board is not None:
            the_estate_is_legal(player)


def tiles_are_conserved(state: State) -> None:
    tiles = Counter(state.removed)
    for supply in state.supplies.values():
        assert all(count >= 0 for count in supply.tiles.values())
        tiles.update(supply.tiles)
    tiles.update(state.depots.values())
    for player in state.players:
        tiles.update(player.storage)
        tiles.update(player.estate.values())
    assert tiles == Counter({name: tile.own_back + tile.black_back for name, tile in data.TILES.items()})


def goods_are_conserved(state: State) -> None:
    assert all(count >= 0 for count in state.goods_bag.values())
    goods = Counter(state.goods_bag)
    goods.update(state.round_goods)
    for on_depot in state.depot_goods.values():
        goods.update(on_depot)
    for player in state.players:
        goods.update(player.goods)
        goods.update(player.sold)
    assert goods == Counter(dict.fromkeys(data.GOODS, 7))
    if state.phase:
        assert len(state.round_goods) == 5 - state.round


def depots_hold_what_they_may(state: State) -> None:
    for name, tile in state.depots.items():
        slot = data.SLOTS[name]
        assert slot.players <= len(state.players)
        if slot.depot != data.BLACK_DEPOT and name != "6a":
            assert data.TYPE_OF[tile] == slot.type
    if "6a" in state.depots:
        mine = len(state.players) == 3 and state.phase in "BD"
        assert state.depots["6a"] == ("mine" if mine else "castle")


def every_marker_is_on_the_track(state: State) -> None:
    assert len(state.track) == data.TRACK_SPACES
    assert sorted(state.turn_order) == list(state.seats)
    for at, stack in enumerate(state.track):
        for seat in stack:
            ships = sum(tile == "ship" for tile in state.players[seat].estate.values())
            assert at <= ships


def colours_are_finished_by_those_who_covered_them(state: State) -> None:
    for kind in data.TYPES:
        covered = [
            seat
            for seat, player in enumerate(state.players)
            if player.board is not None and all(space in player.estate for space in player.land.spaces[kind])
        ]
        assert sorted(state.finished[kind]) == covered


def storages_do_not_overflow(player: Player) -> None:
    assert len(player.storage) <= data.STORAGE
    assert len(player.goods) <= data.GOODS_SPACES
    assert all(count > 0 for count in (*player.goods.values(), *player.sold.values()))
    assert player.silver >= 0
    assert player.workers >= 0


def dice_are_rolled_or_used(state: State, player: Player) -> None:
    dice = player.dice + player.used
    assert len(dice) == (2 if state.round else 0)
    assert all(1 <= die <= 6 for die in dice)


def points_add_up(player: Player) -> None:
    assert player.points == sum(player.earned.values())
    assert player.vp_tile + player.vp_marker == player.points


def the_estate_is_legal(player: Player) -> None:
    """Colours fit, every tile touched an earlier one, and no city holds a building twice without knowledge 1."""
    land = player.land
    placed = list(player.estate.items())
    assert placed[0][1] == "castle"
    for at, (space, tile) in enumerate(placed):
        assert land.types[space] == data.TYPE_OF[tile]
        earlier = [other for other, _ in placed[:at]]
        assert at == 0 or set(NEIGHBOURS[space]) & set(earlier)
    assert player.known == [data.TILES[tile].number for _, tile in placed if data.TYPE_OF[tile] == "knowledge"]
    if data.DUPLICATE_BUILDINGS not in player.known:
        buildings = [(land.region_of[space], tile) for space, tile in placed if data.TYPE_OF[tile] == "building"]
        assert len(set(buildings)) == len(buildings)
    assert player.empty_spaces == len(SPACES) - len(placed)
