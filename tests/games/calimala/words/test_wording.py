"""Calimala in words: what a street brings, who acts afterwards, what was scored."""

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES, Event, Finished, Forced, Standings, narrow
from games.calimala import events as happened
from games.calimala import moves as moved
from games.calimala.steps import PlaceDisc
from tests.games.calimala.positions import EVI, WOOD_MARBLE, Position
from tests.words.walk import NAMES
from words import wording
from words.wording import Label


@pytest.fixture
def view() -> Any:
    """Béla (seat 1 of 3) is about to place a disc; the first-game city is laid out, cards are drafted."""
    game = GAMES["calimala"]
    state = game.new(3, "wording", game.meta.options.read({"layout": "first_game", "start": "first_seat"}))
    while not isinstance(state.stack[-1], PlaceDisc):
        seat = game.to_act(state)[0]
        game.play(state, seat, game.moves(state, seat)[0])
    state.stack = [PlaceDisc(1)]
    state.active = 1
    state.tiles = ["lisbon", *[tile for tile in state.tiles if tile != "lisbon"]]
    return game.view(state, 1)


def street(view: Any, space: str, lang: str = "en") -> Label:
    question = narrow([moved.Place(other, "own") for other in view.towers])
    assert question is not None
    choice = next(choice for choice in question.choices if choice.word == space)
    return replace(wording.choice("calimala", view, 1, NAMES, lang, question, choice), button="")


@pytest.mark.rule("CAL-4.4", "CAL-4.5")
def test_a_street_says_its_actions_and_who_acts_afterwards(view: Any) -> None:
    view.towers["s12"] = (2, 0)
    assert street(view, "s12") == Label("12 · Wood + Marble", "then acts: Anna, Csilla")
    assert street(view, "s12", "hu") == Label("12 · Fa + Márvány", "utána lép: Anna, Csilla")


@pytest.mark.rule("CAL-4.6")
def test_white_discs_below_do_not_act(view: Any) -> None:
    view.towers["s12"] = (0, -1, -1)
    assert "then" not in street(view, "s12").note


@pytest.mark.rule("CAL-7.1", "CAL-7.2")
def test_a_fourth_disc_names_the_tile_it_scores_and_who_joins_the_council(view: Any) -> None:
    view.towers["s12"] = (2, 1, 0)
    view.cities["lisbon"] = (3, 1, 0)
    label = street(view, "s12")
    assert label.note == "scores Lisbon (you 1, most 3) · then acts: Anna, you · Csilla joins the council"
    assert label.emoji == "🏛️"


@pytest.mark.rule("CAL-7.7")
def test_a_white_bottom_disc_brings_the_placer_into_the_council(view: Any) -> None:
    view.towers["s12"] = (-1, 2, 0)
    assert "you join the council" in street(view, "s12").note


@pytest.mark.rule("CAL-9.4")
def test_after_the_last_tile_a_fourth_disc_scores_nothing(view: Any) -> None:
    view.towers["s12"] = (2, 1, 0)
    view.council = [0] * len(view.tiles)
    assert "scores" not in street(view, "s12").note
    assert "leaves the game" in street(view, "s12").note


@pytest.mark.rule("CAL-6.1")
def test_an_action_that_only_draws_a_card_is_marked(view: Any) -> None:
    assert "a card instead of Contribute" in street(view, "s09").note
    view.players[1].store["wood"] = 1
    assert "a card" not in street(view, "s09").note


@pytest.mark.parametrize(("by", "text"), [("disc", "Take 1 wood"), ("card", "Take 1 wood (card)")])
def test_where_no_way_is_left_to_choose_the_move_is_named(view: Any, by: Any, text: str) -> None:
    question = narrow([moved.Take("wood", by)])
    assert question is not None
    label = replace(wording.choice("calimala", view, 1, NAMES, "en", question, question.choices[0]), button="")
    assert label == Label(text, "0 → 1 of 4", "🪵")


@pytest.mark.rule("Q37")
@pytest.mark.parametrize(
    ("by", "told"), [("disc_end", "Take 1 wood, then done"), ("card_end", "Take 1 wood (card), then done")]
)
def test_what_ends_the_activation_says_so(view: Any, by: Any, told: str) -> None:
    move = moved.Take("wood", by)
    question = narrow([move])
    assert question is not None
    label = replace(wording.choice("calimala", view, 1, NAMES, "en", question, question.choices[0]), button="")
    assert label == Label(told, "0 → 1 of 4", "🪵")
    assert wording.move("calimala", view, 1, NAMES, "en", move) == told


