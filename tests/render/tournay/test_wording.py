"""Tournay in words: every card with its effect, prices and consequences on every choice, and nothing given away."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import Choice, Event, Forced, Question, Seat, narrow
from engine.tournay import TOURNAY as GAME
from engine.tournay import events as happened
from engine.tournay.cards import CARDS
from engine.tournay.meta import TournayOptions
from engine.tournay.moves import BOOK
from locales import LANGUAGES, Speaker, speaker
from render import rulebook, wording
from render.tournay import wording as words
from render.tournay.digest import arguments
from render.wording import NOTE_LIMIT, TEXT_LIMIT, Label
from tests.engine.tournay.positions import BETTI, GABI, KARCSI, Position
from tests.locales import test_games as speaking
from tests.locales.vocabulary.tournay import EVENTS
from tests.locales.walk import NAMES, Moment, questions, walk
from tests.render import test_wording as worded

OPTIONS: dict[str, dict[str, str]] = {
    "basic": {},
    "expert": {"rules": "expert", "expansion": "mix"},
    "expansion": {"expansion": "replace", "start": "first_seat"},
}
in_both = pytest.mark.parametrize("lang", LANGUAGES)
at_each_table = pytest.mark.parametrize("seats", GAME.meta.seats)
EFFECT = 100


class Table:
    """The game with the options of a table, for walks."""

    def __init__(self, options: str) -> None:
        self.options: Any = TournayOptions.read(OPTIONS[options])

    def new(self, seats: int, seed: str) -> Any:
        return GAME.new(seats, seed, self.options)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


def moments(seats: int, seed: str, options: str = "basic", share: float = 1) -> Iterator[Moment]:
    """Decisions of a random game: a share of the turns, and whatever else is asked."""
    rng = Random(seed)
    for moment in walk(Table(options), seats, f"{seed} {seats}"):  # type: ignore[arg-type]
        rare = moment.moves and type(moment.state.stack[-1]).__name__ not in ("TakeTurn", "KeepCard")
        if moment.moves and (rare or rng.random() < share):
            yield moment


# ---------------------------------------------------------------- what every game is asked


@in_both
def test_all_that_is_declared_has_words(lang: str) -> None:
    speaking.test_whatever_a_game_declares_has_words(GAME, speaker(lang))
    speaking.test_texts_are_short_enough(GAME, speaker(lang))
    speaking.test_command_names_are_what_discord_takes(GAME, speaker(lang))
    speaking.test_terms_of_one_field_are_told_apart(GAME, speaker(lang))
    speaking.test_every_refusal_cites_a_clause_there_is(GAME, speaker(lang))
    assert len(speaker(lang)("tournay-teaser")) <= 200


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
    worded.test_options_are_told_in_a_line("tournay", lang)


@in_both
@at_each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_every_question_and_choice_has_words_that_fit(seats: int, lang: str, options: str) -> None:
    for moment in moments(seats, "choices", options, 0.1):
        view, seat = GAME.view(moment.state, moment.seat), moment.seat
        for question in questions(moment.moves):
            assert worded.well_said(wording.ask("tournay", view, seat, NAMES, lang, question))
            found = worded.labels("tournay", view, seat, lang, question)
            assert len({label.text for label in found}) == len(found), found
            for label in found:
                assert worded.well_said(label.text, TEXT_LIMIT), label
                assert len(label.text) < TEXT_LIMIT or not label.text.endswith("…"), label
                assert label.note == "" or worded.well_said(label.note, NOTE_LIMIT), label


@in_both
@at_each_table
def test_moves_offered_at_once_are_told_apart(seats: int, lang: str) -> None:
    for moment in moments(seats, "flat", "expert", 0.05):
        view = GAME.view(moment.state, moment.seat)
        for question in questions(moment.moves):
            below = [move for move in moment.moves if move.words[: len(question.path)] == question.path]
            choices = tuple(Choice(move.words[-1], move.words, 1, move, move) for move in below)
            found = worded.labels("tournay", view, moment.seat, lang, replace(question, choices=choices))
            assert len({label.text for label in found}) == len(found), found


@in_both
@at_each_table
def test_every_field_of_every_move_can_be_completed(seats: int, lang: str) -> None:
    for moment in moments(seats, "fields", "expansion", 0.05):
        view = GAME.view(moment.state, moment.seat)
        for move in moment.moves[::3]:
            for at, field in enumerate(GAME.book.fields(move.kind), 1):
                for settled in (move, None):
                    choice = Choice(move.words[at], move.words[: at + 1], 1, settled, move)
                    asked = Question(move.words[:at], move.kind, field, (choice,))
                    (label,) = worded.labels("tournay", view, moment.seat, lang, asked)
                    assert worded.well_said(label.text, TEXT_LIMIT), label


@in_both
@at_each_table
def test_every_move_has_a_line_of_its_own(seats: int, lang: str) -> None:
    for moment in moments(seats, "moves", "expert", 0.1):
        view = GAME.view(moment.state, moment.seat)
        lines = [wording.move("tournay", view, moment.seat, NAMES, lang, move) for move in moment.moves]
        assert all(worded.well_said(line, NOTE_LIMIT) for line in lines), lines
        assert len(set(lines)) == len(lines), lines
        for move in moment.moves:
            assert worded.well_said(words.move(None, NAMES, speaker(lang), move))


@in_both
@at_each_table
def test_everybody_is_told_what_is_going_on(seats: int, lang: str) -> None:
    for moment in moments(seats, "decisions", "expansion", 0.3):
        public = wording.waiting("tournay", GAME.view(moment.state, None), NAMES, lang)
        assert worded.well_said(public), public
        asked = GAME.to_act(moment.state)
        for seat in range(seats):
            view = GAME.view(moment.state, seat)
            assert wording.waiting("tournay", view, NAMES, lang) == public
            told = wording.decision("tournay", view, seat, NAMES, lang)
            assert worded.well_said(told), told
            assert (told == public) == (seat not in asked)


@in_both
@at_each_table
def test_log_and_digest_tell_what_happened(seats: int, lang: str) -> None:
    say, names = speaker(lang), NAMES[:seats]
    since: list[Event] = []
    for moment in walk(Table("expert"), seats, f"log {seats}"):  # type: ignore[arg-type]
        since += moment.before
        for viewer in (None, *range(seats)):
            for event in moment.before:
                told = line_of(event.seen_by(viewer), names, say)
                assert worded.well_said(told), told
                assert "?" not in told
            if len(since) > 40 or not moment.moves:
                lines = wording.digest("tournay", since, names, lang, viewer)
                assert lines
                assert all(worded.well_said(line, 1500) for line in lines), lines
                assert len(lines) <= len(since)
        since = since if len(since) <= 40 else []


def line_of(event: Event, names: Any, say: Speaker) -> str:
    if isinstance(event, Forced) or event.kind.startswith("core."):
        return wording.log_line("tournay", event, names, say.lang)
    return say(f"tournay-event-{type(event).__name__}", **arguments(event, names, say))


@in_both
@at_each_table
def test_standings_name_everybody_best_first(seats: int, lang: str) -> None:
    worded.test_standings_name_everybody_best_first("tournay", seats, lang)


# ---------------------------------------------------------------- nothing is given away


@in_both
@at_each_table
@pytest.mark.parametrize("options", ["basic", "expert"])
def test_worlds_that_a_seat_cannot_tell_apart_are_worded_alike(seats: int, lang: str, options: str) -> None:
    rng = Random(f"twins {seats}")
    for moment in moments(seats, "twins", options, 0.05):
        seat = moment.seat
        twin = GAME.redeal(moment.state, seat, rng)
        told, other = [
            everything_said(view, seat, lang) for view in (GAME.view(moment.state, seat), GAME.view(twin, seat))
        ]
        assert told == other
        public, elsewhere = [
            wording.waiting("tournay", GAME.view(state, None), NAMES, lang)
            for state in (moment.state, GAME.redeal(moment.state, None, rng))
        ]
        assert public == elsewhere


def everything_said(view: Any, seat: Seat, lang: str) -> list[Any]:
    moves = GAME.moves(view, seat)
    return [
        wording.decision("tournay", view, seat, NAMES, lang),
        *(wording.move("tournay", view, seat, NAMES, lang, move) for move in moves),
        *(worded.labels("tournay", view, seat, lang, question) for question in questions(moves)),
    ]


@in_both
def test_a_digest_is_made_of_what_the_viewer_may_see(lang: str) -> None:
    events = [event for moment in walk(Table("expert"), 3, "hidden") for event in moment.before]  # type: ignore[arg-type]
    for viewer in (None, 0, 1, 2):
        seen = [event.seen_by(viewer) for event in events]
        told = wording.digest("tournay", events, NAMES, lang, viewer)
        assert told == wording.digest("tournay", seen, NAMES, lang, viewer)


@in_both
def test_secret_answers_are_not_told(lang: str) -> None:
    """What is drawn, discarded, left word about or committed is its owner's alone."""
    secrets = [
        happened.Looked(BETTI, "yellow_1", ("market_1", "barn_1"), False),
        happened.CardKept(BETTI, "yellow_1", "market_1", None, ""),
        happened.Discarded(BETTI, "yellow_1", "market_1", ""),
        happened.CardGiven(BETTI, "yellow_1", "market_1", None, ""),
        happened.LastCardCommitted(BETTI, "market_1"),
    ]
    card = speaker(lang).term("tournay", "card", "market_1")
    for event in secrets:
        assert card not in line_of(event.seen_by(KARCSI), NAMES, speaker(lang))
        assert not any(card in line for line in wording.digest("tournay", [event], NAMES, lang, KARCSI))
    word = [
        line_of(happened.StandingSet(BETTI, answer).seen_by(KARCSI), NAMES, speaker(lang))
        for answer in ("ask", "guard")
    ]
    assert word[0] == word[1]


