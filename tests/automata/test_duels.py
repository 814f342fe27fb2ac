"""How strength is measured: who sits where, and what is made of the results."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from automata import Automaton, caretaker, has_master
from automata import __main__ as command
from automata.__main__ import PAIRS, USUAL, line
from automata.duels import KINDS, LONGEST, Duel, Greedy, Maker, duel, joined, maker, margin
from automata.old import old
from automata.tuning import untrained
from engine import GAMES
from engine.moves import Move
from engine.seats import Seat
from tests.automata.hasty import quick
from tests.packages import IN_THIS_REPOSITORY
from tests.words.walk import TABLES


def ticking() -> Iterator[float]:
    return count(0.0, 0.002)


def test_a_shared_win_counts_as_a_share_of_one() -> None:
    found = Duel(3)
    found.add((10, 10, 4), (0, 1), 0)
    found.add((10, 10, 4), (0, 1), 2)
    found.add((3, 5, 9), (2,), 2)
    assert found.wins == [0.5, 0.0, 1.0]
    assert found.share == 0.5
    assert found.par == pytest.approx(1 / 3)
    assert found.points == [10, 4, 9]
    assert found.others == [7.0, 10.0, 4.0]
    assert found.margins == [0, -6, 4]


def test_the_lead_is_over_the_best_of_the_others() -> None:
    assert margin((10, 7, 12), 0) == -2
    assert margin((10, 7, 12), 2) == 2


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.404, 0.596), (75, 100, 0.657, 0.825), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_the_interval_is_wilson_s(won: int, games: int, low: float, high: float) -> None:
    found = Duel(2, wins=[1.0] * won + [0.0] * (games - won))
    assert found.interval == pytest.approx((low, high), abs=0.001)


def test_the_time_of_a_decision_is_told_by_median_and_p95() -> None:
    assert Duel(2, seconds=[n / 1000 for n in range(1, 100)]).milliseconds == pytest.approx((50, 95))
    assert Duel(2, seconds=[0.004]).milliseconds == (4, 4)


class Watched:
    """Answers as the default does, and notes where it sits."""

    def __init__(self, seed: str, sat: list[tuple[str, Seat]]) -> None:
        self.seed, self.sat = seed, sat

    def choose(self, view: Any, seat: Seat) -> Move:
        if (self.seed, seat) not in self.sat:
            self.sat.append((self.seed, seat))
        return GAMES["calimala"].default_move(view, seat)


def test_every_seed_is_played_from_every_seat() -> None:
    sat: list[tuple[str, Seat]] = []
    clock = ticking()
    found = duel(
        "calimala", 3, 6, lambda seed: Watched(seed, sat), maker("calimala", "default"), lambda: next(clock), "try"
    )
    assert sat == [("try 0 0", 0), ("try 0 1", 1), ("try 0 2", 2), ("try 1 0", 0), ("try 1 1", 1), ("try 1 2", 2)]
    assert found.games == 6
    assert found.milliseconds == pytest.approx((2.0, 2.0))


class Failing:
    def choose(self, view: Any, seat: Seat) -> Move:
        raise IndexError("no idea")


def test_a_player_who_fails_is_stood_in_for_and_counted() -> None:
    clock = ticking()
    found = duel("calimala", 3, 1, lambda seed: Failing(), maker("calimala", "default"), lambda: next(clock))
    assert found.fallbacks == len(found.seconds) > 5
    assert all("IndexError: no idea" in failure for failure in found.failures)
    assert line("calimala", "failing", "default", found).endswith(f"| {found.fallbacks} |")
    assert joined([found, found]).fallbacks == 2 * found.fallbacks


@pytest.mark.parametrize(
    "verb", ["duel calimala failing journeyman", "table --only calimala", "counts --only calimala"]
)
def test_a_fallback_is_an_error_of_the_command(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(game: str, kind: str) -> Maker:
        return maker(game, "default") if kind != one else lambda seed: Failing()

    monkeypatch.setattr(command, "KINDS", ("failing", "journeyman"))
    monkeypatch.setattr(command, "PAIRS", (("failing", "journeyman"),))
    monkeypatch.setattr(command, "MASTERS", ("failing", "journeyman"))
    monkeypatch.setattr(command, "maker", failing)
    monkeypatch.setattr("sys.argv", ["automata", *verb.split(), "--games", "1"])
    one = "failing"
    with pytest.raises(SystemExit, match=r"^fallbacks: [1-9]"):
        command.main()
    told = capsys.readouterr()
    lines = told.out.splitlines()[2:]
    assert [text.split(" | ")[1] for text in lines] == (["3", "4", "5"] if verb.startswith("counts") else ["3"])
    assert "IndexError: no idea" in told.err
    one = "nobody"
    command.main()
    assert all(text.endswith(" | 0 |") for text in capsys.readouterr().out.splitlines()[2:])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_master_in_haste_plays_a_whole_game_without_a_fallback(name: str, seats: int) -> None:
    if not has_master(name):
        pytest.skip("its best player is the journeyman")
    clock, hasty = ticking(), quick(name, horizon=0)
    found = duel(name, seats, 1, lambda seed: hasty, maker(name, "journeyman"), lambda: next(clock), f"hasty {seats}")
    assert found.fallbacks == 0


def test_a_duel_is_played_with_the_options_that_it_is_given() -> None:
    met: list[str] = []

    class Looks(Watched):
        def choose(self, view: Any, seat: Seat) -> Move:
            met.append(type(GAMES["burgundy"].top(view)).__name__)
            return GAMES["burgundy"].default_move(view, seat)

    def one(seed: str) -> Automaton:
        return Looks(seed, [])

    duel("burgundy", 2, 1, one, maker("burgundy", "default"), lambda: 0.0, options={"setup": "expert_open"})
    assert met[0] == "SettleOpenly"
    with pytest.raises(ValueError, match="no option is called weather"):
        duel("burgundy", 2, 1, one, one, lambda: 0.0, options={"weather": "fine"})


def test_equals_come_to_par() -> None:
    """The same player in all seats: over all seats of a seed the wins add up to one."""
    same = maker("tournay", "journeyman")
    assert duel("tournay", 2, 4, same, same, lambda: 0.0).share == 0.5


def test_every_kind_can_be_sent_and_no_other() -> None:
    for kind in KINDS:
        assert callable(maker("burgundy", kind)("seed").choose)
    with pytest.raises(ValueError, match="grandmaster is none of apprentice"):
        maker("burgundy", "grandmaster")


@pytest.mark.parametrize("name", USUAL)
def test_old_plays_by_the_former_constants(name: str) -> None:
    before: Any = old(name)
    for constant, value in untrained(name).items():
        assert getattr(before.outlook, constant) == value
    assert issubclass(before.outlook, caretaker(name).outlook)  # type: ignore[attr-defined]


def test_greedy_takes_the_most_points_at_once() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "greedy")
    greedy: Greedy = maker("burgundy", "greedy")("seed")  # type: ignore[assignment]
    leads = set()
    for _ in range(60):
        seat = game.to_act(state)[0]
        world = game.redeal(state, seat, greedy.rng)
        move = greedy.choose(world, seat)

        def lead(tried: Move, world: Any = world, seat: Seat = seat) -> int:
            return margin(game.standings(game.attempt(world, seat, tried).state).points, seat)

        leads |= {lead(tried) for tried in game.moves(world, seat)}
        assert lead(move) == max(map(lead, game.moves(world, seat)))
        game.play(state, seat, move)
    assert len(leads) > 5


def test_a_line_of_the_table_says_all_of_it() -> None:
    found = Duel(2, seconds=[0.001] * 40)
    for _ in range(3):
        found.add((20, 10), (0,), 0)
    found.add((5, 10), (1,), 0)
    assert line("toy", "one", "other", found) == (
        "| toy | 2 | one | other | 4 | 75% | 30%–95% | 50% | 16.2 : 10.0 | 1.0, 1.0 | 0 |"
    )


def test_the_table_compares_kinds_that_there_are() -> None:
    assert {kind for pair in PAIRS for kind in pair} <= set(KINDS)
    assert set(USUAL) == set(IN_THIS_REPOSITORY)


def test_greed_that_goes_round_in_circles_gives_in() -> None:
    game = GAMES["genoa"]
    state = game.new(3, "circles")
    greedy: Greedy = maker("genoa", "greedy")("seed")  # type: ignore[assignment]
    greedy.asked = LONGEST
    seat = game.to_act(state)[0]
    assert greedy.choose(state, seat) == game.default_move(state, seat)
