"""Text: which font draws a letter, how wide a text is, and the cached sprites of words.

The code points of a font file are read from its table, without the names of its glyphs: fontTools
turns the table of a font for Chinese into dictionaries of which 30 MB stay with the process.
`read_cmap` knows the two formats of subtables that fonts for Unicode have (OpenType, "cmap":
formats 4 and 12).
"""

import re
import sys
import unicodedata
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from pathlib import Path
from struct import Struct
from typing import Any, Final

import fontpkg
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont, features

from renderer.drawing.drawable_text import (
    EMOJI,
    FIRST_EMOJI,
    clean_name,
    is_leftward,
    is_leftward_letter,
    split_breakable,
    split_units,
)
from renderer.drawing.image_cache import LETTER_BYTES, TEXT_BYTES, ImageCache, kept
from renderer.drawing.layers import Canvas, Part, Sprite, put
from renderer.drawing.theme import SHADE, Colour

RECORD: Final = Struct(">HHI")  # platform, encoding, offset of the subtable
GROUP: Final = Struct(">III")  # first and last code point, first glyph
# The best first, as fontTools has them
UNICODE_ENCODINGS: Final = (
    (3, 10),
    (0, 6),
    (0, 4),
    (3, 1),
    (0, 3),
    (0, 2),
    (0, 1),
    (0, 0),
)
NO_GLYPH: Final = 0


@lru_cache(maxsize=8)
def covered_code_points(path: Path) -> bytearray:
    """Return 1 for each code point that a font file has a glyph for, else 0.

    Of a collection the first font counts. Untouched pages of the array take no memory.
    """
    covered = bytearray(sys.maxunicode + 1)
    with TTFont(path, fontNumber=0, lazy=True) as font:
        assert font.reader is not None
        for point in read_cmap(font.reader["cmap"]):
            covered[point] = 1
    return covered


def has_glyph(path: Path, char: str) -> bool:
    """Return whether a font file has a glyph for a character."""
    return bool(covered_code_points(path)[ord(char)])


def read_cmap(table: bytes) -> Iterator[int]:
    """Yield the code points of a table "cmap"."""
    subtables = int.from_bytes(table[2:4])
    found = {
        (platform, encoding): start
        for platform, encoding, start in RECORD.iter_unpack(table[4 : 4 + RECORD.size * subtables])
    }
    for encoding in UNICODE_ENCODINGS:
        if encoding in found:
            start = found[encoding]
            kind = int.from_bytes(table[start : start + 2])
            if kind in (4, 12):
                yield from (_read_segments if kind == 4 else _read_groups)(table[start:])
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
    ends, starts, deltas, offsets = (
        words[7 + part * count + (part > 0) :][:count] for part in range(4)
    )
    for segment, (start, end, delta, offset) in enumerate(
        zip(starts, ends, deltas, offsets, strict=True)
    ):
        for point in range(start, min(end, 0xFFFE) + 1):
            place = 8 + 3 * count + segment + offset // 2 + point - start
            glyph = point if offset == 0 else words[place] if place < len(words) else NO_GLYPH
            if (glyph + delta) & 0xFFFF if glyph or not offset else NO_GLYPH:
                yield point


