"""The drawings of the achievements: a function for each, which draws on a medal with a pen."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from renderer.drawing import theme
from tools.art.medal_pen import BLUE, BONE, GOLD, GREEN, GREY, INK, PALE, RED, MedalPen

WOOD = theme.rgb("#8A5A2E")

Drawing = Callable[[MedalPen], None]


def draw_star(pen: MedalPen) -> None:
    """Draw a star over a tile: for achievements without a drawing of their own."""
    pen.tile((50, 56), 24, 3, 5, 14)
    pen.star(50, 40, 20)


def draw_first_win(pen: MedalPen) -> None:
    """Draw a crown over a tile."""
    pen.tile((50, 63), 25, 6, 6, 90)
    pen.crown(50, 44, 36)


def draw_first_friend(pen: MedalPen) -> None:
    """Draw two people."""
    pen.person(36, 76, 42, BLUE)
    pen.person(64, 76, 42, RED)


def draw_first_puzzle(pen: MedalPen) -> None:
    """Draw two halves of a tile that have yet to meet."""
    pen.tile((36, 58), 21, 2, 5, -24)
    pen.tile((64, 58), 21, 5, 4, 24)
    pen.star(50, 26, 12)


def draw_all_eight(pen: MedalPen) -> None:
    """Draw eight tiles round a star."""
    for step in range(8):
        angle = math.radians(45 * step)
        pen.tile(
            (50 + 26 * math.sin(angle), 50 - 26 * math.cos(angle)), 11.5, step, 8 - step, 45 * step
        )
    pen.star(50, 51, 13)


def draw_ten_beaten(pen: MedalPen) -> None:
    """Draw a row of people and a crown above."""
    for x, y, size, colour in ((29, 70, 28, BLUE), (71, 70, 28, GREEN), (50, 79, 36, RED)):
        pen.person(x, y, size, colour)
    pen.crown(50, 42, 26)


def draw_same_tiles(pen: MedalPen) -> None:
    """Draw two people with the same tile."""
    for x, colour in ((32, BLUE), (68, RED)):
        pen.person(x, 50, 34, colour)
        pen.tile((x, 72), 16, 3, 5, 90)


def draw_tournament_won(pen: MedalPen) -> None:
    """Draw four tiles as at four tables, and a crown in their middle."""
    for step in range(4):
        angle = math.radians(90 * step + 45)
        pen.tile((50 + 27 * math.sin(angle), 50 - 27 * math.cos(angle)), 14, 6, 4, 90 * step + 45)
    pen.crown(50, 52, 30)


def draw_three_matches(pen: MedalPen) -> None:
    """Draw three crowns."""
    for x, y in ((50, 46), (32, 72), (68, 72)):
        pen.crown(x, y, 30)


def draw_five_rounds(pen: MedalPen) -> None:
    """Draw a fan of five tiles."""
    for step in (-2, -1, 0, 1, 2):
        angle = math.radians(24 * step)
        pen.tile(
            (50 + 30 * math.sin(angle), 74 - 30 * math.cos(angle)),
            17,
            step + 2,
            step + 4,
            24 * step,
        )


def draw_feather(pen: MedalPen) -> None:
    """Draw a feather over the lightest tile."""
    pen.tile((38, 58), 20, 0, 1, -18)
    vane = [(30 + 46 * t, 80 - 56 * t + 0) for t in (0.18, 1.0)]
    pen.polygon([vane[0], (45, 49), (63, 26), (79, 18), (77, 36), (65, 55), (48, 70)], BONE)
    for x, y in ((52, 54), (60, 45), (67, 36)):
        pen.line([(x, y), (x + 8, y + 2)], GREY, 1.2, 0)
    pen.line([(28, 82), (46, 61), (74, 24)], GOLD, 2)


def draw_runaway(pen: MedalPen) -> None:
    """Draw a tile that flies, with lines of speed."""
    for y, x in ((36, 20), (50, 14), (64, 22)):
        pen.line([(x, y), (x + 24, y)], PALE, 3)
    pen.tile((64, 50), 22, 6, 8, 78)


def draw_traffic_light(pen: MedalPen) -> None:
    """Draw a traffic light that shows red."""
    pen.line([(50, 74), (50, 88)], GREY, 6)
    pen.box((36, 16, 64, 76), theme.rgb("#2B3136"), 8)
    for y, colour in ((28, RED), (46, theme.rgb("#5C5230")), (64, theme.rgb("#2F4A36"))):
        pen.disc(50, y, 8, colour)
    pen.disc(47, 25, 2.4, PALE, 0)


def draw_court_banker(pen: MedalPen) -> None:
    """Draw a bank with columns."""
    pen.polygon([(16, 42), (50, 18), (84, 42)], GOLD)
    pen.disc(50, 33, 4.6, BONE, 1)
    for x in (26, 42, 58, 74):
        pen.box((x - 4, 46, x + 4, 70), BONE, 1)
    pen.box((16, 71, 84, 79), GOLD, 1)


def draw_high_stakes(pen: MedalPen) -> None:
    """Draw a high pile of chips."""
    pen.pile(50, 76, 24, 6, theme.CHIPS[0])


def draw_second_helping(pen: MedalPen) -> None:
    """Draw a chip that is added to another."""
    pen.chip(36, 58, 21, theme.CHIPS[1])
    pen.chip(66, 40, 19, theme.CHIPS[0])
    pen.line([(70, 66), (70, 84)], PALE, 4.5)
    pen.line([(61, 75), (79, 75)], PALE, 4.5)


def draw_jackpot(pen: MedalPen) -> None:
    """Draw three piles of chips that come to the bank."""
    for x, y, count, colour in (
        (29, 70, 3, theme.CHIPS[1]),
        (71, 70, 3, theme.CHIPS[2]),
        (50, 80, 4, theme.CHIPS[0]),
    ):
        pen.pile(x, y, 17, count, colour)
    pen.star(50, 26, 14)


def draw_ninety_nine(pen: MedalPen) -> None:
    """Draw a slate with tallies up to its edge."""
    pen.box((18, 22, 82, 78), WOOD, 4)
    pen.box((24, 28, 76, 72), theme.rgb("#26302D"), 1, 0.8)
    for left in (33, 59):
        pen.arc((left + 4, 43), 6.5, (0, 360), BONE, 2.6)
        pen.line([(left + 10.5, 43), (left + 10, 54), (left + 4, 62)], BONE, 2.6, 0)


def draw_from_behind(pen: MedalPen) -> None:
    """Draw an arrow that climbs from the last place to the crown."""
    for x, top, colour in ((27, 66, GREY), (50, 54, BLUE), (73, 40, GREEN)):
        pen.box((x - 9, top, x + 9, 80), colour, 1)
    pen.arrow([(20, 56), (38, 42), (56, 30)], PALE, 4)
    pen.crown(74, 36, 20)


def draw_light_purse(pen: MedalPen) -> None:
    """Draw a purse with a single coin."""
    pen.polygon([(38, 40), (62, 40), (76, 64), (70, 79), (30, 79), (24, 64)], WOOD)
    pen.polygon(
        [(36, 22), (44, 27), (50, 21), (56, 27), (64, 22), (60, 40), (40, 40)], theme.rgb("#A9743F")
    )
    pen.line([(37, 41), (63, 41)], GOLD, 3.4)
    pen.disc(50, 62, 9, GOLD)


def draw_last_drop(pen: MedalPen) -> None:
    """Draw a drop that falls into a ring of water."""
    round_ = [
        (50 + 16 * math.cos(math.radians(a)), 48 + 16 * math.sin(math.radians(a)))
        for a in range(-30, 211, 10)
    ]
    pen.polygon([(50, 15), *round_], BLUE)
    pen.disc(44, 50, 3.6, PALE, 0, tall=1.5)
    pen.arc((50, 65), 24, (20, 160), BONE, 2.6)
    pen.arc((50, 62), 16, (35, 145), BONE, 2)


def draw_deep_well(pen: MedalPen) -> None:
    """Draw a well with its roof and bucket."""
    pen.line([(28, 62), (28, 34)], WOOD, 4)
    pen.line([(72, 62), (72, 34)], WOOD, 4)
    pen.polygon([(17, 36), (50, 15), (83, 36)], RED)
    pen.line([(50, 36), (50, 48)], BONE, 1.4, 0.6)
    pen.polygon([(42, 48), (58, 48), (55, 60), (45, 60)], GOLD)
    pen.box((22, 61, 78, 82), GREY, 2)
    for y, xs in ((68, (36, 52, 66)), (75, (30, 45, 60, 71))):
        for x in xs:
            pen.line([(x, y - 3), (x, y + 3)], theme.SHADE, 1, 0)
    pen.line([(23, 71.5), (77, 71.5)], theme.SHADE, 1, 0)


def draw_dry_throat(pen: MedalPen) -> None:
    """Draw a cactus under the sun."""
    pen.disc(73, 28, 10, GOLD)
    pen.line([(18, 80), (82, 80)], theme.rgb("#D9B778"), 5)
    pen.line([(48, 78), (48, 26)], GREEN, 13)
    pen.line([(48, 62), (30, 60), (30, 44)], GREEN, 8)
    pen.line([(48, 54), (66, 52), (66, 42)], GREEN, 8)
    for y in (34, 46, 58, 69):
        pen.line([(46, y), (50, y + 2)], PALE, 1.2, 0)


def draw_clean_sweep(pen: MedalPen) -> None:
    """Draw a broom that sweeps tiles away."""
    pen.tile((73, 68), 11, 2, 3, 60)
    pen.tile((80, 48), 9, 1, 1, 20)
    pen.line([(74, 16), (46, 50)], theme.rgb("#A9743F"), 5)
    pen.polygon([(38, 44), (55, 57), (50, 78), (18, 70)], GOLD)
    pen.line([(37, 45), (54, 58)], RED, 4)
    for x, y in ((28, 69), (36, 72), (43, 75)):
        pen.line([(x, y), (x + 9, y - 14)], theme.BRASS[3], 1.2, 0)


def draw_photo_finish(pen: MedalPen) -> None:
    """Draw a chequered flag."""
    pen.line([(28, 18), (28, 84)], GOLD, 4.5)
    pen.box((31, 20, 80, 56), BONE, 1)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                x, y = 31 + column * 12.25, 20 + row * 12
                pen.box((x, y, x + 12.25, y + 12), INK, 0.2, 0)


def draw_small_bill(pen: MedalPen) -> None:
    """Draw a short bill and a coin."""
    pen.polygon(
        [
            (28, 18),
            (72, 18),
            (72, 74),
            (66, 69),
            (60, 74),
            (54, 69),
            (48, 74),
            (42, 69),
            (36, 74),
            (28, 69),
        ],
        theme.BONE[0],
    )
    for y, right in ((29, 62), (38, 54), (47, 58)):
        pen.line([(36, y), (right, y)], GREY, 2.4, 0)
    pen.disc(68, 72, 12, GOLD)
    pen.line([(68, 66), (68, 78)], theme.BRASS[3], 2.6, 0)


def draw_orient_express(pen: MedalPen) -> None:
    """Draw a steam engine."""
    for x, y, r in ((29, 24, 7), (20, 17, 5), (39, 28, 5)):
        pen.disc(x, y, r, theme.rgb("#D9DEE2"), 0.8)
    pen.polygon([(23, 46), (25, 34), (20, 29), (40, 29), (35, 34), (37, 46)], theme.rgb("#3A4146"))
    pen.box((18, 46, 60, 68), GREEN, 6)
    pen.box((56, 26, 82, 68), RED, 2)
    pen.box((62, 33, 76, 46), PALE, 1, 1)
    pen.polygon([(18, 66), (10, 80), (26, 80), (28, 66)], GREY)
    pen.box((18, 66, 84, 73), theme.rgb("#3A4146"), 1)
    for x, r in ((32, 8), (50, 8), (71, 11)):
        pen.disc(x, 80 - r * 0.4, r, GOLD)
        pen.disc(x, 80 - r * 0.4, r * 0.4, theme.BRASS[3], 0.6)


def draw_long_answer(pen: MedalPen) -> None:
    """Draw a speech bubble with a line of tiles."""
    pen.polygon([(40, 66), (30, 86), (58, 68)], theme.BONE[0])
    pen.box((11, 28, 89, 68), theme.BONE[0], 13)
    pen.polygon([(43, 64), (36, 76), (55, 64)], theme.BONE[0], 0)
    for x, low, high in ((27, 1, 4), (50, 4, 6), (73, 6, 2)):
        pen.tile((x, 48), 10.5, low, high, -90)


def draw_clean_slate(pen: MedalPen) -> None:
    """Draw an empty slate and a sponge."""
    pen.box((20, 20, 80, 72), theme.rgb("#A9743F"), 4)
    pen.box((26, 26, 74, 66), theme.rgb("#2C3A35"), 1, 0.8)
    pen.line([(32, 34), (46, 30)], theme.rgb("#51635C"), 3, 0)
    pen.line([(32, 44), (56, 37)], theme.rgb("#51635C"), 3, 0)
    pen.box((46, 62, 80, 82), GOLD, 6)
    for x, y in ((54, 69), (64, 75), (72, 68)):
        pen.disc(x, y, 2, theme.BRASS[2], 0)


def draw_third_of_the_bill(pen: MedalPen) -> None:
    """Draw a cake of which a third is cut off."""
    for first, last, dx, dy, colour in ((-30, 210, 0, 4, BONE), (210, 330, 0, -5, GOLD)):
        arc = [
            (50 + dx + 31 * math.cos(math.radians(a)), 50 + dy + 31 * math.sin(math.radians(a)))
            for a in range(first, last + 1, 6)
        ]
        pen.polygon([(50 + dx, 50 + dy), *arc], colour)
    for angle in (30, 90, 150):
        pen.disc(
            50 + 20 * math.cos(math.radians(angle)),
            54 + 20 * math.sin(math.radians(angle)),
            4,
            RED,
            1,
        )


def draw_first_bluff(pen: MedalPen) -> None:
    """Draw a tile in front of a die that it does not fit."""
    pen.die(66, 40, 30, 6, 12)
    pen.tile((38, 58), 25, 0, 1, -14)


def draw_first_catch(pen: MedalPen) -> None:
    """Draw an eye over a tile."""
    pen.polygon(
        [(18, 40), (34, 27), (50, 23), (66, 27), (82, 40), (66, 53), (50, 57), (34, 53)], BONE
    )
    pen.disc(50, 40, 14, BLUE)
    pen.disc(50, 40, 6, INK)
    pen.tile((50, 74), 17, 3, 4, 90)


def draw_poker_face(pen: MedalPen) -> None:
    """Draw a face without expression between two tiles that lie face down."""
    pen.tile((28, 60), 18, 0, 0, -20, face=False)
    pen.tile((72, 60), 18, 0, 0, 20, face=False)
    pen.disc(50, 47, 25, GOLD)
    for x in (41, 59):
        pen.line([(x - 4, 43), (x + 4, 43)], INK, 3, 0)
    pen.line([(41, 57), (59, 57)], INK, 3, 0)


def draw_lie_detector(pen: MedalPen) -> None:
    """Draw a magnifying glass over a tile that lies face down."""
    pen.tile((40, 46), 23, 0, 0, -12, face=False)
    pen.line([(66, 68), (82, 84)], theme.rgb("#A9743F"), 7)
    pen.disc(54, 54, 20, GOLD)
    pen.disc(54, 54, 15, theme.rgb("#DCEBF2"), 0.6)
    pen.line([(47, 47), (61, 61)], RED, 4.5, 0)
    pen.line([(61, 47), (47, 61)], RED, 4.5, 0)


def draw_honest_soul(pen: MedalPen) -> None:
    """Draw a heart with a tick."""
    heart = []
    for step in range(60):
        t = math.pi * 2 * step / 60
        x = 16 * math.sin(t) ** 3
        y = -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))
        heart.append((50 + 2 * x, 48 + 2 * y))
    pen.polygon(heart, RED)
    pen.line([(37, 48), (47, 58), (64, 36)], theme.BONE[0], 6)


def draw_last_laugh(pen: MedalPen) -> None:
    """Draw a laughing mask and two dice."""
    jaw = [
        (50 + 28 * math.cos(math.radians(a)), 36 + 36 * math.sin(math.radians(a)))
        for a in range(0, 181, 10)
    ]
    pen.polygon([(22, 22), (50, 28), (78, 22), *jaw], BONE)
    for x in (38, 62):
        pen.arc((x, 42), 6, (200, 340), INK, 2.2)
    mouth = [
        (50 + 15 * math.cos(math.radians(a)), 51 + 13 * math.sin(math.radians(a)))
        for a in range(0, 181, 10)
    ]
    pen.polygon(mouth, RED)
    pen.die(24, 76, 17, 5, -14)
    pen.die(77, 76, 17, 2, 16)


def draw_double_exit(pen: MedalPen) -> None:
    """Draw two doubles that go out through a door."""
    pen.box((46, 16, 80, 82), theme.rgb("#A9743F"), 2)
    pen.box((52, 22, 80, 82), theme.rgb("#22150D"), 1, 0.8)
    pen.arrow([(58, 50), (80, 50)], PALE, 4)
    pen.tile((22, 38), 13, 5, 5, -8)
    pen.tile((39, 62), 13, 6, 6, 8)


def draw_twins(pen: MedalPen) -> None:
    """Draw five doubles side by side."""
    for x, y, value, turn in (
        (24, 44, 1, -24),
        (76, 44, 5, 24),
        (37, 49, 2, -12),
        (63, 49, 4, 12),
        (50, 54, 3, 0),
    ):
        pen.tile((x, y), 18, value, value, turn)


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
    for centre, low, high, turn in (
        ((30, 50), 2, 6, 90),
        ((70, 50), 6, 1, 90),
        ((50, 23), 4, 6, 0),
        ((50, 77), 6, 3, 0),
    ):
        pen.tile(centre, 11, low, high, turn)
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


DRAWINGS: Mapping[str, Drawing] = MappingProxyType(
    {
        "star": draw_star,
        "first-win": draw_first_win,
        "first-friend": draw_first_friend,
        "first-puzzle": draw_first_puzzle,
        "all-eight": draw_all_eight,
        "ten-beaten": draw_ten_beaten,
        "three-matches": draw_three_matches,
        "five-rounds": draw_five_rounds,
        "same-tiles": draw_same_tiles,
        "tournament-won": draw_tournament_won,
        "feather": draw_feather,
        "runaway": draw_runaway,
        "traffic-light": draw_traffic_light,
        "court-banker": draw_court_banker,
        "high-stakes": draw_high_stakes,
        "second-helping": draw_second_helping,
        "jackpot": draw_jackpot,
        "ninety-nine": draw_ninety_nine,
        "from-behind": draw_from_behind,
        "light-purse": draw_light_purse,
        "last-drop": draw_last_drop,
        "deep-well": draw_deep_well,
        "dry-throat": draw_dry_throat,
        "clean-sweep": draw_clean_sweep,
        "photo-finish": draw_photo_finish,
        "small-bill": draw_small_bill,
        "orient-express": draw_orient_express,
        "long-answer": draw_long_answer,
        "clean-slate": draw_clean_slate,
        "third-of-the-bill": draw_third_of_the_bill,
        "first-bluff": draw_first_bluff,
        "first-catch": draw_first_catch,
        "poker-face": draw_poker_face,
        "lie-detector": draw_lie_detector,
        "honest-soul": draw_honest_soul,
        "last-laugh": draw_last_laugh,
        "double-exit": draw_double_exit,
        "twins": draw_twins,
        "gatekeeper": draw_gatekeeper,
        "twenty-at-once": draw_twenty_at_once,
        "double-triple": draw_double_triple,
        "capicua": draw_capicua,
        "full-load": draw_full_load,
        "torero": draw_torero,
        "all-fronts": draw_all_fronts,
        "nonstop": draw_nonstop,
    }
)
