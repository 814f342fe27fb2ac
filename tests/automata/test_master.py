"""The master: knows what its seat knows, answers alike whenever it is asked, and is worth its name."""

import gc
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

import automata.mastery
from automata import LEVELS, SLOW, Automaton, caretaker, has_master, player, strongest
from automata.__main__ import USUAL
from automata.automaton import Outlook, Weigher
from automata.duels import duel, maker
from automata.master import ALIKE, BATCH, Company, Line, Master, stranger
from automata.mastery import PLAIN, Features, Mastery, mastery
from automata.old import old
from automata.tuning import constants_of, untrained
from automata.value import ByStandings, Learned, Lesson, Network, StaleWeights, dumped, read, shipped, taught
from engine import GAMES
from engine.game import Game
from engine.moves import Move
from engine.refusals import IllegalMove
from tests.automata.hasty import quick
from tests.automata.sittings import sitting
from tests.contract.games import CERTIFICATES
from tests.packages import IN_THIS_REPOSITORY

IMAGINED = [name for name, game in GAMES.items() if game.can_be_imagined]
TO_LEARN = [name for name in IMAGINED if name in IN_THIS_REPOSITORY and mastery(name).features is not None]
MOST_BYTES = 2**20


def known(name: str) -> Features:
    features = mastery(name).features
    assert features is not None
    return features


def journeyman_of(name: str) -> Weigher:
    journeyman = caretaker(name)
    assert isinstance(journeyman, Weigher)
    return journeyman


def test_there_are_three_levels_and_the_master_is_the_slow_one() -> None:
    assert LEVELS == ("apprentice", "journeyman", "master")
    assert {"master"} == SLOW
    with pytest.raises(ValueError, match="wizard is none of apprentice, journeyman, master"):
        player("burgundy", "wizard")


@pytest.mark.parametrize("name", GAMES)
def test_the_level_exists_in_every_game(name: str) -> None:
    """Where a game cannot be imagined, its best player is the journeyman."""
    expected = Master if GAMES[name].can_be_imagined else type(caretaker(name))
    assert isinstance(player(name, "master"), expected)


def test_a_game_that_cannot_be_imagined_is_played_by_its_journeyman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["burgundy"]), "imagine", Game.imagine)
    assert strongest.__wrapped__("burgundy") is caretaker("burgundy")
    with pytest.raises(NotImplementedError):
        GAMES["burgundy"].imagine(None, 0, Random())


@pytest.mark.parametrize("name", IMAGINED)
def test_a_decision_leaves_no_filled_outlook_to_the_garbage_collector(name: str) -> None:
    """An outlook and its caches refer to each other. Thousands of them, kept for the collector, took a third of
    Burgundy's decisions."""
    game, journeymen = GAMES[name], [caretaker(name)] * min(GAMES[name].meta.seats)
    played = sitting(game, "garbage", journeymen, {}, 5_000)
    seen, seat = next((game.view(s, n), n) for s, n, _ in islice(played, 20, None) if len(game.moves(s, n)) > 1)
    gc.collect()
    gc.disable()
    try:
        quick(name).choose(seen, seat)
        left = [type(one) for one in gc.get_objects() if issubclass(type(one), Outlook) and vars(one)]
    finally:
        gc.enable()
    assert left == []


def test_a_master_is_promised_only_where_there_is_one() -> None:
    for game_id in GAMES:
        assert has_master(game_id) == (player(game_id, "master") is not caretaker(game_id))


def test_neither_the_bot_nor_the_players_import_numpy() -> None:
    """It belongs to the processes in which masters think."""
    asked = "import sys, bot, automata, tables.play.thinking; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


# ---------------------------------------------------------------- what it knows


