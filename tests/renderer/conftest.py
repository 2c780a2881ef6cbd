from collections.abc import Mapping

import pytest

from renderer import HandScene, Painter, TableScene, Words
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.views import all_hands, all_tables


@pytest.fixture(scope="session")
def words() -> Words:
    return catalogue("en")


@pytest.fixture(scope="session")
def painter() -> Painter:
    return Painter()


@pytest.fixture(scope="session")
def plain() -> Painter:
    """Without the fonts of this machine, so that its pictures are the same everywhere."""
    return Painter(fallbacks=())


@pytest.fixture(scope="session")
def table_scenes(words: Words) -> Mapping[str, TableScene]:
    return all_tables(words)


@pytest.fixture(scope="session")
def hand_scenes(words: Words) -> Mapping[str, HandScene]:
    return all_hands(words)
