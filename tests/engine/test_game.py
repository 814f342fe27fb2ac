"""The verbs that every game shares, tried on the toy."""

from random import Random
from typing import Literal

import pytest

from engine.game import Options, Standings
from engine.moves import Move, Unreadable, move
from engine.records import Public
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision, step
from tests.engine.toy import BOOK, TOY, Buy, Lay, Market, Offer, Offered, Pass, State, Toy, ToyOptions


def at_market(seats: int = 3) -> State:
    """Seat 0 holds a market with a red and a blue mask; everybody has three coins."""
    state = TOY.new(seats, "market")
    state.stack.clear()
    state.players[0].hand = ["blue", "red"]
    state.then(Market(0))
    return state


def refused(state: State, seat: int, move: Move) -> IllegalMove:
    before = TOY.dump(state)
    with pytest.raises(IllegalMove) as refusal:
        TOY.play(state, seat, move)
    assert TOY.dump(state) == before, "a refused move leaves no trace"
    return refusal.value


def test_a_move_that_is_not_offered_is_refused_with_reason_and_clause_and_no_trace() -> None:
    refusal = refused(at_market(), 0, Lay("red"))
    assert (refusal.reason, refusal.clause, refusal.args_) == ("refusal-not-now", "TOY-3.1", {"move": "lay red"})


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert refused(at_market(), 1, Pass()).reason == "refusal-not-your-decision"
    assert refused(at_market(), 7, Pass()).reason == "refusal-not-your-decision"


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = at_market()
    state.stack.clear()
    assert TOY.over(state)
    assert TOY.to_act(state) == TOY.welcome(state) == ()
    assert TOY.moves(state, 0) == []
    assert refused(state, 0, Pass()).reason == "refusal-game-over"


def test_an_open_kind_lists_suggestions_and_allows_more() -> None:
    state = at_market()
    assert Offer("red", 7) not in TOY.moves(state, 0)
    TOY.check(state, 0, Offer("red", 7))
    TOY.play(state, 0, Offer("red", 7))
    assert state.offer == ("red", 7)


def test_an_open_kind_still_has_bounds_and_says_which() -> None:
    refusal = refused(at_market(), 0, Offer("red", 21))
    assert (refusal.reason, refusal.args_) == ("refusal-price", {"price": 21})
    assert refused(at_market(), 0, Offer("gold", 5)).reason == "refusal-not-now"


def test_a_welcome_seat_may_act_though_nobody_waits_for_it() -> None:
    state = at_market()
    assert TOY.welcome(state) == ()
    TOY.play(state, 0, Offer("red", 3))
    assert TOY.to_act(state) == (0,)
    assert TOY.welcome(state) == (1, 2)
    assert TOY.moves(state, 2) == [Buy()]
    TOY.play(state, 2, Buy())
    assert state.players[2].coins == 0
    assert "red" in state.players[2].hand


def test_a_welcome_seat_owes_nothing_and_has_no_default() -> None:
    state = at_market()
    TOY.play(state, 0, Offer("red", 3))
    assert TOY.default_move(state, 0) == Pass()
    with pytest.raises(IllegalMove):
        TOY.default_move(state, 1)


def test_listing_then_playing_agrees_with_playing_alone() -> None:
    listed, unlisted = at_market(), at_market()
    for found in TOY.moves(listed, 0):
        one, other = listed.clone(), unlisted.clone()
        TOY.moves(one, 0)
        TOY.play(one, 0, found)
        TOY.play(other, 0, found)
        assert TOY.dump(one) == TOY.dump(other)


def test_a_remembered_list_serves_one_move_only() -> None:
    state = TOY.new(2, "remember")
    lay = TOY.moves(state, 0)[0]
    TOY.play(state, 0, lay)
    assert refused(state, 0, lay).reason == "refusal-not-your-decision"


def test_a_caller_who_spoils_the_listed_moves_gains_nothing() -> None:
    state = at_market()
    listed = TOY.moves(state, 0)
    listed.append(Lay("red"))
    refused(state, 0, Lay("red"))


