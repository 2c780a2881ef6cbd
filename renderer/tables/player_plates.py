"""The plates of the players round the table.

A plate has the name, the number of tiles, and what it is played for: points, chips or rounds won.
Everything else is a sign on the disc or takes the place of the points while it matters. Cached are
the parts of a plate, not the whole plate.
"""

from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from games.core import Layout, Seat, SeatView, View
from games.parts.amounts import format_chips, format_gain
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.drawable_text import split_units
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sprite, cut_sprite, put
from renderer.drawing.pen import Pen, cast, draw_boxes
from renderer.drawing.symbols import FACES, PlayerSign
from renderer.drawing.textures import Box, rounded_mask
from renderer.drawing.theme import Colour, Marks, mix
from renderer.drawing.tiles_and_chips import SpritePainter, Sprites
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import shows_passed
from renderer.scene import HandScene, TableScene, has_chips
from renderer.tables.seating_plan import GAP, STRIP, PlateStrip

EDGE: Final = 3
RADIUS: Final = 18  # of its corners
BROAD_EDGE: Final = 7  # in the colour of partners or of a train
CHEVRON: Final = (20, 40)  # width and height
TEXT: Final = 60  # 16 pixels on a phone, the least that is read there
DISC: Final = 82
SIGN: Final = 46  # on a disc
ROWS: Final = (41, 103)  # middles of the two rows of a plate
TILE: Final = 24  # half the length of the tile beside the number of tiles
TILE_SIGN: Final = TILE + 10  # width of that tile with the gap behind it
SPACE: Final = 12  # beside the number of tiles
LEAST_NAME: Final = 85  # a wide letter and an ellipsis
BEYOND: Final = 5  # how far a name may reach over the right edge of the numbers
CHIP: Final = 38
LOT: Final = 34  # half the length of a tile that was drawn for the lead


class PlateTag(NamedTuple):
    """A short text on a coloured ground."""

    text: str
    fill: Colour
    ink: Colour = theme.LIGHT


def first_letter(name: str) -> str:
    """Return the first letter or digit of a name; of a name without any, its first emoji."""
    letter = next((char for char in name if char.isalnum()), "").upper()[:1]
    return letter or next((unit for unit in split_units(name) if unit.strip()), "?")


def drawable_name(scene: TableScene | HandScene, sprites: Sprites, seat: Seat) -> str:
    """Return the player's name as far as it can be drawn; of a free chair, that it is free."""
    plate = scene.plates[seat]
    if plate is None:
        return scene.words("picture-free")
    number = scene.words("picture-player", number=seat + 1)
    return sprites.typeface.name(plate.name, plate.fallback, number)


def seat_sign(scene: TableScene | HandScene, sprites: Sprites, seat: Seat) -> PlayerSign:
    """Return the disc of a seat."""
    plate, view = scene.plates[seat], dealt_view(scene)
    teams = view.teams if view else scene.teams if isinstance(scene, TableScene) else ()
    team = teams[seat] if seat < len(teams) else None
    if plate is None:
        return PlayerSign(seat, "+", gone=True, team=team)
    letter = first_letter(drawable_name(scene, sprites, seat))
    sign = plate.portrait if plate.portrait in FACES else letter
    gone = view is not None and view.seats[seat].out
    return PlayerSign(seat, sign, plate.computer, plate.away, gone, team=team)


def dealt_view(scene: TableScene | HandScene) -> View | None:
    """Return the view of a scene, None before the first deal."""
    return scene.view if scene.view and scene.view.deal else None


def plate_colour(view: View | None, seat: Seat) -> Colour | None:
    """Return the colour that a player's plate shares with its team or its train."""
    if view and view.layout is Layout.TRAINS:
        return mix(theme.DISCS[seat % len(theme.DISCS)], theme.LIGHT, 0.3)
    return theme.TEAMS[view.teams[seat]] if view and view.teams else None


