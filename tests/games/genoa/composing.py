"""Additions of the contract kit to random games of Genoa: hands full of everything, and offers that are not
suggested."""

from random import Random

from engine.moves import Move
from engine.seats import Seat
from games.genoa.data import BUILDINGS, COMMODITIES, DECKS, MARKER, SPACES, TILES, next_spaces
from games.genoa.goods import add_card, deliverable
from games.genoa.moves import Ask, Call, Except, Offer, Queue
from games.genoa.state import Player, State

PROCEEDS = (*COMMODITIES, *TILES, MARKER, "drawn", "order:tile", "order:d20")


def enrich(state: State, rng: Random) -> None:
    """Deal cards of every deck and special tiles, as if a few rounds had been played. Messages stay in hand until
    asked for, so that they can be offered and swapped when they are due."""
    for player in state.players:
        player.messages = "ask"
        for deck in DECKS:
            down = state.decks[deck].down
            for _ in range(rng.randint(0, len(down) // len(state.players))):
                add_card(player, down.pop(rng.randrange(len(down))))
        for tile in TILES:
            if state.tiles[tile] > 1:
                state.tiles[tile] -= 1
                player.tiles[tile] += 1


def compose(state: State, seat: Seat, rng: Random) -> Move | None:
    """An open move of this seat, not always legal: the game judges."""
    player, trader = state.players[seat], state.players[state.trader]
    if not state.path:
        return Except((rng.choice(BUILDINGS),))
    space = _space(state, rng)
    if seat != state.trader:
        proceeds = _some(PROCEEDS, rng, 2) if rng.random() < 0.2 else ()
        take = _some(_goods(trader, own=False), rng, 2) if rng.random() < 0.2 else ()
        give = _some(_goods(player, own=True), rng, 3)
        if (due := deliverable(state.path, player.message)) and rng.random() < 0.5:
            give = (f"blind:{rng.choice(due)}",)  # also due for delivery
        return Offer(space, give, proceeds, take, rng.choice(("both", "both", "move", "arrival")), "turn")
    if rng.random() < 0.6:
        to = rng.choice([None, *(other for other in state.seats if other != seat)])
        give = _some(_goods(state.players[to or 0], own=False), rng, 2)
        return Ask(space, to, give, (), _some(_goods(player, own=True), rng, 1) if rng.random() < 0.3 else ())
    return Call((space,)) if rng.random() < 0.5 else Queue((space, rng.choice(SPACES)))


def _space(state: State, rng: Random) -> str:
    """Mostly the one under the tower, which can be bought now."""
    return state.path[-1] if rng.random() < 0.5 else rng.choice([*next_spaces(tuple(state.path)), *SPACES[:3]])


def _goods(player: Player, own: bool) -> list[str]:
    """A line for everything that the player could give; another player's cards are drawn at random."""
    found = [f"d{sum_}" for sum_ in (5, 10, 35) if isinstance(player.ducats, int) and player.ducats >= sum_]
    found += [commodity for commodity in COMMODITIES if player.commodities[commodity]]
    found += [tile for tile in TILES if player.tiles[tile]]
    found += ["any:payer", *([MARKER] if player.stock else [])]
    for deck in DECKS:
        found += [f"{how}:{card}" for card in player.hand(deck) for how in ("blind", "trader", "public")] if own else []
        found.append(f"random:{deck}")
    return found


def _some(lines: list[str] | tuple[str, ...], rng: Random, most: int) -> tuple[str, ...]:
    return tuple(rng.sample(lines, min(len(lines), rng.randint(1, most))))
