"""Words a third longer than English, and a recorder that finds texts that are cut or overlap."""

import re
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, cast

from PIL import Image

from renderer.painter import Painter
from renderer.scene import PictureWords

WORD = re.compile(r"[^\W\d_]{2,}")


class LongerWords:
    """Words with the last letter repeated until they are a third longer."""

    def __init__(self, words: PictureWords) -> None:
        self._words = words

    def __call__(self, key: str, /, **values: object) -> str:
        return WORD.sub(
            lambda found: found[0] + found[0][-1] * -(-len(found[0]) // 3),
            self._words(key, **values),
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)  # lists and sentences are joined as ever


def longer(words: PictureWords) -> PictureWords:
    """Return words that are a third longer."""
    return cast(PictureWords, LongerWords(words))


@dataclass
class Reading:
    """Records the texts that a painter writes, image by image, and the texts it cuts."""

    painter: Painter
    texts: list[tuple[Image.Image, str, int, tuple[float, float, float, float]]] = field(
        default_factory=list
    )
    cut: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        face = self.painter.sprites.typeface
        draw, fit = face.draw, face.fit

        def written(
            image: Image.Image,
            player: tuple[float, float],
            text: str,
            size: int,
            *args: Any,
            **more: Any,
        ) -> None:
            if text:
                left = player[0] - face.width(
                    text, size, title=more.get("title", False)
                ) * more.get("anchor", 0.0)
                wide = face.width(text, size, title=more.get("title", False))
                self.texts.append(
                    (image, text, size, (left, player[1] - 0.69 * size, left + wide, player[1]))
                )
            draw(image, player, text, size, *args, **more)

        def fitted(text: str, size: int, width: int, **more: Any) -> str:
            kept = fit(text, size, width, **more)
            if kept != text:
                self.cut.append(text)
            return kept

        face.draw, face.fit = written, fitted  # type: ignore[method-assign]

    def faults(self) -> list[str]:
        """Return overlapping texts and texts over the edge of their image. Forgets all texts."""
        found = []
        for key, image in {id(image): image for image, *_ in self.texts}.items():
            here = [(text, box) for place, text, _, box in self.texts if id(place) == key]
            found += [
                f"{text} over the edge"
                for text, box in here
                if box[0] < -1 or box[2] > image.width + 1
            ]
            for (one, a), (two, b) in combinations(here, 2):
                if min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1:
                    found.append(f"{one} on {two}")
        self.texts.clear()
        return found
