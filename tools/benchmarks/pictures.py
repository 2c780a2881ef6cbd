"""Cost of a picture, as ratios within one run.

python -m tools.benchmarks.pictures [ROUNDS]

All candidates run in turn within every round. Times are processor times, so that other load hits
all candidates alike. Goals are printed with PASS or FAIL; a missed goal makes the exit status 1.
tools/benchmarks/README.md explains each.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle
from statistics import median, quantiles
from time import perf_counter, thread_time

from renderer.drawing.encoding import encode
from renderer.painter import Painter
from renderer.scene import HandScene, TableScene
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.game_views import all_hands, all_tables
from tools.benchmarks.peer_pictures import (
    PLAIN_SIZE,
    PLAIN_SMALL,
    SHOWN,
    plain,
    resvg,
    straightforward,
    svg,
)

TABLES = ("late", "hungarian", "pulle", "challenge-shown")
HANDS = ("hand7", "hand12")
THREADS = 2  # of the bot's publishers, as its settings say
PLAYING = 4  # tables that draw without pause
SECONDS = 4.0
PAUSE = 0.005  # seconds between two readings of the clock


class Goals:
    """Prints each goal, and remembers whether one was missed."""

    def __init__(self) -> None:
        self.missed = 0

    def most(self, what: str, value: float, limit: float) -> None:
        """Report `value`, which may be at most `limit`."""
        self._say(what, value, f"at most {limit:g}", value <= limit)

    def least(self, what: str, value: float, limit: float) -> None:
        """Report `value`, which must be at least `limit`."""
        self._say(what, value, f"at least {limit:g}", value >= limit)

    def _say(self, what: str, value: float, goal: str, reached: bool) -> None:
        self.missed += not reached
        print(f"{'PASS' if reached else 'FAIL'}  {what:58} {value:8.2f}  ({goal})")


def interleaved(candidates: dict[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """Return the milliseconds of each run of each candidate."""
    times: dict[str, list[float]] = {name: [] for name in candidates}
    for run in candidates.values():
        run()
    for _ in range(rounds):
        for name, run in candidates.items():
            start = thread_time()
            run()
            times[name].append(1000 * (thread_time() - start))
    return times


def p95(values: list[float]) -> float:
    """Return the 95th percentile of at least two values."""
    return quantiles(values, n=20, method="inclusive")[-1]


def cost(
    goals: Goals, painter: Painter, name: str, scene: TableScene | HandScene, rounds: int
) -> None:
    """Compare a picture with a copy of its canvas and with the bare encoding of its pixels;
    report its bytes.
    """
    table = isinstance(scene, TableScene)
    paint: Callable[[], object] = (
        (lambda: painter.lay_table(scene).render())
        if isinstance(scene, TableScene)
        else (lambda: painter.hands.lay(scene).render())
    )
    whole: Callable[[], object] = (
        partial(painter.draw_table, scene)
        if isinstance(scene, TableScene)
        else partial(painter.draw_hand, scene)
    )
    image = (
        painter.lay_table(scene).render()
        if isinstance(scene, TableScene)
        else painter.hands.lay(scene).render()
    )
    picture = (
        painter.draw_table(scene) if isinstance(scene, TableScene) else painter.draw_hand(scene)
    )
    times = interleaved(
        {"copy": image.copy, "compose": paint, "encode": partial(encode, image), "whole": whole},
        rounds,
    )
    copied, composed, encoded, all_of_it = (median(values) for values in times.values())
    print(
        f"\n{name}, {image.width} × {image.height}: copy {copied:.2f} ms, compose {composed:.2f}, encode {encoded:.2f}, "
        f"whole {all_of_it:.2f}"
    )
    goals.most(f"{name}: compose / copy of the canvas", composed / copied, 10)
    goals.most(f"{name}: whole / bare encoding", all_of_it / encoded, 1.15 if table else 1.3)
    goals.most(f"{name}: kB", len(picture.data) / 1000, 120 if table else 60)


def peers(goals: Goals, painter: Painter, scene: TableScene, rounds: int) -> None:
    """Compare with the same table as an SVG page and in plain Pillow, and with a line alone at
    two sizes.
    """
    page = svg(painter, scene)
    assert scene.view is not None
    candidates: dict[str, Callable[[], object]] = {
        "ours": partial(painter.draw_table, scene),
        "resvg": partial(resvg, page),
        "straightforward": partial(straightforward, scene),
        "line alone": plain,
        "small line alone": partial(plain, PLAIN_SMALL),
    }
    times = interleaved(candidates, rounds)
    size = painter.draw_table(scene).size
    late = {name: p95(values) for name, values in times.items()}

    def pixels(other: tuple[int, int]) -> float:
        return size[0] * size[1] / (other[0] * other[1])

    print(
        f"\npeers: ours ({len(scene.view.line)} tiles, {size[0]} × {size[1]}) {median(times['ours']):.1f} ms, p95 {late['ours']:.1f}"
    )
    goals.least("resvg / ours, medians", median(times["resvg"]) / median(times["ours"]), 15)
    sizes = {"straightforward": SHOWN, "line alone": PLAIN_SIZE, "small line alone": PLAIN_SMALL}
    for name, other in sizes.items():
        print(
            f"      {name}, {other[0]} × {other[1]}: p95 {late[name]:.1f} ms; ours has {pixels(other):.2f} times its pixels"
        )
    goals.least("our pixels / those of the straightforward picture", pixels(SHOWN), 3)
    goals.least("straightforward p95 / ours p95", late["straightforward"] / late["ours"], 1)
    goals.least(
        "line alone p95 / ours p95, about as many pixels", late["line alone"] / late["ours"], 1
    )
    print(
        f"      small line alone p95 / ours p95: {late['small line alone'] / late['ours']:.2f} (less than ours shows, no goal)"
    )


async def lag(painter: Painter, scenes: list[TableScene]) -> list[float]:
    """Return how many milliseconds late the event loop wakes while tables are drawn as the bot
    draws them.
    """
    loop, late = asyncio.get_running_loop(), []
    until = perf_counter() + SECONDS

    async def draw(mine: list[TableScene], pool: ThreadPoolExecutor) -> None:
        for scene in cycle(mine):
            if perf_counter() > until:
                return
            await loop.run_in_executor(pool, painter.draw_table, scene)

    with ThreadPoolExecutor(THREADS) as pool:
        tasks = [
            asyncio.create_task(draw(scenes[number:] + scenes[:number], pool))
            for number in range(PLAYING if scenes else 0)
        ]
        while perf_counter() < until:
            start = perf_counter()
            await asyncio.sleep(PAUSE)
            late.append(1000 * (perf_counter() - start - PAUSE))
        await asyncio.gather(*tasks)
    return late


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    words, goals = catalogue(), Goals()
    start = thread_time()
    painter = Painter()
    painter.warm()
    print(f"start: {1000 * (thread_time() - start):.0f} ms of the processor until warm")
    scenes, held = all_tables(words), all_hands(words)
    for name in TABLES:
        cost(goals, painter, name, scenes[name], rounds)
    for name in HANDS:
        cost(goals, painter, name, held[name], rounds)
    peers(goals, painter, scenes["late"], max(20, rounds // 2))
    idle = asyncio.run(lag(painter, []))
    busy = asyncio.run(lag(painter, [scenes[name] for name in TABLES]))
    print(f"\nevent loop: late by p95 {p95(idle):.2f} ms when nothing is drawn")
    goals.most(f"event loop: late by p95 ms while {PLAYING} tables draw", p95(busy), 5)
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
