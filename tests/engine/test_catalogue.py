"""Games are found by the packages that offer them, and what belongs to a game is found from the game."""

import re
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import games.calimala.pictures.board
import games.calimala.scoring
from engine import GAMES, Meta, catalogue, home, part
from engine.catalogue import GROUP, Catalogue
from engine.seats import MOST_SEATS

ROOT = Path(__file__).parents[2]
OFFERED = ["calimala", "burgundy", "tiletum", "tournay", "genoa"]


def with_entries(monkeypatch: pytest.MonkeyPatch, **values: str) -> Catalogue:
    """The catalogue of a house in which such packages are installed."""
    entries = [EntryPoint(name, value, GROUP) for name, value in values.items()]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [e for e in entries if e.group == group])
    return Catalogue()


def test_our_own_games_are_offered_like_everybody_else_s(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    walked = with_entries(monkeypatch).entries
    assert project["entry-points"][GROUP] == {name: entry.value for name, entry in walked.items()}


def test_a_checkout_that_is_not_installed_has_our_games_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_entries(monkeypatch)
    assert list(found) == OFFERED
    assert found.broken == {}


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (
            {"calimala": "elsewhere:GAME"},
            r"two packages offer a game called calimala: games\.calimala:CALIMALA is used",
        ),
        (
            {"whist": "whist:WHIST"},
            r"whist \(whist:WHIST\) cannot be imported: ModuleNotFoundError: No module named 'whist'",
        ),
        ({"whist": "games.calimala:WHIST"}, "cannot be imported: AttributeError"),
        ({"whist": "games.calimala:meta"}, "is no Game"),
        ({"whist": "games.calimala:CALIMALA"}, "must have one name"),
        ({"engine": "tests.engine.toy:TOY"}, r"must name the package that the game is in, tests\.engine"),
    ],
)
def test_a_package_that_offers_no_game_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, entry: dict[str, str], told: str
) -> None:
    found = with_entries(monkeypatch, **entry)
    assert list(found) == OFFERED
    assert [reason for reason in found.broken.values() if re.search(told, reason)]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (
            "import engine\n\nraise RuntimeError('not yet')\n",
            r"RuntimeError: not yet \(.*broken_whist.__init__\.py:3\)",
        ),
        ("WHIST = (\n", r"SyntaxError: .* \(.*broken_whist.__init__\.py:1\)"),
        (
            "from engine.records import Public, Record, record\n\n\n@record\nclass Player(Record):\n"
            "    hand: Public[set[int]]\n",
            r"TypeError: Player\.hand: a record cannot hold set\[int\].* \(.*broken_whist.__init__\.py:4\)",
        ),
    ],
)
def test_a_package_that_breaks_off_is_named_with_its_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, told: str
) -> None:
    (tmp_path / "broken_whist").mkdir()
    (tmp_path / "broken_whist" / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    found = with_entries(monkeypatch, broken_whist="broken_whist:WHIST")
    assert list(found) == OFFERED
    assert re.search(told, found.broken["broken_whist"]), found.broken


def test_a_game_that_does_not_work_can_be_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_entries(monkeypatch)
    found.set_aside("genoa", "no words")
    assert list(found) == OFFERED[:-1]
    assert found.broken == {"genoa": "no words"}


def test_the_parts_of_a_game_are_found_by_name() -> None:
    assert home(GAMES["calimala"]) == "games.calimala"
    assert part("calimala", "pictures.board") is games.calimala.pictures.board
    assert part("calimala", "scoring") is games.calimala.scoring
    assert part("calimala", "pictures.no_such_part") is None
    assert part("calimala", "no.such.folder") is None


def test_a_part_that_is_there_but_broken_is_not_taken_for_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(catalogue, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        part("calimala", "pictures.board")


@pytest.mark.parametrize("seats", [range(2, MOST_SEATS + 2), range(3), range(3, 3)])
def test_a_game_for_more_people_than_there_are_seats_is_refused(seats: range) -> None:
    with pytest.raises(ValueError, match=f"a table seats 1 to {MOST_SEATS}"):
        Meta("whist", "Whist", (), seats, 1.0, 10, 1, "draft", "WHI")
