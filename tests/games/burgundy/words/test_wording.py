"""The Castles of Burgundy in words: prices and consequences on every choice, and nothing given away."""

from dataclasses import replace

import pytest

from engine import Choice, Event, Question
from games.burgundy import BURGUNDY as GAME
from games.burgundy import data, estates
from games.burgundy import events as happened
from games.burgundy import moves as moved
from tests.games.burgundy.positions import ANNA, BENNO, CARLA, Position
from tests.render.kit import label_to
from tests.words.walk import NAMES
from words import LANGUAGES, speaker, wording
from words.wording import Label

in_both = pytest.mark.parametrize("lang", LANGUAGES)


@in_both
def test_a_secret_choice_is_not_told_before_all_have_chosen(lang: str) -> None:
    chosen = happened.Chose(ANNA, "6", "g4")
    for viewer in (None, BENNO):
        assert "6" not in wording.log_line("burgundy", chosen.seen_by(viewer), NAMES, lang)
        assert "g4" not in " ".join(wording.digest("burgundy", [chosen], NAMES, lang, viewer))


# ---------------------------------------------------------------- prices and consequences


def label_of(at: Position, notation: str, lang: str = "en", size: int | None = None) -> Label:
    return label_to(GAME, at.state, notation, lang, size)


def mines() -> Position:
    at = Position().store(ANNA, "mine", "bank").estate(ANNA, e3="mine", f2="mine").has(ANNA, workers=2)
    return at.turn(ANNA, 4, 6)


@pytest.mark.rule("BUR-X17", "BUR-10.3", "BUR-10.4", "BUR-10.5")
def test_a_space_says_its_price_and_all_the_points_it_brings() -> None:
    assert label_of(mines(), "place 4 mine g1", size=2) == Label(
        "g1 · Mine",
        "+6 region · +10 phase A · +7 large bonus · 1 silverling each phase",
        "⛏️",
        paid="−1 👷",
    )
    assert label_of(mines(), "place 4 mine g1", "hu", size=2) == Label(
        "g1 · Bánya",
        "+6 (régió) · +10 („A” fázis) · +7 (nagy bónusz) · fázisonként 1 ezüst",
        "⛏️",
        paid="−1 👷",
    )


def test_a_region_that_is_not_complete_says_how_far_it_is() -> None:
    assert label_of(mines(), "place 4 bank e4").note == "+2 silverlings · 1 of 5 in the region"


@pytest.mark.rule("BUR-X3", "BUR-8.9")
def test_animals_say_what_the_whole_pasture_scores() -> None:
    at = Position().store(ANNA, "cow4", "mine").estate(ANNA, a2="castle", b1="cow3").turn(ANNA, 6, 4)
    assert label_of(at, "place 6 cow4 a1", size=1).note.startswith("+7 animals")


@pytest.mark.rule("BUR-X19")
def test_a_sale_says_points_silver_workers_and_price() -> None:
    at = Position(2).knows(ANNA, 3, 4).goods(ANNA, pink=3, red=1).has(ANNA, workers=1).turn(ANNA, 3, 4)
    assert label_of(at, "sell 3 pink") == Label("3 pink", "+6 points · +2 silverlings · +1 worker", "🌸")
    assert label_of(at, "sell 4 pink").whole == "3 pink · −1 👷"


@pytest.mark.rule("BUR-6.3")
def test_a_tile_taken_says_what_it_will_do_and_that_the_storage_is_full() -> None:
    at = Position().offer({"4b": "ship", "4a": "mine"}).store(ANNA, "bank", "bank", "church").turn(ANNA, 4, 4)
    assert label_of(at, "take 4 4b church", size=2) == Label(
        "4b · Ship",
        "fetches goods, then moves you up in turn order · storage full: discard a tile",
        "⛵",
    )
    assert label_of(at, "take 4 4b church") == Label("Discard church", "out of the game", "🏠")


def test_a_command_that_has_not_named_the_die_learns_both_prices() -> None:
    at = Position().offer({"4b": "ship"}).has(ANNA, workers=2).turn(ANNA, 4, 2)
    view = GAME.view(at.state, ANNA)
    found = [move for move in GAME.moves(view, ANNA) if move.words[:1] == ("take",)]
    choice = Choice("4b", found[0].words[:3], tuple(found), None)
    label = wording.choice(
        "burgundy", view, ANNA, NAMES, "en", Question(choice.path[:2], "take", "slot", (choice,)), choice
    )
    assert label.note.startswith("with 4: no workers, with 2: −2 workers · fetches goods")


