"""Tests of the level of bots that a person meets, and of how it moves with their results."""

import pytest

from ai.levels import Level
from tables.people.people import PreferencesOwner
from tables.people.ratings_and_bot_levels import LevelProgress, lowest_level
from tables.state.table import Table
from tests.tables.table_harness import ANN, BEN, START_CUT, TableHarness, person

APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = Level


def after(rounds: str, level: Level = APPRENTICE) -> LevelProgress:
    """Return the progress after these rounds (+ won, - lost) from a level on."""
    progress = LevelProgress(level)
    for sign in rounds:
        progress = progress.after_round(won=sign == "+")
    return progress


@pytest.mark.parametrize(
    ("start", "rounds", "level", "counted"),
    [
        (APPRENTICE, "", APPRENTICE, 0),
        (APPRENTICE, "++", APPRENTICE, 2),
        (APPRENTICE, "+++", JOURNEYMAN, 0),  # three of three will do
        (APPRENTICE, "+--++", JOURNEYMAN, 0),  # three of five
        (APPRENTICE, "+---++", APPRENTICE, 5),  # three of six
        (APPRENTICE, "-----", APPRENTICE, 0),  # nobody is weaker
        (JOURNEYMAN, "----", JOURNEYMAN, 4),
        (JOURNEYMAN, "-----", APPRENTICE, 0),
        (JOURNEYMAN, "+-----", APPRENTICE, 0),  # the latest five
        (MASTER, "----+----", MASTER, 5),
        (APPRENTICE, "+++" * 3, GRANDMASTER, 0),
        (GRANDMASTER, "+++", GRANDMASTER, 0),  # nobody is stronger
        (GRANDMASTER, "-----" * 3, APPRENTICE, 0),
    ],
)
def test_three_wins_of_five_lead_up_and_five_defeats_down(
    start: Level, rounds: str, level: Level, counted: int
) -> None:
    progress = after(rounds, start)
    assert (progress.level, len(progress.recent)) == (level, counted)


def test_the_lowest_level_counts() -> None:
    assert lowest_level([MASTER, JOURNEYMAN, GRANDMASTER]) is JOURNEYMAN
    assert lowest_level([]) is APPRENTICE


def levels_of(table: Table) -> set[Level]:
    """Return the levels of the computer players."""
    return {table.level_of(seat) for seat, chair in enumerate(table.chairs) if chair.computer}


async def test_a_newcomer_meets_apprentices_and_a_chosen_level_stays(harness: TableHarness) -> None:
    table_id = await harness.opened("buki", people=1)
    table = (await harness.tables.add_computer(table_id, ANN)).table
    assert levels_of(table) == {APPRENTICE}
    table = (await harness.tables.start(table_id, ANN, START_CUT, with_company=True)).table
    assert levels_of(table) == {APPRENTICE}
    await harness.deal(table_id)
    progress = (await harness.store.people.level_progress(ANN))["buki"]
    assert (progress.level, len(progress.recent)) == (APPRENTICE, 1)
    await harness.closed(table_id)
    await harness.store.people.update_preferences(PreferencesOwner.PERSON, ANN, {"company": MASTER})
    other = await harness.opened("buki", people=1)
    await harness.tables.add_computer(other, ANN)
    assert levels_of((await harness.tables.join(other, person(BEN))).table) == {APPRENTICE}
    assert levels_of((await harness.tables.leave(other, BEN)).table) == {MASTER}
    await harness.tables.start(other, ANN, START_CUT, with_company=True)
    assert levels_of(await harness.deal(other)) == {MASTER}
    # these are not bots of her level
    assert (await harness.store.people.level_progress(ANN))["buki"] == progress
