"""Whatever a player can be asked, choose or be told has words, in both languages, and they give nothing away."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import GAMES, Choice, Event, Finished, Forced, Question, Seat, Standings, narrow
from engine.calimala import events as happened
from engine.calimala import moves as moved
from engine.calimala.steps import PlaceDisc
from locales import LANGUAGES
from render import wording
from render.wording import NOTE_LIMIT, TEXT_LIMIT, Label, fit, note
from tests.locales.walk import NAMES, TABLES, glimpses, questions, walk

in_both = pytest.mark.parametrize("lang", LANGUAGES)
at_each_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)
GAP = ("  ", "{", "}", "None", " .", " ,", "()")
"""What shows that a text was put together wrongly."""
LINE = 600


def well_said(text: str, limit: int = LINE) -> bool:
    return 0 < len(text) <= limit and text == text.strip() and not any(gap in text for gap in GAP)


def labels(game_id: str, view: Any, seat: Seat, lang: str, question: Question) -> list[Label]:
    return [wording.choice(game_id, view, seat, NAMES, lang, question, choice) for choice in question.choices]


# ---------------------------------------------------------------- every table, to the end


@in_both
@at_each_table
def test_every_question_and_choice_has_words_that_fit(game_id: str, seats: int, lang: str) -> None:
    game = GAMES[game_id]
    for moment in glimpses(game, seats, f"choices {seats}"):
        view, seat = game.view(moment.state, moment.seat), moment.seat
        for question in questions(moment.moves) if moment.moves else ():
            assert well_said(wording.ask(game_id, view, seat, NAMES, lang, question))
            found = labels(game_id, view, seat, lang, question)
            assert len({label.text for label in found}) == len(found), found
            for label in found:
                assert well_said(label.text, TEXT_LIMIT), label
                assert label.note == "" or well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_moves_offered_at_once_are_told_apart(game_id: str, seats: int, lang: str) -> None:
    """A panel asks a question of few moves with each whole move as an answer."""
    game = GAMES[game_id]
    for moment in glimpses(game, seats, f"flat {seats}"):
        view = game.view(moment.state, moment.seat)
        for question in questions(moment.moves) if moment.moves else ():
            below = [move for move in moment.moves if move.words[: len(question.path)] == question.path]
            choices = tuple(Choice(move.words[-1], move.words, 1, move, move) for move in below)
            found = labels(game_id, view, moment.seat, lang, replace(question, choices=choices))
            assert len({label.text for label in found}) == len(found), found


@in_both
@at_each_table
def test_every_field_of_every_move_can_be_completed(game_id: str, seats: int, lang: str) -> None:
    """A slash command may ask for any field at any time, whatever else is known."""
    game = GAMES[game_id]
    for moment in glimpses(game, seats, f"fields {seats}"):
        view = game.view(moment.state, moment.seat)
        for move in moment.moves[:20]:
            for at, field in enumerate(game.book.fields(move.kind), 1):
                for settled in (move, None):
                    choice = Choice(move.words[at], move.words[: at + 1], 1, settled, move)
                    asked = Question(move.words[:at], move.kind, field, (choice,))
                    (label,) = labels(game_id, view, moment.seat, lang, asked)
                    assert well_said(label.text, TEXT_LIMIT), label


@in_both
@at_each_table
def test_every_move_has_a_line_of_its_own(game_id: str, seats: int, lang: str) -> None:
    game = GAMES[game_id]
    for moment in glimpses(game, seats, f"moves {seats}"):
        view = game.view(moment.state, moment.seat)
        lines = [wording.move(game_id, view, moment.seat, NAMES, lang, move) for move in moment.moves]
        assert all(well_said(line, NOTE_LIMIT) for line in lines), lines
        assert len(set(lines)) == len(lines), lines


@in_both
@at_each_table
def test_everybody_is_told_what_is_going_on(game_id: str, seats: int, lang: str) -> None:
    game = GAMES[game_id]
    for moment in walk(game, seats, f"decisions {seats}"):
        public = wording.waiting(game_id, game.view(moment.state, None), NAMES, lang)
        assert well_said(public), public
        asked, welcome = game.to_act(moment.state), game.welcome(moment.state)
        for seat in range(seats):
            view = game.view(moment.state, seat)
            assert wording.waiting(game_id, view, NAMES, lang) == public
            told = wording.decision(game_id, view, seat, NAMES, lang)
            assert well_said(told), told
            if seat in asked:
                assert told != public
            elif seat in welcome:
                assert told.startswith(public)
            else:
                assert told == public


@in_both
@at_each_table
def test_log_and_digest_tell_what_happened(game_id: str, seats: int, lang: str) -> None:
    game, names = GAMES[game_id], NAMES[:seats]
    since: list[Event] = []
    for moment in walk(game, seats, f"log {seats}"):
        since += moment.before
        for viewer in (None, *range(seats)):
            for event in moment.before:
                assert well_said(wording.log_line(game_id, event.seen_by(viewer), names, lang))
            if len(since) > 40 or not moment.moves:
                lines = wording.digest(game_id, since, names, lang, viewer)
                assert lines
                assert all(line == line.strip() != "" for line in lines)
                assert len(lines) <= len(since)
        since = since if len(since) <= 40 else []


@in_both
@at_each_table
def test_standings_name_everybody_best_first(game_id: str, seats: int, lang: str) -> None:
    game = GAMES[game_id]
    for moment in walk(game, seats, f"standings {seats}"):
        if moment.state.played % 20 and moment.moves:
            continue
        now = game.standings(moment.state)
        lines = wording.standings(game_id, now, NAMES, lang)
        for line, seat in zip(lines, [seat for group in now.ranking for seat in group], strict=False):
            assert NAMES[seat] in line
            assert str(now.points[seat]) in line


@in_both
@pytest.mark.parametrize("game_id", GAMES)
def test_options_are_told_in_a_line(game_id: str, lang: str) -> None:
    for name, values in GAMES[game_id].meta.options.choices().items():
        told = [wording.options(game_id, {name: value}, lang) for value in values]
        assert all(told)
        assert len(set(told)) == len(told)


# ---------------------------------------------------------------- nothing is given away


@in_both
@at_each_table
def test_worlds_that_a_seat_cannot_tell_apart_are_worded_alike(game_id: str, seats: int, lang: str) -> None:
    game, rng = GAMES[game_id], Random(f"twins {seats}")
    for moment in glimpses(game, seats, f"twins {seats}"):
        if rng.random() < 0.7 or not moment.moves:
            continue
        seat = moment.seat
        twin = game.redeal(moment.state, seat, rng)
        here, there = game.view(moment.state, seat), game.view(twin, seat)
        told, other = [
            [
                wording.decision(game_id, view, seat, NAMES, lang),
                *(
                    (wording.ask(game_id, view, seat, NAMES, lang, q), labels(game_id, view, seat, lang, q))
                    for q in questions(game.moves(view, seat))
                ),
            ]
            for view in (here, there)
        ]
        assert told == other
        public, elsewhere = [
            wording.waiting(game_id, game.view(state, None), NAMES, lang)
            for state in (moment.state, game.redeal(moment.state, None, rng))
        ]
        assert public == elsewhere


@in_both
@at_each_table
def test_a_digest_is_made_of_what_the_viewer_may_see(game_id: str, seats: int, lang: str) -> None:
    game = GAMES[game_id]
    events = [event for moment in walk(game, seats, f"hidden {seats}") for event in moment.before]
    for viewer in (None, *range(seats)):
        seen = [event.seen_by(viewer) for event in events]
        assert wording.digest(game_id, events, NAMES, lang, viewer) == wording.digest(
            game_id, seen, NAMES, lang, viewer
        )


# ---------------------------------------------------------------- Calimala, in particular


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
    return wording.choice("calimala", view, 1, NAMES, lang, question, choice)


@pytest.mark.rule("CAL-4.4", "CAL-4.5")
def test_a_street_says_its_actions_and_who_acts_afterwards(view: Any) -> None:
    view.towers["s12"] = [2, 0]
    assert street(view, "s12") == Label("12 · Wood + Marble", "then Anna, Csilla")
    assert street(view, "s12", "hu") == Label("12 · Fa + Márvány", "utána: Anna, Csilla")


@pytest.mark.rule("CAL-4.6")
def test_white_discs_below_do_not_act(view: Any) -> None:
    view.towers["s12"] = [0, -1, -1]
    assert "then" not in street(view, "s12").note


@pytest.mark.rule("CAL-7.1", "CAL-7.2")
def test_a_fourth_disc_names_the_tile_it_scores_and_who_joins_the_council(view: Any) -> None:
    view.towers["s12"] = [2, 1, 0]
    view.cities["lisbon"] = [3, 1, 0]
    label = street(view, "s12")
    assert label.note == "scores Lisbon (you 1, most 3) · then Anna, you · Csilla joins the council"
    assert label.emoji == "🏛️"


@pytest.mark.rule("CAL-7.7")
def test_a_white_bottom_disc_brings_the_placer_into_the_council(view: Any) -> None:
    view.towers["s12"] = [-1, 2, 0]
    assert "you join the council" in street(view, "s12").note


@pytest.mark.rule("CAL-9.4")
def test_after_the_last_tile_a_fourth_disc_scores_nothing(view: Any) -> None:
    view.towers["s12"] = [2, 1, 0]
    view.council = [0] * len(view.tiles)
    assert "scores" not in street(view, "s12").note
    assert "leaves the game" in street(view, "s12").note


@pytest.mark.rule("CAL-6.1")
def test_an_action_that_only_draws_a_card_is_marked(view: Any) -> None:
    assert "Contribute → a card" in street(view, "s11").note
    view.players[1].store["wood"] = 1
    assert "a card" not in street(view, "s11").note


@pytest.mark.parametrize(("by", "text"), [("disc", "Take 1 wood"), ("card", "Take 1 wood (card)")])
def test_where_no_way_is_left_to_choose_the_move_is_named(view: Any, by: Any, text: str) -> None:
    question = narrow([moved.Take("wood", by)])
    assert question is not None
    label = wording.choice("calimala", view, 1, NAMES, "en", question, question.choices[0])
    assert label == Label(text, "0 → 1 of 4", "🪵")


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
        "🏛️ **Lisbon**: Béla 3, Anna 2 (you had 3)",
        "Your disc on street 4 was activated.",
        "**Anna**: disc on street 4, took wood (card), took wood",
        "**Csilla**: into the council, drew 2 cards",
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
        "Level on points. What decided: representatives and artworks in the council, taken together.",
    ]
    shared = replace(over, ranking=((0, 1), (2,)), decided_by=None)
    assert wording.standings("calimala", shared, NAMES, "hu")[-1].endswith("Anna és Béla.")


# ---------------------------------------------------------------- limits


def test_a_text_is_cut_where_it_would_be_too_long() -> None:
    assert fit("short", 5) == "short"
    assert fit("rather long", 8) == "rather…"


def test_a_note_keeps_what_fits_and_leaves_out_the_rest() -> None:
    assert note("one", "", "two") == "one · two"
    assert note("a" * 90, "b" * 20, "c") == f"{'a' * 90} · c"
    assert len(note("a" * 200)) == NOTE_LIMIT
