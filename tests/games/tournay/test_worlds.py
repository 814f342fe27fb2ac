"""Worlds imagined from a view, and what somebody may think of doing."""

from collections import Counter
from random import Random

import pytest

from games.tournay import TOURNAY as GAME
from games.tournay.cards import CARDS, base_cards, expansion_cards, marked_cards
from games.tournay.data import CRIERS, DECKS, EVENTS
from games.tournay.moves import BOOK
from games.tournay.placing import plays
from games.tournay.state import State
from games.tournay.steps import CommitLastCards, LayLastCard, RevealLastCards
from tests.engine.worlds import dealt_again, imagined, refused, same_thing, thinkable, walk
from tests.games.tournay.invariants import invariants
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position

FEW, MANY = 10, 60


def seen_alike(state: State, seat: int) -> State:
    """Which events lay there when one gave a standing answer is in no view, not even in one's own."""
    state = state.clone()
    state.players[seat].standing_for = []
    return state


def same_from_a_view(at: Position, seed: str, most: int) -> None:
    """From the view alone comes just what comes from the whole position: it holds all that the deal depends on."""
    seats = len(at.state.players)
    for number, state in enumerate(walk(GAME, at.state, seed, most)):
        seat = number % seats
        world = imagined(GAME, state, seat, number, invariants)
        again = GAME.redeal(seen_alike(state, seat), seat, Random(f"luck {number}"))
        assert GAME.dump(world) == GAME.dump(again)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_is_enough_to_deal_the_rest_again(seats: int) -> None:
    same_from_a_view(Position(seats).turn(BETTI), f"views {seats}", 250)


@pytest.mark.parametrize("expansion", ["replace", "mix"])
@pytest.mark.rule("TOU-21.1", "TOU-21.2")
def test_a_view_that_shows_which_cards_are_played_with_is_enough_too(expansion: str) -> None:
    at = Position(2, expansion=expansion).turn(BETTI)
    there = [card for name in DECKS for card in at.state.decks[name].bag if card not in CRIERS]
    shown = [next(card for card in there if CARDS[card].expansion)]
    if expansion == "mix":
        shown.append(next(card for card in there if CARDS[card].marked and CARDS[card].copies == CARDS[card].marked))
    at.quarter(KARCSI, {f"0,{n}": card for n, card in enumerate(shown)})
    same_from_a_view(at, f"expansion {expansion}", 60)


def cards_of(state: State) -> Counter[str]:
    """All that are in the decks, the hands and the box of a game in which nothing has been played."""
    here = [card for deck in state.decks.values() for card in deck.bag if card not in CRIERS]
    return Counter([*here, *[card for player in state.players for card in player.hand], *state.box])


@pytest.mark.rule("TOU-21.1", "TOU-21.2", "TOU-21.3")
def test_of_cards_that_may_be_left_out_as_few_kinds_are_imagined_as_are_seen() -> None:
    base, marked, added = (sum(map(of, DECKS), Counter()) for of in (base_cards, marked_cards, expansion_cards))
    none = Position(2, expansion="replace")
    assert cards_of(imagined(GAME, none.state, BETTI, 1, invariants)) == base, "nobody has seen any"
    own = Position(2, expansion="replace").hand(BETTI, "brewery_1")
    assert cards_of(imagined(GAME, own.state, BETTI, 1, invariants)) == base - marked + added
    both = Position(2, expansion="mix")
    other = next(
        card for name in DECKS for card in both.state.decks[name].bag if card in CARDS and CARDS[card].expansion
    )
    fort = next(card for name in DECKS for card in both.state.decks[name].bag if card in marked and card != "fort_1")
    world = imagined(GAME, both.hand(BETTI, other, fort).state, BETTI, 1, invariants)
    assert cards_of(world) == base + added
    assert len(world.box) == len(both.state.box)


def test_the_event_deck_is_what_is_seen_nowhere_else() -> None:
    at = Position().queue("crusade", "heresy").ramparts(KARCSI, "drought", built=("pillage",))
    at.state.event_under, at.state.event_bag = ["banditry"], [e for e in at.state.event_bag if e != "banditry"]
    shown = {"crusade", "heresy", "drought", "pillage", "banditry"}
    assert imagined(GAME, at.state, BETTI, 1, invariants).event_bag == [event for event in EVENTS if event not in shown]


