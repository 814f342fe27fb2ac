"""Set-up (CAL-2)."""

from typing import Literal

from games.calimala import data
from games.calimala.state import Player, State, empty_store
from games.calimala.steps import KeepFinal


def new_game(seats: int, seed: str, layout: Literal["random", "first_game"], start: str) -> State:
    state = State(seed=seed)
    state.start = state.active = state.random(seats) if start == "random" else 0
    state.layout = (
        {str(place): str(action) for place, action in data.FIRST_GAME.items()}
        if layout == "first_game"
        else random_layout(state)
    )
    state.towers = dict.fromkeys(data.SPACES, ())
    state.tiles = state.shuffle(list(data.SCORING_TILES))
    state.cities = dict.fromkeys(data.CITIES, (0,) * seats)
    state.buildings = {building: dict.fromkeys(data.ROWS, (0,) * seats) for building in data.BUILDINGS}
    state.players = [new_player(seats) for _ in range(seats)]
    deal_finals(state)
    lay_out_cards(state)
    state.then(KeepFinal())
    return state


def random_layout(state: State) -> dict[str, str]:
    """CAL-2.2, 2.4: eight tiles at random around the printed centre."""
    tiles = state.shuffle(list(data.ACTION_TILES))
    return {place: data.PRINTED_ACTION if place == data.PRINTED_PLACE else tiles.pop() for place in data.PLACES}


def new_player(seats: int) -> Player:
    numbers = data.SET_UP[seats]
    return Player(discs=numbers.discs, whites=numbers.whites, workshops=[0], store=empty_store())


def deal_finals(state: State) -> None:
    """CAL-2.13 – 2.15. What is left with four players returns to the box unseen."""
    numbers = data.SET_UP[len(state.players)]
    finals = state.shuffle(list(data.FINAL_CARDS))
    for player in state.players:
        player.dealt = sorted((finals.pop() for _ in range(numbers.finals_dealt)), key=data.FINAL_CARDS.index)
    state.face_up = finals.pop() if numbers.face_up else None
    state.undealt = finals


def lay_out_cards(state: State) -> None:
    """CAL-2.19: the starting cards lie open, the others are the deck."""
    state.draft = list(data.DRAFT_CARDS)
    state.deck = {action: data.CARDS_PER_ACTION - data.DRAFT_CARDS.count(action) for action in data.ACTIONS}
    state.discard = dict.fromkeys(data.ACTIONS, 0)
