"""Figures of the rules: what they show is true, all of it is inside and can be read, in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games import GAMES, luxembourg
from games.core import End
from games.parts import dice as toss
from games.parts import ends, pool, tiles
from games.parts.stakes import Limits
from games.parts.tiles import D6, D8, D8ND, HALVES, NAMES, PIPS, SUITS
from locales.catalogues import load
from renderer import Painter
from renderer.drawing import theme
from renderer.drawing.theme import Colour, Style
from renderer.figures.figures import BANK, DEAD, FIGURES, LEAD
from renderer.figures.panels import CAPTION, LINES, PANEL, RIM, SIZE, TONES, WIDE, corner, ink
from renderer.figures.pieces import Hand, Ledger, Lot, Number, Panel, Piece, Pile, Run, Tag, Tiles, Toss, Who, line
from renderer.scene import MAX_ALT, gain
from tests.renderer.test_pictures import Spy

LANGUAGES = load().languages
SETS = {"tendler": D8, "hungarian": D6, "challenge": D6, "luxembourg": D6}
PANELS = [(game, panel) for game, panels in FIGURES.items() for panel in panels]


def pieces(panel: Panel) -> Iterator[Piece]:
    for row in panel.rows:
        for piece in row:
            yield piece
            if isinstance(piece, Ledger):
                for cells in piece.rows:
                    yield from cells


def of(panel: Panel, kind: type) -> list:  # type: ignore[type-arg]
    return [piece for piece in pieces(panel) if isinstance(piece, kind)]


def called(caption: str) -> list[tuple[str, Panel]]:
    found = [(game, panel) for game, panel in PANELS if panel.caption == f"picture-figure-{caption}"]
    assert found
    return found


def numbers(panel: Panel) -> list[list[int]]:
    """The numbers in each row of a list."""
    (ledger,) = of(panel, Ledger)
    texts = (" ".join(cell.text for cell in row if isinstance(cell, Number)) for row in ledger.rows)
    return [[int(number) for number in re.findall(r"\d+", text)] for text in texts]


# ---- what they show is true


def test_every_game_has_its_figures() -> None:
    assert set(FIGURES) == set(GAMES)
    assert all(2 <= len(panels) <= 4 for panels in FIGURES.values())


@pytest.mark.parametrize(("game", "panel"), PANELS)
def test_tiles_are_of_the_set_and_lie_once(game: str, panel: Panel) -> None:
    found = [tiles.of(placed.a, placed.b) for run in of(panel, Run) for placed in run.line]
    found += [tile for hand in of(panel, Hand) for tile in hand.tiles]
    assert all(SETS.get(game, D8ND) >> tile & 1 for tile in found)
    assert max(Counter(found).values(), default=1) == 1
    for run in of(panel, Run):
        first = run.line[0]
        assert first.end is End.START
        code = ends.code(first.a, first.b)
        for placed in run.line[1:]:
            tile = tiles.of(placed.a, placed.b)
            assert ends.laid(code, tile, placed.end) == (placed.a, placed.b)
            after = ends.after(code, tile, placed.end)
            assert after is not None
            code = after
        assert ends.ENDS[code] == run.ends
    for hand in of(panel, Hand):
        assert hand.ends == of(panel, Run)[0].ends
        for tile in hand.tiles:
            for letter, end in (("A", End.LEFT), ("B", End.RIGHT)):
                assert (letter in hand.fits(tile)) == (ends.after(ends.code(*hand.ends), tile, end) is not None)


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
    for game, panel in called(caption):
        held, drawn = of(panel, Hand)
        assert not any(held.fits(tile) for tile in held.tiles)
        assert [bool(drawn.fits(tile)) for tile in drawn.tiles] == [False] * (len(drawn.tiles) - 1) + [True]
        assert (len(drawn.tiles) == 1) == (game == "luxembourg") == (not drawn.ringed)


def test_the_dead_line_is_dead() -> None:
    laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in DEAD.line)
    assert DEAD.ends == (5, 5)
    assert laid & SUITS[5] == D8ND & SUITS[5]
    assert (D8ND & SUITS[5]).bit_count() == 8


def test_hands_that_are_counted() -> None:
    for game, panel in called("counted"):
        (ledger,) = of(panel, Ledger)
        hands = [[tiles.of(*halves) for halves in cells.halves] for cells in of(panel, Tiles)]
        totals = [sum(PIPS[tile] for tile in hand) for hand in hands]
        assert numbers(panel) == [[total] for total in totals]
        assert [isinstance(row[3], Tag) for row in ledger.rows] == [total == min(totals) for total in totals]
        assert totals.count(min(totals)) == 1
        if game != "tendler":  # three players with eight tiles each, after the dead line
            left = [tile for hand in hands for tile in hand]
            assert len(left) == len(set(left)) == 3 * 8 - len(DEAD.line)
            assert not tiles.mask(left) & tiles.mask(tiles.of(placed.a, placed.b) for placed in DEAD.line)


def test_the_heaviest_leads() -> None:
    shown = [tiles.of(*piece.halves[0]) for piece in of(LEAD, Tiles)]
    assert shown == sorted(shown, reverse=True)  # tiles are numbered by weight
    assert shown == sorted(tiles.listed(D8ND), reverse=True)[: len(shown)]
    assert any(PIPS[one] == PIPS[two] for one, two in combinations(shown, 2))


def test_stakes_are_paid() -> None:
    for winner, caption in ((1, "player-won"), (BANK, "banker-won")):
        ((_, panel),) = called(caption)
        (ledger,) = of(panel, Ledger)
        stakes = {row[0].seat: row[1].hc for row in ledger.rows if isinstance(row[1], Pile) and isinstance(row[0], Who)}
        hc = [-stakes.get(seat, 0) for seat in range(4)]
        hc[winner] = stakes.get(winner, 0) * 5 // 2
        hc[BANK] = 0
        hc[BANK] = -sum(hc)
        assert [cell.text for cell in of(panel, Number)] == [gain(one) for one in hc]
        assert [row[0].seat for row in ledger.rows if isinstance(row[0], Who) and row[3]] == [winner]
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
    before = pool.Pool(tuple(row[0] for row in numbers(panel)), hc=sum(pile.hc for pile in of(panel, Pile)))
    after, gains = pool.eliminated(before)
    assert [isinstance(row[2], Pile) for row in ledger.rows] == [hc > 0 for hc in gains]
    assert pool.winner(after) == gains.index(before.hc)


def test_hungarian_turns() -> None:
    ((_, panel),) = called("opening")
    (run,), (hand,) = of(panel, Run), of(panel, Hand)
    assert run.series == len(run.line)
    assert {placed.end for placed in run.line} == set(End)
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
    assert said == [{max(totals): "picture-figure-lost", min(totals): "picture-winner"}.get(total, "") for total in totals]


def test_claims() -> None:
    for caption, true in (("single", True), ("pair", True), ("true", True), ("bluff", False)):
        ((_, panel),) = called(caption)
        for row in panel.rows:
            dice = [piece for piece in row if isinstance(piece, Toss)]
            claim = [piece for piece in row if isinstance(piece, Tiles)]
            assert len(dice) == len(claim) or isinstance(row[0], Ledger)
            for thrown, laid in zip(dice, claim, strict=True):
                assert toss.holds_true((thrown.one, thrown.two), tuple(tiles.of(*halves) for halves in laid.halves)) == true
    ((_, panel),) = called("pair")
    for train in of(panel, Tiles):
        (one, joint), (other, two) = train.halves
        assert (one, two) == (3, 4)
        assert joint == other
    assert len(toss.true_pairs((3, 4))) == 7


def test_the_drawing_for_the_lead() -> None:
    ((_, panel),) = called("lots")
    lots = of(panel, Lot)
    shown = tuple(lot.tile for lot in lots)
    leader, tile = luxembourg.winning_tile(shown)
    assert [lot.won for lot in lots] == [lot.seat == leader for lot in lots]
    assert sorted(NAMES[one] for one in shown if PIPS[one] == PIPS[tile]) == ["4-6", "5-5"]
    assert HALVES[tile] == (4, 6)
    ((_, panel),) = called("lowest")
    (ledger,) = of(panel, Ledger)
    totals = [sum(row[:-1]) for row in numbers(panel)]
    assert totals == [row[-1] for row in numbers(panel)]
    assert all(len(row) == 3 + 1 for row in numbers(panel))
    assert [row[3] is not None for row in ledger.rows] == [total == min(totals) for total in totals]
    assert luxembourg.winners(luxembourg.LuxOptions(), 3, tuple(totals)) == (totals.index(min(totals)),)


def test_a_line_that_is_wrong_is_refused() -> None:
    for wrong in ("1-2 3-4", "8-9"):
        with pytest.raises(ValueError, match=r"match|called"):
            line(wrong)


# ---- all of it is inside and can be read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "panel"), PANELS)
def test_everything_is_inside(game: str, panel: Panel, language: str, painter: Painter) -> None:
    words, figures = load().of(language), painter.figures
    lines = figures.wrapped(words(panel.caption))
    assert len(lines) <= LINES, lines
    assert all(painter.sprites.typeface.width(line, 31) <= WIDE for line in lines)
    placed = figures.placed(panel, words)
    for one in placed:
        assert one.x >= RIM + 8, (game, one.piece)
        assert one.x + one.size[0] <= PANEL[0] - RIM - 8, (game, one.piece)
        assert one.y >= RIM + 6, (game, one.piece)
        assert one.y + one.size[1] <= PANEL[1] - RIM - CAPTION - 4, (game, one.piece)
    for one, two in combinations(placed, 2):
        beside = one.x + one.size[0] <= two.x or two.x + two.size[0] <= one.x
        assert beside or one.y + one.size[1] <= two.y or two.y + two.size[1] <= one.y, (game, one.piece, two.piece)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGURES)
def test_pictures_and_their_words(game: str, language: str, painter: Painter) -> None:
    words = load().of(language)
    picture = painter.figure(game, words(f"game-{game}"), words)
    assert picture.size == SIZE
    assert Image.open(BytesIO(picture.data)).size == SIZE
    assert len(picture.data) <= 120_000
    assert len(picture.alt) <= MAX_ALT
    assert words(f"game-{game}") in picture.alt
    for number, panel in enumerate(FIGURES[game], 1):
        assert f"{number}. {words(panel.caption)}" in picture.alt
        for run in of(panel, Run):
            assert " ".join(f"{placed.a}-{placed.b}" for placed in run.read) in picture.alt
        for hand in of(panel, Hand):
            assert all(NAMES[tile] in picture.alt for tile in hand.tiles)
    assert painter.figure(game, words(f"game-{game}"), load().of(language)).alt == picture.alt
    assert painter.figure(game, words(f"game-{game}"), words) is picture  # drawn once


def test_a_taste_changes_figures(painter: Painter) -> None:
    words = load().of("en")
    plain = painter.figures.paint("buki", words)
    stone = (40, 40, 120, 60)
    dark = painter.figures.paint("buki", words, Style(contrast=True))
    assert max(ImageStat.Stat(dark.crop(stone)).mean) < 40 < max(ImageStat.Stat(plain.crop(stone)).mean)
    for style in (Style(digits=True), Style(classic=True)):
        changed = ImageChops.difference(plain, painter.figures.paint("buki", words, style))
        assert changed.getbbox() is not None
        assert changed.crop((0, PANEL[1] + 14 - CAPTION, SIZE[0], PANEL[1])).getbbox() is None  # captions stay
    assert painter.figure("buki", "Buki", words, Style(digits=True)).alt == painter.figure("buki", "Buki", words).alt


def test_no_text_in_a_figure_is_too_small() -> None:
    painter = Painter()
    spy = Spy(painter)
    painter.sprites.typeface.draw = spy  # type: ignore[method-assign]
    for game in FIGURES:
        painter.figures.paint(game, load().of("en"))
    # what is smaller stands on a chip or a disc, large in its place
    assert min(size for size, text in spy.sizes.items() if not (len(text) == 1 or "½" in text or text.isdigit())) >= 29


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2.2."""

    def luminance(colour: Colour) -> float:
        parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast() -> None:
    for ground in theme.PLATE:
        assert contrast(theme.PLATE_TEXT, ground) >= 4.5
        assert all(contrast(ink(tone), ground) >= 4.5 for tone in TONES)
        assert all(contrast(ink(tone, contrast=True), ground) >= 7 for tone in TONES)
    assert all(contrast(theme.LIGHT, tone) >= 4.5 for tone in TONES.values())
    for stone in (theme.VERDE, theme.ADNET, theme.BARDIGLIO):
        assert contrast(theme.BRASS[0], stone.light) >= 3  # large signs
    assert contrast(theme.PLATE_TEXT, theme.ADNET.light) >= 4.5  # names below the lots


def test_panels_do_not_touch() -> None:
    boxes = [(*corner(index), corner(index)[0] + PANEL[0], corner(index)[1] + PANEL[1]) for index in range(4)]
    for one, two in combinations(boxes, 2):
        assert one[2] < two[0] or one[3] < two[1] or two[3] < one[1] or two[2] < one[0]
    assert max(box[2] for box in boxes) <= SIZE[0]
    assert max(box[3] for box in boxes) <= SIZE[1]
