"""Pictures that are waited for are drawn first, and those to be needed soon when nobody waits."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from cogs.ui.table_pictures import PREFETCHED, PictureCache
from render.pictures import Picture


@pytest.fixture
async def picture_cache() -> AsyncIterator[PictureCache]:
    made = PictureCache()
    yield made
    made.close()


class Studio:
    """Draws under the name of what is drawn, once the door is open."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.door = threading.Event()

    def draw(self, name: str) -> Picture:
        assert self.door.wait(5)
        self.drawn.append(name)
        return Picture(name.encode(), name, 1, 1)


async def ask(picture_cache: PictureCache, studio: Studio, name: str) -> str:
    return (await picture_cache.get(name, lambda: studio.draw(name))).alt


async def quiet(picture_cache: PictureCache) -> None:
    while picture_cache._waiting:
        await asyncio.wait(picture_cache._waiting.values())
        await asyncio.sleep(0)


async def test_what_is_prefetched_is_drawn_when_nobody_waits(picture_cache: PictureCache) -> None:
    studio = Studio()
    first = asyncio.create_task(ask(picture_cache, studio, "asked"))
    await asyncio.sleep(0)
    for name in ("ahead", "farther", "farther"):
        picture_cache.prefetch(name, lambda name=name: studio.draw(name))
    second = asyncio.create_task(ask(picture_cache, studio, "asked too"))
    await asyncio.sleep(0)
    studio.door.set()
    assert await asyncio.gather(first, second) == ["asked", "asked too"]
    await quiet(picture_cache)
    assert studio.drawn == ["asked", "asked too", "ahead", "farther"]
    assert await ask(picture_cache, studio, "ahead") == "ahead"
    assert studio.drawn.count("ahead") == 1


async def test_only_the_latest_of_many_are_prefetched(picture_cache: PictureCache) -> None:
    studio = Studio()
    waited = asyncio.create_task(ask(picture_cache, studio, "asked"))
    await asyncio.sleep(0)
    names = [str(number) for number in range(PREFETCHED + 3)]
    for name in names:
        picture_cache.prefetch(name, lambda name=name: studio.draw(name))
    studio.door.set()
    await waited
    await quiet(picture_cache)
    assert studio.drawn == ["asked", *names[3:]]


async def test_one_that_cannot_be_drawn_holds_up_nobody(picture_cache: PictureCache) -> None:
    studio = Studio()
    studio.door.set()

    def fail() -> Picture:
        raise ValueError("no paint")

    picture_cache.prefetch("broken", fail)
    picture_cache.prefetch("whole", lambda: studio.draw("whole"))
    await quiet(picture_cache)
    assert studio.drawn == ["whole"]
    with pytest.raises(ValueError, match="no paint"):
        await picture_cache.get("broken", fail)
