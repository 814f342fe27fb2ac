"""`python -m bench.scenes [GAME …]`: bytes sent for a board composed of sprites in the browser.

A page is opened at some positions of a game between caretakers at the largest table: background, sprites and their
places; then it receives every later position. In KB as sent: PNG files, and the compressed list of places.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from automata import caretaker
from bench.measure import Measure, table
from bench.targets import FIRST_SCENE, FIRST_SCENE_GOAL, NEXT_SCENE, NEXT_SCENE_GOAL
from engine import GAMES
from render import touching
from render.atlas import pack
from render.few_colours import colours
from render.recording import Recorded, Shape, board
from words.reader import Reader

NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")
SHAPES: tuple[Shape, ...] = ("wide", "upright", "area")
OPENED = 60
"""Decisions between two opened pages."""
LONG = 300
"""Maximum decisions per game."""


@dataclass(slots=True)
class OpenPage:
    """A page that knows which sprites it has, and numbers them."""

    known: dict[str, int] = field(default_factory=dict)

    def cost(self, game_id: str, view: Any, seen: Recorded) -> float:
        """KB sent to it; only places that can be touched are sent."""
        new = {stamp.key: stamp for stamp in seen.stamps if stamp.key not in self.known}
        ground = new.pop(seen.stamps[0].key, None)
        sent = 0
        boxes: list[list[int]] = []
        if ground is not None:
            self.known[ground.key] = len(self.known)
            sent += len(pack([ground.image], colours(game_id, "standard"))[0])
        if new:
            png, found = pack([stamp.image for stamp in new.values()])
            sent += len(png)
            for key, box in zip(new, found, strict=True):
                self.known[key] = len(self.known)
                boxes.append([self.known[key], *box])
        touched = touchable(game_id, view, seen)
        places = {place: box for place, box in seen.places.items() if place in touched}
        told: Any = [boxes, [[self.known[s.key], s.x, s.y, s.identity] for s in seen.stamps], places]
        return (sent + len(gzip.compress(json.dumps(told, separators=(",", ":")).encode()))) / 1024


def touchable(game_id: str, view: Any, seen: Recorded) -> set[str]:
    """Places with a close-up, and places that seat 0 can choose."""
    found = {place for place in seen.places if touching.thing(game_id, view, place)}
    for move in GAMES[game_id].moves(view, 0) if 0 in GAMES[game_id].to_act(view) else ():
        for tag in zip(move.__match_args__, move.words[1:], strict=True):  # type: ignore[attr-defined]
            found.update(touching.places(game_id, view, 0, tag, [move]))
    return found


def positions(game_id: str) -> Iterator[Any]:
    """Views of seat 0 after each decision."""
    game = GAMES[game_id]
    state, player = game.new(game.meta.seats[-1], "scenes"), caretaker(game_id)
    for _ in range(LONG):
        yield game.view(state, 0)
        acting = game.to_act(state)
        if not acting:
            return
        game.play(state, acting[0], player.choose(game.view(state, acting[0]), acting[0]))


def costs(game_id: str) -> Iterator[tuple[Shape, list[float], list[float], list[float]]]:
    """By shape: KB of every first load and of every later position, milliseconds of recording."""
    first: dict[Shape, list[float]] = {shape: [] for shape in SHAPES}
    later: dict[Shape, list[float]] = {shape: [] for shape in SHAPES}
    times: dict[Shape, list[float]] = {shape: [] for shape in SHAPES}
    pages: dict[Shape, OpenPage] = {}
    for number, view in enumerate(positions(game_id)):
        names = NAMES[: len(view.players)]
        for shape in SHAPES:
            begun = perf_counter()
            seen = board(game_id, view, names, Reader(), seat=0, shape=shape)
            times[shape].append((perf_counter() - begun) * 1000)
            if number % OPENED == 0:
                pages[shape] = OpenPage()
                first[shape].append(pages[shape].cost(game_id, view, seen))
            else:
                later[shape].append(pages[shape].cost(game_id, view, seen))
    for shape in SHAPES:
        yield shape, first[shape], later[shape], times[shape]


def measures() -> Iterator[Measure]:
    for game_id in GAMES:
        yield from of_game(game_id)


def of_game(game_id: str) -> Iterator[Measure]:
    for shape, first, later, times in costs(game_id):
        goal, what = "what a first load may take", f"{game_id}, {shape}"
        yield Measure(f"{what}: first load, largest", max(first), "KB", goal, FIRST_SCENE_GOAL, FIRST_SCENE)
        yield Measure(
            f"{what}: a later position, p90", quantiles(later, n=10)[-1], "KB", "goal", NEXT_SCENE_GOAL, NEXT_SCENE
        )
        yield Measure(f"{what}: a later position, median", median(later), "KB")
        yield Measure(f"{what}: recorded, warm, median", median(times), "ms")


if __name__ == "__main__":
    print(table([measure for game_id in sys.argv[1:] or list(GAMES) for measure in of_game(game_id)]))