# System fonts for scripts that our fonts lack: the first existing file of each line. None is
# required.
FALLBACKS: Final = (
    (
        "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
        "/usr/share/fonts/dejavu/DejaVuSans-Bold.ttf",
    ),
    (
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
        "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
        "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    ),
    ("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",),
)
EMOJI_FONT: Final = "NotoColorEmoji.ttf"  # its pictures exist in one size only
EMOJI_SIZE: Final = 109
# half the height of capitals and digits, in text sizes: from the middle of a line to its base line
CAP: Final = 0.345
SHADOW: Final = (14, 12)  # how far a shadow may reach beyond its text, to the sides and up and down
SPACED: Final = re.compile("[^ ]+ *| +")  # words with the spaces after them
# Thin ones, before French signs: no font of ours has them, and its own blank is narrow
SPACES: Final = {
    0x2009: " ",
    0x202F: " ",
}
# A part of a text with its offset from the text's left edge, and from 1.1 × `size` above the base
# line.
Piece = tuple[Sprite, int, int]
_JOINING: Final = frozenset({0x200D, 0xFE0F})  # they turn signs into emoji, or join several
_SIGNS: Final = frozenset({"So", "Sk"})  # kinds of characters that a name may lose
_NEUTRAL: Final = frozenset({"ON", "WS", "CS", "ES", "ET", "EN", "NSM", "BN", "S", "B"})


@lru_cache(maxsize=8)
def plain_letters(path: Path) -> frozenset[str]:
    """Return the characters of a font that are no emoji and do not combine with others."""
    signs = map(chr, compress(range(sys.maxunicode + 1), covered_code_points(path)))
    return frozenset(
        sign
        for sign in signs
        if ord(sign) not in _JOINING
        and sign < chr(FIRST_EMOJI)
        and unicodedata.category(sign)[0] != "M"
    )


class Typeface:
    """Fonts in several sizes, and text drawn with them. Thread-safe, with bounded caches."""

    def __init__(
        self, fallbacks: Sequence[Sequence[str]] = FALLBACKS, cache_share: float = 1.0
    ) -> None:
        family = "fira-sans-condensed"
        paths = (
            next((Path(path) for path in paths if Path(path).is_file()), None)
            for paths in fallbacks
        )
        found = [path for path in paths if path]
        self._plain = (
            Path(fontpkg.path(family, weight=600)),
            *(path for path in found if path.name != EMOJI_FONT),
        )
        self._title = Path(fontpkg.path("marcellus"))
        self._emoji = next((path for path in found if path.name == EMOJI_FONT), None)
        self._bidi = bool(features.check("raqm") and features.check("fribidi"))
        self._engine = ImageFont.Layout.RAQM if self._bidi else ImageFont.Layout.BASIC
        self._font = lru_cache(maxsize=64)(self._load)
        self.letters, self.texts = (
            ImageCache(cache_share * LETTER_BYTES),
            ImageCache(cache_share * TEXT_BYTES),
        )
        self.name = lru_cache(maxsize=512)(self._name)
        self.runs = lru_cache(maxsize=1024)(self._runs)
        # Numbers by text, size and font: a quarter of a kilobyte each.
        self.length = lru_cache(maxsize=4096)(self._length)
        self.width = lru_cache(maxsize=4096)(self._width)  # the advance in pixels

    def _load(self, path: Path, size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(path, size, layout_engine=self._engine)

    def _path(self, unit: str) -> Path | None:
        """Return the font for an emoji or letter, or None.

        Without a text shaper, right-to-left letters are left out because their order would be
        wrong.
        """
        emoji = EMOJI.fullmatch(unit) is not None
        if (len(unit) > 1 or ord(unit) >= FIRST_EMOJI) and emoji and self._has_emoji(unit):
            return self._emoji
        if len(unit) > 1 and emoji:
            return None
        if self._bidi or not is_leftward_letter(unit[0]):
            for path in self._plain:
                if has_glyph(path, unit[0]):
                    return path
        return self._emoji if self._has_emoji(unit) else None

    def can_draw(self, text: str) -> bool:
        """Return whether there is a glyph for every letter."""
        return all(
            unit.isspace() or self._path(unit) is not None
            for unit in split_units(text.translate(SPACES))
        )

    def _has_emoji(self, unit: str) -> bool:
        # Without the shaper a family falls apart
        if self._emoji is None or (len(unit) > 1 and not self._bidi):
            return False
        return all(has_glyph(self._emoji, char) for char in unit if char not in "\u200d\ufe0f")

    def _name(self, name: str, fallback: str, number: str) -> str:
        """Return the drawable part of `name`.

        If that is too little, of `fallback`, else `number`.
        """
        for candidate in (name, fallback):
            fonts = [(unit, self._path(unit)) for unit in split_units(clean_name(candidate))]
            drawn = [(self._marked(unit, path), path) for unit, path in fonts if path]
            counted = [
                path
                for unit, path in fonts
                if not EMOJI.fullmatch(unit) and unicodedata.category(unit[0]) not in _SIGNS
            ]
            legible = any(
                path is self._emoji or any(char.isalnum() for char in unit) for unit, path in drawn
            )
            if legible and 3 * sum(path is None for path in counted) <= len(counted):
                return " ".join("".join(unit for unit, _ in drawn).split())
        return number

    def _marked(self, unit: str, path: Path) -> str:
        """Return a letter with the combining marks its font has; emoji unchanged."""
        if path is self._emoji:
            return unit
        return unit[0] + "".join(mark for mark in unit[1:] if has_glyph(path, mark))

    def _runs(self, text: str, title: bool) -> tuple[tuple[Path, str], ...]:
        """Split a text into runs of one font, from left to right; each emoji is a run.

        In right-to-left text neutral characters stay in the current run, or names would fall apart.
        Elsewhere digits and fractions use our own font.
        """
        first, text = self._title if title else self._plain[0], text.translate(SPACES)
        # Nearly always; looking at each letter takes fifty times as long
        if text and plain_letters(first).issuperset(text):
            return ((first, text),)
        runs: list[tuple[Path, str]] = []
        for unit in split_units(text):
            path = first if len(unit) == 1 and has_glyph(first, unit) else self._path(unit)
            if path is None:
                continue
            if (
                runs
                and path is not self._emoji
                and (runs[-1][0] is path or self._goes_on(*runs[-1], unit))
            ):
                runs[-1] = runs[-1][0], runs[-1][1] + unit
            else:
                runs.append((path, unit))
        return tuple(runs[::-1] if is_leftward(text) else runs)

    def _goes_on(self, running: Path, run: str, unit: str) -> bool:
        """Return whether a neutral character stays in a right-to-left run."""
        return (
            running is not self._emoji
            and unicodedata.bidirectional(unit[0]) in _NEUTRAL
            and any(is_leftward_letter(char) for char in run)
            and all(has_glyph(running, char) for char in unit)
        )

    def _length(self, path: Path, run: str, size: int, leftward: bool) -> float:
        if path is self._emoji:
            return self.emoji(run, size).width + size * 0.08
        return self._font(path, size).getlength(run, direction=self._direction(leftward))

    def _parts(
        self, text: str, size: int, title: bool
    ) -> tuple[list[tuple[Path, str, float]], float]:
        """Return the words and emoji of a text with font and left edge, and the width of the text.

        Words are drawn once and reused. Right-to-left text is not split.
        """
        parts: list[tuple[Path, str, float]] = []
        x, leftward = 0.0, is_leftward(text)
        for path, run in self.runs(text, title):
            for index, word in enumerate(
                [run] if leftward or path is self._emoji else run.split(" ")
            ):
                if index:
                    x += self.length(path, " ", size, leftward)
                if word:
                    parts.append((path, word, x))
                    x += self.length(path, word, size, leftward)
        return parts, x

    def _direction(self, leftward: bool) -> str | None:
        return None if not self._bidi else "rtl" if leftward else "ltr"

    @kept("letters")
    def emoji(self, unit: str, size: int) -> Image.Image:
        """Draw an emoji as high as a line of text of this size."""
        assert self._emoji is not None
        font = self._font(self._emoji, EMOJI_SIZE)
        box = font.getbbox(unit)
        image = Image.new("RGBA", (max(1, round(box[2])), max(1, round(box[3]))))
        ImageDraw.Draw(image).text((0, 0), unit, font=font, embedded_color=True)
        return image.resize(
            (max(1, round(image.width * size / image.height)), size),
            Image.Resampling.LANCZOS,
            reducing_gap=3,
        )

    def _width(self, text: str, size: int, *, title: bool = False) -> int:
        return round(self._parts(text, size, title)[1])

    def fit(self, text: str, size: int, width: int, *, title: bool = False) -> str:
        """Return the text, cut with an ellipsis if it is wider than `width` pixels."""
        if self.width(text, size, title=title) <= width:
            return text
        parts = list(split_units(text))
        low, high = 0, len(parts)
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (
                (middle, high)
                if self.width(_cut(parts, middle), size, title=title) <= width
                else (low, middle - 1)
            )
        return _cut(parts, low)

    def shrunk(
        self, text: str, size: int, least: int, width: int, *, title: bool = False
    ) -> tuple[str, int]:
        """Return the text with the largest size that fits, not below `least`.

        At that size it is cut with an ellipsis.
        """
        while size > least and self.width(text, size, title=title) > width:
            size -= 1
        return self.fit(text, size, width, title=title), size

    def wrapped(
        self, text: str, size: int, least: int, width: int, lines: int, *, title: bool = False
    ) -> tuple[list[str], int]:
        """Return the text in at most `lines` lines, and its size.

        It stays on one line unless several lines allow letters half as large again. If nothing
        fits, lines are cut.
        """
        for count in range(1, lines + 1):
            low = least if count == lines else max(least, size * 2 // 3)
            for now in range(size, low - 1, -1):
                rows = self.rows(text, now, width, title=title)
                if len(rows) <= count and all(
                    self.width(row, now, title=title) <= width for row in rows
                ):
                    return rows, now
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
        return [self.fit(row, least, width, title=title) for row in rows], least

    def rows(self, text: str, size: int, width: int, *, title: bool = False) -> list[str]:
        """Break the text into lines.

        At spaces, or between letters of scripts without spaces where a word needs several lines.
        """
        if (whole := text.strip()) and self.width(whole, size, title=title) <= width:
            return [whole]
        rows: list[str] = []
        for word in SPACED.findall(text):
            is_kept = "-" not in word and self.width(word.rstrip(), size, title=title) <= width
            for part in (word,) if is_kept else split_breakable(word):
                joined = rows[-1] + part if rows else part
                if rows and self.width(joined.rstrip(), size, title=title) <= width:
                    rows[-1] = joined
                else:
                    rows.append(part)
        return [row.strip() for row in rows]

    def _mask(
        self, path: Path, word: str, size: int, leftward: bool
    ) -> tuple[Image.Image, int, int]:
        """Return the ink of a word as a mask, with its offset as in `Piece`."""
        image = Image.new(
            "L", (round(self.length(path, word, size, leftward)) + 4, round(size * 1.5))
        )
        base, font = (2, round(size * 1.1)), self._font(path, size)
        ImageDraw.Draw(image).text(
            base, word, font=font, fill=255, anchor="ls", direction=self._direction(leftward)
        )
        box = image.getbbox() or (0, 0, 1, 1)
        return image.crop(box), box[0] - 2, box[1]

    @kept("letters")
    def ink(
        self, path: Path, word: str, size: int, leftward: bool, fill: Colour
    ) -> tuple[Sprite, int, int]:
        """Return a word in its colour, with its offset as in `Piece`."""
        mask, right, down = self._mask(path, word, size, leftward)
        return Sprite((Part.of(fill, 0, 0, mask),)), right, down

    @kept("letters")
    def icon(self, unit: str, size: int) -> Sprite:
        """Return the sprite of an emoji."""
        picture = self.emoji(unit, size)
        return Sprite((Part.of(picture, 0, 0, picture),))

    @kept("letters")
    def shade(self, text: str, size: int, title: bool) -> Piece:
        """Return the shadow of a text."""
        wide, high = SHADOW
        shade = Image.new(
            "L", (self.width(text, size, title=title) + 2 * wide, round(size * 1.5) + 2 * high)
        )
        for piece, x, y in self.written(text, size, SHADE, title, False):
            shade.paste(255, (wide + x, high + y), piece.parts[0].mask)
        shade = shade.filter(ImageFilter.GaussianBlur(max(1.5, size / 24))).point(
            lambda grey: min(255, grey * 3 // 2)
        )
        box = shade.getbbox() or (0, 0, 1, 1)
        return (
            Sprite((Part.of(SHADE, 0, 0, shade.crop(box)),)),
            box[0] - wide + 1,
            box[1] - high + max(2, size // 20),
        )

    @kept("texts")
    def written(
        self, text: str, size: int, fill: Colour, title: bool, lifted: bool
    ) -> tuple[Piece, ...]:
        """Return the pieces of a text: shadow, words and emoji."""
        pieces = [self.shade(text, size, title)] if lifted else []
        leftward = is_leftward(text)
        for path, word, x in self._parts(text, size, title)[0]:
            if path is self._emoji:
                pieces.append(
                    (
                        self.icon(word, size),
                        round(x + size * 0.04),
                        round(size * 1.1) - round(size * 0.86),
                    )
                )
            else:
                ink, right, down = self.ink(path, word, size, leftward, fill)
                pieces.append((ink, round(x) + right, down))
        return tuple(pieces)

    def draw(
        self,
        image: Canvas,
        base: tuple[float, float],
        text: str,
        size: int,
        fill: Colour,
        *,
        anchor: float = 0.0,
        title: bool = False,
        lifted: bool = False,
    ) -> None:
        """Draw text with its base line at `base`.

        `anchor` is 0 to start there, 0.5 to centre, 1 to end there. `lifted` adds a shadow.
        """
        if not text:
            return
        left = round(base[0] - self.width(text, size, title=title) * anchor)
        top = round(base[1]) - round(size * 1.1)
        for piece, x, y in self.written(text, size, fill, title, lifted):
            put(image, piece, left + x, top + y)

    def draw_shrunk(
        self,
        image: Canvas,
        place: tuple[float, float],
        text: str,
        sizes: tuple[int, int],
        width: int,
        fill: Colour,
        **look: Any,
    ) -> int:
        """Draw text as large as fits, with its middle at the height of `place`, as `draw` does.

        `sizes` are the largest and the smallest. Returns the width of the text.
        """
        text, size = self.shrunk(text, *sizes, width, title=look.get("title", False))
        self.draw(image, (place[0], place[1] + CAP * size), text, size, fill, **look)
        return self.width(text, size, title=look.get("title", False))

    def draw_lines(
        self,
        image: Canvas,
        place: tuple[float, float],
        lines: Sequence[str],
        size: int,
        fill: Colour,
        step: int,
        **look: Any,
    ) -> None:
        """Draw lines of text, whose middle lies at the height of `place`, as `draw` does."""
        for index, line in enumerate(lines):
            middle = place[1] + (index - (len(lines) - 1) / 2) * step
            self.draw(image, (place[0], middle + CAP * size), line, size, fill, **look)


def _cut(parts: Sequence[str], length: int) -> str:
    return "".join(parts[:length]).rstrip() + "…" if length else "…"
