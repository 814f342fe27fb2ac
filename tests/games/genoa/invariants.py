"""Invariants of every position of Genoa."""

from games.genoa import data
from games.genoa.book import capacity, is_live, place_flaw
from games.genoa.meeting import Meeting
from games.genoa.state import State


def invariants(state: State) -> None:
    tiles_are_conserved(state)
    markers_are_conserved(state)
    cards_are_conserved(state)
    ducats_are_conserved(state)
    discs_are_conserved(state)
    the_book_is_true(state)
    messages_do_not_lie_about(state)
    numbers_are_possible(state)


def tiles_are_conserved(state: State) -> None:
    for commodity in data.COMMODITIES:
        counts = [state.commodities[commodity], *(player.commodities[commodity] for player in state.players)]
        assert min(counts) >= 0, f"{commodity}: {counts}"
        assert sum(counts) == data.COMMODITY_COUNT, f"{commodity}: {counts}"
    for tile, total in data.TILE_COUNTS.items():
        counts = [state.tiles[tile], *(player.tiles[tile] for player in state.players)]
        assert min(counts) >= 0, f"{tile}: {counts}"
        assert sum(counts) == total, f"{tile}: {counts}"


def markers_are_conserved(state: State) -> None:
    for seat, player in enumerate(state.players):
        placed = list(state.owners.values()).count(seat)
        assert min(player.stock, player.central) >= 0
        assert player.stock + player.central + placed == data.MARKERS, f"seat {seat}"
    assert set(state.owners) <= set(data.BUILDINGS)
    assert set(state.owners.values()) <= set(state.seats)


def cards_are_conserved(state: State) -> None:
    for deck in data.DECKS:
        pile = state.decks[deck]
        everywhere = pile.down + pile.up
        for player in state.players:
            hand = player.hand(deck)
            assert hand == sorted(hand, key=data.CARDS[deck].index)
            everywhere += hand
        assert sorted(everywhere) == sorted(data.CARDS[deck]), deck
        assert pile.down or not pile.up, "a face-up card on top is shuffled at once"


def ducats_are_conserved(state: State) -> None:
    ducats = [player.ducats for player in state.players]
    assert min(ducats) >= 0
    assert all(sum_ % data.UNIT == 0 for sum_ in ducats)
    assert sum(ducats) == data.START_DUCATS * len(ducats) + state.paid_out
    for player in state.players:
        assert player.shown in ((player.ducats,) if state.open_money else (None, player.ducats))


def discs_are_conserved(state: State) -> None:
    lying = sum(state.discs.values())
    if state.tower:
        assert lying + state.tower == data.DISCS
        assert len(state.path) in (0, data.DISCS + 1 - state.tower)
    else:
        assert lying <= data.DISCS
    assert len(set(state.path)) == len(state.path) <= data.DISCS
    assert set(state.path) <= set(data.SPACES)
    assert set(state.discs) <= set(state.path)


def the_book_is_true(state: State) -> None:
    """The live entries of the book are exactly those that can be accepted (GEN-15.13 – 15.19)."""
    if not state.path or not state.tower:
        assert not state.offers
        assert not state.asks
        assert state.intent is None
        assert not state.barred
    assert state.queue or not state.queue_paused
    ids = [bundle.id for bundle in (*state.offers, *state.asks)]
    assert len(set(ids)) == len(ids)
    assert all(number < state.next_id for number in ids)
    places = [(offer.seat, offer.space) for offer in state.offers]
    assert len(set(places)) == len(places)
    for seat in state.seats:
        assert sum(offer.seat == seat for offer in state.offers) <= data.MAX_OFFERS
    for bundle in (*state.offers, *state.asks):
        assert (bundle.seat == state.trader) == bundle.is_ask
        assert bundle.live == is_live(state, bundle), bundle
        assert place_flaw(state, bundle.space, bundle.scope) is None


def messages_do_not_lie_about(state: State) -> None:
    """A player who leaves messages to the bot keeps none that can be delivered now."""
    meeting = state.stack[-1] if state.stack else None
    for seat, player in enumerate(state.players):
        if isinstance(meeting, Meeting) and player.messages == "auto":
            assert not meeting.deliverable(state, seat)


def numbers_are_possible(state: State) -> None:
    assert data.TRACK_START[len(state.players)] <= state.marker <= data.LAST_SPACE
    assert 0 <= state.trader < len(state.players)
    for seat in state.seats:
        assert capacity(state, seat) >= 0
        assert state.players[seat].performed >= state.players[seat].spent >= 0
    if state.locked:
        assert state.action == "open"
        assert state.intent is not None
    assert set(state.called) <= set(state.seats) - {state.trader}
