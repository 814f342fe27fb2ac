"""TOU-1, TOU-20, TOU-21: the box, the set-up, the expert rules and the expansion."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import games.tournay
from engine import HIDDEN
from games.tournay import TOURNAY as GAME
from games.tournay import events as news
from games.tournay import state as records
from games.tournay.cards import CARDS, Ability, Card, Character, Scoring, base_cards, expansion_cards, marked_cards
from games.tournay.data import COLOURS, CRIERS, DECKS, EVENTS
from games.tournay.hands import next_hidden
from games.tournay.meta import TournayOptions
from games.tournay.state import State
from tests.engine.fresh import beginnings, routine
from tests.games.tournay.invariants import invariants
from tests.games.tournay.positions import BETTI, KARCSI, Position

RULES = (Path(games.tournay.__file__).parent / "RULES.md").read_text()
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int = 3, seed: str = "box", **options: str) -> State:
    return GAME.new(seats, seed, TournayOptions.read(options))


@pytest.mark.rule("TOU-1.1", "TOU-1.6", "TOU-1.7", "TOU-1.10")
@SEATS
def test_everybody_begins_with_six_deniers_and_two_citizens_of_each_colour_and_nothing_else(seats: int) -> None:
    state = new(seats)
    assert state.supply == dict.fromkeys(COLOURS, 3)
    assert len(state.players) == seats
    for player in state.players:
        assert player.deniers == 6
        assert player.plaza == dict.fromkeys(COLOURS, 2), "all are available"
        assert player.lying == dict.fromkeys(COLOURS, 0)
        assert (player.hand, player.quarter, player.ramparts, player.built) == ([], {}, [], [])


@pytest.mark.rule("TOU-1.2", "TOU-1.3", "TOU-1.4")
def test_nine_decks_of_ten_base_cards_each_with_its_own_crier() -> None:
    state = new()
    assert list(state.decks) == [f"{colour}_{level}" for level in (1, 2, 3) for colour in COLOURS]
    for name, deck in state.decks.items():
        assert len(deck.bag) == deck.size == 10
        assert [card for card in deck.bag if card in CRIERS] == [f"town_crier_{name}"]
        playable = [card for card in deck.bag if card not in CRIERS]
        assert Counter(playable) == base_cards(name)
        assert all((CARDS[card].colour, str(CARDS[card].level)) == tuple(name.split("_")) for card in playable)
        assert not any(CARDS[card].expansion for card in playable)
        assert deck.up is None
    assert sum(deck.size for deck in state.decks.values()) == 90
    assert state.box == []


def first_of_each_deck(seed: str) -> list[str]:
    """The card that comes first out of each of the nine decks."""
    state = new(seed=seed)
    return [next_hidden(state, deck) for deck in state.decks.values()]


@pytest.mark.rule("TOU-1.2")
def test_every_deck_lies_face_down_and_is_shuffled_by_itself() -> None:
    state = new()
    for seat in (None, *state.seats):
        for deck in GAME.view(state, seat).decks.values():
            assert (deck.up, deck.bag) == (None, [HIDDEN] * 10)
    tops = [first_of_each_deck(f"shuffled {n}") for n in range(100)]
    for n, (name, deck) in enumerate(state.decks.items()):
        assert {top[n] for top in tops} == {*deck.bag}, f"any card may be the first of {name}"
    for one, other in pairwise(range(9)):
        pairs = {(top[one], top[other]) for top in tops}
        assert len(pairs) > 30, "what lies on one deck tells nothing of another"
    assert first_of_each_deck("shuffled 0") == tops[0], "but it is the same for the same seed"


@pytest.mark.rule("TOU-1.2")
def test_looking_at_a_hidden_card_cannot_be_taken_back() -> None:
    state = new()
    state.played, state.barrier = 7, 0
    next_hidden(state, state.decks["red_1"])
    assert state.barrier == 7
    at = Position().deck("red_1", "fort_1", "road_1")
    at.state.played, at.state.barrier = 7, 0
    assert next_hidden(at.state, at.state.decks["red_1"]) == "fort_1", "what was put under a deck comes in that order"
    assert at.state.barrier == 7


@pytest.mark.rule("Q1", "TOU-1.5")
def test_the_events_are_shuffled() -> None:
    queues = [new(seed=f"events {n}").queue for n in range(120)]
    for slot in range(3):
        assert {queue[slot] for queue in queues} == {*EVENTS}, "any event may begin in any slot"


@pytest.mark.rule("TOU-1.5", "Q50")
def test_three_of_fifteen_events_lie_open_without_coins() -> None:
    state = new()
    assert len(EVENTS) == 15
    assert len(set(state.queue)) == 3
    assert state.coins == [0, 0, 0]
    assert sorted([*state.queue, *state.event_bag]) == sorted(EVENTS)


@pytest.mark.rule("TOU-1.8", "Q37")
def test_the_bank_never_runs_out() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 500)
    at.quarter(BETTI, {"0,0": "market_1"})
    assert at.gain(BETTI, "activate 0,0 0") == 5


@pytest.mark.rule("TOU-1.5", "TOU-1.9")
def test_the_opening_tells_who_begins_and_which_events_lie_in_the_queue() -> None:
    state, events = GAME.opening(3, "opening")
    assert events == [news.GameBegan(state.start, tuple(state.queue)), news.TurnBegan(state.start, 1)]
    assert len(state.queue) == 3


@pytest.mark.rule("TOU-1.9", "TOU-3.1")
def test_the_start_player_begins_and_keeps_the_marker() -> None:
    starts = {new(seed=str(n)).start for n in range(30)}
    assert starts == {0, 1, 2}
    assert new(start="first_seat").start == 0
    state = new(seed="1")
    order = []
    for _ in range(7):
        (seat,) = GAME.to_act(state)
        order.append(seat)
        GAME.play(state, seat, GAME.default_move(state, seat))
    assert order == [(state.start + n) % 3 for n in range(7)], "clockwise"
    assert state.start == order[0]


# ---------------------------------------------------------------- expert rules


@pytest.mark.rule("TOU-20.1", "TOU-20.2")
@SEATS
def test_experts_begin_with_one_citizen_of_each_colour_and_nine_deniers(seats: int) -> None:
    state = new(seats, rules="expert")
    assert state.supply == dict.fromkeys(COLOURS, seats + 3)
    for player in state.players:
        assert player.deniers == 9
        assert player.plaza == dict.fromkeys(COLOURS, 1)


@pytest.mark.rule("TOU-X8")
def test_the_supply_of_experts_is_seven_six_or_five() -> None:
    assert [new(seats, rules="expert").supply["red"] for seats in (4, 3, 2)] == [7, 6, 5]


@pytest.mark.rule("TOU-20.3", "TOU-20.4", "TOU-20.5", "TOU-20.6", "TOU-4.7")
def test_experts_recruit_a_citizen_of_the_colour_they_use() -> None:
    at = Position(rules="expert").turn(BETTI)
    at.plaza(BETTI, white=1)
    whites = [move for move in at.options(BETTI, "recruit") if "white" in move]
    assert whites == ["recruit white 0", "recruit white 1", "recruit white 2"], "an own one first"
    assert at.reason(BETTI, "recruit red 0") == "citizen-not-available"
    supply = at.state.supply["white"]
    assert at.gain(BETTI, "recruit white 0") == -5
    assert at.state.supply["white"] == supply - 1
    assert at.standing(BETTI) == {"white": 1}, "the recruit stands"
    assert at.lying(BETTI)["white"] == 1, "the citizen used lies"
    assert at.to_act == (KARCSI,)
    assert not [move for move in Position().turn(BETTI).options(BETTI) if move.startswith("recruit")], "experts only"
    assert Position().turn(BETTI).reason(BETTI, "recruit white 0") == "expert-only"
    at.turn(BETTI).deniers(BETTI, 4)
    assert at.reason(BETTI, "recruit white 0") == "recruit-price"
    at.deniers(BETTI, 5).state.supply["white"] = 0
    assert at.reason(BETTI, "recruit white 0") == "supply-empty"


@pytest.mark.rule("TOU-20.7", "Q38")
def test_experts_may_use_a_borrowed_citizen_to_recruit() -> None:
    at = Position(rules="expert").turn(BETTI).deniers(BETTI, 7)
    lender = at.player(KARCSI).deniers
    assert at.gain(BETTI, "recruit red 1") == -7
    assert at.player(KARCSI).deniers == lender + 2
    assert at.lying(KARCSI) == {"red": 1}
    assert at.player(BETTI).plaza["red"] == 2
    at.turn(BETTI).deniers(BETTI, 6)
    assert at.reason(BETTI, "recruit red 2") == "cannot-pay-lenders"


@pytest.mark.rule("TOU-20.8", "Q39")
@pytest.mark.parametrize("expansion", ["replace", "mix"])
def test_expert_rules_and_expansion_go_together(expansion: str) -> None:
    state = new(rules="expert", expansion=expansion)
    assert state.expert
    assert state.players[0].deniers == 9
    assert any(CARDS[card].expansion for deck in state.decks.values() for card in deck.bag if card not in CRIERS)
    invariants(state)


# ---------------------------------------------------------------- the expansion


@pytest.mark.rule("TOU-21.1", "TOU-21.3")
def test_mode_a_replaces_the_marked_cards() -> None:
    state = new(expansion="replace")
    for name, deck in state.decks.items():
        cards = Counter(card for card in deck.bag if card not in CRIERS)
        assert deck.size == 10
        if DECKS[name].level == 3:
            assert cards == base_cards(name)
        else:
            assert cards == base_cards(name) - marked_cards(name) + expansion_cards(name)
            assert sum(CARDS[card].expansion for card in cards.elements()) == 3
    assert Counter(state.decks["red_1"].bag)["fort_1"] == 1, "one Fort of two is marked"
    assert state.box == []


@pytest.mark.rule("TOU-21.2", "TOU-21.3", "Q40")
def test_mode_b_draws_three_of_the_six() -> None:
    seen = Counter[int]()
    for n in range(20):
        state = new(seed=f"mode b {n}", expansion="mix")
        for name, deck in state.decks.items():
            cards = Counter(card for card in deck.bag if card not in CRIERS)
            boxed = Counter(card for card in state.box if CARDS[card].deck == name)
            assert deck.size == 10
            if DECKS[name].level == 3:
                assert cards == base_cards(name)
                continue
            assert cards + boxed == base_cards(name) + expansion_cards(name)
            assert boxed.total() == 3
            assert not boxed - (marked_cards(name) + expansion_cards(name)), "only marked ones are left out"
            seen[sum(CARDS[card].expansion for card in cards.elements())] += 1
        assert GAME.view(state, 0).box == [], "nobody sees what was left out"
    assert set(seen) == {0, 1, 2, 3}


@pytest.mark.rule("TOU-21.4")
def test_the_expansion_changes_nothing_else() -> None:
    plain, mixed = new(expansion="none"), new(expansion="replace")
    assert plain.supply == mixed.supply
    assert plain.players == mixed.players
    assert plain.expert is mixed.expert is False
    assert len(mixed.queue) == 3


@pytest.mark.rule("TOU-21.5")
def test_senator_and_mercenary_have_no_arrows() -> None:
    general = {card.id for card in CARDS.values() if card.character and card.character.on in ("gather", "earn")}
    assert general == {"senator_1", "senator_2", "mercenary_2"}
    at = Position().turn(BETTI)
    at.quarter(BETTI, {"0,0": "senator_1", "0,1": "mercenary_2", "1,0": "market_1"})
    assert at.gain(BETTI, "activate 1,0 0") == 5, "what lies in their row or column is nothing to them"
    assert all(CARDS[name].expansion for name in general)


@pytest.mark.rule("TOU-2.1", "Q48", "Q51", "Q52")
def test_the_table_of_cards_is_the_one_of_the_rules() -> None:
    for name in DECKS:
        assert base_cards(name).total() == 9
        kinds = {CARDS[card].kind for card in base_cards(name)}
        assert kinds == ({"prestigious_building"} if DECKS[name].level == 3 else {"building", "character"})
    assert CARDS["tour_d_arras_3"].copies == 2
    assert EVENTS["william_the_conqueror"].target == "yellow"
    assert {event.circles for event in EVENTS.values()} == {3}
    assert Counter(event.fight_colour for event in EVENTS.values()) == {"red": 5, "white": 5, "yellow": 5}
    assert all(card.deniers == {1: 1, 2: 3}[card.level] for card in CARDS.values() if card.level < 3)


def test_only_two_to_four_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            new(seats)


def test_a_fresh_record_holds_nothing_but_what_everybody_begins_with() -> None:
    assert beginnings(records) == {"Player.standing": "ask"}


def test_what_is_told_every_turn_surprises_nobody() -> None:
    assert routine(news) == {"AnsweredAhead", "GameBegan", "TurnBegan"}


def test_positions_of_every_older_version_of_the_rules_are_played_on() -> None:
    assert set(GAME.meta.upgrades) == set(range(1, GAME.meta.rules_version))


def test_the_cards_of_a_deck_stand_in_the_order_of_the_rules() -> None:
    """Hands are sorted by it."""
    listed = re.findall(r"^\| `(\w+)` \|", RULES, re.MULTILINE)
    assert {*CARDS} <= {*listed}
    for deck in DECKS:
        in_rules = [card for card in dict.fromkeys(listed) if card in CARDS and CARDS[card].deck == deck]
        assert [card.id for card in CARDS.values() if card.deck == deck] == in_rules


def test_what_a_card_leaves_out() -> None:
    assert Ability("gain") == Ability(
        "gain", amount=0, colours=COLOURS, level=0, occupied=False, coins=True, take_coins=False
    )
    assert Character("place", "deniers") == Character(
        "place", "deniers", amount=0, colours=COLOURS, kinds=frozenset({"building"}), take_coins=False, target=None
    )
    assert Scoring("flat", 8, 0) == Scoring("flat", 8, 0, colours=COLOURS, divisor=1)
    assert Card("x", "red", 1, "building", 1) == Card(
        "x", "red", 1, "building", 1, prestige=0, copies=1, marked=0, expansion=False, also=None
    )
