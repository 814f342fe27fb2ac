"""TOU-18: how the game ends, and the last cards."""

import pytest

from engine.events import Finished
from games.tournay import TOURNAY as GAME
from games.tournay.data import DECKS
from games.tournay.events import LastCardCommitted, LastCardRevealed, LastRoundBegan, RampartBuilt, TurnBegan
from games.tournay.steps import CommitLastCards, RevealLastCards, Turn, is_complete
from tests.games.tournay.positions import BETTI, GABI, KARCSI, Position, told

TWO = ("mint_3", "cathedral_3")


def begin_turn(at: Position, seat: int) -> bool:
    """Whether the end is triggered as the seat begins its turn."""
    return bool(told(at.run(Turn(seat)), LastRoundBegan))


@pytest.mark.rule("TOU-18.1")
def test_a_quarter_is_complete_with_nine_spaces_and_two_visible_prestigious_buildings() -> None:
    at = Position().full_quarter(BETTI, *TWO)
    assert is_complete(at.player(BETTI))
    at = Position().full_quarter(BETTI, "mint_3")
    assert not is_complete(at.player(BETTI))
    at = Position().full_quarter(BETTI, *TWO)
    del at.player(BETTI).quarter["2,2"]
    assert not is_complete(at.player(BETTI))
    at = Position().full_quarter(BETTI, *TWO).quarter(BETTI, {"0,0": "mint_3 market_1"})
    assert not is_complete(at.player(BETTI)), "a covered one does not count"


@pytest.mark.rule("TOU-18.2", "TOU-X7")
@pytest.mark.parametrize(("seats", "criers"), [(2, 3), (3, 4), (4, 5)])
def test_one_complete_quarter_ends_the_game_with_one_crier_more_than_players(seats: int, criers: int) -> None:
    at = Position(seats).full_quarter(KARCSI, *TWO).criers(*list(DECKS)[: criers - 1])
    assert not begin_turn(at, BETTI)
    at = Position(seats).full_quarter(KARCSI, *TWO).criers(*list(DECKS)[:criers])
    assert begin_turn(at, BETTI)
    at = Position(seats).criers(*DECKS)
    assert not begin_turn(at, BETTI), "criers alone do not end it"


@pytest.mark.rule("TOU-18.3")
def test_only_the_start_of_the_start_player_s_turn_counts() -> None:
    at = Position().full_quarter(BETTI, *TWO).full_quarter(KARCSI, "tour_d_arras_3", "belfry_3")
    assert not begin_turn(at, KARCSI)
    assert not begin_turn(at, GABI)
    assert begin_turn(at, BETTI)
    at = Position().full_quarter(BETTI, *TWO).full_quarter(KARCSI, "tour_d_arras_3", "belfry_3")
    at.quarter(KARCSI, {"0,0": "tour_d_arras_3 fort_2"})
    assert not begin_turn(at, BETTI), "as things stand at that moment"


@pytest.mark.rule("TOU-18.4")
def test_two_complete_quarters_end_the_game() -> None:
    at = Position().full_quarter(BETTI, *TWO).full_quarter(GABI, "tour_d_arras_3", "belfry_3")
    events = at.run(Turn(BETTI))
    assert told(events, LastRoundBegan) == [LastRoundBegan((BETTI, GABI), 0)]


@pytest.mark.rule("TOU-18.5")
def test_one_complete_quarter_and_enough_criers_end_the_game() -> None:
    at = Position().full_quarter(GABI, *TWO).criers("red_1", "red_2", "red_3", "white_1")
    events = at.run(Turn(BETTI))
    assert told(events, LastRoundBegan) == [LastRoundBegan((GABI,), 4)]


def last_round(seats: int = 3) -> Position:
    at = Position(seats).full_quarter(BETTI, *TWO).full_quarter(KARCSI, "tour_d_arras_3", "belfry_3")
    at.run(Turn(BETTI))
    return at


@pytest.mark.rule("TOU-18.6")
def test_everybody_has_one_last_turn_from_the_start_player_on() -> None:
    at = last_round()
    events = [*at.play(BETTI, "gather"), *at.play(KARCSI, "gather"), *at.play(GABI, "gather")]
    assert [event.seat for event in told(events, TurnBegan)] == [KARCSI, GABI]  # type: ignore[attr-defined]
    assert at.to_act == (), "nobody holds a card, so it is over"
    assert isinstance(events[-1], Finished)


