"""Numbering and weight of tiles (rules 0.1)."""

import pytest

from games.parts import tiles


def test_numbers_ascend_in_weight():
    weights = [(low + high, high) for low, high in tiles.HALVES]
    assert weights == sorted(weights)
    assert len(set(weights)) == 45


def test_a2_equal_pips_the_larger_half_decides():
    assert tiles.named("5-8") > tiles.named("6-7")
    assert tiles.heaviest(tiles.mask([tiles.named("6-7"), tiles.named("5-8"), tiles.named("0-1")])) == tiles.named("5-8")


def test_sets():
    assert [mask.bit_count() for mask in (tiles.D8, tiles.D8ND, tiles.D6)] == [45, 36, 28]
    assert [tiles.pips(mask) for mask in (tiles.D8, tiles.D8ND, tiles.D6)] == [360, 288, 168]


def test_pips_of_every_tile():
    assert all(tiles.pips(1 << tile) == tiles.PIPS[tile] for tile in range(45))


def test_masks_and_lists():
    assert tiles.mask(tiles.listed(tiles.D6)) == tiles.D6
    assert tiles.of(6, 4) == tiles.named("4-6")
    assert tiles.halves(tiles.named("4-6")) == (4, 6)
    assert tiles.bits(tiles.mask([3, 7])) == (8, 128)


@pytest.mark.parametrize("name", ["6-4", "9-9", "", "4", "4-6 "])
def test_no_such_tile(name):
    with pytest.raises(ValueError):
        tiles.named(name)
