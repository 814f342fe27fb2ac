"""CAL-9, CAL-10: the end of the game, the final scoring, victory."""

import pytest

from engine.events import Event, Finished
from games.calimala.data import COUNCIL, SCORING_TILES
from games.calimala.events import (
    DiscLeft,
    FinalCardScored,
    LastRound,
    Represented,
    TileScored,
    TileUnrepresented,
    TurnBegan,
)
from games.calimala.scoring import counts, score_final
from games.calimala.steps import EndOfGame, EndOfTurn
from tests.games.calimala.positions import (
    BENEDEK,
    BRICK_CONTRIBUTE,
    ESZTER,
    EVI,
    GAME,
    NIKI,
    WEAVE_WOOD,
    WHITE,
    WOOD_MARBLE,
    Position,
)

FULL = [EVI] * 15


def finals(events: list[Event]) -> list[tuple[str, int | None]]:
    return [(event.final, event.owner) for event in events if isinstance(event, FinalCardScored)]


def no_discs_left(at: Position) -> Position:
    for player in at.state.players:
        player.discs = player.whites = 0
    return at


def end(at: Position) -> list[Event]:
    """The last player's turn is over."""
    at.state.active = NIKI
    return at.run(EndOfTurn())


# ---------------------------------------------------------------- CAL-9


@pytest.mark.rule("CAL-9.1")
def test_with_all_discs_placed_the_remaining_tiles_are_scored_without_representatives() -> None:
    at = no_discs_left(Position()).council(EVI, ESZTER, *[NIKI] * 11).cloth("lisbon", {EVI: 1})
    last_two = at.state.tiles[13:]
    events = end(at)
    assert [event for event in events if isinstance(event, TileUnrepresented)] == [
        TileUnrepresented(last_two[0], 13),
        TileUnrepresented(last_two[1], 14),
    ]
    assert [event.tile for event in events if isinstance(event, TileScored)] == last_two
    assert at.state.council == [EVI, ESZTER, *[NIKI] * 11, WHITE, WHITE]
    assert at.to_act == ()


@pytest.mark.rule("CAL-9.1")
def test_while_anybody_has_a_disc_the_game_goes_on() -> None:
    at = Position().council(EVI)
    for seat in (ESZTER, EVI, BENEDEK, NIKI):
        at.mat(seat, discs=0, whites=1)
    assert end(at) == [TurnBegan(ESZTER, 1)]


