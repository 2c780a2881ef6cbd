"""What is stored of a person is known column by column; it can be handed over, and it can be
forgotten.
"""

import asyncio
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Integer, select

from data import schema, table_json
from data.privacy import FORMS, UNTOLD, having, told
from data.schema import ACTOR, KEPT, OWN, OWNER
from data.store import Store
from service.persons_tables import forget
from tables.changes.house_rules_agreement import current_edition
from tables.chips import chip_accounts
from tables.history.replay import first_disagreement, replay
from tables.people.fair_play import FORGIVEN, waits_until
from tables.people.increments import Partnership
from tables.people.leaderboard_kinds import Board, Measure
from tables.people.people import Ban, ModerationAction, ModerationEntry, PreferencesOwner
from tables.state.change import Refused, make_change
from tables.state.default_settings import DAY, MARK_MS
from tables.state.phases import Phase
from tables.state.slots import TABLE, PostedMessage, hand
from tables.state.table import Chair
from tables.views.table_views import replay_steps
from tests.data.databases import (
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    store_at,
)
from tests.data.filled_databases import filled_by, house
from tests.data.samples import a_table, opening
from tests.settled import settling
from tests.tables.table_harness import CHANNEL, GUILD, NOW, TableHarness, person

__all__ = ["house", "new_postgres", "new_postgres_url", "new_sqlite", "new_sqlite_url"]

ZOE, SECOND = 777_000_111_222_333_444, 778_000_111_222_333_555
ELSEWHERE = 99_000_111_222_333_444
KEYS_WITH_PEOPLE = "host chairs gallery agreement seat_requests quitters reliability"
KEYS_WITHOUT_PEOPLE = """
    id guild channel game rules_version options table_options secret opened_at locale version
    public_version phase for_chips at_ceiling state stacks latest_deal clock closing deals most_deals
    beat inherited levels chosen curve bots_only_until preset seats_chosen
    follows round
"""
NUMBERS = """
    told version rules_version
    begun played won matches matches_won moves own_moves opponents meetings
    rounds alone gained lost tables value count fair share rating shown
    deal choice rank place people seat side result score round
    ban_days minutes entry host
"""
CALLED = ("Zoë von der Walde", "zoe.walde")


def test_every_column_says_what_it_holds_of_people() -> None:
    for table in schema.metadata.tables.values():
        kinds = {column.info.get("held") for column in table.columns}
        assert None not in kinds, f"{table.name}: what does the new column hold of people?"
        assert OWNER["held"] in kinds or OWN["held"] not in kinds, f"{table.name}: whose is it?"
    for table, column in having(OWNER, ACTOR):
        assert column.type.python_type is int, (
            f"{table.name}.{column.name} cannot be the id of a person"
        )


def test_the_parts_of_a_stored_table_that_hold_something_of_people_are_known() -> None:
    """A new key belongs here; if it holds anything of people, `data.privacy` must erase it."""
    assert set(json.loads(table_json.dump(a_table()))) == {
        *KEYS_WITH_PEOPLE.split(),
        *KEYS_WITHOUT_PEOPLE.split(),
    }


def test_what_the_numbers_of_the_export_mean_is_known() -> None:
    """A new number belongs in `NUMBERS`, unless it is a day, a time, chips or an id."""
    assert set(NUMBERS.split()) == {
        column.name
        for table in {schema.results, *(table for table, _ in having(OWNER, ACTOR, KEPT))}
        for column in table.columns
        if isinstance(column.type, Integer) and column.name not in FORMS.keys() | UNTOLD
    }
    assert told({"day": 20_785, "counted": 20_784, "gain": 3}) == {
        "day": "2026-11-28",
        "counted": "2026-11-27",
        "gain": 1.5,
    }


async def cells(store: Store) -> list[str]:
    """Everything in the database, as text."""
    found = []
    for table in schema.metadata.sorted_tables:
        for row in await store.rows(select(table)):
            found += [f"{table.name}.{name} {value}" for name, value in row._mapping.items()]
    return found


