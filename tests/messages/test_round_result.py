"""Tests of rankings and scores."""

from dataclasses import replace

import pytest

from games.core import Best, Compared, Measure, View
from games.parts.buybacks import BoughtBack
from games.parts.points import Scored
from locales.catalogues import load
from messages.play.round_result import ranking_text, scores_text
from tables.views.public_table import PublicTable
from tables.views.table_views import public_table
from tests.tables.table_harness import in_play

WORDS = load().of("en")


def scored(compared: Compared, *scores: int) -> tuple[PublicTable, View]:
    """Return a table with these scores, and as many deals won as each seat has points."""
    table = public_table(in_play("hungarian", len(scores)))
    assert table.view is not None
    seats = tuple(replace(one, score=score, wins=score) for one, score in zip(table.view.seats, scores, strict=True))
    return table, replace(table.view, seats=seats, compared=compared)


@pytest.mark.parametrize(
    ("compared", "ranks"),
    [
        (Compared(Measure.POINTS, Best.LEAST), "1. P3 **2** · 2. P1 **5** · 3. P2 **9**"),
        (Compared(Measure.POINTS, Best.MOST), "1. P2 **9** · 2. P1 **5** · 3. P3 **2**"),
        (Compared(Measure.DEALS), "1. P2 **9** · 2. P1 **5** · 3. P3 **2**"),
    ],
)
def test_the_best_comes_first(compared: Compared, ranks: str) -> None:
    assert plain(ranking_text(*scored(compared, 5, 9, 2))) == ranks


def test_who_has_won_the_match_comes_before_all_and_who_is_out_after_all() -> None:
    table, view = scored(Compared(Measure.POINTS, Best.LEAST), 5, 9, 2)
    out = replace(view, seats=(view.seats[0], view.seats[1], replace(view.seats[2], out=True)))
    assert plain(ranking_text(table, out)) == "1. P1 **5** · 2. P2 **9** · 3. P3 **2**"
    assert plain(ranking_text(table, replace(out, winners=(1,)))) == "1. P2 **9** · 2. P1 **5** · 3. P3 **2**"


def test_equal_values_share_a_rank() -> None:
    assert (
        plain(ranking_text(*scored(Compared(Measure.POINTS, Best.LEAST), 5, 2, 2))) == "1. P2 **2** · 1. P3 **2** · 3. P1 **5**"
    )


def test_several_scores_of_a_seat_in_a_deal_add_up() -> None:
    table, view = scored(Compared(Measure.POINTS, Best.MOST), 15, 9, 2)
    told = replace(table, story=(Scored(0, 5, 5), Scored(1, 9, 9), Scored(0, 10, 15)))
    assert plain(scores_text(told, view, WORDS)) == "P1 **15** (+15) · P2 **9** (+9) · P3 **2**"
    bought = replace(told, story=(*told.story, BoughtBack(0, 3, 15)))  # at 15 points, which replace the sum
    assert plain(scores_text(bought, view, WORDS)) == "P1 **15** · P2 **9** (+9) · P3 **2**"


def plain(text: str) -> str:
    """Return the text without the isolates around names."""
    return text.replace("\u2068", "").replace("\u2069", "")
