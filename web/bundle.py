"""The page's files as sent: all modules as one script, and the page as a single file."""

import base64
import gzip
import re
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"
IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
EXPORT = re.compile(r"^export ", re.MULTILINE)
STYLE = '<link rel="stylesheet" href="../../static/VERSION/board.css">'
NAME = "page.js"
SCRIPT = f'<script type="module" src="../../static/VERSION/{NAME}"></script>'


@cache
def script() -> str:
    """All modules as one script: the first load needs one request, and an exported game none.

    The modules of `modules.txt` in order, each after those it imports from, without imports and exports. Top-level
    names must be unique across modules.
    """
    names = (STATIC / "modules.txt").read_text(encoding="utf-8").split()
    return "\n".join(EXPORT.sub("", IMPORT.sub("", _read(name))) for name in names)


def page(version: str) -> str:
    return _read("index.html").replace("VERSION", version)


def activity(version: str, application_id: str) -> str:
    """The page at the root of an Activity: it does not know its table yet, and all that it asks for goes by Discord's
    proxy."""
    known = page(version).replace("../../static/", ".proxy/static/")
    return known.replace("<html ", f'<html data-application="{application_id}" ')


def file(data: bytes) -> str:
    """The page as a single file; `data` is JSON with the answers to all its requests."""
    packed = base64.b64encode(gzip.compress(data, mtime=0)).decode()
    style = f"<style>\n{_read('board.css')}</style>"
    shown = f'<script type="application/json" id="file">{packed}</script>'
    last = f'{shown}\n<script type="module">\n{script()}</script>\n</body>'
    html = _read("index.html").replace(SCRIPT + "\n", "").replace(STYLE, style)
    return html.replace("</body>", last)


def _read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
