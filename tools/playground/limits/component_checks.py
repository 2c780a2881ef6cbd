"""Discord's limits on components of messages (classic and V2) and modals."""

from collections.abc import Container, Iterable, Iterator
from typing import Any, Final

from tools.playground.errors import Json, Problem
from tools.playground.limits.value_checks import Path, emoji, length, number

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIOS, BOXES, BOX = 19, 21, 22, 23
SELECTS: Final = (3, 5, 6, 7, 8)
DEFAULTS: Final = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
TOP_V2: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_LABEL: Final = (*SELECTS, INPUT, UPLOAD, RADIOS, BOXES, BOX)
V2_COMPONENTS, V2_TEXT = 40, 4000


def walk(components: Any) -> Iterator[Json]:
    """Yield every component, nested ones and accessories included, outer ones first."""
    for component in components if isinstance(components, list) else ():
        if isinstance(component, dict):
            yield component
            yield from walk(component.get("components"))
            for key in ("accessory", "component"):
                if isinstance(component.get(key), dict):
                    yield from walk([component[key]])


def media(components: Any) -> Iterator[Json]:
    """Yield every media object ({"url": ...}) of the components."""
    for component in walk(components):
        for key in ("media", "file"):
            if isinstance(component.get(key), dict):
                yield component[key]
        for item in component.get("items") or []:
            if isinstance(item, dict) and isinstance(item.get("media"), dict):
                yield item["media"]


