"""Tests of the level of bots that a person meets, and of how it moves with their results."""

import pytest

from ai.levels import Level
from service.computer_players import suitable_level
from tables.people.increments import DealRecord
from tables.people.people import PreferencesOwner
from tables.people.ratings import LevelProgress, lowest_level
from tables.state.change import make_change
from tables.state.settlement import BotSeat, Kind, Row, Settlement
from tables.state.table import Table
from tests.settled import records_of, settling
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


def test_only_decided_rounds_alone_against_one_level_count() -> None:
    def record(
        *rows: Row, levels: tuple[Level, ...] = (MASTER, MASTER), decided: bool = True
    ) -> DealRecord:
        bots = tuple(BotSeat(seat, level) for seat, level in enumerate(levels, start=1))
        return records_of(Settlement(Kind.DEAL, 1, rows, bots, decided=decided))[0]

    won, lost = Row(ANN, 0, won=True), Row(ANN, 0)
    assert record(won) == DealRecord(ANN, won=True, level=MASTER)
    assert record(lost) == DealRecord(ANN, won=False, level=MASTER)
    assert record(lost, decided=False).level is None
    assert record(won, levels=(MASTER, APPRENTICE)).level is None
    assert record(won, Row(BEN, 3)).level is None


def levels_of(table: Table) -> set[Level]:
    """Return the levels of the computer players."""
    return {table.level_of(seat) for seat, chair in enumerate(table.chairs) if chair.computer}


async def reach(harness: TableHarness, user: int, game: str, level: Level) -> None:
    """Let a person win rounds of a game until they meet bots of a level."""
    below = list(Level)[: list(Level).index(level)]
    records = tuple(DealRecord(user, won=True, level=beaten) for beaten in below for _ in range(3))
    table_id = await harness.opened(game, people=1)
    await harness.tables.commits.update(
        table_id, lambda table: make_change(table, None, settlements=settling(records=records))
    )
    await harness.tables.close(table_id, ANN)
    assert await suitable_level(harness.store, game, [user]) is level


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
    await harness.tables.start(other, ANN, START_CUT, with_company=True)
    assert levels_of(await harness.deal(other)) == {MASTER}
    # these are not bots of her level
    assert (await harness.store.people.level_progress(ANN))["buki"] == progress


async def test_the_lowest_level_suits_several_people(harness: TableHarness) -> None:
    await reach(harness, ANN, "challenge", MASTER)
    table_id = await harness.opened("challenge", people=1)
    for wanted in ((), (), (GRANDMASTER, ""), (JOURNEYMAN, "Ilona")):
        table = (await harness.tables.add_computer(table_id, ANN, *wanted)).table
    assert [table.level_of(seat) for seat in (1, 2, 3, 4)] == [
        MASTER,
        MASTER,
        GRANDMASTER,
        JOURNEYMAN,
    ]
    before = [chair.name for chair in table.chairs[1:5]]
    table = (await harness.tables.join(table_id, person(BEN))).table
    assert [table.level_of(seat) for seat in (1, 2, 3, 4)] == [
        APPRENTICE,
        APPRENTICE,
        GRANDMASTER,
        JOURNEYMAN,
    ]
    assert not {chair.name for chair in table.chairs[1:3]} & set(before)
    assert [chair.name for chair in table.chairs[3:5]] == before[2:]
    await harness.tables.start(table_id, ANN, START_CUT)
    await harness.deal(table_id)
    assert await harness.store.people.level_progress(BEN) == {}  # not alone
