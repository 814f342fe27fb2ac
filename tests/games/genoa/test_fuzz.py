"""The offer protocol under fire: whatever anybody says at any time, nothing is made, lost or given away.

Commands are thrown at the table that nobody would suggest: offers and asks of any lines, acceptances of old revisions,
withdrawals of other people's offers. What is legal is played, what is not must leave no trace; after each the pieces
are counted, and nobody may have read a card that he was not shown.
"""

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.events import Event
from engine.moves import Move
from engine.refusals import IllegalMove
from games.genoa import goods
from games.genoa.data import BUILDINGS, CARDS, COMMODITIES, DECK_OF, DECKS, MESSAGES, SPACES, TILES
from games.genoa.events import FinalScored, MessageDelivered, OrderFulfilled, Traded
from games.genoa.lines import canonical, mask, promise, tally
from games.genoa.meta import GenoaOptions
from games.genoa.moves import BOOK, Accept, Ask, Call, Except, Offer, Pass, Queue, Reject, Set, Unpass, Withdraw
from games.genoa.state import State
from tests.games.genoa.invariants import invariants
from tests.games.genoa.positions import GAME, enrich
from tests.games.genoa.recount import recount

CARD = re.compile(r"contract_[a-z_]+|message_\d\d|large_order_\d\d|small_order_\d\d")
WORDS = [
    *COMMODITIES, *TILES, "marker", "any:payer", "any:receiver", "drawn", "order:tile", "order:d40", "order:d20",
    "d5", "d10", "d35", "d95", "d7", "d0", "d100000", "random:message", "random:contract", "random:large_order",
    "bind:small_order", "bind:large_order", "nonsense", "blind:message", "", "?",
]  # fmt: skip


# ---------------------------------------------------------------- wild commands


def wild_lines(rng: Random, hand: list[str], most: int) -> tuple[str, ...]:
    words = []
    for _ in range(rng.choice([0, 1, 1, 1, 2, most])):
        if hand and rng.random() < 0.3:
            card = rng.choice(hand) if rng.random() < 0.8 else rng.choice(list(DECK_OF))
            words.append(f"{rng.choice(['blind', 'trader', 'public', 'bind'])}:{card}")
        else:
            words.append(rng.choice(WORDS))
    return tuple(words)


def wild_space(state: State, rng: Random) -> str:
    return rng.choice([*state.path[-1:], *SPACES]) if rng.random() < 0.9 else "nowhere"


def wild_command(state: State, seat: int, rng: Random) -> Move:
    player = state.players[seat]
    hand = [card for deck in DECKS for card in player.hand(deck)]
    number, revision = rng.randrange(max(1, state.next_id - 6), state.next_id + 2), rng.choice([1, 1, 1, 2, 3])
    space = wild_space(state, rng)
    lines = [wild_lines(rng, hand, 4) for _ in range(3)]
    kind = rng.randrange(12)
    if kind < 4:
        scope, lifetime = rng.choice(["move", "arrival", "both"]), rng.choice(["turn", "step"])
        short = rng.random() < 0.7
        proceeds, take = ((), ()) if short else (lines[1], lines[2])
        return Offer(space, lines[0], proceeds, take, scope, lifetime)  # type: ignore[arg-type]
    if kind < 6:
        to = rng.choice([None, *state.seats, 9])
        return Ask(space, to, lines[0], lines[1] if rng.random() < 0.3 else (), lines[2])
    return [
        lambda: Accept(number, revision),
        lambda: Withdraw(number),
        lambda: Reject(number, revision),
        lambda: Pass(space) if rng.random() < 0.5 else Unpass(space),
        lambda: Call((space,)) if rng.random() < 0.5 else Queue((space, wild_space(state, rng))),
        lambda: Except((rng.choice(BUILDINGS),)),
    ][kind - 6]()


# ---------------------------------------------------------------- who has read what


def readable(state: State, viewer: int | None) -> set[str]:
    """The cards whose faces this viewer may know: own ones, those lying open, those shown in the book."""
    known = {card for pile in state.decks.values() for card in pile.up}
    if viewer is not None:
        known |= {card for deck in DECKS for card in state.players[viewer].hand(deck)}
    for bundle in (*state.offers, *state.asks, *[s.bundle for s in state.stack if hasattr(s, "bundle")]):
        known |= {*tally(bundle.give).public, *tally(bundle.take).public}
        if bundle.seat == viewer:
            known |= {*bundle.faces, bundle.bound}
        if bundle.confided is not None and bundle.confided.seat == viewer:
            known |= set(bundle.confided.cards)
    return known


