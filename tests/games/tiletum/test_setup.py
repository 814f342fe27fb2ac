"""TIL-1, TIL-2: the frame and the set-up."""

from collections import Counter
from random import Random
from typing import get_args

import pytest

from engine.records import HIDDEN
from games.tiletum import TILETUM as GAME
from games.tiletum import data
from games.tiletum import events as news
from games.tiletum import state as records
from games.tiletum.events import ActionBegan, CorruptionShown, FairScored, RoundBegan, TurnBegan
from games.tiletum.income import gain, score
from games.tiletum.meta import TiletumOptions
from games.tiletum.state import EMPTY, Player, State
from games.tiletum.steps import EndOfGame, Fair, KingScoring
from tests.engine.fresh import beginnings, routine
from tests.games.tiletum.invariants import invariants
from tests.games.tiletum.positions import BLUE, GREEN, ORANGE, PURPLE, Position, told

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def games(count: int, seats: int = 4, **options: str) -> list[State]:
    return [GAME.new(seats, f"set-up {n}", TiletumOptions.read(options)) for n in range(count)]


# ---------------------------------------------------------------- the frame


@pytest.mark.rule("TIL-1.1")
def test_the_most_points_after_final_scoring_win() -> None:
    at = Position(3)
    for seat, points in enumerate((10, 60, 30)):
        at.player(seat).points = points
        at.player(seat).scored = {"fairs": points}
    at.run(EndOfGame())
    standings = GAME.standings(at.state)
    assert standings.over
    assert standings.winners == (ORANGE,)
    assert standings.ranking == ((ORANGE,), (PURPLE,), (BLUE,))
    assert standings.decided_by is None


@pytest.mark.rule("TIL-1.2")
def test_points_are_open_to_everybody() -> None:
    at = Position()
    score(at.state, BLUE, 7, "fairs", "test")
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(at.state, viewer).players[BLUE].points == 7
        assert GAME.standings(GAME.view(at.state, viewer)).points == (7, 0, 0, 0)


@pytest.mark.rule("TIL-1.3", "R-28")
def test_a_score_never_drops_below_zero_and_there_is_no_debt() -> None:
    at = Position().track({0: (BLUE,), 5: (ORANGE, PURPLE, GREEN)})
    score(at.state, BLUE, 3, "fairs", "test")
    at.run(KingScoring())
    assert at.player(BLUE).points == 0
    assert sum(at.player(BLUE).scored.values()) == 0
    score(at.state, BLUE, 5, "fairs", "test")
    assert at.player(BLUE).points == 5


@pytest.mark.rule("TIL-1.4")
def test_a_score_may_pass_a_hundred_and_two_hundred() -> None:
    """The markers of the box show what the score track cannot: here the whole score is told (see the text board)."""
    at = Position()
    for points, total in ((99, 99), (1, 100), (100, 200), (49, 249), (1000, 1249), (-1150, 99)):
        assert score(at.state, BLUE, points, "fairs", "test") == points
        assert GAME.standings(at.state).points[BLUE] == total


@pytest.mark.rule("TIL-1.8")
def test_resources_never_run_out() -> None:
    at = Position()
    gain(at.state, BLUE, "iron", 1000, "test")
    gain(at.state, ORANGE, "iron", 1000, "test")
    assert at.player(BLUE).resources["iron"] == at.player(ORANGE).resources["iron"] == 1001


# ---------------------------------------------------------------- the board


@pytest.mark.rule("TIL-2.1")
@ALL_COUNTS
def test_the_table_is_open_to_all(seats: int) -> None:
    """Nothing but the seed is hidden."""
    state = GAME.new(seats, "open")
    for viewer in (None, *range(seats)):
        view = GAME.view(state, viewer)
        assert HIDDEN not in GAME.dump(view).decode()
        view.seed, view.draws = state.seed, state.draws
        assert view == state


@pytest.mark.rule("TIL-2.1")
@ALL_COUNTS
def test_one_map_and_one_supply_serve_all(seats: int) -> None:
    """Every player's pieces are on the same map; what one takes of the supply nobody else lacks."""
    state = GAME.new(seats, "supply")
    assert set(state.houses.values()) == {EMPTY, *range(seats)}
    before = [dict(player.resources) for player in state.players]
    for taker in range(seats):
        for resource in data.RESOURCES:
            gain(state, taker, resource, 50, "test")
        before[taker] = {resource: owned + 50 for resource, owned in before[taker].items()}
        assert [player.resources for player in state.players] == before


@pytest.mark.rule("TIL-2.2")
def test_the_wheel_starts_at_any_rotation() -> None:
    for action in data.ACTIONS:
        assert {state.number_at(action) for state in games(60)} == {1, 2, 3, 4, 5, 6}
    for state in games(20):
        assert sorted(state.number_at(action) for action in data.ACTIONS) == [1, 2, 3, 4, 5, 6]
        assert all(state.action_at(state.number_at(action)) == action for action in data.ACTIONS)
    fixed = games(20, wheel_start="fixed")
    assert {state.number_at("architect") for state in fixed} == {1}


