"""Samples of the choices in /preferences and /house, and of names in many scripts."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from renderer.drawing.theme import PictureStyle
from renderer.posters.poster_scenes import BoardScene, FinalScene
from renderer.scene import HandScene, PictureWords, Plate, TableScene
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.poster_samples import boards, finals

LEFTWARD: Final = (
    Plate("محمد الفاتح", "mehmed"),
    Plate("דוד בן גוריון", "david"),
    Plate("👨‍👩‍👧‍👦 Huber 🇦🇹", "huber"),
    Plate("김민준", "minjun"),
)
STYLES: Final = (
    ("classic", PictureStyle(classic=True)),
    ("digits", PictureStyle(digits=True)),
    ("large", PictureStyle(large=True)),
    ("contrast", PictureStyle(contrast=True)),
    ("everything", PictureStyle(large=True, contrast=True, digits=True)),
)


def styled_tables(words: PictureWords) -> Mapping[str, TableScene]:
    """Return table scenes by name."""
    scenes = all_tables(words)
    styled = {f"mid-{name}": replace(scenes["mid"], style=style) for name, style in STYLES}
    more = {
        f"{name}-contrast": replace(scenes[name], style=PictureStyle(contrast=True))
        for name in ("hungarian", "challenge-shown")
    }
    more |= {
        f"{name}-large": replace(scenes[name], style=PictureStyle(large=True))
        for name in ("challenge", "challenge-duel", "challenge-over")
    }
    everything = PictureStyle(large=True, contrast=True, digits=True)
    more |= {
        f"{name}-everything": replace(scenes[name], style=everything)
        for name in ("trains8", "cross-late", "teams")
    }
    return {**styled, **more, "names-scripts": replace(scenes["mid"], plates=LEFTWARD)}


def styled_boards(words: PictureWords) -> Mapping[str, BoardScene]:
    """Return leaderboard scenes by name."""
    scenes = boards(words)
    return {
        f"{name}-contrast": replace(scenes[name], style=PictureStyle(contrast=True))
        for name in ("board", "board-page")
    } | {
        "board-three-digits": replace(
            scenes["board-three"], style=PictureStyle(digits=True, contrast=True)
        )
    }


def styled_finals(words: PictureWords) -> Mapping[str, FinalScene]:
    """Return final standings by name."""
    return {
        "final-seven-contrast": replace(
            finals(words)["final-seven"], style=PictureStyle(contrast=True)
        )
    }


def styled_hands(words: PictureWords) -> Mapping[str, HandScene]:
    """Return hand scenes by name."""
    scenes = all_hands(words)
    styled = {f"hand7-{name}": replace(scenes["hand7"], style=style) for name, style in STYLES}
    more = {"hand12-large": replace(scenes["hand12"], style=PictureStyle(large=True))}
    more |= {
        f"hand15-{name}": replace(scenes["hand15"], style=dict(STYLES)[name])
        for name in ("digits", "contrast", "everything")
    }
    more["hand-points-everything"] = replace(
        scenes["hand-points"], style=dict(STYLES)["everything"]
    )
    return {**styled, **more}
