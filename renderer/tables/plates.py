"""The people round the table: who they are, whose turn it is, what they hold. What a plate is made of is kept, not the plate."""

from dataclasses import dataclass, replace
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from games.core import Layout, Seat, SeatView, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.drawn_names import units
from renderer.drawing.looks import LOOKS
from renderer.drawing.sheet import Canvas
from renderer.drawing.sprite import Sprite, put, sprite
from renderer.drawing.tabletop import CAP, FINE, Sprites
from renderer.drawing.textures import Box, rounded, vertical
from renderer.drawing.theme import COLOURED, Colour, Marks, mix
from renderer.hands.choices import laying
from renderer.scene import HandScene, Plate, TableScene, chips, for_chips, gain
from renderer.tables.chairs import BOTTOM, GAP, STRIP, TOP, Chair

HIGH: Final = BOTTOM - TOP
CHEVRON: Final = (24, 48)  # width and height


@dataclass(frozen=True, slots=True)
class PlateTag:
    """A short word on a colour."""

    text: str
    fill: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class PlateFace:
    """Everything a plate shows; equal faces are equal pictures."""

    name: str
    initial: str  # or whose portrait takes its place
    seat: int
    computer: bool = False
    away: bool = False
    free: bool = False
    turn: bool = False
    winner: bool = False
    count: int | None = None
    stack: str = ""
    wins: int = 0
    tags: tuple[PlateTag, ...] = ()
    stake: str = ""
    gain: PlateTag | None = None
    arrow: int = 0  # where the turn goes from here: +1 to the right, -1 to the left
    score: str = ""
    bare_score: str = ""  # where there is no room for its word
    lot: Tile | None = None  # drawn for the lead
    lot_won: bool = False
    tosser: bool = False
    champion: bool = False  # has won the match
    out: bool = False
    marks: Marks = COLOURED


def initial(name: str) -> str:
    """The first letter or digit of a name; of one without any, its first emoji."""
    letter = next((char for char in name if char.isalnum()), "").upper()[:1]
    return letter or next((unit for unit in units(name) if unit.strip()), "?")


def plate_faces(scene: TableScene, sprites: Sprites) -> tuple[PlateFace, ...]:
    """One face for each chair of the scene."""
    view = scene.view if scene.view and scene.view.deal else None
    return tuple(_face(scene, view, seat, plate, sprites) for seat, plate in enumerate(scene.plates))


def shown_name(scene: TableScene | HandScene, sprites: Sprites, seat: int, plate: Plate) -> str:
    """The name as it can be drawn."""
    number = scene.words("picture-player", number=seat + 1)
    return sprites.typeface.name(plate.name, plate.fallback, number)


def _face(scene: TableScene, view: View | None, seat: int, plate: Plate | None, sprites: Sprites) -> PlateFace:
    words = scene.words
    if plate is None:
        return PlateFace(words("picture-free"), "+", seat, free=True)
    name = shown_name(scene, sprites, seat, plate)
    tags: list[PlateTag] = []
    if plate.computer:
        tags.append(PlateTag(words("picture-computer"), theme.NOTE, theme.PLATE_TEXT))
    if plate.away:
        tags.append(PlateTag(words("picture-away"), theme.NOTE, theme.PLATE_TEXT))
    face = PlateFace(
        name, plate.portrait if plate.portrait in LOOKS else initial(name), seat, computer=plate.computer, away=plate.away
    )
    if view is None:
        if plate.host:
            tags.append(PlateTag(words("picture-host"), theme.BANK, theme.TURN_TEXT))
        return replace(face, tags=tuple(tags))
    at = view.seats[seat]
    result = None if view.dealing else view.result
    lots = dict(view.lots)
    return replace(
        face,
        turn=at.due and view.dealing and not view.claiming,  # where all are asked, a word says so
        winner=result is not None and result.winner == seat,
        champion=seat in view.winners,
        out=at.out,
        count=at.count,
        stack=chips(at.stack) if for_chips(view) else "",
        wins=at.wins,
        tags=(*_state(scene, view, seat, at), *tags),
        stake="" if at.stake is None else str(at.stake),
        score="" if at.score is None else words("picture-points", points=at.score),
        bare_score="" if at.score is None else str(at.score),
        gain=_gain(view, seat),
        arrow=view.direction if view.dealing else 0,
        lot=lots.get(seat),
        lot_won=bool(lots) and view.line[0].seat == seat,
        tosser=view.tosser == seat,
        marks=theme.look(scene.game, scene.style).marks,
    )


