"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

import pytest

from engine import narrow
from engine.genoa import GENOA
from engine.genoa.data import FRONTAGE
from render.canvas import Page
from render.genoa.illustrator import ILLUSTRATOR
from render.genoa.scene import WIDTH
from render.genoa.words import short
from tests.render.genoa.positions import Moment, game, questions

ASKED = (
    ("StartSpace", "kind"), ("OnSpace", "kind"), ("Crossroads", "kind"), ("SaleWindow", "kind"),
    ("ForcedChoice", "kind"), ("ActionWindow", "kind"), ("AcquireBuildings", "kind"), ("move", "space"),
    ("queue", "spaces"), ("accept", "id"), ("reject", "id"), ("withdraw", "id"), ("offer", "space"), ("offer", "give"),
    ("ask", "space"), ("ask", "give"), ("pass", "space"), ("pick", "commodity"), ("trade", "away"), ("take", "good"),
    ("build", "street"), ("build", "one"), ("set", "what"), ("set", "value"), ("start", "space"),
)  # fmt: skip


def framed(page: Page) -> set[str]:
    return {name.removeprefix("choice ") for name in page.places if name.startswith("choice ")}


def labels(page: Page) -> set[str]:
    return {written.text for written in page.written}


@pytest.mark.parametrize("asked", ASKED, ids="-".join)
def test_the_frames_are_the_choices(asked: tuple[str, str]) -> None:
    found = questions()[asked]
    for moment, path in found[:2]:
        assert framed(moment.focus(*path)) == {choice.word for choice in moment.asked(*path).choices}


def test_every_question_met_is_drawn_with_its_choices() -> None:
    for key, found in questions().items():
        if key not in ASKED:
            moment, path = found[-1]
            assert framed(moment.focus(*path)) == {choice.word for choice in moment.asked(*path).choices}, key


def test_spaces_to_walk_to_are_named_on_the_map() -> None:
    for moment, path in questions()["move", "space"]:
        for lang in ("en", "hu"):
            written = "".join(line.text for line in moment.focus(*path, lang=lang).written).replace("-", "")
            for choice in moment.asked(*path).choices:
                assert short(lang, choice.word).replace("-", "") in written


def test_a_move_to_be_confirmed_frames_its_target() -> None:
    targets = {"move": "space", "accept": "id", "withdraw": "id", "pick": "commodity", "pass": "space"}
    met = set()
    for moment in game(4)[:240:3]:
        for move in moment.moves[::7]:
            if move.kind in targets:
                met.add(move.kind)
                assert framed(moment.focus(*move.words)) == {str(getattr(move, targets[move.kind]))}
    assert len(met) >= 3


def test_streets_with_discs_are_shown_with_their_buildings() -> None:
    for moment, path in questions()["build", "street"]:
        written = labels(moment.focus(*path))
        for choice in moment.asked(*path).choices:
            assert {short("en", building) for building in FRONTAGE[choice.word]} <= written


def test_every_kind_of_move_can_be_confirmed() -> None:
    met: set[str] = set()
    for seed in range(4):
        for moment in game(4, f"asking {seed}")[:-1]:
            for move in moment.moves:
                if move.kind not in met:
                    met.add(move.kind)
                    page = moment.focus(*move.words, lang="hu")
                    assert page.size[0] == WIDTH
                    assert framed(page)
                    assert ILLUSTRATOR.focus_alt(
                        moment.view, moment.names, "hu", seat=moment.seat, path=move.words, moves=moment.moves
                    )
    assert len(met) >= 26


def test_somebody_elses_decision_is_shown_without_frames() -> None:
    moment = game(4)[100]
    other = (moment.seat + 1) % 4
    view = GENOA.view(moment.state, other)
    drawn = ILLUSTRATOR.focus(view, moment.eyes(), seat=other, path=(), moves=(), changes=())
    assert framed(drawn) == set()


def test_the_end_of_the_game_can_be_drawn() -> None:
    end = game(4)[-1]
    assert narrow(end.moves) is None
    assert framed(Moment(end.state, 2, (), ()).focus()) == set()


def test_cards_to_choose_from_show_their_faces() -> None:
    moment = next(
        m for seed in range(8) for m in game(4, f"asking {seed}")
        if sum(move.kind == "perform" for move in m.moves) > 1
    )  # fmt: skip
    [delivery] = [move for move in moment.moves if move.kind == "perform" and move.words[1] != "-"][:1]
    page = moment.focus("perform")
    assert framed(page) == {choice.word for choice in moment.asked("perform").choices}
    left, top, right, bottom = page.places[f"choice {delivery.words[1]}"]
    inside = [
        w for w in page.written if left <= w.ink[0] and w.ink[2] <= right and top <= w.ink[1] and w.ink[3] <= bottom
    ]
    assert "+100" in {w.text for w in inside}
