"""Requests and answers held against a description of Discord's API (OpenAPI 3.1), where one is at hand.

The description is not part of the project; the environment variable DISCORD_OPENAPI names it. For development only.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playground.errors import Json


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
        return self._check((method, path, "request"), schema, body)

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
    """A line an error; of alternatives the one that came nearest."""
    for error in errors:
        nearest = error
        while nearest.context:
            nearest = max(nearest.context, key=lambda e: (len(e.absolute_path), -len(e.context or ())))
        where = "/".join(str(step) for step in nearest.absolute_path)
        yield f"{where or 'body'}: {nearest.message[:300]}"
