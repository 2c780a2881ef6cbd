"""What has been done of the campaign: a line of JSON for each case, written when it is through. The campaign goes on from it."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.campaign.part import Figures


@dataclass(frozen=True, slots=True)
class Entry:
    """One case: its part and number, the commit and day, how long it took, what it has counted, what went wrong ("": nothing), how
    many seconds of a processor it needed, and when it ended (seconds since 1970; both 0 if that is not known)."""

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
    """The newest entry of a case is the one that holds: what has failed is done again."""

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
        """Of one part, by number."""
        return sorted((one for one in self._entries.values() if one.part == part), key=lambda one: one.number)

    def passed(self, part: str) -> set[int]:
        """The numbers of the cases in which nothing was wrong."""
        return {one.number for one in self.of(part) if not one.failure}

    def figures(self, *parts: str) -> Figures:
        """The sum of what has gone well."""
        return sum((Counter(one.figures) for part in parts for one in self.of(part)), Counter())

    def failures(self, part: str) -> Iterator[Entry]:
        """What went wrong, as far as it has not gone well since."""
        return (one for one in self.of(part) if one.failure)
