"""Tests that each folder of the playground imports only itself and earlier ones."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tools.playground as playground_package

FOLDER = Path(playground_package.__file__).parent
ROW = ("errors", "world", "limits", "api", "people", "server", "__main__")


def imported(path: Path) -> Iterator[str]:
    """Return the folders of the playground that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.ImportFrom)
            and node.module is not None
            and node.module.startswith("tools.playground")
        ):
            yield node.module.split(".")[2]


def test_each_room_imports_only_what_stands_before_it() -> None:
    modules = [path for path in FOLDER.rglob("*.py") if path != FOLDER / "__init__.py"]
    assert {path.relative_to(FOLDER).parts[0].removesuffix(".py") for path in modules} == set(ROW)
    for path in modules:
        room = path.relative_to(FOLDER).parts[0].removesuffix(".py")
        for other in imported(path):
            assert ROW.index(other) <= ROW.index(room), f"{path} imports {other}"
