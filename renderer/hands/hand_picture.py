"""The picture of a hand.

A rack of numbered tiles, above it the open ends and the news, below it the series.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from games.core import End, OpenEnd, Tile
from games.parts.tiles import HALVES, PIPS
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, Sheet, put
from renderer.drawing.tabletop import Sprites, badge_width
from renderer.drawing.textures import (
    make_baize,
    make_wood,
    rounded_mask,
    set_inlay,
    vertical_gradient,
)
from renderer.drawing.theme import COLOURED, DEFAULT_STYLE, Marks, PictureStyle
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import (
    Series,
    abridged,
    can_change_claim,
    chosen_indices,
    must_lay_tile,
    own_claim,
    playable_ends,
    playable_series,
    sort_hand,
    tile_points,
    true_claims,
)
from renderer.scene import END_LETTERS, HandScene, PictureWords, format_chips, has_chips

WIDTH: Final = 1210
STRIP: Final = (14, 10, 1196, 106)  # box of the news, above the rack
RACK: Final = 118  # top of the rack
RIM: Final = 9
# height of the picture from which lower ones are cut; only large letters and many tiles need a
# higher one
WHOLE: Final = 800
# height of the part with its lower edge; between y = 290 and this part all rows of baize and frame
# are alike
LOWER: Final = 180
# Its colours from top to bottom
FRAME: Final = (
    *theme.BRASS[:2],
    *(theme.mix(*theme.BRASS[1:3], 0.5),) * 5,
    *theme.BRASS[2:],
)


class EmptyRacks:
    """Racks of all heights. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self._background = sprites.grounds.keep(self._draw_background)
        self._lower_edge = sprites.grounds.keep(self._cut_lower_edge)
        self.strip = sprites.grounds.keep(self._draw_strip)

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

    def _draw_background(self, high: int, contrast: bool) -> Image.Image:
        image = make_wood((WIDTH, high))
        box = (STRIP[0], RACK, STRIP[2], high - 12)
        cloth = make_baize(
            (box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM),
            theme.baize_tones(contrast),
            alike=True,
        )
        set_inlay(image, cloth, box, rim=RIM, metal=FRAME)
        return image

    def _cut_lower_edge(self, contrast: bool) -> Image.Image:
        return self._background(WHOLE, contrast).crop((0, WHOLE - LOWER, WIDTH, WHOLE))

    def _draw_strip(self, due: bool) -> Image.Image:
        """Return the part of the picture above the rack, with an empty strip."""
        image = self._background(WHOLE, False).crop((0, 0, WIDTH, RACK - 3))
        image.paste(
            theme.TURN[0] if due else theme.BRASS[2], (0, 0), rounded_mask(image.size, STRIP, 18)
        )
        inside = (STRIP[0] + 3, STRIP[1] + 3, STRIP[2] - 3, STRIP[3] - 3)
        image.paste(
            vertical_gradient(image.size, *(theme.TURN if due else theme.PLATE)),
            (0, 0),
            rounded_mask(image.size, inside, 15),
        )
        return image


ROW: Final = 64
MOST: Final = 4  # series shown; the buttons offer all
UNIT: Final = 46  # legible on a phone; long series are smaller
TEXT: Final = 31


