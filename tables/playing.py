"""Drafting and confirming: how what a person says becomes part of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine import Event, IllegalMove, Move, Seat, Unreadable
from storage import tables as rows
from storage.tables import Change, MoveRow, PositionRow, SeatRow
from tables import owing
from tables.desk import Desk, Stamp, lay
from tables.refusals import Refused
from tables.table import Table

if TYPE_CHECKING:
    from tables.hall import Hall

LONGEST_MOVE = 300


@dataclass(slots=True)
class Played:
    """Moves carried out on a position that is not stored yet."""

    state: Any
    moves: list[tuple[Seat, Move, list[Event]]] = field(default_factory=list)

    @property
    def acted(self) -> set[Seat]:
        return {seat for seat, _, _ in self.moves}


@dataclass(frozen=True, slots=True)
class TakenBack:
    """How a change takes moves back instead of adding some."""

    to_played: int
    seat: Seat
    consent: tuple[Seat, ...]
    since: int
    """The version in which the first of the moves taken back was played."""
    last_moves: dict[Seat, int]


# ---------------------------------------------------------------- the start


async def start(hall: "Hall", table: Table, interaction_id: int | None) -> Table:
    game = table.game
    options = game.meta.options.read(table.row.options)
    played = Played(game.new(len(table.seats), table.row.seed, options))
    return await commit(hall, table, played, interaction_id=interaction_id, started=True)


# ---------------------------------------------------------------- drafts


async def draft(
    hall: "Hall",
    table_id: str,
    user_id: int,
    notation: str,
    *,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
    instant: bool = False,
) -> Desk:
    """Add a move to the draft. With `instant` it is confirmed at once, together with what was drafted before."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        desk = lay(table, seat)
        try:
            must_go_on(table)
            _must_be_asked(table, seat)
            _must_be_current(desk, stamp)
            if desk.sealed:
                raise Refused("table-draft-sealed")
            desk.add(read_move(table, notation))
            if instant:
                return await _confirm(hall, desk, interaction_id)
            return await _keep(hall, desk, [m.notation for m in desk.draft], interaction_id)
        except (Refused, IllegalMove, rows.Repeated):
            if await hall.answered(interaction_id):
                return lay(table, seat)
            raise


async def take_back(
    hall: "Hall",
    table_id: str,
    user_id: int,
    *,
    everything: bool = False,
    stamp: Stamp | None = None,
    interaction_id: int | None = None,
) -> Desk:
    """Take the last drafted move back, or all of them."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        desk = lay(table, seat)
        if await hall.answered(interaction_id):
            return desk
        must_go_on(table)
        _must_be_current(desk, stamp)
        return await shorten(hall, desk, everything, interaction_id)


async def shorten(hall: "Hall", desk: Desk, everything: bool, interaction_id: int | None) -> Desk:
    """The draft without its last move, or without any. The table's lock is held."""
    if not desk.draft:
        raise Refused("table-nothing-drafted")
    kept = [] if everything else [m.notation for m in desk.draft[:-1]]
    await _keep(hall, desk, kept, interaction_id)
    return lay(desk.table, desk.seat)


async def _keep(hall: "Hall", desk: Desk, notations: list[str], interaction_id: int | None) -> Desk:
    assert desk.seat is not None
    await hall.db.write(rows.save_draft, desk.table.id, desk.seat, notations, interaction_id, hall.clock())
    desk.table.drafts[desk.seat] = notations
    return desk


async def confirm(
    hall: "Hall", table_id: str, user_id: int, *, stamp: Stamp | None = None, interaction_id: int | None = None
) -> Desk:
    """Make the draft part of the game: one transaction with the new position and everything owed because of it."""
    async with hall.locked(table_id) as table:
        seat = seat_in_play(table, user_id)
        desk = lay(table, seat)
        try:
            must_go_on(table)
            _must_be_current(desk, stamp)
            if not desk.draft:
                raise Refused("table-nothing-drafted")
            return await _confirm(hall, desk, interaction_id)
        except (Refused, rows.Repeated):
            if await hall.answered(interaction_id):
                return lay(table, seat)
            raise


async def _confirm(hall: "Hall", desk: Desk, interaction_id: int | None) -> Desk:
    """The draft, then whatever seats without a person would do: the table never waits for nobody."""
    table, seat = desk.table, desk.seat
    assert seat is not None
    played = Played(desk.ahead, [(seat, move, events) for move, events in zip(desk.draft, desk.happened, strict=True)])
    caretake(table, played)
    drop = [seat] if table.drafts.get(seat) else []
    await commit(hall, table, played, interaction_id=interaction_id, drop_drafts=drop)
    return lay(table, seat)


# ---------------------------------------------------------------- carrying out


