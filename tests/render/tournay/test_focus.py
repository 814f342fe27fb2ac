"""What is framed on a phone's picture of Tournay is what can be chosen, and it is called as on the panel."""

from random import Random

import pytest

from engine.tournay.quarter import is_space
from render.canvas import Page
from render.look import Reader, look
from render.tournay import focus
from render.tournay.spaces import label, window
from tests.render.tournay.positions import TABLES, Moment, asked, game, questions


def page(moment: Moment, *path: str) -> Page:
    return focus.draw(moment.view, look(Reader(), moment.names), moment.seat, path, moment.moves, ())


def framed(drawn: Page) -> set[str]:
    return {name.removeprefix("choice ") for name in drawn.places if name.startswith("choice ")}


def test_every_kind_of_question_frames_its_answers() -> None:
    met = set()
    for moment, path, question in asked():
        assert framed(page(moment, *path)) == {choice.word for choice in question.choices}, (
            question.kind,
            question.field,
        )
        met.add(question.field)
    wanted = {"kind", "card", "pay", "space", "deck", "how", "citizens", "event", "colour", "count", "seat", "ramparts"}
    assert met >= wanted


@pytest.mark.parametrize("players", TABLES)
def test_so_do_many_questions_of_each_table(players: int) -> None:
    chance = Random(players)
    for moment in game(players)[::40]:
        for path, question in questions(moment, chance.choice(moment.moves)) if moment.moves else ():
            assert framed(page(moment, *path)) == {choice.word for choice in question.choices}


def test_spaces_to_choose_are_labelled_as_on_the_panel() -> None:
    checked = 0
    for moment, path, question in asked():
        if question.field == "space" and question.move is None:
            written = {line.text for line in page(moment, *path).written}
            assert {label(choice.word) for choice in question.choices} <= written
            checked += 1
    assert checked > 3


def test_labels_of_the_spaces_shown_are_unique_and_never_change() -> None:
    for moment in game(4)[::10]:
        for player in moment.state.players:
            spaces = window(player.quarter).spaces
            assert len({label(space) for space in spaces}) == len(spaces)
            assert set(player.quarter) <= set(spaces)
    assert (label("0,0"), label("-2,-2"), label("2,2"), label("0,-1")) == ("C3", "A1", "E5", "B3")
    assert label("-3,3") == "F9"
    assert all(is_space(space) for space in window(("0,0",)).spaces)


def test_a_settled_move_is_shown_without_a_question() -> None:
    moment, path, _ = next(found for found in asked() if found[2].move is not None)
    assert "This is your move." in {line.text for line in page(moment, *path).written}


def test_nothing_is_framed_when_nothing_is_asked() -> None:
    assert not framed(page(game(2)[-1]))
