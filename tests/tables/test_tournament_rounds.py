"""Rounds of a tournament through the service, from the database to the database."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from data.exceptions import Busy
from service.persons_tables import ban_person
from service.tournaments import FIELD_PATIENCE, Tournaments
from tables.people.achievements import SAME_TILES
from tables.people.people import Ban
from tables.state.default_settings import DAY
from tables.state.evening_times_and_limits import EveningStep
from tables.state.phases import CloseReason
from tables.tournaments.public_tournament import Place, Stage
from tables.tournaments.scores_and_prizes import AVERAGE
from tests.data.recorded_database import play_out
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    GUILD,
    NOW,
    PACE,
    PLAN,
    TableHarness,
)


@pytest.fixture
def tournaments(harness: TableHarness) -> Tournaments:
    return Tournaments(harness.tables, play_out)


async def begin(harness: TableHarness, tournaments: Tournaments, game: str, people: int) -> None:
    """Begin a tournament of two rounds with the people 1, 2, …; the first round is due."""
    plan = replace(PLAN, game=game)
    await harness.store.evenings.create_evening(plan, NOW, 1)
    for user in range(2, people + 1):
        await harness.store.evenings.sign_up(PLAN.id, user, NOW, people, user)
    await tournaments.begin(plan)


async def test_the_end_of_a_round_waits_eight_seconds_for_the_field(
    harness: TableHarness, tournaments: Tournaments
) -> None:
    """The process that has begun the round is killed before it opens the table."""
    await begin(harness, tournaments, "block", people=1)
    before = await harness.store.tournaments.tournament(PLAN.id)
    places = [Place(1, "alone", seat, user) for seat, user in enumerate((ANN, None, None, None))]
    await harness.store.tournaments.begin_round(GUILD, before, NOW + 1_000_000, places)
    assert await tournaments.step(PLAN.id, is_on_server=True) is None
    assert (await tournaments.table_of(PLAN.id, ANN)).id == "alone"
    await harness.deal("alone")
    harness.watch.now += FIELD_PATIENCE - 1
    assert await tournaments.step(PLAN.id, is_on_server=True) is None
    harness.watch.now += 1
    ended = await tournaments.step(PLAN.id, is_on_server=True)
    assert (ended.tournament.stage, ended.finished_rounds) == (Stage.BREAK, 1)


async def test_a_table_that_cannot_be_read_scores_the_average(
    harness: TableHarness, tournaments: Tournaments
) -> None:
    """No hand of it is the best deal. A person who has left a table is out, and the others play
    on.
    """
    await begin(harness, tournaments, "block", people=5)
    await tournaments.step(PLAN.id, is_on_server=True)
    seats = {
        user: (await tournaments.contest(PLAN.id)).place_of(user)
        for user in (ANN, BEN, CAT, DAN, EVE)
    }
    lost = seats[ANN].table
    leaver = next(user for user, place in seats.items() if place.table != lost)
    await harness.store.tables.scrap(lost, NOW)
    await harness.tables.leave(seats[leaver].table, leaver)
    await harness.deal(seats[leaver].table)
    await tournaments.play_field(PLAN.id)
    ended = await tournaments.step(PLAN.id, is_on_server=True)
    assert (ended.place_of(ANN).result, ended.place_of(ANN).score) == (None, AVERAGE)
    assert [user for user in seats if ended.entrant(user) is None] == [leaver]


async def test_all_tables_of_a_stopped_tournament_end_though_one_is_busy(
    harness: TableHarness, tournaments: Tournaments, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(harness, tournaments, "block", people=9)
    await tournaments.step(PLAN.id, is_on_server=True)
    contest = await tournaments.contest(PLAN.id)
    with monkeypatch.context() as patch:
        patch.setattr(harness.tables, "wind_up", AsyncMock(side_effect=[Busy, None, None] * 2))
        await tournaments.stop(contest)
        assert await tournaments.step(PLAN.id, is_on_server=True) is None
        assert harness.tables.wind_up.await_count == 6
    assert await tournaments.step(PLAN.id, is_on_server=True), "it tries again, then tells"
    for place in contest.of_round:
        closing = (await harness.tables.load(place.table)).closing
        assert closing.winding_up == CloseReason.MODERATOR


async def test_a_ban_takes_people_out_of_tournaments_and_plans(
    harness: TableHarness, tournaments: Tournaments
) -> None:
    """In a break, too. A plan that begins after the ban keeps them."""
    await begin(harness, tournaments, "block", people=5)
    for name, begins in (("soon", NOW), ("late", NOW + 2 * DAY)):
        await harness.store.evenings.create_evening(
            replace(PLAN, id=name, starts_at=begins, step=EveningStep.PLANNED), NOW, 1
        )
        await harness.store.evenings.sign_up(name, DAN, NOW, 5, 2)
    await ban_person(harness.tables, Ban(GUILD, DAN, NOW, NOW + DAY))
    await tournaments.step(PLAN.id, is_on_server=True)
    contest = await tournaments.contest(PLAN.id)
    assert contest.entrant(DAN) is None
    assert {place.user for place in contest.of_round} - {None} == {ANN, BEN, CAT, EVE}
    assert await harness.store.evenings.guests("soon") == [ANN]
    assert await harness.store.evenings.guests("late") == [ANN, DAN]


@pytest.mark.parametrize("game", ["latin", "block"])
async def test_people_who_want_each_other_are_a_team_where_there_are_teams(
    harness: TableHarness, tournaments: Tournaments, game: str
) -> None:
    """The partner of 7 has gone."""
    await begin(harness, tournaments, game, people=8)
    teams = ((1, 2), (3, 4), (5, 6), (7, 8))
    for user, other in teams:
        await harness.store.evenings.set_partner(PLAN.id, user, other)
        await harness.store.evenings.set_partner(PLAN.id, other, user)
    await tournaments.leave(await tournaments.contest(PLAN.id), 8)
    await tournaments.step(PLAN.id, is_on_server=True)
    contest = await tournaments.contest(PLAN.id)
    pairs = [(contest.place_of(user), contest.place_of(other)) for user, other in teams[:3]]
    are_partners = [
        first.table == second.table and abs(first.seat - second.seat) == 2
        for first, second in pairs
    ]
    assert all(are_partners) is (game == "latin")


async def test_the_same_tiles_are_for_people_who_have_played_every_round_themselves(
    harness: TableHarness, tournaments: Tournaments
) -> None:
    """Ben leaves in each round and comes back for the next one."""
    await begin(harness, tournaments, "block", people=2)
    for _ in range(PLAN.rounds):
        await harness.store.tournaments.enter(GUILD, PLAN.id, BEN, NOW)
        await tournaments.step(PLAN.id, is_on_server=True)
        contest = await tournaments.contest(PLAN.id)
        await tournaments.leave(contest, BEN)
        await harness.deal(contest.place_of(BEN).table)
        harness.watch.now += FIELD_PATIENCE
        await tournaments.step(PLAN.id, is_on_server=True)
        harness.watch.now += PACE.pause_ms
    assert SAME_TILES.key in await harness.store.profiles.achievements(GUILD, ANN)
    assert SAME_TILES.key not in await harness.store.profiles.achievements(GUILD, BEN)
