"""Seasons: when they end by the clock of a server, who wins, and that each is celebrated once,
whatever happens meanwhile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.season_keeper import TELL_MS, celebrate_closed, close_ended
from data.schema import entrants
from data.store import Store
from tables.people.increments import Partnership, Tally
from tables.people.leaderboard_kinds import (
    Measure,
    Season,
    SeasonWinner,
    month_name,
    month_named,
    winning_sides,
)
from tables.state.default_settings import HOUR
from tables.tournaments.public_tournament import FinalPlace, Stage
from tables.tournaments.tournament import Tournament
from tests.data.samples import GUILD, a_table, opening

CHANNEL = 555


def at(zone: str | None, *clock: int) -> int:
    return int(datetime(*clock, tzinfo=ZoneInfo(zone or "UTC")).timestamp() * 1000)  # type: ignore[misc, arg-type]


def won(user: int, rounds: int = 1, **more: int) -> Tally:
    return Tally(user, bots=False, begun=rounds, played=rounds, won=rounds, **more)


async def play(
    store: Store,
    now: int,
    *tallies: Tally,
    game: str = "buki",
    guild: int = GUILD,
    partnerships: tuple[Partnership, ...] = (),
) -> None:
    """Count tallies at a table of their own."""
    name = f"{abs(hash((now, game, guild, tallies))):x}"[:8]
    table = replace(a_table(name, game=game, channel=int(name, 16)), guild=guild)
    await store.tables.create(opening(table, tallies=tallies, partnerships=partnerships), now)


class Members:
    """Says who is a member, as Discord does."""

    def __init__(self, store: Store, *gone: int) -> None:
        self.store, self.gone = store, gone

    async def __call__(self, guild: int, user: int) -> bool:
        if user in self.gone:
            await self.store.leaderboards.mark_member_gone(guild, user)
        return user not in self.gone


class Channel:
    """Notes what is posted."""

    def __init__(self, *, works: bool = True) -> None:
        self.posted: list[tuple[str, list[tuple[str, int]]]] = []
        self.works = works

    async def __call__(
        self, season: Season, winners: Sequence[SeasonWinner], tournaments: Mapping[int, int]
    ) -> bool:
        posted = [(winner.game, winner.user) for winner in winners]
        posted += [("tournament", user) for user in tournaments]
        self.posted.append((month_name(season.start), posted))
        return self.works


async def closed(store: Store) -> list[str]:
    """Return the months that are closed and to be celebrated."""
    return [month_name(season.start) for season in await store.leaderboards.untold_seasons(0)]


@pytest.mark.parametrize(
    ("zone", "last", "first"),
    [
        (None, (2026, 11, 30, 23, 59), (2026, 12, 1, 0, 0)),
        ("Europe/Vienna", (2028, 2, 29, 23, 59), (2028, 3, 1, 0, 0)),  # a leap day
        ("Europe/Vienna", (2027, 10, 31, 23, 59), (2027, 11, 1, 0, 0)),  # a day of 25 hours
        ("America/Sao_Paulo", (2026, 12, 31, 23, 59), (2027, 1, 1, 0, 0)),
        ("Pacific/Kiritimati", (2026, 12, 31, 23, 59), (2027, 1, 1, 0, 0)),  # 14 hours before UTC
        ("Pacific/Pago_Pago", (2026, 12, 31, 23, 59), (2027, 1, 1, 0, 0)),  # 11 hours after UTC
        ("Asia/Kathmandu", (2027, 1, 31, 23, 59), (2027, 2, 1, 0, 0)),
    ],
)
async def test_a_season_ends_with_the_month_of_the_server(
    store: Store, zone: str | None, last: tuple[int, ...], first: tuple[int, ...]
) -> None:
    await store.servers.update_guild_settings(GUILD, time_zone=zone, season_channel=CHANNEL)
    await play(store, at(zone, *last), won(1))
    await close_ended(store, at(zone, *last), Members(store))
    assert await closed(store) == []
    await close_ended(store, at(zone, *first) - 1, Members(store))
    assert await closed(store) == []
    await close_ended(store, at(zone, *first), Members(store))
    assert await closed(store) == [f"{last[0]}-{last[1]:02}"]
    await play(store, at(zone, *first), won(2))
    (begun,) = await store.leaderboards.open_seasons(10**6)
    assert month_name(begun.start) == f"{first[0]}-{first[1]:02}"


NOVEMBER, DECEMBER = at(None, 2026, 11, 20), at(None, 2026, 12, 1)


async def test_the_winners_are_those_with_most_matches_or_else_rounds(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    await play(
        store, NOVEMBER, won(1, 5), won(2, 9), Tally(3, bots=True, begun=20, played=20, won=20)
    )
    await play(store, NOVEMBER, won(4, 9))
    await play(
        store,
        NOVEMBER,
        won(1, 30),
        Tally(2, bots=False, matches=2, matches_won=2),
        game="hungarian",
    )
    # nobody has won
    await play(store, NOVEMBER, Tally(5, bots=False, begun=3, played=3), game="pulle")
    await play(store, NOVEMBER, won(7, 50), guild=GUILD + 1)
    await play(
        store,
        NOVEMBER,
        *(
            Tally(user, bots=False, begun=20 - user, played=20 - user, won=3)
            for user in range(1, 7)
        ),
        game="pulle",
        guild=GUILD + 1,
    )
    # a match of one round
    await play(store, NOVEMBER, won(1, 20), won(2, 1, matches=1, matches_won=1), game="tendler")
    await close_ended(store, DECEMBER, Members(store))
    (season,) = await store.leaderboards.untold_seasons(0)
    assert await store.leaderboards.season_winners(GUILD, season.start) == [
        SeasonWinner("buki", 2, Measure.ROUNDS, 9),
        SeasonWinner("buki", 4, Measure.ROUNDS, 9),
        SeasonWinner("hungarian", 2, Measure.MATCHES, 2),
        SeasonWinner("tendler", 1, Measure.ROUNDS, 20),
    ]
    assert [
        winner.user for winner in await store.leaderboards.season_winners(GUILD + 1, season.start)
    ] == [7, 2, 3, 4, 5, 6], "of six the five who have played the fewest rounds"


async def test_in_a_game_for_teams_the_best_team_wins(store: Store) -> None:
    """In a game that may be played alone, people win; a partner who is forgotten leaves the
    other as the winner.
    """
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    alone = (won(1, 30), Tally(1, bots=False, matches=9, matches_won=9))
    rounds = (Partnership(1, 2, won=True), Partnership(3, 4, won=True))
    three = tuple(Partnership(*users, won=True) for users in ((3, 4), (3, 5), (4, 5)))
    matches = tuple(
        Partnership(*users, won=won, match=True)
        for users, won in (((2, 3), True), ((1, 2), True), ((4, 5), False))
    )
    for game, teams in (("latin", (*rounds, *matches)), ("cuban", three), ("draw", rounds)):
        await play(store, NOVEMBER, *alone, game=game, partnerships=teams)
    await play(
        store,
        NOVEMBER + 1,
        won(1),
        game="latin",
        partnerships=(Partnership(7, 8, won=True, bots=True, match=True),) * 5,
    )
    await close_ended(store, DECEMBER, Members(store))
    (season,) = await store.leaderboards.untold_seasons(0)
    winners = await store.leaderboards.season_winners(GUILD, season.start)
    assert winners == [
        SeasonWinner("cuban", 3, Measure.ROUNDS, 1, 4),
        SeasonWinner("cuban", 4, Measure.ROUNDS, 1, 5),
        SeasonWinner("cuban", 5, Measure.ROUNDS, 1, 3),
        SeasonWinner("draw", 1, Measure.MATCHES, 9),
        SeasonWinner("latin", 1, Measure.MATCHES, 1, 2),
        SeasonWinner("latin", 2, Measure.MATCHES, 1, 3),
        SeasonWinner("latin", 3, Measure.MATCHES, 1, 2),
    ]
    assert [winning_sides(winners[at:to]) for at, to in ((0, 3), (3, 4), (4, 7))] == [
        ((3, 4), (4, 5), (3, 5)),
        ((1,),),
        ((1, 2), (2, 3)),
    ]
    await store.privacy.forget_person(4, DECEMBER)
    assert (await store.leaderboards.season_winners(GUILD, season.start))[0] == SeasonWinner(
        "cuban", 3, Measure.ROUNDS, 1
    )


async def test_nobody_wins_who_has_left_the_server_or_is_forgotten(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    for user, rounds in ((1, 9), (2, 8), (3, 7), (4, 6)):
        await play(store, NOVEMBER, won(user, rounds))
    await store.privacy.forget_person(3, NOVEMBER)
    await close_ended(store, DECEMBER, Members(store, 1, 2))
    channel = Channel()
    await celebrate_closed(store, DECEMBER, Members(store), channel)
    assert channel.posted == [("2026-11", [("buki", 4)])]
    await store.privacy.forget_person(4, DECEMBER)
    assert await store.leaderboards.season_winners(GUILD, month_named("2026-11")) == []


async def test_a_member_who_has_won_a_tournament_is_celebrated_though_nobody_has_won_a_game(
    store: Store,
) -> None:
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    await play(store, NOVEMBER, Tally(1, bots=False, begun=1, played=1))
    cup = await store.tournaments.create(GUILD, Tournament("cup", bytes(32)))
    finals = [FinalPlace(user, 1, 2, whole=True) for user in (1, 2)]
    rows = [
        {"guild": GUILD, "tournament": cup.id, "user": user, "press": 0, "out": False}
        for user in (1, 2)
    ]
    await store.write(lambda connection: connection.execute(entrants.insert(), rows))
    await store.tournaments.end(GUILD, cup, Stage.ENDED, NOVEMBER, finals)
    await close_ended(store, DECEMBER, Members(store))
    channel = Channel()
    await celebrate_closed(store, DECEMBER, Members(store, 2), channel)
    assert channel.posted == [("2026-11", [("tournament", 1)])]


async def test_a_process_may_be_killed_at_any_moment(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    await play(store, NOVEMBER, won(1))
    await close_ended(store, DECEMBER, Members(store))

    async def killed(*_posted: object) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await celebrate_closed(store, DECEMBER, Members(store), killed)
    channel = Channel()
    for _ in range(3):
        await celebrate_closed(store, DECEMBER + 1, Members(store), channel)
    assert len(channel.posted) == 1, (
        "Discord knows the message by its key if it stands there already"
    )


async def test_what_cannot_be_posted_is_tried_again_for_three_days(store: Store) -> None:
    await play(store, NOVEMBER, won(1))
    await close_ended(store, DECEMBER, Members(store))
    channel = Channel(works=False)
    assert await celebrate_closed(store, DECEMBER, Members(store), channel) == []
    assert channel.posted == [], "the server has chosen no channel"
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    (failed,) = await celebrate_closed(store, DECEMBER, Members(store), channel)
    assert (
        await celebrate_closed(
            store, DECEMBER, Members(store), channel, {(failed.guild, failed.start)}
        )
        == []
    )
    assert len(channel.posted) == 1
    channel.works = True
    await celebrate_closed(store, DECEMBER + HOUR, Members(store), channel)
    await celebrate_closed(store, DECEMBER + HOUR, Members(store), channel)
    assert len(channel.posted) == 2
    await play(store, DECEMBER, won(1))
    await close_ended(store, at(None, 2027, 1, 1), Members(store))
    await celebrate_closed(store, at(None, 2027, 1, 1) + TELL_MS, Members(store), channel)
    assert len(channel.posted) == 2, "too late"


async def test_two_processes_post_it_once(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD, season_channel=CHANNEL)
    await play(store, NOVEMBER, won(1))
    await close_ended(store, DECEMBER, Members(store))
    (season,) = await store.leaderboards.untold_seasons(0)
    assert not await store.leaderboards.close_season(GUILD, season.start, DECEMBER)
    assert await store.leaderboards.mark_season_told(season, -DECEMBER)
    assert not await store.leaderboards.mark_season_told(season, -DECEMBER)
