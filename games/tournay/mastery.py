"""Features of a Tournay position for the master: the quarter, the hand, and how close a player is to ending the game.

`left` in a name: multiplied by the share of the game still to come. Of the opponents, the fullest quarter counts,
because it decides when the game ends.
"""

from automata.automaton import Weigher
from automata.mastery import Features, Mastery, Schooling
from engine.seats import Seat
from games.tournay.automaton import Citizen
from games.tournay.cards import CARDS
from games.tournay.data import COLOURS, CRIERS_TO_END, DECKS, END_PRESTIGIOUS, LEVELS, SPACES
from games.tournay.firing import harm_of
from games.tournay.state import Player, State

QUARTER = (
    "filled", "filled twice", "empty", "complete", "prestigious", "prestigious missing", "turns",
    "deniers to 6", "deniers to 12", "deniers beyond", "plaza", "lying", "on buildings", "damaged",
    *(f"citizens {colour}" for colour in COLOURS), "citizen sets", "ramparts", "built",
    *(f"lasting {colour}" for colour in COLOURS), "card sets", "buildings", "characters", "covered",
    *(f"hand {level}" for level in LEVELS),
)  # fmt: skip
OWN = (
    "left", "engine", "engine left", "citizens left", "hand worth", "hand best", "hand second", "hand scoring",
    "hand payable", "hand payable scoring", "harm coming", "last round", "may end alone",
)  # fmt: skip
TABLE = ("criers", "criers missing", "three players", "four players", "expert", "decks 3")
NAMES = (*QUARTER, *OWN, *TABLE, *(f"rival {name}" for name in QUARTER), "first of the rest")


def features(state: State, seat: Seat, journeyman: Weigher) -> list[float]:
    outlook = journeyman.outlook(state, seat)
    assert isinstance(outlook, Citizen)
    seats = len(state.players)
    needed = CRIERS_TO_END[seats]
    rival = max(state.opponents(seat), key=lambda other: len(state.players[other].quarter))
    row = [
        *_quarter(state.players[seat]),
        *_own(outlook, needed),
        state.criers, max(0, needed - state.criers), seats == 3, seats == 4, state.expert,
        sum(state.decks[deck].size for deck, kind in DECKS.items() if kind.level == 3) / 10,
        *_quarter(state.players[rival]),
        (seat - state.start) % seats < (rival - state.start) % seats,
    ]  # fmt: skip
    outlook.forget()
    return row


def _quarter(player: Player) -> list[float]:
    """Public features of a quarter."""
    filled = len(player.quarter)
    lasting = dict.fromkeys(COLOURS, 0)
    prestigious = buildings = characters = covered = damaged = tokens = 0
    for site in player.quarter.values():
        card = CARDS[site.cards[-1]]
        covered += len(site.cards) - 1
        damaged += site.damaged
        tokens += len(site.tokens)
        if card.scoring is not None:
            prestigious += 1
            continue
        lasting[card.colour] += 1
        if card.kind == "building":
            buildings += 1
        else:
            characters += 1
    missing = max(0, END_PRESTIGIOUS - prestigious)
    citizens = [player.citizens(colour) for colour in COLOURS]
    deniers = player.deniers
    levels = [DECKS[back].level for back in player.backs]
    return [
        filled, filled * filled / SPACES, SPACES - filled, filled == SPACES and not missing, prestigious, missing,
        player.turns / 10, min(deniers, 6), max(0, min(deniers, 12) - 6), max(0, deniers - 12),
        sum(player.plaza.values()), sum(player.lying.values()), tokens, damaged,
        *citizens, min(citizens), len(player.ramparts), len(player.built),
        *lasting.values(), min(lasting.values()), buildings, characters, covered,
        *(levels.count(level) for level in LEVELS),
    ]  # fmt: skip


def _own(outlook: Citizen, needed: int) -> list[float]:
    """The seat's own prospects, with the journeyman's weights."""
    state, player, left = outlook.view, outlook.player, outlook.left
    engine = 0.0
    for site in player.quarter.values():
        card = CARDS[site.cards[-1]]
        if card.scoring is None:
            engine += outlook.shown(card)
    worth = sorted((outlook.best_play(name) for name in player.hand), reverse=True)
    scoring = [name for name in player.hand if CARDS[name].scoring is not None]
    payable = [name for name in player.hand if CARDS[name].deniers <= player.deniers]
    harm = sum(harm_of(state, outlook.seat, event) for event in state.queue if event)
    return [
        left, engine, engine * left, sum(player.citizens(colour) for colour in COLOURS) * left,
        sum(worth), worth[0] if worth else 0.0, worth[1] if len(worth) > 1 else 0.0,
        max((outlook.card(name) for name in scoring), default=0.0),
        max((outlook.best_play(name) for name in payable), default=0.0),
        sum(name in scoring for name in payable), harm, state.last_round, state.criers >= needed,
    ]  # fmt: skip


def turn(state: State) -> int:
    return sum(player.turns for player in state.players)


MASTERY = Mastery(
    pace=7_500,
    turn=turn,
    features=Features(1, NAMES, features),
    widths=(7, 5, 3, 2),
    most=24,
    dreams=3,
    finalists=1,
    patience=35,
    schooling=Schooling(journeymen=((2500, 0.0),)),
)
