"""Writer of docs/developers/reliability.md.

The page is made from the journal. The journal is not in the repository, so the page keeps its rows
of parts and commits that the journal does not know.
"""

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import median
from typing import TypeAlias

from tools.campaign.journal import Entry, Journal
from tools.campaign.part import Part, PartlyWrongError

FILE = Path(__file__).parents[2] / "docs" / "developers" / "reliability.md"
HEAD = """# Reliability: the campaign in figures

Written by `make campaign`; what is not here has not been done. Each part is a file of `tools/campaign/`, and says in its first lines
what is done and what must hold. "Done" is what has gone well, of how much belongs to the whole campaign. What failed is done again by
the next `make campaign`, and counts as failed until it goes well. "Takes" is what all of it takes if its cases are done one after the
other, "works" what a processor has to do for it meanwhile; both as in the median case. Most cases wait most of the time, for clocks and
limits: so several are done at once. All parts take {takes:.1f} hours one after the other, and work {works:.1f} hours of one processor.
"Commit" is the version that was tried.

"""
PARTS_TABLE = """| part | what is done | done | of | failed | takes | works | commit | day |
|---|---|---:|---:|---:|---:|---:|---|---|
"""
FIGURES_TABLE = "| part | figures |\n|---|---|\n"
BOOKS_TABLE = "| commit | day | clock | times | tables | accounts | bookings |\n|---|---|---:|---:|---:|---:|---:|\n"
FIGURES = "\n## What was counted\n\n"
BOOKS = """
## The books

While the bot is dead, and after each session, its books are read with nothing but SQL. Every account was the sum of its bookings, the
sum of all accounts zero, no balance but the house's negative; every change of a table was logged once, and nothing lay on a table that
was over. "Clock" is the time in which all cases of a commit were done, on {cores} cores.

"""
FOUND = "\n## What failed\n\n"
TAIL = """
## Once more

`make campaign` does what is missing, three cases a core at once, until all is done or it is stopped (Ctrl-C): it goes on where it was.
`make campaign PARTS="kills gateway"` does these parts only, `MINUTES=30` stops after half an hour, `JOBS=4` says how many at once.
`var/campaign` remembers what is done. Without it, each part begins anew, and its row here stays until then; remove it for a new version, or
the table counts cases of older commits, too (it names the first and the last).
"""
MINUTES = re.compile(r"([\d,]+) min")

BOOKS_FIGURES = ("looks at the books", "tables", "accounts", "bookings")

Rows: TypeAlias = dict[str, str]  # by the first cell


def text(journal: Journal, parts: Mapping[str, Part], before: str = "") -> str:
    """Return the text of the page. `before` is the page until now."""
    rows = {name: line for name, line in rows_of(before, PARTS_TABLE).items() if name in parts}
    rows |= {
        name: row(name, part, journal)
        for name, part in parts.items()
        if journal.of(name) or name not in rows
    }
    counted = {name: line for name, line in rows_of(before, FIGURES_TABLE).items() if name in parts}
    counted |= {name: f"| {name} | {counts(journal, name)} |" for name in parts if journal.of(name)}
    books = rows_of(before, BOOKS_TABLE) | books_rows(journal, parts)
    failed = [
        line
        for line in before.splitlines()
        if line.startswith("* ") and not journal.of(line.split()[1])
    ]
    failed += [
        f"* {name} {failure.number}: `{wrong}`"
        for name in parts
        for failure in journal.failures(name)
        for wrong in wrongs(failure)
    ]
    takes, works = (
        sum(minutes_in(line.split(" | ")[column]) for line in rows.values()) / 60
        for column in (5, 6)
    )
    return (
        HEAD.format(takes=takes, works=works)
        + table(PARTS_TABLE, rows, parts)
        + FIGURES
        + table(FIGURES_TABLE, counted, parts)
        + BOOKS.format(cores=os.cpu_count())
        + table(BOOKS_TABLE, books, books)
        + (FOUND + "\n".join(failed) + "\n" if failed else "")
        + TAIL
    )


def rows_of(page: str, head: str) -> Rows:
    """Return the rows of the table that begins with `head`; {} if the page has no such table."""
    _, _, below = page.partition(head)
    lines = below.partition("\n\n")[0].splitlines()
    return {line.split(" | ")[0].removeprefix("| "): line for line in lines}


