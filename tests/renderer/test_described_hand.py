"""The text of a hand for players who read instead of looking.

All of it fits, the table included.
"""

from collections.abc import Mapping

import pytest

from games.parts.tiles import NAMES
from renderer.painter import Painter
from renderer.scene import MAX_ALT, HandScene


@pytest.mark.parametrize("most", [MAX_ALT, 1500, 1900])
def test_the_words_of_every_hand(
    plain: Painter, hand_scenes: Mapping[str, HandScene], most: int
) -> None:
    for scene in hand_scenes.values():
        told = plain.describe_hand(scene, most)
        assert len(told) <= most
        own = scene.view.viewer
        assert own is not None
        tiles = scene.view.seats[own].hand or ()
        assert all(NAMES[tile] in told for tile in tiles)
        if most > MAX_ALT:
            assert all(
                plate.name[:7] in told or plate.fallback[:7] in told
                for plate in scene.plates
                if plate
            ), told
            assert len(told.splitlines()) > 3
