"""The gallery in docs/ is whole, and small enough to be kept."""

import re

from renderer.figures.figure_reader import games_with_figures
from renderer.painter import Painter
from renderer.scene import PictureWords
from tests.renderer.samples.collection import drawings
from tests.renderer.samples.gallery_page import LEFT_OUT, MOST, PAGE, PICTURES


def test_every_picture_of_the_page_is_there() -> None:
    shown = set(re.findall(r"pictures/gallery/([\w-]+)\.webp", PAGE.read_text("utf-8")))
    files = {path.stem: path.stat().st_size for path in PICTURES.glob("*.webp")}
    assert shown == set(files)
    assert sum(files.values()) <= MOST


def test_every_sample_is_shown_or_left_out_on_purpose(plain: Painter, words: PictureWords) -> None:
    shown = set(re.findall(r"pictures/gallery/([\w-]+)\.webp", PAGE.read_text("utf-8")))
    names = set(drawings(plain, words))
    # A new one comes in when the page is made anew
    figures = {f"rules-{game}" for game in games_with_figures()}
    assert shown - figures == names - LEFT_OUT - figures
    assert shown <= names
    assert names > LEFT_OUT
    kinds = (
        "lobby",
        "bets",
        "challenge-toss",
        "hand25",
        "rules-buki",
        "board",
        "final",
        "replay",
        "final-seven-contrast",
    )
    assert shown.issuperset(kinds)
