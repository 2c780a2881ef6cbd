"""What `data.store.Store` promises of profiles and of answers to puzzles."""

from dataclasses import replace

import pytest

from data.exceptions import Conflict
from data.store import Store
from tables.people.achievements import FIRST_PUZZLE
from tables.people.increments import DealRecord, Partnership, Tally
from tables.people.people import PuzzleAnswer
from tables.people.profiles import GameRecord, PartnerRecord
from tables.state import calendar_days
from tables.state.default_settings import DAY, Retention
from tests.data.samples import GUILD, after, stored_table

NOON = 20_000 * DAY + DAY // 2


async def test_a_profile_tells_of_rounds_with_people_only(store: Store) -> None:
    assert await store.profiles.profile(GUILD, 1) is None
    table = await stored_table(store, now=NOON)
    for number, (day, won, hc) in enumerate(((0, 1, 8), (1, 0, -3), (1, 0, -2), (5, 1, 4))):
        change = after(
            table,
            "x",
            tallies=(
                Tally(1, bots=False, begun=1, played=1, won=won, fair=500, hc=hc),
                Tally(1, bots=True, begun=1, played=1, won=1, fair=250),
                Tally(2, bots=False, begun=1),
            ),
            places=((1,), (2,)),
        )
        await store.tables.commit(change, NOON + day * DAY)
        table = change.table
        assert number < 4
    profile = await store.profiles.profile(GUILD, 1)
    assert (profile.begun, profile.played, profile.won, profile.hc, profile.kept) == (
        4,
        4,
        2,
        7,
        100,
    )
    assert profile.games == (GameRecord(table.game, 4, 2, 2000),)
    first = calendar_days.day_at(NOON, None)
    assert (profile.days, profile.chips) == ((first, first + 1, first + 5), (8, 3, 7))
    assert profile.rivals == (2,)
    quitter = await store.profiles.profile(GUILD, 2)
    assert (quitter.begun, quitter.played, quitter.kept, quitter.games) == (4, 0, 0, ())
    assert await store.profiles.profile(GUILD + 1, 1) is None


async def test_favourites_are_what_a_person_and_then_what_a_server_plays_most(store: Store) -> None:
    assert await store.profiles.favourite_games(GUILD, 1) == ()
    played = {
        "buki": (1, 3),
        "pulle": (1, 1),
        "challenge": (2, 2),
        "hungarian": (2, 1),
        "tendler": (2, 1),
    }
    for number, (game, (user, rounds)) in enumerate(played.items()):
        table = await stored_table(store, f"t{number}", game=game, channel=number + 1, now=NOON)
        for _ in range(rounds):
            change = after(
                table,
                "x",
                tallies=(Tally(user, bots=False, begun=1, played=1, won=0),),
                records=(DealRecord(user, won=False),),
            )
            await store.tables.commit(change, NOON)
            table = change.table
    store.read_anew()  # type: ignore[attr-defined]
    assert await store.profiles.favourite_games(None, 1) == ("buki", "pulle")
    assert await store.profiles.favourite_games(GUILD, 1) == (
        "buki",
        "pulle",
        "challenge",
        "hungarian",
    )
    assert await store.profiles.favourite_games(GUILD, 3) == ("buki", "challenge", "hungarian")
    assert await store.profiles.favourite_games(GUILD + 1, 3) == ()


async def test_partners_are_counted(store: Store) -> None:
    table = await stored_table(store, now=NOON)
    ann = Tally(1, bots=False, begun=1, played=1)
    for partner, won in (
        (2, True),
        (2, False),
        (3, True),
        (3, True),
        (4, False),
        (5, False),
        (-7, True),
    ):
        change = after(
            table,
            "x",
            tallies=(ann,),
            partnerships=(Partnership(min(1, partner), max(1, partner), won),),
        )
        await store.tables.commit(change, NOON)
        with pytest.raises(Conflict):
            await store.tables.commit(change, NOON)
        table = change.table
    assert (await store.profiles.profile(GUILD, 1)).partners == (
        PartnerRecord(3, 2, 2),
        PartnerRecord(2, 2, 1),
        PartnerRecord(4, 1, 0),
    )
    assert await store.profiles.have_met(GUILD, 1, 5)
    assert await store.profiles.have_met(GUILD, 5, 1)
    assert not await store.profiles.have_met(GUILD, 2, 3)
    assert not await store.profiles.have_met(GUILD + 1, 1, 5)
    assert (await store.profiles.audit(0)).faults == []


async def test_a_profile_has_the_rating_after_each_day(store: Store) -> None:
    table = await stored_table(store, now=NOON)
    shown = []
    for number in range(13):
        change = after(
            table,
            "x",
            tallies=(Tally(1, bots=False, begun=1, played=1, won=1),),
            places=((1,), (20 + number,)),
        )
        await store.tables.commit(change, NOON + number // 2 * DAY)
        table = replace(change.table)
        shown.append((await store.people.ratings(GUILD, 1))[table.game].shown)
    profile = await store.profiles.profile(GUILD, 1)
    assert profile.ratings == (shown[9], shown[11], shown[12])
    assert profile.games[0].rating == shown[12]


async def test_the_first_answer_to_a_puzzle_counts(store: Store) -> None:
    first = PuzzleAnswer(1, 20_781, 2, right=False, counted=20_781)
    assert await store.people.puzzle_answer(1, 20_781) is None
    assert await store.people.answer_puzzle(first) == first
    assert (
        await store.people.answer_puzzle(PuzzleAnswer(1, 20_781, 0, right=True, counted=20_781))
        == first
    )
    assert await store.people.puzzle_answer(1, 20_781) == first
    for day in (20_783, 20_780, 20_782):
        await store.people.answer_puzzle(PuzzleAnswer(1, day, 0, right=True, counted=day))
    await store.people.answer_puzzle(PuzzleAnswer(2, 20_781, 0, right=True, counted=20_781))

    async def days() -> list[int]:
        return [answer.day for answer in await store.people.puzzle_answers(1, 20_782)]

    assert await days() == [20_782, 20_781, 20_780]
    earned = await store.profiles.achievements(GUILD, 1)
    assert (earned.keys(), await store.profiles.achievements(GUILD, 3)) == ({FIRST_PUZZLE.key}, {})
    while await store.expiry.erase_expired(Retention(), (20_782 + 400) * DAY):
        pass
    assert await store.people.puzzle_answer(1, 20_781) is None
    assert await days() == [20_782, 20_780]
    assert await store.profiles.achievements(GUILD, 1) == earned, "by the first of them"


async def test_servers_where_a_puzzle_is_to_be_posted(store: Store) -> None:
    await store.servers.update_guild_settings(GUILD + 1, locale="de")
    assert await store.people.servers_awaiting_puzzle(20_781) == []
    await store.servers.update_guild_settings(GUILD, puzzle_channel=5)
    assert await store.people.servers_awaiting_puzzle(20_781) == [
        await store.servers.guild_settings(GUILD)
    ]
    await store.servers.update_guild_settings(GUILD, puzzle_posted=20_781)
    assert await store.people.servers_awaiting_puzzle(20_781) == []
    assert len(await store.people.servers_awaiting_puzzle(20_782)) == 1
