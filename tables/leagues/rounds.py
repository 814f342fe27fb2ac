"""The course of a league: drawing a round, opening its tables, following them, settling them by the date.

`attend` does what is due in a league. Every step is one transaction that checks the state it was computed for, so it
can be interrupted anywhere and repeated: a drawn table without an id is opened under its source, and a table that has
ended without a recorded result is recorded.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine import GAMES, Seat
from storage import leagues as rows
from storage import servers as rows_of_servers
from storage.dialects import Connection
from storage.leagues import DrawnRow, LeagueRow, PlayerRow
from tables.core.actors import Organiser, house_did
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import AGREED, Table
from tables.finding import blocks
from tables.finished import results
from tables.leagues import drawing, model
from tables.leagues.model import DAY, League
from tables.leagues.signup import must_organise
from tables.lobby import arranged, opening
from tables.lobby.arranged import Channel, Player
from tables.seating import closing, seats

log = logging.getLogger(__name__)

OVERDUE = DAY
"""A seat that the table has waited for this long at the date is ranked last."""
SETTLED = "league-settled"
MOST_SEEDS = 200
"""Bound of the search for a seed with a given start player; about as many are needed as there are seats."""
KEEP_DRAFTS, KEEP_CANCELLED = DAY, 90 * DAY


def source(league_id: int, number: int, table: int) -> str:
    return f"league:{league_id}:{number}:{table}"


async def attend(hall: Hall, league_id: int) -> None:
    """Do everything that is due in a league."""
    league = await model.load(hall, league_id)
    if league.row.status == "open" and league.row.closes_at <= hall.clock():
        await begin(hall, league)
        league = await model.load(hall, league_id)
    if league.row.status != "running":
        return
    await _open_tables(hall, league)
    league = await _followed(hall, league_id)
    if (league.row.round_ends_at or 0.0) <= hall.clock():
        await _settle_all(hall, league)
        league = await _followed(hall, league_id)
    if not league.unfinished and not league.row.lost:
        await _next_round(hall, league)
        await _open_tables(hall, await model.load(hall, league_id))
    await _seats_of_the_gone(hall, league)
    await hall.db.write(_look_at_the_end, league_id)


def _look_at_the_end(db: Connection, league_id: int) -> None:
    db.execute(
        "UPDATE leagues SET due_at=round_ends_at WHERE id=? AND status='running' AND lost=0 AND due_at<>round_ends_at",
        (league_id,),
    )
    db.execute("UPDATE leagues SET due_at=NULL WHERE id=? AND status='running' AND lost=1", (league_id,))


async def tidy(hall: Hall) -> None:
    now = hall.clock()
    await hall.db.write(rows.forget_unused, now - KEEP_DRAFTS, now - KEEP_CANCELLED)


# ---------------------------------------------------------------- drawing


async def begin(hall: Hall, league: League) -> None:
    """End the sign-up: form groups or divisions and draw the first round; cancel a league with too few players."""
    barred = await _barred(hall, league)
    players = [one for one in league.joined if one.number not in barred]
    if len(players) < model.sizes_of(league.settings.games)[0]:
        await hall.db.write(_cancel, league.row, hall.clock())
        hall.wake_delivery()
        return
    numbers = [player.number for player in players]
    size, format_ = league.settings.size, league.settings.format
    if format_ == "groups":
        groups = drawing.split(drawing.shuffled(numbers, f"{league.row.seed} groups"), size)
    elif format_ == "ladder":
        groups = drawing.split(numbers, size)
    else:
        groups = [tuple(numbers)]
    divisions = {number: place for place, group in enumerate(groups) for number in group}
    placed = replace(
        league,
        players=tuple(
            replace(player, division=divisions[player.number], status="in")
            if player.number in divisions
            else replace(player, status="out" if player.status == "in" else player.status)
            for player in league.players
        ),
    )
    drawn = await _draw(hall, placed, 1)
    await hall.db.write(_begin, league.row, placed.players, drawn, _end_of_round(hall, league))
    hall.wake_delivery()


def _end_of_round(hall: Hall, league: League) -> float:
    return hall.clock() + league.settings.round_days * DAY


async def _barred(hall: Hall, league: League) -> set[int]:
    """Players whom the server has barred since they signed up."""
    marks = await rows_of_servers.marks(hall.db, league.row.guild_id)
    if not marks:
        return set()
    guild = league.row.guild_id
    return {p.number for p in league.joined if p.user_id and rows_of_servers.mark_of(guild, p.user_id) in marks}


def _cancel(db: Connection, known: LeagueRow, now: float) -> None:
    row = rows.held(db, known.id)
    if row is not None and row.status == "open":
        rows.change(db, known.id, status="cancelled", due_at=None, ended_at=now)


def _begin(
    db: Connection, known: LeagueRow, players: Sequence[PlayerRow], drawn: Sequence[DrawnRow], ends_at: float
) -> None:
    row = rows.held(db, known.id)
    if row is None or row.status != "open" or row.version != known.version:
        return  # another process was faster, or a player has joined: drawn anew
    for player in players:
        rows.set_player(db, known.id, player.number, division=player.division, status=player.status)
    rows.add_drawn(db, known.id, drawn)
    rows.change(db, known.id, status="running", round=1, round_ends_at=ends_at, due_at=ends_at)


async def _draw(hall: Hall, league: League, number: int) -> list[DrawnRow]:
    numbers = {one.user_id: one.number for one in league.players if one.user_id is not None}
    blocked = await blocks.apart(hall, list(numbers))
    apart = [frozenset(numbers[user_id] for user_id in pair) for pair in blocked]
    if len(league.players) < model.MANY:
        return draw_round(league, number, apart)
    return await asyncio.to_thread(draw_round, league, number, apart)


def draw_round(league: League, number: int, apart: Collection[frozenset[int]] = ()) -> list[DrawnRow]:
    """The tables of a round (from 1), by groups or divisions, then the byes. `apart`: players who should not meet."""
    settings = league.settings
    game, allowed = settings.game_of(number), GAMES[settings.game_of(number)].meta.seats
    past = [table.players for table in league.drawn if table.status != "bye"]
    byes_before = Counter(one for table in league.drawn if table.status == "bye" for one in table.players)
    tables: list[tuple[int, drawing.Players]] = []
    byes: list[tuple[int, int]] = []
    for division, members in league.divisions.items():
        here = [one for one in members if league.by_number[one].status == "in"]
        seed = f"{league.row.seed} {number} {division}"
        if settings.format == "groups" and settings.seats == 2:
            pairs = drawing.round_robin(_slots(league, division), number - 1)
            found = drawing.Draw(
                drawing.seat_all(pairs, past, seed), tuple(one for one in here if not any(one in two for two in pairs))
            )
        else:
            by_standing = settings.format == "swiss" and number > 1
            order = [line.player for line in league.standings[division] if line.player in here] if by_standing else here
            sizes = drawing.table_sizes(len(here), settings.seats, range(2, 3) if settings.seats == 2 else allowed)
            found = drawing.draw(
                order, past, sizes, seed, byes_before=byes_before, by_standing=by_standing,
                rounds_left=settings.rounds - number, apart=apart,
            )  # fmt: skip
        tables += [(division, table) for table in found.tables]
        byes += [(division, one) for one in found.byes]
    return [
        *(DrawnRow(number, at, division, game, table, "drawn") for at, (division, table) in enumerate(tables, 1)),
        *(
            DrawnRow(number, at, division, game, (one,), "bye")
            for at, (division, one) in enumerate(byes, len(tables) + 1)
        ),
    ]


def _slots(league: League, division: int) -> list[int | None]:
    """Places of a group for the circle of pairs: the player, the substitute, or None. Their order is drawn."""
    first = [one.number for one in league.players if one.division == division and one.stands_for is None]
    first = [one for one in first if league.by_number[one].status != "invited"]
    return [_present(league, one) for one in drawing.shuffled(first, f"{league.row.seed} {division}")]


def _present(league: League, number: int) -> int | None:
    """The player, or who stands in for them."""
    if league.by_number[number].status == "in":
        return number
    follower = next((one.number for one in league.players if one.stands_for == number), None)
    return None if follower is None else _present(league, follower)


# ---------------------------------------------------------------- opening


async def _open_tables(hall: Hall, league: League) -> None:
    """Open all drawn tables that are not open yet."""
    if league.row.lost:
        return
    for drawn in league.drawn:
        if drawn.status == "drawn":
            try:
                await _open_table(hall, league, drawn)
            except Refused as refused:
                log.warning("opening table %d of league %s failed, retrying: %s", drawn.number, league.id, refused)


async def _open_table(hall: Hall, league: League, drawn: DrawnRow) -> None:
    row, settings = league.row, league.settings
    present = [_present(league, number) for number in drawn.players]
    if sum(number is not None for number in present) < 2:
        await _share(hall, league, drawn)
        return
    people, names = [], iter(opening.AUTOMATA)
    for number in present:
        player = None if number is None else league.by_number[number]
        people.append(Player(None, next(names)) if player is None else Player(player.user_id, player.name))
    options = settings.options_of(drawn.game)
    table = await arranged.open_arranged(
        hall,
        Channel(row.guild_id, row.channel_id, row.language),
        drawn.game,
        people,
        source=source(row.id, drawn.round, drawn.number),
        pace=settings.clock,
        options=options,
        rated=settings.rated,
        host_id=row.organiser_id,
        seed=_seed(hall, drawn.game, len(people), options),
    )
    await hall.db.write(_store_drawn, row.id, drawn, "drawn", {"status": "playing", "table_id": table.id})
    hall.wake_delivery()


def _seed(hall: Hall, game_id: str, players: int, options: dict[str, str]) -> str:
    """A random seed with which the first seat starts: the draw balances who does, also where a game deals the start
    player. Any seed for a game that names none at its opening."""
    game = GAMES[game_id]
    chosen = game.meta.options.read(opening.full_options(game_id, options))
    for _ in range(MOST_SEEDS):
        seed = hall.new_seed()
        if game.whose_turn(game.new(players, seed, chosen)) in (None, 0):
            break
    return seed


async def _share(hall: Hall, league: League, drawn: DrawnRow) -> None:
    """Record a table that was not opened: those who are there share its points."""
    shared = tuple((_present(league, number), 1, 0) for number in drawn.players)
    ended = {"status": "ended", "result": shared, "how": "even", "ended_at": hall.clock()}
    await hall.db.write(_store_drawn, league.id, drawn, "drawn", ended)


def _store_drawn(db: Connection, league_id: int, drawn: DrawnRow, status: str, columns: dict[str, object]) -> None:
    """Store a change of a drawn table that still has that status."""
    rows.held(db, league_id)
    now = next((one for one in rows.drawn_of(db, league_id, drawn.round) if one.number == drawn.number), None)
    if now is not None and now.status == status:
        rows.set_drawn(db, league_id, drawn.round, drawn.number, **columns)
        rows.change(db, league_id)


# ---------------------------------------------------------------- following


async def _followed(hall: Hall, league_id: int) -> League:
    """Record tables that have ended, and reopen results of tables that go on. Returns the league after it."""
    row = await rows.league(hall.db, league_id)
    for drawn in await rows.reopened(hall.db, league_id, row.round if row is not None else 0):
        gone_on = {"status": "playing", "result": None, "how": None, "ended_at": None}
        await hall.db.write(_store_drawn, league_id, drawn, "ended", gone_on)
    league = await model.load(hall, league_id)
    for drawn in await rows.ended(hall.db, league_id):
        await _record(hall, league, drawn)
    hall.wake_delivery()
    return await model.load(hall, league_id)


async def _record(hall: Hall, league: League, drawn: DrawnRow) -> None:
    assert drawn.table_id is not None
    try:
        table = await hall.any_table(drawn.table_id)
    except Refused as gone:
        log.info(
            "table %s of league %s no longer exists, its players share its points: %s", drawn.table_id, league.id, gone
        )
        table = None
    recorded = _recorded(league, drawn, table, hall.clock())
    await hall.db.write(recorded.write)


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result to be written, also within the update that ends the table."""

    league_id: int
    drawn: DrawnRow
    result: tuple[tuple[int | None, int, int], ...]
    how: str
    now: float

    def write(self, db: Connection) -> None:
        ended = db.execute("SELECT ended_at FROM tables WHERE id=?", (self.drawn.table_id,)).fetchone()
        at = self.now if ended is None or ended["ended_at"] is None else ended["ended_at"]
        columns = {"status": "ended", "result": self.result, "how": self.how, "ended_at": at}
        _store_drawn(db, self.league_id, self.drawn, "playing", columns)


