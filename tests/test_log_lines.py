"""Log lines name tables, numbers and kinds: nobody's name, and nothing that people have written."""

import ast

import pytest

from tests.tree import ROOT

LEVELS = {"logging_failure", "debug", "info", "warning", "error", "exception", "critical"}
NAMES = {
    "name",
    "username",
    "display_name",
    "global_name",
    "nick",
    "content",
    "user",
    "author",
    "mention",
    "member",
    "guild",
}


@pytest.mark.full
def test_no_log_line_is_given_a_name() -> None:
    lines = 0
    for path in (
        path
        for layer in ("tables", "data", "service", "delivery", "cogs", "bot")
        for path in (ROOT / layer).rglob("*.py")
    ):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(call, ast.Call)
                and getattr(call.func, "attr", getattr(call.func, "id", "")) in LEVELS
                and call.args
                and ast.unparse(call.args[0]) != "what"  # in `logging_failure` itself
            ):
                continue  # `exception()` asks a task for its own
            lines += 1
            assert isinstance(call.args[0], ast.Constant), (
                f"{path}:{call.lineno}: what it says stands in the code"
            )
            said = {
                part.attr
                for given in call.args[1:]
                for part in ast.walk(given)
                if isinstance(part, ast.Attribute)
            }
            said |= {
                part.id
                for given in call.args[1:]
                for part in ast.walk(given)
                if isinstance(part, ast.Name)
            }
            if any(ast.unparse(given) == "file.name" for given in call.args[1:]):  # of the database
                said.discard("name")
            assert not said & NAMES, f"{path}:{call.lineno}: {said & NAMES}"
    assert lines > 20