@pytest.mark.parametrize("name", IMAGINED)
def test_the_same_view_gets_the_same_answer_in_every_world(name: str) -> None:
    """Also from a view that was stored and read again, and without leaving a trace in it."""
    game, one, rng = GAMES[name], quick(name), Random(f"master {name}")
    seats, asked = max(game.meta.seats), 0
    for state, *_ in islice(
        sitting(game, "worlds", [caretaker(name)] * seats, {}, CERTIFICATES[name].bound), 0, 240, 24
    ):
        for owing in game.to_act(state):
            view = game.view(state, owing)
            before = game.dump(view)
            answer = one.choose(view, owing)
            game.check(game.load(before), owing, answer)
            assert game.dump(view) == before
            assert one.choose(game.load(before), owing) == answer
            assert one.choose(game.view(game.redeal(state, owing, rng), owing), owing) == answer
            asked += 1
    assert asked > 3


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "seed")
    waiting = 1 - game.to_act(state)[0]
    with pytest.raises(IllegalMove) as refused:
        quick("burgundy").choose(game.view(state, waiting), waiting)
    assert refused.value.reason == "refusal-not-your-decision"


@pytest.mark.parametrize("name", IMAGINED)
def test_it_also_plays_by_the_standings_alone(name: str) -> None:
    """What a game gets that says nothing of its positions."""
    game, journeyman = GAMES[name], caretaker(name)
    assert isinstance(journeyman, Weigher)
    one = Master(journeyman, replace(PLAIN, widths=(2,), finalists=2, trials=2, horizon=2), ByStandings(game))
    seats = min(game.meta.seats)
    for state, seat, move in islice(sitting(game, "plain", [one] * seats, {}, CERTIFICATES[name].bound), 8):
        assert move in game.moves(state, seat)


def test_past_its_patience_it_plays_as_the_journeyman_who_comes_to_an_end() -> None:
    game, journeyman = GAMES["tournay"], caretaker("tournay")
    state = game.new(2, "patience")
    seat = game.to_act(state)[0]
    assert isinstance(journeyman, Weigher)
    contrary = Master(
        journeyman, replace(quick("tournay").mastery, finalists=1, widths=(99,), patience=35), Contrary(game)
    )
    assert contrary.choose(state, seat) != journeyman.choose(state, seat)
    for player_ in state.players:
        player_.turns = 36
    assert contrary.choose(state, seat) == journeyman.choose(state, seat)


class Contrary(ByStandings):
    """Would rather have all its citizens at hand than do anything."""

    def __call__(self, states: Sequence[Any], seat: int) -> list[float]:
        return [float(sum(state.players[seat].plaza.values())) for state in states]


def test_what_is_uncovered_in_a_turn_is_dreamt_of_more_than_once() -> None:
    """A closed card is worth what cards are worth on average, not what the best of them would be worth."""
    game = GAMES["tournay"]
    state = game.new(2, "dreams")
    seat = game.to_act(state)[0]
    view, seen = game.view(state, seat), b"seen"
    lines = {dreams: quick("tournay", dreams=dreams).promising(view, seat, seen) for dreams in (1, 3)}
    once, often = ({line.moves[0]: line.value for line in found} for found in lines.values())
    assert set(once) <= set(often)
    assert any(once[move] != often[move] for move in once)
    assert [line.value for line in lines[3]] == sorted(often.values(), reverse=True)


def test_an_estate_is_chosen_by_several_imagined_beginnings() -> None:
    """The tiles and dice of one of them would decide more than the estate itself."""
    game = GAMES["burgundy"]
    state = game.new(2, "openings", game.meta.options.read({"setup": "expert_open"}))
    seat = game.to_act(state)[0]
    view, seen = game.view(state, seat), b"seen"
    found = [quick("burgundy", openings=count).promising(view, seat, seen) for count in (1, 4, 4)]
    once, often, again = ({line.moves[0]: line.value for line in lines} for lines in found)
    assert any(often[move] != value for move, value in once.items())
    assert often == again
    while mastery("burgundy").turn(state) < 0:
        game.play(state, game.to_act(state)[0], game.moves(state, game.to_act(state)[0])[0])
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    once, often = (
        {line.moves[0]: line.value for line in quick("burgundy", openings=count).promising(view, seat, seen)}
        for count in (1, 4)
    )
    assert once == often