@pytest.mark.rule("CAL-9.2", "CAL-9.3", "CAL-1.3")
def test_with_all_tiles_activated_the_round_is_completed() -> None:
    at = Position().turn(EVI).council(*FULL[:14]).tower(WOOD_MARBLE, NIKI, NIKI, BENEDEK)
    at.play(EVI, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    at.play(NIKI, "end done")
    events = at.play(NIKI, "end done")
    assert [type(event) for event in events if not isinstance(event, TileScored)][-3:] == [
        Represented,
        LastRound,
        TurnBegan,
    ]
    assert at.state.last_round
    for seat, street in ((BENEDEK, WEAVE_WOOD), (NIKI, BRICK_CONTRIBUTE)):
        assert at.to_act == (seat,)
        at.play(seat, f"place {street} own")
        at.play(seat, at.options(seat)[0])
        events = at.end_activations()
        assert LastRound() not in events, "it is told once"
    assert isinstance(events[-1], Finished)
    assert at.player(ESZTER).turns == 0, "Eszter began the round, so she has no turn after it"


@pytest.mark.rule("CAL-9.4", "CAL-9.3")
def test_in_the_rest_of_that_round_a_fourth_disc_leaves_the_game_and_scores_nothing() -> None:
    at = Position().turn(EVI).council(*FULL).tower(WOOD_MARBLE, NIKI, NIKI, BENEDEK)
    at.play(EVI, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    assert at.to_act == (NIKI,), "activations happen as usual"
    at.play(NIKI, "take wood disc", "end done")
    events = at.play(NIKI, "end done")
    assert DiscLeft(WOOD_MARBLE) in events
    assert not [event for event in events if isinstance(event, TileScored | Represented)]
    assert at.state.towers[WOOD_MARBLE] == (NIKI, NIKI, EVI)


@pytest.mark.rule("CAL-9.5", "Q16", "CAL-9.6")
def test_if_the_last_player_activates_the_fifteenth_tile_the_game_ends_at_once() -> None:
    at = Position().turn(NIKI).council(*FULL[:14]).tower(WOOD_MARBLE, WHITE, WHITE, BENEDEK)
    events = at.play(NIKI, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    assert LastRound() not in events
    assert isinstance(events[-1], Finished)
    assert [type(event) for event in events].count(TileScored) == 1
    assert at.to_act == ()
    assert at.refusal(ESZTER, "place s01 own").reason == "refusal-game-over"


@pytest.mark.rule("CAL-10.1")
def test_the_kept_cards_come_to_light_with_the_final_scoring_and_what_was_before_stands() -> None:
    at = no_discs_left(Position()).council(*FULL)
    kept = [player.kept for player in at.state.players]
    at.state.played, at.state.barrier = 90, 80
    assert GAME.view(at.state, None).revealed == []
    end(at)
    assert at.state.revealed == GAME.view(at.state, None).revealed == kept
    assert at.state.barrier == 90, "nobody may take back a move after seeing them"


@pytest.mark.rule("Q17", "CAL-9.1")
def test_a_fourth_disc_on_the_very_last_turn_is_represented_before_the_rest_is_scored() -> None:
    at = no_discs_left(Position()).turn(NIKI).mat(NIKI, discs=1).council(*FULL[:12])
    at.tower(WOOD_MARBLE, WHITE, WHITE, BENEDEK)
    events = at.play(NIKI, f"place {WOOD_MARBLE} own", "take wood disc", "end done")
    told = [type(event) for event in events if isinstance(event, Represented | TileUnrepresented)]
    assert told == [Represented, TileUnrepresented, TileUnrepresented]


# ---------------------------------------------------------------- CAL-10


@pytest.mark.rule("CAL-10.1", "CAL-10.2", "CAL-10.3", "CAL-2.18", "CAL-9.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_kept_cards_and_the_open_one_are_scored_for_everybody(seats: int) -> None:
    at = Position(seats).council(*FULL)
    kept = [player.kept for player in at.state.players]
    events = at.run(EndOfGame())
    expected: list[tuple[str | None, int | None]] = [(final, seat) for seat, final in enumerate(kept)]
    if seats < 5:
        expected.append((at.state.face_up, None))
    assert finals(events) == expected
    assert len(expected) == {3: 4, 4: 5, 5: 5}[seats]
    assert at.state.revealed == kept
    assert GAME.view(at.state, None).revealed == kept
    put_back = {final for player in at.state.players for final in player.put_back}
    assert not put_back & {final for final, _ in finals(events)}, "CAL-2.17"


@pytest.mark.rule("CAL-10.3", "CAL-10.6", "CAL-10.4")
def test_a_city_card_gives_five_three_and_one_for_cloth_there_whoever_kept_it() -> None:
    at = Position().cloth("lisbon", {ESZTER: 1, EVI: 2, BENEDEK: 4, NIKI: 3})
    assert score_final(at.state, "lisbon") == ((1, 2, 4, 3), (0, 1, 5, 3))
    assert [player.from_finals for player in at.state.players] == [0, 1, 5, 3]
    assert [player.points for player in at.state.players] == [0, 1, 5, 3]


@pytest.mark.rule("CAL-10.4")
def test_a_building_card_counts_all_own_cubes_there() -> None:
    at = Position().row("santa_croce", "wood", {EVI: 1}).row("santa_croce", "artwork", {EVI: 1, NIKI: 1})
    assert counts(at.state, "santa_croce") == (0, 2, 0, 1)


@pytest.mark.rule("CAL-10.5")
def test_the_palazzo_counts_representatives_and_council_artworks() -> None:
    at = Position().council(EVI, EVI, NIKI, WHITE, artworks=(NIKI, NIKI, BENEDEK))
    at.row("santa_croce", "artwork", {ESZTER: 3})
    assert score_final(at.state, COUNCIL) == ((0, 2, 1, 3), (0, 3, 1, 5))


@pytest.mark.rule("CAL-10.6a", "Q19")
def test_who_counts_zero_for_a_card_gets_nothing() -> None:
    at = Position().cloth("lisbon", {EVI: 1})
    assert score_final(at.state, "lisbon")[1] == (0, 5, 0, 0)


@pytest.mark.rule("CAL-10.7")
def test_ties_on_final_cards_are_broken_in_the_council() -> None:
    at = Position().cloth("lisbon", {ESZTER: 1, EVI: 1, NIKI: 1}).council(NIKI, EVI, artworks=(EVI,))
    assert score_final(at.state, "lisbon")[1] == (1, 5, 0, 3)


def finished(points: tuple[int, ...], *council: int, artworks: tuple[int, ...] = ()) -> Position:
    at = Position().council(*council, artworks=artworks)
    for player, won in zip(at.state.players, points, strict=True):
        player.points = player.from_tiles = won
    at.state.stack = []
    return at


@pytest.mark.rule("CAL-10.8")
def test_most_points_win() -> None:
    standings = GAME.standings(finished((10, 30, 20, 20), NIKI).state)
    assert standings.winners == (EVI,)
    assert standings.ranking == ((EVI,), (NIKI,), (BENEDEK,), (ESZTER,))
    assert standings.decided_by is None


@pytest.mark.rule("CAL-10.9")
def test_at_equal_points_the_higher_council_sum_wins() -> None:
    standings = GAME.standings(finished((9, 9, 3, 9), EVI, NIKI, artworks=(EVI,)).state)
    assert standings.ranking == ((EVI,), (NIKI,), (ESZTER,), (BENEDEK,))
    assert standings.decided_by == "calimala-tiebreak-council-sum"


@pytest.mark.rule("Q20", "CAL-10.9")
@pytest.mark.parametrize(
    ("council", "artworks", "winners", "decided_by"),
    [
        ((EVI, EVI, NIKI), (NIKI,), (EVI,), "calimala-tiebreak-representatives"),
        ((NIKI, EVI, EVI, NIKI), (), (EVI,), "calimala-tiebreak-latest-representative"),
        ((BENEDEK,), (NIKI, EVI), (NIKI,), "calimala-tiebreak-council-artwork"),
        ((BENEDEK,), (), (EVI, NIKI), None),
    ],
)
def test_further_tie_breaks_and_a_shared_victory(
    council: tuple[int, ...], artworks: tuple[int, ...], winners: tuple[int, ...], decided_by: str | None
) -> None:
    standings = GAME.standings(finished((0, 9, 0, 9), *council, artworks=artworks).state)
    assert (standings.winners, standings.decided_by) == (winners, decided_by)


def test_before_the_end_points_alone_rank_and_nobody_has_won() -> None:
    at = finished((5, 9, 5, 7), ESZTER)
    at.turn(ESZTER)
    standings = GAME.standings(at.state)
    assert standings.ranking == ((EVI,), (NIKI,), (ESZTER, BENEDEK))
    assert (standings.winners, standings.decided_by, standings.over) == ((), None, False)


def test_the_breakdown_adds_up() -> None:
    at = Position().council(*FULL[:13], NIKI).cloth("lisbon", {EVI: 2, NIKI: 1})
    at.run(EndOfGame())
    standings = GAME.standings(at.state)
    assert standings.over
    assert standings.points == tuple(sum(parts.values()) for parts in standings.breakdown)
    assert all(set(parts) == {"calimala-points-tiles", "calimala-points-finals"} for parts in standings.breakdown)
    assert len(at.state.council) == len(SCORING_TILES)