# ---------------------------------------------------------------- cards


@in_both
def test_every_card_has_a_name_and_an_effect(lang: str) -> None:
    say = speaker(lang)
    for card in CARDS:
        assert say(f"tournay-card-{card}") == say.term("tournay", "cards", card)
    for card in (*CARDS, *EVENTS):
        text = say(f"tournay-effect-{card}")
        assert worded.well_said(text, EFFECT), text
        assert text.endswith("."), text


@in_both
def test_cards_that_do_different_things_read_differently(lang: str) -> None:
    say = speaker(lang)
    by_effect: dict[str, set[Any]] = {}
    for card in CARDS.values():
        does = (card.ability, card.character, card.scoring)
        by_effect.setdefault(say(f"tournay-effect-{card.id}"), set()).add(does)
    assert [text for text, found in by_effect.items() if len(found) > 1] == []


# ---------------------------------------------------------------- prices and consequences


def label_of(at: Position, notation: str, lang: str = "en", size: int | None = None, seat: int | None = None) -> Label:
    """The choice that leads to a move, asked for its last word (or after `size` words)."""
    seat = at.to_act[0] if seat is None else seat
    view, move = GAME.view(at.state, seat), BOOK.read(notation)
    path = move.words[: len(move.words) - 1 if size is None else size]
    question = narrow(GAME.moves(view, seat), path)
    assert question is not None
    choice = next(choice for choice in question.choices if choice.path == move.words[: len(choice.path)])
    return wording.choice("tournay", view, seat, NAMES, lang, question, choice)


