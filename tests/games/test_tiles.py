"""Numbering and weight of tiles (rules 0.1)."""

import pytest

from games.parts import tiles


def test_a2_equal_pips_the_larger_half_decides():
    assert tiles.named("5-8") > tiles.named("6-7")
    assert tiles.heaviest(
        tiles.mask([tiles.named("6-7"), tiles.named("5-8"), tiles.named("0-1")])
    ) == tiles.named("5-8")


@pytest.mark.parametrize(
    ("names", "heaviest"),
    [
        (("7-8", "0-9"), "7-8"),
        (("8-8", "7-9", "0-12"), "7-9"),
        (("9-9", "6-12", "8-10"), "6-12"),
        (("12-12", "8-8"), "12-12"),
    ],
)
def test_a_higher_number_is_not_always_heavier_in_larger_sets(names, heaviest):
    assert tiles.heaviest(tiles.mask(map(tiles.named, names))) == tiles.named(heaviest)


@pytest.mark.parametrize("name", ["6-4", "9-13", "", "4", "4-6 "])
def test_no_such_tile(name):
    with pytest.raises(ValueError):
        tiles.named(name)