@pytest.mark.rule("TOU-5.4", "TOU-5.6")
def test_the_pair_that_another_looks_at_is_imagined_with_its_open_card() -> None:
    at = Position().turn(BETTI).criers("white_1").hand(KARCSI, "prior_1", "priest_1")
    at.quarter(GABI, {"0,0": "bishopric_1", "0,1": "hospital_1", "0,2": "library_1_draw", "1,0": "library_1_take_two"})
    at.quarter(GABI, {"1,1": "monastery_1_any"}).deck("white_1", "bishop_1", up="bridge_1")
    at.play(BETTI, "draw white_1 hidden 0")
    for seat, second in ((GABI, {"prior_1", "priest_1", "bishop_1"}), (KARCSI, {"bishop_1"})):
        looked = [imagined(GAME, at.state, seat, luck, invariants).players[BETTI].looked for luck in range(MANY)]
        assert {pair[0] for pair in looked} == {"bridge_1"}
        assert {pair[1] for pair in looked} == second
    assert imagined(GAME, at.state, BETTI, 1, invariants).players[BETTI].looked == at.player(BETTI).looked


@pytest.mark.rule("TOU-13.10")
def test_losses_that_another_has_chosen_may_be_any_that_were_possible() -> None:
    at = (
        Position()
        .queue("crusade", coins=(2, 0, 0))
        .plaza(KARCSI, red=2, white=2)
        .plaza(BETTI, red=2, white=2)
        .plaza(GABI)
    )
    at.crier_calls(active=GABI)
    assert at.to_act == (BETTI, KARCSI)
    at.play(KARCSI, "lay red")
    for deal in (dealt_again, imagined):
        worlds = [deal(GAME, at.state, BETTI, luck, invariants) for luck in range(FEW)]
        assert {tuple(world.players[KARCSI].choices) for world in worlds} == {("red",), ("white",)}
        assert {tuple(world.players[BETTI].choices) for world in worlds} == {()}
        own = [deal(GAME, at.state, KARCSI, luck, invariants) for luck in range(FEW)]
        assert {tuple(world.players[KARCSI].choices) for world in own} == {("red",)}
    onlooker = [dealt_again(GAME, at.state, None, luck, invariants) for luck in range(FEW)]
    assert {tuple(world.players[KARCSI].choices) for world in onlooker} == {("red",), ("white",)}


@pytest.mark.rule("TOU-13.10")
def test_losses_imagined_leave_another_with_what_he_is_still_asked() -> None:
    """Of three citizens two are lost. Who has chosen red first is done: what is left is all white."""
    at = (
        Position()
        .queue("crusade", coins=(1, 0, 0))
        .plaza(KARCSI, red=1, white=2)
        .plaza(BETTI, red=2, white=2)
        .plaza(GABI)
    )
    at.crier_calls(active=GABI)
    at.play(KARCSI, "lay white")
    assert at.to_act == (BETTI, KARCSI)
    worlds = [imagined(GAME, at.state, BETTI, luck, invariants) for luck in range(MANY)]
    assert {tuple(world.players[KARCSI].choices) for world in worlds} == {("white",)}
    at = (
        Position()
        .queue("crusade", coins=(1, 0, 0))
        .plaza(KARCSI, red=1, white=2)
        .plaza(BETTI, red=2, white=2)
        .plaza(GABI)
    )
    at.crier_calls(active=GABI)
    at.play(KARCSI, "lay red")
    assert at.to_act == (BETTI,)
    worlds = [imagined(GAME, at.state, BETTI, luck, invariants) for luck in range(MANY)]
    assert {tuple(world.players[KARCSI].choices) for world in worlds} == {("red",)}


def last_cards(deniers: int) -> Position:
    """Betti's Knight reacts to her last card; Karcsi's, for which he gives a Market, is still to be laid."""
    at = Position().queue("heresy", coins=(2, 0, 0)).quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3")
    at.hand(KARCSI, "city_hall_3", "market_1").run(CommitLastCards(), RevealLastCards())
    at.play(KARCSI, "play city_hall_3 market_1 0,0")
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.to_act == (BETTI,)
    return at.deniers(KARCSI, deniers)


@pytest.mark.rule("TOU-18.8")
def test_a_last_card_that_is_still_to_be_laid_may_be_any_that_can_be() -> None:
    at = last_cards(2)
    laid = set()
    for luck in range(MANY):
        world = imagined(GAME, at.state, BETTI, luck, invariants)
        (step,) = [step for step in world.stack if isinstance(step, LayLastCard)]
        assert step.seat == KARCSI
        assert BOOK.read(step.move) in plays(world, KARCSI)
        laid.add(step.move.split()[1])
    assert len(laid) > 5
    own = imagined(GAME, at.state, KARCSI, 1, invariants)
    assert [step.move for step in own.stack if isinstance(step, LayLastCard)] == ["play city_hall_3 market_1 0,0"]
    assert own.players[KARCSI].hand == at.player(KARCSI).hand
    done = at.state.clone()
    GAME.play(done, BETTI, GAME.moves(done, BETTI)[-1])
    assert not done.stack, "and the game goes on to its end"


