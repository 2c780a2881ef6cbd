"""The right part of the slab: title, stamm or boneyard with the stakes, scoreboard, pot.

After a deal the revealed hands. The gallery's bets are plaques beside the stake of the player they
are on: pale with a whole rim if accepted; dark with a broken rim and a question mark if offered.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from games.core import Best, Bet, Layout, Result, Seat, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.drawable_text import title_halves
from renderer.drawing.layers import Canvas, Sprite, cut_sprite, put
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.tabletop import Grid, Sprites, fit_grid
from renderer.drawing.textures import FINE, rounded_mask, vertical_gradient
from renderer.drawing.theme import mix
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import sort_hand
from renderer.scene import HandScene, TableScene, format_chips
from renderer.tables.player_plates import PlateContent, first_letter
from renderer.tables.seating import STRIP

MOST: Final = 3  # plaques for one player; further bets are counted
HIGH: Final = 33  # of a plaque
PITCH: Final = 35  # from one plaque to the next
TEXT: Final = 29
RADIUS: Final = 10
BET_CHIP: Final = 24  # symbol for chips, where there is room
GAP: Final = 4
DASH: Final = 9


def onlooker_names(scene: TableScene | HandScene, sprites: Sprites) -> tuple[str, ...]:
    """Return the drawable names of all places that may have bet.

    A number where the scene has no name.
    """
    seats, bets = len(scene.plates), scene.view.gallery.bets if scene.view else ()
    last = max((bet.participant for bet in bets), default=seats - 1) - seats
    numbers = [scene.words("picture-onlooker", number=index + 1) for index in range(last + 1)]
    return tuple(
        sprites.typeface.name(scene.gallery[index].name, scene.gallery[index].fallback, number)
        if index < len(scene.gallery)
        else number
        for index, number in enumerate(numbers)
    )


def onlooker_letters(scene: TableScene, view: View, sprites: Sprites) -> dict[int, str]:
    """Return a letter for each participant that has bet, or its number if it has no name."""
    seats, names = len(view.seats), onlooker_names(scene, sprites)
    return {
        bet.participant: str(index + 1)
        if names[index] == scene.words("picture-onlooker", number=index + 1)
        else first_letter(names[index])
        for bet in view.gallery.bets
        for index in (bet.participant - seats,)
    }


class BetPainter:
    """Draws plaques. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.plaque = sprites.parts.keep(self._plaque)

    def draw(
        self,
        canvas: Canvas,
        bets: Sequence[Bet],
        letters: dict[int, str],
        *,
        x: int,
        middle: int,
        width: int,
    ) -> None:
        """Draw the bets on one player, one below the other.

        At most `MOST`, then how many more there are.
        """
        shown, more = bets[:MOST], len(bets) - MOST
        top = middle - (PITCH * (len(shown) + (more > 0)) - (PITCH - HIGH)) // 2
        for row, bet in enumerate(shown):
            put(
                canvas,
                self.plaque(letters[bet.participant], bet, width),
                x,
                top + row * PITCH,
            )
        if more > 0:
            base = (x + width / 2, top + MOST * PITCH + HIGH / 2 + CAP * TEXT)
            self.sprites.typeface.draw(
                canvas, base, f"+{more}", TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True
            )

    def _plaque(self, letter: str, bet: Bet, width: int) -> Sprite:
        """Draw the letter and the chips of a bet, in the colour of the player's chips."""
        pad = 3
        size = (width + 2 * pad, HIGH + 2 * pad)
        big = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*theme.SHADE, 0))
        draw = ImageDraw.Draw(big)
        left, top, right, low = (edge * FINE for edge in (pad, pad, pad + width, pad + HIGH))
        draw.rounded_rectangle(
            (left, top + FINE, right - 1, low + 2 * FINE), RADIUS * FINE, fill=(*theme.SHADE, 150)
        )
        rim = theme.CHIPS[bet.seat % len(theme.CHIPS)] if bet.accepted else theme.BRASS[0]
        draw.rounded_rectangle((left, top, right - 1, low - 1), RADIUS * FINE, fill=rim)
        if not bet.accepted:  # the gaps of the broken rim
            for x in range(left, right, 2 * DASH * FINE):
                draw.rectangle(
                    (x + DASH * FINE, top, x + 2 * DASH * FINE, low), fill=theme.PLATE[1]
                )
            draw.rectangle(
                (left, top + (low - top) * 3 // 8, right, top + (low - top) * 5 // 8),
                fill=theme.PLATE[1],
            )
        inset = 3 * FINE
        fill = theme.CHIP_FACE if bet.accepted else theme.PLATE[1]
        draw.rounded_rectangle(
            (left + inset, top + inset, right - 1 - inset, low - 1 - inset),
            (RADIUS - 3) * FINE,
            fill=fill,
        )
        mask = Image.new("L", big.size)  # the gaps end at the round corners
        ImageDraw.Draw(mask).rounded_rectangle(
            (left, top, right - 1, low + 2 * FINE), RADIUS * FINE, fill=255
        )
        image = Image.composite(big, Image.new("RGBA", big.size, (*theme.SHADE, 0)), mask).reduce(
            FINE
        )
        colour = theme.DISCS[bet.participant % len(theme.DISCS)]
        ImageDraw.Draw(image).rounded_rectangle(
            (pad + 3, pad + 3, pad + HIGH, pad + HIGH - 4), RADIUS - 3, fill=colour
        )
        middle = pad + HIGH / 2 + CAP * TEXT
        typeface = self.sprites.typeface
        typeface.draw(image, (pad + 2 + HIGH / 2, middle), letter, TEXT, theme.LIGHT, anchor=0.5)
        text, ink = (f"{bet.chips}", theme.INK) if bet.accepted else (f"{bet.chips}?", theme.LIGHT)
        room = width - HIGH - 2 * GAP
        wide = typeface.width(text, TEXT)
        x = pad + HIGH + GAP + room // 2
        if wide + BET_CHIP + GAP <= room:
            x += (BET_CHIP + GAP) // 2
            chip = self.sprites.chip(BET_CHIP, theme.CHIPS[bet.seat % len(theme.CHIPS)], "", 1)
            for part in chip.parts:
                corner = (
                    x - wide // 2 - GAP - BET_CHIP + part.x,
                    pad + (HIGH - BET_CHIP) // 2 + part.y,
                )
                image.paste(part.image, corner, part.mask)
        typeface.draw(image, (x, middle), text, TEXT, ink, anchor=0.5)
        return cut_sprite(image, pad)


SCORE_DISC: Final = 54
BAR: Final = 20
ROW: Final = 97
GONE: Final = 0.1  # share of the note colour in the score of an eliminated player


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The row of one player."""

    sign: PlayerSign
    score: int
    share: float  # of the points that end the match or eliminate
    lost: bool  # the limit is reached and reaching it is bad
    out: str  # the word for eliminated players, else ""
    offer: str  # the score that the player may buy, else ""


class ScorePainter:
    """Draws scoreboards. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.bar = sprites.strips.keep(self._bar)

    def draw(self, image: Canvas, x: int, y: int, width: int, rows: tuple[ScoreRow, ...]) -> None:
        """Draw all rows downward from (x, y), `ROW` pixels each."""
        for index, row in enumerate(rows):
            self._row(image, x, y + index * ROW, width, row)

    def _row(self, image: Canvas, x: int, y: int, width: int, row: ScoreRow) -> None:
        typeface = self.sprites.typeface
        colour = theme.NOTE if row.out else row.sign.colour
        put(
            image,
            self.sprites.disc(
                SCORE_DISC,
                colour,
                row.sign.letter,
                computer=row.sign.computer,
                away=row.sign.away or bool(row.out),
                team=row.sign.team,
            ),
            x,
            y,
        )
        ink = mix(theme.PLATE_TEXT, theme.NOTE, GONE) if row.out else theme.PLATE_TEXT
        word, fill = (row.out, theme.PASS) if row.out else (row.offer, theme.BADGE)
        high, text = 38, 30
        wide = typeface.width(word, text) + 16 if word else 0
        room, size, middle, score = (
            width - SCORE_DISC - 14 - wide,
            46,
            y + SCORE_DISC // 2,
            str(row.score),
        )
        while size > 29 and typeface.width(score, size) > room:
            size -= 1
        # Else there is no room beside the word; the plate shows the score
        if typeface.width(score, size) <= room:
            typeface.draw(
                image, (x + SCORE_DISC + 8, middle + CAP * size), score, size, ink, lifted=True
            )
        if word:
            image.paste(
                fill, (x + width - wide, middle - high // 2), self.sprites.tag(wide, high, 9)
            )
            typeface.draw(
                image,
                (x + width - wide / 2, middle + CAP * text),
                word,
                text,
                theme.LIGHT,
                anchor=0.5,
            )
        image.paste(
            self.bar(width, round(100 * min(1.0, row.share)), row.lost), (x, y + SCORE_DISC + 10)
        )

    def _bar(self, width: int, percent: int, lost: bool) -> Image.Image:
        """Draw a glass tube filled to `percent`: with brass, or with red for a lost match."""
        size = (width, BAR)
        image = Image.new("RGB", size, theme.PLATE[1])
        full = rounded_mask(size, (0, 0, width, BAR), 4)
        image.paste(theme.BRASS[1], (0, 0), full)
        image.paste(theme.PLATE[1], (0, 0), rounded_mask(size, (2, 2, width - 2, BAR - 2), 3))
        reach = 2 + (width - 4) * percent // 100
        if percent:
            tones = (
                (mix(theme.OUT, theme.LIGHT, 0.2), theme.OUT)
                if lost
                else (theme.BRASS[0], theme.BRASS[1], theme.BRASS[2])
            )
            image.paste(vertical_gradient(size, *tones).crop((2, 0, reach, BAR)), (2, 0))
            image.paste(theme.BRASS[3], (reach, 0, min(width, reach + 2), BAR))
        return image


LEFT: Final = 974
RIGHT: Final = 1186
LOW: Final = (752, 610)  # lower edge of the panel: without and with players below the slab
WIDE: Final = RIGHT - LEFT
MIDDLE: Final = WIDE // 2 - 2
SMALLEST_TITLE: Final = 20  # size of its letters
TOP: Final = 98  # of the Stamm, from the top of the box
STAMM: Final = 412  # its height
FOOT: Final = 78  # kept free below it
POT: Final = 74
CHIP: Final = 84
DISC: Final = 54
GRID: Final = Grid(most=45, rows=3, across=3, down=4)  # of revealed hands
BESIDE: Final = -58  # from the middle to a stake with bets beside it
PLAQUES: Final = (92, 206)  # of those bets, left and right
COLUMN: Final = 430  # height of the column of stakes with bets


@dataclass(frozen=True, slots=True)
class SidePanelText:
    """The content of the panel, stakes and hands excepted."""

    title: str
    deal: str
    foot: str
    stock: int
    stamm: bool
    pot: tuple[str, str] | None = None  # name and amount
    rows: tuple[ScoreRow, ...] = ()


class SidePanel:
    """Draws the side panel on a slab. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.scores = ScorePainter(sprites)
        self.bets = BetPainter(sprites)

    def draw(
        self,
        canvas: Canvas,
        scene: TableScene,
        view: View,
        plates: tuple[PlateContent, ...],
        *,
        around: bool,
    ) -> None:
        """Draw the whole panel. `around`: players also sit below the slab."""
        result = None if view.dealing else view.result
        revealed = _revealed(result) if result else ()
        stamm = any(seat.banker for seat in view.seats)
        rows = () if revealed or view.layout is not Layout.BRICK else _rows(scene, view, plates)
        crowded = bool(revealed) and around
        is_full = bool(rows) or crowded or bool(revealed and view.pool)
        content = SidePanelText(
            title=scene.title,
            deal=_deal(scene, view),
            foot="" if is_full else _foot(scene, view),
            stock=0 if revealed or rows else view.stock,
            stamm=stamm,
            pot=_pot(scene, view) if view.pool and not crowded else None,
            rows=rows,
        )
        self._write(canvas, content, LOW[around])
        if result and revealed:
            foot_high = 8 if crowded else FOOT + 10 if view.pool else 56
            self._hands(canvas, plates, result, LOW[around] - STRIP - TOP - foot_high)
        elif stamm:
            self._stakes(canvas, scene, view, plates)

    def _write(self, canvas: Canvas, content: SidePanelText, low: int) -> None:
        """Draw everything but stakes and hands. `low` is the lower edge of the panel."""
        draw, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        wide, middle = WIDE - 8, LEFT + MIDDLE
        lines = self._title(content.title, wide)
        two = len(lines) > 1
        size, step = (33, 31) if two else (46, 46)
        while size > SMALLEST_TITLE and any(
            self.sprites.typeface.width(line, size, title=not two) > wide for line in lines
        ):
            size -= 1
        for index, line in enumerate(lines, 1):
            text, y = fit(line, size, wide, title=not two), STRIP + step * index - 2
            draw(
                canvas,
                (middle, y),
                text,
                size,
                theme.BRASS[0],
                anchor=0.5,
                title=not two,
                lifted=True,
            )
        deal = STRIP + (90 if two else 80)
        rows, letters = self.sprites.typeface.wrapped(content.deal, 31, 29, wide, 1 if two else 2)
        for index, row in enumerate(rows):
            y = deal - 8 * (len(rows) - 1) + 28 * index
            draw(canvas, (middle, y), row, letters, theme.PLATE_TEXT, anchor=0.5, lifted=True)
        if content.pot:
            self._pot(canvas, *content.pot, low - POT - 10)
        foot, size = self.sprites.typeface.shrunk(content.foot, 36, 29, wide)
        base = low - 26 - (POT + 12 if content.pot else 0)
        draw(canvas, (middle, base), foot, size, theme.PLATE_TEXT, anchor=0.5, lifted=True)
        height = low - STRIP - TOP - FOOT - (POT + 12 if content.pot and content.foot else 0)
        for x, y, unit, upright in _backs(content.stock, content.stamm, height):
            put(canvas, self.sprites.back(unit, upright), LEFT + x, STRIP + y)
        self.scores.draw(canvas, LEFT + 4, STRIP + TOP + 8, WIDE - 18, content.rows)

    def _pot(self, canvas: Canvas, name: str, amount: str, y: int) -> None:
        """Chips, and beside them what they are and how many."""
        typeface, small, large = self.sprites.typeface, 31, 44
        wide = POT + 14 + max(typeface.width(name, small), typeface.width(amount, large))
        x = LEFT + MIDDLE - wide // 2
        put(canvas, self.sprites.chip(POT - 6, theme.CHIPS[3], "", 3), x, y - 6)
        typeface.draw(canvas, (x + POT + 14, y + 16), name, small, theme.PLATE_TEXT, lifted=True)
        typeface.draw(canvas, (x + POT + 14, y + 56), amount, large, theme.PLATE_TEXT, lifted=True)

    def _title(self, title: str, wide: int) -> list[str]:
        """Return the title in one line if it can be large, else in two lines of similar length."""
        pairs = title_halves(title)
        if not pairs or self.sprites.typeface.width(title, 36, title=True) <= wide:
            return [title]
        return min(pairs, key=lambda pair: max(map(len, pair)))

    def _stakes(
        self, canvas: Canvas, scene: TableScene, view: View, plates: tuple[PlateContent, ...]
    ) -> None:
        """Draw each stake on the part of the stamm next to its owner.

        The banker sits below (rules 4.6). If the gallery has bet, the stakes form a column with the
        bets beside them.
        """
        banker = next(seat for seat, player in enumerate(view.seats) if player.banker)
        others = [(banker + step) % len(view.seats) for step in range(1, len(view.seats))]
        row = view.stock <= 8
        places: tuple[tuple[int, float], ...] = ((-58, 0.6), (0, 0.12), (58, 0.6))
        if row:
            places = ((0, 0.1), (0, 0.46), (0, 0.82))
        if len(others) != len(places):
            places = tuple((0, (index + 0.5) / len(others)) for index in range(len(others)))
        if view.gallery.bets:
            places = tuple((BESIDE, (index + 0.5) / len(others)) for index in range(len(others)))
        letters = onlooker_letters(scene, view, self.sprites)
        for seat, (x, y) in zip(others, places, strict=True):
            player, sign = view.seats[seat], plates[seat].sign
            if view.gallery.bets:
                middle = STRIP + TOP + round(COLUMN * y)
                on = tuple(bet for bet in view.gallery.bets if bet.seat == seat)
                self.bets.draw(
                    canvas,
                    on,
                    letters,
                    x=LEFT + PLAQUES[0],
                    middle=middle,
                    width=PLAQUES[1] - PLAQUES[0],
                )
                if player.stake is not None:
                    self._pile(
                        canvas,
                        player.stake,
                        view.staking.limits,
                        sign,
                        (LEFT + MIDDLE + x, middle - DISC // 2 + 12),
                    )
                elif on:
                    self._owner(canvas, sign, LEFT + MIDDLE + x, middle - DISC // 2)
            elif player.stake is not None:
                self._pile(
                    canvas,
                    player.stake,
                    view.staking.limits,
                    sign,
                    (LEFT + MIDDLE + x, STRIP + TOP + round(STAMM * y)),
                )

    def _pile(
        self,
        canvas: Canvas,
        stake: int,
        limits: tuple[int, int] | None,
        sign: PlayerSign,
        spot: tuple[int, int],
    ) -> None:
        """Draw a stake as a pile of chips, higher towards the limit, above its owner's disc."""
        (x, y), (low, high) = spot, limits or (stake, stake)
        pile = (
            1 + (2 * (stake - low) + (high - low) // 2) // max(1, high - low) if stake > low else 1
        )
        colour = theme.CHIPS[sign.seat % len(theme.CHIPS)]
        put(
            canvas,
            self.sprites.chip(CHIP, colour, str(stake), min(3, pile)),
            x - CHIP // 2,
            y - CHIP // 2 - 8,
        )
        self._owner(canvas, sign, x, y + CHIP // 2 - 8)

    def _owner(self, canvas: Canvas, sign: PlayerSign, x: int, top: int) -> None:
        put(canvas, self.sprites.sign(DISC, sign), x - DISC // 2, top)

    def _hands(
        self, canvas: Canvas, plates: tuple[PlateContent, ...], result: Result, height: int
    ) -> None:
        """Draw the hands revealed at the end of the deal in `height` pixels.

        Owner, pips, and tiles as large as they fit.
        """
        # Partners together
        revealed = sorted(
            _revealed(result), key=lambda entry: (plates[entry[0]].sign.team or 0, entry[0])
        )
        room = height // max(3, len(revealed))
        small, size = room < 100, DISC
        for row, (seat, hand) in enumerate(revealed):
            x, y = LEFT + 6, STRIP + TOP + row * room
            plate = plates[seat]
            put(canvas, self.sprites.sign(size, plate.sign), x, y)
            beside = fit_grid(len(hand), WIDE - size - 20, room - 12, GRID)
            below = fit_grid(len(hand), WIDE - 14, room - size - 14, GRID)
            total, text = result.pips[seat], 30 if small else 38
            if total is not None:
                under = (x + size / 2, y + size + 8 + 2 * CAP * text, 0.5)
                right = (x + size + 12, y + size / 2 + CAP * text, 0.0)
                base = under if beside[0] >= below[0] and not small else right
                self.sprites.typeface.draw(
                    canvas, base[:2], str(total), text, theme.PLATE_TEXT, anchor=base[2]
                )
                if small:
                    beside = fit_grid(len(hand), WIDE - size - 20 - 42, room - 4, GRID)
            unit, columns = max(beside, below)
            left, top = (x + size + 12, y + 2) if beside >= below else (x, y + size + 8)
            if small and beside >= below:
                left += 42
            for index, tile in enumerate(sort_hand(hand)):
                line, column = divmod(index, columns)
                sprite = self.sprites.tile(unit, True, *HALVES[tile], plate.marks)
                put(canvas, sprite, left + column * (unit + 3), top + line * (2 * unit + 4))


def _revealed(result: Result) -> tuple[tuple[Seat, tuple[Tile, ...]], ...]:
    """Return the seats that revealed tiles, with their hands."""
    return tuple((seat, hand) for seat, hand in enumerate(result.hands) if hand)


def _deal(scene: TableScene, view: View) -> str:
    """Return the number of the deal, or what it costs to buy back."""
    if view.offers:
        return scene.words("picture-buyback", price=format_chips(view.offers[0].price))
    return scene.words("picture-deal", number=view.deal)


def _foot(scene: TableScene, view: View) -> str:
    """Return the limits of stakes, the target, or the number of face-down tiles."""
    if view.staking.limits:
        low, high = view.staking.limits
        return scene.words("picture-limits", low=low, high=high)
    if view.stock:
        return scene.words(_aside(scene, view), count=view.stock)
    return "" if view.target is None else scene.words("picture-target", points=view.target)


def _pot(scene: TableScene, view: View) -> tuple[str, str]:
    """Return the name of the pot or pool, and the chips in it."""
    key = "picture-pool" if scene.game.elimination else "picture-pot"
    return scene.words(key), format_chips(view.pool)


def _aside(scene: TableScene, view: View) -> str:
    """Return the key of the words for the face-down tiles.

    Drawn from, put away after claims, or never touched. Only the Austrian games call tiles that are
    never touched the Stamm.
    """
    if scene.game.boneyard:
        return "picture-boneyard"
    if view.layout is Layout.DICE:
        return "picture-discards"
    return "picture-stamm" if view.layout is Layout.BRICK else "picture-aside"


def _rows(scene: TableScene, view: View, plates: tuple[PlateContent, ...]) -> tuple[ScoreRow, ...]:
    """Return the rows of the scoreboard; () without a target."""
    offers = {offer.seat: offer.score for offer in view.offers}
    target = view.target
    if target is None:
        return ()
    full = target + 1 if scene.game.elimination else target
    return tuple(
        ScoreRow(
            sign=plate.sign,
            score=player.score,
            share=player.score / full,
            lost=player.score >= full and scene.game.compared.best is Best.LEAST,
            out=scene.words("picture-out") if player.out else "",
            offer=f"→ {offers[seat]}" if seat in offers else "",
        )
        for seat, (plate, player) in enumerate(zip(plates, view.seats, strict=True))
        if player.score is not None and view.side(seat)[0] == seat  # one row for all of a team
    )


def _backs(stock: int, stamm: bool, height: int) -> list[tuple[int, int, int, bool]]:
    """Return where face-down tiles are drawn: x, y, half length, whether upright."""
    if not stock:
        return []
    if stamm and stock == 8:
        unit = 48
        return [(MIDDLE - unit, TOP + 2 + index * (unit + 3), unit, False) for index in range(8)]
    columns = 3 if stock <= 12 else 4 if stock <= 20 else 6
    rows = -(-stock // columns)
    unit = min(50, (height // rows - 3) // 2, (WIDE - 16) // columns - 6)
    left = MIDDLE - (columns * (unit + 8) - 8) // 2
    return [
        (left + index % columns * (unit + 8), TOP + index // columns * (2 * unit + 3), unit, True)
        for index in range(stock)
    ]
