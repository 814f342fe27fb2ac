"""Installs a package as pip would, without a network or a build: its files, and the metadata that Python finds it by.

`python -m tests.examples.installing examples/carnival FOLDER` makes it importable where FOLDER is on the path.
"""

import shutil
import sys
import tomllib
from pathlib import Path


def install(project: Path, target: Path) -> Path:
    """Install into a folder that must be on the path; returns the folder."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    name, version = about["project"]["name"], about["project"]["version"]
    for pattern in about["tool"]["setuptools"]["packages"]["find"]["include"]:
        package = pattern.rstrip("*")
        shutil.copytree(project / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = target / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = []
    for group, entries in about["project"]["entry-points"].items():
        lines += [f"[{group}]", *[f"{entry} = {value}" for entry, value in entries.items()]]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


if __name__ == "__main__":
    install(Path(sys.argv[1]), Path(sys.argv[2]))
