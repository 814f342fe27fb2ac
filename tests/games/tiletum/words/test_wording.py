"""Tiletum in words: prices and consequences on every choice, the thread of a turn, and nothing given away."""

import pytest

from engine import Event, Seat, narrow
from games.tiletum import TILETUM as GAME
from games.tiletum import data
from games.tiletum import events as happened
from games.tiletum.moves import BOOK
from games.tiletum.outlook import WARNINGS
from tests.games.tiletum.positions import BLUE, GREEN, ORANGE, PURPLE, Position
from tests.render.kit import Deed, label_to
from tests.words.walk import NAMES
from words import LANGUAGES, speaker, wording
from words.catching_up import catching_up
from words.wording import Label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_warning_has_words(lang: str) -> None:
    assert [warning for warning in WARNINGS if not speaker(lang).has(warning)] == []


# ---------------------------------------------------------------- prices and consequences


def label_of(at: Position, notation: str, lang: str = "en", size: int | None = None) -> Label:
    return label_to(GAME, at.state, notation, lang, size)


@pytest.mark.rule("TIL-X6", "TIL-5.10")
def test_a_die_says_what_it_gives_and_the_points_it_brings() -> None:
    at = Position().facing("architect", 2).dice("pink2", "blue4").has(BLUE, gold=0)
    assert label_of(at, "die pink2 2 take food", size=1) == Label(
        "Pink 2 · 2 food · Architect 5 AP", "tile: helper (4 VP)", "🌸"
    )
    assert label_of(at, "die pink2 2 take food", "hu", size=1) == Label(
        "Rózsaszín 2-es · 2 élelem · Építész 5 AP", "lapka: segítő (4 GYP)", "🌸"
    )


@pytest.mark.rule("TIL-5.3", "TIL-15.9")
def test_a_turned_die_says_its_price_in_gold_and_counts_the_marker() -> None:
    at = Position().facing("architect", 2).dice("pink2").has(BLUE, gold=4, markers={"merchant": 2})
    label = label_of(at, "die pink2 3 take food", size=1)
    assert label.whole == "Turned to 3 · 3 food · Merchant 6 AP · −2 🪙"
    assert label.note == "tile: helper (4 VP) · with your marker's +2"


@pytest.mark.rule("TIL-11.1", "TIL-11.3")
def test_the_king_action_says_where_it_leads_and_what_is_lost_at_the_end() -> None:
    at = Position().facing("king", 1).dice("pink1", "blue1").has(BLUE, gold=0)
    at.track({9: (BLUE,), 4: (ORANGE, PURPLE, GREEN)}).state.action_tiles["king"] = ""
    label = label_of(at, "die pink1 1 leave food", size=1)
    assert label.note.startswith("⚠️ 3 AP wasted at the end of the king track · king track 7 → 15")


@pytest.mark.rule("TIL-X8")
def test_a_route_says_its_price_what_is_there_and_what_is_left() -> None:
    at = Position().acting(BLUE, "architect", 4).has(BLUE, architect="frankfurt", gold=0)
    assert label_of(at, "architect praha walk", size=1) == Label(
        "Praha", "tile: helper (4 VP) · room for a pillar · later 3 stone → 12 VP", paid="−2–4 AP"
    )
    assert label_of(at, "architect praha walk", "hu", size=1).whole == "Prága · −2–4 AP"
    assert label_of(at, "architect praha pillar") == Label(
        "Place a pillar", "later 3 stone → 12 VP · 1 AP left", "🏛️", paid="−3 AP"
    )
    assert label_of(at, "architect koeln walk", size=1).whole == "Köln · −1–3 AP"
    move = BOOK.read("architect praha pillar")
    view = GAME.view(at.state, BLUE)
    assert wording.move("tiletum", view, BLUE, NAMES, "en", move) == "Architect → Praha, places a pillar, −3 AP"
    assert wording.move("tiletum", view, BLUE, NAMES, "hu", move) == "Építész → Prága, oszlopot emel, −3 AP"


@pytest.mark.rule("TIL-17.3", "TIL-8.4")
def test_the_merchant_is_told_of_fairs_and_house_bonuses() -> None:
    at = Position().acting(BLUE, "merchant", 4).has(BLUE, merchant="lyon", gold=0)
    at.state.fair_tiles = ["fair_crest", "fair_house", "fair_pillar", "fair_contract"]
    assert "fair of round 2: 4 VP as things stand" in label_of(at, "merchant arles walk -", size=1).note
    at.house(BLUE, "arles", 1)
    assert "you are at the fair of round 2 anyway" in label_of(at, "merchant arles walk -", size=1).note
    at.has(BLUE, merchant="praha")
    assert label_of(at, "merchant praha house 1", size=2).whole == "Place a house · −1 AP · +3 VP"


