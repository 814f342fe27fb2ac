"""Everything beside the board: log, past positions, close-ups, "why not", advice and review."""

import asyncio
import base64
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Any

from prompts import log as table_log
from prompts import taking_back
from prompts.advice import AdviceWords
from prompts.log import Log
from render import closeup, pictures, touching
from render.pictures import Picture
from render.review_chart import Prospects
from tables import Hall, RateLimit, Refused, Table, history
from tables.core import access
from tables.finished import reviews
from tables.play import hints, undoing
from web import board, texts
from web.board import Asked
from web.house import Drawing, House
from web.reading import Reading
from words import rulebook, speaker, why_not
from words.reader import Reader

LINES = 200
"""Approximate number of log lines per answer; lines of one position stay together."""
ANSWERS = 64
"""Maximum cached pieces of advice."""


# ---------------------------------------------------------------- the log and the past


async def log(hall: Hall, reading: Reading, before: int | None = None, since: int | None = None) -> dict[str, Any]:
    """The newest lines, those before a position, or since one; each with the index of its position and the places
    that it is about. Acts at the table are told to its guests only."""
    table, seat = reading.table, reading.seat
    played = await history.milestones(hall, table.id)
    end = len(played) if before is None else before
    last = played[end - 1] if 0 < end <= len(played) else table.played
    known = last if reading.until is None else min(last, reading.until)
    after = played[since - 1] if since is not None and 0 < since <= len(played) else 0
    found = await table_log.read(hall, table, seat, after=after, until=known, acts=reading.share is None)
    view = reading.session.view
    if reading.latest is not None:
        view = (await board.position(hall, reading, Asked())).view
    told = await hall.foreground.in_thread(log_lines, found, table.row.game, view, played, reading.lang)
    cut = max(0, len(told) - LINES)
    while cut and told[cut]["index"] == told[cut - 1]["index"]:
        cut -= 1
    return {"lines": told[cut:], "more": cut > 0}


def log_lines(found: Log, game: str, view: Any, played: Sequence[int], lang: str) -> list[dict[str, Any]]:
    """`view`: of the present; `played`: numbers of moves after which there is a position."""
    told = []
    for line in found.lines(lang):
        places = () if line.event is None else touching.event_places(game, view, line.event)
        said = {"index": bisect_left(played, line.number), "text": texts.plain(line.text), "at": line.at}
        told.append({**said, "places": list(places), "seat": line.seat})
    return told


async def positions(hall: Hall, reading: Reading) -> dict[str, Any]:
    """Number of positions after the set-up, and the seat that moved before each."""
    table = reading.table
    played = await history.milestones(hall, table.id)
    if reading.until is not None:
        played = [count for count in played if count <= reading.until]
    entries = await history.log_of_seat(hall, table, reading.seat, until=played[-1] if played else 0)
    movers: dict[int, int] = {}
    for entry in entries:
        movers[bisect_left(played, entry.number)] = entry.seat
    own = None if reading.user_id is None else table.seat_of(reading.user_id)
    marks = [{"index": n, "label": table.names[seat], "own": seat == own} for n, seat in sorted(movers.items())]
    return {"count": max(0, len(played) - 1), "marks": marks}


# ---------------------------------------------------------------- close-ups, "why not" and undo


async def closely(drawing: Drawing, reading: Reading, thing: str) -> dict[str, Any]:
    game, reader = reading.table.row.game, reading.reader
    if thing not in closeup.things(game):
        raise Refused("web-not-found")
    told = closeup.about(game, thing, reader.lang)
    drawn = await drawing.get(("closeup", game, thing, reader), lambda: closeup.picture(game, thing, reader))
    clauses = [{"id": clause, "text": rulebook.clause(game, clause, reader.lang)} for clause in told.clauses]
    return {"name": told.name, "kind": told.kind, "effect": told.effect, "clauses": clauses, **_embedded(drawn)}


def _embedded(picture: Picture) -> dict[str, Any]:
    url = f"data:image/png;base64,{base64.b64encode(picture.png).decode()}"
    return {"picture": url, "alt": picture.alt, "size": [picture.width, picture.height]}


def why(reading: Reading) -> dict[str, Any]:
    table, session = reading.table, reading.session
    access.must_be_asked(session)
    assert session.seat is not None
    told = why_not.lines(table.row.game, session.view, session.seat, table.names, reading.lang)
    return {"lines": [texts.plain(line) for line in told or [speaker(reading.lang)("why-not-nothing")]]}


