"""Steps: reading order, settling, forced decisions, answers in any order, and what cannot be taken back."""

import itertools
from typing import Any

import pytest

from engine.events import Forced
from engine.steps import Core, Decision, Step, step
from tests.engine.toy import TOY, Answer, Ask, AskOther, Burn, BurnColour, GiveAnswer, Lay, LayDown, Market, Pass, State

heard: list[str] = []


@step
class Say(Step):
    word: str = ""
    again: int = 0

    def run(self, state: Core) -> None:
        heard.append(self.word)
        if self.again:
            state.then(Say(f"{self.word}'", self.again - 1), Say("echo"))


@step
class NobodyDecides(Decision):
    def seats(self, state: Any) -> tuple[int, ...]:
        return ()


@pytest.fixture(autouse=True)
def _silence() -> None:
    heard.clear()


def test_what_follows_happens_in_reading_order() -> None:
    state = Core()
    state.then(Say("a"), Say("b"), Say("c"))
    state.settle()
    assert heard == ["a", "b", "c"]
    assert state.stack == []


def test_consequences_come_before_what_was_planned() -> None:
    state = Core()
    state.then(Say("a", 2), Say("b"))
    state.settle()
    assert heard == ["a", "a'", "a''", "echo", "echo", "b"]


def test_a_decision_that_nobody_owes_is_passed_over() -> None:
    state = Core()
    state.then(NobodyDecides(), Say("after"))
    state.settle()
    assert heard == ["after"]


def test_a_step_that_does_not_run_says_so() -> None:
    with pytest.raises(TypeError, match="does not run by itself"):
        Step().run(None)


def test_the_stack_reads_back_from_storage() -> None:
    state = Core(seed="x")
    state.then(Say("a", 2), NobodyDecides())
    again = Core.load(state.dump())
    assert again == state
    assert [type(s) for s in again.stack] == [NobodyDecides, Say]


def position(discard: dict[str, int], *steps: Step) -> State:
    state = TOY.new(3, "position")
    state.stack.clear()
    state.discard = discard
    state.then(*steps)
    return state


def test_a_single_option_plays_itself_and_is_logged() -> None:
    state = position({"red": 2}, Market(0), BurnColour(1))
    events = TOY.play(state, 0, Pass())
    assert Forced(1, "burn red") in events
    assert state.burnt == {"red": 2}
    assert TOY.over(state)
    assert state.played == 1, "a forced answer is no move of the player's"


def test_a_single_option_of_a_silent_decision_plays_itself_and_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BurnColour, "silent", True)
    state = position({"red": 2}, Market(0), BurnColour(1))
    assert not [event for event in TOY.play(state, 0, Pass()) if isinstance(event, Forced)]
    assert state.burnt == {"red": 2}


def test_two_options_are_asked() -> None:
    state = position({"red": 2, "blue": 1}, Market(0), BurnColour(1))
    assert not [e for e in TOY.play(state, 0, Pass()) if isinstance(e, Forced)]
    assert TOY.to_act(state) == (1,)
    assert TOY.moves(state, 1) == [Burn("red"), Burn("blue")]


def test_a_decision_that_is_not_marked_forced_is_asked_though_it_has_one_option() -> None:
    state = position({}, AskOther(0))
    TOY.play(state, 0, Ask(2, "red"))
    assert TOY.to_act(state) == (2,)
    assert len(TOY.moves(state, 2)) == 1


def test_an_answer_out_of_turn_returns_to_the_turn() -> None:
    state = position({}, AskOther(0), Market(0))
    state.players[2].hand = ["red"]
    TOY.play(state, 0, Ask(2, "red"))
    assert TOY.moves(state, 0) == []
    TOY.play(state, 2, Answer(True))
    assert TOY.to_act(state) == (0,)
    assert "red" in state.players[0].hand


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_simultaneous_answers_may_come_in_any_order(order: tuple[int, ...]) -> None:
    state = TOY.new(3, "at once")
    choices = {seat: TOY.moves(state, seat)[-1] for seat in range(3)}
    for count, seat in enumerate(order):
        assert set(TOY.to_act(state)) == set(order[count:])
        assert TOY.view(state, None).players[seat].laid is None
        events = TOY.play(state, seat, choices[seat])
        if count < 2:
            assert [type(e).__name__ for e in events] == ["Laid"], "nothing is shown before all have answered"
            assert state.discard == {}
            assert TOY.moves(state, seat) == [], "who has answered is not asked again"
    assert sum(state.discard.values()) == 3
    same = {TOY.dump(played_in(o)) for o in itertools.permutations(range(3))}
    # Who answered last is remembered (it bars others from taking back), and nothing else of the order.
    assert len(same) == 3


