"""The code points that a font file has glyphs for, read without the names of the glyphs.

fontTools turns the table of a font for Chinese into dictionaries with a name for each glyph, of which 30 MB stay with the
process. This reads the two formats of subtables that fonts for Unicode have (OpenType, "cmap": formats 4 and 12) as numbers.
"""

import sys
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from struct import Struct
from typing import Final

from fontTools.ttLib import TTFont

RECORD: Final = Struct(">HHI")  # platform, encoding, offset of the subtable
GROUP: Final = Struct(">III")  # first and last code point, first glyph
UNICODE_ENCODINGS: Final = (
    (3, 10),
    (0, 6),
    (0, 4),
    (3, 1),
    (0, 3),
    (0, 2),
    (0, 1),
    (0, 0),
)  # the best first, as fontTools has them
NO_GLYPH: Final = 0


class CodePoints:
    """A set of code points, as a bit for each: 140 kB, where a `frozenset` may take megabytes."""

    def __init__(self, points: Iterable[int]) -> None:
        self._bits = bytearray((sys.maxunicode >> 3) + 1)
        for point in points:
            self._bits[point >> 3] |= 1 << (point & 7)

    def __contains__(self, point: int) -> bool:
        return bool(self._bits[point >> 3] & (1 << (point & 7)))

    def __iter__(self) -> Iterator[int]:
        return (8 * index + bit for index, byte in enumerate(self._bits) if byte for bit in range(8) if byte & (1 << bit))


@lru_cache(maxsize=8)
def covered_code_points(path: Path) -> CodePoints:
    """Return the code points that a font file has glyphs for; of a collection, the first font's."""
    with TTFont(path, fontNumber=0, lazy=True) as font:
        assert font.reader is not None
        return CodePoints(read_cmap(font.reader["cmap"]))


def read_cmap(table: bytes) -> Iterator[int]:
    """Yield the code points of a table "cmap"."""
    count = int.from_bytes(table[2:4])
    found = {(platform, encoding): at for platform, encoding, at in RECORD.iter_unpack(table[4 : 4 + RECORD.size * count])}
    for encoding in UNICODE_ENCODINGS:
        if encoding in found:
            at = found[encoding]
            kind = int.from_bytes(table[at : at + 2])
            if kind in (4, 12):
                yield from (_read_segments if kind == 4 else _read_groups)(table[at:])
                return


def _read_groups(table: bytes) -> Iterator[int]:
    """Yield the code points of a subtable of format 12."""
    count = int.from_bytes(table[12:16])
    for first, last, glyph in GROUP.iter_unpack(table[16 : 16 + GROUP.size * count]):
        yield from range(first + (glyph == NO_GLYPH), last + 1)


def _read_segments(table: bytes) -> Iterator[int]:
    """Yield the code points of a subtable of format 4."""
    words = array("H", table[: len(table) & ~1])
    if sys.byteorder == "little":
        words.byteswap()
    count = words[3] // 2
    ends, starts, deltas, offsets = (words[7 + part * count + (part > 0) :][:count] for part in range(4))
    for segment, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for point in range(start, min(end, 0xFFFE) + 1):
            place = 8 + 3 * count + segment + offset // 2 + point - start
            glyph = point if offset == 0 else words[place] if place < len(words) else NO_GLYPH
            if (glyph + delta) & 0xFFFF if glyph or not offset else NO_GLYPH:
                yield point
