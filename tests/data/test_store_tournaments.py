"""Tournaments in the store: what is paid to enter is held, paid out or given back with the step that
it belongs to, and places are kept for profiles.
"""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import update

from data import schema
from data.exceptions import Conflict
from data.store import Store
from tables.chips import chip_accounts
from tables.chips.chip_accounts import NotEnoughChips
from tables.people.achievements import SAME_TILES, TOURNAMENT_WON
from tables.people.fair_play import month_at
from tables.people.leaderboard_kinds import Season
from tables.state.default_settings import DAY
from tables.state.evening_times_and_limits import EveningStep
from tables.tournaments.public_tournament import FinalPlace, Stage, TournamentRecord
from tables.tournaments.tournament import Tournament
from tests.data.samples import gift
from tests.tables.table_harness import GUILD, NOW, PLAN

PLANNED = Tournament("cup", bytes(32))
HAVE, ENTRY = 40, 20  # half-chips
PEOPLE = (1, 2, 3)
POOR = 4
FINALS = [FinalPlace(2, 1, 3, whole=True), FinalPlace(1, 2, 3, whole=False)]


@pytest.fixture
async def begun(store: Store) -> Tournament:
    """A tournament that has begun, with three people who have paid; a fourth could not."""
    plan = replace(PLAN, due=NOW, rounds=3, entry=ENTRY // 2)
    await store.evenings.create_evening(plan, NOW, 1)
    for user in (*PEOPLE, POOR):
        await store.evenings.sign_up(plan.id, user, NOW, 100, user)
        await store.ledger.transfer(gift(user, HAVE if user != POOR else 1), GUILD, NOW)
    await store.tournaments.create(GUILD, PLANNED)
    for _ in range(2):  # killed before the plan has noted that it has begun
        await store.tournaments.begin(GUILD, PLANNED, NOW)
    return replace(PLANNED, stage=Stage.BREAK)


async def balances(store: Store) -> list[int]:
    """Return what people have, and assert that the books are right."""
    assert await store.ledger.audit() == 0
    return list(
        (
            await store.ledger.balances(
                [
                    *([chip_accounts.member(GUILD, user) for user in (*PEOPLE, POOR)]),
                    chip_accounts.table("cup"),
                ]
            )
        ).values()
    )


async def test_who_can_pay_enters_and_pays_once(store: Store, begun: Tournament) -> None:
    assert await balances(store) == [20, 20, 20, 1, 60]
    assert [entrant.user for entrant in await store.tournaments.entrants(begun.id)] == [1, 2, 3]
    with pytest.raises(NotEnoughChips):
        await store.tournaments.enter(GUILD, begun.id, POOR, NOW)
    await store.tournaments.leave(begun.id, [1])
    assert await store.tournaments.enter(GUILD, begun.id, 1, NOW), "who comes back has paid"
    assert await balances(store) == [20, 20, 20, 1, 60]
    assert await store.ledger.chips_at_tables(GUILD, 1) == ENTRY, "else the daily chips replace it"


@pytest.mark.parametrize("since", [{"stage": Stage.STOPPED}, {"round": 3}])
async def test_who_presses_too_late_pays_nothing(
    store: Store, begun: Tournament, since: dict[str, object]
) -> None:
    await store.write(
        lambda connection: connection.execute(update(schema.tournaments).values(since))
    )
    with pytest.raises(Conflict):
        await store.tournaments.enter(GUILD, begun.id, POOR, NOW)


async def test_of_two_ends_at_once_only_the_first_is_paid(store: Store, begun: Tournament) -> None:
    ends = [
        store.tournaments.end(GUILD, begun, Stage.ENDED, NOW, FINALS),
        store.tournaments.end(GUILD, begun, Stage.STOPPED, NOW),
    ]
    assert sorted(await asyncio.gather(*ends)) == [False, True]
    assert await balances(store) == (
        [44, 56, 20, 1, 0] if await store.tournaments.record(GUILD, 2) else [40, 40, 40, 1, 0]
    )
    assert await store.ledger.chips_at_tables(GUILD, 1) == 0


async def test_places_make_the_profile_and_the_winners_of_a_season(
    store: Store, begun: Tournament
) -> None:
    assert await store.tournaments.record(GUILD, 2) is None
    assert await store.tournaments.end(GUILD, begun, Stage.ENDED, NOW, FINALS)
    assert await store.tournaments.record(GUILD, 2) == TournamentRecord(1, 1, 3)
    assert await store.tournaments.record(GUILD, 3) is None
    assert {*await store.profiles.achievements(GUILD, 2)} == {SAME_TILES.key, TOURNAMENT_WON.key}
    season = Season(GUILD, month_at(NOW, "Asia/Tokyo"), "Asia/Tokyo")
    assert await store.tournaments.winners(season) == {2: 1}
    assert await store.tournaments.winners(replace(season, start=season.start - 31)) == {}


async def test_nobody_wins_a_tournament_alone(store: Store, begun: Tournament) -> None:
    assert await store.tournaments.end(
        GUILD, begun, Stage.ENDED, NOW, [FinalPlace(2, 1, 1, whole=True)]
    )
    assert {*await store.profiles.achievements(GUILD, 2)} == {SAME_TILES.key}
    assert await store.tournaments.winners(Season(GUILD, month_at(NOW, None))) == {}


async def test_everything_goes_back_if_it_is_stopped_also_to_who_has_been_forgotten(
    store: Store, begun: Tournament
) -> None:
    await store.privacy.forget_person(3, NOW + DAY)
    assert await store.tournaments.end(GUILD, begun, Stage.STOPPED, NOW)
    assert await balances(store) == [40, 40, 0, 1, 0]


async def test_a_team_is_two_people_who_want_each_other(store: Store, begun: Tournament) -> None:
    evenings = store.evenings
    assert await evenings.set_partner(begun.id, 1) is None
    assert await evenings.set_partner(begun.id, 1, 2) == 2
    assert (await evenings.set_partner(begun.id, 3, 2), await evenings.teams(begun.id)) == (2, {})
    assert await evenings.set_partner(begun.id, 2) == 1, "signing up accepts the first"
    assert await evenings.teams(begun.id) == {1: 2, 2: 1}
    assert await evenings.set_partner(begun.id, 2, 3) == 3, "who is asked may choose another one"
    assert await evenings.teams(begun.id) == {2: 3, 3: 2}
    await evenings.set_partner(begun.id, 1, 1)
    assert await evenings.teams(begun.id) == {2: 3, 3: 2}
    for user, partner in ((3, 3), (POOR, 2)):
        await evenings.set_partner(begun.id, user, partner)
    assert await evenings.set_partner(begun.id, 2) == POOR, "the one chosen has chosen another one"
    await evenings.change_evening(begun.id, [*EveningStep], step=EveningStep.PLANNED)
    await evenings.sign_off(begun.id, POOR)
    await evenings.set_partner(begun.id, 1, 2)
    assert await evenings.set_partner(begun.id, 2) == 1, "the one chosen has gone"
    await store.privacy.forget_person(1, NOW)
    assert await evenings.set_partner(begun.id, 2) is None


async def test_plans_that_named_a_forgotten_person_are_shown_again(
    store: Store, begun: Tournament
) -> None:
    """As a host who does not come, or as a guest."""
    for host in (8, 9):
        plan = replace(await store.evenings.evening(begun.id), id=f"of {host}", by=host)
        await store.evenings.create_evening(replace(plan, step=EveningStep.PLANNED), NOW, host)
    await store.evenings.sign_off("of 8", 8)
    await store.evenings.sign_up("of 9", 3, NOW, 100, 3)
    for user, named in ((8, ["of 8"]), (3, ["of 9"])):
        before = [plan.version for plan in await store.evenings.evenings(GUILD)]
        await store.privacy.forget_person(user, NOW)
        after = zip(await store.evenings.evenings(GUILD), before, strict=True)
        assert [plan.id for plan, version in after if plan.version > version] == named


async def test_a_forgotten_person_has_no_place(store: Store, begun: Tournament) -> None:
    """The others move up."""
    await store.privacy.forget_person(2, NOW + DAY)
    assert await store.tournaments.end(
        GUILD, begun, Stage.ENDED, NOW, [*FINALS, FinalPlace(3, 3, 3, whole=False)]
    )
    assert await balances(store) == [56, 0, 44, 1, 0]
    assert await store.tournaments.record(GUILD, 3) == TournamentRecord(1, 2, 3)
    await store.privacy.forget_person(1, NOW + DAY)
    assert await store.tournaments.record(GUILD, 1) is None
