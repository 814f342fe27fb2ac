"""Worlds that a seat cannot tell from the real one: what it knows stays, all else may be anything that is possible."""

from collections import Counter
from random import Random

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.cards import DECK_OF, ORDER, base_cards, expansion_cards, marked_cards
from games.tournay.data import CRIERS, DECKS
from games.tournay.meta import TournayOptions
from games.tournay.state import State, Under
from games.tournay.steps import CommitLastCards, RevealLastCards
from tests.games.tournay.invariants import cards_are_conserved, hands_are_as_they_look
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position

WORLDS = 60


def worlds(state: State, seat: int | None) -> list[State]:
    """What the position may be, as far as the seat knows. Each looks the same to it and has all the cards."""
    before = GAME.dump(state)
    rng = Random("worlds")
    found = [GAME.redeal(state, seat, rng) for _ in range(WORLDS)]
    assert GAME.dump(state) == before, "the real world stays as it is"
    alike = GAME.dump(GAME.redeal(state, seat, Random("twin")))
    for world in found:
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.dump(GAME.redeal(world, seat, Random("twin"))) == alike, "the deal depends on what is known alone"
        cards_are_conserved(world)
        hands_are_as_they_look(world)
    return found


def unseen(deck: str, *seen: str) -> set[str]:
    """The cards of a deck but for those that one sees."""
    return {*(base_cards(deck) - Counter(seen))}


@pytest.mark.rule("Q59")
def test_a_card_in_another_s_hand_may_be_any_of_its_deck_that_one_does_not_see() -> None:
    at = Position().hand(BETTI, "market_1", "fort_1").hand(KARCSI, "quarry_1", "barn_1", "road_1")
    at.quarter(GABI, {"0,0": "architect_1"})
    found = worlds(at.state, BETTI)
    assert {card for world in found for card in world.players[KARCSI].hand[:2]} == unseen(
        "yellow_1", "market_1", "architect_1"
    )
    assert {world.players[KARCSI].hand[2] for world in found} == unseen("red_1", "fort_1"), "one Fort of two is left"
    for world in found:
        assert world.players[BETTI].hand == ["market_1", "fort_1"]
        assert world.players[KARCSI].hand == sorted(world.players[KARCSI].hand, key=ORDER.__getitem__)
    for onlooker in worlds(at.state, None)[:20]:
        assert [DECK_OF[card] for card in onlooker.players[BETTI].hand] == ["yellow_1", "red_1"]
    assert len({tuple(world.players[BETTI].hand) for world in worlds(at.state, None)}) > 10


@pytest.mark.rule("Q59")
def test_what_was_taken_openly_stays_in_the_hand() -> None:
    at = Position().hand(KARCSI, "barn_1", openly=True).hand(KARCSI, "quarry_1", "port_1")
    found = worlds(at.state, BETTI)
    assert all("barn_1" in world.players[KARCSI].hand for world in found)
    others = {card for world in found for card in world.players[KARCSI].hand}
    assert others == {*base_cards("yellow_1")}


@pytest.mark.rule("Q60")
def test_what_another_put_under_a_deck_face_down_may_be_anything() -> None:
    at = Position()
    deck = at.state.decks["red_1"]
    for card in ("arsenal_1", "ballista_1", "knight_1"):
        deck.bag.remove(card)
    deck.under = [Under(KARCSI, "arsenal_1"), Under(KARCSI, "ballista_1", "ballista_1"), Under(BETTI, "knight_1")]
    found = [world.decks["red_1"].under for world in worlds(at.state, BETTI)]
    assert {under[0].card for under in found} == unseen("red_1", "ballista_1", "knight_1")
    assert all(under[0].seat == KARCSI for under in found)
    assert all(under[1:] == deck.under[1:] for under in found), "shown to all, or put there by oneself"
    found = [world.decks["red_1"].under for world in worlds(at.state, GABI)]
    assert {under[2].card for under in found} == unseen("red_1", "ballista_1")


@pytest.mark.parametrize("name", DECKS)
def test_a_town_crier_stays_where_everybody_knows_it_to_be(name: str) -> None:
    at = Position()
    at.hand(KARCSI, *[card for card in at.state.decks[name].bag if card not in CRIERS][:3])
    for world in worlds(at.state, BETTI)[:10]:
        assert DECKS[name].crier in world.decks[name].bag
        assert len(world.decks[name].bag) == 7
    at = Position().criers(name)
    assert all(DECKS[name].crier not in world.decks[name].bag for world in worlds(at.state, BETTI)[:10])


@pytest.mark.rule("TOU-5.4", "TOU-5.6")
def test_the_pair_that_another_looks_at_may_be_any_pair_but_for_an_open_card() -> None:
    at = Position().turn(BETTI)
    at.play(BETTI, "draw white_1 hidden 0")
    pairs = {tuple(world.players[BETTI].looked) for world in worlds(at.state, KARCSI)}
    assert {card for pair in pairs for card in pair} == {*base_cards("white_1")}
    own = [world.players[BETTI].looked for world in worlds(at.state, BETTI)]
    assert own == [at.player(BETTI).looked] * WORLDS
    at = Position().turn(BETTI).criers("white_1").hand(KARCSI, "prior_1", "priest_1")
    at.quarter(GABI, {"0,0": "bishopric_1", "0,1": "hospital_1", "0,2": "library_1_draw", "1,0": "library_1_take_two"})
    at.quarter(GABI, {"1,1": "monastery_1_any"}).deck("white_1", "bishop_1", up="bridge_1")
    at.play(BETTI, "draw white_1 hidden 0")
    found = [world.players[BETTI].looked for world in worlds(at.state, GABI)]
    assert {pair[0] for pair in found} == {"bridge_1"}
    assert {pair[1] for pair in found} == {"prior_1", "priest_1", "bishop_1"}
    found = [world.players[BETTI].looked for world in worlds(at.state, KARCSI)]
    assert {pair[1] for pair in found} == {"bishop_1"}, "Karcsi holds all the others"


