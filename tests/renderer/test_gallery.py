"""The gallery in docs/ is whole, and small enough to be kept."""

import re
from io import BytesIO

from PIL import Image, ImageSequence

from renderer.figures.figure_reader import games_with_figures
from renderer.painter import Painter
from renderer.scene import PictureWords
from tests.renderer.samples.collection import MOST_OF_REPLAY, drawings
from tests.renderer.samples.gallery_page import LEFT_OUT, MOST, MOVING, PAGE, PICTURES, pack, page
from tests.renderer.samples.replay_scenes import replays
from tests.renderer.samples.styled_scenes import styled_hands


def test_every_picture_of_the_page_is_there() -> None:
    shown = set(re.findall(r"pictures/gallery/([\w-]+)\.webp", PAGE.read_text("utf-8")))
    files = {path.stem: path.stat().st_size for path in PICTURES.glob("*.webp")}
    assert shown == set(files)
    assert sum(files.values()) <= MOST


def test_every_sample_is_shown_or_left_out_on_purpose(plain: Painter, words: PictureWords) -> None:
    shown = set(re.findall(r"pictures/gallery/([\w-]+)\.webp", PAGE.read_text("utf-8")))
    names = set(drawings(plain, words))
    figures = {
        f"rules-{game}" for game in games_with_figures()
    }  # a new one comes in when the page is made anew
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


def shown_for(frame: Image.Image) -> int:
    """Milliseconds; known once it is read."""
    frame.load()
    return int(frame.info["duration"])


def test_what_moves_goes_on_moving(plain: Painter, words: PictureWords) -> None:
    """Narrower, and every step as long as it was."""
    moving = plain.draw_replay(replays(words)["replay-contrast"], MOST_OF_REPLAY)
    assert len(moving.data) <= MOST_OF_REPLAY
    frames = []
    for data in (moving.data, pack(moving.data, 40)):
        with Image.open(BytesIO(data)) as image:
            frames.append([shown_for(frame) for frame in ImageSequence.Iterator(image)])
            width = image.width
    assert frames[0] == frames[1]
    assert width == MOVING


def test_a_page_of_one_picture(plain: Painter, words: PictureWords) -> None:
    picture = plain.draw_hand(styled_hands(words)["hand7-digits"])
    text = page({"hand7-digits": picture})
    assert text.count("pictures/gallery/hand7-digits.webp") == 2
    assert picture.alt[:20] in text
    assert len(pack(picture.data, 40)) < len(picture.data)
