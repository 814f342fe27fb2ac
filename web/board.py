"""A table as JSON for one reader: the board, whose turn it is, the news, and the prompt."""

import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine import Event, Seat
from render import closeup, few_colours, imagined, recording, touching
from render.palette import livery
from tables import Entry, Hall, Refused, Table, history
from tables.core import pending
from web import texts
from web.reading import Reading
from web.scenes import OpenPage, Scene, Scenes
from words import Speaker, speaker, wording
from words.catching_up import catching_up
from words.reader import Reader

SHAPES = ("wide", "upright", "area")
LINES_OF_NEWS = 12
MOST_TAGS = 12
LONGEST_TAG = 80
Tag = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Asked:
    """Parameters of a request for a board."""

    shape: recording.Shape = "wide"
    area: Seat | None = None
    at: int | None = None
    """Index of a past position."""
    page: str = ""
    chosen: tuple[Tag, ...] = ()
    plan: bool = False
    """Whether to show the reader's imagined next turn."""
    since: int | None = None
    """Index of the newest line of the page's log: newer ones are added to the answer."""

    @classmethod
    def read(cls, said: Mapping[str, Any], seats: int) -> "Asked":
        """Parse a query or body. Raises Refused for anything the page would not send."""
        shape, area, at, chosen = said.get("shape"), said.get("area"), said.get("at"), said.get("chosen")
        if isinstance(chosen, str) and chosen:
            try:
                chosen = json.loads(chosen)
            except (ValueError, RecursionError) as unreadable:
                raise Refused("web-not-json") from unreadable
        if shape not in (*SHAPES, None, ""):
            raise Refused("web-not-found")
        return cls(
            shape or "wide",
            _number(area, seats),
            _number(at, 1_000_000),
            str(said.get("page") or "")[:40],
            tags(chosen or ()),
            str(said.get("plan")) == "1",
            _number(said.get("since"), 1_000_000),
        )


def _number(said: Any, end: int) -> int | None:
    if said in (None, ""):
        return None
    if isinstance(said, bool) or not str(said).isdecimal() or len(str(said)) > 7 or int(said) >= end:
        raise Refused("web-not-found")
    return int(said)


def tags(said: Any) -> tuple[Tag, ...]:
    """Parse the chosen tags."""
    if not isinstance(said, list | tuple) or len(said) > MOST_TAGS:
        raise Refused("web-not-json")
    found = []
    for tag in said:
        if not isinstance(tag, list | tuple) or len(tag) != 2 or not all(isinstance(word, str) for word in tag):
            raise Refused("web-not-json")
        found.append((tag[0][:LONGEST_TAG], tag[1][:LONGEST_TAG]))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Position:
    """The position to draw: the current one with the draft, or a past one."""

    view: Any
    entries: Sequence[Entry]
    """Moves since the reader's last move; for a past position, since the one before."""
    last: int
    """Index of the latest position the reader may see."""
    index: int | None = None
    """None: the current position."""
    at: float | None = None
    version: int = 0
    since_own: bool = False
    """Whether the entries are those since the reader's last move."""

    @property
    def changes(self) -> list[Event]:
        return [event for entry in self.entries for event in entry.events]


async def position(hall: Hall, reading: Reading, asked: Asked) -> Position:
    table, session = reading.table, reading.session
    length = await history.history_length(hall, table.id)
    last = length - 1 if reading.latest is None else min(reading.latest, length - 1)
    index = asked.at
    if index is None and reading.latest is not None and last < length - 1:
        index = last
    if index is not None:
        past = await history.past(hall, table, reading.seat, min(index, last))
        return Position(past.view, past.entries, last, past.index, past.at, session.version)
    if reading.plan is not None:
        return Position(session.view, (), last, version=session.version)
    if reading.user_id is not None and reading.seat == table.seat_of(reading.user_id):
        entries = await history.moves_since_own(hall, table, reading.user_id)
        since_own = reading.seat is not None
        return Position(session.view, entries, last, version=session.version, since_own=since_own)
    entries = await history.log_of_seat(hall, table, reading.seat, after=max(0, table.played - 1))
    return Position(session.view, entries, last, version=session.version)


async def scene_of(hall: Hall, scenes: Scenes, reading: Reading, asked: Asked) -> Scene:
    """The board alone, which changes when a page is zoomed, rotated, or shows the past."""
    key = _key(reading, asked)
    scene = scenes.get(key)
    if scene is None:
        now = await position(hall, reading, asked)
        scene = await scenes.draw(partial(_scene, reading, asked, now))
        if (await hall.table(reading.table.id)).version == now.version:  # else the log may be newer than the board
            scenes.keep(key, scene)
    return scene


async def shown(scenes: Scenes, scene: Scene, reading: Reading, asked: Asked) -> dict[str, Any]:
    """The scene as a page is sent it."""
    colours = few_colours.colours(reading.table.row.game, reading.reader.palette)
    return {**scene.told, **await scenes.send(OpenPage(reading.secret, asked.page), scene, colours)}


def _key(reading: Reading, asked: Asked) -> Hashable:
    """Everything that a scene depends on: readers share one only if they see the same."""
    table, session = reading.table, reading.session
    position: Hashable = tuple(session.draft)
    if asked.at is not None or reading.latest is not None:
        position = (asked.at, reading.latest)
    elif reading.plan is not None:
        position = table.game.digest(session.shown)
    own = reading.user_id is not None and reading.seat == table.seat_of(reading.user_id)
    eyes = (reading.seat, reading.user_id if own else None, reading.reader, tuple(table.names))
    return (table.id, session.version, table.status, position, reading.plan is not None, eyes, asked.shape, asked.area)


