"""The rules of Carnival, clause by clause."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from carnival.data import KINDS
from carnival.events import Crowded, LeftOver, MasksShown, NightBegan, PatronDealt, PatronShown, Took
from carnival.meta import CARNIVAL, CarnivalOptions
from engine import HIDDEN, Event, Forced
from engine.testing import finished, of_kind, play, refused

ANNA, BELA, CSILLA = range(3)


class Position:
    """A position builder: `Position(3).square("wine_4", "wine_1").lay(3, 3, 5)`."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        self.state = CARNIVAL.new(players, "test", CarnivalOptions(**options))
        self.told: list[Event] = []

    def square(self, *favours: str) -> "Position":
        """Exactly these favours are on the square; the previous ones return to the bag."""
        for favour in self.state.square:
            self.state.bag[favour] += 1
        for favour in favours:
            self.state.bag[favour] -= 1
        self.state.square = [*favours]
        return self

    def play(self, seat: int, notation: str) -> "Position":
        self.told = play(CARNIVAL, self.state, seat, notation)
        return self

    def lay(self, *masks: int) -> "Position":
        for seat, mask in enumerate(masks):
            self.play(seat, f"lay {mask}")
        return self

    def favours(self, seat: int) -> list[str]:
        return self.state.players[seat].favours

    def refused(self, seat: int, notation: str) -> tuple[str, str]:
        return refused(CARNIVAL, self.state, seat, notation)


