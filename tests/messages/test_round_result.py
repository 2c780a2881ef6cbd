"""Tests of the points of a round."""

from dataclasses import replace

from games.parts.buybacks import BoughtBack
from games.parts.points import Scored
from messages.play.round_result import points_added
from tables.views.table_views import public_table
from tests.tables.table_harness import in_play


def test_several_scores_of_a_seat_in_a_deal_add_up() -> None:
    table = public_table(in_play("hungarian", 3))
    story = (Scored(0, 5, 5), Scored(1, 9, 9), Scored(0, 10, 15))
    scored = replace(table, latest_deal=replace(table.latest_deal, story=story))
    assert points_added(scored) == {0: 15, 1: 9}
    bought = replace(scored, latest_deal=replace(scored.latest_deal, story=(*story, BoughtBack(0, 3, 15))))
    assert points_added(bought) == {1: 9}  # the points after buying back replace the sum
