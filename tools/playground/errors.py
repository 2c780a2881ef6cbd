"""Refusals as Discord sends them: status, JSON error code, sentence and the nested `errors` object.

The shape is that of https://discord.com/developers/docs/reference#error-messages; the codes are
those of "Opcodes and Status Codes".
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

Json = dict[str, Any]

# Codes about the state of the world (closed DMs, a deleted message, a missing permission) rather
# than about a broken rule.
WORLD_CODES: Final = frozenset(
    {
        10003,
        10004,
        10007,
        10008,
        10013,
        10070,
        20026,
        40003,
        50001,
        50007,
        50008,
        50013,
        50083,
        50278,
        160005,
    }
)


class Problem(NamedTuple):
    """A fault in a request body: its path, Discord's code and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


def nest(problems: Iterable[Problem]) -> Json:
    """Return Discord's `errors` object: a level for each step of a path, with `_errors` lists at
    the leaves.
    """
    root: Json = {}
    for problem in problems:
        node = root
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


class Refusal(Exception):  # noqa: N818 - it is the answer, not an error of this server
    """The exception that refuses a request. `body()` is the response."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        problems: Iterable[Problem] = (),
        *,
        headers: dict[str, str] | None = None,
        extra: Json | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message
        self.problems = tuple(problems)
        self.headers = headers or {}
        self.extra = extra or {}
        self.counts = True  # False for a 429 that the bot could not foresee

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.problems:
            body["errors"] = nest(self.problems)
        return body


def invalid(problems: Iterable[Problem]) -> Refusal:
    return Refusal(400, 50035, "Invalid Form Body", problems)


def invalid_at(code: str, message: str, *path: str | int) -> Refusal:
    return invalid([Problem(path, code, message)])


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def locked() -> Refusal:
    return Refusal(400, 160005, "Thread is locked")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")
