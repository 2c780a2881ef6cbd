"""Drawn art: faces, medals and symbols, which lie as files in `renderer/assets`.

`python -m tools.art` draws them. Each is kept in one large size and scaled down, which takes a
millisecond; the sprites made of it are cached.
"""

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from renderer.drawing import theme
from renderer.drawing.layers import Sprite, cut_sprite
from renderer.drawing.textures import FINE, rounded_mask, vertical_gradient
from renderer.drawing.theme import Colour, mix

ASSETS: Final = Path(__file__).parents[1] / "assets"
FACES: Final = frozenset(path.stem for path in (ASSETS / "faces").glob("*.png"))  # keys of regulars
MARGIN: Final = 8  # a symbol has an eighth of its width around it, for outline and shadow
ENAMEL: Final = {  # by game; "" is the house
    "": theme.rgb("#6B1B24"),
    "austrian-block": theme.rgb("#1F5560"),
    "austrian-draw": theme.rgb("#1F4E79"),
    "tendler": theme.rgb("#5B4A8C"),
    "buki": theme.rgb("#17562D"),
    "pulle": theme.rgb("#7C5018"),
    "hungarian": theme.rgb("#7A3566"),
    "challenge": theme.rgb("#4A5560"),
    "luxembourg": theme.rgb("#2C5F73"),
}
GREY: Final = (theme.rgb("#B9B4AC"), theme.rgb("#8A857E"), theme.rgb("#5F5B55"))
OPEN: Final = theme.rgb("#4B4742")


def open_art(name: str) -> Image.Image:
    """Return the picture `renderer/assets/<name>.png`."""
    with Image.open(ASSETS / f"{name}.png") as file:
        return file.convert("RGBA")


def draw_symbol(name: str, size: int) -> Sprite:
    """Return a symbol, `size` pixels wide without its margin."""
    image, pad = open_art(f"symbols/{name}"), size // MARGIN
    side = image.width * MARGIN / (MARGIN + 2)
    edge = side / MARGIN - pad * side / size  # the part of the margin that is left out
    whole = size + 2 * pad
    shown = image.resize(
        (whole, whole), Image.Resampling.BOX, (edge, edge, image.width - edge, image.width - edge)
    )
    return cut_sprite(shown, pad)


def paste_face(image: Image.Image, key: str, inner: tuple[float, ...]) -> None:
    """Paste the face of a regular into a disc, whose colour stays visible round it."""
    left, top, right, bottom = (round(edge) for edge in inner)
    edge = max(1, (right - left) // 16)
    size = (right - left - 2 * edge, bottom - top - 2 * edge)
    face, wide = open_art(f"faces/{key}"), size[0] / max(size)
    shown = (face.width * (1 - wide) / 2, 0, face.width * (1 + wide) / 2, face.height)
    mask = rounded_mask(size, (0, 0, *size), max(2, size[0] // 9))
    image.paste(face.resize(size, Image.Resampling.BOX, shown), (left + edge, top + edge), mask)


def draw_medal(size: int, key: str, game: str, earned: bool, contrast: bool) -> Sprite:
    """Return the medal of an achievement, `size` pixels wide; grey until it is earned.

    The origin is the corner of the square round it. An achievement without a drawing has a star.
    """
    pad = max(4, size // 14)
    canvas = size + 2 * pad
    big = Image.new("RGBA", (canvas * FINE, canvas * FINE), (*theme.SHADE, 0))
    first, last = pad * FINE, (pad + size) * FINE
    metal = (theme.BRASS[0], theme.BRASS[1], theme.BRASS[3]) if earned else GREY
    colour = ENAMEL.get(game, theme.DISCS[sum(map(ord, game)) % len(theme.DISCS)])
    tone = theme.BLACK if contrast else colour if earned else OPEN
    inset = size * FINE // 22
    for tones, shrink in ((metal, 0), (enamel(theme.KEYLINE), inset - FINE), (enamel(tone), inset)):
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).ellipse(
            (first + shrink, first + shrink, last - shrink, last - shrink), fill=255
        )
        big.paste(vertical_gradient(big.size, *tones), (0, 0), mask)
    side = round((size - 2 * size / 22) * FINE * 0.9)
    name = key if (ASSETS / "medals" / f"{key}.png").exists() else "star"
    drawing = open_art(f"medals/{name}").resize((side, side), Image.Resampling.HAMMING)
    if not earned:
        grey = ImageEnhance.Brightness(drawing.convert("L")).enhance(0.72).convert("RGBA")
        grey.putalpha(drawing.getchannel("A"))
        drawing = grey
    corner = (big.width - side) // 2
    big.alpha_composite(drawing, (corner, corner))
    return cut_sprite(drop_shadow(big.reduce(FINE), pad), pad)


def enamel(tone: Colour) -> tuple[Colour, Colour]:
    """Return the tones of enamel, lighter above."""
    return mix(tone, theme.LIGHT, theme.LIT), mix(tone, theme.SHADE, 0.3)


def drop_shadow(face: Image.Image, pad: int) -> Image.Image:
    """Return a round picture with a soft shadow below it."""
    image = Image.new("RGBA", face.size, (*theme.SHADE, 0))
    shade = (
        face.getchannel("A").filter(ImageFilter.GaussianBlur(pad / 3)).point(lambda grey: grey // 2)
    )
    image.paste((*theme.SHADE, 255), (1, pad // 3), shade)
    image.alpha_composite(face)
    return image