def played_in(order: tuple[int, ...]) -> State:
    state = TOY.new(3, "at once")
    choices = {seat: TOY.moves(state, seat)[-1] for seat in order}
    for seat in order:
        TOY.play(state, seat, choices[seat])
    return state


# ---------------------------------------------------------------- what cannot be taken back


def test_a_new_game_can_take_nothing_back() -> None:
    state = TOY.new(3, "new")
    assert (state.played, state.barrier, state.last_seat) == (0, 0, None)


def test_an_own_move_that_reveals_nothing_can_be_taken_back() -> None:
    state = position({"red": 1, "blue": 1}, AskOther(0), Market(0), BurnColour(0))
    state.played = state.barrier = 5
    TOY.play(state, 0, Pass())
    TOY.play(state, 0, Pass())
    assert (state.played, state.barrier) == (7, 5)


def test_another_seat_s_move_bars_what_stands_before_it_but_not_itself() -> None:
    state = position({}, AskOther(0), Market(0))
    TOY.play(state, 0, Ask(1, "gold"))
    assert (state.played, state.barrier) == (1, 0)
    TOY.play(state, 1, TOY.moves(state, 1)[0])
    assert (state.played, state.barrier) == (2, 1)
    TOY.play(state, 0, Pass())
    assert (state.played, state.barrier) == (3, 2)


def test_a_roll_and_a_reveal_bar_the_move_that_led_to_them() -> None:
    state = TOY.new(2, "roll")
    TOY.play(state, 0, TOY.moves(state, 0)[0])
    assert (state.played, state.barrier) == (1, 0)
    assert TOY.attempt(state, 1, TOY.moves(state, 1)[0]).reveals
    TOY.play(state, 1, TOY.moves(state, 1)[0])
    assert (state.played, state.barrier) == (2, 2)


@pytest.mark.parametrize(
    "chance",
    [
        lambda s: s.random(6),
        lambda s: s.roll(),
        lambda s: s.draw({"red": 1}),
        lambda s: s.pick([1, 2]),
        lambda s: s.shuffle([1, 2]),
        lambda s: s.reveal(),
    ],
)
def test_every_helper_of_chance_raises_the_barrier(chance: Any) -> None:
    state = Core(seed="x", played=9, barrier=4)
    chance(state)
    assert state.barrier == 9


def test_only_chance_counts_as_a_draw() -> None:
    state = Core(seed="x")
    state.reveal()
    assert state.draws == 0
    state.shuffle(["only"])
    assert state.draws == 0, "there is one order of one thing"


def test_drawing_from_an_empty_bag_is_an_error() -> None:
    with pytest.raises(ValueError, match="empty bag"):
        Core(seed="x").draw({"red": 0})


def test_a_decision_shows_a_seat_only_its_own_options() -> None:
    state = position({}, LayDown((0, 1)))
    state.players[0].hand, state.players[1].hand = ["gold"], ["red"]
    assert TOY.moves(state, 0) == [Lay("gold")]
    assert TOY.moves(state, 1) == [Lay("red")]
    assert TOY.moves(state, 2) == []


def test_a_step_keeps_its_fields_in_a_view_only_where_they_are_marked() -> None:
    state = position({}, GiveAnswer(2, 0, "red"))
    state.stack.insert(0, Say("secret"))
    seen = TOY.view(state, 1)
    assert seen.stack == [Say(""), GiveAnswer(2, 0, "red")]
