"""CAL-1, CAL-2: the frame and the set-up."""

from collections import Counter
from random import Random

import pytest

from engine.events import Forced
from engine.records import HIDDEN
from games.calimala import CALIMALA as GAME
from games.calimala import data
from games.calimala import events as news
from games.calimala import state as records
from games.calimala.events import Drafted, GameBegan, Kept, TurnBegan
from games.calimala.meta import CalimalaOptions
from games.calimala.moves import Draft, Keep
from games.calimala.state import State
from games.calimala.steps import KeepFinal
from tests.engine.fresh import beginnings, routine

ALL_COUNTS = pytest.mark.parametrize("seats", [3, 4, 5])


def keep_all(state: State) -> list[object]:
    events: list[object] = []
    for seat in GAME.to_act(state):
        events += GAME.play(state, seat, GAME.moves(state, seat)[0])
    return events


def draft_all(state: State) -> list[object]:
    events: list[object] = []
    while state.draft:
        seat = GAME.to_act(state)[0]
        events += GAME.play(state, seat, GAME.moves(state, seat)[0])
    return events


@pytest.mark.rule("CAL-2.1")
def test_the_start_player_is_random_or_the_first_seat() -> None:
    starts = {GAME.new(4, f"start {n}").start for n in range(60)}
    assert starts == {0, 1, 2, 3}
    named = [GAME.new(4, f"start {n}", CalimalaOptions(start="first_seat")) for n in range(20)]
    assert {(state.start, state.active) for state in named} == {(0, 0)}


@pytest.mark.rule("CAL-2.2", "CAL-2.4")
def test_eight_tiles_lie_at_random_around_the_printed_centre() -> None:
    layouts = [GAME.new(3, f"layout {n}").layout for n in range(40)]
    for layout in layouts:
        assert list(layout) == list(data.PLACES)
        assert sorted(layout.values()) == sorted(data.ACTIONS)
        assert layout["c"] == "contribute"
    assert len({tuple(layout.values()) for layout in layouts}) == 40
    assert {layout["nw"] for layout in layouts} == set(data.ACTIONS) - {"contribute"}


@pytest.mark.rule("CAL-2.3")
def test_a_first_game_has_the_fixed_layout() -> None:
    state = GAME.new(3, "first", CalimalaOptions(layout="first_game"))
    assert state.layout == dict(data.FIRST_GAME)
    assert [sorted(state.ends(space)) for space in ("s09", "s03", "s02", "s01")] == [
        ["contribute", "wood"],
        ["artwork", "brick"],
        ["build", "ship"],
        ["artwork", "ship"],
    ]


@pytest.mark.rule("CAL-2.4")
def test_a_table_of_rules_1_keeps_build_in_the_centre_and_plays_on() -> None:
    state = GAME.new(3, "old", CalimalaOptions(layout="first_game"))
    state.layout |= {"ne": "weave", "c": "build", "sw": "contribute"}
    state = GAME.load(GAME.dump(state))
    assert state.ends("s04") == ("ship", "build")
    rng = Random("old")
    while seats := GAME.to_act(state):
        GAME.play(state, seats[0], rng.choice(GAME.moves(state, seats[0])))
    assert state.layout["c"] == GAME.view(state, None).layout["c"] == "build"


def test_what_the_lobby_says_of_the_game() -> None:
    meta = GAME.meta
    assert (meta.title, meta.designers, list(meta.seats)) == ("Calimala", ("Fabio Lopiano",), [3, 4, 5])
    assert (meta.weight, meta.minutes_per_seat, meta.rules_version, meta.prefix) == (3.0, 25, 3, "CAL")
    assert meta.options() == CalimalaOptions(layout="random", start="random")


@pytest.mark.rule("CAL-2.5")
def test_the_fifteen_scoring_tiles_are_shuffled_and_open() -> None:
    orders = [GAME.new(3, f"tiles {n}").tiles for n in range(20)]
    assert all(sorted(order) == sorted(data.SCORING_TILES) for order in orders)
    assert len(set(data.SCORING_TILES)) == 15
    assert len({tuple(order) for order in orders}) == 20
    assert GAME.view(GAME.new(3, "tiles 0"), None).tiles == orders[0]


