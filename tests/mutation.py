"""Finds faults that no test notices: `make mutate GAME=calimala [N=60] [SEED=…]`, or
`LINES=games/genoa/window.py:327,331`.

Small faults (`tests.mutants`) are put into a game's engine one at a time, and that game's own tests
(`tests/games/<game>`) are run on each until one of them fails. Recorded games and the contract kit's playouts are left
out: they notice that something changed, not which rule was broken. Faults that no test notices are listed with their
place and change.

The tests run once on the unchanged engine, to record the functions that each test calls. Then a fault in a function is
put into a process that has everything imported and collected, and only the tests that call the function are run; a
fault in code run at import needs a separate process that imports everything anew.
"""

import argparse
import gc
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, TextIO

import hypothesis  # noqa: F401  # loaded before any process is forked
import pydantic  # noqa: F401
import pytest

from engine import GAMES
from tests.mutants import Mutation, on_lines, rules_of, sample

ROOT = Path(__file__).parent.parent
PATIENCE = 2
"""A mutant that takes this many times as long as the traced original hangs."""
SECONDS = 8
"""Additional seconds, for the work done once."""
MEMORY = 4 << 30

Place = tuple[str, int]
"""A file and the first line of a function in it."""


# ---------------------------------------------------------------- running tests in a process of their own


