"""Players who survive the bot's death: they press something sensible, and press it again once
the bot is back.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tests.e2e.players import AMOUNT, BESIDE, RASH, newest_private_hand
from tools.playground.people.person import Json, NoAnswer, PersonClient, components

LOBBY = "At the table"  # how the line begins that lists who has joined a lobby
PATIENCE = 30.0  # seconds for an answer; `down` ends the wait
SECRET = ("claim",)  # may be repeated until all players have acted
AGREEMENT = "would like to end the match now. Still to agree:"
AGAIN = "kh:g:"  # how the custom id of the button begins that opens another table


class Regular(PersonClient):
    """A player who survives the bot's death. `about` is told each press in advance."""

    def __init__(
        self,
        url: str,
        name: str,
        channel: str,
        seed: int,
        *,
        game: str,
        by_dm: bool,
        company: tuple[int, int],
    ) -> None:
        super().__init__(url, name)
        self.game = game
        self.by_dm = by_dm
        self.company = company  # people and computer players at the table
        self.about: Callable[[str], None] = lambda _: None
        self.host = False
        self.wants_to_close = False
        self.wants_to_leave = False
        self.left = False
        self.alive = asyncio.Event()
        self.outages = 0
        self.presses = 0
        self.thinks = 0.0  # seconds before each press
        self.unanswered: list[str] = []
        self._place = channel
        self._rng = random.Random(seed)
        self._latest = ""  # what was pressed
        self._current: asyncio.Task[Json | None] | None = None
        self._again: tuple[Json, str, int, list[str]] | None = None
        self._tried: set[tuple[str, str]] = set()  # private messages and verbs pressed there

    # ---- the outage

    def outage_begins(self) -> None:
        """Note an outage: presses under way may be answered or not."""
        self.alive.clear()
        self.outages += 1

    def down(self) -> None:
        """Note the bot's death: no press under way is answered any more."""
        if self._current is not None:
            self._current.cancel()

    # ---- looking

    @property
    def channel(self) -> str:
        return self.channel_id(self._place)

    def tables(self) -> list[Json]:
        """The bot's messages in the channel that everybody sees, but for offers to buy back."""
        return [
            m for m in self._public() if not any(way[0].startswith("kh:s:") for way in offers(m))
        ]

    def standings(self) -> list[Json]:
        """Return the messages that say how sessions ended."""
        return [
            m
            for m in self._public()
            if any(file["filename"].startswith("standing-") for file in m["attachments"])
        ]

    def _public(self) -> list[Json]:
        return [m for m in self.messages(self.channel) if m["author"]["bot"] and not m["ephemeral"]]

    def hand(self) -> Json | None:
        """Return the newest message with this player's hand."""
        if self.by_dm:
            return next(
                (m for m in reversed(self.dms()) if m["author"]["bot"] and m["components"]), None
            )
        return newest_private_hand(self, self.channel)

    # ---- doing

    async def spend_the_evening(self) -> None:
        """Until the table is closed and everybody paid."""
        while True:
            if self.thinks:
                await asyncio.sleep(self._rng.uniform(0, 2 * self.thinks))
            await self.alive.wait()
            events = self.events
            if self._again is not None:
                message, custom_id, kind, values = self._again
                self._again = None
                await self._do(message, custom_id, kind, values, again=True)
                continue
            tables = self.tables()
            if tables and not any(map(goes_on, tables)):
                return
            if not await self._step(next((m for m in reversed(tables) if goes_on(m)), None)):
                try:
                    await self.until(lambda seen=events: self.events > seen, timeout=0.5)  # type: ignore[misc]
                except TimeoutError:
                    continue

    async def _step(self, table: Json | None) -> bool:
        """One thing to do; False if there is none at the moment."""
        if table is None:
            return self.host and not self.tables() and await self._ask("play", game=self.game)
        verbs = [verb(way) for way in offers(table)]
        if LOBBY in table["content"]:
            return await self._settle_down(table)
        me = f"\u2068{self.name}\u2069"
        wanting, missing = agreement(table)
        closing = (self.wants_to_close and self.host) or me in missing
        if closing and me not in wanting and "ready" in verbs:
            return await self._do(*self._private_way(table, "end", "close"))
        # gone, unless that was refused
        if self.left and not ((hand := self.hand()) and offers(hand)):
            looks = not self.by_dm and "hand" in verbs and self._rng.random() < 0.03
            return looks and await self._do(table, found(table, "hand"))
        if self.wants_to_leave and "menu" in verbs:
            message, way = self._private_way(table, "goodbye", "leave")
            self.left = not way.endswith(":menu")  # and stays to see how it ends
            return await self._do(message, way)
        hand = self.hand()
        # a private hand from before the outage is not repainted any more: one asks for a new one
        if (
            not self.by_dm
            and "hand" in verbs
            and (hand is None or self._rng.random() < (0.05 if offers(hand) else 0.3))
        ):
            return await self._do(table, found(table, "hand"))
        if self._rng.random() < 0.08 and (old := self._something_old()) is not None:
            return await self._do(*old)
        ways = offers(hand) if hand is not None else []
        ways = [
            way for way in ways if not (closing and verb(way) == "ready") and verb(way) not in RASH
        ]
        if not ways or hand is None:
            return False
        moves = [way for way in ways if verb(way) not in BESIDE]
        rest = [way for way in ways if way not in moves]
        repeated = self._latest in SECRET and all(verb(way) in SECRET for way in moves)
        if (repeated or not moves) and self._rng.random() < 0.8:
            return False
        way = self._rng.choice(rest if rest and (not moves or self._rng.random() < 0.4) else moves)
        return await self._do(hand, *way)

    async def _settle_down(self, table: Json) -> bool:
        people, computers = self.company
        there = next(line for line in table["content"].splitlines() if line.startswith(LOBBY))
        if f"\u2068{self.name}\u2069" not in there:
            return await self._do(table, found(table, "join"))
        seated = there.count("\u2068")
        waited_for = (
            sum(f"\u2068{person['name']}\u2069" in there for person in self.people.values())
            < people
        )
        if not self.host or waited_for:
            return False
        if seated < people + computers:
            return await self._do(*self._private_way(table, "computer"))
        return await self._do(table, found(table, "start"))

    def _private_way(self, table: Json, *verbs: str) -> tuple[Json, str]:
        """Return the newest private message with a button for the first of these verbs that has
        one, and that button; else *More…* of the table.

        A question whose answer was lost in an outage stays on the screen and is out of date: it is
        answered once.
        """
        for wanted in verbs:
            for message in reversed(self.messages(self.channel)):
                pressed = message["id"], wanted
                if (
                    message["ephemeral"]
                    and wanted in map(verb, offers(message))
                    and pressed not in self._tried
                ):
                    self._tried.add(pressed)
                    return message, found(message, wanted)
        return table, found(table, "menu")

    def _something_old(self) -> tuple[Json, str, int, list[str]] | None:
        """A button that was seen and is still on the screen, but not in the newest hand."""
        newest = self.hand()
        old = [
            m
            for m in [*self.dms(), *self.messages(self.channel)]
            if m["author"]["bot"] and offers(m)
        ]
        old = [m for m in old if m["ephemeral"] or m in self.dms()]
        old = [m for m in old if newest is None or m["id"] != newest["id"]]
        if not old:
            return None
        message = self._rng.choice(old)
        ways = [way for way in offers(message) if verb(way) not in RASH]
        return (message, *self._rng.choice(ways)) if ways else None

    async def _ask(self, command: str, **options: Any) -> bool:
        self.about(f"/{command}")
        await self._guarded(
            self.command(self.channel, command, timeout=PATIENCE, **options), command
        )
        return True

    async def _do(
        self,
        message: Json,
        custom_id: str,
        kind: int = 2,
        values: list[str] = [],  # noqa: B006
        *,
        again: bool = False,
    ) -> bool:
        self._latest = verb((custom_id, kind, values))
        self.about(self._latest)
        if again and self.now(message) is None:
            return True
        doing = self.forge(message, custom_id, component_type=kind, values=values, timeout=PATIENCE)
        done, _ = await self._guarded(doing, f"{custom_id} {values}")
        if not done:
            self._again = (message, custom_id, kind, values)
        return True

    async def _guarded(self, doing: Any, what: str) -> tuple[bool, Json | None]:
        """(False, None) if the bot died under it.

        Whatever else stays without an answer is noted.
        """
        self.presses += 1
        outages = self.outages
        self._current = asyncio.ensure_future(doing)
        try:
            return True, await self._current
        except asyncio.CancelledError:
            task = asyncio.current_task()
            # nobody is to play on
            if self.outages == outages or (task is not None and task.cancelling()):
                raise
            return False, None
        except NoAnswer as silence:
            # the hand of the last deal was taken away meanwhile
            if "no such message" in str(silence):
                return True, None
            if self.outages > outages:
                return False, None
            self.unanswered.append(f"{what}: {silence}")
            return True, None
        finally:
            self._current = None