@pytest.mark.parametrize("name", TO_LEARN)
def test_where_only_the_own_points_are_compared_they_are_those_of_the_lead(name: str) -> None:
    game, features = GAMES[name], known(name)
    lesson = shipped(journeyman_of(name), features)
    assert lesson is not None
    value, state = Learned(game, features, lesson.network, lesson.journeyman), game.new(min(game.meta.seats), "own")
    [lead], [mine], *others = value([state], 0), *(value.own([state], seat) for seat in range(len(state.players)))
    assert lead == pytest.approx(mine - max(theirs for [theirs] in others), abs=1e-3)
    assert ByStandings(game).own([state], 0) == [float(game.standings(state).points[0])]


# ---------------------------------------------------------------- trials


@dataclass(frozen=True, slots=True)
class Racing(Master):
    """Tries nothing: what a first move comes to is written down, by world."""

    results: Mapping[Move, Callable[[int], float]] = field(default_factory=dict)
    asked: list[Move] = field(default_factory=list)

    def end_of(self, world: Any, seat: int, moves: tuple[Move, ...], horizon: int | None, company: Company = ()) -> Any:
        number = self.asked.count(moves[0])
        self.asked.append(moves[0])
        return self.results[moves[0]](number)


class AsWritten(ByStandings):
    def __call__(self, states: Sequence[Any], seat: int) -> list[float]:
        return list(states)


def race(trials: int, *results: Callable[[int], float]) -> tuple[Racing, list[Move], Move]:
    """Who raced, its first moves as they seemed before, and which one won."""
    game, journeyman = GAMES["burgundy"], caretaker("burgundy")
    assert isinstance(journeyman, Weigher)
    state = game.new(2, "race")
    seat = game.to_act(state)[0]
    moves = game.moves(state, seat)[: len(results)]
    small = replace(mastery("burgundy"), finalists=len(results), trials=trials, doubt=1.0)
    one = Racing(journeyman, small, AsWritten(game), dict(zip(moves, results, strict=True)))
    lines = [Line((move,), None) for move in moves]
    return one, moves, one.raced(game.view(state, seat), seat, b"seen", lines)[0].moves[0]


def test_who_is_surely_behind_drops_out_and_those_who_are_alike_go_on() -> None:
    luck = Random(5)
    chances = [luck.gauss(0, 4) for _ in range(100)]
    one, (first, second, third), won = race(
        60, lambda n: chances[n], lambda n: chances[n] - 9 - n % 2, lambda n: chances[n] + 1.5 * (-1) ** n + 0.1
    )
    assert one.asked.count(second) == BATCH, "worse in every world, whatever the luck in it"
    assert one.asked.count(first) == one.asked.count(third) == (60 - 3 * BATCH) // 2 + BATCH
    assert won == first, "hardly better is not better"


def test_of_those_that_come_to_the_same_the_first_goes_on_and_alone_it_has_won() -> None:
    chances = [Random(5).gauss(0, 4) for _ in range(100)]
    one, (first, second, third), _ = race(
        60, lambda n: chances[n], lambda n: chances[n] + 1e-5, lambda n: chances[n] + 1.5 * (-1) ** n + 0.1
    )
    assert one.asked.count(second) == BATCH
    assert one.asked.count(first) == one.asked.count(third) == (60 - 3 * BATCH) // 2 + BATCH
    one, (first, *_), won = race(60, *[lambda n: chances[n]] * 3)
    assert (len(one.asked), won) == (3 * BATCH, first)


@pytest.mark.parametrize(("better", "left"), [(0.2, False), (3.0, True)])
def test_the_first_impression_is_left_only_for_what_does_better(better: float, left: bool) -> None:
    one, (first, second), won = race(16, lambda n: 0.0, lambda n: better + 4 * (-1) ** n)
    assert won == (second if left else first)
    assert len(one.asked) <= 16


@dataclass(slots=True)
class Ended:
    """A game that came to so much, after so many moves."""

    value: float
    played: int


