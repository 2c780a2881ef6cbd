"""What the database of a release answers, whole: other tables, people and servers are in it, too."""

from pathlib import Path
from typing import Final

import pytest

from data.tables import OpeningThread
from tables.people.leaderboard_kinds import Board, Measure, Season, Span
from tables.people.people import Ban, PreferencesOwner, PuzzleAnswer
from tables.state.default_settings import DAY
from tables.state.evening_times_and_limits import Evening
from tables.state.slots import TABLE
from tests.data.databases import store_at, url_of
from tests.data.recorded_database import FOLDER
from tests.data.test_recorded import recorded_file
from tests.recorded import assert_recorded
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
            Evening,
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
    file, found = FOLDER / "2.0.0.answers", ""
    async with store_at(url_of(recorded_file)) as store:
        for line in file.read_text(encoding="utf-8").splitlines():
            call = line.partition(": ")[0]
            found += f"{call}: {await eval(f'store.{call}', {**NAMES, 'store': store})!r}\n"
    assert_recorded(found, file)
