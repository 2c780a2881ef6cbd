"""The figures of the rules.

Stone panels with captions and pieces in centred rows, and their alt texts.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from games.core import End, Layout
from games.parts.tiles import HALVES, NAMES
from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.tabletop import Sprites, badge_width
from renderer.drawing.textures import (
    make_marble,
    make_wood,
    rounded_mask,
    set_inlay,
    vertical_gradient,
)
from renderer.drawing.theme import Colour, Marks, Stone, mix
from renderer.drawing.typeface import CAP
from renderer.figures.figure_reader import (
    PEOPLE,
    Backs,
    Hand,
    Ledger,
    Lot,
    Mark,
    Number,
    Panel,
    Piece,
    Pile,
    Run,
    Tag,
    Tiles,
    Toss,
    Train,
    Who,
)
from renderer.posters.poster_scenes import FigureScene
from renderer.scene import ALT_BADGE, END_LETTERS, PictureWords, format_chips, plural_count
from renderer.tables.cross import CrossBoard
from renderer.tables.line_layout import SPACE, Board, Box, Field, LineLayout, bounds
from renderer.tables.line_picture import STYLES, LinePainter, PlacedLine

ROWS: Final = 12  # half tiles
END: Final = 0.92  # size of the sign at an open end, in half tiles
SMALLEST: Final = 38  # size of such a sign


@lru_cache(maxsize=64)
def lay_run(run: Run) -> tuple[LineLayout, Box]:
    """Return a line laid out as on a table, and the box around it."""
    unit, sign = run.unit, max(SMALLEST, round(run.unit * END))
    field = Field(0, 0, run.columns * unit + 2 * (sign - unit + sign // SPACE), ROWS * unit)
    if run.layout is Layout.CROSS:
        lay = CrossBoard(field, (unit,), sign).lay(run.line)
    else:
        lay = Board(field, STYLES[run.layout], (unit,), sign).lay(run.line)
    assert lay is not None
    boxes = [lay.signs[end] for end, _ in run.ends]
    boxes += [
        (x, y, x + (unit if upright else 2 * unit), y + (2 * unit if upright else unit))
        for (x, y), upright, _, _ in lay.tiles
    ]
    return lay, bounds(boxes)


SIZE: Final = (1210, 920)
SIDE: Final = 14  # around and between the panels
RIM: Final = 9
PANEL: Final = ((SIZE[0] - 3 * SIDE) // 2, (SIZE[1] - 3 * SIDE) // 2)
# height of the dark band with the caption, at the head of a panel: at its foot the ALT badge would
# lie on it
CAPTION: Final = 132
TEXT: Final = 31
STEP: Final = 38  # between base lines
LINES: Final = 3
SMALL: Final = 29  # text of tags and of longer captions, whose lines are closer:
CLOSE: Final = 31
BADGE: Final = 46
WIDE: Final = PANEL[0] - 2 * RIM - 34 - BADGE - 14  # for the caption's text
AREA: Final = (PANEL[0] - 2 * RIM - 24, PANEL[1] - 2 * RIM - CAPTION)  # for what is drawn
GAP: Final = 5  # between pieces
IN_HAND: Final = 46  # unit of tiles on baize
PITCH: Final = IN_HAND + 12
# Width of what stands before the tiles of a train: its owner, and the marker
TRAIN_HEAD: Final = (
    56,
    98,
)
BETWEEN: Final = 6, 7  # columns and rows of a list
LIST: Final = 32  # text in a list
LOWER_LEFT: Final = 2  # index of the panel with the corner that the ALT badge covers
TONES: Final = {"good": theme.GAIN, "bad": theme.PASS, "": theme.NOTE}

Size: TypeAlias = tuple[int, int]


class PlacedPiece(NamedTuple):
    """A piece in its place."""

    piece: Piece
    x: int
    y: int
    size: Size


def number_colour(tone: str, *, contrast: bool = False) -> Colour:
    """Return the colour of a number on a dark ground."""
    return mix(TONES[tone], theme.LIGHT, 0.65 if contrast else 0.5) if tone else theme.PLATE_TEXT


class FigurePainter:
    """Paints figures. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.typeface = sprites.typeface
        self.lines = LinePainter(sprites)
        self.ground = sprites.grounds.keep(self._ground)
        self.wrapped = lru_cache(maxsize=256)(self._wrapped)

    def paint(self, scene: FigureScene) -> Image.Image:
        """Return a figure in the colours of its game and the style of its reader."""
        words, look = scene.words, theme.table_look(scene.game, scene.style)
        canvas = self.ground(look.stone).copy()
        for index, panel in enumerate(scene.panels):
            x, y = panel_corner(index)
            self._caption(canvas, index + 1, words(panel.caption), x, y)
            for placing in self.placed(panel, words, index):
                self._draw(canvas, placing, x, y=y, words=words, marks=look.marks)
        return canvas

    def _wrapped(self, text: str) -> tuple[list[str], int]:
        """Return the lines of a caption and their size.

        There are as few lines as possible, all as short as that allows. If that is more than
        `LINES`, the text is smaller.
        """
        broken = self.typeface.rows
        size = TEXT if len(broken(text, TEXT, WIDE)) <= LINES else SMALL
        lines = broken(text, size, WIDE)
        low, high = 0, WIDE
        while low < high:
            middle = (low + high) // 2
            low, high = (
                (low, middle)
                if len(broken(text, size, middle)) <= len(lines)
                else (middle + 1, high)
            )
        return broken(text, size, high), size

    def placed(self, panel: Panel, words: PictureWords, index: int) -> list[PlacedPiece]:
        """Return the places of all pieces, relative to the upper left corner of the panel."""
        sizes = [[self.size(piece, words) for piece in row] for row in panel.rows]
        heights = [max(high for _, high in row) for row in sizes]
        space = (AREA[1] - sum(heights)) / (len(heights) + 1)
        found: list[PlacedPiece] = []
        y = RIM + CAPTION + space
        for row, measured, high in zip(panel.rows, sizes, heights, strict=True):
            x = (PANEL[0] - sum(wide for wide, _ in measured) - GAP * (len(row) - 1)) / 2
            if index == LOWER_LEFT and y + high > PANEL[1] + SIDE - ALT_BADGE[1]:
                x = max(x, ALT_BADGE[0] - SIDE)
            for piece, size in zip(row, measured, strict=True):
                found.append(PlacedPiece(piece, round(x), round(y + (high - size[1]) / 2), size))
                x += size[0] + GAP
            y += high + space
        return found

    # ---- sizes

    def size(self, piece: Piece, words: PictureWords) -> Size:
        """Return the size of a piece in pixels."""
        match piece:
            case None:
                return 0, 0
            case Run():
                _, box = lay_run(piece)
                return box[2] - box[0], box[3] - box[1]
            case Train():
                sign = badge_width(piece.unit, piece.ends[0][1]) + 6 if piece.ends else 0
                return TRAIN_HEAD[is_marked(piece)] + len(piece.halves) * 2 * piece.unit + sign, 48
            case Hand():
                return len(piece.tiles) * PITCH + 28, 2 * IN_HAND + 58
            case Tiles():
                gap = 4 if piece.unit < 40 else 10 if piece.upright else 0
                wide = piece.unit if piece.upright else 2 * piece.unit
                high = 2 * piece.unit if piece.upright else piece.unit
                return len(piece.halves) * (wide + gap) - gap + (
                    16 if piece.marked else 0
                ), high + (12 if piece.marked else 0)
            case Backs():
                return piece.count * (piece.unit + 6) - 6, 2 * piece.unit
            case Mark():
                return self.typeface.width(piece.text, 52), 60
            case Number():
                return self.typeface.width(piece.text, LIST), 46
            case Tag():
                return self.typeface.width(words(piece.key), SMALL) + 14, 42
            case Who():
                return 48 + 6 + max(self.typeface.width(name, LIST) for name in PEOPLE), 48
            case Pile():
                return 54, 50 + 4 * (piece.layers - 1)
            case Toss():
                return 2 * piece.size + 18, piece.size + 8
            case Lot():
                return 118, 2 * 60 + 104
            case Ledger():
                columns = self.columns(piece, words)
                high = sum(self.heights(piece, words)) + BETWEEN[1] * (len(piece.rows) - 1)
                return sum(columns) + BETWEEN[0] * (len(columns) - 1) + 22, high

    def columns(self, ledger: Ledger, words: PictureWords) -> list[int]:
        """Return the widths of a ledger's columns."""
        return [
            max(self.size(cell, words)[0] for cell in column)
            for column in zip(*ledger.rows, strict=True)
            if any(cell is not None for cell in column)
        ]

    def heights(self, ledger: Ledger, words: PictureWords) -> list[int]:
        """Return the heights of a ledger's rows."""
        return [max(self.size(cell, words)[1] for cell in row) + 8 for row in ledger.rows]

    # ---- pixels

    def _ground(self, stone: Stone) -> Image.Image:
        """Draw the background.

        Four framed panels of stone on wood, each with a dark band for its caption.
        """
        image = make_wood(SIZE)
        slab = make_marble((SIZE[0] - 2 * SIDE, SIZE[1] - 2 * SIDE), stone)
        inner = (PANEL[0] - 2 * RIM, PANEL[1] - 2 * RIM)
        for index in range(4):
            x, y = panel_corner(index)
            left, top = x - SIDE, y - SIDE
            surface = slab.crop((left, top, left + inner[0], top + inner[1]))
            band = vertical_gradient((inner[0], CAPTION), *theme.PLATE)
            ImageDraw.Draw(band).rectangle((0, CAPTION - 3, inner[0], CAPTION), fill=theme.BRASS[2])
            surface.paste(band, (0, 0))
            set_inlay(image, surface, (x, y, x + PANEL[0], y + PANEL[1]), rim=RIM)
        return image

    def _caption(self, canvas: Image.Image, number: int, text: str, x: int, y: int) -> None:
        middle = y + RIM + CAPTION // 2
        put(canvas, self.sprites.number(BADGE, number, True), x + RIM + 16, middle - BADGE // 2)
        lines, size = self.wrapped(text)
        left = x + RIM + 16 + BADGE + 14
        for index, line in enumerate(lines):
            base = (
                middle
                + (index - (len(lines) - 1) / 2) * (STEP if len(lines) <= LINES else CLOSE)
                + CAP * size
            )
            self.typeface.draw(canvas, (left, base), line, size, theme.PLATE_TEXT)

    def _draw(
        self,
        canvas: Image.Image,
        placing: PlacedPiece,
        x: int,
        y: int,
        words: PictureWords,
        marks: Marks,
    ) -> None:
        piece, left, top, (wide, high) = placing
        left, top = left + x, top + y
        match piece:
            case Run():
                self._run(canvas, piece, left, top, marks)
            case Train():
                self._train(canvas, piece, left, top, marks)
            case Hand():
                self._hand(canvas, piece, left, top=top, size=(wide, high), marks=marks)
            case Tiles():
                self._tiles(canvas, piece, left, top, marks)
            case Backs():
                for index in range(piece.count):
                    put(
                        canvas,
                        self.sprites.back(piece.unit, True),
                        left + index * (piece.unit + 6),
                        top,
                    )
            case Mark():
                self._text(
                    canvas, piece.text, left, middle=top + high / 2, size=52, ink=theme.BRASS[0]
                )
            case Number():
                self._text(
                    canvas,
                    piece.text,
                    left,
                    middle=top + high / 2,
                    size=LIST,
                    ink=number_colour(piece.tone, contrast=marks.contrast),
                )
            case Tag():
                canvas.paste(
                    theme.LIGHT, (left, top), rounded_mask((wide, high), (0, 0, wide, high), 10)
                )
                inner = rounded_mask((wide, high), (2, 2, wide - 2, high - 2), 8)
                canvas.paste(TONES[piece.tone], (left, top), inner)
                self._text(
                    canvas,
                    words(piece.key),
                    left + 7,
                    middle=top + high / 2,
                    size=SMALL,
                    ink=theme.LIGHT,
                )
            case Who():
                self._disc(canvas, piece.seat, left, top)
                self._text(
                    canvas,
                    PEOPLE[piece.seat],
                    left + 54,
                    middle=top + high / 2,
                    size=LIST,
                    ink=theme.PLATE_TEXT,
                )
            case Pile():
                colour = theme.CHIPS[piece.seat]
                put(
                    canvas,
                    self.sprites.chip(50, colour, format_chips(piece.hc), piece.layers),
                    left + 2,
                    top,
                )
            case Toss():
                put(canvas, self.sprites.die(piece.size, piece.one, 7), left, top + 6)
                put(
                    canvas, self.sprites.die(piece.size, piece.two, -9), left + piece.size + 18, top
                )
            case Lot():
                self._lot(canvas, piece, left, top=top, wide=wide, marks=marks)
            case Ledger():
                self._ledger(canvas, piece, left, top=top, wide=wide, words=words, marks=marks)

    def _text(
        self, canvas: Image.Image, text: str, x: float, middle: float, size: int, ink: Colour
    ) -> None:
        self.typeface.draw(canvas, (x, middle + CAP * size), text, size, ink, lifted=size > LIST)

    def _disc(self, canvas: Image.Image, seat: int, x: int, y: int) -> None:
        put(canvas, self.sprites.disc(48, theme.DISCS[seat], PEOPLE[seat][0], False, False), x, y)

    def _run(self, canvas: Image.Image, run: Run, left: int, top: int, marks: Marks) -> None:
        lay, box = lay_run(run)
        field = Field(left - box[0], top - box[1], 0, 0)
        line = PlacedLine(lay, field, len(lay.tiles) - run.series, marks)
        self.lines.rest(canvas, line)
        self.lines.mark(canvas, line, run.ends, ringed=False)

    def _train(self, canvas: Image.Image, train: Train, left: int, top: int, marks: Marks) -> None:
        """Draw a train: owner, the engine if it is open to everybody, tiles, and the sign."""
        unit, high = train.unit, 48
        if train.seat is None:
            self._text(
                canvas,
                END_LETTERS[End.MEXICAN],
                left + 8,
                middle=top + high / 2,
                size=40,
                ink=theme.BRASS[0],
            )
        else:
            self._disc(canvas, train.seat, left, top)
        x, y = left + TRAIN_HEAD[is_marked(train)], top + (high - unit) // 2
        if is_marked(train):
            put(canvas, self.sprites.symbol("engine", 36), left + 54, top + 6)
        for first, second in train.halves:
            put(canvas, self.sprites.tile(unit, False, first, second, marks), x, y)
            x += 2 * unit
        if train.uncovered:
            put(canvas, self.sprites.symbol("alarm", 30), x - 2 * unit - 10, y - 8)
        for end, number in train.ends:
            put(canvas, self.sprites.badge(unit, END_LETTERS[end], number), x + 4, y)

    def _hand(
        self, canvas: Image.Image, hand: Hand, left: int, top: int, size: Size, marks: Marks
    ) -> None:
        wide, high = size
        for inset, colours in (
            (0, (theme.BRASS[1], theme.BRASS[3])),
            (3, theme.baize_tones(marks.contrast)[::-1]),
        ):
            mask = rounded_mask(size, (inset, inset + 12, wide - inset, high - inset), 16 - inset)
            canvas.paste(vertical_gradient(size, *colours), (left, top), mask)
        unit = IN_HAND
        fits = [len(hand.fits(tile)) for tile in hand.tiles]
        crowded = max(fits) > 2 or any(
            count > 1 and following > 1 for count, following in pairwise(fits)
        )
        for index, tile in enumerate(hand.tiles):
            x, y = left + 20 + index * PITCH, top + 44
            letters = hand.fits(tile)
            if letters:
                put(canvas, self.sprites.tile(unit, True, *HALVES[tile], marks), x, y)
            else:
                put(canvas, self.sprites.dimmed(unit, *HALVES[tile], marks), x, y)
            if letters and hand.ringed:
                put(canvas, self.sprites.ring(unit, True), x, y)
            if len(letters) > 1 and crowded:
                wide = self.sprites.plaque_width(letters, 36, PITCH)
                put(canvas, self.sprites.plaque(36, letters, wide), x + (unit - wide) // 2, y - 38)
                continue
            first = x + unit // 2 - (len(letters) * 40 - 4) // 2
            for number, letter in enumerate(letters):
                put(canvas, self.sprites.badge(36, letter), first + number * 40, y - 38)

    def _tiles(self, canvas: Image.Image, piece: Tiles, left: int, top: int, marks: Marks) -> None:
        unit = piece.unit
        gap = 4 if unit < 40 else 10 if piece.upright else 0
        pitch = gap + (unit if piece.upright else 2 * unit)
        if piece.marked:
            left, top = left + 8, top + 6
            for gold in (False, True):
                for index in range(len(piece.halves)):
                    put(
                        canvas,
                        self.sprites.halo(unit, piece.upright, gold),
                        left + index * pitch,
                        top,
                    )
        for index, (first, second) in enumerate(piece.halves):
            put(
                canvas,
                self.sprites.tile(unit, piece.upright, first, second, marks),
                left + index * pitch,
                top,
            )

    def _lot(
        self, canvas: Image.Image, lot: Lot, left: int, top: int, wide: int, marks: Marks
    ) -> None:
        unit = 60
        x = left + (wide - unit) // 2
        put(canvas, self.sprites.tile(unit, True, *HALVES[lot.tile], marks), x, top)
        if lot.won:
            put(canvas, self.sprites.ring(unit, True), x, top)
        self._disc(canvas, lot.seat, left + (wide - 48) // 2, top + 2 * unit + 14)
        base = (left + wide / 2, top + 2 * unit + 66 + TEXT)
        self.typeface.draw(
            canvas, base, PEOPLE[lot.seat], TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True
        )

    def _ledger(
        self,
        canvas: Image.Image,
        ledger: Ledger,
        left: int,
        top: int,
        wide: int,
        words: PictureWords,
        marks: Marks,
    ) -> None:
        columns = self.columns(ledger, words)
        for row, high in zip(ledger.rows, self.heights(ledger, words), strict=True):
            size = (wide, high)
            canvas.paste(theme.BRASS[2], (left, top), rounded_mask(size, (0, 0, wide, high), 12))
            canvas.paste(
                vertical_gradient(size, *theme.PLATE),
                (left, top),
                rounded_mask(size, (2, 2, wide - 2, high - 2), 10),
            )
            x = left + 11
            for index, (cell, column) in enumerate(zip(row, columns, strict=False)):
                if cell is not None:
                    measured = self.size(cell, words)
                    shift = (
                        column - measured[0]
                        if isinstance(cell, Number)
                        else (column - measured[0]) // 2
                        if index
                        else 0
                    )
                    self._draw(
                        canvas,
                        PlacedPiece(cell, x + shift, top + (high - measured[1]) // 2, measured),
                        0,
                        y=0,
                        words=words,
                        marks=marks,
                    )
                x += column + BETWEEN[0]
            top += high + BETWEEN[1]


def is_marked(train: Train) -> bool:
    """Return whether the marker stands before a train."""
    return train.marked or train.seat is None


def panel_corner(index: int) -> tuple[int, int]:
    """Return the upper left corner of a panel."""
    down, right = divmod(index, 2)
    return SIDE + right * (PANEL[0] + SIDE), SIDE + down * (PANEL[1] + SIDE)


def describe_figure(scene: FigureScene) -> str:
    """Return the alt text of a figure."""
    words = scene.words
    panels = [
        words(
            "picture-figure-alt-panel",
            number=number,
            caption=words(panel.caption),
            things=words.grouped(describe_panel(panel, words)),
        )
        for number, panel in enumerate(scene.panels, 1)
    ]
    return words.told((words("picture-figure-alt", game=scene.title), *panels))


def describe_panel(panel: Panel, words: PictureWords) -> list[str]:
    """Return what a panel shows, row by row."""
    rows: list[str] = []
    for row in panel.rows:
        for piece in row:
            if isinstance(piece, Ledger):
                rows += [describe_row(cells, words) for cells in piece.rows]
        others = words.listed(
            [
                *filter(
                    None,
                    (
                        describe_piece(piece, words)
                        for piece in row
                        if not isinstance(piece, Ledger)
                    ),
                )
            ]
        )
        for sign in ("→", ">"):  # they stand between items, in place of the comma
            others = others.replace(words.listed(["", sign, ""]), f" {sign} ")
        rows += [others] if others else []
    return rows


def describe_row(cells: Sequence[Piece], words: PictureWords) -> str:
    """Return a row of a ledger in words.

    Tiles are followed by "=" and their number. Tags, and chips beside a number, are list items of
    their own.
    """
    text, before = "", None
    for cell in cells:
        if part := describe_piece(cell, words):
            counted = isinstance(before, Tiles) and isinstance(cell, Number) and cell.text.isdigit()
            apart = (
                isinstance(before, Number | Pile)
                and isinstance(cell, Number | Pile | Tag)
                and type(before) is not type(cell)
            )
            text = (
                words.listed([text, part])
                if apart
                else " ".join(filter(None, [text, "=" if counted else "", part]))
            )
            before = cell
    return text


def describe_piece(piece: Piece, words: PictureWords) -> str:
    """Return a piece in a few words."""
    match piece:
        case Run():
            tiles = words.listed([f"{placed.a}-{placed.b}" for placed in piece.read])
            ends = words.listed([f"{END_LETTERS[end]} {number}" for end, number in piece.ends])
            arms = [
                words(
                    "picture-figure-alt-arm",
                    end=END_LETTERS[end],
                    tiles=words.listed([f"{placed.a}-{placed.b}" for placed in piece.arm(end)]),
                )
                for end in (End.UP, End.DOWN)
                if piece.arm(end)
            ]
            line = words("picture-figure-alt-line", tiles=tiles, ends=ends)
            return words.listed([*arms, line, *describe_series(piece, words)])
        case Train():
            owner = words("picture-alt-everybody") if piece.seat is None else PEOPLE[piece.seat]
            name = (
                words("picture-alt-marked", text=owner, marks=words("picture-alt-train-marked"))
                if piece.marked
                else owner
            )
            tiles = words.listed([f"{first}-{second}" for first, second in piece.halves])
            return words(
                "picture-figure-alt-train", end=END_LETTERS[piece.end], name=name, tiles=tiles
            )
        case Hand():
            none = words("picture-figure-alt-none")
            tiles = words.listed(
                [f"{NAMES[tile]} {'/'.join(piece.fits(tile)) or none}" for tile in piece.tiles]
            )
            return words(
                "picture-figure-alt-drawn" if piece.drawn else "picture-figure-alt-hand",
                tiles=tiles,
            )
        case Tiles():
            return words.listed([f"{first}-{second}" for first, second in piece.halves])
        case Backs():
            return words("picture-figure-alt-backs", count=piece.count)
        case Mark() | Number():
            return piece.text
        case Tag():
            return words(piece.key)
        case Who():
            return PEOPLE[piece.seat]
        case Pile():
            return words(
                "picture-figure-alt-chips",
                chips=format_chips(piece.hc),
                count=plural_count(piece.hc),
            )
        case Toss():
            return words("picture-figure-alt-dice", one=piece.one, two=piece.two)
        case Lot():
            return f"{PEOPLE[piece.seat]} {NAMES[piece.tile]}" + (
                f" {words('picture-winner')}" if piece.won else ""
            )
        case _:
            return ""


def describe_series(run: Run, words: PictureWords) -> list[str]:
    """Return the marked tiles of the last turn; [] if none are marked."""
    if not run.series:
        return []
    last = words.listed([f"{placed.a}-{placed.b}" for placed in run.line[-run.series :]])
    return [words("picture-figure-alt-marked", tiles=last)]