def rows_height(count: int) -> int:
    """Return the pixels that `count` series need."""
    return ROW * -(-min(count, MOST) // count_columns(count)) + (8 if count else 0)


def count_columns(count: int) -> int:
    """Return the number of columns for `count` series: one or two."""
    return 1 if count <= 2 else 2


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


def draw_series(
    canvas: Canvas,
    sprites: Sprites,
    words: PictureWords,
    found: tuple[Series, ...],
    ends: Sequence[OpenEnd],
    box: tuple[int, int, int],
    marks: theme.Marks,
) -> None:
    """Draw the series below the hand. `box` is left edge, top and width."""
    left, top, width = box
    across = count_columns(len(found))
    for index, series in enumerate(found[:MOST]):
        row, column = divmod(index, across)
        x, middle = left + column * (width // across), top + row * ROW + ROW // 2
        start = dict(ends).get(series.end)
        if series.end is not End.START:
            put(canvas, sprites.badge(48, END_LETTERS[series.end], start), x, middle - 24)
        text = words(
            "picture-series", count=len(series.tiles), pips=sum(PIPS[tile] for tile in series.tiles)
        )
        wide = sprites.typeface.width(text, TEXT)
        unit = min(UNIT, (width // across - 56 - wide - 40) // (2 * len(series.tiles)))
        for place, halves in enumerate(orient_series(series.tiles, start)):
            sprite = sprites.tile(unit, False, *halves, marks)
            put(canvas, sprite, x + 56 + place * 2 * unit, middle - unit // 2)
        base = (x + 56 + 2 * unit * len(series.tiles) + 14, middle + CAP * TEXT)
        sprites.typeface.draw(canvas, base, text, TEXT, theme.PLATE_TEXT)


RAISE: Final = 12
FREE: Final = (
    176  # numbers and series stand to the right of this: at 320 CSS pixels the ALT badge ends here
)
EDGE: Final = WIDTH - 42  # series end here
FOOT: Final = 86  # room below the numbers, so that the badge lies below them
GAIN: Final = 38  # room for the points that a tile scores, above its letters
POINTS: Final = 31
MOST_SCORING: Final = 26  # tiles in a hand that has this room
SCORING_UNIT: Final = 76  # largest half length in two rows with this room
FEW_ENDS: Final = 3  # so many open ends have a half of a tile beside their signs
MANY_ENDS: Final = 4  # more signs than these stand in two rows
GAP: Final = 6  # least room between two tiles
INSIDE: Final = STRIP[0] + RIM + 10  # left edge of the first tile, at least


class LetterSizes(NamedTuple):
    """Sizes of the letters above the rack."""

    alone: int  # a single line
    several: tuple[int, ...]  # two or three lines: the first of these sizes that fits
    leading: int  # distance between three lines
    stack: int


USUAL_LETTERS: Final = LetterSizes(38, (34, 33, 32, 31, 30, 29), leading=31, stack=38)
LARGE_LETTERS: Final = LetterSizes(48, (42, 40, 38, 36, 34, 32, 29), leading=31, stack=48)


class Rack(NamedTuple):
    """Tiles in a row, half a tile's length, size of the number below it and the letters above."""

    columns: int
    unit: int
    number: int
    tag: int = 46
    foot: int = 0  # room below the last row
    gain: int = 0  # room above the letters for the points that a tile scores

    @property
    def row(self) -> int:
        """Height of a row: points, letters, tile, room to raise it, number."""
        return self.gain + self.tag + 2 * self.unit + self.number + 18

    @property
    def pitch(self) -> int:
        """Distance between two tiles of a row."""
        return min(self.widest_pitch, self.unit + 44)

    @property
    def widest_pitch(self) -> int:
        """Largest distance between tiles whose first number stays clear of the ALT badge."""
        first = INSIDE + self.unit // 2 if self.foot else FREE + self.number // 2
        return (WIDTH - 2 * first) // max(1, self.columns - 1)


def choose_rack(
    tiles: int, several: int = 0, style: PictureStyle = DEFAULT_STYLE, *, scoring: bool = False
) -> Rack:
    """Return the rack with the largest tiles that fit; they are smaller above `several` series.

    In a draw game a hand may grow to the whole set. `scoring`: there is room for the points that
    tiles score at once.
    """
    plan = _rack(tiles, several, style)
    if not scoring or tiles > MOST_SCORING:
        return plan
    return plan._replace(
        gain=GAIN, unit=plan.unit if tiles <= plan.columns else min(plan.unit, SCORING_UNIT)
    )


def _rack(tiles: int, several: int, style: PictureStyle) -> Rack:
    if style.large:
        columns = max(7, -(-tiles // (1 + (tiles > 7) + (tiles > 16))))
        unit = min(150, (WIDTH - 2 * INSIDE) // columns - GAP)
        return Rack(
            columns,
            unit,
            number=66 if tiles <= 21 else 54,
            tag=50 if tiles <= 21 else 40,
            foot=FOOT,
        )
    if tiles <= 7:
        return Rack(7, 122, 60)
    if tiles == 8:
        return Rack(8, 108, 58)
    if tiles <= 14 and not several:
        return Rack(-(-tiles // 2), 96, 54)
    if tiles <= 16 and not several:
        return Rack(8, 90, 50)
    if tiles <= 26:
        return Rack(-(-tiles // 2), 61, 50)
    return Rack(15, 50, 46, tag=36)


def place_tiles(tiles: int, plan: Rack) -> list[tuple[int, int]]:
    """Return the upper left corner of each tile.

    Rows are centred and their numbers stay clear of the ALT badge.
    """
    pitch, found = plan.pitch, []
    for index in range(tiles):
        row, column = divmod(index, plan.columns)
        across = min(plan.columns, tiles - row * plan.columns) - 1
        middle = (WIDTH - across * pitch) // 2 + column * pitch
        found.append(
            (middle - plan.unit // 2, RACK + RIM + plan.gain + plan.tag - 6 + row * plan.row)
        )
    return found


def picture_height(
    tiles: int, several: int = 0, style: PictureStyle = DEFAULT_STYLE, *, scoring: bool = False
) -> int:
    """Return the height of the whole picture in pixels."""
    plan = choose_rack(tiles, several, style, scoring=scoring)
    return (
        plan.row * max(1, -(-tiles // plan.columns))
        + plan.foot
        + RACK
        + 2 * RIM
        + 12
        + rows_height(several)
    )


@dataclass(frozen=True, slots=True)
class StripContent:
    """Everything the strip shows."""

    due: bool
    ends: tuple[OpenEnd, ...]
    lines: tuple[str, ...]
    notice: str
    urgent: bool
    stake: int | None
    stack: str
    seat: int
    marks: Marks = COLOURED
    dice: tuple[int, int] | None = None
    claim: tuple[Tile, ...] = ()
    letters: LetterSizes = USUAL_LETTERS


class HandPainter:
    """Paints hands. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.empty = EmptyRacks(sprites)

    def paint(self, scene: HandScene) -> Image.Image:
        """Return all pixels of the viewer's hand."""
        return self.lay(scene).render()

    def lay(self, scene: HandScene) -> Sheet:
        """Return the layers of the viewer's hand."""
        view = scene.view
        seat = view.viewer
        player = None if seat is None else view.seats[seat]
        hand = sort_hand((player.hand if player else None) or ())
        found = playable_series(view)[: 2 if len(hand) > 8 else MOST]  # every pip costs bytes
        scoring = any(view.points)
        plan = choose_rack(len(hand), len(found), scene.style, scoring=scoring)
        high = picture_height(len(hand), len(found), scene.style, scoring=scoring)
        canvas = self.empty.rack(high, scene.style.contrast)
        self.strip(canvas, self._say(scene))
        ends, marked, marks = (
            tile_points(view),
            chosen_indices(view, hand),
            theme.table_look(scene.game, scene.style).marks,
        )
        ends |= {tile: {} for claim in true_claims(view, tuple(sorted(hand))) for tile in claim}
        for index, (tile, (x, y)) in enumerate(
            zip(hand, place_tiles(len(hand), plan), strict=True)
        ):
            where = {} if index in marked else ends.get(tile)
            self._tile(
                canvas,
                plan,
                index + 1,
                tile=tile,
                ends=where,
                x=x,
                y=y,
                choosing=must_lay_tile(view),
                marks=marks,
            )
            if index in marked:
                sign = self.sprites.symbol("check", plan.tag)
                top = y - RAISE // 2 - plan.tag + 8
                put(canvas, sign, x + (plan.unit - plan.tag) // 2, top)
        if found:
            low = high - rows_height(len(found)) - 12
            draw_series(
                canvas,
                self.sprites,
                scene.words,
                found=found,
                ends=view.ends,
                box=(FREE, low, EDGE - FREE),
                marks=marks,
            )
        if not hand:
            text = scene.words("picture-hand-empty")
            self.sprites.typeface.draw(
                canvas, (WIDTH / 2, RACK + plan.row / 2), text, 52, theme.PLATE_TEXT, anchor=0.5
            )
        return canvas

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
        badge = self.sprites.number(plan.number, number, ends is not None)
        put(canvas, badge, x + (unit - plan.number) // 2, y + 2 * unit + RAISE + 4)
        if ends is None:
            dull = self.sprites.dimmed(unit, *HALVES[tile], marks) if choosing else None
            put(
                canvas,
                dull or self.sprites.tile(unit, True, *HALVES[tile], marks),
                x,
                y + RAISE // 2,
            )
            return
        y -= RAISE // 2
        put(canvas, self.sprites.tile(unit, True, *HALVES[tile], marks), x, y)
        put(canvas, self.sprites.ring(unit, True), x, y)
        if ends:
            self._letters(canvas, plan, ends, x + unit // 2, y - plan.tag + 8)

    def _letters(
        self, canvas: Canvas, plan: Rack, ends: Mapping[End, int], middle: int, top: int
    ) -> None:
        """Draw the letters of the ends of a tile, and above them the points that it scores there.

        If there is no room for one sign beside the other, all letters share a sign, and only the
        most points are drawn.
        """
        size, room = plan.tag, plan.pitch - 4
        letters = {letter: ends[end] for end, letter in END_LETTERS.items() if end in ends}
        if len(letters) > 1 and len(letters) * (size + 4) - 4 > max(room, plan.unit + 4):
            letters = {abridged("".join(letters)): max(letters.values())}
        wide = [
            size if len(letter) == 1 else self.sprites.plaque_width(letter, size, room)
            for letter in letters
        ]
        x = middle - (sum(wide) + 4 * (len(wide) - 1)) // 2
        for (letter, points), width in zip(letters.items(), wide, strict=True):
            sign = (
                self.sprites.badge(size, letter)
                if len(letter) == 1
                else self.sprites.plaque(size, letter, width)
            )
            put(canvas, sign, x, top)
            if points:
                text = f"+{points}"
                tag_width = min(room, self.sprites.typeface.width(text, POINTS) + 12)
                corner = x + (width - tag_width) // 2, top - GAIN + 1
                canvas.paste(theme.BANK, corner, self.sprites.tag(tag_width, GAIN - 4, 9))
                base = corner[1] + (GAIN - 4) / 2 + CAP * POINTS
                self.sprites.typeface.draw(
                    canvas,
                    (corner[0] + tag_width / 2, base),
                    text,
                    POINTS,
                    theme.TURN_TEXT,
                    anchor=0.5,
                )
            x += width + 4

    def _say(self, scene: HandScene) -> StripContent:
        view, words = scene.view, scene.words
        player = None if view.viewer is None else view.seats[view.viewer]
        due = bool(player and player.due and view.dealing and view.gallery.onlooker is None)
        notice = ""
        if view.staking.required:
            notice = words("picture-must-stake")
        elif due:
            notice = words("picture-your-turn")
        lines = scene.news or (f"{scene.title} · {words('picture-deal', number=view.deal)}",)
        if (
            player
            and view.dealing
            and view.staking.limits
            and not player.banker
            and player.stake is None
            and view.gallery.onlooker is None
        ):
            low, high = view.staking.limits
            lines = (*lines, words("picture-stake-open", low=low, high=high))
        lines += tuple(
            words("picture-offer", price=format_chips(offer.price), score=offer.score)
            for offer in view.offers
            if offer.seat == view.viewer
        )
        return StripContent(
            due,
            playable_ends(view),
            lines,
            notice=notice,
            urgent=view.staking.required,
            stake=player.stake if player else None,
            stack=format_chips(player.stack) if player and has_chips(view) else "",
            seat=view.viewer or 0,
            marks=theme.table_look(scene.game, scene.style).marks,
            dice=view.toss.dice if view.dealing else None,
            claim=() if can_change_claim(view) else own_claim(view),
            letters=LARGE_LETTERS if scene.style.large else USUAL_LETTERS,
        )

    def strip(self, image: Canvas, strip: StripContent) -> None:
        """Draw the strip above the rack."""
        image.paste(self.empty.strip(strip.due), (0, 0))
        box = STRIP
        ink = theme.TURN_TEXT if strip.due else theme.PLATE_TEXT
        middle, left, right = (box[1] + box[3]) // 2, box[0] + 18, box[2] - 20
        left = self._ends(image, strip, left, middle)
        for value in strip.dice or ():
            put(image, self.sprites.die(58, value), left, middle - 30)
            left += 72
        if strip.claim:
            left += 10
            for tile in sort_hand(strip.claim):
                put(
                    image,
                    self.sprites.tile(40, True, *HALVES[tile], strip.marks),
                    left,
                    middle - 40,
                )
                left += 46
            left += 6
        right = self._purse(image, strip, right, middle, ink)
        draw, typeface = self.sprites.typeface.draw, self.sprites.typeface
        if strip.notice:
            text, size = typeface.shrunk(
                strip.notice,
                strip.letters.several[0],
                strip.letters.several[-1],
                (right - left) // 2,
            )
            wide = typeface.width(text, size) + 24
            image.paste(
                theme.PASS if strip.urgent else theme.TURN_TEXT,
                (right - wide, middle - 24),
                self.sprites.tag(wide, 48, 10),
            )
            draw(
                image, (right - wide / 2, middle + CAP * size), text, size, theme.LIGHT, anchor=0.5
            )
            right -= wide + 16
        lines, size = self.told(strip.lines, right - left - 6, strip.letters)
        for index, line in enumerate(lines):
            y = (
                middle
                + (index - (len(lines) - 1) / 2)
                * (42 if len(lines) == 2 else strip.letters.leading)
                + CAP * size
            )
            draw(image, (left + 6, y), line, size, ink)

    def _ends(self, image: Canvas, strip: StripContent, left: int, middle: int) -> int:
        """Draw the open ends, and beside each of a few its half of a tile.

        Returns the left edge of the free room.
        """
        few = len(strip.ends) <= FEW_ENDS
        if len(strip.ends) > MANY_ENDS:  # in two rows
            column = badge_width(42, max(number for _, number in strip.ends)) + 4
            for index, (end, value) in enumerate(strip.ends):
                row, place = divmod(index, -(-len(strip.ends) // 2))
                put(
                    image,
                    self.sprites.badge(42, END_LETTERS[end], value),
                    left + place * column,
                    middle - 44 + row * 45,
                )
            return left + -(-len(strip.ends) // 2) * column
        size = 54
        for end, value in strip.ends:
            put(image, self.sprites.badge(size, END_LETTERS[end], value), left, middle - size // 2)
            left += badge_width(size, value) + 6
            if few:
                put(image, self.sprites.half(62, value, strip.marks), left, middle - 31)
                left += 82
        return left

    def told(
        self, texts: tuple[str, ...], width: int, letters: LetterSizes = USUAL_LETTERS
    ) -> tuple[list[str], int]:
        """Return the lines of the news and their size.

        The newest text in full, earlier texts as far as they fit. Text is cut only if it does not
        fit into three lines of the smallest size.
        """
        typeface, newest, sizes = self.sprites.typeface, texts[-1], letters.several
        for size in sizes:
            rows = typeface.rows(newest, size, width)
            if len(rows) <= 2 + (size == sizes[-1]) and all(
                typeface.width(row, size) <= width for row in rows
            ):
                break
        if len(rows) > 1:
            return [
                typeface.fit(row, size, width) for row in (*rows[:2], " ".join(rows[2:])) if row
            ], size
        for size in sizes:
            lines = self._packed(texts, size, width)
            if len(lines) > 1:
                return lines, size
        text, size = typeface.shrunk(newest, letters.alone, sizes[-1], width)
        return [text], size

    def _packed(self, texts: tuple[str, ...], size: int, width: int) -> list[str]:
        """Return the newest texts that fit whole into two lines."""
        lines = [texts[-1]]
        for text in reversed(texts[:-1]):
            longer = f"{text} · {lines[0]}"
            if (len(texts) > 2 or len(lines) > 1) and self.sprites.typeface.width(
                longer, size
            ) <= width:
                lines[0] = longer
            elif len(lines) < 2 and self.sprites.typeface.width(text, size) <= width:
                lines.insert(0, text)
            else:
                break
        return lines

    def _purse(
        self, image: Canvas, strip: StripContent, right: int, middle: int, ink: theme.Colour
    ) -> int:
        """Draw the viewer's stake as a large chip, and the stack.

        Returns the right edge of the free room.
        """
        if strip.stake is not None:
            colour = theme.CHIPS[strip.seat % len(theme.CHIPS)]
            put(image, self.sprites.chip(76, colour, str(strip.stake), 1), right - 76, middle - 39)
            right -= 92
        if strip.stack:
            size = strip.letters.stack
            wide = self.sprites.typeface.width(strip.stack, size)
            self.sprites.typeface.draw(
                image, (right, middle + CAP * size), strip.stack, size, ink, anchor=1
            )
            put(image, self.sprites.chip(34, theme.CHIPS[3], "", 1), right - wide - 42, middle - 17)
            right -= wide + 62
        return right