@pytest.mark.rule("TOU-18.7", "TOU-18.10", "Q35", "Q64")
def test_then_everybody_with_a_card_may_commit_one_secretly() -> None:
    at = last_round().hand(BETTI, "market_2").hand(GABI, "cathedral_3", "fort_1")
    at.deniers(BETTI, 2).deniers(GABI, 3)
    for seat in (BETTI, KARCSI, GABI):
        at.play(seat, "gather")
    assert at.to_act == (BETTI, GABI), "a hand is asked even if nothing in it can be played"
    assert at.options(BETTI) == ["skip"]
    assert at.reason(BETTI, "play market_2 - 0,0") == "too-dear"
    assert at.reason(BETTI, "gather") == "last-card-first"
    assert at.options(GABI) == ["play fort_1 - 0,0", "skip"]
    events = at.play(GABI, "play fort_1 - 0,0")
    assert told(events, LastCardCommitted) == [LastCardCommitted(GABI, "fort_1")]
    assert events[0].seen_by(BETTI) == LastCardCommitted(GABI, "?")
    assert GAME.view(at.state, BETTI).players[GABI].last_card == "?"
    assert at.player(GABI).quarter == {}
    assert at.player(GABI).deniers == 3, "it is paid after the reveal"
    assert at.to_act == (BETTI,)


@pytest.mark.rule("TOU-18.8", "TOU-18.9a", "Q55")
def test_all_are_revealed_at_once_and_laid_in_turn_order() -> None:
    at = Position().hand(BETTI, "fort_1").hand(KARCSI, "prior_1").hand(GABI, "market_1")
    at.run(CommitLastCards(), RevealLastCards())
    at.play(GABI, "play market_1 - 0,0")
    at.play(BETTI, "skip")
    assert at.state.barrier < at.state.played, "nobody has seen anything yet"
    events = at.play(KARCSI, "play prior_1 - 0,0")
    assert at.state.barrier == at.state.played
    assert told(events, LastCardRevealed) == [
        LastCardRevealed(BETTI, None),
        LastCardRevealed(KARCSI, "prior_1"),
        LastCardRevealed(GABI, "market_1"),
    ]
    played = [event for event in events if type(event).__name__ == "CardPlayed"]
    assert [event.seat for event in played] == [KARCSI, GABI]  # type: ignore[attr-defined]
    assert [player.deniers for player in at.state.players] == [6, 5, 5]
    assert at.to_act == ()


@pytest.mark.rule("TOU-18.9")
def test_characters_react_to_a_last_card() -> None:
    at = Position().quarter(BETTI, {"0,0": "architect_2", "0,1": "advocate_2"}).hand(BETTI, "market_1")
    at.run(CommitLastCards(), RevealLastCards())
    assert at.gain(BETTI, "play market_1 - 0,2") == -1 + 2 + 3


@pytest.mark.rule("TOU-18.9a", "Q55")
def test_knights_choose_in_turn_order_among_what_is_left() -> None:
    at = Position().queue("heresy", coins=(2, 0, 0)).next_event("crusade")
    for seat, card in ((BETTI, "mint_3"), (KARCSI, "belfry_3")):
        at.quarter(seat, {"0,0": "knight_1"}).hand(seat, card)
    at.run(CommitLastCards(), RevealLastCards())
    at.play(KARCSI, "play belfry_3 - 0,1")
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.to_act == (BETTI,)
    assert at.options(BETTI) == ["fight heresy -", "skip"]
    at.play(BETTI, "fight heresy -")
    assert at.to_act == (), "the event turned up has no coin, so Karcsi's Knight finds nothing"
    assert at.player(BETTI).built == ["heresy"]


