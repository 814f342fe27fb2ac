"""Pictures: a warm board with its encoding, against the naive way: draw everything anew, save as PNG."""

import gc
import re
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from io import BytesIO
from random import Random
from time import process_time
from typing import Any

from PIL import Image, ImageDraw

from bench.measure import Measure, Target, micros
from engine import GAMES
from games.calimala.data import BUILDINGS, CITIES, MATERIALS, ROW_SPACES, ROWS
from games.calimala.pictures import board as whole_board
from games.calimala.pictures.icons import drawing
from games.calimala.words.terms import icon_of
from render import sprite_cache
from render.canvas import Page
from render.few_colours import colours
from render.fonts import font
from render.palette import CREAM, FAINT_INK, INK, PARCHMENT, WELL, livery
from render.pictures import board, focus
from render.png import encode
from render.text import look
from words.reader import Reader

WARM_PICTURE = Target("≤", 0.15)
"""A warm board with its encoding, against drawing everything anew and saving with Pillow's defaults."""
WRITER = Target("≤", 0.6)
"""Our PNG writer against Pillow's default."""

NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön", "Sára")
KEPT_BY_ANYBODY = {"font", "has_glyph", "cap_height"}
"""Caches that the naive way keeps too: no program loads a font for every picture."""
PICTURED = re.compile(r"render\b|games\.\w+\.(?:pictures|words)\b")
"""Modules that make pictures."""


def position(game_id: str = "calimala", players: int = 4, moves: int = 200) -> tuple[Any, int, list[Any]]:
    """A view in the middle of a random game for the seat to act, with its moves."""
    game = GAMES[game_id]
    state = game.new(players, "bench")
    chance = Random(players)
    for _ in range(moves):
        seat = game.to_act(state)[0]
        game.play(state, seat, chance.choice(game.moves(state, seat)))
    seat = game.to_act(state)[0]
    return game.view(state, seat), seat, game.moves(state, seat)


def caches() -> list[Any]:
    found = [o for o in gc.get_objects() if isinstance(o, _lru_cache_wrapper)]
    return [c for c in found if PICTURED.match(str(c.__module__)) and c.__name__ not in KEPT_BY_ANYBODY]


def plainly(view: Any, page: Page) -> bytes:
    """The same board in the naive way: no cached sprites, layers or shadows, no anti-aliasing but the icons',
    Pillow's PNG. Only the places come from our page."""
    image = Image.new("RGB", page.size, PARCHMENT)
    draw = ImageDraw.Draw(image)

    def spaces(x: float, y: float, columns: int, rows: int, side: float) -> None:
        for n in range(columns * rows):
            left, top = x + n % columns * side, y + n // columns * side
            draw.rounded_rectangle((left, top, left + side - 3, top + side - 3), 5, WELL, FAINT_INK)

    def drawn(name: str, size: int, x: float, y: float) -> None:
        sprite = drawing.sprite(name, size)
        image.paste(sprite.image, (round(x) - sprite.ox, round(y) - sprite.oy), sprite.image)

    for n, building in enumerate(BUILDINGS):
        x = whole_board.RIGHT + n * whole_board.BUILDING_STEP
        spaces(x + 62, whole_board.BUILDINGS_Y + 66, ROW_SPACES[building], 4, 43)
        drawn(building, 54, x + 38, whole_board.BUILDINGS_Y + 35)
        for n_row, row in enumerate(ROWS):
            drawn(row, 38, x + 36, whole_board.BUILDINGS_Y + 85 + n_row * 44)
    for n, city in enumerate(CITIES):
        spaces(40 + n * 257, whole_board.EUROPE_Y + 100, 6, 2, 38)
        drawn(city, 38, 60 + n * 257, whole_board.EUROPE_Y + 37)
    for name, box in page.places.items():
        seat = sum(map(ord, name)) % 5
        draw.rounded_rectangle(box, 8, livery("standard", seat).base if "mat" not in name else CREAM, INK, 2)
        if name.startswith("place "):
            drawn(view.layout[name[6:]], 72, (box[0] + box[2]) / 2, box[1] + 42)
        elif name.startswith("tile "):
            drawn(icon_of(view.tiles[int(name[5:]) - 1]), 48, (box[0] + box[2]) / 2, box[1] + 34)
        elif name.startswith("mat "):
            for n, thing in enumerate(("cube", "card", *MATERIALS, "workshop", "workshop", "workshop")):
                drawn(thing, 36, box[0] + 30 + n * 40, box[1] + 80)
            spaces(box[0] + 40, box[1] + 100, 12, 2, 24)
    for written in page.written:
        draw.text(written.ink[:2], written.text, INK, font("bold", written.size))
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def measures() -> Iterator[Measure]:
    view, seat, moves = position()
    names = NAMES[: len(view.players)]
    eyes = look(Reader(), names)
    page = whole_board.draw(view, eyes, ())
    kept = caches()

    def forget() -> None:
        sprite_cache.clear()
        for cache in kept:
            cache.cache_clear()

    def warm() -> int:
        board("calimala", view, names, Reader(), seat=seat)
        return 1

    def cold() -> int:
        forget()
        return warm()

    def naive() -> int:
        plainly(view, page)
        return 1

    def on_a_phone() -> int:
        focus("calimala", view, names, Reader(), seat=seat, moves=moves)
        return 1

    def ours() -> int:
        encode(page.image)
        return 1

    def pillows() -> int:
        page.image.copy().save(BytesIO(), "PNG")
        return 1

    slow = micros({"naive": naive, "cold": cold}, windows=3, clock=process_time)
    fast = micros({"warm": warm, "focus": on_a_phone, "ours": ours, "pillow": pillows}, clock=process_time)
    reference = "drawn plainly, Pillow's PNG"
    yield Measure("board, warm, with PNG", fast["warm"] / 1000, "ms", reference, slow["naive"] / 1000, WARM_PICTURE)
    yield Measure("board, cold, with PNG", slow["cold"] / 1000, "ms", reference, slow["naive"] / 1000)
    yield Measure("focus, warm, with PNG", fast["focus"] / 1000, "ms")
    yield Measure("PNG writer", fast["ours"] / 1000, "ms", "Pillow's default", fast["pillow"] / 1000, WRITER)
    yield Measure("size of the board", len(encode(page.image, colours("calimala", "standard"))) / 1024, "KB")
    for game_id in GAMES:
        yield from of_each_game(game_id)


def of_each_game(game_id: str) -> Iterator[Measure]:
    """Warm, with the encoding, at the largest table."""
    players = GAMES[game_id].meta.seats[-1]
    view, seat, moves = position(game_id, players, 120)
    names = NAMES[:players]

    def whole() -> int:
        board(game_id, view, names, Reader(), seat=seat)
        return 1

    def on_a_phone() -> int:
        focus(game_id, view, names, Reader(), seat=seat, moves=moves)
        return 1

    found = micros({"board": whole, "focus": on_a_phone}, clock=process_time)
    yield Measure(f"{game_id}, {players} players: board, warm, with PNG", found["board"] / 1000, "ms")
    yield Measure(f"{game_id}, {players} players: focus, warm, with PNG", found["focus"] / 1000, "ms")
