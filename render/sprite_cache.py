"""What is drawn once and used again. Sprites, labels and the grounds of all games share it.

It holds so many bytes and no more. When it is full, what nobody has used for longest goes first: a house in which one
game is played keeps everything of it at hand, and one in which five are played in two languages does not grow for it.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
ROOM = 80_000_000
"""Bytes: the grounds of two or three games, some nine megabytes each, with all that is put on them."""
FRAME = 1_000
"""What the smallest sprite takes besides its pixels."""

_lock = threading.Lock()
_shelf: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
_held = 0


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Declares that what is drawn depends on the arguments only and is never changed: it is kept on the cache."""

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
    """The bytes on the cache."""
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
    """Pillow takes four bytes for a pixel of any colour."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode == "L" else 4) + FRAME
    if isinstance(made, tuple):
        return sum(_weight(part) for part in made)
    image = getattr(made, "image", None)
    return FRAME if image is None else _weight(image)
