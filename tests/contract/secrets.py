"""Checks that public events do not betray what a view hides.

An event betrays a secret if a public value in it depends on a place that a viewer's own view hides afterwards. Two
worlds show it: the event has `red` in one and `blue` in the other, a hidden place holds `red` in the one and `blue` in
the other, and the views show both colours in the same places in one world, in the other, and before.
"""

import enum
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.events import Event, seat_fields
from engine.game import Game, Options, Outcome
from engine.moves import Move
from engine.records import HIDDEN, HIDDEN_NUMBER, PUBLIC, Record
from engine.seats import Seat
from engine.testing import Certificate

Viewer = Seat | None
Place = tuple[str, int, str]
"""The kind of an event, its number among those of its kind, and the place of a value in it."""

MEANINGLESS = ("", HIDDEN, str(HIDDEN_NUMBER))
OPENINGS = 16
"""Games that are set up for each number of players."""
OFTEN = 5
"""Minimum number of openings from which a rule is concluded."""
SELDOM = 5
"""A secret counts as unknown if it differed in at least one of this number of openings."""


# ---------------------------------------------------------------- values


def values_of(whole: Any, is_seat: bool = False) -> Iterator[str]:
    """All values within a value, as texts; a bag holds each thing as often as it counts."""
    if isinstance(whole, Record):
        for name, part in _fields(whole):
            yield from values_of(part, name in seat_fields(type(whole)))
    elif isinstance(whole, list | tuple):
        for part in whole:
            yield from values_of(part, is_seat)
    elif isinstance(whole, dict):
        for key, part in whole.items():
            if type(part) is int:
                yield from [str(key)] * max(part, 0)
            else:
                yield str(key)
                yield from values_of(part, is_seat)
    elif isinstance(whole, enum.Enum):
        yield str(whole.value)
    elif whole is not None and not isinstance(whole, bool):
        yield f"seat {whole}" if is_seat else str(whole)


def _fields(whole: Record) -> Iterator[tuple[str, Any]]:
    for name, mark in whole.marks.items():
        if mark != "passing":
            yield name, getattr(whole, name)


@dataclass(slots=True)
class Knowledge:
    """A position as one viewer sees it."""

    hidden: dict[str, Any] = field(default_factory=dict)
    """Place → its real value."""
    seen: dict[str, Counter[str]] = field(default_factory=dict)
    """Value → the places where it is seen, and how often at each."""

    @classmethod
    def of(cls, game: Game[Any], state: Any, viewer: Viewer) -> "Knowledge":
        found, view = cls(), game.view(state, viewer)
        for name, part in _fields(state):
            if name not in ("seed", "draws", "played", "barrier", "last_seat"):
                found._look(part, getattr(view, name), name)
        return found

    def _look(self, real: Any, shown: Any, place: str) -> None:
        if isinstance(real, Record) and type(real) is type(shown):
            for name, part in _fields(real):
                self._look(part, getattr(shown, name), f"{place}.{name}")
        elif real == shown:
            for text in values_of(real):
                self.seen.setdefault(text, Counter())[place] += 1
        elif (
            isinstance(real, list | tuple)
            and len(real) == len(shown)
            and any(isinstance(each, Record) for each in real)
        ):
            for number, (mine, theirs) in enumerate(zip(real, shown, strict=True)):
                self._look(mine, theirs, f"{place}[{number}]")
        elif isinstance(real, dict) and real.keys() == shown.keys():
            for key, mine in real.items():
                self._look(mine, shown[key], f"{place}[{key}]")
        else:
            self.hidden[place] = real

    def held(self) -> dict[str, Counter[str]]:
        """Hidden place → how often each value is there."""
        return {place: Counter(values_of(real)) for place, real in self.hidden.items()}


def told(events: Sequence[Event]) -> dict[Place, str]:
    """Every public value of the events, by its place."""
    found: dict[Place, str] = {}
    numbers: Counter[str] = Counter()
    for event in events:
        numbers[event.kind] += 1
        for name, value in _fields(event):
            public = values_of(value, name in seat_fields(type(event))) if event.marks[name] == PUBLIC else ()
            for number, text in enumerate(public):
                found[event.kind, numbers[event.kind], f"{name}[{number}]"] = text
                for at, word in enumerate(text.split() if not text.startswith("seat ") else ()):
                    found[event.kind, numbers[event.kind], f"{name}[{number}] {at}"] = word
    return {place: text for place, text in found.items() if text not in MEANINGLESS}


# ---------------------------------------------------------------- events of a move


