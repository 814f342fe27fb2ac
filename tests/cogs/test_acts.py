"""Whatever is done at a table apart from moves can be said, in every language."""

import re
from pathlib import Path

import pytest

import tables
from cogs.ui.table_message import act_told
from engine import GAMES
from storage.tables import SeatRow, TableRow
from tables import Act, Table
from words import LANGUAGES, speaker

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(tables.__file__).parent.rglob("*.py"))
KINDS = sorted(
    {
        *re.findall(r'did\(\s*table,\s*"([a-z-]+)"', SOURCES),
        "watching-open",
        "watching-closed",
        "claimed",
        "substituted",
    }
)
"""Found where they are written down."""


def a_table() -> Table:
    row = TableRow(
        id="t", game=next(iter(GAMES)), rules_version=1, options={}, language="en", guild_id=1, channel_id=2, host_id=1,
        status="playing", version=3, seed="s", created_at=0.0, changed_at=0.0,
        seats=[SeatRow(1, "Anna"), SeatRow(2, "*Béla*")],
    )  # fmt: skip
    return Table(row)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_act_has_its_words(kind: str, lang: str) -> None:
    assert len(KINDS) > 15
    assert speaker(lang).has(f"act-{kind}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_power_is_named_and_a_name_is_only_a_name(lang: str) -> None:
    act = Act("t", 3, 5, "removed", "admin", 9, "_Dóra_", 1, {"user_id": 2, "name": "**Béla**"})
    told = act_told(act, a_table(), lang)
    assert r"\_Dóra\_" in told
    assert r"\*\*Béla\*\*" in told
    assert told != act_told(Act("t", 3, 5, "removed", "house", 9, "_Dóra_", 1, act.args), a_table(), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["resigned", "invited", "declined", "substituted", "hosting", "shoulder", "rewound"])
def test_acts_of_seats_are_said_with_what_they_carry(kind: str, lang: str) -> None:
    act = Act("t", 3, 5, kind, "seat", 1, "Anna", 1, {"user_id": 2, "name": "Béla", "to": 7, "moves": 3})
    told = act_told(act, a_table(), lang)
    assert "Anna" in told or "Béla" in told
