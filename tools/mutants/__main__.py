"""Mutation survey: change one place of the code at a time, and see whether a test fails.

`make mutants`, or `python -m tools.mutants [--seed N] [--count N] [--jobs N] [LAYER …]`. cosmic-ray
lists all mutants of a layer and makes each of them. This module draws a sample by seed, chooses
the tests for each mutant, and compares the survivors with `tools/mutants/accepted.toml`, which
gives the reason why no test needs to find them. Tests end to end are not run.

The exit status is 1 if fewer than `GOAL` of the mutants that change anything are killed.
"""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "var" / "mutants"
GOAL = 0.92
TEST_SECONDS = 60  # a single test
RUN_SECONDS = (
    # all tests chosen for one mutant: one that takes longer counts as killed, a slow machine alone
    # does not make it
    1200
)
# without its decorator hardly any definition can be imported
SKIPPED_OPERATORS = ("core/RemoveDecorator",)

# By layer: the folder that is mutated, and the folders (or files) of its tests: its own, then those
# of its neighbours.
LAYERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "games": ("games", ("tests/games", "tests/tables")),
    "tables": (
        "tables",
        ("tests/tables", "tests/messages", "tests/delivery", "tests/test_public_pages.py"),
    ),
    "data": ("data", ("tests/data", "tests/cogs")),
    "service": ("service", ("tests/cogs", "tests/tables", "tests/data")),
    "delivery": ("delivery", ("tests/delivery", "tests/workers", "tests/cogs")),
    "cogs": ("cogs", ("tests/cogs", "tests/delivery")),
}


@dataclass(frozen=True)
class Mutant:
    """A change of one place, as cosmic-ray names it."""

    layer: str
    module: str  # path from the root
    operator: str
    occurrence: int
    line: int
    column: int
    definition: str


@dataclass(frozen=True)
class Verdict:
    """The result of the tests for one mutant. `before` and `after` are the mutated line."""

    mutant: Mutant
    killed: bool
    before: str
    after: str

    @property
    def key(self) -> str:
        """The name of a survivor in `accepted.toml`; it does not depend on line numbers."""
        return f"{self.mutant.module}: {self.before} → {self.after}"


def main(words: Sequence[str]) -> int:
    """Run the survey and print its result."""
    parser = argparse.ArgumentParser(prog="make mutants")
    parser.add_argument(
        "layers", nargs="*", default=list(LAYERS), help=f"of {', '.join(LAYERS)}; all by default"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--count", type=int, default=160, help="mutants in the sample")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="mutants tested at once"
    )
    options = parser.parse_args(words)
    everything = [mutant for layer in options.layers for mutant in mutants_of(layer)]
    chosen = sample(everything, options.count, Random(options.seed))
    print(f"{len(chosen)} of {len(everything)} mutants, seed {options.seed}", flush=True)
    trees: SimpleQueue[Path] = SimpleQueue()
    for number in range(options.jobs):
        trees.put(clone(number))
    with ThreadPoolExecutor(options.jobs) as executor:
        verdicts = list(executor.map(lambda mutant: survey(mutant, trees), chosen))
    return report(verdicts)


