"""Writer of docs/developers/reliability.md: the page is made from the journal."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from tests.campaign.journal import Entry, Journal
from tests.campaign.part import Part, PartlyWrongError

FILE = Path(__file__).parents[2] / "docs" / "developers" / "reliability.md"
HEAD = """# Reliability: the campaign in figures

Written by `make campaign`; what is not here has not been done. Each part is a file of `tests/campaign/`, and says in its first lines
what is done and what must hold. "Done" is what has gone well, of how much belongs to the whole campaign. What failed is done again by
the next `make campaign`, and counts as failed until it goes well. "Takes" is what all of it takes if its cases are done one after the
other, "works" what a processor has to do for it meanwhile; both as in the median case. Most cases wait most of the time, for clocks and
limits: so several are done at once. All parts take {takes:.1f} hours one after the other, and work {works:.1f} hours of one processor.{clock}

| part | what is done | done | of | failed | takes | works | commit | day |
|---|---|---:|---:|---:|---:|---:|---|---|
"""
CLOCK = """
What is here has taken {hours:.1f} hours of the clock, on {cores} cores."""
FIGURES = "\n## What was counted\n\n| part | figures |\n|---|---|\n"
BOOKS = """
## The books

While the bot is dead, and after each session, its books are read with nothing but SQL: {looks:,} times, {tables:,} tables, {accounts:,} accounts
and {bookings:,} bookings. Every account was the sum of its bookings, the sum of all accounts zero, no balance but the house's negative; every
change of a table was logged once, and nothing lay on a table that was over.
"""
FOUND = "\n## What failed\n\n"
TAIL = """
## Once more

`make campaign` does what is missing, three cases a core at once, until all is done or it is stopped (Ctrl-C): it goes on where it was.
`make campaign PARTS="kills gateway"` does these parts only, `MINUTES=30` stops after half an hour, `JOBS=4` says how many at once.
`rm -r var/campaign` begins anew; do so for a new version, or the table counts cases of older commits, too (it names the first and the last).
"""


def text(journal: Journal, parts: Mapping[str, Part]) -> str:
    """Return the text of the page."""
    lines = [row(name, part, journal) for name, part in parts.items()]
    counted = [f"| {name} | {counts(journal, name)} |" for name in parts if journal.of(name)]
    failed = [f"* {name} {one.number}: `{wrong}`" for name in parts for one in journal.failures(name) for wrong in wrongs(one)]
    found = FOUND + "\n".join(failed) + "\n" if failed else ""
    hours = {
        what: sum(whole(journal, name, part, what) for name, part in parts.items()) / 3600 for what in ("seconds", "processor")
    }
    head = HEAD.format(takes=hours["seconds"], works=hours["processor"], clock=clock(journal, parts))
    return head + "\n".join(lines) + "\n" + FIGURES + "\n".join(counted) + "\n" + books(journal, parts) + found + TAIL


def books(journal: Journal, parts: Mapping[str, Part]) -> str:
    """Return the sentence about the books that all parts have checked."""
    read = journal.figures(*parts)
    names = {"looks": "looks at the books"} | {name: name for name in ("tables", "accounts", "bookings")}
    return BOOKS.format(**{name: read[figure] for name, figure in names.items()})


def row(name: str, part: Part, journal: Journal) -> str:
    """Return a part's row of the table."""
    entries = journal.of(name)
    done = journal.figures(name)[part.counted]
    commits = list(dict.fromkeys(one.commit for one in sorted(entries, key=lambda one: one.day)))
    days = sorted({one.day for one in entries})
    failed = sum(len(wrongs(one)) for one in journal.failures(name))
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
    well = [one for one in journal.of(name) if one.figures.get(part.counted) and not one.failure]
    each = [getattr(one, what) / one.figures[part.counted] for one in well if getattr(one, what)]
    return median(each) * part.goal if each else 0.0


def minutes(seconds: float) -> str:
    """Return a duration in words."""
    return f"{seconds / 60:,.0f} min" if seconds else "not known"


def clock(journal: Journal, parts: Mapping[str, Part]) -> str:
    """Return the wall-clock time during which any case ran, if it is known of all cases."""
    cases = sorted((one for name in parts for one in journal.of(name)), key=lambda one: one.ended - one.seconds)
    if not all(one.ended for one in cases):
        return ""
    seconds = until = 0.0
    for one in cases:
        seconds += max(0.0, one.ended - max(until, one.ended - one.seconds))
        until = max(until, one.ended)
    return CLOCK.format(hours=seconds / 3600, cores=os.cpu_count())


def span(values: list[str]) -> str:
    """The first and the last."""
    return "–".join(dict.fromkeys((*values[:1], *values[-1:]))) or "never"


def counts(journal: Journal, name: str) -> str:
    """All figures of a part."""
    seconds = sum(one.seconds for one in journal.of(name))
    read = ("looks at the books", "tables", "accounts", "bookings")
    figures = (f"{what} {number:,}" for what, number in sorted(journal.figures(name).items()) if what not in read)
    return f"{', '.join(figures)}; {seconds / 60:,.0f} min"


def wrongs(entry: Entry) -> list[str]:
    """Return the faults of a case: all that it reported, or the last line if it broke off."""
    lines = [line.strip(" |") for line in entry.failure.splitlines()]
    if lines[0] == PartlyWrongError.__name__:
        told = lines[1:]
    else:
        told = [next((line for line in reversed(lines) if re.match(r"[\w.]+(Error|Answer|Refused)\b", line)), lines[-1])]
    return [line[:300].replace("|", "/") for line in told]


def write(journal: Journal, parts: Mapping[str, Part]) -> None:
    """Write the page."""
    FILE.write_text(text(journal, parts), encoding="utf-8")
