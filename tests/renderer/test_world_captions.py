"""Captions of the figures of the world's games agree with the rules for the position they show."""

from itertools import chain
from typing import Any

import pytest

from games import GAMES
from games.all_fives import sum_of_ends
from games.bergen import DOUBLE_HEADER, TRIPLE_HEADER
from games.core import ARMS, End
from games.latin import PartnershipGame
from games.parts import tiles
from games.parts.match import counting
from games.parts.match.spreads import MATADORS, is_double
from games.parts.tiles import HALVES, PIPS
from renderer.figures.figure_reader import (
    PEOPLE,
    Backs,
    Hand,
    Ledger,
    Mark,
    Number,
    Panel,
    Run,
    Tag,
    Tiles,
    Train,
    Who,
)
from tests.renderer.figure_pieces import called, numbers, of, tips_of

MIZZI, POLDI, RESI, FRANZ = range(4)


def only(caption: str) -> tuple[str, Panel]:
    (found,) = called(caption)
    return found


def held(panel: Panel) -> dict[int, list[int]]:
    """Return the tiles of each person in a list."""
    (ledger,) = of(panel, Ledger)
    found: dict[int, list[int]] = {}
    for row in ledger.rows:
        (seat,) = [cell.seat for cell in row if isinstance(cell, Who)]
        found[seat] = [
            tiles.of(*halves) for cell in row if isinstance(cell, Tiles) for halves in cell.halves
        ]
    assert list(found) == list(range(len(found)))
    assert len(set(chain(*found.values()))) == sum(map(len, found.values()))
    return found


def pips(panel: Panel) -> tuple[int, ...]:
    return tuple(sum(PIPS[tile] for tile in hand) for hand in held(panel).values())


def test_who_has_no_tile_left_scores_the_pips_of_the_others() -> None:
    for game, panel in called("hand-empty"):
        counted = pips(panel)
        assert [seat for seat, hand in held(panel).items() if not hand] == [POLDI]
        assert len(counted) in GAMES[game].players
        assert numbers(panel) == [
            [sum(counted) if seat == POLDI else count] for seat, count in enumerate(counted)
        ]
    _, panel = only("trains-scored")
    assert [seat for seat, hand in held(panel).items() if not hand] == [MIZZI]
    assert numbers(panel) == [[count] for count in pips(panel)]


def test_a_line_with_all_fives_is_blocked() -> None:
    for game, panel in called("blocked-seven"):
        (run,) = of(panel, Run)
        assert run.numbers == (5, 5)
        laid = {tiles.of(placed.a, placed.b) for placed in run.line}
        fives = {tile for tile in GAMES[game].declaration.tiles if 5 in HALVES[tile]}
        assert fives <= laid
        assert len(fives) == 7


def test_who_passes_has_nothing_that_fits_and_cannot_draw() -> None:
    for game, panel in called("passes"):
        (hand,) = of(panel, Hand)
        assert not any(hand.fits(tile) for tile in hand.tiles)
        assert not GAMES[game].boneyard
        assert of(panel, Tag) == [Tag("picture-pass", "bad")]


@pytest.mark.parametrize("caption", ["ends-added", "double-counts"])
def test_sums_of_ends(caption: str) -> None:
    game, panel = only(caption)
    (run,) = of(panel, Run)
    tips = tips_of(game, run)
    *terms, total, points = (
        int(word) for cell in of(panel, Number) for word in cell.text.split() if word.isdigit()
    )
    assert total == points == sum(terms) == sum_of_ends(tips) == 10
    assert any(tip.double for tip in tips) == (caption == "double-counts")
    assert (len(tips) == len(ARMS)) == (caption == "double-counts")


def test_the_spinner_opens_when_both_sides_have_a_tile() -> None:
    for caption, letters in (("spinner", {"A", "B"}), ("spinner-arms", {"C", "D"})):
        game, panel = only(caption)
        (run,), (hand,) = of(panel, Run), of(panel, Hand)
        assert is_double(tiles.of(run.line[0].a, run.line[0].b))
        assert len(tips_of(game, run)) == len(run.ends) == (4 if caption == "spinner-arms" else 2)
        assert set("".join(map(hand.fits, hand.tiles))) == letters


def test_headers() -> None:
    for caption, points in (("header", DOUBLE_HEADER), ("triple-header", TRIPLE_HEADER)):
        game, panel = only(caption)
        left, right = tips_of(game, of(panel, Run)[0])
        assert left.number == right.number
        assert (left.double or right.double) == (caption == "triple-header")
        assert numbers(panel) == [[points]]


@pytest.mark.parametrize("caption", ["double-leads", "double-leads-two"])
def test_the_heaviest_double_starts(caption: str) -> None:
    game, panel = only(caption)
    hands = held(panel)
    doubles = {
        seat: max((PIPS[tile] for tile in hand if is_double(tile)), default=-1)
        for seat, hand in hands.items()
    }
    assert max(doubles, key=lambda seat: doubles[seat]) == POLDI
    (ledger,) = of(panel, Ledger)
    shown = [any(isinstance(cell, Mark | Number) for cell in row) for row in ledger.rows]
    assert [seat for seat, said in enumerate(shown) if said] == [POLDI]
    if caption == "double-leads-two":
        assert numbers(panel)[POLDI] == [GAMES[game].options().lead_points]


def partnership(game: str) -> PartnershipGame:
    rules = GAMES[game]
    assert isinstance(rules, PartnershipGame)
    return rules


