"""Caretakers: fair, harmless, quick, and clearly better than nothing."""

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

import automata
from automata import Obliging, caretaker
from automata.automaton import Outlook, Weigher
from automata.duels import Drifter
from engine import GAMES, IllegalMove
from engine.game import Game
from tests.automata.sittings import average_of, sitting
from tests.contract.games import CERTIFICATES
from tests.contract.playouts import option_sets
from tests.engine.toy import TOY
from tests.packages import IN_THIS_REPOSITORY


class Bar(NamedTuple):
    """By how much more than they a caretaker must lead in the same seats of the same games, in points on average."""

    seats: int
    games: int
    over_drifting: float
    over_obliging: float


BARS = {
    "burgundy": Bar(3, 6, over_drifting=100, over_obliging=80),
    "calimala": Bar(4, 12, over_drifting=8, over_obliging=18),
    "genoa": Bar(3, 6, over_drifting=120, over_obliging=150),
    "tiletum": Bar(3, 4, over_drifting=80, over_obliging=100),
    "tournay": Bar(4, 40, over_drifting=4, over_obliging=15),
}
WINS = 0.75
"""Of the games against drifters, at any number of seats."""
HOUSE_GAMES = 7
A_FEW_MILLISECONDS = 10_000
"""In calls and returns, of which even a small machine manages some millions in a second."""
STRIDE = 5
"""Through the option sets, which are too many to play them all."""


def test_every_game_of_ours_has_a_caretaker_and_a_bar() -> None:
    ours = set(IN_THIS_REPOSITORY)
    assert {name for name in ours if not isinstance(caretaker(name), Obliging)} == set(BARS) == ours


@pytest.mark.parametrize("name", GAMES)
def test_games_of_caretakers_end_by_legal_moves(name: str) -> None:
    """Every number of players and every value of every option has its turn. What is not listed is of an open kind,
    and playing it checks it."""
    game, player, sets = GAMES[name], caretaker(name), option_sets(GAMES[name])
    for number in range(HOUSE_GAMES):
        seats, options = game.meta.seats[number % len(game.meta.seats)], sets[number * STRIDE % len(sets)]
        state = None
        for state, seat, move in sitting(game, f"house {number}", [player] * seats, options, CERTIFICATES[name].bound):
            assert move in game.moves(state, seat) or move.open
        assert game.over(state)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_gets_the_same_answer_in_every_world(name: str) -> None:
    """Also from a view that was stored and read again, and without leaving a trace in it."""
    game, player, rng = GAMES[name], caretaker(name), Random(f"twins {name}")
    seats = max(game.meta.seats)
    company = [player, *[Drifter(game, f"{seat}") for seat in range(1, seats)]]
    asked, likelihood = 0, max(0.1, 60 / CERTIFICATES[name].bound)  # a short game has fewer occasions
    for state, *_ in sitting(game, "twins", company, {}, CERTIFICATES[name].bound):
        if rng.random() > likelihood:
            continue
        for owing in game.to_act(state):
            view = game.view(state, owing)
            before = game.dump(view)
            answer = player.choose(view, owing)
            assert game.dump(view) == before
            assert player.choose(game.load(before), owing) == answer
            for _ in range(3):
                assert player.choose(game.view(game.redeal(state, owing, rng), owing), owing) == answer
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("name", BARS)
def test_a_caretaker_does_clearly_better_than_drifting_or_only_obliging(name: str) -> None:
    game, bar, bound = GAMES[name], BARS[name], CERTIFICATES[name].bound
    kept = average_of(game, bar.seats, bar.games, bound, lambda game, seed: caretaker(game.meta.id))
    drifting = average_of(game, bar.seats, bar.games, bound, Drifter)
    obliging = average_of(game, bar.seats, bar.games, bound, lambda game, seed: Obliging(game))
    assert kept.lead > drifting.lead + bar.over_drifting, f"caretaker {kept}, drifting {drifting}"
    assert kept.lead > obliging.lead + bar.over_obliging, f"caretaker {kept}, obliging {obliging}"
    assert kept.wins >= WINS


UNFRIENDLY = {"genoa": {"call", "set", "reject", "withdraw", "cancel"}, "tournay": {"fire", "standing"}}
"""Kinds of moves that only harm others, or keep them waiting."""


@pytest.mark.parametrize("name", UNFRIENDLY)
def test_a_caretaker_neither_harms_on_purpose_nor_dallies(name: str) -> None:
    """Asked wherever drifters come, for a caretaker hardly gets into temptation."""
    game, player = GAMES[name], caretaker(name)
    met: set[str] = set()
    for number in range(3):
        seats = game.meta.seats[number]
        company = [Drifter(game, f"{number} {seat}") for seat in range(seats)]
        for state, seat, _ in sitting(game, f"peace {number}", company, {}, CERTIFICATES[name].bound):
            listed = {move.kind for move in game.moves(state, seat)}
            if listed & UNFRIENDLY[name]:
                move = player.choose(game.view(state, seat), seat)
                assert move.kind not in UNFRIENDLY[name], f"the caretaker plays {move}"
            met |= listed
    assert met >= UNFRIENDLY[name]


def calls_of(work: Callable[[], object]) -> int:
    """Calls and returns while something is done: what it costs, alike on every machine."""
    counted = 0

    def count(*_: object) -> None:
        nonlocal counted
        counted += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize("name", GAMES)
def test_a_caretaker_answers_within_a_few_milliseconds(name: str) -> None:
    game, player = GAMES[name], caretaker(name)
    house = sitting(game, "haste", [player] * max(game.meta.seats), {}, CERTIFICATES[name].bound)
    views = [(game.view(state, seat), seat) for state, seat, _ in islice(house, 0, None, 4)]
    thought = sum(calls_of(partial(player.choose, view, seat)) for view, seat in views)
    assert thought / len(views) < A_FEW_MILLISECONDS


def test_of_equal_moves_the_first_listed_is_taken() -> None:
    state = TOY.new(2, "seed")
    seat = TOY.to_act(state)[0]
    listed = TOY.moves(state, seat)
    assert len(listed) > 1
    kinds = {type(move) for move in listed}

    class Indifferent(Outlook):
        decisions = dict.fromkeys(kinds, lambda outlook, move: 0.0)

    class Choosy(Outlook):
        decisions = dict.fromkeys(kinds, lambda outlook, move: float(move == listed[-1]))

    assert Weigher(TOY, Indifferent).choose(state, seat) == listed[0]
    assert Weigher(TOY, Choosy).choose(state, seat) == listed[-1]


def test_a_game_without_a_caretaker_is_played_by_default_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automata, "part", lambda game_id, name: None)
    state, player = GAMES["calimala"].new(3, "seed"), caretaker.__wrapped__("calimala")
    assert player.choose(state, 1) == GAMES["calimala"].default_move(state, 1)
    assert isinstance(player, Obliging)


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    game: Game[Any] = GAMES["calimala"]
    state = game.new(3, "seed")
    while len(game.to_act(state)) > 1:
        game.play(state, game.to_act(state)[0], game.default_move(state, game.to_act(state)[0]))
    waiting = next(seat for seat in range(3) if seat not in game.to_act(state))
    for player in (caretaker("calimala"), Obliging(game)):
        with pytest.raises(IllegalMove) as refused:
            player.choose(game.view(state, waiting), waiting)
        assert refused.value.reason == "refusal-not-your-decision"
