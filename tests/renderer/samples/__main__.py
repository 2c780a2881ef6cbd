"""`python -m tests.renderer.samples [DIRECTORY] [LANGUAGE]`.

Sample pictures and their alt texts, without bot or database.
"""

import sys
from pathlib import Path

from renderer.painter import Painter
from tests.renderer.samples.collection import catalogue, drawings


def main() -> None:
    """Write every sample as WebP, and print what it says."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "var/pictures")
    words = catalogue(sys.argv[2] if len(sys.argv) > 2 else "en")
    target.mkdir(parents=True, exist_ok=True)
    for name, draw in drawings(Painter(), words).items():
        picture = draw()
        (target / f"{name}.webp").write_bytes(picture.data)
        print(
            f"{name}.webp {picture.size[0]}×{picture.size[1]} {len(picture.data) / 1000:.0f} kB\n  {picture.alt}\n"
        )


if __name__ == "__main__":
    main()
