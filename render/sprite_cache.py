"""LRU cache of everything drawn: sprites, labels and backgrounds of all games, limited in bytes."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
ROOM = 80_000_000
"""Maximum bytes: the backgrounds of two or three games, about nine megabytes each, with their sprites."""
FRAME = 1_000
"""Overhead of a sprite besides its pixels, in bytes."""

_lock = threading.Lock()
_shelf: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
_held = 0


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Decorator: cache the result, which must depend on the arguments only and never be changed."""

    @wraps(draw)
    def at_hand(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items()))
        with _lock:
            found = _shelf.get(key)
            if found is not None:
                _shelf.move_to_end(key)
                return found[0]  # type: ignore[no-any-return]
        made = draw(*args, **kwargs)
        _put(key, made, _weight(made))
        return made

    return at_hand


def held() -> int:
    """Bytes in the cache."""
    return _held


def clear() -> None:
    global _held
    with _lock:
        _shelf.clear()
        _held = 0


def _put(key: Hashable, made: Any, weight: int) -> None:
    global _held
    with _lock:
        if key in _shelf:  # another thread drew it meanwhile
            return
        _shelf[key] = made, weight
        _held += weight
        while _held > ROOM:
            _held -= _shelf.popitem(last=False)[1][1]


def _weight(made: Any) -> int:
    """Size in bytes: Pillow stores a pixel of any colour mode in four."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode == "L" else 4) + FRAME
    if isinstance(made, tuple):
        return sum(_weight(part) for part in made)
    image = getattr(made, "image", None)
    return FRAME if image is None else _weight(image)