@pytest.mark.rule("TIL-2.3")
def test_a_first_game_has_the_printed_order_of_actions() -> None:
    assert all(state.actions == list(data.ACTIONS) for state in games(20))


@pytest.mark.rule("TIL-2.4")
def test_the_variant_shuffles_the_six_action_tiles() -> None:
    orders = [tuple(state.actions) for state in games(40, action_tiles="shuffled")]
    assert all(sorted(order) == sorted(data.ACTIONS) for order in orders)
    assert len(set(orders)) > 30
    state = games(1, action_tiles="shuffled", wheel_start="fixed")[0]
    assert [state.number_at(action) for action in state.actions] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("TIL-2.5", "TIL-2.6")
def test_fewer_players_leave_marked_tiles_in_the_box() -> None:
    for stack, sizes in (
        (data.bonus_stack, (40, 47, 54)),
        (data.contract_stack, (16, 21, 26)),
        (data.character_stack, (25, 35, 45)),
    ):
        assert tuple(sum(stack(seats).values()) for seats in (2, 3, 4)) == sizes
    assert "character_king_8" in data.character_stack(4)
    assert "character_king_8" not in data.character_stack(3)
    assert "character_king_7" in data.character_stack(3)
    assert "character_king_7" not in data.character_stack(2)
    assert "contract_same_3" not in data.contract_stack(3)
    assert "contract_iron_7_king" not in data.contract_stack(2)
    assert (data.bonus_stack(2)["helper_joker_1"], data.bonus_stack(3)["helper_joker_1"]) == (2, 3)
    assert (data.bonus_stack(3)["helper_gold_4"], data.bonus_stack(4)["helper_gold_4"]) == (1, 2)
    assert "crest_lion" not in data.contract_stack(2)
    assert "helper_merchant_3" not in data.bonus_stack(2)
    for seats in (2, 3, 4):
        invariants(GAME.new(seats, "box"))


@pytest.mark.rule("TIL-2.7", "TIL-2.8", "TIL-2.9", "TIL-2.10", "TIL-2.11", "TIL-23.11")
@ALL_COUNTS
def test_bonus_tiles_lie_on_actions_king_track_and_the_map(seats: int) -> None:
    spaces = {2: 12, 3: 16, 4: 20}
    found = Counter()
    for state in games(30, seats):
        assert set(state.action_tiles) == set(data.ACTIONS)
        assert all(state.action_tiles.values())
        assert state.king_tile
        assert len(state.city_tiles) == spaces[seats]
        assert all(data.MAP[city].tile_min_players <= seats for city in state.city_tiles)
        assert {"nuernberg", "paris"} <= set(state.city_tiles)
        assert ("antwerpen" in state.city_tiles) == (seats >= 3)
        assert ("brugge" in state.city_tiles) == (seats == 4)
        assert "tiletum" not in state.city_tiles
        laid = Counter([*state.action_tiles.values(), state.king_tile, *state.city_tiles.values()])
        assert laid + Counter(state.bonus_stack) == Counter(data.bonus_stack(seats))
        found[state.king_tile] += 1
    assert len(found) > 12, "the stack is shuffled"


@pytest.mark.rule("TIL-2.12", "TIL-2.13", "R-2")
@ALL_COUNTS
def test_five_contracts_and_five_characters_lie_open(seats: int) -> None:
    for state in games(10, seats):
        assert len(state.contract_offer) == len(state.character_offer) == 5
        assert all(state.contract_offer)
        assert all(state.character_offer)
        assert sum(state.contract_stack.values()) == sum(data.contract_stack(seats).values()) - 5
        assert sum(state.character_stack.values()) == sum(data.character_stack(seats).values()) - 5
    assert len({tuple(state.contract_offer) for state in games(20, seats)}) == 20


# ---------------------------------------------------------------- cathedrals and fairs


@pytest.mark.rule("TIL-2.14")
def test_every_cathedral_has_a_cost_tile() -> None:
    for state in games(10):
        assert set(state.costs) == set(data.CATHEDRALS)
        assert Counter(state.costs.values()) == {tile.id: tile.copies for tile in data.COST_TILES.values()}
    assert len({tuple(state.costs.values()) for state in games(20)}) > 15


@pytest.mark.rule("TIL-2.15")
def test_cathedral_tiles_lie_with_the_highest_on_top() -> None:
    for city, tiles in data.CATHEDRALS.items():
        assert list(tiles) == sorted(tiles, reverse=True)
        assert data.MAP[city].pillars == len(tiles)