@ALL_COUNTS
@pytest.mark.rule("CAL-2.6", "CAL-2.23")
def test_a_mat_starts_with_one_workshop_forty_cubes_and_nothing_else(seats: int) -> None:
    for player in GAME.new(seats, "mats").players:
        assert (player.cubes, player.workshops, player.ships, player.houses) == (40, [0], 0, [])
        assert player.store == {"wood": 0, "brick": 0, "marble": 0}
    assert (data.MAX_SHIPS, data.MAX_HOUSES, data.MAX_WORKSHOPS - 1) == (3, 3, 2)


@ALL_COUNTS
@pytest.mark.rule("CAL-2.7", "CAL-2.11")
def test_everybody_starts_at_zero_with_the_fifty_point_tile_still_to_win(seats: int) -> None:
    state = GAME.new(seats, "zero")
    assert [player.points for player in state.players] == [0] * seats
    assert GAME.standings(state).points == (0,) * seats
    assert data.BONUS_AT == 50
    assert not any(player.beyond_the_track for player in state.players)


@pytest.mark.parametrize(
    ("seats", "discs", "whites"),
    [
        pytest.param(3, 12, 3, marks=pytest.mark.rule("CAL-2.8")),
        pytest.param(4, 10, 2, marks=pytest.mark.rule("CAL-2.9")),
        pytest.param(5, 8, 2, marks=pytest.mark.rule("CAL-2.10")),
    ],
)
def test_discs_by_number_of_players(seats: int, discs: int, whites: int) -> None:
    state = GAME.new(seats, "discs")
    assert {(player.discs, player.whites) for player in state.players} == {(discs, whites)}


@ALL_COUNTS
@pytest.mark.rule("CAL-2.12")
def test_no_other_disc_is_in_the_game(seats: int) -> None:
    state = GAME.new(seats, "no more discs")
    assert list(state.towers) == list(data.SPACES)
    assert not any(state.towers.values())
    assert state.council == []
    assert {player.supply for player in state.players} == {{3: 15, 4: 12, 5: 10}[seats]}


@pytest.mark.parametrize(
    ("seats", "dealt", "face_up", "undealt"),
    [
        pytest.param(3, 3, True, 0, marks=pytest.mark.rule("CAL-2.13")),
        pytest.param(4, 2, True, 1, marks=pytest.mark.rule("CAL-2.14")),
        pytest.param(5, 2, False, 0, marks=pytest.mark.rule("CAL-2.15")),
    ],
)
def test_final_cards_by_number_of_players(seats: int, dealt: int, face_up: bool, undealt: int) -> None:
    state = GAME.new(seats, "finals")
    assert [len(player.dealt) for player in state.players] == [dealt] * seats
    assert (state.face_up is not None) == face_up
    assert len(state.undealt) == undealt
    everywhere = [final for player in state.players for final in player.dealt] + state.undealt
    everywhere += [state.face_up] if state.face_up else []
    assert sorted(everywhere) == sorted(data.FINAL_CARDS)
    assert GAME.view(state, 0).undealt == []


@pytest.mark.rule("CAL-2.16", "CAL-2.17")
def test_everybody_keeps_one_final_card_in_secret_and_in_any_order() -> None:
    state = GAME.new(3, "keep")
    assert GAME.to_act(state) == (0, 1, 2)
    dealt = state.players[1].dealt[:]
    assert GAME.moves(state, 1) == [Keep(final) for final in dealt]
    [kept] = GAME.play(state, 1, Keep(dealt[1]))
    assert GAME.to_act(state) == (0, 2)
    assert isinstance(kept, Kept)
    assert kept.seen_by(1) == Kept(1, dealt[1])
    assert kept.seen_by(0) == kept.seen_by(None) == Kept(1, HIDDEN)
    player = state.players[1]
    assert (player.kept, player.put_back, player.dealt) == (dealt[1], [dealt[0], dealt[2]], [])
    others = GAME.view(state, 2).players[1]
    assert (others.kept, others.put_back) == (HIDDEN, [HIDDEN, HIDDEN])
    assert GAME.view(state, 1).players[1].put_back == [dealt[0], dealt[2]]


