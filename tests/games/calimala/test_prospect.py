"""What a hand can still make possible (Q9), against the game itself and against a search that tries everything."""

from random import Random
from typing import Any

import pytest

from games.calimala.actions import CHOICES, POSSIBLE, action_of, carry_out
from games.calimala.cards import play_card
from games.calimala.data import ACTIONS, CITIES, CITY_SPACES, ROW_SPACES, SPACES
from games.calimala.duty import Duty, Outlook, fit_streets, one_fewer, spared
from games.calimala.moves import Draw, End, Place, Skip, Take
from games.calimala.prospect import HELPS, RESULTS, Prospect, after, possible_in, prospect, reachable
from games.calimala.state import State
from games.calimala.steps import Activation, PlaceDisc
from tests.games.calimala.corners import corner, corners, reached_by_trying
from tests.games.calimala.positions import ESZTER, EVI, GAME, Position

# ---------------------------------------------------------------- one action at a time


def test_a_prospect_tells_what_is_possible_and_what_becomes_of_it() -> None:
    for state in corners(250, "one action"):
        player, here = state.players[ESZTER], prospect(state, ESZTER)
        for action in ACTIONS:
            choices = CHOICES[action](state, player, "disc")
            assert possible_in(here, action) == POSSIBLE[action](state, player) == bool(choices)
            results = set()
            for move in choices:
                there = state.clone()
                carry_out(there, ESZTER, move)
                assert after(here, move) == prospect(there, ESZTER)
                results.add(after(here, move))
            assert results == set(RESULTS[action](here)), "the search misses no result and invents none"


@pytest.mark.rule("CAL-6.18", "CAL-5.10")
@pytest.mark.parametrize("room", ["santa_maria_del_fiore", "san_miniato", "santa_croce", "council", None])
def test_an_artwork_needs_a_marble_and_one_space_anywhere(room: str | None) -> None:
    at = Position().mat(ESZTER, marble=1).council(artworks=(EVI,) * (3 if room == "council" else 4))
    for building, spaces in ROW_SPACES.items():
        at.row(building, "artwork", {EVI: spaces - (building == room)})
    assert POSSIBLE["artwork"](at.state, at.player(ESZTER)) is (room is not None)
    assert possible_in(prospect(at.state, ESZTER), "artwork") is (room is not None)
    at.mat(ESZTER, marble=0)
    assert not POSSIBLE["artwork"](at.state, at.player(ESZTER))


# ---------------------------------------------------------------- each way to make an action possible, by hand


def filled(at: Position, *rows: str) -> Position:
    """No room for these at any building; for artworks neither in the council."""
    for row in rows:
        for building, spaces in ROW_SPACES.items():
            at.row(building, row, {EVI: spaces})
        if row == "artwork":
            at.council(artworks=(EVI,) * 4)
    return at


def closed(at: Position, *cities: str) -> Position:
    for city in cities:
        at.cloth(city, {EVI: CITY_SPACES})
    return at


PORTS_CLOSED = ("barcelona", "lisbon", "london")
ALL_BUILT: dict[str, Any] = {"ships": 3, "houses": ["troyes", "bruges", "hamburg"], "workshops": [0, 0, 0]}

WAYS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    # action, mat, cards that are all needed
    ("wood", {"wood": 4}, ("contribute",)),
    ("wood", {"wood": 4, "ships": 2}, ("build",)),
    ("wood", {"wood": 4, "ships": 3}, ("brick", "build")),
    ("brick", {"brick": 4}, ("contribute",)),
    ("brick", {"brick": 4}, ("build",)),
    ("brick", {"brick": 4, "houses": ["troyes", "bruges", "hamburg"]}, ("wood", "build")),
    ("marble", {"marble": 4}, ("contribute",)),
    ("marble", {"marble": 4}, ("artwork",)),
    ("build", {}, ("wood", "wood")),
    ("build", {}, ("brick", "brick")),
    ("build", {}, ("wood", "brick")),
    ("build", {"wood": 1}, ("wood",)),
    ("build", {"brick": 1}, ("wood",)),
    ("build", {"wood": 1}, ("brick",)),
    ("artwork", {}, ("marble",)),
    ("weave", {"workshops": [4], "ships": 1}, ("ship",)),
    ("weave", {"workshops": [4, 4, 4], "wood": 2}, ("build", "ship")),
    ("weave", {"workshops": [4, 4, 4], "brick": 2}, ("build", "transport")),
    ("weave", {"workshops": [4], "wood": 1, "brick": 1}, ("build",)),
    ("weave", {"workshops": [4], "houses": ["bruges"]}, ("transport",)),
    ("ship", {"ships": 1}, ("weave",)),
    ("ship", {"workshops": [1], "wood": 2}, ("build",)),
    ("ship", {"workshops": [1], "wood": 1}, ("wood", "build")),
    ("ship", {}, ("wood", "wood", "build", "weave")),
    ("transport", {"houses": ["troyes"]}, ("weave",)),
    ("transport", {"workshops": [1], "brick": 2}, ("build",)),
    ("transport", {"workshops": [1], "brick": 1}, ("brick", "build")),
    ("transport", {}, ("brick", "brick", "build", "weave")),
    ("contribute", {}, ("wood",)),
    ("contribute", {}, ("brick",)),
    ("contribute", {}, ("marble",)),
]


