"""Final scoring and the standings (TOU-19)."""

from collections.abc import Callable
from itertools import groupby

from engine.events import Event
from engine.game import Standings
from engine.seats import Seat
from games.tournay.cards import CARDS, Card, Scoring
from games.tournay.data import CAP, COLOURS, RAMPART_POINTS
from games.tournay.events import BuildingScored, PrestigeScored
from games.tournay.state import Player, State

# ---------------------------------------------------------------- counts


def visible(player: Player) -> list[Card]:
    return [CARDS[site.cards[-1]] for site in player.quarter.values()]


def visible_cards(player: Player, colour: str) -> int:
    """Number of level I and II cards of a colour, buildings and characters; tokens on them do not matter
    (TOU-19.20)."""
    return len([card for card in visible(player) if card.colour == colour and card.lasting])


def visible_kind(player: Player, kind: str, colours: tuple[str, ...] = COLOURS) -> int:
    return len([card for card in visible(player) if card.kind == kind and card.colour in colours])


COUNTS: dict[str, Callable[[Player, Scoring], int]] = {
    "card_sets": lambda player, s: min(visible_cards(player, colour) for colour in COLOURS),
    "citizens": lambda player, s: sum(player.citizens(colour) for colour in s.colours),
    "cards": lambda player, s: sum(visible_cards(player, colour) for colour in s.colours),
    "deniers": lambda player, s: player.deniers // s.divisor,
    "characters": lambda player, s: visible_kind(player, "character"),
    "flat": lambda player, s: 1,
    "prestigious": lambda player, s: visible_kind(player, "prestigious_building"),
    "citizen_sets": lambda player, s: min(player.citizens(colour) for colour in COLOURS),
    "buildings": lambda player, s: visible_kind(player, "building", s.colours),
    "ramparts": lambda player, s: len(player.built),
}
"""TOU-19.10 – 19.19."""


# ---------------------------------------------------------------- the parts of the score


def scored_buildings(state: State) -> list[str]:
    """Every visible building name once, starting with the start player's (TOU-19.2, 19.4, 19.6)."""
    found: dict[str, None] = {}
    for seat in state.in_turn_order(state.start):
        for card in visible(state.players[seat]):
            if card.scoring is not None:
                found.setdefault(card.id)
    return list(found)


def score_building(state: State, name: str) -> BuildingScored:
    """The left value for owners, the right value for the others, at most twelve points (TOU-19.3, 19.5, 19.6)."""
    scoring = CARDS[name].scoring
    assert scoring is not None
    owners = tuple([seat for seat, player in enumerate(state.players) if name in [card.id for card in visible(player)]])
    counts = tuple([COUNTS[scoring.per](player, scoring) for player in state.players])
    points = tuple(
        [min(CAP, count * (scoring.owner if seat in owners else scoring.other)) for seat, count in enumerate(counts)]
    )
    return BuildingScored(name, owners, counts, points)


def printed_prestige(player: Player) -> int:
    """Sum of printed prestige, covered cards included (TOU-19.7)."""
    return sum(CARDS[card].prestige for site in player.quarter.values() for card in site.cards)


def score(state: State) -> list[Event]:
    """The scoring events in order (TOU-19.2 – 19.8)."""
    buildings = [score_building(state, name) for name in scored_buildings(state)]
    order = state.in_turn_order(state.start)
    return [*buildings, *[prestige_of(state.players[seat], seat) for seat in order]]


def prestige_of(player: Player, seat: Seat) -> PrestigeScored:
    return PrestigeScored(seat, printed_prestige(player), RAMPART_POINTS * len(player.built))


# ---------------------------------------------------------------- the standings


def standings(state: State) -> Standings:
    """The score if the game ended now; after the end, the final score. Tied players share a place (Q36)."""
    prestigious = [0] * len(state.players)
    for name in scored_buildings(state):
        for seat, won in enumerate(score_building(state, name).points):
            prestigious[seat] += won
    breakdown = tuple(
        {
            "tournay-points-prestigious": prestigious[seat],
            "tournay-points-prestige": printed_prestige(player),
            "tournay-points-ramparts": RAMPART_POINTS * len(player.built),
        }
        for seat, player in enumerate(state.players)
    )
    points = tuple(sum(parts.values()) for parts in breakdown)
    order = sorted(state.seats, key=lambda seat: -points[seat])
    ranking = tuple(tuple(group) for _, group in groupby(order, key=points.__getitem__))
    return Standings(points, breakdown, over=state.over, ranking=ranking)