@pytest.mark.rule("TIL-14.2", "TIL-14.3")
def test_a_warehouse_that_would_fill_up_is_warned_of_before() -> None:
    at = Position().acting(BLUE, "contract", 6).poor(BLUE)
    at.offers(["contract_iron_9", "contract_wool_9", "crest_lion", "contract_same_8", "contract_same_5"])
    assert label_of(at, "sign 2") == Label(
        "2 · contract (9 wool → 17 VP)", "warehouse 1 of 4 · 4 AP left", paid="−2 AP"
    )
    at.has(BLUE, warehouse=["helper_vp_4", "helper_vp_4", "crest_eagle"])
    assert label_of(at, "sign 2", size=1).note.startswith("⚠️ your warehouse will be full")
    assert label_of(at, "sign 2", "hu", size=1).note.startswith("⚠️ megtelik vele a raktárad")


@pytest.mark.rule("TIL-9.10")
def test_a_character_without_a_room_is_warned_of_before() -> None:
    at = Position().acting(BLUE, "character", 1).poor(BLUE)
    at.has(BLUE, rooms={"b5f1": "character_king_1"}).offers(characters=["character_king_2", *[""] * 4])
    assert label_of(at, "hire character_king_2 -", size=0).note.startswith("⚠️ no room for this type")


@pytest.mark.rule("TIL-14.2")
def test_a_tile_for_which_there_is_no_room_is_warned_of_while_tasks_can_still_help() -> None:
    at = Position().facing("architect", 2).dice("pink2").poor(BLUE)
    at.has(BLUE, warehouse=["crest_lion", "crest_eagle", "crest_cross", "crest_balls"])
    assert label_of(at, "die pink2 2 leave food", size=0).note.startswith(
        "⚠️ warehouse full, no room for the helper (4 VP)"
    )


@pytest.mark.rule("TIL-15.4", "TIL-9.9")
def test_settling_says_which_building_it_fills_or_completes() -> None:
    at = Position().acting(BLUE, "character", 3).poor(BLUE)
    at.has(BLUE, rooms={"b2f1": "character_king_1"}, warehouse=["character_king_3"])
    label = label_of(at, "settle character_king_3 b2f2")
    assert label.whole.endswith("courtier (2 VP) · building 2, floor 2 · −2 AP")
    assert label.note == "fills the building: a house for your supply · can boost King · 1 AP left"
    at.has(BLUE, crests={2: "crest_lion"})
    assert label_of(at, "settle character_king_3 b2f2").note.startswith("completes the building: +2 AP for King")


@pytest.mark.rule("TIL-13.5", "TIL-13.7", "TIL-13.9")
def test_tasks_say_what_they_cost_and_bring() -> None:
    at = Position().acting(BLUE, "king", 0).poor(BLUE)
    at.has(BLUE, warehouse=["contract_same_3", "crest_lion"], iron=3, food=6, stone=3).pillar("praha", BLUE)
    assert label_of(at, "fulfil contract_same_3 iron") == Label(
        "Pay iron", "+4 VP with contract space 1 · iron 3 → 0 · a pillar for your supply", "⚒️", paid="−3 ⚒️"
    )
    crest = label_of(at, "crest crest_lion 2")
    assert crest == Label("Building 2", "a pillar at any cathedral · food 6 → 0", paid="−6 🍖")
    assert label_of(at, "contribute praha") == Label("Contribute · Praha", "+12 VP", "⛪", paid="−3 🪨")


@pytest.mark.rule("TIL-10.4")
def test_a_first_swap_says_what_both_resources_make_of_the_stores() -> None:
    at = Position().acting(BLUE, "contract", 3).poor(BLUE).has(BLUE, gold=2, iron=1)
    assert label_of(at, "swap gold food+iron") == Label(
        "Get 1 food + 1 iron", "gold 2 → 1 · food 0 → 1 · iron 1 → 2 · 2 AP left", paid="−1 AP −1 🪙"
    )
    assert label_of(at, "swap gold gold+wool").note == "wool 0 → 1 · 2 AP left", "the gold comes back"
    at.state.swapped = True
    assert label_of(at, "swap gold iron") == Label(
        "Get 1 iron", "gold 2 → 1 · iron 1 → 2 · 2 AP left", "⚒️", paid="−1 AP −1 🪙"
    )


