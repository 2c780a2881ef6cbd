"""The figures of the rules, and their alt texts.

A narrow picture for phones: panels one below the other on a slab of stone, each with its caption on
a dark band, and pieces in centred rows. The bands are as high as their captions and the picture is
as high as its panels, but no higher than needed: Discord shows high pictures small on a desktop.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image

from games.core import End, Layout
from games.parts.amounts import format_chips, plural_count
from games.parts.tiles import HALVES, NAMES
from renderer.drawing import theme
from renderer.drawing.layers import Sprite, put
from renderer.drawing.pen import draw_boxes
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.textures import (
    RIM,
    inner_size,
    make_marble,
    make_wood,
    set_inlay,
    shrink,
    vertical_gradient,
)
from renderer.drawing.theme import COLOURED, Colour, Marks, Stone, mix
from renderer.drawing.tiles_and_chips import Sprites, badge_width
from renderer.drawing.typeface import CAP
from renderer.figures.figure_reader import (
    PEOPLE,
    Backs,
    Hand,
    Ledger,
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
from renderer.posters.poster_parts import EDGE, WIDTH
from renderer.posters.poster_scenes import FigureScene
from renderer.scene import ALT_BADGE, END_LETTERS, PictureWords
from renderer.tables.cross import CrossBoard
from renderer.tables.line_layout import SPACE, Board, Box, Field, LineLayout, bounds
from renderer.tables.line_picture import STYLES, LinePainter, PlacedLine
from renderer.tables.seating_plan import SIZE

ROWS: Final = 12  # half tiles
END: Final = 0.92  # size of the sign at an open end, in half tiles
SMALLEST: Final = 50  # size of such a sign


@lru_cache(maxsize=64)
def lay_run(run: Run) -> tuple[LineLayout, Box]:
    """Return a line laid out as on a table, and the box around it."""
    unit, sign = run.unit, max(SMALLEST, round(run.unit * END))
    field = Field(0, 0, run.columns * unit + 2 * (sign - unit + sign // SPACE), ROWS * unit)
    if run.layout is Layout.CROSS:
        lay = CrossBoard(field, (unit,), sign).lay(run.line)
    else:
        lay = Board(field, STYLES[run.layout], (unit,), sign).lay(run.line)
    boxes = [lay.signs[end] for end, _ in run.ends]
    boxes += [
        (x, y, x + (unit if upright else 2 * unit), y + (2 * unit if upright else unit))
        for (x, y), upright, _, _ in lay.tiles
    ]
    return lay, bounds(boxes)


FRAME: Final = EDGE + RIM  # from the edge of the picture to the stone
SIDE: Final = 8  # from the stone to a drawing
INSET: Final = 14  # from the stone to a caption and its number
TEXT: Final = 36  # captions, names, numbers: 16 pixels on a phone that shows a picture 330 wide
STEP: Final = 40  # between base lines of a caption
PAD: Final = 9  # above and below a caption
BADGE: Final = 46
WORDS: Final = FRAME + INSET + BADGE + 12  # where captions begin
WIDE: Final = WIDTH - WORDS - FRAME - INSET  # for their text
ROOM: Final = 16  # rows of pieces, and around them
GAP: Final = 24  # between pieces, where there is room
IN_HAND: Final = 44  # unit of tiles on baize
PITCH: Final = IN_HAND + 10
BETWEEN: Final = 6, 7  # columns and rows of a list
CHIP: Final = 44
DISC: Final = 54
SMALL: Final = 35  # letters in signs and tags
SIGN: Final = 46  # size of the sign above a tile in a hand
# The corner that the ALT badge covers, in pixels of so narrow a picture
CORNER: Final = tuple(length * WIDTH // SIZE[0] for length in ALT_BADGE)
TONES: Final = {"good": theme.GAIN, "bad": theme.PASS, "": theme.NOTE}

Draw: TypeAlias = Callable[[Image.Image, int, int], None]


class Block(NamedTuple):
    """Something in a figure: its size, and what draws it with its corner at (x, y)."""

    width: int
    height: int
    draw: Draw


class Section(NamedTuple):
    """A panel in its place.

    The upper and the lower edge of its caption's band, the lower edge of the panel, the lines of
    the caption, and the rows of pieces with their upper left corners.
    """

    top: int
    band: int
    bottom: int
    caption: list[str]
    rows: list[tuple[Block, int, int]]


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
    """Return a block of this size with a sprite, moved `right` and `down`."""
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
        self.drawn_by: Mapping[type, Callable[[Any, Marks], Block]] = {
            Run: self._run,
            Train: self._train,
            Hand: self._hand,
            Tiles: self._tiles,
        }

    def paint(self, scene: FigureScene) -> Image.Image:
        """Return a figure in the colours of its game and the style of its reader."""
        look = theme.table_look(scene.game, scene.style)
        sections = self.lay(scene.panels, scene.words, look.marks)
        canvas = self.ground(look.stone, sections)
        for number, section in enumerate(sections, 1):
            middle = (section.top + section.band) // 2
            put(
                canvas,
                self.sprites.number(BADGE, number, True, SMALL / BADGE),
                FRAME + INSET,
                middle - BADGE // 2,
            )
            place, ink = (WORDS, middle), theme.PLATE_TEXT
            self.typeface.draw_lines(canvas, place, section.caption, TEXT, ink, step=STEP)
            for block, x, y in section.rows:
                block.draw(canvas, x, y)
        return canvas

    def wrap(self, text: str) -> list[str]:
        """Return the lines of a caption: as few as possible, all as short as that allows."""
        broken = self.typeface.rows
        count, low, high = len(broken(text, TEXT, WIDE)), 0, WIDE
        while low < high:
            middle = (low + high) // 2
            low, high = (
                (low, middle) if len(broken(text, TEXT, middle)) <= count else (middle + 1, high)
            )
        return broken(text, TEXT, high)

    def lay(
        self, panels: Sequence[Panel], words: PictureWords, marks: Marks = COLOURED
    ) -> list[Section]:
        """Return the panels, one below the other, with the places of their rows."""
        sections: list[Section] = []
        for panel in panels:
            top = sections[-1].bottom if sections else FRAME
            caption = self.wrap(words(panel.caption))
            band = top + len(caption) * STEP + 2 * PAD
            rows: list[tuple[Block, int, int]] = []
            y = band + ROOM
            for row in panel.rows:
                blocks = [self.block(piece, words, marks) for piece in row]
                spare = WIDTH - 2 * (FRAME + SIDE) - sum(block.width for block in blocks)
                line = lay_beside(blocks, max(SIDE, min(GAP, spare // len(blocks))))
                rows.append((line, (WIDTH - line.width) // 2, y))
                y += line.height + ROOM
            if panel is panels[-1] and min(x for _, x, _ in rows) < CORNER[0]:
                y += CORNER[1] - FRAME - ROOM
            sections.append(Section(top, band, y, caption, rows))
        return sections

    def block(self, piece: Piece, words: PictureWords, marks: Marks) -> Block:
        """Return a piece of a figure as it is drawn."""
        if type(piece) in self.drawn_by:
            return self.drawn_by[type(piece)](piece, marks)
        match piece:
            case Backs():
                back = self.sprites.back(piece.unit, True)
                return lay_beside([as_block(back, piece.unit, 2 * piece.unit)] * piece.count, 6)
            case Mark():
                return self._text(piece.text, 52, theme.BRASS[0], 46)
            case Number():
                return self._text(
                    piece.text, TEXT, number_colour(piece.tone, contrast=marks.contrast), 46
                )
            case Tag():
                return self._tag(words(piece.key), TONES[piece.tone])
            case Who():
                wide = max(self.typeface.width(name, TEXT) for name in PEOPLE)
                name = self._text(PEOPLE[piece.seat], TEXT, theme.PLATE_TEXT, DISC, wide)
                return lay_beside([self._disc(piece.seat), name], 6)
            case Pile():
                chip = self.sprites.chip(CHIP, theme.CHIPS[piece.seat], "", 1)
                amount = self._text(format_chips(piece.hc), TEXT, theme.PLATE_TEXT, CHIP)
                return lay_beside([as_block(chip, CHIP, CHIP), amount], 4)
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
            self.typeface.draw(
                canvas, (x, y + high / 2 + CAP * size), text, size, ink, lifted=size > TEXT
            )

        return Block(wide or self.typeface.width(text, size), high, draw)

    def _tag(self, text: str, tone: Colour) -> Block:
        said = self._text(text, SMALL, theme.LIGHT, 34)

        def draw(canvas: Image.Image, x: int, y: int) -> None:
            draw_boxes(
                canvas, (x, y, x + said.width + 16, y + 50), 10, (0, (theme.LIGHT,)), (2, (tone,))
            )

        return lay_over(Block(said.width + 16, 50, draw), lay_over(said, pad=8))

    def _disc(self, seat: int) -> Block:
        return as_block(self.sprites.sign(DISC, PlayerSign(seat, PEOPLE[seat][0])), DISC, DISC)

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
        head = [
            self._text(END_LETTERS[End.MEXICAN], 40, theme.BRASS[0], DISC, DISC)
            if train.seat is None
            else self._disc(train.seat)
        ]
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
                self.sprites.badge(SMALLEST, END_LETTERS[end], number),
                badge_width(SMALLEST, number) + 6,
                SMALLEST,
                right=4,
            )
            for end, number in train.ends
        ]
        return lay_beside([*head, *tiles, *signs], 0)

    def _hand(self, hand: Hand, marks: Marks) -> Block:
        """Return tiles on baize: those that fit with rings and letters, the others dim."""
        size, unit = (len(hand.tiles) * PITCH + 22, 2 * IN_HAND + SIGN + 18), IN_HAND

        def draw(canvas: Image.Image, left: int, top: int) -> None:
            box = left, top + 16, left + size[0], top + size[1]
            draw_boxes(
                canvas,
                box,
                16,
                (0, (theme.BRASS[1], theme.BRASS[3])),
                (3, theme.baize_tones(marks.contrast)[::-1]),
            )
            for index, tile in enumerate(hand.tiles):
                x, y, letters = left + 16 + index * PITCH, top + SIGN + 4, hand.fits(tile)
                put(
                    canvas,
                    self.sprites.tile(unit, True, *HALVES[tile], marks, dimmed=not letters),
                    x,
                    y,
                )
                if not letters:
                    continue
                if hand.ringed:
                    put(canvas, self.sprites.ring(unit, True), x, y)
                wide = max(SIGN, self.typeface.width(letters, SMALL) + 12)
                plaque = self.sprites.plaque(SIGN, letters, wide, SMALL / SIGN)
                put(canvas, plaque, x + (unit - wide) // 2, y - SIGN - 2)

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

    def _ledger(self, ledger: Ledger, words: PictureWords, marks: Marks) -> Block:
        """Return lines in columns: the first begins at the left, numbers end at the right."""
        rows = [[self.block(cell, words, marks) for cell in row] for row in ledger.rows]
        columns = [max(block.width for block in column) for column in zip(*rows, strict=True)]
        high = max(block.height for row in rows for block in row) + 8
        wide = sum(width + BETWEEN[0] for width in columns if width) - BETWEEN[0] + 22

        def draw(canvas: Image.Image, left: int, top: int) -> None:
            for cells, row in zip(ledger.rows, rows, strict=True):
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

        return Block(wide, (high + BETWEEN[1]) * len(rows) - BETWEEN[1], draw)

    def ground(self, stone: Stone, sections: Sequence[Section]) -> Image.Image:
        """Draw the background: a framed slab on wood, with a dark band for each caption."""
        size = WIDTH, sections[-1].bottom + FRAME
        image, box = make_wood(size), shrink((0, 0, *size), EDGE)
        slab = make_marble(inner_size(box), stone)
        for section in sections:
            top, low = section.top - FRAME, section.band - FRAME
            slab.paste(theme.BRASS[2], (0, top, slab.width, low))
            slab.paste(vertical_gradient((slab.width, low - top - 6), *theme.PLATE), (0, top + 3))
        set_inlay(image, slab, box)
        return image


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
    """Return what a panel shows, row by row. Lines, trains and ledgers stand for themselves."""
    rows: list[str] = []
    for row in panel.rows:
        for alone, pieces in groupby(row, lambda piece: isinstance(piece, Run | Train | Ledger)):
            text = (words.grouped if alone else words.listed)(
                [describe_piece(piece, words) for piece in pieces]
            )
            for sign in ("→", ">"):  # they stand between items, in place of the comma
                text = text.replace(words.listed(["", sign, ""]), f" {sign} ")
            rows.append(text)
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
        case Ledger():
            return words.grouped([describe_row(cells, words) for cells in piece.rows])
        case Toss():
            return words("picture-figure-alt-dice", one=piece.one, two=piece.two)
        case _:
            return ""
