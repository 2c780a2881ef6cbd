"""Comparison of requests and responses with a description of Discord's API (OpenAPI 3.1), for
development.

The description is not part of the project. The environment variable DISCORD_OPENAPI names its file.
"""

import functools
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tools.playground.errors import Json

IDS: Final = frozenset({"recipient_id", "message_id", "channel_id", "guild_id"})
SERVER_ERROR: Final = 500
NAME: Final = "urn:discord"


class OpenApi:
    """Compares bodies with their schemas, with one registry and a validator for each route."""

    def __init__(self, path: Path) -> None:
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        self._whole: Json = json.loads(path.read_text(encoding="utf-8"))
        resource = DRAFT202012.create_resource(self._whole)
        self._registry: Any = Registry().with_resource(NAME, resource).crawl()
        self._validators: dict[str, Any] = {}

    def _check(self, steps: list[str], body: Any) -> list[str]:
        """Return the faults of a body.

        `steps` lead to the holder of the schema; without a schema there are none.
        """
        found: Any = self._whole
        steps = [*steps, "content", "application/json", "schema"]
        for step in steps:
            found = found.get(step)
            if found is None:
                return []
        pointer = "".join(
            "/" + step.replace("~", "~0").replace("/", "~1").replace("{", "%7B") for step in steps
        )
        pointer = pointer.replace("}", "%7D")
        validator = self._validators.get(pointer)
        if validator is None:
            from jsonschema import Draft202012Validator

            validator = Draft202012Validator({"$ref": f"{NAME}#{pointer}"}, registry=self._registry)
            self._validators[pointer] = validator
        return list(_sentences(validator.iter_errors(body)))

    def request(self, method: str, path: str, body: Any) -> list[str]:
        if body is None:
            return []
        return self._check(["paths", path, method.lower(), "requestBody"], as_described(body))

    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the faults of a response.

        Refusals are described together, as "4XX"; failures of Discord are not.
        """
        operation = self._whole["paths"].get(path, {}).get(method.lower())
        if operation is None or status >= SERVER_ERROR:
            return []
        described = operation["responses"]
        key = next((key for key in (str(status), f"{status // 100}XX") if key in described), None)
        if key is None:
            return [f"status {status} is not described"]
        steps = ["paths", path, method.lower(), "responses", key]
        if reference := described[key].get("$ref"):
            steps = reference.removeprefix("#/").split("/")
        return self._check(steps, body)


@functools.cache
def description(path: Path) -> OpenApi:
    """Read the description, once because it is large."""
    return OpenApi(path)


def _sentences(errors: Iterable[Any]) -> Iterable[str]:
    """Return a line for each error.

    Of alternatives the intended one counts: of the right `type`, with the deepest error.
    """
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
    foreign = any(
        list(e.relative_path) == ["type"] or (not e.relative_path and e.validator == "type")
        for e in branch
    )
    return foreign, len(branch)


def as_described(body: Any, key: str = "") -> Any:
    """Return the body with ids as strings.

    Discord also takes numbers, and discord.py sends them.
    """
    if isinstance(body, dict):
        if key == "attachments":
            body = body | {"id": str(body.get("id"))}
        return {inner: as_described(value, inner) for inner, value in body.items()}
    if isinstance(body, list):
        return [as_described(value, key) for value in body]
    if isinstance(body, int) and not isinstance(body, bool) and (key in IDS or body > 1 << 53):
        return str(body)
    return body
