"""Pictures on a system without FriBiDi, as a small server or a slim container is."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DRAWN = """
import logging
from app.running import name_missing_libraries
from render.text import fit, label

logging.basicConfig()
name_missing_libraries()
assert fit("Niki the Magnificent", "bold", 20, 90).endswith("…")
mask, _, _ = label("Őrült Űző 0123456789", "title", 40)
print(mask.getbbox() is not None)
"""


def drawn(tmp_path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", DRAWN]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, timeout=120, check=True
    )


def test_texts_are_drawn_without_it_and_the_log_says_what_to_install(tmp_path: Path) -> None:
    for name in ("libfribidi.so.0", "libfribidi.so", "libfribidi.0.dylib", "libfribidi.dylib"):
        (tmp_path / name).touch()  # found first, and no library
    without = drawn(tmp_path, LD_LIBRARY_PATH=str(tmp_path), DYLD_LIBRARY_PATH=str(tmp_path))
    assert without.stdout == "True\n"
    assert "FriBiDi is not installed" in without.stderr
    assert "libfribidi0" in without.stderr


def test_the_image_and_the_page_for_hosts_install_it() -> None:
    for file in ("Dockerfile", "docs/HOSTING.md"):
        assert "libfribidi0" in (ROOT / file).read_text(encoding="utf-8"), file
