"""Whole games at random: they end, they keep every piece, and their ducats can be counted again from the log."""

from itertools import combinations
from random import Random

import pytest

from games.genoa.data import CARDS, LAST_SPACE, TRACK_START
from games.genoa.events import RoundShortened, TurnBegan
from games.genoa.meta import GenoaOptions
from games.genoa.window import ShareCards
from tests.games.genoa.certificate import CERTIFICATE
from tests.games.genoa.invariants import invariants
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position
from tests.games.playouts import all_events, default_game, random_game
from tests.games.positions import told

OPTIONS = [GenoaOptions(), GenoaOptions(money="open", start="first_seat")]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_keep_all_pieces_and_ducats(seats: int, options: GenoaOptions) -> None:
    for number in range(2):
        played = random_game(GAME, CERTIFICATE, seats, f"{options} {number}", options)
        events = all_events(played)
        rounds = LAST_SPACE - TRACK_START[seats] + 1 - len(told(events, RoundShortened))
        assert len(told(events, TurnBegan)) == seats * rounds - 1, "the first turn began with the game"


def redealt(at: Position) -> list[bytes]:
    """What Máté would imagine, with some luck or other."""
    return [GAME.dump(GAME.redeal(at.state, MATE, Random(luck))) for luck in range(5)]


@pytest.mark.parametrize("event", ["suspended", "under way", "rich"])
def test_a_world_dealt_again_does_not_depend_on_hidden_ducats(event: str) -> None:
    """Jani's purse, as far as the book does not tell of it."""

    def at(ducats: int) -> Position:
        at = Position().has(JANI, ducats=1000 if event == "rich" else 100, silver=1, silk=1).tower("coach_house")
        give = {"suspended": "d50", "under way": "d50+any:receiver", "rich": "d900"}[event]
        at.play(JANI, f"offer coach_house {give}")
        if event == "under way":
            at.play(PETER, "accept 1 1")
            assert at.asked == "Terms"
        at.has(JANI, ducats=ducats).refresh()
        return at

    low, high = {"suspended": (5, 45), "under way": (50, 150), "rich": (900, 1200)}[event]
    assert GAME.view(at(low).state, MATE) == GAME.view(at(high).state, MATE)
    assert redealt(at(low)) == redealt(at(high))
    dealt = [GAME.redeal(at(low).state, MATE, Random(luck)).players[JANI].ducats for luck in range(40)]
    assert len(set(dealt)) > 5
    assert all(ducats < 50 if event == "suspended" else ducats >= low for ducats in dealt)


def test_a_world_dealt_again_does_not_depend_on_which_card_is_promised() -> None:
    cards = CARDS["message"][1:12:5]
    worlds = []
    for card in cards:
        at = Position().hand(JANI, *cards).tower("coach_house")
        at.play(JANI, f"offer coach_house blind:{card}")
        worlds.append(redealt(at))
    assert worlds[0] == worlds[1] == worlds[2]


def test_a_world_dealt_again_does_not_depend_on_which_card_is_traded_or_shared() -> None:
    cards = CARDS["message"][1:12:5]
    worlds = []
    for card in cards:
        at = Position().hand(JANI, *cards).has(JANI, trade_1_1=1).window(JANI, "inn")
        at.play(JANI, f"trade {card}")
        worlds.append(redealt(at))
        for luck in range(5):
            world = GAME.redeal(at.state, MATE, Random(luck))
            assert world.stack[-1].away in world.players[JANI].message  # type: ignore[attr-defined]
            own = GAME.redeal(at.state, JANI, Random(luck))
            assert own.stack[-1].away == card  # type: ignore[attr-defined]
    assert worlds[0] == worlds[1] == worlds[2]
    shared = []
    for pair in combinations(cards, 2):
        at = Position().hand(JANI, *cards).tower("post_office", action="used")
        at.state.stack.append(ShareCards(JANI, pair, 1))
        shared.append(redealt(at))
    assert shared[0] == shared[1] == shared[2]


@pytest.mark.parametrize("whose", ["buyer", "trader", "intent"])
def test_a_world_dealt_again_can_pay_what_is_under_way(whose: str) -> None:
    at = Position(3).has(JANI, silver=1, silk=1).tower("inn")
    if whose == "buyer":
        at.play(PETER, "ask inn - d100+any:payer - -")
        at.play(JANI, "accept 1 1")
    elif whose == "trader":
        at.play(JANI, "offer inn any:payer - d100")
        at.play(PETER, "accept 1 1")
    else:
        at.play(JANI, "offer street_7_4 silver - d100")
        at.play(PETER, "accept 1 1")
        assert at.asked == "SaleWindow"
    payer = JANI if whose == "buyer" else PETER
    dealt = [GAME.redeal(at.state, MATE, Random(luck)).players[payer].ducats for luck in range(40)]
    assert min(dealt) >= 100
    assert len(set(dealt)) > 5
    other = PETER if whose == "buyer" else JANI
    assert min(GAME.redeal(at.state, MATE, Random(luck)).players[other].ducats for luck in range(40)) < 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_defaults_alone_play_a_whole_game(seats: int) -> None:
    state = GAME.new(seats, "defaults")
    played, _ = default_game(GAME, state)
    invariants(state)
    assert {move.kind for move in played} <= {"roll", "stop", "pass"}
