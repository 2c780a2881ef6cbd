"""Checkable chance: the published recipe and the published example are what the games do."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from games import GAMES
from games.parts import tiles
from games.parts.chance import Chance, commitment, deal_seed

PAGE = (Path(__file__).parents[2] / "docs" / "developers" / "shuffle.md").read_text(
    encoding="utf-8"
)
SEED = bytes(range(32))


def row(title):
    """A row of the tables of the worked example."""
    return re.search(rf"^\| {re.escape(title)} \| (.*) \|$", PAGE, re.MULTILINE)[1].strip("`")


def recipe():
    """Run the Python program of the page and return its names."""
    names = {}
    exec(re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1], names)
    return names


def test_worked_example_is_what_the_game_deals():
    secret = bytes.fromhex(row("secret"))
    cuts = [int(cut) for cut in row("cuts").split(", ")]
    assert commitment(secret) == row("commitment")
    seed = deal_seed(secret, cuts, 1)
    assert seed.hex() == row("seed of round 1")
    presses = [int(press) for press in row("presses").split(", ")]
    assert deal_seed(secret, cuts, 2, presses).hex() == row("seed of round 2") == recipe()["second"]
    buki = GAMES["buki"]
    state = buki.deal(buki.open(buki.options(hand=6), 4), (100,) * 4, seed)[0]
    view = [buki.view(state, seat) for seat in range(4)]
    assert f"seat {[seat.banker for seat in view[0].seats].index(True)}" == row("banker")
    for seat in range(4):
        assert " ".join(tiles.NAMES[tile] for tile in view[seat].seats[seat].hand) == row(
            f"hand of seat {seat}"
        )


def test_published_program_repeats_the_example():
    names = recipe()
    assert names["commitment"] == row("commitment")
    assert f"seat {names['banker']}" == row("banker")
    for seat, hand in enumerate(names["hands"]):
        assert " ".join(f"{low}-{high}" for low, high in hand) == row(f"hand of seat {seat}")


@given(
    st.binary(min_size=32, max_size=32), st.integers(0, 60), st.integers(0, 60), st.integers(0, 20)
)
def test_drawing_is_that_of_the_recipe_whatever_came_before(seed, size, count, before):
    names = recipe()
    stream = names["words"](seed)
    chance = Chance(seed)
    for _ in range(before):
        assert chance.lot(4) == names["below"](4, stream)
    items = list(range(size))
    assert chance.drawn(range(size), count) == [
        items.pop(names["below"](len(items), stream)) for _ in range(min(count, size))
    ]
    assert chance.below(1000) == names["below"](1000, stream)


def test_skipped_words():
    """Of 65536 words 65535 are a multiple of 3 in number: only the last one is skipped.

    With 40,000 many are.
    """
    chance, names = Chance(SEED), recipe()
    stream = names["words"](SEED)
    assert [chance.below(40_000) for _ in range(500)] == [
        names["below"](40_000, stream) for _ in range(500)
    ]
    chance._unused = b"\xff\xff\x00\x07"
    assert chance.below(3) == 7 % 3
    chance._unused = b"\xff\xff\x00\x07\x00\x09"
    # 65535 is skipped, then 7 mod 3 = 1 and 9 mod 2 = 1
    assert chance.drawn("abc", 2) == ["b", "c"]


def test_presses_are_part_of_the_seed_and_nothing_is_mixed_in_where_there_are_none():
    seeds = {
        deal_seed(SEED, (1, 2), 2, presses) for presses in ((), (3, 4), (4, 3), (0, 3), (3, 0))
    }
    assert len(seeds) == 5
    assert deal_seed(SEED, (1, 2), 2, (0, 0)) == deal_seed(SEED, (1, 2), 2)  # as version 1 dealt


def test_another_deal_cut_or_secret_is_another_seed():
    assert (
        len(
            {
                deal_seed(SEED, (1, 2), 1),
                deal_seed(SEED, (1, 2), 2),
                deal_seed(SEED, (2, 1), 1),
                deal_seed(SEED[::-1], (1, 2), 1),
            }
        )
        == 4
    )