def _recorded(league: League, drawn: DrawnRow, table: Table | None, now: float) -> Recorded:
    """The result of a table: its ranks, or by the rule of the invitation if it was not played to an end."""
    if table is None or table.state is None:
        return Recorded(league.id, drawn, tuple((one, 1, 0) for one in drawn.players), "even", now)
    holders = [_holder(league, drawn, table, seat) for seat in range(len(table.seats))]
    if table.over:
        standings, how = table.result, "agreed" if table.agreed else "played"
        places = [standings.place(seat) for seat in range(len(table.seats))]
    elif league.settings.settle == "standing":
        standings, how = table.game.settled(table.state), "settled"
        places = _late_last([standings.place(seat) for seat in range(len(table.seats))], overdue(table, now))
    else:
        return Recorded(league.id, drawn, tuple((one, 1, 0) for one in holders), "even", now)
    scored = zip(holders, places, standings.points, strict=True)
    return Recorded(league.id, drawn, tuple(scored), how, now)


def _holder(league: League, drawn: DrawnRow, table: Table, seat: Seat) -> int | None:
    """The player for whom a seat counts: the drawn one, or who stands in for them. None for a caretaker and for
    anybody else."""
    row, number = table.seats[seat], drawn.players[seat]
    if not row.attended:
        return None
    while True:
        if league.by_number[number].user_id == row.user_id:
            return number
        follower = next((one.number for one in league.players if one.stands_for == number), None)
        if follower is None:
            return None
        number = follower