def _state(scene: TableScene, view: View, seat: Seat, at: SeatView) -> list[PlateTag]:
    """What is so now, the most important first: tags that have no room are left out."""
    words = scene.words
    tags = [
        PlateTag(words("picture-request", chips=asked), theme.BADGE, theme.LIGHT)
        for asker, asked in view.requests
        if asker == seat
    ]
    if seat in view.winners:
        tags.append(PlateTag(words("picture-champion"), theme.BANK, theme.TURN_TEXT))
    elif not view.dealing and view.result and view.result.winner == seat:
        tags.append(PlateTag(words("picture-winner"), theme.BANK, theme.TURN_TEXT))
    elif at.out:
        tags.append(PlateTag(words("picture-out"), theme.PASS, theme.LIGHT))
    elif at.passed and laying(view) and not at.due:  # on a plate in turn it would read like an order
        tags.append(PlateTag(words("picture-pass"), theme.PASS, theme.LIGHT))
    if view.dealing and at.drawn:
        tags.append(PlateTag(words("picture-drew", count=at.drawn), theme.NOTE, theme.PLATE_TEXT))
    if view.result and any(view.result.hands) and not view.dealing:  # the panel shows the hands, not the stakes
        staying = sum(bet.chips for bet in view.bets if bet.seat == seat)
        if staying:
            tags.append(PlateTag(words("picture-bets", chips=staying), theme.BADGE, theme.LIGHT))
    if view.layout is Layout.DICE and view.dealing:
        tags += _dice_tag(scene, view, seat, at)
    if at.banker:
        tags.append(PlateTag(words("picture-bank"), theme.BANK, theme.TURN_TEXT))
    return tags


def _dice_tag(scene: TableScene, view: View, seat: Seat, at: SeatView) -> list[PlateTag]:
    """What somebody is asked, or what a challenge has come to for them."""
    words, duel = scene.words, view.duel
    if duel and seat in (duel.giver, duel.receiver):
        gives = seat == duel.giver
        ink = (theme.TURN_TEXT, theme.TURN[0]) if gives else (theme.BANK, theme.TURN_TEXT)
        return [PlateTag(words("picture-gives" if gives else "picture-gets", count=duel.count), *ink)]
    if not at.due:
        return []
    if view.claiming:
        return [PlateTag(words("picture-claiming"), theme.BANK, theme.TURN_TEXT)]
    return [PlateTag(words("picture-doubting"), theme.TURN_TEXT, theme.TURN[0])]


def _gain(view: View, seat: Seat) -> PlateTag | None:
    """Nothing if nothing was paid: stakes stay after a tie, and are shown instead; or there are no chips in the game."""
    if view.dealing or not view.result or not any(view.result.gains):
        return None
    hc = view.result.gains[seat]
    return PlateTag(gain(hc), theme.GAIN if hc > 0 else theme.PASS if hc < 0 else theme.NOTE, theme.LIGHT)


