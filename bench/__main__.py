"""python -m bench [module…] [--strict]"""

import argparse
import asyncio
import importlib
import inspect
import pkgutil
import sys
from types import ModuleType

import bench
from bench.measure import Measure, table

QUICK = "quick"
"""Measures a part of what others do."""
ASIDE = {"__main__", "few_colours", "measure", "panel_height", "targets", "wanted"}
"""Modules that measure nothing."""


def modules() -> list[str]:
    """Names of the measuring modules, without importing them: each may need a reference installed."""
    return [found.name for found in pkgutil.iter_modules(bench.__path__) if found.name not in ASIDE]


def run(module: ModuleType) -> list[Measure]:
    if inspect.iscoroutinefunction(module.measures):
        return list(asyncio.run(module.measures()))
    return list(module.measures())


def main(arguments: list[str] | None = None) -> int:
    known = modules()
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure speed and size, each beside a reference in the same run."
    )
    parser.add_argument("module", nargs="*", help=f"some of: {', '.join(known)} (default: all but {QUICK})")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.module if name not in known]
    if unknown:
        print(f"Nothing here measures {', '.join(unknown)}. There is: {', '.join(known)}.", file=sys.stderr)
        return 2
    found: list[Measure] = []
    for name in asked.module or [name for name in known if name != QUICK]:
        print(f"measuring {name} …", file=sys.stderr)
        found += run(importlib.import_module(f"bench.{name}"))
    print(table(found))
    missed = [one for one in found if one.met is False]
    return 1 if asked.strict and missed else 0


if __name__ == "__main__":
    sys.exit(main())
