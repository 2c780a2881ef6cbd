"""What `data.store.Store` promises of what those who manage a server settle and do."""

from dataclasses import replace

from data.store import Store
from tables.people.people import Ban, GuildSettings, HostedTable, ModerationAction, ModerationEntry
from tables.state.durations_and_limits import Retention
from tables.state.phases import Phase
from tests.data.samples import CHANNEL, GUEST, GUILD, HOST, a_table, after, opening

NOW = 1_800_000_000_000


class TestModeration:
    """Limits, bans, and who did what."""

    async def test_limits_and_channels_of_a_server(self, store: Store) -> None:
        await store.servers.update_guild_settings(GUILD, locale="hr")
        assert await store.servers.guild_settings(GUILD) == GuildSettings(GUILD, "hr")
        await store.servers.update_guild_settings(
            GUILD, server_tables=7, host_tables=1, session_deals=20, channels=(CHANNEL, 5)
        )
        settled = GuildSettings(
            GUILD, "hr", server_tables=7, host_tables=1, session_deals=20, channels=(CHANNEL, 5)
        )
        assert await store.servers.guild_settings(GUILD) == settled
        await store.servers.update_guild_settings(GUILD, channels=None, host_tables=None)
        assert await store.servers.guild_settings(GUILD) == replace(
            settled, channels=None, host_tables=None
        )
        assert await store.servers.guild_settings(GUILD + 1) == GuildSettings(GUILD + 1)

    async def test_whose_tables_there_are(self, store: Store) -> None:
        assert await store.tables.hosted_tables(GUILD) == []
        first, second = a_table("t1"), a_table("t2", channel=5)
        await store.tables.create(opening(first), NOW)
        await store.tables.create(opening(second), NOW + 1)
        await store.tables.create(opening(a_table("t3", channel=6, guild=GUILD + 1)), NOW)
        assert await store.tables.hosted_tables(GUILD) == [
            HostedTable("t1", CHANNEL, HOST),
            HostedTable("t2", 5, HOST),
        ]
        await store.tables.commit(after(first, host=GUEST), NOW + 2)
        await store.tables.commit(after(second, phase=Phase.CLOSED), NOW + 3)
        assert await store.tables.hosted_tables(GUILD) == [HostedTable("t1", CHANNEL, GUEST)]

    async def test_bans(self, store: Store) -> None:
        assert await store.servers.bans(GUILD, NOW) == []
        first, second = (
            Ban(GUILD, HOST, NOW),
            Ban(GUILD, GUEST, NOW + 1, until=NOW + 100, reason="Flüche 🤬"),
        )
        for ban in (first, second, Ban(GUILD + 1, 5, NOW)):
            await store.servers.ban(ban)
        assert await store.servers.bans(GUILD, NOW) == [second, first]
        assert [await store.servers.ban_of(GUILD, user, NOW) for user in (HOST, GUEST, 5)] == [
            first,
            second,
            None,
        ]
        again = replace(first, at=NOW + 2, until=NOW + 50, reason="again")
        await store.servers.ban(again)
        assert await store.servers.bans(GUILD, NOW) == [again, second]
        for _ in range(2):
            await store.servers.unban(GUILD, HOST)
        assert await store.servers.bans(GUILD, NOW) == [second]
        assert await store.servers.ban_of(GUILD, HOST, NOW) is None

    async def test_a_ban_ends_by_itself_and_is_erased(self, store: Store) -> None:
        short, good = Ban(GUILD, HOST, NOW, until=NOW + 100), Ban(GUILD, GUEST, NOW)
        await store.servers.ban(short)
        await store.servers.ban(good)
        assert await store.servers.ban_of(GUILD, HOST, NOW + 99) == short
        assert await store.servers.ban_of(GUILD, HOST, NOW + 100) is None
        assert await store.servers.bans(GUILD, NOW + 100) == [good]
        await store.expiry.erase_expired(Retention(), NOW + 99)
        assert await store.servers.ban_of(GUILD, HOST, NOW) == short
        await store.expiry.erase_expired(Retention(), NOW + 100)
        assert await store.servers.bans(GUILD, NOW) == [good]

    async def test_who_did_what(self, store: Store) -> None:
        assert await store.servers.moderation_log(GUILD, 5) == []
        done = [
            ModerationEntry(
                GUILD,
                HOST - 5 + number,
                NOW + number,
                by=GUEST,
                what=ModerationAction.BAN,
                about=str(number),
            )
            for number in range(4)
        ]
        done[1] = replace(done[1], ban_days=7, ban_reason="Flüche 🤬")
        for one in (*done, replace(done[0], about="twice"), replace(done[0], guild=GUILD + 1)):
            await store.servers.record_moderation(one)
        assert await store.servers.moderation_log(GUILD, 3) == done[:0:-1]
        assert await store.servers.moderation_log(GUILD, 9) == done[::-1]