def test_in_whole_games_the_worse_half_leaves_after_each_part_of_the_labour() -> None:
    chances = [Random(6).gauss(0, 9) for _ in range(100)]
    game, journeyman = GAMES["burgundy"], journeyman_of("burgundy")
    state = game.new(2, "played out")
    seat = game.to_act(state)[0]
    moves = game.moves(state, seat)[:5]
    one = PlayedOut(
        journeyman,
        mastery("burgundy"),
        ByValue(game),
        {move: lambda n, better=better: chances[n] + better for better, move in enumerate(moves)},  # type: ignore[misc]
    )
    labour = 5 * 10 * 6 * 3  # six worlds for each of five in the first of three rounds
    view = game.view(state, seat)
    found = one.played_out(view, seat, b"seen", [Line((move,), None) for move in moves], labour)
    assert found[0].moves == (moves[4],)
    asked = [one.asked.count(move) for move in moves]
    assert asked == [6, 6, 6 + 10, 6 + 10 + 15, 6 + 10 + 15], "the same labour for fewer, and more is known of them"


@pytest.mark.parametrize(("later", "worlds"), [(ALIKE, ALIKE), (ALIKE - 1, 30)])
def test_whole_games_end_once_the_last_two_came_to_the_same_in_every_world(later: int, worlds: int) -> None:
    """What differs in one of the worlds may be what matters."""
    game, journeyman = GAMES["burgundy"], journeyman_of("burgundy")
    state = game.new(2, "alike")
    seat = game.to_act(state)[0]
    first, second = game.moves(state, seat)[:2]
    results = {first: lambda n: float(n), second: lambda n: n + float(n >= later)}
    one = PlayedOut(journeyman, mastery("burgundy"), ByValue(game), results)
    lines = [Line((first,), None), Line((second,), None)]
    found = one.played_out(game.view(state, seat), seat, b"seen", lines, 2 * 10 * 30)
    assert one.asked.count(first) == one.asked.count(second) == worlds
    assert found[0].moves == (first if worlds == ALIKE else second,)


@dataclass(frozen=True, slots=True)
class PlayedOut(Racing):
    def end_of(self, world: Any, seat: int, moves: tuple[Move, ...], horizon: int | None, company: Company = ()) -> Any:
        assert horizon is None
        number = self.asked.count(moves[0])
        self.asked.append(moves[0])
        return Ended(self.results[moves[0]](number), world.played + 10)


class ByValue(ByStandings):
    def __call__(self, states: Sequence[Any], seat: int) -> list[float]:
        return [state.value for state in states]


def test_moves_that_come_to_the_same_are_followed_once() -> None:
    game, one = GAMES["burgundy"], quick("burgundy")
    state = game.new(2, "same")
    other = game.new(2, "other")
    lines = [Line((), state, 1.0), Line((), other, 2.0), Line((), state.clone(), 3.0)]
    assert [line.hope for line in one.distinct(lines)] == [1.0, 2.0]


def test_where_the_own_turn_is_not_followed_the_journeymans_moves_are_tried() -> None:
    game, one = GAMES["calimala"], quick("calimala")
    journeyman = one.journeyman
    assert one.mastery.plain
    house = sitting(game, "glance", [journeyman] * 3, {}, CERTIFICATES["calimala"].bound)
    for state, seat, _ in islice(house, 0, 60, 7):
        view = game.view(state, seat)
        glance = one.at_a_glance(view, seat)
        assert glance[0].moves[0] == journeyman.choose(view, seat)
        assert one.choose(view, seat) in [line.moves[0] for line in glance[:2]]


def test_what_only_speaks_is_not_tried_and_a_trial_may_end_with_the_turn() -> None:
    game, one = GAMES["genoa"], quick("genoa", horizon=0)
    journeyman = one.journeyman
    seen, trials = 0, 0
    house = sitting(game, "speaks", [journeyman] * 3, {}, CERTIFICATES["genoa"].bound)
    for state, seat, move in islice(house, 0, 200, 5):
        if seat not in game.to_act(state):
            continue
        lines = one.at_a_glance(game.view(state, seat), seat)
        moves = [line.moves[0] for line in lines]
        assert moves[0] == move
        assert len(set(moves)) == len(moves)
        assert all(line.hope >= one.mastery.least for line in lines[1:])
        seen += len(game.moves(state, seat)) - len(moves)
        later = one.end_of(state.clone(), seat, (move,), 0)
        assert one.mastery.turn(later) == one.mastery.turn(state) + 1
        trials += 1
    assert seen > trials > 5


