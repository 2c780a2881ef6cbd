"""The image caches: what stays, what goes, and what the painter keeps at most."""

import pytest
from PIL import Image

from games import GAMES
from locales.catalogues import load
from messages.play.hand_message import hand_content
from messages.play.table_message import table_content
from renderer.drawing import tiles_and_chips
from renderer.drawing.image_cache import (
    BACKGROUND_BYTES,
    ImageCache,
)
from renderer.drawing.tiles_and_chips import Sprites
from renderer.drawing.typeface import Typeface
from renderer.painter import Painter
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import in_play


def test_tiles_have_their_edges_and_halves_in_common() -> None:
    """So 20 halves for each size are kept, and not 55 tiles."""
    sprites = Sprites(Typeface())
    for draw in (
        lambda *halves: sprites.tile(112, True, *halves),
        lambda *halves: sprites.tile(112, True, *halves, dimmed=True),
    ):
        first, other, again = draw(3, 8), draw(7, 8), draw(3, 8)
        assert [part is same for part, same in zip(first.parts, other.parts, strict=True)] == [
            True
        ] * 4 + [False, True]
        assert first.parts == again.parts
    kept = sprites.tiles.size
    draw(3, 7)
    assert sprites.tiles.size > kept  # 7 is known as an upper half only
    kept = sprites.tiles.size
    draw(7, 7)
    assert sprites.tiles.size == kept


@pytest.mark.full
def test_the_backgrounds_of_all_games_find_room_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles_and_chips, "BACKGROUND_BYTES", 1_000_000_000)
    painter, words = Painter(), load().of("en")
    for game, rules in GAMES.items():
        for people in {2, min(5, rules.players[-1])} & {*rules.players}:
            table = in_play(game, people)
            painter.draw(table_content(public_table(table), words).scene, "jpeg")
            painter.draw(hand_content(private_table(table, 0), words, None).scene, "jpeg")
    assert painter.sprites.grounds.size <= BACKGROUND_BYTES


def test_an_image_larger_than_the_cache_is_returned_but_not_kept() -> None:
    cache = ImageCache(1000)
    get = cache.keep(lambda number: Image.new("RGB", (100, 100), (number, 0, 0)))
    assert get(3).getpixel((0, 0)) == (3, 0, 0)
    assert cache.size == 0
