"""Captions of the figures agree with the rules for the position they show."""

from itertools import combinations

import pytest

from games import GAMES, luxembourg
from games.core import LINE_ENDS, End, Tile
from games.parts import claims, tiles
from games.parts import pulle_pool as pool
from games.parts.stakes import Limits
from games.parts.tiles import HALVES, NAMES, PIPS
from renderer.figures.figure_reader import (
    PEOPLE,
    Hand,
    Ledger,
    Lot,
    Number,
    Pile,
    Run,
    Tag,
    Tiles,
    Toss,
    Who,
)
from renderer.scene import format_gain
from tests.renderer.figure_pieces import called, numbers, of

BANK = PEOPLE.index("Franz")


@pytest.mark.parametrize("caption", ["fits", "crosswise"])
def test_two_of_three_fit(caption: str) -> None:
    for _, panel in called(caption):
        (hand,) = of(panel, Hand)
        assert [bool(hand.fits(tile)) for tile in hand.tiles].count(True) == 2
        assert len(hand.tiles) == 3
        (run,) = of(panel, Run)
        assert (caption == "crosswise") == any(placed.a == placed.b for placed in run.line)


@pytest.mark.parametrize("caption", ["draws", "draws-one"])
def test_who_draws_has_nothing_that_fits(caption: str) -> None:
    for _, panel in called(caption):
        held, drawn = of(panel, Hand)
        assert not any(held.fits(tile) for tile in held.tiles)
        assert [bool(drawn.fits(tile)) for tile in drawn.tiles] == [False] * (
            len(drawn.tiles) - 1
        ) + [True]
        assert (len(drawn.tiles) == 1) == (caption == "draws-one") == (not drawn.ringed)


def laid(run: Run) -> tuple[Tile, ...]:
    return tuple(tiles.of(placed.a, placed.b) for placed in run.line)


def test_the_dead_line_is_dead() -> None:
    for game, panel in (*called("blocked"), *called("dead")):
        (run,) = of(panel, Run)
        assert run.numbers == (5, 5)
        assert {tile for tile in GAMES[game].declaration.tiles if 5 in HALVES[tile]} <= set(
            laid(run)
        )
        assert sum(5 in HALVES[tile] for tile in laid(run)) == 8


def test_hands_that_are_counted() -> None:
    dead = dict(called("blocked") + called("dead"))
    for game, panel in called("counted"):
        (ledger,) = of(panel, Ledger)
        hands = [[tiles.of(*halves) for halves in cells.halves] for cells in of(panel, Tiles)]
        totals = [sum(PIPS[tile] for tile in hand) for hand in hands]
        assert numbers(panel) == [[total] for total in totals]
        assert [isinstance(row[3], Tag) for row in ledger.rows] == [
            total == min(totals) for total in totals
        ]
        assert totals.count(min(totals)) == 1
        left = [tile for hand in hands for tile in hand]
        assert len(left) == len(set(left))
        if game in dead:  # three players with eight tiles each, after the dead line
            (run,) = of(dead[game], Run)
            assert len(left) == 3 * 8 - len(run.line)
            assert not {*left} & {*laid(run)}


def test_the_heaviest_leads() -> None:
    for game, panel in called("lead"):
        shown = [tiles.of(*piece.halves[0]) for piece in of(panel, Tiles)]
        # Tiles are numbered by weight
        assert shown == sorted(GAMES[game].declaration.tiles, reverse=True)[: len(shown)]
        assert any(PIPS[first] == PIPS[second] for first, second in combinations(shown, 2))


