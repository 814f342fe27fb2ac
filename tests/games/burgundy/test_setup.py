"""BUR-1 and BUR-2: set-up, basic and expert."""

from collections import Counter

import pytest

from engine.records import HIDDEN
from games.burgundy import BURGUNDY as GAME
from games.burgundy import events as news
from games.burgundy import state as records
from games.burgundy.data import SHEETS, TILES, TYPES
from games.burgundy.estates import ESTATES
from games.burgundy.events import Chose, MovedUp, PhaseBegan, RoundBegan, Settled
from games.burgundy.meta import BurgundyOptions
from games.burgundy.moves import BOOK
from games.burgundy.state import State
from games.burgundy.steps import SettleSecretly
from tests.engine.fresh import beginnings, routine
from tests.games.burgundy.positions import ANNA, BENNO, Position, told
from tests.games.playouts import default_game

SEATS = [2, 3, 4]
OPEN = BurgundyOptions(setup="expert_open")
SECRET = BurgundyOptions(setup="expert_secret")


def expert(seats: int, options: BurgundyOptions, seed: str = "expert") -> State:
    return GAME.new(seats, seed, options)


# ---------------------------------------------------------------- basic


def test_what_the_box_says() -> None:
    """Rules 2: turns with nothing left to choose end by themselves, so that older records go another way."""
    meta = GAME.meta
    assert (meta.id, meta.prefix, meta.designers) == ("burgundy", "BUR", ("Stefan Feld",))
    assert (list(meta.seats), meta.minutes_per_seat, meta.rules_version) == ([2, 3, 4], 30, 2)


