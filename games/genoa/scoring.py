"""Final scoring and the standings (GEN-10, GEN-13.26 – 13.30)."""

from itertools import groupby

from engine.game import Standings
from engine.seats import Seat
from games.genoa.data import CONTRACTS, GROUP_FURTHER, GROUP_VALUE, OUTER_RING, OWNER_SCORE
from games.genoa.events import FinalScored
from games.genoa.goods import bank_pays
from games.genoa.state import Player, State

TIE_BREAK = "genoa-tiebreak-goods"


def groups(contracts: list[str]) -> tuple[int, ...]:
    """Sizes of the connected groups in the ring of outer buildings, in ring order (GEN-13.27)."""
    held = [building in {CONTRACTS[card] for card in contracts} for building in OUTER_RING]
    if all(held):
        return (len(held),)
    gap = held.index(False)
    around = held[gap:] + held[:gap]
    return tuple(sum(1 for _ in run) for mine, run in groupby(around) if mine)


def group_value(size: int) -> int:
    """GEN-13.28, 13.29."""
    most = len(GROUP_VALUE) - 1
    return GROUP_VALUE[min(size, most)] + GROUP_FURTHER * max(0, size - most)


def score_game(state: State) -> None:
    """Pay all players and reveal their ducats and contracts (GEN-10.1, 10.2)."""
    state.reveal()
    for seat, player in enumerate(state.players):
        before = player.ducats
        player.from_buildings = _for_buildings(state, seat)
        sizes = groups(player.contract)
        player.from_contracts = sum(map(group_value, sizes))
        bank_pays(state, seat, player.from_buildings + player.from_contracts)
        player.shown = player.ducats
        contracts = tuple(player.contract)
        state.emit(FinalScored(seat, before, player.from_buildings, contracts, sizes, player.from_contracts))


# ---------------------------------------------------------------- standings


def goods(player: Player) -> int:
    """Number of cards, commodities and special tiles (GEN-10.5); no markers (Q14)."""
    return player.cards + sum(player.commodities.values()) + sum(player.tiles.values())


def standings(state: State) -> Standings:
    """At the end the full score; before that only public knowledge: ducats shown and markers on buildings."""
    over = not state.stack
    breakdown = tuple(_parts(state, seat, over) for seat in state.seats)
    if over:
        return _ranked(state, breakdown)
    points = tuple(sum(parts.values()) for parts in breakdown)
    order = sorted(state.seats, key=lambda seat: -points[seat])
    return Standings(points, breakdown, ranking=tuple(tuple(g) for _, g in groupby(order, key=points.__getitem__)))


def settled(state: State) -> Standings:
    """The score if all ducats were shown and buildings and contracts paid now (GEN-10.1, 10.2)."""
    if not state.stack:
        return standings(state)
    breakdown = tuple(
        {
            "genoa-points-ducats": player.ducats,
            "genoa-points-buildings": _for_buildings(state, seat),
            "genoa-points-contracts": sum(map(group_value, groups(player.contract))),
        }
        for seat, player in enumerate(state.players)
    )
    return _ranked(state, breakdown)


def _ranked(state: State, breakdown: tuple[dict[str, int], ...]) -> Standings:
    """Ranked by ducats, then by goods (GEN-10.4, 10.5)."""
    points = tuple(sum(parts.values()) for parts in breakdown)
    keys = {seat: (-points[seat], -goods(state.players[seat])) for seat in state.seats}
    order = sorted(state.seats, key=keys.__getitem__)
    ranking = tuple(tuple(group) for _, group in groupby(order, key=keys.__getitem__))
    tied = sum(mine == max(points) for mine in points)
    return Standings(points, breakdown, True, ranking, TIE_BREAK if len(ranking[0]) < tied else None)


def _for_buildings(state: State, seat: Seat) -> int:
    return OWNER_SCORE * sum(owner == seat for owner in state.owners.values())


def _parts(state: State, seat: Seat, over: bool) -> dict[str, int]:
    player = state.players[seat]
    if over:
        paid = player.from_buildings + player.from_contracts
        return {
            "genoa-points-ducats": (player.shown or 0) - paid,
            "genoa-points-buildings": player.from_buildings,
            "genoa-points-contracts": player.from_contracts,
        }
    return {"genoa-points-ducats": player.shown or 0, "genoa-points-buildings": _for_buildings(state, seat)}