@pytest.mark.rule("TOU-21.3", "Q40")
def test_only_marked_cards_and_those_of_the_expansion_can_lie_in_the_box() -> None:
    state = GAME.new(2, "box", TournayOptions.read({"expansion": "mix"}))
    found = worlds(state, BETTI)
    for deck in DECKS:
        optional = marked_cards(deck) + expansion_cards(deck)
        boxes = [[card for card in world.box if DECK_OF[card] == deck] for world in found]
        assert {len(box) for box in boxes} == {len(list(optional.elements())) // 2}
        assert {card for box in boxes for card in box} == {*optional}
        sure = base_cards(deck) - marked_cards(deck)
        assert all(not (Counter(box) - optional) for box in boxes)
        assert all(not (sure - Counter(world.decks[deck].bag)) for world in found)


def test_what_others_will_answer_about_ramparts_is_not_known() -> None:
    at = Position().turn(GABI).ramparts(BETTI, "heresy").ramparts(KARCSI, "crusade")
    at.play(BETTI, "standing suffer")
    at.play(KARCSI, "standing guard")
    for world in worlds(at.state, BETTI):
        assert world.players[BETTI].standing == "suffer"
        assert world.players[BETTI].standing_for == at.player(BETTI).standing_for != []
        assert (world.players[KARCSI].standing, world.players[KARCSI].standing_for) == ("ask", [])


@pytest.mark.rule("TOU-7.6")
def test_a_defence_already_given_may_be_any_that_was_possible() -> None:
    at = Position().queue("banditry", "drought").ramparts(BETTI, "crusade").ramparts(KARCSI, "heresy")
    at.ramparts(GABI, "procession").crier_calls()
    at.play(KARCSI, "defend drought -")
    given = [world.players[KARCSI].defence for world in worlds(at.state, BETTI)]
    assert {*given} == {"defend - -", "defend banditry -", "defend drought -"}
    assert all(world.players[GABI].defence is None for world in worlds(at.state, BETTI)), "Gabi has not answered"
    assert {world.players[KARCSI].defence for world in worlds(at.state, KARCSI)} == {"defend drought -"}


@pytest.mark.rule("TOU-18.7")
def test_a_last_card_already_committed_may_be_any_that_can_be_played() -> None:
    at = Position().hand(BETTI, "fort_1").hand(KARCSI, "market_1", "quarry_1").hand(GABI, "prior_1")
    at.run(CommitLastCards(), RevealLastCards())
    at.play(KARCSI, "play market_1 - 0,0")
    found = worlds(at.state, BETTI)
    for world in found:
        committed = world.players[KARCSI].last_card
        assert committed is not None
        if committed != "skip":
            assert committed.split()[1] in world.players[KARCSI].hand
        assert world.players[GABI].last_card is None
    assert len({world.players[KARCSI].last_card for world in found}) > 5
    assert {world.players[KARCSI].last_card for world in worlds(at.state, KARCSI)} == {"play market_1 - 0,0"}


@pytest.mark.rule("TOU-18.8", "Q60")
def test_a_last_card_already_shown_and_what_is_given_for_it_stay_in_the_hand() -> None:
    at = Position().queue("heresy", coins=(2, 0, 0)).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3")
    at.hand(KARCSI, "city_hall_3", "market_1", "quarry_1").hand(GABI, "city_hall_3")
    at.run(CommitLastCards(), RevealLastCards())
    at.play(KARCSI, "play city_hall_3 market_1 0,0")
    at.play(GABI, "skip")
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.to_act == (BETTI,), "the Knight first"
    assert {"belfry_3", "city_hall_3"} <= {world.players[GABI].hand[0] for world in worlds(at.state, BETTI)}
    for world in worlds(at.state, GABI):
        assert {"city_hall_3", "market_1"} <= {*world.players[KARCSI].hand}
    assert {card for world in worlds(at.state, GABI) for card in world.players[KARCSI].hand} >= {"barn_1", "port_1"}


def test_a_game_that_is_over_can_be_dealt_again() -> None:
    at = Position().hand(KARCSI, "market_1", "quarry_1")
    at.run()
    assert len({tuple(world.players[KARCSI].hand) for world in worlds(at.state, BETTI)}) > 10


def test_what_comes_next_is_decided_anew() -> None:
    at = Position().turn(BETTI)
    found = worlds(at.state, BETTI)
    assert len({world.seed for world in found}) == WORLDS
    assert at.state.seed not in {world.seed for world in found}
    assert {world.draws for world in found} == {0}
    drawn = set()
    for world in found:
        GAME.play(world, BETTI, GAME.book.read("draw yellow_1 hidden 0"))
        drawn.add(tuple(world.players[BETTI].looked))
    assert len(drawn) > 20
