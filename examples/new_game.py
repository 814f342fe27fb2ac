"""Write the skeleton of a game as a package of its own: `make new-game NAME=pebbles [TO=../pebbles]`.

It is Carnival under another name, without its recordings: every other check passes from the start, and keeps passing
while the files are replaced one by one.
"""

import argparse
import keyword
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODEL = ROOT / "examples" / "carnival"
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
DELETED = ("playthroughs", "__pycache__", "*.egg-info", "build", "README.md")
README = """\
# {title}

A game for Guildhall, begun as a copy of its example. docs/ADD_A_GAME.md of Guildhall says what belongs where.

    pip install -e .                # in the environment of Guildhall
    make game GAME={name}           # in the folder of Guildhall: all checks
    GUILDHALL_DRAFTS=1 make play    # play it
"""


class BadName(ValueError):
    """The reason why the name cannot be used."""


def must_be_free(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName(f"{name!r} cannot be the name of a package: use small letters, digits and _, such as pebbles")
    if find_spec(name) is not None:
        raise BadName(f"there is a package or module called {name} already: choose another name")


def prefix_for(name: str, taken: set[str]) -> str:
    """Three letters for the clause ids, from as early in the name as unused ones allow."""
    letters = re.sub(r"[^A-Z]", "", f"{name}xyz".upper())
    return next(found for each in combinations(letters, 3) if (found := "".join(each)) not in taken)


def write(name: str, target: Path, taken: set[str]) -> Path:
    """Write the whole project into a new folder."""
    must_be_free(name)
    if target.exists():
        raise BadName(f"{target} exists already")
    title = name.replace("_", " ").title()
    prefix = prefix_for(name, taken)
    shutil.copytree(MODEL, target, ignore=shutil.ignore_patterns(*DELETED))
    (target / "carnival").rename(target / name)
    for path in sorted(path for path in target.rglob("*") if path.is_file()):
        plain = title.replace(" ", "") if path.suffix == ".py" else title
        text = path.read_text(encoding="utf-8")
        for old, new in (("CARNIVAL", name.upper()), ("Carnival", plain), ("carnival", name)):
            text = text.replace(old, new)
        text = re.sub(r"\bCAR\b", prefix, text)
        text = text.replace(f'title="{plain}"', f'title="{title}"').replace("the Guildhall's own", "your name")
        path.write_text(text, encoding="utf-8")
        if path.name == "carnival.ftl":
            path.rename(path.with_name(f"{name}.ftl"))
    (target / "README.md").write_text(README.format(name=name, title=title), encoding="utf-8")
    if find_spec("ruff") is not None:
        subprocess.run([sys.executable, "-m", "ruff", "check", "-q", "--select", "I", "--fix", str(target)], check=True)
        subprocess.run([sys.executable, "-m", "ruff", "format", "-q", "--line-length", "120", str(target)], check=True)
    return target


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from engine import GAMES

    parser = argparse.ArgumentParser(prog="make new-game", description=__doc__)
    parser.add_argument("name", help="id of the game: small letters, digits and _")
    parser.add_argument("target", nargs="?", type=Path, help="a new folder; by default beside this repository")
    asked = parser.parse_args()
    target = (asked.target or ROOT.parent / asked.name).resolve()
    try:
        write(asked.name, target, {game.meta.prefix for game in GAMES.values()})
    except BadName as wrong:
        print(wrong)
        return 1
    print(f"{target} is written. Next:")
    print(f"    {sys.executable} -m pip install -e {target}")
    print(f"    make game GAME={asked.name}")
    print("Then replace it file by file, from RULES.md on (docs/ADD_A_GAME.md).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
