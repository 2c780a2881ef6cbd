"""`python -m tests.renderer.samples.gallery_page`.

Docs/developers/gallery.md, the samples as files small enough for a repository.
"""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageSequence

from renderer.drawing.encoding import SMALLEST, encode_animation
from renderer.painter import Painter
from renderer.scene import Picture
from tests.renderer.samples.collection import catalogue, drawings

PAGE: Final = Path("docs/developers/gallery.md")
PICTURES: Final = Path("docs/pictures/gallery")
FOLDER: Final = "../pictures/gallery"  # as the page links to it
MOST: Final = 2_450_000  # bytes of all pictures together
QUALITIES: Final = (75, 65, 55, 50, 45, 40, 35, 30, 25)  # the best that keeps within it
PHONE: Final = 400  # pixels in which a phone shows a picture
MOVING: Final = 605  # width of a picture that moves
# What differs so little from another sample that only tests want it.
LEFT_OUT: Final = frozenset(
    {
        "cross-late-everything",
        "cross-teams",
        "ending-team-lost",
        "hand-points-everything",
        "hand-points13",
        "hand15-contrast",
        "hand15-digits",
        "hand15-everything",
        "hand20-trains",
        "teams-everything",
        "teams-over",
        "trains8-everything",
        "trains8-mid",
        "board-rounds",
        "board-own-page",
        "board-page-contrast",
        "board-three-digits",
        "challenge-duel",
        "challenge-large",
        "challenge-over-large",
        "challenge-shown-contrast",
        "challenge2",
        "dealt",
        "early",
        "ending-last",
        "ending-lost",
        "ending-match",
        "eight",
        "final-names",
        "achievements-contrast",
        "achievements-everything",
        "achievements-second",
        "profile-contrast",
        "profile-everything",
        "profile-new",
        "board-page",
        "board-teams-page",
        "profile",
        "puzzle-challenge",
        "puzzle-contrast",
        "puzzle-everything",
        "puzzle-hungarian",
        "season-contrast",
        "season-everything",
        "season-one",
        "final-one",
        "hand0",
        "hand1",
        "hand12-large",
        "hand20",
        "hand45",
        "hand6",
        "hand7-classic",
        "hand7-everything",
        "hand7-stake",
        "hand8-laid",
        "hungarian-contrast",
        "hungarian-lead",
        "hungarian-over",
        "hungarian-over2",
        "lobby6",
        "luxembourg",
        "luxembourg6-over",
        "mid-classic",
        "mid-everything",
        "names",
        "replay-contrast",
        "rules-buki-contrast",
        "request",
        "picker-three",
        "reveal-bluff-contrast",
        "tendler6",
        "two",
        "mid-large",
        "hand7-large",
        "mid-digits",
        "final-most",
        "final-points",
        "hungarian",
        "pulle-over",
        "trains8-over",
        "challenge-duel-large",
        "hand7-digits",
        "whole",
    }
)
HEAD: Final = """# Gallery

Made by `make pictures` from the samples in `tests/renderer/samples`, without bot or database. Each picture says in words what
it shows: that is its alt text in Discord, too. The files here are packed more tightly than those that the bot sends.

## As a phone shows them
"""


def pack(data: bytes, quality: int) -> bytes:
    """Return the picture as a smaller file; still pictures keep their size."""
    image, file = Image.open(BytesIO(data)), BytesIO()
    if getattr(image, "n_frames", 1) == 1:
        image.convert("RGB").save(file, "WEBP", quality=quality, method=6)
        return file.getvalue()
    size = (MOVING, image.height * MOVING // image.width)
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    times = [int(frame.info["duration"]) for frame in frames]
    return encode_animation(
        (frame.resize(size, Image.Resampling.LANCZOS) for frame in frames), times, quality, SMALLEST
    )


def packed(pictures: Mapping[str, Picture]) -> dict[str, bytes]:
    """Return all files at the best quality that keeps within the limit.

    Raises ValueError if there are too many.
    """
    for quality in QUALITIES:
        files = {name: pack(picture.data, quality) for name, picture in pictures.items()}
        if sum(map(len, files.values())) <= MOST:
            return files
    raise ValueError(f"{len(pictures)} samples are too many for {MOST} bytes: leave some out")


def page(pictures: Mapping[str, Picture]) -> str:
    """Return the gallery as Markdown."""
    lines = [HEAD]
    lines += [
        f'<a href="#{name}"><img src="{FOLDER}/{name}.webp" width="{PHONE}" alt="{name}"></a>'
        for name in pictures
    ]
    lines.append("\n## At full size\n")
    for name, picture in pictures.items():
        words = (
            picture.alt.replace("\n", " ")
            .replace("<", "&lt;")
            .replace("*", "\\*")
            .replace("_", "\\_")
        )
        lines += [f"### {name}\n", f"![{name}]({FOLDER}/{name}.webp)\n", f"{words}\n"]
    return "\n".join(lines)


def main() -> None:
    """Write the page and its pictures; delete pictures of former samples."""
    shown = {
        name: draw()
        for name, draw in drawings(Painter(), catalogue()).items()
        if name not in LEFT_OUT
    }
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.webp"):
        old.unlink()
    for name, data in packed(shown).items():
        (PICTURES / f"{name}.webp").write_bytes(data)
    PAGE.write_text(page(shown), "utf-8")


if __name__ == "__main__":
    main()
