"""Before and beside the rounds: founding a league, joining, leaving, inviting, closing, the next season.

The organiser may do everything; so may a manager of the server, in case the organiser has vanished.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from storage import leagues as rows
from storage.database import answer_once, answer_to
from storage.dialects import Connection
from storage.leagues import LeagueRow, PlayerRow
from tables.core import servers
from tables.core.actors import Organiser
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.leagues import drawing, model, scoring
from tables.leagues.model import DAY, League, Settings

LIVING = ("open", "running")
MOST_LIVING = 20
"""Maximum leagues of a server at a time."""
LONGEST_SIGN_UP = 180 * DAY
NEXT_SIGN_UP = 7 * DAY
"""Sign-up of a next season."""


def must_organise(row: LeagueRow, who: Organiser) -> None:
    if row.organiser_id != who.user_id and not who.manages:
        raise Refused("league-not-organiser", name=row.organiser)


async def listed(hall: Hall, guild_id: int, *, over: bool = False) -> list[tuple[LeagueRow, int]]:
    """Leagues of a server with the number of their players, newest first. `over`: the finished ones too."""
    found = await rows.of_server(hall.db, guild_id, (*LIVING, "over") if over else LIVING)
    counts = await rows.count_in(hall.db, [row.id for row in found])
    return [(row, counts.get(row.id, 0)) for row in found]


# ---------------------------------------------------------------- founding


async def found(
    hall: Hall,
    who: Organiser,
    name: str,
    settings: Settings,
    *,
    guild_id: int,
    channel_id: int,
    language: str,
    closes_at: float,
    interaction_id: int | None = None,
) -> League:
    """Found a league as a draft, which only its organiser sees."""
    await servers.must_be_welcome(hall, guild_id, who.user_id)
    name = " ".join(name.split())[: model.LONGEST_NAME]
    if not name:
        raise Refused("league-no-name")
    now = hall.clock()
    _must_be_a_date(closes_at, now)
    model.checked(hall, settings)
    if len(await rows.of_server(hall.db, guild_id, LIVING)) >= MOST_LIVING:
        raise Refused("league-too-many", most=MOST_LIVING)
    row = LeagueRow(
        guild_id, channel_id, language, who.user_id, who.name, name, model.dumped(settings), "draft", hall.new_seed(),
        closes_at, now,
    )  # fmt: skip
    if interaction_id is not None and (known := await answer_to(hall.db, interaction_id)) is not None:
        return await model.load(hall, int(known))
    return await model.load(hall, await hall.db.write(_found, row, interaction_id))


def _found(db: Connection, row: LeagueRow, interaction_id: int | None) -> int:
    league_id = rows.insert(db, row)
    answer_once(db, interaction_id, str(league_id), row.created_at)
    return league_id


def _must_be_a_date(closes_at: float, now: float) -> None:
    if not now < closes_at <= now + LONGEST_SIGN_UP:
        raise Refused("league-bad-date", days=int(LONGEST_SIGN_UP / DAY))


async def change_settings(hall: Hall, league_id: int, who: Organiser, **changes: Any) -> League:
    """Change settings of a draft: what is published stays as it is."""

    def changed(db: Connection) -> None:
        row = _held(db, league_id)
        must_organise(row, who)
        if row.status != "draft":
            raise Refused("league-published")
        settings = Settings.model_validate({**row.settings, **changes})
        rows.change(db, league_id, settings=model.dumped(model.checked(hall, settings)))

    await hall.db.write(changed)
    return await model.load(hall, league_id)


async def publish(hall: Hall, league_id: int, who: Organiser) -> League:
    """Open the sign-up. The delivery posts the invitation."""

    def published(db: Connection) -> None:
        row = _held(db, league_id)
        must_organise(row, who)
        if row.status != "draft":
            return
        _must_be_a_date(row.closes_at, hall.clock())
        rows.change(db, league_id, status="open", due_at=row.closes_at)

    return await _changed(hall, league_id, published)


async def discard(hall: Hall, league_id: int, who: Organiser) -> None:
    """Give up a draft, or cancel a league: what was played stays, and running tables go on without it."""

    def cancelled(db: Connection) -> None:
        row = _held(db, league_id)
        must_organise(row, who)
        if row.status in ("over", "cancelled"):
            raise Refused("league-over")
        status = "over" if row.status == "running" else "cancelled"
        rows.change(db, league_id, status=status, due_at=None, round_ends_at=None, ended_at=hall.clock())

    await hall.db.write(cancelled)
    hall.wake_delivery()


async def move(hall: Hall, league_id: int, who: Organiser, channel_id: int) -> League:
    """Show the league in another channel from now on, and open its tables there. Tables that could not be opened get
    the whole time of the round."""

    def moved(db: Connection) -> None:
        row, now = _held(db, league_id), hall.clock()
        must_organise(row, who)
        rows.posted(db, league_id, lost=0, message_id=None, message_round=None, invitation_id=None)
        rows.change(db, league_id, channel_id=channel_id)
        if row.status == "running":
            ends_at = row.round_ends_at or now
            if any(table.status == "drawn" for table in rows.drawn_of(db, league_id, row.round)):
                ends_at = max(ends_at, now + Settings.model_validate(row.settings).round_days * DAY)
            rows.change(db, league_id, due_at=now, round_ends_at=ends_at)

    return await _changed(hall, league_id, moved)


# ---------------------------------------------------------------- players


async def join(hall: Hall, league_id: int, user_id: int, name: str) -> League:
    """Sign up; in a running season, take the place of a player who left."""
    league = await model.load(hall, league_id)
    await servers.must_be_welcome(hall, league.row.guild_id, user_id)
    return await _changed(hall, league_id, lambda db: _join(db, league_id, user_id, name, hall.clock()))


def _join(db: Connection, league_id: int, user_id: int, name: str, now: float) -> None:
    row, players = _held(db, league_id), rows.players_of(db, league_id)
    own = next((player for player in players if player.user_id == user_id), None)
    if own is not None and own.status == "in":
        raise Refused("league-joined-already")
    if row.status == "running":
        _stand_in(db, row, players, own, user_id, name, now)
        return
    _must_sign_up(row)
    if own is not None:
        rows.set_player(db, league_id, own.number, status="in", name=name, at=now)
    elif Settings.model_validate(row.settings).invited_only:
        raise Refused("league-invited-only", name=row.organiser)
    else:
        rows.add_player(db, league_id, PlayerRow(_next(players), user_id, name, "in", 0, None, now))
    rows.change(db, league_id)


def _must_sign_up(row: LeagueRow) -> None:
    if row.status in ("over", "cancelled"):
        raise Refused("league-over")
    if row.status != "open":
        raise Refused("league-not-open")


def _next(players: Sequence[PlayerRow]) -> int:
    return max((player.number for player in players), default=0) + 1


def _stand_in(
    db: Connection,
    row: LeagueRow,
    players: Sequence[PlayerRow],
    own: PlayerRow | None,
    user_id: int,
    name: str,
    now: float,
) -> None:
    """Take the place of the player who has been gone longest; a player who left may return to their own place."""
    replaced = {player.stands_for for player in players}
    vacant = [player for player in players if player.status == "out" and player.number not in replaced]
    if own is not None and own.status == "out":
        if own not in vacant:
            raise Refused("league-place-taken")
        rows.set_player(db, row.id, own.number, status="in", name=name)
    elif vacant:
        place = min(vacant, key=lambda player: player.at)
        if own is not None:  # invited
            rows.set_player(
                db, row.id, own.number, status="in", name=name, division=place.division, stands_for=place.number, at=now
            )
        elif Settings.model_validate(row.settings).invited_only:
            raise Refused("league-invited-only", name=row.organiser)
        else:
            stands = PlayerRow(_next(players), user_id, name, "in", place.division, place.number, now)
            rows.add_player(db, row.id, stands)
    else:
        raise Refused("league-running")
    rows.change(db, row.id, due_at=now)


async def leave(hall: Hall, league_id: int, user_id: int) -> League:
    """Withdraw from the sign-up, or drop out of a running season. `rounds.attend`, due at once, frees the seats at
    running tables."""

    def left(db: Connection) -> None:
        row = _held(db, league_id)
        own = next((one for one in rows.players_of(db, league_id) if one.user_id == user_id), None)
        if own is None or own.status == "out":
            raise Refused("league-not-joined")
        if row.status in ("over", "cancelled"):
            raise Refused("league-over")
        if row.status == "running" and own.status == "in":
            rows.set_player(db, league_id, own.number, status="out", at=hall.clock())
            rows.change(db, league_id, due_at=hall.clock())
        else:
            rows.remove_player(db, league_id, own.number)
            rows.change(db, league_id)

    return await _changed(hall, league_id, left)


async def invite(hall: Hall, league_id: int, who: Organiser, people: Sequence[tuple[int, str]]) -> League:
    """Invite users by name. The invitation mentions them."""

    def invited(db: Connection) -> None:
        row = _held(db, league_id)
        must_organise(row, who)
        if row.status in ("over", "cancelled"):
            raise Refused("league-over")
        players = rows.players_of(db, league_id)
        known = {player.user_id for player in players}
        for user_id, name in people:
            if user_id not in known:
                number = _next(rows.players_of(db, league_id))
                rows.add_player(db, league_id, PlayerRow(number, user_id, name, "invited", 0, None, hall.clock()))
        rows.change(db, league_id)

    return await _changed(hall, league_id, invited)


# ---------------------------------------------------------------- next season


async def next_season(hall: Hall, league_id: int, who: Organiser) -> League:
    """Open the sign-up of the next season with the same settings. A ladder keeps its players, in the divisions they
    have earned. Returns it if it was opened before."""
    league = await model.load(hall, league_id)
    must_organise(league.row, who)
    if league.row.status != "over":
        raise Refused("league-not-over")
    if len(await rows.of_server(hall.db, league.row.guild_id, LIVING)) >= MOST_LIVING:
        raise Refused("league-too-many", most=MOST_LIVING)
    now = hall.clock()
    row = replace(
        league.row,
        organiser_id=who.user_id,
        organiser=who.name,
        status="open",
        seed=hall.new_seed(),
        season=league.row.season + 1,
        season_of=league_id,
        closes_at=now + NEXT_SIGN_UP,
        due_at=now + NEXT_SIGN_UP,
        created_at=now,
        round=0,
        round_ends_at=None,
        version=1,
        shown=0,
        invitation_id=None,
        message_id=None,
        message_round=None,
        ended_at=None,
    )
    opened = await hall.db.write(_open_next, row, _carried(league), now)
    hall.wake_delivery()
    return await model.load(hall, opened)


def _carried(league: League) -> list[tuple[PlayerRow, int]]:
    """Players of the next season in order of strength, with their divisions: those of a ladder."""
    if league.settings.format != "ladder":
        return []
    order = [[line.player for line in lines] for lines in league.standings.values()]
    gone = [player.number for player in league.players if player.status != "in"]
    numbers = scoring.moved(order, gone, league.settings.moves)
    divisions = drawing.split(numbers, league.settings.size) if numbers else []
    return [(league.by_number[one], place) for place, division in enumerate(divisions) for one in division]


def _open_next(db: Connection, row: LeagueRow, carried: Sequence[tuple[PlayerRow, int]], now: float) -> int:
    assert row.season_of is not None
    rows.held(db, row.season_of)
    known = db.execute("SELECT id FROM leagues WHERE season_of=?", (row.season_of,)).fetchone()
    if known is not None:
        return int(known["id"])
    opened = rows.insert(db, row)
    for number, (player, division) in enumerate(carried, 1):
        rows.add_player(db, opened, PlayerRow(number, player.user_id, player.name, "in", division, None, now))
    rows.change(db, row.season_of)  # its button goes
    return opened


# ---------------------------------------------------------------- transactions


def _held(db: Connection, league_id: int) -> LeagueRow:
    row = rows.held(db, league_id)
    if row is None:
        raise Refused("league-unknown")
    return row


async def _changed(hall: Hall, league_id: int, transaction: Any) -> League:
    await hall.db.write(transaction)
    hall.wake_delivery()
    return await model.load(hall, league_id)