@pytest.mark.rule("TIL-6.3")
def test_ending_says_what_is_lost() -> None:
    at = Position().acting(BLUE, "architect", 2).poor(BLUE).has(BLUE, gold=2)
    assert label_of(at, "end turn") == Label("End the turn", "⚠️ you lose 2 AP")
    assert label_of(at, "end action").note == "⚠️ you lose 2 AP · you can still do tasks"
    at.acting(BLUE, "architect", 0)
    assert label_of(at, "end turn").note == "nothing is lost"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_tiles_are_told_apart_and_targets_are_called_as_on_the_pictures(lang: str) -> None:
    say = speaker(lang)
    assert len({say.term("tiletum", "character", each) for each in data.CHARACTERS}) == len(data.CHARACTERS)
    at = Position().acting(BLUE, "merchant", 6).poor(BLUE)
    view = GAME.view(at.state, BLUE)
    question = narrow(GAME.moves(view, BLUE), ("merchant",))
    assert question is not None
    for choice in question.choices:
        label = wording.choice("tiletum", view, BLUE, NAMES, lang, question, choice)
        assert label.text.startswith(say.term("tiletum", "space", choice.word))


# ---------------------------------------------------------------- the thread


@pytest.mark.rule("TIL-6.5", "TIL-13.1")
def test_whatever_is_slipped_in_the_way_back_is_told() -> None:
    at = Position().acting(BLUE, "architect", 3).has(BLUE, warehouse=["helper_character_2"], gold=0)
    assert told(at, BLUE) == "Architect: 3 AP left."
    at.play(BLUE, "helper helper_character_2 -")
    assert told(at, BLUE) == ("Character, from the helper (Character, 2 AP): 2 AP left. Then back to Architect (3 AP).")
    assert told(at, BLUE, "hu") == (
        "Karakter – segítő (Karakter, 2 AP): még 2 AP-d van. Utána folytatódik: Építész (3 AP)."
    )
    assert told(at, ORANGE) == "Anna: Character (2 AP left)."


def test_a_task_before_the_die_leads_back_to_the_die() -> None:
    at = Position().has(BLUE, warehouse=["helper_merchant_2", "crest_lion", "crest_eagle", "crest_cross"], gold=0)
    at.play(BLUE, "helper helper_merchant_2 -")
    assert told(at, BLUE) == (
        "Merchant, from the helper (Merchant, 2 AP): 2 AP left. Then back to taking a die. Your warehouse is full."
    )


@pytest.mark.rule("TIL-16.3")
def test_who_will_lose_the_kings_tile_learns_it_while_there_is_time() -> None:
    full = ["crest_lion", "crest_eagle", "crest_cross", "crest_balls"]
    at = (
        Position()
        .acting(BLUE, "architect", 0)
        .has(BLUE, warehouse=full)
        .track({6: (BLUE,), 4: (ORANGE, PURPLE, GREEN)})
    )
    assert told(at, BLUE) == "Architect: no AP left. Your warehouse is full."
    at.state.turn = 3
    assert told(at, BLUE).endswith("You lead the king track but can't take its tile: helper (4 VP).")


def told(at: Position, seat: Seat, lang: str = "en") -> str:
    return wording.decision("tiletum", GAME.view(at.state, seat), seat, NAMES, lang)


# ---------------------------------------------------------------- what happened


