"""Names and numbers: what of a person's name can be drawn, by which font, and how wide it is."""

import struct
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import fontpkg
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps, features

from renderer.theme import SHADE, Colour

# Fonts of the machine for scripts that ours lacks, the first that exists of each line. None of them is required.
FALLBACKS: Final = (
    ("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", "/usr/share/fonts/dejavu/DejaVuSans-Bold.ttf"),
    (
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
        "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
        "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    ),
)
MAX_NAME: Final = 40  # characters that are looked at
_MARKS: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_NEUTRAL: Final = frozenset({"ON", "WS", "CS", "ES", "ET", "EN", "NSM", "BN", "S", "B"})


def clean(text: str) -> str:
    """Text as it may be drawn: compatible forms made plain, no controls, no overrides of direction, no towers of marks."""
    normal = unicodedata.normalize("NFKC", text[: MAX_NAME * 8])
    kept = (
        " " if char.isspace() else char
        for char in normal
        if (char.isspace() or unicodedata.category(char) not in _DROPPED)
        and not any(first <= ord(char) <= last for first, last in _MARKS)
    )
    return " ".join("".join(kept).split())[:MAX_NAME].rstrip()


def coverage(path: Path) -> frozenset[int]:
    """The code points that a font file has glyphs for: its `cmap` table, formats 4 and 12. Of a collection, the first font."""
    data = path.read_bytes()
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(start + 12, start + 12 + 16 * struct.unpack_from(">H", data, start + 4)[0], 16)
    }
    cmap = tables[b"cmap"]
    found: set[int] = set()
    for index in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        at = cmap + struct.unpack_from(">I", data, cmap + 4 + 8 * index + 4)[0]
        kind = struct.unpack_from(">H", data, at)[0]
        if kind == 4:
            found.update(_format4(data, at))
        elif kind == 12:
            for group in range(struct.unpack_from(">I", data, at + 12)[0]):
                first, last = struct.unpack_from(">II", data, at + 16 + 12 * group)
                found.update(range(first, last + 1))
    return frozenset(found)


def _format4(data: bytes, at: int) -> Iterator[int]:
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 4 * count)
    offsets_at = at + 16 + 6 * count
    offsets = struct.unpack_from(f">{count}H", data, offsets_at)
    for index, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offsets[index]:
                place = offsets_at + 2 * index + offsets[index] + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, place)[0]
                if not glyph:
                    continue
            if (glyph + deltas[index]) & 0xFFFF:
                yield code


class Typeface:
    """Fonts of several sizes, and text drawn with them. Caches are bounded; may be used by several threads."""

    def __init__(self, fallbacks: Sequence[Sequence[str]] = FALLBACKS) -> None:
        family = "fira-sans-condensed"
        found = (next((Path(path) for path in paths if Path(path).is_file()), None) for paths in fallbacks)
        self._plain = (Path(fontpkg.path(family, weight=600)), *filter(None, found))
        self._title = Path(fontpkg.path("marcellus"))
        bidi = features.check("raqm") and features.check("fribidi")
        self._engine = ImageFont.Layout.RAQM if bidi else ImageFont.Layout.BASIC
        self._covered = lru_cache(maxsize=8)(coverage)
        self._font = lru_cache(maxsize=64)(self._load)
        self.sprite = lru_cache(maxsize=512)(self._sprite)
        self.name = lru_cache(maxsize=512)(self._name)

    def _load(self, path: Path, size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(path, size, layout_engine=self._engine)

    def _path(self, char: str) -> Path | None:
        return next((path for path in self._plain if ord(char) in self._covered(path)), None)

    def _name(self, name: str, fallback: str, number: str) -> str:
        """What of a name can be drawn; if that is too little, `fallback`, else `number`."""
        for candidate in (name, fallback):
            text = clean(candidate)
            drawn = "".join(char for char in text if self._path(char))
            counted = [char for char in text if unicodedata.category(char) not in {"So", "Sk"}]
            missing = sum(1 for char in counted if not self._path(char))
            if any(char.isalnum() for char in drawn) and 3 * missing <= len(counted):
                return " ".join(drawn.split())
        return number

    def _runs(self, text: str, title: bool) -> list[tuple[Path, str]]:
        """Stretches of one font. Neutral characters stay in the running stretch, or names written to the left fall apart."""
        first = self._title if title else self._plain[0]
        runs: list[tuple[Path, str]] = []
        for char in text:
            path = first if ord(char) in self._covered(first) else self._path(char)
            if path is None:
                continue
            if runs and (
                runs[-1][0] == path or (unicodedata.bidirectional(char) in _NEUTRAL and ord(char) in self._covered(runs[-1][0]))
            ):
                runs[-1] = runs[-1][0], runs[-1][1] + char
            else:
                runs.append((path, char))
        return runs

    def width(self, text: str, size: int, *, title: bool = False) -> int:
        """Advance width in pixels."""
        return round(sum(self._font(path, size).getlength(run) for path, run in self._runs(text, title)))

    def fit(self, text: str, size: int, width: int, *, title: bool = False) -> str:
        """The text, or as much of it as fits into `width` pixels, with an ellipsis."""
        if self.width(text, size, title=title) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.width(_cut(text, middle), size, title=title) <= width else (low, middle - 1)
        return _cut(text, low)

    def _sprite(self, text: str, size: int, fill: Colour, title: bool = False) -> Image.Image:
        """The text on nothing: the base line at 1.1 × `size`, 2 px of air to the left and to the right."""
        runs = self._runs(text, title)
        image = Image.new("RGBA", (self.width(text, size, title=title) + 4, round(size * 1.5)), (*fill, 0))
        draw, x = ImageDraw.Draw(image), 2.0
        for path, run in runs:
            font = self._font(path, size)
            draw.text((x, round(size * 1.1)), run, font=font, fill=fill, anchor="ls")
            x += font.getlength(run)
        return image

    def draw(
        self,
        image: Image.Image,
        at: tuple[float, float],
        text: str,
        size: int,
        fill: Colour,
        *,
        anchor: float = 0.0,
        title: bool = False,
        lifted: bool = False,
    ) -> None:
        """Draw with the base line at `at`; `anchor` 0: from there, ½: centred, 1: up to there. `lifted`: with a shadow."""
        if not text:
            return
        sprite = self.sprite(text, size, fill, title)
        place = (round(at[0] - 2 - (sprite.width - 4) * anchor), round(at[1]) - round(size * 1.1))
        if lifted:
            shade = ImageOps.expand(self.sprite(text, size, SHADE, title).getchannel("A"), 12)
            shade = shade.filter(ImageFilter.GaussianBlur(max(1.5, size / 24))).point(lambda grey: min(255, grey * 3 // 2))
            image.paste(SHADE, (place[0] - 12 + 1, place[1] - 12 + max(2, size // 20)), shade)
        image.paste(sprite, place, sprite)


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip() + "…" if length else "…"