def _scene(reading: Reading, asked: Asked, now: Position) -> Scene:
    table, lang = reading.table, reading.lang
    recorded = recording.board(
        table.row.game, now.view, tuple(table.names), reading.reader,
        seat=reading.seat, changes=now.changes, marked_for=None if now.since_own else "", shape=asked.shape,
        area=asked.area,
    )  # fmt: skip
    places, things = named_places(table.row.game, now.view, recorded.places, lang)
    alt = imagined.alt(recorded.alt, lang) if reading.plan else recorded.alt
    told = {
        "version": now.version, "at": now.index, "last": now.last, "places": places, "things": things,
        "alt": alt, "status": _status(reading, now), "since": _since(reading, now),
    }  # fmt: skip
    return Scene(recorded, [stamp.key for stamp in recorded.stamps], told)


def named_places(
    game: str, view: Any, boxes: Mapping[str, Sequence[int]], lang: str
) -> tuple[dict[str, list[Any]], dict[str, str]]:
    """Named places, each with its thing and that thing's name."""
    places, things = dict[str, list[Any]](), dict[str, str]()
    for name, (left, top, right, bottom) in boxes.items():
        thing = touching.thing(game, view, name) or ""
        places[name] = [left, top, right - left, bottom - top, thing]
        if thing and thing not in things:
            things[thing] = closeup.about(game, thing, lang).name
    return places, things


def _status(reading: Reading, now: Position) -> str:
    table, say = reading.table, speaker(reading.lang)
    if now.index is not None and now.index < now.last:
        return texts.plain(say("history-title", index=now.index, last=now.last))
    if reading.plan is not None:
        return say("plan-picture")
    if table.over:
        return outcome(table, reading.lang)
    if not table.playing:
        return texts.plain(say("table-is-closed"))
    return texts.plain(wording.waiting(table.row.game, now.view, table.names, reading.lang))


def outcome(table: Table, lang: str) -> str:
    """The winners, in words."""
    say, winners = speaker(lang), table.result.winners
    return say("render-won", winners=say.list(table.names[seat] for seat in winners), count=len(winners))


def _since(reading: Reading, now: Position) -> list[str]:
    if (reading.session.draft or reading.plan) and now.index is None:
        return []
    table = reading.table
    told = catching_up(
        table.row.game, now.entries, table.names, reading.lang, reading.seat, LINES_OF_NEWS, beside=now.view
    )
    return [texts.plain(line) for line in told if line]


def table_of(game: str, names: Sequence[str], reader: Reader) -> dict[str, Any]:
    liveries = [livery(reader.palette, seat) for seat in range(len(names))]
    colours = ["#{:02x}{:02x}{:02x}".format(*one.base[:3]) for one in liveries]
    return {"title": speaker(reader.lang)(f"{game}-render-title"), "game": game, "names": names, "colours": colours}


def areas_of(names: Sequence[str], colours: Sequence[str]) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name, "colour": colours[seat]} for seat, name in enumerate(names)]


async def around(hall: Hall, reading: Reading) -> dict[str, Any]:
    """Everything that does not depend on the part of the table shown."""
    table, session, say = reading.table, reading.session, speaker(reading.lang)
    palette, own = reading.reader.palette, None if session.watching else session.seat
    named = table_of(table.row.game, table.names, reading.reader)
    return {
        "stamp": str(session.stamp),
        "plan": reading.plan is not None,
        "table": {
            "id": table.id if reading.share is None else "",
            **named,
            "over": table.over,
            "practice": table.is_practice,
        },
        "reader": {"seat": own, "lang": reading.lang, "palette": palette},
        "areas": areas_of(table.names, named["colours"]),
        "views": [*range(len(table.seats))] if table.over else [],
        "view": session.seat,
        "review": table.over,
        "deadline": await _deadline(hall, reading),
        "undo": _undo(say, reading),
        "proof": proof(table, reading.lang),
        "refused": None,
    }


async def _deadline(hall: Hall, reading: Reading) -> float | None:
    """Deadline of the reader if the game waits for them, else the earliest one; none beside a plan or a delayed
    position, to which it does not belong."""
    table = reading.table
    if reading.plan is not None or reading.latest is not None:
        return None
    owed = [reading.seat] if reading.session.owes and reading.seat is not None else table.owed
    found = [await pending.deadline(hall, table, seat) for seat in owed]
    return min((until for until in found if until is not None), default=None)


def _undo(say: Speaker, reading: Reading) -> dict[str, str] | None:
    table, session = reading.table, reading.session
    if session.watching or session.seat is None or session.draft or reading.plan or not table.playing:
        return None
    return {"label": say("button-undo")} if table.seats[session.seat].last_move else None


def _seed(say: Speaker, table: Table) -> list[str]:
    return [say("web-proof-seed", seed=table.row.seed), say("web-proof-how")]


def proof(table: Table, lang: str) -> list[str]:
    """Instructions to verify the shuffle, once the game is over."""
    if not table.over:
        return []
    say = speaker(lang)
    found = [
        say("shuffle-fingerprint", fingerprint=table.fingerprint),
        *([say("challenge-seed-later")] if table.sealed_until else _seed(say, table)),
    ]
    return [texts.plain(line) for line in found]