def check_told(game: Game[Any], certificate: Certificate, state: Any, seat: Seat, move: Move, rng: Random) -> None:
    """Compare the public events of a move with those in worlds in which secrets differ.

    The secret may have been there before (a world dealt again) or be made by the move itself (another move). Once the
    game is over there are no secrets.
    """
    here = game.attempt(state, seat, move)
    others = [other for other in game.moves(state, seat) if other.kind == move.kind and other != move]
    for viewer in () if game.over(here.state) else (*range(len(game.standings(state).points)), None):
        twin = game.redeal(state, viewer, rng)
        twin.seed, twin.draws = state.seed, state.draws  # the same dice: only secrets differ
        worlds = [game.attempt(twin, seat, move)] if move in game.moves(twin, seat) else []
        if others and viewer != seat:
            worlds.append(game.attempt(state, seat, rng.choice(others)))
        for there in worlds:
            for place, secret in betrayed(game, state, here, there, viewer).items():
                _complain(certificate, place, secret, viewer, f"after {move} by {seat}")


def betrayed(game: Game[Any], before: Any, here: Outcome, there: Outcome, viewer: Viewer) -> dict[Place, str]:
    """Places at which the events distinguish two worlds by a hidden value, although the views do not."""
    news, other_news = told(here.events), told(there.events)
    differing = [at for at in news.keys() & other_news.keys() if news[at] != other_news[at]]
    if not differing:
        return {}
    was = Knowledge.of(game, before, viewer).seen
    one, other = (Knowledge.of(game, world.state, viewer) for world in (here, there))
    mine, yours = one.held(), other.held()
    found: dict[Place, str] = {}
    for at in differing:
        x, y = news[at], other_news[at]
        if all(was.get(value) == one.seen.get(value) == other.seen.get(value) for value in (x, y)):
            places = sorted(mine.keys() & yours.keys())
            telling = [p for p in places if mine[p][x] > yours[p][x] and yours[p][y] > mine[p][y]]
            found |= {at: " and ".join(telling)} if telling else {}
    return found


def _complain(certificate: Certificate, place: Place, secret: str, viewer: Viewer, when: str) -> None:
    kind, _, where = place
    name = f"{kind.partition('.')[2]}.{where.partition('[')[0]}"
    reader = "a spectator" if viewer is None else f"seat {viewer}"
    assert name in certificate.told, (
        f"{name} tells {reader} what their view hides in {secret}, {when}: mark the event's field `Owner[…]`, or let "
        "the position show it"
    )


# ---------------------------------------------------------------- the opening


def check_openings(game: Game[Any], certificate: Certificate, seats: int, options: Options) -> None:
    """Check that public events of the set-up do not follow a place that stays hidden, game after game."""
    rng = Random(f"openings {seats}")
    followed: dict[tuple[Viewer, Place], list[Occasion]] = {}
    for number in range(OPENINGS):
        state, events = game.opening(seats, f"opening-{number}", options)
        for viewer in (*range(seats), None):
            held = Knowledge.of(game, state, viewer).held()
            again = Knowledge.of(game, game.redeal(state, viewer, rng), viewer).held()
            for place, text in told(events).items():
                holding = {secret for secret in held if held[secret][text]}
                unknown = {secret for secret in holding if secret in again and not again[secret][text]}
                followed.setdefault((viewer, place), []).append(Occasion(text, holding, unknown))
    for (viewer, place), occasions in followed.items():
        always = set[str].intersection(*(each.holding for each in occasions))
        unknown = Counter(secret for each in occasions for secret in each.unknown & always)
        telling = [secret for secret, times in unknown.items() if times * SELDOM >= len(occasions)]
        if telling and len(occasions) >= OFTEN and len({each.text for each in occasions}) > 1:
            _complain(certificate, place, min(telling), viewer, f"at the opening for {seats} players")


@dataclass(frozen=True, slots=True)
class Occasion:
    """A public value in the events of an opening."""

    text: str
    holding: set[str]
    """The hidden places that hold it."""
    unknown: set[str]
    """Those of them that do not hold it in a world dealt again."""


# ---------------------------------------------------------------- fields never dealt again


def never_dealt(game: Game[Any], positions: Sequence[Any], rng: Random) -> list[str]:
    """Hidden fields that are the same in every world dealt again, although they are often not empty."""
    met: Counter[str] = Counter()
    dealt: set[str] = set()
    for state in positions:
        for viewer in (*range(len(game.standings(state).points)), None):
            mine = Knowledge.of(game, state, viewer).hidden
            again = Knowledge.of(game, game.redeal(state, viewer, rng), viewer).hidden
            for place, real in mine.items():
                name = "".join(part.partition("]")[2] or part for part in place.split("[")) if "[" in place else place
                if real not in (None, "", 0, [], {}, ()):
                    met[name] += 1
                if place not in again or again[place] != real:
                    dealt.add(name)
    return sorted(name for name, times in met.items() if times >= OFTEN and name not in dealt)
