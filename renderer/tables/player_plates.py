"""The plates of the players round the table.

Cached are the parts of a plate, not the whole plate.
"""

from dataclasses import dataclass, replace
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
from renderer.tables.seating import BOTTOM, GAP, STRIP, TOP, PlateStrip

HIGH: Final = BOTTOM - TOP
EDGE: Final = 3
TEAM_EDGE: Final = 6  # width of the coloured edge of partners
CHEVRON: Final = (24, 48)  # width and height


@dataclass(frozen=True, slots=True)
class PlateTag:
    """A short word on a coloured ground."""

    text: str
    fill: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class PlateState:
    """The player's part in the deal at the moment."""

    due: bool = False
    won_deal: bool = False
    won_match: bool = False
    out: bool = False
    tosser: bool = False
    arrow: int = 0  # where the turn goes next: +1 clockwise, -1 anticlockwise, 0 nowhere


@dataclass(frozen=True, slots=True)
class PlateFigures:
    """The numbers on a plate, as they are written; "" leaves one out."""

    count: int | None = None  # tiles in the hand; None before the first deal
    wins: int = 0
    stack: str = ""
    stake: str = ""
    gain: PlateTag | None = None  # takes the place of the stake
    score: str = ""
    short_score: str = ""  # without its word, for narrow plates
    scored: PlateTag | None = None  # the last points, beside the score


@dataclass(frozen=True, slots=True)
class PlateContent:
    """Everything a plate shows. Equal contents are equal pictures."""

    name: str
    sign: PlayerSign
    free: bool = False  # nobody sits here
    state: PlateState = PlateState()
    figures: PlateFigures = PlateFigures()
    tags: tuple[PlateTag, ...] = ()
    lot: Tile | None = None  # drawn for the lead
    lot_won: bool = False
    marks: Marks = COLOURED


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
    words = scene.words
    if plate is None:
        return PlateContent(words("picture-free"), PlayerSign(seat, "+"), free=True)
    name = drawable_name(scene, sprites, seat, plate)
    tags: list[PlateTag] = []
    if plate.computer:
        tags.append(PlateTag(words("picture-computer"), theme.NOTE, theme.PLATE_TEXT))
    if plate.away:
        tags.append(PlateTag(words("picture-away"), theme.NOTE, theme.PLATE_TEXT))
    letter = plate.portrait if plate.portrait in FACES else first_letter(name)
    team = view.teams[seat] if view and view.teams else None
    sign = PlayerSign(seat, letter, plate.computer, plate.away, team)
    if view is None:
        if plate.host:
            tags.append(PlateTag(words("picture-host"), theme.BANK, theme.TURN_TEXT))
        return PlateContent(name, sign, tags=tuple(tags))
    player, lots = view.seats[seat], dict(view.lots)
    return PlateContent(
        name,
        sign,
        state=_player_state(view, seat, player),
        figures=_figures(scene, view, seat, player),
        tags=(*_state_tags(scene, view, seat, player), *tags),
        lot=lots.get(seat),
        lot_won=bool(lots) and view.line[0].seat == seat,
        marks=theme.table_look(scene.game, scene.style).marks,
    )


def _player_state(view: View, seat: Seat, player: SeatView) -> PlateState:
    result = None if view.dealing else view.result
    return PlateState(
        due=player.due
        and view.dealing
        and not view.toss.claiming,  # while all players are asked, a tag says so
        won_deal=result is not None and seat in result.winners,
        won_match=seat in view.winners,
        out=player.out,
        tosser=view.toss.tosser == seat,
        arrow=view.direction if view.dealing else 0,
    )


def _figures(scene: TableScene, view: View, seat: Seat, player: SeatView) -> PlateFigures:
    return PlateFigures(
        count=player.count,
        wins=player.wins,
        stack=format_chips(player.stack) if has_chips(view) else "",
        stake="" if player.stake is None else str(player.stake),
        gain=_gain_tag(view, seat),
        score="" if player.score is None else scene.words("picture-points", points=player.score),
        short_score="" if player.score is None else str(player.score),
        scored=_scored_tag(view, seat),
    )


