"""People who play by themselves: each presses something legal that its own newest hand offers,
chosen by a seed.
"""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any

from locales.catalogues import Words, load
from tables.state.phases import CloseReason
from tools.playground.people.person import Json, NoAnswer, PersonClient, components

# whatever a round ends with
RESULT = "wins? the round|nobody wins|Round over:|Blocked\\.|reaches the target"
LONG = 180.0  # seconds in which nothing happens at a table; more than a pause between deals
AMOUNT = "kh:n:"  # how the custom id of a button begins that asks for another number
PICK = "*"  # some entries of a menu in which several can be chosen
BESIDE = ("stake", "add", "raise", "hint")  # done beside a turn
RASH = ("renounce", "leave", "goodbye")  # final: a player who does it is out for the evening


def endings(words: Words) -> tuple[str, ...]:
    """Return the sentences by which a hand says that the table is closed, for each reason and
    each number of wins.
    """
    told = (
        words(f"ended-{why}", name="\0", wins=wins, stopped="no")
        for why in CloseReason
        for wins in (3, 5, 10)
    )
    return tuple(sentence.rpartition("\0")[2] for sentence in told)


class Guest(PersonClient):
    """A person who forgets nothing: `seen` holds every message as it was ever shown to it,
    ephemeral ones too.
    """

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.seen: list[Json] = []

    def _hear(self, event: Json) -> None:
        if event["t"] in ("message", "edit"):
            self.seen.append({**event["message"], "channel": event["channel"]})
        super()._hear(event)

    @property
    def told(self) -> list[str]:
        """The private sentences it was told (hands, which have pictures, and placeholders
        apart), each once.
        """
        found = {
            m["id"]: m["content"]
            for m in self.seen
            if m["ephemeral"] and not m["attachments"] and m["content"]
        }
        return list(found.values())

    def words(self) -> Words:
        """Return the words of the language in which the bot speaks to this person."""
        return load().of(self.people[self.id]["locale"])

    def table(self, channel: str) -> Json:
        """The newest message in a channel that shows a table, as it is now."""
        return [m for m in self.messages(channel) if not m["ephemeral"] and shows_table(m)][-1]

    async def table_there(self, channel: str) -> Json:
        """Wait for the table's message and return it."""
        return await self.until(
            lambda: next(
                (
                    m
                    for m in reversed(self.messages(channel))
                    if not m["ephemeral"] and shows_table(m)
                ),
                None,
            )
        )


