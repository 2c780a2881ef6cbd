"""The drawings of the achievements of the games of the world."""

from renderer.drawing import theme
from renderer.medals.medal_pen import BONE, GOLD, GREEN, GREY, PALE, RED, MedalPen

WOOD = theme.rgb("#8A5A2E")


def draw_capicua(pen: MedalPen) -> None:
    """Draw a tile between two ends with its numbers."""
    pen.tile((22, 60), 13, 1, 3, -90)
    pen.tile((78, 60), 13, 5, 2, -90)
    pen.tile((50, 40), 19, 3, 5, -90)
    pen.arrow([(36, 53), (33, 60)], GOLD, 4)
    pen.arrow([(64, 53), (67, 60)], GOLD, 4)


def draw_twenty_at_once(pen: MedalPen) -> None:
    """Draw four fives."""
    for x, y, turn in ((34, 34, -6), (66, 34, 5), (34, 66, 4), (66, 66, -5)):
        pen.die(x, y, 26, 5, turn)


def draw_double_triple(pen: MedalPen) -> None:
    """Draw two doubles of three under a star."""
    pen.tile((33, 60), 25, 3, 3, -14)
    pen.tile((67, 60), 25, 3, 3, 14)
    pen.star(50, 27, 15)


def draw_all_fronts(pen: MedalPen) -> None:
    """Draw the double six and its four arms."""
    for at, low, high, turn in (((30, 50), 2, 6, 90), ((70, 50), 6, 1, 90), ((50, 23), 4, 6, 0), ((50, 77), 6, 3, 0)):
        pen.tile(at, 11, low, high, turn)
    pen.tile((50, 50), 15, 6, 6)


def draw_torero(pen: MedalPen) -> None:
    """Draw a red cape and a matador, the tile."""
    pen.polygon([(22, 26), (68, 18), (74, 52), (62, 80), (50, 62), (36, 82), (28, 58)], RED)
    for x, y in ((40, 30), (54, 28)):
        pen.line([(x, y), (x - 2, y + 30)], theme.rgb("#7E1B1B"), 2, 0)
    pen.line([(16, 28), (76, 17)], WOOD, 5)
    pen.tile((70, 66), 18, 3, 4, 16)


def draw_nonstop(pen: MedalPen) -> None:
    """Draw a signal that shows green beside the rails."""
    for x in (22, 38, 54, 70):
        pen.line([(x, 86), (x + 8, 72)], WOOD, 4)
    pen.line([(16, 83), (84, 83)], GREY, 3)
    pen.line([(22, 75), (84, 75)], GREY, 3)
    pen.line([(36, 74), (36, 30)], GREY, 5)
    pen.disc(36, 27, 14, theme.rgb("#2B3136"))
    pen.disc(36, 27, 9, GREEN)
    pen.disc(33, 23, 2.4, PALE, 0)
    pen.arrow([(50, 50), (76, 50)], GOLD, 5)


def draw_full_load(pen: MedalPen) -> None:
    """Draw a wagon full of tiles."""
    for x, low, high, turn in ((30, 9, 8, -16), (50, 7, 9, 4), (69, 8, 6, 18)):
        pen.tile((x, 44), 20, low, high, turn)
    pen.polygon([(14, 50), (86, 50), (80, 73), (20, 73)], theme.rgb("#A9743F"))
    for x in (34, 50, 66):
        pen.line([(x, 52), (x, 72)], theme.rgb("#6E4B22"), 1.6, 0)
    pen.line([(12, 50), (88, 50)], GOLD, 4)
    for x in (33, 67):
        pen.disc(x, 77, 9, GREY)
        pen.disc(x, 77, 3, theme.rgb("#3A4146"), 0.6)


def draw_gatekeeper(pen: MedalPen) -> None:
    """Draw a barrier that is down, and a tile in front of it."""
    pen.box((16, 34, 28, 84), GREY, 2)
    pen.line([(22, 42), (86, 42)], BONE, 9)
    for x in (36, 54, 72):
        pen.line([(x, 42), (x + 7, 42)], RED, 9, 0)
    pen.disc(22, 42, 6, GOLD)
    pen.tile((56, 66), 18, 6, 0, -90)