def _state_tags(scene: TableScene, view: View, seat: Seat, player: SeatView) -> list[PlateTag]:
    """Return the tags for the player's state, most important first.

    Tags that do not fit are left out.
    """
    words = scene.words
    tags = [
        PlateTag(words("picture-request", chips=asked), theme.BADGE, theme.LIGHT)
        for asker, asked in view.staking.requests
        if asker == seat
    ]
    if seat in view.winners:
        tags.append(PlateTag(words("picture-champion"), theme.BANK, theme.TURN_TEXT))
    elif not view.dealing and view.result and seat in view.result.winners:
        tags.append(PlateTag(words("picture-winner"), theme.BANK, theme.TURN_TEXT))
    elif player.out:
        tags.append(PlateTag(words("picture-out"), theme.PASS, theme.LIGHT))
    elif player.passed and is_laying(view) and not player.due:
        # On a plate in turn it would read like an order.
        tags.append(PlateTag(words("picture-pass"), theme.PASS, theme.LIGHT))
    if view.dealing and player.drawn:
        tags.append(
            PlateTag(words("picture-drew", count=player.drawn), theme.NOTE, theme.PLATE_TEXT)
        )
    # The panel shows the hands, not the stakes
    if view.result and any(view.result.hands) and not view.dealing:
        staying = sum(bet.chips for bet in view.gallery.bets if bet.seat == seat)
        if staying:
            tags.append(PlateTag(words("picture-bets", chips=staying), theme.BADGE, theme.LIGHT))
    if view.layout is Layout.DICE and view.dealing:
        tags += _dice_tags(scene, view, seat, player)
    if player.banker:
        tags.append(PlateTag(words("picture-bank"), theme.BANK, theme.TURN_TEXT))
    return tags


def _dice_tags(scene: TableScene, view: View, seat: Seat, player: SeatView) -> list[PlateTag]:
    """Return the tag that says what the player is asked, or what a challenge has cost."""
    words, duel = scene.words, view.toss.duel
    if duel and seat in (duel.giver, duel.receiver):
        gives = seat == duel.giver
        ink = (theme.TURN_TEXT, theme.TURN[0]) if gives else (theme.BANK, theme.TURN_TEXT)
        return [
            PlateTag(words("picture-gives" if gives else "picture-gets", count=duel.count), *ink)
        ]
    if not player.due:
        return []
    if view.toss.claiming:
        return [PlateTag(words("picture-claiming"), theme.BANK, theme.TURN_TEXT)]
    return [PlateTag(words("picture-doubting"), theme.TURN_TEXT, theme.TURN[0])]


def _gain_tag(view: View, seat: Seat) -> PlateTag | None:
    """Return the tag of the chips won or lost in the deal.

    None if nothing was paid (a tie, or a game without chips).
    """
    if view.dealing or not view.result or not any(view.result.gains):
        return None
    hc = view.result.gains[seat]
    return PlateTag(
        format_gain(hc), theme.GAIN if hc > 0 else theme.PASS if hc < 0 else theme.NOTE, theme.LIGHT
    )