@pytest.mark.rule("BUR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(seats, "crowd")


@pytest.mark.rule("BUR-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_play(seats: int) -> None:
    assert len(GAME.new(seats, "table").players) == seats


@pytest.mark.rule("BUR-1.2", "BUR-9.12")
def test_the_general_supply_never_runs_out() -> None:
    at = Position().has(ANNA, silver=20, workers=30).store(ANNA, "bank").turn(ANNA, 3, 5)
    at.play(ANNA, "place 3 bank c3", "workers 5")
    assert (at.player(ANNA).silver, at.player(ANNA).workers) == (22, 32)


@pytest.mark.rule("BUR-1.2")
def test_the_white_die_belongs_to_nobody() -> None:
    state = GAME.new(4, "white")
    assert state.white in range(1, 7)
    assert [len(player.dice) for player in state.players] == [2, 2, 2, 2]


@pytest.mark.rule("BUR-1.3", "BUR-16.20")
def test_164_tiles_are_sorted_into_seven_supplies_by_their_back() -> None:
    state = expert(4, OPEN)
    sizes = {back: sum(supply.tiles.values()) for back, supply in state.supplies.items()}
    assert sizes == {"building": 40, "animal": 20, "knowledge": 20, "castle": 14, "mine": 10, "ship": 20, "black": 40}
    assert sum(sizes.values()) == 164
    for back in TYPES:
        assert {TILES[tile].type for tile in state.supplies[back].tiles} == {back}
    knowledge = [tile for supply in state.supplies.values() for tile in supply.tiles if TILES[tile].number]
    assert len(knowledge) == len(set(knowledge)) == 26


@pytest.mark.rule("BUR-1.3", "BUR-1.4")
def test_nobody_sees_into_the_supplies() -> None:
    view = GAME.view(GAME.new(4, "face down"), ANNA)
    assert view.supplies["black"].tiles == {HIDDEN: 32}
    assert view.goods_bag == {HIDDEN: 42 - 12 - 5}


@pytest.mark.rule("BUR-1.4", "BUR-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_five_goods_for_each_phase_and_the_rest_stays_in_the_box(seats: int) -> None:
    state = GAME.new(seats, "goods")
    assert sum(state.goods_bag.values()) == 42 - 3 * seats - 5
    default_game(GAME, state)
    assert sum(state.goods_bag.values()) == 17 - 3 * seats


@pytest.mark.rule("BUR-1.6")
def test_the_twelve_bonus_tiles_lie_on_the_board() -> None:
    state = GAME.new(3, "bonus")
    assert state.finished == {kind: [] for kind in TYPES}
    assert [state.bonus_tiles(seat) for seat in state.seats] == [[], [], []]


@pytest.mark.rule("BUR-1.7", "BUR-1.8", "BUR-1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_board_1_with_a_start_castle_in_its_centre(seats: int) -> None:
    state = GAME.new(seats, "basic")
    for player in state.players:
        assert (player.board, player.estate) == ("1", {"d4": "castle"})
        assert (player.points, player.storage) == (0, [])
    on_depots = [state.depots[slot] for slot in ("2c", "6a") if slot in state.depots].count("castle")
    assert state.supplies["castle"].tiles["castle"] == 14 - seats - on_depots


@pytest.mark.rule("BUR-1.9", "BUR-R9")
def test_the_start_castle_gives_no_action_even_where_it_completes_a_region() -> None:
    """BUR-R9: a region of one is covered, but nothing is scored."""
    state = expert(2, OPEN)
    for seat in state.turn_order:
        GAME.play(state, seat, GAME.moves(state, seat)[-1])
    assert [player.points for player in state.players] == [0, 0]
    assert GAME.top(state) is not None
    assert all(move.kind in ("take", "place", "sell", "workers") for move in GAME.moves(state, state.order[0]))


@pytest.mark.rule("BUR-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_three_goods_tiles_sorted_by_type(seats: int) -> None:
    for n in range(10):
        for player in GAME.new(seats, f"goods {n}").players:
            assert sum(player.goods.values()) == 3
            assert all(count > 0 for count in player.goods.values())


@pytest.mark.rule("BUR-1.11", "BUR-1.12", "BUR-1.13")
def test_everybody_starts_with_two_dice_no_points_and_one_silver_for_all_to_see() -> None:
    view = GAME.view(GAME.new(4, "start"), None)
    for player in view.players:
        assert len(player.dice) == 2
        assert (player.vp_marker, player.vp_tile) == (0, 0)
        assert player.silver == 1


@pytest.mark.rule("BUR-1.14", "BUR-R30")
def test_the_start_player_is_random() -> None:
    """BUR-R30: simply drawn."""
    starts = Counter(GAME.new(4, f"start {n}").order[0] for n in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 20


@pytest.mark.rule("BUR-1.15", "BUR-1.16")
@pytest.mark.parametrize("seats", SEATS)
def test_later_players_have_more_workers_and_lie_lower_in_the_stack(seats: int) -> None:
    for n in range(8):
        state = GAME.new(seats, f"order {n}")
        start = state.order[0]
        clockwise = [(start + step) % seats for step in range(seats)]
        assert [state.players[seat].workers for seat in clockwise] == [1, 2, 3, 4][:seats]
        assert state.track == [clockwise[::-1], [], [], [], [], [], []]
        assert state.turn_order == clockwise
    assert all(player.workers for player in GAME.view(state, None).players)


@pytest.mark.rule("BUR-1.17")
@pytest.mark.parametrize("seed", ["white die", "another", "a third"])
def test_the_start_player_holds_the_white_die(seed: str) -> None:
    """Whoever is first on the track does: with 1 worker, and with the first turn of the round whose die was rolled."""
    state = GAME.new(4, seed)
    start = next(seat for seat, player in enumerate(state.players) if player.workers == 1)
    assert (state.turn_order[0], state.order[0], state.active, GAME.to_act(state)) == (start, start, start, (start,))
    assert state.white in range(1, 7)


@pytest.mark.rule("BUR-1.17", "BUR-8.7")
@pytest.mark.parametrize(("seat", "handed_over"), [(ANNA, False), (BENNO, True)])
def test_the_white_die_is_handed_over_only_by_another_players_ship(seat: int, handed_over: bool) -> None:
    at = Position(2).store(seat, "ship").turn(seat, 2, 6)
    assert told(at.play(seat, "place 2 ship d3"), MovedUp) == [MovedUp(seat, 1, handed_over)]


# ---------------------------------------------------------------- expert


@pytest.mark.rule("BUR-2.1", "BUR-2.7", "BUR-R36")
@pytest.mark.parametrize("options", [OPEN, SECRET], ids=["openly", "secretly"])
def test_estates_are_chosen_after_the_deal_and_before_phase_a(options: BurgundyOptions) -> None:
    """BUR-R36: goods, silver, workers and turn order are known, and nothing of phase A is."""
    state = expert(4, options)
    assert sorted(player.workers for player in state.players) == [1, 2, 3, 4]
    assert all(sum(player.goods.values()) == 3 and player.silver == 1 for player in state.players)
    assert (state.phase, state.round, state.depots, state.round_goods, state.white) == ("", 0, {}, [], None)
    assert (state.active, state.bought) == (None, False)
    assert all(player.dice == [] for player in state.players)
    while not state.phase:
        seat = GAME.to_act(state)[0]
        events = GAME.play(state, seat, GAME.moves(state, seat)[0])
    assert told(events, PhaseBegan)[0].phase == "A"
    assert told(events, RoundBegan)[0].round == 1


@pytest.mark.rule("BUR-2.2", "BUR-R20", "BUR-R36")
def test_nobody_holds_the_same_sheet() -> None:
    """BUR-R20: which numbers are back to back. BUR-R36: the sheets are dealt openly."""
    dealt = Counter()
    for n in range(60):
        view = GAME.view(expert(4, SECRET, f"sheets {n}"), None)
        sheets = [tuple(player.sheet) for player in view.players]
        assert len(set(sheets)) == 4
        dealt.update(sheets)
    assert set(dealt) == set(SHEETS)


@pytest.mark.rule("BUR-R20")
def test_board_numbers_may_be_dealt_freely() -> None:
    """BUR-R20: two different numbers of the twelve faces."""
    pairs = set()
    for n in range(60):
        state = expert(4, BurgundyOptions(setup="expert_open", sheets="free"), f"free {n}")
        faces = Counter(board for player in state.players for board in player.sheet)
        assert all(len(set(player.sheet)) == 2 for player in state.players)
        assert all(count <= (4 if board == "1" else 1) for board, count in faces.items())
        pairs |= {tuple(player.sheet) for player in state.players}
    assert len(pairs) > len(SHEETS)


@pytest.mark.parametrize("sheets", ["printed", "free"])
@pytest.mark.rule("BUR-R29")
def test_board_8_may_be_barred(sheets: str) -> None:
    options = BurgundyOptions.read({"setup": "expert_open", "sheets": sheets, "board_8": "barred"})
    dealt = [player.sheet for n in range(40) for player in expert(4, options, f"barred {n}").players]
    assert all("8" not in sheet for sheet in dealt)
    assert {len(sheet) for sheet in dealt} == ({2} if sheets == "free" else {1, 2}), "9 is left alone on its sheet"
    assert any("9" in sheet for sheet in dealt)
    allowed = BurgundyOptions.read({"setup": "expert_open", "sheets": sheets})
    assert any("8" in player.sheet for n in range(40) for player in expert(4, allowed, f"barred {n}").players)


@pytest.mark.rule("BUR-2.3", "BUR-2.4")
@pytest.mark.parametrize("options", [OPEN, SECRET], ids=["openly", "secretly"])
def test_either_side_and_any_of_its_four_castle_spaces_may_be_chosen(options: BurgundyOptions) -> None:
    state = expert(3, options)
    for seat in GAME.to_act(state):
        sheet = state.players[seat].sheet
        wanted = [f"settle {board} {castle}" for board in sheet for castle in ESTATES[board].castles]
        assert len(wanted) == 8
        assert [move.notation for move in GAME.moves(state, seat)] == wanted
        assert GAME.default_move(state, seat).notation == wanted[0]


@pytest.mark.rule("BUR-2.5")
def test_an_open_choice_goes_in_turn_order() -> None:
    state = expert(4, OPEN)
    settled = []
    for seat in state.turn_order:
        assert GAME.to_act(state) == (seat,)
        settled += told(GAME.play(state, seat, GAME.moves(state, seat)[3]), Settled)
        assert GAME.view(state, None).players[seat].board == state.players[seat].sheet[0]
    assert [event.seat for event in settled] == state.turn_order


@pytest.mark.rule("BUR-2.5")
def test_a_secret_choice_is_made_at_once_and_revealed_together() -> None:
    state = expert(3, SECRET)
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in (2, 0):
        move = GAME.moves(state, seat)[5]
        (chose,) = GAME.play(state, seat, move)
        assert chose == Chose(seat, move.board, move.castle)
        assert chose.seen_by(1) == Chose(seat, HIDDEN, HIDDEN)
        seen = GAME.view(state, 1).players[seat]
        assert (seen.board, seen.chosen_board, seen.chosen_castle) == (None, HIDDEN, HIDDEN)
        assert GAME.view(state, seat).players[seat].chosen_board == move.board
    assert GAME.to_act(state) == (1,)
    assert state.barrier < state.played
    events = GAME.play(state, 1, GAME.moves(state, 1)[0])
    assert {event.seat for event in told(events, Settled)} == {0, 1, 2}
    assert state.barrier == state.played
    for player in GAME.view(state, None).players:
        assert player.board in player.sheet
        assert list(player.estate.values()) == ["castle"]
        assert (player.chosen_board, player.chosen_castle) == (None, None)


@pytest.mark.rule("BUR-2.5")
def test_what_is_revealed_together_can_no_longer_be_taken_back_freely() -> None:
    """Even if no tile and no die came after it."""
    state = expert(2, SECRET)
    state.stack = [SettleSecretly()]
    for seat in (1, 0):
        assert state.barrier == 0
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    assert state.barrier == state.played == 2


@pytest.mark.rule("BUR-2.6")
def test_the_chosen_estate_replaces_board_1_and_its_centre() -> None:
    state = expert(2, OPEN, "replaced")
    first, second = state.turn_order
    board = state.players[first].sheet[1]
    castle = ESTATES[board].castles[2]
    GAME.play(state, first, BOOK.read(f"settle {board} {castle}"))
    GAME.play(state, second, GAME.moves(state, second)[0])
    assert (state.players[first].board, state.players[first].estate) == (board, {castle: "castle"})
    assert state.supplies["castle"].tiles["castle"] == 14 - 2 - 1
    assert state.phase == "A"


@pytest.mark.rule("BUR-10.8", "BUR-2.6")
def test_the_start_castle_covers_its_space_wherever_it_stands() -> None:
    at = Position(2).board(BENNO, "3", "f1")
    assert at.player(BENNO).empty_spaces == 36
    at.estate(BENNO, b3="castle", d4="castle").store(BENNO, "castle").turn(BENNO, 6, 6)
    at.estate(BENNO, e5="bank")
    at.play(BENNO, "place 6 castle f5")
    assert at.state.finished["castle"] == [BENNO]


def test_a_fresh_record_holds_nothing_but_what_everybody_begins_with() -> None:
    assert beginnings(records) == {}


def test_what_is_told_every_turn_surprises_nobody() -> None:
    assert routine(news) == {"TurnBegan"}


def test_positions_of_every_older_version_of_the_rules_are_played_on() -> None:
    assert set(GAME.meta.upgrades) == set(range(1, GAME.meta.rules_version))
