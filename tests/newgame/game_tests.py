"""Pytest plugin that keeps only the tests a new game takes part in, and drops all others.

A test is kept if one of its parameters is a game named in `NEW_GAMES`, or if no parameter is a game
and its code goes through all games. The tests of `WHOLE_FILES` are all kept. To go through all
games means to use `GAMES` other than by key (`GAMES[key]`, `key in GAMES`), in the test itself or
in anything it refers to inside `tests/`. Files without such a test are not even imported.
"""

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.game import Game

REGISTRY = "GAMES"
# In these files a new game meets nothing that it does not meet in others: walks through some games
# at random; pages and menus of all games, over sockets, which are also tested without; a session of
# another game; whole databases.
NOTHING_NEW = {
    Path(path).absolute()
    for path in (
        "tests/tables/test_walks.py",
        "tests/e2e/test_community.py",
        "tests/e2e/test_first_evening.py",
        "tests/e2e/test_house_rules.py",
        "tests/e2e/test_rules_pages.py",
        "tests/e2e/test_teams.py",
        "tests/data/test_store.py",
    )
}
NEW_GAMES = frozenset(os.environ["NEW_GAMES"].split())
WHOLE_FILES = frozenset(Path(path).absolute() for path in os.environ["WHOLE_FILES"].split())


class Definition(NamedTuple):
    """A function, class or variable of a test module."""

    uses: frozenset[str]  # names in its code
    iterates: bool  # its code uses the registry of games other than by key


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that do not concern the new games."""
    kept = [item for item in items if concerns_new_games(item, Path(config.rootpath))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the files whose tests can neither take a game as a parameter nor go through all
    games.
    """
    if not collection_path.is_file() or collection_path in WHOLE_FILES:
        return None
    root = Path(config.rootpath)
    return (
        True
        if collection_path in NOTHING_NEW or not may_concern(root, module_of(root, collection_path))
        else None
    )


def module_of(root: Path, path: Path) -> str:
    """Return the dotted name of a file."""
    return path.relative_to(root).with_suffix("").as_posix().replace("/", ".")


def may_concern(root: Path, module: str) -> bool:
    """Return whether a module or anything it imports from `tests` goes through all games."""
    reached, waiting = set(), [module]
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            definitions, imports = read_module(root, module)
            if any(definition.iterates for definition in definitions.values()):
                return True
            waiting += [
                name for origin, part in imports.values() for name in (origin, f"{origin}.{part}")
            ]
    return False


def concerns_new_games(item: pytest.Item, root: Path) -> bool:
    """Return whether a new game takes part in this test."""
    if item.path in WHOLE_FILES:
        return True
    call = getattr(item, "callspec", None)
    if call is not None and (keys := set(keys_in(tuple(call.params.values())))):
        return bool(keys & NEW_GAMES)
    parents = [node.name for node in item.listchain() if isinstance(node, pytest.Class)]
    name = ".".join([*parents, getattr(item, "originalname", item.name)])
    return goes_through_all(root, module_of(root, item.path), name)


def keys_in(value: Any) -> Iterator[str]:
    """Yield the keys of all games in a parameter, which may be a key, a game, or a tuple with
    such values.
    """
    if isinstance(value, tuple | list):
        for part in value:
            yield from keys_in(part)
    elif isinstance(value, Game):
        yield value.key
    elif isinstance(value, str) and value in GAMES:
        yield value


@cache
def goes_through_all(root: Path, module: str, name: str) -> bool:
    """Return whether the definition `name` of a module uses all games, itself or through what it
    refers to.
    """
    reached, waiting = set(), [(module, name)]
    while waiting:
        module, name = waiting.pop()
        if (module, name) in reached:
            continue
        reached.add((module, name))
        definitions, imports = read_module(root, module)
        if name in imports:
            waiting.append(imports[name])
        elif name in definitions:
            if definitions[name].iterates:
                return True
            waiting += [(module, used) for used in definitions[name].uses]
    return False


@cache
def read_module(
    root: Path, module: str
) -> tuple[dict[str, Definition], dict[str, tuple[str, str]]]:
    """Return the top-level definitions of a module by name, and the origin (module and name) of
    each name imported with `from`.

    Methods are listed as `Class.method`. A module outside of `tests` has neither.
    """
    path = root / f"{module.replace('.', '/')}.py"
    if not module.startswith("tests.") or not path.exists():
        return {}, {}
    definitions: dict[str, Definition] = {}
    imports: dict[str, tuple[str, str]] = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            imports |= {
                one.asname or one.name: (statement.module, one.name) for one in statement.names
            }
            continue
        registry = imports.get(REGISTRY) == ("games", REGISTRY)
        for name in names_defined(statement):
            definitions[name] = read_definition(statement, registry)
        if isinstance(statement, ast.ClassDef):
            methods = (
                one
                for one in statement.body
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
            )
            definitions |= {
                f"{statement.name}.{one.name}": read_definition(one, registry) for one in methods
            }
    return definitions, imports


def read_definition(statement: ast.stmt, registry: bool) -> Definition:
    """Return what a definition uses.

    `registry`: the name `GAMES` is the registry of games in its module.
    """
    names, by_key = [], set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name):
            names.append(node)
        elif isinstance(node, ast.Subscript):
            by_key.add(node.value)
        elif isinstance(node, ast.Compare):
            by_key.update(node.comparators)
    iterates = registry and any(name.id == REGISTRY and name not in by_key for name in names)
    return Definition(frozenset(name.id for name in names), iterates)


def names_defined(statement: ast.stmt) -> Iterator[str]:
    """Yield the names that a top-level statement binds."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
