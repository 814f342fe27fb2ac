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


def test_a_world_dealt_again_differs_in_what_is_hidden() -> None:
    state, rng = GAME.new(4, "differs"), Random("differs")
    twins = [GAME.redeal(state, 0, rng) for _ in range(20)]
    assert len({tuple(twin.players[1].contract) for twin in twins}) > 3
    assert len({twin.players[1].ducats for twin in twins}) > 3
    assert {tuple(twin.players[0].contract) for twin in twins} == {tuple(state.players[0].contract)}


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


def test_a_world_dealt_again_has_dice_of_its_own() -> None:
    at = Position().tower("coach_house")
    at.state.draws = 7
    seeds = {GAME.redeal(at.state, MATE, Random(luck)).seed for luck in range(5)}
    assert len(seeds | {at.state.seed}) == 6
    assert {len(seed) for seed in seeds} == {32}
    assert GAME.redeal(at.state, MATE, Random(1)).draws == 0


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
    at = Position().tower("street_7_4")
    at.play(JANI, "offer city_hall - drawn")
    at.play(PETER, "accept 1 1")
    drawn = set()
    for luck in range(20):
        world = GAME.redeal(at.state, MATE, Random(luck))
        drawn.add(world.stack[-1].cards)  # type: ignore[attr-defined]
        assert set(world.stack[-1].cards) == set(world.players[JANI].small_order)  # type: ignore[attr-defined]
    assert len(drawn) > 5


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


def test_a_world_dealt_again_knows_what_is_shown_bound_or_scored() -> None:
    at = Position(3).hand(JANI, "message_03", "message_04", "small_order_05", "contract_inn").has(JANI, copper=1)
    at.hand(PETER, "message_06", "message_07").tower("street_5_2")
    at.play(JANI, "offer coach_house trader:message_03 bind:small_order_05+order:d20")
    at.play(JANI, "offer street_4_2 public:message_04")
    at.play(PETER, "ask guild_hall - d5 - blind:message_06", "ask guild_hall 1 d5 - public:message_07")
    for luck in range(20):
        seen = {seat: GAME.redeal(at.state, seat, Random(luck)) for seat in (PETER, JANI, MATE)}
        assert all("message_04" in world.players[JANI].message for world in seen.values())
        assert all("message_07" in world.players[PETER].message for world in seen.values())
        assert all("small_order_05" in world.players[JANI].small_order for world in seen.values())
        assert "message_03" in seen[PETER].players[JANI].message
        assert seen[PETER].offers[0].confided == at.state.offers[0].confided
        assert seen[PETER].asks[0].faces == ("message_06",)
        assert seen[MATE].asks[0].faces[0] in seen[MATE].players[PETER].message
        assert seen[MATE].offers[0].faces[0] in seen[MATE].players[JANI].message
    faces = [GAME.redeal(at.state, MATE, Random(luck)).offers[0].faces for luck in range(20)]
    assert len(set(faces)) > 3


def test_a_world_dealt_again_leaves_no_deliverable_message_with_who_leaves_them_to_the_bot() -> None:
    at = Position(3).hand(JANI, "message_01", "message_02").tower("coach_house", "inn", "street_7_4")
    for luck in range(60):
        world = GAME.redeal(at.state, MATE, Random(luck))
        assert "message_03" not in world.players[JANI].message
    at.prefers(JANI, "messages", "ask")
    worlds = [GAME.redeal(at.state, MATE, Random(luck)) for luck in range(60)]
    assert any("message_03" in world.players[JANI].message for world in worlds)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_defaults_alone_play_a_whole_game(seats: int) -> None:
    state = GAME.new(seats, "defaults")
    played, _ = default_game(GAME, state)
    invariants(state)
    assert {move.kind for move in played} <= {"roll", "stop", "pass"}