def decision_of(at: Position, seat: int, lang: str = "en") -> str:
    return wording.decision("tournay", GAME.view(at.state, seat), seat, NAMES, lang)


@pytest.mark.rule("TOU-4.2", "TOU-4.3", "TOU-4.4")
def test_whose_citizens_are_used_is_clear_in_one_label() -> None:
    at = Position().plaza(BETTI, white=2).plaza(KARCSI, white=1).plaza(GABI).deniers(BETTI, 6).turn(BETTI)
    own, mixed = "draw white_2 hidden 0+0", "draw white_2 hidden 0+1"
    assert label_of(at, own) == Label("2 of your own", "no extra cost", "⚪")
    assert label_of(at, mixed) == Label("1 own + 1 of Béla’s, pay 2", "2 deniers to the owner · 4 left", "⚪")
    assert label_of(at, mixed, "hu") == Label(
        "1 saját + Béla 1 polgára, 2 dénár", "2 dénár a gazdájának · marad 4", "⚪"
    )
    view = GAME.view(at.state, BETTI)
    line = wording.move("tournay", view, BETTI, NAMES, "en", BOOK.read("draw white_1 hidden 1"))
    assert line == "Draw: white I, two hidden cards – Béla’s citizen, pay 2"


@pytest.mark.rule("TOU-3.8", "TOU-3.10", "TOU-16.13")
def test_a_space_says_what_is_covered_or_lost_and_who_pays() -> None:
    at = Position().quarter(BETTI, {"0,0": "fort_1", "0,1": "advocate_1", "1,0": "barn_1"})
    at.hand(BETTI, "market_1").deniers(BETTI, 6).turn(BETTI)
    assert label_of(at, "play market_1 - 1,0") == Label(
        "C4 on top of Barn I", "costs 1 denier, 5 left · covered cards keep only their prestige · +5 deniers.", "🟡"
    )
    assert label_of(at, "play market_1 - 0,0").note == (
        "costs 1 denier, 5 left · +2 Advocate I · goes under its deck: Fort I · +5 deniers."
    )
    assert label_of(at, "play market_1 - 1,1").text == "D4 (empty)"


