"""The picture of a hand in three bands: the line, what happened, and the numbered tiles."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from games.core import End, OpenEnd, Tile
from games.parts.amounts import format_chips
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sheet, put
from renderer.drawing.pen import draw_boxes
from renderer.drawing.symbols import open_art
from renderer.drawing.textures import (
    RIM,
    inner_size,
    make_baize,
    make_wood,
    set_inlay,
    with_palette,
)
from renderer.drawing.theme import DEFAULT_STYLE, Marks, PictureStyle
from renderer.drawing.tiles_and_chips import Sprites, badge_width
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import (
    Series,
    abridged,
    chosen_indices,
    must_lay_tile,
    playable_series,
    sort_hand,
    tile_points,
    true_claims,
)
from renderer.hands.line_band import WIDTH, LineBand
from renderer.scene import END_LETTERS, HandScene, SeatMoves, has_chips
from renderer.tables.player_plates import drawable_name, seat_sign

NEWS_TOP: Final = 200  # where the strip of the news is pasted
NEWS: Final = (14, 206, WIDTH - 14, 294)  # its box
NEWS_MIDDLE: Final = (NEWS[1] + NEWS[3]) // 2
RACK: Final = 304  # top of the rack
# height of the picture from which lower ones are cut; only many tiles need a higher one
WHOLE: Final = 1020
# height of the part with its lower edge; between RACK + 172 and this part all rows of baize and
# frame are alike
LOWER: Final = 190
# Its colours from top to bottom
FRAME: Final = (
    *theme.BRASS[:2],
    *(theme.mix(*theme.BRASS[1:3], 0.5),) * 5,
    *theme.BRASS[2:],
)
TEXT: Final = 60  # letters and digits, 16 pixels on a phone
NAMED: Final = theme.rgb("#7A4A10")  # names on gold
COLUMN: Final = 106  # middle of the viewer's disc
DISC: Final = 116
FIRST: Final = 198  # left edge of the first tile
LAST: Final = WIDTH - 32  # right edge of the last
CUP: Final = 128  # width of the cup in the corner of the ALT badge
RAISE: Final = 16
TAB: Final = 62  # height of the sign above a tile
CLEAR: Final = 8  # between the sign and the tile, for the ring
LETTERS: Final = (TEXT, 40)  # sizes of its letters; the smaller one only for many ends
POINTS: Final = 60  # room for the points that a tile scores, above its sign
FACE: Final = 72  # in the news, if names are too long
DOT: Final = " · "
ROW: Final = 104  # of a series
MOST: Final = 4  # series shown; the buttons offer all
SERIES_SIGN: Final = 86
SERIES_UNIT: Final = 46


class Rack(NamedTuple):
    """Tiles in a row, the distance between them, half a tile's length, the number below it."""

    columns: int
    pitch: int
    unit: int
    number: int
    gain: int = 0  # room above the signs for the points that a tile scores

    @property
    def row(self) -> int:
        """Height of a row: points, sign, tile, room to raise it, number."""
        return self.gain + TAB + CLEAR + RAISE + 2 * self.unit + self.number + 20


# Racks of a single row, each with the most tiles that it is used for
ROWS: Final = ((7, Rack(7, 140, 118, 94)), (8, Rack(8, 122, 104, 94)), (10, Rack(10, 98, 84, 84)))
# Several rows: the most tiles, the rows, the largest half length, and the number
STACKS: Final = ((20, 2, 92, 84), (33, 3, 76, 80))
IN_ROW: Final = 12  # tiles of a row in still larger hands
MOST_PITCH: Final = 122


