"""The plates of the players round the table.

A plate has the name, the number of tiles, and what it is played for: points, chips or rounds won.
Everything else is a sign on the disc or takes the place of the points while it matters. Cached are
the parts of a plate, not the whole plate.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from games.core import Layout, Seat, SeatView, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.drawable_text import split_units
from renderer.drawing.layers import Canvas, Sprite, cut_sprite, put
from renderer.drawing.symbols import FACES, PlayerSign
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import FINE, Box, rounded_mask, vertical_gradient
from renderer.drawing.theme import COLOURED, Colour, Marks, mix
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import is_laying
from renderer.scene import HandScene, Plate, TableScene, format_chips, format_gain, has_chips
from renderer.tables.seating import GAP, STRIP, PlateStrip

EDGE: Final = 3
BROAD_EDGE: Final = 7  # in the colour of partners or of a train
CHEVRON: Final = (20, 40)  # width and height
TEXT: Final = 60  # 16 pixels on a phone, the least that is read there
DISC: Final = 82
SIGN: Final = 46  # on a disc
ROWS: Final = (41, 103)  # middles of the two rows of a plate
TILE: Final = 24  # half the length of the tile beside the number of tiles
CHIP: Final = 38
FLAT_TOTAL: Final = 100  # width of points or news on a plate with one row
LOT: Final = 34  # half the length of a tile that was drawn for the lead


@dataclass(frozen=True, slots=True)
class PlateTag:
    """A short text on a coloured ground, or without one."""

    text: str
    fill: Colour | None = None
    ink: Colour = theme.LIGHT


@dataclass(frozen=True, slots=True)
class PlateState:
    """The player's part in the deal at the moment."""

    due: bool = False
    won_deal: bool = False
    won_match: bool = False
    out: bool = False
    passed: bool = False
    banker: bool = False
    tosser: bool = False
    arrow: int = 0  # where the turn goes next: +1 clockwise, -1 anticlockwise, 0 nowhere


@dataclass(frozen=True, slots=True)
class PlateContent:
    """Everything a plate shows. Equal contents are equal pictures.

    `count` is the number of tiles in the hand, None before the first deal. `news` takes the place
    of `total`, the points or chips, while it matters.
    """

    name: str
    sign: PlayerSign
    free: bool = False  # nobody sits here
    state: PlateState = PlateState()
    count: int | None = None
    total: str = ""
    in_chips: bool = False
    wins: int = 0  # rounds won, where there is no total
    news: PlateTag | None = None
    lot: Tile | None = None  # drawn for the lead
    lot_won: bool = False
    marks: Marks = COLOURED
    edge: Colour | None = None  # of a team or a train


def first_letter(name: str) -> str:
    """Return the first letter or digit of a name; of a name without any, its first emoji."""
    letter = next((char for char in name if char.isalnum()), "").upper()[:1]
    return letter or next((unit for unit in split_units(name) if unit.strip()), "?")


def build_plates(scene: TableScene, sprites: Sprites) -> tuple[PlateContent, ...]:
    """Return the content of each seat's plate."""
    view = scene.view if scene.view and scene.view.deal else None
    return tuple(
        _content(scene, view, seat, plate, sprites) for seat, plate in enumerate(scene.plates)
    )


def drawable_name(scene: TableScene | HandScene, sprites: Sprites, seat: int, plate: Plate) -> str:
    """Return the player's name as far as it can be drawn."""
    number = scene.words("picture-player", number=seat + 1)
    return sprites.typeface.name(plate.name, plate.fallback, number)


