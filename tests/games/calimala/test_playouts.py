"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest

from games.calimala import CALIMALA as GAME
from games.calimala.actions import CHOICES, POSSIBLE
from games.calimala.data import ACTIONS, SCORING_TILES, SET_UP
from games.calimala.events import LastRound, Placed, TileScored
from games.calimala.meta import CalimalaOptions
from games.calimala.moves import BY_CARD, BY_DISC, End, Place
from games.calimala.steps import Activation, PlaceDisc
from tests.games.calimala.certificate import CERTIFICATE
from tests.games.calimala.invariants import cubes_on_board, invariants
from tests.games.playouts import all_events, default_game, random_game
from tests.games.positions import told

OPTIONS = [
    CalimalaOptions(),
    CalimalaOptions(layout="first_game", start="first_seat"),
    CalimalaOptions(layout="first_game"),
]
GAMES_EACH = 6


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("CAL-1.3", "CAL-7.13")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int, options: CalimalaOptions) -> None:
    for n in range(GAMES_EACH):
        played = random_game(GAME, CERTIFICATE, seats, f"{options} {n}", options)
        state, events = played.final, all_events(played)
        turns = {player.turns for player in state.players}
        assert len(turns) == 1, "everybody has had the same number of turns"
        assert [event.tile for event in told(events, TileScored)] == state.tiles
        assert len(state.council) == len(SCORING_TILES)
        assert len(told(events, Placed)) == seats * turns.pop() <= seats * SET_UP[seats].turns
        assert len(told(events, LastRound)) <= 1


@pytest.mark.rule("CAL-1.11", "CAL-1.12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_whole_game_cubes_stay_on_the_board_and_towers_within_their_height(seats: int) -> None:
    rng = Random(f"board {seats}")
    state = GAME.new(seats, "board")
    heights = {"between turns": 0, "in a turn": 0}
    before = cubes_on_board(state)
    while acting := GAME.to_act(state):
        tallest = max(map(len, state.towers.values()))
        moment = "between turns" if isinstance(state.stack[-1], PlaceDisc) else "in a turn"
        heights[moment] = max(heights[moment], tallest)
        GAME.play(state, acting[0], rng.choice(GAME.moves(state, acting[0])))
        after = cubes_on_board(state)
        assert all(now >= then for now, then in zip(after, before, strict=True))
        before = after
    assert heights == {"between turns": 3, "in a turn": 4}
    assert max(map(len, state.towers.values())) == 3
    assert sum(before) > 10


@pytest.mark.rule("CAL-6.18")
def test_possible_means_that_there_is_a_choice() -> None:
    rng = Random("possible")
    for n in range(6):
        state = GAME.new(3 + n % 3, f"possible {n}")
        while seats := GAME.to_act(state):
            for player in state.players:
                for action in ACTIONS:
                    assert POSSIBLE[action](state, player) == bool(CHOICES[action](state, player, "disc"))
            GAME.play(state, seats[0], rng.choice(GAME.moves(state, seats[0])))


def test_a_starting_card_that_everybody_saw_stays_in_its_hand() -> None:
    rng = Random("drafted")
    state = GAME.new(3, "drafted")
    while not isinstance(state.stack[-1], Activation):
        seat = GAME.to_act(state)[0]
        GAME.play(state, seat, rng.choice(GAME.moves(state, seat)))
    for _ in range(20):
        twin = GAME.redeal(state, None, rng)
        for player, same in zip(state.players, twin.players, strict=True):
            assert same.drafted == player.drafted
            assert same.hand == player.hand, "one card each, and all three were seen"


def test_a_world_in_which_nobody_owes_anything_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    monkeypatch.setattr("games.calimala.redeal._deal_hands", lambda world, seat, rng: dealt.append(seat))
    GAME.redeal(GAME.new(3, "nothing owed"), 1, Random(1))
    assert dealt == [1]


def test_a_redealt_owner_can_still_meet_a_duty_that_needs_cards() -> None:
    """Placing where only cards help tells the others something, and worlds dealt again respect it."""
    rng = Random("needs cards")
    met = 0
    for n in range(40):
        state = GAME.new(3, f"needs cards {n}")
        while seats := GAME.to_act(state):
            seat = seats[0]
            moves = GAME.moves(state, seat)
            top = state.stack[-1]
            if isinstance(top, Activation) and top.owes and not any(getattr(m, "by", "") in BY_DISC for m in moves):
                for viewer in (None, (seat + 1) % 3):
                    twin = GAME.redeal(state, viewer, rng)
                    assert all(not isinstance(m, End) for m in GAME.moves(twin, seat))
                    met += 1
            GAME.play(state, seat, rng.choice(moves))
    assert met > 20


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_defaults_alone_play_a_whole_game_without_a_card(seats: int) -> None:
    for n in range(5):
        state = GAME.new(seats, f"defaults {n}")
        played, _ = default_game(GAME, state)
        invariants(state)
        assert not any(getattr(move, "by", "disc") in BY_CARD for move in played)
        assert any(isinstance(move, Place) for move in played)


@pytest.mark.rule("CAL-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        GAME.new(seats, "crowd")
