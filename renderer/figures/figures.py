"""The figures of the rules, by game: small exact positions, checked against the rules in `tests/renderer/test_figures.py`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games import luxembourg
from games.core import Tile
from games.parts import pool, stakes
from games.parts.tiles import HALVES, PIPS
from renderer.figures.pieces import (
    Backs,
    Cell,
    Hand,
    Ledger,
    Lot,
    Mark,
    Number,
    Panel,
    Pile,
    Run,
    Tag,
    Tiles,
    Toss,
    Who,
    hand,
    line,
    shown,
)
from renderer.scene import gain

TO: Final = Mark("→")

BANK: Final = 3  # Franz
SMALL: Final = 34  # unit of tiles in a list

# Both ends show 5, and all eight tiles with a 5 lie there.
DEAD: Final = Run(line("5-1* 1-0 0-5 5-2 2-3 3-5 5-4 4-6 6-5 5-7 7-8 8-5"), 46, columns=10)
LEFT: Final = tuple(map(hand, ("0-4 1-2 0-2", "1-7 2-6 0-8 2-4", "3-8 1-4 0-6 2-7 1-6")))


def fits(caption: str, run: Run, text: str) -> Panel:
    """A line, and a hand some of which fits."""
    return Panel(caption, ((run,), (Hand(hand(text), run.ends),)))


def draws(caption: str, run: Run, held: str, drawn: str, *, laid: bool) -> Panel:
    """A hand that has nothing for the line, and what is drawn; `laid`: the last one may be laid."""
    last: tuple[Cell, ...] = () if laid else (Tag("picture-pass", "bad"),)
    return Panel(caption, ((run,), (Hand(hand(held), run.ends), TO, Hand(hand(drawn), run.ends, laid, drawn=True), *last)))


def counted(caption: str, hands: tuple[tuple[Tile, ...], ...]) -> Panel:
    """Hands that are counted: the fewest pips win."""
    totals = [sum(PIPS[tile] for tile in one) for one in hands]
    rows: list[tuple[Cell, ...]] = []
    for seat, (one, total) in enumerate(zip(hands, totals, strict=True)):
        won = Tag("picture-winner", "good") if total == min(totals) else None
        rows.append((Who(seat), Tiles(tuple(HALVES[tile] for tile in one), SMALL), Number(str(total)), won))
    return Panel(caption, ((Ledger(tuple(rows)),),))


def paid(caption: str, winner: int) -> Panel:
    """What a deal of Buki comes to for stakes of 2, 4 and 6."""
    book = stakes.Book(BANK, None, (2, 4, 6, None), (False,) * 4)
    rows: list[tuple[Cell, ...]] = []
    for seat, hc in enumerate(stakes.gains(book, stakes.Limits(2, 6), winner)):
        stake = book.stakes[seat]
        first = Tag("picture-bank") if stake is None else Pile(2 * stake, seat)
        won = Tag("picture-winner", "good") if seat == winner else None
        rows.append((Who(seat), first, Number(gain(hc), "good" if hc > 0 else "bad"), won))
    return Panel(caption, ((Ledger(tuple(rows)),),))


def added(caption: str, before: tuple[int, ...], pips: tuple[int, ...], tags: Mapping[int, Tag]) -> Panel:
    """Scores, the pips of a deal, and what they come to."""
    rows = [
        (Who(seat), Number(f"{old}+{new}"), Number(f"= {old + new}"), tags.get(seat))
        for seat, (old, new) in enumerate(zip(before, pips, strict=True))
    ]
    return Panel(caption, ((Ledger(tuple(rows)),),))


def bought_back(caption: str, scores: tuple[int, ...], seat: int, entry: int) -> Panel:
    """Scores before and after somebody has bought back."""
    after = pool.bought(pool.Pool(scores), pool.PulleOptions(entry=entry), seat).scores
    rows: list[tuple[Cell, ...]] = []
    for one, (old, new) in enumerate(zip(scores, after, strict=True)):
        if one == seat:
            rows.append((Who(one), Number(str(old)), TO, Number(str(new), "good"), Pile(entry, one)))
        else:
            rows.append((Who(one), Number(str(old)), None, None, None))
    return Panel(caption, ((Ledger(tuple(rows)),),))


def challenged(caption: str, claim: str, *, true: bool) -> Panel:
    """A claim for the toss of 3 and 4 by Poldi, challenged by Mizzi: who takes it, and who gives how many tiles unseen."""
    tag = Tag("picture-true", "good") if true else Tag("picture-bluff", "bad")
    taker, giver = (0, 1) if true else (1, 0)
    tiles = shown(claim, unit=42, marked=True)
    given = Backs(len(tiles.halves), SMALL)
    moves = (Who(1), shown(claim, unit=SMALL), TO, Who(taker)), (Who(giver), given, TO, Who(taker))
    return Panel(caption, ((Toss(3, 4), tiles, tag), (Ledger(moves),)))


def drawn_for_the_lead(caption: str, text: str) -> Panel:
    """Everybody shows a tile; the heaviest lies on the table."""
    lots = hand(text)
    leader, _ = luxembourg.winning_tile(lots)
    return Panel(caption, (tuple(Lot(seat, tile, seat == leader) for seat, tile in enumerate(lots)),))


FITS: Final = fits("picture-figure-fits", Run(line("6-8 8-3* 3-1 1-4"), 48), "2-6 0-5 4-7")
COUNTED: Final = counted("picture-figure-counted", LEFT)
LIGHTER: Final = Mark(">")
LEAD: Final = Panel(
    "picture-figure-lead",
    ((shown("7-8", unit=74), LIGHTER, shown("6-8", unit=74), LIGHTER, shown("5-8", unit=74), LIGHTER, shown("6-7", unit=74)),),
)
SCORES: Final = (62, 107, 88, 41)

FIGURES: Final[Mapping[str, tuple[Panel, ...]]] = MappingProxyType(
    {
        "austrian-block": (FITS, LEAD, Panel("picture-figure-blocked", ((DEAD,),)), COUNTED),
        "austrian-draw": (
            FITS,
            draws("picture-figure-draws", Run(line("2-0 0-7* 7-5 5-6"), 48), "1-3 4-8", "3-8 4-6", laid=True),
            Panel("picture-figure-dead", ((DEAD, Backs(1)),)),
            COUNTED,
        ),
        "tendler": (
            Panel(
                "picture-figure-set",
                (
                    (Tag("picture-figure-reconstruction", "bad"),),
                    (shown(" ".join(f"{number}-{number}" for number in range(9)), unit=46),),
                ),
            ),
            fits("picture-figure-crosswise", Run(line("5-2 2-2* 2-7 7-8"), 44, brick=False, columns=24), "5-5 3-4 1-8"),
            draws(
                "picture-figure-draws",
                Run(line("1-6 6-6* 6-4 4-0"), 44, brick=False, columns=24),
                "2-8 5-7",
                "3-3 0-3",
                laid=True,
            ),
            counted("picture-figure-counted", tuple(map(hand, ("0-0 1-5", "2-2 3-8", "4-4 0-3 1-1")))),
        ),
        "buki": (
            FITS,
            Panel("picture-figure-blocked", ((DEAD,),)),
            paid("picture-figure-player-won", 1),
            paid("picture-figure-banker-won", BANK),
        ),
        "pulle": (
            FITS,
            added(
                "picture-figure-pips-added",
                (37, 88, 95, 12),
                (0, 12, 6, 21),
                {0: Tag("picture-winner", "good"), 2: Tag("picture-out", "bad")},
            ),
            bought_back("picture-figure-bought-back", SCORES, 1, 3),
            Panel(
                "picture-figure-last-one",
                (
                    (
                        Ledger(
                            tuple(
                                (Who(seat), Number(str(score)), Tag("picture-out", "bad"))
                                if score > pool.TARGET
                                else (Who(seat), Number(str(score)), Pile(24, seat, 3))
                                for seat, score in enumerate((104, 93, 118, 101))
                            )
                        ),
                    ),
                ),
            ),
        ),
        "hungarian": (
            Panel(
                "picture-figure-opening",
                (
                    (Run(line("1-6 6-6* 6-3 3-3 3-5"), 44, brick=False, columns=24, series=5),),
                    (Hand(hand("0-2 2-4"), (1, 5)),),
                ),
            ),
            Panel(
                "picture-figure-series",
                (
                    (Run(line("2-6 6-0* 0-4 4-4 4-1"), 44, brick=False, columns=24, series=3),),
                    (Hand(hand("2-3 3-5"), (2, 1), ringed=False),),
                ),
            ),
            Panel(
                "picture-figure-left",
                (
                    (
                        Ledger(
                            tuple(
                                (
                                    Who(seat),
                                    Tiles(tuple(HALVES[tile] for tile in left), SMALL) if left else None,
                                    Number(f"+ {sum(PIPS[tile] for tile in left)}"),
                                )
                                for seat, left in enumerate(map(hand, ("", "1-4", "3-5 4-4")))
                            )
                        ),
                    ),
                ),
            ),
            added(
                "picture-figure-match-lost",
                (62, 95, 90),
                (0, 5, 16),
                {0: Tag("picture-winner", "good"), 2: Tag("picture-figure-lost", "bad")},
            ),
        ),
        "challenge": (
            Panel("picture-figure-single", ((Toss(3, 4, 96), TO, shown("3-4", unit=84, marked=True)),)),
            Panel(
                "picture-figure-pair",
                (
                    (Toss(3, 4), TO, shown("3-0 0-4", unit=62, upright=False, marked=True)),
                    (Toss(3, 4), TO, shown("3-6 6-4", unit=62, upright=False, marked=True)),
                ),
            ),
            challenged("picture-figure-bluff", "1-2 6-6", true=False),
            challenged("picture-figure-true", "0-3 0-4", true=True),
        ),
        "luxembourg": (
            drawn_for_the_lead("picture-figure-lots", "2-5 4-6 5-5 0-3"),
            fits("picture-figure-crosswise", Run(line("3-4 4-6* 6-6 6-2"), 44, brick=False, columns=24), "0-3 1-5 2-2"),
            draws(
                "picture-figure-draws-one",
                Run(line("5-1 1-1 1-4* 4-0"), 44, brick=False, columns=24),
                "2-3 3-6",
                "0-2",
                laid=False,
            ),
            Panel(
                "picture-figure-lowest",
                (
                    (
                        Ledger(
                            tuple(
                                (
                                    Who(seat),
                                    Number(f"{one}+{two}+{three}"),
                                    Number(f"= {one + two + three}"),
                                    Tag("picture-winner", "good") if seat == 1 else None,
                                )
                                for seat, (one, two, three) in enumerate(((0, 19, 12), (7, 4, 9), (11, 0, 15)))
                            )
                        ),
                    ),
                ),
            ),
        ),
    }
)