async def traces(store: Store) -> list[str]:
    """What is left of Zoë."""
    plain = [
        cell.encode().decode("unicode_escape") if "\\u" in cell else cell
        for cell in await cells(store)
    ]
    return [one for one in plain if any(trace in one for trace in (str(ZOE), *CALLED))]


async def booked(store: Store) -> Counter[tuple[int, str, int]]:
    """What has ever been booked, whoever by."""
    one = schema.transfers.c
    return Counter(
        (row.amount, row.reason, row.at)
        for row in await store.rows(select(one.amount, one.reason, one.at))
    )


async def four_tables(house: TableHarness) -> None:
    """Zoë has played on two servers, as a host, as a guest and in the gallery; a deal is being
    played with her.
    """
    store, tables = house.store, house.tables
    zoe, second = Chair(ZOE, *CALLED, cut=11), Chair(SECOND, "Second", "second", cut=12)
    for guild in (GUILD, ELSEWHERE):
        await store.people.remember_name(guild, ZOE, CALLED[0])
        await store.people.remember_name(guild, SECOND, "Second")
        await tables.house_chips.refill(guild, ZOE)
        await tables.house_chips.welcome(guild, ZOE)
    await store.people.update_person(
        ZOE, username=CALLED[1], locale="de", dm_channel=666, language="cs"
    )
    await store.people.update_person(SECOND, username="second", locale="fr", dm_channel=667)
    await store.people.update_preferences(PreferencesOwner.PERSON, ZOE, {"large": True})
    await store.people.update_preferences(PreferencesOwner.PERSON, SECOND, {"large": True})
    # ended, in pause, in mid-deal, where the turns are slow
    for number, guild in enumerate((GUILD, GUILD, ELSEWHERE)):
        table = await tables.open(
            guild, CHANNEL + number, replace(zoe, cut=0), "austrian-block", "en", slow=number == 2
        )
        await tables.set_option(table.id, ZOE, "deals", 4)
        await tables.set_option(table.id, ZOE, "entry", 3)
        await tables.join(table.id, second, current_edition(await tables.load(table.id)))
        await tables.start(table.id, ZOE, 4711)
        await store.messages.save_message(
            PostedMessage(table.id, hand(ZOE), 666, message=1, version=2, posted_at=NOW)
        )
        await store.messages.save_message(
            PostedMessage(table.id, TABLE, CHANNEL, message=5, version=2, posted_at=NOW)
        )
        if number < 2:
            await house.deal(table.id)
        if number == 0:
            for user in (ZOE, SECOND):
                await tables.close(table.id, user)
    await store.reminders.mark_reminded(ZOE, [table.id], [], NOW)
    await store.reminders.mark_reminded(SECOND, [table.id], [], NOW)
    for entry in (
        ModerationEntry(
            GUILD,
            1,
            NOW,
            by=ZOE,
            what=ModerationAction.BAN,
            about=str(SECOND),
            ban_reason="Second cheats",
        ),
        ModerationEntry(
            GUILD,
            2,
            NOW,
            by=SECOND,
            what=ModerationAction.BAN,
            about=str(ZOE),
            ban_days=7,
            ban_reason=f"{CALLED[0]} swears",
        ),
        ModerationEntry(GUILD, 3, NOW, by=SECOND, what=ModerationAction.UNBAN, about=str(ZOE)),
    ):
        await store.servers.record_moderation(entry)
    buki = await tables.open(GUILD, CHANNEL + 3, replace(person(1), cut=0), "buki", "en")
    for user in (2, 3, 4):
        await tables.join(buki.id, person(user))
    await tables.start(buki.id, 1, 4711)
    await tables.act(buki.id, ZOE, (await tables.load(buki.id)).acts_of(4), "watch 0")
    await tables.commits.update(
        buki.id,
        lambda table: make_change(table, None, settlements=settling(places=((SECOND,), (ZOE,)))),
    )
    pairs = (Partnership(ZOE, SECOND, won=True), Partnership(5, ZOE, won=False))
    await tables.commits.update(
        buki.id, lambda table: make_change(table, None, settlements=settling(partnerships=pairs))
    )
    season = {"guild": GUILD, "start": 20_000, "game": "latin", "measure": "rounds", "value": 1}
    winners = [
        {**season, "user": ZOE, "partner": SECOND},
        {**season, "user": SECOND, "partner": ZOE},
    ]
    await store.write(
        lambda connection: connection.execute(schema.season_winners.insert(), winners)
    )