@pytest.mark.rule("BUR-X28", "BUR-8.3")
def test_a_ship_says_what_it_loads_and_what_stays() -> None:
    at = Position().goods(ANNA, red=1, purple=1).goods_on(3, "brown", "orange", "red").store(ANNA, "ship")
    at.turn(ANNA, 2, 2).play(ANNA, "place 2 ship d3")
    assert label_of(at, "load 3 brown") == Label("Keep brown", "loads red and brown · left behind: orange")
    assert label_of(at, "load 1 -", size=1) == Label("Depot 1", "you only move up in turn order")


@pytest.mark.rule("BUR-17.3")
def test_the_end_of_the_last_turn_of_a_round_says_that_there_is_no_way_back() -> None:
    at = Position(2).offer({"0b": "bank"}).has(BENNO, silver=2).turn(BENNO, 3)
    at.play(BENNO, "workers 3")
    assert label_of(at, "end", size=1).note == "new dice are rolled: undo needs consent · you could still buy a tile"


@pytest.mark.rule("BUR-17.3")
@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "the last one before everybody rolls again"), ("hu", "az utolsó az új kockadobás előtt")],
)
def test_whoever_plays_the_last_die_of_a_round_is_told_so(lang: str, told: str) -> None:
    for seat, dice, last in ((ANNA, (3,), False), (BENNO, (3, 4), False), (BENNO, (3,), True)):
        at = Position(2).turn(seat, *dice)
        asked = wording.decision("burgundy", GAME.view(at.state, seat), seat, NAMES, lang)
        assert (told in asked) == last, asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("goods", data.GOODS)
def test_a_sale_has_room_on_a_button(goods: str, lang: str) -> None:
    at = Position().goods(ANNA, **{goods: 3}).turn(ANNA, 3, 5)
    view = GAME.view(at.state, ANNA)
    for die in (3, 5):
        assert len(wording.button_label("burgundy", view, ANNA, NAMES, lang, moved.Sell(die, goods))) <= 34


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
        "Your mines: +2 silverlings.",
        "The white die brought pink to depot 4.",
        "**Béla**: mine → g1, completed a mine region of 3 spaces, large bonus tile (mines), +2 workers "
        "(**+23** points)",
        "**Csilla**: +2 workers ×2",
    ]


def test_the_roll_that_is_on_is_no_news_to_whoever_plays_it() -> None:
    """The dice stand above the picture, the goods in it. Earlier rounds are told, and the table's message tells all."""
    view = GAME.view(mines().state, ANNA)
    now = happened.RoundBegan(view.phase, view.round, (0, 1, 2), ((3, 5), (1, 1), (6, 2)), 4, "pink")
    before = replace(now, round=view.round - 1)
    told = [wording.is_standing("burgundy", view, seat, event) for seat in (ANNA, None) for event in (now, before)]
    assert told == [True, False, False, False]


def test_dice_and_depots_are_told_in_the_log() -> None:
    began = happened.RoundBegan("E", 5, (1, 0), ((3, 5), (1, 1)), 4, "pink")
    assert wording.log_line("burgundy", began, NAMES[:2], "en") == (
        "Round 5 of phase E. Dice: Anna 3+5, Béla 1+1. The white die brings pink goods to depot 4. "
        "Turn order: Béla and Anna."
    )
    loaded = happened.Loaded(BENNO, (1, 6), ("pink", "pink", "red"))
    assert (
        wording.log_line("burgundy", loaded, NAMES[:2], "en")
        == "Béla's ship called at depot 1 and depot 6: pink ×2 and red."
    )
    assert wording.log_line("burgundy", loaded, NAMES[:2], "hu") == (
        "Béla hajója rakodott: 1. depó és 6. depó. Amit hozott: rózsaszín ×2 és piros."
    )


def test_an_invitation_names_sheets_only_where_they_are_dealt() -> None:
    chosen = {name: values[0] for name, values in GAME.meta.options.choices().items()}
    assert (
        wording.options("burgundy", {**chosen, "setup": "basic"}, "en") == "everybody plays board 1 · sold goods open"
    )
    assert "printed sheets · with board 8" in wording.options("burgundy", {**chosen, "setup": "expert_open"}, "en")