def choose_rack(tiles: int, style: PictureStyle = DEFAULT_STYLE, *, scoring: bool = False) -> Rack:
    """Return the rack for a number of tiles. In a draw game a hand may grow to the whole set.

    `scoring`: there is room for the points that tiles score at once.
    """
    gain = POINTS if scoring else 0
    for most, plan in ROWS:
        if tiles <= most or style.large:
            return plan._replace(gain=gain)
    rows, unit, number = next(
        (plan for most, *plan in STACKS if tiles <= most), (-(-tiles // IN_ROW), 68, 76)
    )
    columns = -(-tiles // rows)
    pitch = min(MOST_PITCH, (LAST - FIRST) // columns)
    return Rack(columns, pitch, min(unit, pitch - 13), number, gain)


def place_tiles(tiles: int, plan: Rack) -> list[tuple[int, int]]:
    """Return the upper left corner of each tile, right of the viewer's disc and of the badge."""
    across = min(tiles, plan.columns)
    left = FIRST + (LAST - FIRST - ((across - 1) * plan.pitch + plan.unit)) // 2
    top = RACK + RIM + 4 + plan.gain + TAB + CLEAR + RAISE
    return [
        (
            left + index % plan.columns * plan.pitch,
            top + index // plan.columns * plan.row,
        )
        for index in range(tiles)
    ]


def picture_height(
    tiles: int, several: int = 0, style: PictureStyle = DEFAULT_STYLE, *, scoring: bool = False
) -> int:
    """Return the height of the whole picture in pixels. `several` series lie below the tiles."""
    plan = choose_rack(tiles, style, scoring=scoring)
    rows = max(1, -(-tiles // plan.columns))
    return RACK + 2 * RIM + 12 + plan.row * rows + ROW * -(-min(several, MOST) // 2)


def orient_series(tiles: Sequence[Tile], start: int | None) -> tuple[tuple[int, int], ...]:
    """Return the halves of a series outward from the number `start`.

    With None from a half of the first tile.
    """
    low, high = HALVES[tiles[0]]
    for first in (low, high) if start is None else (start,):
        number, laid = first, []
        for tile in tiles:
            if number not in HALVES[tile]:
                break
            other = sum(HALVES[tile]) - number
            laid.append((number, other))
            number = other
        if len(laid) == len(tiles):
            return tuple(laid)
    return tuple(HALVES[tile] for tile in tiles)


class HandPainter:
    """Paints hands. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.band = LineBand(sprites)

    def rack(self, high: int, contrast: bool = False) -> Sheet:
        """Return a rack; `high` is the height of the whole picture in pixels.

        Nearly all are cut out of the same one, and have its lower edge laid on them. One for each
        height would take 13 MB more, and their cells would differ: with what this leaves free for
        cells, drawing takes .7 times the processor time.
        """
        whole = self._background(max(high, WHOLE), contrast)
        sheet = Sheet(whole, high)
        if high < whole.height:
            sheet.paste(self._lower_edge(contrast), (0, high - LOWER))
        return sheet

    @kept("grounds")
    def _background(self, high: int, contrast: bool) -> Image.Image:
        image = make_wood((WIDTH, high))
        box = (NEWS[0], RACK, NEWS[2], high - 12)
        cloth = make_baize(
            inner_size(box),
            theme.baize_tones(contrast),
            alike=True,
        )
        set_inlay(image, cloth, box, metal=FRAME)
        cup = open_art("coffee")
        cup = cup.resize((CUP, CUP * cup.height // cup.width), Image.Resampling.LANCZOS)
        image.paste(cup, (COLUMN - CUP // 2, high - 18 - cup.height), cup)
        return with_palette(image)

    @kept("grounds")
    def _lower_edge(self, contrast: bool) -> Image.Image:
        return self._background(WHOLE, contrast).crop((0, WHOLE - LOWER, WIDTH, WHOLE))

    @kept("grounds")
    def strip(self, due: bool) -> Image.Image:
        """Return the part of the picture above the rack, with an empty strip."""
        image = self._background(WHOLE, False).crop((0, NEWS_TOP, WIDTH, RACK - 3)).convert("RGB")
        box = NEWS[0], NEWS[1] - NEWS_TOP, NEWS[2], NEWS[3] - NEWS_TOP
        rim, tones = (theme.TURN, theme.TURN) if due else (theme.BRASS[:2], theme.PLATE)
        draw_boxes(image, box, 18, (0, rim), (3, tones))
        return image

    def lay(self, scene: HandScene) -> Sheet:
        """Return the layers of the viewer's hand."""
        view = scene.view
        player = None if view.viewer is None else view.seats[view.viewer]
        hand = sort_hand((player.hand if player else None) or ())
        found = playable_series(view)[: 2 if len(hand) > 8 else MOST]  # every pip costs bytes
        scoring = any(view.points)
        plan = choose_rack(len(hand), scene.style, scoring=scoring)
        high = picture_height(len(hand), len(found), scene.style, scoring=scoring)
        canvas = self.rack(high, scene.style.contrast)
        self.band.draw(canvas, scene)
        self._news(canvas, scene)
        self._viewer(canvas, scene)
        ends, marked = tile_points(view), chosen_indices(view, hand)
        marks = theme.table_look(scene.game, scene.style).marks
        ends |= {tile: {} for claim in true_claims(view, tuple(sorted(hand))) for tile in claim}
        for index, (tile, (x, y)) in enumerate(
            zip(hand, place_tiles(len(hand), plan), strict=True)
        ):
            self._tile(
                canvas,
                plan,
                index + 1,
                tile=tile,
                ends={} if index in marked else ends.get(tile),
                x=x,
                y=y,
                choosing=must_lay_tile(view),
                marks=marks,
            )
            if index in marked:
                put(
                    canvas,
                    self.sprites.symbol("check", TAB),
                    x + (plan.unit - TAB) // 2,
                    y - RAISE - CLEAR - TAB,
                )
        if found:
            top = high - ROW * -(-len(found) // 2) - 12 - RIM
            self._series(canvas, found, view.ends, top, marks)
        if not hand:
            self.sprites.typeface.draw(
                canvas,
                ((FIRST + LAST) / 2, RACK + plan.row / 2),
                scene.words("picture-hand-empty"),
                TEXT,
                theme.PLATE_TEXT,
                anchor=0.5,
            )
        return canvas

    def _viewer(self, canvas: Canvas, scene: HandScene) -> None:
        """Draw the viewer's disc, points or chips, and the stake."""
        view, seat = scene.view, scene.view.viewer
        if seat is None:
            return
        player, typeface = view.seats[seat], self.sprites.typeface
        top = RACK + RIM + 38
        put(
            canvas,
            self.sprites.sign(DISC, seat_sign(scene, self.sprites, seat)),
            COLUMN - DISC // 2,
            top,
        )
        text = (
            str(player.score)
            if player.score is not None
            else format_chips(player.stack)
            if has_chips(view)
            else ""
        )
        typeface.draw(
            canvas,
            (COLUMN, top + DISC + 40 + CAP * TEXT),
            text,
            TEXT,
            theme.BRASS[0],
            anchor=0.5,
            lifted=True,
        )
        if player.stake is not None:
            chip = self.sprites.chip(
                100, theme.CHIPS[seat % len(theme.CHIPS)], str(player.stake), 1
            )
            put(canvas, chip, COLUMN - 50, top + DISC + 76)

    def _tile(
        self,
        canvas: Canvas,
        plan: Rack,
        number: int,
        tile: Tile,
        ends: Mapping[End, int] | None,
        x: int,
        y: int,
        *,
        choosing: bool,
        marks: Marks,
    ) -> None:
        """Draw a tile of the rack.

        `ends` are the ends where it can be laid with the points that it scores there; an empty
        mapping raises a tile of a claim; None is a tile that just lies there.
        """
        unit = plan.unit
        badge = self.sprites.number(plan.number, number, ends is not None, TEXT / plan.number)
        put(canvas, badge, x + (unit - plan.number) // 2, y + 2 * unit + 10)
        if ends is None:
            put(canvas, self.sprites.tile(unit, True, *HALVES[tile], marks, dimmed=choosing), x, y)
            return
        y -= RAISE
        if ends:
            self._tab(canvas, plan, ends, x + unit // 2, y - CLEAR)
        put(canvas, self.sprites.tile(unit, True, *HALVES[tile], marks), x, y)
        put(canvas, self.sprites.ring(unit, True), x, y)

    def _tab(
        self, canvas: Canvas, plan: Rack, ends: Mapping[End, int], middle: int, low: int
    ) -> None:
        """Draw the letters of the ends of a tile, and above them the most points it scores.

        The first tile of a line has no end to name.
        """
        letters = "".join(letter for end, letter in END_LETTERS.items() if end in ends)
        wide = max(plan.unit, min(plan.pitch - 4, plan.unit + 18))
        if letters:
            low -= TAB
            put(
                canvas,
                self.sprites.plaque(TAB, abridged(letters), wide, TEXT / TAB),
                middle - wide // 2,
                low,
            )
        if points := max(ends.values()):
            corner = middle - wide // 2, low - POINTS + 2
            canvas.paste(theme.BANK, corner, self.sprites.tag(wide, POINTS - 6, 10))
            place, ink = (middle, corner[1] + (POINTS - 6) / 2), theme.TURN_TEXT
            self.sprites.typeface.draw_shrunk(
                canvas, place, f"+{points}", LETTERS, wide - 6, fill=ink, anchor=0.5
            )

    def _series(
        self,
        canvas: Canvas,
        found: tuple[Series, ...],
        ends: Sequence[OpenEnd],
        top: int,
        marks: Marks,
    ) -> None:
        """Draw the series below the hand, two in a row."""
        width = (LAST - FIRST) // min(2, len(found))
        for index, series in enumerate(found):
            x = FIRST + index % 2 * width
            middle = top + index // 2 * ROW + ROW // 2
            start = dict(ends).get(series.end)
            if series.end is not End.START:
                sign = self.sprites.badge(SERIES_SIGN, END_LETTERS[series.end], start)
                put(canvas, sign, x, middle - SERIES_SIGN // 2)
                x += badge_width(SERIES_SIGN, start) + 8
            room = FIRST + (index % 2 + 1) * width - 16 - x
            unit = min(SERIES_UNIT, room // (2 * len(series.tiles)))
            for place, halves in enumerate(orient_series(series.tiles, start)):
                put(
                    canvas,
                    self.sprites.tile(unit, False, *halves, marks),
                    x + place * 2 * unit,
                    middle - unit // 2,
                )

    def _news(self, canvas: Canvas, scene: HandScene) -> None:
        """Draw the strip with the moves of the others, and whether it is the viewer's turn."""
        view, words, typeface = scene.view, scene.words, self.sprites.typeface
        player = None if view.viewer is None else view.seats[view.viewer]
        due = bool(player and player.due and view.dealing and view.gallery.onlooker is None)
        canvas.paste(self.strip(due), (0, NEWS_TOP))
        left, right, ink = NEWS[0] + 20, NEWS[2] - 14, theme.TURN_TEXT if due else theme.PLATE_TEXT
        notice = (
            words("picture-must-stake")
            if view.staking.required
            else words("picture-your-turn")
            if due
            else ""
        )
        if notice:
            text = typeface.fit(notice, TEXT, (right - left) // 2)
            wide = typeface.width(text, TEXT) + 32
            fill = theme.PASS if view.staking.required else theme.TURN_TEXT
            canvas.paste(fill, (right - wide, NEWS_MIDDLE - 34), self.sprites.tag(wide, 68, 12))
            base = (right - wide / 2, NEWS_MIDDLE + CAP * TEXT)
            typeface.draw(canvas, base, text, TEXT, theme.BRASS[0], anchor=0.5)
            right -= wide + 20
        if not scene.moves:
            title, deal = scene.title, words("picture-deal", number=view.deal)
            text = f"{title}{DOT}{deal}"
            if typeface.width(text, TEXT) > right - left:  # the title of a hand in turn is its game
                text = typeface.fit(deal if due else title, TEXT, right - left)
            typeface.draw(canvas, (left, NEWS_MIDDLE + CAP * TEXT), text, TEXT, ink)
            return
        self._moves(canvas, scene, (left, right), due=due)

    def _moves(self, canvas: Canvas, scene: HandScene, room: tuple[int, int], *, due: bool) -> None:
        """Draw each player's name and moves; faces if names are too long, the newest if all are."""
        typeface, moves = self.sprites.typeface, list(scene.moves)
        ink, faint = (theme.TURN_TEXT, NAMED) if due else (theme.PLATE_TEXT, theme.PLATE_FREE)
        names = {
            move.seat: drawable_name(scene, self.sprites, move.seat)
            for move in moves
            if scene.plates[move.seat]
        }
        gap = typeface.width(" ", TEXT)

        def width(move: SeatMoves) -> int:
            return (
                (typeface.width(names[move.seat], TEXT) if move.seat in names else FACE)
                + gap
                + typeface.width(move.text, TEXT)
            )

        def whole() -> int:
            return sum(map(width, moves)) + typeface.width(DOT, TEXT) * (len(moves) - 1)

        left, right = room
        if whole() > right - left:
            names.clear()
        while len(moves) > 1 and whole() > right - left:
            del moves[0]
        base = NEWS_MIDDLE + CAP * TEXT
        for index, move in enumerate(moves):
            if index:
                typeface.draw(canvas, (left, base), DOT, TEXT, faint)
                left += typeface.width(DOT, TEXT)
            if move.seat in names:
                typeface.draw(canvas, (left, base), names[move.seat], TEXT, faint)
            else:
                sign = self.sprites.sign(FACE, seat_sign(scene, self.sprites, move.seat))
                put(canvas, sign, left, NEWS_MIDDLE - FACE // 2)
            end = left + width(move)
            left = end - typeface.width(move.text, TEXT)
            text = typeface.fit(move.text, TEXT, right - left)
            typeface.draw(canvas, (left, base), text, TEXT, ink)
            left = end
