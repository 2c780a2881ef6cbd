"""Real tables with real deals in them."""

from dataclasses import fields, replace
from inspect import signature
from typing import Any

from data.store import Store
from games import GAMES
from games.core import Event
from tables.chips import chip_accounts
from tables.chips.chip_accounts import Account, Transfer
from tables.state import log_items
from tables.state.change import Change
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Phase
from tables.state.table import Chair, Table
from tables.state.table_parts import LatestDeal
from tests.settled import settling
from tests.tables.table_harness import CHANNEL, GUILD, NOW

HOST = 9_223_372_036_854_775_807
GUEST = 12
SECRET = bytes(range(200, 232))
HOUSE = chip_accounts.house(GUILD)


def a_table(
    name: str = "t1", *, game: str = "austrian-block", channel: int = CHANNEL, **more: Any
) -> Table:
    """A table in its lobby, two people at it, ready to be created."""
    rules = GAMES[game]
    chairs = (Chair(HOST, "Herr <@1> \u202e🂓 'x\x00"), Chair(GUEST, "Łucja", "lucja"))
    chairs += tuple(Chair(None, "Ferdl") for _ in range(len(chairs), rules.players.start))
    return replace(
        Table(
            id=name,
            guild=GUILD,
            channel=channel,
            host=HOST,
            game=game,
            rules_version=rules.rules_version,
            options=rules.options(),
            table_options=TableOptions(),
            secret=SECRET,
            opened_at=1000,
        ),
        **{
            "chairs": chairs,
            "version": 1,
            "state": rules.open(rules.options(), len(chairs)),
            **more,
        },
    )


def dealt(table: Table, seed: bytes = b"\x07" * 32) -> Change:
    """The change by which its first deal is dealt."""
    rules = GAMES[table.game]
    stacks = rules.exposure(table.state)
    state, events = rules.deal(table.state, stacks, seed)
    playing = replace(
        table,
        phase=Phase.PLAYING,
        state=state,
        latest_deal=LatestDeal(story=events),
        stacks=stacks,
        deals=1,
    )
    return after(playing, log_items.write_item(log_items.DealStarted(stacks)), events=events)


def after(table: Table, *texts: str, events: tuple[Event, ...] = (), **more: Any) -> Change:
    """Return the next change of a table, with log items in these texts.

    Fields of a change, such as `transfers`, go into the change, and what it adds (`tests.settled`)
    into its settlements; everything else goes into the table.
    """
    into_change = {
        field.name: more.pop(field.name) for field in fields(Change) if field.name in more
    }
    into_change |= settled(more)
    if "deals" in more:  # the deal is what has been settled
        into_change["settlements"] = tuple(
            replace(settlement, deal=more["deals"])
            for settlement in into_change.get("settlements", ())
        )
    return Change(
        replace(table, version=table.version + 1, **more),
        HOST,
        tuple(map(log_items.read_item, texts)),
        events=events,
        **into_change,
    )


async def commit_after(
    store: Store, table: Table, text: str = "x", now: int = NOW, **more: Any
) -> Table:
    """Commit the next change of a table (see `after`); return the table then."""
    change = after(table, text, **more)
    await store.tables.commit(change, now)
    return change.table


def opening(table: Table, **more: Any) -> Change:
    """The change by which it is created."""
    return Change(table, HOST, (log_items.TableOpened(table.game),), **settled(more), **more)


async def stored_table(store: Store, name: str = "t1", now: int = NOW, **more: Any) -> Table:
    """Store a new table, and return it."""
    table = a_table(name, **more)
    await store.tables.create(opening(table), now)
    return table


def settled(more: dict[str, Any]) -> dict[str, Any]:
    """Take out what settlements are to add; return them as a field of a change."""
    gains = {name: more.pop(name) for name in signature(settling).parameters if name in more}
    return {"settlements": settling(**gains)} if gains else {}


def member(user: int) -> Account:
    """An account in the guild."""
    return chip_accounts.member(GUILD, user)


def gift(user: int, amount: int, name: str = "") -> Transfer:
    """Chips from the house."""
    return Transfer(name or f"gift/{user}", HOUSE, member(user), amount, "welcome")