def shown(events: list[Event]) -> set[str]:
    """Cards that an event shows to everybody."""
    found: set[str] = set()
    for event in events:
        if isinstance(event, MessageDelivered | OrderFulfilled):
            found.add(event.card)
        elif isinstance(event, Traded):
            found.add(event.away)
        elif isinstance(event, FinalScored):
            found |= set(event.contracts)
    return found


def nobody_reads_too_much(state: State, events: list[Event], before: dict[int | None, set[str]]) -> None:
    for viewer in (None, *state.seats):
        after = readable(state, viewer)
        view = GAME.dump(GAME.view(state, viewer)).decode()
        assert set(CARD.findall(view)) & set(DECK_OF) <= after, f"{viewer} reads {set(CARD.findall(view)) - after}"
        told = json.dumps(
            [e.seen_by(viewer).dump() for e in events if viewer is None or getattr(e, "seat", None) != viewer]
        )
        heard = set(CARD.findall(told)) & set(DECK_OF)
        assert heard <= after | before[viewer] | shown(events), f"{viewer} hears {heard}"


# ---------------------------------------------------------------- the storm


def refusal(state: State, seat: int, move: Move, thoroughly: bool) -> str:
    """Why the command is refused, if it is; looked at thoroughly, it must leave no trace."""
    try:
        GAME.check(state.clone(), seat, move)
    except IllegalMove as refused:
        if thoroughly:
            written = GAME.dump(state)
            with pytest.raises(IllegalMove):
                GAME.play(state, seat, move)
            assert GAME.dump(state) == written
        return refused.reason
    return ""


def storm(seats: int, seed: str, money: str, commands: int) -> Counter[str]:
    rng = Random(f"storm {seed}")
    state = GAME.new(seats, seed, GenoaOptions(money=money))  # type: ignore[arg-type]
    start, log = state.clone(), []
    heard: Counter[str] = Counter()
    for _ in range(commands):
        owing = GAME.to_act(state)
        if not owing:
            break
        looks = rng.random() < 0.4
        before = {viewer: readable(state, viewer) for viewer in (None, *state.seats)} if looks else {}
        seat = rng.randrange(seats)
        if rng.random() < 0.3:
            seat = rng.choice((*owing, *GAME.welcome(state)))
            moves = GAME.moves(state, seat)
            move = next((move for move in moves if isinstance(move, Accept)), rng.choice(moves))
        else:
            move = wild_command(state, seat, rng)
            reason = refusal(state, seat, move, rng.random() < 0.1)
            if reason:
                heard[reason] += 1
                continue
        events = GAME.play(state, seat, move)
        log.append(events)
        heard[move.kind] += 1
        heard.update(type(event).__name__ for event in events)
        invariants(state)
        if looks:
            nobody_reads_too_much(state, events, before)
    if GAME.over(state):
        assert recount(start, log, state) == GAME.standings(state).points
    return heard


