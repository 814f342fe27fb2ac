"""What people type is understood in every game, though it is not quite the notation."""

from random import Random

import pytest

from engine import GAMES, closest
from engine.moves import JOIN, NOTHING, Move
from tests.contract.playouts import walk
from tests.packages import IN_THIS_REPOSITORY

GAMES_EACH = 5


def moves_of(game_id: str, *notations: str) -> list[Move]:
    return [GAMES[game_id].book.read(notation) for notation in notations]


@pytest.mark.parametrize(
    ("game_id", "listed", "typed", "understood"),
    [
        ("calimala", ["place s04 own", "place s14 own", "place s04 white"], "place 4 own", "place s04 own"),
        ("calimala", ["place s04 own", "place s14 own"], "PLACE 14  Own", "place s14 own"),
        (
            "calimala",
            ["ship lisbon+london disc", "ship lisbon disc"],
            "ship london+lisbon disc",
            "ship lisbon+london disc",
        ),
        ("burgundy", ["load 1+6 -", "load 1 -", "load 6 -"], "load 6+1", "load 1+6 -"),
        ("burgundy", ["load 1 pink+red", "load 1 -"], "load 1 red+pink", "load 1 pink+red"),
        (
            "tiletum",
            ["helper helper_any_2 gold+iron"],
            "helper helper_any_2 iron+gold",
            "helper helper_any_2 gold+iron",
        ),
        ("tiletum", ["merchant paris walk -", "merchant paris tile -"], "merchant paris walk", "merchant paris walk -"),
        ("tournay", ["draw red_1 hidden 0+2", "draw red_1 hidden 0"], "draw red_1 hidden 2+0", "draw red_1 hidden 0+2"),
        ("genoa", ["perform -", "end"], "perform", "perform -"),
    ],
)
def test_what_is_typed_is_understood(game_id: str, listed: list[str], typed: str, understood: str) -> None:
    found = closest(moves_of(game_id, *listed), typed)
    assert found is not None
    assert found.notation == understood


@pytest.mark.parametrize(
    ("game_id", "listed", "typed"),
    [
        ("calimala", ["place s04 own"], "place 5 own"),
        ("calimala", ["place s04 own", "place s04 white"], "place 4"),
        ("calimala", ["place s04 own"], "put 4 own"),
        ("calimala", ["place s04 own"], ""),
        ("burgundy", ["load 1+6 -"], "load 6"),
        ("tiletum", ["helper helper_any_2 gold+iron"], "helper helper_any_2 gold+gold"),
        ("genoa", ["queue street_5_2+park"], "queue park+street_5_2"),
    ],
)
def test_nothing_else_is_read_into_it(game_id: str, listed: list[str], typed: str) -> None:
    assert closest(moves_of(game_id, *listed), typed) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_no_order_and_no_dash_at_the_end_is_asked_for(game_id: str) -> None:
    """Every listed move of random games, with its values in another order and without its last dashes."""
    game, rng, changed = GAMES[game_id], Random(f"typed {game_id}"), 0
    for number in range(GAMES_EACH):
        for state, seat, move, listed in walk(game, game.meta.seats[0], f"typed {number}", game.meta.options()):
            notations = {m.notation for m in listed}
            for said in rng.sample(listed, min(12, len(listed))):
                typed = mangled(said, rng)
                changed += typed != said.notation
                if not said.open and typed not in notations:
                    assert closest(listed, typed) == said, typed
            game.play(state, seat, move)
    assert changed or game_id not in IN_THIS_REPOSITORY, "no move has a list or a dash at its end"


def mangled(move: Move, rng: Random) -> str:
    words = [JOIN.join(rng.sample(parts := word.split(JOIN), len(parts))) for word in move.words]
    while words[-1] == NOTHING:
        words.pop()
    return " ".join(words)
