"""The sampler of hidden tiles draws each arrangement exactly as often as counting says."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from games.parts.chance import Chance
from games.parts.hidden_tiles import NOWHERE, Filling, Place, by_chance

TIMES = 1_000


def mask(*tiles):
    return sum(1 << tile for tile in tiles)


def enumerated(places):
    """Every way, by trying out all orders."""
    everything = [tile for tile in range(45) if any(place.allowed >> tile & 1 for place in places)]
    found = set()
    for order in permutations(everything):
        rest, way = list(order), []
        for place in places:
            way.append(mask(*rest[: place.size]))
            del rest[: place.size]
        if all(not bits & ~place.allowed for bits, place in zip(way, places, strict=True)):
            found.add(tuple(way))
    return found


FEW = (
    Place(0, 2, mask(0, 1, 2, 3)),
    Place(1, 2, mask(0, 1, 2, 3, 4)),
    Place(NOWHERE, 2, mask(0, 1, 2, 3, 4, 5)),
)


@pytest.mark.parametrize(
    ("places", "counted"),
    [
        (FEW, True),
        (FEW, False),
        (
            (
                Place(0, 2, mask(0, 1, 2)),
                Place(1, 2, mask(2, 3, 4)),
                Place(2, 1, mask(0, 4)),
                Place(NOWHERE, 1, mask(0, 2, 3, 5)),
            ),
            True,
        ),
        (
            (
                Place(0, 1, mask(0, 1, 2)),
                Place(0, 1, mask(0, 1, 2), 0),
                Place(1, 1, mask(1, 2, 3)),
                Place(NOWHERE, 1, mask(0, 3)),
            ),
            True,
        ),
    ],
)
def test_each_way_is_equally_likely(places, counted, monkeypatch):
    if not counted:
        monkeypatch.setattr("games.parts.hidden_tiles.MOST", 0)
    ways = enumerated(places)
    filling, below = Filling(places), Random(4).randrange
    found = Counter(tuple(filling.masks(below)) for _ in range(TIMES))
    assert found.keys() == ways
    expected = TIMES / len(ways)
    assert max(abs(times - expected) for times in found.values()) < 5 * sqrt(expected)


def test_places_that_cannot_be_filled():
    for places in ((Place(0, 1, mask(1)), Place(1, 1, mask(1))), (Place(0, 2, mask(1, 2, 3)),)):
        with pytest.raises(ValueError):
            Filling(places)


def test_numbers_of_any_size():
    below = by_chance(Chance(bytes(32)))
    for n in (1, 5, 1 << 16, (1 << 16) + 1, 10**12):
        assert {below(n) < n for _ in range(200)} == {True}
    tall = [below(3 << 40) >> 40 for _ in range(900)]
    assert all(abs(tall.count(third) - 300) < 5 * sqrt(200) for third in range(3))
