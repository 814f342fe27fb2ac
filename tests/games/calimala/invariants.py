"""Invariants of every position of Calimala."""

from collections import Counter

from games.calimala import data
from games.calimala.state import WHITE, State
from games.calimala.steps import Activation, FourthDisc, PromoteDisc


def invariants(state: State) -> None:
    cubes_are_conserved(state)
    discs_are_conserved(state)
    cards_are_conserved(state)
    finals_are_conserved(state)
    towers_keep_their_height(state)
    nothing_overflows(state)
    points_add_up(state)


def cubes_on_board(state: State) -> list[int]:
    """Number of cubes of each seat in each zone, always in the same order."""
    zones = [*state.cities.values(), *[row for rows in state.buildings.values() for row in rows.values()]]
    return [cubes for zone in zones for cubes in zone] + [state.council_art.count(seat) for seat in state.seats]


def cubes_are_conserved(state: State) -> None:
    for seat, player in enumerate(state.players):
        given = sum(cubes[seat] for cubes in state.cities.values())
        given += sum(row[seat] for rows in state.buildings.values() for row in rows.values())
        given += state.council_art.count(seat)
        kept = player.cubes + sum(player.store.values()) + sum(player.workshops)
        assert given + kept == data.CUBES, f"seat {seat} has {given + kept} cubes"


def discs_are_conserved(state: State) -> None:
    """Swaps never change how many discs a seat can still place (Q34); no disc is ever made."""
    numbers = data.SET_UP[len(state.players)]
    for seat, player in enumerate(state.players):
        assert player.discs >= 0
        assert player.whites >= 0
        assert player.supply == numbers.turns - player.turns, f"seat {seat}"
        lying = sum(tower.count(seat) for tower in state.towers.values()) + state.representatives(seat)
        assert player.discs + lying <= numbers.discs, f"seat {seat} has too many discs"
        if len(state.council) < len(data.SCORING_TILES):
            assert player.discs + lying == numbers.discs, f"seat {seat} lost a disc before the last tile"
    whites = sum(player.whites for player in state.players)
    whites += sum(tower.count(WHITE) for tower in state.towers.values())
    assert whites <= numbers.whites * len(state.players)
    if len(state.council) < len(data.SCORING_TILES) and WHITE not in state.council:
        assert whites == numbers.whites * len(state.players)


def cards_are_conserved(state: State) -> None:
    cards = Counter(state.deck)
    cards.update(state.discard)
    cards.update(state.draft)
    for player in state.players:
        cards.update(player.hand)
        assert player.hand == sorted(player.hand, key=data.ACTIONS.index)
        assert player.drafted is None or player.drafted in player.hand
    assert cards == Counter(dict.fromkeys(data.ACTIONS, data.CARDS_PER_ACTION))


def finals_are_conserved(state: State) -> None:
    finals = [*state.undealt, *([state.face_up] if state.face_up else [])]
    for player in state.players:
        finals += player.dealt + player.put_back + ([player.kept] if player.kept else [])
    assert sorted(finals) == sorted(data.FINAL_CARDS)
    assert state.revealed in ([], [player.kept for player in state.players])


def towers_keep_their_height(state: State) -> None:
    """At most three between turns; a fourth only while its turn lasts (CAL-1.12)."""
    high = [space for space, tower in state.towers.items() if len(tower) >= data.MAX_TOWER]
    assert all(len(tower) <= data.MAX_TOWER for tower in state.towers.values())
    assert len(high) <= 1
    if high:
        assert any(isinstance(step, Activation | FourthDisc | PromoteDisc) for step in state.stack)


def nothing_overflows(state: State) -> None:
    for player in state.players:
        assert set(player.store) == set(data.MATERIALS)
        assert all(0 <= cubes <= data.WAREHOUSE for cubes in player.store.values())
        assert 1 <= len(player.workshops) <= data.MAX_WORKSHOPS
        assert all(0 <= cloth <= data.WORKSHOP for cloth in player.workshops)
        assert 0 <= player.ships <= data.MAX_SHIPS
        assert len(set(player.houses)) == len(player.houses)
        assert set(player.houses) <= set(data.TRADE_CITIES)
        assert player.cubes >= 0
    assert all(sum(cubes) <= data.CITY_SPACES for cubes in state.cities.values())
    for building, rows in state.buildings.items():
        assert all(sum(row) <= data.ROW_SPACES[building] for row in rows.values())  # type: ignore[index]
    assert len(state.council_art) <= data.COUNCIL_ARTWORKS
    assert len(state.council) <= len(data.SCORING_TILES)
    assert sorted(state.tiles) == sorted(data.SCORING_TILES)
    assert min(state.deck.values()) >= 0
    assert min(state.discard.values()) >= 0


def points_add_up(state: State) -> None:
    for player in state.players:
        assert player.points == player.from_tiles + player.from_finals
