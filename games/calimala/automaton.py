"""Calimala's caretaker: serves the next scorings, builds early, and uses every action of its discs.

Worth is in points. A delivery or contribution is worth its effect on the tiles still to be scored and on known final
cards; ships, houses, workshops and material are worth what they may still bring, less as the discs run out.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any, ClassVar

from automata.automaton import Outlook, Weigher, once
from automata.tuning import constants, tuned
from engine.moves import Move
from engine.seats import Seat
from games.calimala import CALIMALA, data
from games.calimala import moves as moved
from games.calimala.actions import CHOICES, POSSIBLE
from games.calimala.scoring import CLOTH_COUNTED, ROWS_COUNTED, counts, points_for
from games.calimala.state import WHITE, State

Zone = tuple[str, ...]
"""An area in which cubes are counted: a city, a building's row, or the council."""
Scoring = tuple[tuple[int, ...], float, bool]
"""The prizes of a tile or final card, the expected loss of a lead in cubes until it is scored, and whether it is
public."""


class Scorings:
    """Scorings to come of a tile or final card. Equal values are the same object, which makes it a fast cache key."""

    __slots__ = ("all",)

    def __init__(self, *scorings: Scoring) -> None:
        self.all = scorings


made = cache(Scorings)


TURNS = {seats: set_up.turns for seats, set_up in data.SET_UP.items()}
STARTING_CARDS = ("build", "weave", "brick", "wood", "marble")


@cache
def subjects_of(zone: Zone) -> tuple[str, ...]:
    """The tiles and final cards that count what lies in a zone."""
    if zone == (data.COUNCIL,):
        return ("artwork", data.COUNCIL)
    if len(zone) == 1:
        return tuple(subject for subject, cities in CLOTH_COUNTED.items() if zone[0] in cities)
    return tuple(subject for subject, rows in ROWS_COUNTED.items() if zone in rows)


@cache
def more_in(zones: tuple[Zone, ...]) -> tuple[tuple[str, int], ...]:
    """Subjects that count more with one more cube in each of these zones, and how much more."""
    more: dict[str, int] = {}
    for zone in zones:
        for subject in subjects_of(zone):
            more[subject] = more.get(subject, 0) + 1
    return tuple(more.items())


@cache
def each_of(cities: tuple[str, ...]) -> tuple[Zone, ...]:
    return tuple((city,) for city in cities)


