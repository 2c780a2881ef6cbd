"""Who may import whom (A <- B: B may import A), and what each room may use of the outside.

    games <- tables <- data <- service <- delivery <- cogs <- bot
    games <- ai <- tables
    games <- renderer <- messages
    locales <- messages <- delivery

Of `ai` only `delivery/workers` imports the
players; all others see its plain data (`PLAIN_DATA_OF_AI`). No room imports `tools`; the command
line starts the playground as a process.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from games import GAMES
from games.parts.options import Options
from tests.tree import ROOT

MAY_IMPORT = {
    "games": set(),
    "tables": {"games", "ai"},
    "data": {"games", "ai", "tables"},
    "service": {"games", "ai", "tables", "data"},
    "ai": {"games"},
    "renderer": {"games"},
    "locales": set(),
    "messages": {"games", "ai", "tables", "renderer", "locales"},
    "delivery": {"games", "ai", "tables", "data", "service", "renderer", "locales", "messages"},
    "cogs": {
        "games",
        "ai",
        "tables",
        "data",
        "service",
        "renderer",
        "locales",
        "messages",
        "delivery",
    },
    "bot": {
        "games",
        "tables",
        "ai",
        "renderer",
        "locales",
        "data",
        "service",
        "messages",
        "delivery",
        "cogs",
    },
}
OUTSIDE = {
    "games": set(),
    "tables": {"openskill"},
    "ai": set(),
    "data": {"sqlalchemy", "alembic", "aiosqlite", "cachetools", "filelock"},
    "service": {"cachetools"},
    "renderer": {"PIL", "cachetools", "fontpkg", "fontTools"},
    "locales": {"babel", "fluent"},
    "messages": set(),
    "delivery": {"discord", "aiohttp", "aiolimiter", "cachetools"},
    "cogs": {"discord"},
    "bot": {
        "PIL",
        "aiohttp",
        "cachetools",
        "click",
        "discord",
        "dotenv",
        "prometheus_client",
        "uvloop",
        "yarl",
    },
}
# The rules know no clock, no files, no waiting and no chance but `games.parts.chance`.
NEVER_IN_GAMES = {
    "asyncio",
    "time",
    "datetime",
    "os",
    "pathlib",
    "sqlite3",
    "logging",
    "random",
    "secrets",
    "socket",
}
PLAIN_DATA_OF_AI = {"ai.advice_records", "ai.levels"}
# Dataclasses that are changed in place. Those with `unsafe_hash` (`games.core.record`) never are,
# after they have been handed on: the contract of all games checks it.
CHANGED = {
    "data": {"Audit"},
    "delivery": {"_Hold"},
    "bot": {"Ground", "Outage", "Repeats"},
}
# Files that see views only: rooms, and the pages of features.
BLIND = {"messages": "messages/**/*.py", "renderer": "renderer/**/*.py", "pages": "cogs/*/*page.py"}
ONLY_IN_DELIVERY = {
    "File",
    "View",
    "send",
    "send_message",
    "send_modal",
    "edit_message",
    "edit_original_response",
    "followup",
}


# operands of comparisons, as they are written
MEMBER = re.compile(r"(None|True|False|(.+\.)?(?!HTTPStatus)[A-Z]\w+\.[A-Z_]+)$")
ID = re.compile(r"(.+\.)?(id|user|guild|channel|table_id|tournament_id|slot|game|key)$")
VALUE = re.compile(r"-?\d|'|len\(|(.+\.)?[A-Z][A-Z_]+$")


def modules(room: str) -> Iterator[Path]:
    return (ROOT / room).rglob("*.py")


@cache
def nodes(path: Path) -> tuple[ast.Import | ast.ImportFrom | ast.Attribute | ast.Compare, ...]:
    """Return the imports, attributes and comparisons in a module. Each file is parsed once for all
    tests.
    """
    return tuple(
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Attribute | ast.Compare)
    )


def imports(path: Path) -> Iterator[str]:
    """First names of what a module imports, for type checkers too."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield node.module.split(".")[0]


