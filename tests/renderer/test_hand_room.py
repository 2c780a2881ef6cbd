"""The picture of a hand has room: for tiles beside the ALT badge, and for the news in its strip."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from games import GAMES
from games.core import Event
from games.game import Game
from messages.parts.narration import seat_moves
from renderer.drawing.textures import RIM
from renderer.drawing.theme import PictureStyle
from renderer.hands.hand_picture import (
    LAST,
    RAISE,
    TAB,
    TEXT,
    choose_rack,
    picture_height,
    place_tiles,
)
from renderer.hands.line_band import WIDTH
from renderer.painter import Painter
from renderer.scene import SeatMoves
from tables.views.table_views import public_table
from tests.delivery.delivery_harness import catalogues
from tests.renderer.longer_words import Reading
from tests.renderer.samples.game_views import all_hands
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
def test_tiles_lie_beside_the_badge_and_apart(large: bool, series: int) -> None:
    style = PictureStyle(large=large)
    for tiles in range(1, 57):
        plan, high = choose_rack(tiles, style), picture_height(tiles, series, style)
        there = place_tiles(tiles, plan)
        for x, y in there:
            number = x + (plan.unit - plan.number) // 2
            assert min(x, number) >= BADGE[0], (tiles, x, y)
            assert max(x + plan.unit, number + plan.number) <= LAST + 8, (tiles, x, y)
            assert y + 2 * plan.unit + plan.number < high - RIM - 12, (tiles, x, y)
        assert plan.pitch >= max(plan.unit, plan.number) + 1, tiles
        rows = sorted({y for _, y in there})
        assert not pairs(rows) or min(b - a for a, b in pairs(rows)) >= (
            RAISE + 2 * plan.unit + plan.number + TAB
        )
    assert picture_height(7) == 770


def pairs(rows: Sequence[int]) -> list[tuple[int, int]]:
    return list(pairwise(rows))


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


@pytest.mark.parametrize("key", list(GAMES))
def test_what_happened_is_told_in_large_letters(key: str, reading: Reading) -> None:
    """In every language, with the turn beside it: faces take the place of names if need be."""
    seated = public_table(in_lobby(key, GAMES[key].players[-1]))
    table = replace(
        seated, seats=tuple(replace(entry, name=NAME, username=NAME) for entry in seated.seats)
    )
    for language in catalogues().languages:
        words = catalogues().of(language)
        texts = {move.text for event in happened(key) for move in seat_moves([event], table, words)}
        assert texts, (key, language)
        longest = max(texts, key=len)
        moves = tuple(SeatMoves(seat, longest) for seat in (0, 1, 3))
        for news in ((), moves):
            reading.painter.hands.lay(
                replace(all_hands(words)["hand7"], title=words(f"game-{key}"), moves=news)
            ).render()
            assert not reading.cut, (language, reading.cut)
        assert longest in [text for _, text, _, _ in reading.texts], language
        words_drawn = [(text, size) for _, text, size, _ in reading.texts if len(text) > 1]
        assert min(size for _, size in words_drawn) >= TEXT, (language, words_drawn)
        assert not reading.faults(), language
