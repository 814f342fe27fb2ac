"""Make a release: check everything, write version and changelog section, commit, tag.

`make release VERSION=0.3.0` on a clean checkout. Nothing is pushed. DRY=1 prints the steps without taking them. If the
version and its section are committed already (an interrupted release), only checks and tag are made.
"""

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION_FILE, CHANGELOG = Path("app/version.py"), Path("CHANGELOG.md")
SEMANTIC = re.compile(r"(\d+)\.(\d+)\.(\d+)")
LINE = re.compile(r'^VERSION = "(.+)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


class NotReleasable(Exception):
    """The checkout cannot be released; the message is the next thing to do."""


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    found = SEMANTIC.fullmatch(version)
    if found is None:
        raise NotReleasable(f"{version!r} is not a version such as 0.3.0")
    return tuple(map(int, found.groups()))


def section_of(changelog: str, heading: str) -> str:
    """The text under a heading, up to the next version."""
    found = re.search(rf"^{heading}[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def must_be_releasable(version: str, current: str, changelog: str) -> bool:
    """Whether version and section still have to be written. NotReleasable: something has to be done first."""
    if git("status", "--porcelain"):
        raise NotReleasable("there are uncommitted changes: commit or stash them")
    if git("tag", "--list", f"v{version}"):
        raise NotReleasable(f"the tag v{version} exists already")
    if numbers(version) == numbers(current) and section_of(changelog, rf"## {re.escape(version)} "):
        return False
    if numbers(version) <= numbers(current):
        raise NotReleasable(f"{version} does not come after {current}")
    if UNRELEASED not in changelog:
        raise NotReleasable(f"{CHANGELOG} has no line {UNRELEASED.strip()!r}")
    if not section_of(changelog, "## Unreleased"):
        raise NotReleasable(f"{CHANGELOG} says nothing under {UNRELEASED.strip()!r}: write what is new there")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("version", nargs="?", default="", help="the new version, such as 0.3.0")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--checks", default=".ci/run", help="the command that must succeed first (default: .ci/run)")
    asked = parser.parse_args()
    version_file, changelog_file = ROOT / VERSION_FILE, ROOT / CHANGELOG
    code, changelog = version_file.read_text(encoding="utf-8"), changelog_file.read_text(encoding="utf-8")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    try:
        found = LINE.search(code)
        if found is None:
            raise NotReleasable(f'{VERSION_FILE} has no line VERSION = "…"')
        write = must_be_releasable(asked.version, found[1], changelog)
    except NotReleasable as reason:
        print(f"No release: {reason}.", file=sys.stderr)
        return 1
    notes = section_of(changelog, "## Unreleased" if write else rf"## {re.escape(asked.version)} ")
    if asked.dry_run:
        steps = f"write {VERSION_FILE} and {CHANGELOG}, commit, " if write else ""
        print(f"Would run {asked.checks}, {steps}tag v{asked.version} with these notes:\n\n{notes}")
        return 0
    if subprocess.run(asked.checks, shell=True, cwd=ROOT, check=False).returncode:
        print("No release: the checks failed. Nothing was changed.", file=sys.stderr)
        return 1
    if write:
        version_file.write_text(LINE.sub(f'VERSION = "{asked.version}"', code), encoding="utf-8")
        heading = f"{UNRELEASED}\n## {asked.version} - {today}\n"
        changelog_file.write_text(changelog.replace(UNRELEASED, heading, 1), encoding="utf-8")
        git("commit", "--quiet", "--message", f"Release {asked.version}", str(VERSION_FILE), str(CHANGELOG))
    git(
        "tag",
        "--annotate",
        f"v{asked.version}",
        "--cleanup=verbatim",
        "--message",
        f"Guildhall {asked.version}\n\n{notes}",
    )
    print(f"v{asked.version} is tagged. Publish it with: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
