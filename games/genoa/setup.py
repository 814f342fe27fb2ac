"""Set-up (GEN-1)."""

from games.genoa.data import CARDS, COMMODITIES, COMMODITY_COUNT, DECKS, START_DUCATS, TILE_COUNTS, TILES, TRACK_START
from games.genoa.events import GameBegan
from games.genoa.goods import add_card, draw_card
from games.genoa.state import Pile, Player, State
from games.genoa.steps import Turn


def new_game(seats: int, seed: str, open_money: bool, random_start: bool) -> State:
    state = State(seed=seed, open_money=open_money)
    state.start = state.trader = state.random(seats) if random_start else 0
    state.marker = TRACK_START[seats]
    state.commodities = dict.fromkeys(COMMODITIES, COMMODITY_COUNT)
    state.tiles = dict(TILE_COUNTS)
    state.decks = {deck: Pile(down=list(CARDS[deck])) for deck in DECKS}
    state.players = [new_player(open_money) for _ in range(seats)]
    for player in state.players:
        for deck in DECKS:
            card = draw_card(state, deck)
            assert card is not None
            add_card(player, card)
    state.emit(GameBegan(state.start, state.marker))
    state.then(Turn(state.start))
    state.settle()
    return state


def new_player(open_money: bool) -> Player:
    """A player with ducats and cards only (GEN-1.11, 1.16)."""
    return Player(
        ducats=START_DUCATS,
        shown=START_DUCATS if open_money else None,
        commodities=dict.fromkeys(COMMODITIES, 0),
        tiles=dict.fromkeys(TILES, 0),
    )