def test_stakes_are_paid() -> None:
    for winner, caption in ((1, "player-won"), (BANK, "banker-won")):
        ((_, panel),) = called(caption)
        (ledger,) = of(panel, Ledger)
        stakes = {
            row[0].seat: row[1].hc
            for row in ledger.rows
            if isinstance(row[1], Pile) and isinstance(row[0], Who)
        }
        hc = [-stakes.get(seat, 0) for seat in range(4)]
        hc[winner] = stakes.get(winner, 0) * 5 // 2
        hc[BANK] = 0
        hc[BANK] = -sum(hc)
        assert [cell.text for cell in of(panel, Number)] == [format_gain(entry) for entry in hc]
        assert [row[0].seat for row in ledger.rows if isinstance(row[0], Who) and row[3]] == [
            winner
        ]
        assert all(Limits(2, 6).low <= stake // 2 <= Limits(2, 6).high for stake in stakes.values())


def test_scores_of_pulle() -> None:
    ((_, panel),) = called("pips-added")
    (ledger,) = of(panel, Ledger)
    for (old, new, total), row in zip(numbers(panel), ledger.rows, strict=True):
        assert old + new == total
        assert (row[3] == Tag("picture-out", "bad")) == (total > 100)
    assert {100, 101} <= {total for _, _, total in numbers(panel)}
    ((_, panel),) = called("bought-back")
    scores = [row[0] for row in numbers(panel)]
    (buyer,) = [seat for seat, row in enumerate(numbers(panel)) if len(row) == 2]
    others = tuple(score for seat, score in enumerate(scores) if seat != buyer)
    assert pool.buyback(scores[buyer], others) == (numbers(panel)[buyer][1], True)
    assert sorted(others)[1] == numbers(panel)[buyer][1]
    ((_, panel),) = called("last-one")
    (ledger,) = of(panel, Ledger)
    before = pool.Pool(
        tuple(row[0] for row in numbers(panel)), hc=sum(pile.hc for pile in of(panel, Pile))
    )
    after, gains = pool.eliminate(before)
    assert [isinstance(row[2], Pile) for row in ledger.rows] == [hc > 0 for hc in gains]
    assert pool.winner(after) == gains.index(before.hc)


def test_hungarian_turns() -> None:
    ((_, panel),) = called("opening")
    (run,), (hand,) = of(panel, Run), of(panel, Hand)
    assert run.series == len(run.line)
    assert {placed.end for placed in run.line} == set(LINE_ENDS)
    assert not any(hand.fits(tile) for tile in hand.tiles)
    ((_, panel),) = called("series")
    (run,), (hand,) = of(panel, Run), of(panel, Hand)
    assert {placed.end for placed in run.line[-run.series :]} == {End.RIGHT}
    assert 1 < run.series < len(run.line)
    assert not any("B" in hand.fits(tile) for tile in hand.tiles)
    assert [NAMES[tile] for tile in hand.tiles if hand.fits(tile)] == ["2-3"]  # as the caption says
    assert not hand.ringed
    ((_, left),) = called("left")
    ((_, panel),) = called("match-lost")
    (ledger,) = of(panel, Ledger)
    assert [row[1] for row in numbers(panel)] == [row[0] for row in numbers(left)]
    totals = [total for _, _, total in numbers(panel)]
    assert all(old + new == total and old < 100 for old, new, total in numbers(panel))
    assert max(totals) > 100
    assert 100 in totals
    said = [row[3].key if isinstance(row[3], Tag) else "" for row in ledger.rows]
    assert said == [
        {max(totals): "picture-figure-lost", min(totals): "picture-winner"}.get(total, "")
        for total in totals
    ]


def test_claims() -> None:
    for caption, true in (("single", True), ("pair", True), ("true", True), ("bluff", False)):
        ((_, panel),) = called(caption)
        for row in panel.rows:
            dice = [piece for piece in row if isinstance(piece, Toss)]
            claim = [piece for piece in row if isinstance(piece, Tiles)]
            assert len(dice) == len(claim) or isinstance(row[0], Ledger)
            for thrown, laid in zip(dice, claim, strict=True):
                assert (
                    claims.holds_true(
                        (thrown.one, thrown.two), tuple(tiles.of(*halves) for halves in laid.halves)
                    )
                    == true
                )
    ((_, panel),) = called("pair")
    for train in of(panel, Tiles):
        (first, joint), (other, second) = train.halves
        assert (first, second) == (3, 4)
        assert joint == other
    assert len(claims.true_pairs((3, 4))) == 7


def test_the_drawing_for_the_lead() -> None:
    ((_, panel),) = called("lots")
    lots = of(panel, Lot)
    shown = tuple(lot.tile for lot in lots)
    leader, tile = luxembourg.winning_tile(shown)
    assert [lot.won for lot in lots] == [lot.seat == leader for lot in lots]
    assert sorted(NAMES[entry] for entry in shown if PIPS[entry] == PIPS[tile]) == ["4-6", "5-5"]
    assert HALVES[tile] == (4, 6)
    ((_, panel),) = called("lowest")
    (ledger,) = of(panel, Ledger)
    totals = [sum(row[:-1]) for row in numbers(panel)]
    assert totals == [row[-1] for row in numbers(panel)]
    assert all(len(row) == 3 + 1 for row in numbers(panel))
    assert [row[3] is not None for row in ledger.rows] == [total == min(totals) for total in totals]
    assert luxembourg.winners(luxembourg.LuxOptions(), 3, tuple(totals)) == (
        totals.index(min(totals)),
    )
