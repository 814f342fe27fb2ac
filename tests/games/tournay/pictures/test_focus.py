"""What is framed on a phone's picture of Tournay is what can be chosen, and it is called as on the panel."""

from games.tournay.quarter import is_space
from games.tournay.words.spaces import label, window
from tests.games.tournay.pictures.positions import game, questions
from tests.render.kit import framed, texts


def test_spaces_to_choose_are_labelled_as_on_the_panel() -> None:
    checked = 0
    for (_, field), found in questions().items():
        for moment, path in found if field == "space" else ():
            words = {choice.word for choice in moment.asked(*path).choices}
            assert {label(word) for word in words} <= texts(moment.focus(*path))
            checked += 1
    assert checked > 3


def test_all_that_something_can_be_done_with_is_framed_before_a_kind_is_chosen() -> None:
    for moment, _ in questions()["TakeTurn", "kind"]:
        page = moment.focus()
        wanted = {
            getattr(move, name) for move in moment.moves for name in ("event", "deck", "space") if hasattr(move, name)
        }
        assert wanted <= framed(page)
        assert {label(word) for word in wanted if is_space(word)} <= texts(page)


def test_of_another_quarter_only_the_cards_that_can_be_copied_are_shown() -> None:
    for moment, path in questions()["copy", "seat"]:
        copied = {label(move.space) for move in moment.moves if move.kind == "copy"}  # type: ignore[attr-defined]
        tags = {
            text for text in texts(moment.focus(*path)) if len(text) == 2 and text[0].isupper() and text[1].isdigit()
        }
        assert tags == copied


def test_labels_of_the_spaces_shown_are_unique_and_never_change() -> None:
    for moment in game(4)[::10]:
        for player in moment.state.players:
            spaces = window(player.quarter).spaces
            assert len({label(space) for space in spaces}) == len(spaces)
            assert set(player.quarter) <= set(spaces)
    assert (label("0,0"), label("-2,-2"), label("2,2"), label("0,-1")) == ("C3", "A1", "E5", "B3")
    assert label("-3,3") == "F9"
    assert all(is_space(space) for space in window(("0,0",)).spaces)


def test_a_settled_move_is_named_in_place_of_a_question() -> None:
    moment = game(2)[0]
    named = texts(moment.focus(*moment.moves[0].words))
    assert any(text.startswith("Draw: yellow I") for text in named)
    assert not any(text.endswith("?") for text in named)


def test_of_several_events_each_is_framed_on_its_card_and_only_the_rest_is_in_words() -> None:
    checked = 0
    for key in (("fire", "events"), ("defend", "ramparts")):
        for moment, path in questions()[key]:
            page, words = moment.focus(*path, quiet=True), [choice.word for choice in moment.asked(*path).choices]
            assert framed(page) == set(words)
            for word in words:
                if word in moment.view.queue:
                    slot = page.places[f"event {moment.view.queue.index(word)}"]
                    assert page.places[f"choice {word}"] == slot
                    checked += 1
    assert checked


def test_the_card_to_copy_is_chosen_among_those_that_can_be_copied_alone() -> None:
    for moment, path in questions()["copy", "space"]:
        page = moment.focus(*path, quiet=True)
        assert framed(page) == {choice.word for choice in moment.asked(*path).choices}
        assert not [name for name in page.places if name.startswith("card ")]
