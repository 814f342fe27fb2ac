"""Games are found by the packages that offer them, and what belongs to a game is found from the game."""

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import games.calimala.pictures.board
import games.calimala.scoring
from engine import GAMES, BadGame, Meta, catalogue, home, is_ours, part
from engine.catalogue import GROUP, OURS, Catalogue
from engine.seats import MOST_SEATS

ROOT = Path(__file__).parents[2]


def with_entries(monkeypatch: pytest.MonkeyPatch, **values: str) -> Catalogue:
    """The catalogue of a house in which such packages are installed."""
    entries = [EntryPoint(name, value, GROUP) for name, value in values.items()]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: [e for e in entries if e.group == group])
    return Catalogue()


def test_our_own_games_are_offered_like_everybody_else_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == OURS


def test_a_checkout_that_nobody_installed_has_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(with_entries(monkeypatch)) == list(OURS)


def test_a_module_that_is_no_package_of_its_own_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_entries(monkeypatch, engine="tests.engine.toy:TOY", calimala=OURS["calimala"])
    with pytest.raises(BadGame, match=r"must name the package that the game is in, tests\.engine"):
        list(found)


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"calimala": "elsewhere:GAME"}, "two packages offer a game called calimala"),
        ({"whist": "whist:WHIST"}, r"the game whist \(whist:WHIST\) cannot be imported: No module named 'whist'"),
        ({"whist": "games.calimala:WHIST"}, "cannot be imported"),
        ({"whist": "games.calimala:meta"}, "is no Game"),
        ({"whist": "games.calimala:CALIMALA"}, "must have one name"),
    ],
)
def test_a_package_that_offers_no_game_is_named(
    monkeypatch: pytest.MonkeyPatch, entry: dict[str, str], told: str
) -> None:
    with pytest.raises(BadGame, match=told):
        list(with_entries(monkeypatch, **entry))


def test_the_parts_of_a_game_are_found_by_name() -> None:
    assert (home(GAMES["calimala"]), is_ours("calimala")) == ("games.calimala", True)
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
