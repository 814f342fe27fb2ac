"""Would the tests notice? `make mutate GAME=calimala [N=60] [SEED=…]`, or `LINES=engine/genoa/window.py:327,331`.

Small faults are put into a game's engine one at a time, and that game's own tests (`tests/engine/<game>`) are run on
each until one of them fails. Recorded games and the contract kit's playouts are left out: they notice that something
changed, not which rule was broken. What no test notices is listed with its place and what was changed there.

A mutant exists only in memory, in a process of its own; the files are never touched.
"""

import argparse
import ast
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import hypothesis  # noqa: F401  # loaded before each mutant's process is forked
import pydantic  # noqa: F401
import pytest

ROOT = Path(__file__).parent.parent
PATIENCE = 4
"""A mutant that takes this many times as long as the sound engine hangs: somebody would notice."""
MEMORY = 4 << 30

Change = Callable[[Any], ast.AST]
"""What stands in the place of one node of a syntax tree."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
RIVALS = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True, slots=True)
class Mutation:
    """The `variant`-th change of the `node`-th node of a file."""

    path: Path
    node: int
    variant: int
    line: int
    statement: int
    """The line on which the statement around it begins."""

    @property
    def module(self) -> str:
        name = ".".join(self.path.with_suffix("").parts)
        return name.removesuffix(".__init__")

    def tree(self, root: Path) -> ast.Module:
        """The file with this fault in it."""
        tree = _parse(root, self.path)
        found = list(ast.walk(tree))[self.node]
        replaced = _Replace(found, _changes(found)[self.variant]).visit(tree)
        assert isinstance(replaced, ast.Module)
        return ast.fix_missing_locations(replaced)

    def describe(self, root: Path) -> str:
        """Its place, and the statement before and after."""
        before, after = (" ".join(ast.unparse(tree).split("\n")) for tree in (_parse(root, self.path), self.tree(root)))
        same = _alike(before, after)
        tail = _alike(before[same:][::-1], after[same:][::-1])
        start, left = before[max(0, same - 50) : same], before[len(before) - tail :][:50]
        changed = f"{start}⟦{before[same : len(before) - tail]} → {after[same : len(after) - tail]}⟧{left}"
        return f"{self.path}:{self.line}  …{' '.join(changed.split())}…"


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.AST, change: Change) -> None:
        self.node, self.change = node, change

    def visit(self, node: ast.AST) -> Any:
        return self.change(node) if node is self.node else self.generic_visit(node)


def _alike(one: str, other: str) -> int:
    """How many letters two texts have in common from their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _parse(root: Path, path: Path) -> ast.Module:
    return ast.parse((root / path).read_text(encoding="utf-8"), str(path))


# ---------------------------------------------------------------- what can be changed


def mutations(path: Path, root: Path) -> Iterator[Mutation]:
    """Every small change of one file, in a stable order. Annotations, assertions and texts are left alone, and so is
    what no rule can depend on (`_spared`, `_unordered`)."""
    tree = _parse(root, path)
    spared, unordered = _spared(tree), _unordered(tree)
    statements = _statements(tree)
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in spared:
            continue
        for variant, change in enumerate(_changes(node)):
            if isinstance(change, Swap) and id(node) in unordered:
                continue
            placed = node.ifs[variant] if isinstance(node, ast.comprehension) else node
            yield Mutation(path, at, variant, placed.lineno, statements[id(node)].lineno)  # type: ignore[attr-defined]


def _changes(node: ast.AST) -> list[Change]:
    match node:
        case ast.Compare():
            return [
                _set_comparison(at, other) for at, op in enumerate(node.ops) for other in COMPARISONS.get(type(op), ())
            ]
        case ast.BoolOp():
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            return [_set("op", other()), *[_without(at) for at in range(len(node.values))]]
        case ast.Constant(value=bool(value)):
            return [_set("value", not value)]
        case ast.Constant(value=int(value)):
            return [_set("value", value + 1), _set("value", value - 1)]
        case ast.BinOp() | ast.AugAssign() if type(node.op) in ARITHMETIC:
            found = [_set("op", ARITHMETIC[type(node.op)]())]
            return [*found, _forget] if isinstance(node, ast.AugAssign) else found
        case ast.IfExp() | ast.If():
            return [_negate, _set("test", ast.Constant(True)), _set("test", ast.Constant(False))]
        case ast.While():
            return [_negate]
        case ast.comprehension() if node.ifs:
            return [_drop("ifs", at) for at in range(len(node.ifs))]
        case ast.Call():
            found: list[Change] = [*_swaps("args", node.args)]
            if isinstance(node.func, ast.Name) and node.func.id in RIVALS:
                found.append(_set("func", ast.Name(RIVALS[node.func.id], ast.Load())))
            return found
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()) if len(node.elts) > 1:
            return [*_swaps("elts", node.elts), _drop("elts", len(node.elts) - 1)]
        case ast.Set() if len(node.elts) > 1:
            return [_drop("elts", at) for at in range(len(node.elts))]
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            return [_forget]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return [_forget]
    return []