def _content(
    scene: TableScene, view: View | None, seat: int, plate: Plate | None, sprites: Sprites
) -> PlateContent:
    teams = view.teams if view else scene.teams
    team = teams[seat] if seat < len(teams) else None
    if plate is None:
        sign = PlayerSign(seat, "+", team=team)
        return PlateContent(scene.words("picture-free"), sign, free=True)
    name = drawable_name(scene, sprites, seat, plate)
    letter = plate.portrait if plate.portrait in FACES else first_letter(name)
    sign = PlayerSign(seat, letter, plate.computer, plate.away, team)
    if view is None:
        return PlateContent(name, sign)
    player, lots = view.seats[seat], dict(view.lots)
    in_chips = has_chips(view)
    total = "" if player.score is None else str(player.score)
    if not total and in_chips:
        total = format_chips(player.stack)
    return PlateContent(
        name,
        sign,
        state=_player_state(view, seat, player),
        count=player.count,
        total=total,
        in_chips=in_chips and player.score is None,
        wins=0 if total else player.wins,
        news=_news(view, seat),
        lot=lots.get(seat),
        lot_won=bool(lots) and view.line[0].seat == seat,
        marks=theme.table_look(scene.game, scene.style).marks,
        edge=_edge(view, seat),
    )


def _edge(view: View, seat: Seat) -> Colour | None:
    """Return the colour that a player's plate shares with its team or its train."""
    if view.layout is Layout.TRAINS:
        return mix(theme.DISCS[seat % len(theme.DISCS)], theme.LIGHT, 0.3)
    return theme.TEAMS[view.teams[seat]] if view.teams else None


def _player_state(view: View, seat: Seat, player: SeatView) -> PlateState:
    result = None if view.dealing else view.result
    return PlateState(
        due=player.due
        and view.dealing
        and not view.toss.claiming,  # while all players are asked, empty places say so
        won_deal=result is not None and seat in result.winners,
        won_match=seat in view.winners,
        out=player.out,
        # On a plate in turn it would read like an order
        passed=player.passed and is_laying(view) and not player.due,
        banker=player.banker,
        tosser=view.toss.tosser == seat,
        arrow=view.direction if view.dealing else 0,
    )


def _news(view: View, seat: Seat) -> PlateTag | None:
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


