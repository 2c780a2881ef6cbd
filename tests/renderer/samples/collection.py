"""All samples: how to draw each, and the words in it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from games import GAMES
from locales.catalogues import load
from renderer import Painter, Picture, PictureWords
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.figures.figure_reader import games_with_figures, load_figure
from renderer.posters.poster_scenes import FigureScene, Scene
from tests.renderer.samples.community_scenes import community_posters
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.poster_samples import boards, finals, profiles
from tests.renderer.samples.replay_scenes import replays
from tests.renderer.samples.result_scenes import endings
from tests.renderer.samples.styled_scenes import (
    styled_boards,
    styled_finals,
    styled_hands,
    styled_tables,
)

MOST_OF_REPLAY: Final = 3_000_000  # bytes


def catalogue(language: str = "en") -> PictureWords:
    """Return the words of a language."""
    return load().of(language)


def drawings(painter: Painter, words: PictureWords) -> dict[str, Callable[[], Picture]]:
    """Return a function for each sample that draws it. The gallery shows all samples."""
    tables = {**all_tables(words), **styled_tables(words)}
    hands = {**all_hands(words), **styled_hands(words), **endings(words)}
    posters: dict[str, Scene] = {
        **boards(words),
        **styled_boards(words),
        **finals(words),
        **styled_finals(words),
        **profiles(words),
        **community_posters(words),
    }
    ways: dict[str, Callable[[], Picture]] = {
        name: partial(painter.draw_table, scene) for name, scene in tables.items()
    }
    ways |= {name: partial(painter.draw_hand, scene) for name, scene in hands.items()}
    ways |= {
        f"rules-{game}": partial(painter.draw, rules(game, words)) for game in games_with_figures()
    }
    ways |= {
        "rules-buki-contrast": partial(
            painter.draw, rules("buki", words, style=PictureStyle(contrast=True, digits=True))
        )
    }
    ways |= {name: partial(painter.draw, scene) for name, scene in posters.items()}
    return ways | {
        name: partial(painter.draw_replay, scene, MOST_OF_REPLAY)
        for name, scene in replays(words).items()
    }


def rules(
    game: str, words: PictureWords, title: str = "", style: PictureStyle = DEFAULT_STYLE
) -> FigureScene:
    """Return the figure scene of a game that has a figure."""
    return FigureScene(GAMES[game].declaration, load_figure(game), title or game, words, style)
