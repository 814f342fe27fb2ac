"""A finished game as one HTML file, to be opened from disk.

Contains every position as each seat and a spectator saw it, as sprites, with the log and the data to verify the
shuffle.
"""

import asyncio
import base64
import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from engine import GAMES, Event, Seat
from engine.transcript import Recording, read_options, replayed
from prompts import log
from render import atlas, closeup, few_colours, recording
from render.png import encode_small
from render.recording import Stamp
from render.text import look
from tables import Entry, Table, history
from tables.finished import reviews
from web import asides, board, bundle, signs, texts
from web.house import House
from words import rulebook, speaker
from words.catching_up import catching_up
from words.reader import Reader

MOST = 120
"""Maximum positions."""
TOGETHER = 300
"""Sprites per atlas: browsers do not draw very tall pictures."""
LARGEST = 9_500_000
"""Maximum letters; Discord takes 10 MB."""
LINES_OF_NEWS = 12
UNQUOTED = "!~*'()"
"""Characters that a browser does not escape in a URL, besides letters, digits and `-_.`."""


async def made(house: House, person: int, table: Table, reader: Reader) -> str:
    """The file, made by a worker process. Raises Refused if the game is not over or was played by other rules."""
    recorded = await reviews.recording(house.hall, table)
    milestones = thinned(await history.milestones(house.hall, table.id))
    review = await asides.kept_review(house, table, reader)
    found = await log.read(house.hall, table, None, acts=False)
    view = table.game.view(table.state, None)
    lines = await asyncio.to_thread(asides.log_lines, found, table.row.game, view, milestones, reader.lang)
    job = ("file", table.id, table.version, tuple(table.names), reader, review is not None)
    told = Told(board.outcome(table, reader.lang), board.proof(table, reader.lang), lines, review)
    return await house.background.run(
        person, job, make, recorded.write(), list(table.names), reader, milestones, told
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Told:
    """What the file says beside the positions."""

    result: str
    """Final standings."""
    proof: Sequence[str] = ()
    """Data to verify the shuffle."""
    log: Sequence[dict[str, Any]] = ()
    review: dict[str, Any] | None = None
    """The chart, if a review was made."""


def make(recorded: str, names: Sequence[str], reader: Reader, milestones: Sequence[int], told: Told) -> str:
    """Make the file, in a worker process. `milestones`: numbers of moves after which to show a position. Close-ups
    have pictures unless these make the file too large for Discord."""
    made = _GameFile(Recording.read(recorded), list(names), reader, list(milestones), told)
    html = made.html(pictures=True)
    return html if len(html) <= LARGEST else made.html(pictures=False)


def thinned(milestones: Sequence[int]) -> list[int]:
    """At most MOST milestones: of a longer game every n-th one, and always the last."""
    *others, last = milestones
    return [*others[:: 1 + len(others) // MOST], last]


@dataclass(slots=True)
class Moment:
    state: Any
    index: int
    turns: list[tuple[int, Seat, list[Event]]] = field(default_factory=list)
    """Number, seat and events of the moves since the previous position."""

    def entries(self, seat: Seat | None) -> list[Entry]:
        return [Entry(n, 0, mover, 0.0, [e.seen_by(seat) for e in events]) for n, mover, events in self.turns]


class _GameFile:
    def __init__(
        self, recorded: Recording, names: list[str], reader: Reader, milestones: list[int], told: Told
    ) -> None:
        self.recorded, self.names, self.reader, self.milestones, self.told = recorded, names, reader, milestones, told
        self.game_id, self.game = recorded.game, GAMES[recorded.game]
        self.last = len(milestones) - 1
        self.numbers: dict[str, int] = {}
        self.stamps: list[Stamp] = []
        self.grounds: set[int] = set()
        self.answers: dict[str, Any] = {}
        self.things: dict[str, str] = {}
        for moment in self._moments():
            self._show(moment)

    def html(self, *, pictures: bool) -> str:
        self._explain(pictures)
        self.answers["history"] = {"count": self.last, "marks": self._marks()}
        self.answers["log"] = {"lines": self.told.log, "more": False}
        if self.told.review is not None:
            self.answers["review"] = self.told.review
        recorded = json.loads(self.recorded.write())
        data = {
            "atlases": self._atlases(), "common": self._common(), "answers": self.answers, "recording": recorded,
        }  # fmt: skip
        return bundle.file(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())

    def _moments(self) -> Iterator[Moment]:
        state = self.game.new(
            self.recorded.players, self.recorded.seed, read_options(self.game, self.recorded.options)
        )  # fmt: skip
        yield Moment(state, 0)
        index, turns = 1, list[tuple[int, Seat, list[Event]]]()
        for turn in replayed(self.recorded):
            turns.append((turn.number, turn.seat, turn.events))
            if index <= self.last and turn.number == self.milestones[index]:
                yield Moment(turn.state, index, turns)
                index, turns = index + 1, []

    # ------------------------------------------------------------ boards

    def _show(self, moment: Moment) -> None:
        """Add a position for every seat; identical views are stored once and referred to."""
        seats = range(len(self.names))
        for seat in (None, *seats):
            view, entries = self.game.view(moment.state, seat), moment.entries(seat)
            for shape, area in (("wide", None), ("upright", None), *(("area", owner) for owner in seats)):
                url = self._url(shape, area, moment.index, seat)
                plain = self._url(shape, area, moment.index, None)
                if shape == "area" and seat is not None and area != seat:
                    self.answers[url] = plain
                    continue
                made = self._board(moment, view, entries, seat, shape, area)
                same = seat is not None and made == self.answers[plain]
                self.answers[url] = plain if same else made

    @staticmethod
    def _url(shape: str, area: Seat | None, index: int, seat: Seat | None) -> str:
        """URL as the page requests it."""
        given = (("shape", shape), ("area", area), ("at", index), ("view", seat))
        return "board?" + "&".join(f"{name}={value}" for name, value in given if value is not None)

    def _board(
        self, moment: Moment, view: Any, entries: Sequence[Entry], seat: Seat | None, shape: Any, area: Seat | None
    ) -> dict[str, Any]:
        changes = [event for entry in entries for event in entry.events]
        recorded = recording.board(
            self.game_id,
            view,
            self.names,
            self.reader,
            seat=seat,
            changes=changes,
            marked_for="",
            shape=shape,
            area=area,
        )
        places, things = board.named_places(self.game_id, view, recorded.places, self.reader.lang)
        self.things |= things
        told = catching_up(self.game_id, entries, self.names, self.reader.lang, seat, LINES_OF_NEWS, beside=view)
        say = speaker(self.reader.lang)
        status = say("history-title", index=moment.index, last=self.last)
        return {
            "at": moment.index,
            "size": list(recorded.size),
            "sprites": [[self._number(stamp, n == 0), stamp.x, stamp.y, stamp.identity]
                        for n, stamp in enumerate(recorded.stamps)],
            "alt": recorded.alt,
            "places": places,
            "status": self.told.result if moment.index == self.last else texts.plain(status),
            "since": [texts.plain(line) for line in told if line],
        }  # fmt: skip

    def _number(self, stamp: Stamp, is_ground: bool) -> int:
        number = self.numbers.setdefault(stamp.key, len(self.stamps))
        if number == len(self.stamps):
            self.stamps.append(stamp)
            if is_ground:
                self.grounds.add(number)
        return number

    def _atlases(self) -> list[dict[str, Any]]:
        others = [number for number in range(len(self.stamps)) if number not in self.grounds]
        groups = [others[start : start + TOGETHER] for start in range(0, len(others), TOGETHER)]
        colours = few_colours.colours(self.game_id, self.reader.palette)
        made = [self._atlas([ground], colours) for ground in sorted(self.grounds)]
        return made + [self._atlas(group, None) for group in groups]

    def _atlas(self, numbers: Sequence[int], colours: Any) -> dict[str, Any]:
        png, boxes = atlas.pack([self.stamps[number].image for number in numbers], colours)
        url = f"data:image/png;base64,{base64.b64encode(png).decode()}"
        return {"url": url, "boxes": [[number, *box] for number, box in zip(numbers, boxes, strict=True)]}

    # ------------------------------------------------------------ words

    def _common(self) -> dict[str, Any]:
        """Data common to all boards."""
        table = board.table_of(self.game_id, self.names, self.reader)
        views = [*range(len(self.names))]
        return {
            "version": 0, "stamp": "", "fresh": False, "atlases": [], "last": self.last, "prompt": None, "undo": None,
            "deadline": None, "refused": None, "proof": self.told.proof, "views": views, "things": self.things,
            "table": {"id": "", **table, "over": True, "practice": False}, "review": self.told.review is not None,
            "reader": {"seat": None, "lang": self.reader.lang, "palette": self.reader.palette},
            "areas": board.areas_of(self.names, table["colours"]), "texts": texts.labels(self.reader.lang),
            "signs": signs.drawn(self.game_id, self.reader.lang),
        }  # fmt: skip

    def _marks(self) -> list[dict[str, Any]]:
        movers = {bisect_left(self.milestones, number): seat for number, (seat, _) in enumerate(self.recorded.moves, 1)}
        return [{"index": n, "label": self.names[seat], "own": False} for n, seat in sorted(movers.items())]

    def _explain(self, pictures: bool) -> None:
        colours, eyes = few_colours.colours(self.game_id, self.reader.palette), look(self.reader, ())
        for thing in self.things:
            told = closeup.about(self.game_id, thing, self.reader.lang)
            clauses = [{"id": c, "text": rulebook.clause(self.game_id, c, self.reader.lang)} for c in told.clauses]
            face = encode_small(closeup.draw(self.game_id, thing, eyes).image, colours) if pictures else b""
            self.answers[f"closeup?thing={quote(thing, safe=UNQUOTED)}"] = {
                "name": told.name, "kind": told.kind, "effect": told.effect, "clauses": clauses,
                "picture": f"data:image/png;base64,{base64.b64encode(face).decode()}" if face else "",
            }  # fmt: skip
