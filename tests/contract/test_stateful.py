"""Every game driven by Hypothesis: any mix of moves, refusals, storage and taking back keeps it consistent.

What the random games of the kit cannot do is shrink: a failure here comes as the shortest story that shows it.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import GAMES
from engine.game import Game
from engine.seats import Seat
from engine.testing import Certificate
from tests.contract.games import CERTIFICATES
from tests.contract.legality import refusal_of
from tests.contract.playouts import askable, option_sets
from tests.engine.toy import TOY
from tests.engine.toy_checks import invariants, recount


def machine(game: Game[Any], certificate: Certificate) -> type[RuleBasedStateMachine]:
    class Table(RuleBasedStateMachine):
        @initialize(
            seats=st.sampled_from(list(game.meta.seats)),
            seed=st.integers(0, 10**6).map(lambda n: f"stateful-{n}"),
            options=st.sampled_from(option_sets(game)),
        )
        def set_up(self, seats: int, seed: str, options: dict[str, str]) -> None:
            self.start = (seats, seed, game.meta.options.read(options))
            self.state = game.new(*self.start)
            self.log: list[tuple[Seat, str]] = []
            self.stored = [game.dump(self.state)]

        @precondition(lambda self: bool(game.to_act(self.state)))
        @rule(data=st.data())
        def move(self, data: st.DataObject) -> None:
            seat = data.draw(st.sampled_from(askable(game, self.state)))
            chosen = data.draw(st.sampled_from(game.moves(self.state, seat)))
            game.play(self.state, seat, chosen)
            self.log.append((seat, chosen.notation))
            self.stored.append(game.dump(self.state))

        @precondition(lambda self: bool(self.log))
        @rule(data=st.data())
        def try_an_old_move(self, data: st.DataObject) -> None:
            seat, notation = data.draw(st.sampled_from(self.log))
            old = game.book.read(notation)
            if old not in game.moves(self.state, seat) and not old.open:
                refusal = refusal_of(game, self.state, seat, old)
                assert refusal is not None
                assert refusal.reason
            assert game.dump(self.state) == self.stored[-1]

        @rule()
        def store_and_load(self) -> None:
            self.state = game.load(game.dump(self.state))
            assert game.dump(self.state) == self.stored[-1]

        @precondition(lambda self: self.state.played > self.state.barrier)
        @rule(data=st.data())
        def take_back(self, data: st.DataObject) -> None:
            """By replay, as far as the barrier: the position is the one that stood there, and nothing was drawn."""
            left = data.draw(st.integers(self.state.barrier, self.state.played - 1))
            draws = self.state.draws
            del self.log[left:], self.stored[left + 1 :]
            self.state = game.replay(*self.start, self.log)
            assert game.dump(self.state) == self.stored[-1]
            assert self.state.draws == draws, "what was drawn can be drawn again otherwise"
            assert self.state.played == left

        @invariant()
        def is_consistent(self) -> None:
            certificate.invariants(self.state)
            assert self.state.played == len(self.log)
            assert self.state.barrier <= self.state.played

    return Table


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_any_story_keeps_a_table_consistent(name: str) -> None:
    budget = settings(
        max_examples=16,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    toy = (TOY, Certificate(invariants, recount))
    rules = toy if name == "toy" else (GAMES[name], CERTIFICATES[name])
    run_state_machine_as_test(machine(*rules), settings=budget)
