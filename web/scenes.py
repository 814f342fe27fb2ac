"""Boards as sprites: each page receives only the ones it lacks, packed into one picture.

Sprites are numbered per page in order of first use, and pictures are named with the session's secret, so that no name
reveals which hidden card is shown. A small picture is part of the answer, which saves a request.
"""

import base64
import hmac
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from render import atlas
from render.png import SMALLER, Colours
from render.recording import Recorded, Stamp
from tables import Foreground, Refused
from web.house import Drawing

FIRST = 8
"""zlib level of the sprites of a fresh page: a hundredth larger than at the highest, for half of the time."""
SCENES = 12
"""Maximum boards in the cache; readers with equal views share them."""
PAGES = 600
"""Maximum pages with known sprites; a forgotten page receives all sprites again."""
PACKED = 48_000_000
"""Maximum bytes of packed pictures waiting to be fetched."""
ENCLOSED = 20_000
"""Maximum bytes of a packed picture that is sent with the answer."""
ALL_PAGES = "pages"
"""Key in the queue of drawings: all pages together wait like one person in Discord."""

Box = tuple[int, int, int, int]
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scene:
    """A recorded board with everything said about it, the same for all readers of an equal view."""

    recorded: Recorded
    keys: Sequence[str]
    """Digest of each stamp."""
    told: dict[str, Any]
    prompts: dict[Hashable, dict[str, Any]] = field(default_factory=dict)
    """Prompts of the player whose scene it is, by all that they depend on beside it."""


@dataclass(frozen=True, slots=True)
class OpenPage:
    secret: bytes
    page: str


@dataclass(slots=True)
class Page:
    """Sprites that one open page has."""

    numbers: dict[str, int] = field(default_factory=dict)
    """Digest of a sprite's pixels → its number."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Sprites packed into one picture."""

    png: bytes
    boxes: Sequence[Box]


class Scenes:
    def __init__(self, drawing: Drawing, foreground: Foreground, epoch: str = "") -> None:
        """`epoch`: distinguishes the numbers of two processes."""
        self._drawing, self._foreground, self._epoch = drawing, foreground, epoch
        self._scenes: OrderedDict[Hashable, Scene] = OrderedDict()
        self._pages: OrderedDict[OpenPage, Page] = OrderedDict()
        self._packed: _Pictures[Hashable] = _Pictures()
        self._named: _Pictures[tuple[bytes, str]] = _Pictures()
        """Secret and name → the picture, for the sessions that may fetch it."""

    def get(self, key: Hashable) -> Scene | None:
        """The scene of a key, if it is still cached."""
        found = self._scenes.get(key)
        if found is not None:
            self._scenes.move_to_end(key)
        return found

    def keep(self, key: Hashable, scene: Scene) -> None:
        self._scenes[key] = scene
        while len(self._scenes) > SCENES:
            self._scenes.popitem(last=False)

    async def draw(self, work: Callable[[], T]) -> T:
        """Run a drawing job after those of Discord's users."""
        await self._foreground.let_pass()
        return await self._drawing.run(ALL_PAGES, work)

    async def send(self, reader: OpenPage, scene: Scene, colours: Colours | None) -> dict[str, Any]:
        """The board for this page: the numbers of its sprites, and the boxes of the new ones. `colours`: palette of
        the background."""
        recorded, keys = scene.recorded, scene.keys
        fresh, page = self._page(reader)
        new: dict[str, Stamp] = {}
        for key, stamp in zip(keys, recorded.stamps, strict=True):
            if key not in page.numbers:
                page.numbers[key] = len(page.numbers)
                new[key] = stamp
        sprites = [[page.numbers[k], s.x, s.y, s.identity] for k, s in zip(keys, recorded.stamps, strict=True)]
        ground = [keys[0]] if keys[0] in new else []
        others = [key for key in new if key not in ground]
        sheets = [
            await self._sheet(reader, page, [(key, new[key]) for key in group], few, FIRST if fresh else SMALLER)
            for group, few in ((ground, colours), (others, None))
            if group
        ]
        return {"fresh": fresh, "size": list(recorded.size), "atlases": sheets, "sprites": sprites}

    def picture(self, secret: bytes, name: str) -> bytes:
        """A picture offered to this session."""
        found = self._named.get((secret, name))
        if found is None:
            raise Refused("web-not-found")
        return found.png

    def _page(self, reader: OpenPage) -> tuple[bool, Page]:
        fresh = reader not in self._pages or not reader.page
        page = Page() if fresh else self._pages[reader]
        self._pages[reader] = page
        self._pages.move_to_end(reader)
        while len(self._pages) > PAGES:
            self._pages.popitem(last=False)
        return fresh, page

    async def _sheet(
        self, reader: OpenPage, page: Page, group: Sequence[tuple[str, Stamp]], colours: Colours | None, level: int
    ) -> dict[str, Any]:
        content = tuple(key for key, _ in group)
        packed = self._packed.get(content)
        if packed is None:
            packed = await self.draw(lambda: Packed(*atlas.pack([stamp.image for _, stamp in group], colours, level)))
            self._packed.keep(content, packed)
        numbers = [page.numbers[key] for key in content]
        boxes = [[number, *box] for number, box in zip(numbers, packed.boxes, strict=True)]
        if len(packed.png) <= ENCLOSED:
            return {"url": f"data:image/png;base64,{base64.b64encode(packed.png).decode()}", "boxes": boxes}
        said = f"{self._epoch} {reader.page} {numbers[0]} {len(numbers)}"
        name = hmac.digest(reader.secret, said.encode(), "sha256")[:12].hex()
        self._named.keep((reader.secret, name), packed)
        return {"url": f"api/atlas/{name}.png", "boxes": boxes}


class _Pictures(Generic[K]):
    """The most recently used pictures, up to PACKED bytes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[K, Packed] = OrderedDict()
        self._bytes = 0

    def get(self, key: K) -> Packed | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, packed: Packed) -> None:
        old = self._kept.pop(key, None)
        self._kept[key] = packed
        self._bytes += len(packed.png) - (len(old.png) if old is not None else 0)
        while self._bytes > PACKED and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1].png)
