"""The page's files as they are sent: the modules put together as one, and the page as a single file."""

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
    """All modules as one: the first load asks for one file, and an exported game needs none.

    The modules of `modules.txt` in their order, each after those that it imports from, without their imports and
    exports. No two of them call something on their top level by the same name.
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
    """The page as a single file with everything that it shows: `data` is JSON, the answers that it would ask for."""
    packed = base64.b64encode(gzip.compress(data, mtime=0)).decode()
    style = f"<style>\n{_read('board.css')}</style>"
    shown = f'<script type="application/json" id="file">{packed}</script>'
    last = f'{shown}\n<script type="module">\n{script()}</script>\n</body>'
    html = _read("index.html").replace(SCRIPT + "\n", "").replace(STYLE, style)
    return html.replace("</body>", last)


def _read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
