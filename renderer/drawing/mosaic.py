"""JPEG files put together out of cells, each of which is painted and encoded once: from one picture of a table to the next most
cells stay as they are, and where nothing lies all tables look the same.

A JPEG can be divided by restart markers (ITU T.81, E.1.4): what lies between two of them is decoded by itself. With the usual
tables of codes such a stretch depends on nothing but its own pixels, so it may come from an earlier file. The result is byte for
byte what the encoder makes of the whole picture, told to set as many markers."""

import re
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from io import BytesIO
from itertools import count
from threading import Lock
from typing import Final
from weakref import ref

from PIL import Image

from renderer.drawing.encoding import WAYS
from renderer.drawing.sheet import Sheet

BLOCK: Final = 8  # pixels: what the encoder takes at once, and how high a stretch is
COLUMNS: Final = 8  # of cells: as many as there are restart markers, so that each column has its own
ROWS: Final = 8  # of blocks, in a cell
MARKERS: Final = tuple(bytes((0xFF, 0xD0 + column)) for column in range(COLUMNS))
MARKER: Final = re.compile(rb"\xff[\xd0-\xd7]")
FRAME: Final = b"\xff\xc0\x00\x11\x08"  # how the segment begins in which height and width stand
SCAN: Final = b"\xff\xda\x00\x0c"  # how the segment begins after which the pixels come
SCAN_LENGTH: Final = 14
END: Final = b"\xff\xd9"
ENTRY: Final = 1000  # bytes of what is not pixels, about

Cell = Sequence[bytes]  # its stretches from the top downward, each with the marker of its column


class Numbers:
    """A number for each image as long as it lives, which no other is ever given."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[ref[Image.Image], int]] = {}
        self._next = count(1)

    def of(self, image: Image.Image) -> int:
        """The number of an image that does not change any more."""
        key = id(image)
        known = self._given.get(key)
        if known is not None and known[0]() is image:
            return known[1]

        def forget(gone: ref[Image.Image]) -> None:
            if key in self._given and self._given[key][0] is gone:
                del self._given[key]

        number = next(self._next)
        self._given[key] = ref(image, forget), number
        return number


class Mosaic:
    """Encodes sheets of one width, which must come to a whole number of blocks in each column. Keeps cells of at most so many
    bytes, those that were used last; may be used by several threads."""

    def __init__(self, width: int, most: int) -> None:
        across = -(-width // BLOCK) // COLUMNS
        if across * COLUMNS * BLOCK < width:
            raise ValueError(f"{width} pixels do not come to {COLUMNS} columns")
        self.most = most
        self.weight = 0
        self._wide, self._high = across * BLOCK, ROWS * BLOCK
        self._numbers = Numbers()
        self._cells: OrderedDict[bytes, Cell] = OrderedDict()
        self._lock = Lock()
        file = self._encoded(Image.new("RGB", (self._wide, BLOCK)))
        self._header = file[: file.index(SCAN) + SCAN_LENGTH]

    def encode(self, sheet: Sheet) -> bytes:
        """The file."""
        width, height = sheet.size
        signs = self._signs(sheet)
        with self._lock:
            cells = {place: cell for place, sign in enumerate(signs) if (cell := self._cells.get(sign)) is not None}
        if len(cells) < len(signs):
            cells |= self._painted(sheet, [place for place in range(len(signs)) if place not in cells])
        self._keep({sign: cells[place] for place, sign in enumerate(signs)})
        frame = self._header.index(FRAME) + len(FRAME)
        stretches = [self._header[:frame], height.to_bytes(2), width.to_bytes(2), self._header[frame + 4 :]]
        used = len(stretches) + -(-height // BLOCK) * COLUMNS
        for first in range(0, len(signs), COLUMNS):
            for beside in zip(*(cells[place] for place in range(first, first + COLUMNS)), strict=True):
                stretches += beside
        stretches[used - 1 :] = stretches[used - 1][: -len(END)], END  # in place of the last marker
        return b"".join(stretches)

    def _signs(self, sheet: Sheet) -> list[bytes]:
        """What lies on each cell, row by row: equal signs are equal pixels."""
        number, wide, high = self._numbers.of, self._wide, self._high
        ground, rows = number(sheet.ground), -(-sheet.height // high)
        signs = [[ground, place] for place in range(rows * COLUMNS)]
        for what, left, top, right, bottom, mask in sheet.laid:
            shown = number(what) if isinstance(what, Image.Image) else -int.from_bytes(bytes(what)) - 1
            sign = shown, 0 if mask is None or mask is what else number(mask), left, top
            first, last = max(0, left // wide), min(COLUMNS - 1, (right - 1) // wide)
            for row in range(max(0, top // high), min(rows - 1, (bottom - 1) // high) + 1):
                for place in range(row * COLUMNS + first, row * COLUMNS + last + 1):
                    signs[place] += sign
        return [array("q", sign).tobytes() for sign in signs]

    def _painted(self, sheet: Sheet, places: Sequence[int]) -> dict[int, Cell]:
        """These cells, all encoded at once: one below the other. Those that lie below each other are painted together."""
        order = sorted(places, key=lambda place: (place % COLUMNS, place))
        strip = Image.new("RGB", (self._wide, self._high * len(order)))
        first = 0
        for index, place in enumerate(order, 1):
            if index == len(order) or order[index] != place + COLUMNS:
                self._paint(strip, first * self._high, sheet, order[first], index - first)
                first = index
        stretches = MARKER.split(self._encoded(strip)[len(self._header) : -len(END)])
        return {
            place: [stretch + MARKERS[place % COLUMNS] for stretch in stretches[index * ROWS : (index + 1) * ROWS]]
            for index, place in enumerate(order)
        }

    def _paint(self, strip: Image.Image, y: int, sheet: Sheet, place: int, cells: int) -> None:
        """Some cells below each other. What lies outside of the sheet goes on as at its edge, as the encoder does it."""
        row, column = divmod(place, COLUMNS)
        left, top = column * self._wide, row * self._high
        wide, high = min(self._wide, sheet.width - left), min(self._high * cells, sheet.height - top)
        strip.paste(sheet.crop(left, top, left + wide, top + high), (0, y))
        if wide < self._wide:
            edge = strip.crop((wide - 1, y, wide, y + high))
            strip.paste(edge.resize((self._wide - wide, high)), (wide, y))
        if high < self._high * cells:
            edge = strip.crop((0, y + high - 1, self._wide, y + high))
            strip.paste(edge.resize((self._wide, self._high * cells - high)), (0, y + high))

    def _encoded(self, image: Image.Image) -> bytes:
        """As wide as a cell, with a marker after each stretch but the last."""
        file = BytesIO()
        image.save(file, "jpeg", restart_marker_blocks=self._wide // BLOCK, **WAYS["jpeg"][0])
        return file.getvalue()

    def _keep(self, used: dict[bytes, Cell]) -> None:
        with self._lock:
            for sign, cell in used.items():
                if sign not in self._cells:
                    self._cells[sign] = cell
                    self.weight += weight(cell)
                self._cells.move_to_end(sign)
            while self.weight > self.most:
                _, cell = self._cells.popitem(last=False)
                self.weight -= weight(cell)


def weight(cell: Cell) -> int:
    """Bytes, about."""
    return ENTRY + sum(map(len, cell))
