"""One interaction looks its table up and opens a session once, and the locked section once more."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cogs.ui.handling import REFERENCE
from tables import Confirming, SeatSession, people
from tables.core.table_cache import TableCache
from tests.cogs.playing import Evening, Panel


class Counted:
    """How often tables are looked up and sessions opened, by the reference of the interaction that does so."""

    def __init__(self) -> None:
        self.by_reference: defaultdict[str, Counter[str]] = defaultdict(Counter)

    @property
    def interaction(self) -> Counter[str]:
        """Of the one that looked a table up. One before may still prepare what confirming will lead to."""
        (found,) = [found for reference, found in self.by_reference.items() if reference and found["lookups"]]
        return found


@contextmanager
def counted() -> Iterator[Counted]:
    made = Counted()
    looked_up, opened = TableCache.any_table, SeatSession.__init__

    async def look_up(self: TableCache, table_id: str) -> Any:
        made.by_reference[REFERENCE.get()]["lookups"] += 1
        return await looked_up(self, table_id)

    def open_(self: SeatSession, *args: Any, **kwargs: Any) -> None:
        made.by_reference[REFERENCE.get()]["sessions"] += 1
        opened(self, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableCache, "any_table", look_up)
        patch.setattr(SeatSession, "__init__", open_)
        yield made


async def _seated(evening: Evening) -> Any:
    await evening.sit_down("Anna", "Béla", game="burgundy")
    (person,) = evening.asked
    await people.set_person(evening.house.hall, int(person.id), instant=Confirming.EVERYTHING)
    return person


def _a_taking(evening: Evening, person: Any) -> dict[str, str]:
    table = evening.table
    take = next(m for m in table.game.moves(table.state, evening.seat_of(person)) if m.kind == "take")
    return dict(zip(table.game.book.fields("take"), take.words[1:], strict=True))


@pytest.mark.parametrize("named", [True, False])
async def test_a_command_looks_the_table_up_once_and_once_more_under_its_lock(evening: Evening, named: bool) -> None:
    """Whether it names the table or is said where that is played."""
    person = await _seated(evening)
    where: dict[str, Any] = {"table": evening.table_id} if named else {"channel": evening.thread}
    with counted() as found:
        reply = await person.slash("burgundy take", **where, **_a_taking(evening, person))
        await evening.local.idle()
    assert Panel(reply).button("back") is not None, reply.text
    assert found.interaction == {"lookups": 2, "sessions": 2}


async def test_a_choice_looks_the_table_up_once_and_once_more_under_its_lock(evening: Evening) -> None:
    person = await _seated(evening)
    panel = await evening.my_move(person)
    while panel.button("back") is None:
        with counted() as found:
            panel = await evening.answer(person, panel, random.Random(1).choice(panel.answers))
            await evening.local.idle()
        drafted = panel.button("back") is not None
        assert found.interaction == ({"lookups": 2, "sessions": 2} if drafted else {"lookups": 1, "sessions": 1})


async def test_confirm_opens_no_session_but_those_before_and_after_the_step(evening: Evening) -> None:
    """The table is looked up for the press, under its lock, and among all that may wait for the person now."""
    person = await _seated(evening)
    panel = Panel(await person.slash("burgundy take", table=evening.table_id, **_a_taking(evening, person)))
    while panel.answers:
        panel = await evening.answer(person, panel, panel.answers[-1])
    with counted() as found:
        await evening.press(person, panel, "confirm")
        await evening.local.idle()
    assert person not in evening.asked
    assert found.interaction == {"lookups": 3, "sessions": 2}