@pytest.mark.rule("TOU-9.3")
def test_a_fight_says_its_ransom() -> None:
    at = Position().queue("great_plague", "drought", "heresy", coins=(2, 1, 0)).plaza(BETTI, yellow=2).turn(BETTI)
    assert label_of(at, "fight great_plague 0", size=1) == Label(
        "Great Plague (2 coins)",
        "3 deniers + 1 yellow citizen · becomes your rampart",
        "🟡",
    )
    assert label_of(at, "fight drought 0+0", size=1).note.startswith("2 yellow citizens · becomes your rampart")


@pytest.mark.rule("TOU-10.1", "TOU-11.1")
def test_earning_and_gathering_say_what_they_bring() -> None:
    at = Position().plaza(BETTI, red=2).quarter(BETTI, {"0,0": "fort_1 : damage"}).turn(BETTI)
    assert label_of(at, "earn red 2") == Label("2 citizens", "+4 deniers", "🔴")
    assert label_of(at, "gather", size=0).note == "4 citizens come back · 1 card repaired"


@pytest.mark.rule("TOU-15.25")
def test_a_building_that_would_do_nothing_says_so() -> None:
    at = Position().quarter(BETTI, {"0,0": "barracks_1", "0,1": "market_1"}).deniers(BETTI, 4)
    at.plaza(BETTI, red=1, yellow=1).plaza(KARCSI, red=1).plaza(GABI).turn(BETTI)
    assert label_of(at, "activate 0,1 0", size=1) == Label("D3 · Market I – your own citizen", "+5 deniers.", "🟡")
    assert label_of(at, "activate 0,0 0", size=1).note.startswith("Pay 3 deniers")
    at.plaza(BETTI, yellow=1)
    assert label_of(at, "activate 0,0 1", size=1) == Label(
        "C3 · Barracks I – Béla’s citizen, pay 2",
        "no effect now · Pay 3 deniers: a red citizen from the supply joins your plaza.",
        "🔴",
    )


