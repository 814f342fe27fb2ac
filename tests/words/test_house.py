"""Texts of the bot name commands as the reader finds them."""

import re

import pytest

from words import LANGUAGES, speaker
from words.speaker import HERE

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