class Plates:
    """Draws faces on a table. May be used by several threads."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._ground = sprites.parts.keep(self._draw_ground)
        self._chevron = sprites.parts.keep(chevron)

    def draw(self, canvas: Canvas, chairs: tuple[Chair, ...], shown: tuple[PlateFace, ...]) -> None:
        """Put all plates on the table; whose turn it is comes last, since its glow reaches furthest."""
        for chair, face in sorted(zip(chairs, shown, strict=True), key=lambda pair: pair[1].turn):
            kind = "turn" if face.turn else "free" if face.free else "winner" if face.winner or face.champion else "plain"
            put(canvas, self._ground(chair.width, kind, chair.below), chair.x, chair.y)
            ink = theme.TURN_TEXT if face.turn else theme.PLATE_FREE if face.free or face.out else theme.PLATE_TEXT
            top = chair.y + chair.top
            self._write(canvas, (chair.x + GAP // 2 + 12, top, chair.x + chair.width - GAP // 2 - 12, top + HIGH), face, ink)
        for chair, face in zip(chairs, shown, strict=True):
            way = -face.arrow if chair.below else face.arrow  # clockwise is to the left down there
            if way and chair.right:
                at = chair.x + chair.width - CHEVRON[0] // 2, chair.y + chair.top + HIGH // 2 - CHEVRON[1] // 2
                canvas.paste(theme.RING, at, self._chevron(way))

    def _draw_ground(self, width: int, kind: str, below: bool) -> Sprite:
        """An empty plate with its glow and wedge, in a strip."""
        size = (width, STRIP)
        top = STRIP - BOTTOM if below else TOP
        box = (GAP // 2, top, width - GAP // 2, top + HIGH)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        mask = rounded(size, box, 18)
        inner = rounded(size, _shrunk(box, 3), 15)
        if kind == "turn":
            glow = mask.filter(ImageFilter.GaussianBlur(7)).point(lambda grey: min(255, grey * 3 // 2))
            image.paste((*theme.RING, 255), (0, 0), glow.point(lambda grey: grey * 3 // 4))
            x, y, way = width * FINE // 2, (box[3] - 2) * FINE, FINE
            if below:
                y, way = (box[1] + 2) * FINE, -FINE
            for reach, tip, colour in ((28, 27, theme.KEYLINE), (23, 22, theme.TURN[0])):  # seen on brass, too
                wedge = Image.new("L", (width * FINE, STRIP * FINE))
                ImageDraw.Draw(wedge).polygon([(x - reach * FINE, y), (x + reach * FINE, y), (x, y + tip * way)], fill=255)
                image.paste((*colour, 255), (0, 0), wedge.reduce(FINE))
            image.paste((*theme.TURN[0], 255), (0, 0), mask)
            image.paste(vertical(size, theme.TURN[0], theme.TURN[0], theme.TURN[1]).convert("RGBA"), (0, 0), inner)
            return sprite(image, 0)
        shade = mask.filter(ImageFilter.GaussianBlur(5)).point(lambda grey: grey * 3 // 5)
        image.paste((*theme.SHADE, 255), (0, 3), shade)
        line = theme.BRASS[2]
        if kind == "free":
            dashes = Image.new("L", size)
            draw = ImageDraw.Draw(dashes)
            for x in range(-STRIP, width, 26):
                draw.polygon([(x, 0), (x + 14, 0), (x + 14 + STRIP, STRIP), (x + STRIP, STRIP)], fill=255)
            image.paste((*theme.PLATE[1], 255), (0, 0), mask)
            image.paste((*line, 255), (0, 0), Image.composite(dashes, Image.new("L", size), mask))
            image.paste((*mix(theme.PLATE[0], theme.PLATE[1], 0.6), 255), (0, 0), inner)
            return sprite(image, 0)
        image.paste((*line, 255), (0, 0), mask)
        image.paste(vertical(size, *theme.PLATE).convert("RGBA"), (0, 0), inner)
        if kind == "winner":
            image.paste((*theme.RING, 255), (0, 0), mask)
            image.paste(vertical(size, *theme.PLATE).convert("RGBA"), (0, 0), rounded(size, _shrunk(box, 6), 12))
        return sprite(image, 0)

    def _write(self, image: Canvas, box: Box, face: PlateFace, ink: Colour) -> None:
        draw_text, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        size, top = 74, box[1]
        x, y = box[0] - 2, top + (10 if face.count is not None else 28)
        colour = theme.NOTE if face.free or face.out else theme.DISCS[face.seat % len(theme.DISCS)]
        put(image, self.sprites.disc(size, colour, face.initial, face.computer, face.away or face.free or face.out), x, y)
        text = x + size + 9
        if face.free:
            draw_text(image, (text, top + HIGH // 2 + CAP * 38), fit(face.name, 38, box[2] - text), 38, ink)
            return
        if face.count is None:
            high = 56 if face.tags else HIGH // 2 + CAP * 40
            draw_text(image, (text, top + high), fit(face.name, 40, box[2] - text), 40, ink)
            self._line(image, (text, top, box[2], box[3] - 8), face, ink)
            return
        name, letters = self.sprites.typeface.shrunk(face.name, 37, 29, box[2] - text)
        draw_text(image, (text, top + 41), name, letters, ink)
        self._counts(image, text, top + 67, box[2], face, ink)
        self._line(image, box, face, ink)
        if face.wins:
            self._medal(image, x + size - 9, y + size - 13, face.wins)
        if face.champion:
            put(image, self.sprites.crown(40), x - 4, y - 10)

    def _counts(self, image: Canvas, x: int, middle: int, right: int, face: PlateFace, ink: Colour) -> None:
        """Tiles, who tosses, and the stack."""
        draw_text, width = self.sprites.typeface.draw, self.sprites.typeface.width
        if face.turn:  # bone on gold has no edge
            image.paste(theme.KEYLINE, (x + 1, middle - 20), self.sprites.tag(22, 40, 4))
        put(image, self.sprites.tile(18, True, 1, 1, theme.Marks(classic=True)), x + 3, middle - 18)
        draw_text(image, (x + 28, middle + CAP * 36), str(face.count), 36, ink)
        left = x + 40 + width(str(face.count), 36)
        if face.tosser:
            put(image, self.sprites.die(36, 5), left + 2, middle - 18)
            left += 50
        if face.stack:
            wide = width(face.stack, 36)
            if left + 34 + wide <= right:
                put(image, self.sprites.chip(30, theme.CHIPS[3], "", 1), right - wide - 36, middle - 15)
                draw_text(image, (right, middle + CAP * 36), face.stack, 36, ink, anchor=1)

    def _line(self, image: Canvas, box: Box, face: PlateFace, ink: Colour) -> None:
        """The lower line: tags from the left; what was gained or staked, the drawn tile, the score from the right."""
        middle, left, right = box[3] - 27, box[0] - 1, box[2] + 1
        typeface = self.sprites.typeface
        if face.gain:
            wide = typeface.width(face.gain.text, 34) + 24
            self._tag(image, right - wide, middle, face.gain, 34, wide)
            right -= wide + 8
        elif face.stake:
            wide = typeface.width(face.stake, 34)
            typeface.draw(image, (right - 2, middle + CAP * 34), face.stake, 34, ink, anchor=1)
            put(image, self.sprites.chip(34, theme.CHIPS[face.seat % len(theme.CHIPS)], "", 2), right - wide - 44, middle - 19)
            right -= wide + 54
        state = typeface.width(face.tags[0].text, 29) + 26 if face.tags else 0  # what is so now is said before all that follows
        points = typeface.width(face.score, 34) + 10 if face.score else 0
        lot = 74 if face.lot is not None else 0
        if left + state + lot + points > right:  # a number is understood without its word
            face = replace(face, score=face.bare_score)
            points = typeface.width(face.score, 34) + 10 if face.score else 0
        if face.lot is not None and left + state + lot + points <= right:
            unit = 26
            put(image, self.sprites.tile(unit, False, *HALVES[face.lot], face.marks), right - 2 * unit - 8, middle - unit // 2)
            if face.lot_won:
                put(image, self.sprites.ring(unit, False), right - 2 * unit - 8, middle - unit // 2)
            right -= 2 * unit + 22
        if face.score:
            typeface.draw(image, (right, middle + CAP * 34), face.score, 34, ink, anchor=1)
            right -= typeface.width(face.score, 34) + 10
        for tag in face.tags:
            if left == box[0] - 1:
                tag = replace(tag, text=typeface.fit(tag.text, 29, right - left - 18))  # noqa: PLW2901
            wide = typeface.width(tag.text, 29) + 18
            if left + wide <= right:
                self._tag(image, left, middle, tag, 29, wide)
                left += wide + 8

    def _tag(self, image: Canvas, x: int, middle: int, tag: PlateTag, size: int, width: int) -> None:
        high = size + 7
        image.paste(tag.fill, (x, middle - high // 2), self.sprites.tag(width, high, 9))
        self.sprites.typeface.draw(image, (x + width / 2, middle + CAP * size), tag.text, size, tag.ink, anchor=0.5)

    def _medal(self, image: Canvas, x: int, y: int, wins: int) -> None:
        put(image, self.sprites.medal(42), x - 21, y - 21)
        size = 29
        self.sprites.typeface.draw(image, (x, y + CAP * size), str(wins), size, theme.TURN_TEXT, anchor=0.5)


def _shrunk(box: Box, by: int) -> Box:
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def chevron(way: int) -> Image.Image:
    """The mask of an arrowhead in the gap between two plates: where the turn goes."""
    wide, high = CHEVRON[0] * FINE, CHEVRON[1] * FINE
    big = Image.new("L", (wide, high))
    points = [(0.22, 0.06), (0.86, 0.5), (0.22, 0.94)]
    if way < 0:
        points = [(1 - px, py) for px, py in points]
    ImageDraw.Draw(big).polygon([(px * wide, py * high) for px, py in points], fill=255)
    return big.reduce(FINE)