@pytest.mark.rule("CAL-2.16")
def test_nothing_goes_on_until_all_have_kept() -> None:
    state = GAME.new(3, "keep")
    for seat in (2, 0):
        GAME.play(state, seat, GAME.moves(state, seat)[0])
        assert isinstance(state.stack[-1], KeepFinal)
    events = GAME.play(state, 1, GAME.moves(state, 1)[0])
    assert GameBegan(state.start, state.face_up) in events
    assert state.barrier == state.played, "who has kept a card cannot think again"


@pytest.mark.rule("CAL-2.19")
def test_five_starting_cards_lie_open() -> None:
    state = GAME.new(3, "draft")
    keep_all(state)
    drafter = GAME.to_act(state)[0]
    assert state.draft == ["wood", "brick", "marble", "weave", "build"]
    assert GAME.moves(state, drafter) == [Draft(action) for action in data.DRAFT_CARDS]
    assert GAME.view(state, None).draft == state.draft


@ALL_COUNTS
@pytest.mark.rule("CAL-2.20", "CAL-1.2")
def test_the_draft_goes_counter_clockwise_and_the_start_player_chooses_last(seats: int) -> None:
    for n in range(5):
        state = GAME.new(seats, f"draft {n}")
        keep_all(state)
        start = state.start
        events = draft_all(state)
        drafters = [event.seat for event in events if isinstance(event, Drafted)]
        assert drafters == [(start - 1 - k) % seats for k in range(seats)]
        assert drafters[-1] == start
        assert GAME.to_act(state) == (start,)
        assert TurnBegan(start, 1) in events


@pytest.mark.rule("CAL-2.20")
def test_the_fifth_of_five_takes_the_last_card_without_being_asked() -> None:
    state = GAME.new(5, "draft")
    keep_all(state)
    for _ in range(4):
        seat = GAME.to_act(state)[0]
        events = GAME.play(state, seat, GAME.moves(state, seat)[0])
    assert Forced(state.start, "draft build") in events
    assert state.players[state.start].hand == ["build"]


@ALL_COUNTS
@pytest.mark.rule("CAL-2.21", "CAL-2.22")
def test_everybody_starts_with_one_card_and_the_rest_are_the_deck(seats: int) -> None:
    state = GAME.new(seats, "deck")
    keep_all(state)
    draft_all(state)
    hands = [player.hand for player in state.players]
    assert [len(hand) for hand in hands] == [1] * seats
    assert [player.drafted for player in state.players] == [hand[0] for hand in hands]
    assert sum(state.deck.values()) == 45 - seats == {3: 42, 4: 41, 5: 40}[seats]
    assert Counter(state.deck) + Counter(hand[0] for hand in hands) == Counter(dict.fromkeys(data.ACTIONS, 5))
    assert sum(state.discard.values()) == 0


@pytest.mark.rule("CAL-1.10")
def test_rows_are_as_long_as_the_building_is_large() -> None:
    assert dict(data.ROW_SPACES) == {"santa_maria_del_fiore": 5, "san_miniato": 3, "santa_croce": 4}


def test_every_street_joins_two_neighbours() -> None:
    grid = {place: divmod(n, 3) for n, place in enumerate(data.PLACES)}
    for one, other in data.SPACES.values():
        (row, column), (row_, column_) = grid[one], grid[other]
        assert abs(row - row_) + abs(column - column_) == 1
    assert len(set(data.SPACES.values())) == 12


def test_the_secrets_of_a_game_stay_on_the_server() -> None:
    state = GAME.new(4, "secret")
    keep_all(state)
    draft_all(state)
    seen = GAME.view(state, 0)
    assert seen.seed == ""
    assert seen.deck == {HIDDEN: 41}
    assert [player.hand for player in seen.players[1:]] == [[HIDDEN]] * 3
    assert seen.players[0].hand == state.players[0].hand


def test_a_fresh_record_holds_nothing_but_what_everybody_begins_with() -> None:
    assert beginnings(records) == {"Player.cubes": 40}


def test_what_is_told_every_turn_surprises_nobody() -> None:
    assert routine(news) == {"GameBegan", "TurnBegan"}


def test_positions_of_every_older_version_of_the_rules_are_played_on() -> None:
    assert set(GAME.meta.upgrades) == set(range(1, GAME.meta.rules_version))
