"""Legibility of pictures on a phone: letters and heights over random play, as `python -m bench legibility`.

A phone shows a picture about 390 pixels wide. Letters on pieces count too.
"""

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

from bench.measure import Measure
from engine import GAMES, Game, Move, narrow
from render.canvas import Page, Written
from render.palette import PAPER, Colour
from render.pictures import illustrator
from render.sprites import well
from render.text import look
from words.reader import Reader

PHONE, SCREEN = 390, 640
"""Width of a picture on a phone, and the height up to which the buttons below it stay visible."""
NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")
SEEDS = ("a", "b")
EVERY = 9
"""Every ninth decision of a game is measured, with the questions that lead to its move."""


def decisions(game: Game[Any], players: int, seed: str) -> Iterator[tuple[Any, int, list[Move], Move]]:
    """Random play, first a kind and then a move of it: (position, seat, moves, chosen move)."""
    state, chance = game.new(players, seed), Random(seed)
    while acting := game.to_act(state):
        seat = acting[0]
        moves = game.moves(state, seat)
        kind = chance.choice(sorted({move.kind for move in moves}))
        made = chance.choice([move for move in moves if move.kind == kind])
        yield state, seat, moves, made
        game.play(state, seat, made)


def questions(moves: list[Move], made: Move) -> Iterator[tuple[str, ...]]:
    """Paths of the questions that lead to a move."""
    path: tuple[str, ...] = ()
    while (question := narrow(moves, path)) is not None and question.move is None:
        yield path
        path = next(c.path for c in question.choices if c.path == made.words[: len(c.path)])


def capital(written: Written, page: Page) -> float:
    """Height of a line's capitals on a phone, in pixels."""
    return (written.ink[3] - written.ink[1]) * PHONE / page.size[0]


def looked_at(game_id: str) -> tuple[dict[str, list[float]], list[float]]:
    """Heights of capitals by kind of picture, and heights of the pictures of questions, in pixels on a phone."""
    game, artist = GAMES[game_id], illustrator(game_id)
    capitals: dict[str, list[float]] = {}
    heights: list[float] = []
    for players in dict.fromkeys((game.meta.seats[0], game.meta.seats[-1])):
        eyes = look(Reader(), NAMES[:players])
        for seed in SEEDS:
            for number, (state, seat, moves, made) in enumerate(decisions(game, players, seed)):
                if number % EVERY:
                    continue
                view = game.view(state, seat)
                pages = [
                    ("focus", artist.focus(view, eyes, seat=seat, path=path, moves=moves, changes=()))
                    for path in questions(moves, made)
                ]
                heights += [page.size[1] * PHONE / page.size[0] for _, page in pages]
                if number % (EVERY * 6) == 0:
                    pages.append(("board", artist.board(game.view(state, None), eyes, seat=None, changes=())))
                    pages.append(("seat", artist.seat(view, eyes, seat=seat, viewer=seat, changes=())))
                    if hasattr(artist, "portrait"):
                        pages.append(("portrait", artist.portrait(view, eyes, seat=seat, changes=())))
                for kind, page in pages:
                    capitals.setdefault(kind, []).extend(capital(w, page) for w in page.written if w.text.strip())
    return capitals, heights


def measures() -> Iterator[Measure]:
    for game_id in GAMES:
        capitals, heights = looked_at(game_id)
        for kind, found in sorted(capitals.items()):
            yield Measure(f"{game_id}: {kind}, capitals at {PHONE} px, median", round(median(found), 1), "px")
            yield Measure(f"{game_id}: {kind}, capitals at {PHONE} px, smallest", round(min(found), 1), "px")
        fit = sum(height <= SCREEN for height in heights)
        yield Measure(f"{game_id}: questions of {len(heights)} that fit {SCREEN} px", 100 * fit / len(heights), "%")
        yield Measure(f"{game_id}: highest question", max(heights), "px")
    edge, fill = _well()
    yield Measure("an empty well on paper: its edge", round(contrast(edge, PAPER), 2), ": 1")
    yield Measure("an empty well on paper: its inside", round(contrast(fill, PAPER), 2), ": 1")


def _well() -> tuple[Colour, Colour]:
    """Colours of an empty space: its edge and its middle."""
    image = well(40).image.convert("RGBA")
    side = [image.getpixel((x, 20)) for x in range(4)]
    opaque = [pixel[:3] for pixel in side if pixel[3] > 250]  # type: ignore[index]
    return min(opaque, key=luminance), image.getpixel((20, 20))[:3]  # type: ignore[index, return-value]


def luminance(colour: Colour) -> float:
    """Relative luminance by WCAG."""
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
