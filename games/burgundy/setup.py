"""Set-up (BUR-1, BUR-2)."""

from games.burgundy import data
from games.burgundy.state import Player, State, Supply
from games.burgundy.steps import BeginPhase, SettleOpenly, SettleSecretly, place_start_castle


def new_game(
    seats: int,
    seed: str,
    *,
    setup: str,
    printed_sheets: bool,
    bar_strong_board: bool,
    hide_sold: bool,
) -> State:
    state = State(seed=seed, hide_sold=hide_sold)
    state.players = [Player(silver=data.START_SILVER) for _ in range(seats)]
    state.supplies = sort_tiles()
    state.goods_bag = dict.fromkeys(data.GOODS, data.TILES_PER_GOODS)
    state.depot_goods = {depot: [] for depot in data.DEPOTS}
    state.finished = {kind: [] for kind in data.TYPES}
    seat_players(state)
    deal_goods(state)
    if setup == "basic":
        for seat in state.turn_order:
            place_start_castle(state, seat, data.BASIC_BOARD, data.BASIC_CASTLE)
        state.then(BeginPhase("A"))
    else:
        deal_sheets(state, printed_sheets, bar_strong_board)
        openly = [SettleOpenly(seat) for seat in state.turn_order]
        state.then(*(openly if setup == "expert_open" else [SettleSecretly()]), BeginPhase("A"))
    state.settle()
    return state


def sort_tiles() -> dict[str, Supply]:
    """BUR-1.3: seven supplies by the colour of the back."""
    supplies: dict[str, Supply] = {
        kind: Supply({name: tile.own_back for name, tile in data.TILES.items() if tile.type == kind and tile.own_back})
        for kind in data.TYPES
    }
    return {
        **supplies,
        data.BLACK: Supply({name: tile.black_back for name, tile in data.TILES.items() if tile.black_back}),
    }


def seat_players(state: State) -> None:
    """BUR-1.14 – 1.16: a random start player; the others follow clockwise, with more workers."""
    seats = len(state.players)
    start = state.random(seats)
    order = [(start + n) % seats for n in range(seats)]
    for seat, workers in zip(order, data.START_WORKERS, strict=False):
        state.players[seat].workers = workers
    state.track = [order[::-1], *[[] for _ in range(1, data.TRACK_SPACES)]]
    state.order = order


def deal_goods(state: State) -> None:
    """BUR-1.10. What is drawn for the phases comes out of the same bag, which changes nothing."""
    for seat in state.turn_order:
        drawn = [state.draw(state.goods_bag) for _ in range(data.START_GOODS)]
        state.players[seat].goods = {goods: drawn.count(goods) for goods in data.GOODS if goods in drawn}


def deal_sheets(state: State, printed: bool, bar_strong_board: bool) -> None:
    """BUR-2.2; BUR-R20: or two different numbers of the twelve faces; BUR-R29: without board 8."""
    barred = [data.STRONG_BOARD] if bar_strong_board else []
    sheets = list(data.SHEETS)
    faces = [board for sheet in data.SHEETS for board in sheet if board not in barred]
    for seat in state.turn_order:
        dealt = {*state.pick(sheets)} if printed else deal_faces(state, faces)
        state.players[seat].sheet = sorted(board for board in dealt if board not in barred)


def deal_faces(state: State, faces: list[str]) -> set[str]:
    one = state.pick(faces)
    other = state.pick([board for board in faces if board != one])
    faces.remove(other)
    return {one, other}
