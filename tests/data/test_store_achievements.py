"""What `data.store.Store` promises of achievements."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import pytest
from sqlalchemy import select

from data import schema
from data.exceptions import Conflict
from data.store import Store
from tables.people.achievements import (
    ACHIEVEMENTS,
    GAMES_WON,
    PEOPLE_BEATEN,
)
from tables.people.increments import Feat
from tables.state.change import Change
from tables.state.table import Table
from tests.data.samples import GUILD, a_table, after, commit_after, opening
from tests.settled import added
from tests.tables.achievement_sessions import SESSIONS, SMALL, Session
from tests.tables.table_harness import NOW

ZOE = 7


def won_by(
    user: int, session: Session, others: Iterable[int] = range(20, 30), *, key: str = GAMES_WON.key
) -> Change:
    """Return the change that ends the first such session in which this person gets further
    towards an achievement.
    """
    users = (user, *(other for other, _ in zip(others, range(session.people - 1), strict=False)))
    for seed in range(200):
        for change in replace(session, seed=seed).changes(users):
            if any(
                feat.user == user and feat.key == key and not feat.breaks
                for feat in added(change).feats
            ):
                return change
    raise AssertionError(f"{user} never does it")


class Awarding:
    """A table whose changes award what other tables' deals have earned."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.table: Table = a_table(game="austrian-block")

    async def award(self, feats: Iterable[Feat]) -> set[str]:
        """Commit these feats; return what Zoe has earned by then."""
        if self.table.version == 1 and await self.store.tables.table(self.table.id) is None:
            await self.store.tables.create(opening(self.table), NOW)
        deals = self.table.deals + 1
        self.table = await commit_after(
            self.store, self.table, now=NOW + deals, feats=tuple(feats), deals=deals
        )
        return {
            key
            for key, one in (await self.store.profiles.achievements(GUILD, ZOE)).items()
            if one.earned_at is not None
        }


@pytest.mark.parametrize("key", ["feather", "poker-face"])
async def test_it_is_earned_once_in_the_transaction_of_the_deal(store: Store, key: str) -> None:
    *_, last = SESSIONS[key].changes()
    feats = [replace(feat, user=ZOE) for feat in added(last).feats if feat.key == key][:1]
    awarding = Awarding(store)
    assert await awarding.award(feats) == {key}
    with pytest.raises(Conflict):
        await store.tables.commit(
            replace(after(awarding.table, "x", feats=feats), table=awarding.table), NOW
        )
    deal = awarding.table.deals
    assert await awarding.award(feats) == {key}
    assert (await store.profiles.achievements(GUILD, ZOE))[key].earned_at == NOW + deal, (
        "a second time changes nothing"
    )
    assert await store.profiles.earned_in_deal(ZOE, awarding.table.id, deal) == [key]


async def test_those_that_take_several_steps(store: Store) -> None:
    awarding = Awarding(store)
    for key in ("court-banker", "high-stakes"):
        change = won_by(ZOE, Session("buki", 4, 0, 4, options=SMALL), key=key)
        feats = [feat for feat in added(change).feats if (feat.user, feat.key) == (ZOE, key)]
        for step in range(1, ACHIEVEMENTS[key].goal):
            assert key not in await awarding.award(feats)
            assert (await store.profiles.achievements(GUILD, ZOE))[key].steps == step
        assert key in await awarding.award(feats)
    assert await store.rows(select(schema.achievement_steps)) == []


async def test_two_tables_at_once_award_once(store: Store) -> None:
    tables = [a_table(f"a{number}", channel=number) for number in range(3)]
    for table in tables:
        await store.tables.create(opening(table), NOW)
    feats = (
        Feat(ZOE, "feather"),
        *(Feat(ZOE, PEOPLE_BEATEN.key, mark=str(other)) for other in range(30, 39)),
    )
    ends = [after(table, "x", feats=(*feats, Feat(ZOE, "court-banker"))) for table in tables]
    await asyncio.gather(*(store.tables.commit(change, NOW) for change in ends))
    assert {
        key: (one.steps, one.earned_at)
        for key, one in (await store.profiles.achievements(GUILD, ZOE)).items()
    } == {
        "feather": (0, NOW),
        PEOPLE_BEATEN.key: (9, None),
        "court-banker": (3, None),
    }


async def test_a_person_takes_their_achievements_along_and_leaves_no_trace_in_those_of_others(
    store: Store,
) -> None:
    await Awarding(store).award(
        [
            Feat(ZOE, "feather"),
            Feat(ZOE, PEOPLE_BEATEN.key, mark="8"),
            Feat(8, PEOPLE_BEATEN.key, mark=str(ZOE)),
        ]
    )
    given = await store.privacy.personal_data(ZOE)
    assert [
        (achievement["key"], achievement["server"], achievement["table"])
        for achievement in given["achievements"]
    ] == [("feather", str(GUILD), "t1")]
    assert given["steps_to_achievements"] == [
        {"server": str(GUILD), "key": PEOPLE_BEATEN.key, "count": 1}
    ]
    await store.privacy.forget_person(ZOE, NOW)
    assert await store.profiles.achievements(GUILD, ZOE) == {}
    assert (await store.profiles.achievements(GUILD, 8))[PEOPLE_BEATEN.key].steps == 1
    (steps,) = await store.rows(select(schema.achievement_steps.c.marks))
    assert str(ZOE) not in steps.marks
