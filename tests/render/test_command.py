"""`python -m render`: draws what it is asked for, and says kindly what it cannot draw."""

import subprocess
import sys
from pathlib import Path

import pytest

from render.__main__ import main


@pytest.mark.parametrize("kind", ["board", "seat", "focus"])
def test_a_picture_is_written(kind: str, tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    arguments = ["calimala", "--players", "4", "--seed", "x", "--moves", "50", "--kind", kind, "--lang", "hu"]
    assert main([*arguments, "--palette", "safe", "--seat", "1", "-o", str(target)]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")


def test_the_text_goes_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calimala", "--kind", "text", "--moves", "20", "-o", "-"]) == 0
    assert "Calimala" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["calimala", "--players", "9", "-o", "x"], "3 to 5 players"),
        (["calimala", "--seat", "7", "-o", "x"], "--seat"),
        (["calimala", "--moves", "-1", "-o", "x"], "negative"),
        (["chess", "-o", "x"], "chess"),
        (["calimala", "-o", "-"], "needs a file"),
        (["calimala"], "-o"),
    ],
)
def test_nonsense_is_refused_politely(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert says in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "no" / "such" / "folder.png"
    assert main(["calimala", "--moves", "3", "-o", str(target)]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_it_is_a_module_to_run(tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    subprocess.run([sys.executable, "-m", "render", "calimala", "--moves", "5", "-o", str(target)], check=True)
    assert target.stat().st_size > 10_000