@pytest.mark.parametrize("room", MAY_IMPORT)
@pytest.mark.full
def test_rooms_import_only_what_they_may(room: str) -> None:
    for path in modules(room):
        for name in imports(path):
            if name != room and name not in sys.stdlib_module_names:
                assert name in MAY_IMPORT[room] | OUTSIDE[room], f"{path} imports {name}"


@pytest.mark.parametrize("room", sorted(MAY_IMPORT.keys() - {"ai"}))
def test_rooms_see_only_the_plain_data_of_computer_players(room: str) -> None:
    for path in modules(room):
        if "workers" in path.parts:  # `delivery/workers` asks the players
            continue
        seen = {name for name in imported(named(path)) if name.split(".")[0] == "ai"}
        assert seen <= PLAIN_DATA_OF_AI, f"{path} imports {seen}"


@pytest.mark.parametrize("module", sorted(PLAIN_DATA_OF_AI))
def test_the_plain_data_of_computer_players_imports_no_player(module: str) -> None:
    assert {name for name in imported(module) if name.split(".")[0] in MAY_IMPORT} <= {
        "games.core",
        *PLAIN_DATA_OF_AI,
    }
    assert not list(imported("ai"))


def test_no_files_import_each_other_in_a_circle() -> None:
    files = [named(path) for room in MAY_IMPORT for path in modules(room)]
    # raises `CycleError`, which names one
    TopologicalSorter({file: set(imported(file)) - {file} for file in files}).prepare()


def ways_from(pattern: str) -> dict[str, tuple[str, ...]]:
    """Return all that some files import, directly or not, each with the way that leads there."""
    ways: dict[str, tuple[str, ...]] = {}
    waiting: list[tuple[str, ...]] = [(named(path),) for path in ROOT.glob(pattern)]
    while waiting:
        way = waiting.pop(0)
        if way[-1] not in ways:
            ways[way[-1]] = way
            waiting += [
                (*way, name) for name in imported(way[-1]) if name.split(".")[0] in MAY_IMPORT
            ]
    return ways


@pytest.mark.parametrize("pattern", BLIND.values(), ids=BLIND)
def test_no_state_can_be_reached(pattern: str) -> None:
    """Messages and pictures are made of views: nothing that they import, directly or not, holds
    a hand or a secret.
    """
    secret = {"games", "tables.state.table", *states()}
    found = [
        " imports ".join(way)
        for module, way in ways_from(pattern).items()
        if module in secret or module.startswith("tables.changes")
    ]
    assert not found, "; ".join(found)


def test_pages_of_features_are_as_pure_as_messages() -> None:
    pages = [module for module in ways_from(BLIND["pages"]) if module.startswith("cogs.")]
    assert len(pages) >= 10
    for module in pages:
        names = set(imports(ROOT.joinpath(*module.split(".")).with_suffix(".py")))
        outside = names - sys.stdlib_module_names - MAY_IMPORT["messages"] - {"messages", "cogs"}
        assert not outside, f"{module} imports {outside}"


def named(path: Path) -> str:
    """A module's whole name."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(module: str) -> Iterator[str]:
    """The project's modules that a module imports, by their whole names."""
    place = ROOT.joinpath(*module.split("."))
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found = ROOT.joinpath(*inner.split("."))
                yield (
                    inner
                    if found.is_dir() or found.with_suffix(".py").exists()
                    else str(node.module)
                )


def states() -> set[str]:
    """The modules of all games, of their states, and of what these are made of."""
    found: set[type] = set()
    waiting = [game.state for game in GAMES.values()]
    while waiting:
        kind = waiting.pop()
        if (
            isinstance(kind, type)
            and kind not in found
            and (is_dataclass(kind) or hasattr(kind, "_fields"))
        ):
            found.add(kind)
            waiting += get_type_hints(kind).values()
        waiting += get_args(kind)
    kinds = (kind for kind in found if not issubclass(kind, Options))
    return {kind.__module__ for kind in (*kinds, *map(type, GAMES.values()))} - {"games.core"}