@pytest.mark.rule("Q37")
def test_whether_it_ends_is_asked_where_both_is_possible(view: Any) -> None:
    question = narrow([moved.Take("wood", "disc"), moved.Take("wood", "disc_end")])
    assert question is not None
    labels = [wording.choice("calimala", view, 1, NAMES, "en", question, choice) for choice in question.choices]
    assert [label.text for label in labels] == ["With the disc", "With the disc, then done"]
    assert [label.button for label in labels] == [label.text for label in labels]


def test_a_disc_that_works_for_the_viewer_comes_before_what_others_did() -> None:
    events: list[Event] = [
        happened.TurnBegan(0, 3),
        happened.Placed(0, "s04", "own", 4),
        happened.CardPlayed(0, "wood"),
        happened.Took(0, "wood"),
        happened.Took(0, "wood"),
        happened.Activated(1, "s04", 2),
        happened.Drew(2, "ship", ("weave",)),
        happened.Drew(2, "build", ("wood",)),
        happened.Represented(2, "lisbon", 0, ""),
        happened.TileScored("lisbon", (1, 3, 0), (2, 3, 0)),
        Forced(1, "promote s04 2"),
    ]
    assert wording.digest("calimala", events, NAMES, "en", 1) == [
        "🏛️ **Lisbon**: you 3 points, Anna 2 (you had 3 there)",
        "Your disc on street 4 was activated.",
        "**Anna**: disc on street 4, took wood (card), took wood",
        "**Csilla**: disc into the council, drew 2 cards",
    ]


def test_the_log_words_a_forced_move_and_the_end() -> None:
    forced, over = Forced(1, "promote s04 2"), Finished((0, 2))
    assert wording.log_line("calimala", forced, NAMES, "en") == (
        "Béla: Disc from street 4 (number 2 from the bottom) → council (the only choice)"
    )
    assert "Anna és Csilla" in wording.log_line("calimala", over, NAMES, "hu")


def test_standings_at_the_end_say_what_decided() -> None:
    parts = {"calimala-points-tiles": 20, "calimala-points-finals": 5}
    over = Standings(
        (25, 25, 9),
        (parts, parts, {"calimala-points-tiles": 9}),
        True,
        ((1,), (0,), (2,)),
        "calimala-tiebreak-council-sum",
    )
    assert wording.standings("calimala", over, NAMES, "en") == [
        "**1.** Béla: 25 points (scoring tiles 20, final cards 5)",
        "**2.** Anna: 25 points (scoring tiles 20, final cards 5)",
        "**3.** Csilla: 9 points (scoring tiles 9)",
        "Tied on points. Tie-break: representatives plus artworks in the council.",
    ]
    shared = replace(over, ranking=((0, 1), (2,)), decided_by=None)
    assert wording.standings("calimala", shared, NAMES, "hu")[-1].endswith("Anna és Béla.")


@pytest.mark.rule("Q37")
@pytest.mark.parametrize(
    ("hand", "left", "said", "hungarian"),
    [
        (("brick",), (0, 1), "Skip Marble", "Kihagyom: Márvány"),
        (("brick",), (0, 0), "Play no card", "Nem játszom ki kártyát"),
        (("ship",), (0, 0), "Done", "Kész"),
    ],
)
def test_being_done_says_what_is_given_up(
    hand: tuple[str, ...], left: tuple[int, int], said: str, hungarian: str
) -> None:
    at = Position().activation(EVI, WOOD_MARBLE, left=left).hand(EVI, *hand)
    view = GAMES["calimala"].view(at.state, EVI)
    assert wording.button_label("calimala", view, EVI, NAMES, "en", moved.End("done")) == said
    assert wording.button_label("calimala", view, EVI, NAMES, "hu", moved.End("done")) == hungarian


@pytest.mark.rule("Q37")
@pytest.mark.parametrize(
    ("hand", "told", "hungarian"),
    [
        (("ship",), "Your card can't be played now.", "A kártyádat most nem lehet kijátszani."),
        (("ship", "ship"), "You can't play any of your cards now.", "Egyik kártyádat sem lehet most kijátszani."),
        (("brick",), "You may still play your card.", "Kijátszhatod még a kártyádat."),
    ],
)
def test_a_card_that_cannot_be_played_is_not_offered_in_words(hand: tuple[str, ...], told: str, hungarian: str) -> None:
    at = Position().activation(EVI, WOOD_MARBLE, left=(0, 0)).hand(EVI, *hand)
    view = GAMES["calimala"].view(at.state, EVI)
    assert wording.decision("calimala", view, EVI, NAMES, "en").endswith(told)
    assert wording.decision("calimala", view, EVI, NAMES, "hu").endswith(hungarian)
