"""Limits, durations, defaults and choices change on purpose only: docs, words and hosts name them.

`numbers/` holds those of the rooms that decide anything. New ones are recorded with `RECORD=1`.
"""

import ast
import importlib
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

from games.parts.options import Option
from tests.recorded import assert_recorded
from tests.test_architecture import modules, named

RECORDED = Path(__file__).parent / "numbers"
LONGEST = 300  # characters of a value: what is longer was computed


def is_number(value: object) -> bool:
    """Return whether a value is a number, a collection of numbers or a house rule."""
    if isinstance(value, Mapping | tuple | list | set | frozenset):
        inner = value.values() if isinstance(value, Mapping) else value
        return bool(inner) and all(map(is_number, inner))
    return isinstance(value, int | float | Option) and not isinstance(value, Enum)


def numbers(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Yield the names and values of constants, members of enumerations, attributes of classes,
    defaults of fields and parameters, and house rules of a module.
    """
    assigned = {
        node.id
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    for name, value in vars(module).items():
        if name.isupper() and name in assigned - {"PLAY_OUT_SECONDS"}:
            yield name, value
        elif getattr(value, "__module__", "") != module.__name__:
            continue
        elif isinstance(value, type) and issubclass(value, Enum):
            yield from ((f"{name}.{member.name}", member.value) for member in value)
        elif isinstance(value, type):
            for field in fields(value) if is_dataclass(value) else ():
                yield f"{name}.{field.name}", field.metadata.get("option", field.default)
            for attribute, inner in vars(value).items():
                yield f"{name}.{attribute}", inner
                yield from defaults(f"{name}.{attribute}", inner)
        yield from defaults(name, value)


def defaults(name: str, value: object) -> Iterator[tuple[str, object]]:
    """Yield the names and defaults of the parameters of a function."""
    if inspect.isfunction(value):
        yield from (
            (f"{name}({parameter.name})", parameter.default)
            for parameter in inspect.signature(value).parameters.values()
        )


@pytest.mark.parametrize("room", ["games", "tables", "data", "service", "delivery", "cogs"])
def test_numbers_are_those_that_are_recorded(room: str) -> None:
    """They are sorted, without their modules, whose names may change. A new game adds some."""
    found = sorted(
        f"{name} = {value!r}"
        for path in modules(room)
        if "migrations" not in path.parts
        for name, value in numbers(importlib.import_module(named(path)))
        if is_number(value) and len(repr(value)) < LONGEST and "__" not in name
    )
    assert_recorded("".join(f"{line}\n" for line in found), RECORDED / f"{room}.txt", may_grow=True)