def _scored_tag(view: View, seat: Seat) -> PlateTag | None:
    """Return the tag of the points scored at once with the last tile or since.

    After the deal the score says all.
    """
    points = sum(gained for scorer, gained in view.scored if scorer == seat) if view.dealing else 0
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
            put(
                canvas,
                self._ground(chair.width, kind, chair.below, plate.sign.team),
                chair.x,
                chair.y,
            )
            ink = (
                theme.TURN_TEXT
                if state.due
                else theme.PLATE_FREE
                if plate.free or state.out
                else theme.PLATE_TEXT
            )
            top = chair.y + chair.top
            self._write(
                canvas,
                (chair.x + GAP // 2 + 12, top, chair.x + chair.width - GAP // 2 - 12, top + HIGH),
                plate,
                ink,
            )
        for chair, plate in zip(chairs, plates, strict=True):
            # Below the slab clockwise is to the left
            way = -plate.state.arrow if chair.below else plate.state.arrow
            if way and chair.right:
                corner = (
                    chair.x + chair.width - CHEVRON[0] // 2,
                    chair.y + chair.top + HIGH // 2 - CHEVRON[1] // 2,
                )
                canvas.paste(theme.RING, corner, self._chevron(way))

    def _draw_ground(self, width: int, kind: str, below: bool, team: int | None = None) -> Sprite:
        """Draw an empty plate with its glow and wedge, in a strip.

        Its edge has the colour of a team.
        """
        size, top = (width, STRIP), STRIP - BOTTOM if below else TOP
        box = (GAP // 2, top, width - GAP // 2, top + HIGH)
        edge = EDGE if team is None else TEAM_EDGE
        mask, inner = _plate_mask(size, box, 0), _plate_mask(size, box, edge)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        line = theme.TURN[0] if kind == "turn" else theme.BRASS[2]
        if team is not None:
            line = theme.TEAMS[team]
        if kind == "turn":
            _light(image, mask, box, below)
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
            if team is not None:
                image.paste((*line, 255), (0, 0), _plate_mask(size, box, 5))
            inner = _plate_mask(size, box, 6 if team is None else 6 + TEAM_EDGE)
        tones = (theme.TURN[0], *theme.TURN) if kind == "turn" else theme.PLATE
        image.paste(vertical_gradient(size, *tones).convert("RGBA"), (0, 0), inner)
        return cut_sprite(image, 0)

    def _write(self, image: Canvas, box: Box, plate: PlateContent, ink: Colour) -> None:
        draw_text, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        state, figures, sign, size, top = plate.state, plate.figures, plate.sign, 74, box[1]
        x, y = box[0] - 2, top + (10 if figures.count is not None else 28)
        colour = theme.NOTE if plate.free or state.out else sign.colour
        away = sign.away or plate.free or state.out
        put(
            image,
            self.sprites.disc(
                size, colour, sign.letter, computer=sign.computer, away=away, team=sign.team
            ),
            x,
            y,
        )
        text = x + size + 9
        if plate.free:
            draw_text(
                image,
                (text, top + HIGH // 2 + CAP * 38),
                fit(plate.name, 38, box[2] - text),
                38,
                ink,
            )
            return
        if figures.count is None:
            high = 56 if plate.tags else HIGH // 2 + CAP * 40
            draw_text(image, (text, top + high), fit(plate.name, 40, box[2] - text), 40, ink)
            self._lower_line(image, (text, top, box[2], box[3] - 8), plate, ink)
            return
        name, letters = self.sprites.typeface.shrunk(plate.name, 37, 29, box[2] - text)
        draw_text(image, (text, top + 41), name, letters, ink)
        self._counts(image, (text, top + 67, box[2]), plate, ink)
        self._lower_line(image, box, plate, ink)
        if figures.wins:
            self._medal(image, x + size - 9, y + size - 13, figures.wins)
        if state.won_match:
            put(image, self.sprites.symbol("crown", 40), x - 4, y - 10)

    def _counts(
        self, image: Canvas, room: tuple[int, int, int], plate: PlateContent, ink: Colour
    ) -> None:
        """Draw the number of tiles, the die of the tosser and the stack.

        `room`: left edge, middle height, right edge.
        """
        draw_text, width, (x, middle, right) = (
            self.sprites.typeface.draw,
            self.sprites.typeface.width,
            room,
        )
        if plate.state.due:  # a bone tile on gold needs an edge
            image.paste(theme.KEYLINE, (x + 1, middle - 20), self.sprites.tag(22, 40, 4))
        put(image, self.sprites.tile(18, True, 1, 1, theme.Marks(classic=True)), x + 3, middle - 18)
        count, stack = str(plate.figures.count), plate.figures.stack
        draw_text(image, (x + 28, middle + CAP * 36), count, 36, ink)
        left = x + 40 + width(count, 36)
        if plate.state.tosser:
            put(image, self.sprites.die(36, 5), left + 2, middle - 18)
            left += 50
        if stack:
            wide = width(stack, 36)
            if left + 34 + wide <= right:
                put(
                    image,
                    self.sprites.chip(30, theme.CHIPS[3], "", 1),
                    right - wide - 36,
                    middle - 15,
                )
                draw_text(image, (right, middle + CAP * 36), stack, 36, ink, anchor=1)

    def _lower_line(self, image: Canvas, box: Box, plate: PlateContent, ink: Colour) -> None:
        """Draw tags from the left, and from the right gain or stake, lot, score and last points."""
        middle, left, right = box[3] - 27, box[0] - 1, box[2] + 1
        typeface, figures = self.sprites.typeface, plate.figures
        if figures.gain:
            wide = typeface.width(figures.gain.text, 34) + 24
            self._tag(image, (right - wide, middle), figures.gain, 34, wide)
            right -= wide + 8
        elif figures.stake:
            wide = typeface.width(figures.stake, 34)
            typeface.draw(image, (right - 2, middle + CAP * 34), figures.stake, 34, ink, anchor=1)
            chip = self.sprites.chip(34, theme.CHIPS[plate.sign.seat % len(theme.CHIPS)], "", 2)
            put(image, chip, right - wide - 44, middle - 19)
            right -= wide + 54
        # The first tag comes before lot and score
        state = typeface.width(plate.tags[0].text, 29) + 26 if plate.tags else 0
        score = figures.score
        points = typeface.width(score, 34) + 10 if score else 0
        lot = 74 if plate.lot is not None else 0
        gained = typeface.width(figures.scored.text, 34) + 26 if figures.scored else 0
        if (
            figures.scored
            and left + state + lot + gained + typeface.width(figures.short_score, 34) + 10 > right
        ):
            state = 0  # the first tag is left out
        if left + state + lot + gained + points > right:
            score = figures.short_score
            points = typeface.width(score, 34) + 10 if score else 0
        if plate.lot is not None and left + state + lot + points <= right:
            unit = 26
            put(
                image,
                self.sprites.tile(unit, False, *HALVES[plate.lot], plate.marks),
                right - 2 * unit - 8,
                middle - unit // 2,
            )
            if plate.lot_won:
                put(image, self.sprites.ring(unit, False), right - 2 * unit - 8, middle - unit // 2)
            right -= 2 * unit + 22
        if score:
            typeface.draw(image, (right, middle + CAP * 34), score, 34, ink, anchor=1)
            right -= typeface.width(score, 34) + 10
        if figures.scored:
            self._tag(image, (right - gained + 8, middle), figures.scored, 34, gained - 8)
            right -= gained
        for tag in plate.tags:
            # Beside the last points there may be no room for any letter
            if left == box[0] - 1 and not figures.scored:
                tag = replace(tag, text=typeface.fit(tag.text, 29, right - left - 18))  # noqa: PLW2901
            wide = typeface.width(tag.text, 29) + 18
            if left + wide <= right:
                self._tag(image, (left, middle), tag, 29, wide)
                left += wide + 8

    def _tag(
        self, image: Canvas, corner: tuple[int, int], tag: PlateTag, size: int, width: int
    ) -> None:
        (x, middle), high = corner, size + 7
        image.paste(tag.fill, (x, middle - high // 2), self.sprites.tag(width, high, 9))
        self.sprites.typeface.draw(
            image, (x + width / 2, middle + CAP * size), tag.text, size, tag.ink, anchor=0.5
        )

    def _medal(self, image: Canvas, x: int, y: int, wins: int) -> None:
        put(image, self.sprites.symbol("rosette", 42), x - 21, y - 21)
        size = 29
        self.sprites.typeface.draw(
            image, (x, y + CAP * size), str(wins), size, theme.TURN_TEXT, anchor=0.5
        )


def _plate_mask(size: tuple[int, int], box: Box, edge: int) -> Image.Image:
    """Return the mask of a plate without an edge of this width."""
    inner = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
    return rounded_mask(size, inner, 18 - edge)


def _light(image: Image.Image, mask: Image.Image, box: Box, below: bool) -> None:
    """Draw the glow of the plate in turn, and the wedge that points to the slab."""
    glow = mask.filter(ImageFilter.GaussianBlur(7)).point(lambda grey: min(255, grey * 3 // 2))
    image.paste((*theme.RING, 255), (0, 0), glow.point(lambda grey: grey * 3 // 4))
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