def test_partners_sit_opposite_each_other() -> None:
    for game, panel in called("partners"):
        (above,), (left, _, right), (below,) = panel.rows
        seats = [ledger.rows[0][0].seat for ledger in (below, right, above, left)]  # type: ignore[union-attr]
        assert seats == [MIZZI, POLDI, RESI, FRANZ]
        teams = partnership(game).teams(None, len(PEOPLE))
        assert teams[MIZZI] == teams[RESI] != teams[POLDI] == teams[FRANZ]


def test_capicua() -> None:
    _, panel = only("capicua")
    (hand,) = of(panel, Hand)
    (tile,) = hand.tiles
    assert hand.fits(tile) == "AB"
    assert not is_double(tile)
    assert 0 not in HALVES[tile]
    assert numbers(panel) == [[GAMES["latin"].options(style="dominican").says("capicua")]]


def winner(panel: Panel) -> int:
    (ledger,) = of(panel, Ledger)
    (seat,) = [seat for seat, row in enumerate(ledger.rows) if Tag("picture-winner", "good") in row]
    return seat


def test_blocked_partnership_games() -> None:
    game, panel = only("lowest-hand")
    counted = pips(panel)
    style: Any = GAMES[game].options(style="dominican")
    assert style.says("blocked") == "single"
    assert numbers(panel) == [[count] for count in counted]
    assert (
        partnership(game).blocked_by("single", counted, range(4)).side
        == counting.PAIRS[winner(panel)]
    )
    # So it is said
    assert (
        partnership(game).blocked_by("team", counted, range(4)).side
        != counting.PAIRS[winner(panel)]
    )
    assert winner(panel) == POLDI
    game, panel = only("team-total")
    (ledger,) = of(panel, Ledger)
    order = [cell.seat for row in ledger.rows for cell in row if isinstance(cell, Who)]
    assert order == [MIZZI, RESI, POLDI, FRANZ]
    (former,), (latter, first), (three,), (four, second) = numbers(panel)
    assert (former + latter, three + four) == (first, second)
    assert (
        partnership(game).blocked_by("team", (former, three, latter, four), range(4)).side
        == counting.PAIRS[MIZZI]
    )
    assert winner(panel) == order.index(RESI)


def test_tiles_up_to_nine() -> None:
    game, panel = only("nines")
    (backs,), (run,) = of(panel, Backs), of(panel, Run)
    assert len(GAMES[game].declaration.tiles) == 55 == 4 * 10 + backs.count
    assert max(placed.a for placed in run.line) == 9


def test_trains() -> None:
    _, panel = only("trains")
    (hub,), trains = of(panel, Tiles), of(panel, Train)
    assert hub.halves == ((9, 9),)
    assert {train.halves[0][0] for train in trains} == {9}
    assert [train.end for train in trains][-1] is End.MEXICAN
    _, panel = only("marker")
    by_owner, (hand,) = {train.seat: train for train in of(panel, Train)}, of(panel, Hand)
    assert [seat for seat, train in by_owner.items() if train.marked] == [POLDI]
    assert [seat for seat, train in by_owner.items() if not train.opened] == [RESI]
    assert {hand.fits(tile) for tile in hand.tiles} == {"A", "B", "M", ""}
    assert any(
        by_owner[RESI].halves[-1][1] in HALVES[tile] and not hand.fits(tile) for tile in hand.tiles
    )
    _, panel = only("cover")
    by_owner, (hand,) = {train.seat: train for train in of(panel, Train)}, of(panel, Hand)
    (covered,) = [train for train in by_owner.values() if train.opened]
    first, second = covered.halves[-1]
    assert covered.uncovered
    assert first == second
    assert [hand.fits(tile) for tile in hand.tiles] == ["B", "", ""]
    assert any(
        by_owner[MIZZI].halves[-1][1] in HALVES[tile] and not hand.fits(tile) for tile in hand.tiles
    )


def test_matadors() -> None:
    _, panel = only("matadors")
    (shown,) = of(panel, Tiles)
    assert tiles.mask(tiles.of(*halves) for halves in shown.halves) == MATADORS
    _, panel = only("turned")
    first, other = of(panel, Run)
    last = tiles.of(first.line[-1].a, first.line[-1].b)
    assert MATADORS >> last & 1
    assert last == tiles.of(other.line[-1].a, other.line[-1].b)
    assert (first.line[:-1], first.numbers[0]) == (other.line[:-1], other.numbers[0])
    assert first.numbers[1] != other.numbers[1]
    _, panel = only("blank-end")
    (run,), (hand,) = of(panel, Run), of(panel, Hand)
    assert run.numbers[0] == 0
    assert (
        [tile for tile in hand.tiles if "A" in hand.fits(tile)]
        == [tile for tile in hand.tiles if MATADORS >> tile & 1]
        != []
    )


@pytest.mark.parametrize("caption", ["sevens", "any-arm"])
def test_two_of_three_fit(caption: str) -> None:
    _, panel = only(caption)
    (hand,) = of(panel, Hand)
    assert [bool(hand.fits(tile)) for tile in hand.tiles].count(True) == 2
    assert len(hand.tiles) == 3


def test_arms_of_sebastopol() -> None:
    for caption, letters, laid in (
        ("four-arms", "ABCD", 0),
        ("only-sixes", "D", 3),
        ("any-arm", "ABCD", 4),
    ):
        game, panel = only(caption)
        (run,) = of(panel, Run)
        assert (run.line[0].a, run.line[0].b) == (6, 6)
        tips = tips_of(game, run)
        assert sum(tip.tiles > 0 for tip in tips) == laid == len(run.line) - 1
        assert tuple(tip.open for tip in GAMES[game].spread.playable(tips)) == run.ends
        assert len(run.ends) == len(letters)
