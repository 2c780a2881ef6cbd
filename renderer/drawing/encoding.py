"""Encoding of still pictures as WebP and JPEG, and of animations as WebP.

Most of the cost of a picture is encoding; JPEG takes a fifth of the time of WebP.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from struct import Struct
from threading import Lock
from typing import Any, Final, Literal

from cachetools import LRUCache
from PIL import Image

from renderer.drawing.layers import Sheet, image_serial

Format = Literal["webp", "jpeg"]
Parameters = Mapping[str, int]  # of Pillow's encoder

SMALLEST: Final = 4  # WebP effort for pictures that are encoded once and kept
KEPT_PARAMETERS: Final[Parameters] = {"quality": 80, "method": SMALLEST}
# The first parameters are the fastest at this quality. The others are tried in turn if the file is
# too large: first more effort, then less quality. JPEG keeps the full colour resolution because
# colours carry meaning.
PARAMETERS: Final[Mapping[Format, tuple[Parameters, ...]]] = {
    "webp": (
        {"quality": 80, "method": 0},
        {"quality": 80, "method": 2},  # a fifth fewer bytes for a third more time
        *({"quality": quality, "method": 2} for quality in (60, 40, 20, 10)),
    ),
    "jpeg": tuple({"quality": quality, "subsampling": 0} for quality in (80, 60, 40, 20, 10)),
}
# Limits of tables and hands; only trains of eighty tiles and hands of twenty reach them
TABLE_BYTES: Final[Mapping[Format, int]] = {
    "webp": 120_000,
    "jpeg": 320_000,
}


def encode(
    image: Image.Image, image_format: Format = "webp", max_bytes: int | None = None
) -> bytes:
    """Return the file of an RGB image, of at most `max_bytes` if any parameters achieve that."""
    data = b""
    for parameters in PARAMETERS[image_format]:
        data = save(image, image_format, parameters)
        if max_bytes is None or len(data) <= max_bytes:
            break
    return data


def save(image: Image.Image, image_format: Format, parameters: Parameters) -> bytes:
    """Return the file that the encoder writes with these parameters."""
    file = BytesIO()
    image.save(file, image_format, **parameters)
    return file.getvalue()


class FrameStream:
    """A stand-in for a multi-frame image whose frames are drawn as the encoder asks for them.

    All frames at once would take some hundred megabytes.
    """

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        self.n_frames = count
        self._frames = frames
        self._frame: Image.Image | None = None

    def seek(self, frame: int) -> None:  # noqa: ARG002 - the encoder passes it
        """Go to the next frame. The encoder asks for each once, in order."""
        self._frame = next(self._frames)

    def __getattr__(self, name: str) -> Any:
        """Answer everything else from the current frame."""
        return getattr(self._frame, name)


def encode_animation(
    frames: Iterable[Image.Image], durations: Sequence[int], quality: int, effort: int = 0
) -> bytes:
    """Return an endless animation of RGB frames of one size, with `durations` in milliseconds.

    Frames are consumed one by one and not kept. Only the first is a key frame: nobody starts
    watching in the middle, and the file is a quarter smaller and made more quickly.
    """
    stream, file = iter(frames), BytesIO()
    next(stream).save(
        file,
        "WEBP",
        save_all=True,
        append_images=[FrameStream(stream, len(durations) - 1)],
        duration=list(durations),
        loop=0,
        quality=quality,
        method=effort,
        kmin=0,
        kmax=0,
    )
    return file.getvalue()


BLOCK: Final = 8  # pixels: edge of an encoder's block, and height of a stretch
COLUMNS: Final = 8  # of cells: one for each of the eight restart markers
ROWS: Final = 8  # blocks in the height of a cell
MARKERS: Final = tuple(bytes((0xFF, 0xD0 + column)) for column in range(COLUMNS))
MARKER: Final = re.compile(rb"\xff[\xd0-\xd7]")
FRAME: Final = b"\xff\xc0\x00\x11\x08"  # start of the segment that holds height and width
SCAN: Final = b"\xff\xda\x00\x0c"  # start of the segment that precedes the pixels
SCAN_LENGTH: Final = 14
END: Final = b"\xff\xd9"
# Serial of the background, place of the cell, rows of pixels down to the edge
BACKGROUND_KEY: Final = Struct("qqq").pack
PART_KEY: Final = Struct("qqqq").pack  # identity and corner of a part that lies on the cell
OVERHEAD: Final = 450  # bytes of an entry that are not pixels, roughly

# stretches from top to bottom, with the first marker between them: in one piece, which takes less
# memory
Cell = bytes


class Mosaic:
    """Encodes sheets of one width.

    Keeps the most recently used cells, `max_bytes` in all. Thread-safe.
    """

    def __init__(self, width: int, max_bytes: float) -> None:
        """Raise ValueError if `width` does not come to a whole number of blocks in each column."""
        across = -(-width // BLOCK) // COLUMNS
        if across * COLUMNS * BLOCK < width:
            raise ValueError(f"{width} pixels do not come to {COLUMNS} columns")
        self._width, self._height = across * BLOCK, ROWS * BLOCK  # of a cell
        self.cells: LRUCache[bytes, Cell] = LRUCache(max_bytes, getsizeof=count_bytes)
        self._lock = Lock()
        file = self.encode_image(Image.new("RGB", (self._width, BLOCK)))
        self._header = file[: file.index(SCAN) + SCAN_LENGTH]

    def encode(self, sheet: Sheet) -> bytes:
        """Return the JPEG file of `sheet`."""
        width, height = sheet.size
        keys = self._keys(sheet)
        with self._lock:
            kept = [self.cells.get(key) for key in keys]
        missing = [place for place, cell in enumerate(kept) if cell is None]
        new = self._encode_cells(sheet, missing) if missing else {}
        self._store({keys[place]: cell for place, cell in new.items()})
        lines = -(-height // BLOCK)
        pieces = [b""] * (2 * lines * COLUMNS)
        pieces[::2] = self._stretches([cell or new[place] for place, cell in enumerate(kept)])[
            : lines * COLUMNS
        ]
        pieces[1::2] = MARKERS * lines
        frame = self._header.index(FRAME) + len(FRAME)
        pieces[0] = b"".join(
            (
                self._header[:frame],
                height.to_bytes(2),
                width.to_bytes(2),
                self._header[frame + 4 :],
                pieces[0],
            )
        )
        pieces[-1] = END  # in place of the last marker
        return b"".join(pieces)

    def _stretches(self, cells: Sequence[Cell]) -> list[bytes]:
        """Return the stretches of a picture, line by line."""
        rows = (
            [cell.split(MARKERS[0]) for cell in cells[first : first + COLUMNS]]
            for first in range(0, len(cells), COLUMNS)
        )
        return [stretch for row in rows for line in zip(*row, strict=True) for stretch in line]

    def _keys(self, sheet: Sheet) -> list[bytes]:
        """Return a key for each cell, row by row. Cells with equal keys have equal pixels."""
        width, height = self._width, self._height
        background, rows = image_serial(sheet.background), -(-sheet.height // height)
        keys = [
            BACKGROUND_KEY(background, place, min(height, sheet.height - place // COLUMNS * height))
            for place in range(rows * COLUMNS)
        ]
        for *_, x, y, parts in sheet.layers:
            for _, dx, dy, _, wide, high, identity in parts:
                left, top = x + dx, y + dy
                key = PART_KEY(*identity, left, top)
                first, last = max(0, left // width), min(COLUMNS - 1, (left + wide - 1) // width)
                lowest = min(rows - 1, (top + high - 1) // height)
                for row in range(max(0, top // height), lowest + 1):
                    for place in range(row * COLUMNS + first, row * COLUMNS + last + 1):
                        keys[place] += key
        return keys

    def _encode_cells(self, sheet: Sheet, places: Sequence[int]) -> dict[int, Cell]:
        """Encode the cells at `places` as one file, one below the other.

        Vertical neighbours are painted together.
        """
        order = sorted(places, key=lambda place: (place % COLUMNS, place))
        # Every pixel is painted
        strip = Image.new("RGB", (self._width, self._height * len(order)), None)
        first = 0
        for index, place in enumerate(order, 1):
            if index == len(order) or order[index] != place + COLUMNS:
                self._paint(strip, first * self._height, sheet, order[first], index - first)
                first = index
        stretches = MARKER.split(self.encode_image(strip)[len(self._header) : -len(END)])
        return {
            place: MARKERS[0].join(stretches[index * ROWS : (index + 1) * ROWS])
            for index, place in enumerate(order)
        }

    def _paint(self, strip: Image.Image, y: int, sheet: Sheet, place: int, count: int) -> None:
        """Paint `count` cells, from `place` downward, at `y` of the strip.

        Pixels outside of the sheet repeat its edge, as the encoder pads a picture.
        """
        row, column = divmod(place, COLUMNS)
        left, top = column * self._width, row * self._height
        width, height = (
            min(self._width, sheet.width - left),
            min(self._height * count, sheet.height - top),
        )
        strip.paste(sheet.render((left, top, left + width, top + height)), (0, y))
        if width < self._width:
            edge = strip.crop((width - 1, y, width, y + height))
            strip.paste(edge.resize((self._width - width, height)), (width, y))
        if height < self._height * count:
            edge = strip.crop((0, y + height - 1, self._width, y + height))
            strip.paste(edge.resize((self._width, self._height * count - height)), (0, y + height))

    def encode_image(self, image: Image.Image) -> bytes:
        """Return the file of an image as wide as a cell, with a marker between stretches."""
        file = BytesIO()
        image.save(
            file, "jpeg", restart_marker_blocks=self._width // BLOCK, **PARAMETERS["jpeg"][0]
        )
        return file.getvalue()

    def _store(self, new: Mapping[bytes, Cell]) -> None:
        with self._lock:
            for key, cell in new.items():
                if count_bytes(cell) <= self.cells.maxsize:
                    self.cells[key] = cell


def count_bytes(cell: Cell) -> int:
    """Return the memory that a cell takes, roughly."""
    return OVERHEAD + len(cell)
