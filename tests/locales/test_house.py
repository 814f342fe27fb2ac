"""What the house itself says: there is a text for every refusal."""

import re
from pathlib import Path

import pytest

from locales import LANGUAGES, speaker
from tables.refusals import REASONS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_words(lang: str, reason: str) -> None:
    assert speaker(lang).has(reason)


def test_the_tables_give_no_reason_that_is_not_listed() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tables").rglob("*.py"))
    given = set(re.findall(r'Refused\(\s*"([^"]+)"', source))
    assert given - set(REASONS) == set()
    assert len(given) > 20
