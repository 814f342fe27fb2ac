"""Where masters think: in processes beside the bot, replaced when they die, given up when they take too long."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from automata import player
from engine import GAMES
from tables.play import thinking
from tables.play.thinking import ProcessThinker

GAME = GAMES["burgundy"]


def asked() -> tuple[Any, int]:
    state = GAME.new(2, "thinking")
    seat = GAME.to_act(state)[0]
    return GAME.view(state, seat), seat


VIEW, SEAT = asked()
JOURNEYMAN = player("burgundy", "journeyman").choose(VIEW, SEAT)


def first_listed(game_id: str, level: str, seen: bytes, seat: int) -> str:
    return GAMES[game_id].moves(GAMES[game_id].load(seen), seat)[0].notation


def dies_once(game_id: str, level: str, seen: bytes, seat: int) -> str:
    grave = os.environ["GRAVE"]
    if not os.path.exists(grave):
        open(grave, "w").close()
        os._exit(1)
    return first_listed(game_id, level, seen, seat)


def dies(*question: Any) -> str:
    os._exit(1)


def fails(*question: Any) -> str:
    raise RuntimeError("no idea")


def broods(*question: Any) -> str:
    import time

    time.sleep(60)
    return ""


@pytest.fixture
async def thinker() -> AsyncIterator[ProcessThinker]:
    one = ProcessThinker(workers=1)
    yield one
    one.close()


def test_there_are_fewer_processes_than_cores_at_least_one_and_not_more_than_memory_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cores, workers in ((1, 1), (2, 1), (4, 3), (16, 4), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert ProcessThinker()._workers == workers


async def test_the_quick_levels_need_no_process(thinker: ProcessThinker) -> None:
    assert await thinker.choose("burgundy", "journeyman", VIEW, SEAT) == (JOURNEYMAN, True)
    assert thinker._pool is None


async def test_a_master_thinks_in_a_process(thinker: ProcessThinker) -> None:
    move, own = await thinker.choose("burgundy", "master", VIEW, SEAT)
    assert own
    assert thinker.fallbacks == 0
    assert move == player("burgundy", "master").choose(VIEW, SEAT)
    assert thinker._pool is not None


async def test_a_process_that_dies_is_replaced_and_the_move_thought_again(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("GRAVE", str(tmp_path / "grave"))
    monkeypatch.setattr(thinking, "answer", dies_once)
    move, own = await thinker.choose("burgundy", "master", VIEW, SEAT)
    assert (move, own) == (GAME.moves(VIEW, SEAT)[0], True)
    assert "a thinking process died" in caplog.text


@pytest.mark.parametrize("answer", [dies, fails])
async def test_where_no_process_can_answer_the_journeyman_does_and_the_log_says_so(
    thinker: ProcessThinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    monkeypatch.setattr(thinking, "answer", answer)
    assert await thinker.choose("burgundy", "master", VIEW, SEAT) == (JOURNEYMAN, False)
    assert (thinker.thoughts, thinker.fallbacks) == (1, 1)
    assert "a decision of a master of burgundy failed, the journeyman decides" in caplog.text
    assert caplog.records[-1].levelno == logging.ERROR


async def test_who_takes_too_long_is_given_up_and_others_are_thought_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = ProcessThinker(workers=1, patience=1.0)
    monkeypatch.setattr(thinking, "answer", broods)
    assert await thinker.choose("burgundy", "master", VIEW, SEAT) == (JOURNEYMAN, False)
    assert "took longer than 1 s, the journeyman decides: the machine is too busy" in caplog.text
    assert "Traceback" not in caplog.text
    assert thinker._pool is None, "the process that broods is gone"
    thinker._patience = 60.0
    monkeypatch.setattr(thinking, "answer", first_listed)
    assert await thinker.choose("burgundy", "master", VIEW, SEAT) == (GAME.moves(VIEW, SEAT)[0], True)
    thinker.close()


async def test_when_the_house_closes_nobody_goes_on_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = ProcessThinker(workers=1)
    monkeypatch.setattr(thinking, "answer", broods)
    waiting = asyncio.create_task(thinker.choose("burgundy", "master", VIEW, SEAT))
    await asyncio.sleep(0)  # it is asked
    assert thinker._pool is not None
    [process] = thinker._pool._processes.values()
    manager = thinker._pool._executor_manager_thread
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    thinker.close()
    # The pool's own thread buries its process. Waiting for the process beside it, one of the two learns nothing.
    await asyncio.to_thread(manager.join, 60)
    assert not manager.is_alive()
    assert process.exitcode == -signal.SIGKILL
    assert thinker._pool is None


async def test_closing_while_some_think_and_others_wait_for_them_makes_no_noise(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A pool whose process is killed tells everybody who waits, and stumbles over whoever has gone away meanwhile."""
    stumbled: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: stumbled.append(args.exc_value))
    monkeypatch.setattr(thinking, "answer", broods)
    thinker = ProcessThinker(workers=1)
    waiting = [asyncio.create_task(thinker.choose("burgundy", "master", VIEW, SEAT)) for _ in range(5)]
    await asyncio.sleep(0)  # all are asked
    assert thinker._pool is not None
    asked = thinker._pool._pending_work_items
    while sum(work.future.running() for work in asked.values()) < min(2, len(asked)):  # noqa: ASYNC110 - nobody is told
        await asyncio.sleep(0.01)
    manager = thinker._pool._executor_manager_thread
    for task in waiting:
        task.cancel()
    gone = await asyncio.gather(*waiting, return_exceptions=True)
    thinker.close()
    assert [type(why) for why in gone] == [asyncio.CancelledError] * len(waiting)
    await asyncio.to_thread(manager.join, 60)
    assert not manager.is_alive()
    assert stumbled == []
    gc.collect()
    await asyncio.sleep(0)
    assert caplog.records == []
