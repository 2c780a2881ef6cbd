"""Which level sits down at *Play now*."""

from dataclasses import replace

import pytest

from ai.levels import Level
from tables.chips.deal_records import deal_record
from tables.service.level_matching import MIN_ROUNDS, PARTS_PER_ROUND, LevelRecord, suitable_level
from tables.service.play_now import level_for_host
from tables.state.people import PreferencesOwner
from tests.tables.table_harness import ANN, START_CUT, TableHarness, in_play


def of_four(played, won):
    return LevelRecord(played, played * PARTS_PER_ROUND // 4, won * PARTS_PER_ROUND)


APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = Level


@pytest.mark.parametrize(
    ("played", "level"),
    [
        ({}, MASTER),
        ({MASTER: of_four(MIN_ROUNDS - 1, 0)}, MASTER),  # too little to say anything
        ({MASTER: of_four(20, 5)}, MASTER),
        ({MASTER: of_four(20, 0)}, JOURNEYMAN),
        ({MASTER: of_four(20, 12)}, GRANDMASTER),
        ({MASTER: of_four(20, 12), GRANDMASTER: of_four(40, 30)}, GRANDMASTER),
        ({MASTER: of_four(20, 0), JOURNEYMAN: of_four(20, 1)}, APPRENTICE),
        ({MASTER: of_four(40, 4), JOURNEYMAN: of_four(40, 17)}, JOURNEYMAN),  # nearer to fair
        ({MASTER: of_four(40, 5), JOURNEYMAN: of_four(40, 30)}, MASTER),
        ({MASTER: of_four(20, 0), JOURNEYMAN: of_four(20, 0), APPRENTICE: of_four(20, 0)}, APPRENTICE),
    ],
)
def test_from_meister_up_and_down_until_it_is_fair(played, level):
    assert suitable_level(played) is level


def test_only_rounds_alone_against_one_level_count():
    alone = replace(in_play("austrian-block", 1, computers=3), levels=())
    assert deal_record(alone, 0, 0) == deal_record(alone, 0, 0).__class__(
        ANN, True, MASTER, PARTS_PER_ROUND // 4, PARTS_PER_ROUND
    )
    assert deal_record(alone, 0, 2).share == 0
    assert deal_record(alone, 0, None).share == PARTS_PER_ROUND // 4
    assert deal_record(replace(alone, levels=((alone.chairs[1].name, "lehrling"),)), 0, 0).level is None
    assert deal_record(in_play("austrian-block", 2, computers=2), 0, 0).level is None


async def test_play_now_brings_whoever_suits_or_was_settled(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block", 1, 1, remarks=False)
    await harness.deal(table_id)
    (played,) = (await harness.store.level_results(ANN))["austrian-block"].values()
    assert (played.played, played.fair) == (1, PARTS_PER_ROUND // 2)
    assert await level_for_host(harness.store, ANN, "austrian-block") is MASTER
    await harness.store.update_preferences(PreferencesOwner.PERSON, ANN, {"company": "lehrling"})
    assert await level_for_host(harness.store, ANN, "austrian-block") is APPRENTICE
    await harness.tables.close(table_id, ANN)
    other = await harness.opened("buki", people=1)
    await harness.tables.start(other, ANN, START_CUT, with_company=True)
    table = await harness.tables.load(other)
    assert {table.level_of(seat) for seat in (1, 2, 3)} == {APPRENTICE}