class PlatePainter:
    """Draws plates on a table. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._ground = sprites.parts.keep(self._draw_ground)
        self._chevron = sprites.parts.keep(draw_chevron)

    def draw(
        self, canvas: Canvas, chairs: tuple[PlateStrip, ...], plates: tuple[PlateContent, ...]
    ) -> None:
        """Draw all plates.

        That of the player in turn comes last because its glow reaches furthest.
        """
        for chair, plate in sorted(
            zip(chairs, plates, strict=True), key=lambda pair: pair[1].state.due
        ):
            state = plate.state
            won = state.won_deal or state.won_match
            kind = "turn" if state.due else "free" if plate.free else "winner" if won else "plain"
            ground = self._ground(chair._replace(x=0, left=False, right=False), kind, plate.edge)
            put(canvas, ground, chair.x, chair.y)
            ink = (
                theme.TURN_TEXT
                if state.due
                else theme.PLATE_FREE
                if plate.free or state.out
                else theme.PLATE_TEXT
            )
            left, top = chair.x + GAP // 2, chair.y + chair.top
            box = left, top, left + chair.width - GAP, top + chair.high
            self._write(canvas, box, plate, ink)
        for chair, plate in zip(chairs, plates, strict=True):
            # Below the slab clockwise is to the left
            way = -plate.state.arrow if chair.below else plate.state.arrow
            if way and chair.right:
                corner = (
                    chair.x + chair.width - CHEVRON[0] // 2,
                    chair.y + chair.top + chair.high // 2 - CHEVRON[1] // 2,
                )
                canvas.paste(theme.RING, corner, self._chevron(way))

    def _draw_ground(self, chair: PlateStrip, kind: str, colour: Colour | None) -> Sprite:
        """Draw an empty plate with its glow and wedge, in a strip.

        Its edge has the colour of a team or a train, if there are any.
        """
        size = (chair.width, STRIP)
        box = (GAP // 2, chair.top, chair.width - GAP // 2, chair.top + chair.high)
        edge = EDGE if colour is None else BROAD_EDGE
        mask, inner = _plate_mask(size, box, 0), _plate_mask(size, box, edge)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        line = theme.TURN[0] if kind == "turn" else theme.BRASS[2]
        line = colour or line
        if kind == "turn":
            _light(image, mask, box, None if chair.flat else chair.below)
        else:
            shade = mask.filter(ImageFilter.GaussianBlur(5)).point(lambda grey: grey * 3 // 5)
            image.paste((*theme.SHADE, 255), (0, 3), shade)
        if kind == "free":
            image.paste((*theme.PLATE[1], 255), (0, 0), mask)
            mask = Image.composite(_dashes(size), Image.new("L", size), mask)
        image.paste((*line, 255), (0, 0), mask)
        if kind == "free":
            image.paste((*mix(theme.PLATE[0], theme.PLATE[1], 0.6), 255), (0, 0), inner)
            return cut_sprite(image, 0)
        if kind == "winner":
            image.paste((*theme.RING, 255), (0, 0), mask)
            if colour is not None:
                image.paste((*line, 255), (0, 0), _plate_mask(size, box, 5))
            inner = _plate_mask(size, box, 6 if colour is None else 6 + BROAD_EDGE)
        tones = (theme.TURN[0], *theme.TURN) if kind == "turn" else theme.PLATE
        image.paste(vertical_gradient(size, *tones).convert("RGBA"), (0, 0), inner)
        return cut_sprite(image, 0)

    def _write(self, image: Canvas, box: Box, plate: PlateContent, ink: Colour) -> None:
        typeface, high = self.sprites.typeface, box[3] - box[1]
        left, top, right = box[0] + 9, box[1], box[2] - 10
        self._disc(image, left, top + (high - DISC) // 2, plate)
        text = left + DISC + 8
        rows = ROWS if high > ROWS[1] else (high // 2, high // 2)
        name, low = (top + row for row in rows)
        most = right
        if plate.count is None:
            name = top + high // 2
        else:
            wide = TILE + 22 + typeface.width(str(plate.count), TEXT)
            first = text
            if name == low:
                first = most = right - wide - FLAT_TOTAL
            if plate.news and first + wide + typeface.width(plate.news.text, TEXT) > right - 12:
                wide = 0
            else:
                self._count(image, (first, low), plate, ink)
            self._total(image, (first + wide, low, right), plate)
        shown = typeface.fit(plate.name, TEXT, most - text)
        typeface.draw(image, (text, name + CAP * TEXT), shown, TEXT, ink)

    def _count(
        self, image: Canvas, spot: tuple[int, int], plate: PlateContent, ink: Colour
    ) -> None:
        """Draw the number of tiles in the hand behind a tile."""
        x, middle = spot
        if plate.state.due:  # a bone tile on gold needs an edge
            edge = self.sprites.tag(TILE + 4, 2 * TILE + 4, 5)
            image.paste(theme.KEYLINE, (x - 2, middle - TILE - 2), edge)
        sign = self.sprites.tile(TILE, True, 1, 4, theme.Marks(classic=True))
        put(image, sign, x, middle - TILE)
        base = x + TILE + 10, middle + CAP * TEXT
        self.sprites.typeface.draw(image, base, str(plate.count), TEXT, ink)

    def _disc(self, image: Canvas, x: int, y: int, plate: PlateContent) -> None:
        """Draw the disc of the player, and signs on it: passed, bank, dice, won."""
        state, sign = plate.state, plate.sign
        gone = plate.free or state.out
        disc = self.sprites.disc(
            DISC,
            theme.NOTE if gone else sign.colour,
            sign.letter,
            computer=sign.computer,
            away=sign.away or gone,
            team=sign.team,
        )
        put(image, disc, x, y)
        right, low = x + DISC - SIGN + 2, y + DISC - SIGN + 14
        if state.banker:
            put(image, self.sprites.chip(SIGN, theme.CHIPS[3], "", 1), right, y - 20)
        if state.tosser:
            put(image, self.sprites.die(SIGN - 4, 5), right, y - 20)
        if state.passed or state.out:
            put(image, self.sprites.symbol("barred", SIGN), right, low)
        elif state.won_deal and not state.won_match:
            put(image, self.sprites.symbol("rosette", SIGN), right, low)
        if state.won_match:
            put(image, self.sprites.symbol("crown", SIGN), x - 6, y - 20)

    def _total(self, image: Canvas, room: tuple[int, int, int], plate: PlateContent) -> None:
        """Draw from the right as much as fits: news, total, the tile drawn for the lead.

        `room`: left edge, middle height, right edge.
        """
        (left, middle, right), typeface = room, self.sprites.typeface
        if plate.news:
            wide = typeface.width(plate.news.text, TEXT) + 16
            if plate.news.fill:
                ground = self.sprites.tag(wide, TEXT - 2, 10)
                image.paste(plate.news.fill, (right + 4 - wide, middle - TEXT // 2 + 1), ground)
            x = right + 4 - wide / 2
            base = x, middle + CAP * TEXT
            typeface.draw(image, base, plate.news.text, TEXT, plate.news.ink, anchor=0.5)
            right -= wide + 10
        text = plate.total or (str(plate.wins) if plate.wins and not plate.news else "")
        wide, icon = typeface.width(text, TEXT), 0 if plate.total and not plate.in_chips else CHIP
        if text and left + wide <= right:
            gold = theme.TURN_GOLD if plate.state.due else theme.BRASS[1]
            base = right, middle + CAP * TEXT
            typeface.draw(image, base, text, TEXT, gold, anchor=1)
            right -= wide + 6
            if icon and left + icon <= right:
                sprite = (
                    self.sprites.chip(icon, theme.CHIPS[3], "", 1)
                    if plate.total
                    else self.sprites.symbol("rosette", icon)
                )
                put(image, sprite, right - icon, middle - icon // 2)
                right -= icon
            right -= 10
        if plate.lot is not None and left + 2 * LOT <= right:
            spot = right - 2 * LOT, middle - LOT // 2
            put(image, self.sprites.tile(LOT, False, *HALVES[plate.lot], plate.marks), *spot)
            if plate.lot_won:
                put(image, self.sprites.ring(LOT, False), *spot)


def _plate_mask(size: tuple[int, int], box: Box, edge: int) -> Image.Image:
    """Return the mask of a plate without an edge of this width."""
    inner = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
    return rounded_mask(size, inner, 18 - edge)


def _light(image: Image.Image, mask: Image.Image, box: Box, below: bool | None) -> None:
    """Draw the glow of the plate in turn, and the wedge that points to the slab.

    There is no wedge if `below` is None.
    """
    glow = mask.filter(ImageFilter.GaussianBlur(7)).point(lambda grey: min(255, grey * 3 // 2))
    image.paste((*theme.RING, 255), (0, 0), glow.point(lambda grey: grey * 3 // 4))
    if below is None:
        return
    x, y = image.width * FINE // 2, (box[1] + 2 if below else box[3] - 2) * FINE
    way = -FINE if below else FINE
    for reach, tip, colour in ((28, 27, theme.KEYLINE), (23, 22, theme.TURN[0])):  # on brass, too
        wedge = Image.new("L", (image.width * FINE, image.height * FINE))
        points = [(x - reach * FINE, y), (x + reach * FINE, y), (x, y + tip * way)]
        ImageDraw.Draw(wedge).polygon(points, fill=255)
        image.paste((*colour, 255), (0, 0), wedge.reduce(FINE))


def _dashes(size: tuple[int, int]) -> Image.Image:
    """Return slanting dashes, for the edge of a free chair."""
    dashes = Image.new("L", size)
    draw, (width, high) = ImageDraw.Draw(dashes), size
    for x in range(-high, width, 26):
        draw.polygon([(x, 0), (x + 14, 0), (x + 14 + high, high), (x + high, high)], fill=255)
    return dashes


def draw_chevron(way: int) -> Image.Image:
    """Return the mask of the arrowhead between two plates that shows where the turn goes."""
    wide, high = CHEVRON[0] * FINE, CHEVRON[1] * FINE
    big = Image.new("L", (wide, high))
    points = [(0.22, 0.06), (0.86, 0.5), (0.22, 0.94)]
    if way < 0:
        points = [(1 - px, py) for px, py in points]
    ImageDraw.Draw(big).polygon([(px * wide, py * high) for px, py in points], fill=255)
    return big.reduce(FINE)
