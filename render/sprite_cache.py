"""LRU cache of everything drawn: sprites, labels and backgrounds of all games, limited in bytes.

What has not been used for longest is packed. A packed sprite takes a thirtieth of the memory, and unpacking takes a
hundredth of the time of drawing: the sprites of all games fit.
"""

import pickle
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
ROOM = 32_000_000
"""Maximum bytes of unpacked sprites: those of two or three pictures, with a background of about nine megabytes."""
PACKED = 24_000_000
"""Maximum bytes of packed sprites: six are enough for every picture of all games in one language and palette."""
LEVEL = 1
"""zlib level; higher ones save hardly anything."""
FRAME = 1_000
"""Overhead of a sprite besides its pixels, in bytes."""

_lock = threading.Lock()
_sprites: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
_held = 0
_packed: OrderedDict[Hashable, bytes] = OrderedDict()
_packed_size = 0


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorator: cache the result, which must depend on the arguments only and never be changed."""

    @wraps(draw)
    def cached(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items()))
        with _lock:
            found = _sprites.get(key)
            if found is not None:
                _sprites.move_to_end(key)
                return found[0]  # type: ignore[no-any-return]
            packed = _packed.get(key)
        made: T = draw(*args, **kwargs) if packed is None else pickle.loads(zlib.decompress(packed))
        _pack(_put(key, made, _weight(made)))
        return made

    return cached


def held() -> int:
    """Bytes of unpacked sprites."""
    return _held


def clear() -> None:
    global _held, _packed_size
    with _lock:
        _sprites.clear()
        _packed.clear()
        _held = _packed_size = 0


def _put(key: Hashable, made: Any, weight: int) -> list[tuple[Hashable, Any]]:
    """Cache a sprite. Returns those that had to make room."""
    global _held
    dropped = []
    with _lock:
        if key in _sprites:  # another thread drew it meanwhile
            return []
        _sprites[key] = made, weight
        _held += weight
        while _held > ROOM:
            old, (sprite, size) = _sprites.popitem(last=False)
            _held -= size
            if old in _packed:
                _packed.move_to_end(old)
            else:
                dropped.append((old, sprite))
    return dropped


def _pack(dropped: list[tuple[Hashable, Any]]) -> None:
    global _packed_size
    for key, sprite in dropped:
        packed = zlib.compress(pickle.dumps(sprite, pickle.HIGHEST_PROTOCOL), LEVEL)
        with _lock:
            if key not in _packed:
                _packed[key] = packed
                _packed_size += len(packed)
            while _packed_size > PACKED:
                _packed_size -= len(_packed.popitem(last=False)[1])


def _weight(made: Any) -> int:
    """Size in bytes: Pillow stores a pixel of any colour mode in four."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode == "L" else 4) + FRAME
    if isinstance(made, tuple):
        return sum(_weight(part) for part in made)
    image = getattr(made, "image", None)
    return FRAME if image is None else _weight(image)
