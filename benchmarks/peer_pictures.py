"""The same table drawn by two other means that people would think of first: an SVG page through resvg, and Pillow's primitives."""

import base64
from io import BytesIO
from xml.sax.saxutils import escape

import fontpkg
import resvg_py
from PIL import Image, ImageDraw

from games.tiles import HALVES
from renderer import Painter, TableScene, theme
from renderer.chairs import STRIP, plan
from renderer.plates import HIGH
from renderer.side import LEFT, TOP
from renderer.sprites import SPOTS

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
PLAIN_SIZE, PLAIN_UNIT, PLAIN_ROW = (1074, 806), 60, 8  # of the plain picture: tiles in a row


def svg(painter: Painter, scene: TableScene) -> str:
    """The table as a page: background embedded, the tiles of the line, plates with names and counts, the Stamm."""
    view = scene.view
    assert view is not None
    seats = plan(len(scene.plates), around=False, plaque=False)
    line = painter.tables.lines.place(view, around=False, panel=True)
    assert line is not None
    ground = painter.tables.slab(theme.VERDE, False)
    file = BytesIO()
    ground.save(file, "JPEG", quality=90)
    image = base64.b64encode(file.getvalue()).decode()
    size = f'width="{ground.width}" height="{ground.height}"'
    unit, step = line.lay.frame.unit, line.lay.frame.step
    parts = [HEAD.format(size=size), DEFS, f'<image {size} xlink:href="data:image/jpeg;base64,{image}"/>']
    for laid in line.lay.tiles:
        x, y = line.left + laid.cell.x * step, line.top + laid.cell.y * step
        parts.append(_tile(x, y, unit, laid.upright, laid.first, laid.second))
    for chair, plate, at in zip(seats.chairs, scene.plates, view.seats, strict=True):
        parts.append(_plate(chair.x + 6, chair.y + chair.top, chair.width - 12, plate.name if plate else "", at.count, at.due))
    parts.append(
        f'<text x="{LEFT + 104}" y="{STRIP + 46}" font-size="46" text-anchor="middle" fill="#FBEBB0">{scene.title}</text>'
    )
    for index in range(view.stock):
        x, y = LEFT + 20 + index % 3 * 60, STRIP + TOP + index // 3 * 104
        parts.append(_slip(x, y, 50, 100, 7, "back", "#E3C06A"))
    return "".join([*parts, "</svg>"])


def _slip(x: int, y: int, wide: int, high: int, radius: float, fill: str, line: str) -> str:
    """A rounded box with its two soft shadows, as ours have them."""
    box = f'width="{wide}" height="{high}" rx="{radius:.1f}"'
    return (
        f'<rect x="{x + 2}" y="{y + 4}" {box} filter="url(#far)" opacity="0.55"/>'
        f'<rect x="{x + 1}" y="{y + 2}" {box} filter="url(#near)" opacity="0.5"/>'
        f'<rect x="{x}" y="{y}" {box} fill="url(#{fill})" stroke="{line}" stroke-width="2"/>'
    )


def _plate(x: int, y: int, wide: int, name: str, count: int, turn: bool) -> str:
    ink, shown = "#1F140A" if turn else "#FFF4DC", escape(name)
    glow = f'<rect x="{x}" y="{y}" width="{wide}" height="{HIGH}" rx="18" fill="#FFC247" filter="url(#glow)"/>' if turn else ""
    return glow + (
        _slip(x, y, wide, HIGH, 18, "turn" if turn else "plate", "#B98A35")
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
        _slip(x, y, wide, high, 0.14 * unit, "bone", "#8B7650"),
        '<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="#6b5b3d" stroke-width="1.5"/>'.format(*line),
        f'<circle cx="{mx}" cy="{my}" r="{0.07 * unit:.1f}" fill="#B98A35"/>',
    ]
    for value, (dx, dy) in ((first, (0, 0)), (second, (0, unit) if upright else (unit, 0))):
        for across, along in SPOTS[value]:
            px, py = (across, along) if upright else (-along, across)
            cx, cy = x + dx + unit * (0.5 + STEP * px), y + dy + unit * (0.5 + STEP * py)
            parts.append(f'<circle cx="{cx:.1f}" cy="{cy + 1:.1f}" r="{RADIUS * unit:.1f}" fill="#fff"/>')
            parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{RADIUS * unit:.1f}" fill="#1B1410"/>')
    return "".join(parts)


def resvg(page: str) -> bytes:
    """The page as PNG, the only format that resvg gives. Only the font it needs is loaded."""
    font = str(fontpkg.path("fira-sans-condensed", weight=600))
    return resvg_py.svg_to_bytes(svg_string=page, skip_system_fonts=True, font_files=[font])


def plain(count: int = 24) -> bytes:
    """So many tiles in rows on a plain ground, every one drawn anew, saved as PNG with optimisation."""
    image = Image.new("RGB", PLAIN_SIZE, (20, 92, 54))
    draw, unit = ImageDraw.Draw(image), PLAIN_UNIT
    for index in range(count):
        row, column = divmod(index, PLAIN_ROW)
        x, y = 40 + column * (2 * unit + 4), 200 + row * 2 * unit
        draw.rounded_rectangle((x, y, x + 2 * unit, y + unit), 8, fill=(255, 255, 245), outline=(0, 0, 0), width=2)
        draw.line((x + unit, y + 6, x + unit, y + unit - 6), fill=(0, 0, 0), width=2)
        for half, value in enumerate(HALVES[index]):
            for across, along in SPOTS[value]:
                cx, cy, r = x + unit * (half + 0.5 - STEP * along), y + unit * (0.5 + STEP * across), RADIUS * unit
                draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=(0, 0, 0))
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
