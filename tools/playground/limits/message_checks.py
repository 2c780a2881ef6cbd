"""Discord's limits on messages: lengths, counts, embeds, attachments.

For components see `component_checks`.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tools.playground.errors import Json, Problem
from tools.playground.limits.component_checks import check_components
from tools.playground.limits.value_checks import Path, length
from tools.playground.world.serialise import COMPONENTS_V2

CONTENT: Final = 2000
ATTACHMENTS: Final = 10
FILENAME = DESCRIPTION = 1024
EMBEDS, EMBED_SUM = 10, 6000


def embed_size(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [
        (embed.get(name) or {}).get(key) for name, key in (("footer", "text"), ("author", "name"))
    ]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))


def _check_url(value: Any, path: Path) -> Iterable[Problem]:
    if not isinstance(value, str) or not value.startswith(("http://", "https://", "attachment://")):
        yield Problem(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def check_embeds(embeds: Any, path: Path = ("embeds",)) -> Iterable[Problem]:
    if not isinstance(embeds, list):
        yield Problem(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        return
    if len(embeds) > EMBEDS:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS} or fewer in length.")
    for number, embed in enumerate(embeds):
        at = (*path, number)
        if not isinstance(embed, dict):
            yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        for key, high in (("title", 256), ("description", 4096)):
            if embed.get(key) is not None:
                yield from length(embed[key], 0, high, (*at, key))
        for name, key, high in (("footer", "text", 2048), ("author", "name", 256)):
            if embed.get(name) is not None:
                yield from length(embed[name].get(key), 1, high, (*at, name, key))
        for name in ("image", "thumbnail"):
            if embed.get(name) is not None:
                yield from _check_url(embed[name].get("url"), (*at, name, "url"))
        if embed.get("url") is not None:
            yield from _check_url(embed["url"], (*at, "url"))
        fields = embed.get("fields") or []
        if len(fields) > 25:
            yield Problem((*at, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        for index, field in enumerate(fields):
            yield from length(field.get("name"), 1, 256, (*at, "fields", index, "name"))
            yield from length(field.get("value"), 1, 1024, (*at, "fields", index, "value"))
        colour = embed.get("color")
        if colour is not None and not (isinstance(colour, int) and 0 <= colour <= 0xFFFFFF):
            yield Problem(
                (*at, "color"),
                "NUMBER_TYPE_MAX",
                "int value should be less than or equal to 16777215.",
            )
        if not (embed_size(embed) or embed.get("image") or embed.get("thumbnail")):
            yield Problem((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if sum(embed_size(embed) for embed in embeds if isinstance(embed, dict)) > EMBED_SUM:
        yield Problem(
            path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}"
        )


def check_attachments(
    listed: Any, uploaded: Sequence[int], kept: Iterable[str]
) -> Iterable[Problem]:
    """Yield the faults of the attachments array (`listed`).

    `uploaded` are the numbers n of files[n], `kept` the ids that the message already has.
    """
    if not isinstance(listed, list):
        yield Problem(
            ("attachments",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType."
        )
        return
    known = {str(number) for number in uploaded} | set(kept)
    if len(listed) > ATTACHMENTS:
        yield Problem(
            ("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length."
        )
    for number, entry in enumerate(listed):
        at: Path = ("attachments", number)
        if not isinstance(entry, dict) or str(entry.get("id")) not in known:
            yield Problem(
                (*at, "id"),
                "ATTACHMENT_NOT_FOUND",
                "The attachment was not found in this request or message",
            )
            continue
        if entry.get("filename") is not None:
            yield from length(entry["filename"], 1, FILENAME, (*at, "filename"))
        if entry.get("description") is not None:
            yield from length(entry["description"], 0, DESCRIPTION, (*at, "description"))


def _check_mentions(allowed: Any) -> Iterable[Problem]:
    if not isinstance(allowed, dict):
        yield Problem(
            ("allowed_mentions",),
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        )
        return
    parse = allowed.get("parse") or []
    for index, word in enumerate(parse):
        if word not in ("users", "roles", "everyone"):
            choices = "Value must be one of ('users', 'roles', 'everyone')."
            yield Problem(("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", choices)
    for key in ("users", "roles"):
        if len(allowed.get(key) or []) > 100:
            yield Problem(
                ("allowed_mentions", key), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length."
            )
        if allowed.get(key) and key in parse:
            both = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", both)


def check_message(
    payload: Json,
    uploaded: Sequence[int],
    *,
    kept: Iterable[str] = (),
    file_names: Iterable[str] = (),
    v2: bool = False,
    emoji_ids: Iterable[str] = (),
) -> list[Problem]:
    """Yield every fault of a message to create, or of the changed fields of a message to edit.

    `kept` are ids of attachments that the message already has, `file_names` those that
    `attachment://` may use. `v2`: the message already has Components V2.
    """
    problems: list[Problem] = []
    flags = payload.get("flags") or 0
    v2 = v2 or bool(flags & COMPONENTS_V2)
    content, embeds = payload.get("content"), payload.get("embeds")
    if content is not None:
        problems += length(content, 0, CONTENT, ("content",))
    if embeds is not None:
        problems += check_embeds(embeds)
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if payload.get(key):
                sentence = (
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                problems.append(
                    Problem((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
                )
    if payload.get("attachments") is not None:
        problems += check_attachments(payload["attachments"], uploaded, kept)
    elif len(uploaded) > ATTACHMENTS:
        problems.append(
            Problem(
                ("files",), "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length."
            )
        )
    if payload.get("nonce") is not None and len(str(payload["nonce"])) > 25:
        problems.append(
            Problem(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        )
    if payload.get("allowed_mentions") is not None:
        problems += _check_mentions(payload["allowed_mentions"])
    if payload.get("components") is not None:
        problems += check_components(
            payload["components"], v2=v2, names=set(file_names), emoji_ids=set(emoji_ids)
        )
    return problems
