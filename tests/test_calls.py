"""No call passes more than five arguments by position: from there on a reader needs their names."""

import ast
from pathlib import Path

import pytest

from tests.tree import ROOT

MOST = 5
# Functions that take any number of things of one kind. Those of our own tree are found by their
# `*parameter`.
LISTS = {
    "Table",
    "Index",
    "create_table",
    "select",
    "TypeVar",
    "gather",
    "ignore_patterns",
    "create_subprocess_exec",
    "submit",
}


def modules() -> list[Path]:
    """Return the Python files of the tree, without the drawn art: its arguments are coordinates."""
    found = (path for path in sorted(ROOT.glob("*/**/*.py")) if "art" not in path.parts)
    return [path for path in found if not path.relative_to(ROOT).parts[0].startswith((".", "var"))]


def long_calls(texts: dict[str, str]) -> list[str]:
    """Return the places of calls with too many positional arguments, of functions that do not
    take a list of them.
    """
    lists, calls = set(LISTS), []
    for name, text in texts.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.args.vararg:
                lists.add(node.name)
            elif isinstance(node, ast.Call) and len(node.args) > MOST:
                function = (
                    node.func.attr
                    if isinstance(node.func, ast.Attribute)
                    else getattr(node.func, "id", "")
                )
                calls.append((f"{name}:{node.lineno}", function))
    return [f"{place}: {function}" for place, function in calls if function not in lists]


@pytest.mark.full
def test_no_call_has_many_positional_arguments() -> None:
    assert (
        long_calls(
            {
                path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
                for path in modules()
            }
        )
        == []
    )
