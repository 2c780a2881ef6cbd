"""The figures of the rules.

Stone panels with captions and pieces in centred rows, and their alt texts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image

from games.core import End, Layout
from games.parts.tiles import HALVES, NAMES
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sprite, put
from renderer.drawing.pen import draw_boxes
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.tabletop import PLAQUE_TEXT, Sprites, badge_width
from renderer.drawing.textures import (
    RIM,
    inner_size,
    make_marble,
    make_wood,
    set_inlay,
    vertical_gradient,
)
from renderer.drawing.theme import COLOURED, Colour, Marks, Stone, mix
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
BETWEEN: Final = 6, 7  # columns and rows of a list
LIST: Final = 32  # text in a list
LOWER_LEFT: Final = 2  # index of the panel with the corner that the ALT badge covers
TONES: Final = {"good": theme.GAIN, "bad": theme.PASS, "": theme.NOTE}

Draw: TypeAlias = Callable[[Image.Image, int, int], None]


class Block(NamedTuple):
    """Something in a figure: its size, and what draws it with its corner at (x, y)."""

    width: int
    height: int
    draw: Draw


def lay_beside(blocks: Sequence[Block], gap: int) -> Block:
    """Return blocks in a row, with their middles at the same height."""
    high = max(block.height for block in blocks)

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        for block in blocks:
            block.draw(canvas, x, y + (high - block.height) // 2)
            x += block.width + gap

    return Block(sum(block.width for block in blocks) + gap * (len(blocks) - 1), high, draw)


def lay_over(*blocks: Block, pad: int = 0) -> Block:
    """Return blocks one on the other, with room around them."""

    def draw(canvas: Image.Image, x: int, y: int) -> None:
        for block in blocks:
            block.draw(canvas, x + pad, y + pad)

    return Block(blocks[0].width + 2 * pad, blocks[0].height + 2 * pad, draw)


def as_block(sprite: Sprite, width: int, height: int, right: int = 0, down: int = 0) -> Block:
    """Return a sprite as a block of this size, in which it lies a little to the right or down."""
    return Block(width, height, lambda canvas, x, y: put(canvas, sprite, x + right, y + down))


def number_colour(tone: str, *, contrast: bool = False) -> Colour:
    """Return the colour of a number on a dark ground."""
    return mix(TONES[tone], theme.LIGHT, 0.65 if contrast else 0.5) if tone else theme.PLATE_TEXT


class FigurePainter:
    """Paints figures. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.typeface = sprites.typeface
        self.lines = LinePainter(sprites)
        self.wrapped = lru_cache(maxsize=256)(self._wrapped)
        self.drawn_by: Mapping[type, Callable[[Any, Marks], Block]] = {
            Run: self._run,
            Train: self._train,
            Hand: self._hand,
            Tiles: self._tiles,
            Lot: self._lot,
        }

    def paint(self, scene: FigureScene) -> Image.Image:
        """Return a figure in the colours of its game and the style of its reader."""
        words, look = scene.words, theme.table_look(scene.game, scene.style)
        canvas = self.ground(look.stone).copy()
        for index, panel in enumerate(scene.panels):
            x, y = panel_corner(index)
            self._caption(canvas, index + 1, words(panel.caption), x, y)
            for block, right, down in self.placed(panel, words, index, look.marks):
                block.draw(canvas, x + right, y + down)
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

    def placed(
        self, panel: Panel, words: PictureWords, index: int, marks: Marks = COLOURED
    ) -> list[tuple[Block, int, int]]:
        """Return all pieces and their places, relative to the upper left corner of the panel."""
        rows = [[self.block(piece, words, marks) for piece in row] for row in panel.rows]
        heights = [max(block.height for block in row) for row in rows]
        space = (AREA[1] - sum(heights)) / (len(heights) + 1)
        found: list[tuple[Block, int, int]] = []
        y = RIM + CAPTION + space
        for row, high in zip(rows, heights, strict=True):
            x = (PANEL[0] - sum(block.width for block in row) - GAP * (len(row) - 1)) / 2
            if index == LOWER_LEFT and y + high > PANEL[1] + SIDE - ALT_BADGE[1]:
                x = max(x, ALT_BADGE[0] - SIDE)
            for block in row:
                found.append((block, round(x), round(y + (high - block.height) / 2)))
                x += block.width + GAP
            y += high + space
        return found

    def block(self, piece: Piece, words: PictureWords, marks: Marks) -> Block:
        """Return a piece of a figure as it is drawn."""
        if type(piece) in self.drawn_by:
            return self.drawn_by[type(piece)](piece, marks)
        match piece:
            case Backs():
                back = self.sprites.back(piece.unit, True)
                return lay_beside([as_block(back, piece.unit, 2 * piece.unit)] * piece.count, 6)
            case Mark():
                return self._text(piece.text, 52, theme.BRASS[0], 60)
            case Number():
                ink = number_colour(piece.tone, contrast=marks.contrast)
                return self._text(piece.text, LIST, ink, 46)
            case Tag():
                return self._tag(words(piece.key), TONES[piece.tone])
            case Who():
                wide = max(self.typeface.width(name, LIST) for name in PEOPLE)
                name = self._text(PEOPLE[piece.seat], LIST, theme.PLATE_TEXT, 48, wide)
                return lay_beside([self._disc(piece.seat), name], 6)
            case Pile():
                text, colour = format_chips(piece.hc), theme.CHIPS[piece.seat]
                chip = self.sprites.chip(50, colour, text, piece.layers)
                return as_block(chip, 54, 50 + 4 * (piece.layers - 1), right=2)
            case Toss():
                dice = ((piece.one, 7, 6), (piece.two, -9, 0))  # number, tilt, how far down
                blocks = [
                    as_block(
                        self.sprites.die(piece.size, value, tilt),
                        piece.size,
                        piece.size + 8,
                        down=down,
                    )
                    for value, tilt, down in dice
                ]
                return lay_beside(blocks, 18)
            case Ledger():
                return self._ledger(piece, words, marks)
        return Block(0, 0, lambda *_: None)

    def _text(self, text: str, size: int, ink: Colour, high: int, wide: int = 0) -> Block:
        """Return a text, `wide` pixels wide or as wide as it is."""

        def draw(canvas: Image.Image, x: int, y: int) -> None:
            base = x, y + high / 2 + CAP * size
            self.typeface.draw(canvas, base, text, size, ink, lifted=size > LIST)

        return Block(wide or self.typeface.width(text, size), high, draw)

    def _tag(self, text: str, tone: Colour) -> Block:
        said = self._text(text, SMALL, theme.LIGHT, 28)

        def draw(canvas: Image.Image, x: int, y: int) -> None:
            box = x, y, x + said.width + 14, y + 42
            draw_boxes(canvas, box, 10, (0, (theme.LIGHT,)), (2, (tone,)))

        return lay_over(Block(said.width + 14, 42, draw), lay_over(said, pad=7))

    def _disc(self, seat: int) -> Block:
        return as_block(self.sprites.sign(48, PlayerSign(seat, PEOPLE[seat][0])), 48, 48)

    def _run(self, run: Run, marks: Marks) -> Block:
        lay, box = lay_run(run)

        def draw(canvas: Image.Image, x: int, y: int) -> None:
            field = Field(x - box[0], y - box[1], 0, 0)
            line = PlacedLine(lay, field, len(lay.tiles) - run.series, marks)
            self.lines.rest(canvas, line)
            self.lines.mark(canvas, line, run.ends, ringed=False)

        return Block(box[2] - box[0], box[3] - box[1], draw)

    def _train(self, train: Train, marks: Marks) -> Block:
        """Return a train: owner, the engine if it is open to everybody, tiles, and the sign."""
        unit = train.unit
        if train.seat is None:
            head = [self._text(END_LETTERS[End.MEXICAN], 40, theme.BRASS[0], 48, 48)]
        else:
            head = [self._disc(train.seat)]
        head.append(
            as_block(self.sprites.symbol("engine", 36), 50, 36, right=6)
            if train.marked or train.seat is None
            else Block(8, 0, lambda *_: None)
        )
        tiles = [
            as_block(self.sprites.tile(unit, False, *halves, marks), 2 * unit, unit)
            for halves in train.halves
        ]
        if train.uncovered:
            alarm = as_block(self.sprites.symbol("alarm", 30), 2 * unit, unit, -10, -8)
            tiles[-1] = lay_over(tiles[-1], alarm)
        signs = [
            as_block(
                self.sprites.badge(unit, END_LETTERS[end], number),
                badge_width(unit, number) + 6,
                unit,
                right=4,
            )
            for end, number in train.ends
        ]
        return lay_beside([*head, *tiles, *signs], 0)

    def _hand(self, hand: Hand, marks: Marks) -> Block:
        """Return tiles on baize: those that fit with rings and letters, the others dim."""
        size, unit = (len(hand.tiles) * PITCH + 28, 2 * IN_HAND + 58), IN_HAND

        def draw(canvas: Image.Image, left: int, top: int) -> None:
            box = left, top + 12, left + size[0], top + size[1]
            cloth = theme.baize_tones(marks.contrast)[::-1]
            draw_boxes(canvas, box, 16, (0, (theme.BRASS[1], theme.BRASS[3])), (3, cloth))
            for index, tile in enumerate(hand.tiles):
                x, y, letters = left + 20 + index * PITCH, top + 44, hand.fits(tile)
                face = self.sprites.tile(unit, True, *HALVES[tile], marks, dimmed=not letters)
                put(canvas, face, x, y)
                if not letters:
                    continue
                if hand.ringed:
                    put(canvas, self.sprites.ring(unit, True), x, y)
                wide = max(36, self.typeface.width(letters, PLAQUE_TEXT) + 12)
                put(canvas, self.sprites.plaque(36, letters, wide), x + (unit - wide) // 2, y - 38)

        return Block(*size, draw)

    def _tiles(self, tiles: Tiles, marks: Marks) -> Block:
        unit, gap = tiles.unit, 4 if tiles.unit < 40 else 10 if tiles.upright else 0
        size = (unit, 2 * unit) if tiles.upright else (2 * unit, unit)

        def row(sprites: Iterable[Sprite]) -> Block:
            return lay_beside([as_block(sprite, *size) for sprite in sprites], gap)

        faces = row(
            self.sprites.tile(unit, tiles.upright, *halves, marks) for halves in tiles.halves
        )
        if not tiles.marked:
            return faces
        halos = [
            row([self.sprites.halo(unit, tiles.upright, gold)] * len(tiles.halves))
            for gold in (False, True)
        ]
        return lay_over(*halos, faces, pad=8)

    def _lot(self, lot: Lot, marks: Marks) -> Block:
        unit, wide = 60, 118

        def draw(canvas: Image.Image, left: int, top: int) -> None:
            x = left + (wide - unit) // 2
            put(canvas, self.sprites.tile(unit, True, *HALVES[lot.tile], marks), x, top)
            if lot.won:
                put(canvas, self.sprites.ring(unit, True), x, top)
            self._disc(lot.seat).draw(canvas, left + (wide - 48) // 2, top + 2 * unit + 14)
            base = (left + wide / 2, top + 2 * unit + 66 + TEXT)
            self.typeface.draw(
                canvas, base, PEOPLE[lot.seat], TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True
            )

        return Block(wide, 2 * unit + 104, draw)

    def _ledger(self, ledger: Ledger, words: PictureWords, marks: Marks) -> Block:
        """Return lines in columns: the first begins at the left, numbers end at the right."""
        rows = [[self.block(cell, words, marks) for cell in row] for row in ledger.rows]
        columns = [max(block.width for block in column) for column in zip(*rows, strict=True)]
        heights = [max(block.height for block in row) + 8 for row in rows]
        wide = sum(width + BETWEEN[0] for width in columns if width) - BETWEEN[0] + 22

        def draw(canvas: Image.Image, left: int, top: int) -> None:
            for cells, row, high in zip(ledger.rows, rows, heights, strict=True):
                box = left, top, left + wide, top + high
                draw_boxes(canvas, box, 12, (0, (theme.BRASS[2],)), (2, theme.PLATE))
                x = left + 11
                for cell, block, width in zip(cells, row, columns, strict=True):
                    spare = width - block.width
                    shift = (
                        spare if isinstance(cell, Number) else spare // 2 if x > left + 11 else 0
                    )
                    block.draw(canvas, x + shift, top + (high - block.height) // 2)
                    x += width + BETWEEN[0] if width else 0
                top += high + BETWEEN[1]

        return Block(wide, sum(heights) + BETWEEN[1] * (len(rows) - 1), draw)

    @kept("grounds")
    def ground(self, stone: Stone) -> Image.Image:
        """Draw the background.

        Four framed panels of stone on wood, each with a dark band for its caption.
        """
        image = make_wood(SIZE)
        slab = make_marble((SIZE[0] - 2 * SIDE, SIZE[1] - 2 * SIDE), stone)
        for index in range(4):
            x, y = panel_corner(index)
            box, left, top = (x, y, x + PANEL[0], y + PANEL[1]), x - SIDE, y - SIDE
            wide, high = inner_size(box)
            surface = slab.crop((left, top, left + wide, top + high))
            surface.paste(vertical_gradient((wide, CAPTION), *theme.PLATE), (0, 0))
            surface.paste(theme.BRASS[2], (0, CAPTION - 3, wide, CAPTION))
            set_inlay(image, surface, box)
        return image

    def _caption(self, canvas: Image.Image, number: int, text: str, x: int, y: int) -> None:
        middle = y + RIM + CAPTION // 2
        put(canvas, self.sprites.number(BADGE, number, True), x + RIM + 16, middle - BADGE // 2)
        lines, size = self.wrapped(text)
        step = STEP if len(lines) <= LINES else CLOSE
        place = x + RIM + 16 + BADGE + 14, middle
        self.typeface.draw_lines(canvas, place, lines, size, theme.PLATE_TEXT, step=step)


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
        ledgers = [piece for piece in row if isinstance(piece, Ledger)]
        rows += [describe_row(cells, words) for ledger in ledgers for cells in ledger.rows]
        others = words.listed([*filter(None, (describe_piece(piece, words) for piece in row))])
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
            marked = [f"{placed.a}-{placed.b}" for placed in piece.line[-piece.series :]]
            series = words("picture-figure-alt-marked", tiles=words.listed(marked))
            return words.listed([*arms, line, *([series] if piece.series else [])])
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
