"""Whole games at random: they end, they keep every piece, and their ducats can be counted again from the log."""

from itertools import combinations
from random import Random

import pytest

from engine.events import Event, Finished
from engine.moves import Move
from games.genoa.data import CARDS, LAST_SPACE, TRACK_START
from games.genoa.events import RoundShortened, TurnBegan
from games.genoa.meta import GenoaOptions
from games.genoa.state import State
from games.genoa.window import ShareCards
from tests.games.genoa.invariants import invariants
from tests.games.genoa.positions import GAME, JANI, MATE, PETER, Position, enrich
from tests.games.genoa.recount import recount

OPTIONS = [GenoaOptions(), GenoaOptions(money="open", start="first_seat")]


def play_at_random(state: State, rng: Random, meddling: float = 0.2) -> list[list[Event]]:
    """Those who owe an answer give one; now and then somebody else speaks."""
    log = []
    while owing := GAME.to_act(state):
        welcome = GAME.welcome(state)
        seat = rng.choice(welcome if welcome and rng.random() < meddling else owing)
        moves = GAME.moves(state, seat)
        assert moves, "nobody may be asked a question without an answer"
        log.append(GAME.play(state, seat, rng.choice(moves)))
        invariants(state)
    return log


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_keep_all_pieces_and_ducats(seats: int, options: GenoaOptions) -> None:
    rng = Random(f"{seats} {options}")
    for number in range(2):
        state = GAME.new(seats, f"game {number}", options)
        start = state.clone()
        log = play_at_random(state, rng)
        assert recount(start, log, state) == GAME.standings(state).points
        events = [event for events in log for event in events]
        turns = [event for event in events if isinstance(event, TurnBegan)]
        shortened = sum(isinstance(event, RoundShortened) for event in events)
        rounds = LAST_SPACE - TRACK_START[seats] + 1 - shortened
        assert len(turns) == seats * rounds - 1, "the first turn began with the game"
        assert isinstance(events[-1], Finished)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_can_tell_a_world_dealt_again_from_this_one(seats: int) -> None:
    rng = Random(f"twins {seats}")
    state = GAME.new(seats, f"twins {seats}")
    for _ in range(250):
        if not GAME.to_act(state):
            break
        asked = (*GAME.to_act(state), *GAME.welcome(state))
        viewer = rng.choice([None, *range(seats)])
        twin = GAME.redeal(state, viewer, rng)
        invariants(twin)
        seen = GAME.view(state, viewer)
        assert GAME.view(twin, viewer) == seen
        if viewer is not None:
            assert GAME.moves(seen, viewer) == GAME.moves(state, viewer) == GAME.moves(twin, viewer)
        seat = rng.choice(asked)
        GAME.play(state, seat, rng.choice(GAME.moves(state, seat)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_rich_table_keeps_everything_too(seats: int) -> None:
    rng = Random(f"rich {seats}")
    for number in range(2):
        state = enrich(GAME.new(seats, f"rich {number}"), rng)
        invariants(state)
        for _ in range(250):
            owing = GAME.to_act(state)
            if not owing:
                break
            welcome = GAME.welcome(state)
            seat = rng.choice(welcome if welcome and rng.random() < 0.25 else owing)
            moves = GAME.moves(state, seat)
            accepts = [move for move in moves if move.kind in ("accept", "fulfil", "activate", "perform", "bind")]
            move = rng.choice(accepts if accepts and rng.random() < 0.5 else moves)
            viewer = rng.choice([other for other in state.seats if other != seat])
            twin = GAME.redeal(state, viewer, rng)
            assert GAME.view(twin, viewer) == GAME.view(state, viewer)
            GAME.play(state, seat, move)
            invariants(state)


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
    state, played = GAME.new(seats, "defaults"), []
    while owing := GAME.to_act(state):
        move: Move = GAME.default_move(state, owing[0])
        assert move in GAME.moves(state, owing[0])
        GAME.play(state, owing[0], move)
        played.append(move.kind)
    invariants(state)
    assert set(played) <= {"roll", "stop", "pass"}


def test_the_state_survives_storage_at_every_decision() -> None:
    rng = Random("storage")
    state = GAME.new(4, "storage")
    while owing := GAME.to_act(state):
        back = GAME.load(GAME.dump(state))
        assert back == state
        seat = rng.choice((*owing, *GAME.welcome(state)))
        assert GAME.moves(back, seat) == GAME.moves(state, seat)
        GAME.play(state, seat, rng.choice(GAME.moves(state, seat)))
        if state.round > 2:
            break
