"""Part of the campaign: every kind of request meets every fault, in every phase of a session.

The table goes on, or is closed or refunded and says so. Every press is answered, unless Discord
lost the answer. Nothing is logged as a fault. A case is one kind of request in one phase: one bot,
and a table for each fault, all at once, for they mostly wait.
"""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

from data.store import Store, open_store
from tables.changes.pots_and_stakes import is_undecided
from tables.state.phases import Phase
from tables.state.table import Table
from tests.e2e import books
from tests.e2e.house import PATIENT, Bot, read_by_tests
from tests.e2e.players import BESIDE, RASH, table_id
from tests.e2e.regulars import Regular, found, goes_on, offers, verb
from tools.campaign.part import Figures, Part, PartlyWrongError, Place
from tools.playground.people.person import Json
from tools.playground.server import Playground

REQUESTS: Mapping[
    str, tuple[str, str]
] = {  # method, and a pattern of the path: {channel} is the table's, {dm} one of direct messages
    "post table": ("POST", "/channels/{channel}/messages$"),
    "edit table": ("PATCH", "/channels/{channel}/messages/"),
    "delete": ("DELETE", "/channels/({channel}|{dm})/messages/"),
    "look": ("GET", "/channels/{channel}"),
    "post hand": ("POST", "/channels/{dm}/messages$"),
    "edit hand": ("PATCH", "/channels/{dm}/messages/"),
    "open dm": ("POST", "/users/@me/channels$"),
    "acknowledge": ("POST", "/interactions/{interaction}/"),
    "edit answer": ("PATCH", "/webhooks/\\d+/{token}/"),
    "follow up": ("POST", "/webhooks/\\d+/{token}"),
}
PHASES = ("lobby", "stakes", "play", "settlement", "leaving")
LONG = 25.0  # seconds that a 429 asks to wait
HANGS = 20.0  # seconds until the network cuts off an unanswered request
STRIKES = 30.0  # seconds for a request to come; some never do in some phases
LOOKS = 0.4  # seconds between looks at a table
STUCK = 240.0  # seconds without a change until a table counts as stuck


@dataclass
class Fault:
    """A fault of a request: the arguments of `fail_next`, and what happens to the world."""

    name: str
    status: int = 200
    done: bool = False
    wait: float = 0.0
    world: Callable[["Room"], None] | None = None


class Room:
    """A table in a channel of its own with two players: the first uses direct messages, those of
    the other are closed.
    """

    def __init__(self, playground: Playground, number: int) -> None:
        self.playground = playground
        self.name = f"room-{number}"
        self.channel = playground.add_channel(self.name).id
        self.people = [
            Regular(
                playground.url,
                f"{name}{number}",
                self.name,
                number,
                game="buki",
                by_dm=by_dm,
                company=(2, 2),
            )
            for name, by_dm in (("Anna", True), ("Ben", False))
        ]
        self.struck = False
        self.table = ""

    def arm(self, kind: str, fault: Fault) -> None:
        """The next request of this kind that is about this room."""
        method, pattern = REQUESTS[kind]
        self.playground.fail_next(
            method,
            partial(self.about, pattern),
            fault.status,
            done=fault.done,
            wait=fault.wait,
            first=partial(self.strike, fault),
        )

    def strike(self, fault: Fault) -> None:
        self.struck = True
        if fault.world is not None:
            fault.world(self)

    def about(self, pattern: str, path: str) -> bool:
        """Return whether a request is about this room."""
        world, all_of_them = self.playground.world, self.playground.interactions
        ours = {person.id for person in self.people}
        dms = [channel.id for channel in world.channels.values() if channel.person in ours] or [
            "none"
        ]
        words = {
            "channel": self.channel,
            "dm": f"({'|'.join(dms)})",
            "interaction": r"(?P<id>\d+)",
            "token": "(?P<token>[^/]+)",
        }
        for name, value in words.items():
            pattern = pattern.replace(f"{{{name}}}", value)
        match = re.search(pattern, path)
        if match is None or not match.groupdict():
            return match is not None
        it = (
            all_of_them.by_id.get(match["id"])
            if "id" in match.groupdict()
            else all_of_them.by_token.get(match["token"])
        )
        return it is not None and it.person.id in ours

    def mend(self) -> None:
        """Undo the fault as far as possible."""
        channel = self.playground.world.channel(self.channel)
        if self.struck and channel is not None and channel.denied:
            self.playground.grant("SEND_MESSAGES", self.name)

    def messages(self) -> list[Json]:
        """The table's, as far as there still is a channel."""
        return self.people[0].tables() if self.channel in self.people[0].channels else []

    def newest(self) -> Json | None:
        return next((m for m in reversed(self.messages()) if goes_on(m)), None)


