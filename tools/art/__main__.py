"""`python -m tools.art`: draws faces, medals, symbols … again, into `renderer/assets`.

The pictures need only these files: an achievement of a new game may as well have a PNG file that
somebody has drawn, 432 pixels wide and transparent around the drawing.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from renderer.drawing.symbols import ASSETS
from tools.art.faces import LOOKS, draw_face
from tools.art.festive import draw_coffee, draw_confetti, draw_laurel
from tools.art.medal_pen import MedalPen
from tools.art.medals import DRAWINGS
from tools.art.ornaments import ORNAMENTS, draw_ornament
from tools.art.signs import SYMBOLS, draw_rule, draw_slot, draw_tile_sign, draw_wear
from tools.art.things import THINGS, draw_thing

MEDAL: Final = 432  # pixels of the largest medal's drawing at four times its size


def all_art() -> Iterator[tuple[str, Image.Image]]:
    """Yield the names of all files below the assets, without their endings, with their pictures."""
    for key in LOOKS:
        yield f"faces/{key}", draw_face(key)
        yield f"faces/glum/{key}", draw_face(key, glum=True)
    for key, draw in DRAWINGS.items():
        pen = MedalPen(MEDAL)
        draw(pen)
        yield f"medals/{key}", pen.image
    for key, symbol in SYMBOLS.items():
        yield f"symbols/{key}", symbol()
    for key, ornament in ORNAMENTS.items():
        yield f"rooms/{key}", draw_ornament(ornament)
    for key, thing in THINGS.items():
        yield f"things/{key}", draw_thing(thing)
    yield from (
        ("slot", draw_slot()),
        ("tile-sign", draw_tile_sign()),
        ("wear", draw_wear()),
        ("rule", draw_rule()),
    )
    yield from (("laurel", draw_laurel()), ("confetti", draw_confetti()), ("coffee", draw_coffee()))


def main() -> None:
    """Write all files."""
    for name, image in all_art():
        path = ASSETS / f"{name}{'.webp' if name.startswith('things/') else '.png'}"
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, optimize=True, quality=80, method=6)
        print(path.relative_to(ASSETS.parent))


if __name__ == "__main__":
    main()