def test_a_digest_keeps_the_order_and_leaves_out_what_goes_without_saying() -> None:
    events: list[Event] = [
        happened.DieTaken(ORANGE, "blue4", 4, 0, "joker"),
        happened.TileTaken(ORANGE, "helper_vp_4", "joker"),
        happened.ActionBegan(ORANGE, "architect", 3, "joker"),
        happened.Travelled(ORANGE, "architect", "tiletum", "koeln", 1),
        happened.Travelled(ORANGE, "architect", "koeln", "tiletum", 1),
        happened.Travelled(ORANGE, "architect", "tiletum", "koeln", 1),
        happened.PillarPlaced(ORANGE, "koeln"),
        happened.Travelled(ORANGE, "architect", "koeln", "frankfurt", 1),
        happened.HelperUsed(ORANGE, "helper_vp_4"),
        happened.Scored(ORANGE, 4, "helpers", "helper_vp_4"),
        happened.Scored(BLUE, 3, "king", "track"),
        happened.Scored(PURPLE, -2, "king", "track"),
        happened.OrderChanged((BLUE, ORANGE, PURPLE)),
        happened.FairScored(2, "arles", "fair_house", (BLUE, ORANGE), (2, 1, 1), (8, 4, 0)),
        happened.RoundBegan(3, ("blue4",)),
    ]
    assert wording.digest("tiletum", events, NAMES[:3], "en", PURPLE) == [
        "**King track**: Anna 3 VP, Csilla −2",
        "The new turn order: Anna, Béla and Csilla.",
        "🎪 **Fair of houses, Arles**: Anna 8 VP, Béla 4",
        "**Round 3** has begun.",
        "**Béla**: blue 4 → Joker, joker as Architect, architect → Köln, pillar in Köln, architect → Frankfurt, "
        "used the helper (4 VP), **4 VP**",
    ]


def test_of_the_king_track_only_where_a_disc_came_to_rest_is_told() -> None:
    """Two moves to its end are not twice 15 points."""
    events: list[Event] = [
        happened.KingMoved(ORANGE, 4, 12, 0),
        happened.PillarPlaced(ORANGE, "koeln"),
        happened.KingMoved(ORANGE, 12, 12, 2),
    ]
    assert wording.digest("tiletum", events, NAMES[:3], "hu", BLUE) == ["**Béla**: királysáv → 15, oszlop: Köln"]


def test_the_end_of_a_round_is_told_once_and_after_the_turn_that_ended_it() -> None:
    """Also to those who scored: no part of it stands above as something that was done to them."""
    ended: list[Event] = [
        happened.PillarPlaced(ORANGE, "koeln"),
        happened.Scored(BLUE, 3, "king", "track"),
        happened.Scored(PURPLE, -2, "king", "track"),
        happened.OrderChanged((BLUE, ORANGE, PURPLE)),
        happened.FairScored(2, "arles", "fair_house", (PURPLE, ORANGE), (2, 1, 1), (0, 4, 8)),
        happened.RoundBegan(3, ("blue4",)),
        happened.CorruptionShown(1, 2),
    ]
    begun: list[Event] = [happened.HousePlaced(BLUE, "lyon", 1)]
    for reader in (PURPLE, None):
        assert catching_up("tiletum", [Deed(ORANGE, ended), Deed(BLUE, begun)], NAMES[:3], "en", reader) == [
            "**Béla**: pillar in Köln",
            "- **King track**: Anna 3 VP, Csilla −2",
            "- The new turn order: Anna, Béla and Csilla.",
            "- 🎪 **Fair of houses, Arles**: Csilla 8 VP, Béla 4",
            "- **Round 3** has begun.",
            "- Corruption: everybody goes back 2 steps on the king track.",
            "**Anna**: house in Lyon",
        ]


def test_the_log_tells_prices_gifts_and_dead_ends() -> None:
    say = speaker("en")
    lines = [
        say.event("tiletum", event, NAMES)
        for event in (
            happened.DieTaken(BLUE, "blue4", 3, 2, "merchant"),
            happened.BuildingCompleted(BLUE, 6, "", 0),
            happened.BuildingCompleted(BLUE, 2, "king", 2),
            happened.KingMoved(BLUE, 10, 12, 1),
            happened.ContractFulfilled(BLUE, "contract_iron_5_king", 2, True),
            happened.TilesLaid((), ()),
        )
    ]
    assert lines == [
        "Anna took the blue 4 at Merchant and turned it to 3 for 2 gold.",
        "Anna completed building 6.",
        "Anna completed building 2: +2 AP for King from now on.",
        "Anna is now at 15 on the king track. 1 AP went unused at the end of the track.",
        "Anna fulfilled a contract on contract space 2: contract (5 iron → 7 VP, king track 1 step). "
        "That frees a pillar.",
        "All bonus tiles are still there.",
    ]


def test_who_would_go_first_next_is_not_told_when_the_game_has_ended() -> None:
    order = happened.OrderChanged((BLUE, ORANGE, PURPLE))
    [told] = wording.digest("tiletum", [order], NAMES[:3], "en", PURPLE)
    final = happened.FinalScored(seat=BLUE, houses=1, pillars=1, buildings=0, resources=34)
    assert told not in wording.digest("tiletum", [order, final], NAMES[:3], "en", PURPLE)
