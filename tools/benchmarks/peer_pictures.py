"""Other ways to draw a table: an SVG page through resvg, and Pillow's primitives."""

import base64
from io import BytesIO
from xml.sax.saxutils import escape

import fontpkg
import resvg_py
from PIL import Image, ImageDraw, ImageFont

from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.tiles_and_chips import SPOTS
from renderer.painter import Painter
from renderer.scene import TableScene
from renderer.tables.seating_plan import BOTTOM, STRIP, TOP, plan_seats
from renderer.tables.table_picture import line_field

STEP, RADIUS = 0.25, 0.11  # of pips, in half edges
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {size} '
    'font-family="Fira Sans Condensed" font-weight="600">'
)
DEFS = (
    "<defs>"
    + "".join(
        f'<linearGradient id="{name}" x2="0" y2="1"><stop stop-color="{high}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
        for name, high, low in (
            ("bone", "#FFFBF0", "#E2D3B4"),
            ("back", "#8A5436", "#4A2817"),
            ("plate", "#33231A", "#1A110B"),
            ("turn", "#FFF6DA", "#D6A548"),
        )
    )
    + "".join(
        f'<filter id="{name}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="{blur}"/></filter>'
        for name, blur in (("near", 1.5), ("far", 4.5), ("glow", 7))
    )
    + "</defs>"
)
# of a plain picture: half edge, tiles in a row
HIGH = BOTTOM - TOP
LEFT = 974  # of the Stamm
PLAIN_SIZE, PLAIN_UNIT, PLAIN_ROW = (1074, 806), 60, 8
PLAIN_SMALL = (630, 472)  # as such renderers begin, with a tile or two
SHOWN = (550, 350)  # the box in which Discord shows a picture on a desktop
SMOOTH = 2
STRAIGHT_ROW = 6
GREEN, WOODEN, GOLD, DARK, PALE, BLUE, BROWN = (
    (20, 92, 54),
    (60, 36, 20),
    (227, 192, 106),
    (40, 26, 18),
    (255, 244, 220),
    (31, 78, 121),
    (110, 64, 40),
)


def svg(painter: Painter, scene: TableScene) -> str:
    """Return the table as an SVG page: embedded background, tiles of the line, plates with names
    and counts, the stamm.
    """
    view = scene.view
    assert view is not None
    seats = plan_seats(len(scene.plates), around=False)
    field = line_field(seats.slab, around=False, panel=True)
    line = painter.tables.lines.place(view, theme.table_look(scene.game), field)
    assert line is not None
    ground = painter.tables.slab(theme.VERDE, False)
    file = BytesIO()
    ground.save(file, "JPEG", quality=90)
    image = base64.b64encode(file.getvalue()).decode()
    size = f'width="{ground.width}" height="{ground.height}"'
    unit = line.lay.unit
    parts = [
        HEAD.format(size=size),
        DEFS,
        f'<image {size} xlink:href="data:image/jpeg;base64,{image}"/>',
    ]
    for laid in line.lay.tiles:
        x, y = field.left + laid.cell.x, field.top + laid.cell.y
        parts.append(_tile(x, y, unit, upright=laid.upright, first=laid.first, second=laid.second))
    for chair, plate, at in zip(seats.chairs, scene.plates, view.seats, strict=True):
        parts.append(
            _plate(
                chair.x + 6,
                chair.y + chair.top,
                chair.width - 12,
                name=plate.name if plate else "",
                count=at.count,
                turn=at.due,
            )
        )
    parts.append(
        f'<text x="{LEFT + 104}" y="{STRIP + 46}" font-size="46" text-anchor="middle" fill="#FBEBB0">{scene.title}</text>'
    )
    for index in range(view.stock):
        x, y = LEFT + 20 + index % 3 * 60, STRIP + TOP + index // 3 * 104
        parts.append(_slip(x, y, 50, high=100, radius=7, fill="back", line="#E3C06A"))
    return "".join([*parts, "</svg>"])


def _slip(x: int, y: int, wide: int, high: int, radius: float, fill: str, line: str) -> str:
    """Return a rounded box with the two soft shadows that our pictures have."""
    box = f'width="{wide}" height="{high}" rx="{radius:.1f}"'
    return (
        f'<rect x="{x + 2}" y="{y + 4}" {box} filter="url(#far)" opacity="0.55"/>'
        f'<rect x="{x + 1}" y="{y + 2}" {box} filter="url(#near)" opacity="0.5"/>'
        f'<rect x="{x}" y="{y}" {box} fill="url(#{fill})" stroke="{line}" stroke-width="2"/>'
    )


def _plate(x: int, y: int, wide: int, name: str, count: int, turn: bool) -> str:
    ink, shown = "#1F140A" if turn else "#FFF4DC", escape(name)
    glow = (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{HIGH}" rx="18" fill="#FFC247" filter="url(#glow)"/>'
        if turn
        else ""
    )
    return glow + (
        _slip(x, y, wide, high=HIGH, radius=18, fill="turn" if turn else "plate", line="#B98A35")
        + f'<circle cx="{x + 48}" cy="{y + 48}" r="37" fill="#1F4E79" stroke="#E3C06A" stroke-width="3"/>'
        + f'<text x="{x + 48}" y="{y + 62}" font-size="40" text-anchor="middle" fill="#fff">{shown[:1]}</text>'
        + f'<text x="{x + 96}" y="{y + 41}" font-size="37" fill="{ink}">{shown}</text>'
        + f'<text x="{x + 96}" y="{y + 82}" font-size="36" fill="{ink}">{count}</text>'
    )


