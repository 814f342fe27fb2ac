"""A picture as a list of sprites with positions, so that a page fetches only new ones and can animate moves.

The same code draws it, on a page that records instead of painting. Composed, it equals the page that `pictures`
encodes, pixel for pixel (before the reduction of colours).
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
from render.palette import Colour
from render.pictures import illustrator
from render.text import look
from words.reader import Reader

Shape = Literal["wide", "upright", "area"]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A sprite at its position on a page."""

    source: Image.Image
    """Its pixels; for a label the alpha mask of the ink."""
    x: int
    y: int
    identity: str = ""
    """Name of the piece, if it can move (`Sprite.identity`)."""
    colour: Colour | None = None
    """Colour of the ink, for a label."""

    @property
    def size(self) -> tuple[int, int]:
        return self.source.size

    @property
    def image(self) -> Image.Image:
        """RGBA; RGB if opaque, like a background."""
        if self.colour is None:
            return self.source
        inked = Image.new("RGBA", self.source.size, self.colour)
        inked.putalpha(self.source)
        return inked

    @property
    def key(self) -> str:
        """Digest of the pixels. Never send it: a reader could guess hidden cards by drawing candidates."""
        ink = b"" if self.colour is None else bytes(self.colour)
        return blake2b(_digest(self.source) + ink, digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Recorded:
    size: tuple[int, int]
    stamps: tuple[Stamp, ...]
    """In drawing order. The first is the background, as large as the page."""
    places: dict[str, Box]
    """Left, top, right and bottom of each named place."""
    alt: str

    def picture(self) -> Image.Image:
        """Compose the picture."""
        page = self.stamps[0].image.copy()
        for stamp in self.stamps[1:]:
            page.paste(stamp.image, (stamp.x, stamp.y), stamp.image)
        return page


def board(
    game_id: str, view: Any, names: Sequence[str], reader: Reader, *, seat: int | None = None,
    changes: Sequence[Event] = (), marked_for: str | None = None, shape: Shape = "wide", area: int | None = None,
) -> Recorded:  # fmt: skip
    """Record the whole table, landscape or portrait, or the area of a player (default: the reader's seat)."""
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
    stamps = page.stamps if isinstance(page, _RecordedPage) else []  # the game drew on a page of its own
    return Recorded(page.size, (Stamp(page.image, 0, 0), *stamps), page.places, pictures.shorten(alt))


@dataclass(slots=True)
class _RecordedPage(Page):
    """Records everything put on it. Its own picture stays the background."""

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


# ---------------------------------------------------------------- digests

_digests: dict[int, tuple[weakref.ref[Image.Image], bytes]] = {}
"""Digests by id() of living pictures: most come from the sprite cache and are asked for repeatedly."""


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
    """Drop the digest of a collected picture, unless its id was reused."""
    if (known := _digests.get(number)) is not None and known[0] is gone:
        del _digests[number]
