"""Requests and answers held against a description of Discord's API (OpenAPI 3.1), where one is at hand.

The description is not part of the project; the environment variable DISCORD_OPENAPI names it. For development only.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from playground.errors import Json

IDS: Final = frozenset({"recipient_id", "message_id", "channel_id", "guild_id"})


class OpenApi:
    """Compares bodies with their schemas; validators are built once a route."""

    def __init__(self, path: Path) -> None:
        self._whole: Json = json.loads(path.read_text(encoding="utf-8"))
        self._validators: dict[tuple[str, str, str], Any] = {}

    def _operation(self, method: str, path: str) -> Json:
        found: Json = self._whole["paths"].get(path, {}).get(method.lower(), {})
        return found

    def _check(self, key: tuple[str, str, str], schema: Json | None, body: Any) -> list[str]:
        if schema is None:
            return []
        validator = self._validators.get(key)
        if validator is None:
            from jsonschema import Draft202012Validator

            # References are of the form #/components/schemas/NAME: the schemas go along.
            validator = Draft202012Validator({**schema, "components": self._whole["components"]})
            self._validators[key] = validator
        return list(_sentences(validator.iter_errors(body)))

    def request(self, method: str, path: str, body: Any) -> list[str]:
        content = self._operation(method, path).get("requestBody", {}).get("content", {})
        if body is None:
            return []
        schema = content.get("application/json", {}).get("schema")
        return self._check((method, path, "request"), schema, as_described(body))

    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        operation = self._operation(method, path)
        if not operation:
            return []
        described = operation["responses"].get(str(status))
        if described is None:
            return [f"status {status} is not described"]
        schema = described.get("content", {}).get("application/json", {}).get("schema")
        return self._check((method, path, str(status)), schema, body)


def _sentences(errors: Iterable[Any]) -> Iterable[str]:
    """A line an error; of alternatives the one that was meant: of the right `type`, and wrong deepest inside."""
    for error in errors:
        nearest = error
        while nearest.context:
            branches: dict[Any, list[Any]] = {}
            for inner in nearest.context:
                branches.setdefault(inner.relative_schema_path[0], []).append(inner)
            chosen = min(branches.values(), key=_strangeness)
            nearest = max(chosen, key=lambda e: len(e.relative_path))
        where = "/".join(str(step) for step in nearest.absolute_path)
        yield f"{where or 'body'}: {nearest.message[:300]}"


def _strangeness(branch: list[Any]) -> tuple[bool, int]:
    foreign = any(list(e.relative_path) == ["type"] or (not e.relative_path and e.validator == "type") for e in branch)
    return foreign, len(branch)


def as_described(body: Any, key: str = "") -> Any:
    """The body with ids as strings: Discord takes numbers for them, and discord.py sends such."""
    if isinstance(body, dict):
        if key == "attachments":
            body = body | {"id": str(body.get("id"))}
        return {inner: as_described(value, inner) for inner, value in body.items()}
    if isinstance(body, list):
        return [as_described(value, key) for value in body]
    if isinstance(body, int) and not isinstance(body, bool) and (key in IDS or body > 1 << 53):
        return str(body)
    return body