class Player:
    """Plays a session with the hands of one kind only: the one in the direct messages, or the
    private one from *My hand*.
    """

    def __init__(self, guest: Guest, channel: str, seed: int, *, by_dm: bool) -> None:
        self.guest = guest
        self.channel = channel
        self.by_dm = by_dm
        self.watches = True  # the channel, for the result of each deal, before it goes on
        self.deals: set[int] = set()  # of which it has seen the result in its hand
        self._rng = random.Random(seed)
        self._sheet: Json | None = None  # the private hand
        self._dealt = False  # it has seen a hand

    def hand(self) -> Json | None:
        """Return the newest message with this player's hand."""
        if self._sheet is not None:  # with each deal it is posted once more, below
            return newest_private_hand(self.guest, self.channel) or self.guest.now(self._sheet)
        return next(
            (m for m in reversed(self.guest.dms()) if not m["ephemeral"] and m["author"]["bot"]),
            None,
        )

    async def play(self, last: int | None = None) -> None:
        """Until the table is closed.

        With `last` it is the host, who closes the table after so many deals.
        """
        guest = self.guest
        if self.watches:
            await guest.until(lambda: "My hand" in labels(guest.table(self.channel)))
        if not self.by_dm:
            self._sheet = await guest.press(guest.table(self.channel), "My hand")
        else:
            await guest.until(lambda: self._offers(None))
        done: object = None
        while True:
            offers = await guest.until(lambda seen=done: self._offers(seen), timeout=LONG)  # type: ignore[misc]
            hand = self.hand()
            if hand is None or not offers["ways"]:
                if offers["over"]:
                    return
                done = offers["sight"]
                continue
            ways: list[tuple[str, str | None]] = offers["ways"]
            taken = True
            if verb(ways[0]) == "ready":
                self.deals.add(await self._result())
                await self._take(hand, ways[0])
                if last is not None and max(self.deals) == last - 1:
                    await close_after_this_round(self.guest, self.channel)
            elif offers["due"]:
                moves = [way for way in ways if verb(way) not in BESIDE]
                rest = [way for way in ways if way not in moves]
                taken = await self._take(
                    hand,
                    self._rng.choice(
                        rest if rest and (not moves or self._rng.random() < 0.4) else moves
                    ),
                )
            elif answers := [way for way in ways if verb(way) in ("accept", "refuse")]:
                taken = await self._take(hand, self._rng.choice(answers))
            elif self._rng.random() < 0.3 and (
                rest := [way for way in ways if verb(way) not in RASH]
            ):
                taken = await self._take(hand, self._rng.choice(rest))
            done = offers["sight"] if taken else None

    async def _result(self) -> int:
        """The number of the deal whose result the table's message shows: people look at it
        before they go on.
        """
        guest = self.guest
        sight = re.compile(rf"round (\d+) · .*({RESULT})")

        def shown() -> int:
            match = sight.search(guest.table(self.channel)["content"])
            return int(match[1]) if match and int(match[1]) not in self.deals else 0

        return await guest.until(shown) if self.watches else len(self.deals) + 1

    async def step(self) -> None:
        """The first thing that the hand offers."""
        offers = await self.guest.until(
            lambda: (found := self._offers(None)) and found["ways"] and found
        )
        await self._take(self.hand(), offers["ways"][0])

    def _offers(self, known: object) -> dict[str, Any] | None:
        """Return the actions that the newest hand offers, or None while it looks as `known`."""
        hand = self.hand()
        self._dealt = self._dealt or bool(hand and hand["attachments"])
        if hand is None or not self._dealt:
            return None
        ways: list[tuple[str, str | None]] = []
        for it in components(hand):
            custom_id = menu_of(it)
            # they change nothing
            if (
                it["type"] == 2
                and custom_id
                and not custom_id.endswith((":hint", ":notes", ":fair", ":onward", ":deal"))
            ):
                ways.append((custom_id, None))
            elif it["type"] == 3 and custom_id.startswith("kh:p:"):
                ways.append((custom_id, PICK))
            elif it["type"] == 3:
                ways += [(custom_id, option["value"]) for option in it["options"]]
        words = self.guest.words()
        due = words("your-turn") in hand["content"] or words("your-offer") in hand["content"]
        over = any(end in hand["content"] for end in endings(words))
        # a player who is out of a match may see only the pause after a deal
        ready = bool(ways) and verb(ways[0]) == "ready"
        sight = (hand["id"], tuple(ways), due, over, ready and hand["content"])
        return None if sight == known else {"ways": ways, "due": due, "over": over, "sight": sight}

    async def _take(self, hand: Json, way: tuple[str, str | None]) -> bool:
        """False if the hand has been painted once more meanwhile: it may look as before, and
        nothing has been pressed.
        """
        custom_id, value = way
        try:
            if value is None:
                form = await self.guest.press(hand, custom_id)
                if form is not None and custom_id.startswith(AMOUNT):
                    await self.guest.submit(form, {"number": str(self._rng.randint(2, 60))})
            else:
                await self.guest.choose(
                    hand, custom_id, self._picked(hand, custom_id) if value == PICK else [value]
                )
        except (LookupError, StopIteration):
            pass  # the hand has changed meanwhile
        except NoAnswer as wrong:
            # it was edited, or the next deal's hand has replaced it
            if "no such" not in str(wrong):
                raise
            return False
        return True

    def _picked(self, hand: Json, custom_id: str) -> list[str]:
        """Return as many entries of a menu as it takes."""
        menu = next(
            it for it in components(self.guest.now(hand) or hand) if menu_of(it) == custom_id
        )
        values = [option["value"] for option in menu["options"]]
        return self._rng.sample(values, self._rng.randint(menu["min_values"], menu["max_values"]))


