"""Jobs of the drawing processes; without processes they run in threads of the bot. Imports only what drawing needs."""

import gc
from collections.abc import Mapping
from functools import cache
from typing import Final

from locales.catalogues import HOUSE_LANGUAGE, load_words
from renderer.drawing.encoding import Format
from renderer.painter import Painter
from renderer.posters.poster_scenes import Scene
from renderer.scene import HandScene, Picture

# Allocations until the garbage collector runs. Drawing makes no reference cycles, so there is hardly anything to collect.
GC_THRESHOLD: Final = 50_000


@cache
def painter() -> Painter:
    """Return the painter of this process."""
    return Painter(spare=load_words(HOUSE_LANGUAGE))


def warm_up(letters: Mapping[str, str]) -> list[str]:
    """Draw what all pictures share. Returns the languages whose `letters` no font of this machine can draw."""
    painter().warm()
    return [language for language, sample in letters.items() if not painter().sprites.typeface.can_draw(sample)]


def warm_up_process(letters: Mapping[str, str]) -> list[str]:
    """Warm up a drawing process, and exempt everything loaded by then from garbage collection."""
    missing = warm_up(letters)
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    return missing


def draw(scene: Scene, image_format: Format) -> Picture:
    """Return the picture of a scene."""
    return painter().draw(scene, image_format)


def describe(scene: HandScene, max_length: int) -> str:
    """Return what the picture of a hand says, line by line, in at most `max_length` characters."""
    return painter().describe_hand(scene, max_length)
