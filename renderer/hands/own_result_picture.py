"""The result of a round or session as one player sees it.

A wreath for winners, a cup of coffee for the others. Each achievement that the round has earned has
a row below.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.core import Best, Measure, Seat, Tile
from games.parts.amounts import format_gain
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import put
from renderer.drawing.symbols import open_art
from renderer.drawing.textures import RIM, draw_rays, inner_size, make_baize, make_wood, set_inlay
from renderer.drawing.theme import Marks
from renderer.drawing.tiles_and_chips import Grid, SpritePainter, fit_grid
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import sort_hand
from renderer.scene import HandScene, Medal, joined_names
from renderer.tables.player_plates import seat_sign

SIZE: Final = (1210, 520)
FRAME: Final = (14, 12, 1196, 508)
EMBLEM: Final = (258, 240)  # middle of the wreath or cup on the left
DISC: Final = 168
PARTNER: Final = 132  # of the discs of two partners
LAUREL: Final = 158  # radius of the wreath
LAUREL_MARGIN: Final = 54  # round the circle in its picture
CUP: Final = 300  # width of its saucer
CUP_MARGIN: Final = 12  # round the picture of the cup
TEXT: Final = (470, 52, 1146, 470)  # the box for words and tiles
HEADLINE: Final = (88, 59)  # its largest and its smallest size
LINE: Final = 62
DOT: Final = " · "
ROW: Final = 72
LARGEST: Final = 62  # half edge of a tile
GAP: Final = 6
HEIGHT: Final = 254  # of a row with an achievement
EDGE: Final = 14
MEDAL: Final = 168
ROW_TEXT: Final = 232
GRID: Final = Grid(LARGEST, rows=4, across=GAP, down=GAP)


@dataclass(frozen=True, slots=True)
class ResultText:
    """The words of a result: a headline, short notes, and the half-chips won or lost."""

    won: bool
    headline: str
    notes: tuple[str, ...]
    chips: int | None = None


def is_over(scene: HandScene) -> bool:
    """Return whether this hand shows the result of a round or session."""
    return (
        not scene.view.dealing and scene.view.result is not None and scene.view.viewer is not None
    )


def describe_result(scene: HandScene, names: tuple[str, ...]) -> ResultText:
    """Return how it ended for the player of this hand. Onlookers read it with the player's name."""
    view, words, finish = scene.view, scene.words, scene.finish
    result, seat = view.result, view.own_seat
    assert result is not None
    best, counted = (
        (view.winners, "match")
        if view.winners
        # nobody wins a round that adds points, unless its result names winners
        else ((), "points" if view.compared.measure is Measure.POINTS else "round")
    )
    if not best and result.winners:
        best, counted = result.winners, "round"
    elif (
        not best
        and counted == "points"
        and view.compared.best is Best.LEAST
        and not scene.game.elimination
    ):
        # Several players can do best if points are only added
        left = [pips for pips in result.pips if pips is not None]
        best = tuple(
            other
            for other, pips in enumerate(result.pips)
            if pips is not None and pips == min(left)
        )
    away = [plate is not None and plate.away for plate in scene.plates]
    names = tuple(
        words("substitute", name=name) if gone else name
        for name, gone in zip(names, away, strict=False)
    )
    won = finish.place == 1 if finish else seat in best and not away[seat]
    if finish is not None and not view.winners:
        headline = words(
            "picture-ending-place",
            place=finish.place,
            people=finish.people,
            won="yes" if won else "no",
        )
    elif not best:
        headline = words("picture-ending-tied")
    else:
        headline = _headline(
            scene, best, counted, names, is_own=won and view.gallery.onlooker is None
        )
    notes = []
    if finish is not None and view.winners and not won:
        notes.append(
            words("picture-ending-place", place=finish.place, people=finish.people, won="no")
        )
    pips, score = result.pips[seat], view.seats[seat].score
    if score is not None:
        notes.append(words("picture-points", points=score))
    if finish is None and pips:
        notes.append(words("picture-ending-left", pips=pips))
    chips = finish.net if finish else result.gains[seat] if any(result.gains) else None
    return ResultText(won, headline, tuple(notes), chips)


