"""Drawn art: every regular has a face and every achievement a medal.

The files are what `tools/art` draws.
"""

from itertools import combinations

from PIL import ImageChops, ImageStat

from renderer.drawing.symbols import ASSETS, FACES, open_art
from tables.people.achievements import ACHIEVEMENTS
from tables.state.regulars import REGULARS
from tools.art.__main__ import MEDAL


def test_every_regular_has_a_face_of_their_own() -> None:
    assert {regular.key for regular in REGULARS.values()} == FACES
    faces = {key: open_art(f"faces/{key}").reduce(8).convert("L") for key in FACES}
    for key, other in combinations(faces, 2):
        assert ImageStat.Stat(ImageChops.difference(faces[key], faces[other])).mean[0] > 8, (
            key,
            other,
        )


def test_every_achievement_has_a_drawing_of_its_own_within_the_rim() -> None:
    keys = {path.stem for path in (ASSETS / "medals").glob("*.png")}
    assert keys == {*ACHIEVEMENTS, "star"}
    pictures = {key: open_art(f"medals/{key}") for key in keys}
    assert len({image.tobytes() for image in pictures.values()}) == len(keys)
    for key, image in pictures.items():
        left, top, right, low = image.getchannel("A").getbbox() or (0, 0, 0, 0)
        assert image.size == (MEDAL, MEDAL)
        assert min(left, top) > 0.03 * MEDAL, key
        assert max(right, low) < 0.97 * MEDAL, key
