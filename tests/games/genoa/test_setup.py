"""GEN-1: set-up; and the components of section 2."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import games.genoa
from games.genoa import data
from games.genoa import events as news
from games.genoa import state as records
from games.genoa.meta import GenoaOptions
from tests.engine.fresh import beginnings, routine
from tests.games.genoa.invariants import invariants
from tests.games.genoa.positions import GAME, JANI, PETER, Position

RULES = (Path(games.genoa.__file__).parent / "RULES.md").read_text()
COUNTS = [2, 3, 4, 5]


def moves_apart(one: str, other: str) -> int:
    edge, steps = {one}, 0
    while other not in edge:
        edge |= {to for at in edge for to in data.ADJACENT[at]}
        steps += 1
    return steps


# ---------------------------------------------------------------- the board and the cards


@pytest.mark.rule("GEN-1.1", "GEN-4.6", "GEN-4.7", "Q2")
def test_the_board_has_39_spaces_and_nothing_lies_on_them() -> None:
    assert (len(data.SPACES), len(data.BUILDINGS), len(data.STREETS)) == (39, 18, 20)
    state = GAME.new(4, "board")
    assert (state.path, state.discs, state.owners) == ([], {}, {})


def test_the_adjacency_table_of_the_rules_is_the_one_of_the_grid() -> None:
    table = dict(re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|$", RULES, re.MULTILINE))
    assert set(table) == set(data.SPACES)
    for space, neighbours in table.items():
        assert set(re.findall(r"`(\w+)`", neighbours)) == set(data.ADJACENT[space])


def test_outer_buildings_touch_exactly_their_neighbours_in_the_ring() -> None:
    ring = [*data.OUTER_RING, data.OUTER_RING[0]]
    pairs = {frozenset(pair) for pair in pairwise(ring)}
    touching = {frozenset((a, b)) for a in data.OUTER_RING for b in data.ADJACENT[a] if b in data.OUTER_RING}
    assert pairs == touching
    assert all(1 <= len(buildings) <= 2 for buildings in data.FRONTAGE.values())
    assert max(moves_apart(one, other) for one in data.SPACES for other in data.SPACES) == 7


@pytest.mark.rule("GEN-1.7", "Q36", "Q49", "Q41")
def test_sixty_cards_in_four_decks() -> None:
    assert {deck: len(data.CARDS[deck]) for deck in data.DECKS} == {
        "contract": 14,
        "message": 14,
        "large_order": 16,
        "small_order": 16,
    }
    assert set(data.CONTRACTS.values()) == set(data.OUTER_RING)
    assert Counter(b for pair in data.MESSAGES.values() for b in pair) == Counter(dict.fromkeys(data.OUTER_RING, 2))
    assert {moves_apart(*pair) for pair in data.MESSAGES.values()} == {3}
    assert Counter(order.building for order in data.LARGE_ORDERS.values()) == Counter(dict.fromkeys(data.VILLAS, 4))
    assert Counter(c for order in data.LARGE_ORDERS.values() for c in order.commodities) == dict.fromkeys(
        data.COMMODITIES, 6
    )
    assert Counter(c for order in data.SMALL_ORDERS.values() for c in order.commodities) == dict.fromkeys(
        data.COMMODITIES, 2
    )
    assert not {order.building for order in data.SMALL_ORDERS.values()} & {*data.VILLAS}


def test_reach_shrinks_with_the_discs() -> None:
    assert data.within_reach(("villa_colini",)) > data.within_reach(("park", "villa_colini"))
    assert data.within_reach(("market", "guild_hall", "street_4_2", "park", "villa_colini")) == frozenset()


# ---------------------------------------------------------------- what everybody begins with


@pytest.mark.rule("GEN-1.2", "GEN-2.1", "Q32")
@pytest.mark.parametrize(("seats", "space"), data.TRACK_START.items())
def test_the_round_marker_starts_on_the_space_of_the_number_of_players(seats: int, space: int) -> None:
    assert GAME.new(seats, "marker").marker == space == 2 * seats - 3


@pytest.mark.rule("GEN-1.3", "GEN-1.4")
def test_special_tiles_and_commodities_form_the_supply() -> None:
    state = GAME.new(3, "supply")
    assert state.tiles == dict(data.TILE_COUNTS)
    assert sum(state.tiles.values()) == 27
    assert state.commodities == dict.fromkeys(data.COMMODITIES, 5)


@pytest.mark.rule("GEN-1.5", "GEN-1.6", "GEN-1.16")
@pytest.mark.parametrize("seats", COUNTS)
def test_seven_markers_each_in_the_central_supply_and_nothing_before_anybody(seats: int) -> None:
    state = GAME.new(seats, "markers")
    assert len(state.players) == seats
    for player in state.players:
        assert (player.central, player.stock) == (7, 0)
        assert not any(player.commodities.values())
        assert not any(player.tiles.values())


@pytest.mark.rule("GEN-1.8", "GEN-1.9")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_card_of_each_deck_is_dealt_at_random(seats: int) -> None:
    state = GAME.new(seats, "deal")
    invariants(state)
    for player in state.players:
        assert [len(player.hand(deck)) for deck in data.DECKS] == [1, 1, 1, 1]
    dealt = {tuple(GAME.new(seats, f"deal {n}").players[0].large_order) for n in range(40)}
    assert len(dealt) > 8


@pytest.mark.rule("GEN-1.10")
def test_cards_in_hand_are_secret_but_their_backs_are_not() -> None:
    state = GAME.new(3, "secret")
    view = GAME.view(state, 0)
    assert view.players[0].contract == state.players[0].contract
    assert view.players[1].contract == ["?"]
    assert view.players[1].small_order == ["?"]
    assert GAME.view(state, None).players[0].message == ["?"]
    assert set(view.decks["message"].down) == {"?"}


@pytest.mark.rule("GEN-1.11", "GEN-1.12", "Q30")
def test_everybody_has_130_ducats() -> None:
    state = GAME.new(5, "ducats")
    assert [player.ducats for player in state.players] == [130] * 5
    assert state.paid_out == 0


@pytest.mark.rule("GEN-1.14", "GEN-2.3")
def test_the_opening_tells_who_begins_and_how_far_the_marker_is() -> None:
    for seats, marker in data.TRACK_START.items():
        state, events = GAME.opening(seats, "opening")
        assert events == [news.GameBegan(state.start, marker), news.TurnBegan(state.start, 1)]


@pytest.mark.rule("GEN-1.13", "GEN-1.14")
def test_the_start_player_is_random_unless_named() -> None:
    starts = {GAME.new(4, f"start {n}").start for n in range(40)}
    assert starts == {0, 1, 2, 3}
    state = GAME.new(4, "start", GenoaOptions(start="first_seat"))
    assert (state.start, state.trader, state.tower) == (0, 0, 5)
    assert GAME.to_act(state) == (0,)


@pytest.mark.rule("GEN-1.15", "GEN-1.18", "GEN-2.3", "GEN-2.4", "GEN-2.5")
def test_every_round_begins_with_the_start_player_and_goes_round_the_table() -> None:
    state = GAME.new(3, "order")
    traders = [(state.round, state.trader)]
    while len(traders) < 9:
        assert state.tower + sum(state.discs.values()) == 5
        seat = GAME.to_act(state)[0]
        GAME.play(state, seat, GAME.default_move(state, seat))
        if state.trader != traders[-1][1]:
            traders.append((state.round, state.trader))
            assert state.tower == 5, "all of it"
    first = state.start
    assert [seat for _, seat in traders] == [(first + n) % 3 for n in range(3)] * 3
    assert [number for number, _ in traders] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("GEN-1.17")
def test_money_is_hidden_unless_the_table_plays_it_open_or_somebody_shows_it() -> None:
    at = Position()
    assert GAME.view(at.state, JANI).players[PETER].ducats == -1
    assert GAME.view(at.state, JANI).players[PETER].shown is None
    at.play(PETER, "set money show")
    assert GAME.view(at.state, JANI).players[PETER].shown == 130
    at.tower("street_5_2").play(JANI, "offer coach_house d5")
    at.play(PETER, "accept 1 1")
    assert at.player(PETER).shown is None, "it is no longer what was shown"
    at = Position(money="open")
    assert GAME.view(at.state, JANI).players[PETER].shown == 130
    at.tower("street_5_2").play(JANI, "offer coach_house d5")
    at.play(PETER, "accept 1 1")
    assert GAME.view(at.state, None).players[PETER].shown == 135
    assert at.reason(PETER, "set money show") == "money-is-open"


def test_every_building_has_an_effect_of_one_kind() -> None:
    for effect in data.EFFECTS.values():
        assert sum(map(bool, (effect.commodities, effect.tile, effect.markers, effect.deck))) == 1


def test_the_grid_is_eight_by_eight() -> None:
    assert [len(row) for row in data.GRID] == [8] * 8


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        GAME.new(seats, "crowd")


def test_what_the_lobby_says_of_it() -> None:
    meta = GAME.meta
    assert (meta.id, meta.seats, meta.weight, meta.minutes_per_seat, meta.prefix) == (
        "genoa",
        range(2, 6),
        3.2,
        30,
        "GEN",
    )
    assert meta.options.choices() == {"money": ("hidden", "open"), "start": ("random", "first_seat")}


def test_a_fresh_record_holds_nothing_but_what_everybody_begins_with() -> None:
    assert beginnings(records) == {
        "Bundle.live": True,
        "Player.central": 7,
        "Player.stance": "ask_me",
        "Player.messages": "auto",
        "Player.windows": "auto",
        "Player.acquire": "ask",
        "State.marker": 1,
        "State.round": 1,
        "State.tower": 5,
        "State.action": "none",
        "State.next_id": 1,
    }


def test_what_is_told_every_turn_surprises_nobody() -> None:
    assert routine(news) == {"Called", "GameBegan", "SaleWindowOpened", "TurnBegan", "TurnEnded"}


def test_positions_of_every_older_version_of_the_rules_are_played_on() -> None:
    assert set(GAME.meta.upgrades) == set(range(1, GAME.meta.rules_version))