@pytest.mark.rule("TOU-7.2", "TOU-7.6")
def test_when_the_crier_comes_everybody_learns_what_awaits_them() -> None:
    at = Position().queue("great_plague", "norman_attack", "drought", coins=(1, 0, 0))
    at.ramparts(GABI, "heresy").plaza(GABI, yellow=2).deniers(GABI, 0).quarter(GABI, {"0,0": "fort_1"})
    at.crier_calls(BETTI)
    assert decision_of(at, GABI) == (
        "The Town Crier comes (drawn by Anna), and every event strikes. What awaits you: Great Plague: 2 yellow"
        " citizens lie down; Norman Attack: 1 card damaged; Drought: nothing for you. You hold 1 rampart: use it, or"
        " suffer?"
    )
    assert decision_of(at, GABI, "hu") == (
        "Jön a kisbíró (Anna húzta), és minden esemény lecsap. Ami rád vár: A nagy pestis: lefekszik 2 sárga polgár;"
        " Támadnak a normannok: megsérül 1 lap; Aszály: téged nem érint. Van 1 bástyád: megépíted, vagy elviseled?"
    )
    assert label_of(at, "defend - -", size=0) == Label(
        "Suffer them all", "Great Plague: 2 yellow citizens lie down · Norman Attack: 1 card damaged", "🛡️"
    )
    assert label_of(at, "defend great_plague -", size=0) == Label(
        "A rampart against Great Plague", "Norman Attack: 1 card damaged · +1 point, no rampart left", "🛡️"
    )
    assert "Great Plague (2 coins)" in wording.waiting("tournay", GAME.view(at.state, None), NAMES, "en")


@pytest.mark.rule("TOU-13.10")
def test_who_is_struck_learns_by_what() -> None:
    at = Position().queue("norman_attack", "drought", "banditry")
    at.quarter(KARCSI, {"0,0": "fort_1", "0,1": "market_1"})
    at.crier_calls(BETTI)
    assert decision_of(at, KARCSI) == "Norman Attack strikes you (1 coin): choose one of your cards to be damaged."
    label = label_of(at, "damage 0,1", seat=KARCSI)
    assert label == Label("D3 · Market I", "+5 deniers. · out of use until you gather", "🟡")


def test_a_card_in_hand_is_read_before_it_is_played_or_kept() -> None:
    at = Position().deck("white_1", "bishop_1", "hospital_1", "prior_1").plaza(BETTI, white=1).turn(BETTI)
    at.play(BETTI, "draw white_1 hidden 0")
    assert label_of(at, "keep hospital_1") == Label("Hospital I", "+4 deniers. · costs 1 denier, worth 1", "⚪")
    assert label_of(at, "keep hospital_1", "hu").text == "Kórház I"


# ---------------------------------------------------------------- what happened


def test_what_befell_the_viewer_comes_first() -> None:
    events: list[Event] = [
        happened.TurnBegan(BETTI, 4),
        happened.CardPlayed(BETTI, "market_1", "0,0", "new", 1),
        happened.CitizensUsed(BETTI, "red", (BETTI, KARCSI), 2),
        happened.Looked(BETTI, "red_2", ("?", "?"), True),
        happened.CardKept(BETTI, "red_2", "?", "fort_2", ""),
        happened.CrierCalled(BETTI, "red_2", 2, ("great_plague", "norman_attack", ""), (2, 1, 0)),
        happened.Defended(GABI, ("great_plague",), ("heresy",), None),
        happened.EventStruck("great_plague", 2),
        happened.CitizensLaid(KARCSI, "great_plague", ("yellow", "yellow")),
        happened.EventStruck("norman_attack", 1),
        happened.CardsDamaged(KARCSI, "norman_attack", ("0,1",), ("barn_1",)),
    ]
    assert wording.digest("tournay", events, NAMES, "en", KARCSI) == [
        "Great Plague: your citizens lie down (yellow ×2).",
        "Norman Attack damaged your Barn I (D3).",
        "Anna borrowed a citizen of yours: +2 deniers.",
        "📣 Town Crier number 2 (red II): Great Plague ×2, Norman Attack ×1",
        "**Anna**: played Market I, drew from red II (left Fort II)",
        "**Csilla**: ignored Great Plague",
    ]


@in_both
def test_the_hungarian_rules_have_every_clause(lang: str) -> None:
    english = [id_ for section in rulebook.sections("tournay", "en") for id_, _ in section.clauses]
    assert [id_ for section in rulebook.sections("tournay", lang) for id_, _ in section.clauses] == english