def overdue(table: Table, now: float) -> set[Seat]:
    """Seats that have kept the table waiting for a day, or whose time is out."""
    waited = {seat for seat in table.owed if (table.seats[seat].owes_at or now) + OVERDUE <= now}
    return waited | {seat for seat in table.owed if table.seats[seat].out_at is not None}


def _late_last(places: Sequence[int], late: set[Seat]) -> list[int]:
    """Places with the late seats behind the others, each in the order they had."""
    keys = [(seat in late, place) for seat, place in enumerate(places)]
    return [1 + sum(other < own for other in keys) for own in keys]


# ---------------------------------------------------------------- the end of a round


async def _settle_all(hall: Hall, league: League) -> None:
    """The date of the round has come: settle every table that is not finished by the rule of the invitation."""
    for drawn in league.unfinished:
        if drawn.table_id is None:
            if not league.row.lost:  # it could not be opened, and not because of the channel
                await _share(hall, league, drawn)
            continue
        try:
            async with hall.locked(drawn.table_id) as table:
                await _settle(hall, league, drawn, table)
        except Refused as unreadable:
            log.info("table %s is settled without its position: %s", drawn.table_id, unreadable)
            await hall.db.write(_recorded(league, drawn, None, hall.clock()).write)


async def _settle(hall: Hall, league: League, drawn: DrawnRow, table: Table) -> None:
    recorded = _recorded(league, drawn, table, hall.clock())
    if not table.playing:
        await hall.db.write(recorded.write)
        return
    act = house_did(table, SETTLED, name=league.row.name)
    counts = recorded.how == "settled"
    result = results.by_agreement(table, hall.clock()) if counts else []
    await closing.close(hall, table, AGREED if counts else "closed", acts=[act], writes=[*result, recorded])


