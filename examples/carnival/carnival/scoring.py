"""Points. A patron counts once he is shown, so that standings reveal no secret."""

from carnival.data import LIKED, kind_of, value_of
from carnival.state import Player, State
from engine.game import Standings

SOURCES = ("carnival-points-favours", "carnival-points-patron", "carnival-points-coins")
MORE_FAVOURS = "carnival-tiebreak-favours"


def bonus(liked: int) -> int:
    return LIKED * liked


def breakdown(player: Player) -> dict[str, int]:
    liked = [favour for favour in player.favours if kind_of(favour) == player.liked]
    return dict(zip(SOURCES, (sum(map(value_of, player.favours)), bonus(len(liked)), player.coins), strict=True))


def standings(state: State) -> Standings:
    parts = tuple(breakdown(player) for player in state.players)
    points = tuple(sum(each.values()) for each in parts)
    over = not state.stack
    worth = [(points[seat], len(state.players[seat].favours) if over else 0) for seat in state.seats]
    ranking = tuple(tuple(s for s in state.seats if worth[s] == w) for w in sorted(set(worth), reverse=True))
    level = sum(p == max(points) for p in points)
    decided = MORE_FAVOURS if over and len(ranking[0]) < level else None
    return Standings(points, parts, over, ranking, decided)
