"""Features of a player's position for Calimala's master: scorings to come, pieces, and discs in towers.

`left` in a name: multiplied by the share of the game still to come, because most things are worth as much as they can
still work.
"""

from collections.abc import Sequence
from math import exp

from automata.automaton import Weigher
from automata.mastery import Features, Mastery
from engine.seats import Seat
from games.calimala import CALIMALA, data
from games.calimala.actions import POSSIBLE
from games.calimala.scoring import counts
from games.calimala.state import WHITE, State
from games.calimala.steps import Activation, EndOfTurn

SUBJECTS = (*data.SCORING_TILES, data.COUNCIL)
MOST = 100
"""Upper bound of a lead."""
SOFT = [[1 / (1 + exp(lead / (0.35 + 0.1 * ahead))) for lead in range(-MOST, MOST + 1)] for ahead in range(16)]
"""Probability that a rival stays ahead, by lead and number of tiles until the scoring."""
PRIZES: dict[tuple[int, ...], tuple[int, ...]] = {
    prizes: (*prizes, 0, 0, 0) for prizes in (data.TILE_POINTS, data.FINAL_POINTS)
}

NAMES = (
    "left", "left squared", "left cubed", "four players", "five players", "tiles to come", "turns before",
    "hope 1", "hope 2", "hope 3-5", "hope later", "hope own final", "hope open final", "hope other finals",
    "hope left", "now", "nothing there", "nothing there left", "second or third",
    *(f"{m}" for m in data.MATERIALS), *(f"{m} left" for m in data.MATERIALS), "stores full", "sets",
    "cloth", "cloth left", "cloth carried", "cloth in reach", "ships", "ships left", "houses", "houses left",
    "workshops", "workshops left", "carriers with cloth", "ports open", "wood for ships", "brick for houses",
    "cards", "cards left", "cards playable", "kinds of cards",
    "whites", "whites left", "tops", "tops left", "seconds", "seconds left", "tops useful", "seconds useful",
    "under rivals", "bottoms", "representatives", "council art", "possible actions", "possible actions left",
    "rivals' cloth", "rivals' cards", "rivals' carriers",
)  # fmt: skip


def prize(prizes: tuple[int, ...], behind: float) -> float:
    """Expected prize of an uncertain place."""
    places, place = PRIZES[prizes], int(behind)
    return places[place] + (places[place + 1] - places[place]) * (behind - place)


def hope(found: Sequence[int], seat: Seat, prizes: tuple[int, ...], ahead: int) -> float:
    mine = found[seat]
    if not mine:
        return 0.0
    soft = SOFT[ahead]
    return prize(prizes, sum([soft[mine - other + MOST] for n, other in enumerate(found) if n != seat]))


def at_once(found: Sequence[int], seat: Seat, prizes: tuple[int, ...]) -> float:
    """If it were scored now; a tie is half a place."""
    mine = found[seat]
    if not mine:
        return 0.0
    behind = sum([other > mine or (other == mine) / 2 for n, other in enumerate(found) if n != seat])
    return prize(prizes, behind)


