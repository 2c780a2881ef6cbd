"""What the database of a release answers, whole: other tables, people and servers are in it, too."""

from pathlib import Path
from typing import Final

import pytest

from data.tables import OpeningThread
from tables.people.boards import Board, Measure, Season, Span
from tables.people.people import Ban, PreferencesOwner, PuzzleAnswer
from tables.state.default_settings import DAY
from tables.state.slots import TABLE
from tests.data.databases import store_at, url_of
from tests.data.recorded_database import FOLDER
from tests.data.test_recorded import recorded_file
from tests.tables.table_harness import ANN, CHANNEL, GUILD

__all__ = ["recorded_file"]

NAMES: Final = {
    "ANN": ANN,
    "CHANNEL": CHANNEL,
    "DAY": DAY,
    "GUILD": GUILD,
    "NOW": 1_800_000_364_400,  # the last entry in its logs
    "TABLE": TABLE,
    "TOURNAMENT": "t3yqn5sx",
    **{
        kind.__name__: kind
        for kind in (
            Ban,
            Board,
            Measure,
            OpeningThread,
            PreferencesOwner,
            PuzzleAnswer,
            Season,
            Span,
        )
    },
}


@pytest.mark.parametrize("recorded_file", [FOLDER / "2.0.0.sql"], indirect=True)
async def test_answers_are_those_that_are_recorded(recorded_file: Path) -> None:
    """Each line is a call of a part of the store, and what it returns. The calls follow upon each
    other.
    """
    recorded = (FOLDER / "2.0.0.answers").read_text(encoding="utf-8").splitlines()
    found = []
    async with store_at(url_of(recorded_file)) as store:
        for call in (line.partition(": ")[0] for line in recorded):
            found.append(f"{call}: {await eval(f'store.{call}', {**NAMES, 'store': store})!r}")
    assert found == recorded
