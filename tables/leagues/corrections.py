"""Corrections of results by the organiser or a manager, with a reason that everybody can read."""

from collections.abc import Sequence

from storage import leagues as rows
from storage.database import answer_once
from storage.dialects import Connection
from storage.leagues import Correction
from tables.core import storing
from tables.core.actors import Organiser
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.leagues import model
from tables.leagues.model import League
from tables.leagues.signup import must_organise

LONGEST_REASON = 300


async def correct(
    hall: Hall,
    league_id: int,
    who: Organiser,
    number: int,
    table: int,
    places: Sequence[int],
    reason: str,
    *,
    interaction_id: int | None = None,
) -> League:
    """Replace the places of a finished table, by seat; equal numbers share a place. Points of the game stay."""
    reason = " ".join(reason.split())[:LONGEST_REASON]

    def corrected(db: Connection) -> None:
        answer_once(db, interaction_id, str(league_id), hall.clock())
        row = rows.held(db, league_id)
        if row is None:
            raise Refused("league-unknown")
        must_organise(row, who)
        if not reason:
            raise Refused("league-no-reason")
        drawn = next((one for one in rows.drawn_of(db, league_id, number) if one.number == table), None)
        if drawn is None or drawn.result is None:
            raise Refused("league-no-result")
        if len(places) != len(drawn.players) or not all(1 <= place <= len(places) for place in places):
            raise Refused("league-bad-places", count=len(drawn.players))
        before = tuple(place for _, place, _ in drawn.result)
        after = tuple(ranked(places))
        result = tuple((one, place, points) for (one, _, points), place in zip(drawn.result, after, strict=True))
        rows.set_drawn(db, league_id, number, table, result=result, how="corrected")
        made = Correction(number, table, who.user_id, who.name, reason, before, after, hall.clock())
        rows.add_correction(db, league_id, made)
        rows.change(db, league_id)

    if not await storing.answered(hall, interaction_id):
        await hall.db.write(corrected)
        hall.wake_delivery()
    return await model.load(hall, league_id)


def ranked(places: Sequence[int]) -> list[int]:
    """Places without gaps other than those that sharing leaves: 1, 1, 3."""
    return [1 + sum(other < own for other in places) for own in places]
