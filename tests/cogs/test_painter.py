"""The painter draws what is waited for first, and what is foreseen when nobody waits."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from cogs.ui.painter import FORESEEN, Painter
from render import Picture


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    made = Painter()
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


async def ask(painter: Painter, studio: Studio, name: str) -> str:
    return (await painter.paint(name, lambda: studio.draw(name))).alt


async def quiet(painter: Painter) -> None:
    while painter._waiting:
        await asyncio.wait(painter._waiting.values())
        await asyncio.sleep(0)


async def test_what_is_foreseen_waits_for_idle_hands(painter: Painter) -> None:
    studio = Studio()
    first = asyncio.create_task(ask(painter, studio, "asked"))
    await asyncio.sleep(0)
    for name in ("ahead", "farther", "farther"):
        painter.foresee(name, lambda name=name: studio.draw(name))
    second = asyncio.create_task(ask(painter, studio, "asked too"))
    await asyncio.sleep(0)
    studio.door.set()
    assert await asyncio.gather(first, second) == ["asked", "asked too"]
    await quiet(painter)
    assert studio.drawn == ["asked", "asked too", "ahead", "farther"]
    assert await ask(painter, studio, "ahead") == "ahead"
    assert studio.drawn.count("ahead") == 1


async def test_only_the_latest_of_many_are_foreseen(painter: Painter) -> None:
    studio = Studio()
    waited = asyncio.create_task(ask(painter, studio, "asked"))
    await asyncio.sleep(0)
    names = [str(number) for number in range(FORESEEN + 3)]
    for name in names:
        painter.foresee(name, lambda name=name: studio.draw(name))
    studio.door.set()
    await waited
    await quiet(painter)
    assert studio.drawn == ["asked", *names[3:]]


async def test_one_that_cannot_be_drawn_holds_up_nobody(painter: Painter) -> None:
    studio = Studio()
    studio.door.set()

    def fail() -> Picture:
        raise ValueError("no paint")

    painter.foresee("broken", fail)
    painter.foresee("whole", lambda: studio.draw("whole"))
    await quiet(painter)
    assert studio.drawn == ["whole"]
    with pytest.raises(ValueError, match="no paint"):
        await painter.paint("broken", fail)
