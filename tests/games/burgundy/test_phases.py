"""BUR-3 and BUR-4: the start of a phase and the round."""

import pytest

from engine.events import Finished
from games.burgundy import BURGUNDY as GAME
from games.burgundy.data import BLACK_DEPOT, SLOTS, TYPE_OF
from games.burgundy.events import MinesPaid, PhaseBegan, RegionCompleted, RoundBegan, TurnBegan
from games.burgundy.state import State
from games.burgundy.steps import Act, BeginPhase, GoOn, clear_depots
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, DARIO, Position, kinds, told
from tests.games.playouts import default_game

PER_PHASE = {
    2: {"building": 4, "animal": 2, "knowledge": 2, "castle": 1, "mine": 1, "ship": 2},
    3: {"building": 6, "animal": 3, "knowledge": 3, "castle": 2, "mine": 1, "ship": 3},
    4: {"building": 8, "animal": 4, "knowledge": 4, "castle": 2, "mine": 2, "ship": 4},
}


def phases(seats: int) -> list[State]:
    """The first position of each phase of a game in which everybody only takes workers."""
    state = GAME.new(seats, f"phases {seats}")
    found = [state.clone()]
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        GAME.play(state, seat, GAME.default_move(state, seat))
        if state.phase != found[-1].phase:
            found.append(state.clone())
    return found


def on_numbered_depots(state: State) -> dict[str, int]:
    types = [TYPE_OF[tile] for slot, tile in state.depots.items() if SLOTS[slot].depot]
    return {kind: types.count(kind) for kind in PER_PHASE[2]}


@pytest.mark.rule("BUR-3.1", "BUR-4.8", "BUR-15.1")
def test_five_phases_of_five_rounds() -> None:
    state = GAME.new(3, "whole game")
    _, events = default_game(GAME, state)
    assert [event.phase for event in told(events, PhaseBegan)] == ["B", "C", "D", "E"]
    rounds = [(event.phase, event.round) for event in told(events, RoundBegan)]
    assert [("A", 1), *rounds] == [(phase, number) for phase in "ABCDE" for number in range(1, 6)]
    assert len(told(events, TurnBegan)) == 25 * 3 - 1
    assert isinstance(events[-1], Finished)


@pytest.mark.rule("BUR-3.2", "BUR-3.3", "BUR-R12", "BUR-R13")
def test_what_nobody_took_leaves_the_game_and_everything_is_laid_out_anew() -> None:
    """BUR-R12, BUR-R13: ships, mines, castles and black tiles are no exception; the offer is the same either way."""
    before, after = phases(4)[:2]
    assert before.removed == {}
    again = before.clone()
    (began,) = told(default_game(GAME, again)[1], PhaseBegan)[:1]
    assert (began.phase, began.removed) == ("B", 32)
    assert sum(after.removed.values()) == len(before.depots) == 32
    for tile in set(before.depots.values()):
        assert after.removed[tile] == list(before.depots.values()).count(tile)
    assert set(after.depots) == set(before.depots)


@pytest.mark.rule("BUR-3.2")
def test_no_tile_stays_on_a_depot_between_two_phases() -> None:
    at = Position(2).offer({"4b": "ship", "0b": "bank", "0d": "bank"})
    assert clear_depots(at.state) == 3
    assert (at.state.depots, at.state.removed) == ({}, {"ship": 1, "bank": 2})


@pytest.mark.rule("BUR-3.4")
def test_goods_stay_on_the_depots_from_phase_to_phase() -> None:
    at = Position(2).goods_on(3, "pink", "red").last_round("A").track([BENNO, ANNA]).turn(BENNO, 1, 1)
    at.end_turn(BENNO)
    assert at.state.phase == "B"
    assert at.state.depot_goods[3][:2] == ["pink", "red"]


