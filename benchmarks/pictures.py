"""How dear a picture is, told as ratios of things that anybody can repeat with Pillow alone.

    python benchmarks/pictures.py [ROUNDS]

All candidates run in turn within every round, and medians are compared, so that other load on the machine hits all alike.
Goals: a table at most 1.15 × the bare encoding of its pixels, composing it at most 10 × a copy of the canvas, a hand at most
1.3 × its bare encoding, at most 120 kB and 60 kB. "New line" composes a table whose line was never drawn before: every tile laid
anew; while people stake, pass, buy and claim, the line stays and is kept.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from renderer import Painter, TableScene
from renderer.__main__ import catalogue
from renderer.painter import encode
from renderer.sample_views import all_hands, all_tables


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
    goals = {
        "late": (1.15, 120),
        "hungarian": (1.15, 120),
        "pulle": (1.15, 120),
        "challenge-shown": (1.15, 120),
        "hand7": (1.3, 60),
        "hand12": (1.3, 60),
    }
    scenes, held = all_tables(words), all_hands(words)
    for name, (goal, most) in goals.items():
        if name in scenes:
            table = scenes[name]
            candidates: dict[str, Callable[[], object]] = {
                "compose": partial(painter.tables.paint, table),
                "new line": partial(afresh, painter, table),
                "whole": partial(painter.table, table),
            }
            image, picture = painter.tables.paint(table), painter.table(table)
        else:
            hand = held[name]
            candidates = {
                "compose": partial(painter.hands.paint, hand),
                "whole": partial(painter.hand, hand),
            }
            image, picture = painter.hands.paint(hand), painter.hand(hand)
        times = interleaved(
            {"copy": image.copy, "encode": partial(encode, image), **candidates},
            rounds,
        )
        size = len(picture.data) / 1000
        composed = ", ".join(
            f"{key} {times[key]:.2f} ms ({times[key] / times['copy']:.1f} copies)"
            for key in ("compose", "new line")
            if key in times
        )
        print(
            f"{name:15} {image.width}×{image.height}: copy {times['copy']:.2f} ms, {composed} (goal 10),\n{'':15} "
            f"encode {times['encode']:.2f} ms, whole {times['whole']:.2f} ms ({times['whole'] / times['encode']:.2f} × encode, "
            f"goal {goal}), {size:.0f} kB (goal {most})"
        )


def afresh(painter: Painter, table: TableScene) -> None:
    """Compose without the line that was kept."""
    painter.tables.rest.cache_clear()
    painter.tables.paint(table)


if __name__ == "__main__":
    main()