def deleted(room: Room) -> None:
    """Delete the newest message of the table."""
    if (message := room.newest()) is not None and room.playground.message(
        room.name, message["id"]
    ) is not None:
        room.playground.delete_message(room.name, message["id"])


def channel_deleted(room: Room) -> None:
    """Delete the channel; messages that would be shown there are not expected any more."""
    room.playground.delete_channel(room.name)
    for person in room.people:
        person.outage_begins()
        person.down()


def dms_closed(room: Room) -> None:
    """The first can no longer be written to, and plays by the table's button from then on."""
    room.playground.close_dms(room.people[0].name)
    room.people[0].by_dm = False


FAULTS = (
    Fault("500 before", 500),
    Fault("500 after it was done", 500, done=True),
    Fault("429", 429, wait=LONG),
    Fault("time-out", 0, wait=HANGS),
    Fault("connection dropped", 0),
    Fault("connection dropped after it was done", 0, done=True),
    Fault("message deleted", world=deleted),
    Fault("channel deleted", world=channel_deleted),
    Fault("permission lost", world=lambda room: room.playground.revoke("SEND_MESSAGES", room.name)),
    Fault("DM closed", world=dms_closed),
)
CASES = [(kind, phase) for phase in PHASES for kind in REQUESTS]


async def case(number: int, place: Place) -> Figures:
    """One kind of request in one phase, with every fault."""
    kind, phase = CASES[number]
    figures: Figures = Counter()
    async with Playground(first_answer=PATIENT) as playground, AsyncExitStack() as stack:
        read_by_tests(playground)
        rooms = [Room(playground, at) for at in range(len(FAULTS))]
        for person in (person for room in rooms for person in room.people):
            playground.add_person(person.name)
            if not person.by_dm:
                playground.close_dms(person.name)
        for person in (person for room in rooms for person in room.people):
            await stack.enter_async_context(person)
        async with (
            place.database("sqlite") as url,
            Bot(
                playground, url, PAUSE_SECONDS="15", TURN_SECONDS="40", SERVER_TABLES="1000"
            ) as bot,
        ):
            store = await open_store(url)
            stack.push_async_callback(store.close)
            evenings = [
                evening(room, store, kind, phase, fault)
                for room, fault in zip(rooms, FAULTS, strict=True)
            ]
            wrong = []
            for fault, ended in zip(
                FAULTS, await asyncio.gather(*evenings, return_exceptions=True), strict=True
            ):
                if isinstance(ended, Counter):
                    figures += ended
                else:
                    wrong.append(f"{kind}, {fault.name}, {phase}: {ended!r}")
            await bot.stop()
            wrong += [f"{kind}, {phase}, in the log: {line}" for line in bot.faults]
            figures += await books.check(url, over=not wrong)
            if wrong:
                raise PartlyWrongError(wrong, figures)
    return figures


async def evening(room: Room, store: Store, kind: str, phase: str, fault: Fault) -> Figures:
    """A session from its opening to its end, with this fault in this phase."""
    host, other = room.people
    rng = random.Random(f"{kind} {phase} {fault.name}")
    for person in room.people:
        person.alive.set()
    if phase == "lobby":
        room.arm(kind, fault)
    await opened(room, store)
    if not room.table:
        assert room.struck, "no table, and nothing was wrong"
        assert_answered(room, kind)
        return Counter({"combinations": 1, "came": 1, "never opened": 1})
    armed = phase == "lobby"
    began, closing, heard, since = asyncio.get_running_loop().time(), False, -1, 0.0
    while (row := await store.tables.table(room.table)) is not None and row.live:
        now = asyncio.get_running_loop().time()
        if row.version != heard:
            heard, since = row.version, now
        assert now - since < STUCK, (
            f"it stays in version {row.version}, {row.phase}: {[m['content'] for m in room.messages()]}"
        )
        if not armed and comes(phase, row):
            room.arm(kind, fault)
            armed, began = True, now
        if armed and (room.struck or now - began > STRIKES):
            closing = True
            room.mend()
        leaver = other if phase == "leaving" and armed else None
        for guest in room.people:
            await step(
                room, guest, row, rng, closing=closing and guest is host, leaving=guest is leaver
            )
        await asyncio.sleep(LOOKS)
    await told(room, store)
    assert_answered(room, kind)
    came = "came" if room.struck else "there is no such request in this phase"
    return Counter(
        {"combinations": 1, came: 1, f"ended: {row.closing.reason if row else 'gone'}": 1}
    )