def caretake(table: Table, played: Played) -> None:
    game = table.game
    while True:
        empty = [s for s in game.to_act(played.state) if table.seats[s].user_id is None]
        if not empty:
            return
        move = game.default_move(game.view(played.state, empty[0]), empty[0])
        played.moves.append((empty[0], move, game.play(played.state, empty[0], move)))


async def keep_going(hall: "Hall", table_id: str) -> None:
    """After a person left for good: let the seat without a person answer what it is asked now."""
    async with hall.locked(table_id) as table:
        if not table.playing:
            return
        played = Played(table.state.clone())
        caretake(table, played)
        if played.moves:
            await commit(hall, table, played)
        else:
            await hall.ask_refresh(table)


async def commit(
    hall: "Hall",
    table: Table,
    played: Played,
    *,
    interaction_id: int | None = None,
    drop_drafts: Sequence[Seat] = (),
    started: bool = False,
    undone: TakenBack | None = None,
) -> Table:
    """Store what was played (or taken back). Only then does the table in memory change."""
    game, now, version = table.game, hall.clock(), table.version + 1
    over = game.over(played.state)
    status = "over" if over else "playing"
    asked = game.to_act(played.state)
    if undone is None:
        owes = owing.owes_after(table, asked, played.acted, version)
        said = owing.notices(table, owes, version, over=over)
    else:
        owes = owing.owes_after_undo(table, asked, undone.since, version)
        drop_drafts = [seat for seat in table.drafts if owes.get(seat) in (None, version)]
        said = owing.notices(table, owes, version, over=over)
        if not undone.consent:
            said = [n for n in said if n.seat != undone.seat]
    number = played.state.played - len(played.moves)
    change = Change(
        table_id=table.id,
        version=version,
        at=now,
        status=status,
        interaction_id=interaction_id,
        answer=str(version),
        moves=[
            MoveRow(
                number + n, version, seat, table.seats[seat].user_id, move.notation, [e.dump() for e in events], now
            )
            for n, (seat, move, events) in enumerate(played.moves, 1)
        ],
        position=PositionRow(version, played.state.played, game.dump(played.state), now),
        seats=_changed_seats(table, owes, played, undone, now),
        drop_drafts=drop_drafts,
        notices=said,
        undo_to=undone.to_played if undone else None,
        undo_seat=undone.seat if undone else 0,
        consent=undone.consent if undone else (),
        started=started,
        ended=over,
    )
    await hall.db.write(rows.commit, change)
    _settle_in_memory(table, played, change)
    hall.owe()
    return table


def _changed_seats(
    table: Table, owes: Mapping[Seat, int], played: Played, undone: TakenBack | None, now: float
) -> dict[Seat, SeatRow]:
    """Who is waited for otherwise than before, and whose last move is another one."""
    first = played.state.played - len(played.moves) + 1
    last = {seat: first + n for n, (seat, _, _) in enumerate(played.moves)} if undone is None else undone.last_moves
    changed = {}
    for number, seat in enumerate(table.seats):
        since, last_move = owes.get(number), last.get(number, seat.last_move)
        if since != seat.owes_since or last_move != seat.last_move:
            at = seat.owes_at if since == seat.owes_since else None if since is None else now
            changed[number] = SeatRow(seat.user_id, seat.name, since, at, last_move)
    return changed


def _settle_in_memory(table: Table, played: Played, change: Change) -> None:
    row = table.row
    row.version, row.status, row.changed_at = change.version, change.status, change.at
    if change.started:
        row.started_at = change.at
    row.ended_at = change.at if change.ended else None
    for number, seat in change.seats.items():
        row.seats[number] = seat
    for drafter in change.drop_drafts:
        table.drafts.pop(drafter, None)
    table.state = played.state


# ---------------------------------------------------------------- who may


def seat_in_play(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("table-not-seated")
    if table.status == "lobby":
        raise Refused("table-not-started")
    if table.status == "closed":
        raise Refused("table-closed")
    return seat


def must_go_on(table: Table) -> None:
    if table.over:
        raise Refused("table-over")


def _must_be_current(desk: Desk, stamp: Stamp | None) -> None:
    if stamp is not None and not desk.is_current(stamp):
        raise Refused("table-stale")


def _must_be_asked(table: Table, seat: Seat) -> None:
    game = table.game
    asked = game.to_act(table.state)
    if seat not in asked and seat not in game.welcome(table.state):
        raise Refused("table-not-your-turn", names=[table.seats[s].name for s in asked])


def read_move(table: Table, notation: str) -> Move:
    if len(notation) > LONGEST_MOVE:
        raise Refused("table-unreadable-move", move=notation[:80])
    try:
        return table.game.book.read(notation)
    except Unreadable as unreadable:
        raise Refused("table-unreadable-move", move=str(unreadable)[:80]) from unreadable


__all__ = ["IllegalMove", "Played", "commit", "confirm", "draft", "keep_going", "start", "take_back"]
