"""Jobs of the drawing processes; without processes they run in threads of the bot.

Imports only what drawing needs.

The bot imports this module only to name the jobs, and does without the painter's 5 MB.
"""

import gc
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from delivery.workers.heap import HeapTrimmer, keep_pictures_outside
from locales.catalogues import HOUSE_LANGUAGE, load, load_words
from renderer.drawing.encoding import Format
from renderer.posters.poster_scenes import Scene
from renderer.scene import HandScene, Picture

if TYPE_CHECKING:
    from renderer.painter import Painter

# Allocations until the garbage collector runs. Drawing makes no reference cycles, so there is
# hardly anything to collect.
GC_THRESHOLD: Final = 50_000
trimmer: Final = HeapTrimmer(seconds=0.5)  # drawing leaves holes in the heap, up to 20 MB


@cache
def painter(cache_share: float) -> "Painter":
    """Return the painter of this process, whose caches have this share of the room for a single
    one.
    """
    from renderer.painter import Painter

    return Painter(spare=load_words(HOUSE_LANGUAGE), cache_share=cache_share)


def warm_up(letters: Mapping[str, str], cache_share: float) -> list[str]:
    """Draw what all pictures share.

    Returns the languages whose `letters` no font of this machine can draw.
    """
    drawing = painter(cache_share)
    drawing.warm()
    return [
        language
        for language, sample in letters.items()
        if not drawing.sprites.typeface.can_draw(sample)
    ]


def warm_up_process(letters: Mapping[str, str], cache_share: float) -> list[str]:
    """Load the words and draw the common images of a drawing process, so that it reads no files
    later.

    Returns the languages whose `letters` no font of this machine can draw. The garbage collector
    ignores everything loaded here.
    """
    keep_pictures_outside()
    for language in load().languages:
        load_words(language)
    missing = warm_up(letters, cache_share)
    gc.freeze()
    # makes the collector forget how many objects there were: it does not look again until a quarter
    # of that is new
    gc.collect()
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