def plate_news(view: View, seat: Seat) -> PlateTag | None:
    """Return what takes the place of the total: asked for, gained, given, or offered."""
    for asker, chips in view.staking.requests:
        if asker == seat:
            return PlateTag(f"+{chips}?", theme.BADGE)
    for offer in view.offers:
        if offer.seat == seat:
            return PlateTag(f"→{offer.score}", theme.BADGE)
    if not view.dealing:
        gains = view.result.gains if view.result else ()
        if not any(gains):
            return None
        hc = gains[seat]
        fill = theme.GAIN if hc > 0 else theme.PASS if hc < 0 else theme.NOTE
        return PlateTag(format_gain(hc), fill)
    duel = view.toss.duel
    if view.layout is Layout.DICE and duel and seat in (duel.giver, duel.receiver):
        gives = seat == duel.giver
        return PlateTag(f"{'−' if gives else '+'}{duel.count}", theme.GAIN if gives else theme.PASS)
    points = sum(gained for scorer, gained in view.scored if scorer == seat)
    return PlateTag(f"+{points}", theme.BANK, theme.TURN_TEXT) if points else None


class PlatePainter(SpritePainter):
    """Draws plates on a table. Thread-safe."""

    def draw(self, canvas: Canvas, chairs: tuple[PlateStrip, ...], scene: TableScene) -> None:
        """Draw all plates.

        That of the player in turn comes last because its glow reaches furthest.
        """
        view = dealt_view(scene)
        # While all players are asked, empty places say so
        asked = view is not None and view.dealing and not view.toss.claiming
        due = [bool(asked and view and view.seats[seat].due) for seat in range(len(chairs))]
        for seat in sorted(range(len(chairs)), key=due.__getitem__):
            self._plate(canvas, chairs[seat], scene, seat, due=due[seat])
        direction = view.direction if view and view.dealing else 0
        for chair in chairs:
            # Below the slab clockwise is to the left
            way = -direction if chair.below else direction
            if way and chair.right:
                corner = (
                    chair.x + chair.width - CHEVRON[0] // 2,
                    chair.y + chair.top + chair.high // 2 - CHEVRON[1] // 2,
                )
                put(canvas, self._chevron(way), *corner)

    def _plate(
        self, canvas: Canvas, chair: PlateStrip, scene: TableScene, seat: Seat, *, due: bool
    ) -> None:
        """Draw a plate: the disc and the name, and in a deal the number of tiles and the total."""
        view, is_free = dealt_view(scene), scene.plates[seat] is None
        player = view.seats[seat] if view and not is_free else None
        won = view is not None and (seat in view.winners or has_won_deal(view, seat))
        kind = "turn" if due else "free" if is_free else "winner" if won else "plain"
        colour = None if is_free else plate_colour(view, seat)
        put(canvas, self._ground(chair._replace(x=0, right=False), kind, colour), chair.x, chair.y)
        dull = is_free or (player and player.out)
        ink = theme.TURN_TEXT if due else theme.PLATE_FREE if dull else theme.PLATE_TEXT
        high, top = chair.high, chair.y + chair.top
        left, right = chair.x + GAP // 2 + 4, chair.x + chair.width - GAP // 2 - 10
        self._disc(canvas, left, top + (high - DISC) // 2, scene, seat)
        left += DISC + 5
        middle, end = top + high // 2, right + BEYOND
        if view is not None and player is not None:
            middle, lower = (middle, middle) if chair.flat else (top + ROWS[0], top + ROWS[1])
            room = (left, middle, right, lower)
            end = self._numbers(canvas, room, scene, view, seat, ink=ink, due=due)
        typeface, name = self.sprites.typeface, drawable_name(scene, self.sprites, seat)
        shown = typeface.fit(name, TEXT, end - left)
        typeface.draw(canvas, (left, middle + CAP * TEXT), shown, TEXT, ink)

    def _numbers(
        self,
        canvas: Canvas,
        room: Box,
        scene: TableScene,
        view: View,
        seat: Seat,
        *,
        ink: Colour,
        due: bool,
    ) -> int:
        """Draw the number of tiles and the total. Returns the right edge of the name.

        `room`: left edge, middle of the name's row, right edge, middle of the total's row. If the
        lower row is too narrow for both numbers, that of the tiles stands behind the name. Where
        hands are revealed it is left out instead.
        """
        (left, upper, right, lower), typeface = room, self.sprites.typeface
        player, news, is_flat = view.seats[seat], plate_news(view, seat), upper == lower
        count, amount = str(player.count), news.text if news else total_text(player, view)
        wide = typeface.width(count, TEXT) + SPACE
        start = left + (LEAST_NAME + 2 * SPACE if is_flat else 0)
        spare = right - start - wide - SPACE - typeface.width(amount, TEXT)
        is_above = spare < 0 and not is_flat
        if is_above:
            spare = right - left - wide - LEAST_NAME
        is_signed = spare >= TILE_SIGN
        wide += is_signed * TILE_SIGN
        start += 0 if is_above else wide + SPACE
        look = theme.table_look(scene.game, scene.style)
        edge = self._total(canvas, (start, lower, right), view, seat, marks=look.marks, due=due)
        right += BEYOND
        if is_above and not view.dealing:
            return right
        x = edge - wide if is_flat else right + SPACE - wide if is_above else left
        level = upper if is_above else lower
        self._count(canvas, x, level, count, ink, due=due, is_signed=is_signed)
        return x - SPACE if is_flat or is_above else right

    @kept("parts")
    def _ground(self, chair: PlateStrip, kind: str, colour: Colour | None) -> Sprite:
        """Draw an empty plate with its glow and wedge, in a strip.

        Its edge has the colour of a team or a train, if there are any.
        """
        image = Image.new("RGBA", (chair.width, STRIP), (*theme.SHADE, 0))
        box = (GAP // 2, chair.top, chair.width - GAP // 2, chair.top + chair.high)
        mask, edge = rounded_mask(image.size, box, RADIUS), EDGE if colour is None else BROAD_EDGE
        line = (colour or (theme.TURN[0] if kind == "turn" else theme.BRASS[2]),)
        if kind == "turn":
            _light(image, mask, box, None if chair.flat else chair.below)
            draw_boxes(image, box, RADIUS, (0, line), (edge, (theme.TURN[0], *theme.TURN)))
            return cut_sprite(image, 0)
        cast(image, mask, theme.SHADE, 5, 0.6, shift=(0, 3))
        if kind == "free":
            draw_boxes(image, box, RADIUS, (0, theme.PLATE[1:]))
            image.paste(line[0], (0, 0), ImageChops.multiply(_dashes(image.size), mask))
            draw_boxes(image, box, RADIUS, (edge, (mix(*theme.PLATE, 0.6),)))
        elif kind == "winner":
            inner = 6 if colour is None else 6 + BROAD_EDGE
            rims = (0, (theme.RING,)), (5, line if colour else (theme.RING,))
            draw_boxes(image, box, RADIUS, *rims, (inner, theme.PLATE))
        else:
            draw_boxes(image, box, RADIUS, (0, line), (edge, theme.PLATE))
        return cut_sprite(image, 0)

    def _count(
        self,
        canvas: Canvas,
        x: int,
        middle: int,
        count: str,
        ink: Colour,
        *,
        due: bool,
        is_signed: bool,
    ) -> None:
        """Draw the number of tiles in the hand, behind a tile if it is signed."""
        if is_signed:
            if due:  # a bone tile on gold needs an edge
                canvas.paste(
                    theme.KEYLINE,
                    (x - 2, middle - TILE - 2),
                    self.sprites.tag(TILE + 4, 2 * TILE + 4, 5),
                )
            sign = self.sprites.tile(TILE, True, 1, 4, theme.Marks(classic=True))
            put(canvas, sign, x, middle - TILE)
            x += TILE_SIGN
        self.sprites.typeface.draw(canvas, (x, middle + CAP * TEXT), count, TEXT, ink)

    def _disc(self, canvas: Canvas, x: int, y: int, scene: TableScene, seat: Seat) -> None:
        """Draw the disc of the player, and signs on it: passed, bank, dice, won."""
        put(canvas, self.sprites.sign(DISC, seat_sign(scene, self.sprites, seat)), x, y)
        view = dealt_view(scene)
        if view is None or scene.plates[seat] is None:
            return
        right, low, player = x + DISC - SIGN + 2, y + DISC - SIGN + 14, view.seats[seat]
        if player.banker:
            put(canvas, self.sprites.chip(SIGN, theme.CHIPS[3], "", 1), right, y - 20)
        if view.toss.tosser == seat:
            put(canvas, self.sprites.die(SIGN - 4, 5), right, y - 20)
        if player.out or shows_passed(view, seat):
            put(canvas, self.sprites.symbol("barred", SIGN), right, low)
        elif has_won_deal(view, seat) and seat not in view.winners:
            put(canvas, self.sprites.symbol("rosette", SIGN), right, low)
        if seat in view.winners:
            put(canvas, self.sprites.symbol("crown", SIGN), x - 6, y - 20)

    def _total(
        self,
        canvas: Canvas,
        room: tuple[int, int, int],
        view: View,
        seat: Seat,
        *,
        marks: Marks,
        due: bool,
    ) -> int:
        """Draw news or the total, and from the right as much as fits: both, and the drawn tile.

        `room`: left edge, middle height, right edge. Returns the new left edge of the drawing.
        """
        (left, middle, right), typeface, player = room, self.sprites.typeface, view.seats[seat]
        news = plate_news(view, seat)
        if news:
            wide = typeface.width(news.text, TEXT) + 16
            ground = self.sprites.tag(wide, TEXT - 2, 10)
            canvas.paste(news.fill, (right + 4 - wide, middle - TEXT // 2 + 1), ground)
            base = right + 4 - wide / 2, middle + CAP * TEXT
            typeface.draw(canvas, base, news.text, TEXT, news.ink, anchor=0.5)
            right -= wide + 10
        icon, text = None, total_text(player, view)
        if player.score is None and has_chips(view):
            icon = self.sprites.chip(CHIP, theme.CHIPS[3], "", 1)
        elif player.score is None:
            text = "" if news else text
            icon = self.sprites.symbol("rosette", CHIP)
        wide = typeface.width(text, TEXT)
        if text and (not news or left + wide <= right):
            typeface.draw(
                canvas,
                (right, middle + CAP * TEXT),
                text,
                TEXT,
                theme.TURN_GOLD if due else theme.BRASS[1],
                anchor=1,
            )
            right -= wide + 6
            if icon and left + CHIP <= right:
                put(canvas, icon, right - CHIP, middle - CHIP // 2)
                right -= CHIP
            right -= 10
        lot = dict(view.lots).get(seat)
        if lot is not None and left + 2 * LOT <= right:
            spot = right - 2 * LOT, middle - LOT // 2
            put(canvas, self.sprites.tile(LOT, False, *HALVES[lot], marks), *spot)
            if view.line[0].seat == seat:
                put(canvas, self.sprites.ring(LOT, False), *spot)
        return right

    @kept("parts")
    def _chevron(self, way: int) -> Sprite:
        """Draw the arrowhead between two plates that shows where the turn goes."""
        (wide, high), points = CHEVRON, ((0.22, 0.06), (0.86, 0.5), (0.22, 0.94))
        pen = Pen(wide, high, 0, theme.RING)
        pen.shape([((x if way > 0 else 1 - x) * wide, y * high) for x, y in points], theme.RING)
        return pen.sprite()


def total_text(player: SeatView, view: View) -> str:
    """Return what a player has: points, chips or rounds won."""
    if player.score is not None:
        return str(player.score)
    return format_chips(player.stack) if has_chips(view) else str(player.wins or "")


def has_won_deal(view: View, seat: Seat) -> bool:
    """Return whether a seat has won the deal that is over."""
    return not view.dealing and view.result is not None and seat in view.result.winners


def _light(image: Image.Image, mask: Image.Image, box: Box, below: bool | None) -> None:
    """Draw the glow of the plate in turn, and the wedge that points to the slab.

    There is no wedge if `below` is None.
    """
    cast(image, mask, theme.RING, 7, 1.1)
    if below is None:
        return
    x, y, way = image.width / 2, box[1] + 2 if below else box[3] - 2, -1 if below else 1
    pen = Pen(*image.size, 0)
    for reach, tip, colour in ((28, 27, theme.KEYLINE), (23, 22, theme.TURN[0])):  # on brass, too
        pen.shape([(x - reach, y), (x + reach, y), (x, y + tip * way)], colour)
    image.alpha_composite(pen.drawn())


def _dashes(size: tuple[int, int]) -> Image.Image:
    """Return slanting dashes, for the edge of a free chair."""
    dashes = Image.new("L", size)
    draw, (width, high) = ImageDraw.Draw(dashes), size
    for x in range(-high, width, 26):
        draw.polygon([(x, 0), (x + 14, 0), (x + 14 + high, high), (x + high, high)], fill=255)
    return dashes
