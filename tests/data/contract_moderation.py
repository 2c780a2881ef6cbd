"""What `tables.service.store.Store` promises of what those who manage a server settle and do; used like `tests.data.contract`."""

from dataclasses import replace

from tables.service.store import Store
from tables.state.people import GuildSettings, HostedTable, ModerationAction, ModerationEntry
from tables.state.phases import Phase
from tests.data.samples import CHANNEL, GUEST, GUILD, HOST, a_table, after, opening

NOW = 1_800_000_000_000


class ModerationContract:
    """Limits, bans, and who did what."""

    async def test_limits_and_channels_of_a_server(self, store: Store) -> None:
        await store.update_guild_settings(GUILD, locale="hr")
        assert await store.guild_settings(GUILD) == GuildSettings(GUILD, "hr")
        await store.update_guild_settings(GUILD, server_tables=7, host_tables=1, session_deals=20, channels=(CHANNEL, 5))
        settled = GuildSettings(GUILD, "hr", server_tables=7, host_tables=1, session_deals=20, channels=(CHANNEL, 5))
        assert await store.guild_settings(GUILD) == settled
        await store.update_guild_settings(GUILD, channels=None, host_tables=None)
        assert await store.guild_settings(GUILD) == replace(settled, channels=None, host_tables=None)
        assert await store.guild_settings(GUILD + 1) == GuildSettings(GUILD + 1)

    async def test_whose_tables_there_are(self, store: Store) -> None:
        assert await store.hosted_tables(GUILD) == []
        first, second = a_table("t1"), a_table("t2", channel=5)
        await store.create(opening(first), NOW)
        await store.create(opening(second), NOW + 1)
        await store.create(opening(a_table("t3", channel=6, guild=GUILD + 1)), NOW)
        assert await store.hosted_tables(GUILD) == [HostedTable("t1", CHANNEL, HOST), HostedTable("t2", 5, HOST)]
        await store.commit(after(first, host=GUEST), NOW + 2)
        await store.commit(after(second, phase=Phase.CLOSED), NOW + 3)
        assert await store.hosted_tables(GUILD) == [HostedTable("t1", CHANNEL, GUEST)]

    async def test_bans(self, store: Store) -> None:
        assert await store.bans(GUILD) == []
        await store.ban(GUILD, HOST, NOW)
        await store.ban(GUILD, GUEST, NOW + 1)
        await store.ban(GUILD + 1, 5, NOW)
        assert await store.bans(GUILD) == [GUEST, HOST]
        assert [await store.is_banned(GUILD, user) for user in (HOST, GUEST, 5)] == [True, True, False]
        await store.ban(GUILD, HOST, NOW + 2)
        assert await store.bans(GUILD) == [HOST, GUEST]
        for _ in range(2):
            await store.unban(GUILD, HOST)
        assert await store.bans(GUILD) == [GUEST]
        assert not await store.is_banned(GUILD, HOST)

    async def test_who_did_what(self, store: Store) -> None:
        assert await store.moderation_log(GUILD, 5) == []
        done = [
            ModerationEntry(GUILD, HOST - 5 + number, NOW + number, GUEST, ModerationAction.BAN, str(number))
            for number in range(4)
        ]
        for one in (*done, replace(done[0], about="twice"), replace(done[0], guild=GUILD + 1)):
            await store.record_moderation(one)
        assert await store.moderation_log(GUILD, 3) == done[:0:-1]
        assert await store.moderation_log(GUILD, 9) == done[::-1]
