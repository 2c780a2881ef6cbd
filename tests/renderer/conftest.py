from collections.abc import Mapping

import pytest

from renderer.painter import Painter
from renderer.scene import HandScene, PictureWords, TableScene
from tests.blank_pictures import BlankPainter
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.game_views import all_hands, all_tables


@pytest.fixture(scope="session")
def words() -> PictureWords:
    return catalogue("en")


@pytest.fixture(scope="session")
def painter() -> Painter:
    return Painter()


@pytest.fixture(scope="session")
def describer() -> Painter:
    """Return a painter for alt texts: its tables and hands are blank."""
    return BlankPainter()


@pytest.fixture(scope="session")
def plain() -> Painter:
    """Return a painter without system fonts, whose pictures are the same on every machine."""
    return Painter(fallbacks=())


@pytest.fixture(scope="session")
def table_scenes(words: PictureWords) -> Mapping[str, TableScene]:
    return all_tables(words)


@pytest.fixture(scope="session")
def hand_scenes(words: PictureWords) -> Mapping[str, HandScene]:
    return all_hands(words)