@pytest.mark.rule("TIL-2.16")
def test_one_cathedral_is_not_built() -> None:
    missing = set()
    for state in games(60):
        (city,) = [city for city, cost in state.costs.items() if cost == data.UNAVAILABLE]
        assert city not in state.pillars
        assert city not in state.contributors
        assert len(state.pillars) == 8
        missing.add(city)
    assert missing == set(data.CATHEDRALS)


@pytest.mark.rule("TIL-2.17")
def test_three_city_tiles_follow_the_printed_first_fair() -> None:
    for state in games(20):
        first, *others = state.fair_cities
        assert first == "tiletum"
        assert len(set(others)) == len(others) == 3
        assert set(others) <= set(data.CITY_TILES)
    assert {state.fair_cities[1] for state in games(60)} == set(data.CITY_TILES)


@pytest.mark.rule("TIL-2.19")
def test_each_fair_city_of_the_map_has_its_round() -> None:
    """Pictures and text board mark them; in that order the fairs are held."""
    for state in games(20):
        assert len(set(state.fair_cities)) == len(state.fair_cities) == 4
        assert set(state.fair_cities) <= set(data.CITIES)
    for round, city in enumerate(Position().state.fair_cities, start=1):
        at = Position()
        at.state.round, at.state.king_scored = round, [4] * 4
        (fair,) = told(at.run(Fair()), FairScored)
        assert (fair.round, fair.city) == (round, city)


@pytest.mark.rule("TIL-2.18")
def test_four_fair_tiles_lie_open() -> None:
    for state in games(20):
        assert len(set(state.fair_tiles)) == len(state.fair_tiles) == 4
    assert {state.fair_tiles[0] for state in games(90)} == set(data.FAIR_TILES)


@pytest.mark.rule("TIL-2.20")
def test_corruption_markers_are_shuffled_and_unseen() -> None:
    shown = Counter()
    for state in games(90):
        (first,) = state.corruption_shown
        assert Counter(state.corruption) + Counter([str(first)]) == {"0": 2, "1": 2, "2": 2}
        shown[first] += 1
    assert all(shown[value] > 15 for value in (0, 1, 2))


@pytest.mark.rule("TIL-2.21")
@ALL_COUNTS
def test_one_die_of_each_colour_per_player(seats: int) -> None:
    state = GAME.new(seats, "dice")
    colours = Counter(state.bag) + Counter(die[:-1] for die in state.dice)
    assert set(colours.values()) == {seats}
    assert len(colours) == 5


# ---------------------------------------------------------------- the players


@pytest.mark.rule("TIL-2.22", "TIL-2.23")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(state.order) for state in games(80, 3)}
    assert len(orders) == 6
    for state in games(10):
        assert GAME.to_act(state) == (state.order[0],)
        assert len(state.players) == 4


@pytest.mark.rule("TIL-2.24", "TIL-2.25")
@ALL_COUNTS
def test_houses_and_pillars_at_the_start(seats: int) -> None:
    state = GAME.new(seats, "pieces")
    for seat, player in enumerate(state.players):
        assert state.has_house(seat, "tiletum")
        assert state.houses_of(seat) == 1
        assert sum(not player.is_full(building) for building in range(1, 7)) == 5
        assert (player.houses, player.pillars) == (2, 2)
        assert player.free_contract_spaces == 6
        assert state.pillars_of(seat) == 0
    invariants(state)


@pytest.mark.rule("TIL-2.26", "TIL-2.28")
@ALL_COUNTS
def test_all_begin_in_tiletum_with_nothing_scored(seats: int) -> None:
    for player in GAME.new(seats, "start").players:
        assert player.merchant == player.architect == "tiletum"
        assert (player.points, player.scored) == (0, {})


@ALL_COUNTS
def test_before_the_first_die_nothing_else_has_happened(seats: int) -> None:
    state = GAME.new(seats, "start")
    assert (state.round, state.turn, state.active, state.fairs_done) == (1, 1, state.order[0], 0)
    assert (state.die, state.action, state.points, state.swapped) == ("", "", 0, False)
    assert (state.king_scored, state.removed, len(state.corruption_shown)) == ([], {}, 1)
    assert state.out == [
        RoundBegan(1, tuple(state.dice)),
        CorruptionShown(1, state.corruption_shown[0]),
        TurnBegan(state.order[0], 1, 1),
    ]
    for player in state.players:
        assert player.warehouse == player.using == player.contracts == player.dice == []
        assert player.crests == [""] * 6
        assert player.rooms == dict.fromkeys(data.ROOMS, "")