def table(head: str, rows: Rows, order: Iterable[str]) -> str:
    """Return `head` and those of the rows that `order` names, in that order."""
    return head + "".join(f"{rows[name]}\n" for name in order if name in rows)


def books_rows(journal: Journal, parts: Mapping[str, Part]) -> Rows:
    """Return a row for each commit that the journal knows: how often the books were read, and
    how much stood there.
    """
    rows: Rows = {}
    entries = [entry for name in parts for entry in journal.of(name)]
    for commit in dict.fromkeys(
        entry.commit for entry in sorted(entries, key=lambda entry: entry.day)
    ):
        those = [entry for entry in entries if entry.commit == commit]
        read = [sum(entry.figures.get(what, 0) for entry in those) for what in BOOKS_FIGURES]
        cells = (
            commit,
            span(sorted({entry.day for entry in those})),
            clock(those),
            *(f"{number:,}" for number in read),
        )
        rows[commit] = f"| {' | '.join(cells)} |"
    return rows


def row(name: str, part: Part, journal: Journal) -> str:
    """Return a part's row of the table."""
    entries = journal.of(name)
    done = journal.figures(name)[part.counted]
    commits = list(
        dict.fromkeys(entry.commit for entry in sorted(entries, key=lambda entry: entry.day))
    )
    days = sorted({entry.day for entry in entries})
    failed = sum(len(wrongs(failure)) for failure in journal.failures(name))
    cells = (
        name,
        part.says,
        f"{done:,}",
        f"{part.goal:,} {part.counted}",
        str(failed),
        *(minutes(whole(journal, name, part, what)) for what in ("seconds", "processor")),
        span(commits),
        span(days),
    )
    return f"| {' | '.join(cells)} |"


def whole(journal: Journal, name: str, part: Part, what: str) -> float:
    """Return the estimated seconds (wall clock or processor) of the whole part; 0 if unknown."""
    well = [
        entry for entry in journal.of(name) if entry.figures.get(part.counted) and not entry.failure
    ]
    each = [
        getattr(entry, what) / entry.figures[part.counted] for entry in well if getattr(entry, what)
    ]
    return median(each) * part.goal if each else 0.0


def minutes(seconds: float) -> str:
    """Return a duration in words, which `minutes_in` reads."""
    return f"{seconds / 60:,.0f} min" if seconds else "not known"


def minutes_in(cell: str) -> int:
    """Return the minutes that a cell of the page names; 0 if it names none."""
    found = MINUTES.fullmatch(cell)
    return int(found[1].replace(",", "")) if found else 0


def clock(cases: Iterable[Entry]) -> str:
    """Return for how long any of these cases ran, by the wall clock."""
    cases = sorted(cases, key=lambda case: case.ended - case.seconds)
    if not all(case.ended for case in cases):
        return "not known"
    seconds = until = 0.0
    for case in cases:
        seconds += max(0.0, case.ended - max(until, case.ended - case.seconds))
        until = max(until, case.ended)
    return f"{seconds / 3600:.1f} h"


def span(values: list[str]) -> str:
    """The first and the last."""
    return "–".join(dict.fromkeys((*values[:1], *values[-1:]))) or "never"


def counts(journal: Journal, name: str) -> str:
    """All figures of a part."""
    seconds = sum(entry.seconds for entry in journal.of(name))
    figures = (
        f"{what} {number:,}"
        for what, number in sorted(journal.figures(name).items())
        if what not in BOOKS_FIGURES
    )
    return f"{', '.join(figures)}; {seconds / 60:,.0f} min"


def wrongs(entry: Entry) -> list[str]:
    """Return the faults of a case: all that it reported, or the last line if it broke off."""
    lines = [line.strip(" |") for line in entry.failure.splitlines()]
    if lines[0] == PartlyWrongError.__name__:
        told = lines[1:]
    else:
        told = [
            next(
                (
                    line
                    for line in reversed(lines)
                    if re.match(r"[\w.]+(Error|Answer|Refused)\b", line)
                ),
                lines[-1],
            )
        ]
    return [line[:300].replace("|", "/") for line in told]


def write(journal: Journal, parts: Mapping[str, Part]) -> None:
    """Write the results to `FILE`. Rows of parts without results stay as they are there."""
    before = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    FILE.write_text(text(journal, parts, before), encoding="utf-8")
