"""Part of the campaign: forged, stale, doubled or senseless presses, menus, forms and completions.

Strangers and players send them in sessions of all games: none is accepted, none stays unanswered,
and nothing is logged as a fault. Between them the session goes on by valid presses, each sent
several times at once: exactly one of them counts.
"""

import asyncio
import random
import string
from collections import Counter
from collections.abc import Collection, Coroutine
from contextlib import AsyncExitStack
from copy import deepcopy
from typing import Any

from data.store import open_store
from games import GAMES
from games.parts import codec
from messages.parts.custom_ids import ActionMenu, PickMenu
from tables.state.table import Table, game_of
from tests.custom_ids import all_kinds, parse
from tests.e2e import books
from tests.e2e.house import PATIENT, Bot, read_by_tests
from tests.e2e.players import RASH, Guest, labels, seat, start, table_id
from tests.e2e.refused_presses import Refusals
from tests.e2e.regulars import offers, verb
from tools.campaign.part import Figures, Part, Place
from tools.playground.people.person import Json, NoAnswer, components
from tools.playground.server import Playground

FORGERIES = 2_000  # a case
AT_ONCE = 100  # what shows nothing takes people three seconds to see
DOUBLES = 4
CHANNEL, LOBBY = "buki", "stammtisch"
# may be valid for any player
HARMLESS = ("watch", "hand", "forget", "replay", "fair", "howto", "leave", "goodbye", "learn")
COMPLETIONS = {
    "play": "game",
    "rules": "game",
    "leaderboard": "by",
    "learn": "game",
    "replay": "table",
    "verify": "table",
}
NUMBERS = (
    "-5",
    "2.5",
    "two",
    "1e3",
    "0x10",
    " ",
    "9" * 20,
    "NaN",
    "½",
    "1,5",
    "--",
    "1\n2",
    "\u202e12",
    "';--",
)
# nothing happens by itself
QUIET = {"TURN_SECONDS": "86400", "PAUSE_SECONDS": "3600", "GRACE_SECONDS": "3600"}


class Forger:
    """Makes what nobody should be able to send."""

    def __init__(self, rng: random.Random, seen: list[str]) -> None:
        self.rng, self.seen = rng, seen
        self.kinds = sorted(all_kinds(), key=lambda kind: kind.__name__)

    def custom_id(self) -> str:
        """Return a forged custom id."""
        how = self.rng.randrange(4)
        if how == 0 or not self.seen:
            return self.text(100) or "x"
        if how == 1:
            kind = self.rng.choice(self.kinds)
            fields = [self.word() for _ in kind.__dataclass_fields__]
            return ":".join(("kh", kind.letter, *fields))[:100]
        return self.mutated(self.rng.choice(self.seen))

    def word(self) -> str:
        """Return a part of a custom id."""
        words = (
            "1",
            "0",
            "-1",
            "999999999",
            "pass",
            "play 1-8 start",
            "stake 99",
            "zzzzzzzz",
            "ready",
            "start",
            "close",
            "max",
            "guild",
        )
        return self.rng.choice(
            [
                *words,
                *(part for text in self.seen[-20:] for part in text.split(":")[2:]),
                self.text(12),
            ]
        )

    def mutated(self, text: str) -> str:
        """Return a mutation of the text."""
        parts = text.split(":")
        at = self.rng.randrange(1, len(parts))
        parts[at] = self.rng.choice(
            [self.word(), parts[at] + self.text(3), parts[at][:-1], parts[at].upper(), ""]
        )
        return ":".join(parts)[:100] or "x"

    def text(self, most: int) -> str:
        """Return random characters, `most` at the most."""
        signs = self.rng.choice(
            [
                string.ascii_lowercase + "0123456789:- ",
                string.printable,
                "ßé½…\u202e\u2066\x00😀漢{}[]\"'\\",
            ]
        )
        return "".join(self.rng.choices(signs, k=self.rng.randint(0, most)))

    def values(self) -> list[str]:
        """Return values for a menu."""
        return [
            self.rng.choice([self.word(), self.text(100), "[1]", '{"a":1}', "1e999"])
            for _ in range(self.rng.randint(0, 3))
        ]


