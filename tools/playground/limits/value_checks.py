"""Checks that several validators share: lengths, numbers, emojis."""

from collections.abc import Container, Iterable
from typing import Any, Final

from tools.playground.errors import Problem

Path = tuple[str | int, ...]

# First characters of the emoji of Unicode 15.1. Domino tiles, chess men and playing cards (except
# the joker) are none.
_EMOJI: Final = (
    *((0xA9, 0xA9), (0xAE, 0xAE)),
    *(
        (0x203C, 0x203C),
        (0x2049, 0x2049),
        (0x2122, 0x2122),
        (0x2139, 0x2139),
        (0x2194, 0x21AA),
        (0x231A, 0x231B),
    ),
    *(
        (0x2328, 0x2328),
        (0x23CF, 0x23CF),
        (0x23E9, 0x23FA),
        (0x24C2, 0x24C2),
        (0x25AA, 0x25AB),
        (0x25B6, 0x25B6),
    ),
    *(
        (0x25C0, 0x25C0),
        (0x25FB, 0x25FE),
        (0x2600, 0x2604),
        (0x260E, 0x260E),
        (0x2611, 0x2611),
        (0x2614, 0x2615),
    ),
    *(
        (0x2618, 0x2618),
        (0x261D, 0x261D),
        (0x2620, 0x2620),
        (0x2622, 0x2623),
        (0x2626, 0x2626),
        (0x262A, 0x262A),
    ),
    *(
        (0x262E, 0x262F),
        (0x2638, 0x263A),
        (0x2640, 0x2640),
        (0x2642, 0x2642),
        (0x2648, 0x2653),
        (0x265F, 0x2660),
    ),
    *(
        (0x2663, 0x2663),
        (0x2665, 0x2666),
        (0x2668, 0x2668),
        (0x267B, 0x267B),
        (0x267E, 0x267F),
        (0x2692, 0x2697),
    ),
    *(
        (0x2699, 0x2699),
        (0x269B, 0x269C),
        (0x26A0, 0x26A1),
        (0x26A7, 0x26A7),
        (0x26AA, 0x26AB),
        (0x26B0, 0x26B1),
    ),
    *(
        (0x26BD, 0x26BE),
        (0x26C4, 0x26C5),
        (0x26C8, 0x26C8),
        (0x26CE, 0x26CF),
        (0x26D1, 0x26D1),
        (0x26D3, 0x26D4),
    ),
    *(
        (0x26E9, 0x26EA),
        (0x26F0, 0x26F5),
        (0x26F7, 0x26FA),
        (0x26FD, 0x26FD),
        (0x2702, 0x2702),
        (0x2705, 0x2705),
    ),
    *(
        (0x2708, 0x270D),
        (0x270F, 0x270F),
        (0x2712, 0x2712),
        (0x2714, 0x2714),
        (0x2716, 0x2716),
        (0x271D, 0x271D),
    ),
    *(
        (0x2721, 0x2721),
        (0x2728, 0x2728),
        (0x2733, 0x2734),
        (0x2744, 0x2744),
        (0x2747, 0x2747),
        (0x274C, 0x274C),
    ),
    *(
        (0x274E, 0x274E),
        (0x2753, 0x2755),
        (0x2757, 0x2757),
        (0x2763, 0x2764),
        (0x2795, 0x2797),
        (0x27A1, 0x27A1),
    ),
    *(
        (0x27B0, 0x27B0),
        (0x27BF, 0x27BF),
        (0x2934, 0x2935),
        (0x2B05, 0x2B07),
        (0x2B1B, 0x2B1C),
        (0x2B50, 0x2B50),
    ),
    *(
        (0x2B55, 0x2B55),
        (0x3030, 0x3030),
        (0x303D, 0x303D),
        (0x3297, 0x3297),
        (0x3299, 0x3299),
        (0x1F004, 0x1F004),
    ),
    *(
        (0x1F0CF, 0x1F0CF),
        (0x1F170, 0x1F171),
        (0x1F17E, 0x1F17F),
        (0x1F18E, 0x1F18E),
        (0x1F191, 0x1F19A),
    ),
    *(
        (0x1F1E6, 0x1F1FF),
        (0x1F201, 0x1F202),
        (0x1F21A, 0x1F21A),
        (0x1F22F, 0x1F22F),
        (0x1F232, 0x1F23A),
    ),
    *(
        (0x1F250, 0x1F251),
        (0x1F300, 0x1F64F),
        (0x1F680, 0x1F6FC),
        (0x1F7E0, 0x1F7EB),
        (0x1F7F0, 0x1F7F0),
    ),
    *((0x1F90C, 0x1F9FF), (0x1FA70, 0x1FAF8)),
)


def is_emoji(text: str) -> bool:
    if not text or len(text) > 16:
        return False
    if text[-1] == "\u20e3":  # a keycap
        return text[0] in "0123456789#*"
    return any(low <= ord(text[0]) <= high for low, high in _EMOJI)


def length(value: Any, low: int, high: int, path: Path) -> Iterable[Problem]:
    """Yield the fault of a value that is not a string of `low` to `high` characters."""
    if not isinstance(value, str):
        code = ("BASE_TYPE_REQUIRED", "This field is required")
        if value is not None:
            code = ("STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        yield Problem(path, *code)
    elif len(value) > high or len(value) < low:
        if low and not value:
            yield Problem(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif low:
            yield Problem(
                path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
            )
        else:
            yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def number(value: Any, low: int, high: int, path: Path) -> Iterable[Problem]:
    """Yield the fault of a value that is not a whole number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int):
        yield Problem(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not an int.")
    elif value < low:
        yield Problem(
            path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}."
        )
    elif value > high:
        yield Problem(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")


def emoji(value: Any, known: Container[str], path: Path) -> Iterable[Problem]:
    """Yield the faults of a partial emoji: a known custom one by id, or a Unicode one by name."""
    if not isinstance(value, dict):
        yield Problem(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    elif value.get("id") is not None:
        if str(value["id"]) not in known:
            yield Problem((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_emoji(str(value.get("name") or "")):
        yield Problem((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
