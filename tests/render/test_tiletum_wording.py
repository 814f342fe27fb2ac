"""Tiletum in words: prices and consequences on every choice, the thread of a turn, and nothing given away."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import GAMES, Choice, Event, Question, Seat, narrow
from engine.tiletum import TILETUM as GAME
from engine.tiletum import data
from engine.tiletum import events as happened
from engine.tiletum.meta import TiletumOptions
from engine.tiletum.moves import BOOK
from engine.tiletum.outlook import WARNINGS
from locales import LANGUAGES, speaker
from render import rulebook, wording
from render.wording import NOTE_LIMIT, TEXT_LIMIT, Label
from tests.locales import test_games as speaking
from tests.locales.vocabulary import tiletum as vocabulary
from tests.locales.walk import NAMES, Moment, questions, walk
from tests.render import test_wording as worded

OPTIONS: dict[str, dict[str, str]] = {
    "printed": {},
    "shuffled": {
        "action_tiles": "shuffled",
        "king_tile_rounds": "four",
        "warehouse_crests": "ignored",
        "occupied_building": "counts",
    },
}
in_both = pytest.mark.parametrize("lang", LANGUAGES)
at_each_table = pytest.mark.parametrize("seats", GAME.meta.seats)


@pytest.fixture(autouse=True)
def at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worded for every game is worded for this one."""
    monkeypatch.setitem(GAMES, "tiletum", GAME)  # type: ignore[arg-type]
    monkeypatch.setitem(speaking.VALUES, "tiletum", vocabulary.VALUES)
    monkeypatch.setitem(speaking.SOURCES, "tiletum", vocabulary.SOURCES)


class Table:
    """The game with the options of a table, for walks."""

    def __init__(self, options: str) -> None:
        self.options: Any = TiletumOptions.read(OPTIONS[options])

    def new(self, seats: int, seed: str) -> Any:
        return GAME.new(seats, seed, self.options)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


def moments(seats: int, seed: str, options: str = "printed", share: float = 1) -> Iterator[Moment]:
    """Decisions of a random game, all of them or a share; those that are seldom asked always."""
    rng = Random(seed)
    for moment in walk(Table(options), seats, f"{seed} {seats}"):  # type: ignore[arg-type]
        common = moment.moves and type(moment.state.stack[-1]).__name__ in ("TakeDie", "DieAction", "AfterAction")
        if moment.moves and (not common or rng.random() < share):
            yield moment


# ---------------------------------------------------------------- what every game is asked


@in_both
def test_all_that_is_declared_has_words(lang: str) -> None:
    speaking.test_whatever_a_game_declares_has_words(GAME, speaker(lang))
    speaking.test_texts_are_short_enough(GAME, speaker(lang))
    speaking.test_command_names_are_what_discord_takes(GAME, speaker(lang))
    speaking.test_terms_of_one_field_are_told_apart(GAME, speaker(lang))
    speaking.test_every_refusal_cites_a_clause_there_is(GAME, speaker(lang))
    assert [warning for warning in WARNINGS if not speaker(lang).has(warning)] == []
    assert len(speaker(lang)("tiletum-teaser")) <= 200


def test_words_and_declarations_agree() -> None:
    speaking.test_the_values_listed_here_are_those_of_the_moves(GAME)
    speaking.test_an_event_is_told_with_what_it_has(GAME)
    speaking.test_every_message_of_a_game_is_called_for(GAME)
    speaking.test_the_english_commands_are_the_notation(GAME)


@in_both
def test_refusals_met_on_the_way_are_explained(lang: str) -> None:
    speaking.test_every_refusal_met_on_the_way_is_explained_by_a_clause(GAME, speaker(lang))


@in_both
def test_options_are_told_in_a_line(lang: str) -> None:
    worded.test_options_are_told_in_a_line("tiletum", lang)


@in_both
@at_each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_every_question_and_choice_has_words_that_fit(seats: int, lang: str, options: str) -> None:
    for moment in moments(seats, "choices", options, 0.3):
        view, seat = GAME.view(moment.state, moment.seat), moment.seat
        for question in questions(moment.moves):
            assert worded.well_said(wording.ask("tiletum", view, seat, NAMES, lang, question))
            found = worded.labels("tiletum", view, seat, lang, question)
            assert len({label.text for label in found}) == len(found), found
            for label in found:
                assert worded.well_said(label.text, TEXT_LIMIT), label
                assert not label.text.endswith("…"), label
                assert label.note == "" or worded.well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_moves_offered_at_once_are_told_apart(seats: int, lang: str) -> None:
    for moment in moments(seats, "flat", "shuffled", 0.2):
        view = GAME.view(moment.state, moment.seat)
        for question in questions(moment.moves):
            below = [move for move in moment.moves if move.words[: len(question.path)] == question.path]
            choices = tuple(Choice(move.words[-1], move.words, 1, move, move) for move in below)
            found = worded.labels("tiletum", view, moment.seat, lang, replace(question, choices=choices))
            assert len({label.text for label in found}) == len(found), found
            assert not any(label.text.endswith("…") for label in found), found