@pytest.mark.parametrize("speaking", [True, False])
def test_whoever_keeps_silent_where_a_journeyman_would_speak_is_imagined_as_a_stranger(speaking: bool) -> None:
    """In Genoa journeymen offer before the tower goes on. Of whom nothing can be told, he is now this, now that."""
    game, one, other_kind = GAMES["genoa"], quick("genoa"), stranger("genoa")
    journeyman = one.journeyman
    assert other_kind is not journeyman
    at_table: list[Automaton] = [journeyman if speaking else other_kind] * 3
    kinds = set()
    for state, seat, _ in islice(sitting(game, "silent", at_table, {}, CERTIFICATES["genoa"].bound), 0, 120):
        if seat not in game.to_act(state) or seat != state.trader:
            continue
        offering = {offer.seat for offer in state.offers}
        companies = [one.company(state, seat, number) for number in range(2)]
        for other in state.others:
            is_stranger = tuple(company[other] is other_kind for company in companies)
            if other in offering:
                assert is_stranger == (False, False)
            elif not speaking and other in game.welcome(state) and journeyman.propose(state, other) is not None:
                assert is_stranger == (True, True)
            else:
                assert is_stranger == (False, True)
            kinds.add(is_stranger)
        assert all(company[seat] is journeyman for company in companies)
    assert kinds >= {(False, False) if speaking else (True, True), (False, True)}


def test_strangers_say_nothing_in_a_trial_and_elsewhere_all_are_journeymen() -> None:
    game, one, other_kind = GAMES["genoa"], quick("genoa"), stranger("genoa")
    silence = sitting(game, "trial", [other_kind] * 3, {}, CERTIFICATES["genoa"].bound)
    state, seat, _ = next(at for at in silence if one.speak_up(at[0].clone(), at[1]))
    assert not one.speak_up(state.clone(), seat, [other_kind] * 3)
    assert quick("burgundy").company(GAMES["burgundy"].new(3, "trial"), 0, 1) == ()