def test_an_attempt_leaves_the_state_alone() -> None:
    state = at_market()
    before = TOY.dump(state)
    outcome = TOY.attempt(state, 0, Offer("red", 3))
    assert TOY.dump(state) == before
    assert outcome.state.offer == ("red", 3)
    assert [type(e).__name__ for e in outcome.events] == ["Offered"]
    assert not outcome.reveals


def test_events_do_not_pile_up_in_the_state() -> None:
    state = at_market()
    assert len(TOY.play(state, 0, Offer("red", 3))) == 1
    assert state.out == []
    assert len(TOY.play(state, 1, Buy())) == 1


def test_a_view_has_no_seed_and_no_foreign_hand() -> None:
    state = TOY.new(3, "the secret seed")
    for seat in (0, 1, 2, None):
        text = TOY.dump(TOY.view(state, seat))
        assert b"the secret seed" not in text
        assert TOY.view(state, seat).draws == 0
        shown = [p.hand for p in TOY.view(state, seat).players]
        assert [s for s in range(3) if "?" not in shown[s]] == ([] if seat is None else [seat])


def test_a_game_goes_on_from_storage_as_if_nothing_had_happened() -> None:
    state = TOY.new(3, "stored")
    rng = Random(1)
    while TOY.to_act(state):
        seat = TOY.to_act(state)[0]
        move = rng.choice(TOY.moves(state, seat))
        again = TOY.load(TOY.dump(state))
        assert again == state
        assert TOY.play(again, seat, move) == TOY.play(state, seat, move)
        assert TOY.digest(again) == TOY.digest(state)


def test_a_game_is_its_seed_and_its_moves() -> None:
    state = TOY.new(3, "replayed", ToyOptions(boxed=4))
    moves = []
    rng = Random(2)
    while TOY.to_act(state):
        seat = TOY.to_act(state)[0]
        move = rng.choice(TOY.moves(state, seat))
        moves.append((seat, move.notation))
        TOY.play(state, seat, move)
    assert TOY.dump(TOY.replay(3, "replayed", ToyOptions(boxed=4), moves)) == TOY.dump(state)
    with pytest.raises(IllegalMove):
        TOY.replay(3, "replayed", ToyOptions(boxed=0), moves)
    with pytest.raises(Unreadable):
        TOY.replay(3, "replayed", None, [(0, "dance")])


def test_what_was_listed_is_no_part_of_a_position() -> None:
    state = at_market()
    before = state.clone()
    TOY.moves(state, 0)
    assert state == before


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_players_that_the_game_does_not_allow_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Masks is for 2 to 4 players, not {seats}"):
        TOY.new(seats, "crowd")


def test_a_game_may_define_every_verb_itself() -> None:
    class Other(Toy):
        def new(self, seats: int, seed: str, options: Options | None = None) -> State:
            return at_market(seats - 6)

        def aim(self, move: Move) -> tuple[object, ...]:
            return (move.kind,)

    state, events = Other().opening(9, "by its own rules")
    assert (len(state.players), events) == (3, [])
    assert Other().aim(Lay("red")) == ("lay",)


def test_what_a_move_is_about_leaves_out_how_it_is_done() -> None:
    class Bargain(Toy):
        how = frozenset({"price"})

    assert TOY.aim(Offer("red", 7)) == ("offer", "red", "7")
    assert Bargain().aim(Offer("red", 7)) == ("offer", "red")


def test_options_are_offered_as_texts_and_read_from_texts() -> None:
    assert ToyOptions.choices() == {"boxed": ("0", "4"), "purse": ("empty", "full")}
    assert ToyOptions.read({"boxed": "4"}) == ToyOptions(boxed=4)
    assert ToyOptions.read({}) == ToyOptions()
    with pytest.raises(ValueError, match="no option is called weather"):
        ToyOptions.read({"weather": "fair"})
    with pytest.raises(ValueError, match="boxed cannot be 5: it is one of 0, 4"):
        ToyOptions.read({"boxed": "5"})


