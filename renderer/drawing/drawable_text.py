"""Names as text: what of them may be drawn, and which characters belong together.

No fonts are used here.
"""

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Final

MAX_NAME: Final = 40  # letters that are kept
MOST_MARKS: Final = 2  # combining marks on one letter
_MARKS: Final = (
    (0x0300, 0x036F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE00, 0xFE0F),
    (0xFE20, 0xFE2F),
)
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters without ink
FIRST_EMOJI: Final = 0x1F000  # lower code points are letters or signs unless a selector follows
# Of a line
_NOT_FIRST: Final = frozenset(
    "、。，．・：；？！ー々ゝゞ〜…‥」』）］｝〉》】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%％"
)
_NOT_LAST: Final = frozenset("「『（［｛〈《【")
# Emoji by Unicode's UTS 51: flags, keycaps, regional flags, and joined pictures with selectors and
# skin tones.
_ONE: Final = (
    "(?:[\U0001f000-\U0001faff]|[\u2000-\u32ff](?=[\ufe0f\u200d]))[\ufe0f\U0001f3fb-\U0001f3ff]?"
)
_NEXT: Final = "[\U0001f000-\U0001faff\u2000-\u32ff][\ufe0f\U0001f3fb-\U0001f3ff]?"
EMOJI: Final = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|[0-9#*]\ufe0f?\u20e3|\U0001f3f4[\U000e0020-\U000e007e]{2,7}\U000e007f"
    f"|{_ONE}(?:\u200d{_NEXT}){{0,4}}"
)


def clean_name(text: str) -> str:
    """Return the text in a form that may be drawn.

    Compatibility forms become plain; controls, direction overrides, towers of combining marks and
    invisible letters are removed. Emoji stay whole.
    """
    kept: list[str] = []
    marks = 0
    for unit in _split(unicodedata.normalize("NFKC", text[: MAX_NAME * 8])):
        if len(unit) > 1:
            kept.append(unit)
            continue
        kind = unicodedata.category(unit)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if unit.isspace():
            kept.append(" ")
        elif (
            kind not in _DROPPED
            and unit not in _BLANK
            and marks <= MOST_MARKS
            and not _is_loose(unit)
        ):
            kept.append(unit)
    return "".join(islice(split_units(" ".join("".join(kept).split())), MAX_NAME)).rstrip()


def _is_loose(char: str) -> bool:
    """Return whether the character is a combining mark that did not merge with a letter."""
    return any(first <= ord(char) <= last for first, last in _MARKS)


def _split(text: str) -> Iterator[str]:
    """Yield emoji and single characters."""
    index = 0
    while index < len(text):
        found = EMOJI.match(text, index)
        yield (unit := found[0] if found else text[index])
        index += len(unit)


def split_units(text: str) -> Iterator[str]:
    """Yield units that must not be cut: emoji, and letters with their marks."""
    unit = ""
    for part in _split(text):
        if unit and len(part) == 1 and unicodedata.category(part) in {"Mn", "Mc", "Me"}:
            unit += part
            continue
        if unit:
            yield unit
        unit = part
    if unit:
        yield unit


def split_breakable(text: str) -> Iterator[str]:
    """Yield the pieces between which a line may break.

    These are words with the space or hyphen after them, unless it follows a digit (4-6, 2½-szer).
    Chinese and Japanese letters are pieces of their own, together with marks that may not begin a
    line.
    """
    part = ""
    for unit in split_units(text):
        loose = not unit.isspace() and part != "" and part[-1] not in _NOT_LAST
        hyphen = part[-1:] == "-" and not part[-2:-1].isnumeric()
        if loose and (
            part[-1] == " " or hyphen or (_breaks(part[-1], unit) and unit not in _NOT_FIRST)
        ):
            yield part
            part = ""
        part += unit
    if part:
        yield part


def _breaks(*beside: str) -> bool:
    """Return whether a line may break beside these characters.

    One is kana, Chinese or full-width.
    """
    return any(
        unicodedata.east_asian_width(char[0]) in "WF" and not EMOJI.fullmatch(char)
        for char in beside
    )


def is_leftward_letter(char: str) -> bool:
    """Return whether the character is written from right to left."""
    return unicodedata.bidirectional(char) in {"R", "AL"}


def is_leftward(text: str) -> bool:
    """Return whether the text is written from right to left.

    Its first letter with a direction decides.
    """
    return next(
        (
            kind != "L"
            for char in text
            if (kind := unicodedata.bidirectional(char)) in {"L", "R", "AL"}
        ),
        False,
    )
