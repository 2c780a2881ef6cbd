"""What version 1 has left goes on: every game in the lobby, in mid-deal and in pause, on SQLite and on PostgreSQL."""

from itertools import product

import pytest
from sqlalchemy import text

from data.sql_store import SqlStore
from games.parts import tiles
from messages.parts import custom_ids
from tables.history.replay import first_disagreement, replay
from tables.state.boards import Board, Measure
from tables.state.people import MemberName, PreferencesOwner
from tables.state.phases import CloseReason
from tables.state.table import Phase, Table, current_stacks, game_of, view
from tests.tables.table_harness import TableHarness
from tests.upgrade import version_1

GAMES = (
    "austrian-block",
    "austrian-draw",
    "tendler",
    "buki",
    "pulle",
    "hungarian",
    "challenge",
    "luxembourg",
)
END = version_1.known()["end"]
HOME = version_1.known()["home"]
BELA = 1290463189447737344
DRAGAN = 1290463189456125952


@pytest.fixture
def house(store: SqlStore) -> TableHarness:
    """The service on it, at the moment at which version 1 was stopped."""
    house = TableHarness(store)
    house.watch.now = END
    return house


async def sound(house: TableHarness, table_id: str) -> Table:
    """Chips add up, and the log tells what has happened at the table."""
    store = house.store
    table = await house.tables.load(table_id)
    assert await store.audit() == 0
    lying = sum(current_stacks(table)) if table.live and table.for_chips else 0
    assert await store.balance(table.account) == lying
    assert replay(await store.log(table_id), table.secret) == (table.state if table.deals else None)
    return table


async def ended(house: TableHarness, table_id: str) -> None:
    """It is closed, and everybody paid."""
    table = await sound(house, table_id)
    assert not table.live
    assert await house.store.balance(table.account) == 0
    assert first_disagreement(await house.store.log(table_id), table.secret, table.state) is None


async def deal_by_clock(house: TableHarness, table_id: str) -> Table:
    """Nobody presses anything any more: the deal comes to its end by itself."""
    table = await house.tables.load(table_id)
    while table.phase is Phase.PLAYING:
        await house.ring(table_id)
        table = await house.tables.load(table_id)
    return table


def test_every_game_is_there_in_every_phase() -> None:
    found = {(table["game"], table["phase"]) for table in version_1.live().values() if table["guild"] == HOME}
    assert found == set(product(GAMES, ("lobby", "playing", "pause")))
    assert {table["game"] for table in version_1.tables("closed", "void").values()} == set(GAMES)


async def test_everything_is_read_as_it_was_written(store: SqlStore) -> None:
    assert await store.audit() == 0
    assert set(await store.live_tables()) == set(version_1.live())
    for table_id, was in version_1.known()["tables"].items():
        table = await store.table(table_id)
        assert table is not None
        for name in ("game", "guild", "channel", "version", "host", "deals"):
            assert getattr(table, name) == was[name], (table_id, name)
        assert (table.closing.after_deal, table.closing.reason) == (was["closing"], was["ended"])
        assert (table.clock.deadline, table.clock.nudge_at) == (was["deadline"], was["nudge"])
        assert str(table.phase) == was["phase"]
        assert [[chair.user, str(chair.presence), chair.ready] for chair in table.chairs] == was["seats"]
        assert [one.user for one in table.gallery] == was["gallery"]
        rules = game_of(table)
        assert list(current_stacks(table)) == was["stacks"]
        assert await store.balance(table.account) == was["balance"]
        if table.state is not None:
            assert list(rules.due(table.state)) == was["due"] or not table.live
            for seat, hand in enumerate(was["hands"]):
                seen = view(table, seat)
                assert seen is not None
                assert " ".join(tiles.NAMES[tile] for tile in seen.seats[seat].hand or ()) == hand
    expected: dict[str, set[tuple[str, int, int]]] = {}
    for one in version_1.known()["messages"]:
        expected.setdefault(one["table"], set()).add((one["place"], one["channel"], one["message"]))
    for table_id, places in expected.items():
        found = await store.messages(table_id)
        assert {(one.slot.key, one.channel, one.message) for one in found} == places


async def test_hosts_of_its_tables_are_known(store: SqlStore) -> None:
    """So that nobody who has two can open a third."""
    for guild in {table["guild"] for table in version_1.live().values()}:
        there = {table_id: table["host"] for table_id, table in version_1.live().items() if table["guild"] == guild}
        assert {one.table: one.host for one in await store.hosted_tables(guild)} == there


async def test_people_and_servers_have_what_they_had(store: SqlStore) -> None:
    dragan = await store.person(DRAGAN)
    assert dragan is not None
    assert (dragan.username, dragan.locale, dragan.dm_channel, dragan.dm_closed) == ("dragan", "en-US", None, True)
    assert await store.names(HOME, (DRAGAN, 4711)) == {DRAGAN: MemberName(username="dragan")}  # nobody knows where a name is from
    liked = await store.preferences(PreferencesOwner.PERSON, BELA)
    assert (liked.classic, liked.large, liked.contrast, liked.digits, liked.words) == (True, True, False, False, True)
    assert (await store.preferences(PreferencesOwner.GUILD, HOME)).contrast
    (preset,) = await store.presets(HOME)
    assert (preset.name, preset.game, getattr(preset.options, "hand", None)) == ("Café Central", "buki", 7)
    (away,) = {table["guild"] for table in version_1.live().values()} - {HOME}
    settings = await store.guild_settings(away)
    assert (settings.locale, settings.computer_chips) == ("de", False)


