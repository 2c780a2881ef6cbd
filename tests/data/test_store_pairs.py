"""What `data.store.Store` promises of pairs of partners on leaderboards."""

from data.store import Store
from tables.people.increments import Partnership, Tally
from tables.people.leaderboard_kinds import Board, Measure, Span
from tables.people.people import LeaderboardEntry
from tables.state import calendar_days
from tables.state.table import Table
from tests.data.samples import GUILD, after, commit_after, stored_table
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
        (user, pair.bots): pair
        for pair in pairs
        if not pair.match
        for user in (pair.user, pair.partner)
    }
    tallies = tuple(
        Tally(user, bots, begun=1, played=1, won=int(one.won))
        for (user, bots), one in rounds.items()
    )
    return await commit_after(store, table, now=now, tallies=tallies, partnerships=pairs)


async def values(store: Store, board: Board) -> dict[tuple[int, int], int]:
    return {
        (line.user, line.partner): line.value
        for line in await store.leaderboards.leaderboard_page(GUILD, board, 99)
    }


async def test_a_reader_s_entry_is_that_of_their_best_pair(store: Store) -> None:
    table = await stored_table(store, now=LAST_OF_FEBRUARY)
    for won, user, partner in ((3, 1, 2), (1, 1, 9), (2, 5, 7), (2, 5, 8), (0, 4, 7)):
        table = await commit(store, table, pair(user, partner, won=False))
        for _ in range(won):
            table = await commit(store, table, pair(user, partner))
    board = Board(TEAM_ROUNDS, table.game)
    five_eight = LeaderboardEntry(2, 5, 2, partner=8)
    five_seven = LeaderboardEntry(2, 5, 2, partner=7)
    whole = [
        LeaderboardEntry(1, 1, 3, partner=2),
        five_eight,
        five_seven,
        LeaderboardEntry(4, 1, 1, partner=9),
        LeaderboardEntry(5, 4, 0, partner=7),
    ]
    for limit in (1, 2, 10):
        assert [
            line
            for offset in range(0, 9, limit)
            for line in await store.leaderboards.leaderboard_page(GUILD, board, limit, offset)
        ] == whole
    assert await store.leaderboards.leaderboard_size(GUILD, board) == 5
    own = {
        user: await store.leaderboards.leaderboard_entry(GUILD, board, user)
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


async def test_a_pair_is_on_no_board_while_one_of_them_is_gone(store: Store) -> None:
    table = await stored_table(store, now=LAST_OF_FEBRUARY)
    table = await commit(store, table, pair(1, 2), pair(3, 4))
    table = await commit(store, table, pair(2, 3))
    board = Board(TEAM_ROUNDS)
    await store.leaderboards.mark_member_gone(GUILD, 2)
    await store.leaderboards.mark_member_gone(GUILD + 1, 3)
    assert await values(store, board) == {(3, 4): 1}
    assert await store.leaderboards.leaderboard_entry(GUILD, board, 1) is None
    await store.leaderboards.mark_member_gone(GUILD, 1)
    table = await commit(store, table, pair(2, 4, won=False))
    assert await values(store, board) == {(3, 4): 1, (2, 3): 1, (2, 4): 0}, (
        "the first is still away"
    )
    await store.tables.commit(
        after(table, "x", tallies=(Tally(1, bots=False, begun=1, played=1),)),
        LAST_OF_FEBRUARY + 40 * 24 * HOUR,
    )
    assert await values(store, board) == {(1, 2): 1, (3, 4): 1, (2, 3): 1, (2, 4): 0}
    assert await values(
        store, Board(TEAM_ROUNDS, span=Span.MONTH, start=calendar_days.month_of(21_243))
    ) == {(1, 2): 1, (3, 4): 1, (2, 3): 1, (2, 4): 0}


async def test_the_rating_of_a_pair_is_the_mean_when_they_last_played_together(
    store: Store,
) -> None:
    table = await stored_table(store, now=LAST_OF_FEBRUARY)
    for number in range(11):
        places = ((1, 2), (20 + number, 40 + number))
        pairs = (pair(1, 2), pair(*places[1], won=False))
        tallies = tuple(
            Tally(user, bots=False, begun=1, played=1, won=int(user < 9))
            for user in (1, 2, *places[1])
        )
        table = await commit_after(
            store,
            table,
            now=LAST_OF_FEBRUARY,
            tallies=tallies,
            partnerships=pairs,
            places=places,
            rated_teams=places,
        )
        one, other = [
            (await store.people.ratings(GUILD, user))[table.game].shown for user in (1, 2)
        ]
        mean = None if one is None or other is None else (one + other) // 2
        assert (mean is None) == (number < 9)
        for game in ("", table.game):
            assert await values(store, Board(TEAM_RATING, game)) == (
                {} if mean is None else {(1, 2): mean}
            )
    # one of them alone, and in another game: the rating of the pair stays
    alone = after(
        table, "x", tallies=(Tally(1, bots=False, begun=1, played=1),), places=((90,), (1,))
    )
    await store.tables.commit(alone, LAST_OF_FEBRUARY)
    assert (await store.people.ratings(GUILD, 1))[table.game].shown != one
    latin = await stored_table(store, "t2", game="latin", channel=7, now=LAST_OF_FEBRUARY)
    await commit(store, latin, pair(1, 2), pair(1, 2, bots=True))
    assert await values(store, Board(TEAM_RATING)) == {(1, 2): mean}
    assert await values(store, Board(TEAM_RATING, "latin")) == {}
    assert await values(store, Board(TEAM_RATING, bots=True)) == {}
    # together again: the mean follows
    await commit(store, alone.table, pair(1, 2, won=False))
    one, other = [(await store.people.ratings(GUILD, user))[table.game].shown for user in (1, 2)]
    assert await values(store, Board(TEAM_RATING, table.game)) == {(1, 2): (one + other) // 2}