def _set(name: str, value: Any) -> Change:
    def change(node: ast.AST) -> ast.AST:
        setattr(node, name, value)
        return node

    return change


def _set_comparison(at: int, op: type[ast.cmpop]) -> Change:
    def change(node: ast.Compare) -> ast.AST:
        node.ops[at] = op()
        return node

    return change


def _negate(node: ast.IfExp | ast.If | ast.While) -> ast.AST:
    test = node.test
    bare = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    node.test = test.operand if bare else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]
    return node


def _drop(name: str, at: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        del getattr(node, name)[at]
        return node

    return change


def _without(at: int) -> Change:
    """One condition of several forgotten."""

    def change(node: ast.BoolOp) -> ast.AST:
        del node.values[at]
        return node if len(node.values) > 1 else node.values[0]

    return change


@dataclass(frozen=True, slots=True)
class Swap:
    """Two neighbours of a list change places."""

    name: str
    at: int

    def __call__(self, node: ast.AST) -> ast.AST:
        items, at = getattr(node, self.name), self.at
        items[at], items[at + 1] = items[at + 1], items[at]
        return node


def _swaps(name: str, items: list[ast.expr]) -> list[Swap]:
    """Every pair of neighbours that differ. An argument that stands for many has no place of its own."""
    starred = [name == "args" and isinstance(item, ast.Starred) for item in items]
    return [
        Swap(name, at)
        for at in range(len(items) - 1)
        if _differ(items[at], items[at + 1]) and not (starred[at] or starred[at + 1])
    ]


def _forget(node: ast.AST) -> ast.AST:
    return ast.Pass()


def _differ(one: ast.expr, other: ast.expr) -> bool:
    return ast.dump(one) != ast.dump(other)


TYPES = {"Callable", "Literal", "dict", "frozenset", "list", "tuple"}
ASSERTED = {"strict"}
"""Keywords that assert something of the program itself."""
SIZES = {"maxsize"}
"""Keywords that decide how much is remembered, never what is answered."""


def _spared(tree: ast.Module) -> set[int]:
    """Nodes whose change would be no fault of a rule: annotations and names of types, assertions, decorators, patterns,
    what only a type checker reads, and how much a cache holds."""
    left: list[ast.AST] = []
    for node in ast.walk(tree):
        match node:
            case ast.Assert() | ast.pattern() | ast.Import() | ast.ImportFrom():
                left.append(node)
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):  # of a method that every kind replaces
                left.append(node)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                left.append(node)
            case ast.keyword() if node.arg in ASSERTED | SIZES:
                left.append(node)
            case ast.FunctionDef():
                left += [*node.decorator_list, *([node.returns] if node.returns else [])]
            case ast.ClassDef():
                left += [*node.decorator_list, *node.bases]
            case ast.arg() if node.annotation:
                left.append(node.annotation)
            case ast.AnnAssign():
                left.append(node.annotation)
            case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
                left.append(node)
            case ast.Assign(value=ast.Subscript(value=ast.Name(id=name))) if name in TYPES:
                left.append(node)
    return {id(inner) for node in left for inner in ast.walk(node)}


FORGET_ORDER = {"all", "any", "frozenset", "isinstance", "max", "min", "set", "sorted", "sum"}
"""Functions to which the order of what they are given tells nothing (unless they are told how to compare)."""


def _unordered(tree: ast.Module) -> set[int]:
    """Nodes whose items mean the same in any order: what is only searched (`in`, `isinstance`, `startswith`), and what
    goes into a set, a sum or the like."""
    left: list[ast.AST] = []
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=[*_, ast.In() | ast.NotIn()]):
                left.append(node.comparators[-1])
            case ast.Call(func=ast.Attribute(attr="startswith" | "endswith" | "isdisjoint")):
                left += node.args
            case ast.Call(func=ast.Name(id=name), keywords=[]) if name in FORGET_ORDER:
                left += node.args
                if name in ("max", "min"):
                    left.append(node)
    return {id(node) for node in left}


def _statements(tree: ast.Module) -> dict[int, ast.stmt]:
    """The innermost statement around each node."""
    found: dict[int, ast.stmt] = {}

    def visit(node: ast.AST, around: ast.stmt | None) -> None:
        here = node if isinstance(node, ast.stmt) else around
        if here is not None:
            found[id(node)] = here
        for inner in ast.iter_child_nodes(node):
            visit(inner, here)

    visit(tree, None)
    return found


# ---------------------------------------------------------------- running the tests on one


class InMemory(MetaPathFinder, Loader):
    """Imports one module with a fault in it."""

    def __init__(self, mutation: Mutation, root: Path) -> None:
        self.mutation, self.root = mutation, root

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.mutation.module:
            return None
        return spec_from_file_location(name, self.root / self.mutation.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutation.tree(self.root), str(self.root / self.mutation.path), "exec"), module.__dict__)


