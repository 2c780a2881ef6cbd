"""What tables of the games of the world mark.

The ends where a tile can be laid now, and the last points.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from games import GAMES
from games.core import End, Scored, View
from games.parts.line import Played
from renderer.hands.hand_order_and_choices import playable_ends
from renderer.painter import Painter
from renderer.scene import PictureWords, TableScene
from renderer.tables.player_plates import plate_news
from renderer.tables.seating_plan import plan_seats
from tests.renderer.samples.line_games import PARTY

Seen = tuple[View, View, tuple[tuple[int, int], ...]]


def play(key: str, seed: int, seats: int = 4, **options: Any) -> Iterator[Seen]:
    """A deal at random.

    After each move the views of the room and of the seat to move, and the points since the last
    tile.
    """
    game, rng, scored = GAMES[key], Random(seed), ()
    state = game.open(game.options(**options), seats)
    state, _ = game.deal(state, (0,) * seats, bytes([seed]) * 32)
    while game.dealing(state):
        (seat,) = game.due(state)
        yield game.view(state, None), game.view(state, seat), scored
        state, events = game.apply(state, seat, rng.choice(game.legal(state, seat)))
        if any(isinstance(event, Played) for event in events):
            scored = ()
        scored = (
            *scored,
            *((event.seat, event.points) for event in events if isinstance(event, Scored)),
        )


def scene_of(view: View, words: PictureWords) -> TableScene:
    return TableScene(
        GAMES[view.game].declaration, PARTY[: len(view.seats)], view.game, words, view
    )


def grey(painter: Painter, scene: TableScene) -> Image.Image:
    return painter.tables.paint(scene).convert("L")


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("sebastopol", {}),
        ("mexican-train", {}),
        ("mexican-train", {"mexican_from": "own_first"}),
        ("mexican-train", {"first_turn": "train"}),
    ],
)
def test_signs_stand_only_where_a_tile_can_be_laid(key: str, options: dict[str, Any]) -> None:
    """The room's signs are those of all ends where the seat to move may lay a tile."""
    closed = 0
    for seed in range(12):
        for room, own_view, _ in play(key, seed, **options):
            signs = {end for end, _ in playable_ends(room)}
            assert (
                {action.end for action in own_view.legal if hasattr(action, "end")} - {End.START}
            ) <= signs
            assert not signs & set(room.closed)
            assert own_view.closed == room.closed
            closed += len(room.closed)
    assert closed


def test_the_last_points_stand_on_the_plate_of_who_scored(
    painter: Painter, describer: Painter, words: PictureWords
) -> None:
    view = next(
        room
        for room, _, _ in play("all-fives", 4)
        if room.scored and room.line[-1].end is not End.START
    )
    ((seat, points),) = view.scored
    scene = scene_of(view, words)
    assert [tag.text if tag else "" for tag in [plate_news(view, other) for other in range(4)]] == [
        f"+{points}" if other == seat else "" for other in range(4)
    ]
    box = ImageChops.difference(
        grey(painter, scene), grey(painter, scene_of(replace(view, scored=()), words))
    ).getbbox()
    chair = plan_seats(4, around=False).chairs[seat]
    assert chair.x <= box[0] < box[2] <= chair.x + chair.width
    assert box[3] - box[1] >= 40  # digits of 16 pixels on a phone
    assert f"Scored just now: {PARTY[seat].name} +{points}." in describer.draw_table(scene).alt
    assert "Scored" not in describer.draw_table(scene_of(replace(view, dealing=False), words)).alt