async def _next_round(hall: Hall, league: League) -> None:
    """All tables have ended: draw the next round, or end the season."""
    row, number = league.row, league.row.round + 1
    barred = await _barred(hall, league)
    players = tuple(replace(one, status="out") if one.number in barred else one for one in league.players)
    drawn = [] if number > league.settings.rounds else await _draw(hall, replace(league, players=players), number)
    if not any(table.status == "drawn" for table in drawn):
        drawn = []
    await hall.db.write(_go_on, row, barred, drawn, _end_of_round(hall, league), hall.clock())
    hall.wake_delivery()


def _go_on(
    db: Connection, known: LeagueRow, barred: set[int], drawn: Sequence[DrawnRow], ends_at: float, now: float
) -> None:
    row = rows.held(db, known.id)
    if row is None or row.status != "running" or row.round != known.round or row.version != known.version:
        return  # something has changed: computed anew
    for number in barred:
        rows.set_player(db, known.id, number, status="out", at=now)
    if drawn:
        rows.add_drawn(db, known.id, drawn)
        rows.change(db, known.id, round=known.round + 1, round_ends_at=ends_at, due_at=ends_at)
    else:
        rows.change(db, known.id, status="over", due_at=None, round_ends_at=None, ended_at=now)


async def draw_now(hall: Hall, league_id: int, who: Organiser) -> League:
    """End the sign-up, or the present round, before its date. Unfinished tables are settled by the rule of the
    invitation."""
    league = await model.load(hall, league_id)
    must_organise(league.row, who)
    if league.row.status == "draft":
        raise Refused("league-not-open")
    if league.row.status not in ("open", "running"):
        raise Refused("league-over")
    least = model.sizes_of(league.settings.games)[0]
    if league.row.status == "open" and len(league.joined) < least:
        raise Refused("league-too-few", least=least)
    await hall.db.write(_bring_forward, league.row, hall.clock())
    await attend(hall, league_id)
    return await model.load(hall, league_id)


