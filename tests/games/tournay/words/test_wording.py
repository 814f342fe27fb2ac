"""Tournay in words: every card with its effect, prices and consequences on every choice, and nothing given away."""

from typing import Any

import pytest

from engine import Event
from games.tournay import TOURNAY as GAME
from games.tournay import events as happened
from games.tournay.cards import CARDS
from games.tournay.moves import BOOK
from render.pictures import focus, text_board
from render.pictures import seat as seat_picture
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position
from tests.games.tournay.vocabulary import EVENTS
from tests.render.kit import label_to, well_said
from tests.words.walk import NAMES
from words import LANGUAGES, speaker, wording
from words.reader import Reader
from words.wording import Label

in_both = pytest.mark.parametrize("lang", LANGUAGES)
EFFECT = 100


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
        assert card not in wording.log_line("tournay", event.seen_by(KARCSI), NAMES, lang)
        assert not any(card in line for line in wording.digest("tournay", [event], NAMES, lang, KARCSI))
    word = [
        wording.log_line("tournay", happened.StandingSet(BETTI, answer).seen_by(KARCSI), NAMES, lang)
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
        assert well_said(text, EFFECT), text
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
    return label_to(GAME, at.state, notation, lang, size, seat)


def decision_of(at: Position, seat: int, lang: str = "en") -> str:
    return wording.decision("tournay", GAME.view(at.state, seat), seat, NAMES, lang)


@in_both
def test_playing_a_card_is_offered_in_words_only_to_those_who_can(lang: str) -> None:
    at = Position().hand(BETTI, "market_1").deniers(BETTI, 0).turn(BETTI)
    poor, rich = decision_of(at, BETTI, lang), decision_of(at.deniers(BETTI, 5), BETTI, lang)
    say = speaker(lang)
    assert poor == say("tournay-decision-TakeTurn", deniers=0, may_play="no")
    assert rich == say("tournay-decision-TakeTurn", deniers=5, may_play="yes")


@pytest.mark.rule("TOU-4.2", "TOU-4.3", "TOU-4.4")
def test_whose_citizens_are_used_is_clear_in_one_label() -> None:
    at = Position().plaza(BETTI, white=2).plaza(KARCSI, white=1).plaza(GABI).deniers(BETTI, 6).turn(BETTI)
    own, mixed = "draw white_2 hidden 0+0", "draw white_2 hidden 0+1"
    assert label_of(at, own) == Label("2 citizens", "no extra cost", "⚪", paid="−2 ⚪")
    assert label_of(at, mixed) == Label(
        "1 of yours + 1 of Béla's", "2 deniers to the owner · 4 left", "⚪", paid="−2 🪙 −1 ⚪"
    )
    assert label_of(at, mixed, "hu") == Label(
        "1 saját + Béla 1 polgára", "2 dénár a gazdájának · marad 4", "⚪", paid="−2 🪙 −1 ⚪"
    )
    view = GAME.view(at.state, BETTI)
    line = wording.move("tournay", view, BETTI, NAMES, "en", BOOK.read("draw white_1 hidden 1"))
    assert line == "Draw: white I, 2 hidden cards – Béla's citizen, pay 2"


@in_both
def test_a_drafted_loss_names_its_card(lang: str) -> None:
    """Both victims choose at the same time, each among their own cards."""
    at = Position().queue("norman_attack", "heresy")
    at.quarter(KARCSI, {"0,0": "market_1", "0,1": "prior_1", "0,2": "hospital_1"})
    at.quarter(GABI, {"0,0": "fort_1", "0,1": "prior_1", "0,2": "hospital_1"})
    at.crier_calls()
    for seat, card in ((KARCSI, "market_1"), (GABI, "fort_1")):
        line = wording.move("tournay", GAME.view(at.state, seat), seat, NAMES, lang, BOOK.read("damage 0,0"))
        assert speaker(lang).term("tournay", "card", card) in line


@pytest.mark.rule("TOU-3.8", "TOU-3.10", "TOU-16.13")
def test_a_space_says_what_is_covered_or_lost_and_who_pays() -> None:
    at = Position().quarter(BETTI, {"0,0": "fort_1", "0,1": "advocate_1", "1,0": "barn_1"})
    at.hand(BETTI, "market_1").deniers(BETTI, 6).turn(BETTI)
    assert label_of(at, "play market_1 - 1,0") == Label(
        "C4 on top of Barn I", "covered cards count only for prestige · +5 deniers · 5 left", "🟡", paid="−1 🪙"
    )
    assert label_of(at, "play market_1 - 0,0").note == (
        "+2 deniers from Lawyer I · under its deck: Fort I · +5 deniers · 5 left"
    )
    assert label_of(at, "play market_1 - 1,1").text == "D4 (empty)"


@pytest.mark.rule("TOU-9.3")
def test_a_fight_says_its_ransom() -> None:
    at = Position().queue("great_plague", "drought", "heresy", coins=(2, 1, 0)).plaza(BETTI, yellow=2).turn(BETTI)
    assert label_of(at, "fight great_plague 0", size=1) == Label(
        "Great Plague (2 coins)",
        "becomes your rampart · For each coin: a yellow citizen on your plaza lies down.",
        "🟡",
        paid="−3 🪙 −1 🟡 / −5 🪙",
    )
    assert label_of(at, "fight drought 0+0", size=1).paid == "−0–2 🟡 −0–4 🪙"


@pytest.mark.rule("TOU-10.1", "TOU-11.1")
def test_earning_and_gathering_say_what_they_bring() -> None:
    at = Position().plaza(BETTI, red=2).quarter(BETTI, {"0,0": "fort_1 : damage"}).turn(BETTI)
    assert label_of(at, "earn red 2") == Label("2 citizens", "+4 deniers", "🔴", paid="−2 🔴")
    assert label_of(at, "gather", size=0).note == "4 citizens come back · 1 card repaired"


@pytest.mark.rule("TOU-15.25")
def test_a_building_that_would_do_nothing_says_so() -> None:
    at = Position().quarter(BETTI, {"0,0": "barracks_1", "0,1": "market_1"}).deniers(BETTI, 4)
    at.plaza(BETTI, red=1, yellow=1).plaza(KARCSI, red=1).plaza(GABI).turn(BETTI)
    assert label_of(at, "activate 0,1 0", size=1) == Label("D3 · Market I", "+5 deniers.", "🟡", paid="−1 🟡")
    assert label_of(at, "activate 0,0 0", size=1).note.startswith("Pay 3 deniers")
    at.plaza(BETTI, yellow=1)
    assert label_of(at, "activate 0,0 1", size=1) == Label(
        "C3 · Barracks I – Béla's citizen",
        "no effect now · Pay 3 deniers: a red citizen from the supply joins your plaza.",
        "🔴",
        paid="−2 🪙",
    )


@pytest.mark.rule("TOU-7.2", "TOU-7.6")
def test_when_the_crier_comes_everybody_learns_what_awaits_them() -> None:
    at = Position().queue("great_plague", "norman_attack", "drought", coins=(1, 0, 0))
    at.ramparts(GABI, "heresy").plaza(GABI, yellow=2).deniers(GABI, 0).quarter(GABI, {"0,0": "fort_1"})
    at.crier_calls(BETTI)
    assert decision_of(at, GABI) == (
        "Anna drew the Town Crier, and every event strikes. What's coming: Great Plague: 2 yellow"
        " citizens lie down; Norman Attack: 1 card damaged; Drought: nothing for you. You have 1 rampart: use it?"
    )
    assert decision_of(at, GABI, "hu") == (
        "Anna kisbírót húzott: minden esemény lecsap. Ami rád vár: A nagy pestis: lefekszik 2 sárga polgár;"
        " Támadnak a normannok: megsérül 1 lap; Aszály: téged nem érint. Van 1 bástyád: megépíted, vagy elviseled?"
    )
    assert label_of(at, "defend - -", size=0) == Label(
        "No defence", "Great Plague: 2 yellow citizens lie down · Norman Attack: 1 card damaged", "🛡️"
    )
    assert label_of(at, "defend great_plague -", size=0) == Label(
        "Rampart against Great Plague", "Norman Attack: 1 card damaged · +1 point, no rampart left", "🛡️"
    )
    assert "Great Plague (2 coins)" in wording.waiting("tournay", GAME.view(at.state, None), NAMES, "en")


@pytest.mark.rule("TOU-13.10")
def test_who_is_struck_learns_by_what() -> None:
    at = Position().queue("norman_attack", "drought", "banditry")
    at.quarter(KARCSI, {"0,0": "fort_1", "0,1": "market_1"})
    at.crier_calls(BETTI)
    assert decision_of(at, KARCSI) == "Norman Attack strikes you (1 coin): choose one of your cards to be damaged."
    label = label_of(at, "damage 0,1", seat=KARCSI)
    assert label == Label("D3 · Market I", "+5 deniers · can't be used until you gather", "🟡")


@pytest.mark.rule("TOU-13.5", "TOU-13.10")
def test_a_second_loss_is_asked_for_as_if_the_first_had_happened() -> None:
    """In words, picture, alt text and text board, for the eyes of the seat alone."""
    at = Position().queue("crusade", coins=(2, 0, 0)).plaza(BETTI).plaza(GABI).plaza(KARCSI, white=2, red=2)
    at.crier_calls()
    assert decision_of(at, KARCSI) == "Crusade strikes you (3 coins): choose one of your citizens to lie down."
    assert label_of(at, "lay red", seat=KARCSI).note == "2 red standing on your plaza"
    before = told(at, KARCSI)
    at.play(KARCSI, "lay red")
    assert decision_of(at, KARCSI) == (
        "Crusade strikes you (3 coins, 1 lost so far): choose one of your citizens to lie down."
    )
    assert decision_of(at, KARCSI, "hu") == (
        "Egy esemény sújt: Keresztes hadjárat (3 érme, eddigi veszteséged: 1). Válaszd ki, melyik polgárod feküdjön le."
    )
    assert label_of(at, "lay red", seat=KARCSI).note == "1 red standing on your plaza"
    assert label_of(at, "lay white", seat=KARCSI).note == "2 white standing on your plaza"
    assert all(one != other for one, other in zip(before, told(at, KARCSI), strict=True))


def told(at: Position, seat: int) -> list[object]:
    """All that shows a seat its own plaza while it chooses; the others see nothing new in theirs."""
    view, reader = GAME.view(at.state, seat), Reader("en")
    moves = GAME.moves(view, seat)
    question = focus("tournay", view, NAMES, reader, seat=seat, moves=moves)
    area = seat_picture("tournay", view, NAMES, reader, seat=seat, viewer=seat)
    return [question.png, question.alt, area.png, area.alt, text_board("tournay", view, NAMES, "en", seat=seat)]


def test_a_card_in_hand_is_read_before_it_is_played_or_kept() -> None:
    at = Position().deck("white_1", "bishop_1", "hospital_1", "prior_1").plaza(BETTI, white=1).turn(BETTI)
    at.play(BETTI, "draw white_1 hidden 0")
    assert label_of(at, "keep hospital_1") == Label("Hospital I", "+4 deniers · costs 1 denier, worth 1", "⚪")
    assert label_of(at, "keep hospital_1", "hu").text == "Kórház I"


# ---------------------------------------------------------------- what happened


def test_what_the_events_took_and_gave_is_told_in_one_sum() -> None:
    def struck(seat: int) -> list[Event]:
        taken = [happened.DeniersLost(seat, event, 2) for event in ("drought", "banditry")]
        return [*taken, happened.Gained(seat, 4, "procession"), happened.Gained(seat, 6, "market_2")]

    assert wording.digest("tournay", struck(BETTI), NAMES, "en", KARCSI) == [
        "**Anna**: lost 4 deniers (Drought and Banditry), got 4 deniers (Procession), got 6 deniers"
    ]
    assert wording.digest("tournay", struck(KARCSI)[:3], NAMES, "en", KARCSI) == [
        "Drought and Banditry cost you 4 deniers.",
        "Procession brought you 4 deniers.",
    ]


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
        "Anna borrowed one of your citizens: +2 deniers.",
        "📣 Town Crier number 2 (red II): Great Plague ×2, Norman Attack",
        "**Anna**: played Market I, drew from red II (left Fort II)",
        "**Csilla**: fended off Great Plague",
    ]
