"""Turning input into drafted or confirmed moves, the same for every interface."""

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
    resolve_path,
    touched_at,
)
from tables import Confirming, Hall, Refused, SeatSession, Stamp, Table, history
from tables.core import access
from tables.play import playing
from words import wording
from words.turns import turns_of


class Meant(NamedTuple):
    """The moves meant by an input, in notation."""

    moves: tuple[str, ...]
    along: tuple[str, ...] = ()
    """Moves drafted along with them, never confirmed."""
    at_once: bool = False
    """Whether they may be confirmed without a look at the draft."""


class Said(NamedTuple):
    session: SeatSession
    played: bool
    """Whether they were confirmed, not only drafted."""


# ---------------------------------------------------------------- parsing


def meant(session: SeatSession, words: Sequence[str]) -> Meant | None:
    """The moves of a button's words; None if they only lead to other choices.

    Raises Refused if the words have no meaning any more. Searches combined moves, so run it in a thread.
    """
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


def touched(session: SeatSession, chosen: Sequence[Tag], *, planning: bool = False) -> Meant | None:
    """The move determined by the touched tags; None if more must be chosen. A single move listed of an open kind is
    only a suggestion and does not count."""
    _, left = touched_at(session, chosen, planning=planning)
    if chosen and not left:
        raise Refused("table-stale")
    return _single(session, left[0]) if chosen and len(left) == 1 and not left[0].open else None


def _single(session: SeatSession, move: Move) -> Meant:
    along = tuple(each.notation for each, _ in brought_along(session, move))
    return Meant((move.notation,), along, is_answered_at_once(session, move))


# ---------------------------------------------------------------- drafting and confirming


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
    """Draft moves, or confirm them at once, depending on the player's setting."""
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
    """Confirm the draft, with the closing moves of `words`."""
    access.viewer_seat(table, user_id)  # raises if the reader may not see the table
    session = access.session_at(table, user_id) if words else None
    if session is not None and session.sealed:
        return await _confirm_and_close(hall, session, user_id, words, stamp, interaction_id)
    said = await asyncio.to_thread(confirmed_with, session, words) if session is not None else ()
    if session is not None and not said and stamp is not None and session.is_current(stamp):
        raise Refused("table-stale")  # never confirm half of a button's moves
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
    """Confirm moves that reveal something and end the turn whatever it is, unless a new question comes up."""
    table_id = session.table.id
    last = next((m for m in closings_anyway(session) if finishing(m.words) == words), None)
    if last is None or stamp is None or not session.is_current(stamp):
        raise Refused("table-stale")
    before = session.table.version
    after = await playing.confirm(hall, table_id, user_id, stamp=stamp, interaction_id=interaction_id)
    if not after.owes or last not in after.moves or after.version != before + 1:
        return after
    return await playing.play_at_once(hall, table_id, user_id, last.notation)


async def brought_about(
    hall: Hall,
    after: SeatSession,
    user_id: int,
    kinds: Collection[str],
    played: int,
    names: Sequence[str],
    lang: str,
) -> list[str]:
    """What moves of these kinds, after the first `played` moves, brought about besides what was chosen: goods
    exchanged, cards and tiles revealed, moves without an alternative."""
    table, game = after.table, after.table.row.game
    if after.seat is None:
        return []
    entries = await history.log(hall, table, user_id, after=played)
    events = [event for entry in entries if entry.seat == after.seat for event in entry.events]
    chosen, told = wording.unchosen(game, events, names, lang, after.seat)
    is_deal = bool(turns_of(game).deals.intersection(kinds))
    return [*(wording.digest(game, chosen, names, lang, after.seat) if is_deal else []), *told]