def told(at: Position, kind: type[Event]) -> list[Any]:
    return of_kind(at.told, kind)


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("CAR-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    assert [*CARNIVAL.meta.seats] == [2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="2 to 6"):
        CARNIVAL.new(players, "seed")


@pytest.mark.rule("CAR-1.2", "CAR-1.3", "CAR-1.4")
def test_everybody_begins_alike_but_for_the_patron() -> None:
    state, events = CARNIVAL.opening(6, "seed")
    assert all(player.masks == [1, 2, 3, 4, 5, 6] for player in state.players)
    assert sum(state.bag.values()) + len(state.square) == 32
    assert Counter(chain(KINDS, KINDS)) == Counter(state.patrons) + Counter(p.patron for p in state.players)
    dealt = [event for event in events if isinstance(event, PatronDealt)]
    assert [event.seat for event in dealt] == [*range(6)]
    assert dealt[ANNA].seen_by(ANNA) == dealt[ANNA]
    assert dealt[ANNA].seen_by(BELA) == PatronDealt(ANNA, HIDDEN)
    view = CARNIVAL.view(state, BELA)
    assert [player.patron == HIDDEN for player in view.players] == [True, False, True, True, True, True]


@pytest.mark.rule("CAR-1.5")
@pytest.mark.parametrize(("length", "nights"), [("full", 6), ("short", 4)])
def test_a_short_game_has_four_nights(length: str, nights: int) -> None:
    assert Position(length=length).state.nights == nights


# ---------------------------------------------------------------- a night


@pytest.mark.rule("CAR-2.1")
@pytest.mark.parametrize(("players", "favours"), [(2, 2), (3, 2), (4, 3), (6, 5)])
def test_one_favour_fewer_than_players_but_at_least_two(players: int, favours: int) -> None:
    assert len(Position(players).state.square) == favours


@pytest.mark.rule("CAR-2.2", "Q2")
def test_masks_are_laid_in_secret_by_all_at_once() -> None:
    at = Position().play(BELA, "lay 4")
    assert CARNIVAL.to_act(at.state) == (ANNA, CSILLA)
    assert CARNIVAL.view(at.state, BELA).players[BELA].laid == 4
    seen = CARNIVAL.view(at.state, ANNA).players[BELA]
    assert (seen.laid, seen.masks) == (-1, [1, 2, 3, 4, 5, 6])
    assert at.refused(BELA, "lay 5") == ("refusal-not-your-decision", "CAR-2.2")
    assert at.state.barrier == 0
    at.play(ANNA, "lay 1")
    assert at.state.barrier == 1, "Béla's can no longer be taken back"


@pytest.mark.rule("CAR-2.2")
def test_a_mask_is_worn_once() -> None:
    at = Position().square("wine_4", "wine_3").lay(6, 6, 6)
    assert at.refused(ANNA, "lay 6") == ("carnival-refusal-mask-spent", "CAR-2.2")
    assert at.refused(ANNA, "take wine_4") == ("carnival-refusal-mask-first", "CAR-2.2")


@pytest.mark.rule("CAR-2.3")
def test_the_last_mask_shows_them_all() -> None:
    at = Position().square("wine_4", "music_3").lay(2, 5, 3)
    assert told(at, MasksShown) == [MasksShown((2, 5, 3))]
    assert at.state.players[BELA].masks == [1, 2, 3, 4, 6]
    assert at.refused(BELA, "lay 4") == ("carnival-refusal-masks-are-shown", "CAR-2.3")


@pytest.mark.rule("CAR-2.4", "Q1")
def test_crowded_masks_take_a_coin_each_and_nothing_else() -> None:
    at = Position().square("wine_4", "wine_4").lay(5, 5, 1)
    assert told(at, Crowded) == [Crowded(5, (ANNA, BELA))]
    assert [player.coins for player in at.state.players] == [1, 1, 0]
    assert [at.favours(seat) for seat in range(3)] == [[], [], ["wine_4"]]


@pytest.mark.rule("CAR-2.5")
def test_the_highest_mask_takes_first_as_long_as_there_are_favours() -> None:
    at = Position().square("wine_4", "ribbon_1").lay(2, 6, 3)
    assert CARNIVAL.to_act(at.state) == (BELA,)
    assert at.refused(BELA, "take music_2") == ("carnival-refusal-not-on-square", "CAR-2.5")
    at.play(BELA, "take ribbon_1")
    assert (at.favours(BELA), at.favours(CSILLA), at.favours(ANNA)) == (["ribbon_1"], ["wine_4"], [])


@pytest.mark.rule("CAR-2.6")
def test_who_can_take_only_one_sort_is_not_asked() -> None:
    at = Position().square("wine_4", "wine_4").lay(1, 6, 3)
    assert [*told(at, Forced), *told(at, Took)] == [
        Forced(BELA, "take wine_4"),
        Forced(CSILLA, "take wine_4"),
        Took(BELA, "wine_4"),
        Took(CSILLA, "wine_4"),
    ]


@pytest.mark.rule("CAR-2.7")
def test_what_is_left_goes_back_into_the_bag() -> None:
    at = Position().square("wine_4", "music_1").lay(3, 3, 3)
    assert told(at, LeftOver) == [LeftOver(("wine_4", "music_1"))]
    (began,) = told(at, NightBegan)
    assert sum(at.state.bag.values()) + len(began.favours) == 32


@pytest.mark.rule("CAR-2.8")
def test_the_last_mask_is_worn_without_being_asked() -> None:
    at = Position(2)
    for mask in range(1, 6):
        at.lay(mask, mask)
    assert told(at, MasksShown) == [MasksShown((5, 5)), MasksShown((6, 6))]
    assert (CARNIVAL.over(at.state), at.state.played) == (True, 10)


def test_whose_time_is_out_wears_the_lowest_mask_and_takes_the_best_favour() -> None:
    at = Position().square("wine_1", "music_4")
    assert CARNIVAL.default_move(at.state, ANNA).notation == "lay 1"
    at.lay(6, 5, 5)
    assert CARNIVAL.default_move(at.state, ANNA).notation == "take music_4"


# ---------------------------------------------------------------- the end


@pytest.mark.rule("CAR-3.1")
def test_after_the_last_night_the_patrons_are_shown() -> None:
    state, happened = finished(CARNIVAL, 2, "end")
    shown = [event for event in happened if isinstance(event, PatronShown)]
    assert [(event.seat, event.patron) for event in shown] == [(s, p.patron) for s, p in enumerate(state.players)]
    assert (state.night, [player.masks for player in state.players]) == (6, [[], []])


@pytest.mark.rule("CAR-3.2")
def test_a_favour_is_worth_its_value_and_two_more_to_the_right_patron() -> None:
    at = Position()
    player = at.state.players[ANNA]
    player.favours, player.coins, player.patron = ["wine_3", "wine_1", "music_4"], 2, "wine"
    secret = CARNIVAL.standings(at.state)
    assert (secret.points[ANNA], secret.breakdown[ANNA]["carnival-points-patron"]) == (10, 0), "he is not shown yet"
    player.liked = "wine"
    assert CARNIVAL.standings(at.state).points[ANNA] == 14


@pytest.mark.rule("CAR-3.3")
@pytest.mark.parametrize(
    ("favours", "winners", "decided"),
    [
        ((["wine_4"], ["wine_3"]), (ANNA,), None),
        ((["wine_4"], ["wine_3", "music_1"]), (BELA,), "carnival-tiebreak-favours"),
        ((["wine_4"], ["music_4"]), (ANNA, BELA), None),
    ],
)
def test_of_those_who_are_level_more_favours_win(
    favours: tuple[list[str], ...], winners: tuple[int, ...], decided: str | None
) -> None:
    state = Position(2).state
    state.stack = []
    for player, own in zip(state.players, favours, strict=True):
        player.favours = own
    found = CARNIVAL.standings(state)
    assert (found.winners, found.decided_by) == (winners, decided)
