"""Numbering and weight of tiles (rules 0.1)."""

import pytest

from games.parts import tiles


def test_numbers_ascend_in_weight():
    """First in a double-eight set, then in what each larger set adds: stored numbers stay what
    they were.
    """
    weights = [(low + high, high) for low, high in tiles.HALVES]
    assert weights == [tiles.weight(tile) for tile in range(91)]
    assert weights[:45] == sorted(weights[:45])
    assert [high for _, high in weights[45:]] == [9] * 10 + [10] * 11 + [11] * 12 + [12] * 13
    assert all(
        weights[first:last] == sorted(weights[first:last])
        for first, last in ((45, 55), (55, 66), (66, 78), (78, 91))
    )
    assert len(set(weights)) == 91


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


def test_sets():
    sets = (tiles.D8, tiles.D8ND, tiles.D6, tiles.D9, tiles.D12)
    assert [mask.bit_count() for mask in sets] == [45, 36, 28, 55, 91]
    assert [tiles.pips(mask) for mask in sets] == [360, 288, 168, 495, 1_092]


def test_masks_and_lists():
    assert tiles.mask(tiles.listed(tiles.D6)) == tiles.D6
    assert tiles.of(6, 4) == tiles.named("4-6")
    assert (tiles.halves(tiles.named("4-6")), tiles.bits(tiles.mask([3, 7]))) == ((4, 6), (8, 128))


@pytest.mark.parametrize("name", ["6-4", "9-13", "", "4", "4-6 "])
def test_no_such_tile(name):
    with pytest.raises(ValueError):
        tiles.named(name)