def _choices(allowed: Iterable[int], path: Path) -> Problem:
    words = ", ".join(str(a) for a in allowed)
    return Problem((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")


def _button(it: Json, path: Path, emoji_ids: Container[str]) -> Iterable[Problem]:
    style = it.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        yield Problem(
            (*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."
        )
    if style == 5:
        if it.get("custom_id"):
            both = "A custom id and url cannot both be specified"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_AND_URL_BOTH_PROVIDED", both)
        yield from length(it.get("url"), 1, 512, (*path, "url"))
        if isinstance(it.get("url"), str) and not it["url"].startswith(
            ("http://", "https://", "discord://")
        ):
            scheme = "Scheme must be one of ('http', 'https', 'discord')."
            yield Problem((*path, "url"), "URL_TYPE_INVALID_SCHEME", scheme)
    elif style != 6:
        if it.get("url"):
            only = "A url can only be specified on a link button"
            yield Problem((*path, "url"), "COMPONENT_URL_NOT_ALLOWED", only)
        yield from length(it.get("custom_id"), 1, 100, (*path, "custom_id"))
    if it.get("label") is not None:
        yield from length(it["label"], 0, 80, (*path, "label"))
    if it.get("emoji") is not None:
        yield from emoji(it["emoji"], emoji_ids, (*path, "emoji"))
    if not it.get("label") and not it.get("emoji") and style != 6:
        yield Problem(
            (*path, "label"),
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A label or an emoji is required",
        )


def _select(it: Json, path: Path, emoji_ids: Container[str]) -> Iterable[Problem]:
    yield from length(it.get("custom_id"), 1, 100, (*path, "custom_id"))
    if it.get("placeholder") is not None:
        yield from length(it["placeholder"], 0, 150, (*path, "placeholder"))
    low, high = it.get("min_values", 1), it.get("max_values", 1)
    yield from number(low, 0, 25, (*path, "min_values"))
    yield from number(high, 1, 25, (*path, "max_values"))
    if isinstance(low, int) and isinstance(high, int) and low > high:
        yield Problem(
            (*path, "min_values"),
            "NUMBER_TYPE_MAX",
            f"int value should be less than or equal to {high}.",
        )
    if it.get("type") != SELECT:
        yield from _default_values(it, low, high, (*path, "default_values"))
        return
    options = it.get("options")
    if not isinstance(options, list) or not 1 <= len(options) <= 25:
        yield Problem(
            (*path, "options"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length."
        )
        return
    if isinstance(high, int) and high > len(options):
        few = f"int value should be less than or equal to {len(options)}."
        yield Problem((*path, "max_values"), "NUMBER_TYPE_MAX", few)
    yield from _options(options, (*path, "options"), emoji_ids)


def _default_values(it: Json, low: Any, high: Any, path: Path) -> Iterable[Problem]:
    """Yield the faults of the things that a menu of people, roles or channels shows as chosen."""
    values = it.get("default_values") or []
    if not isinstance(values, list) or (values and not low <= len(values) <= high):
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return
    for index, value in enumerate(values):
        if not isinstance(value, dict) or value.get("type") not in DEFAULTS[it["type"]]:
            words = ", ".join(repr(kind) for kind in DEFAULTS[it["type"]])
            yield Problem(
                (*path, index, "type"), "BASE_TYPE_CHOICES", f"Value must be one of ({words})."
            )
        elif not str(value.get("id")).isdigit():
            yield Problem(
                (*path, index, "id"),
                "NUMBER_TYPE_COERCE",
                f"Value {value.get('id')!r} is not snowflake.",
            )


def _options(options: list[Any], path: Path, emoji_ids: Container[str]) -> Iterable[Problem]:
    seen = set()
    for index, option in enumerate(options):
        at = (*path, index)
        if not isinstance(option, dict):
            yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        yield from length(option.get("label"), 1, 100, (*at, "label"))
        yield from length(option.get("value"), 1, 100, (*at, "value"))
        if option.get("description") is not None:
            yield from length(option["description"], 0, 100, (*at, "description"))
        if option.get("emoji") is not None:
            yield from emoji(option["emoji"], emoji_ids, (*at, "emoji"))
        if option.get("value") in seen:
            twice = "The specified option value is already used"
            yield Problem((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", twice)
        seen.add(option.get("value"))


def _row(it: Json, path: Path, emoji_ids: Container[str]) -> Iterable[Problem]:
    children = it.get("components")
    if not isinstance(children, list) or not 1 <= len(children) <= 5:
        yield Problem(
            (*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."
        )
        return
    kinds = [child.get("type") if isinstance(child, dict) else None for child in children]
    for index, kind in enumerate(kinds):
        at = (*path, "components", index)
        if kind == BUTTON:
            yield from _button(children[index], at, emoji_ids)
        elif kind in SELECTS:
            yield from _select(children[index], at, emoji_ids)
        else:
            yield _choices((BUTTON, *SELECTS), at)
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        wide = "The specified component exceeds the maximum width"
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", wide)


def _media(
    it: Any, path: Path, names: Container[str], *, attached: bool = False
) -> Iterable[Problem]:
    url = it.get("url") if isinstance(it, dict) else None
    yield from length(url, 1, 2048, (*path, "url"))
    if not isinstance(url, str):
        return
    if url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Problem((*path, "url"), code, "The referenced attachment was not found")
    elif attached or not url.startswith(("http://", "https://")):
        schemes = "('attachment',)" if attached else "('http', 'https', 'attachment')"
        yield Problem(
            (*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}."
        )


def _described(it: Json, path: Path) -> Iterable[Problem]:
    if it.get("description") is not None:
        yield from length(it["description"], 1, 1024, (*path, "description"))


def _block(
    it: Json, path: Path, names: Container[str], emoji_ids: Container[str]
) -> Iterable[Problem]:
    """Yield the faults of a top-level component of a V2 message."""
    kind = it["type"]
    if kind == ROW:
        yield from _row(it, path, emoji_ids)
    elif kind == TEXT:
        yield from length(it.get("content"), 1, V2_TEXT, (*path, "content"))
    elif kind == GALLERY:
        items = it.get("items")
        if not isinstance(items, list) or not 1 <= len(items) <= 10:
            yield Problem(
                (*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length."
            )
            return
        for index, item in enumerate(items):
            yield from _media(item.get("media"), (*path, "items", index, "media"), names)
            yield from _described(item, (*path, "items", index))
    elif kind == FILE:
        yield from _media(it.get("file"), (*path, "file"), names, attached=True)
    elif kind == SECTION:
        texts = it.get("components")
        if not isinstance(texts, list) or not 1 <= len(texts) <= 3:
            yield Problem(
                (*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length."
            )
        else:
            yield from _blocks(texts, (TEXT,), (*path, "components"), names, emoji_ids)
        accessory = it.get("accessory")
        if not isinstance(accessory, dict):
            yield Problem((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        elif accessory.get("type") == BUTTON:
            yield from _button(accessory, (*path, "accessory"), emoji_ids)
        elif accessory.get("type") == THUMBNAIL:
            yield from _media(accessory.get("media"), (*path, "accessory", "media"), names)
            yield from _described(accessory, (*path, "accessory"))
        else:
            yield _choices((BUTTON, THUMBNAIL), (*path, "accessory"))
    elif kind == CONTAINER:
        if it.get("accent_color") is not None:
            yield from number(it["accent_color"], 0, 0xFFFFFF, (*path, "accent_color"))
        if not it.get("components"):
            yield Problem((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        yield from _blocks(
            it.get("components"), IN_CONTAINER, (*path, "components"), names, emoji_ids
        )


def _blocks(
    them: Any,
    allowed: tuple[int, ...],
    path: Path,
    names: Container[str],
    emoji_ids: Container[str],
) -> Iterable[Problem]:
    for index, it in enumerate(them or []):
        if not isinstance(it, dict) or it.get("type") not in allowed:
            yield _choices(allowed, (*path, index))
        else:
            yield from _block(it, (*path, index), names, emoji_ids)


def _duplicates(components: Any, path: Path) -> Iterable[Problem]:
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen = set()
        for it in walk(components):
            value = it.get(key)
            if value and value in seen:
                yield Problem(path, code, f"Component {key.replace('_', ' ')} cannot be duplicated")
            seen.add(value)


def check_components(
    components: Any, *, v2: bool, names: Container[str] = (), emoji_ids: Container[str] = ()
) -> Iterable[Problem]:
    """Yield the faults of a message's components.

    `names` are file names that `attachment://` may use, `emoji_ids` the known custom emojis.
    """
    path: Path = ("components",)
    if not isinstance(components, list):
        yield Problem(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        return
    if not v2:
        if len(components) > 5:
            yield Problem(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        for index, row in enumerate(components):
            if not isinstance(row, dict) or row.get("type") != ROW:
                yield _choices((ROW,), (*path, index))
            else:
                yield from _row(row, (*path, index), emoji_ids)
    else:
        count = sum(1 for _ in walk(components))
        if count > V2_COMPONENTS:
            many = f"Total number of components cannot exceed {V2_COMPONENTS}"
            yield Problem(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", many)
        texts = sum(
            len(str(it.get("content") or "")) for it in walk(components) if it.get("type") == TEXT
        )
        if texts > V2_TEXT:
            long = f"Total displayable text size exceeds maximum size of {V2_TEXT}"
            yield Problem(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", long)
        yield from _blocks(components, TOP_V2, path, names, emoji_ids)
    yield from _duplicates(components, path)


def _field(it: Json, path: Path, emoji_ids: Container[str]) -> Iterable[Problem]:
    """Yield the faults of a component of a modal that takes an answer."""
    kind = it["type"]
    if it.get("disabled"):
        yield Problem(
            (*path, "disabled"),
            "COMPONENT_DISABLED_IN_MODAL",
            "Components in a modal cannot be disabled",
        )
    if kind in SELECTS:
        yield from _select(it, path, emoji_ids)
        return
    yield from length(it.get("custom_id"), 1, 100, (*path, "custom_id"))
    if kind == INPUT:
        if it.get("style") not in (1, 2):
            yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
        if it.get("placeholder") is not None:
            yield from length(it["placeholder"], 0, 100, (*path, "placeholder"))
        if it.get("value") is not None:
            yield from length(
                it["value"],
                it.get("min_length") or 0,
                it.get("max_length") or 4000,
                (*path, "value"),
            )
        if it.get("min_length") is not None:
            yield from number(it["min_length"], 0, 4000, (*path, "min_length"))
        if it.get("max_length") is not None:
            yield from number(it["max_length"], 1, 4000, (*path, "max_length"))
    elif kind in (RADIOS, BOXES):
        low = 2 if kind == RADIOS else 1
        options = it.get("options")
        if not isinstance(options, list) or not low <= len(options) <= 10:
            yield Problem(
                (*path, "options"),
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {low} and 10 in length.",
            )
        else:
            yield from _options(options, (*path, "options"), emoji_ids)


def check_modal(modal: Json, emoji_ids: Container[str] = ()) -> Iterable[Problem]:
    """Yield the faults of a modal, the data of a callback of type 9."""
    path: Path = ("data",)
    yield from length(modal.get("title"), 1, 45, (*path, "title"))
    yield from length(modal.get("custom_id"), 1, 100, (*path, "custom_id"))
    components = modal.get("components")
    path = (*path, "components")
    if not isinstance(components, list) or not 1 <= len(components) <= 5:
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        return
    for index, it in enumerate(components):
        at = (*path, index)
        kind = it.get("type") if isinstance(it, dict) else None
        if kind == TEXT:
            yield from length(it.get("content"), 1, V2_TEXT, (*at, "content"))
        elif kind == ROW:
            inner = it.get("components")
            if not isinstance(inner, list) or len(inner) != 1 or inner[0].get("type") != INPUT:
                yield _choices((INPUT,), (*at, "components", 0))
            else:
                yield from length(inner[0].get("label"), 1, 45, (*at, "components", 0, "label"))
                yield from _field(inner[0], (*at, "components", 0), emoji_ids)
        elif kind == LABEL:
            yield from length(it.get("label"), 1, 45, (*at, "label"))
            if it.get("description") is not None:
                yield from length(it["description"], 0, 100, (*at, "description"))
            inner = it.get("component")
            if not isinstance(inner, dict) or inner.get("type") not in IN_LABEL:
                yield _choices(IN_LABEL, (*at, "component"))
            else:
                yield from _field(inner, (*at, "component"), emoji_ids)
        else:
            yield _choices((ROW, TEXT, LABEL), at)
    yield from _duplicates(components, path)