making = filled_by(four_tables)


async def test_all_of_it_is_handed_over_and_nothing_of_others(
    store: Store, house: TableHarness
) -> None:
    given = await store.privacy.personal_data(ZOE)
    for other in (str(SECOND), "Second", "second", '"fr"', '"667"', '"P1"', "secret"):
        assert other not in json.dumps(given, ensure_ascii=False)
    begins = "2027-01-15T08:00:00+00:00"
    ban = {
        "server": str(GUILD),
        "at": begins,
        "what": "ban",
        "ban_days": 7,
        "reason": f"{CALLED[0]} swears",
    }
    assert given["moderated"] == [ban, {**ban, "what": "unban", "ban_days": None, "reason": ""}]
    assert given["person"] == [
        {
            "username": CALLED[1],
            "locale": "de",
            "direct_message_channel": "666",
            "direct_messages_closed": False,
            "chosen_language": "cs",
            "time_zone": None,
            "quiet_hours": None,
        }
    ]
    assert given["names"] == [
        {"server": str(guild), "name": CALLED[0]} for guild in sorted((GUILD, ELSEWHERE))
    ]
    assert given["preferences"][0]["large"] is True
    assert [
        (result["server"], result["played"], result["on_leaderboards"])
        for result in given["results"]
        if result["time"] == "all" and not result["game"]
    ] == [(str(GUILD), 4, True)]  # two deals, and the two rounds with partners
    assert {result["from"] for result in given["results"] if result["time"] == "month"} == {
        "2027-01-01"
    }
    accounts = {account["server"]: account for account in given["accounts"]}
    assert set(accounts) == {str(GUILD), str(ELSEWHERE)}
    for guild in (GUILD, ELSEWHERE):
        account = accounts[str(guild)]
        assert account["chips"] == await store.ledger.balance(chip_accounts.member(guild, ZOE)) / 2
        assert sum(booking["chips"] for booking in account["bookings"]) == account["chips"]
        assert {"daily", "welcome", "buy-in"} <= {
            booking["reason"] for booking in account["bookings"]
        }
    block = "austrian-block"
    assert sorted(
        (table["game"], table["phase"], table["role"], table["host"]) for table in given["tables"]
    ) == [
        (block, "closed", "player", True),
        (block, "pause", "player", True),
        (block, "playing", "player", True),
        ("buki", "playing", "onlooker", False),
    ]
    for table in given["tables"]:
        assert table["log"]
        assert [message["channel"] for message in table["direct_messages"]] == (
            ["666"] if table["game"] == block else []
        )
    assert {wait["told"] for wait in given["awaited"]} <= {1}
    assert [reminder["at"] for reminder in given["reminders"]] == [begins]
    assert [(deed["server"], deed["what"]) for deed in given["moderation"]] == [(str(GUILD), "ban")]
    assert await store.privacy.personal_data(4711) == {name: [] for name in given}


