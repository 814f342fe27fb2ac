"""Whole games at random: they end, they keep every piece, and their points can be counted again from the log."""

from random import Random

import pytest

from engine.events import Finished
from engine.narrowing import narrow
from games.burgundy import BURGUNDY as GAME
from games.burgundy.dice import price
from games.burgundy.events import RoundBegan, TurnBegan
from games.burgundy.meta import BurgundyOptions
from games.burgundy.moves import End, Load, Skip, Workers
from tests.games.burgundy.certificate import CERTIFICATE
from tests.games.burgundy.positions import told
from tests.games.playouts import all_events, default_game, random_game

OPTIONS = [
    BurgundyOptions(),
    BurgundyOptions(setup="expert_open", sheets="free"),
    BurgundyOptions(setup="expert_secret", sold_goods="hidden"),
    BurgundyOptions(setup="expert_secret", sheets="free", board_8="barred"),
]
GAMES_EACH = 3


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("BUR-4.8", "BUR-5.1", "BUR-15.1")
def test_random_games_end_and_keep_all_pieces_and_points(seats: int, options: BurgundyOptions) -> None:
    for n in range(GAMES_EACH):
        played = random_game(GAME, CERTIFICATE, seats, f"{options} {n}", options)
        begun = 0 if played.start.phase == "" else 1
        assert len(told(all_events(played), RoundBegan)) == 25 - begun
        assert len(told(all_events(played), TurnBegan)) == 25 * seats - begun


@pytest.mark.parametrize("options", OPTIONS[:2], ids=str)
def test_defaults_alone_play_a_whole_game_harmlessly(options: BurgundyOptions) -> None:
    state = GAME.new(3, "defaults", options)
    assert isinstance(default_game(GAME, state)[1][-1], Finished)
    for player in state.players:
        assert (player.storage, player.sold, len(player.estate)) == ([], {}, 1)


def test_a_default_in_the_middle_of_a_turn_ends_it_with_little() -> None:
    rng = Random("absent")
    kinds = set()
    for n in range(8):
        state = GAME.new(2 + n % 3, f"absent {n}")
        while seats := GAME.to_act(state):
            default = GAME.default_move(state, seats[0])
            assert default in GAME.moves(state, seats[0])
            kinds.add(type(default))
            GAME.play(state, seats[0], rng.choice(GAME.moves(state, seats[0])))
    assert kinds == {Workers, End, Skip, Load}


def test_no_question_has_more_answers_than_a_menu_holds() -> None:
    """Kind, then die, then target: each at most 25, and an action with a die is said in three answers or four."""
    rng = Random("menu")
    for n in range(3):
        state = GAME.new(4, f"menu {n}", OPTIONS[1])
        while seats := GAME.to_act(state):
            moves = GAME.moves(state, seats[0])
            path: tuple[str, ...] = ()
            asked = 0
            while (question := narrow(moves, path)) and question.move is None:
                assert len(question.choices) <= 25, question
                path = rng.choice(question.choices).path
                asked += 1
            assert asked <= 4
            GAME.play(state, seats[0], rng.choice(moves))


def test_every_price_can_be_paid() -> None:
    rng = Random("prices")
    state = GAME.new(3, "prices")
    while seats := GAME.to_act(state):
        player = state.players[seats[0]]
        moves = GAME.moves(state, seats[0])
        for move in moves:
            cost = price(state, seats[0], move)
            assert cost.workers <= player.workers
            assert cost.silver <= player.silver
        GAME.play(state, seats[0], rng.choice(moves))
