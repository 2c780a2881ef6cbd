"""Pictures of the real games: random sessions of every game, drawn as they go."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.core import View
from games.game import Game
from games.parts.tiles import NAMES
from renderer.hands.hand_order_and_choices import playable_ends, sort_hand
from renderer.painter import Painter
from renderer.scene import END_LETTERS, MAX_ALT, HandScene, PictureWords, TableScene
from tests.ai.test_player import TABLES
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.line_games import PARTY


def states(game: Game[Any, Any], players: int, rng: random.Random, deals: int) -> Iterator[Any]:
    """A session played by people who press anything."""
    state = game.open(game.options(), players)
    for number in range(deals):
        if game.finished(state):
            return
        state = game.deal(state, (400,) * players, bytes([number]) * 32)[0]
        yield state
        for _ in range(600):
            if not game.dealing(state):
                break
            seat = rng.choice(game.due(state))
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))[0]
            yield state


def check(painter: Painter, words: PictureWords, title: str, view: View, viewer: View) -> None:
    people = PARTY[: len(view.seats)]
    table = painter.draw_table(TableScene(GAMES[view.game].declaration, people, title, words, view))
    assert table.size == (1210, 770)
    assert len(table.data) <= 120_000
    assert len(table.alt) <= MAX_ALT
    assert not table.alt.endswith("…")
    if view.ends and view.dealing and not view.offers:
        assert (
            words(
                "picture-alt-open",
                ends=words.listed(
                    [f"{END_LETTERS[end]} {number}" for end, number in playable_ends(view)]
                ),
            )
            in table.alt
        )
    hand = viewer.seats[viewer.viewer].hand or ()
    picture = painter.draw_hand(
        HandScene(GAMES[view.game].declaration, viewer, people, title, words)
    )
    assert len(picture.alt) <= MAX_ALT
    assert len(picture.data) <= 120_000
    for tile in sort_hand(hand):
        assert NAMES[tile] in picture.alt


@pytest.mark.parametrize("table", TABLES)
def test_real_games(table: tuple[str, int], painter: Painter, words: PictureWords) -> None:
    key, players = table
    game, rng = GAMES[key], random.Random(f"{key}{players}")
    for step, state in enumerate(states(game, players, rng, 1)):
        if rng.random() < 0.02 or (step > 3 and not game.dealing(state)):
            check(
                painter,
                rng.choice((words, catalogue("de"))),
                key,
                game.view(state, None),
                game.view(state, rng.randrange(players)),
            )