@pytest.mark.rule("Q9")
@pytest.mark.parametrize("cubes", [2, 30], ids=["two cubes", "many cubes"])
@pytest.mark.parametrize(("action", "mat", "cards"), WAYS, ids=lambda value: str(value))
def test_cards_make_an_action_possible_and_none_of_them_can_be_missing(
    action: str, mat: dict[str, Any], cards: tuple[str, ...], cubes: int
) -> None:
    here = prospect(Position().mat(ESZTER, **mat, cubes=cubes).state, ESZTER)
    assert not possible_in(here, action)
    assert reachable(here, action, cards)
    for missing in range(len(cards)):
        assert not reachable(here, action, cards[:missing] + cards[missing + 1 :])
    others = [card for card in ACTIONS if card not in HELPS[action]]
    assert not reachable(here, action, others), "no other kind of card helps"


@pytest.mark.rule("Q9")
@pytest.mark.parametrize(
    ("action", "mat", "cards", "rows", "cities"),
    [
        ("wood", {"wood": 4, **ALL_BUILT}, ("contribute",), ("wood",), ()),
        ("wood", {"wood": 4, **ALL_BUILT}, ("build", "brick"), (), ()),
        ("brick", {"brick": 4, **ALL_BUILT}, ("contribute",), ("brick",), ()),
        ("brick", {"brick": 4, **ALL_BUILT}, ("build", "wood"), (), ()),
        ("marble", {"marble": 4}, ("contribute",), ("marble",), ()),
        ("marble", {"marble": 4}, ("artwork",), ("artwork",), ()),
        ("build", ALL_BUILT, ("wood", "wood", "brick", "brick"), (), ()),
        ("artwork", {}, ("marble",), ("artwork",), ()),
        ("weave", {"workshops": [4, 4, 4], "ships": 1}, ("ship",), (), PORTS_CLOSED),
        ("weave", {"workshops": [4, 4, 4], "houses": ["bruges"]}, ("transport",), (), ("bruges",)),
        ("weave", {"workshops": [4, 4, 4], "wood": 1, "brick": 1}, ("build",), (), ()),
        ("ship", {"ships": 1}, ("weave",), (), PORTS_CLOSED),
        ("ship", {"workshops": [1], "wood": 2}, ("build",), (), PORTS_CLOSED),
        ("transport", {"houses": ["troyes"]}, ("weave",), (), ("troyes",)),
        ("transport", {"workshops": [1], "brick": 2}, ("build",), (), ("troyes", "bruges", "hamburg")),
        ("transport", {"workshops": [1], "brick": 2, "houses": ["troyes"]}, ("build",), (), CITIES[3:]),
        ("contribute", {}, ("wood",), ("wood",), ()),
        ("contribute", {}, ("wood", "brick"), ("wood", "brick"), ()),
    ],
)
def test_cards_are_no_help_without_room_on_board_or_mat(
    action: str, mat: dict[str, Any], cards: tuple[str, ...], rows: tuple[str, ...], cities: tuple[str, ...]
) -> None:
    at = closed(filled(Position().mat(ESZTER, **mat), *rows), *cities)
    assert not reachable(prospect(at.state, ESZTER), action, cards)


@pytest.mark.rule("Q9")
def test_a_new_house_helps_only_in_a_city_with_room() -> None:
    at = closed(Position().mat(ESZTER, workshops=[1], brick=2, houses=["troyes"]), "troyes", "bruges")
    assert reachable(prospect(at.state, ESZTER), "transport", ["build"]), "Hamburg has room"
    closed(at, "hamburg")
    assert not reachable(prospect(at.state, ESZTER), "transport", ["build"])


