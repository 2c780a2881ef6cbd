"""JPEG files put together out of cells, each of which is painted and encoded once: from one picture of a table to the next most
cells stay as they are, and where nothing lies all tables look the same.

A JPEG can be divided by restart markers (ITU T.81, E.1.4): what lies between two of them is decoded by itself. With the usual
tables of codes such a stretch depends on nothing but its own pixels, so it may come from an earlier file. The result is byte for
byte what the encoder makes of the whole picture, told to set as many markers."""

import re
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from io import BytesIO
from itertools import compress
from struct import Struct
from threading import Lock
from typing import Final

from PIL import Image

from renderer.drawing.encoding import WAYS
from renderer.drawing.sheet import IMAGES, Sheet

BLOCK: Final = 8  # pixels: what the encoder takes at once, and how high a stretch is
COLUMNS: Final = 8  # of cells: as many as there are restart markers, so that each column has its own
ROWS: Final = 8  # of blocks, in a cell
MARKERS: Final = tuple(bytes((0xFF, 0xD0 + column)) for column in range(COLUMNS))
MARKER: Final = re.compile(rb"\xff[\xd0-\xd7]")
FRAME: Final = b"\xff\xc0\x00\x11\x08"  # how the segment begins in which height and width stand
SCAN: Final = b"\xff\xda\x00\x0c"  # how the segment begins after which the pixels come
SCAN_LENGTH: Final = 14
END: Final = b"\xff\xd9"
GROUND: Final = Struct("qq").pack  # how the sign of a cell begins
LAID: Final = Struct("qqqq").pack  # and how it goes on with whatever lies there
ENTRY: Final = 1000  # bytes of what is not pixels, about

Cell = Sequence[bytes]  # its stretches from the top downward, each with the marker of its column


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
        self._cells: OrderedDict[bytes, Cell] = OrderedDict()  # what was used last comes last
        self._lock = Lock()
        file = self._encoded(Image.new("RGB", (self._wide, BLOCK)))
        self._header = file[: file.index(SCAN) + SCAN_LENGTH]

    def encode(self, sheet: Sheet) -> bytes:
        """The file."""
        width, height = sheet.size
        signs = self._signs(sheet)
        cells = self._known(signs)
        if None in cells:
            new = self._painted(sheet, [place for place, cell in enumerate(cells) if cell is None])
            self._keep({signs[place]: cell for place, cell in new.items()})
            cells = [new[place] if cell is None else cell for place, cell in enumerate(cells)]
        frame = self._header.index(FRAME) + len(FRAME)
        stretches = [self._header[:frame], height.to_bytes(2), width.to_bytes(2), self._header[frame + 4 :]]
        used = len(stretches) + -(-height // BLOCK) * COLUMNS
        for first in range(0, len(signs), COLUMNS):
            for beside in zip(*cells[first : first + COLUMNS], strict=True):
                stretches += beside
        stretches[used - 1 :] = stretches[used - 1][: -len(END)], END  # in place of the last marker
        return b"".join(stretches)

    def _signs(self, sheet: Sheet) -> list[bytes]:
        """What lies on each cell, row by row: equal signs are equal pixels."""
        wide, high = self._wide, self._high
        ground, rows = IMAGES.of(sheet.ground), -(-sheet.height // high)
        signs = [GROUND(ground, place) for place in range(rows * COLUMNS)]
        for left, top, right, bottom, what, x, y, _ in sheet.laid:
            sign = LAID(*what, x, y)
            first, last = max(0, left // wide), min(COLUMNS - 1, (right - 1) // wide)
            for row in range(max(0, top // high), min(rows - 1, (bottom - 1) // high) + 1):
                for place in range(row * COLUMNS + first, row * COLUMNS + last + 1):
                    signs[place] += sign
        return signs

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
        sheet.paint(strip, (0, y), left, top, left + wide, top + high)
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

    def _known(self, signs: Sequence[bytes]) -> list[Cell | None]:
        """What is kept of these cells; it is used now."""
        with self._lock:
            cells = list(map(self._cells.get, signs))
            deque(map(self._cells.move_to_end, compress(signs, cells)), maxlen=0)  # a loop in C: there are a hundred
            return cells

    def _keep(self, new: Mapping[bytes, Cell]) -> None:
        with self._lock:
            for sign, cell in new.items():
                if sign not in self._cells:
                    self._cells[sign] = cell
                    self.weight += weight(cell)
            while self.weight > self.most:
                _, cell = self._cells.popitem(last=False)
                self.weight -= weight(cell)


def weight(cell: Cell) -> int:
    """Bytes, about."""
    return ENTRY + sum(map(len, cell))