def in_child(work: Callable[[TextIO], None]) -> tuple[int, TextIO]:
    """Fork a process that runs silently and writes its results; returns its id and the pipe to read them from."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        code = 3
        try:
            os.close(read)
            with open(os.devnull, "w") as nowhere:
                os.dup2(nowhere.fileno(), 1)
                os.dup2(nowhere.fileno(), 2)
            with os.fdopen(write, "w", encoding="utf-8") as pipe:
                work(pipe)
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    return child, os.fdopen(read, encoding="utf-8")


def answer_of(child: int, pipe: TextIO) -> tuple[str, int]:
    with pipe:
        text = pipe.read()
    return text, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def noticed(child: int, pipe: TextIO) -> str:
    """The test that failed in it; "" if none did."""
    failed, code = answer_of(child, pipe)
    if code > 0:
        raise SystemExit(f"the mutant could not be tried at all: exit {code}")
    return failed or ("(hangs)" if code < 0 else "")


def run_pytest(game: str, plugin: object) -> int:
    """Run the tests of its rules; those of its pictures, words, cog and clocks would fail for other reasons."""
    own = f"tests/games/{game}" if Path("tests/games", game).is_dir() else f"{game}/tests"
    others = [f"--ignore={own}/{name}" for name in ("pictures", "words", "test_automaton.py", "test_cog.py")]
    others.append(f"--ignore-glob={own}/test_table_*.py")
    return pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", own, *others], plugins=[plugin])


def limit(cpu: float) -> None:
    seconds = int(cpu * PATIENCE) + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@dataclass(eq=False, slots=True)
class Verdict:
    """A pytest plugin that records which test failed."""

    failed: str = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


# ---------------------------------------------------------------- the unchanged engine


@dataclass(eq=False, slots=True)
class Watch(Verdict):
    """Records the duration of each test and the functions of the engine it calls. Caches are cleared before each
    test, so that none profits from another's work."""

    folder: str = ""
    imported: set[Place] = field(default_factory=set)
    """Functions called while everything is imported and collected."""
    seconds: dict[str, float] = field(default_factory=dict)
    places: dict[str, list[Place]] = field(default_factory=dict)
    caches: list[Any] = field(default_factory=list)

    def begin(self, found: set[Place]) -> None:
        seen: dict[int, CodeType] = {}
        folder, add = self.folder, found.add

        def called(frame: FrameType, event: str, arg: object) -> None:
            code = frame.f_code
            if event == "call" and id(code) not in seen:
                seen[id(code)] = code  # kept, so that no other code gets the same id
                if code.co_filename.startswith(folder):
                    add((code.co_filename, code.co_firstlineno))

        sys.setprofile(called)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self) -> None:
        sys.setprofile(None)
        self.caches = [thing for thing in gc.get_objects() if isinstance(thing, _lru_cache_wrapper)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        for cache in self.caches:
            cache.cache_clear()
        found: set[Place] = set()
        begun = time.process_time()
        self.begin(found)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.seconds[item.nodeid] = time.process_time() - begun
            self.places[item.nodeid] = sorted(found)


@dataclass(slots=True)
class Sound:
    """Results of the tests on the unchanged engine."""

    failed: str
    imported: set[Place]
    seconds: dict[str, float]
    """Seconds of each test, the quickest first."""
    places: dict[str, set[Place]]

    def tests_of(self, place: Place) -> set[str]:
        return {test for test, found in self.places.items() if place in found}


def sound_run(game: str, root: Path) -> Sound:
    def work(pipe: TextIO) -> None:
        watch = Watch(folder=str(rules_of(root, game)))
        watch.begin(watch.imported)
        code = run_pytest(game, watch)
        failed = watch.failed or ("" if code == 0 else f"exit {code}")
        json.dump([failed, sorted(watch.imported), watch.seconds, watch.places], pipe)

    text, code = answer_of(*in_child(work))
    failed, imported, seconds, places = json.loads(text or f'["exit {code}", [], {{}}, {{}}]')
    return Sound(
        failed,
        {(file, line) for file, line in imported},
        dict(sorted(seconds.items(), key=lambda item: item[1])),
        {test: {(file, line) for file, line in found} for test, found in places.items()},
    )


# ---------------------------------------------------------------- a fault in code run at import


class InMemory(MetaPathFinder, Loader):
    """Imports one module with a fault in it."""

    def __init__(self, mutation: Mutation, root: Path) -> None:
        self.mutation, self.root = mutation, root

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.mutation.module:
            return None
        return spec_from_file_location(name, self.root / self.mutation.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutation.code(self.root), module.__dict__)


@dataclass(eq=False, slots=True)
class Ordered(Verdict):
    """Runs the tests that are likely to notice first."""

    first: list[str] = field(default_factory=list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rank = {name: at for at, name in enumerate(self.first)}
        items.sort(key=lambda item: rank.get(item.nodeid, len(rank)))


def run_imported(game: str, mutation: Mutation, root: Path, sound: Sound, first: list[str]) -> str:
    def work(pipe: TextIO) -> None:
        limit(sum(sound.seconds.values()))
        sys.meta_path.insert(0, InMemory(mutation, root))
        ordered = Ordered(first=first)
        code = run_pytest(game, ordered)
        pipe.write(ordered.failed or ("" if code == 0 else f"(exit {code})"))

    return noticed(*in_child(work))


# ---------------------------------------------------------------- a fault in a function


@dataclass(eq=False, slots=True)
class Collected(Verdict):
    """Replaces the test run: for each mutation forks a process with the function replaced and runs its tests there."""

    mutations: dict[int, Mutation] = field(default_factory=dict)
    root: Path = ROOT
    sound: Sound | None = None
    pipe: TextIO | None = None
    functions: dict[Place, list[FunctionType]] = field(default_factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self) -> None:
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                place = thing.__code__.co_filename, thing.__code__.co_firstlineno
                self.functions.setdefault(place, []).append(thing)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert self.pipe is not None
        assert self.sound is not None
        items = {item.nodeid: item for item in session.items}
        order = list(self.sound.seconds)
        for number, mutation in self.mutations.items():
            names = self.sound.tests_of(mutation.place(self.root))
            chosen = [items[name] for name in order if name in names]
            codes = self.codes(mutation)
            found = noticed(*in_child(partial(self.run, codes, chosen))) if codes else None
            if found in order:  # the test that noticed one fault is likely to notice the next
                order.remove(found)
                order.insert(0, found)
            self.pipe.write(json.dumps([number, found]) + "\n")
            self.pipe.flush()
        return True

    def codes(self, mutation: Mutation) -> list[tuple[FunctionType, CodeType]]:
        """Each function with its new code; empty if they do not fit (a fault may drop a closure's variable)."""
        place = mutation.place(self.root)
        new = {
            code.co_qualname: code for code in inner_code(mutation.code(self.root)) if code.co_firstlineno == place[1]
        }
        found = [(f, new[f.__code__.co_qualname]) for f in self.functions.get(place, ())]
        return found if all(f.__code__.co_freevars == code.co_freevars for f, code in found) else []

    def run(self, codes: list[tuple[FunctionType, CodeType]], items: list[pytest.Item], pipe: TextIO) -> None:
        assert self.sound is not None
        limit(sum(self.sound.seconds[item.nodeid] for item in items))
        for function, code in codes:
            function.__code__ = code
        for item, following in zip_longest(items, items[1:]):  # empty if no test calls the function
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        pipe.write(self.failed)


def inner_code(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from inner_code(constant)


def run_collected(
    game: str, mutations: dict[int, Mutation], root: Path, sound: Sound
) -> Iterator[tuple[int, str | None]]:
    """Yields the number of each mutation and the test that noticed it; None if the function cannot be replaced."""

    def work(pipe: TextIO) -> None:
        run_pytest(game, Collected(mutations=mutations, root=root, sound=sound, pipe=pipe))

    child, pipe = in_child(work)
    with pipe:
        for line in pipe:
            number, found = json.loads(line)
            yield number, found
    os.waitpid(child, 0)


# ---------------------------------------------------------------- the command


def run_all(game: str, chosen: list[Mutation], root: Path, sound: Sound) -> Iterator[tuple[int, str]]:
    """Yields the number of each mutation and the test that noticed it."""
    late = {n: m for n, m in enumerate(chosen) if m.function and m.place(root) not in sound.imported}
    done = set()
    for number, noticed_by in run_collected(game, late, root, sound):
        if noticed_by is not None:
            done.add(number)
            yield number, noticed_by
    first = list(sound.seconds)
    for number, mutation in enumerate(chosen):
        if number not in done:
            found = run_imported(game, mutation, root, sound, first)
            if found in first:
                first.remove(found)
                first.insert(0, found)
            yield number, found


def root_of(game: str) -> Path:
    """The folder above a game that is a package of its own; else this repository."""
    entry = GAMES.entries.get(game)
    spec = find_spec(entry.module) if entry is not None and "." not in entry.module else None
    return Path(str(spec.origin)).parents[1] if spec is not None else ROOT


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game", help="id of the game, such as burgundy")
    parser.add_argument("--count", type=int, default=60, help="number of faults (default: 60)")
    parser.add_argument("--seed", default="", help="seed of the choice of faults (default: a new one)")
    parser.add_argument("--lines", default="", help="mutate these instead, in every way: games/GAME/FILE.py:12,34")
    parser.add_argument("--root", type=Path, help="root of the project with the game and its tests")
    parser.add_argument("-v", "--verbose", action="store_true", help="name the test that noticed each fault")
    asked = parser.parse_args()
    root: Path = (asked.root or root_of(asked.game)).resolve()
    os.chdir(root)
    sys.path.insert(0, str(root))
    seed = asked.seed or str(int(time.time()))
    chosen = on_lines(root, asked.lines) if asked.lines else sample(root, asked.game, asked.count, seed)
    sound = sound_run(asked.game, root)
    if sound.failed:
        raise SystemExit(f"the tests fail without a mutation: {sound.failed}")
    killed = 0
    for number, found in run_all(asked.game, chosen, root, sound):
        killed += bool(found)
        if asked.verbose or not found:
            verdict = "killed  " if found else "SURVIVED"
            print(f"{number + 1:>4} {verdict} {chosen[number].describe(root)}  {found}", flush=True)
    share = f"{killed / len(chosen):.1%}" if chosen else "–"
    which = f"lines {asked.lines}" if asked.lines else f"seed {seed}"
    print(f"{asked.game}: {killed} of {len(chosen)} mutations noticed ({share}); {which}")
    return 1 if killed < len(chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
