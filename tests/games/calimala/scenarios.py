"""Recorded games of Calimala: every number of players, the layout of the first game, and each way it can end."""

from random import Random
from typing import Any

from engine.game import Game
from engine.moves import Move
from engine.seats import Seat
from engine.transcript import Policy
from games.calimala.data import COUNCIL
from games.calimala.events import LastRound, TileUnrepresented
from games.calimala.moves import Artwork, Contribute, Place, Ship, Transport
from games.calimala.state import WHITE, State
from tests.playthroughs.scenario import Ending, Scenario, decided_by_points, decided_by_tie_break, greedy, shared


def all_discs_placed(end: Ending) -> bool:
    """CAL-9.1: tiles are left, which are then scored without representatives."""
    return not end.state.players[0].supply and end.told(TileUnrepresented) > 0


def last_tile_in_mid_round(end: Ending) -> bool:
    """CAL-9.2: the round is finished after the fifteenth tile."""
    return end.told(LastRound) > 0


def last_tile_by_last_player(end: Ending) -> bool:
    """The fifteenth tile ends the round and the game, though discs are left."""
    return end.told(LastRound) == 0 and end.state.players[0].supply > 0


def out_of_the_council(seed: str) -> Policy:
    """All seats but the last avoid the council and stay level; the last gives nothing away. No tie-break then
    separates two of the former (CAL-8.14)."""
    rng = Random(f"shy {seed}")

    def fault(state: State, seat: Seat, move: Move) -> int:
        envoy = len(state.players) - 1
        if isinstance(move, Place):
            tower = state.towers[move.space]
            if seat == envoy:
                return 0 if not tower or (len(tower) == 3 and tower[0] == envoy) else 1 if tower[-1] == envoy else 2
            if not tower:
                return 3 if move.disc == "own" else 1
            if len(tower) == 3:
                return 0 if tower[0] == envoy else 9
            return 1 if tower[0] == WHITE else 0
        if isinstance(move, Artwork) and move.site == COUNCIL:
            return 9
        leads = state.players[seat].points > min(player.points for player in state.players[:envoy])
        gives = isinstance(move, Artwork | Contribute | Ship | Transport)
        return int(gives and (seat == envoy or leads))

    def choose(game: Game[Any], state: State) -> tuple[Seat, Move]:
        seat = rng.choice(game.to_act(state))
        return seat, min(game.moves(state, seat), key=lambda move: (fault(state, seat, move), rng.random()))

    return choose


SCENARIOS = (
    Scenario("calimala", 3),
    Scenario("calimala", 4),
    Scenario("calimala", 5),
    Scenario("calimala", 4, "greedy", policy=greedy),
    Scenario("calimala", 3, "first-game", options={"layout": "first_game", "start": "first_seat"}),
    Scenario("calimala", 3, "all-discs-placed", all_discs_placed, known="1"),
    Scenario("calimala", 4, "last-tile-in-mid-round", last_tile_in_mid_round, known="1"),
    Scenario("calimala", 5, "last-tile-by-last-player", last_tile_by_last_player),
    Scenario("calimala", 4, "by-points", decided_by_points),
    Scenario("calimala", 5, "by-tie-break", decided_by_tie_break, known="27"),
    Scenario("calimala", 3, "shared-victory", shared, out_of_the_council, known="4161"),
)