@pytest.mark.rule("TIL-2.30")
@ALL_COUNTS
def test_five_markers_wait_beside_the_board_and_none_lies_at_an_action(seats: int) -> None:
    """One +3, two +2 and two +1, each for the building that earns it; no action is worth more than its die."""
    assert [building.points for building in data.BUILDINGS.values()] == [3, 2, 2, 1, 1, 0]
    assert all(player.markers == {} and player.completed == [] for player in GAME.new(seats, "start").players)
    for action in data.ACTIONS[:-1]:
        at = Position(seats).facing(action, 3).dice("pink3", "pink1")
        (begun,) = told(at.play(BLUE, "die pink3 3 leave food"), ActionBegan)
        assert (begun.action, begun.points) == (action, 4)


@pytest.mark.rule("TIL-2.27")
def test_discs_begin_stacked_on_zero_with_the_first_player_at_the_bottom() -> None:
    for state in games(30):
        if state.corruption_shown == [0]:
            assert state.king_track[4] == tuple(state.order)
            assert sum(map(len, state.king_track)) == 4


@pytest.mark.rule("TIL-2.29")
@ALL_COUNTS
def test_start_resources_follow_the_turn_order(seats: int) -> None:
    for state in games(10, seats):
        gold = [state.players[seat].resources["gold"] for seat in state.order]
        assert gold == [1, 3, 5, 6][:seats]
        for player in state.players:
            assert [player.resources[good] for good in ("food", "wool", "stone", "iron")] == [1, 1, 1, 1]


@pytest.mark.rule("TIL-23.1")
@ALL_COUNTS
def test_house_spaces_in_use_depend_on_the_players(seats: int) -> None:
    state = GAME.new(seats, "houses")
    elsewhere = [house for house in state.houses if data.HOUSE_SPACES[house].city != "tiletum"]
    assert len(elsewhere) == {2: 22, 3: 30, 4: 36}[seats]
    assert ("antwerpen_house_2" in state.houses) == (seats >= 3)
    assert ("brugge_house_2" in state.houses) == (seats == 4)
    assert sum(data.HOUSE_SPACES[house].city == "tiletum" for house in state.houses) == seats


def test_what_the_lobby_says_of_the_game() -> None:
    meta = GAME.meta
    assert (meta.id, meta.title, meta.designers) == ("tiletum", "Tiletum", ("Simone Luciani", "Daniele Tascini"))
    assert (meta.seats, meta.weight, meta.minutes_per_seat) == (range(2, 5), 3.4, 35)
    assert (meta.rules_version, meta.maturity, meta.prefix) == (3, "beta", "TIL")
    assert meta.options().model_dump() == {
        "action_tiles": "printed",
        "wheel_start": "random",
        "king_tile_rounds": "three",
        "warehouse_crests": "count",
        "occupied_building": "ignored",
    }


def test_the_types_name_what_the_tables_hold() -> None:
    assert get_args(data.Resource) == data.RESOURCES == ("gold", "food", "wool", "stone", "iron")
    assert get_args(data.Good) == data.GOODS == ("stone", "wool", "iron", "food")
    assert get_args(data.Colour) == data.COLOURS == ("yellow", "pink", "light_grey", "dark_grey", "blue")
    assert get_args(data.Action) == data.ACTIONS == (*data.PLAIN_ACTIONS, "joker")
    assert get_args(data.Plain) == data.PLAIN_ACTIONS == ("architect", "merchant", "character", "contract", "king")
    assert (data.WAREHOUSE, data.DIE_SPACES, data.HOUSES, data.PILLARS, data.OFFER, data.ROUNDS, data.TURNS) == (
        4,
        3,
        8,
        7,
        5,
        4,
        3,
    )


def test_an_empty_position_is_one_of_a_table_without_special_wishes() -> None:
    state, player = State(), Player()
    assert (state.round, state.turn, state.offset, state.king_tile_rounds) == (1, 0, 0, 3)
    assert state.warehouse_crests_count
    assert not state.occupied_building_counts
    assert (player.houses, player.pillars, player.points) == (2, 2, 0)


def test_a_world_dealt_again_differs_by_its_seed_alone() -> None:
    state = GAME.new(3, "redealt")
    before = state.clone()
    world = GAME.redeal(state, 0, Random("worlds"))
    assert state == before
    assert (world.seed, world.draws) == (f"{Random('worlds').getrandbits(128):032x}", 0)
    world.seed, world.draws = state.seed, state.draws
    assert world == state


def test_a_fresh_record_holds_nothing_but_what_everybody_begins_with() -> None:
    assert beginnings(records) == {
        "Player.houses": 2,
        "Player.pillars": 2,
        "Player.merchant": "tiletum",
        "Player.architect": "tiletum",
        "State.round": 1,
        "State.king_tile_rounds": 3,
        "State.warehouse_crests_count": True,
    }


def test_what_is_told_every_turn_surprises_nobody() -> None:
    assert routine(news) == {"TurnBegan", "TurnEnded"}


def test_positions_of_every_older_version_of_the_rules_are_played_on() -> None:
    assert set(GAME.meta.upgrades) == set(range(1, GAME.meta.rules_version))
