"""What `data.store.Store` promises of what those who manage a server settle and do."""

from dataclasses import replace

from data.store import Store
from tables.people.people import Ban
from tables.state.default_settings import Retention
from tests.data.samples import GUEST, GUILD, HOST

NOW = 1_800_000_000_000


async def test_bans(store: Store) -> None:
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


async def test_a_ban_ends_by_itself_and_is_erased(store: Store) -> None:
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
