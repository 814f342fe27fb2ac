"""What is framed on a phone's picture is what can be chosen, neither more nor less."""

from engine.genoa.data import FRONTAGE
from render.genoa.words import short
from tests.render.genoa.positions import game, questions
from tests.render.kit import framed, texts


def test_spaces_to_walk_to_are_named_on_the_map() -> None:
    for moment, path in questions()["move", "space"]:
        for lang in ("en", "hu"):
            written = "".join(line.text for line in moment.focus(*path, lang=lang).written).replace("-", "")
            for choice in moment.asked(*path).choices:
                assert short(lang, choice.word).replace("-", "") in written


def test_the_spaces_that_the_tower_can_go_to_are_framed_before_a_kind_is_chosen() -> None:
    for step, kind in (("OnSpace", "move"), ("Crossroads", "move"), ("StartSpace", "start")):
        for moment, _ in questions()[step, "kind"]:
            assert framed(moment.focus()) == {move.space for move in moment.moves if move.kind == kind}  # type: ignore[attr-defined]


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
        written = texts(moment.focus(*path))
        for choice in moment.asked(*path).choices:
            assert {short("en", building) for building in FRONTAGE[choice.word]} <= written


def test_cards_to_choose_from_show_their_faces() -> None:
    moment = next(
        m for seed in range(20) for m in game(4, f"asking {seed}")
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