class Merchant(Outlook):
    view: State

    CARD: float
    """A card in the hand: an action at a time of one's choosing."""
    DRAWN: float
    """A card for an action that is impossible: any of nine."""
    LATER: float
    """Worth of a later activation of the player's disc in a tower, as a share of its first."""
    RIVAL: float
    """Cost of a rival's action, as a share of its worth to the seat."""
    LOOK: float
    """Number of the nine actions that must be worth a card before drawing one and looking at it."""
    REPRESENTED: float
    """A representative: ties are decided in the council."""
    PIECES: Mapping[str, Sequence[float]]
    """Worth of a piece over a whole game: the first of its kind, the second, …"""
    STOCK: Sequence[float]
    """The first cube of a material in the warehouse, the second, …"""
    CLOTH: float
    WHITE_DISC: float
    """Worth of a white disc as a share of its street: it is never activated again."""
    OWN_BELOW: float
    """An own disc that acts again, of its street."""
    SCORED: float
    """A lead in the tile that the fourth disc scores."""
    CITY: float
    """A house or a ship, of what a cube in its city would bring."""
    UNSURE: float
    """Expected loss of a lead, in cubes, before a tile is scored."""
    UNSURE_LATER: float
    """More of them for every tile that comes before."""
    ENVY: float
    """Weight of the points that rivals lose, relative to own points."""
    CARRIED: float
    """A cloth, of what it would bring in the best city that can be reached."""

    def __init__(self, view: State, seat: Seat) -> None:
        super().__init__(view, seat)
        self.player = view.players[seat]
        self.left = self.player.supply / TURNS[len(view.players)]
        """Share of the game still to be played, from 1 to 0."""
        self.hopes: dict[tuple[str, int], float] = {}
        """Cached worth of additional cubes by subject and number."""

    # ------------------------------------------------------------ what is scored

    @once
    def scorings(self) -> dict[str, Scorings]:
        """Scorings to come, by subject."""
        view = self.view
        coming = tuple(view.tiles[len(view.council) :])
        return yet_to_come(coming, self.player.kept, view.face_up, self.UNSURE, self.UNSURE_LATER)

    def gain(self, zones: tuple[Zone, ...]) -> float:
        """Points to be hoped for from one more cube in each of these zones."""
        hopes, worth = self.hopes, 0.0
        for more in more_in(zones):
            hope = hopes.get(more)
            if hope is None:
                hope = hopes[more] = self.more_of(*more)
            worth += hope
        return worth

    def more_of(self, subject: str, added: int) -> float:
        """Expected points of `added` more cubes in the subject of a tile or final card."""
        scorings = self.scorings().get(subject)
        if scorings is None:
            return 0.0
        return brought(counts(self.view, subject), self.seat, added, scorings, self.ENVY)

    # ------------------------------------------------------------ what an action brings

    def take(self, move: moved.Take) -> float:
        return self.STOCK[self.player.store[move.material]] * min(1.0, 2 * self.left)

    def build(self, move: moved.Build) -> float:
        player, piece = self.player, move.piece
        if move.city:
            worth = self.PIECES[piece][len(player.houses)] * self.left
            return worth + self.CITY * self.left * self.gain(((move.city,),))
        return self.PIECES[piece][player.ships if piece == "ship" else len(player.workshops) - 1] * self.left

    def artwork(self, move: moved.Artwork) -> float:
        return self.gain(((data.COUNCIL,) if move.site == data.COUNCIL else (move.site, "artwork"),))

    def weave(self, move: moved.Weave) -> float:
        carried = min(1.0, 0.4 + 0.3 * (self.player.ships + len(self.player.houses)))
        more = len(self.player.workshops) - self.player.workshops.count(data.WORKSHOP)
        worth = self.CLOTH * carried * more * min(1.0, 2 * self.left) / (1 + 0.15 * self.player.cloth)
        if self.CARRIED:
            worth += self.CARRIED * more * self.best_city() * min(1.0, 3 * self.left) / (1 + self.player.cloth)
        return worth

    @once
    def best_city(self) -> float:
        """The most that a cloth could bring in a city that the own ships and houses reach."""
        cities = [*(data.PORTS if self.player.ships else ()), *self.player.houses]
        return max([self.gain(((city,),)) for city in cities if self.view.city_room(city)], default=0.0)

    def ship(self, move: moved.Ship) -> float:
        return self.gain(each_of(move.ports))

    def transport(self, move: moved.Transport) -> float:
        return self.gain(each_of(move.cities))

    def contribute(self, move: moved.Contribute) -> float:
        return self.gain(((move.building, move.material),))

    @once
    def best_of(self, name: str) -> float:
        """Worth of an action of the street now; that of a card if it is impossible."""
        choices = CHOICES[name](self.view, self.player, "disc")
        if not choices:
            return self.DRAWN * min(1.0, 4 * self.left)
        brings = self.actions[type(choices[0])]
        return max([brings(self, choice) for choice in choices])

    @once
    def card(self) -> float:
        return self.CARD * min(1.0, 4 * self.left)

    # ------------------------------------------------------------ decisions

    def best(self, moves: list[Move]) -> Move:
        """Whether a drawn card may be worth looking at is a dear question and seldom decides: it is asked last."""
        decisions, draw = self.decisions, moved.Draw
        if draw not in map(type, moves):
            return super().best(moves)
        unlooked = self.looked_at()
        worth = [unlooked if type(move) is draw else decisions[type(move)](self, move) for move in moves]
        best = max(worth)
        if best == unlooked:
            worth = [self.draw(move) if type(move) is draw else found for move, found in zip(moves, worth, strict=True)]
            best = max(worth)
        return moves[worth.index(best)]

    def keep(self, move: moved.Keep) -> float:
        """A building is served with whatever is at hand; late tiles leave time to serve both."""
        late = self.view.tiles.index(move.final) / len(self.view.tiles) if move.final in self.view.tiles else 0.0
        return (move.final in data.BUILDINGS) + late

    def draft(self, move: moved.Draft) -> float:
        return -STARTING_CARDS.index(move.action)

    def place(self, move: moved.Place) -> float:
        tower, street = self.view.towers[move.space], self.street(move.space)
        if move.disc == "white":
            worth = self.WHITE_DISC * street
        else:
            worth = street + self.LATER * street * self.left + 0.1
        if tower:
            for disc in tower[-2:]:
                if disc != WHITE:
                    worth += self.OWN_BELOW * street if disc == self.seat else -self.RIVAL * street
        if len(tower) == data.MAX_TOWER - 1:
            worth += self.fourth_disc(tower[0])
        return worth

    @once
    def street(self, space: str) -> float:
        one, other = self.view.ends(space)
        return self.best_of(one) + self.best_of(other)

    def fourth_disc(self, bottom: int) -> float:
        """The next tile is scored, and the bottom disc goes to the council."""
        view = self.view
        if len(view.council) == len(view.tiles):
            return 0.0
        sent = self.REPRESENTED if bottom in (self.seat, WHITE) else -self.RIVAL * self.REPRESENTED
        return self.SCORED * self.lead(view.tiles[len(view.council)]) + sent

    @once
    def lead(self, tile: str) -> float:
        """Lead over the average rival if a tile were scored now."""
        won = points_for(self.view, counts(self.view, tile), data.TILE_POINTS)
        return won[self.seat] - (sum(won) - won[self.seat]) / (len(won) - 1)

    def act(self, move: Any) -> float:
        """By disc it is free; a card is given up for it. Of two ways the one that leaves room for a card."""
        brings = self.actions[type(move)](self, move)
        return brings - self.card() if move.by in moved.BY_CARD else brings

    def draw(self, move: moved.Draw) -> float:
        """After whatever might make the action possible, and rather than ending if the card may be played at once."""
        return self.looked_at() if self.worth_a_look() else -0.005

    @once
    def worth_a_look(self) -> bool:
        now = [name for name in data.ACTIONS if POSSIBLE[name](self.view, self.player)]
        if len(now) < self.LOOK:
            return False
        return sum([self.best_of(name) > self.card() for name in now]) >= self.LOOK

    def looked_at(self) -> float:
        return 0.1 * self.card()

    def skip(self, move: moved.Skip) -> float:
        return -1.0

    def end(self, move: moved.End) -> float:
        return -0.01 if move.how == "decline" else 0.0

    def promote(self, move: moved.Promote) -> float:
        """The disc from which least is to be had."""
        return len(self.view.towers[move.space]) - move.height

    actions: ClassVar[Mapping[type[Move], Callable[..., float]]] = {
        moved.Take: take,
        moved.Build: build,
        moved.Artwork: artwork,
        moved.Weave: weave,
        moved.Ship: ship,
        moved.Transport: transport,
        moved.Contribute: contribute,
    }
    decisions = {
        **dict.fromkeys(actions, act),
        moved.Keep: keep,
        moved.Draft: draft,
        moved.Place: place,
        moved.Draw: draw,
        moved.Skip: skip,
        moved.End: end,
        moved.Promote: promote,
    }


