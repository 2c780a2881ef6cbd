"""A medal: the drawing of an achievement on enamel, with a rim of brass; or grey, as long as it is open."""

from typing import Final

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from renderer.drawing import theme
from renderer.drawing.sprite import Sprite, cut_sprite
from renderer.drawing.textures import vertical_gradient
from renderer.drawing.theme import Colour, mix
from renderer.medals.medal_drawings import draw_achievement
from renderer.medals.medal_pen import MedalPen

FINE: Final = 4  # supersampling
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


def draw_medal(size: int, key: str, game: str, earned: bool, contrast: bool) -> Sprite:
    """Return the medal of an achievement, `size` pixels wide. The origin is the corner of the square round it."""
    pad = max(4, size // 14)
    canvas = size + 2 * pad
    big = Image.new("RGBA", (canvas * FINE, canvas * FINE), (*theme.SHADE, 0))
    at, last = pad * FINE, (pad + size) * FINE
    metal = (theme.BRASS[0], theme.BRASS[1], theme.BRASS[3]) if earned else GREY
    tone = theme.BLACK if contrast else ENAMEL.get(game, theme.DISCS[sum(map(ord, game)) % len(theme.DISCS)]) if earned else OPEN
    rim, inset = vertical_gradient(big.size, *metal), size * FINE // 22
    for fill, shrink in ((None, 0), (theme.KEYLINE, inset - FINE), (tone, inset)):
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).ellipse((at + shrink, at + shrink, last - shrink, last - shrink), fill=255)
        big.paste(rim if fill is None else enamel(big.size, fill), (0, 0), mask)
    pen = MedalPen(round((size - 2 * size / 22) * FINE * 0.9))
    draw_achievement(pen, key)
    drawing = pen.image if earned else faded(pen.image)
    corner = (big.width - drawing.width) // 2
    big.alpha_composite(drawing, (corner, corner))
    face, image = big.reduce(FINE), Image.new("RGBA", (canvas, canvas), (*theme.SHADE, 0))
    shade = face.getchannel("A").filter(ImageFilter.GaussianBlur(pad / 3)).point(lambda grey: grey // 2)
    image.paste((*theme.SHADE, 255), (1, pad // 3), shade)
    image.alpha_composite(face)
    return cut_sprite(image, pad)


def enamel(size: tuple[int, int], tone: Colour) -> Image.Image:
    """Return a surface of enamel, lighter above."""
    return vertical_gradient(size, mix(tone, theme.LIGHT, theme.LIT), mix(tone, theme.SHADE, 0.3))


def faded(image: Image.Image) -> Image.Image:
    """Return a drawing in grey, with less contrast."""
    grey = ImageEnhance.Brightness(image.convert("L")).enhance(0.72).convert("RGBA")
    grey.putalpha(image.getchannel("A"))
    return grey
