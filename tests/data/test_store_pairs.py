"""What `data.store.Store` promises of pairs of partners on leaderboards."""

import pytest

from data import counters
from data.exceptions import Conflict
from data.store import Store
from tables.people.boards import Board, Measure, Span, board_at
from tables.people.increments import Partnership, Tally
from tables.people.people import LeaderboardEntry
from tables.state import calendar_days
from tables.state.table import Table
from tests.data.samples import GUILD, a_table, after, opening
from tests.data.test_store_boards import HOUR, LAST_OF_FEBRUARY

TEAM_ROUNDS, TEAM_MATCHES, TEAM_RATING = (
    Measure.TEAM_ROUNDS,
    Measure.TEAM_MATCHES,
    Measure.TEAM_RATING,
)


def pair(
    user: int, partner: int, *, won: bool = True, bots: bool = False, match: bool = False
) -> Partnership:
    return Partnership(user, partner, won, bots, match)


async def commit(
    store: Store, table: Table, *pairs: Partnership, now: int = LAST_OF_FEBRUARY
) -> Table:
    """Commit a change with these partnerships and the tallies of rounds that come with them;
    return the table after it.
    """
    rounds = {
        (user, one.bots): one for one in pairs if not one.match for user in (one.user, one.partner)
    }
    tallies = tuple(
        Tally(user, bots, begun=1, played=1, won=int(one.won))
        for (user, bots), one in rounds.items()
    )
    change = after(table, "x", tallies=tallies, partnerships=pairs)
    await store.tables.commit(change, now)
    return change.table


async def values(store: Store, board: Board) -> dict[tuple[int, int], int]:
    return {
        (line.user, line.partner): line.value
        for line in await store.results.leaderboard_page(GUILD, board, 99)
    }


