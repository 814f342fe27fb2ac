"""A sentence that is missing in Hungarian is said in English, and stops nothing. That none is, is tested elsewhere."""

import sys
from pathlib import Path

import discord
import pytest

from cogs.ui import translator
from cogs.ui.translator import Translator, text, word
from words import DEFAULT, Speaker, speaker
from words.speaker import files

MISSING = ("table-list-description", "command-table-list", "list-joined")


@pytest.fixture
def half_hungarian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """Hungarian without some sentences."""
    speaker("hu")  # the real one is made once, before anything is missing
    kept = []
    for number, path in enumerate(files("hu")):
        lines = path.read_text(encoding="utf-8").split("\n")
        copy = tmp_path / f"{number}-{path.name}"
        copy.write_text("\n".join(line for line in lines if line.split(" =")[0] not in MISSING), encoding="utf-8")
        kept.append(copy)
    module = sys.modules["words.speaker"]  # the package has a function of that name
    monkeypatch.setattr(module, "files", lambda lang: kept if lang == "hu" else files(lang))
    return Speaker("hu")


def test_what_is_missing_is_said_in_english(half_hungarian: Speaker) -> None:
    said = {"game": "Calimala", "link": "https://example.org"}
    assert half_hungarian("list-joined", **said) == speaker(DEFAULT)("list-joined", **said)
    assert half_hungarian("list-joined", **said) != speaker("hu")("list-joined", **said)
    assert half_hungarian("list-title") == speaker("hu")("list-title")


async def test_a_missing_description_or_name_does_not_stop_the_boot(
    half_hungarian: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translator, "speaker", lambda lang: half_hungarian if lang == "hu" else speaker(lang))
    for string in (text("table-list-description"), word("table", "list")):
        translated = await Translator().translate(string, discord.Locale.hungarian, None)  # type: ignore[arg-type]
        assert translated == speaker(DEFAULT)(string.extras["key"])
