"""Pictures look like the stored ones, within a tolerance.

`python -m tests.renderer.test_golden` stores new ones; look at them before committing.
"""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.painter import Painter
from renderer.posters.poster_scenes import Scene
from renderer.scene import PictureWords
from tests.renderer.samples.collection import catalogue, figures, paint
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.poster_samples import boards, finals, pickers, profiles, reveals
from tests.renderer.samples.result_scenes import endings
from tests.renderer.samples.styled_scenes import (
    styled_boards,
    styled_finals,
    styled_hands,
    styled_tables,
)

GOLDEN = Path(__file__).parent / "golden"
TABLES = (
    "lobby",
    "late",
    "result",
    "names",
    "two",
    "bets",
    "hungarian",
    "luxembourg6",
    "pulle-offers",
    "challenge",
    "challenge-toss",
    "challenge-shown",
    "challenge-duel-large",
    "mid-everything",
    "cross",
    "cross-late",
    "sebastopol",
    "trains",
    "trains8",
    "trains8-over",
    "trains8-everything",
    "teams",
    "teams-over",
)
HANDS = (
    "hand6",
    "hand7",
    "hand12",
    "hand8-claim",
    "hand25",
    "hand-trains",
    "hand7-contrast",
    "hand15",
    "hand15-digits",
    "hand-points",
)
ENDINGS = ("ending-team", "ending-team-lost")
POSTERS = (
    "board",
    "board-three",
    "board-rounds",
    "board-page",
    "board-own-page",
    "board-teams",
    "final",
    "profile",
    "final-one",
    "final-seven",
    "final-points",
    "final-names",
    "board-contrast",
    "board-three-digits",
    "final-seven-contrast",
    "picker",
    "picker-three",
    "reveal-bluff",
    "reveal-bluff-contrast",
    "reveal-true",
)
FIGURED = sorted(path.stem for path in GOLDEN.glob("rules-*.png"))


def scenes(words: PictureWords) -> Mapping[str, Scene]:
    return {
        **all_tables(words),
        **styled_tables(words),
        **all_hands(words),
        **styled_hands(words),
        **endings(words),
        **boards(words),
        **styled_boards(words),
        **finals(words),
        **styled_finals(words),
        **profiles(words),
        **reveals(words),
        **pickers(words),
        **figures(words),
    }


@pytest.fixture(scope="module")
def samples(words: PictureWords) -> Mapping[str, Scene]:
    return scenes(words)


def small(name: str, samples: Mapping[str, Scene], painter: Painter) -> Image.Image:
    """Return a picture at a fifth of its width."""
    return paint(painter, samples[name]).reduce(5)


def alike(picture: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures are alike but for the version of a font library."""
    difference = ImageChops.difference(picture, other).convert("L")
    return ImageStat.Stat(difference).mean[0] < 4 and max(difference.reduce(8).tobytes()) < 40


@pytest.mark.parametrize(
    "name",
    [
        *(*TABLES, *HANDS, *ENDINGS)[::2],
        *(
            pytest.param(name, marks=pytest.mark.full)
            for name in (*(*TABLES, *HANDS, *ENDINGS)[1::2], *POSTERS, *FIGURED)
        ),
    ],
)
def test_golden_pictures(name: str, samples: Mapping[str, Scene], plain: Painter) -> None:
    with Image.open(GOLDEN / f"{name}.png") as stored:
        expected = stored.convert("RGB")
    assert alike(small(name, samples, plain), expected), "something is elsewhere"


def main() -> None:
    samples, brush = scenes(catalogue("en")), Painter(fallbacks=())
    for name in (*TABLES, *HANDS, *ENDINGS, *POSTERS, *FIGURED):
        small(name, samples, brush).quantize(160).save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
