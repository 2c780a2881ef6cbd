"""What people type and press, in a house whose messages go to the playground's Discord."""

import pytest

from cogs.support.house import House
from locales.catalogues import Words
from tests.cogs.evening_harness import Evenings
from tests.cogs.houses import make_house
from tests.delivery.conftest import (
    house,
    making,
    new_sqlite,
    new_sqlite_url,
    pytest_asyncio_loop_factories,
)
from tests.delivery.delivery_harness import DeliveryHarness
from tests.words import CATALOGUES

__all__ = ["house", "making", "new_sqlite", "new_sqlite_url", "pytest_asyncio_loop_factories"]


@pytest.fixture
def cafe(house: DeliveryHarness) -> House:
    """Return services that cogs can use, also by way of an interaction's client."""
    made = make_house(house)
    house.discord.client.house = made  # type: ignore[attr-defined]
    return made


@pytest.fixture
def evenings(house: DeliveryHarness) -> Evenings:
    """Return a server on which evenings can be planned."""
    return Evenings(house)


@pytest.fixture
def words(language: str) -> Words:
    """Return the words of the language that a test is tried in."""
    return CATALOGUES.of(language)