async def case(number: int, place: Place, most: int = FORGERIES) -> Figures:
    """So many, in a session of one game."""
    key = list(GAMES)[number % len(GAMES)]
    rng = random.Random(number)
    async with Playground(first_answer=PATIENT) as playground, AsyncExitStack() as stack:
        read_by_tests(playground)
        people = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla", "Chloé", "Dragan")
        ]
        emi, fay = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Emi", "Franz")
        ]
        people = people[: min(4, GAMES[key].players[-1])]
        async with place.database("sqlite") as url, Bot(playground, url, **QUIET) as bot:
            store = await open_store(url)
            stack.push_async_callback(store.close)
            await seat(people, CHANNEL, key)
            await seat([fay], LOBBY, "buki")
            await people[0].table_there(LOBBY)
            rows = Refusals(store, table_id(people[0].table(CHANNEL)))
            await start(people[0], CHANNEL)
            room = Room(
                playground, rng, people, strangers=[emi, fay], rows=rows, menu=await highest(fay)
            )
            room.version = await rows.version()
            while room.figures["forgeries"] < most:
                await room.attacked(min(AT_ONCE, most))
                await room.goes_on()
            assert bot.faults == [], "".join(bot.lines[-400:])
            room.figures += await books.check(url)
    return room.figures + Counter({f"sessions of {key}": 1})


async def highest(host: Guest) -> Json:
    """The private menu of a lobby's highest stake, from which a form is opened."""
    menu = await host.press(host.table(LOBBY), host.words()("button-rules"))
    return await host.choose(menu, host.words()("rules-which"), ["max"])


def right(table: Table) -> tuple[str, ...]:
    """Return the endings of all custom ids that are valid now, for any player."""
    rules = game_of(table)
    seats = range(len(table.chairs))
    return tuple(
        f":{table.acts_of(seat)}:{codec.write(action)}"
        for seat in seats
        for action in rules.legal(table.state, seat)
    )


def wrong(custom_id: str, seen: Collection[str], right: tuple[str, ...]) -> str:
    """Return the id, unless it happens to be valid.

    Valid are ids that were seen, also with a repaint suffix (`howto~2`), endings of a valid button,
    and menus.
    """
    meaning = parse(custom_id)
    if meaning is None:
        return custom_id
    by_chance = (
        meaning in map(parse, seen)
        or meaning.text.endswith(right)
        or isinstance(meaning, ActionMenu | PickMenu)
    )
    return f"{meaning.text}x" if by_chance else custom_id


def hand_of(guest: Guest) -> list[Json]:
    """Their newest hand in direct messages, if there is one."""
    return [m for m in guest.dms() if not m["ephemeral"]][-1:]