@in_both
@at_each_table
def test_every_field_of_every_move_can_be_completed(seats: int, lang: str) -> None:
    for moment in moments(seats, "fields", "printed", 0.3):
        view = GAME.view(moment.state, moment.seat)
        for move in moment.moves[::5]:
            for at, field in enumerate(GAME.book.fields(move.kind), 1):
                for count, settled in ((1, move), (9, None)):
                    choice = Choice(move.words[at], move.words[: at + 1], count, settled, move)
                    asked = Question(move.words[:at], move.kind, field, (choice,))
                    (label,) = worded.labels("tiletum", view, moment.seat, lang, asked)
                    assert worded.well_said(label.text, TEXT_LIMIT), label
                    assert label.note == "" or worded.well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_every_move_has_a_line_of_its_own(seats: int, lang: str) -> None:
    for moment in moments(seats, "moves", "printed", 0.5):
        view = GAME.view(moment.state, moment.seat)
        lines = [wording.move("tiletum", view, moment.seat, NAMES, lang, move) for move in moment.moves]
        assert all(worded.well_said(line, NOTE_LIMIT) and not line.endswith("…") for line in lines), lines
        assert len(set(lines)) == len(lines), lines


@in_both
@at_each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_everybody_is_told_what_is_going_on(seats: int, lang: str, options: str) -> None:
    for moment in moments(seats, "decisions", options):
        public = wording.waiting("tiletum", GAME.view(moment.state, None), NAMES, lang)
        assert worded.well_said(public), public
        asked = GAME.to_act(moment.state)
        for seat in range(seats):
            view = GAME.view(moment.state, seat)
            assert wording.waiting("tiletum", view, NAMES, lang) == public
            told = wording.decision("tiletum", view, seat, NAMES, lang)
            assert worded.well_said(told), told
            assert (told == public) == (seat not in asked)


@in_both
@at_each_table
def test_log_and_digest_tell_what_happened(seats: int, lang: str) -> None:
    names = NAMES[:seats]
    since: list[Event] = []
    for moment in walk(Table("shuffled"), seats, f"log {seats}"):  # type: ignore[arg-type]
        since += moment.before
        for event in moment.before:
            assert worded.well_said(wording.log_line("tiletum", event, names, lang), 1000)
        if len(since) > 40 or not moment.moves:
            for viewer in (None, *range(seats)):
                lines = wording.digest("tiletum", since, names, lang, viewer)
                assert lines
                assert all(worded.well_said(line, 2000) for line in lines), lines
                assert len(lines) <= len(since)
            since = []


@in_both
@at_each_table
def test_standings_name_everybody_best_first(seats: int, lang: str) -> None:
    worded.test_standings_name_everybody_best_first("tiletum", seats, lang)


# ---------------------------------------------------------------- nothing is given away


@in_both
@at_each_table
def test_worlds_that_a_seat_cannot_tell_apart_are_worded_alike(seats: int, lang: str) -> None:
    rng = Random(f"twins {seats}")
    for moment in moments(seats, "twins", "printed", 0.1):
        seat = moment.seat
        twin = GAME.redeal(moment.state, seat, rng)
        told, other = [
            everything_said(view, seat, lang) for view in (GAME.view(moment.state, seat), GAME.view(twin, seat))
        ]
        assert told == other
        public, elsewhere = [
            wording.waiting("tiletum", GAME.view(state, None), NAMES, lang)
            for state in (moment.state, GAME.redeal(moment.state, None, rng))
        ]
        assert public == elsewhere


def everything_said(view: Any, seat: Seat, lang: str) -> list[Any]:
    moves = GAME.moves(view, seat)
    return [
        wording.decision("tiletum", view, seat, NAMES, lang),
        *(wording.move("tiletum", view, seat, NAMES, lang, move) for move in moves),
        *(worded.labels("tiletum", view, seat, lang, question) for question in questions(moves)),
    ]
