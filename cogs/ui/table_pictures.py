"""Which picture is drawn for whom. Only views are drawn, and a picture is kept under all that it depends on.

Pictures are drawn off the event loop by one thread, in turns for the people who ask; one asked for again is cached.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from cogs.ui.handling import PERSON
from engine import Event, Move, Seat
from render import pictures
from render.pictures import Picture
from render.review_chart import Prospects
from tables import FairQueue, Hall, SeatSession, Table
from words.reader import Reader

T = TypeVar("T")
KEPT = 8_000_000
"""Bytes of pictures kept ready: some twenty boards."""
PREFETCHED = 8
"""Pictures that nobody has asked for yet, drawn when nobody waits."""


class PictureCache:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._queue = FairQueue(1)
        self._ready: OrderedDict[Hashable, Picture] = OrderedDict()
        self._kept = 0
        self._waiting: dict[Hashable, asyncio.Future[Picture]] = {}
        self._wanted: OrderedDict[Hashable, Callable[[], Picture]] = OrderedDict()
        self.drawn = self.remembered = 0
        """How many so far, for whoever watches."""

    @property
    def busy(self) -> bool:
        """Somebody waits for a picture already: whoever comes now should ask Discord for patience first."""
        return len(self._waiting) > 1

    async def get(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture of that key, drawn once however many ask for it at the same time."""
        ready = self._ready.get(key)
        if ready is not None:
            self._ready.move_to_end(key)
            self.remembered += 1
            return ready
        return await asyncio.shield(self._drawing(key, draw))

    def prefetch(self, key: Hashable, draw: Callable[[], Picture]) -> None:
        """Somebody will probably ask for it soon: draw it as soon as nobody waits for another."""
        self._wanted[key] = draw
        while len(self._wanted) > PREFETCHED:
            self._wanted.popitem(last=False)
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        while self._wanted and not self._waiting:
            key, draw = self._wanted.popitem(last=False)
            if key not in self._ready:
                self._drawing(key, draw)

    def _drawing(self, key: Hashable, draw: Callable[[], Picture]) -> "asyncio.Future[Picture]":
        waiting = self._waiting.get(key)
        if waiting is None:
            self.drawn += 1
            waiting = self._waiting[key] = asyncio.ensure_future(self._in_turn(draw))
            waiting.add_done_callback(lambda done: self._keep(key, done))
        return waiting

    async def _in_turn(self, draw: Callable[[], Picture]) -> Picture:
        return await self.run(PERSON.get(), draw)

    async def run(self, person: Hashable, work: Callable[[], T]) -> T:
        """Draw something that is not kept here, when it is this person's turn."""
        async with self._queue.turn(person):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _keep(self, key: Hashable, done: "asyncio.Future[Picture]") -> None:
        self._waiting.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self._ready[key] = done.result()
            self._kept += len(done.result().png)
            while self._kept > KEPT:
                self._kept -= len(self._ready.popitem(last=False)[1].png)
        self._draw_ahead()

    def close(self) -> None:
        self._wanted.clear()
        self._thread.shutdown(wait=True, cancel_futures=True)


# ---------------------------------------------------------------- what is drawn

PHONE = "phone"
"""The shape of a board for a phone: upright. Any other is wide."""


STANDARD, SAFE = "standard", "safe"


async def public_palette(hall: Hall | None, table: Table) -> str:
    """Of the pictures for everybody: the one for colour-blind eyes, if a player at the table has chosen it."""
    users = [] if hall is None else [seat.user_id for seat in table.seats if seat.user_id is not None]
    chosen = [(await hall.person(user)).palette for user in users] if hall is not None else []
    return SAFE if SAFE in chosen else STANDARD


async def public_board(
    cache: PictureCache, table: Table, changes: Sequence[Event], shape: str = PHONE, palette: str = STANDARD
) -> Picture:
    """The board as everybody may see it, in the table's language; upright, or wide."""
    return await cache.get(*_public(table, table.state, changes, shape, palette))


async def final(cache: PictureCache, table: Table, reader: Reader | None = None) -> Picture:
    """How the game ended: for everybody in the table's language, unless a reader is named."""
    eyes = reader or Reader(table.language)
    game, names, standings = table.row.game, table.names, table.result
    return await cache.get(
        ("final", table.id, table.version, eyes, tuple(names)), lambda: pictures.final(game, standings, names, eyes)
    )


async def review(cache: PictureCache, table: Table, prospects: Prospects, reader: Reader) -> Picture:
    """How the game went."""
    names = table.names
    return await cache.get(
        ("review", table.id, table.version, reader, tuple(names)), lambda: pictures.review(prospects, names, reader)
    )