async def test_who_is_forgotten_leaves_no_trace_and_no_hole(
    store: Store, house: TableHarness
) -> None:
    assert await traces(store)
    await store.people.remember_name(GUILD, ZOE + 1, "Zoë too")  # an id that hers is almost
    block = [
        table["table"]
        for table in (await store.privacy.personal_data(ZOE))["tables"]
        if table["game"] == "austrian-block"
    ]
    before = await booked(store)
    held = await store.ledger.balance(chip_accounts.member(GUILD, ZOE))
    cuts = {table_id: (await house.tables.load(table_id)).cuts for table_id in block}
    shown = await forget(house.tables, ZOE)
    assert await traces(store) == []
    # as docs/hosts/privacy.md says
    assert cuts == {table_id: (await house.tables.load(table_id)).cuts for table_id in block}
    assert await store.ledger.audit() == 0
    assert before <= await booked(store)
    # what lay at the table in pause was paid out
    assert [
        row.balance >= held
        for row in await store.rows(
            select(schema.accounts).where(
                schema.accounts.c.user < 0, schema.accounts.c.guild == GUILD
            )
        )
    ] == [True]
    assert await store.people.person(ZOE) is None
    assert not (await store.people.preferences(PreferencesOwner.PERSON, ZOE)).large
    for measure in Measure:
        page = await store.leaderboards.leaderboard_page(GUILD, Board(measure), 99)
        assert [line for line in page if line.user <= 0 or line.user == ZOE] == []
        assert await store.leaderboards.leaderboard_size(GUILD, Board(measure)) == len(page)
    assert (await store.profiles.audit(0)).faults == []
    # of others nothing has gone
    assert (await store.people.preferences(PreferencesOwner.PERSON, SECOND)).large
    assert (await store.people.names(GUILD, (SECOND, ZOE + 1))).keys() == {SECOND, ZOE + 1}
    # all tables go on or can be repeated, and are what their logs tell
    for table_id in block:
        table = await house.tables.load(table_id)
        log = await store.tables.log(table_id)
        assert [entry.version for entry in log] == list(range(1, table.version + 1))
        assert replay(log, table.secret) == table.state
        if not table.live:
            assert first_disagreement(log, table.secret, table.state) is None
            assert replay_steps(table, log, 1, {})
    assert set(shown) <= set(await store.tables.live_tables())
    for table_id in await store.tables.live_tables():
        table = await house.deal(table_id)
        if table.live and table.phase is Phase.PAUSE:
            await house.wound_up(table_id)
        assert await store.ledger.balance(chip_accounts.table(table_id)) == 0
    assert await traces(store) == []
    assert await store.ledger.audit() == 0


async def test_playing_again_one_is_somebody_new(store: Store, house: TableHarness) -> None:
    """Without fresh chips for 30 days, and without a refill on the same day."""
    await forget(house.tables, ZOE)
    assert await store.privacy.forgotten_at(GUILD, ZOE, house.watch.now) == house.watch.now
    assert await store.privacy.forgotten_at(GUILD, SECOND, house.watch.now) is None
    # she has never been there
    assert await store.privacy.forgotten_at(GUILD + 1, ZOE, house.watch.now) is None
    assert not await house.tables.house_chips.welcome(GUILD, ZOE)
    with pytest.raises(Refused, match="refill-had"):
        await house.tables.house_chips.refill(GUILD, ZOE)
    house.watch.now += DAY
    assert await house.tables.house_chips.refill(GUILD, ZOE)
    assert not await house.tables.house_chips.welcome(GUILD, ZOE)
    assert await store.ledger.balance(chip_accounts.member(GUILD, ZOE)) == 100
    house.watch.now += 29 * DAY
    assert await store.privacy.forgotten_at(GUILD, ZOE, house.watch.now) is None
    assert await house.tables.house_chips.welcome(GUILD, ZOE)
    assert await store.ledger.audit() == 0


async def test_nothing_is_left_in_the_files(new_sqlite_url: str) -> None:
    """Deleted rows would stay in the file beside the database for as long as the bot runs."""
    file = Path(new_sqlite_url.removeprefix("sqlite:///"))
    async with store_at(new_sqlite_url) as store:
        house = TableHarness(store)
        await store.people.update_person(ZOE, username=CALLED[1], locale="fr")
        beside = file.with_name(f"{file.name}-wal")
        assert CALLED[1].encode() in beside.read_bytes()
        await forget(house.tables, ZOE)
        for each in (file, beside):
            assert not [
                trace for trace in (str(ZOE), CALLED[1]) if trace.encode() in each.read_bytes()
            ], each