class Counted:
    """Counts of a position that are the same for all seats, computed once."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.played = -1
        self.found: dict[str, tuple[int, ...]] = {}

    def of(self, state: State) -> dict[str, tuple[int, ...]]:
        if self.state is not state or self.played != state.played:
            self.state, self.played = state, state.played
            self.found = {subject: counts(state, subject) for subject in SUBJECTS}
        return self.found


COUNTED = Counted()


def features(state: State, seat: Seat, journeyman: Weigher) -> list[float]:
    player, found, seats = state.players[seat], COUNTED.of(state), len(state.players)
    left = player.supply / data.SET_UP[seats].turns
    return [
        left, left * left, left**3, seats == 4, seats == 5, len(state.tiles) - len(state.council),
        (seat - state.active) % seats,
        *_hopes(state, seat, found, left),
        *_stores(state, seat, left),
        *_discs(state, seat, left),
        *_rivals(state, seat),
    ]  # fmt: skip


def _hopes(state: State, seat: Seat, found: dict[str, tuple[int, ...]], left: float) -> list[float]:
    done = len(state.council)
    coming = state.tiles[done:]
    hopes = [hope(found[tile], seat, data.TILE_POINTS, n) for n, tile in enumerate(coming)]
    last = len(coming)
    kept, face_up = state.players[seat].kept, state.face_up
    own = hope(found[kept], seat, data.FINAL_POINTS, last) if kept in found else 0.0
    shown = hope(found[face_up], seat, data.FINAL_POINTS, last) if face_up else 0.0
    others = [
        hope(found[final], seat, data.FINAL_POINTS, last) for final in data.FINAL_CARDS if final not in (kept, face_up)
    ]
    unknown = len(state.players) - 1
    now = sum([at_once(found[tile], seat, data.TILE_POINTS) for tile in coming])
    nothing = sum([not found[tile][seat] for tile in coming])
    second = sum([1 for tile in coming if 0 < found[tile][seat] < max(found[tile])])
    return [
        *(*hopes[:2], 0.0, 0.0)[:2], sum(hopes[2:5]), sum(hopes[5:]), own, shown,
        unknown * sum(others) / len(others), sum(hopes) * left, now, nothing, nothing * left, second,
    ]  # fmt: skip


def _stores(state: State, seat: Seat, left: float) -> list[float]:
    player = state.players[seat]
    store = [player.store[material] for material in data.MATERIALS]
    wood, brick, _ = store
    cloth, ships, houses, shops = player.cloth, player.ships, len(player.houses), len(player.workshops)
    carriers = ships + houses
    hand = player.hand
    return [
        *store, *[cubes * left for cubes in store], store.count(data.WAREHOUSE), min(store),
        cloth, cloth * left, min(cloth, carriers), min(cloth, 2 * carriers), ships, ships * left, houses, houses * left,
        shops, shops * left, min(carriers, cloth) * left,
        sum([state.city_room(port) > 0 for port in data.PORTS]) * ships, min(wood // 2, 3 - ships) * left,
        min(brick // 2, 3 - houses) * left,
        len(hand), len(hand) * left, sum([card in data.ACTIONS and POSSIBLE[card](state, player) for card in hand]),
        len(set(hand)),
    ]  # fmt: skip


def _discs(state: State, seat: Seat, left: float) -> list[float]:
    """Discs that will act once or twice again, and whether they could do anything now."""
    player = state.players[seat]
    possible: dict[str, bool] = {action: POSSIBLE[action](state, player) for action in data.ACTIONS}
    tops = seconds = useful_tops = useful_seconds = under = bottoms = 0
    for space, tower in state.towers.items():
        if seat not in tower:
            continue
        works = sum([possible[action] for action in state.ends(space)])
        if tower[-1] == seat:
            tops += 1
            useful_tops += works
        if len(tower) > 1 and tower[-2] == seat:
            seconds += 1
            useful_seconds += works
            under += tower[-1] not in (seat, WHITE)
        bottoms += len(tower) == 3 and tower[0] == seat
    able = sum(possible.values())
    return [
        player.whites, player.whites * left, tops, tops * left, seconds, seconds * left, useful_tops * left,
        useful_seconds * left, under, bottoms, state.representatives(seat), state.council_art.count(seat),
        able, able * left,
    ]  # fmt: skip


def _rivals(state: State, seat: Seat) -> list[float]:
    rivals = [player for n, player in enumerate(state.players) if n != seat]
    return [
        sum([rival.cloth for rival in rivals]) / len(rivals),
        sum([len(rival.hand) for rival in rivals]) / len(rivals),
        sum([rival.ships + len(rival.houses) for rival in rivals]) / len(rivals),
    ]


def turn(state: State) -> int:
    """Turns that are over: the one under way has begun with its disc."""
    return sum([player.turns for player in state.players]) - any(isinstance(step, EndOfTurn) for step in state.stack)


EARLY, LATE = 5, 8
"""Discs placed."""


def strange(state: State, seat: Seat) -> bool | None:
    """Strangers play their white discs first, journeymen keep them. Late in the game the difference is small and
    most white discs are gone."""
    player, given = state.players[seat], data.SET_UP[len(state.players)]
    placed, spent = given.turns - player.supply, given.whites - player.whites
    if placed <= EARLY and 0 < placed <= 2 * spent:
        return True
    if placed > LATE or (placed and not spent) or (placed > 3 and spent == 1):
        return False
    return None


def labour(view: State) -> tuple[int, int]:
    """Placing a disc and keeping cards are the most important decisions; within a turn the journeyman's choice is
    mostly best."""
    return (2, 5_000) if isinstance(CALIMALA.top(view), Activation) else (16, 26_000)


MASTERY = Mastery(
    pace=17_000,
    turn=turn,
    features=Features(1, NAMES, features),
    plain=True,
    finalists=6,
    trials=30,
    horizon=1,
    doubt=0.5,
    strange=strange,
    labour=labour,
)
