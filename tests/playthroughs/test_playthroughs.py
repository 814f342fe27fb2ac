"""Recorded games go today as they went then: every step with its events, position and points."""

from itertools import zip_longest
from pathlib import Path

import pytest

from engine import GAMES
from engine.transcript import Recording, find_game, played
from tests.playthroughs.record import SCENARIOS, folder_of, main, steps
from tests.playthroughs.scenario import Ending, Scenario, scenarios_of

FOLDERS = sorted({folder_of(game) for game in GAMES})
RECORDINGS = [path for folder in FOLDERS for path in sorted(folder.glob("*.json"))]
ADVICE = "if the rules were meant to change, run `python -m tests.playthroughs.record` and review the difference"


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_step_by_step(path: Path) -> None:
    """Compared as it is played: the first line that differs is the step that goes another way."""
    recorded = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    played_again = steps(Recording.read(path.read_bytes()))
    for number, (line, before) in enumerate(zip_longest(played_again, recorded), start=1):
        assert line == before, f"{path.stem}, line {number}: {ADVICE}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_a_scenario_is_recorded_and_ends_as_it_says(scenario: Scenario) -> None:
    path = folder_of(scenario.game) / f"{scenario.name}.json"
    assert path.exists(), f"{path} is not recorded yet: make playthroughs GAME={scenario.game}"
    recording = Recording.read(path.read_bytes())
    game = find_game(scenario.game)
    assert (recording.players, recording.options) == (scenario.players, scenario.options)
    state = game.new(recording.players, recording.seed, game.meta.options.read(recording.options))
    turns = [(t.seat, t.move.notation, t.events) for t in played(game, state, scenario.policy(recording.seed))]
    assert tuple((seat, notation) for seat, notation, _ in turns) == recording.moves, "the policy plays otherwise now"
    assert scenario.wants(Ending(game, state, [event for *_, events in turns for event in events]))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_recorded_for_every_number_of_players(name: str) -> None:
    assert {scenario.players for scenario in scenarios_of(name)} == set(GAMES[name].meta.seats)


def test_no_recording_is_without_its_scenario() -> None:
    assert {path.stem for path in RECORDINGS} == {scenario.name for scenario in SCENARIOS}
    assert {path.stem for folder in FOLDERS for path in folder.glob("*.txt")} == {
        scenario.name for scenario in SCENARIOS
    }


def test_an_unknown_scenario_is_named() -> None:
    with pytest.raises(SystemExit, match="No scenario is called whist"):
        main(["whist"])