def menu_of(component: Json) -> str:
    """Its custom id, without what tells the same menu apart that was painted once more."""
    return str(component.get("custom_id") or "").partition("~")[0]


def verb(way: tuple[str, str | None]) -> str:
    """Return the verb of a button or of a menu's entry, for example "play" or "stake"."""
    custom_id, value = way
    parts = custom_id.split(":")
    if value == PICK:
        return parts[4]
    return (parts[-1] if value is None else str(value)).split(" ")[0]


def labels(message: Json) -> list[str]:
    """Return the labels of all buttons of a message."""
    return [it["label"] for it in components(message) if it["type"] == 2 and it.get("label")]


def over(message: Json) -> bool:
    """Return whether a table's message offers nothing but another table and a look back."""
    return set(labels(message)) <= {"Play again", "Replay", "Fair?"}


def shows(message: Json, what: str) -> bool:
    """Return whether the message has a picture of a "table" or a "hand"."""
    return any(file["filename"].startswith(f"{what}-") for file in message["attachments"])


def shows_table(message: Json) -> bool:
    """Return whether the message has a picture of a table, or of its final standing."""
    return shows(message, "table") or shows(message, "standing")


def newest_hand(guest: PersonClient) -> Json:
    """Return the newest hand in a person's direct messages."""
    return [message for message in guest.dms() if not message["ephemeral"]][-1]


def newest_private_hand(guest: PersonClient, channel: str) -> Json | None:
    """Return the newest private answer with a hand in a channel, or None."""
    return next(
        (m for m in reversed(guest.messages(channel)) if m["ephemeral"] and shows(m, "hand")), None
    )


async def arrive(stack: AsyncExitStack, url: str, *names: str) -> list[Guest]:
    """Open the pages of these people."""
    return [await stack.enter_async_context(Guest(url, name)) for name in names]


def answers(guest: Guest, channel: str) -> set[str]:
    """Return the ids of a guest's private messages in a channel."""
    return {m["id"] for m in guest.messages(channel) if m["ephemeral"]}


async def seat(people: Sequence[Guest], channel: str, game: str, computers: int = 0) -> None:
    """The first opens a table and is host, the others join, computers fill it up."""
    host, *others = people
    await host.command(channel, "play", game=game)
    for guest in others:
        known = answers(guest, channel)
        await guest.press(await guest.table_there(channel), "Join")
        await guest.until(lambda guest=guest, known=known: answers(guest, channel) - known)  # type: ignore[misc]
    for _ in range(computers):
        await host.press(host.table(channel), "Add bot")


async def agree(guests: Sequence[Guest], channel: str) -> None:
    """Guests accept house rules that the host has changed since they sat down."""
    for guest in guests:
        await guest.until(lambda guest=guest: "Agree" in labels(guest.table(channel)))  # type: ignore[misc]
        heard = len(guest.seen)
        await pressed_as_it_is_now(guest, channel, "Agree")
        again = await guest.until(
            lambda guest=guest, heard=heard: asked_again(guest, channel, heard)
        )  # type: ignore[misc]
        if again["ephemeral"]:  # the table was behind
            await guest.press(again, "Agree")
            await guest.until(lambda guest=guest: not waited_for(guest, channel))  # type: ignore[misc]


async def pressed_as_it_is_now(guest: Guest, channel: str, label: str) -> None:
    """A button of the table, which may be painted once more while it is being pressed."""
    while label in labels(guest.table(channel)):
        try:
            await guest.press(guest.table(channel), label)
        except NoAnswer as repainted:
            if "no such component" not in str(repainted):
                raise
        else:
            return


