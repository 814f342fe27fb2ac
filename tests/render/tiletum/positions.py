"""Positions to draw: games played with some sense for building, stopped at every decision and at the end."""

from dataclasses import dataclass
from functools import cache
from random import Random

from engine import Event, Move, Question, narrow
from engine.tiletum import TILETUM
from engine.tiletum.data import BUILDINGS, CATHEDRALS, CHARACTERS, CONTRACTS, CRESTS, RESOURCES
from engine.tiletum.state import State
from render.canvas import Page
from render.look import Look, Reader, look
from render.tiletum.illustrator import ILLUSTRATOR

NAMES = ("Anna", "Kovács Benedek", "Eszter", "Niki")
DULL = ("end", "skip", "swap", "buy", "refresh")
"""Kinds of moves that are made seldom, so that boards fill up."""


@dataclass(frozen=True)
class Moment:
    state: State
    seat: int
    """Who is to decide (0 at the end)."""
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    """Since that seat's last move."""

    @property
    def view(self) -> State:
        return TILETUM.view(self.state, self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.state.players)]

    @property
    def seen(self) -> list[Event]:
        return [event.seen_by(self.seat) for event in self.events]

    def eyes(self, lang: str = "en", palette: str = "standard") -> Look:
        return look(Reader(lang, palette), self.names)

    def board(self, lang: str = "en", palette: str = "standard") -> Page:
        return ILLUSTRATOR.board(self.view, self.eyes(lang, palette), seat=self.seat, changes=self.seen)

    def area(self, lang: str = "en", palette: str = "standard", *, of: int | None = None) -> Page:
        whose = self.seat if of is None else of
        eyes = self.eyes(lang, palette)
        return ILLUSTRATOR.seat(self.view, eyes, seat=whose, viewer=self.seat, changes=self.seen)

    def focus(self, *path: str, lang: str = "en", palette: str = "standard", quiet: bool = False) -> Page:
        return ILLUSTRATOR.focus(
            self.view, self.eyes(lang, palette), seat=self.seat, path=path, moves=self.moves,
            changes=() if quiet else self.seen,
        )  # fmt: skip

    def asked(self, *path: str) -> Question:
        found = narrow(self.moves, path)
        assert found is not None
        return found


@cache
def game(players: int, seed: str = "pictures") -> tuple[Moment, ...]:
    """Every decision of a game, and its end."""
    state = TILETUM.new(players, seed)
    chance = Random(f"{seed} {players}")
    since: dict[int, list[Event]] = {seat: [] for seat in range(players)}
    found = []
    while seats := TILETUM.to_act(state):
        seat = seats[0]
        moves = TILETUM.moves(state, seat)
        found.append(Moment(state.clone(), seat, tuple(moves), tuple(since[seat])))
        events = TILETUM.play(state, seat, _chosen(moves, chance))
        since[seat] = []
        for told in since.values():
            told += events
    found.append(Moment(state, 0, (), tuple(since[0])))
    return tuple(found)


def _chosen(moves: list[Move], chance: Random) -> Move:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    lively = [kind for kind in kinds if kind not in DULL]
    offered = lively if lively and chance.random() > 0.12 else list(kinds)
    return chance.choice(kinds[chance.choice(offered)])


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """The opening, the middle, the end; at a table of four also the first decision of each sort."""
    played = game(players)
    chosen = {0, len(played) // 2, len(played) - 2, len(played) - 1}
    met: set[str] = set()
    for number, moment in enumerate(played if players == 4 else ()):
        step = type(TILETUM.top(moment.state)).__name__
        if step not in met:
            met.add(step)
            chosen.add(number)
    return tuple(played[number] for number in sorted(chosen))


@cache
def questions() -> dict[tuple[str, str], tuple[Moment, tuple[str, ...]]]:
    """A position and a path for every kind and field that can be asked; for the kind itself, one for each decision."""
    found: dict[tuple[str, str], tuple[Moment, tuple[str, ...]]] = {}
    for seed in range(3):
        for moment in game(4, f"questions {seed}")[:-1]:
            paths: list[tuple[str, ...]] = [()]
            while paths:
                path = paths.pop()
                question = moment.asked(*path)
                if len(question.choices) < 2:
                    continue
                step = type(TILETUM.top(moment.state)).__name__
                found.setdefault((question.kind or step, question.field), (moment, path))
                paths += [choice.path for choice in question.choices[:3]]
    return found


def fullest(players: int) -> State:
    """Everything built, everything full: more than a game can come to."""
    state = game(players)[2].state.clone()
    chance = Random(players)
    for city in state.pillars:
        state.pillars[city] = tuple(state.seats)[: len(CATHEDRALS[city])]
        state.contributors[city] = state.pillars[city][:1]
    for number, house in enumerate(state.houses):
        state.houses[house] = number % players
    types = ["architect", "merchant", "character", "contract", "king"]
    for player in state.players:
        chance.shuffle(types)
        for number, kind in zip(range(1, 6), types, strict=True):
            same = [name for name, character in CHARACTERS.items() if character.type == kind]
            for room, name in zip(BUILDINGS[number].rooms, chance.sample(same, 3), strict=False):
                player.rooms[room] = name
            player.markers[kind] = BUILDINGS[number].points
        player.crests = list(CRESTS)
        player.completed = [1, 2, 3, 4, 5, 6]
        player.warehouse = chance.sample([name for name in CONTRACTS if CONTRACTS[name].deck == "contract"], 4)
        player.contracts = chance.sample(list(CONTRACTS), 6)
        player.dice = ["yellow6", "blue5", "pink4"]
        player.resources = dict.fromkeys(RESOURCES, 28)
        player.points = 187
    return state
