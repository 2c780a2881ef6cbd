"""How dear a picture is, told as ratios of things that anybody can repeat with Pillow alone.

    python benchmarks/pictures.py [ROUNDS]

All candidates run in turn within every round, and medians are compared, so that other load on the machine hits all alike.
Goals: a table at most 1.15 × the bare encoding of its pixels, composing it at most 10 × a copy of the canvas, a hand at most
1.3 × its bare encoding, at most 120 kB and 60 kB.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from renderer import Painter
from renderer.__main__ import catalogue
from renderer.painter import encode
from renderer.samples import hands, tables


def interleaved(candidates: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Median milliseconds of each candidate."""
    times: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, run in candidates.items():
            start = perf_counter()
            run()
            times[name].append(1000 * (perf_counter() - start))
    return {name: median(values) for name, values in times.items()}


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    words = catalogue()
    start = perf_counter()
    painter = Painter()
    made = perf_counter()
    painter.warm()
    print(f"start: {1000 * (made - start):.0f} ms made, {1000 * (perf_counter() - made):.0f} ms warmed")
    goals = {"table late": ("late", 1.15, 120), "hand of 7": ("hand7", 1.3, 60), "hand of 12": ("hand12", 1.3, 60)}
    for label, (name, goal, most) in goals.items():
        is_table = name == "late"
        scene = tables(words)[name] if is_table else hands(words)[name]
        compose = painter.tables.paint if is_table else painter.hands.paint
        whole = painter.table if is_table else painter.hand
        image = compose(scene)
        times = interleaved(
            {
                "copy": image.copy,
                "compose": lambda compose=compose, scene=scene: compose(scene),
                "encode": lambda image=image: encode(image),
                "whole": lambda whole=whole, scene=scene: whole(scene),
            },
            rounds,
        )
        size = len(whole(scene).data) / 1000
        print(
            f"{label:12} {image.width}×{image.height}: copy {times['copy']:.2f} ms, compose {times['compose']:.2f} ms, "
            f"encode {times['encode']:.2f} ms, whole {times['whole']:.2f} ms\n"
            f"{'':12} whole / encode {times['whole'] / times['encode']:.2f} (goal {goal}), "
            f"compose / copy {times['compose'] / times['copy']:.1f} (goal 10), {size:.0f} kB (goal {most})"
        )


if __name__ == "__main__":
    main()