@dataclass(eq=False, slots=True)
class Order:
    """A pytest plugin: the tests that are likely to notice first, and a record of which did and how long each took."""

    first: list[str] = field(default_factory=list)
    failed: str = ""
    seconds: dict[str, float] = field(default_factory=dict)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rank = {name: at for at, name in enumerate(self.first)}
        items.sort(key=lambda item: rank.get(item.nodeid, len(rank)))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.failed = self.failed or report.nodeid


@dataclass(frozen=True, slots=True)
class Run:
    failed: str
    """The test that noticed; "" if none did."""
    seconds: dict[str, float]
    cpu: float


def run_tests(game: str, mutation: Mutation | None, first: list[str], cpu: int | None) -> Run:
    """The game's own tests in a process of their own, until one fails."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _child(game, mutation, first, cpu, write)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as pipe:
        lines = pipe.read().splitlines()
    _, status, usage = os.wait4(child, 0)
    code = os.waitstatus_to_exitcode(status)
    failed = lines[0] if lines else ""
    if code != 0 and not failed:
        failed = "(hangs)" if code < 0 else f"(cannot be imported or collected: exit {code})"
    seconds = {name: float(took) for took, name in (line.split(" ", 1) for line in lines[1:])}
    return Run(failed, seconds, usage.ru_utime + usage.ru_stime)


def _child(game: str, mutation: Mutation | None, first: list[str], cpu: int | None, write: int) -> None:
    code = 3
    try:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        if cpu is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if mutation is not None:
            sys.meta_path.insert(0, InMemory(mutation, Path.cwd()))
        order = Order(first)
        code = pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", f"tests/engine/{game}"], plugins=[order])
        lines = [order.failed, *[f"{took:.4f} {name}" for name, took in order.seconds.items()]]
        with os.fdopen(write, "w", encoding="utf-8") as pipe:
            pipe.write("\n".join(lines))
    finally:
        os._exit(code)


# ---------------------------------------------------------------- the command


def sample(root: Path, game: str, count: int, seed: str) -> list[Mutation]:
    """So many mutations of different lines, every line with something to change as likely as any other."""
    lines: dict[tuple[Path, int], list[Mutation]] = {}
    for path in sorted((root / "engine" / game).glob("*.py")):
        for mutation in mutations(path.relative_to(root), root):
            lines.setdefault((mutation.path, mutation.line), []).append(mutation)
    rng = Random(seed)
    return [rng.choice(lines[where]) for where in rng.sample(sorted(lines), min(count, len(lines)))]


def on_lines(root: Path, named: str) -> list[Mutation]:
    """Every mutation of the named lines: `engine/genoa/window.py:327,331,engine/genoa/book.py:156`."""
    found: list[Mutation] = []
    path: Path | None = None
    for word in named.replace(" ", ",").split(","):
        file, _, line = word.rpartition(":")
        path = Path(file) if file else path
        if path is None:
            raise SystemExit(f"which file is line {line} of?")
        here = [m for m in mutations(path, root) if int(line) in (m.line, m.statement)]
        if not here:
            print(f"{path}:{line}: nothing to change here")
        found += here
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", default="")
    parser.add_argument("--lines", default="", help="mutate these instead, in every way: engine/GAME/FILE.py:12,34")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the tree whose engine and tests are meant")
    parser.add_argument("-v", "--verbose", action="store_true", help="say which test noticed each")
    asked = parser.parse_args()
    root: Path = asked.root.resolve()
    os.chdir(root)
    sys.path.insert(0, str(root))
    seed = asked.seed or str(int(time.time()))
    chosen = on_lines(root, asked.lines) if asked.lines else sample(root, asked.game, asked.count, seed)
    sound = run_tests(asked.game, None, [], None)
    if sound.failed:
        raise SystemExit(f"the tests fail without a mutation: {sound.failed}")
    limit = int(sound.cpu * PATIENCE) + 5
    order = sorted(sound.seconds, key=lambda name: sound.seconds[name])
    survivors = []
    for at, mutation in enumerate(chosen, 1):
        run = run_tests(asked.game, mutation, order, limit)
        if run.failed in sound.seconds:  # what noticed one fault is likely to notice the next
            order.remove(run.failed)
            order.insert(0, run.failed)
        if not run.failed:
            survivors.append(mutation)
        if asked.verbose or not run.failed:
            print(
                f"{at:>4} {'killed  ' if run.failed else 'SURVIVED'} {mutation.describe(root)}  {run.failed}",
                flush=True,
            )
    killed = len(chosen) - len(survivors)
    share = f"{killed / len(chosen):.1%}" if chosen else "–"
    which = f"lines {asked.lines}" if asked.lines else f"seed {seed}"
    print(f"{asked.game}: {killed} of {len(chosen)} mutations noticed ({share}); {which}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
