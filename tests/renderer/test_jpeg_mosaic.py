"""The mosaic writes, byte for byte, the JPEG files that the encoder would write."""

from collections.abc import Mapping

import pytest
from PIL import Image

from renderer.drawing.encoding import PARAMETERS, Mosaic, save
from renderer.drawing.layers import Sheet
from renderer.painter import Painter
from renderer.scene import HandScene, TableScene

TABLES = ("dealt", "early", "mid", "late", "challenge-duel", "lobby", "tendler6")
HANDS = ("hand7", "hand6", "hand-trains", "hand0")


def whole(image: Image.Image) -> bytes:
    # blocks between two markers: an eighth of 152
    return save(image, "jpeg", {**PARAMETERS["jpeg"][0], "restart_marker_blocks": 19})


@pytest.mark.parametrize(
    "most",
    [
        pytest.param(0, marks=pytest.mark.full),
        300_000,
        pytest.param(50_000_000, marks=pytest.mark.full),
    ],
)
def test_each_file_is_the_encoders(
    painter: Painter,
    table_scenes: Mapping[str, TableScene],
    hand_scenes: Mapping[str, HandScene],
    most: int,
) -> None:
    """The files do not depend on the cells that were kept from earlier pictures."""
    mosaic = Mosaic(1210, most)
    sheets = [
        *(painter.lay_table(table_scenes[name]) for name in TABLES),
        *(painter.hands.lay(hand_scenes[name]) for name in HANDS),
    ]
    for sheet in (*sheets, *sheets[:3]):
        assert mosaic.encode(sheet) == whole(sheet.render())
        assert mosaic.cells.currsize <= most


def test_only_what_is_new_is_encoded(monkeypatch: pytest.MonkeyPatch) -> None:
    mosaic, ground, dot = (
        Mosaic(1210, 10_000_000),
        Image.new("RGB", (1210, 500), "green"),
        Image.new("RGB", (20, 20), "red"),
    )
    sizes: list[tuple[int, int]] = []
    encoded = Mosaic.encode_image

    def noted(self: Mosaic, image: Image.Image) -> bytes:
        sizes.append(image.size)
        return encoded(self, image)

    monkeypatch.setattr(Mosaic, "encode_image", noted)
    for places in ([], [], [(5, 5)], [(5, 5), (140, 60)], [(140, 60)]):
        sheet = Sheet(ground)
        for corner in places:
            sheet.paste(dot, corner)
        assert mosaic.encode(sheet) == whole(sheet.render())
    assert [high // 64 for _, high in sizes] == [64, 1, 4, 1]
