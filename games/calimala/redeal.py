"""A world that a seat cannot tell from this one: all it does not know is dealt again."""

from collections import Counter
from random import Random

from engine.seats import Seat
from games.calimala.cards import sorted_hand
from games.calimala.data import ACTIONS, CARDS_PER_ACTION, FINAL_CARDS
from games.calimala.prospect import prospect, reachable
from games.calimala.state import State
from games.calimala.steps import Activation, activation

TRIES = 64
"""Number of attempts to deal a hand with which a placed disc can meet its duty."""
UNTOUCHED = frozenset({(1, 1), (2, 2)})
"""Executions left of a street before its disc, own or white, has done anything."""


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    world = state.clone()
    world.reseed(rng)
    _owe_again(world, seat)
    _deal_finals(world, seat, rng)
    for _ in range(TRIES):
        _deal_hands(world, seat, rng)
        if _duty_can_be_met(world):
            break
    return world


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Whatever the seat does not see lies somewhere among the others, in the deck or in the box: put there anyhow, it
    is dealt again like any other world."""
    world = view.clone()
    _fill_hands(world, seat)
    _fill_finals(world, seat)
    return redeal(world, seat, rng)


def _fill_hands(world: State, seat: Seat) -> None:
    seen = Counter(world.draft) + Counter(world.discard) + Counter(world.players[seat].hand)
    others = [player for n, player in enumerate(world.players) if n != seat]
    seen += Counter(player.drafted for player in others)  # type: ignore[misc]  # nothing is no card
    unseen = [action for action in ACTIONS for _ in range(CARDS_PER_ACTION - seen[action])]
    for player in others:
        known = [player.drafted] if player.drafted else []
        player.hand = sorted_hand(known + [unseen.pop() for _ in range(len(player.hand) - len(known))])
    world.deck = {action: unseen.count(action) for action in ACTIONS}


def _fill_finals(world: State, seat: Seat) -> None:
    own = world.players[seat]
    seen = {*own.dealt, *own.put_back, own.kept, world.face_up, *world.revealed}
    unseen = [final for final in FINAL_CARDS if final not in seen]
    for n, player in enumerate(world.players):
        if n == seat:
            continue
        player.dealt = [unseen.pop() for _ in player.dealt]
        player.put_back = [unseen.pop() for _ in player.put_back]
        if player.kept:
            player.kept = world.revealed[n] if world.revealed else unseen.pop()
    world.undealt = unseen


def _owe_again(world: State, seat: Seat | None) -> None:
    """CAL-3.6: another's disc that has done nothing yet owes an action: that its duty has lapsed (Q9) is a secret."""
    top = world.stack[-1] if world.stack else None
    if isinstance(top, Activation) and top.seat != seat and top.position == 1 and top.left in UNTOUCHED:
        world.stack[-1] = activation(top.seat, top.space, 1, top.left, True)


def _deal_hands(world: State, seat: Seat | None, rng: Random) -> None:
    """Deal other hands and the deck; a starting card that was taken openly stays."""
    others = [player for n, player in enumerate(world.players) if n != seat]
    pool: list[str] = [action for action in ACTIONS for _ in range(world.deck[action])]
    for player in others:
        pool += player.hand
        if player.drafted:
            pool.remove(player.drafted)
    pool.sort()  # the deal depends on what is unknown, never on where it lies
    rng.shuffle(pool)
    for player in others:
        known = [player.drafted] if player.drafted else []
        unknown = [pool.pop() for _ in range(len(player.hand) - len(known))]
        player.hand = sorted_hand(known + unknown)
    world.deck = {action: pool.count(action) for action in ACTIONS}


def _deal_finals(world: State, seat: Seat | None, rng: Random) -> None:
    """Deal the final scoring cards of other seats, kept or put back, and the undealt one."""
    others = [player for n, player in enumerate(world.players) if n != seat]
    shown = bool(world.revealed)
    pool = world.undealt[:]
    for player in others:
        pool += player.dealt + player.put_back
        if player.kept and not shown:
            pool.append(player.kept)
    pool.sort()
    rng.shuffle(pool)
    for player in others:
        player.dealt = sorted([pool.pop() for _ in player.dealt], key=FINAL_CARDS.index)
        player.put_back = sorted([pool.pop() for _ in player.put_back], key=FINAL_CARDS.index)
        if player.kept and not shown:
            player.kept = pool.pop()
    world.undealt = pool


def _duty_can_be_met(world: State) -> bool:
    """A disc was placed where only cards could help: its owner must hold such cards (Q9)."""
    top = world.stack[-1] if world.stack else None
    if not isinstance(top, Activation) or not top.owes:
        return True
    wanted = [end for end, times in zip(world.ends(top.space), top.left, strict=True) if times]
    player = world.players[top.seat]
    here = prospect(world, top.seat)
    return any(reachable(here, end, player.hand) for end in wanted)
