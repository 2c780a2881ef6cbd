"""The picture of a hand has room: for tiles beside the ALT badge, and for the news in its strip."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from games import GAMES
from games.core import ARMS, TRAINS, End, Event, Layout, Tile
from games.game import Game
from messages.parts.content import strip_markup
from messages.parts.narration import event_sentence
from renderer import Painter
from renderer.drawing.theme import PictureStyle
from renderer.hands.hand_choices import abridged
from renderer.hands.hand_picture import (
    RACK,
    RAISE,
    RIM,
    STRIP,
    USUAL_LETTERS,
    WIDTH,
    StripContent,
    choose_rack,
    picture_height,
    place_tiles,
)
from tables.views.table_views import public_table
from tests.delivery.delivery_harness import catalogues
from tests.renderer.longer_words import Reading
from tests.tables.table_harness import in_lobby

PHONE = 320  # CSS pixels that a picture is wide on a screen of 390
# What Discord's badge covers there, in our pixels
BADGE = (
    46 * WIDTH // PHONE,
    30 * WIDTH // PHONE,
)
NAME = "Hermine"  # of seven letters


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("series", [0, 2])
def test_nothing_lies_under_the_badge(large: bool, series: int) -> None:
    style = PictureStyle(large=large)
    for tiles in range(1, 46):
        plan, high = choose_rack(tiles, series, style), picture_height(tiles, series, style)
        there = place_tiles(tiles, plan)
        for x, y in there:
            number, foot = (
                x + (plan.unit - plan.number) // 2,
                y + 2 * plan.unit + RAISE + 4 + plan.number,
            )
            assert number >= BADGE[0] or foot <= high - BADGE[1], (tiles, x, y)
            assert STRIP[0] + RIM <= x, (tiles, x, y)
            left, right = (
                min(other for other, row in there if row == y),
                max(other for other, row in there if row == y),
            )
            # The row is centred
            assert abs(left + right + plan.unit - WIDTH) <= 2, (
                tiles,
                left,
                right,
            )
        steps = {b[0] - a[0] for a, b in pairwise(there) if a[1] == b[1]}
        assert len(steps) <= 1, tiles
        assert not steps or min(steps) >= max(plan.unit, plan.number) + 2, tiles


def happened(key: str) -> list[Event]:
    """Of each kind of event of a game, one that a random session has seen."""
    game: Game[Any, Any] = GAMES[key]
    found: dict[str, Event] = {}
    for players in game.players:
        rng = random.Random(f"{key}{players}")
        state = game.open(game.options(), players)
        for number in range(2):
            step = game.deal(state, (400,) * players, bytes([number]) * 32)
            for _ in range(200):
                state, events = step[0], step[1]
                found |= {type(entry).__name__: entry for entry in events}
                if not game.dealing(state):
                    break
                seat = rng.choice(game.due(state))
                step = game.apply(state, seat, rng.choice(game.legal(state, seat)))
            if game.finished(state) or game.dealing(state):
                break
    return list(found.values())


@pytest.fixture(scope="module")
def reading() -> Reading:
    return Reading(Painter(fallbacks=()))


def crowded(key: str, notice: str, news: str) -> StripContent:
    """The strip of a game with all that can stand beside its words."""
    dice = key == "challenge"
    arms = {Layout.DICE: (), Layout.CROSS: ARMS, Layout.TRAINS: (*TRAINS, End.MEXICAN)}.get(
        GAMES[key].layout, ARMS[:2]
    )
    return StripContent(
        due=True,
        ends=tuple((end, 12 if end in TRAINS else 6) for end in arms),
        lines=(news,),
        notice=notice,
        urgent=False,
        stake=12 if key == "buki" else None,
        stack="104½",
        seat=1,
        dice=(6, 5) if dice else None,
        claim=(Tile(20), Tile(24)) if dice else (),
    )


@pytest.mark.parametrize("key", list(GAMES))
def test_what_happened_is_told_in_full(key: str, reading: Reading) -> None:
    """In every language, in the strip that has most beside it.

    That strip is the same for any number of tiles.
    """
    seated = public_table(in_lobby(key, GAMES[key].players[-1]))
    table = replace(
        seated, seats=tuple(replace(entry, name=NAME, username=NAME) for entry in seated.seats)
    )
    events = happened(key)
    assert len(events) > 2
    for language in catalogues().languages:
        words = catalogues().of(language)
        (said,) = strip_markup(
            (max((event_sentence(entry, table, words) for entry in events), key=len),)
        )
        reading.painter.hands.strip(
            Image.new("RGB", (WIDTH, RACK)), crowded(key, words("picture-your-turn"), said)
        )
        assert not reading.cut, (language, reading.cut)
        assert (
            min(size for _, _, size, _ in reading.texts if size != 38) >= USUAL_LETTERS.several[-1]
        ), language
        assert not reading.faults(), language


def test_what_was_before_is_told_whole_or_not_at_all(reading: Reading) -> None:
    hands, newest, before = (
        reading.painter.hands,
        "Ferdl würfelt 4 und 3.",
        "Alle passen: Ein Stein kommt verdeckt in die Ablage.",
    )
    width = hands.sprites.typeface.width(before, USUAL_LETTERS.several[0])
    assert hands.told((before, newest), width) == ([before, newest], USUAL_LETTERS.several[0])
    assert hands.told((before, newest), width - 1) == ([before, newest], USUAL_LETTERS.several[1])
    assert hands.told((before, newest), width // 2)[0] == [newest]


@pytest.mark.parametrize(
    ("letters", "said"),
    [
        ("A", "A"),
        ("ABCD", "ABCD"),
        ("ABCDEFGHM", "A–HM"),
        ("ACDEFHM", "AC–FHM"),
        ("ABDEGHM", "ABDEGHM"),
    ],
)
def test_many_letters_are_said_as_ranges(letters: str, said: str) -> None:
    assert abridged(letters) == said
