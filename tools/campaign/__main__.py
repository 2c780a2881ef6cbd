"""The campaign's command line: `make campaign`, or `python -m tools.campaign [part …] [--minutes N]
[--jobs N] [--report]`.

It runs the cases that have not passed yet, several at a time, and writes
docs/developers/reliability.md. It may be stopped at any time and continues from there.
"""

import argparse
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from multiprocessing.connection import wait as wait_for_ends
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.e2e.forked_bots import DRAWS
from tools.campaign import report
from tools.campaign.doing import do, ready
from tools.campaign.journal import Entry, Journal
from tools.campaign.part import Figures
from tools.campaign.parts import PARTS

ROOT = Path(__file__).parents[2]
STOPPING_SECONDS = 20.0  # that running cases have to end
JOBS = 3  # a core, as most cases wait most of the time
JOURNAL = ROOT / "var" / "campaign" / "journal.jsonl"


def main(words: Sequence[str]) -> int:
    """Exit status: 1 if anything has failed that has not gone well since."""
    arguments = argparse.ArgumentParser(prog="make campaign")
    arguments.add_argument(
        "parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; all without"
    )
    arguments.add_argument(
        "--minutes", type=float, default=float("inf"), help="after which no case is begun any more"
    )
    arguments.add_argument(
        "--jobs",
        type=int,
        default=JOBS * (os.cpu_count() or 1),
        help=f"at once; {JOBS} a core without",
    )
    arguments.add_argument("--report", action="store_true", help="only write the page")
    asked = arguments.parse_args(words)
    if unknown := set(asked.parts) - set(PARTS):
        arguments.error(f"no such part: {', '.join(sorted(unknown))}")
    if not asked.minutes > 0:
        arguments.error(
            f"in {asked.minutes:g} minutes no case can be begun; any more than 0 are enough for one"
        )
    journal = Journal(JOURNAL)
    names = asked.parts or list(PARTS)
    if not asked.report:
        os.environ[DRAWS] = "yes"
        # as make sends it when it is stopped
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            run(journal, names, asked.jobs, 60 * asked.minutes)
        except KeyboardInterrupt:
            print("\nstopped; make campaign goes on from here")
    report.write(journal, PARTS)
    return int(any(True for name in names for _ in journal.failures(name)))


def run(journal: Journal, names: Sequence[str], jobs: int, seconds: float) -> None:
    """Run the missing cases, one of each part in turn, until no case may begin any more."""
    commit, day = git("rev-parse", "--short=9", "HEAD"), time.strftime("%Y-%m-%d")
    with ExitStack() as stack:
        server = ""
        if any(PARTS[name].wants_server for name in names):
            from tests.data.databases import postgres

            server = stack.enter_context(postgres()).get_uri(driver="asyncpg")
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=ready)
        stack.callback(pool.shutdown, cancel_futures=True)
        stack.push(stop_cases)
        running: dict[Future[tuple[float, float, Figures, str]], tuple[str, int]] = {}
        waiting = missing(journal, names, running)
        until = time.monotonic() + seconds  # now that the servers run
        while True:
            while (
                len(running) < jobs
                and time.monotonic() < until
                and (following := next(waiting, None))
            ):
                running[pool.submit(do, *following, server)] = following
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                name, number = running.pop(done)
                seconds, processor, figures, failure = done.result()
                entry = Entry(
                    name,
                    number,
                    commit=commit,
                    day=day,
                    seconds=round(seconds, 1),
                    figures=dict(figures),
                    failure=failure,
                    processor=round(processor, 1),
                    ended=round(time.time(), 1),
                )
                journal.add(entry)
                told(journal, name, number, seconds, failure)


def stop_cases(kind: object, _error: object, _trace: object) -> None:
    """Stop the running cases when the campaign is stopped, within `3 * STOPPING_SECONDS`.

    A case that goes on is told twice: the first interrupt is lost if it comes while a destructor
    runs. Then it is killed: it may wait for a thread that does not end.
    """
    if kind is None:
        return
    for stop in (BaseProcess.terminate, BaseProcess.terminate, BaseProcess.kill):
        running = multiprocessing.active_children()
        for process in running:
            stop(process)
        until = time.monotonic() + STOPPING_SECONDS
        while (
            ends := [process.sentinel for process in running if process.is_alive()]
        ) and time.monotonic() < until:
            wait_for_ends(ends, until - time.monotonic())


def missing(
    journal: Journal, names: Sequence[str], running: dict[object, tuple[str, int]]
) -> Iterator[tuple[str, int]]:
    """Parts in turn, of each the first case that has not gone well, nor been tried in this run.

    One that has failed is tried again even if enough has been counted without it.
    """
    tried: set[tuple[str, int]] = set()
    left = list(names)
    while left:
        for name in tuple(left):
            part, passed = PARTS[name], journal.passed(name)
            under_way = sum(1 for one, _ in running.values() if one == name)
            number = next(
                (n for n in range(part.most) if n not in passed and (name, n) not in tried), None
            )
            average = journal.figures(name)[part.counted] / max(1, len(passed))
            if number is None or (
                number not in {entry.number for entry in journal.failures(name)}
                and journal.figures(name)[part.counted] + under_way * average >= part.goal
            ):
                left.remove(name)
                continue
            tried.add((name, number))
            yield name, number


def told(journal: Journal, name: str, number: int, seconds: float, failure: str) -> None:
    """Print the verdict on a case, and how much of its part is counted."""
    part = PARTS[name]
    done = journal.figures(name)[part.counted]
    verdict = f"FAILED\n{failure}" if failure else "ok"
    print(
        f"{name:<10} case {number:<5} {seconds:6.1f} s  {done:>7,} of {part.goal:,} {part.counted}  {verdict}",
        flush=True,
    )


def git(*words: str) -> str:
    """Return the output of git."""
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
