"""By which rules a table goes on is looked at whenever it is read, and never changes silently."""

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES, OtherRules
from engine.game import as_it_is
from tables import Hall, Refused, history
from tests.tables.house import asked, past_the_set_up, person_at, say

CALIMALA = GAMES["calimala"]
PRESENT = CALIMALA.meta.rules_version


def revised(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    patch.setattr(type(CALIMALA), "meta", replace(CALIMALA.meta, **changes))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_says_what_becomes_of_games_of_all_earlier_rules(game: str) -> None:
    meta = GAMES[game].meta
    assert set(meta.upgrades) == set(range(1, meta.rules_version))


async def test_a_game_goes_on_as_it_is_if_its_rules_say_so_and_its_log_tells(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await past_the_set_up(hall)
    before = table.game.dump(table.state)
    revised(monkeypatch, rules_version=PRESENT + 1, upgrades={**CALIMALA.meta.upgrades, PRESENT: as_it_is})
    for _ in range(2):
        hall.forget(table.id)
        table = await hall.table(table.id)
        assert table.game.dump(table.state) == before
    told = [act for act in await history.acts_at(hall, table.id) if act.kind == "rules"]
    assert [(act.args["old"], act.args["new"]) for act in told] == [(PRESENT, PRESENT + 1)], "once"
    await say(hall, table, asked(table)[0])


async def test_a_game_without_a_way_to_the_present_rules_is_not_played_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await past_the_set_up(hall)
    revised(monkeypatch, rules_version=PRESENT + 1)
    hall.forget(table.id)
    with pytest.raises(Refused, match="table-unreadable"):
        await hall.table(table.id)


async def test_a_game_of_rules_to_come_is_not_played_on(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await past_the_set_up(hall)
    revised(monkeypatch, rules_version=1, upgrades={})
    hall.forget(table.id)
    with pytest.raises(Refused, match="table-unreadable"):
        await hall.table(table.id)


async def test_a_position_is_brought_forward_once_version_by_version(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one goes back to: earlier positions stay as they were written."""
    table = await past_the_set_up(hall)
    seen: list[int] = []

    def upgrade(stored: dict[str, Any]) -> dict[str, Any]:
        seen.append(stored["played"])
        return stored

    revised(monkeypatch, rules_version=PRESENT + 1, upgrades={**CALIMALA.meta.upgrades, PRESENT: upgrade})
    hall.forget(table.id)
    table = await hall.table(table.id)
    played = table.state.played
    assert seen == [played]
    seat = asked(table)[0]
    await say(hall, table, seat)
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert seen == [played], "what is written now is by the present rules"
    await history.history(hall, table, person_at(table, 0), 1)
    assert len(seen) == 2


def test_a_stored_position_of_other_rules_is_refused_by_the_game() -> None:
    stored = CALIMALA.dump(CALIMALA.new(3, "seed"))
    assert CALIMALA.load(stored, 1)
    with pytest.raises(OtherRules):
        CALIMALA.load(stored, CALIMALA.meta.rules_version + 1)


async def test_the_table_of_a_game_that_is_missing_says_so_and_goes_on_when_it_is_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await past_the_set_up(hall)
    with monkeypatch.context() as patch:
        patch.delitem(GAMES._games, "calimala")
        hall.forget(table.id)
        with pytest.raises(Refused, match="table-game-missing") as refused:
            await hall.table(table.id)
        assert refused.value.args_ == {"table": table.id, "game": "calimala"}
    hall.forget(table.id)
    assert (await hall.table(table.id)).playing