async def opened(room: Room, store: Store) -> None:
    """Until the first deal, if there is one."""
    host = room.people[0]
    await host._ask("play", game="buki")
    for _ in range(600):
        table = room.newest()
        row = None
        if table is not None and not room.table:
            room.table = table_id(table)
        if not room.table:
            rows = [
                stored
                for stored in await store.tables.live_tables()
                if (there := await store.tables.table(stored))
                and there.channel == int(room.channel)
            ]
            room.table = rows[0] if rows else ""
        row = await store.tables.table(room.table) if room.table else None
        if row is not None and row.phase is not Phase.LOBBY:
            return
        room.mend()
        if row is None and room.struck:
            await host._ask("play", game="buki") if room.channel in host.channels else None
            if room.channel not in host.channels:
                return
        elif table is not None and row is not None:
            await in_lobby(room, table, row)
        elif row is not None and room.channel in host.channels:
            await host._ask("play", game="buki")  # its message is gone
        await asyncio.sleep(LOOKS)
    raise AssertionError(
        f"it does not begin: {[m['content'] for m in host.messages(host.channel) if room.channel in host.channels]}"
    )


async def in_lobby(room: Room, table: Json, row: Table) -> None:
    """Do the next step in the lobby."""
    host, other = room.people
    verbs = [verb(way) for way in offers(table)]
    seated = row.seat_of(int(other.id)) is not None
    if not seated and "join" in verbs:
        await other._do(table, found(table, "join"))
    elif seated and len(row.chairs) < 4:
        await host._do(*host._private_way(table, "computer"))
    elif seated and "start" in verbs:
        await host._do(table, found(table, "start"))


def comes(phase: str, row: Table) -> bool:
    """Return whether the session has reached the phase."""
    if phase == "settlement":
        return row.phase is Phase.PAUSE or (row.phase is Phase.PLAYING and row.deals > 1)
    return row.phase is Phase.PLAYING and (
        phase in ("stakes", "leaving") or row.version > row.latest_deal.first_version + 5
    )


async def step(
    room: Room, one: Regular, row: Table, rng: random.Random, *, closing: bool, leaving: bool
) -> None:
    """Something sensible that is to be done."""
    table = room.newest()
    verbs = [verb(way) for way in offers(table)] if table else []
    for wanted, wish in (
        (("goodbye", "leave"), leaving),
        (("end", "close"), closing and not row.closing.ends_after_deal),
    ):
        if wish and table is not None and "menu" in verbs and row.seat_of(int(one.id)) is not None:
            await one._do(*one._private_way(table, *wanted))
            return
    if closing and table is None and room.channel in one.channels and rng.random() < 0.1:
        await one._ask("play", game="buki")
    # stand-ins may still play when the channel has gone
    hand = one.hand() if one.by_dm or room.channel in one.channels else None
    if (
        hand is None
        and "hand" in verbs
        and table is not None
        and row.seat_of(int(one.id)) is not None
    ):
        await one._do(table, found(table, "hand"))
        return
    ways = [way for way in offers(hand) if verb(way) not in RASH] if hand else []
    # a person alone with bots has to go on after a tie: the table closes after the next round
    if closing and row.phase is Phase.PAUSE and not is_undecided(row):
        ways = []
    moves = [way for way in ways if verb(way) not in BESIDE]
    if ways and hand is not None and (moves or rng.random() < 0.3):
        await one._do(hand, *rng.choice(moves or ways))
    elif not one.by_dm and "hand" in verbs and table is not None and rng.random() < 0.1:
        # an answer that was lost is not painted any more
        await one._do(table, found(table, "hand"))


async def told(room: Room, store: Store) -> None:
    """Check that the table's message, if its channel exists, and all direct messages say that
    the session is over.
    """
    host = room.people[0]

    def over() -> bool:
        return room.newest() is None and not any(
            m["components"] for m in host.dms() if not m["ephemeral"]
        )

    for _ in range(int(STUCK * 5)):
        if over():
            return
        await asyncio.sleep(0.2)
    raise AssertionError(
        f"its messages do not say that it is over: {room.newest()} {host.dms()[-1:]}"
    )


def assert_answered(room: Room, kind: str) -> None:
    """Check that every press was answered, unless the answer itself was lost."""
    if room.channel not in room.people[0].channels:
        return  # with the channel go the answers that stood there
    lost = 1 if kind in ("acknowledge", "edit answer", "follow up") else 0
    silent = [press for person in room.people for press in person.unanswered]
    assert len(silent) <= lost, silent


PART = Part(
    "Every kind of request × every fault × every phase: the table goes on or is refunded, and says so; no press without an answer",
    "combinations",
    len(CASES) * len(FAULTS),
    case,
    most=len(CASES),
)
