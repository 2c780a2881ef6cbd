"""Checks after a session: what the database holds and what each player was shown must agree with
the rules.
"""

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from data.store import Store
from games import GAMES
from games.core import Event, Tile
from games.parts import codec, tiles
from games.parts.chance import deal_seed
from games.parts.options import declared
from locales.catalogues import ENTRY, FOLDER
from messages.parts.narration import field_kinds
from tables.chips import chip_accounts
from tables.state.log_items import (
    ActionTaken,
    LogEntry,
    PlayerAway,
    PlayerBack,
    PlayerLeft,
    write_item,
)
from tables.state.phases import Phase
from tables.state.table import Table
from tests.data.databases import store_at
from tests.e2e.house import Bot
from tests.e2e.players import RESULT, Guest, over
from tools.playground.people.person import Json, components
from tools.playground.server import Playground

TILE = re.compile(r"(?<![\w-])(1[0-2]|\d)-(1[0-2]|\d)(?![\w-])")
VERSION = re.compile(r"^(table|hand)-(\d+)(?:-\d+)?\.(?:webp|jpeg)$")
BALANCE = re.compile(r"\*\*([\d ,\u202f\u00a0]*½?)\D*\*\*")


@dataclass(frozen=True, slots=True)
class Moment:
    """A version of a table: the names of the tiles that everybody may know, those in each hand,
    and what each one alone knows.
    """

    deal: int
    public: frozenset[str]
    hands: tuple[frozenset[str], ...]
    records: tuple[frozenset[str], ...]


def replay(table: Table, log: Sequence[LogEntry]) -> dict[int, Moment]:
    """Play the log again from the secret. The last state must be the stored one."""
    rules: Any = GAMES[table.game]
    verbs = {action.verb for action in rules.actions}
    cuts = [chair.cut for chair in table.chairs if chair.cut]
    state = rules.open(table.options, len(table.chairs))
    events: tuple[Event, ...] = ()
    mixed: tuple[int, ...] = ()
    deal = 0
    moments = {}
    for entry in log:
        for line in map(write_item, entry.what):
            first, _, rest = line.partition(" ")
            if first == "mix":
                mixed = tuple(map(int, rest.split(",")))
                continue
            if first == "deal":
                deal += 1
                state, new = rules.deal(
                    state,
                    tuple(map(int, rest.split(","))),
                    deal_seed(table.secret, cuts, deal, mixed),
                )
                events, mixed = (), ()
            elif first.isdigit() and rest.split(" ")[0] in verbs:
                state, new = rules.apply(state, int(first), codec.read(rules, rest))
            else:
                continue
            events += new
        if deal:
            moments[entry.version] = moment(rules, state, events, deal)
    assert state == table.state, "the log and the secret lead to another state than the stored one"
    return moments


def moment(rules: Any, state: Any, events: Sequence[Event], deal: int) -> Moment:
    """Return what may be known of a state."""
    room = rules.view(state, None)
    public = {tiles.NAMES[tiles.of(placed.a, placed.b)] for placed in room.line} | tiles_in(events)
    if room.result is not None:
        public |= {tiles.NAMES[tile] for hand in room.result.hands for tile in hand or ()}
    hands, records = [], []
    for seat in range(len(room.seats)):
        seen = rules.view(state, seat)
        hands.append(frozenset(tiles.NAMES[tile] for tile in seen.seats[seat].hand or ()))
        claim = seen.seats[seat].claim
        records.append(
            frozenset(
                tiles_in(seen.notes) | {tiles.NAMES[tile] for tile in (claim and claim.tiles) or ()}
            )
        )
    return Moment(deal, frozenset(public), tuple(hands), tuple(records))


def tiles_in(events: Sequence[Event]) -> set[str]:
    """The names of all tiles that some events tell of."""
    found: set[str] = set()
    for event in events:
        for name, kind in field_kinds(type(event)).items():
            if kind == Tile and (value := getattr(event, name)) is not None:
                found |= {
                    tiles.NAMES[tile] for tile in (value if isinstance(value, tuple) else (value,))
                }
    return found