def _tile(x: int, y: int, unit: int, upright: bool, first: int, second: int) -> str:
    wide, high = (unit, 2 * unit) if upright else (2 * unit, unit)
    mx, my, reach = x + wide / 2, y + high / 2, 0.36 * unit
    line = (mx - reach, my, mx + reach, my) if upright else (mx, my - reach, mx, my + reach)
    parts = [
        _slip(x, y, wide, high=high, radius=0.14 * unit, fill="bone", line="#8B7650"),
        '<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="#6b5b3d" stroke-width="1.5"/>'.format(*line),
        f'<circle cx="{mx}" cy="{my}" r="{0.07 * unit:.1f}" fill="#B98A35"/>',
    ]
    for value, (dx, dy) in ((first, (0, 0)), (second, (0, unit) if upright else (unit, 0))):
        for across, along in SPOTS[value]:
            px, py = (across, along) if upright else (-along, across)
            cx, cy = x + dx + unit * (0.5 + STEP * px), y + dy + unit * (0.5 + STEP * py)
            parts.append(
                f'<circle cx="{cx:.1f}" cy="{cy + 1:.1f}" r="{RADIUS * unit:.1f}" fill="#fff"/>'
            )
            parts.append(
                f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{RADIUS * unit:.1f}" fill="#1B1410"/>'
            )
    return "".join(parts)


def resvg(page: str) -> bytes:
    """Render the page as PNG, the only format that resvg writes. Only the needed font is loaded."""
    font = str(fontpkg.path("fira-sans-condensed", weight=600))
    return resvg_py.svg_to_bytes(svg_string=page, skip_system_fonts=True, font_files=[font])


def plain(size: tuple[int, int] = PLAIN_SIZE, count: int = 24) -> bytes:
    """Draw `count` tiles in rows on a plain ground, without caches or smooth edges, and save them
    as PNG.

    The tiles are as large as the width allows.
    """
    image = Image.new("RGB", size, GREEN)
    draw, unit = ImageDraw.Draw(image), size[0] * PLAIN_UNIT // PLAIN_SIZE[0]
    for index in range(count):
        row, column = divmod(index, PLAIN_ROW)
        at = (unit * 2 // 3 + column * (2 * unit + 4), size[1] // 4 + row * 2 * unit)
        _drawn(draw, *at, unit, *HALVES[index])
    return _png(image)


def straightforward(scene: TableScene, size: tuple[int, int] = SHOWN) -> bytes:
    """Draw the content of our picture from the scene without any cache: people, line, face-down
    tiles, title.

    It is drawn at twice its size and reduced, the usual way to get smooth edges. `size` is that of
    Discord's box. Saved as PNG with optimisation.
    """
    view = scene.view
    assert view is not None
    wide, high = size[0] * SMOOTH, size[1] * SMOOTH
    image = Image.new("RGB", (wide, high), WOODEN)
    draw, unit, edge = ImageDraw.Draw(image), wide // 17, wide // 80
    path = str(fontpkg.path("fira-sans-condensed", weight=600))
    large, small = ImageFont.truetype(path, high // 20), ImageFont.truetype(path, high // 24)
    draw.rounded_rectangle(
        (edge, high // 5, wide - edge, high - edge),
        3 * edge,
        fill=GREEN,
        outline=GOLD,
        width=edge // 2,
    )
    each = (wide - edge) // len(scene.plates)
    for seat, (plate, at) in enumerate(zip(scene.plates, view.seats, strict=True)):
        x = edge + seat * each
        fill, ink = (GOLD, DARK) if at.due else (DARK, PALE)
        draw.rounded_rectangle(
            (x, edge, x + each - edge, high // 5 - edge), 2 * edge, fill=fill, outline=GOLD, width=2
        )
        draw.ellipse((x + edge, 2 * edge, x + 7 * edge, 8 * edge), fill=BLUE, outline=GOLD, width=3)
        draw.text((x + 8 * edge, 2 * edge), plate.name if plate else "", font=large, fill=ink)
        draw.text((x + 8 * edge, 6 * edge), f"{at.count} · {at.stack // 2}", font=small, fill=ink)
    for index, placed in enumerate(view.line):
        row, column = divmod(index, STRAIGHT_ROW)
        x, y = 3 * edge + column * (2 * unit + 4), high // 4 + row * (unit + edge)
        _drawn(draw, x, y, unit=unit, first=placed.a, second=placed.b)
    for index in range(view.stock):
        x, y = wide - 11 * edge + index % 3 * 3 * edge, high // 3 + index // 3 * 7 * edge
        draw.rounded_rectangle(
            (x, y, x + 2 * edge + edge // 2, y + 6 * edge),
            edge // 2,
            fill=BROWN,
            outline=GOLD,
            width=2,
        )
    draw.text((wide - 6 * edge, high // 4), scene.title, font=large, fill=PALE, anchor="mm")
    return _png(image.resize(size, Image.Resampling.LANCZOS))


def _drawn(draw: ImageDraw.ImageDraw, x: int, y: int, unit: int, first: int, second: int) -> None:
    """Draw a tile that lies level."""
    draw.rounded_rectangle(
        (x, y, x + 2 * unit, y + unit), unit // 8, fill=(255, 255, 245), outline=(0, 0, 0), width=2
    )
    draw.line((x + unit, y + unit // 10, x + unit, y + unit - unit // 10), fill=(0, 0, 0), width=2)
    for half, value in enumerate((first, second)):
        for across, along in SPOTS[value]:
            cx, cy, r = (
                x + unit * (half + 0.5 - STEP * along),
                y + unit * (0.5 + STEP * across),
                RADIUS * unit,
            )
            draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=(0, 0, 0))


def _png(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