async def test_no_server_learns_a_name_that_version_1_has_kept_of_another(store: SqlStore) -> None:
    """Nor one that a process of version 1 writes meanwhile, beside ours."""
    name = text("SELECT name FROM people WHERE username = 'dragan'")
    assert await store.database.read_once(lambda connection: connection.scalar(name)) == "dragan"
    other = text("UPDATE people SET name = 'The Baron of that other server' WHERE username = 'dragan'")
    await store.database.write(lambda connection: connection.execute(other))
    for by in (Measure.CHIPS, Measure.ROUNDS):
        line = await store.leaderboard_entry(HOME, Board(by), DRAGAN)
        assert line is not None
        assert (line.name, line.username) == ("", "dragan")
    await store.remember_name(HOME, DRAGAN, "Dragan")
    await store.update_person(DRAGAN, username="dragan")
    assert (await store.names(HOME, (DRAGAN,)))[DRAGAN].name == "Dragan"


def test_all_buttons_are_known() -> None:
    pressed = [custom_id for message in version_1.known()["messages"] for custom_id, _ in version_1.pressable(message)]
    assert len(pressed) > 200
    assert [one for one in pressed if (read := custom_ids.parse(one)) is None or read.text != one] == []
    assert {one[:5] for one in pressed} == {"kh:a:", "kh:f:", "kh:m:", "kh:p:", "kh:s:", "kh:t:"}


async def test_what_has_ended_agrees_with_its_seal(store: SqlStore) -> None:
    for table_id in version_1.tables("closed", "void"):
        table = await store.table(table_id)
        assert table is not None
        assert first_disagreement(await store.log(table_id), table.secret, table.state) is None


async def test_every_lobby_can_be_left_and_joined_and_started(house: TableHarness) -> None:
    for table_id in version_1.tables("lobby"):
        lobby = await sound(house, table_id)
        (guest,) = [chair for chair in lobby.chairs if chair.user not in (None, lobby.host)][-1:]
        assert guest.user is not None
        left = (await house.tables.leave(table_id, guest.user)).table
        assert len(left.chairs) == len(lobby.chairs) - 1
        await house.tables.join(table_id, guest)
        begun = await house.tables.start(table_id, lobby.host, 4711)
        assert begun.table.phase is Phase.PLAYING
        await sound(house, table_id)


async def test_every_lobby_can_be_closed(house: TableHarness) -> None:
    for table_id, was in version_1.tables("lobby").items():
        await house.tables.close(table_id, was["host"])
        await ended(house, table_id)


async def test_old_buttons_do_what_they_say(house: TableHarness) -> None:
    """What a button or a menu of version 1 says is done, as long as nobody has acted since."""
    acted = set()
    for message in version_1.known()["messages"]:
        for custom_id, values in version_1.pressable(message):
            read = custom_ids.parse(custom_id)
            if message["table"] in acted or not isinstance(read, custom_ids.ActionPress | custom_ids.ActionMenu):
                continue
            user = int(message["place"].removeprefix("hand:"))
            action = read.action if isinstance(read, custom_ids.ActionPress) else values[-1]
            change = await house.tables.act(message["table"], user, read.acts, action)
            assert change.by == user
            acted.add(message["table"])
            await sound(house, message["table"])
    games = {version_1.tables("playing")[table_id]["game"] for table_id in acted}
    assert games == set(GAMES) - {"tendler", "hungarian"}  # there a computer player is due


async def test_every_deal_is_played_to_its_end(house: TableHarness) -> None:
    """Those of half the games on one database, and of the others on the other."""
    half = sorted(GAMES)[house.store.database.sqlite :: 2]
    for table_id in [table_id for table_id, table in version_1.tables("playing").items() if table["game"] in half]:
        before = await sound(house, table_id)
        after = await deal_by_clock(house, table_id)
        assert after.deals == before.deals
        await sound(house, table_id)


async def test_every_pause_goes_on(house: TableHarness) -> None:
    for table_id in version_1.tables("pause"):
        before = await sound(house, table_id)
        await house.ring(table_id)
        after = await sound(house, table_id)
        assert (after.phase, after.deals) == (Phase.PLAYING, before.deals + 1)
        await house.ring(table_id)
        assert (await sound(house, table_id)).version == after.version + 1


async def test_nobody_loses_time_by_the_update(house: TableHarness) -> None:
    house.watch.now = END + 86_400_000
    for table_id in version_1.live():
        await house.tables.credit(table_id)
        table = await sound(house, table_id)
        seats = game_of(table).due(table.state) if table.phase is Phase.PLAYING else ()
        assert table.clock.deadline is not None
        if not seats or not all(table.chairs[seat].automatic for seat in seats):
            assert table.clock.deadline >= house.watch.now + 20_000


async def test_when_all_is_over_no_chip_is_missing(house: TableHarness) -> None:
    """What has begun is played to its end, matches until they are decided: a table of every game, by turns on both databases."""
    sqlite = house.store.database.sqlite
    one_of_each = {table["game"]: table_id for table_id, table in version_1.tables("playing" if sqlite else "pause").items()}
    assert one_of_each.keys() == set(GAMES)
    for game in sorted(GAMES)[sqlite::2]:
        table_id = one_of_each[game]
        await house.wound_up(table_id, CloseReason.SERVER_GONE)
        await ended(house, table_id)