async def undo(hall: Hall, reading: Reading) -> dict[str, Any]:
    """Preview of an undo and the seats that must consent. The reader's own draft needs no consent and is undone at
    once."""
    table, say = reading.table, speaker(reading.lang)
    assert reading.user_id is not None
    ahead = await undoing.outlook(hall, table.id, reading.user_id)
    if ahead is None:
        raise Refused("table-stale")
    entries = await history.log(hall, table, reading.user_id, after=ahead.to_played)
    lines = taking_back.lines(table, table.seat_of(reading.user_id), ahead, entries, table.names, reading.lang)
    label = say("button-undo-ask" if ahead.needed else "button-undo-sure")
    return {"lines": [texts.plain(line) for line in lines], "label": label}


# ---------------------------------------------------------------- advice


class Hints:
    """Requested advice: a quick suggestion first, the result of the search later."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked: OrderedDict[Hashable, asyncio.Future[str]] = OrderedDict()

    async def ask(self, reading: Reading, limit: RateLimit, cost: float) -> dict[str, Any]:
        """Current state of the advice; the page polls until it is `final`."""
        session, user = reading.session, reading.user_id
        access.must_be_asked(session)
        if user is None or session.seat not in reading.table.owed:
            raise Refused("hint-nothing-asked")
        question = hints.Question.of(session)
        words = AdviceWords(question, reading.lang, reading.table.names)
        key = (user, question.key)
        if key not in self._asked:
            if not limit.takes(user, cost):
                raise Refused("error-too-fast")
            name = reading.table.names[question.seat]
            await hints.ask(self.house.hall, session, name, user)
            self._begin(key, user, question)
        thought = self._asked[key]
        if thought.done() and not thought.cancelled() and thought.exception() is None:
            found, own = hints.read(thought.result())
            lines = [line for paragraph in words.all(found, own) for line in paragraph]
            return _advice(lines, words.drafts([advice.moves for advice in found]), final=True)
        failed = thought.done()
        if failed:
            self._asked.pop(key, None)
        async with self.house.first_thoughts.turn(user):
            way = await asyncio.to_thread(question.first_thought)
        return _advice(words.first(way), words.drafts([way]), final=failed)

    def _begin(self, key: Hashable, user: int, question: hints.Question) -> None:
        worlds, view = self.house.hint_worlds, question.game.dump(question.view)
        self._asked[key] = asyncio.ensure_future(
            self.house.advice.run(
                user, question.key, hints.think, question.table.row.game,
                view, question.dealt(worlds), question.seat, question.drafted, worlds, question.chance,
            )
        )  # fmt: skip
        self._asked[key].add_done_callback(lambda done: done.cancelled() or done.exception())
        while len(self._asked) > ANSWERS:
            self._asked.popitem(last=False)


def _advice(lines: Sequence[str], drafts: Sequence[tuple[str, Sequence[str]]], *, final: bool) -> dict[str, Any]:
    ways = [{"label": label, "note": "", "words": list(words)} for label, words in drafts]
    return {"lines": [texts.plain(line) for line in lines], "ways": ways, "final": final}


# ---------------------------------------------------------------- review


async def review(house: House, reading: Reading) -> dict[str, Any]:
    """The review chart, made by a worker process; empty until it is ready, and the page polls."""
    table, folder = reading.table, house.data / "reviews"
    if await asyncio.to_thread(reviews.kept, folder, table) is None:
        recorded, job = await reviews.recording(house.hall, table), ("review", table.id, table.version)
        made = await house.background.run(reading.person, job, reviews.look_back, recorded.write(), house.review_worlds)
        await asyncio.to_thread(reviews.keep, folder, table, made)
    found = await kept_review(house, table, reading.reader)
    assert found is not None
    return found


async def kept_review(house: House, table: Table, reader: Reader) -> dict[str, Any] | None:
    """The chart of a review that was made before."""
    found = await asyncio.to_thread(reviews.kept, house.data / "reviews", table)
    if found is None:
        return None
    turning = [(swing.turn + 1, swing.before, swing.after) for swing in found.swings]
    prospects = Prospects(found.lines, [turn.mark for turn in found.turns], turning, found.doubts)
    key = ("review", table.id, table.version, reader, tuple(table.names))
    chart = await house.picture_cache.get(key, lambda: pictures.review(prospects, table.names, reader))
    return _embedded(chart)
