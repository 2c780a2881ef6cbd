"""Partners: plates, panels, results and alt texts. And what a move scores, in hands."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PIL import ImageChops

from renderer.hands.hand_order_and_choices import tile_points
from renderer.painter import Painter
from renderer.scene import PictureWords, TableScene
from renderer.tables.seating_plan import plan_seats
from tests.renderer.samples.world_scenes import world_hands, world_tables
from tests.renderer.test_picture_marks import grey


@pytest.fixture(scope="module")
def tables(words: PictureWords) -> Mapping[str, TableScene]:
    return world_tables(words)


def test_teams_are_told_apart_without_colour(
    painter: Painter, tables: Mapping[str, TableScene]
) -> None:
    """The signs of the two teams have different shapes.

    In grey the plates of other partners differ.
    """
    scene = tables["teams"]
    first, other = (
        grey(painter, replace(scene, view=replace(scene.view, teams=teams)))
        for teams in ((0, 1, 0, 1), (1, 0, 1, 0))
    )
    alone = grey(painter, replace(scene, view=replace(scene.view, teams=())))
    for changed in (ImageChops.difference(first, other), ImageChops.difference(first, alone)):
        for chair in plan_seats(4, around=False).chairs:  # the lower left of each disc
            assert (
                changed.crop((chair.x + 10, 70, chair.x + 60, 130))
                .point(lambda level: 255 * (level > 80))
                .getbbox()
                is not None
            )


def test_alt_text_of_teams(describer: Painter, tables: Mapping[str, TableScene]) -> None:
    text = describer.draw_table(tables["teams"]).alt
    assert "Teams: Ännchen and Herr Wlček, 96 points; Poldi and Mizzi, 45 points." in text
    assert text.count("96 points") == 1
    over = tables["teams-over"]
    assert "Round over: domino, Ännchen and Herr Wlček win." in describer.draw_table(over).alt
    won = replace(over, view=replace(over.view, winners=(0, 2)))
    assert "Ännchen and Herr Wlček win the match." in describer.draw_table(won).alt


def test_a_partner_s_tiles_stay_out_of_a_hand(painter: Painter, words: PictureWords) -> None:
    scene = world_hands(words)["hand-points"]
    teams = replace(scene, view=replace(scene.view, teams=(0, 1, 0, 1)))
    seats = tuple(
        replace(player, hand=(1, 2, 3)) if seat == 0 else player
        for seat, player in enumerate(teams.view.seats)
    )
    assert painter.draw_hand(
        replace(teams, view=replace(teams.view, seats=seats))
    ) == painter.draw_hand(teams)


def test_a_lobby_shows_who_will_play_with_whom(
    painter: Painter, tables: Mapping[str, TableScene]
) -> None:
    lobby = replace(tables["teams"], view=None, plates=(*tables["teams"].plates[:3], None))
    paired = replace(lobby, teams=(0, 1, 0, 1))
    assert "Teams: Ännchen and Herr Wlček; Poldi and free." in painter.draw_table(paired).alt
    assert painter.draw_table(paired).data != painter.draw_table(lobby).data
    assert "Teams" not in painter.draw_table(lobby).alt


# ---- what a move scores


def test_a_matador_that_lies_both_ways_counts_once(words: PictureWords) -> None:
    view = world_hands(words)["hand-points"].view
    twice = replace(
        view,
        legal=(*view.legal, *view.legal),
        points=(*(0 for _ in view.legal), *(5 for _ in view.legal)),
    )
    assert {points for ends in tile_points(twice).values() for points in ends.values()} == {5}
    assert tile_points(twice).keys() == tile_points(view).keys()
