"""Whatever the house refuses, it says why and what to do, in every language."""

import re
from pathlib import Path

import pytest

from tables.core.refusals import REASONS
from words import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]


def refused_in(folder: str) -> set[str]:
    """Found where they are written down."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / folder).rglob("*.py")]
    return {reason for source in sources for reason in re.findall(r'Refused\(\s*"([a-z-]+)"', source)}


def test_every_reason_of_the_tables_is_known() -> None:
    assert len(refused_in("tables")) > 40
    assert sorted(refused_in("tables") - set(REASONS)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    say = speaker(lang)
    reasons = {*REASONS, *refused_in("tables"), *refused_in("cogs")}
    assert sorted(reason for reason in reasons if not say.has(reason)) == []