@pytest.mark.rule("BUR-3.5", "BUR-3.6", "BUR-3.7", "BUR-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_spaces_for_so_many_players_are_filled_with_their_colours(seats: int) -> None:
    for state in phases(seats):
        numbered = [slot for slot in state.depots if SLOTS[slot].depot]
        assert len(numbered) == {2: 12, 3: 18, 4: 24}[seats]
        assert set(numbered) == {name for name, slot in SLOTS.items() if slot.depot and slot.players <= seats}
        wanted = dict(PER_PHASE[seats])
        if seats == 3 and state.phase in "BD":
            wanted |= {"castle": 1, "mine": 2}
        assert on_numbered_depots(state) == wanted


@pytest.mark.rule("BUR-3.9")
@pytest.mark.parametrize(("seats", "wanted"), [(3, "castle mine castle mine castle"), (4, " ".join(["castle"] * 5))])
def test_only_three_players_find_a_mine_in_depot_6_in_phases_b_and_d(seats: int, wanted: str) -> None:
    assert [state.depots["6a"] for state in phases(seats)] == wanted.split()


@pytest.mark.rule("BUR-3.10")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_so_many_black_tiles_are_on_sale(seats: int, tiles: int) -> None:
    for number, state in enumerate(phases(seats), start=1):
        assert len(state.on_depot(BLACK_DEPOT)) == tiles
        assert sum(state.supplies["black"].tiles.values()) == 40 - tiles * number


@pytest.mark.rule("BUR-R28")
def test_no_supply_runs_out() -> None:
    """BUR-R28: four players use up every supply exactly."""
    last = phases(4)[-1]
    assert {back: sum(supply.tiles.values()) for back, supply in last.supplies.items()} == dict.fromkeys(
        ["building", "animal", "knowledge", "castle", "mine", "ship", "black"], 0
    )
    three = phases(3)[-1]
    assert (sum(three.supplies["castle"].tiles.values()), sum(three.supplies["mine"].tiles.values())) == (14 - 3 - 8, 3)


@pytest.mark.rule("BUR-3.11", "BUR-4.9")
def test_the_goods_of_the_phase_lie_open_in_a_fixed_order() -> None:
    (began,) = told(Position(2).run(BeginPhase("C")), PhaseBegan)
    assert len(began.goods) == 5
    state = GAME.new(2, "goods order")
    waiting = GAME.view(state, None).round_goods
    assert len(waiting) == 4, "the first tile has already gone to a depot"
    came = []
    while state.phase == "A":
        seat = GAME.to_act(state)[0]
        events = GAME.play(state, seat, GAME.default_move(state, seat))
        came += [event.goods for event in told(events, RoundBegan) if event.phase == "A"]
        assert len(state.round_goods) == 5 - state.round
    assert came == waiting


@pytest.mark.rule("BUR-3.12", "BUR-10.4")
@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_phase_sets_the_region_bonus(phase: str, bonus: int) -> None:
    at = Position(2, phase).store(ANNA, "bank").turn(ANNA, 3, 1)
    (scored,) = told(at.play(ANNA, "place 3 bank c3"), RegionCompleted)
    assert (scored.points, scored.bonus) == (1, bonus)
    events = Position(2).run(BeginPhase(phase))
    assert told(events, PhaseBegan)[0].bonus == bonus


# ---------------------------------------------------------------- the round


@pytest.mark.rule("BUR-4.1", "BUR-4.2", "BUR-4.3")
def test_all_dice_are_rolled_in_the_open_before_the_first_turn() -> None:
    at = Position(3).track([CARLA, BENNO, ANNA]).turn(CARLA, 1, 1)
    events = at.end_turn(CARLA)
    assert kinds(events)[-2:] == ["RoundBegan", "TurnBegan"]
    (began,) = told(events, RoundBegan)
    view = GAME.view(at.state, None)
    assert began.dice == tuple(tuple(player.dice) for player in view.players)
    assert all(len(dice) == 2 and set(dice) <= set(range(1, 7)) for dice in began.dice)
    assert began.depot == view.white
    assert view.depot_goods[began.depot] == [began.goods]
    assert at.state.barrier == at.state.played


@pytest.mark.rule("BUR-4.4")
def test_the_white_die_cannot_be_used() -> None:
    at = Position().turn(ANNA, 1, 2)
    at.state.white = 6
    assert at.reason(ANNA, "workers 6") == "no-such-die"
    assert at.options(ANNA, "workers") == ["workers 1", "workers 2"]


@pytest.mark.rule("BUR-4.5")
def test_nothing_changes_the_white_die_during_its_round() -> None:
    """Neither workers nor knowledge nor any other move."""
    at = Position().knows(ANNA, 8, 12).store(ANNA, "castle", "ship", "city_hall").goods(ANNA, pink=1, red=2)
    at.has(ANNA, workers=9, silver=9).offer({"0b": "bank", "3c": "church", "6d": "cow2"}).goods_on(6, "brown")
    at.turn(ANNA, 1, 4)
    at.state.white = 6
    left, played = [at.state], set()
    while left:
        state = left.pop()
        for move in GAME.moves(state, ANNA)[: 12 if len(left) < 30 else 1]:
            after = state.clone()
            GAME.play(after, ANNA, move)
            assert after.white == 6, move
            played.add(move.kind)
            if GAME.to_act(after) == (ANNA,):
                left.append(after)
    assert played == {"take", "place", "sell", "workers", "buy", "load", "skip", "end"}


@pytest.mark.rule("BUR-4.6")
def test_everybody_has_one_turn_in_turn_order() -> None:
    at = Position().track([BENNO, DARIO], [ANNA], [CARLA]).turn(CARLA, 1, 1)
    seats = [CARLA]
    for _ in range(3):
        (began,) = told(at.end_turn(seats[-1]), TurnBegan)
        seats.append(began.seat)
        assert not began.touches(began.seat), "it only says who comes next"
    assert seats == [CARLA, ANNA, DARIO, BENNO]


@pytest.mark.rule("BUR-4.7")
def test_turn_order_is_read_from_right_to_left_and_from_top_to_bottom() -> None:
    at = Position().track([DARIO], [], [ANNA, BENNO], [CARLA])
    assert at.state.turn_order == [CARLA, BENNO, ANNA, DARIO]


@pytest.mark.rule("BUR-4.8", "BUR-14.3")
def test_after_the_fifth_round_the_phase_ends() -> None:
    at = Position(2).estate(ANNA, e3="mine").last_round("C").turn(BENNO, 1, 1)
    events = at.end_turn(BENNO)
    names = [name for name in kinds(events) if name in ("MinesPaid", "PhaseBegan", "RoundBegan")]
    assert names == ["MinesPaid", "PhaseBegan", "RoundBegan"]
    assert told(events, MinesPaid)[0].seat == ANNA
    assert (at.state.phase, at.state.round) == ("D", 1)


@pytest.mark.rule("BUR-4.10", "BUR-8.7")
def test_whoever_is_first_on_the_track_begins_the_next_round() -> None:
    at = Position(2).turn(BENNO, 1, 1)
    at.state.track = [[ANNA], [BENNO], [], [], [], [], []]
    events = at.play(BENNO, "workers 1", "workers 1")
    assert told(events, RoundBegan)[0].order == (BENNO, ANNA)
    assert at.to_act == (BENNO,)


@pytest.mark.rule("BUR-17.3")
def test_a_choice_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding out that there is a choice lists it; `moves` does not list it again."""
    at = Position().turn(ANNA, 3, 5)
    at.state.stack = [GoOn(ANNA)]
    at.state.settle()
    monkeypatch.delattr(Act, "options")
    assert len(GAME.moves(at.state, ANNA)) > 1
