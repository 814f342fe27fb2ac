"""The Castles of Burgundy in words: prices and consequences on every choice, and nothing given away."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import Choice, Event, Forced, Question, Seat, narrow
from engine.burgundy import BURGUNDY as GAME
from engine.burgundy import data, estates
from engine.burgundy import events as happened
from engine.burgundy.meta import BurgundyOptions
from engine.burgundy.moves import BOOK
from locales import LANGUAGES, Speaker, speaker
from render import rulebook, wording
from render.burgundy import wording as words
from render.wording import NOTE_LIMIT, TEXT_LIMIT, Label
from tests.engine.burgundy.positions import ANNA, BENNO, CARLA, Position
from tests.locales import test_games as speaking
from tests.locales.walk import NAMES, Moment, questions, walk
from tests.render import test_wording as worded

OPTIONS: dict[str, dict[str, str]] = {
    "basic": {},
    "open": {"setup": "expert_open", "sheets": "free", "board_8": "barred"},
    "secret": {"setup": "expert_secret", "sold_goods": "hidden"},
}
in_both = pytest.mark.parametrize("lang", LANGUAGES)
at_each_table = pytest.mark.parametrize("seats", GAME.meta.seats)


class Table:
    """The game with the options of a table, for walks."""

    def __init__(self, options: str) -> None:
        self.options: Any = BurgundyOptions.read(OPTIONS[options])

    def new(self, seats: int, seed: str) -> Any:
        return GAME.new(seats, seed, self.options)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


def moments(seats: int, seed: str, options: str = "basic", share: float = 1) -> Iterator[Moment]:
    """Decisions of a random game, all of them or a share."""
    rng = Random(seed)
    for moment in walk(Table(options), seats, f"{seed} {seats}"):  # type: ignore[arg-type]
        if moment.moves and (rng.random() < share or moment.state.played < 5):
            yield moment


# ---------------------------------------------------------------- what every game is asked


@in_both
def test_all_that_is_declared_has_words(lang: str) -> None:
    speaking.test_whatever_a_game_declares_has_words(GAME, speaker(lang))
    speaking.test_texts_are_short_enough(GAME, speaker(lang))
    speaking.test_command_names_are_what_discord_takes(GAME, speaker(lang))
    speaking.test_terms_of_one_field_are_told_apart(GAME, speaker(lang))
    speaking.test_every_refusal_cites_a_clause_there_is(GAME, speaker(lang))
    assert len(speaker(lang)("burgundy-teaser")) <= 200


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
    worded.test_options_are_told_in_a_line("burgundy", lang)


@in_both
@at_each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_every_question_and_choice_has_words_that_fit(seats: int, lang: str, options: str) -> None:
    for moment in moments(seats, "choices", options, 0.2):
        view, seat = GAME.view(moment.state, moment.seat), moment.seat
        for question in questions(moment.moves):
            assert worded.well_said(wording.ask("burgundy", view, seat, NAMES, lang, question))
            found = worded.labels("burgundy", view, seat, lang, question)
            assert len({label.text for label in found}) == len(found), found
            for label in found:
                assert worded.well_said(label.text, TEXT_LIMIT), label
                assert not label.text.endswith("…"), label
                assert label.note == "" or worded.well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_moves_offered_at_once_are_told_apart(seats: int, lang: str) -> None:
    for moment in moments(seats, "flat", "secret", 0.1):
        view = GAME.view(moment.state, moment.seat)
        for question in questions(moment.moves):
            below = [move for move in moment.moves if move.words[: len(question.path)] == question.path]
            choices = tuple(Choice(move.words[-1], move.words, 1, move, move) for move in below)
            found = worded.labels("burgundy", view, moment.seat, lang, replace(question, choices=choices))
            assert len({label.text for label in found}) == len(found), found


@in_both
@at_each_table
def test_every_field_of_every_move_can_be_completed(seats: int, lang: str) -> None:
    for moment in moments(seats, "fields", "open", 0.2):
        view = GAME.view(moment.state, moment.seat)
        for move in moment.moves[::7]:
            for at, field in enumerate(GAME.book.fields(move.kind), 1):
                for count, settled in ((1, move), (9, None)):
                    choice = Choice(move.words[at], move.words[: at + 1], count, settled, move)
                    asked = Question(move.words[:at], move.kind, field, (choice,))
                    (label,) = worded.labels("burgundy", view, moment.seat, lang, asked)
                    assert worded.well_said(label.text, TEXT_LIMIT), label
                    assert label.note == "" or worded.well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_every_move_has_a_line_of_its_own(seats: int, lang: str) -> None:
    for moment in moments(seats, "moves", "basic", 0.4):
        view = GAME.view(moment.state, moment.seat)
        lines = [wording.move("burgundy", view, moment.seat, NAMES, lang, move) for move in moment.moves]
        assert all(worded.well_said(line, NOTE_LIMIT) and not line.endswith("…") for line in lines), lines
        assert len(set(lines)) == len(lines), lines


@in_both
@at_each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_everybody_is_told_what_is_going_on(seats: int, lang: str, options: str) -> None:
    for moment in moments(seats, "decisions", options):
        public = wording.waiting("burgundy", GAME.view(moment.state, None), NAMES, lang)
        assert worded.well_said(public), public
        asked = GAME.to_act(moment.state)
        for seat in range(seats):
            view = GAME.view(moment.state, seat)
            assert wording.waiting("burgundy", view, NAMES, lang) == public
            told = wording.decision("burgundy", view, seat, NAMES, lang)
            assert worded.well_said(told), told
            assert (told == public) == (seat not in asked)


@in_both
@at_each_table
def test_log_and_digest_tell_what_happened(seats: int, lang: str) -> None:
    say, names = speaker(lang), NAMES[:seats]
    since: list[Event] = []
    for moment in walk(Table("secret"), seats, f"log {seats}"):  # type: ignore[arg-type]
        since += moment.before
        for viewer in (None, *range(seats)):
            for event in moment.before:
                assert worded.well_said(line_of(event.seen_by(viewer), names, say))
            if len(since) > 40 or not moment.moves:
                lines = wording.digest("burgundy", since, names, lang, viewer)
                assert lines
                assert all(worded.well_said(line, 1000) for line in lines), lines
                assert len(lines) <= len(since)
        since = since if len(since) <= 40 else []


def line_of(event: Event, names: Any, say: Speaker) -> str:
    if isinstance(event, Forced) or event.kind.startswith("core."):
        return wording.log_line("burgundy", event, names, say.lang)
    return say(f"burgundy-event-{type(event).__name__}", **words.arguments(event, names, say))


@in_both
@at_each_table
def test_standings_name_everybody_best_first(seats: int, lang: str) -> None:
    worded.test_standings_name_everybody_best_first("burgundy", seats, lang)


# ---------------------------------------------------------------- nothing is given away


@in_both
@at_each_table
@pytest.mark.parametrize("options", ["basic", "secret"])
def test_worlds_that_a_seat_cannot_tell_apart_are_worded_alike(seats: int, lang: str, options: str) -> None:
    rng = Random(f"twins {seats}")
    for moment in moments(seats, "twins", options, 0.1):
        seat = moment.seat
        twin = GAME.redeal(moment.state, seat, rng)
        told, other = [
            everything_said(view, seat, lang) for view in (GAME.view(moment.state, seat), GAME.view(twin, seat))
        ]
        assert told == other
        public, elsewhere = [
            wording.waiting("burgundy", GAME.view(state, None), NAMES, lang)
            for state in (moment.state, GAME.redeal(moment.state, None, rng))
        ]
        assert public == elsewhere


def everything_said(view: Any, seat: Seat, lang: str) -> list[Any]:
    moves = GAME.moves(view, seat)
    return [
        wording.decision("burgundy", view, seat, NAMES, lang),
        *(wording.move("burgundy", view, seat, NAMES, lang, move) for move in moves),
        *(worded.labels("burgundy", view, seat, lang, question) for question in questions(moves)),
    ]


@in_both
def test_a_secret_choice_is_not_told_before_all_have_chosen(lang: str) -> None:
    chosen = happened.Chose(ANNA, "6", "g4")
    for viewer in (None, BENNO):
        assert "6" not in line_of(chosen.seen_by(viewer), NAMES, speaker(lang))
        assert "g4" not in " ".join(wording.digest("burgundy", [chosen], NAMES, lang, viewer))


@in_both
def test_a_digest_is_made_of_what_the_viewer_may_see(lang: str) -> None:
    events = [event for moment in walk(Table("secret"), 3, "hidden") for event in moment.before]  # type: ignore[arg-type]
    for viewer in (None, 0, 1, 2):
        seen = [event.seen_by(viewer) for event in events]
        told = wording.digest("burgundy", events, NAMES, lang, viewer)
        assert told == wording.digest("burgundy", seen, NAMES, lang, viewer)


# ---------------------------------------------------------------- prices and consequences


def label_of(at: Position, notation: str, lang: str = "en", size: int | None = None) -> Label:
    """The choice that leads to a move, asked for its last word (or after `size` words)."""
    seat = at.to_act[0]
    view, move = GAME.view(at.state, seat), BOOK.read(notation)
    path = move.words[: size or len(move.words) - 1]
    question = narrow(GAME.moves(view, seat), path)
    assert question is not None
    choice = next(choice for choice in question.choices if choice.path == move.words[: len(choice.path)])
    return wording.choice("burgundy", view, seat, NAMES, lang, question, choice)


def mines() -> Position:
    at = Position().store(ANNA, "mine", "bank").estate(ANNA, e3="mine", f2="mine").has(ANNA, workers=2)
    return at.turn(ANNA, 4, 6)


@pytest.mark.rule("BUR-X17", "BUR-10.3", "BUR-10.4", "BUR-10.5")
def test_a_space_says_its_price_and_all_the_points_it_brings() -> None:
    assert label_of(mines(), "place 4 mine g1", size=2) == Label(
        "g1 · Mine",
        "−1 worker (1 left) · +6 region · +10 phase A · +7 large bonus · 1 silver at the end of each phase",
        "⛏️",
    )
    assert label_of(mines(), "place 4 mine g1", "hu", size=2) == Label(
        "g1 · Bánya",
        "−1 munkás (marad 1) · +6 (régió) · +10 („A” fázis) · +7 (nagy bónusz) · minden fázis végén 1 ezüst",
        "⛏️",
    )


def test_a_region_that_is_not_complete_says_how_far_it_is() -> None:
    assert label_of(mines(), "place 4 bank e4").note == "−1 worker (1 left) · +2 silver · 1 of 5 in the region"


@pytest.mark.rule("BUR-X3", "BUR-8.9")
def test_animals_say_what_the_whole_pasture_scores() -> None:
    at = Position().store(ANNA, "cow4", "mine").estate(ANNA, a2="castle", b1="cow3").turn(ANNA, 6, 4)
    assert label_of(at, "place 6 cow4 a1", size=1).note.startswith("no workers · +7 animals")


@pytest.mark.rule("BUR-X19")
def test_a_sale_says_points_silver_workers_and_price() -> None:
    at = Position(2).knows(ANNA, 3, 4).goods(ANNA, pink=3, red=1).has(ANNA, workers=1).turn(ANNA, 3, 4)
    assert label_of(at, "sell 3 pink") == Label("Pink ×3", "+6 points · +2 silver · +1 worker · no workers", "🌸")
    assert label_of(at, "sell 4 pink").note.endswith("−1 worker (0 left)")


@pytest.mark.rule("BUR-6.3")
def test_a_tile_taken_says_what_it_will_do_and_that_the_storage_is_full() -> None:
    at = Position().offer({"4b": "ship", "4a": "mine"}).store(ANNA, "bank", "bank", "church").turn(ANNA, 4, 4)
    assert label_of(at, "take 4 4b church", size=2) == Label(
        "4b · Ship",
        "no workers · fetches goods, then moves you up in turn order · storage full: one tile must leave",
        "⛵",
    )
    assert label_of(at, "take 4 4b church") == Label("Give up church", "out of the game", "🏠")


def test_a_command_that_has_not_named_the_die_learns_both_prices() -> None:
    at = Position().offer({"4b": "ship"}).has(ANNA, workers=2).turn(ANNA, 4, 2)
    view = GAME.view(at.state, ANNA)
    found = [move for move in GAME.moves(view, ANNA) if move.words[:1] == ("take",)]
    choice = Choice("4b", found[0].words[:3], len(found), None, found[0])
    label = wording.choice(
        "burgundy", view, ANNA, NAMES, "en", Question(choice.path[:2], "take", "slot", (choice,)), choice
    )
    assert label.note.startswith("with 4: no workers, with 2: −2 workers · fetches goods")


@pytest.mark.rule("BUR-X28", "BUR-8.3")
def test_a_ship_says_what_it_loads_and_what_stays() -> None:
    at = Position().goods(ANNA, red=1, purple=1).goods_on(3, "brown", "orange", "red").store(ANNA, "ship")
    at.turn(ANNA, 2, 2).play(ANNA, "place 2 ship d3")
    assert label_of(at, "load 3 brown") == Label("Store brown", "you load red and brown · stays there: orange")
    assert label_of(at, "load 1 -", size=1) == Label("Depot 1", "you only move up in turn order")


@pytest.mark.rule("BUR-17.3")
def test_the_end_of_the_last_turn_of_a_round_says_that_there_is_no_way_back() -> None:
    at = Position(2)
    at.end_turn(ANNA)
    at.play(BENNO, f"workers {at.player(BENNO).dice[0]}", f"workers {at.player(BENNO).dice[1]}")
    assert label_of(at, "end", size=1).note == "new dice are rolled: no way back"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_targets_are_called_as_on_the_pictures(lang: str) -> None:
    say = speaker(lang)
    for field, ids in (("space", estates.SPACES), ("castle", estates.SPACES), ("slot", data.SLOTS)):
        assert [say.term("burgundy", field, each) for each in ids] == [*ids]


# ---------------------------------------------------------------- what happened


def test_a_digest_begins_with_the_own_dice_and_counts_points() -> None:
    events: list[Event] = [
        happened.Placed(BENNO, "mine", "g1", "die", 4, 1),
        happened.RegionCompleted(BENNO, "mine_1", "mine", 3, 6, 10),
        happened.ColourCompleted(BENNO, "mine", 1, "large", 7),
        happened.TookWorkers(BENNO, 2, 0, "die", 6),
        happened.TookWorkers(CARLA, 2, 0, "die", 1),
        happened.TookWorkers(CARLA, 2, 0, "die", 2),
        happened.MinesPaid(ANNA, 2, 2, 0),
        happened.RoundBegan("B", 1, (0, 1, 2), ((3, 5), (1, 1), (6, 2)), 4, "pink"),
        happened.TurnBegan(ANNA),
    ]
    assert wording.digest("burgundy", events, NAMES[:3], "en", ANNA) == [
        "Your dice: **3** and **5** (phase B, round 1).",
        "Your mines: +2 silver.",
        "Goods brought by the white die: pink → 4.",
        "**Béla**: mine → g1, completed a mine region of 3, large bonus tile (mines), +2 workers (**+23**)",
        "**Csilla**: +2 workers ×2",
    ]


def test_dice_and_depots_are_told_in_the_log() -> None:
    began = happened.RoundBegan("E", 5, (1, 0), ((3, 5), (1, 1)), 4, "pink")
    assert line_of(began, NAMES[:2], speaker("en")) == (
        "Round 5 of phase E. Dice: Anna 3+5, Béla 1+1. The white die brings pink goods to depot 4. "
        "Turn order: Béla and Anna."
    )
    loaded = happened.Loaded(BENNO, (1, 6), ("pink", "pink", "red"))
    assert line_of(loaded, NAMES[:2], speaker("en")) == "Béla’s ship called at depot 1 and depot 6: pink ×2 and red."
    assert line_of(loaded, NAMES[:2], speaker("hu")) == (
        "Béla hajója rakodott: 1. depó és 6. depó. Amit hozott: rózsaszín ×2 és piros."
    )


# ---------------------------------------------------------------- the rules in Hungarian


def test_both_languages_have_the_same_clauses_in_the_same_order() -> None:
    english, hungarian = [
        [(section.id, [id_ for id_, _ in section.clauses]) for section in rulebook.sections("burgundy", lang)]
        for lang in ("en", "hu")
    ]
    assert english == hungarian
    assert sum(len(ids) for _, ids in english) > 150


def test_a_translated_clause_keeps_the_references_of_the_original() -> None:
    for section in rulebook.sections("burgundy", "en"):
        for id_, text in section.clauses:
            translated = rulebook.clause("burgundy", id_, "hu") or ""
            assert set(re.findall(r"BUR-R\d+", text)) == set(re.findall(r"BUR-R\d+", translated)), id_
