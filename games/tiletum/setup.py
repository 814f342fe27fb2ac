"""Set-up (TIL-2)."""

from games.tiletum import data
from games.tiletum.state import EMPTY, State, new_player, new_track
from games.tiletum.steps import Round


def new_game(
    seats: int,
    seed: str,
    *,
    shuffled: bool,
    random_wheel: bool,
    king_tile_rounds: int,
    warehouse_crests_count: bool,
    occupied_building_counts: bool,
) -> State:
    state = State(seed=seed)
    state.king_tile_rounds = king_tile_rounds
    state.warehouse_crests_count = warehouse_crests_count
    state.occupied_building_counts = occupied_building_counts
    state.offset = state.random(len(data.ACTIONS)) if random_wheel else 0
    state.actions = state.shuffle(list(data.ACTIONS)) if shuffled else list(data.ACTIONS)
    state.order = state.shuffle(list(range(seats)))
    lay_out_tiles(state, seats)
    lay_out_cathedrals(state)
    lay_out_fairs(state)
    state.bag = dict.fromkeys(data.COLOURS, data.DICE_PER_COLOUR[seats])
    state.corruption = dict(data.CORRUPTION)
    state.king_track = new_track(state.order)
    set_out_players(state, seats)
    state.then(Round(1))
    state.settle()
    return state


def lay_out_tiles(state: State, seats: int) -> None:
    """TIL-2.5 – 2.13."""
    state.bonus_stack = dict(data.bonus_stack(seats))
    state.contract_stack = dict(data.contract_stack(seats))
    state.character_stack = dict(data.character_stack(seats))
    state.action_tiles = {action: state.draw(state.bonus_stack) for action in data.ACTIONS}
    state.king_tile = state.draw(state.bonus_stack)
    used = [space.id for space in data.MAP.values() if 0 < space.tile_min_players <= seats]
    state.city_tiles = {city: state.draw(state.bonus_stack) for city in used}
    state.contract_offer = [state.draw(state.contract_stack) for _ in range(data.OFFER)]
    state.character_offer = [state.draw(state.character_stack) for _ in range(data.OFFER)]


def lay_out_cathedrals(state: State) -> None:
    """TIL-2.14 – 2.16: the unavailable cathedral takes neither pillars nor contributions."""
    tiles = state.shuffle([tile.id for tile in data.COST_TILES.values() for _ in range(tile.copies)])
    state.costs = dict(zip(data.CATHEDRALS, tiles, strict=True))
    built = [city for city in data.CATHEDRALS if state.costs[city] != data.UNAVAILABLE]
    state.pillars = dict.fromkeys(built, ())
    state.contributors = dict.fromkeys(built, ())


def lay_out_fairs(state: State) -> None:
    """TIL-2.17 – 2.19."""
    state.fair_cities = [data.START, *state.shuffle(list(data.CITY_TILES))[: data.ROUNDS - 1]]
    state.fair_tiles = state.shuffle(list(data.FAIR_TILES))[: data.ROUNDS]


def set_out_players(state: State, seats: int) -> None:
    """TIL-2.23 – 2.30."""
    state.players = [new_player() for _ in range(seats)]
    state.houses = {house.id: EMPTY for house in data.HOUSE_SPACES.values() if house.min_players <= seats}
    for house, seat in zip(data.MAP[data.START].houses, state.order, strict=False):
        state.houses[house.id] = seat
    for gold, seat in zip(data.START_GOLD, state.order, strict=False):
        state.players[seat].resources = {r: gold if r == "gold" else data.START_GOODS for r in data.RESOURCES}
