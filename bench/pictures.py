"""Pictures: a warm board with its encoding, against the same drawing with nothing kept and Pillow's own PNG."""

import gc
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from io import BytesIO
from random import Random
from time import process_time
from typing import Any

from bench.measure import Measure, Target, micros
from engine import GAMES
from render import Reader, board, focus
from render.calimala import board as whole_board
from render.look import look
from render.png import encode

WARM_PICTURE = Target("≤", 0.25)
"""A warm board with its encoding, against drawing it anew and saving it as one usually does."""
WRITER = Target("≤", 0.6)
"""Our PNG writer against Pillow's default."""

NAMES = ("Anna", "Benedek", "Eszter", "Niki", "Ödön")
KEPT_BY_ANYBODY = {"font", "has_glyph", "cap_height"}
"""Nobody loads a font for every picture."""


def position(players: int = 4, moves: int = 200) -> tuple[Any, int, list[Any]]:
    """A view in the middle of a random game, for the seat that is to act, with its moves."""
    game = GAMES["calimala"]
    state = game.new(players, "bench")
    chance = Random(players)
    for _ in range(moves):
        seat = game.to_act(state)[0]
        game.play(state, seat, chance.choice(game.moves(state, seat)))
    seat = game.to_act(state)[0]
    return game.view(state, seat), seat, game.moves(state, seat)


def caches() -> list[Any]:
    found = [o for o in gc.get_objects() if isinstance(o, _lru_cache_wrapper)]
    return [c for c in found if str(c.__module__).startswith("render") and c.__name__ not in KEPT_BY_ANYBODY]


def measures() -> Iterator[Measure]:
    view, seat, moves = position()
    names = NAMES[: len(view.players)]
    eyes = look(Reader(), names)
    page = whole_board.draw(view, eyes, ())
    kept = caches()

    def forget() -> None:
        for cache in kept:
            cache.cache_clear()

    def warm() -> int:
        board("calimala", view, names, Reader(), seat=seat)
        return 1

    def cold() -> int:
        forget()
        return warm()

    def anew() -> int:
        forget()
        whole_board.draw(view, eyes, ()).image.save(BytesIO(), "PNG")
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

    slow = micros({"anew": anew, "cold": cold}, windows=3, clock=process_time)
    fast = micros({"warm": warm, "focus": on_a_phone, "ours": ours, "pillow": pillows}, clock=process_time)
    reference = "drawn anew, Pillow's PNG"
    yield Measure("board, warm, with PNG", fast["warm"] / 1000, "ms", reference, slow["anew"] / 1000, WARM_PICTURE)
    yield Measure("board, cold, with PNG", slow["cold"] / 1000, "ms", reference, slow["anew"] / 1000)
    yield Measure("focus, warm, with PNG", fast["focus"] / 1000, "ms")
    yield Measure("PNG writer", fast["ours"] / 1000, "ms", "Pillow's default", fast["pillow"] / 1000, WRITER)
    yield Measure("size of the board", len(encode(page.image)) / 1024, "KB")
