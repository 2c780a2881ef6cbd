"""Jobs of the drawing processes; without processes they run in threads of the bot. Imports only what drawing needs.

The painter is imported by the first job, or by `workers.preloaded` before the fork. The bot imports this module only to name the
jobs, and does without the painter's 5 MB.
"""

import gc
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from PIL import Image

from locales.catalogues import HOUSE_LANGUAGE, load, load_words
from renderer.drawing.animation import encode_animation
from renderer.drawing.encoding import Format
from renderer.posters.poster_scenes import Scene
from renderer.scene import HandScene, Picture, sample_letters
from workers.heap import HeapTrimmer, keep_pictures_outside

if TYPE_CHECKING:
    from renderer.painter import Painter

# Allocations until the garbage collector runs. Drawing makes no reference cycles, so there is hardly anything to collect.
GC_THRESHOLD: Final = 50_000
trimmer: Final = HeapTrimmer(seconds=0.3)  # drawing leaves holes in the heap, up to 20 MB


@cache
def painter(cache_share: float) -> "Painter":
    """Return the painter of this process, whose caches have this share of the room for a single one."""
    from renderer.painter import Painter

    return Painter(spare=load_words(HOUSE_LANGUAGE), cache_share=cache_share)


def set_up_libraries() -> None:
    """Use fonts and encoders once, and keep no picture. What they set up, 5 MB, is shared by processes that are forked later."""
    from renderer.painter import Painter

    drawing = Painter(cache_share=0)
    for language in load().languages:
        words = load_words(language)
        drawing.sprites.typeface.can_draw(sample_letters(words))
        drawing.sprites.typeface.runs(words("picture-bank"), False)
    encode_animation([Image.new("RGB", (8, 8))] * 2, [1, 1], quality=75)


def warm_up(letters: Mapping[str, str], cache_share: float) -> list[str]:
    """Draw what all pictures share. Returns the languages whose `letters` no font of this machine can draw."""
    drawing = painter(cache_share)
    drawing.warm()
    return [language for language, sample in letters.items() if not drawing.sprites.typeface.can_draw(sample)]


def warm_up_process(letters: Mapping[str, str], cache_share: float) -> list[str]:
    """Warm up a drawing process, and exempt everything loaded by then from garbage collection."""
    keep_pictures_outside()
    missing = warm_up(letters, cache_share)
    gc.freeze()
    gc.collect()  # makes the collector forget how many objects there were: it does not look again until a quarter of that is new
    gc.set_threshold(GC_THRESHOLD)
    return missing


def draw(scene: Scene, image_format: Format, cache_share: float) -> Picture:
    """Return the picture of a scene."""
    picture = painter(cache_share).draw(scene, image_format)
    trimmer.trim()
    return picture


def describe(scene: HandScene, max_length: int, cache_share: float) -> str:
    """Return what the picture of a hand says, line by line, in at most `max_length` characters."""
    return painter(cache_share).describe_hand(scene, max_length)
