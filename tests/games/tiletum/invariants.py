"""Invariants of every position of Tiletum."""

from collections import Counter
from functools import cache

from games.tiletum import data
from games.tiletum.state import EMPTY, State
from games.tiletum.turn import DieAction


def invariants(state: State) -> None:
    houses_and_pillars_are_conserved(state)
    tiles_are_conserved(state)
    dice_are_conserved(state)
    discs_and_markers_are_conserved(state)
    the_map_holds(state)
    player_boards_hold(state)
    points_add_up(state)
    the_turn_holds(state)


def houses_and_pillars_are_conserved(state: State) -> None:
    for seat, player in enumerate(state.players):
        roofs = sum(not player.is_full(number) for number in range(1, 6))
        on_map = sum(owner == seat for owner in state.houses.values())
        assert player.houses + roofs + on_map == data.HOUSES, f"seat {seat} has {player.houses}+{roofs}+{on_map} houses"
        covered = max(data.CONTRACT_PILLARS - len(player.contracts), 0)
        placed = sum(seats.count(seat) for seats in state.pillars.values())
        assert player.pillars + covered + placed == data.PILLARS, f"seat {seat}"
        assert player.houses >= 0
        assert player.pillars >= 0


@cache
def all_tiles(seats: int) -> Counter[str]:
    return Counter(data.bonus_stack(seats)) + Counter(data.contract_stack(seats)) + Counter(data.character_stack(seats))


def tiles_are_conserved(state: State) -> None:
    seats = len(state.players)
    found: Counter[str] = Counter()
    for stack in (state.bonus_stack, state.contract_stack, state.character_stack, state.removed):
        assert min(stack.values(), default=0) >= 0
        found.update(stack)
    lying = [*state.action_tiles.values(), state.king_tile, *state.city_tiles.values()]
    lying += [*state.contract_offer, *state.character_offer]
    for player in state.players:
        lying += [*player.warehouse, *player.using, *player.contracts, *player.crests, *player.rooms.values()]
    found.update(tile for tile in lying if tile)
    assert found == all_tiles(seats)
    assert len(state.contract_offer) == len(state.character_offer) == data.OFFER
    assert all(tile in data.CHARACTERS or not tile for tile in state.character_offer)
    assert all(state.character_offer) or not any(state.character_stack.values())
    assert all(tile in data.HELPERS or tile in data.CONTRACTS or tile in data.CRESTS for tile in state.removed)


def dice_are_conserved(state: State) -> None:
    colours = Counter(state.bag) + Counter(data.DICE[die].colour for die in state.dice)
    for player in state.players:
        colours += Counter(data.DICE[die].colour for die in player.dice)
        assert len(player.dice) <= 3
    assert colours == Counter(dict.fromkeys(data.COLOURS, data.DICE_PER_COLOUR[len(state.players)]))
    assert state.dice == sorted(state.dice, key=list(data.DICE).index)


def discs_and_markers_are_conserved(state: State) -> None:
    discs = [seat for stack in state.king_track for seat in stack]
    assert sorted(discs) == list(state.seats) == sorted(state.order)
    assert len(state.king_track) == 13
    shown = Counter(str(value) for value in state.corruption_shown)
    assert Counter(state.corruption) + shown == Counter(data.CORRUPTION)
    assert len(state.corruption_shown) <= 3


def the_map_holds(state: State) -> None:
    seats = len(state.players)
    assert set(state.houses) == {h.id for h in data.HOUSE_SPACES.values() if h.min_players <= seats}
    assert all(owner == EMPTY or owner in state.seats for owner in state.houses.values())
    for city in data.MAP:
        owners = [state.houses[h.id] for h in data.MAP[city].houses if state.houses.get(h.id, EMPTY) != EMPTY]
        assert len(owners) == len(set(owners)), f"two houses of one seat in {city}"
    built = [city for city in data.CATHEDRALS if state.costs[city] != data.UNAVAILABLE]
    assert list(state.pillars) == list(state.contributors) == built
    assert len(built) == 8
    for city in built:
        pillars, givers = state.pillars[city], state.contributors[city]
        assert len(set(pillars)) == len(pillars) <= len(data.CATHEDRALS[city])
        assert len(set(givers)) == len(givers)
        assert set(givers) <= set(pillars)
    assert all(0 < data.MAP[city].tile_min_players <= seats for city in state.city_tiles)


def player_boards_hold(state: State) -> None:
    for player in state.players:
        assert list(player.resources) == list(data.RESOURCES)
        assert min(player.resources.values()) >= 0
        assert len(player.warehouse) + len(player.using) <= data.WAREHOUSE
        assert player.merchant in data.MAP
        assert player.architect in data.MAP
        assert len(player.contracts) <= data.CONTRACT_SPACES
        crests = player.all_crests()
        assert len(set(crests)) == len(crests), "two crests of one family"
        assert list(player.rooms) == list(data.ROOMS)
        homes: dict[str, int] = {}
        for number in range(1, 6):
            types = {data.CHARACTERS[character].type for character in player.characters(number)}
            assert len(types) <= 1, f"two types in building {number}"
            for kind in types:
                assert homes.setdefault(kind, number) == number, f"{kind} lives in two buildings"
        for number in player.completed:
            assert player.crests[number - 1]
            assert player.is_full(number)
        assert len(set(player.completed)) == len(player.completed)
        markers = {
            data.CHARACTERS[player.characters(n)[0]].type: data.BUILDINGS[n].points
            for n in sorted(player.completed)
            if n < 6
        }
        assert player.markers == markers
        if state.active is None:
            for number in data.BUILDINGS:
                whole = bool(player.crests[number - 1]) and player.is_full(number)
                assert whole == (number in player.completed)
            assert not player.using


def points_add_up(state: State) -> None:
    for player in state.players:
        assert player.points == sum(player.scored.values()) >= 0


def the_turn_holds(state: State) -> None:
    open_die = [entry for entry in state.stack if isinstance(entry, DieAction)]
    assert len(open_die) == bool(state.action)
    assert state.points >= 0
    assert 1 <= state.round <= 4
    assert 1 <= state.turn <= 3
    if state.active is None:
        assert not state.die
        assert not state.action
        assert not state.swapped
