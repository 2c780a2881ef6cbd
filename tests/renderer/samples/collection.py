"""All samples: how to draw each, and the words in it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PIL import Image

from games import GAMES
from locales.catalogues import load
from renderer.drawing.layers import Canvas, Sheet
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.figures.figure_reader import load_figure
from renderer.hands.own_result_picture import is_over
from renderer.painter import Painter
from renderer.posters.poster_scenes import FigureScene, Scene
from renderer.replay_animation import MAX_BYTES
from renderer.scene import HandScene, Picture, PictureWords, TableScene
from tests.renderer.figure_pieces import games_with_figures
from tests.renderer.samples.community_scenes import (
    achievements,
    puzzle_scenes,
    seasons,
    styled_profiles,
)
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.poster_samples import boards, finals, pickers, profiles, reveals
from tests.renderer.samples.replay_scenes import replays
from tests.renderer.samples.result_scenes import endings
from tests.renderer.samples.styled_scenes import (
    styled_boards,
    styled_finals,
    styled_hands,
    styled_tables,
)


def catalogue(language: str = "en") -> PictureWords:
    """Return the words of a language."""
    return load().of(language)


def drawings(painter: Painter, words: PictureWords) -> dict[str, Callable[[], Picture]]:
    """Return a function for each sample that draws it. The gallery shows all samples."""
    tables = {**all_tables(words), **styled_tables(words)}
    hands = {**all_hands(words), **styled_hands(words), **endings(words)}
    posters: dict[str, Scene] = {
        **figures(words),
        **boards(words),
        **styled_boards(words),
        **finals(words),
        **styled_finals(words),
        **profiles(words),
        **reveals(words),
        **pickers(words),
        **seasons(words),
        **achievements(words),
        **styled_profiles(words),
        **puzzle_scenes(words),
    }
    ways: dict[str, Callable[[], Picture]] = {
        name: partial(painter.draw_table, scene) for name, scene in tables.items()
    }
    ways |= {name: partial(painter.draw_hand, scene) for name, scene in hands.items()}
    ways |= {name: partial(painter.draw, scene) for name, scene in posters.items()}
    return ways | {
        name: partial(painter.draw_replay, scene, MAX_BYTES)
        for name, scene in replays(words).items()
    }


def rules(
    game: str, words: PictureWords, title: str = "", style: PictureStyle = DEFAULT_STYLE
) -> FigureScene:
    """Return the figure scene of a game that has a figure."""
    return FigureScene(GAMES[game].declaration, load_figure(game), title or game, words, style)


def figures(words: PictureWords) -> dict[str, FigureScene]:
    """Return the figures of all games, and one in the style of some reader."""
    return {
        **{f"rules-{game}": rules(game, words) for game in games_with_figures()},
        "rules-buki-contrast": rules("buki", words, style=PictureStyle(contrast=True, digits=True)),
    }


def paint(painter: Painter, scene: Scene) -> Image.Image:
    """Return the pixels of a scene. Results name players as they are called."""
    if isinstance(scene, HandScene) and is_over(scene):
        return painter.endings.paint(scene, tuple(plate.name for plate in scene.plates if plate))
    if isinstance(scene, TableScene):
        return painter.lay_table(scene).render()
    if isinstance(scene, FigureScene):
        return painter.figures.paint(scene)
    kinds: dict[type, Any] = {HandScene: painter.hands, **painter.posters}
    made: Canvas = kinds[type(scene)].lay(scene)
    return made.render() if isinstance(made, Sheet) else made
