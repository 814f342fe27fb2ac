"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

import pytest

from engine import Move, narrow
from engine.moves import NOTHING
from engine.tiletum import TILETUM
from engine.tiletum.board import REACH
from render.canvas import Page
from render.tiletum import cities, focus
from render.tiletum.illustrator import ILLUSTRATOR
from tests.render.tiletum.positions import Moment, game, questions
from tests.render.tiletum.test_layout import check

COMMON = (
    ("TakeDie", "kind"), ("DieAction", "kind"), ("die", "die"), ("die", "number"), ("die", "tile"),
    ("architect", "space"), ("architect", "doing"), ("merchant", "space"), ("merchant", "doing"),
    ("hire", "character"), ("hire", "room"), ("settle", "room"), ("sign", "space"), ("swap", "give"),
    ("swap", "bonus"), ("buy", "good"), ("buy", "count"), ("fulfil", "contract"), ("crest", "building"),
    ("end", "what"), ("perform", "action"), ("favour", "tile"), ("gain", "resources"),
)  # fmt: skip


def framed(drawn: Page) -> set[str]:
    return {name.removeprefix("choice ") for name in drawn.places if name.startswith("choice ")}


def test_the_games_played_ask_nearly_everything() -> None:
    assert set(COMMON) <= set(questions())


def test_every_question_frames_exactly_its_answers_on_a_phone() -> None:
    for about, (moment, path) in questions().items():
        answers = {choice.word for choice in moment.asked(*path).choices}
        drawn = moment.focus(*path)
        assert framed(drawn) == answers, about
        assert drawn.size[0] == focus.WIDTH
        assert drawn.size[1] <= focus.TALL + 40, about
        check("focus", drawn)


def test_the_same_in_the_course_of_a_game() -> None:
    for moment in game(3)[:-1:16]:
        paths: list[tuple[str, ...]] = [()]
        while paths:
            path = paths.pop()
            question = moment.asked(*path)
            drawn = moment.focus(*path, quiet=True)
            assert drawn.size[0] == focus.WIDTH
            if len(question.choices) > 1:
                assert framed(drawn) == {choice.word for choice in question.choices}, path
                paths += [choice.path for choice in question.choices[:2]]


@pytest.mark.parametrize("kind", ["architect", "merchant"])
def test_spaces_within_reach_bear_their_price(kind: str) -> None:
    moment, path = questions()[kind, "space"]
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


def test_a_choice_that_is_made_is_still_shown() -> None:
    met: dict[tuple[str, ...], tuple[Moment, Move]] = {}
    for moment, _ in questions().values():
        for move in moment.moves:
            met.setdefault((move.kind, str(getattr(move, "doing", "")), str(NOTHING in move.words)), (moment, move))
    assert len(met) > 20
    for moment, move in met.values():
        question = narrow(moment.moves, move.words)
        assert question is not None
        assert question.move is move
        assert len(framed(moment.focus(*move.words, quiet=True))) == 1, move


def test_somebody_elses_decision_is_shown_without_frames() -> None:
    moment = game(4)[60]
    other = (moment.seat + 1) % 4
    view = TILETUM.view(moment.state, other)
    drawn = ILLUSTRATOR.focus(view, moment.eyes(), seat=other, path=(), moves=(), changes=())
    assert framed(drawn) == set()
