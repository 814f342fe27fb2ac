"""What is framed on a phone's picture is what can be chosen, neither more nor less, under the panel's labels."""

from collections.abc import Iterator
from copy import deepcopy

import pytest

from games.burgundy.data import GOODS, PHASE_POINTS, RATES
from games.burgundy.dice import price
from render.canvas import Page
from tests.games.burgundy.pictures.positions import game, questions
from tests.render.kit import framed, legible, texts
from tests.render.moments import Asked, Moment


@pytest.mark.parametrize(
    ("kind", "field"), [("take", "slot"), ("place", "space"), ("buy", "slot"), ("settle", "castle")]
)
def test_the_frames_bear_the_labels_of_the_panel(kind: str, field: str) -> None:
    for moment, path in questions()[kind, field]:
        assert {choice.word for choice in moment.asked(*path).choices} <= texts(moment.focus(*path))


TARGETS = {"take": ("slot",), "buy": ("slot",), "place": ("space",)}


@pytest.mark.parametrize("step", ["Act", "ExtraAction", "BuildingEffect"])
def test_what_can_be_taken_and_where_something_can_be_placed_is_framed_before_a_kind_is_chosen(step: str) -> None:
    for moment, _ in questions()[step, "kind"]:
        targets = {getattr(move, name) for move in moment.moves for name in TARGETS.get(move.kind, ())}
        page = moment.focus()
        assert targets <= framed(page)
        assert targets <= texts(page)


def test_dice_are_framed_beside_what_they_can_be_used_for() -> None:
    for kind, target in (("take", "slot"), ("place", "space"), ("sell", "goods")):
        for moment, path in questions()[kind, "die"]:
            moves = [move for move in moment.moves if move.kind == kind]
            wanted = {str(getattr(move, name)) for move in moves for name in ("die", target)}
            assert wanted <= framed(moment.focus(*path))


def test_spaces_are_framed_beside_the_tiles_that_fit_there() -> None:
    for moment, path in questions()["place", "tile"]:
        moves = [move for move in moment.moves if move.words[: len(path)] == path]
        assert framed(moment.focus(*path)) == {getattr(move, name) for move in moves for name in ("tile", "space")}


def test_the_castles_of_a_board_are_framed_on_it() -> None:
    for moment, path in questions()["settle", "board"]:
        wanted = {str(getattr(move, name)) for move in moment.moves for name in ("board", "castle")}
        assert framed(moment.focus(*path)) == wanted


def test_goods_that_do_not_all_fit_are_framed_one_by_one() -> None:
    for moment, path in questions()["load", "keep"]:
        kinds = {goods for choice in moment.asked(*path).choices for goods in choice.word.split("+")}
        assert framed(moment.focus(*path)) == kinds


def test_with_knowledge_five_pairs_of_depots_are_framed_too() -> None:
    moment = next(
        m for seed in range(20) for m in game(4, f"pairs {seed}")
        if any(move.kind == "load" and len(move.depots) == 2 for move in m.moves)  # type: ignore[attr-defined]
    )  # fmt: skip
    offered = {"+".join(map(str, move.depots)) for move in moment.moves}  # type: ignore[attr-defined]
    assert offered <= framed(moment.focus())


def placing() -> Iterator[Asked]:
    """Every decision that comes to a choice of spaces for a tile."""
    for moment in game(4):
        for question in moment.questions:
            if (question.kind, question.field) == ("place", "space") and question.move is None:
                yield moment, question.path


def test_the_workers_that_a_space_costs_stand_on_it() -> None:
    for moment, path in placing():
        view, seat = moment.view, moment.seat
        costs = [price(view, seat, move).workers for move in moment.moves if move.words[: len(path)] == path]
        if len(costs) > 1 and max(costs) > 0:
            assert str(max(costs)) in texts(moment.focus(*path))
            return
    raise AssertionError("no space was met that costs workers")


def test_the_move_to_be_confirmed_is_framed() -> None:
    for moment in game(4)[::30]:
        for move in moment.moves[::9]:
            if move.kind in ("take", "place", "sell"):
                target = {"take": "slot", "place": "space", "sell": "goods"}[move.kind]
                assert getattr(move, target) in framed(moment.focus(*move.words))


def test_no_badge_on_the_estate_is_read_as_what_placing_a_tile_brings() -> None:
    """What a region brings once it is finished stood on its tiles as `+16`."""
    for moment, path in questions()["place", "space"]:
        assert not [text for text in texts(moment.focus(*path)) if text.startswith("+")]


def test_the_bonus_of_the_phase_and_the_bonus_tiles_stand_where_tiles_are_placed() -> None:
    for moment, path in questions()["place", "space"]:
        page = moment.focus(*path, quiet=True)
        told = " ".join(sorted(texts(page)))
        assert f"Phase {moment.view.phase} (+{PHASE_POINTS[moment.view.phase]})" in told
        assert str(RATES[len(moment.names)].large) in texts(page)


def written_at(page: Page, place: str) -> tuple[set[str], str]:
    """What stands on a pile of goods, and directly at its right."""
    left, top, right, bottom = page.places[place]
    row = [w for w in page.written if top < (w.ink[1] + w.ink[3]) / 2 < bottom]
    over = {w.text for w in row if w.ink[0] < right - 2 and w.ink[2] > left + 2}
    return over, "".join(w.text for w in row if -2 <= w.ink[0] - right < 10)


def test_the_stored_goods_are_counted_and_nothing_else_is_written_on_them() -> None:
    seen = next(moment for moment in game(4) if moment.step == "Act" and moment.moves)
    state = deepcopy(seen.state)
    player = state.players[seen.seat]
    player.goods, player.silver, player.workers, player.points = {"turquoise": 4, "purple": 3, "brown": 5}, 12, 11, 134
    page = Moment(seen.game, state, seen.seat, seen.moves).focus(quiet=True)
    legible("focus", page)
    for name, count in player.goods.items():
        assert written_at(page, f"goods {name}") == ({str(GOODS[name])}, str(count))


def test_equal_goods_of_a_depot_are_counted_where_a_ship_loads() -> None:
    seen = next(moment for moment in game(4) if any(move.kind == "load" for move in moment.moves))
    state = deepcopy(seen.state)
    state.depot_goods[1] = ["red", "red", "red", "red", "pink"]
    page = Moment(seen.game, state, seen.seat, seen.moves).focus(quiet=True)
    legible("focus", page)
    assert written_at(page, "goods 1 red") == ({str(GOODS["red"])}, "4")
    assert written_at(page, "goods 1 pink") == ({str(GOODS["pink"])}, "")


def test_a_plan_shows_what_one_has_and_ones_points_once() -> None:
    seen = next(moment for moment in game(4) if moment.step == "Act" and moment.moves and moment.state.phase)
    state = deepcopy(seen.state)
    player = state.players[seen.seat]
    player.goods, player.points = {"turquoise": 4}, 134
    page = Moment(seen.game, state, seen.seat).focus(quiet=True)
    legible("focus", page)
    assert written_at(page, "goods turquoise") == ({str(GOODS["turquoise"])}, "4")
    (told,) = (w.text for w in page.written if "134" in w.text)
    assert told.startswith("Phase ")
