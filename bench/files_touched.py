"""Project files executed by one interaction: what a reader has to follow.

    python -m bench.files_touched [--files]

The interaction is traced in all threads, with warm caches, from the press until all its messages are sent: the private
response and, after Confirm, the public message. Its picture is counted too, as Confirm finds none ready.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bench.measure import Measure
from bench.targets import FILES_TOUCHED, FILES_TOUCHED_GOALS
from cogs.ui.table_pictures import PictureCache
from tables import Confirming, people
from tests.cogs.playing import Evening, Panel, an_evening

ROOT = Path(__file__).parent.parent
ASIDE = ("tests", "localdiscord", "bench")
"""Folders that only set up the interaction."""


class Tracer:
    """Collects the code objects executed while recording, in every thread started after `install`."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.recording = False

    def install(self) -> None:
        threading.setprofile(self._called)
        sys.setprofile(self._called)

    def remove(self) -> None:
        threading.setprofile(None)
        sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if self.recording and event == "call":
            self.seen.add(frame.f_code)

    @contextmanager
    def record(self) -> Iterator[None]:
        self.seen.clear()
        self.recording = True
        try:
            yield
        finally:
            self.recording = False

    def files(self, root: Path = ROOT) -> list[str]:
        """Project files, relative to the root."""
        found = set()
        for code in self.seen:
            path = Path(code.co_filename)
            if path.is_relative_to(root):
                inside = path.relative_to(root)
                if inside.parts[0] not in ASIDE and not inside.parts[0].startswith("."):
                    found.add(str(inside))
        return sorted(found)


async def _turn(evening: Evening, during: Callable[[str], Any]) -> None:
    """The player to act takes a tile by command, ends the turn and confirms."""
    (person,) = evening.asked
    table = evening.table
    seat = evening.seat_of(person)
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.EVERYTHING)
    take = next(move for move in table.game.moves(table.state, seat) if move.kind == "take")
    options = dict(zip(table.game.book.fields("take"), take.words[1:], strict=True))
    with during("/burgundy take"):
        panel = Panel(await person.slash("burgundy take", table=evening.table_id, **options))
        await evening.local.idle()
    while panel.answers:
        ending = next((a for a in panel.answers if a.words[0] in ("end", "skip")), panel.answers[0])
        panel = await evening.answer(person, panel, ending)
        await evening.settle()
    evening.house.picture_cache.close()
    evening.house.picture_cache = PictureCache()
    with during("Confirm"):
        await evening.press(person, panel, "confirm")
        await evening.settle()


async def traced(folder: Path) -> dict[str, list[str]]:
    """Interaction → files it executes."""
    tracer, found = Tracer(), dict[str, list[str]]()

    @contextmanager
    def during(what: str) -> Iterator[None]:
        with tracer.record():
            yield
        found[what] = tracer.files()

    tracer.install()
    try:
        async with an_evening(folder, pictures=True) as evening:
            await evening.sit_down("Anna", "Béla", game="burgundy")
            for _ in range(4):
                await _turn(evening, during)
    finally:
        tracer.remove()
    return found


async def measures() -> list[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        found = await traced(Path(folder))
    return [
        Measure(f"files touched by {what}", len(files), "files", "bound", FILES_TOUCHED_GOALS[what], FILES_TOUCHED)
        for what, files in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.files_touched", description=__doc__)
    parser.add_argument("--files", action="store_true", help="print the names of the files")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for what, files in asyncio.run(traced(Path(folder))).items():
            print(f"{what}: {len(files)}")
            if asked.files:
                print("".join(f"    {name}\n" for name in files), end="")


if __name__ == "__main__":
    main()
