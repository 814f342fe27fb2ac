"""The page's files: small, without a build step, and put together as one."""

import gzip
import re
from collections import Counter

from web import bundle

DECLARED = re.compile(r"^(?:export )?(?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)
SEVERAL = re.compile(r"^(?:export )?(?:const|let) [\[{]([^\]}=]*)[\]}] =", re.MULTILINE)
LARGEST = 40 * 1024
"""Bytes of the page's own code, compressed."""


def test_all_code_of_the_page_is_small() -> None:
    whole = (bundle.page("v"), bundle.script(), (bundle.STATIC / "board.css").read_text(encoding="utf-8"))
    assert sum(len(gzip.compress(text.encode())) for text in whole) <= LARGEST


def test_the_modules_are_one_without_imports_or_two_things_of_one_name() -> None:
    names = (bundle.STATIC / "modules.txt").read_text(encoding="utf-8").split()
    assert sorted(names) == sorted(path.name for path in bundle.STATIC.glob("*.js"))
    whole = bundle.script()
    assert not re.search(r"^(import|export)\b", whole, re.MULTILINE)
    at_once = [name.strip() for several in SEVERAL.findall(whole) for name in several.split(",")]
    twice = [name for name, count in Counter([*DECLARED.findall(whole), *at_once]).items() if count > 1]
    assert not twice
    known: set[str] = set()
    for name in names:
        text = (bundle.STATIC / name).read_text(encoding="utf-8")
        imported = set(re.findall(r'^import .* from "\./(\w+\.js)";$', text, re.MULTILINE))
        assert imported <= known, f"{name} stands before what it imports"
        known.add(name)


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    html = bundle.page("v")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*src=)", html)
    alone = bundle.file(b"{}")
    assert "VERSION" not in alone
    assert 'src="' not in alone
