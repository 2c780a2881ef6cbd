"""Discord's limits on application commands."""

import re
from collections.abc import Iterable
from typing import Any, Final

from tools.playground.errors import Json, Problem
from tools.playground.limits.value_checks import Path, length, number

# \w matches letters and digits of every script. Upper case is refused if a lower case exists.
NAME: Final = re.compile(r"^[-_'\w]{1,32}$")
MENU_NAME: Final = re.compile(r"^.{1,32}$")
LOCALES: Final = frozenset(
    # The 34 locales in Discord's reference.
    (
        *(
            "ar",
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
        ),
        *(
            "pt-BR",
            "ro",
            "fi",
            "sv-SE",
            "vi",
            "tr",
            "cs",
            "el",
            "bg",
            "ru",
            "uk",
            "hi",
            "th",
            "zh-CN",
            "ja",
            "zh-TW",
        ),
        "ko",
    )
)
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
TOTAL: Final = 8000
MOST: Final = {1: 100, 2: 15, 3: 15}


def _name(value: Any, kind: int, path: Path) -> Iterable[Problem]:
    found = list(length(value, 1, 32, path))
    yield from found
    if found:
        return
    pattern = NAME if kind == 1 else MENU_NAME
    if not pattern.match(value) or (kind == 1 and value != value.lower()):
        yield Problem(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localised(it: Json, key: str, path: Path, kind: int = 1) -> Iterable[Problem]:
    for locale, text in (it.get(f"{key}_localizations") or {}).items():
        at = (*path, f"{key}_localizations", locale)
        if locale not in LOCALES:
            yield Problem(at, "BASE_TYPE_CHOICES", "Value must be one of the known locales.")
        elif key == "name":
            yield from _name(text, kind, at)
        else:
            yield from length(text, 1, 100, at)


def _choices(choices: Any, kind: Any, path: Path) -> Iterable[Problem]:
    if not isinstance(choices, list) or len(choices) > 25:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        return
    names: set[Any] = set()
    for index, choice in enumerate(choices):
        at = (*path, index)
        yield from length(choice.get("name"), 1, 100, (*at, "name"))
        if kind == STRING:
            yield from length(choice.get("value"), 0, 100, (*at, "value"))
        elif isinstance(choice.get("value"), bool) or not isinstance(
            choice.get("value"), int | float
        ):
            yield Problem(
                (*at, "value"),
                "NUMBER_TYPE_COERCE",
                f"Value {choice.get('value')!r} is not a number.",
            )
        for locale, text in (choice.get("name_localizations") or {}).items():
            if locale not in LOCALES:
                unknown = "Value must be one of the known locales."
                yield Problem((*at, "name_localizations", locale), "BASE_TYPE_CHOICES", unknown)
            else:
                yield from length(text, 1, 100, (*at, "name_localizations", locale))
        if choice.get("name") in names:
            twice = "Option choice names must be unique"
            yield Problem(
                (*at, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAMES_DUPLICATED", twice
            )
        names.add(choice.get("name"))


def _options(options: Any, path: Path, depth: int) -> Iterable[Problem]:
    if not isinstance(options, list) or len(options) > 25:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        return
    names: set[str] = set()
    optional_seen = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        mixed = (
            "Sub-command and sub-command group option types are mutually exclusive to all other"
            " types"
        )
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", mixed)
    for index, option in enumerate(options):
        at = (*path, index)
        kind = option.get("type")
        yield from _name(option.get("name"), 1, (*at, "name"))
        yield from length(option.get("description"), 1, 100, (*at, "description"))
        yield from _localised(option, "name", at)
        yield from _localised(option, "description", at)
        yield from number(kind, 1, 11, (*at, "type"))
        if option.get("name") in names:
            twice = "Option names must be unique"
            yield Problem((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", twice)
        names.add(option.get("name"))
        if kind in (SUBCOMMAND, GROUP):
            if depth >= (2 if kind == SUBCOMMAND else 1):
                deep = "Sub-command groups can hold sub-commands only"
                yield Problem((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", deep)
            else:
                yield from _options(option.get("options") or [], (*at, "options"), depth + 1)
            continue
        if option.get("required"):
            if optional_seen:
                late = "Required options must be placed before non-required options"
                yield Problem(
                    (*at, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", late
                )
        else:
            optional_seen = True
        if option.get("choices"):
            if option.get("autocomplete"):
                both = "Choices and autocomplete are mutually exclusive"
                yield Problem(
                    (*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", both
                )
            yield from _choices(option["choices"], kind, (*at, "choices"))
        if option.get("autocomplete") and kind not in (STRING, INTEGER, NUMBER):
            wrong = "Autocomplete is for strings and numbers"
            yield Problem(
                (*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", wrong
            )
        if kind == INTEGER:
            for key in ("min_value", "max_value"):
                if option.get(key) is not None:
                    yield from number(option[key], -(2**53 - 1), 2**53 - 1, (*at, key))
        for key, low in (("min_length", 0), ("max_length", 1)):
            if option.get(key) is not None:
                yield from number(option[key], low, 6000, (*at, key))


def size(it: Json) -> int:
    """Return the number of characters in names, descriptions and values.

    Of localisations only the longest counts.
    """
    total = 0
    for key in ("name", "description"):
        texts = [it.get(key) or "", *(it.get(f"{key}_localizations") or {}).values()]
        total += max(len(str(text)) for text in texts)
    if "value" in it:
        total += len(str(it["value"]))
    return total + sum(
        size(inner) for inner in [*(it.get("options") or []), *(it.get("choices") or [])]
    )


def check_command(it: Any, path: Path = ()) -> Iterable[Problem]:
    if not isinstance(it, dict):
        yield Problem(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    kind = it.get("type", 1)
    yield from number(kind, 1, 4, (*path, "type"))
    yield from _name(it.get("name"), kind, (*path, "name"))
    yield from _localised(it, "name", path, kind)
    if kind == 1:
        yield from length(it.get("description"), 1, 100, (*path, "description"))
        yield from _localised(it, "description", path)
        yield from _options(it.get("options") or [], (*path, "options"), 0)
    elif it.get("description"):
        none = "Context menu commands cannot have description"
        yield Problem((*path, "description"), "APPLICATION_COMMAND_INVALID_DESCRIPTION", none)
    if size(it) > TOTAL:
        large = f"Command exceeds maximum size ({TOTAL})"
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", large)
    if it.get("integration_types") == []:
        yield Problem(
            (*path, "integration_types"),
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 2 in length.",
        )
    for key, high in (("contexts", 2), ("integration_types", 1)):
        for index, value in enumerate(it.get(key) or []):
            yield from number(value, 0, high, (*path, key, index))
    permissions = it.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        yield Problem(
            (*path, "default_member_permissions"),
            "NUMBER_TYPE_COERCE",
            "Value is not a permission set.",
        )


def check_commands(them: Any) -> Iterable[Problem]:
    """Yield the faults of a bulk overwrite."""
    if not isinstance(them, list):
        yield Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        return
    seen: set[tuple[Any, Any]] = set()
    counts = dict.fromkeys(MOST, 0)
    for index, it in enumerate(them):
        yield from check_command(it, (index,))
        if not isinstance(it, dict):
            continue
        key = (it.get("type", 1), it.get("name"))
        if key in seen:
            twice = "Application command names must be unique"
            yield Problem((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", twice)
        seen.add(key)
        if key[0] in counts:
            counts[key[0]] += 1
    for kind, count in counts.items():
        if count > MOST[kind]:
            most = f"Maximum number of application commands reached ({MOST[kind]})."
            yield Problem((), "APPLICATION_COMMANDS_MAX_REACHED", most)


def stored(it: Json, command_id: str, version: str, app_id: str, guild_id: str | None) -> Json:
    """Return the command as Discord keeps and returns it."""
    kept: Json = {
        "id": command_id,
        "application_id": app_id,
        "version": version,
        "default_member_permissions": None,
        "type": 1,
        "description": "",
        "nsfw": False,
        **{key: value for key, value in it.items() if value is not None},
    }
    if kept["default_member_permissions"] is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    if guild_id:
        kept["guild_id"] = guild_id
    else:
        kept.setdefault("contexts", None)
        kept.setdefault("integration_types", [0])
        kept["dm_permission"] = kept["contexts"] is None or 1 in kept["contexts"]
    return kept