async def test_a_ban_outlives_being_forgotten(store: Store, house: TableHarness) -> None:
    """Else everybody could lift their own."""
    await store.servers.ban(Ban(GUILD, ZOE, NOW, until=NOW + DAY, reason="swears"))
    assert (await store.privacy.personal_data(ZOE))["bans"] == [
        {
            "server": str(GUILD),
            "at": "2027-01-15T08:00:00+00:00",
            "until": "2027-01-16T08:00:00+00:00",
            "reason": "swears",
        }
    ]
    await forget(house.tables, ZOE)
    assert await traces(store) == [f"bans.user {ZOE}"]


async def test_a_round_that_has_spared_a_rating_keeps_no_trace(
    store: Store, house: TableHarness
) -> None:
    """Only the opponent has a meeting then.

    A person who comes back after a month is a new opponent, as the logs say.
    """
    played = settling(places=((SECOND,), (ZOE,)), spared=(ZOE,))

    async def opponents_at(now: int) -> int:
        await store.tables.create(
            opening(a_table(f"t{now}", game="latin", channel=now), settlements=played), now
        )
        (rating,) = await store.rows(
            select(schema.ratings.c.opponents).where(
                schema.ratings.c.user == SECOND, schema.ratings.c.game == "latin"
            )
        )
        return int(rating.opponents)

    assert await opponents_at(NOW) == 1
    await forget(house.tables, ZOE)
    assert await traces(store) == []
    await store.people.update_person(ZOE, username="back")
    assert await opponents_at(house.watch.now + MARK_MS - 1) == 1
    assert await opponents_at(house.watch.now + MARK_MS) == 2


async def test_rounds_that_a_forgotten_person_has_left_make_them_wait(
    store: Store, house: TableHarness
) -> None:
    left = [
        {"guild": GUILD, "user": ZOE, "at": house.watch.now - number}
        for number in range(FORGIVEN + 1)
    ]
    await store.write(lambda connection: connection.execute(schema.left_rounds.insert(), left))
    for _ in range(2):
        await forget(house.tables, ZOE)
        assert await traces(store) == []
        assert waits_until(
            await store.profiles.conduct(GUILD, ZOE, house.watch.now), house.watch.now
        )
    assert not (await store.profiles.conduct(ELSEWHERE, ZOE, house.watch.now)).left


async def test_who_is_avoided_stays_so_after_being_forgotten_and_whoever_avoids_is_forgotten_with_the_list(
    store: Store, house: TableHarness
) -> None:
    await store.people.avoid(SECOND, ZOE, NOW)
    await store.people.avoid(ZOE, SECOND, NOW)
    assert (await store.privacy.personal_data(ZOE))["avoided_people"] == [
        {"at": "2027-01-15T08:00:00+00:00"}
    ]
    await forget(house.tables, ZOE)
    assert await traces(store) == []
    assert await store.people.is_avoided(ZOE, (SECOND,))
    assert not await store.people.is_avoided(SECOND, (ZOE,))


async def test_twice_does_no_harm(store: Store, house: TableHarness) -> None:
    await asyncio.gather(*(forget(house.tables, ZOE) for _ in range(3)))
    assert await forget(house.tables, ZOE) == []
    await store.ledger.transfer(
        chip_accounts.Transfer(
            "x", chip_accounts.house(GUILD), chip_accounts.member(GUILD, ZOE), 6, "daily"
        ),
        GUILD,
        NOW,
    )
    await forget(house.tables, ZOE)
    assert await store.ledger.balance(chip_accounts.member(GUILD, ZOE)) == 0
    assert await store.ledger.audit() == 0
    assert await traces(store) == []


async def test_the_page_names_what_is_handed_over(store: Store, house: TableHarness) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosts" / "privacy.md").read_text(encoding="utf-8")
    for section in await store.privacy.personal_data(ZOE):
        assert f"| {section} |" in page
