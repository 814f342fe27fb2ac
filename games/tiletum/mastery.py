"""Features of a Tiletum position for the master: pieces on the map and on the player board, begun goals and the fairs
to come.

`left` in a name: multiplied by the share of the game still to come. Begun goals are valued with the journeyman's
weights.
"""

from automata.automaton import Weigher
from automata.mastery import Features, Mastery, Schooling
from engine.seats import Seat
from games.tiletum import data
from games.tiletum.automaton import Trader
from games.tiletum.scoring import takes_part
from games.tiletum.state import State

ALL_TURNS = data.ROUNDS * data.TURNS
KINDS = ("house", "pillar", "contract", "crest", "cathedral", "upper floor", "full building")

NAMES = (
    *(f"left {power}" for power in (1, 2, 3)), *(f"round {number}" for number in range(2, data.ROUNDS + 1)),
    "turn of round", "king to come", "place in order", "three players", "four players",
    *data.RESOURCES, *(f"{resource} left" for resource in data.RESOURCES), "resources", "resources wanted",
    "houses", "pillars", "houses by pillars", "houses left", "pillars left", "fewer of both", "house supply",
    "pillar supply",
    "contracts", "contracts waiting", "contracts waiting left", "cathedrals", "cathedrals open",
    "goals ready", "goals worth ready", "goals worth near", "goals worth far", "goals missing",
    "crests", "crests waiting", "crests waiting left", "characters", "characters left", "upper floor",
    "characters waiting", "full", "full left", "one room missing", "full without crest", "completed",
    "completed points", "completed next", "markers", "markers left",
    "helpers", "helper points", "room left", "room left left", "clogged",
    "king space", "king points now", "king points left", "king first", "corruption to come",
    "fair now", "fair now missed", "fairs later sure", "fairs later open",
    *(f"fairs count {kind}" for kind in KINDS), "fairs gained",
    "merchant stands", "architect stands", "activation", "activation left",
)  # fmt: skip


def features(state: State, seat: Seat, journeyman: Weigher) -> list[float]:
    outlook = journeyman.outlook(state, seat)
    assert isinstance(outlook, Trader)
    own_turn = state.active is not None and state.order.index(seat) >= state.order.index(state.active)
    turns = (data.ROUNDS - state.round) * data.TURNS + data.TURNS - state.turn + own_turn
    left = turns / ALL_TURNS
    seats = len(state.players)
    row = [
        left, left * left, left**3, *(state.round == number for number in range(2, data.ROUNDS + 1)),
        state.turn / data.TURNS, state.active is not None, state.order.index(seat) / seats, seats == 3, seats == 4,
        *_resources(outlook, left),
        *_map(state, seat, left),
        *_begun(outlook, left),
        *_people(outlook, left),
        *_king_and_fairs(outlook, left),
        outlook.merchant_at(outlook.player.merchant), outlook.architect_at(outlook.player.architect),
        outlook.activation(), outlook.activation() * left,
    ]  # fmt: skip
    outlook.forget()
    return row


def _resources(outlook: Trader, left: float) -> list[float]:
    have = [outlook.player.resources[resource] for resource in data.RESOURCES]
    wanted = sum(min(count, 6) * outlook.need(name) for name, count in zip(data.RESOURCES, have, strict=True))
    return [*have, *[count * left for count in have], sum(have), wanted]


def _map(state: State, seat: Seat, left: float) -> list[float]:
    player, houses, pillars = state.players[seat], state.houses_of(seat), state.pillars_of(seat)
    return [
        houses, pillars, houses * pillars, houses * left, pillars * left, min(houses, pillars), min(player.houses, 4),
        min(player.pillars, 4),
    ]  # fmt: skip


