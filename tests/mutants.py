"""Small faults of an engine: every change of one node of a file's syntax tree that could break a rule.

A mutant exists only in memory; the files are never touched.
"""

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, TypeGuard

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
    function: int
    """First line of the function or method around it; 0 if there is none."""

    @property
    def module(self) -> str:
        name = ".".join(self.path.with_suffix("").parts)
        return name.removesuffix(".__init__")

    def place(self, root: Path) -> tuple[str, int]:
        """File and first line of the function, as in its code object."""
        return str(root / self.path), self.function

    def code(self, root: Path) -> CodeType:
        return compile(self.tree(root), str(root / self.path), "exec")

    def tree(self, root: Path) -> ast.Module:
        """The file with this fault in it."""
        tree = _parse(root, self.path)
        node = list(ast.walk(tree))[self.node]
        replaced = _Replace(node, _changes(node)[self.variant]).visit(tree)
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
    def __init__(self, node: ast.AST, other: ast.AST) -> None:
        self.node, self.other = node, other

    def visit(self, node: ast.AST) -> Any:
        return self.other if node is self.node else self.generic_visit(node)


def _alike(one: str, other: str) -> int:
    """Length of the common prefix of two texts."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _parse(root: Path, path: Path) -> ast.Module:
    return ast.parse((root / path).read_text(encoding="utf-8"), str(path))


# ---------------------------------------------------------------- possible changes


def mutations(path: Path, root: Path) -> Iterator[Mutation]:
    """Every small change of one file, in a stable order. Annotations, assertions and texts are left alone, and so
    are nodes that no rule can depend on (`_spared`, `_unordered`)."""
    tree = _parse(root, path)
    spared, unordered, around = _spared(tree), _unordered(tree), _around(tree)
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in spared:
            continue
        for variant in range(len(_changes(node, ordered=id(node) not in unordered))):
            placed = node.ifs[variant] if isinstance(node, ast.comprehension) else node
            yield Mutation(path, at, variant, placed.lineno, *around[id(node)])  # type: ignore[attr-defined]


def _changes(node: ast.AST, ordered: bool = True) -> list[ast.AST]:
    """Replacements of a node; last, if the order of its items matters, the node with two of them swapped."""
    match node:
        case ast.Compare():
            return [
                _with(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])
                for at, op in enumerate(node.ops)
                for other in COMPARISONS.get(type(op), ())
            ]
        case ast.BoolOp():
            rests = [_without(node.values, at) for at in range(len(node.values))]
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            return [_with(node, op=other), *[_with(node, values=rest) if rest[1:] else rest[0] for rest in rests]]
        case ast.Constant(value=bool(value)):
            return [_with(node, value=not value)]
        case ast.Constant(value=int(value)):
            return [_with(node, value=value + 1), _with(node, value=value - 1)]
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            return [_with(node, op=ARITHMETIC[type(node.op)]())]
        case ast.AugAssign() if type(node.op) in ARITHMETIC:
            return [_with(node, op=ARITHMETIC[type(node.op)]()), ast.Pass()]
        case ast.IfExp() | ast.If():
            return [_with(node, test=test) for test in (_not(node.test), ast.Constant(True), ast.Constant(False))]
        case ast.While():
            return [_with(node, test=_not(node.test))]
        case ast.comprehension():
            return [_with(node, ifs=_without(node.ifs, at)) for at in range(len(node.ifs))]
        case ast.Call():
            rival = RIVALS.get(node.func.id) if isinstance(node.func, ast.Name) else None
            found = [_with(node, func=ast.Name(rival, ast.Load()))] if rival else []
            return [*found, *(_swapped(node, "args") if ordered else ())]
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()) if len(node.elts) > 1:
            return [_with(node, elts=node.elts[:-1]), *(_swapped(node, "elts") if ordered else ())]
        case ast.Set() if len(node.elts) > 1:
            return [_with(node, elts=_without(node.elts, at)) for at in range(len(node.elts))]
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
            return [ast.Pass()]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return [ast.Pass()]
    return []


def _with(node: ast.AST, **changed: Any) -> ast.AST:
    other = copy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


def _without(items: list[ast.expr], at: int) -> list[ast.expr]:
    return items[:at] + items[at + 1 :]


def _not(test: ast.expr) -> ast.expr:
    bare = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return test.operand if bare else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]


def _swapped(node: ast.AST, name: str) -> Iterator[ast.AST]:
    """The node with each pair of differing neighbours swapped. A starred argument has no place of its own."""
    items: list[ast.expr] = getattr(node, name)
    for at, (one, two) in enumerate(pairwise(items)):
        starred = name == "args" and (isinstance(one, ast.Starred) or isinstance(two, ast.Starred))
        if not starred and ast.dump(one) != ast.dump(two):
            yield _with(node, **{name: [*items[:at], two, one, *items[at + 2 :]]})


TYPES = {"Callable", "Literal", "dict", "frozenset", "list", "tuple"}
ASSERTED = {"strict"}
"""Keywords that assert something of the program itself."""
SIZES = {"maxsize"}
"""Keywords that affect only the size of a cache."""
ABOUT = {"bgg", "minutes_per_seat", "turns", "weight"}
"""Keywords of `Meta` that describe a game and are no rule."""


def _spared(tree: ast.Module) -> set[int]:
    """Nodes that are not part of a rule: annotations and names of types, assertions, decorators, patterns, code for
    type checkers, sizes of caches, and what describes a game."""
    left: list[ast.AST] = []
    read = {ast.unparse(node.args[0]) for node in ast.walk(tree) if _is_call(node, "get_args")}
    for node in ast.walk(tree):
        match node:
            case ast.Assert() | ast.pattern() | ast.Import() | ast.ImportFrom():
                left.append(node)
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):  # an abstract method
                left.append(node)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                left.append(node)
            case ast.keyword() if node.arg in ASSERTED | SIZES | ABOUT:
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
            case ast.Assign(targets=[target], value=ast.Subscript(value=ast.Name(id=name))) if name in TYPES:
                left += [] if ast.unparse(target) in read else [node]
    return {id(inner) for node in left for inner in ast.walk(node)}


def _is_call(node: ast.AST, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


FORGET_ORDER = {"all", "any", "frozenset", "isinstance", "max", "min", "set", "sorted", "sum"}
"""Functions that do not depend on the order of their arguments (unless given a key)."""


def _unordered(tree: ast.Module) -> set[int]:
    """Nodes with items that mean the same in any order: only searched (`in`, `isinstance`, `startswith`), or put
    into a set, a sum or the like."""
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
            case ast.Call(func=ast.Name(id="MoveBook")):  # kinds are looked up by name
                left.append(node)
    return {id(node) for node in left}


def _around(tree: ast.Module) -> dict[int, tuple[int, int]]:
    """First lines of the innermost statement around each node and of the outermost function, its decorators
    included."""
    found: dict[int, tuple[int, int]] = {}

    def visit(node: ast.AST, statement: int, function: int) -> None:
        if isinstance(node, ast.stmt):
            statement = node.lineno
        found[id(node)] = statement, function
        body, first = [], function
        if isinstance(node, ast.FunctionDef) and not function:
            body, first = node.body, min(part.lineno for part in (node, *node.decorator_list))
        for inner in ast.iter_child_nodes(node):
            visit(inner, statement, first if inner in body else function)

    visit(tree, 0, 0)
    return found


# ---------------------------------------------------------------- selection


def rules_of(root: Path, game: str) -> Path:
    """The folder of a game in this repository, or in that of a package of its own."""
    return root / "games" / game if (root / "games" / game).is_dir() else root / game


def sample(root: Path, game: str, count: int, seed: str) -> list[Mutation]:
    """`count` mutations of different lines; every line with something to change is equally likely."""
    lines: dict[tuple[Path, int], list[Mutation]] = {}
    folder = rules_of(root, game)
    rules = (path for path in folder.glob("*.py") if not path.stem.startswith(("automaton", "mastery")))
    for path in sorted(rules):
        for mutation in mutations(path.relative_to(root), root):
            lines.setdefault((mutation.path, mutation.line), []).append(mutation)
    rng = Random(seed)
    return [rng.choice(lines[where]) for where in rng.sample(sorted(lines), min(count, len(lines)))]


def on_lines(root: Path, named: str) -> list[Mutation]:
    """Every mutation of the named lines: `games/genoa/window.py:327,331,games/genoa/book.py:156`."""
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
