"""Advice: from the seat's view alone, the best first, with reasons that are true."""

from random import Random

import pytest

from automata import player
from automata.advice import LONGEST, TOLD, Advice, advise, shortlist, ways
from automata.estimate import estimate, imagined
from engine import GAMES, Move


def position(game_id: str, seats: int, moves: int) -> tuple[object, int]:
    """After so many moves of apprentices: the state, and who is asked."""
    game, plays = GAMES[game_id], player(game_id, "apprentice")
    state = game.new(seats, "advice")
    for _ in range(moves):
        seat = game.to_act(state)[0]
        game.play(state, seat, plays.choose(game.view(state, seat), seat))
    return state, game.to_act(state)[0]


def moves_of(advice: Advice) -> list[Move]:
    return [GAMES["burgundy"].book.read(notation) for notation in advice.moves]


def test_the_best_comes_first_and_is_compared_with_the_next() -> None:
    game = GAMES["burgundy"]
    state, seat = position("burgundy", 2, 42)
    worlds = imagined(game, state, seat, 6, "advice")
    found, own = advise("burgundy", game.view(state, seat), worlds, seat, level="journeyman")
    assert len(found) == TOLD
    assert own is None
    leads = [estimate("burgundy", worlds, seat, *moves_of(a)).lead(seat) for a in found]
    asked = player("burgundy", "journeyman").choose(game.view(state, seat), seat)
    assert leads[0] == max(leads) or found[0].moves[0] == asked.notation
    assert leads[1:] == sorted(leads[1:], reverse=True)
    assert found[0].ahead == pytest.approx(leads[0] - leads[1])
    assert [a.ahead for a in found[1:]] == pytest.approx([lead - leads[0] for lead in leads[1:]])
    assert all(0 <= a.wins <= a.worlds == len(worlds) for a in found)


def test_what_tells_moves_apart_is_where_the_points_came_from() -> None:
    game = GAMES["burgundy"]
    state, seat = position("burgundy", 2, 40)
    worlds = imagined(game, state, seat, 6, "advice")
    found, _ = advise("burgundy", game.view(state, seat), worlds, seat, level="journeyman")
    first, second = (estimate("burgundy", worlds, seat, *moves_of(a)) for a in found[:2])
    for source, points in found[0].sources:
        assert points == pytest.approx(first.sources[seat][source] - second.sources[seat][source])
    assert sum(first.sources[seat].values()) == pytest.approx(first.points[seat])


@pytest.mark.parametrize(("game_id", "seats"), [("burgundy", 2), ("tiletum", 2), ("calimala", 3), ("genoa", 3)])
def test_a_way_leads_to_the_end_of_the_turn_or_to_something_new(game_id: str, seats: int) -> None:
    """It is legal step by step, and no further than one can see; no two lead to one position."""
    game = GAMES[game_id]
    longest = 0
    for moves in (30, 60):
        state, seat = position(game_id, seats, moves)
        found = ways(game_id, game.view(state, seat), state, seat, "journeyman")
        assert len(set(found)) == len(found)
        for way in found:
            now, turn = state, game.whose_turn(state)
            for number, move in enumerate(way, 1):
                outcome = game.attempt(now, seat, move)
                now = outcome.state
                goes_on = seat in game.to_act(now) and game.whose_turn(now) == turn and not outcome.reveals
                assert goes_on == (number < len(way)) or number == LONGEST
            longest = max(longest, len(way))
    assert longest > 1


def test_what_comes_to_the_same_is_told_once_and_long_games_are_played_in_fewer_worlds() -> None:
    game = GAMES["burgundy"]
    state, seat = position("burgundy", 2, 40)
    worlds = imagined(game, state, seat, 12, "advice")
    move = player("burgundy", "journeyman").choose(game.view(state, seat), seat)
    way = ways("burgundy", game.view(state, seat), state, seat, "journeyman")[0]
    assert way[0] == move
    told, all_worlds = shortlist(
        "burgundy", worlds, seat, [way, (move,)], 100_000
    )  # the journeyman would go on just so
    assert [found for found, _ in told] == [(move,)]
    assert told[0][1] == estimate("burgundy", all_worlds, seat, move), "what was seen first is not played again"
    assert len(all_worlds) == len(worlds)
    again, fewer = shortlist("burgundy", worlds, seat, [way], 4 * told[0][1].moves // len(worlds))
    assert 2 < len(again[0][1].ends) == len(fewer) < len(worlds)


def test_a_draft_is_compared_with_the_best() -> None:
    game = GAMES["burgundy"]
    state, seat = position("burgundy", 2, 40)
    view, worlds = game.view(state, seat), imagined(game, state, seat, 6, "advice")
    tried = {move: estimate("burgundy", worlds, seat, move).lead(seat) for move in game.moves(view, seat)[:12]}
    worst = min(tried, key=tried.__getitem__)
    found, own = advise("burgundy", view, worlds, seat, [worst], level="journeyman")
    assert own is not None
    assert own.moves == (worst.notation,)
    best = estimate("burgundy", worlds, seat, *moves_of(found[0])).lead(seat)
    assert own.ahead == pytest.approx(tried[worst] - best)
    assert own.ahead < 0
    assert own.error > 0
    assert Advice.load(own.dump()) == own
    assert all(Advice.load(advice.dump()) == advice for advice in found)


@pytest.mark.parametrize(("game_id", "seats"), [("tournay", 2), ("calimala", 3)])
def test_advice_knows_no_more_than_the_seat(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    state, seat = position(game_id, seats, 30)
    answers = []
    for world in (state, game.redeal(state, seat, Random("twin"))):
        worlds = imagined(game, world, seat, 2, "twins")
        for imagined_one in worlds:
            imagined_one.draws = 0
        answers.append(advise(game_id, game.view(world, seat), worlds, seat, level="journeyman"))
    assert answers[0] == answers[1]


def test_what_the_adviser_would_do_is_always_tried() -> None:
    game = GAMES["tournay"]
    state, seat = position("tournay", 2, 20)
    view = game.view(state, seat)
    (first, *_), *_ = ways("tournay", view, state, seat, "apprentice")
    assert player("tournay", "apprentice").choose(view, seat) == first