def test_a_word_may_end_the_imagined_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the last turn of Genoa an accepted deal may leave no decision. It is so rare that the deal is made here."""
    game, one = GAMES["genoa"], quick("genoa")

    def accepted(master: Master, state: Any, *_: Any) -> bool:
        while owing := game.to_act(state):
            game.play(state, owing[0], master.journeyman.choose(state, owing[0]))
        return True

    monkeypatch.setattr(Master, "speak_up", accepted)
    world = one.end_of(game.new(3, "last word"), 0, (), None)
    assert not game.to_act(world)


def test_most_labour_is_spent_on_the_set_up_and_on_where_a_disc_goes() -> None:
    game, one = GAMES["calimala"], quick("calimala")
    spent: dict[tuple[int, int], set[str]] = {}
    house = sitting(game, "labour", [one.journeyman] * 3, {}, CERTIFICATES["calimala"].bound)
    for state, seat, move in islice(house, 40):
        spent.setdefault(mastery("calimala").labour(game.view(state, seat)), set()).add(move.kind)
    assert spent[max(spent)] == {"keep", "draft", "place"}
    assert min(spent) > (1, 0), "a value after a round says less than games to the end"
    later = one.end_of(state.clone(), seat, (), 1)
    assert one.mastery.turn(later) == one.mastery.turn(state) + 3
    assert game.to_act(one.end_of(state.clone(), seat, (), None)) == ()


@pytest.mark.parametrize(
    ("placed", "spent", "strange"),
    [
        (0, 0, None), (1, 1, True), (2, 1, True), (3, 1, None), (5, 3, True), (6, 3, None), (9, 3, False),
        (1, 0, False), (4, 1, False), (5, 2, None),
    ],
)  # fmt: skip
def test_strangers_begin_with_their_white_discs_and_journeymen_keep_them(
    placed: int, spent: int, strange: bool | None
) -> None:
    game, one = GAMES["calimala"], quick("calimala")
    state = game.new(3, "company")
    state.players[2].discs -= placed - spent
    state.players[2].whites -= spent
    companies = [one.company(state, 1, number) for number in range(2)]
    assert all(company[1] is one.journeyman for company in companies), "the own seat"
    seen = [constants_of(company[2].outlook) == untrained("calimala") for company in companies]
    assert seen == ([False, True] if strange is None else [strange, strange])
    unknown = [constants_of(company[0].outlook) == untrained("calimala") for company in companies]
    assert unknown == [False, True], "who has placed nothing may be the one or the other"


def test_journeymen_and_strangers_are_soon_told_apart() -> None:
    game, one = GAMES["calimala"], quick("calimala")
    strange = one.mastery.strange
    assert strange is not None
    kinds: list[Automaton] = [one.journeyman, stranger("calimala"), one.journeyman]
    told: list[tuple[bool | None, ...]] = []
    for n in range(3):
        house = sitting(game, f"apart {n}", kinds, {}, CERTIFICATES["calimala"].bound)
        told += [
            tuple(strange(state, seat) for seat in range(3))
            for state, *_ in house
            if 1 <= max(player_.turns for player_ in state.players) <= 4
        ]
    assert not any(verdict[0] or verdict[1] is False or verdict[2] for verdict in told), "never wrongly"
    assert sum(verdict == (False, True, False) for verdict in told) > len(told) / 2


@pytest.mark.parametrize("tried", [2, 3])
def test_so_many_first_moves_are_tried_as_a_decision_is_worth(tried: int) -> None:
    game, journeyman = GAMES["calimala"], journeyman_of("calimala")
    state = game.new(3, "tried")
    seat = game.to_act(state)[0]
    moves = game.moves(state, seat)
    assert len(moves) > 2
    one = PlayedOut(
        journeyman,
        replace(mastery("calimala"), labour=lambda view: (tried, 100)),
        ByValue(game),
        {move: lambda n: 0.0 for move in moves},
    )
    assert one.choose(game.view(state, seat), seat) in moves
    assert len(set(one.asked)) == tried


# ---------------------------------------------------------------- what it has learned


def test_a_lead_that_is_out_of_the_ordinary_can_be_looked_at_too() -> None:
    game = GAMES["calimala"]
    state = game.new(3, "far ahead")
    state.cities = dict.fromkeys(state.cities, (9, 0, 0))
    assert np.isfinite([known("calimala").of(state, seat, journeyman_of("calimala")) for seat in range(3)]).all()


@pytest.mark.parametrize("name", TO_LEARN)
def test_there_is_a_finite_number_for_every_name_from_every_seat(name: str) -> None:
    game, features, rng = GAMES[name], known(name), Random(name)
    assert len(set(features.names)) == len(features.names)
    for seats in game.meta.seats:
        options = {option: rng.choice(values) for option, values in game.meta.options.choices().items()}
        house = sitting(game, "features", [caretaker(name)] * seats, options, CERTIFICATES[name].bound)
        for state, *_ in islice(house, 0, None, 9):
            for seat in range(seats):
                row = features.of(state, seat, journeyman_of(name))
                assert len(row) == len(features.names)
                assert np.isfinite(row).all()


@pytest.mark.parametrize("name", TO_LEARN)
def test_the_shipped_weights_are_of_the_features_and_rules_of_today(name: str) -> None:
    """If this fails, features or rules have changed since the master learned: make train GAME=…"""
    lesson = shipped(journeyman_of(name), known(name))
    assert lesson is not None
    assert len(dumped(lesson, known(name), GAMES[name].meta.rules_version)) <= MOST_BYTES


TOY = Features(3, ("one", "two"), lambda state, seat, journeyman: [0.0, 0.0])
MENTOR = journeyman_of("burgundy")


def network(inputs: int) -> Network:
    into, row = np.ones((inputs, 2), np.float32), np.ones(inputs, np.float32)
    two = np.ones(2, np.float32)
    return Network(mean=0 * row, scale=row, into=into, bias=0 * two, out=two, last=two[:1], straight=row)


def test_weights_are_read_back_as_they_were() -> None:
    again = read(dumped(Lesson(network(2), MENTOR), TOY, 5), TOY, 5, MENTOR).network
    assert again(np.array([[1, 2], [-3, 1]], np.float32)).tolist() == [100.0, -10.0]


@pytest.mark.parametrize(
    ("features", "rules"),
    [(replace(TOY, version=4), 5), (TOY, 6), (replace(TOY, names=("one", "two", "three")), 5)],
    ids=["features", "rules", "a feature more"],
)
def test_weights_of_other_features_or_rules_are_refused(features: Features, rules: int) -> None:
    with pytest.raises(StaleWeights, match="make train GAME=burgundy"):
        read(dumped(Lesson(network(2), MENTOR), TOY, 5), features, rules, MENTOR)


def test_the_master_asks_the_journeyman_of_when_it_learned() -> None:
    """So that the journeyman may be trained on without spoiling what the weights mean."""
    then = old("burgundy")
    assert isinstance(then, Weigher)
    again = read(dumped(Lesson(network(2), then), TOY, 5), TOY, 5, MENTOR)
    assert constants_of(again.journeyman.outlook) == untrained("burgundy") != constants_of(MENTOR.outlook)
    one = player("burgundy", "master")
    assert isinstance(one, Master)
    assert isinstance(one.value, Learned)
    lesson = shipped(MENTOR, known("burgundy"))
    assert lesson is not None
    told = constants_of(lesson.journeyman.outlook)
    assert constants_of(one.journeyman.outlook) == constants_of(one.value.journeyman.outlook) == told


def test_weights_that_do_not_name_their_journeyman_are_refused() -> None:
    with np.load(BytesIO(dumped(Lesson(network(2), MENTOR), TOY, 5))) as whole:
        kept = {name: whole[name] for name in whole.files if name != "journeyman"}
    np.savez(file := BytesIO(), **kept)
    with pytest.raises(StaleWeights, match=r"burgundy .* name the journeyman .* make train GAME=burgundy"):
        read(file.getvalue(), TOY, 5, MENTOR)


def test_weights_are_refused_once_the_journeyman_considers_something_else() -> None:
    class Curious(MENTOR.outlook):  # type: ignore[name-defined,misc]
        OMEN: float

    with pytest.raises(StaleWeights, match=r"burgundy .* other considerations .*OMEN.* make train GAME=burgundy"):
        read(dumped(Lesson(network(2), MENTOR), TOY, 5), TOY, 5, replace(MENTOR, outlook=Curious))


def test_without_weights_the_standings_are_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(taught(MENTOR, mastery("burgundy"))[1], Learned)
    monkeypatch.setattr("automata.value.shipped", lambda journeyman, features: None)
    assert taught(MENTOR, mastery("burgundy")) == (MENTOR, ByStandings(GAMES["burgundy"]))


def test_a_position_is_worth_the_lead_that_is_there_and_the_lead_to_come() -> None:
    game = GAMES["burgundy"]
    state = game.new(2, "lead")
    state.players[0].points = 12
    ahead = Features(1, ("first",), lambda state, seat, journeyman: [float(seat == 0)])
    value = Learned(game, ahead, network(1), MENTOR)
    assert value([state], 0) == pytest.approx([12 + 30])
    assert value([state], 1) == pytest.approx([-42])
    state.stack = []
    assert value([state], 0) == [12], "a game that is over is worth what it is worth"


GAMES_EACH = 4


@pytest.mark.parametrize("name", [name for name in TO_LEARN if not mastery(name).plain])
def test_a_master_leads_before_a_journeyman(name: str) -> None:
    """A weak form of what docs/AUTOMATA.md measures, by a master in haste."""
    hasty = quick(name, widths=(5, 3, 2), most=12, finalists=1)
    found = duel(name, USUAL[name], GAMES_EACH, lambda _: hasty, maker(name, "journeyman"), lambda: 0.0, "mastery")
    assert sum(found.margins) > 0


def test_what_a_game_says_of_its_master_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(mastery("burgundy"), Mastery)
    monkeypatch.setattr(automata.mastery, "part", lambda game_id, folder: None)
    assert mastery("burgundy") == PLAIN