@pytest.mark.rule("TOU-18.8")
def test_a_hand_is_dealt_again_until_it_has_a_last_card_to_lay() -> None:
    """With an empty purse hardly any card can be: each hand must hold one of them."""
    at = last_cards(2).deniers(KARCSI, 0)
    for luck in range(FEW):
        world = imagined(GAME, at.state, BETTI, luck, invariants)
        (step,) = [step for step in world.stack if isinstance(step, LayLastCard)]
        assert BOOK.read(step.move) in plays(world, KARCSI)


# ---------------------------------------------------------------- what somebody may think of


def test_one_may_think_of_every_card_in_hand_with_the_first_payment_there_is() -> None:
    at = Position().turn(BETTI).hand(BETTI, "market_1", "fort_1", "fort_1").plaza(BETTI)
    found = [move for move in thinkable(GAME, at.state, BETTI) if move.startswith("play")]
    assert found == ["play market_1 - 0,0", "play fort_1 - 0,0"]
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3").quarter(BETTI, {"0,0": "market_1"})
    assert "play city_hall_3 0,0 0,0" in thinkable(GAME, at.state, BETTI), "the only card of the quarter leaves room"
    at.quarter(BETTI, {"0,1": "barn_1"})
    first = next(move for move in thinkable(GAME, at.state, BETTI) if move.startswith("play"))
    assert first.split()[:3] == ["play", "city_hall_3", "0,0"]
    assert first.split()[3] in at.spaces(BETTI, "city_hall_3", "0,0")
    at.hand(BETTI, "quarry_1")
    assert "play city_hall_3 quarry_1 -1,0" in thinkable(GAME, at.state, BETTI)
    alone = Position().turn(BETTI).hand(BETTI, "city_hall_3")
    assert "play city_hall_3 - 0,0" in thinkable(GAME, alone.state, BETTI)
    assert refused(GAME, alone.state, BETTI)["play city_hall_3 - 0,0"] == "give-card"


def test_a_citizen_that_is_given_may_stand_on_a_building() -> None:
    at = Position().turn(BETTI).hand(BETTI, "cloth_hall_3").quarter(BETTI, {"0,0": "market_1 : yellow"})
    at.player(BETTI).plaza["yellow"] = at.player(BETTI).lying["yellow"] = 0
    found = [move for move in thinkable(GAME, at.state, BETTI) if move.startswith("play")]
    assert found == ["play cloth_hall_3 0,0 -1,0"], "its card stays where it is"
    at.player(BETTI).lying["yellow"] = 1
    assert "play cloth_hall_3 lying -1,0" in thinkable(GAME, at.state, BETTI)
    none = Position().turn(BETTI).hand(BETTI, "cloth_hall_3")
    none.player(BETTI).plaza["yellow"] = none.player(BETTI).lying["yellow"] = 0
    assert "play cloth_hall_3 plaza 0,0" in thinkable(GAME, none.state, BETTI)


def actions(at: Position) -> list[str]:
    return [move for move in thinkable(GAME, at.state, BETTI) if not move.startswith("play")]


def test_one_may_think_of_every_action_with_the_cheapest_citizens_there_are() -> None:
    at = Position().turn(BETTI).deniers(BETTI, 0).plaza(BETTI, yellow=2, white=2, red=1)
    at.quarter(BETTI, {"0,0": "market_1", "0,1": "alderman_1", "1,0": "hospital_1"}).queue("crusade", "drought")
    at.state.decks["white_1"].up = None
    decks = [
        "draw yellow_1 hidden 0", "draw yellow_2 hidden 0+0", "draw yellow_3 hidden 0+0+0",
        "draw white_1 hidden 0", "draw white_2 hidden 0+0", "draw white_3 hidden 0+0+0",
        "draw red_1 hidden 0", "draw red_2 hidden 0+0", "draw red_3 hidden 0+0+0",
    ]  # fmt: skip
    sites = ["activate 0,0 0", "activate 1,0 0"]
    events = [f"fight {event} " + "+".join("0" * EVENTS[event].fight_citizens) for event in ("crusade", "drought")]
    assert sorted(actions(at)) == sorted([*decks, *sites, *events, "earn yellow 1", "earn white 1", "earn red 1"])
    assert actions(at)[9:11] == sites
    assert actions(at)[11:] == [*events, "earn yellow 1", "earn white 1", "earn red 1"]


