"""The faces of the regulars."""

from dataclasses import fields
from itertools import combinations

from PIL import ImageChops, ImageStat

from renderer.drawing.looks import LOOKS, RegularLook
from renderer.drawing.portraits import draw_portrait
from tables.state.regulars import REGULARS


def test_every_regular_has_a_face_of_their_own():
    assert set(LOOKS) == {one.key for one in REGULARS.values()}
    faces = {key: draw_portrait(key, 48) for key in LOOKS}
    assert {face.size for face in faces.values()} == {(48, 48)}
    for one, other in combinations(faces, 2):
        apart = ImageStat.Stat(ImageChops.difference(faces[one].convert("L"), faces[other].convert("L"))).mean[0]
        assert apart > 8, (one, other)


def test_no_two_differ_in_colours_alone():
    shapes = [field.name for field in fields(RegularLook) if field.type in ("str", str)]
    assert len({tuple(getattr(look, name) for name in shapes) for look in LOOKS.values()}) == len(LOOKS)