def test_an_option_must_be_a_literal() -> None:
    class Odd(Options):
        size: int = 3

    with pytest.raises(AssertionError, match="Literal"):
        Odd.choices()


def test_options_are_frozen_and_closed() -> None:
    class Small(Options):
        size: Literal["s", "m"] = "s"

    with pytest.raises(ValueError):
        Small(size="s").size = "m"
    with pytest.raises(ValueError):
        Small.model_validate({"colour": "red"})


# ---------------------------------------------------------------- standing answers


@move
class Say(Move):
    """What a bystander may say beforehand; some of it has consequences at once."""

    what: Literal["later", "now", "shown"]

    standing = True


@step
class Reading(Decision):
    """Seat 0 turns page after page, or says something itself; the others may say something meanwhile."""

    seat: Public[Seat]

    def welcome(self, state: State) -> tuple[Seat, ...]:
        return (1, 2)

    def options(self, state: State, seat: Seat) -> list[Move]:
        said: list[Move] = [Say("later"), Say("now"), Say("shown")]
        return [Pass(), *said] if seat == self.seat else said

    def choose(self, state: State, seat: Seat, move: Move) -> None:
        state.emit(Offered(seat, move.notation, 0))
        if move == Say("shown"):
            state.reveal()
        state.then(Reading(1) if move == Say("now") else self)


def reading(*played: tuple[Seat, Move]) -> tuple[int, int, Seat | None]:
    """How many moves were played, up to where they cannot be taken back freely, and who is playing."""
    state = at_market()
    state.stack[-1:] = [Reading(0)]
    for seat, said in played:
        assert len(TOY.play(state, seat, said)) == 1
    return state.played, state.barrier, state.last_seat


def test_a_standing_answer_from_a_bystander_is_no_move_of_the_game() -> None:
    assert reading((0, Pass()), (1, Say("later"))) == (2, 0, 0)
    assert reading((0, Pass()), (1, Say("later")), (2, Say("later")), (0, Pass())) == (4, 0, 0)
    assert reading((1, Say("later"))) == (1, 0, None), "nobody is playing yet"


def test_a_standing_answer_from_whoever_is_asked_is_a_move_like_any_other() -> None:
    assert reading((0, Say("later"))) == (1, 0, 0)
    assert reading((0, Pass()), (1, Say("now")), (1, Say("later"))) == (3, 1, 1)


def test_a_standing_answer_that_changes_what_is_asked_bars_what_stands_before_it() -> None:
    assert reading((0, Pass()), (1, Say("now"))) == (2, 1, 1)
    assert reading((1, Say("now"))) == (1, 0, 1)


def test_a_standing_answer_that_shows_something_cannot_be_taken_back() -> None:
    assert reading((0, Pass()), (1, Say("shown"))) == (2, 2, 1)


def test_places_in_the_ranking() -> None:
    shared = Standings((5, 9, 5, 1), ({}, {}, {}, {}), True, ((1,), (0, 2), (3,)))
    assert shared.winners == (1,)
    assert [shared.place(seat) for seat in range(4)] == [2, 1, 2, 4]
    assert Standings((1, 2), ({}, {}), False, ((1,), (0,))).winners == ()
    with pytest.raises(ValueError, match="seat 9"):
        shared.place(9)


def test_every_kind_of_the_toy_is_in_its_book() -> None:
    assert set(BOOK.kinds) == {"lay", "ask", "pass", "answer", "offer", "buy", "burn"}


def test_a_view_brings_moves_along_only_for_a_seat_that_owes_a_decision() -> None:
    state = at_market()
    owing, *others = TOY.to_act(state), *[seat for seat in range(3) if seat not in TOY.to_act(state)]
    assert TOY.view(state, owing[0]).ahead is not None
    for seat in others:
        seen = TOY.view(state, seat)
        assert seen.ahead is None
        assert TOY.moves(seen, seat) == TOY.moves(state, seat)