def mutants_of(layer: str) -> Iterator[Mutant]:
    """List the mutants of a layer, without those in annotations."""
    path, _ = LAYERS[layer]
    FOLDER.mkdir(parents=True, exist_ok=True)
    config, session = FOLDER / f"{layer}.toml", FOLDER / f"{layer}.sqlite"
    config.write_text(
        f'[cosmic-ray]\nmodule-path = ["{path}"]\ntimeout = {RUN_SECONDS}.0\nexcluded-modules = []\ntest-command = "true"\n'
        '[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    cosmic_ray("init", "--force", str(config), str(session), cwd=ROOT)
    annotations: dict[str, set[tuple[int, int]]] = {}
    for line in cosmic_ray("dump", str(session), cwd=ROOT).splitlines():
        (mutation,) = json.loads(line)[0]["mutations"]
        module, (row, column) = mutation["module_path"], mutation["start_pos"]
        if module not in annotations:
            annotations[module] = annotated((ROOT / module).read_text(encoding="utf-8"))
        if (
            mutation["operator_name"] not in SKIPPED_OPERATORS
            and (row, column) not in annotations[module]
        ):
            definition = mutation["definition_name"] or ""
            yield Mutant(
                layer,
                module,
                mutation["operator_name"],
                occurrence=mutation["occurrence"],
                line=row,
                column=column,
                definition=definition,
            )


def annotated(source: str) -> set[tuple[int, int]]:
    """Return the positions (line, column) inside annotations: a mutant there changes no
    behaviour.
    """
    lines = source.split("\n")
    places = set[tuple[int, int]]()
    for node in ast.walk(ast.parse(source)):
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if (
                isinstance(part, ast.expr)
                and part.end_lineno is not None
                and part.end_col_offset is not None
            ):
                for row in range(part.lineno, part.end_lineno + 1):
                    begin = part.col_offset if row == part.lineno else 0
                    end = part.end_col_offset if row == part.end_lineno else len(lines[row - 1])
                    places |= {(row, column) for column in range(begin, end)}
    return places


def sample(mutants: Sequence[Mutant], count: int, rng: Random) -> list[Mutant]:
    """Draw places first and then one mutant of each, or operators with many variants would fill the
    sample.

    Each layer gives an equal part.
    """
    layers: dict[str, dict[tuple[str, int, int], list[Mutant]]] = {}
    for mutant in mutants:
        layers.setdefault(mutant.layer, {}).setdefault(
            (mutant.module, mutant.line, mutant.column), []
        ).append(mutant)
    chosen = []
    for places in layers.values():
        keys = rng.sample(sorted(places), min(count // len(layers), len(places)))
        chosen += [rng.choice(places[key]) for key in keys]
    return chosen


def clone(number: int) -> Path:
    """Copy the committed tree: mutants are tried in the copy."""
    tree = FOLDER / f"tree-{number}"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(tree)], check=True)
    return tree


def survey(mutant: Mutant, trees: "SimpleQueue[Path]") -> Verdict:
    """Try the tests that import the mutated module first; if they pass, all tests of its layer
    and of the neighbours.
    """
    tree = trees.get()
    try:
        direct = importers(tree, mutant)
        verdict = tried(tree, mutant, direct) if direct else None
        if verdict is None or not verdict.killed:
            verdict = tried(tree, mutant, LAYERS[mutant.layer][1])
        print("killed  " if verdict.killed else "SURVIVED", verdict.key, flush=True)
        return verdict
    finally:
        trees.put(tree)


def importers(tree: Path, mutant: Mutant) -> list[str]:
    """Return the test files of the layer, and those in no folder, that import the mutated module
    by name.
    """
    package, _, name = mutant.module.removesuffix(".py").replace("/", ".").rpartition(".")
    found = []
    for folder in (*LAYERS[mutant.layer][1], "tests"):
        for path in sorted((tree / folder).glob("test_*.py")):
            text = path.read_text(encoding="utf-8")
            if f"from {package}.{name} import" in text or (
                f"from {package} import" in text and f"{name}." in text
            ):
                found.append(str(path.relative_to(tree)))
    return found


def tried(tree: Path, mutant: Mutant, tests: Sequence[str]) -> Verdict:
    """Make the mutant in `tree` and run `tests` on it."""
    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider --timeout {TEST_SECONDS} {' '.join(tests)}"
    words = ("mutate-and-test", mutant.module, mutant.operator, str(mutant.occurrence), command)
    before = (tree / mutant.module).read_text(encoding="utf-8").split("\n")[mutant.line - 1].strip()
    try:
        result = json.loads(cosmic_ray(*words, cwd=tree, timeout=RUN_SECONDS))
    except subprocess.TimeoutExpired:
        subprocess.run(["git", "checkout", "-q", "."], cwd=tree, check=True)
        return Verdict(mutant, killed=True, before=before, after="(endless)")
    if result["worker_outcome"] != "normal":
        raise RuntimeError(f"cosmic-ray could not make {mutant}: {result}")
    added = [
        line[1:].strip()
        for line in (result["diff"] or "").split("\n")
        if line.startswith("+") and not line.startswith("+++")
    ]
    return Verdict(mutant, result["test_outcome"] != "survived", before, added[0] if added else "")


def cosmic_ray(*words: str, cwd: Path, timeout: float | None = None) -> str:
    """Run cosmic-ray's command line and return what it prints.

    Raises `CalledProcessError` and `TimeoutExpired`.
    """
    command = [sys.executable, "-m", "cosmic_ray.cli", *words]
    with subprocess.Popen(
        command, cwd=cwd, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            output, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)  # the tests are its children
            raise
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return output


def report(verdicts: Sequence[Verdict]) -> int:
    """Print the share of mutants killed and the survivors without a reason; return the exit
    status.
    """
    accepted = tomllib.loads((Path(__file__).parent / "accepted.toml").read_text(encoding="utf-8"))[
        "reasons"
    ]
    survivors = [verdict for verdict in verdicts if not verdict.killed]
    missed = [survivor for survivor in survivors if survivor.key not in accepted]
    changing = len(verdicts) - (len(survivors) - len(missed))
    killed = len(verdicts) - len(survivors)
    share = killed / max(1, changing)
    for layer in dict.fromkeys(verdict.mutant.layer for verdict in verdicts):
        part = [verdict for verdict in verdicts if verdict.mutant.layer == layer]
        print(f"{layer}: {sum(verdict.killed for verdict in part)} of {len(part)} killed")
    for one in missed:
        print(
            f"survived: {one.key} ({one.mutant.module}:{one.mutant.line}, {one.mutant.definition})"
        )
    print(
        f"{killed} of {changing} mutants that change anything are killed: {share:.0%} (goal {GOAL:.0%})"
    )
    return int(share < GOAL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