def found(message: Json, wanted: str) -> str:
    """The custom id of the button that does it."""
    return next(way[0] for way in offers(message) if verb(way) == wanted)


def goes_on(message: Json) -> bool:
    """Return whether a table's message offers more than another table and a look back, which a
    closed table offers too.
    """
    ways = [way for way in offers(message) if not way[0].startswith(AGAIN)]
    return any(verb(way) not in ("replay", "fair") for way in ways)


def agreement(message: Json) -> tuple[str, str]:
    """Return the names of those who want to end an undecided match, and of those who have yet to
    agree.
    """
    line = next((line for line in message["content"].splitlines() if AGREEMENT in line), "")
    wanting, _, missing = line.partition(AGREEMENT)
    return wanting, missing


def offers(message: Json) -> list[tuple[str, int, list[str]]]:
    """All that can be done with a hand: (custom id, kind of component, chosen values)."""
    ways: list[tuple[str, int, list[str]]] = []
    for it in components(message):
        if it["type"] == 2 and it.get("custom_id") and not it["custom_id"].startswith(AMOUNT):
            ways.append((it["custom_id"], 2, []))
        elif it["type"] == 3 and it["custom_id"].startswith("kh:p:"):  # so many of them
            ways += [
                (it["custom_id"], 3, [option["value"] for option in it["options"]][:n])
                for n in range(max(1, it["min_values"]), it["max_values"] + 1)
            ]
        elif it["type"] == 3:
            ways += [(it["custom_id"], 3, [option["value"]]) for option in it["options"]]
    return ways


def verb(way: tuple[str, int, list[str]]) -> str:
    """Return the verb of a press, for example "play", "ready" or "join"."""
    custom_id, _, values = way
    if custom_id.startswith("kh:p:"):
        return custom_id.split(":")[4]
    return (values[0] if values else custom_id.split(":")[-1]).split(" ")[0]
