"""Studies: the same game up to a position, then another one, and nothing left behind in the first."""

import random
from typing import Any

import pytest

from engine.transcript import replayed as verified
from storage import game_log
from tables import Hall, Table, duties, history, studies
from tables.clock import votes
from tables.core import access
from tables.finished import exports
from tables.finished.thinning import AFTER
from tables.lobby import opening
from tables.lobby.opening import AUTOMATA
from tables.play import automata, playing
from tests.tables.house import PEOPLE, STRANGER, contents, draft_a_turn, open_lobby, play_randomly, refused, replayed
from tests.tables.test_automata import let_them

ANNA, BELA, CSILLA, *_ = PEOPLE


@pytest.fixture(autouse=True)
def without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automata, "FIRST_STEP", 0.0)


async def finished(hall: Hall, game: str) -> Table:
    """A game of two people, thinned out."""
    table = await open_lobby(hall, 2, game=game)
    table = await opening.start(hall, table.id, ANNA)
    await play_randomly(hall, table, random.Random(4))
    now = hall.clock() + AFTER + 1
    hall.clock = lambda: now
    await duties.attend(hall, table.id)
    return table


def rows_of(hall: Hall, table: Table) -> dict[str, list[tuple[Any, ...]]]:
    """Every row about a table, and all results and ratings."""
    found = {name: [row for row in rows if table.id in row] for name, rows in contents(hall).items()}
    return {**found, **{name: contents(hall)[name] for name in ("results", "ratings", "season_ratings")}}


@pytest.mark.parametrize("game", ["burgundy", "genoa"])
async def test_a_study_equals_the_game_up_to_a_move_and_goes_on_to_its_own_end(hall: Hall, game: str) -> None:
    table = await finished(hall, game)
    before = rows_of(hall, table)
    played = table.played * 2 // 3
    study = await studies.begin(hall, table, played, CSILLA, "Csilla", seat=1, interaction_id=5)
    assert (study.playing, study.played, study.is_study, study.row.unrated) == (True, played, True, 1)
    assert study.row.watching == "closed"
    assert [(seat.user_id, seat.automaton) for seat in study.seats] == [(None, "journeyman"), (CSILLA, None)]
    assert studies.studied(study) == (table.id, played)
    assert await replayed(hall, study) == study.game.dump(study.state)
    copied, original = await game_log.moves(hall.db, study.id), await game_log.moves(hall.db, table.id, until=played)
    assert [(m.number, m.seat, m.notation, m.events) for m in copied] == [
        (m.number, m.seat, m.notation, m.events) for m in original
    ]
    assert {move.user_id for move in copied} == {None}
    length = await history.history_length(hall, study.id)
    for index in range(0, length, 5):
        past = await history.past(hall, study, 0, index)
        assert past.view == (await history.past(hall, table, 0, index)).view
    assert (await studies.begin(hall, table, played, CSILLA, "Csilla", seat=1, interaction_id=5)).id == study.id

    rng = random.Random(7)
    while study.playing:
        await let_them(hall, study)
        if study.playing:
            await draft_a_turn(hall, study, 1, rng)
            await playing.confirm(hall, study.id, CSILLA)
    assert study.over
    recorded = await exports.recording(hall, study.id)
    assert len(list(verified(recorded))) == len(recorded.moves)
    assert len(recorded.moves) == study.played > played
    assert rows_of(hall, table) == before, "the game itself, its results and all ratings"


async def test_a_study_begins_without_the_news_of_the_whole_game(hall: Hall) -> None:
    table = await finished(hall, "burgundy")
    played = table.played * 2 // 3
    study = await studies.begin(hall, table, played, CSILLA, "Csilla", seat=1, interaction_id=5)
    last = {move.seat: move.number for move in await game_log.moves(hall.db, study.id)}
    own = [entry.number for entry in await history.moves_since_own(hall, study, CSILLA)]
    assert await history.public_news(hall, study) == []
    assert own == [*range(last[1] + 1, played + 1)]


async def test_automata_keep_their_names_in_a_study(hall: Hall) -> None:
    """A person in the last seat renamed all of them, so that the leader had another's name."""
    table = await finished(hall, "burgundy")
    table.row.seats[1].automaton, table.row.seats[1].name = "journeyman", AUTOMATA[0]
    study = await studies.begin(hall, table, table.played // 2, ANNA, "Anna", seat=0, interaction_id=6)
    assert [seat.name for seat in study.seats] == ["Anna", AUTOMATA[0]]
    other = await studies.begin(hall, table, table.played // 2, ANNA, "Anna", seat=1, interaction_id=7)
    assert [seat.name for seat in other.seats] == [AUTOMATA[1], "Anna"]


async def test_a_study_ended_by_agreement_leaves_no_result(hall: Hall) -> None:
    table = await finished(hall, "burgundy")
    study = await studies.begin(hall, table, 4, ANNA, "Anna", seat=0, interaction_id=1)
    await votes.propose(hall, study.id, ANNA, "end", args={"result": "standings"})
    assert study.over
    assert not await hall.db.all("SELECT 1 FROM results WHERE table_id=?", study.id)
    again = await studies.begin(hall, study, 2, ANNA, "Anna", seat=1, level="apprentice", interaction_id=2)
    assert (again.played, again.seats[0].automaton) == (2, "apprentice")


async def test_what_cannot_be_studied_is_refused_with_a_reason(hall: Hall) -> None:
    table = await finished(hall, "burgundy")
    how: dict[str, Any] = {"seat": 0, "interaction_id": 1}
    with refused("study-at-the-end"):
        await studies.begin(hall, table, table.played, ANNA, "Anna", **how)
    with refused("table-stale"):
        await studies.begin(hall, table, 3, ANNA, "Anna", seat=2, interaction_id=1)
    with refused("table-bad-option"):
        await studies.begin(hall, table, 3, ANNA, "Anna", level="god", **how)
    table.row.watching = "closed"
    with refused("table-watching-closed"):
        await studies.begin(hall, table, 3, STRANGER, "X", **how)
    table.row.source, table.row.watching = f"challenge:{hall.clock() + 9:.0f}:key", "open"
    with refused("challenge-sealed"):
        await studies.begin(hall, table, 3, ANNA, "Anna", **how)
    table.row.source, table.row.rules_version = None, 0
    with refused("study-old-rules"):
        await studies.begin(hall, table, 3, ANNA, "Anna", **how)
    table.row.rules_version = table.game.meta.rules_version
    study = await studies.begin(hall, table, 3, ANNA, "Anna", **how)
    with refused("study-not-over"):
        await studies.begin(hall, study, 2, ANNA, "Anna", **how)
    assert access.viewer_seat(study, ANNA) == 0