@pytest.mark.parametrize("room", sorted(MAY_IMPORT.keys() - {"delivery"}))
def test_messages_leave_through_delivery_alone(room: str) -> None:
    """Other rooms acknowledge a press or a command, they answer none."""
    for path in modules(room):
        for node in nodes(path):
            assert not isinstance(node, ast.Attribute) or node.attr not in ONLY_IN_DELIVERY, (
                f"{path}:{node.lineno}: {node.attr}"
            )


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_values_are_compared_by_value_and_ids_have_no_order(room: str) -> None:
    """Two equal numbers or texts need not be the same object, though they mostly are in tests.

    Members of enumerations, which are the only ones of their kind, have no order either.
    """
    for path in modules(room):
        for node in nodes(path):
            if isinstance(node, ast.Compare):
                operands = list(map(ast.unparse, (node.left, *node.comparators)))
                for operator, *pair in zip(node.ops, operands, operands[1:], strict=False):
                    has_member, has_id = any(map(MEMBER.match, pair)), any(map(ID.match, pair))
                    place = f"{path}:{node.lineno}: {ast.unparse(node)}"
                    if isinstance(operator, ast.Is | ast.IsNot):
                        assert has_member or not (has_id or any(map(VALUE.match, pair))), place
                    elif not isinstance(operator, ast.Eq | ast.NotEq | ast.In | ast.NotIn):
                        is_open = has_id and isinstance(operator, ast.LtE | ast.GtE)
                        # aliases are below 0
                        is_wrong = has_member or (is_open and "0" not in pair)
                        assert not is_wrong, place


def test_the_container_image_has_every_room_of_the_bot() -> None:
    let_in = {
        line[1:]
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    assert MAY_IMPORT.keys() <= let_in


def test_the_rules_know_no_clock_no_files_and_no_waiting() -> None:
    for path in modules("games"):
        assert not NEVER_IN_GAMES & set(imports(path)), path


@pytest.mark.parametrize("room", sorted(MAY_IMPORT))
def test_what_is_handed_on_is_frozen(room: str) -> None:
    """Games change a copy of their state; nobody changes what another holds."""
    found = {
        name
        for module in map(named, modules(room))
        if "migrations" not in module and not module.endswith("__main__")
        for name, kind in vars(import_module(module)).items()
        if is_dataclass(kind) and kind.__module__ == module
        if not (kind.__dataclass_params__.frozen or kind.__dataclass_params__.unsafe_hash)
    }
    assert found == CHANGED.get(room, set())


def test_every_game_has_its_module_page_and_test() -> None:
    for key in GAMES:
        name = key.replace("-", "_")
        assert (ROOT / "games" / f"{name}.py").exists()
        assert (ROOT / "docs" / "developers" / "games" / f"{key}.md").exists()
        assert (ROOT / "tests" / "games" / f"test_{name}.py").exists()


def test_a_request_that_fails_without_an_answer_is_not_forgotten() -> None:
    """discord.py raises more than `HTTPException`: `RateLimited`, and what aiohttp raises.

    Who lives with one lives with all.

    A handler that raises again for some of the errors lets the others through on purpose.
    """
    whole = {"EXTERNAL_ERRORS", "FAILURES", "CONNECTION_ERRORS", "Exception"}
    for room in ("delivery", "cogs", "bot"):
        for path in modules(room):
            if "checks" in path.parts:  # a command of hosts, who see what is raised
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Try):
                    caught = set().union(*(caught_names(handler) for handler in node.handlers))
                    for handler in node.handlers:
                        is_raised = any(isinstance(inner, ast.Raise) for inner in ast.walk(handler))
                        is_partial = "HTTPException" in caught_names(handler) and not caught & whole
                        assert is_raised or not is_partial, f"{path}:{handler.lineno}"


def caught_names(handler: ast.ExceptHandler) -> set[str]:
    """Return the names of the classes, and of the tuples of classes, that a handler catches."""
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in (ast.walk(handler.type) if handler.type is not None else ())
        if isinstance(node, ast.Name | ast.Attribute)
    }
