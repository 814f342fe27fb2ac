"""A picture as the list of what is put on it, to be put together elsewhere: only what is new need be sent, and pieces
can be seen to move.

The same code draws it, on a page that remembers instead of painting. Put together, it is the page that `pictures`
encodes, pixel for pixel (before its colours are reduced to few).
"""

import weakref
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal

from PIL import Image

from engine import Event
from render import pictures
from render.canvas import RECORDER, Page, Sprite
from render.illustrator import illustrator
from render.look import look
from render.palette import Colour
from words.reader import Reader

Shape = Literal["wide", "upright", "area"]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A picture at its place on a page."""

    source: Image.Image
    """Its pixels; of a label only how much ink there is on each."""
    x: int
    y: int
    identity: str = ""
    """What it is, if it is a piece that moves (`Sprite.identity`)."""
    colour: Colour | None = None
    """Of the ink."""

    @property
    def size(self) -> tuple[int, int]:
        return self.source.size

    @property
    def image(self) -> Image.Image:
        """RGBA; RGB if nothing shines through, as on a ground."""
        if self.colour is None:
            return self.source
        inked = Image.new("RGBA", self.source.size, self.colour)
        inked.putalpha(self.source)
        return inked

    @property
    def key(self) -> str:
        """Equal if and only if the pixels are. Never to be sent: whoever can draw the same learns what is shown."""
        ink = b"" if self.colour is None else bytes(self.colour)
        return blake2b(_digest(self.source) + ink, digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Recorded:
    size: tuple[int, int]
    stamps: tuple[Stamp, ...]
    """In the order of painting. The first is the ground, as large as the page."""
    places: dict[str, Box]
    """Left, top, right and bottom of each named place."""
    alt: str

    def picture(self) -> Image.Image:
        """Put together again."""
        page = self.stamps[0].image.copy()
        for stamp in self.stamps[1:]:
            page.paste(stamp.image, (stamp.x, stamp.y), stamp.image)
        return page


def board(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None, shape: Shape = "wide", area: int | None = None,
) -> Recorded:  # fmt: skip
    """The whole table, wide or upright, as `pictures.board` and `pictures.portrait` draw it; or the area of a player,
    of the reader's own seat if none is named."""
    artist, eyes = illustrator(game_id), look(reader, names, marked_for)
    whose = area if area is not None else seat or 0
    token = RECORDER.set(_RecordedPage.on)
    try:
        if shape == "area":
            page = artist.seat(view, eyes, seat=whose, viewer=seat, changes=changes)
            alt = artist.seat_alt(view, names, eyes.lang, seat=whose, viewer=seat)
        else:
            draw = artist.board if shape == "wide" else artist.portrait
            page = draw(view, eyes, seat=seat, changes=changes)
            alt = pictures.board_alt(game_id, view, names, eyes)
    finally:
        RECORDER.reset(token)
    stamps = page.stamps if isinstance(page, _RecordedPage) else []  # a game may draw on a page of its own
    return Recorded(page.size, (Stamp(page.image, 0, 0), *stamps), page.places, pictures.shorten(alt))


@dataclass(slots=True)
class _RecordedPage(Page):
    """Remembers what is put on it. Its picture stays the ground."""

    stamps: list[Stamp] = field(default_factory=list)

    @classmethod
    def on(cls, ground: Page) -> Page:
        return cls(ground.image, [*ground.written], dict(ground.places), ground.marked)

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        self.marked |= sprite.mark
        self.stamps.append(Stamp(sprite.image, round(x) - sprite.ox, round(y) - sprite.oy, sprite.identity))

    def ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        self.stamps.append(Stamp(mask, x, y, colour=colour))

    def below(self, y: int) -> Page:
        rest = Page.below(self, y)
        moved = [Stamp(s.source, s.x, s.y - y, s.identity, s.colour) for s in self.stamps]
        return _RecordedPage(rest.image, rest.written, rest.places, rest.marked, moved)


# ---------------------------------------------------------------- what has the same pixels

_digests: dict[int, tuple[weakref.ref[Image.Image], bytes]] = {}
"""Of pictures that are still about: most are kept in the cache of sprites and asked for again and again."""


def _digest(image: Image.Image) -> bytes:
    number = id(image)
    known = _digests.get(number)
    if known is not None and known[0]() is image:
        return known[1]
    told = f"{image.mode} {image.width} {image.height} ".encode()
    made = blake2b(told + image.tobytes(), digest_size=16).digest()
    _digests[number] = weakref.ref(image, lambda gone: _forget(number, gone)), made
    return made


def _forget(number: int, gone: "weakref.ref[Image.Image]") -> None:
    """Unless another picture has got the number meanwhile."""
    if (known := _digests.get(number)) is not None and known[0] is gone:
        del _digests[number]
