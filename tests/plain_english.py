"""Count mannerisms in comments and docstrings, per package: `python -m tests.plain_english`, part of `make lint`.

Fails above LIMIT per thousand words. Prints the offending lines of a package that fails, or of those named.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

LIMIT = 3.0
MANNERISMS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(no|some|every|any)body\b",
        r"\b(whoever|whom|whichever)\b",
        r"\b(says|said|told|tells|speaks|hears|heard)\b",
        r"\bso (many|few|long|high|much|often) \w+",
        r"\bstands?\b",
    )
)
NO_PROSE = re.compile(r"#\s*(type:|noqa|-{5,}|pragma|!|fmt:)")


def pieces(source: str) -> Iterator[tuple[int, str]]:
    """Line number and text of every docstring, attribute docstring and comment."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for item in body if isinstance(body, list) else ():
            if (
                isinstance(item, ast.Expr)
                and isinstance(item.value, ast.Constant)
                and isinstance(item.value.value, str)
            ):
                yield item.lineno, item.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not NO_PROSE.match(token.string):
            yield token.start[0], token.string


def mannerisms(text: str) -> int:
    return sum(len(pattern.findall(text)) for pattern in MANNERISMS)


def main(shown: list[str]) -> int:
    listed = subprocess.run(["git", "ls-files", "*.py"], capture_output=True, text=True, check=True)
    words: dict[str, int] = defaultdict(int)
    found: dict[str, list[str]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    for name in listed.stdout.split():
        package = name.split("/")[0]
        if package == "tests":
            continue
        for line, text in pieces(Path(name).read_text(encoding="utf-8")):
            words[package] += len(text.split())
            if many := mannerisms(text):
                counts[package] += many
                found[package].append(f"{name}:{line}: {' '.join(text.split())[:160]}")
    worst = 0.0
    for package in sorted(words):
        rate = 1000 * counts[package] / words[package]
        worst = max(worst, rate)
        if rate > LIMIT or package in shown:
            print(
                f"{package}: {rate:.1f} mannerisms per 1000 words, allowed are {LIMIT:g}", *found[package], sep="\n  "
            )
    return int(worst > LIMIT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
