"""`python -m engine` tells a game in sentences, and in the notation when asked to or without words."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from engine import __main__ as command
from tests.packages import IN_THIS_REPOSITORY


def replayed(game_id: str, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    file = str(folder / "game.json")
    assert command.main(["play", game_id, "--seed", "7", "--record", file]) == 0
    capsys.readouterr()
    assert command.main(["replay", file, *options]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game_id", IN_THIS_REPOSITORY)
def test_a_replay_is_told_in_sentences(game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed(game_id, tmp_path, capsys)
    assert not re.findall(rf"\b{game_id}-[a-z]", told)
    assert not re.findall(r"\bseat=\d", told)
    assert "Final standings:\n1. Seat " in told
    assert "wins!" in told or "share the victory!" in told
    assert "moves, the digests and the standings agree." in told


def test_the_notation_is_printed_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = replayed("calimala", tmp_path, capsys, "--notation")
    assert "Placed seat=0" in told
    assert "Seat 1" not in told


def test_the_engine_alone_prints_the_notation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "SENTENCES", EntryPoint("sentences", "no_words.transcript:Sentences", "x"))
    assert "Placed seat=0" in replayed("calimala", tmp_path, capsys)