@lru_cache(maxsize=1 << 12)
def yet_to_come(
    coming: tuple[str, ...], kept: str | None, face_up: str | None, unsure: float, later: float
) -> dict[str, Scorings]:
    """Scorings to come: the remaining tiles, the seat's final card and the open one."""
    found = {tile: made((data.TILE_POINTS, unsure + later * n, True)) for n, tile in enumerate(coming)}
    for final, shown in ((kept, False), (face_up, True)):
        if final is not None:
            late = (data.FINAL_POINTS, unsure + later * len(coming), shown)
            found[final] = made(*found[final].all, late) if final in found else made(late)
    return found


@lru_cache(maxsize=1 << 16)
def brought(found: tuple[int, ...], seat: Seat, added: int, scorings: Scorings, envy: float) -> float:
    """Worth of `added` more cubes: own points, and part of the rivals' average loss as far as the scoring is public."""
    after = (*found[:seat], found[seat] + added, *found[seat + 1 :])
    won = pushed = 0.0
    for prizes, unsure, shown in scorings.all:
        won += hoped(after, seat, prizes, unsure) - hoped(found, seat, prizes, unsure)
        if envy and shown:
            for rival, count in enumerate(found):
                if count and rival != seat:
                    pushed += hoped(found, rival, prizes, unsure) - hoped(after, rival, prizes, unsure)
    return won + envy * pushed / (len(found) - 1)


@lru_cache(maxsize=1 << 16)
def hoped(found: tuple[int, ...], seat: Seat, prizes: tuple[int, ...], unsure: float) -> float:
    """Expected prize of an uncertain place: each rival behind may still catch up."""
    mine = found[seat]
    if not mine:
        return 0.0
    behind = sum([1 / (1 + exp((mine - count) / unsure)) for n, count in enumerate(found) if n != seat])
    place = int(behind)
    here, there = (*prizes, 0, 0, 0)[place : place + 2]
    return here + (there - here) * (behind - place)


CARETAKER = Weigher(CALIMALA, tuned(Merchant, constants("calimala")))
