"""How long a player waits for the first answer to `/hint`, and what settled advice and the review of a game cost.

Advice is thought out in one process, so that on an idle machine its processor time is the time that a player waits.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from automata.advice import first_thought
from automata.estimate import imagined
from bench.measure import Measure
from bench.targets import FIRST_ADVICE, FIRST_ADVICE_GOAL, REVIEW, REVIEW_GOAL, SETTLED_ADVICE, SETTLED_ADVICE_GOAL
from engine import GAMES, Seat
from engine.transcript import Recording
from tables.finished import reviews
from tables.play import hints

GAMES_OF = Path(__file__).parents[1] / "tests" / "games"
PLAYERS = 3
REVIEWED = "burgundy"
"""One game: a review takes about as long as it is allowed to in every game."""
EVERY = 5
"""Decisions of a recorded game between two hints."""
SETTLED = 8
"""Hints of each game that are thought out, spread over the game."""


def measures() -> list[Measure]:
    made: list[Measure] = []
    for game_id in sorted(GAMES):
        positions = list(_positions(_recorded(game_id)))
        waits = [_seconds_of_advice(game_id, state, seat) for state, seat in positions]
        what = f"slowest first advice of {len(waits)}, {game_id}, {PLAYERS} players"
        made.append(Measure(what, max(waits), "s", "goal", FIRST_ADVICE_GOAL, FIRST_ADVICE))
        some = positions[:: -(-len(positions) // SETTLED)]
        costs = [_processor_seconds_of_thinking(game_id, state, seat) for state, seat in some]
        what = f"slowest settled advice of {len(costs)}, {game_id}, {PLAYERS} players"
        made.append(Measure(what, max(costs), "s", "goal", SETTLED_ADVICE_GOAL, SETTLED_ADVICE))
    began = time.process_time()
    reviews.look_back(_recorded(REVIEWED).write())
    what = f"processor time of a review, {REVIEWED}, {PLAYERS} players"
    return [*made, Measure(what, time.process_time() - began, "s", "goal", REVIEW_GOAL, REVIEW)]


def _recorded(game_id: str) -> Recording:
    return Recording.read((GAMES_OF / game_id / "playthroughs" / f"{game_id}-{PLAYERS}.json").read_bytes())


def _positions(recording: Recording) -> Iterator[tuple[Any, Seat]]:
    game = GAMES[recording.game]
    state = game.new(recording.players, recording.seed, game.meta.options.read(recording.options))
    for number, (seat, notation) in enumerate(recording.moves):
        if number % EVERY == 0 and seat in game.to_act(state):
            yield state.clone(), seat
        game.play(state, seat, game.book.read(notation))


def _seconds_of_advice(game_id: str, state: Any, seat: Seat) -> float:
    game = GAMES[game_id]
    began = time.perf_counter()
    first_thought(game_id, game.view(state, seat), state, seat)
    return time.perf_counter() - began


def _processor_seconds_of_thinking(game_id: str, state: Any, seat: Seat) -> float:
    game, worlds = GAMES[game_id], list[bytes]()
    if not game.can_be_imagined:
        worlds = [game.dump(world) for world in imagined(game, state, seat, hints.WORLDS, "bench")]
    seen = game.dump(game.view(state, seat))
    began = time.process_time()
    hints.think(game_id, seen, worlds, seat, (), hints.WORLDS, "bench")
    return time.process_time() - began
