"""Small faults of an engine: every change of one node of a file's syntax tree that could break a rule.

A mutant exists only in memory; the files are never touched.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, TypeGuard

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
    function: int
    """The first line of the function or method in whose body it is; 0 if it is in none."""

    @property
    def module(self) -> str:
        name = ".".join(self.path.with_suffix("").parts)
        return name.removesuffix(".__init__")

    def place(self, root: Path) -> tuple[str, int]:
        """Of the function, as its code names it."""
        return str(root / self.path), self.function

    def code(self, root: Path) -> CodeType:
        return compile(self.tree(root), str(root / self.path), "exec")

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
    statements, functions = _statements(tree), _functions(tree)
    for at, node in enumerate(ast.walk(tree)):
        if id(node) in spared:
            continue
        for variant, change in enumerate(_changes(node)):
            if isinstance(change, Swap) and id(node) in unordered:
                continue
            placed = node.ifs[variant] if isinstance(node, ast.comprehension) else node
            line: int = placed.lineno  # type: ignore[attr-defined]
            yield Mutation(path, at, variant, line, statements[id(node)].lineno, functions.get(id(node), 0))


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
    read = {ast.unparse(node.args[0]) for node in ast.walk(tree) if _is_call(node, "get_args")}
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
            case ast.Assign(targets=[target], value=ast.Subscript(value=ast.Name(id=name))) if name in TYPES:
                left += [] if ast.unparse(target) in read else [node]
    return {id(inner) for node in left for inner in ast.walk(node)}


def _is_call(node: ast.AST, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


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
            case ast.Call(func=ast.Name(id="MoveBook")):  # kinds are found in it by their names
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


def _functions(tree: ast.Module) -> dict[int, int]:
    """Where the outermost function around each node begins, its decorators included."""
    found: dict[int, int] = {}
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            found |= {id(inner): first for statement in node.body for inner in ast.walk(statement)}
        else:
            left += [inner for inner in ast.iter_child_nodes(node) if isinstance(inner, ast.stmt)]
    return found


# ---------------------------------------------------------------- which of them


def rules_of(root: Path, game: str) -> Path:
    """The folder of a game in this repository, or in that of a package of its own."""
    return root / "games" / game if (root / "games" / game).is_dir() else root / game


def sample(root: Path, game: str, count: int, seed: str) -> list[Mutation]:
    """So many mutations of different lines, every line with something to change as likely as any other."""
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
