"""What the house itself says: there is a text for every refusal."""

import re
from pathlib import Path

import pytest

from tables.core.refusals import REASONS
from words import LANGUAGES, speaker
from words.speaker import HERE

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


NAMED = re.compile(r"(?:`|\*\*)/([^`*{}]+?)(?:`|\*\*)")
"""A command that a text tells somebody to use."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_calls_a_command_as_the_readers_discord_does(lang: str) -> None:
    """Somebody who is told of a command must find it under that name."""
    say, texts = (
        speaker(lang),
        "".join(path.read_text(encoding="utf-8") for path in (HERE / lang).glob("*.ftl")),
    )
    keys = re.findall(r"^command-((?!option-)[a-z-]+) = ", texts, re.MULTILINE)
    groups = [key for key in keys if "-" not in key]
    names = {say(f"command-{group}") for group in groups}
    names |= {
        f"{say(f'command-{group}')} {say(f'command-{key}')}"
        for group in groups
        for key in keys
        if key.startswith(f"{group}-")
    }
    told = NAMED.findall(texts)
    assert len(told) > 20
    assert not [name for name in told if name not in names]
