"""Whatever a player can be asked, choose or be told has words, in both languages, and they give nothing away.

What a game says in particular is tested in `tests/games/<game>/words/test_wording.py`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import GAMES, Choice, Event, Forced, Question, Seat, mirrored
from games.tournay import events as tournay
from tests.render.kit import GALLERIES, Deed, Gallery, at_each_table, in_both, table, well_said
from tests.render.moments import Moment
from tests.words.walk import NAMES
from words import speaker, wording
from words.catching_up import catching_up
from words.game_words import GameWords, counted, words_of
from words.wording import CUT, NOTE_LIMIT, TEXT_LIMIT, Label, fit, note

OFTEN, EVERY = 3, 16
"""So often each kind of move at each decision is looked at closely, and besides one decision of so many."""
AT_ONCE = 8
"""So many moves a panel names at once, each on a button."""
LOG, DIGEST = 1000, 2000
TEASER = 200


@cache
def close_ups(gallery: Gallery, players: int) -> tuple[Moment, ...]:
    """The decisions of a table that are looked at closely."""
    met: Counter[tuple[str, str]] = Counter()
    found = []
    for number, moment in enumerate(table(gallery, players)[:-1]):
        sorts = {(moment.step, move.kind) for move in moment.moves}
        met.update(sorts)
        if min(met[sort] for sort in sorts) <= OFTEN or number % EVERY == 0:
            found.append(moment)
    return tuple(found)


def labels(moment: Moment, lang: str, question: Question) -> list[Label]:
    return [label_of(moment, lang, question, choice) for choice in question.choices]


def label_of(moment: Moment, lang: str, question: Question, choice: Choice) -> Label:
    return wording.choice(moment.id, moment.view, moment.seat, NAMES, lang, question, choice)


def whole(moment: Moment, text: str, limit: int) -> bool:
    """Not cut to the limit; only bargains may be too long to be told in full."""
    return moment.id == "genoa" or not text.endswith(CUT) or len(text) < limit - 10


def fits(moment: Moment, label: Label) -> bool:
    text = well_said(label.text, TEXT_LIMIT) and whole(moment, label.text, TEXT_LIMIT)
    return text and (label.note == "" or well_said(label.note, NOTE_LIMIT))


def told_apart(found: Sequence[Any]) -> bool:
    return len(set(found)) == len(found)


# ---------------------------------------------------------------- being asked


@in_both
@at_each_table
def test_every_question_and_choice_has_words_that_fit(gallery: Gallery, players: int, lang: str) -> None:
    for moment in close_ups(gallery, players):
        for question in moment.questions:
            assert well_said(wording.ask(moment.id, moment.view, moment.seat, NAMES, lang, question))
            found = labels(moment, lang, question)
            assert told_apart([label.text for label in found]), found
            assert all(fits(moment, label) for label in found), found


@in_both
@at_each_table
def test_moves_offered_at_once_are_told_apart(gallery: Gallery, players: int, lang: str) -> None:
    """A panel asks a question of few moves with each whole move as an answer, as far as it did not anyhow."""
    for moment in close_ups(gallery, players):
        for question in moment.questions:
            size = len(question.path)
            below = [move for move in moment.moves if move.words[:size] == question.path]
            choices = tuple(map(Choice.settled, below))
            if len(below) <= AT_ONCE and choices != question.choices:
                found = labels(moment, lang, replace(question, choices=choices))
                assert told_apart([label.text for label in found]), found
                assert all(fits(moment, label) for label in found), found


@in_both
@at_each_table
def test_every_field_of_every_move_can_be_completed(gallery: Gallery, players: int, lang: str) -> None:
    """A slash command may ask for any field at any time, whatever else is known."""
    for moment in close_ups(gallery, players):
        for move in moment.moves[::7]:
            for at, field in enumerate(moment.game.book.fields(move.kind), 1):
                for below, only in (((move,), move), ((move,) * 9, None)):
                    choice = Choice(move.words[at], move.words[: at + 1], below, only)
                    label = label_of(moment, lang, Question(move.words[:at], move.kind, field, (choice,)), choice)
                    assert fits(moment, label), label


@in_both
@at_each_table
def test_every_move_has_a_line_of_its_own(gallery: Gallery, players: int, lang: str) -> None:
    """With a view, and in the log without one."""
    for moment in close_ups(gallery, players):
        lines = [wording.move(moment.id, moment.view, moment.seat, NAMES, lang, move) for move in moment.moves]
        assert all(well_said(line, NOTE_LIMIT) and whole(moment, line, NOTE_LIMIT) for line in lines), lines
        assert told_apart(lines), lines
        for move in moment.moves[::5]:
            assert well_said(wording.log_line(moment.id, Forced(moment.seat, move.notation), NAMES, lang)), move


@in_both
@at_each_table
def test_everybody_is_told_what_is_going_on(gallery: Gallery, players: int, lang: str) -> None:
    game = gallery.GAME
    for moment in (*close_ups(gallery, players), table(gallery, players)[-1]):
        public = wording.waiting(moment.id, moment.of(None), NAMES, lang)
        assert well_said(public), public
        asked, welcome = game.to_act(moment.state), game.welcome(moment.state)
        for seat in range(players):
            view = moment.of(seat)
            assert wording.waiting(moment.id, view, NAMES, lang) == public
            told = wording.decision(moment.id, view, seat, NAMES, lang)
            assert well_said(told), told
            if seat in asked:
                assert told != public
            elif seat in welcome:
                assert told.startswith(public)
            else:
                assert told == public


# ---------------------------------------------------------------- what happened


@in_both
@at_each_table
def test_log_and_digest_tell_what_happened_to_whoever_may_see_it(gallery: Gallery, players: int, lang: str) -> None:
    names, since = NAMES[:players], list[Event]()
    played = table(gallery, players)
    for moment in played:
        since += moment.before
        if len(since) <= 40 and moment is not played[-1]:
            continue
        viewers = (None, *range(players))
        for event in {event.seen_by(viewer) for event in since for viewer in viewers}:
            line = wording.log_line(moment.id, event, names, lang)
            assert well_said(line, LOG), line
            assert "?" not in line, line
        for viewer in viewers:
            lines = wording.digest(moment.id, since, names, lang, viewer)
            assert lines
            assert len(lines) <= len(since)
            assert all(well_said(line, DIGEST) for line in lines), lines
            if moment is played[-1]:
                seen = [event.seen_by(viewer) for event in since]
                assert wording.digest(moment.id, seen, names, lang, viewer) == lines
        since = []


@in_both
@at_each_table
def test_standings_name_everybody_best_first(gallery: Gallery, players: int, lang: str) -> None:
    played = table(gallery, players)
    for moment in (*played[:-1:20], played[-1]):
        now = gallery.GAME.standings(moment.state)
        lines = wording.standings(moment.id, now, NAMES, lang)
        for line, seat in zip(lines, [seat for group in now.ranking for seat in group], strict=False):
            assert NAMES[seat] in line
            assert str(now.points[seat]) in line


@in_both
@pytest.mark.parametrize("game_id", GAMES)
def test_options_are_told_in_a_line(game_id: str, lang: str) -> None:
    assert 0 < len(speaker(lang)(f"{game_id}-teaser")) <= TEASER
    for name, values in GAMES[game_id].meta.options.choices().items():
        told = [wording.options(game_id, {name: value}, lang) for value in values]
        assert all(told)
        assert told_apart(told)


# ---------------------------------------------------------------- nothing is given away


@at_each_table
def test_worlds_that_a_seat_cannot_tell_apart_are_worded_alike(gallery: Gallery, players: int) -> None:
    game, rng = gallery.GAME, Random(players)
    lang = "hu" if players % 2 else "en"
    for moment in close_ups(gallery, players)[::2]:
        for seat in (None, moment.seat, moment.other):
            twin = game.redeal(moment.state.clone(), seat, rng)
            assert all_words(gallery, moment.of(seat), seat, lang) == all_words(
                gallery, game.view(twin, seat), seat, lang
            )


def all_words(gallery: Gallery, view: Any, seat: Seat | None, lang: str) -> list[Any]:
    name = gallery.GAME.meta.id
    told: list[Any] = [wording.waiting(name, view, NAMES, lang)]
    if seat is not None:
        told.append(wording.decision(name, view, seat, NAMES, lang))
        moment = Moment(gallery.GAME, view, seat, tuple(gallery.GAME.moves(view, seat)))
        told += [wording.move(name, view, seat, NAMES, lang, move) for move in moment.moves]
        told += [
            wording.choice(name, view, seat, NAMES, lang, question, choice)
            for question in moment.questions
            for choice in question.choices
        ]
    return told


# ---------------------------------------------------------------- limits


def test_equal_news_are_counted_only_where_they_stand_side_by_side() -> None:
    lines = ["Anna takes wine.", "Anna takes wine.", "Béla passes.", "Anna takes wine."]
    assert counted(lines) == ["Anna takes wine. ×2", "Béla passes.", "Anna takes wine."]


def test_two_takings_do_not_read_as_one() -> None:
    event = tournay.CitizenGiven(0, "red", "plaza")
    once, twice = (
        GameWords.digest(words_of("tournay"), [event] * times, NAMES, speaker("en"), None) for times in (1, 2)
    )
    assert twice == [f"{once[0]} ×2"]


def test_a_text_is_cut_where_it_would_be_too_long() -> None:
    assert fit("short", 5) == "short"
    assert fit("rather long", 8) == "rather…"


def test_a_price_said_beyond_the_cut_is_said_again_within_it() -> None:
    """The panel of such a combined move could not be opened: Discord refuses an entry of more than 100 letters."""
    made = wording.priced("one step after another " * 5 + "−2 👷", "−2 👷", 98)
    assert len(made) <= 98
    assert made.endswith("· −2 👷")


def test_a_note_keeps_what_fits_and_leaves_out_the_rest() -> None:
    assert note("one", "", "two") == "one · two"
    assert note("a" * 90, "b" * 20, "c") == f"{'a' * 90} · c"
    assert len(note("a" * 200)) == NOTE_LIMIT


@pytest.mark.parametrize(("by", "marked"), [("person", False), ("caretaker", True), ("automaton", False)])
def test_news_say_that_a_caretaker_moved(by: str, marked: bool) -> None:
    moments = GALLERIES["burgundy"].game(GALLERIES["burgundy"].TABLES[0][0])
    own = [[event for event in m.before if getattr(event, "seat", None) == 0] for m in moments]
    events = next(events for events in own if catching_up("burgundy", [Deed(0, events)], NAMES, "en", None))
    told = catching_up("burgundy", [Deed(0, events, by)], NAMES, "en", None)
    assert ("by the caretaker" in told[0]) is marked


@pytest.mark.parametrize(
    ("game", "last"),
    [("burgundy", "EndScored"), ("genoa", "FinalScored"), ("tiletum", "FinalScored"), ("tournay", "PrestigeScored")],
)
def test_the_last_points_are_not_told_beside_the_result_that_shows_them(game: str, last: str) -> None:
    over = GALLERIES[game].game(GALLERIES[game].TABLES[0][0])[-1]
    points = [event for event in over.before if type(event).__name__ == last]
    assert points
    told = "\n".join(catching_up(game, [Deed(0, over.before)], over.names, "en", None, beside=over.of(None)))
    alone = [line for event in points for line in wording.digest(game, [event], over.names, "en", None)]
    assert alone
    assert not [line for line in alone if line.partition(": ")[2].partition(" (")[0] in told]


@pytest.mark.parametrize(
    ("game", "event", "en", "hu"),
    [(game, *row) for game in GAMES for row in getattr(mirrored(game, "tests.games", "vocabulary"), "COUNTED", ())],
)
def test_a_number_says_of_what(game: str, event: Event, en: str, hu: str) -> None:
    """In the news as in the log."""
    assert en in "\n".join(wording.digest(game, [event], NAMES, "en", None))
    assert hu in "\n".join(wording.digest(game, [event], NAMES, "hu", None))
