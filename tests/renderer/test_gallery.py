"""The gallery in docs/ is whole, and small enough to be kept."""

import re

from renderer.gallery import DOCS, MOST, pack, page
from renderer.painter import Painter
from renderer.sample_styles import styled_hands
from renderer.scene import Words


def test_every_picture_of_the_page_is_there() -> None:
    shown = set(re.findall(r"pictures/gallery/([\w-]+)\.webp", (DOCS / "gallery.md").read_text("utf-8")))
    files = {path.stem: path.stat().st_size for path in (DOCS / "pictures/gallery").glob("*.webp")}
    assert shown == set(files)
    assert sum(files.values()) <= MOST


def test_a_page_of_one_picture(plain: Painter, words: Words) -> None:
    picture = plain.hand(styled_hands(words)["hand7-digits"])
    text = page({"hand7-digits": picture})
    assert text.count("pictures/gallery/hand7-digits.webp") == 2
    assert picture.alt[:20] in text
    assert len(pack(picture.data, 40)) < len(picture.data)