@pytest.mark.rule("TOU-18.9a", "Q55")
@pytest.mark.parametrize("start", [BETTI, KARCSI, GABI])
def test_the_start_player_s_last_card_is_paid_laid_and_reacted_to_before_the_next_one(start: int) -> None:
    order = [start, (start + 1) % 3, (start + 2) % 3]
    at = Position().start(start).queue("heresy", "crusade", "drought", coins=(2, 2, 2))
    at.state.event_bag, at.state.event_under = [], []
    for seat, card in enumerate(("mint_3", "belfry_3", "tour_des_six_3")):
        at.quarter(seat, {"0,0": "architect_1", "1,1": "knight_1"}).hand(seat, card)
    at.run(CommitLastCards(), RevealLastCards())
    for seat, card in enumerate(("mint_3", "belfry_3", "tour_des_six_3")):
        events = at.play(seat, f"play {card} - 0,1")
    assert [event.seat for event in told(events, LastCardRevealed)] == order  # type: ignore[attr-defined]
    left = ["heresy", "crusade", "drought"]
    for n, seat in enumerate(order):
        assert at.to_act == (seat,)
        paid = [player.deniers < 6 for player in at.state.players]
        assert paid == [other in order[: n + 1] for other in range(3)], "who comes later has not paid yet"
        laid = ["0,1" in player.quarter for player in at.state.players]
        assert laid == paid
        assert at.options(seat) == [*[f"fight {event} -" for event in left], "call 0,0", "skip"]
        assert at.gain(seat, f"fight {left.pop(0)} -") == 2 + 1, "the coins, and the Architect's"
    assert at.to_act == ()


@pytest.mark.rule("TOU-18.8", "Q60")
def test_what_is_given_for_a_last_card_stays_face_down_while_others_are_asked() -> None:
    at = Position().queue("heresy", coins=(2, 0, 0))
    at.quarter(BETTI, {"0,0": "knight_1"}).hand(BETTI, "mint_3").hand(KARCSI, "city_hall_3", "market_1")
    at.run(CommitLastCards(), RevealLastCards())
    at.play(KARCSI, "play city_hall_3 market_1 0,0")
    at.play(BETTI, "play mint_3 - 0,1")
    assert at.to_act == (BETTI,)
    assert b"market_1" not in GAME.dump(GAME.view(at.state, BETTI))
    at.play(BETTI, "skip")
    assert at.under("yellow_1") == ["market_1"]


@pytest.mark.rule("TOU-18.11")
def test_ramparts_still_in_hand_are_built_at_the_end() -> None:
    at = Position().ramparts(GABI, "heresy", "crusade")
    events = at.run(CommitLastCards(), RevealLastCards())
    assert told(events, RampartBuilt) == [RampartBuilt(GABI, "heresy"), RampartBuilt(GABI, "crusade")]
    assert at.player(GABI).built == ["heresy", "crusade"]
    assert GAME.standings(at.state).breakdown[GABI]["tournay-points-ramparts"] == 2


@pytest.mark.rule("TOU-X10")
def test_example_the_end_is_found_at_the_start_player_s_next_turn() -> None:
    at = Position().criers("red_1", "red_2", "red_3", "white_1").turn(GABI)
    at.full_quarter(GABI, *TWO)
    del at.player(GABI).quarter["2,2"]
    at.hand(GABI, "ballista_2")
    at.deniers(GABI, 9).play(GABI, "play ballista_2 - 2,2")
    events = at.play(GABI, "gather")
    assert told(events, LastRoundBegan) == [LastRoundBegan((GABI,), 4)]
    at.hand(KARCSI, "fort_1")
    for seat in (BETTI, KARCSI, GABI):
        assert at.to_act == (seat,)
        at.play(seat, "gather")
    assert at.asked == "CommitLastCards"
    assert at.to_act == (KARCSI,)


@pytest.mark.rule("TOU-X16")
def test_example_a_knight_at_the_end() -> None:
    at = Position().queue("heresy", coins=(3, 0, 0)).deniers(BETTI, 6)
    at.quarter(BETTI, {"0,0": "knight_1", "1,0": "tour_henry_viii_3"}).hand(BETTI, "mint_3")
    at.run(CommitLastCards(), RevealLastCards())
    at.play(BETTI, "play mint_3 - 0,1", "fight heresy -")
    assert at.player(BETTI).deniers == 6 - 5 + 3
    parts = GAME.standings(at.state).breakdown[BETTI]
    assert parts["tournay-points-ramparts"] == 1
    assert parts["tournay-points-prestigious"] == 2 + 2, "four deniers for the Mint, one rampart for the tower"
