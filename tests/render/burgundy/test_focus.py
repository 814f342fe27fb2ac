"""What is framed on a phone's picture is what can be chosen, neither more nor less, under the panel's labels."""

import pytest

from engine import narrow
from engine.burgundy import BURGUNDY
from engine.burgundy.dice import price
from render.burgundy import focus
from render.burgundy.illustrator import ILLUSTRATOR
from render.canvas import Page
from tests.render.burgundy.positions import Moment, asking, game


def framed(page: Page) -> set[str]:
    return {name.removeprefix("choice ") for name in page.places if name.startswith("choice ")}


def labels(page: Page) -> set[str]:
    return {written.text for written in page.written}


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        (None, "kind"), ("take", "die"), ("take", "slot"), ("take", "discard"), ("place", "die"), ("place", "tile"),
        ("place", "space"), ("sell", "goods"), ("buy", "slot"), ("load", "depots"),
    ],
)  # fmt: skip
def test_the_frames_are_the_choices(kind: str | None, field: str) -> None:
    found = asking(kind, field)
    for moment, path in found[:: max(1, len(found) // 8)]:
        assert framed(moment.focus(*path)) == {choice.word for choice in moment.asked(*path).choices}


@pytest.mark.parametrize(("kind", "field"), [("take", "slot"), ("place", "space"), ("buy", "slot")])
def test_the_frames_bear_the_labels_of_the_panel(kind: str, field: str) -> None:
    for moment, path in asking(kind, field)[:5]:
        assert {choice.word for choice in moment.asked(*path).choices} <= labels(moment.focus(*path))


def test_boards_are_framed_and_then_their_castle_spaces() -> None:
    for moment, path in asking("settle", "board", setup="expert_open")[:2]:
        assert framed(moment.focus(*path)) == {choice.word for choice in moment.asked(*path).choices}
        for choice in moment.asked(*path).choices:
            castles = {answer.word for answer in moment.asked(*choice.path).choices}
            assert framed(moment.focus(*choice.path)) == castles
            assert castles <= labels(moment.focus(*choice.path))


def test_goods_that_do_not_all_fit_are_framed_one_by_one() -> None:
    for moment, path in asking("load", "keep")[:4]:
        kinds = {goods for choice in moment.asked(*path).choices for goods in choice.word.split("+")}
        assert framed(moment.focus(*path)) == kinds


def test_with_knowledge_five_pairs_of_depots_are_framed_too() -> None:
    moment = next(
        m for seed in range(20) for m in game(4, f"pairs {seed}")
        if any(move.kind == "load" and len(move.depots) == 2 for move in m.moves)  # type: ignore[attr-defined]
    )  # fmt: skip
    assert {"1", "6", "1+2", "1+6"} <= framed(moment.focus())


def test_the_workers_that_a_space_costs_stand_on_it() -> None:
    for moment, path in asking("place", "space"):
        view, seat = moment.view, moment.seat
        costs = [price(view, seat, move).workers for move in moment.moves if move.words[: len(path)] == path]
        if len(costs) > 1 and max(costs) > 0:
            assert str(max(costs)) in labels(moment.focus(*path))
            return
    raise AssertionError("no space was met that costs workers")


def test_the_move_to_be_confirmed_is_framed() -> None:
    for moment in game(4)[::30]:
        for move in moment.moves[::9]:
            if move.kind in ("take", "place", "sell"):
                target = {"take": "slot", "place": "space", "sell": "goods"}[move.kind]
                assert getattr(move, target) in framed(moment.focus(*move.words))


def test_every_step_of_every_path_can_be_drawn() -> None:
    for moment in game(4)[::25]:
        paths: list[tuple[str, ...]] = [()] if moment.moves else []
        while paths:
            path = paths.pop()
            question = narrow(moment.moves, path)
            assert question is not None
            assert moment.focus(*path).size[0] == focus.WIDTH
            assert ILLUSTRATOR.focus_alt(
                moment.view, moment.names, "hu", seat=moment.seat, path=path, moves=moment.moves
            )
            if len(question.choices) > 1:
                paths += [choice.path for choice in question.choices[:2]]


def test_somebody_elses_decision_is_shown_without_frames() -> None:
    moment = game(4)[100]
    other = (moment.seat + 1) % 4
    view = BURGUNDY.view(moment.state, other)
    drawn = ILLUSTRATOR.focus(view, moment.eyes(), seat=other, path=(), moves=(), changes=())
    assert framed(drawn) == set()


def test_the_end_of_the_game_can_be_drawn() -> None:
    end = game(4)[-1]
    assert not end.moves
    assert framed(Moment(end.state, 2, (), ()).focus()) == set()
