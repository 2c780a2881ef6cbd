"""The journal of the campaign: one line of JSON for each finished case."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.campaign.part import Figures


@dataclass(frozen=True, slots=True)
class Entry:
    """The result of one case.

    Holds its part and number, commit and day, duration, figures, failure ("" if it passed),
    processor seconds, and the time of its end (seconds since 1970; both 0 if unknown).
    """

    part: str
    number: int
    commit: str
    day: str
    seconds: float
    figures: dict[str, int] = field(default_factory=dict)
    failure: str = ""
    processor: float = 0.0
    ended: float = 0.0


class Journal:
    """The entries of all finished cases.

    Only the newest entry of a case counts: failed cases run again.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._entries: dict[tuple[str, int], Entry] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                self._keep(Entry(**json.loads(line)))

    def add(self, entry: Entry) -> None:
        """Keep it, also on disk."""
        self._keep(entry)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(entry)) + "\n")

    def _keep(self, entry: Entry) -> None:
        self._entries[entry.part, entry.number] = entry

    def of(self, part: str) -> list[Entry]:
        """Return the entries of a part, by number."""
        return sorted(
            (entry for entry in self._entries.values() if entry.part == part),
            key=lambda entry: entry.number,
        )

    def passed(self, part: str) -> set[int]:
        """Return the numbers of the cases that passed."""
        return {entry.number for entry in self.of(part) if not entry.failure}

    def figures(self, *parts: str) -> Figures:
        """Return the sum of the figures of all passed cases."""
        return sum((Counter(entry.figures) for part in parts for entry in self.of(part)), Counter())

    def failures(self, part: str) -> Iterator[Entry]:
        """Yield the failed cases that have not passed since."""
        return (entry for entry in self.of(part) if entry.failure)