class Room:
    """A session under attack."""

    def __init__(
        self,
        playground: Playground,
        rng: random.Random,
        people: list[Guest],
        strangers: list[Guest],
        rows: Refusals,
        menu: Json,
    ) -> None:
        self.playground, self.rng, self.people, self.strangers, self.rows = (
            playground,
            rng,
            people,
            strangers,
            rows,
        )
        self.menu = menu  # of the lobby's highest stake
        self.lobby = Refusals(rows.store, table_id(strangers[-1].table(LOBBY)))
        self.seen: list[str] = []
        self.stale: list[Json] = []  # rows of components as they once were
        self.right: tuple[str, ...] = ()  # how ids end that somebody may press now
        self.forger = Forger(rng, self.seen)
        self.figures: Figures = Counter()
        self.version = 0  # of the row after the last press that was right

    async def attacked(self, most: int) -> None:
        """Many forgeries at once: nothing changes, and each is answered."""
        before, beside = await self.rows.table(), await self.lobby.version()
        assert before.version == self.version, "one was accepted after all"
        await self.look()
        self.right = right(before)
        museum = await self.museum()
        tries: list[tuple[str, Coroutine[Any, Any, Any]]] = [
            self.forged(museum) for _ in range(most)
        ]
        for (what, _), answer in zip(
            tries,
            await asyncio.gather(*(doing for _, doing in tries), return_exceptions=True),
            strict=True,
        ):
            if isinstance(answer, NoAnswer) and (
                "did not respond" in str(answer) or "nothing c" in str(answer)
            ):
                raise AssertionError(f"{what} was not answered: {answer}")
            if isinstance(answer, NoAnswer):
                continue  # Discord itself does not take it
            if isinstance(answer, BaseException) and not isinstance(answer, NoAnswer):
                raise answer
            self.figures += Counter({"forgeries": 1, what.split("|")[0]: 1})
        after = await self.rows.table()
        if after.version != before.version or after.state != before.state:
            done = [
                entry.what
                for entry in (await self.rows.store.tables.log(after.id))[before.version :]
            ]
            raise AssertionError(f"one was accepted: {[what for what, _ in tries]}: {done}")
        assert await self.lobby.version() == beside, "a lobby has changed"
        assert await self.rows.store.ledger.audit() == 0

    async def look(self) -> None:
        """Remember all that can be pressed now."""
        for guest in self.people:
            for message in (await guest.table_there(CHANNEL), *hand_of(guest)):
                self.seen += [
                    component["custom_id"]
                    for component in components(message)
                    if component.get("custom_id")
                ]
                ways = [way[0] for way in offers(message)]
                if ways and not any(word in way for way in ways for word in HARMLESS):
                    self.stale.append(deepcopy(message["components"]))
        del self.seen[:-200], self.stale[:-50]

    async def museum(self) -> Json | None:
        """A message of the bot in another channel as it once was: hands of earlier turns, and of
        others.
        """
        shown = await self.people[0].table_there(LOBBY)
        kept = self.playground.message(LOBBY, shown["id"])
        if not self.stale or kept is None:
            return None
        kept.data["components"] = deepcopy(self.rng.choice(self.stale))
        return shown | {"components": kept.data["components"]}

    def forged(self, museum: Json | None) -> tuple[str, Coroutine[Any, Any, Any]]:
        """One of them: what it is, and the doing of it."""
        how = self.rng.random()
        guest = self.rng.choice([*self.people, *self.strangers])
        # an old offer of this message, made to somebody else
        if museum is not None and how < 0.35:
            stranger = self.rng.choice(self.strangers)
            custom_id, kind, values = self.rng.choice(offers(museum))
            return f"stale|{custom_id}", stranger.forge(
                museum, custom_id, component_type=kind, values=values
            )
        if how < 0.45:
            command, option = self.rng.choice(sorted(COMPLETIONS.items()))
            return f"autocompletions|{command}", guest.autocomplete(
                CHANNEL, command, option, **{option: self.forger.text(60)}
            )
        if how < 0.5:
            return "forms|max", self.form()
        message = self.rng.choice([guest.table(CHANNEL), *hand_of(guest)])
        custom_id = self.forger.custom_id()
        kind = self.rng.choice((2, 3))
        custom_id = wrong(custom_id, self.seen, self.right)
        return f"forged|{custom_id}", guest.forge(
            message, custom_id, component_type=kind, values=self.forger.values()
        )

    async def form(self) -> Json | None:
        """A number that is none, or none that may be, in the form of a lobby's highest stake."""
        host = self.strangers[-1]
        form = await host.press(self.menu, host.words()("form-other"))
        # so many presses at once have used up its token
        if form is None or "custom_id" not in form:
            return form
        return await host.submit(form, {"number": self.rng.choice(NUMBERS)})

    async def goes_on(self) -> None:
        """Let players act correctly, several times at once."""
        before = await self.rows.table()
        for guest in self.rng.sample(self.people, len(self.people)):
            hand = next(iter(hand_of(guest)), None)
            ways = (
                [way for way in offers(hand) if verb(way) not in (*RASH, *HARMLESS)] if hand else []
            )
            at = before.participant_of(int(guest.id))
            if not ways or at is None or hand is None:
                continue
            custom_id, kind, values = self.rng.choice(ways)
            if (
                not custom_id.startswith(("kh:a:", "kh:m:"))
                or f":{before.acts_of(at)}:" not in custom_id
            ):
                continue
            presses = [
                guest.forge(hand, custom_id, component_type=kind, values=values)
                for _ in range(DOUBLES)
            ]
            answers = await asyncio.gather(*presses, return_exceptions=True)
            assert not [
                answer
                for answer in answers
                if isinstance(answer, BaseException) and "no such message" not in str(answer)
            ], answers
            acts, deals = before.acts_of(at), before.deals
            after = await self.rows.until(
                lambda table: table.acts_of(at) != acts or table.deals != deals  # noqa: B023
            )
            done = [
                entry.what
                for entry in (await self.rows.store.tables.log(after.id))[before.version :]
                if entry.by == int(guest.id)
            ]
            # what follows without a choice is part of it
            assert len(done) == 1, f"it counted twice: {done}"
            self.version = after.version
            self.figures += Counter(
                {"forgeries": DOUBLES - 1, "doubled": DOUBLES - 1, "right presses": 1}
            )
            return
        if labels(self.people[0].table(CHANNEL)) and "Next round" in labels(
            self.people[0].table(CHANNEL)
        ):
            for guest in self.people:
                await guest.press(guest.table(CHANNEL), "Next round")
            self.version = (
                await self.rows.until(lambda table: table.deals != before.deals)
            ).version


PART = Part(
    "Forged, stale, doubled and nonsensical presses, menus, forms and autocompletions by strangers and players: none accepted, none unanswered",
    "forgeries",
    100_000,
    case,
)