@cache
def told_of(game: str) -> frozenset[str]:
    """Return the tiles that the words about a game name: its line in the lobby, what explains an
    action, its house rules.
    """
    english = "\n".join(
        file.read_text(encoding="utf-8") for file in sorted((FOLDER / "en").glob("*.ftl"))
    )
    rules = declared(GAMES[game].options)
    choices = [str(choice).replace("_", "-") for rule in rules for choice in rule.choices]
    told = (
        f"pitch-{game}",
        f"coach-{game}",
        *(f"option-{rule.name}" for rule in rules),
        *(f"choice-{choice}" for choice in choices),
    )
    own = [found[0] for found in ENTRY.finditer(english) if found[1].startswith(told)]
    return frozenset("-".join(sorted(pair, key=int)) for text in own for pair in TILE.findall(text))


def named(message: Json) -> set[str]:
    """Every tile that a message names anywhere: text, buttons, ids, menus, names and
    descriptions of files.
    """
    texts = [message["content"]]
    for file in message["attachments"]:
        texts += [file["filename"], file["description"] or ""]
    for it in components(message):
        texts += [str(it.get(key) or "") for key in ("label", "placeholder", "custom_id")]
        texts += [
            f"{option['label']} {option['value']} {option.get('description')}"
            for option in it.get("options", [])
        ]
    found = (
        match
        for text in texts
        for match in TILE.findall(text.replace("\u2068", "").replace("\u2069", ""))
    )
    return {"-".join(sorted(pair, key=int)) for pair in found}


def check_secrecy(guests: Sequence[Guest], table: Table, log: Sequence[LogEntry]) -> None:
    """Check that all players were shown their own hand and never a tile of another one."""
    moments = replay(table, log)
    seats = {chair.user: seat for seat, chair in enumerate(table.chairs)}
    for guest in guests:
        seat = seats.get(int(guest.id))
        complete: set[int] = set()
        for message in guest.seen:
            if not message["author"]["bot"]:
                continue
            shown = [VERSION.match(file["filename"]) for file in message["attachments"]]
            if not shown or shown[0] is None:
                standing = any(
                    file["filename"].startswith("standing-") for file in message["attachments"]
                )
                # to everybody: it is over
                opened = {
                    tile for moment in moments.values() for hand in moment.hands for tile in hand
                }
                assert named(message) <= (opened if standing else told_of(table.game)), message
                continue
            now = moments.get(int(shown[0][2]), Moment(0, frozenset(), (), ()))
            if shown[0][1] == "table":
                assert not message["ephemeral"]
                assert named(message) <= now.public | told_of(table.game), (guest.name, message)
                continue
            assert seat is not None, f"{guest.name} has no seat and was shown a hand"
            assert message["ephemeral"] or guest.channels[message["channel"]]["kind"] == "dm", (
                message
            )
            assert named(message) <= now.public | now.hands[seat] | now.records[seat] | told_of(
                table.game
            ), (guest.name, message)
            if now.hands[seat] <= named(message):
                complete.add(now.deal)
        if seat is not None:
            assert complete == set(range(1, table.deals + 1)), (
                f"{guest.name} was not shown all tiles of the own hand in each deal"
            )


