"""Recordings and transcripts, and the commands that make and check them."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from engine.__main__ import main
from engine.transcript import Recording, at_random, record, told_event, transcript
from tests.engine.toy import Burnt, Drew

GAME = next(iter(GAMES.values()))
FEWEST = GAME.meta.seats[0]


@pytest.fixture(scope="module")
def recording() -> Recording:
    return record(GAME, FEWEST, "recorded", {}, at_random("recorded"))


@pytest.fixture
def file(recording: Recording, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(recording.write(), encoding="utf-8")
    return path


def test_a_recording_reads_back(recording: Recording) -> None:
    assert Recording.read(recording.write()) == recording


def test_a_recording_has_digests_on_the_way_and_the_standings(recording: Recording) -> None:
    moves = len(recording.moves)
    assert list(recording.digests) == [0, *range(10, moves + 1, 10), *([moves] if moves % 10 else [])]
    assert recording.standings.over
    assert sorted(seat for group in recording.standings.ranking for seat in group) == list(range(FEWEST))
    assert recording.rules_version == GAME.meta.rules_version


def test_a_recording_writes_ten_moves_per_line_and_reads_any_lines(recording: Recording) -> None:
    written = recording.write()
    lines = [line for line in written.splitlines() if line.startswith("  [")]
    assert [json.loads(f"[{line.rstrip(',')}]") for line in lines] == [
        [list(move) for move in recording.moves[at : at + 10]] for at in range(0, len(recording.moves), 10)
    ]
    assert Recording.read(json.dumps(json.loads(written), indent=1)) == recording


def test_a_transcript_tells_every_move_with_options_events_and_digests(recording: Recording) -> None:
    lines = list(transcript(recording))
    assert lines[0] == f"{GAME.meta.title} · rules {GAME.meta.rules_version} · {FEWEST} players"
    for number, (seat, notation) in enumerate(recording.moves, start=1):
        told = [line for line in lines if line.startswith(f"{number:4d}  seat {seat}, ")]
        assert len(told) == 1
        assert told[0].endswith(f": {notation}")
    assert any(f"digest {recording.digests[len(recording.moves)]}" in line for line in lines)
    assert "Final standings:" in lines


def test_events_are_told_in_notation() -> None:
    assert told_event(Drew(1, ("red", "blue"))) == "Drew seat=1 masks=red+blue"
    assert told_event(Burnt(None, 0)) == "Burnt colour=- count=0"


# ---------------------------------------------------------------- the commands


def test_play_prints_a_transcript_and_records_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert main(["play", GAME.meta.id, "--players", str(FEWEST), "--seed", "7", "--record", str(path)]) == 0
    first = capsys.readouterr().out
    assert "Final standings:" in first
    assert main(["replay", str(path)]) == 0
    again = capsys.readouterr().out
    assert "the digests and the standings agree." in again
    assert again.splitlines()[:20] == first.splitlines()[:20]


def test_play_is_repeatable_and_the_seed_matters(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for seed in ("1", "1", "2"):
        assert main(["play", GAME.meta.id, "--seed", seed, "--moves", "12"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert "Standings so far:" in texts[0]


def test_play_without_a_seed_says_which_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME.meta.id, "--moves", "0"]) == 0
    assert "seed: " in capsys.readouterr().out


def test_play_takes_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, values = next(iter(GAME.meta.options.choices().items()))
    path = tmp_path / "game.json"
    assert main(["play", GAME.meta.id, "--moves", "3", "--option", f"{name}={values[-1]}", "--record", str(path)]) == 0
    assert f"{name} {values[-1]}" in capsys.readouterr().out
    assert Recording.read(path.read_bytes()).options == {name: values[-1]}
    assert main(["replay", str(path), "--quiet"]) == 0
    assert capsys.readouterr().out == "\nAll 3 moves, the digests and the standings agree.\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "whist"], "There is no game called 'whist'. The games are: "),
        (["play", GAME.meta.id, "--players", "99"], f"{GAME.meta.title} is for "),
        (["play", GAME.meta.id, "--option", "weather=fair"], "no option is called weather"),
        (["play", GAME.meta.id, "--option", "weather"], "--option takes name=value, not 'weather'."),
        (["play", GAME.meta.id, "--moves", "-1"], "--moves must not be negative."),
        (
            ["play", GAME.meta.id, "--moves", "1", "--record", "/nowhere/at/all.json"],
            "Cannot write /nowhere/at/all.json",
        ),
        (["replay", "/nowhere/at/all.json"], "Cannot read /nowhere/at/all.json: No such file"),
    ],
)
def test_a_wrong_request_is_answered_in_plain_words(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "This is no recording"),
        ("not json", "This is no recording"),
        ("[]", "This is no recording"),
        ("{}", "Field required (at game)"),
        ("\x00", "This is no recording"),
    ],
)
def test_a_file_that_is_no_recording_is_refused(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert main(["replay", str(path)]) == 2
    assert complaint in capsys.readouterr().err


def spoil(file: Path, change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(file.read_text())
    change(data)
    file.write_text(json.dumps(data))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(game="whist"), "There is no game called 'whist'"),
        (lambda d: d.update(players=99), "is for"),
        (lambda d: d.update(options={"weather": "fair"}), "no option is called weather"),
        (lambda d: d.update(format=2), "Input should be 1 (at format)"),
        (lambda d: d["moves"].append([-1, "pass"]), "This is no recording"),
        (lambda d: d.update(more=1), "Extra inputs are not permitted (at more)"),
    ],
)
def test_a_recording_of_something_unknown_is_refused(
    change: Callable[[dict[str, Any]], None], complaint: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(file, change)
    assert main(["replay", str(file)]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(seed="another"), "After move 0 the position's digest is"),
        (lambda d: d["digests"].update({"20": "00000000"}), "arose after move 10, where it still agreed"),
        (lambda d: d["moves"].insert(4, d["moves"][0]), "At move 5"),
        (lambda d: d["moves"].__setitem__(2, [0, "dance"]), "the notation is no move of"),
        (lambda d: d["moves"].append(d["moves"][-1]), "nobody: the game is over"),
        (lambda d: d["standings"]["points"].__setitem__(0, 999), "the standings' points is"),
        (lambda d: d["standings"].update(decided_by="luck"), "the standings' decided_by is"),
    ],
)
def test_a_replay_says_where_it_disagrees(
    change: Callable[[dict[str, Any]], None], complaint: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(file, change)
    assert main(["replay", str(file), "--quiet"]) == 1
    said = capsys.readouterr().out
    assert "The replay disagrees with" in said
    assert complaint in said
    assert "recorded under rules" not in said


def test_a_disagreement_over_other_rules_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(file, lambda d: d.update(seed="another", rules_version=999))
    assert main(["replay", str(file), "--quiet"]) == 1
    assert "It was recorded under rules 999; these are rules" in capsys.readouterr().out


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "engine", "play", GAME.meta.id, "--seed", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        complaint = running.stderr.read()
        assert running.wait(60) == 0
    assert complaint == ""
