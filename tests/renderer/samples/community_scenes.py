"""Samples of seasons, achievements, profiles in all looks and the puzzle of the day."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from cogs.puzzle.collection import all_puzzles, position
from cogs.puzzle.page import PuzzlePage, puzzle_scene
from cogs.puzzle.puzzle import FIRST_DAY
from locales.catalogues import load
from renderer.drawing.theme import PictureStyle
from renderer.posters.poster_scenes import (
    AchievementsScene,
    ProfileScene,
    SeasonRow,
    SeasonScene,
)
from renderer.scene import HandScene, Medal, PictureWords
from tables.people.achievements import ACHIEVEMENTS
from tests.renderer.samples.buki_scenes import HOSTILE
from tests.renderer.samples.poster_samples import NAMES, PLAYED, profiles

CONTRAST: Final = PictureStyle(contrast=True)
EVERYTHING: Final = PictureStyle(large=True, contrast=True, digits=True)
MEASURES: Final[tuple[Literal["rounds", "matches", "rating"], ...]] = (
    "rounds",
    "matches",
    "rating",
)


def seasons(words: PictureWords) -> Mapping[str, SeasonScene]:
    """Return winners of seasons: in all games, with hostile names and ties, and in one game."""
    names = [(plate.name, plate.fallback) for plate in (*HOSTILE, *NAMES)]
    rows = tuple(
        SeasonRow(
            game,
            tuple((name,) for name in names[index : index + 1 + index % 3]),
            MEASURES[index % 3],
            71 - 9 * index,
        )
        for index, game in enumerate(PLAYED[:-1])
    )
    rows += (SeasonRow("latin", ((names[4], names[7]),), "matches", 12),)
    full = SeasonScene("2026-11", rows, words)
    return {
        "season": full,
        "season-one": SeasonScene("2026-11", rows[-1:], words),
        "season-contrast": replace(full, style=CONTRAST),
        "season-everything": replace(full, style=EVERYTHING),
    }


def achievements(words: PictureWords) -> Mapping[str, AchievementsScene]:
    """Return pages of achievements: some earned, some begun."""
    medals = tuple(
        Medal(entry.key, entry.game, index % 3 == 0, min(index % 4, entry.goal - 1), entry.goal)
        for index, entry in enumerate(
            entry for entry in ACHIEVEMENTS.values() if entry.game in ("", *PLAYED)
        )
    )
    page = AchievementsScene(medals, "Maximilian Freiherr von und zu Kaffeehausen", words, "maxi")
    return {
        "achievements": page,
        "achievements-second": replace(page, page=2),
        "achievements-contrast": replace(page, style=CONTRAST),
        "achievements-everything": replace(page, style=EVERYTHING),
    }


def styled_profiles(words: PictureWords) -> Mapping[str, ProfileScene]:
    """Return a profile in other looks."""
    scene = profiles(words)["profile"]
    return {
        "profile-contrast": replace(scene, style=CONTRAST),
        "profile-everything": replace(scene, style=EVERYTHING),
    }


def puzzle_scenes(words: PictureWords) -> Mapping[str, HandScene]:
    """Return puzzles of the day: the table above the solver's hand."""
    found = {}
    for name, index in {"puzzle": 0, "puzzle-challenge": 3, "puzzle-hungarian": 4}.items():
        puzzle, said = all_puzzles()[index], load().of(getattr(words, "locale", "en"))
        scene = puzzle_scene(
            PuzzlePage(puzzle, FIRST_DAY + index, position(puzzle, "Anna", said.locale)), said
        )
        found[name] = replace(scene, words=words)
    return found | {
        "puzzle-contrast": replace(found["puzzle"], style=CONTRAST),
        "puzzle-everything": replace(found["puzzle-hungarian"], style=EVERYTHING),
    }
