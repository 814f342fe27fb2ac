"""Makes the recorded games anew: `python -m tests.playthroughs.record [scenario or game…]`.

No game ships without a recording for every number of players and for each way it can end. A scenario says what it
wants; its seed is the first from 0 with which its policy gets there. A game of which nothing is said here is recorded
once for every number of players, in `tests/playthroughs` of its own package. Known seeds are tried first, so that a
rerun is quick; a change of the rules that spoils one only costs a search.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.events import Event
from engine.game import Game
from engine.transcript import Recording, find_game, played, read_options, record, transcript
from games.calimala.events import LastRound, TileUnrepresented
from tests.packages import IN_THIS_REPOSITORY, own_tests
from tests.playthroughs.policies import POLICIES

SEARCHED = 5000


@dataclass(frozen=True, slots=True)
class Ending:
    """What a scenario may look at."""

    game: Game[Any]
    state: Any
    events: list[Event]

    @property
    def best(self) -> list[int]:
        points = self.game.standings(self.state).points
        return [seat for seat, p in enumerate(points) if p == max(points)]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.standings(self.state).winners

    def told(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)


def any_ending(end: Ending) -> bool:
    return True


def decided_by_points(end: Ending) -> bool:
    return len(end.best) == 1


def decided_by_tie_break(end: Ending) -> bool:
    return len(end.winners) == 1 < len(end.best)


def shared(end: Ending) -> bool:
    return len(end.winners) > 1


def decided_by(tie_break: str) -> Callable[[Ending], bool]:
    return lambda end: end.game.standings(end.state).decided_by == tie_break


def all_discs_placed(end: Ending) -> bool:
    """CAL-9.1: tiles are left, which are then scored without representatives."""
    return not end.state.players[0].supply and end.told(TileUnrepresented) > 0


def last_tile_in_mid_round(end: Ending) -> bool:
    """CAL-9.2: the round is finished after the fifteenth tile."""
    return end.told(LastRound) > 0


def last_tile_by_last_player(end: Ending) -> bool:
    """The fifteenth tile ends the round and the game, though discs are left."""
    return end.told(LastRound) == 0 and end.state.players[0].supply > 0


@dataclass(frozen=True, slots=True)
class Scenario:
    game: str
    players: int
    variant: str = ""
    wants: Callable[[Ending], bool] = any_ending
    policy: str = "random"
    options: dict[str, str] = field(default_factory=dict)
    known: str = "0"

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.game, str(self.players), self.variant)))


OURS: Sequence[Scenario] = (
    Scenario("calimala", 3),
    Scenario("calimala", 4),
    Scenario("calimala", 5),
    Scenario("calimala", 4, "greedy", policy="greedy"),
    Scenario("calimala", 3, "first-game", options={"layout": "first_game", "start": "first_seat"}),
    Scenario("calimala", 3, "all-discs-placed", all_discs_placed),
    Scenario("calimala", 4, "last-tile-in-mid-round", last_tile_in_mid_round),
    Scenario("calimala", 5, "last-tile-by-last-player", last_tile_by_last_player),
    Scenario("calimala", 4, "by-points", decided_by_points),
    Scenario("calimala", 5, "by-tie-break", decided_by_tie_break, known="27"),
    Scenario("calimala", 3, "shared-victory", shared, "out of the council", known="4161"),
    Scenario("burgundy", 2),
    Scenario("burgundy", 3),
    Scenario("burgundy", 4),
    Scenario("burgundy", 4, "greedy", policy="greedy"),
    Scenario("burgundy", 3, "expert-open", options={"setup": "expert_open"}),
    Scenario("burgundy", 2, "expert-secret", options={"setup": "expert_secret", "sold_goods": "hidden"}),
    Scenario("burgundy", 3, "fewest-empty-spaces", decided_by("burgundy-tiebreak-empty-spaces"), known="6"),
    Scenario("burgundy", 2, "turn-order", decided_by("burgundy-tiebreak-turn-order"), known="296"),
    Scenario("tiletum", 2),
    Scenario("tiletum", 3),
    Scenario("tiletum", 4),
    Scenario("tiletum", 4, "shuffled-wheel", options={"action_tiles": "shuffled"}),
    Scenario("tiletum", 2, "greedy", policy="greedy"),
    Scenario("tiletum", 3, "by-turn-order", decided_by("tiletum-tiebreak-turn-order"), known="28"),
    Scenario("tournay", 2),
    Scenario("tournay", 3),
    Scenario("tournay", 4),
    Scenario("tournay", 3, "builders", policy="builder"),
    Scenario("tournay", 2, "expert", policy="builder", options={"rules": "expert"}),
    Scenario("tournay", 2, "expansion-replace", options={"expansion": "replace"}),
    Scenario("tournay", 3, "expansion-mix", options={"expansion": "mix", "rules": "expert"}),
    Scenario("tournay", 2, "shared-victory", shared, known="23"),
    Scenario("genoa", 2),
    Scenario("genoa", 3),
    Scenario("genoa", 4, policy="bargaining"),
    Scenario("genoa", 5),
    Scenario("genoa", 3, "bargaining", policy="bargaining"),
    Scenario("genoa", 5, "open-money", policy="bargaining", options={"money": "open", "start": "first_seat"}),
    Scenario("genoa", 2, "more-goods", decided_by("genoa-tiebreak-goods"), known="4"),
    Scenario("genoa", 3, "shared-victory", shared, known="254"),
)


SCENARIOS = [
    *OURS,
    *(Scenario(name, n) for name, game in GAMES.items() if name not in IN_THIS_REPOSITORY for n in game.meta.seats),
]


def folder_of(game_id: str) -> Path:
    return own_tests(game_id) / "playthroughs"


def fits(scenario: Scenario, seed: str) -> bool:
    game = find_game(scenario.game)
    state = game.new(scenario.players, seed, read_options(game, scenario.options))
    turns = played(game, state, POLICIES[scenario.policy](seed))
    events = [event for turn in turns for event in turn.events]
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
        POLICIES[scenario.policy](seed),
        note=f"scenario: {scenario.name} · policy: {scenario.policy}, seeded alike",
    )


def main(names: Sequence[str]) -> None:
    unknown = set(names) - {word for scenario in SCENARIOS for word in (scenario.name, scenario.game)}
    if unknown:
        raise SystemExit(f"No scenario is called {', '.join(sorted(unknown))}.")
    for scenario in SCENARIOS:
        if names and not {scenario.name, scenario.game} & set(names):
            continue
        recording, folder = make(scenario), folder_of(scenario.game)
        folder.mkdir(exist_ok=True)
        (folder / f"{scenario.name}.json").write_text(recording.write(), encoding="utf-8")
        text = "".join(f"{line}\n" for line in transcript(recording))
        (folder / f"{scenario.name}.txt").write_text(text, encoding="utf-8")
        print(f"{scenario.name}: seed {recording.seed}, {len(recording.moves)} moves")


if __name__ == "__main__":
    main(sys.argv[1:])
