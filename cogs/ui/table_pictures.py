"""Pictures of tables for each reader, cached by everything they depend on. Only views are drawn.

One thread draws them off the event loop, shared fairly between people.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from cogs.ui.handling import PERSON
from engine import GAMES, Event, Move, Seat
from render import pictures
from render.pictures import Picture
from render.review_chart import Prospects
from render.sources_chart import Chart
from tables import FairQueue, Hall, SeatSession, Table
from tables.lobby import listing
from words import DEFAULT
from words.reader import Reader

T = TypeVar("T")
KEPT = 8_000_000
"""Maximum bytes of the cache: about twenty boards."""
PREFETCHED = 8
"""Maximum prefetched pictures, drawn only when the queue is empty."""


class PictureCache:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._queue = FairQueue(1)
        self._ready: OrderedDict[Hashable, Picture] = OrderedDict()
        self._kept = 0
        self._waiting: dict[Hashable, asyncio.Future[Picture]] = {}
        self._wanted: OrderedDict[Hashable, Callable[[], Picture]] = OrderedDict()
        self.drawn = self.remembered = 0
        """Counters for monitoring."""

    @property
    def busy(self) -> bool:
        """Whether pictures are queued, so that an interaction should be deferred first."""
        return len(self._waiting) > 1

    async def get(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture of a key; concurrent requests draw it once."""
        ready = self._ready.get(key)
        if ready is not None:
            self._ready.move_to_end(key)
            self.remembered += 1
            return ready
        return await asyncio.shield(self._drawing(key, draw))

    def prefetch(self, key: Hashable, draw: Callable[[], Picture]) -> None:
        """Draw a picture that is likely to be requested soon, when the queue is empty."""
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
        """Draw something that is not cached here, queued fairly per person."""
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


# ---------------------------------------------------------------- ahead of all requests

WARMED = 12
"""Maximum kinds of tables drawn ahead."""


async def warm_up(cache: PictureCache, hall: Hall) -> None:
    """Draw the opening position of every kind of table in play, then of all other games, so that fonts, sprites and
    backgrounds are ready when a picture is requested. Requests come in between."""
    kinds = [kind for kind in await listing.kinds_in_play(hall) if kind[0] in hall.games]
    played = {game_id for game_id, _, _ in kinds}
    kinds += [(game_id, DEFAULT, GAMES[game_id].meta.seats[-1]) for game_id in hall.games if game_id not in played]
    for kind in kinds[:WARMED]:
        for draw in _opening_pictures(*kind):
            await cache.run(warm_up, draw)


def _opening_pictures(game_id: str, lang: str, seats: int) -> Iterator[Callable[[], Picture]]:
    game, reader, names = GAMES[game_id], Reader(lang), [f"{number}" for number in range(1, seats + 1)]
    state = game.new(seats, "opening")
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    yield partial(pictures.portrait, game_id, game.view(state, None), names, reader)
    yield partial(pictures.focus, game_id, view, names, reader, seat=seat, moves=game.moves(view, seat))
    yield partial(pictures.board, game_id, view, names, reader, seat=seat)


# ---------------------------------------------------------------- pictures

PHONE = "phone"
"""Name of the portrait format; any other is landscape."""


STANDARD, SAFE = "standard", "safe"


async def public_palette(hall: Hall | None, table: Table) -> str:
    """Palette of public pictures: the colour-blind one if any player at the table uses it."""
    users = [] if hall is None else [seat.user_id for seat in table.seats if seat.user_id is not None]
    chosen = [(await hall.person(user)).palette for user in users] if hall is not None else []
    return SAFE if SAFE in chosen else STANDARD


async def public_board(
    cache: PictureCache, table: Table, changes: Sequence[Event], shape: str = PHONE, palette: str = STANDARD
) -> Picture:
    """The public board in the table's language, in portrait or landscape format."""
    return await cache.get(*_public(table, table.state, changes, shape, palette))


async def final(cache: PictureCache, table: Table, reader: Reader | None = None) -> Picture:
    """Final result; public in the table's language unless a reader is given."""
    eyes = reader or Reader(table.language)
    game, names, standings = table.row.game, table.names, table.result
    return await cache.get(
        ("final", table.id, table.version, eyes, tuple(names)), lambda: pictures.final(game, standings, names, eyes)
    )


async def review(cache: PictureCache, table: Table, prospects: Prospects, reader: Reader) -> Picture:
    """Review chart."""
    names = table.names
    return await cache.get(
        ("review", table.id, table.version, reader, tuple(names)), lambda: pictures.review(prospects, names, reader)
    )


async def sources(cache: PictureCache, chart: Chart, reader: Reader) -> Picture:
    """Where points come from."""
    return await cache.get(("sources", repr(chart), reader), lambda: pictures.sources(chart, reader))


def prefetch_board(
    cache: PictureCache,
    session: SeatSession,
    changes: Sequence[Event],
    shape: str = PHONE,
    palette: str = STANDARD,
) -> None:
    """Draw the public board after a drafted turn, which will probably be confirmed.

    This may include what the turn reveals. It cannot leak: the cache key is the position itself, which can only be
    requested once it exists.
    """
    cache.prefetch(*_public(session.table, session.ahead, changes, shape, palette))


def prefetch_focus(
    cache: PictureCache, session: SeatSession, reader: Reader, path: Sequence[str], moves: Sequence[Move]
) -> None:
    """Draw the next question of the player who will confirm, without marks. `session`: the state after the
    confirmation."""
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
    """The board for one reader, with the draft and the changes since their last move."""
    reader = replace(reader, stopped=session.table.stopped)
    table, view, seat, names = session.table, session.view, session.seat, session.table.names
    return await cache.get(
        ("board", *_key(session, reader), repr(changes)),
        lambda: pictures.board(table.row.game, view, names, reader, seat=seat, changes=changes),
    )


async def portrait(cache: PictureCache, session: SeatSession, reader: Reader, changes: Sequence[Event]) -> Picture:
    """The board in portrait format, with the reader's own area large."""
    reader = replace(reader, stopped=session.table.stopped)
    table, view, seat, names = session.table, session.view, session.seat, session.table.names
    return await cache.get(
        ("portrait", *_key(session, reader), repr(changes)),
        lambda: pictures.portrait(table.row.game, view, names, reader, seat=seat, changes=changes),
    )


async def mat(
    cache: PictureCache, session: SeatSession, reader: Reader, seat: Seat, changes: Sequence[Event]
) -> Picture:
    """One player's area with the changes since the reader's last move; with the hand if it is their own."""
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
    """The current decision, phone-sized, with the changes since the reader's last move. `imagined`: on the session
    of a plan."""
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
