"""Names as text: what of them may be drawn at all, and what belongs together. No fonts here."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Final

MAX_NAME: Final = 40  # letters that are looked at
MOST_MARKS: Final = 2  # on one letter; more is a tower
_MARKS: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE00, 0xFE0F), (0xFE20, 0xFE2F))
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
FIRST_EMOJI: Final = 0x1F000  # what lies below is a letter or a sign unless a selector says otherwise
_NOT_FIRST: Final = frozenset(
    "、。，．・：；？！ー々ゝゞ〜…‥」』）］｝〉》】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%％"
)  # of a line
_NOT_LAST: Final = frozenset("「『（［｛〈《【")
# After Unicode's UTS 51: flags, keycaps, flags of regions, and pictures with selectors and skin tones, joined to one.
_ONE: Final = "(?:[\U0001f000-\U0001faff]|[\u2000-\u32ff](?=[\ufe0f\u200d]))[\ufe0f\U0001f3fb-\U0001f3ff]?"
_NEXT: Final = "[\U0001f000-\U0001faff\u2000-\u32ff][\ufe0f\U0001f3fb-\U0001f3ff]?"
EMOJI: Final = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|[0-9#*]\ufe0f?\u20e3|\U0001f3f4[\U000e0020-\U000e007e]{2,7}\U000e007f"
    f"|{_ONE}(?:\u200d{_NEXT}){{0,4}}"
)


def clean_name(text: str) -> str:
    """Text as it may be drawn: compatible forms made plain, no controls, no overrides of direction, no towers of marks, nothing
    that looks empty. Emoji stay whole."""
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
        elif kind not in _DROPPED and unit not in _BLANK and marks <= MOST_MARKS and not _is_loose(unit):
            kept.append(unit)
    plain = " ".join("".join(kept).split())
    return "".join(islice(split_units(plain), MAX_NAME)).rstrip()


def _is_loose(char: str) -> bool:
    """A mark that has not become part of a letter."""
    return any(first <= ord(char) <= last for first, last in _MARKS)


def _split(text: str) -> Iterator[str]:
    """Emoji, and single characters."""
    at = 0
    while at < len(text):
        found = EMOJI.match(text, at)
        yield (unit := found[0] if found else text[at])
        at += len(unit)


def split_units(text: str) -> Iterator[str]:
    """What may not be cut: emoji, and letters with their marks."""
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
    """What a line of text may be broken into: words with the blank or hyphen behind them, but not after a figure (4-6, 2½-szer);
    Chinese and Japanese letters each by itself, with the marks that may not begin a line."""
    part = ""
    for unit in split_units(text):
        loose = not unit.isspace() and part != "" and part[-1] not in _NOT_LAST
        hyphen = part[-1:] == "-" and not part[-2:-1].isnumeric()
        if loose and (part[-1] == " " or hyphen or (_breaks(part[-1], unit) and unit not in _NOT_FIRST)):
            yield part
            part = ""
        part += unit
    if part:
        yield part


def _breaks(*beside: str) -> bool:
    """Whether a line may be broken between these two: one is a kana, a Chinese character, a full-width sign."""
    return any(unicodedata.east_asian_width(one[0]) in "WF" and not EMOJI.fullmatch(one) for one in beside)


def is_leftward_letter(char: str) -> bool:
    """Whether a character is written from right to left."""
    return unicodedata.bidirectional(char) in {"R", "AL"}


def is_leftward(text: str) -> bool:
    """Whether a text is, as a whole: its first letter with a direction says so."""
    return next((kind != "L" for char in text if (kind := unicodedata.bidirectional(char)) in {"L", "R", "AL"}), False)
