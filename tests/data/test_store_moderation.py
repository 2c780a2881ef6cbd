"""What `data.store.Store` promises of what those who manage a server settle and do."""

from data.store import Store
from tables.people.people import Ban
from tables.state.default_settings import Retention
from tests.data.samples import GUEST, GUILD, HOST
from tests.tables.table_harness import NOW


async def test_a_ban_that_has_ended_is_erased(store: Store) -> None:
    short, good = Ban(GUILD, HOST, NOW, until=NOW + 100), Ban(GUILD, GUEST, NOW)
    await store.servers.ban(short)
    await store.servers.ban(good)
    await store.expiry.erase_expired(Retention(), NOW + 99)
    assert await store.servers.ban_of(GUILD, HOST, NOW) == short
    await store.expiry.erase_expired(Retention(), NOW + 100)
    assert await store.servers.bans(GUILD, NOW) == [good]