def _begun(outlook: Trader, left: float) -> list[float]:
    """Contracts, cathedrals and crests: finished ones, waiting ones, and the resources the waiting ones lack."""
    state, player, seat = outlook.view, outlook.player, outlook.seat
    waiting = sum(tile in data.CONTRACTS for tile in player.warehouse)
    open_ones = sum(
        seat in seats and seat not in state.contributors[city] for city, seats in state.pillars.items()
    )  # fmt: skip
    ready = worth_ready = near = far = missing = 0.0
    for needs, brings in outlook.goals():
        lacks = sum(max(0, amount - player.resources[name]) for name, amount in needs.items())
        missing += lacks
        if not lacks:
            ready += 1
            worth_ready += brings
        elif lacks <= 3:
            near += brings
        else:
            far += brings / lacks
    crests = sum(bool(crest) for crest in player.crests)
    crests_waiting = sum(tile in data.CRESTS for tile in player.warehouse)
    return [
        len(player.contracts), waiting, waiting * left, state.cathedral_tiles_of(seat), open_ones,
        ready, worth_ready, near * (left > 0), far * left, missing,
        crests, crests_waiting, crests_waiting * left,
    ]  # fmt: skip


def _people(outlook: Trader, left: float) -> list[float]:
    player = outlook.player
    living = sum(bool(character) for character in player.rooms.values())
    upper = sum(bool(character) and data.ROOMS[room].floor > 1 for room, character in player.rooms.items())
    full = one_missing = crestless = 0
    for number, building in data.BUILDINGS.items():
        empty = sum(not player.rooms[room] for room in building.rooms)
        if empty == 0 and number != data.OCCUPIED:
            full += 1
        if empty == 0 and not player.crests[number - 1]:
            crestless += 1
        one_missing += empty == 1
    done = len(player.completed)
    following = data.COMPLETED_VP[min(done + 1, len(data.COMPLETED_VP) - 1)] - data.COMPLETED_VP[done]
    markers = sum(player.markers.values())
    helpers = [data.HELPERS[tile] for tile in player.warehouse if tile in data.HELPERS]
    waiting = sum(tile in data.CHARACTERS for tile in player.warehouse)
    room = player.room_left
    return [
        living, living * left, upper, waiting, full, full * left, one_missing * left, crestless, done,
        data.COMPLETED_VP[done], following * left, markers, markers * left,
        len(helpers), sum(helper.plus + helper.bonus.points for helper in helpers), room, room * left, room == 0,
    ]  # fmt: skip


def _king_and_fairs(outlook: Trader, left: float) -> list[float]:
    state, seat = outlook.view, outlook.seat
    space = state.king_space(seat)
    first = all(state.king_space(other) <= space for other in state.seats)
    to_come = state.active is not None
    corruption = sum(int(number) * count for number, count in state.corruption.items()) / max(
        1, sum(state.corruption.values())
    )
    now = missed = sure = unsure = 0.0
    for number in range(state.round, data.ROUNDS + 1):
        part = takes_part(state, seat, state.fair_cities[number - 1])
        worth = outlook.fair(number)
        if number == state.round:
            now += worth * part
            missed += worth * (not part)
        elif state.has_house(seat, state.fair_cities[number - 1]):
            sure += worth
        else:
            unsure += worth
    fairs = [outlook.fairs(kind) for kind in KINDS]
    return [
        space, data.KING_VP[space] * to_come, data.KING_VP[space] * left, first, corruption * (data.TURNS - state.turn),
        now, missed, sure, unsure, *[worth * left for worth in fairs], sum(fairs),
    ]  # fmt: skip


def turn(state: State) -> int:
    """Number of turns played; each king phase counts as one turn per seat."""
    seats = len(state.players)
    if state.active is None:
        return ((state.round - 1) * (data.TURNS + 1) + data.TURNS) * seats
    return ((state.round - 1) * (data.TURNS + 1) + state.turn - 1) * seats + state.order.index(state.active)


MASTERY = Mastery(
    pace=3_600,
    turn=turn,
    features=Features(1, NAMES, features),
    widths=(8, 4, 3, 2, 2, 2),
    most=24,
    alone=True,
    finalists=1,
    schooling=Schooling(journeymen=((1100, 0.0),)),
)
