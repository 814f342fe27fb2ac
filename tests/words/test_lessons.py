"""Lessons: every one of a syllabus is met in any first game, none twice, and each can be read up."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from automata import player
from engine import GAMES
from words import LANGUAGES, lessons, rulebook, speaker
from words.lessons import Lesson

TAUGHT = [name for name in GAMES if lessons.syllabus(name)]
SEEDS = 8
FIRST_GAMES = 6
LONGEST = 420
"""Letters of a lesson: what one reads before a decision on a phone."""
LEARNER = 0


def opponents(game_id: str) -> int:
    """As many as `/learn` invites."""
    seats = GAMES[game_id].meta.seats
    return max(seats[0] - 1, min(2, seats[-1] - 1))


@cache
def first_game(game_id: str, seed: int) -> tuple[tuple[Any, Lesson], ...]:
    """Each lesson with the position in which it is told. Learner and opponents are apprentices."""
    return tuple(_lessons_of(game_id, f"lesson {seed}"))


def _lessons_of(game_id: str, seed: str) -> Iterator[tuple[Any, Lesson]]:
    game, plays, met = GAMES[game_id], player(game_id, "apprentice"), list[str]()
    state = game.new(1 + opponents(game_id), seed)
    while asked := game.to_act(state):
        seat = LEARNER if LEARNER in asked else asked[0]
        view = game.view(state, seat)
        if seat == LEARNER:
            found = lessons.due(game_id, view, seat, game.moves(view, seat), met)
            if found is not None:
                met.append(found.name)
                yield view, found
        game.play(state, seat, plays.choose(view, seat))


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_first_game_tells_every_lesson_and_none_twice(game_id: str) -> None:
    wanted = sorted(lesson.name for lesson in lessons.syllabus(game_id))
    for seed in range(SEEDS):
        assert sorted(lesson.name for _, lesson in first_game(game_id, seed)) == wanted, seed


@pytest.mark.parametrize("game_id", TAUGHT)
def test_nearly_every_lesson_is_told_when_it_matters(game_id: str) -> None:
    """Few are told late for want of an occasion: one in four, and none every time."""
    belated = Counter[str]()
    for seed in range(FIRST_GAMES):
        met = set[str]()
        for view, lesson in first_game(game_id, seed):
            moves = GAMES[game_id].moves(view, LEARNER)
            asked = type(GAMES[game_id].top(view)).__name__
            fits = (not lesson.decisions or asked in lesson.decisions) and (
                not lesson.kinds or {move.kind for move in moves} & set(lesson.kinds)
            )
            if not (fits and set(lesson.after) <= met and lesson.when(view, LEARNER, moves)):
                belated[lesson.name] += 1
            met.add(lesson.name)
    assert sum(belated.values()) <= len(lessons.syllabus(game_id)) * FIRST_GAMES / 4, belated
    assert not [name for name, times in belated.items() if times == FIRST_GAMES]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_is_short_has_a_title_and_can_be_read_up(game_id: str, lang: str) -> None:
    for lesson in lessons.syllabus(game_id):
        assert speaker(lang).has(f"{game_id}-lesson-{lesson.name}"), lesson.name
        text = lessons.told(game_id, lesson.name, lang)
        assert text.startswith("**"), lesson.name
        assert text.count("**") == 2, lesson.name
        assert len(text) <= LONGEST, (lesson.name, len(text))
        assert lesson.clauses, lesson.name
        for clause in lesson.clauses:
            assert rulebook.clause(game_id, clause, lang), clause


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_with_the_first_lesson_stands_how_one_wins(game_id: str, lang: str) -> None:
    aim = lessons.aim(game_id, lang)
    assert aim.startswith("**")
    assert aim.count("**") == 2
    assert len(aim) <= LONGEST


@pytest.mark.parametrize("game_id", TAUGHT)
def test_no_lesson_waits_for_one_that_is_not_there(game_id: str) -> None:
    names = [lesson.name for lesson in lessons.syllabus(game_id)]
    assert len(set(names)) == len(names)
    for lesson in lessons.syllabus(game_id):
        assert set(lesson.after) <= set(names)


def test_ten_turns_of_burgundy_teach_all_but_the_end() -> None:
    for seed in range(6):
        early = [lesson.name for view, lesson in first_game("burgundy", seed) if view.phase in "AB"]
        assert set(early) == {lesson.name for lesson in lessons.syllabus("burgundy")} - {"ending"}, seed
