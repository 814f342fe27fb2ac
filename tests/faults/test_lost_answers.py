"""The receipt of an answer is lost: Discord has it, and says so when it is sent again."""

import random
from pathlib import Path
from typing import Any

import pytest

import cogs.ui.answers
from localdiscord.testing import Button, buttons_of
from tests.cogs.playing import Evening, an_evening, verb_of
from tests.faults.lives import button

LOST = pytest.mark.parametrize("how", [{"kind": "lost"}, {"kind": "lost", "status": 500}], ids=["cut off", "500"])


def _start(message: dict[str, Any]) -> Button:
    return next(b for b in buttons_of(message) if verb_of(b) == "start")


@LOST
async def test_an_invitation_whose_receipt_is_lost_is_known_all_the_same(
    tmp_path: Path, how: dict[str, object]
) -> None:
    async with an_evening(tmp_path) as evening:
        anna, bela = [await evening.local.person(name).open() for name in ("Anna", "Béla")]
        evening.expected_refusals = {40060}
        await evening.local.fault(path="/callback", **how)
        invitation = (await anna.slash("table new", game="burgundy")).message
        assert invitation is not None
        await bela.click(invitation, custom_id=button(invitation, "join"))
        await anna.until(lambda: not _start(anna.messages[invitation["id"]]).disabled)
        await anna.click(invitation, custom_id=button(invitation, "start"))
        await evening.settle()
        table = await evening.house.hall.table(str(button(invitation, "join")).split(":")[2])
        assert str(table.row.invitation_id) == invitation["id"]
        assert table.row.thread_id == table.row.invitation_id, "its thread hangs under it"


@LOST
async def test_a_card_that_takes_its_time_is_shown_though_nobody_heard_that_it_would(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch, how: dict[str, object]
) -> None:
    evening.expected_refusals = {40060}
    monkeypatch.setattr(cogs.ui.answers, "PATIENCE", 0.0)
    person = evening.seated[0]
    await evening.local.fault(path="/callback", **how)
    reply = await person.slash("board", table=evening.table_id)
    assert reply.images, "the picture came, in the place of the dots"
