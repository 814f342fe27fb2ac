"""Records the games of all scenarios anew: `python -m tests.playthroughs.record [scenario or game…]`.

Every game is recorded for every number of players and for each way it can end. The seed of a recording is the first
from 0 with which its scenario's policy gets there; known seeds are tried first, so that a rerun is quick.

A recording is two files: `.json`, as exported games are, and `.txt`, a line for each step with all that it brought. The
first line that differs is where the rules departed; `python -m engine replay FILE` prints the same with names.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.events import Event
from engine.game import Game
from engine.moves import write
from engine.transcript import Recording, Teller, find_game, heading, played, read_options, record, replayed
from tests.packages import own_tests
from tests.playthroughs.scenario import Ending, Scenario, scenarios_of

SEARCHED = 5000
SCENARIOS = [scenario for game_id in GAMES for scenario in scenarios_of(game_id)]


def folder_of(game_id: str) -> Path:
    """Folder of its recordings, beside its other tests."""
    return own_tests(game_id) / "playthroughs"


# ---------------------------------------------------------------- the steps as text


def steps(recording: Recording) -> Iterator[str]:
    """A recording as text, verified on the way: for each step the seat, the move and the number of legal moves, the
    events, and after `→` who is to act, all points and the position's digest; at the end the standings and the names
    of the fields."""
    game = find_game(recording.game)
    yield from heading(game, recording.players, recording.seed, recording.options)
    yield recording.note
    yield ""
    state = game.new(recording.players, recording.seed, read_options(game, recording.options))
    yield f"   0  {_position(game, state)}"
    kinds: set[type[Event]] = set()
    for turn in replayed(recording):
        state = turn.state
        kinds.update(map(type, turn.events))
        events = "; ".join(map(_event, turn.events))
        yield f"{turn.number:4d}  {turn.seat}: {turn.move} /{turn.options}  {events} {_position(game, state)}"
    yield ""
    yield from Teller(game).standings(game.standings(state))
    yield ""
    yield "; ".join(sorted(" ".join([kind.__name__, *_fields(kind)]) for kind in kinds))


def _position(game: Game[Any], state: Any) -> str:
    acting = ",".join(map(str, game.to_act(state))) or "over"
    points = " ".join(map(str, game.standings(state).points))
    return f"→ {acting} · {points} · {game.digest(state)}"


def _event(event: Event) -> str:
    """`Took 1 wood`: the values in the order of its fields."""
    return " ".join([type(event).__name__, *[write(getattr(event, name)) or '""' for name in _fields(type(event))]])


def _fields(kind: type[Event]) -> list[str]:
    return [part.name for part in fields(kind)]  # type: ignore[arg-type]


# ---------------------------------------------------------------- recording


def fits(scenario: Scenario, seed: str) -> bool:
    game = find_game(scenario.game)
    state = game.new(scenario.players, seed, read_options(game, scenario.options))
    events = [event for turn in played(game, state, scenario.policy(seed)) for event in turn.events]
    return scenario.wants(Ending(game, state, events))


def find_seed(scenario: Scenario) -> str:
    for seed in chain([scenario.known], map(str, range(SEARCHED))):
        if fits(scenario, seed):
            return seed
    raise SystemExit(f"{scenario.name}: no seed below {SEARCHED} gets there")


def make(scenario: Scenario) -> Recording:
    seed = find_seed(scenario)
    return record(
        find_game(scenario.game),
        scenario.players,
        seed,
        scenario.options,
        scenario.policy(seed),
        note=f"scenario: {scenario.name} · policy: {scenario.policy.__name__}, seeded alike",
    )


def main(names: Sequence[str]) -> None:
    unknown = set(names) - {word for scenario in SCENARIOS for word in (scenario.name, scenario.game)}
    if unknown:
        raise SystemExit(f"No scenario is called {', '.join(sorted(unknown))}.")
    for scenario in SCENARIOS:
        if names and not {scenario.name, scenario.game} & set(names):
            continue
        recording, folder = make(scenario), folder_of(scenario.game)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{scenario.name}.json").write_text(recording.write(), encoding="utf-8")
        text = "".join(f"{line}\n" for line in steps(recording))
        (folder / f"{scenario.name}.txt").write_text(text, encoding="utf-8")
        print(f"{scenario.name}: seed {recording.seed}, {len(recording.moves)} moves")


if __name__ == "__main__":
    main(sys.argv[1:])
