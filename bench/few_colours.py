"""`python -m bench.few_colours [GAME …]`: choose the 256 colours in which boards are sent, from boards of random games.

Most of a board has a hundred colours; thousands more are anti-aliased edges. First come the most frequent colours and
those of whole areas; then always the one farthest from all chosen, so that nothing small is lost, such as the pink of a
loom or the violet of a purse.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from PIL import Image

from bench.legibility import NAMES
from engine import GAMES, Game
from render.canvas import Page
from render.few_colours import file_of
from render.palette import LIVERIES, Colour
from render.pictures import illustrator
from render.png import CELL
from render.text import look
from words.reader import Reader

MANY = 256
MOST, FLAT = 90, 176
"""Number chosen by frequency, and number after adding those of whole areas."""
EYE = (2, 4, 3)
"""Weights of red, green and blue."""
LONG = 600
"""Maximum moves per game."""
SEEN = 60
"""Pixels beyond this number do not add weight to a colour."""


def positions(game: Game[Any], seed: str) -> Iterator[tuple[Any, int]]:
    """Positions at intervals in random games of the smallest and the largest table, and their ends."""
    for players in dict.fromkeys((game.meta.seats[0], game.meta.seats[-1])):
        state, chance = game.new(players, seed), Random(seed)
        number = 0
        while (acting := game.to_act(state)) and number < LONG:
            if number % 60 == 0:
                yield state, players
            seat = acting[0]
            moves = game.moves(state, seat)
            kind = chance.choice(sorted({move.kind for move in moves}))
            game.play(state, seat, chance.choice([move for move in moves if move.kind == kind]))
            number += 1
        yield state, players


def drawn(game_id: str, palette: str, seed: str) -> Iterator[Page]:
    game, artist = GAMES[game_id], illustrator(game_id)
    for state, players in positions(game, seed):
        eyes = look(Reader("en", palette), NAMES[:players])
        view = game.view(state, None)
        yield artist.board(view, eyes, seat=None, changes=())
        yield artist.portrait(view, eyes, seat=None, changes=())


def choose(areas: Counter[Colour], counted: Counter[Colour]) -> list[Colour]:
    """`areas`: pixels equal to their neighbours; `counted`: all pixels. No two chosen colours fall into one cell."""
    found: dict[Colour, Colour] = {}
    for common, enough in ((counted, MOST), (areas, FLAT)):
        for colour, _ in common.most_common():
            if len(found) < enough:
                found.setdefault(cell(colour), colour)
    rest = [(colour, count) for colour, count in counted.items() if cell(colour) not in found]
    points = np.array([colour for colour, _ in rest], dtype=np.float32)
    weight = np.sqrt(np.minimum([count for _, count in rest], SEEN)).astype(np.float32)
    apart = np.full(len(rest), np.inf, dtype=np.float32)
    for colour in found.values():
        apart = np.minimum(apart, ((points - colour) ** 2 * EYE).sum(1))
    while len(found) < MANY:
        number = int((apart * weight).argmax())
        found[cell(rest[number][0])] = rest[number][0]
        apart = np.minimum(apart, ((points - points[number]) ** 2 * EYE).sum(1))
    return list(found.values())


def cell(colour: Colour) -> Colour:
    red, green, blue = (part // CELL for part in colour)
    return red, green, blue


def flat(image: Image.Image) -> Counter[Colour]:
    """Colours of pixels equal to the next ones to the right and below."""
    pixels = np.asarray(image).astype(np.uint32)
    one = pixels[..., 0] << 16 | pixels[..., 1] << 8 | pixels[..., 2]
    same = one[:-1, :-1][(one[:-1, :-1] == one[1:, :-1]) & (one[:-1, :-1] == one[:-1, 1:])]
    found, counts = np.unique(same, return_counts=True)
    return Counter(
        {(int(c) >> 16, int(c) >> 8 & 255, int(c) & 255): int(n) for c, n in zip(found, counts, strict=True)}
    )


def choose_all(game_ids: list[str]) -> None:
    for game_id in game_ids:
        kept: dict[str, str] = {}
        for palette in LIVERIES:
            areas: Counter[Colour] = Counter()
            counted: Counter[Colour] = Counter()
            for page in drawn(game_id, palette, "colours"):
                for count, colour in page.image.getcolors(page.size[0] * page.size[1]) or []:
                    counted[colour] += count  # type: ignore[index]
                areas.update(flat(page.image))
            few = choose(areas, counted)
            kept[palette] = bytes(part for colour in few for part in colour).hex()
            print(f"{game_id}, {palette}: {len(few)} of {len(counted)} colours")
        file_of(game_id).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    choose_all(sys.argv[1:] or list(GAMES))
