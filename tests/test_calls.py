"""No call passes more than five arguments by position: from there on a reader needs their names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST = 5
# Functions that take any number of things of one kind. Those of our own tree are found by their `*parameter`.
LISTS = {"Table", "create_table", "select", "TypeVar", "gather", "ignore_patterns", "create_subprocess_exec", "submit"}
ELSEWHERE = ("tests/upgrade/version_1_",)  # run by the code of version 1, and have its signatures


def modules() -> list[Path]:
    """Return the Python files of the tree."""
    return [path for path in sorted(ROOT.glob("*/**/*.py")) if not path.relative_to(ROOT).parts[0].startswith((".", "var"))]


def list_functions(trees: dict[str, ast.Module]) -> set[str]:
    """Return the names of functions that take a list of positional arguments."""
    functions = (
        node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return LISTS | {function.name for function in functions if function.args.vararg}


def long_calls(trees: dict[str, ast.Module], lists: set[str]) -> Iterator[str]:
    """Yield the places of calls with too many positional arguments."""
    for name, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > MOST:
                function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if function not in lists and not name.startswith(ELSEWHERE):
                    yield f"{name}:{node.lineno}: {function}"


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in modules()}


def test_no_call_has_many_positional_arguments(trees: dict[str, ast.Module]) -> None:
    assert list(long_calls(trees, list_functions(trees))) == []


def test_such_a_call_would_be_found() -> None:
    tree = {"a.py": ast.parse("draw(1, 2, 3, 4, 5, 6)\nlist_all(1, 2, 3, 4, 5, 6)\ndraw(1, 2, 3, 4, 5, six=6)")}
    assert list(long_calls(tree, {"list_all"})) == ["a.py:1: draw"]
