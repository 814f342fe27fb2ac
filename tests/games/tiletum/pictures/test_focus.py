"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

import pytest

from engine import Move, narrow
from engine.moves import NOTHING
from games.tiletum.board import REACH
from games.tiletum.pictures import cities
from tests.games.tiletum.pictures.positions import game, questions
from tests.render.kit import framed
from tests.render.moments import Moment


@pytest.mark.parametrize("kind", ["architect", "merchant"])
def test_spaces_within_reach_bear_their_price(kind: str) -> None:
    [(moment, path)] = questions()[kind, "space"]
    player = moment.view.players[moment.seat]
    start = player.architect if kind == "architect" else player.merchant
    steps = dict(REACH[start])
    spaces = {choice.word for choice in moment.asked(*path).choices}
    drawn = moment.focus(*path, quiet=True)
    plan = cities.ARCHITECT if kind == "architect" else cities.MERCHANT
    tokens = [w.text for w in drawn.written if w.size == round(plan.pawn * 0.76) or w.size == round(plan.pawn * 0.7)]
    for space in spaces:
        assert str(steps[space]) in tokens
    assert framed(drawn) == spaces


@pytest.mark.parametrize(
    ("kind", "field"), [("hire", "room"), ("hire", "character"), ("sign", "space"), ("crest", "building")]
)
def test_what_something_can_be_done_with_is_framed_before_a_kind_is_chosen(kind: str, field: str) -> None:
    met = 0
    for moment in game(4, "questions 0"):
        wanted = {getattr(m, field) for m in moment.moves if m.kind == kind} - {None}
        if len({m.kind for m in moment.moves}) > 1 and wanted and moment.step == "DieAction":
            assert {str(value) for value in wanted} <= framed(moment.focus(quiet=True))
            met += 1
            if met == 3:
                return
    raise AssertionError("it is asked more often")


def test_a_choice_that_is_made_is_still_shown() -> None:
    met: dict[tuple[str, ...], tuple[Moment, Move]] = {}
    for [(moment, _)] in questions().values():
        for move in moment.moves:
            met.setdefault((move.kind, str(getattr(move, "doing", "")), str(NOTHING in move.words)), (moment, move))
    assert len(met) > 20
    for moment, move in met.values():
        question = narrow(moment.moves, move.words)
        assert question is not None
        assert question.move is move
        assert len(framed(moment.focus(*move.words, quiet=True))) == 1, move