class TestPairs:
    """Boards of pairs."""

    async def test_pairs_are_counted_with_the_commit_and_only_with_it(self, store: Store) -> None:
        table = a_table()
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        won = (
            pair(1, 3),
            pair(2, 4, won=False),
            pair(1, 3, match=True),
            pair(2, 4, won=False, match=True),
        )
        change = after(table, "x", partnerships=won)
        await store.tables.commit(change, LAST_OF_FEBRUARY)
        with pytest.raises(Conflict):
            await store.tables.commit(change, LAST_OF_FEBRUARY)
        await commit(store, change.table, pair(1, 3), pair(-5, 2), pair(3, 4, bots=True))
        for game in ("", table.game):
            assert await values(store, Board(TEAM_ROUNDS, game)) == {(1, 3): 2, (2, 4): 0}, (
                "an alias is on no board"
            )
            assert await values(store, Board(TEAM_MATCHES, game)) == {(1, 3): 1, (2, 4): 0}
            assert await values(store, Board(TEAM_ROUNDS, game, bots=True)) == {(3, 4): 1}
            assert await values(store, Board(TEAM_RATING, game)) == {}
        assert await values(store, Board(TEAM_ROUNDS, "latin")) == {}
        assert (await store.results.audit(0)).faults == []

    async def test_boards_of_teams_have_their_time_and_game(self, store: Store) -> None:
        await store.servers.update_guild_settings(GUILD, time_zone="Europe/Vienna")
        block, latin = a_table(), a_table("t2", game="latin", channel=7)
        for table in (block, latin):
            await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        block = await commit(store, block, pair(1, 2))
        await commit(store, latin, pair(1, 2), pair(3, 4, won=False), now=LAST_OF_FEBRUARY + HOUR)
        await commit(store, block, pair(3, 4), now=LAST_OF_FEBRUARY + 6 * 24 * HOUR)
        today = calendar_days.day_at(LAST_OF_FEBRUARY + HOUR, "Europe/Vienna")
        for period, game, expected in (
            ("2028-02", "", {(1, 2): 1}),
            ("2028-03", "", {(1, 2): 1, (3, 4): 1}),
            ("2028-03", "latin", {(1, 2): 1, (3, 4): 0}),
            ("week", "", {(1, 2): 2, (3, 4): 0}),
            ("week", "austrian-block", {(1, 2): 1}),
            ("all", "", {(1, 2): 2, (3, 4): 1}),
        ):
            board = board_at(TEAM_ROUNDS, game, period, bots=False, today=today)
            assert await values(store, board) == expected, (period, game)
        assert (await store.results.audit(0)).faults == []

    async def test_a_reader_s_entry_is_that_of_their_best_pair(self, store: Store) -> None:
        table = a_table()
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        for won, user, partner in ((3, 1, 2), (1, 1, 9), (2, 5, 7), (2, 5, 8), (0, 4, 7)):
            table = await commit(store, table, pair(user, partner, won=False))
            for _ in range(won):
                table = await commit(store, table, pair(user, partner))
        await store.people.update_person(7, username="sieben")
        await store.people.remember_name(GUILD, 7, "Sieben")
        await store.people.remember_name(GUILD, 5, "Fünf")
        board = Board(TEAM_ROUNDS, table.game)
        five_eight = LeaderboardEntry(2, 5, "Fünf", 2, partner=8)
        five_seven = LeaderboardEntry(
            2, 5, "Fünf", 2, partner=7, partner_name="Sieben", partner_username="sieben"
        )
        whole = [
            LeaderboardEntry(1, 1, "", 3, partner=2),
            five_eight,
            five_seven,
            LeaderboardEntry(4, 1, "", 1, partner=9),
            LeaderboardEntry(
                5, 4, "", 0, partner=7, partner_name="Sieben", partner_username="sieben"
            ),
        ]
        for limit in (1, 2, 10):
            pages = [
                await store.results.leaderboard_page(GUILD, board, limit, offset)
                for offset in range(0, 9, limit)
            ]
            assert [line for page in pages for line in page] == whole
        assert await store.results.leaderboard_size(GUILD, board) == 5
        own = {
            user: await store.results.leaderboard_entry(GUILD, board, user)
            for user in (1, 2, 5, 7, 9, 4, 99)
        }
        assert own == {
            1: whole[0],
            2: whole[0],
            5: five_eight,
            7: five_seven,
            9: whole[3],
            4: whole[4],
            99: None,
        }

    async def test_a_pair_is_on_no_board_while_one_of_them_is_gone(self, store: Store) -> None:
        table = a_table()
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        table = await commit(store, table, pair(1, 2), pair(3, 4))
        table = await commit(store, table, pair(2, 3))
        board = Board(TEAM_ROUNDS)
        await store.results.mark_member_gone(GUILD, 2)
        await store.results.mark_member_gone(GUILD + 1, 3)
        assert await values(store, board) == {(3, 4): 1}
        assert await store.results.leaderboard_entry(GUILD, board, 1) is None
        await store.results.mark_member_gone(GUILD, 1)
        table = await commit(store, table, pair(2, 4, won=False))
        assert await values(store, board) == {(3, 4): 1, (2, 3): 1, (2, 4): 0}, (
            "the first is still away"
        )
        change = after(table, "x", tallies=(Tally(1, bots=False, begun=1, played=1),))
        await store.tables.commit(change, LAST_OF_FEBRUARY + 40 * 24 * HOUR)
        assert await values(store, board) == {(1, 2): 1, (3, 4): 1, (2, 3): 1, (2, 4): 0}
        february = Board(TEAM_ROUNDS, span=Span.MONTH, start=calendar_days.month_of(21_243))
        assert await values(store, february) == {(1, 2): 1, (3, 4): 1, (2, 3): 1, (2, 4): 0}

    async def test_the_rating_of_a_pair_is_the_mean_when_they_last_played_together(
        self, store: Store
    ) -> None:
        table = a_table()
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        for number in range(11):
            places = ((1, 2), (20 + number, 40 + number))
            pairs = (pair(1, 2), pair(*places[1], won=False))
            people = (1, 2, *places[1])
            tallies = tuple(
                Tally(user, bots=False, begun=1, played=1, won=int(user < 9)) for user in people
            )
            change = after(
                table, "x", tallies=tallies, partnerships=pairs, places=places, rated_teams=places
            )
            await store.tables.commit(change, LAST_OF_FEBRUARY)
            table = change.table
            one, other = [
                (await store.people.ratings(GUILD, user))[table.game].shown for user in (1, 2)
            ]
            mean = None if one is None or other is None else (one + other) // 2
            assert (mean is None) == (number < 9)
            for game in ("", table.game):
                shown = await values(store, Board(TEAM_RATING, game))
                assert shown == ({} if mean is None else {(1, 2): mean})
        # one of them alone, and in another game: the rating of the pair stays
        alone = after(
            table, "x", tallies=(Tally(1, bots=False, begun=1, played=1),), places=((90,), (1,))
        )
        await store.tables.commit(alone, LAST_OF_FEBRUARY)
        assert (await store.people.ratings(GUILD, 1))[table.game].shown != one
        latin = a_table("t2", game="latin", channel=7)
        await store.tables.create(opening(latin), LAST_OF_FEBRUARY)
        await commit(store, latin, pair(1, 2), pair(1, 2, bots=True))
        assert await values(store, Board(TEAM_RATING)) == {(1, 2): mean}
        assert await values(store, Board(TEAM_RATING, "latin")) == {}
        assert await values(store, Board(TEAM_RATING, bots=True)) == {}
        # together again: the mean follows
        await commit(store, alone.table, pair(1, 2, won=False))
        one, other = [
            (await store.people.ratings(GUILD, user))[table.game].shown for user in (1, 2)
        ]
        assert one is not None
        assert other is not None
        assert await values(store, Board(TEAM_RATING, table.game)) == {(1, 2): (one + other) // 2}

    async def test_days_and_weeks_of_teams_are_erased_in_time(self, store: Store) -> None:
        table = a_table()
        await store.tables.create(opening(table), LAST_OF_FEBRUARY)
        pairs = tuple(Partnership(user, user + 1000, won=True) for user in range(1, 300))
        change = after(table, "x", partnerships=pairs)
        await store.tables.commit(change, LAST_OF_FEBRUARY)
        day = calendar_days.day_at(LAST_OF_FEBRUARY, None)
        week = Board(TEAM_ROUNDS, span=Span.WEEK, start=calendar_days.week_of(day))
        assert not await store.write(
            lambda c: counters.erase_old_boards(c, day, calendar_days.week_of(day))
        )
        assert await store.results.leaderboard_size(GUILD, week) == 299
        pieces = 0
        while await store.write(lambda c: counters.erase_old_boards(c, day + 1, day)):
            pieces += 1
        assert pieces > 1, "a piece is short"
        assert await store.results.leaderboard_size(GUILD, week) == 0
        for span, start in ((Span.ALL, 0), (Span.MONTH, calendar_days.month_of(day))):
            assert (
                await store.results.leaderboard_size(
                    GUILD, Board(TEAM_ROUNDS, span=span, start=start)
                )
                == 299
            )
        assert (await store.results.audit(0, day + 1)).faults == []
        assert len((await store.results.audit(0)).faults) > 0, "the days of this month are missing"
