"""What `data.store.Store` promises of leaderboards and counters."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from data import counters
from data.exceptions import Conflict
from data.store import Store
from tables.people.increments import Tally
from tables.people.leaderboard_kinds import Board, Measure, Span, board_at
from tables.people.people import LeaderboardEntry
from tables.state import calendar_days
from tables.state.default_settings import HOUR
from tables.state.table import Table
from tests.data.samples import GUILD, a_table, after, commit_after, opening, stored_table

# in Vienna half an hour before March
LAST_OF_FEBRUARY = int(datetime(2028, 2, 29, 22, 30, tzinfo=UTC).timestamp() * 1000)


def round_of(user: int, *, won: bool = False, hc: int = 0, bots: bool = False) -> Tally:
    return Tally(user, bots, begun=1, played=1, won=int(won), hc=hc)


async def commit(store: Store, table: Table, *tallies: Tally, now: int = LAST_OF_FEBRUARY) -> Table:
    """Commit a change that adds tallies; return the table after it."""
    return await commit_after(store, table, now=now, tallies=tallies)


async def values(store: Store, board: Board) -> dict[int, int]:
    return {
        line.user: line.value
        for line in await store.leaderboards.leaderboard_page(GUILD, board, 99)
    }


async def test_counters_grow_with_the_commit_and_only_with_it(store: Store) -> None:
    table = await stored_table(store, now=LAST_OF_FEBRUARY)
    change = after(
        table,
        "x",
        tallies=(
            round_of(1, won=True, hc=7),
            round_of(2, hc=-7),
            Tally(1, bots=False, matches=1),
        ),
    )
    await store.tables.commit(change, LAST_OF_FEBRUARY)
    with pytest.raises(Conflict):
        await store.tables.commit(change, LAST_OF_FEBRUARY)
    await commit(
        store,
        change.table,
        round_of(3),
        round_of(1, hc=2),
        round_of(-5, won=True),
        Tally(4, bots=False, begun=1),
    )
    assert await values(store, Board(Measure.ROUNDS)) == {1: 1, 3: 0, 2: 0}, (
        "an alias and a leaver are not on it"
    )
    assert await values(store, Board(Measure.CHIPS, table.game)) == {1: 9, 3: 0, 2: -7}
    assert await values(store, Board(Measure.MATCHES, table.game)) == {1: 0}


async def test_each_board_has_its_time_game_and_opponents(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD, time_zone="Europe/Vienna")
    block, pulle = a_table(), a_table("t2", game="pulle", channel=7)
    for table in (block, pulle):
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
    block = await commit(store, block, round_of(1, won=True), round_of(2))
    await commit(
        store,
        pulle,
        round_of(1, won=True),
        round_of(3, won=True, bots=True),
        now=LAST_OF_FEBRUARY + HOUR,
    )
    await commit(
        store, block, round_of(2, won=True), round_of(1), now=LAST_OF_FEBRUARY + 6 * 24 * HOUR
    )
    today = calendar_days.day_at(LAST_OF_FEBRUARY + HOUR, "Europe/Vienna")
    for period, game, bots, expected in (
        ("2028-02", "", False, {1: 1, 2: 0}),
        ("2028-03", "", False, {1: 1, 2: 1}),
        ("2028-03", "pulle", False, {1: 1}),
        ("2028-03", "pulle", True, {3: 1}),
        ("week", "", False, {1: 2, 2: 0}),
        ("week", "austrian-block", False, {1: 1, 2: 0}),
        ("all", "", False, {1: 2, 2: 1}),
    ):
        assert (
            await values(store, board_at(Measure.ROUNDS, game, period, bots=bots, today=today))
            == expected
        ), (period, game, bots)
    assert (await store.profiles.audit(0)).faults == []


async def test_equal_values_share_a_rank_on_every_page(store: Store) -> None:
    await store.tables.create(
        opening(
            a_table(),
            tallies=tuple(
                round_of(user, hc=hc) for user, hc in enumerate((50, 70, 50, 10, 50, 70, -3), 1)
            ),
        ),
        LAST_OF_FEBRUARY,
    )
    await store.tables.create(
        opening(replace(a_table("t9", channel=9), guild=8), tallies=(round_of(1, hc=99),)),
        LAST_OF_FEBRUARY,
    )
    whole = [
        LeaderboardEntry(1, 6, 70),
        LeaderboardEntry(1, 2, 70),
        LeaderboardEntry(3, 5, 50),
        LeaderboardEntry(3, 3, 50),
        LeaderboardEntry(3, 1, 50),
        LeaderboardEntry(6, 4, 10),
        LeaderboardEntry(7, 7, -3),
    ]
    board = Board(Measure.CHIPS)
    for limit in (1, 2, 3, 10):
        assert [
            line
            for offset in range(0, 9, limit)
            for line in await store.leaderboards.leaderboard_page(GUILD, board, limit, offset)
        ] == whole
    for line in whole:
        assert await store.leaderboards.leaderboard_entry(GUILD, board, line.user) == line
    assert await store.leaderboards.leaderboard_size(GUILD, board) == 7


async def test_a_person_who_has_left_the_server_is_back_after_the_next_round_there(
    store: Store,
) -> None:
    table = a_table()
    await store.tables.create(
        opening(table, tallies=(round_of(1, won=True), round_of(2))), LAST_OF_FEBRUARY
    )
    await store.leaderboards.mark_member_gone(GUILD, 1)
    await store.leaderboards.mark_member_gone(GUILD + 1, 2)
    for span, start in ((Span.ALL, 0), (Span.MONTH, calendar_days.month_of(21_243))):
        assert await values(store, Board(span=span, start=start)) == {2: 0}
    await commit(store, table, round_of(1), now=LAST_OF_FEBRUARY + 40 * 24 * HOUR)
    assert await values(store, Board()) == {1: 1, 2: 0}
    assert await values(store, Board(span=Span.MONTH, start=calendar_days.month_of(21_243))) == {
        1: 1,
        2: 0,
    }


async def test_a_board_by_rating_shows_the_rating_at_the_end_of_its_time(store: Store) -> None:
    table = await stored_table(store, now=LAST_OF_FEBRUARY)
    shown = []
    for number in range(12):
        now = LAST_OF_FEBRUARY + (5 * HOUR if number == 11 else 0)
        await store.tables.commit(
            after(
                table,
                "x",
                tallies=(round_of(20 + number), round_of(2, won=True)),
                places=((2,), (20 + number,)),
            ),
            now,
        )
        table = replace(table, version=table.version + 1)
        shown.append((await store.people.ratings(GUILD, 2))[table.game].shown)
    assert (shown[8], shown[10] != shown[11]) == (None, True)
    for period, expected in (
        ("2028-02", shown[10]),
        ("2028-03", shown[11]),
        ("all", shown[11]),
    ):
        for game in ("", table.game):
            assert {2: expected} == await values(
                store, board_at(Measure.RATING, game, period, bots=False, today=0)
            )
    assert await values(store, Board(Measure.RATING, "pulle")) == {}


async def test_days_and_weeks_are_erased_in_time_but_no_season(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counters, "ROWS", 20)
    await store.tables.create(
        opening(a_table(), tallies=tuple(round_of(user) for user in range(1, 30))),
        LAST_OF_FEBRUARY,
    )
    day = calendar_days.day_at(LAST_OF_FEBRUARY, None)
    week = Board(span=Span.WEEK, start=calendar_days.week_of(day))
    assert not await store.write(
        lambda c: counters.erase_old_boards(c, day, calendar_days.week_of(day))
    )
    assert await store.leaderboards.leaderboard_size(GUILD, week) == 29
    pieces = 0
    while await store.write(lambda c: counters.erase_old_boards(c, day + 1, day)):
        pieces += 1
    assert pieces > 1, "a piece is short"
    assert await store.leaderboards.leaderboard_size(GUILD, week) == 0
    assert await store.leaderboards.leaderboard_size(GUILD, Board()) == 29
    assert (
        await store.leaderboards.leaderboard_size(
            GUILD, Board(span=Span.MONTH, start=calendar_days.month_of(day))
        )
        == 29
    )
    assert len((await store.profiles.audit(0, day + 1)).faults) == 0
    assert len((await store.profiles.audit(0)).faults) > 0, "the days of this month are missing"