async def check_chips(
    store: Store, table: Table, log: Sequence[LogEntry], guests: Sequence[Guest], channel: str
) -> None:
    """Check that the chips add up and that messages name the amounts booked."""
    assert (await store.ledger.audit(), await store.ledger.balance(table.account)) == (0, 0)
    assert sum(table.stacks) == sum(chair.paid_in for chair in table.chairs)
    seats = {chair.user: seat for seat, chair in enumerate(table.chairs)}
    for guest in guests:
        account = chip_accounts.member(table.guild, int(guest.id))
        answer = await guest.command(channel, "chips balance")
        hc = await store.ledger.balance(account)
        assert told_chips(answer["content"]) == hc
        seat = seats.get(int(guest.id))
        if seat is None:
            continue
        net = table.stacks[seat] - table.chairs[seat].paid_in if table.for_chips else 0
        assert hc == 2 * 1000 + net
        history = await store.ledger.bookings(account, 1000)
        assert sum(booking.amount for booking in history) == hc
        answer = await guest.command(channel, "chips history")
        lines = answer["content"].splitlines()[1:]
        assert len(lines) >= min(15, len(history))
        assert (guest.words()("reason-paid-out") in lines[0]) == (
            history[0].reason == "paid-out"
        ), answer["content"]
    assert (await store.profiles.audit(0)).faults == []


def told_chips(text: str) -> int:
    """Return the half-chips that a sentence names in bold, as chips."""
    match = BALANCE.search(text)
    assert match is not None, text
    return 2 * int(re.sub(r"\D", "", match[1].replace("½", "")) or "0") + ("½" in match[1])


def check_manners(
    playground: Playground, bot: Bot, guests: Sequence[Guest], log: Sequence[LogEntry]
) -> None:
    """Few edits with the bot's own token, no mention of anybody who was not slow."""
    for guest in guests:
        assert not any(message["pings_me"] for message in guest.seen), guest.name
    moves = sum(
        1
        for entry in log
        if any(
            isinstance(item, ActionTaken | PlayerAway | PlayerBack | PlayerLeft)
            for item in entry.what
        )
    )
    assert edits(playground) <= 2 * moves
    assert bot.faults == [], "".join(bot.faults)


def edits(playground: Playground) -> int:
    """Return the number of messages that the bot has edited with its own token, not through an
    interaction.
    """
    return sum(
        1
        for request in playground.requests
        if request.method == "PATCH" and re.search(r"/channels/\d+/messages/\d+$", request.path)
    )


def results(guest: Guest, result: str = RESULT) -> Iterator[int]:
    """Numbers of the deals whose result the messages in the channel have shown to this person."""
    for message in guest.seen:
        if not message["ephemeral"] and re.search(result, message["content"]):
            match = re.search(r"· round (\d+) · ", message["content"])
            if match:
                yield int(match[1])


@asynccontextmanager
async def table_of(
    bot: Bot, guest: Guest
) -> AsyncIterator[tuple[Store, Table, Sequence[LogEntry]]]:
    """Yield the store, the closed table at which this player has played, and its log."""
    ids = [
        it["custom_id"].split(":")[2]
        for m in guest.seen
        for it in components(m)
        if (it.get("custom_id") or "").startswith("kh:")
    ]
    async with store_at(bot.database) as store:
        table = await store.tables.table(ids[-1])
        assert table.phase is Phase.CLOSED
        yield store, table, await store.tables.log(table.id)


async def check_all(
    playground: Playground, bot: Bot, guests: Sequence[Guest], channel: str, deals: int
) -> Table:
    """Everything; the table is closed after so many deals, or once nothing is undecided any
    more.
    """
    async with table_of(bot, guests[0]) as (store, table, log):
        # then the stakes stay, and the table stays open for another deal
        tied = set(results(guests[0], "nobody wins"))
        assert table.deals == next(deal for deal in count(deals) if deal not in tied)
        assert set(results(guests[0])) >= set(range(1, deals)), (
            "a result was not announced in the channel"
        )
        for guest in guests:  # the channel may lag behind the hands
            await guest.until(lambda guest=guest: over(guest.table(channel)))  # type: ignore[misc]
            assert re.search(RESULT, guest.table(channel)["content"])
        check_manners(playground, bot, guests, log)
        check_secrecy(guests, table, log)
        await check_chips(store, table, log, guests, channel)
        return table
