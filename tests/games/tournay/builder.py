"""A policy that fills the quarter and wants two prestigious buildings in it.

Plays sensible, short games that end in both ways: with two complete quarters, or with one and enough Town Criers.
"""

from random import Random

from engine.moves import Move
from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS
from games.tournay.data import END_PRESTIGIOUS, HAND_LIMIT, SPACES
from games.tournay.moves import Activate, Draw, Earn, Fire, Gather, Hit, Keep, Name, Play, Standing
from games.tournay.quarter import is_space
from games.tournay.state import Player, State

NEVER, HARDLY = -1.0, 0.0


def build(state: State, seat: int, rng: Random) -> Move:
    return max(GAME.moves(state, seat), key=lambda move: (worth(state, seat, move), rng.random()))


def worth(state: State, seat: int, move: Move) -> float:
    player = state.players[seat]
    match move:
        case Play():
            return worth_of_playing(player, move)
        case Draw():
            return worth_of_drawing(state, seat, move)
        case Keep(card):
            return CARDS[card].level
        case Earn(_, count):
            return 8 + count if player.deniers < 6 else 1
        case Activate(_, citizens):
            return 7 if citizens[0] == seat else 2
        case Gather():
            return 6
        case Hit() | Fire() | Name() | Standing():
            return NEVER
    return 3


def shown(player: Player) -> int:
    return sum(site.card.level == 3 for site in player.quarter.values())


def worth_of_playing(player: Player, move: Play) -> float:
    card, missing = CARDS[move.card], max(0, END_PRESTIGIOUS - shown(player))
    if card.also == "card" and is_space(move.pay or ""):
        return NEVER
    if move.space not in player.quarter:
        keeps_room = card.level == 3 or len(player.quarter) + missing < SPACES
        return 20 + card.level if keeps_room else NEVER
    improves = card.level == 3 and missing and player.quarter[move.space].card.level < 3
    return 18 if improves else NEVER


def worth_of_drawing(state: State, seat: int, move: Draw) -> float:
    player, deck = state.players[seat], state.decks[move.deck]
    third = move.deck.endswith("3")
    held = sum(CARDS[card].level == 3 for card in player.hand)
    if len(player.hand) >= HAND_LIMIT or any(owner != seat for owner in move.citizens):
        return HARDLY
    if third and shown(player) + held >= END_PRESTIGIOUS:
        return HARDLY
    if not third and move.how == "hidden" and len(player.hand) > held:
        return HARDLY
    quiet = move.how == "face_up" or deck.crier_out
    return 8 + 4 * third + 3 * (move.how == "face_up") + 2 * deck.crier_out + quiet