async def asked(guest: Guest, channel: str, label: str, answer: str) -> Json:
    """A button of the table that asks something before it does anything: the question, however
    often the table is painted meanwhile.
    """
    heard = len(guest.seen)
    await guest.press(guest.table(channel), label)
    return await guest.until(
        lambda: next(
            (m for m in guest.seen[heard:] if m["ephemeral"] and answer in labels(m)), None
        )
    )


def asked_again(guest: Guest, channel: str, heard: int) -> Json | None:
    """A private message that asks for agreement once more, or the table as soon as it does not
    wait for this guest any more.
    """
    known = {m["id"] for m in guest.seen[:heard]}
    fresh = (m for m in guest.seen[heard:] if m["ephemeral"] and m["id"] not in known)
    if private := next((m for m in fresh if "Agree" in labels(m)), None):
        return private
    return None if waited_for(guest, channel) else guest.table(channel)


def waited_for(guest: Guest, channel: str) -> bool:
    """Return whether the table says that it cannot start before this guest has agreed."""
    return any(
        line.startswith("**The house rules have changed") and guest.name in line
        for line in guest.table(channel)["content"].splitlines()
    )


async def settled(host: Guest, channel: str, name: str, value: Any) -> None:
    """A house rule, by the menus."""
    outgoing = await host.press(host.table(channel), "House rules")
    await host.choose(outgoing, host.words()("rules-which"), [name])
    wanted = f"kh:o:{table_id(host.table(channel))}:{name}"

    def menu() -> Json | None:
        return next(
            (
                it
                for it in components(host.now(outgoing) or outgoing)
                if it["type"] == 3 and menu_of(it) == wanted
            ),
            None,
        )

    def chosen() -> object:
        return next(
            (
                json.loads(option["value"])
                for option in (menu() or {"options": []})["options"]
                if option.get("default")
            ),
            ...,
        )

    await host.until(lambda: chosen() is not ...)
    shown = menu()
    if shown is not None and chosen() != value:  # else nothing is sent
        await host.choose(outgoing, shown["custom_id"], [json.dumps(value)])
        await host.until(lambda: chosen() == value)


async def start(host: Guest, channel: str) -> None:
    """Press *Start* and wait for the first deal."""
    # as soon as the last has sat down
    await host.until(lambda: "Start" in labels(host.table(channel)))
    await host.press(host.table(channel), "Start")
    try:
        await host.until(lambda: "My hand" in labels(host.table(channel)))
    except TimeoutError:
        raise TimeoutError(
            f"{channel} does not begin: {host.told[-1:]} {host.table(channel)['content']}"
        ) from None


async def seat_and_start(
    people: Sequence[Guest], channel: str, game: str, computers: int = 0
) -> None:
    """Seat people and computers, and begin the first deal."""
    await seat(people, channel, game, computers)
    await start(people[0], channel)


async def close_after_this_round(host: Guest, channel: str) -> None:
    """Press *Close after this round* until the host is told that the table closes.

    If a round ends under the press, the bot asks whether to close at once. That is not answered.
    """
    closes = host.words()("closing-on", playing="yes", missing="")
    while closes not in host.told:
        await host.until(lambda: "My hand" in labels(host.table(channel)), timeout=LONG)
        with suppress(LookupError, NoAnswer):  # the round is over
            await host.press(host.table(channel), "Close after this round")


async def session(players: Sequence[Player], deals: int) -> None:
    """Let all players play until the host, the first of them, closes the table after so many
    deals.
    """
    async with asyncio.TaskGroup() as group:
        for number, player in enumerate(players):
            group.create_task(player.play(deals if number == 0 else None))


def table_id(message: Json) -> str:
    """Return the id of the table that a message with buttons belongs to."""
    return next(
        str(it["custom_id"]).split(":")[2] for it in components(message) if it.get("custom_id")
    )


async def ask_to_be_forgotten(guest: Guest, channel: str) -> Json:
    """Return the question before a person's data is deleted, by way of /settings."""
    page = await guest.command(channel, "settings")
    page = await guest.press(page, guest.words()("button-privacy"))
    return await guest.press(page, guest.words()("button-forget-me"))
