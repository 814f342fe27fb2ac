"""How what a player says becomes drafted or confirmed moves: the same in every interface."""

import asyncio
from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import Move, matching
from engine.touching import Tag
from prompts import combined_moves
from prompts.offered import (
    brought_along,
    closings_anyway,
    confirmed_with,
    finishing,
    is_answered_at_once,
    leads_on,
    touched_at,
)
from prompts.paths import resolve_path
from tables import Confirming, Hall, Refused, SeatSession, Stamp, Table, history
from tables.core import access
from tables.play import playing
from words import wording
from words.turns import turns_of


class Meant(NamedTuple):
    """Moves that are said, in notation."""

    moves: tuple[str, ...]
    along: tuple[str, ...] = ()
    """What they bring along, which is only ever drafted."""
    at_once: bool = False
    """There is nothing to look at before they are confirmed."""


class Said(NamedTuple):
    session: SeatSession
    played: bool
    """They were confirmed, and not only drafted."""


# ---------------------------------------------------------------- what is meant


def meant(session: SeatSession, words: Sequence[str]) -> Meant | None:
    """The moves that words on a button say; None where they only lead on. Refused where they say nothing any more.
    Several steps are searched for, which is slow enough for a thread of its own."""
    if words and words[0].startswith(combined_moves.MARK):
        steps = combined_moves.chosen(session, words[0])
        if steps is None:
            raise Refused("table-stale")
        return Meant(tuple(move.notation for move in steps.moves))
    path = resolve_path(session.moves, tuple(words))
    found = matching(session.moves, path)
    if path and not found and not leads_on(path):
        raise Refused("table-stale")
    is_said = path and len(found) == 1 and (not found[0].open or path == found[0].words)
    return _single(session, found[0]) if is_said else None


def touched(session: SeatSession, chosen: Sequence[Tag]) -> Meant | None:
    """The move that is settled by what was touched; None where more is to be chosen. What is listed of an open kind are
    suggestions, of which even a single one does not stand for the kind."""
    _, left = touched_at(session, chosen)
    if chosen and not left:
        raise Refused("table-stale")
    return _single(session, left[0]) if chosen and len(left) == 1 and not left[0].open else None


def _single(session: SeatSession, move: Move) -> Meant:
    along = tuple(each.notation for each, _ in brought_along(session, move))
    return Meant((move.notation,), along, is_answered_at_once(session, move))


# ---------------------------------------------------------------- saying it


async def say(
    hall: Hall,
    table_id: str,
    user_id: int,
    confirming: Confirming,
    meant: Meant,
    *,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Said:
    """Draft moves; or play them, for those who confirm nothing and, where there is nothing to look at before, for all
    but those who confirm everything."""
    first, *then = meant.moves
    if confirming == Confirming.NOTHING or (meant.at_once and confirming == Confirming.MOVES):
        after = await playing.play_at_once(
            hall, table_id, user_id, first, then=then, stamp=stamp, interaction_id=interaction_id
        )
        return Said(after, played=True)
    drafted = await playing.draft(
        hall, table_id, user_id, first, then=[*then, *meant.along], stamp=stamp, interaction_id=interaction_id
    )
    return Said(drafted, played=False)


async def confirm(
    hall: Hall,
    table: Table,
    user_id: int,
    words: tuple[str, ...] = (),
    *,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> SeatSession:
    """Confirm the draft; words say the last of the turn as well."""
    access.viewer_seat(table, user_id)  # a closed table stays closed
    session = access.session_at(table, user_id) if words else None
    if session is not None and session.sealed:
        return await _confirm_and_close(hall, session, user_id, words, stamp, interaction_id)
    said = await asyncio.to_thread(confirmed_with, session, words) if session is not None else ()
    if session is not None and not said and stamp is not None and session.is_current(stamp):
        raise Refused("table-stale")  # what it says cannot be said any more, and half of it nobody has pressed
    if not said:
        return await playing.confirm(hall, table.id, user_id, stamp=stamp, interaction_id=interaction_id)
    first, *then = [move.notation for move in said]
    return await playing.play_at_once(
        hall, table.id, user_id, first, then=then, stamp=stamp, interaction_id=interaction_id
    )


async def _confirm_and_close(
    hall: Hall,
    session: SeatSession,
    user_id: int,
    words: tuple[str, ...],
    stamp: Stamp | None,
    interaction_id: int | None,
) -> SeatSession:
    """Confirm what brings something to light, and end the turn whatever that is; unless more is asked than before."""
    table_id = session.table.id
    last = next((m for m in closings_anyway(session) if finishing(m.words) == words), None)
    if last is None or stamp is None or not session.is_current(stamp):
        raise Refused("table-stale")
    before = session.table.version
    after = await playing.confirm(hall, table_id, user_id, stamp=stamp, interaction_id=interaction_id)
    if not after.owes or last not in after.moves or after.version != before + 1:
        return after
    return await playing.play_at_once(hall, table_id, user_id, last.notation)


async def dealt(
    hall: Hall,
    after: SeatSession,
    user_id: int,
    kinds: Collection[str],
    played: int,
    names: Sequence[str],
    lang: str,
) -> list[str]:
    """What changed hands by moves of these kinds, which were played after so many others."""
    table = after.table
    if not turns_of(table.row.game).deals.intersection(kinds):
        return []
    entries = await history.log(hall, table, user_id, after=played)
    events = [event for entry in entries if entry.seat == after.seat for event in entry.events]
    return wording.digest(table.row.game, events, names, lang, after.seat)