@pytest.mark.rule("Q9", "Q12")
def test_with_an_empty_supply_the_order_of_the_cards_matters() -> None:
    here = prospect(Position().mat(ESZTER, wood=1, brick=1, cubes=0).state, ESZTER)
    assert reachable(here, "marble", ["build"]), "a workshop gives two cubes back"
    assert not reachable(here, "marble", ["wood", "brick", "weave"])
    here = prospect(Position().mat(ESZTER, wood=1, cubes=0).state, ESZTER)
    assert not reachable(here, "build", ["brick"]), "there is no cube for the brick"
    here = prospect(Position().mat(ESZTER, wood=1, cubes=1).state, ESZTER)
    assert reachable(here, "build", ["brick"])
    assert reachable(here, "ship", ["wood", "build", "weave"]), "the ship gives the cubes back that weaving needs"
    assert not reachable(here, "ship", ["wood", "weave"])


# ---------------------------------------------------------------- against a search that tries everything


def test_with_two_cubes_in_supply_it_is_enough_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only with fewer are the cards tried one after the other, which takes long."""
    here = prospect(Position().state, ESZTER)._replace(cubes=2, store=(0, 0, 0))
    monkeypatch.setattr("games.calimala.prospect.RESULTS", {"build": RESULTS["build"]})
    assert reachable(here, "build", ["brick", "wood"])
    with pytest.raises(KeyError):
        reachable(here._replace(cubes=1), "build", ["brick", "wood"])


def reachable_by_playing(state: State, action: str) -> bool:
    """Plays cards on clones of the whole game, whatever the building or port: those make no difference."""
    waiting, seen = [state], set()
    for here in waiting:
        player = here.players[ESZTER]
        if POSSIBLE[action](here, player):
            return True
        for card in dict.fromkeys(player.hand):
            for move in CHOICES[card](here, player, "card"):
                there = here.clone()
                play_card(there, ESZTER, card)
                carry_out(there, ESZTER, move)
                key = (str(there.players[ESZTER].dump()), *[there.city_room(city) for city in CITIES])
                if key not in seen:
                    seen.add(key)
                    waiting.append(there)
    return False


@pytest.mark.rule("Q9")
def test_what_is_reachable_is_what_playing_the_cards_can_reach() -> None:
    for state in corners(60, "playing"):
        state.players[ESZTER].hand = state.players[ESZTER].hand[:3]
        here, hand = prospect(state, ESZTER), state.players[ESZTER].hand
        for action in ACTIONS:
            assert reachable(here, action, hand) == reachable_by_playing(state, action)


@pytest.mark.rule("Q9")
def test_what_is_reachable_is_what_trying_everything_can_reach() -> None:
    answers = []
    for state in corners(1500, "trying"):
        here, hand = prospect(state, ESZTER), state.players[ESZTER].hand
        for action in ACTIONS:
            found = reachable(here, action, hand)
            assert found == reached_by_trying(here, action, hand), (action, here, hand)
            answers.append((found, possible_in(here, action)))
            if not found:
                assert not reachable(here, action, [card for card in hand if card in HELPS[action]])
            elif not possible_in(here, action):
                assert not HELPS[action].isdisjoint(hand), "the last card played before it helps"
    assert answers.count((True, False)) > 300, "cards made the difference"
    assert answers.count((False, False)) > 300


def test_a_harmless_card_never_makes_a_possible_action_impossible() -> None:
    for state in corners(300, "harm"):
        player, here = state.players[ESZTER], prospect(state, ESZTER)
        for card in ACTIONS:
            for move in CHOICES[card](state, player, "card"):
                for action in ACTIONS:
                    if possible_in(here, action) and action in spared(player.cubes, action_of(move)):
                        assert possible_in(after(here, move), action)


@pytest.mark.rule("CAL-3.6", "Q9")
def test_every_street_offered_can_meet_the_duty_and_no_other_can() -> None:
    for state in corners(150, "streets"):
        here, hand = prospect(state, ESZTER), state.players[ESZTER].hand
        can: dict[str, bool] = {action: reached_by_trying(here, action, hand) for action in ACTIONS}
        assert fit_streets(state, ESZTER) == [any(can[end] for end in state.ends(space)) for space in SPACES]


@pytest.mark.rule("CAL-3.6", "Q9")
def test_a_step_is_allowed_exactly_if_the_duty_can_be_met_after_it() -> None:
    """Compared with the same activation without a duty: what is missing are the endings and what leads nowhere."""
    rng = Random("steps")
    told = {True: 0, False: 0}
    for _ in range(500):
        state = corner(rng)
        space = rng.choice([*SPACES])
        left = rng.choice([(1, 1), (1, 1), (0, 1), (1, 0), (2, 2), (1, 2), (2, 0)])
        ends, hand, here = state.ends(space), state.players[ESZTER].hand, prospect(state, ESZTER)
        options = {owes: Activation(ESZTER, space, 1, left, owes).options(state, ESZTER) for owes in (True, False)}
        if not any(reached_by_trying(here, end, hand) for end, n in zip(ends, left, strict=True) if n):
            assert options[True] == options[False], "the duty has lapsed"
            continue
        expected = []
        for move in options[False]:
            there, rest, after_it = here, hand, left
            if isinstance(move, End):
                continue
            if isinstance(move, Draw | Skip):
                after_it = one_fewer(left, ends, move.action)
            elif move.by == "card":  # type: ignore[attr-defined]
                there, rest = after(here, move), hand[:]
                rest.remove(action_of(move))
            else:
                expected.append(move)
                continue
            met = any(reached_by_trying(there, end, rest) for end, n in zip(ends, after_it, strict=True) if n)
            told[met] += 1
            if met and (hand or not isinstance(move, Skip)):  # else the other action would be all there is
                expected.append(move)
        assert options[True] == expected
    assert min(told.values()) > 50


@pytest.mark.rule("Q9")
def test_nothing_is_searched_for_where_the_duty_is_plainly_met(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Position()
    at.player(ESZTER).hand = ["wood"]
    assert POSSIBLE["wood"](at.state, at.player(ESZTER))
    for name in ("duty.reachable", "duty.after", "steps.fit_streets"):
        monkeypatch.delattr(f"games.calimala.{name}")
    duty = Duty(at.state, ESZTER, ("wood", "brick"), (1, 1), ["wood"])
    assert duty.allows(Take("marble", "card")), "which leaves the wood where it is"
    with pytest.raises(NameError):
        duty.allows(Take("wood", "card"))
    space = next(space for space in SPACES if "wood" in at.state.ends(space))
    assert PlaceDisc(ESZTER).duty_holds(at.state, ESZTER, Place(space, "own"))


@pytest.mark.rule("Q9")
def test_no_hand_is_searched_that_cannot_help(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Position()
    at.player(ESZTER).hand = []
    monkeypatch.delattr("games.calimala.duty.prospect")
    assert not all(fit_streets(at.state, ESZTER)), "there is nothing to search"
    at.player(ESZTER).hand = ["ship"]
    assert not Outlook(at.state, ESZTER).later("build"), "a ship brings no material"
    at.player(ESZTER).hand = ["wood"]
    with pytest.raises(NameError):
        Outlook(at.state, ESZTER).later("build")
    monkeypatch.setattr("games.calimala.duty.POSSIBLE", dict.fromkeys(ACTIONS, lambda state, player: True))
    assert all(fit_streets(at.state, ESZTER)), "all is possible without cards"


def test_a_hand_is_searched_once_for_each_action(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Position().mat(ESZTER, wood=0, brick=0)
    at.player(ESZTER).hand = ["wood", "marble"]
    asked = []

    def look(state: State, seat: int) -> Prospect:
        asked.append("prospect")
        return prospect(state, seat)

    def search(now: Prospect, action: str, hand: list[str]) -> bool:
        asked.append(action)
        return action == "artwork"

    monkeypatch.setattr("games.calimala.duty.prospect", look)
    monkeypatch.setattr("games.calimala.duty.reachable", search)
    outlook = Outlook(at.state, ESZTER)
    assert [outlook.later(action) for action in ("build", "artwork", "build", "artwork")] == [False, True, False, True]
    assert asked == ["prospect", "build", "artwork"]


def test_the_corners_are_positions_of_the_game() -> None:
    for state in corners(20, "whole"):
        state.stack = [Activation(ESZTER, "s01", 2, (1, 1), False)]
        assert GAME.moves(state, ESZTER)
        assert all(room >= 0 for room in map(state.city_room, CITIES))
