"""`make search` plays every game in every way and says how to play a failure again."""

import subprocess
import sys
import time
from itertools import islice

import pytest

from engine import GAMES
from engine.game import Game
from tests.contract import search
from tests.contract.kit import Tally
from tests.contract.playouts import WAYS, option_sets, way_of


def test_every_game_count_and_way_comes_up() -> None:
    met = list(islice(search.kinds("any", 0), 400))
    assert {(name, seats) for name, seats, *_ in met} == {(n, s) for n, game in GAMES.items() for s in game.meta.seats}
    assert {(name, way_of(seed)) for name, _, _, seed in met} == {(name, way) for name in GAMES for way in WAYS}
    for name, game in GAMES.items():
        options = {option: {kind[2][option] for kind in met if kind[0] == name} for option in option_sets(game)[0]}
        assert options == {option: set(values) for option, values in game.meta.options.choices().items()}
    assert len({seed for *_, seed in met}) == len(met), "no game is played twice"
    assert {seed for *_, seed in islice(search.kinds("any", 1), 400)}.isdisjoint({seed for *_, seed in met})


def test_a_search_counts_what_it_did() -> None:
    done, failed = search.search("counted", 0, time.monotonic() + 1, sys.maxsize)
    assert failed == []
    assert sum(tally.games for tally in done.values()) > 0
    assert sum(tally.decisions for tally in done.values()) > 0
    assert search.summary([(done, failed)], 1.0)[-1].endswith(" a second")


def test_a_search_stops_when_it_did_enough() -> None:
    done, _ = search.search("enough", 0, time.monotonic() + 60, 1)
    assert [tally.games for tally in done.values()] == [1, 0, 0, 0, 0], "the first game was enough"


def test_a_failure_is_told_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(self: Game[object], state: object, seat: int) -> None:
        raise ValueError("nobody knows what to do")

    monkeypatch.setattr(Game, "default_move", broken)
    _, failed = search.search("broken", 0, time.monotonic() + 1, sys.maxsize)
    assert failed
    line = capsys.readouterr().out.splitlines()[1]
    name, seats, seed, *options = line.split("--again ")[1].split()
    kind = (name, int(seats), dict(option.split("=") for option in options), seed)
    with pytest.raises(AssertionError, match="nobody knows what to do"):
        search.play(kind, Tally())


def test_a_game_is_played_again_by_the_line_that_was_printed() -> None:
    name, seats, options, seed = next(search.kinds("again", 0))
    words = [name, str(seats), seed, *(f"{option}={value}" for option, value in options.items())]
    command = [sys.executable, "-m", "tests.contract.search", "--again", *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout == "this game keeps the contract\n"