def prefetch_board(
    cache: PictureCache,
    session: SeatSession,
    changes: Sequence[Event],
    shape: str = PHONE,
    palette: str = STANDARD,
) -> None:
    """A whole turn is drafted and will probably be confirmed: draw what everybody will see then.

    Also what it will bring to light. Nobody gets to see that before: it is kept under the very position that it shows,
    and nobody asks for a position that is not there.
    """
    cache.prefetch(*_public(session.table, session.ahead, changes, shape, palette))


def prefetch_focus(
    cache: PictureCache, session: SeatSession, reader: Reader, path: Sequence[str], moves: Sequence[Move]
) -> None:
    """The same for what whoever confirms is going to be asked next: nothing is new to them then. `session`: as it will
    be."""
    cache.prefetch(*_focus(session, reader, path, moves, (), imagined=False))


def _public(
    table: Table, state: Any, changes: Sequence[Event], shape: str, palette: str
) -> tuple[Hashable, Callable[[], Picture]]:
    game, names, reader = table.game, table.names, Reader(table.language, palette, stopped=table.stopped)
    view, asked = game.view(state, None), game.to_act(state)
    marked_for = names[asked[0]] if len(asked) == 1 else ""
    key = ("public", shape, table.id, game.digest(state), repr(changes), reader, tuple(names))
    draw = pictures.portrait if shape == PHONE else pictures.board
    return key, lambda: draw(game.meta.id, view, names, reader, changes=changes, marked_for=marked_for)


async def board(cache: PictureCache, session: SeatSession, reader: Reader, changes: Sequence[Event]) -> Picture:
    """The board as one person may see it, draft included, with what changed since their last move."""
    reader = replace(reader, stopped=session.table.stopped)
    table, view, seat, names = session.table, session.view, session.seat, session.table.names
    return await cache.get(
        ("board", *_key(session, reader), repr(changes)),
        lambda: pictures.board(table.row.game, view, names, reader, seat=seat, changes=changes),
    )


async def portrait(cache: PictureCache, session: SeatSession, reader: Reader, changes: Sequence[Event]) -> Picture:
    """The same upright, with their own area large."""
    reader = replace(reader, stopped=session.table.stopped)
    table, view, seat, names = session.table, session.view, session.seat, session.table.names
    return await cache.get(
        ("portrait", *_key(session, reader), repr(changes)),
        lambda: pictures.portrait(table.row.game, view, names, reader, seat=seat, changes=changes),
    )


async def mat(
    cache: PictureCache, session: SeatSession, reader: Reader, seat: Seat, changes: Sequence[Event]
) -> Picture:
    """One player's area, with what changed since the reader's last move; with the hand if it is their own."""
    reader = replace(reader, stopped=session.table.stopped)
    table, view, viewer, names = session.table, session.view, session.seat, session.table.names
    return await cache.get(
        ("seat", seat, *_key(session, reader), repr(changes)),
        lambda: pictures.seat(table.row.game, view, names, reader, seat=seat, viewer=viewer, changes=changes),
    )


async def focus(
    cache: PictureCache,
    session: SeatSession,
    reader: Reader,
    path: Sequence[str],
    moves: Sequence[Move],
    changes: Sequence[Event] = (),
    *,
    imagined: bool = False,
) -> Picture:
    """What is being decided, phone-sized, with what changed since the reader's last move. `imagined`: on the session of
    somebody who plans ahead."""
    return await cache.get(*_focus(session, reader, path, moves, changes, imagined=imagined))


def _focus(
    session: SeatSession,
    reader: Reader,
    path: Sequence[str],
    moves: Sequence[Move],
    changes: Sequence[Event],
    *,
    imagined: bool,
) -> tuple[Hashable, Callable[[], Picture]]:
    table, view, seat, names = session.table, session.view, session.seat, session.table.names
    assert seat is not None
    key = ("focus", imagined, tuple(path), tuple(moves), *_key(session, reader), repr(changes))
    return key, lambda: pictures.focus(
        table.row.game, view, names, reader, seat=seat, path=path, moves=moves, changes=changes, imagined=imagined
    )


async def past(
    cache: PictureCache,
    table: Table,
    index: int,
    view: Any,
    seat: Seat | None,
    reader: Reader,
    changes: Sequence[Event],
) -> Picture:
    names = table.names
    return await cache.get(
        ("past", table.id, table.version, index, seat, reader, tuple(names)),
        lambda: pictures.board(table.row.game, view, names, reader, seat=seat, changes=changes),
    )


def _key(session: SeatSession, reader: Reader) -> tuple[object, ...]:
    table = session.table
    return (table.id, table.game.digest(session.shown), session.seat, reader, tuple(table.names))
