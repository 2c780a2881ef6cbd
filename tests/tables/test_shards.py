"""Which process has which servers."""

import pytest

from data.shards import Shards


def test_a_part() -> None:
    one = Shards.read("16", "0-3,8")
    assert (one.mine, one.all, one.first, one.part) == ({0, 1, 2, 3, 8}, False, True, 5 / 16)
    assert [shard for shard in range(32) if one.owns(shard << 22)] == [
        0,
        1,
        2,
        3,
        8,
        16,
        17,
        18,
        19,
        24,
    ]
    assert not Shards.read("16", "4-7,9-15").first
    # a server's id: the bits above the 22nd tell the time
    assert Shards.read("16", "4").of((3 + 16 << 22) | 12345) == 3


@pytest.mark.parametrize(
    ("count", "shards", "said"),
    [
        ("", "0-3", "SHARD_COUNT has to say how many"),
        ("none", "", 'SHARD_COUNT="none" cannot be read'),
        ("0", "", 'SHARD_COUNT="0" cannot be read'),
        ("²", "", "cannot be read"),
        ("4", "4", 'SHARDS="4" cannot be read; with SHARD_COUNT=4 it is like "0-3" or "0,3"'),
        ("4", "3-1", 'SHARDS="3-1" cannot be read'),
        ("4", "1,", 'SHARDS="1," cannot be read'),
        ("4", "a-b", "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told(count: str, shards: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("(", "\\(")):
        Shards.read(count, shards)