def _bring_forward(db: Connection, known: LeagueRow, now: float) -> None:
    row = rows.held(db, known.id)
    if row is None or (row.status, row.round) != (known.status, known.round):
        return
    if row.status == "open":
        rows.change(db, known.id, closes_at=now, due_at=now)
    else:
        rows.change(db, known.id, round_ends_at=now, due_at=now)


# ---------------------------------------------------------------- players who left


async def _seats_of_the_gone(hall: Hall, league: League) -> None:
    """Free the seats of players who dropped out, and seat their substitutes. Refusals are no fault: a substitute may
    know too much of a table."""
    for drawn in league.round(league.row.round):
        if drawn.status != "playing" or drawn.table_id is None:
            continue
        for seat, number in enumerate(drawn.players):
            player = league.by_number[number]
            if player.status == "out":
                await _hand_over(hall, league, drawn.table_id, seat, player)


async def _hand_over(hall: Hall, league: League, table_id: str, seat: Seat, player: PlayerRow) -> None:
    try:
        table = await hall.table(table_id)
        if player.user_id is not None and table.playing and table.seats[seat].user_id == player.user_id:
            table = await seats.resign(hall, table_id, player.user_id)
        number = _present(league, player.number)
        if number is not None and table.playing and table.seats[seat].vacant:
            follower = league.by_number[number]
            if follower.user_id is not None:
                await seats.claim(hall, table_id, follower.user_id, follower.name, seat)
    except Refused as refused:
        log.info("league %s: the seat of a player who left table %s stays as it is: %s", league.id, table_id, refused)