def test_where_own_citizens_are_missing_one_thinks_of_borrowing() -> None:
    at = Position(2, rules="expert").turn(BETTI).plaza(BETTI, red=1).plaza(KARCSI, yellow=2, red=2).deniers(BETTI, 20)
    at.quarter(BETTI, {"0,0": "market_1"})
    found = actions(at)
    assert {"draw yellow_1 hidden 1", "draw yellow_2 hidden 1+1", "activate 0,0 1"} <= {*found}
    assert {"draw red_1 hidden 0", "draw red_2 hidden 0+1", "draw red_3 hidden 0+1+1"} <= {*found}
    assert found[-6:] == [
        "earn yellow 1", "recruit yellow 1", "earn white 1", "recruit white 0", "earn red 1", "recruit red 0",
    ]  # fmt: skip
    at.deniers(BETTI, 5)
    assert "recruit yellow 0" in actions(at), "five deniers are the price, and nothing is left for a lender"
    assert "recruit yellow 1" in actions(at.deniers(BETTI, 7))
    assert "draw yellow_1 hidden 1" in actions(at)
    for deniers, lender in ((2, KARCSI), (1, BETTI)):
        found = actions(at.deniers(BETTI, deniers))
        assert {f"draw yellow_1 hidden {lender}", f"activate 0,0 {lender}"} <= {*found}, "two deniers are just enough"


def test_a_deck_lets_one_think_of_its_open_card_first() -> None:
    at = Position().turn(BETTI).deck("yellow_1", "market_1", up="barn_1").deck("red_1", up="fort_1").deck("white_1")
    found = actions(at)
    assert [move.rsplit(" ", 1)[0] for move in found if "_1 " in move and move.startswith("draw")] == [
        "draw yellow_1 face_up", "draw white_1 hidden", "draw red_1 face_up",
    ]  # fmt: skip


def test_who_may_copy_may_think_of_every_card_of_the_others() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "bridge_1", "0,1": "barn_1"}).plaza(BETTI, white=1)
    at.quarter(KARCSI, {"0,0": "market_1 : damage", "0,2": "prior_1"}).quarter(GABI, {"1,0": "arsenal_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.asked == "ChooseAbility"
    assert thinkable(GAME, at.state, BETTI) == ["copy 1 0,0", "copy 1 0,2", "copy 2 1,0"]
    assert refused(GAME, at.state, BETTI) == {"copy 1 0,0": "no-copy-damaged", "copy 1 0,2": "not-a-building"}


def test_who_may_choose_something_else_does_not_think_of_copying() -> None:
    at = Position().turn(BETTI).quarter(BETTI, {"0,0": "barn_1"}).quarter(KARCSI, {"0,0": "market_1"})
    at.play(BETTI, "activate 0,0 0")
    assert at.asked == "ChooseAbility"
    assert thinkable(GAME, at.state, BETTI) == []
    drawing = Position().turn(BETTI)
    drawing.play(BETTI, "draw white_1 hidden 0")
    assert thinkable(GAME, drawing.state, BETTI) == []
    over = Position().hand(KARCSI, "market_1")
    over.run()
    assert len(imagined(GAME, over.state, BETTI, 1, invariants).players[KARCSI].hand) == 1
    assert thinkable(GAME, over.state, BETTI) == []


def test_what_can_be_done_some_way_is_not_called_impossible() -> None:
    """For what, with whose citizens, from which pile and onto which space is no other thing."""
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "market_1").deniers(BETTI, 2).plaza(BETTI, yellow=1)
    why = refused(GAME, at.state, BETTI)
    assert not [move for move in why if move.startswith(("play", "draw yellow_1", "draw yellow_2"))]
    assert [move.split()[1] for move in why if move.startswith("draw")] == [
        "white_2",
        "red_2",
        "yellow_3",
        "white_3",
        "red_3",
    ]
    why = refused(GAME, at.deniers(BETTI, 0).state, BETTI)
    assert [move.split()[1] for move in why if move.startswith("play")] == ["market_1", "city_hall_3"]
    at = Position().turn(BETTI).hand(BETTI, "city_hall_3", "market_1").quarter(BETTI, {"0,0": "city_hall_3"})
    why = refused(GAME, at.state, BETTI)
    assert at.reason(BETTI, "play city_hall_3 market_1 0,1") == "already-built"
    assert not [move for move in why if move.startswith("play")], "the one that is there may be given for the new one"


def test_how_a_thing_is_done_is_no_other_thing() -> None:
    assert same_thing(GAME, "play market_1 - 0,0", "play market_1 quarry_1 0,1")
    assert same_thing(GAME, "draw red_1 hidden 0", "draw red_1 face_up 1")
    assert same_thing(GAME, "activate 0,0 0", "activate 0,0 1")
    assert not same_thing(GAME, "activate 0,0 0", "activate 0,1 0")
    assert not same_thing(GAME, "play market_1 - 0,0", "play barn_1 - 0,0")