@pytest.mark.rule("GEN-15.13", "GEN-15.31", "GEN-15.8")
@pytest.mark.parametrize("money", ["hidden", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_storm_of_commands_makes_loses_or_reveals_anything(seats: int, money: str) -> None:
    heard: Counter[str] = Counter()
    for number in range(2):
        heard += storm(seats, f"{seats} {money} {number}", money, 1000)
    assert heard["Struck"] > 3
    assert heard["Suspended"] + heard["Expired"] > 0
    for reason in ("revision-changed", "no-such-offer", "not-for-you", "unknown-line", "you-lack", "not-yours"):
        assert heard[f"genoa-refusal-{reason}"], reason


# ---------------------------------------------------------------- spoilers


def somebody_can_go_on(state: State) -> None:
    """Whoever owes an answer has one that is no mere setting, and so has the clock."""
    for seat in GAME.to_act(state):
        assert any(not isinstance(move, Set | Except) for move in GAME.moves(state, seat)), GAME.top(state)
        GAME.check(state, seat, GAME.default_move(state, seat))


@pytest.fixture
def short_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message names one building twice, so that there is always one to deliver."""
    monkeypatch.setattr(goods, "MESSAGES", {card: (space, space) for card, (space, _) in MESSAGES.items()})
    monkeypatch.setattr(goods, "PARTNERS", {space: frozenset([space]) for space in SPACES})


SLY = ("deliver", "stop", "perform")
"""What brings about, or upsets, something that is being decided."""


def sly_offer(state: State, seat: int, rng: Random) -> Move:
    """A message for the building under the tower, or a share of the messages drawn there."""
    space, cards = state.path[-1] if state.path else "inn", state.players[seat].message
    if space == "post_office" and rng.random() < 0.5:
        return Offer(space, (), ("drawn",))
    line = f"{rng.choice(['blind', 'trader', 'public'])}:{rng.choice(cards)}" if cards else "random:message"
    return Offer(space, (rng.choice([line, "random:message"]),))


def spoil(seats: int, seed: str, moves: int) -> Counter[str]:
    """A rich table that wants to be asked everything and prefers what is seldom said."""
    rng = Random(f"spoil {seed}")
    state = enrich(GAME.new(seats, seed), rng)
    for player in state.players:
        player.messages, player.windows = rng.choice(["ask", "ask", "auto"]), rng.choice(["ask", "auto"])
        state.tiles["extra_action"] += player.tiles["extra_action"]
        player.tiles["extra_action"] = 0
    heard: Counter[str] = Counter()
    for _ in range(moves):
        owing = GAME.to_act(state)
        if not owing:
            break
        somebody_can_go_on(state)
        seat = rng.choice(owing) if rng.random() < 0.6 else rng.randrange(seats)
        move = sly_offer(state, seat, rng) if rng.random() < 0.5 else wild_command(state, seat, rng)
        if rng.random() < 0.5 or refusal(state, seat, move, False):
            listed = GAME.moves(state, seat)
            if not listed:
                continue
            sly = [move for move in listed if move.kind in SLY or "message" in move.notation]
            kind = rng.choice(sorted({move.kind for move in (sly if sly and rng.random() < 0.5 else listed)}))
            move = rng.choice([move for move in sly if move.kind == kind] or [m for m in listed if m.kind == kind])
        GAME.play(state, seat, move)
        heard[move.kind] += 1
    return heard


@pytest.mark.rule("GEN-15.27b", "GEN-15.31")
@pytest.mark.usefixtures("short_messages")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_spoiler_brings_the_table_to_a_standstill(seats: int) -> None:
    heard: Counter[str] = Counter()
    for number in range(4):
        heard += spoil(seats, f"{seats} {number}", 300)
    assert {"deliver", "trade", "take", "accept", "offer", "ask", "set", "except", "keep"} <= set(heard)


# ---------------------------------------------------------------- lines, by Hypothesis

known_words = st.sampled_from(
    [*COMMODITIES, *TILES, "marker", "any:payer", "random:message", "drawn", "order:tile", "d5", "d10", "order:d15"]
    + [f"{how}:{card}" for how in ("blind", "trader", "public") for card in CARDS["message"][:4]]
    + ["bind:small_order_03"]
)


@given(st.lists(known_words, max_size=8))
def test_lines_are_written_in_one_order_and_lose_nothing(words: list[str]) -> None:
    lines = canonical(tuple(words))
    assert canonical(tuple(reversed(words))) == lines
    assert canonical(lines) == lines
    assert tally(tuple(word for word in lines if not word.startswith("order:"))).ducats == sum(
        {"d5": 5, "d10": 10}.get(word, 0) for word in words
    )
    assert promise(lines).ducats == 15 * words.count("order:d15")
    rest = [word for word in words if not re.fullmatch(r"(order:)?d\d+", word)]
    assert Counter(word for word in lines if word in rest) == Counter(rest)
    hidden = mask(lines)
    assert len(hidden.lines) == len(lines)
    concealed = {*hidden.faces, hidden.bound} - {*tally(lines).public, ""}
    assert not {face for face in concealed if any(face in word for word in hidden.lines)}
    assert set(hidden.confided) <= set(hidden.faces)


@given(st.lists(known_words, min_size=1, max_size=8))
def test_an_offer_reads_back(words: list[str]) -> None:
    move = Offer("coach_house", tuple(words))
    assert BOOK.read(move.notation) == move
