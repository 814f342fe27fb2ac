"""What stands in for a seat that is not there: what it passes on beforehand, and whose turn it is meanwhile."""

import pytest

from games.calimala.moves import End
from tests.games.calimala.positions import ARTWORK_BRICK, ARTWORK_SHIP, ESZTER, EVI, GAME, WHITE, WOOD_MARBLE, Position


def woken(space: str, **mat: object) -> Position:
    """In Eszter's turn a disc of Évi's is activated."""
    at = Position().activation(EVI, space).mat(EVI, **mat)
    at.state.active = ESZTER
    return at


def test_a_woken_disc_that_can_do_nothing_takes_its_cards_and_plays_none() -> None:
    at = woken(ARTWORK_SHIP).hand(EVI, "wood")
    assert GAME.decline(at.state, EVI) == End("draw")
    at.empty_deck()
    assert GAME.decline(at.state, EVI) == End("decline")


def test_with_nothing_left_to_do_a_woken_disc_is_done() -> None:
    at = woken(ARTWORK_SHIP).hand(EVI, "wood")
    at.activation(EVI, ARTWORK_SHIP, left=(0, 0))
    assert GAME.decline(at.state, EVI) == End("done")


@pytest.mark.parametrize("hand", [(), ("brick",)], ids=["no card", "a card"])
def test_a_woken_disc_that_can_do_something_must_be_asked(hand: tuple[str, ...]) -> None:
    at = woken(WOOD_MARBLE).hand(EVI, *hand)
    assert GAME.decline(at.state, EVI) is None
    at.activation(EVI, WOOD_MARBLE, left=(0, 1))
    assert GAME.decline(at.state, EVI) is None, "the last thing as well"


def test_nothing_of_ones_own_turn_is_passed_on() -> None:
    at = woken(ARTWORK_SHIP)
    at.state.active = EVI
    assert GAME.decline(at.state, EVI) is None


def test_the_turn_is_the_active_players_whoever_is_asked_and_nobodys_during_set_up() -> None:
    at = woken(WOOD_MARBLE)
    assert at.to_act == (EVI,)
    assert GAME.whose_turn(at.state) == ESZTER
    assert GAME.whose_turn(at.turn(EVI).state) == EVI
    state = GAME.new(3, "set-up")
    assert GAME.whose_turn(state) is None
    for seat, player in enumerate(state.players):
        GAME.play(state, seat, GAME.book.read(f"keep {player.dealt[0]}"))
    assert state.draft
    assert GAME.whose_turn(state) is None


def test_the_turn_is_the_active_players_in_a_scoring_phase_too() -> None:
    at = Position().mat(ESZTER, discs=0).tower(WOOD_MARBLE, EVI, EVI, EVI, WHITE)
    at.tower(ARTWORK_SHIP, ESZTER, EVI, ESZTER).fourth_disc(ESZTER, WOOD_MARBLE)
    assert GAME.whose_turn(at.state) == ESZTER


def test_whose_time_is_out_places_an_own_disc_where_something_is_free() -> None:
    at = Position().turn(ESZTER).mat(ESZTER, marble=1)
    assert at.options(ESZTER)[0] == f"place {ARTWORK_SHIP} own", "which would cost the marble"
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_BRICK} own"
    at.mat(ESZTER, discs=0)
    assert GAME.default_move(at.state, ESZTER).notation == f"place {ARTWORK_BRICK} white"
