"""The page brings its own emoji: whatever we say can be read on a machine that has none."""

import re
from pathlib import Path

from localdiscord.emoji import is_emoji

ROOT = Path(__file__).parents[2]
WEB = ROOT / "localdiscord" / "web"
SPOKEN = (
    "words/locales/*/*.ftl", "games/*/locales/*/*.ftl", "cogs/**/*.py", "games/**/*.py", "render/**/*.py",
    "words/**/*.py", "localdiscord/web/*.js",
)  # fmt: skip


def test_every_emoji_we_use_is_in_the_font() -> None:
    there = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9A-F]+)", (WEB / "emoji.css").read_text())}
    files = [path for pattern in SPOKEN for path in ROOT.glob(pattern)]
    letters = set().union(*(path.read_text(encoding="utf-8") for path in files))
    used = {letter for letter in letters if is_emoji(letter)}
    assert len(used) > 50
    assert used <= there, f"cut the font anew, with {sorted(used - there)}"


def test_the_font_is_one() -> None:
    assert (WEB / "emoji.woff2").read_bytes().startswith(b"wOF2")