def _headline(
    scene: HandScene, best: tuple[Seat, ...], counted: str, names: tuple[str, ...], *, is_own: bool
) -> str:
    """Return who has won what.

    The viewer alone or with a partner, a team, or one or several players.
    """
    view, words, you = scene.view, scene.words, "yes" if is_own else "no"
    if len(best) > 1 and best == view.side(best[0]):
        partners = [names[winner] for winner in best if not is_own or winner != view.viewer]
        return words(
            "picture-ending-team", what=counted, you=you, names=joined_names(partners, words)
        )
    shown = [names[view.viewer]] if view.viewer in best else [names[winner] for winner in best]
    return words(
        "picture-ending-won", what=counted, you=you, names=words.listed(shown), count=len(best)
    )


def result_sentence(scene: HandScene, names: tuple[str, ...]) -> str:
    """Return the headline as a sentence."""
    said = describe_result(scene, names).headline
    return said if said[-1] in ".!?…。！" else scene.words.sentence(said)


class ResultPainter(SpritePainter):
    """Paints results. Thread-safe, with bounded caches."""

    def warm(self) -> None:
        """Draw in advance what takes longest, since tables wait meanwhile."""
        self.sprites.art("laurel", LAUREL_MARGIN)
        self.sprites.art("coffee", CUP_MARGIN)
        for won in (True, False):
            self.ground(won, False)

    def paint(self, scene: HandScene, names: tuple[str, ...]) -> Image.Image:
        """Return all pixels: 1210 × 520, and a row for each achievement just earned."""
        said, view, seat = describe_result(scene, names), scene.view, scene.view.own_seat
        marks = theme.table_look(scene.game, scene.style).marks
        canvas = self.ground(said.won, scene.style.contrast).copy()
        if said.won:
            self._winner(canvas, scene, seat)
        else:
            put(
                canvas,
                self.sprites.art("coffee", CUP_MARGIN),
                EMBLEM[0] - CUP // 2,
                EMBLEM[1] - 142,
            )
        left = sort_hand(view.seats[seat].hand or ())
        laid = view.line[-1] if view.line else None
        last = (laid.a, laid.b) if laid and laid.seat == seat and not left and said.won else None
        self._write(canvas, said, left, last, marks)
        return self._below(canvas, scene) if scene.medals else canvas

    @kept("grounds")
    def ground(self, won: bool, contrast: bool) -> Image.Image:
        image = make_wood(SIZE)
        cloth = make_baize(
            inner_size(FRAME), theme.velvet_tones(contrast) if won else theme.baize_tones(contrast)
        )
        if won and not contrast:
            draw_rays(
                cloth, (EMBLEM[0] - FRAME[0] - RIM, EMBLEM[1] - FRAME[1] - RIM), theme.BRASS[1], 66
            )
            confetti = open_art("confetti")
            cloth.paste(confetti, (0, 0), confetti)
        set_inlay(image, cloth, FRAME)
        return image

    def _winner(self, canvas: Image.Image, scene: HandScene, seat: Seat) -> None:
        """Draw the winner's disc in a wreath, crowned after a match, before a partner's."""
        x, y = EMBLEM
        put(canvas, self.sprites.art("laurel", LAUREL_MARGIN), x - LAUREL, y - LAUREL)
        partners = [owner for owner in scene.view.side(seat) if owner != seat]
        size, shift = (PARTNER, PARTNER * 5 // 16) if partners else (DISC, 0)
        for place, owner in ((shift, partners[0]), (-shift, seat)) if partners else ((0, seat),):
            disc = self.sprites.sign(size, seat_sign(scene, self.sprites, owner))
            put(canvas, disc, x + place - size // 2, y + place // 3 - size // 2)
        if seat in scene.view.winners or scene.finish is not None:
            put(canvas, self.sprites.symbol("crown", 104), x - 52, y - DISC // 2 - 84)

    def _write(
        self,
        canvas: Image.Image,
        said: ResultText,
        left: tuple[Tile, ...],
        last: tuple[int, int] | None,
        marks: Marks,
    ) -> None:
        """Draw headline, chips, notes and tiles below each other, centred in their box."""
        typeface, wide = self.sprites.typeface, TEXT[2] - TEXT[0]
        lines, size = typeface.wrapped(said.headline, *HEADLINE, wide, 2, title=True)
        chips = "" if said.chips is None else format_gain(said.chips)
        beside = 120 + typeface.width(chips, LINE) if chips else 0
        notes = list(said.notes)
        while typeface.width(DOT.join(notes), LINE) > wide - beside:
            notes.pop()  # the last are the pips, which the tiles show as well
        parts = [len(lines) * round(size * 1.12), ROW if chips or notes else 0]
        room = min(200, TEXT[3] - TEXT[1] - sum(parts) - 24)
        unit, columns = fit_grid(len(left), wide, room, GRID) if left else (LARGEST, 1)
        rows = -(-len(left) // columns) if left else int(last is not None)
        high = 2 * unit if left else unit
        tiles = rows * (high + GAP) + 24 if rows else 0
        top = TEXT[1] + (TEXT[3] - TEXT[1] - sum(parts) - tiles) // 2
        ink = theme.BRASS[0] if said.won else theme.PLATE_TEXT
        for index, line in enumerate(lines):
            low = top + round(size * (0.84 + 1.12 * index))
            typeface.draw(canvas, (TEXT[0], low), line, size, ink, title=True, lifted=True)
        top += parts[0]
        middle = top + ROW // 2 + 6
        if said.chips is not None:
            chip = self.sprites.chip(68, theme.CHIPS[3], "", 3 if said.chips > 0 else 1)
            put(canvas, chip, TEXT[0], middle - 40)
            base = TEXT[0] + 84, middle + CAP * LINE
            typeface.draw(canvas, base, chips, LINE, theme.LIGHT, lifted=True)
        base = TEXT[0] + beside, middle + CAP * LINE
        typeface.draw(canvas, base, DOT.join(notes), LINE, theme.PLATE_TEXT, lifted=True)
        top += parts[1] + 24
        corner, gaps = (TEXT[0], top), (GAP, GAP)
        self.sprites.lay_hand(canvas, left, corner, unit, columns, marks=marks, gaps=gaps)
        if last:
            put(canvas, self.sprites.tile(unit, False, *last, marks), TEXT[0] + 8, top)
            put(canvas, self.sprites.ring(unit, False), TEXT[0] + 8, top)

    @kept("grounds")
    def _row(self, width: int, contrast: bool) -> Image.Image:
        image = make_wood((width, HEIGHT))
        box = (EDGE, 0, width - EDGE, HEIGHT - EDGE)
        set_inlay(image, make_baize(inner_size(box), theme.velvet_tones(contrast)), box)
        return image

    def _below(self, canvas: Image.Image, scene: HandScene) -> Image.Image:
        """Return the picture with a row below it for each medal of the scene."""
        image = Image.new("RGB", (canvas.width, canvas.height + HEIGHT * len(scene.medals)))
        image.paste(canvas, (0, 0))
        for index, medal in enumerate(scene.medals):
            row = self._row(canvas.width, scene.style.contrast).copy()
            self._medal(row, scene, medal)
            image.paste(row, (0, canvas.height + HEIGHT * index))
        return image

    def _medal(self, row: Image.Image, scene: HandScene, medal: Medal) -> None:
        typeface, words, width = self.sprites.typeface, scene.words, row.width - ROW_TEXT - 50
        put(
            row,
            self.sprites.medal(MEDAL, medal.key, medal.game, True, scene.style.contrast),
            46,
            (HEIGHT - EDGE - MEDAL) // 2,
        )
        title, size = typeface.shrunk(
            words(f"achievement-{medal.key}"), LINE, 48, width, title=True
        )
        base = ROW_TEXT, 60 + CAP * size
        typeface.draw(row, base, title, size, theme.BRASS[0], title=True, lifted=True)
        lines, size = typeface.wrapped(words(f"achievement-{medal.key}.how"), LINE, 46, width, 2)
        place = ROW_TEXT, (92 + HEIGHT - EDGE - RIM) / 2
        typeface.draw_lines(row, place, lines, size, theme.PLATE_TEXT, step=size, lifted=True)
