"""Nobody can read a master's hand off the clock: its turns are shown after a time that says little of it."""

import time
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from automata import caretaker
from engine import GAMES
from engine.game import Game
from tables import Hall
from tables.play import automata
from tables.play.automata import Pace
from tests.automata.hasty import quick
from tests.automata.sittings import sitting
from tests.contract.games import CERTIFICATES
from tests.tables.test_automata import Thinks, alone, take_a_turn

PLAYED = 0.0015
"""Seconds that a move takes in a trial: with it, the hasty master thinks for as long as the real one."""


def test_the_first_turns_are_shown_at_the_next_doubled_second() -> None:
    assert [Pace().shown_after("calimala", took) for took in (0.0, 0.02, 1.0, 1.01, 2.0, 3.3, 9.0)] == [
        1, 1, 1, 2, 2, 4, 16,
    ]  # fmt: skip


def test_later_ones_as_long_after_the_question_as_most_before_them_took() -> None:
    pace = Pace()
    assert [pace.shown_after("calimala", took) for took in (0.3, 1.0, 1.7) * 10][-20:] == [2.5] * 20
    assert pace.shown_after("genoa", 0.1) == 1, "each game has its own"
    assert [pace.shown_after("calimala", took) for took in (9.0, 0.01)] == [10, 2.5], "a long one changes nothing"
    for _ in range(Pace.RECENT):
        pace.shown_after("calimala", 0.4)
    assert pace.shown_after("calimala", 0.4) == 1, "what was long once is forgotten"


def test_twin_worlds_are_shown_after_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves of trials are counted in place of seconds, which are not the same twice."""
    game, one, rng, trials = GAMES["calimala"], quick("calimala", trials=8, finalists=3), Random("twins"), 0
    play = Game.play

    def counted(*args: Any, **how: Any) -> Any:
        nonlocal trials
        trials += 1
        return play(*args, **how)

    def seconds(world: Any, seat: int) -> float:
        nonlocal trials
        view, trials = game.view(world, seat), 0
        with monkeypatch.context() as patched:
            patched.setattr(Game, "play", counted)
            one.choose(view, seat)
        return trials * PLAYED

    pairs = []
    for state, seat, _ in islice(
        sitting(game, "twin time", [caretaker("calimala")] * 3, {}, CERTIFICATES["calimala"].bound), 10, 200, 12
    ):
        twin = game.redeal(state, (seat + 1) % 3, rng)
        pairs.append((seconds(state, seat), seconds(twin, seat)))
    assert len(pairs) > 10
    assert sum(here != there for here, there in pairs) > 0.8 * len(pairs), "else there is nothing to hide"
    slower = [2 ** (n / 4) for n in range(16)]  # on a busy machine, or for turns of many decisions
    differ = 0
    for times in slower:
        pace = Pace()
        for here, _ in pairs:
            pace.shown_after("calimala", times * here)
        for here, there in pairs:
            differ += deepcopy(pace).shown_after("calimala", times * here) != deepcopy(pace).shown_after(
                "calimala", times * there
            )
            pace.shown_after("calimala", times * here)
    assert differ <= 0.03 * len(pairs) * len(slower)


@pytest.mark.parametrize(("level", "least"), [("master", 1.0), ("journeyman", None)])
async def test_a_master_s_turn_waits_for_its_step_and_no_other_s(hall: Hall, level: str, least: float | None) -> None:
    table, pace = await alone(hall, level=level), Pace()
    if automata.asked(table) is None:
        await take_a_turn(hall, table)
    began = time.monotonic()
    with patch.object(pace, "shown_after", wraps=pace.shown_after) as shown_after:
        assert await automata.take_turn(hall, table.id, Thinks(), pace)
    assert shown_after.called == (least is not None)
    assert least is None or time.monotonic() - began >= least
