"""A client for tests and scripts that speaks the page's websocket like a person's browser."""

import asyncio
import contextlib
import json
import time
import uuid
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import aiohttp

Json = dict[str, Any]
T = TypeVar("T")

# seconds without any event; a whole answer may take longer on a busy machine
PATIENCE: Final = 60.0
SETTLE: Final = 3.0  # seconds
LOADING: Final = 1 << 7
BUTTON: Final = 2


class NoAnswer(Exception):  # noqa: N818 - the words of the page
    """The bot did not answer, or the page refused the action; the message says which."""


class PersonClient:
    """One open page of a person: `async with PersonClient(pg.url, "Anna") as anna`.

    Every action returns the first thing it shows: a message (as the page gets it, with its
    `channel`), a modal (`{"interaction", "custom_id", "title", "components"}`), or None if the bot
    acknowledged and showed nothing.
    """

    def __init__(self, url: str, name: str, *, narrow: bool = False) -> None:
        self.url = url
        self.name = name
        self._narrow = narrow
        self.id = ""
        self.channels: dict[str, Json] = {}
        self.people: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.refused: list[Json] = []
        # when the page opened: channel -> {message: whether it is for this person}
        self.unread: dict[str, Json] = {}
        self.latencies: list[float] = []  # seconds until the first thing shown
        self.acknowledged: list[float] = []  # seconds until the bot's acknowledgement
        self.events: int = 0
        self._messages: dict[str, list[Json]] = {}
        self._heard: dict[str, list[Json]] = {}  # events by the nonce of the action they belong to
        self._news = asyncio.Condition()
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self.gone = False
        # seconds for a change to follow an answer that shows nothing itself
        self.settle = SETTLE

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        try:
            query = {"user": self.name} | ({"narrow": "1"} if self._narrow else {})
            self._socket = await self._session.ws_connect(
                f"{self.url}/page/ws", params=query, max_msg_size=0
            )
            self._reader = asyncio.create_task(self._read(self._socket))
            await self.until(lambda: self.id)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._session is not None:
            await self._session.close()

    # Hearing

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                event = json.loads(frame.data)
                self._hear(event)
                async with self._news:
                    self.events += 1
                    self._news.notify_all()
        async with self._news:
            self.gone = True
            self._news.notify_all()

    def _hear(self, event: Json) -> None:
        kind = event["t"]
        if kind == "ready":
            self.id = event["me"]["id"]
            self.channels = {channel["id"]: channel for channel in event["channels"]}
            self.people = {person["id"]: person for person in event["people"]}
            self.commands, self.refused, self.unread = (
                event["commands"],
                event["refused"],
                event["unread"],
            )
        elif kind in ("message", "edit"):
            self._keep(event["channel"], event["message"])
        elif kind == "delete":
            there = self._messages.get(event["channel"], [])
            there[:] = [message for message in there if message["id"] != event["id"]]
        elif kind == "history":
            for message in event["messages"]:
                self._keep(event["channel"], message)
        elif kind == "channel":
            self.channels[event["channel"]["id"]] = event["channel"]
        elif kind == "channel_gone":
            self.channels.pop(event["id"], None)
            self._messages.pop(event["id"], None)
        elif kind == "people":
            self.people = {person["id"]: person for person in event["people"]}
        elif kind == "commands":
            self.commands = event["commands"]
        elif kind == "refused":
            self.refused.append(event["entry"])
        heard = self._heard.get(event.get("nonce", ""))
        if heard is not None:
            heard.append(event)

    def _keep(self, channel: str, message: Json) -> None:
        message["channel"] = channel
        there = self._messages.setdefault(channel, [])
        for index in range(len(there) - 1, -1, -1):
            if there[index]["id"] == message["id"]:
                there[index] = message
                return
            if int(there[index]["id"]) < int(message["id"]):
                there.insert(index + 1, message)
                return
        there.insert(0, message)

    async def until(self, predicate: Callable[[], T | None], *, timeout: float = PATIENCE) -> T:
        """Call `predicate()` after every event until it is truthy; return it.

        TimeoutError after `timeout` silent seconds.
        """
        async with self._news:
            while not (value := predicate()):
                if self.gone:
                    raise NoAnswer("the playground closed the page")
                async with asyncio.timeout(timeout):
                    await self._news.wait()
            return value

    # Looking

    def channel_id(self, channel: str) -> str:
        """Return the id of a channel given by id or by name, with or without #."""
        if channel in self.channels:
            return channel
        name = channel.removeprefix("#")
        found = [c["id"] for c in self.channels.values() if c["name"] == name and c["kind"] != "dm"]
        if not found:
            raise LookupError(channel)
        return str(found[0])

    def messages(self, channel: str) -> list[Json]:
        """Return the live list of messages that this page shows of a channel, oldest first,
        ephemeral ones included.
        """
        return self._messages.setdefault(self.channel_id(channel), [])

    def dms(self) -> list[Json]:
        """Return the messages of the DM with the bot, oldest first; [] if there is none."""
        found = [c["id"] for c in self.channels.values() if c["kind"] == "dm"]
        return self._messages.setdefault(found[0], []) if found else []

    def now(self, message: Json) -> Json | None:
        """Return the current version of a message; None if it was deleted."""
        there = self._messages.get(message["channel"], [])
        return next((m for m in reversed(there) if m["id"] == message["id"]), None)

    async def open(self, channel: str) -> list[Json]:
        """Ask for the history of a channel and, for a narrow page, its events."""
        await self.request(
            "open", {"channel": self.channel_id(channel)}, lambda event: event["t"] == "history"
        )
        return self.messages(channel)

    async def download(self, attachment: Json) -> bytes:
        """Return the bytes of an attachment, or of anything with a `url`."""
        assert self._session is not None
        async with self._session.get(attachment["url"]) as response:
            response.raise_for_status()
            return await response.read()

    # Acting

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a raw message of the page's protocol without waiting."""
        assert self._socket is not None
        await self._socket.send_str(json.dumps({"t": kind, **fields}))

    async def request(
        self, kind: str, fields: Json, wanted: Callable[[Json], bool], timeout: float = PATIENCE
    ) -> Json:
        """Send a message with a nonce, and return the first event that belongs to it and is
        `wanted`.
        """
        nonce = uuid.uuid4().hex
        heard = self._heard[nonce] = []
        try:
            await self.send(kind, nonce=nonce, **fields)
            return await self.until(lambda: _first(heard, wanted), timeout=timeout)
        except TimeoutError:
            raise NoAnswer(f"{kind}: nothing came back in {timeout} s") from None
        finally:
            del self._heard[nonce]

    async def interact(
        self, kind: str, fields: Json, source: Json | None, timeout: float
    ) -> Json | None:
        """Send an interaction and return the first thing it shows."""
        nonce = uuid.uuid4().hex
        heard = self._heard[nonce] = []
        before = self.now(source) if source is not None else None
        started = time.perf_counter()
        try:
            await self.send(kind, nonce=nonce, **fields)
            try:
                answered = await self.until(
                    lambda: _first(heard, lambda e: e["t"] == "answered"), timeout=timeout
                )
                self.acknowledged.append(time.perf_counter() - started)
                if answered["type"] == 9:
                    form = await self.until(
                        lambda: _first(heard, lambda e: e["t"] == "modal"), timeout=timeout
                    )
                    return {**form["modal"], "interaction": form["interaction"]}
                shown = await self._shown(answered, heard, source, before, timeout)
            except TimeoutError:
                heard_kinds = [event["t"] for event in heard]
                raise NoAnswer(
                    f"{kind} {fields}: nothing came in {timeout} s but {heard_kinds}"
                ) from None
            self.latencies.append(time.perf_counter() - started)
            return shown
        finally:
            del self._heard[nonce]

    async def _shown(
        self,
        answered: Json,
        heard: list[Json],
        source: Json | None,
        before: Json | None,
        timeout: float,
    ) -> Json | None:
        kind = answered["type"]
        if kind in (4, 5, 7):
            fresh = answered["message_id"]

            def there() -> Json | None:
                event = _last(
                    heard, lambda e: e["t"] in ("message", "edit") and e["message"]["id"] == fresh
                )
                if event is None or event["message"]["flags"] & LOADING:
                    return None
                found: Json = event["message"]
                return found

            def gone() -> Json | None:
                return _first(heard, lambda e: e["t"] == "delete" and e["id"] == fresh)

            await self.until(lambda: there() or gone(), timeout=timeout)
            return there()
        # Acknowledged, and nothing shown yet: wait for the next change that belongs to it, or of
        # its message.
        try:

            def change() -> Json | None:
                event = _first(
                    heard,
                    lambda e: e["t"] in ("message", "edit") and not e["message"]["flags"] & LOADING,
                )
                if event is not None:
                    found: Json = event["message"]
                    return found
                current = self.now(source) if source is not None else None
                return current if current is not before else None

            def vanished() -> bool:
                return before is not None and source is not None and self.now(source) is None

            async with asyncio.timeout(self.settle):
                await self.until(lambda: change() or vanished())
            return change()
        except TimeoutError:
            return None

    async def say(self, channel: str, content: str) -> None:
        await self.send("say", channel=self.channel_id(channel), content=content)

    async def command(
        self,
        channel: str,
        name: str,
        /,
        *,
        sub: str | None = None,
        group: str | None = None,
        timeout: float = PATIENCE,
        **options: Any,
    ) -> Json | None:
        """Run a slash command; `name` may include the sub-command ("table open")."""
        steps = name.split()
        if len(steps) > 1:
            name, sub = steps[0], steps[-1]
            group = steps[1] if len(steps) == 3 else group
        fields = {
            "channel": self.channel_id(channel),
            "name": name,
            "sub": sub,
            "group": group,
            "options": options,
        }
        return await self.interact("command", fields, None, timeout)

    async def autocomplete(
        self,
        channel: str,
        name: str,
        focused: str,
        /,
        *,
        sub: str | None = None,
        group: str | None = None,
        **options: Any,
    ) -> list[Json]:
        """Return the bot's suggestions for the option `focused`: [{"name", "value"}]."""
        steps = name.split()
        if len(steps) > 1:
            name, sub = steps[0], steps[-1]
            group = steps[1] if len(steps) == 3 else group
        fields: Json = {
            "channel": self.channel_id(channel),
            "name": name,
            "sub": sub,
            "group": group,
        }
        fields |= {"options": options, "focused": focused}
        event = await self.request("autocomplete", fields, lambda e: e["t"] == "choices")
        return list(event["choices"])

    async def press(
        self, message: Json, label_or_custom_id: str, *, timeout: float = PATIENCE
    ) -> Json | None:
        """Press a button, found by custom_id, label or emoji name.

        What stands behind *More…* is pressed there.
        """
        message, it = await self._find(message, (2,), label_or_custom_id, timeout)
        fields = {
            "channel": message["channel"],
            "message": message["id"],
            "custom_id": it["custom_id"],
        }
        return await self.interact("press", fields, message, timeout)

    async def _find(
        self, message: Json, kinds: Sequence[int], word: str, timeout: float
    ) -> tuple[Json, Json]:
        """Return a component (see `find`) of a message, or of the page behind its *More…*, and the
        message that has it.
        """
        shown = self.now(message) or message
        try:
            return message, find(shown, kinds, word)
        except LookupError:
            page = await self.more(message, timeout=timeout)
            if page is None:
                raise
            return page, find(page, kinds, word)

    async def more(self, message: Json, *, timeout: float = PATIENCE) -> Json | None:
        """Return the page behind *More…* of a message, None if it has none."""
        ids = [str(it.get("custom_id")) for it in components(self.now(message) or message)]
        more = next((custom_id for custom_id in ids if custom_id.endswith(":menu")), None)
        return None if more is None else await self.press(message, more, timeout=timeout)

    async def choose(
        self, message: Json, menu: str, values: Iterable[str], *, timeout: float = PATIENCE
    ) -> Json | None:
        """Choose in a menu, by values or labels.

        What stands behind *More…* is chosen there. NoAnswer if the menu already shows this choice:
        clients send nothing then.
        """
        message, it = await self._find(message, (3, 5, 6, 7, 8), menu, timeout)
        return await self.choose_in(message, it, values, timeout=timeout)

    async def choose_in(
        self, message: Json, it: Json, values: Iterable[str], *, timeout: float = PATIENCE
    ) -> Json | None:
        """Choose in a menu as it was when the person opened it (see `find`)."""
        by_label = {option["label"]: option["value"] for option in it.get("options", [])}
        known = {option["value"] for option in it.get("options", [])}
        chosen = [value if value in known else by_label.get(value, value) for value in values]
        fields = {
            "channel": message["channel"],
            "message": message["id"],
            "custom_id": it["custom_id"],
        }
        return await self.interact("choose", fields | {"values": chosen}, message, timeout)

    async def forge(
        self,
        message: Json,
        custom_id: str,
        *,
        component_type: int = 2,
        values: Iterable[str] = (),
        timeout: float = PATIENCE,
    ) -> Json | None:
        """Send a click that the message does not offer."""
        fields = {"channel": message["channel"], "message": message["id"], "custom_id": custom_id}
        fields |= {"component_type": component_type, "values": list(values)}
        return await self.interact("forge", fields, message, timeout)

    async def submit(self, modal: Json, values: Json, *, timeout: float = PATIENCE) -> Json | None:
        """Send a form; `values` by custom_id or by label."""
        labels = {}
        for it in modal["components"]:
            inner = it.get("component") or (it.get("components") or [{}])[0]
            labels[it.get("label") or inner.get("label")] = inner.get("custom_id")
        answers = {labels.get(key, key): value for key, value in values.items()}
        fields = {
            "interaction": modal["interaction"],
            "custom_id": modal["custom_id"],
            "values": answers,
        }
        return await self.interact("submit", fields, None, timeout)

    async def dms_open(self, *, open_: bool) -> None:
        await self.send("dms", open=open_)
        await self.until(lambda: self.people[self.id]["dms_open"] == open_)

    async def locale(self, locale: str) -> None:
        await self.send("locale", locale=locale)
        await self.until(lambda: self.people[self.id]["locale"] == locale)

    async def delete_message(self, message: Json) -> None:
        """Delete an own message, or any as a moderator; else raise NoAnswer."""
        await self.request(
            "delete_message",
            {"channel": message["channel"], "id": message["id"]},
            lambda event: event["t"] == "delete",
        )


def components(message: Json) -> Iterable[Json]:
    """Return all components of a message, nested ones included."""
    pending = list(message.get("components") or [])
    while pending:
        it = pending.pop(0)
        yield it
        pending = list(it.get("components") or []) + pending
        pending += [it["accessory"]] if isinstance(it.get("accessory"), dict) else []


def find(message: Json, kinds: Iterable[int], word: str) -> Json:
    """Return the component of a type with this custom_id (menus: its start), label, placeholder
    or emoji; else LookupError.
    """
    kinds = tuple(kinds)
    usable = [it for it in components(message) if it["type"] in kinds and it.get("custom_id")]
    for key in ("custom_id", "label", "placeholder"):
        for it in usable:
            if it.get(key) == word:
                return it
    for it in usable:
        if (it.get("emoji") or {}).get("name") == word or (
            it["type"] != BUTTON and it["custom_id"].startswith(word)
        ):
            return it
    offered = [it.get("label") or it.get("placeholder") or it["custom_id"] for it in usable]
    raise LookupError(f"no {word!r} among {offered}")


def picked(message: Json, custom_id_or_placeholder: str) -> list[str]:
    """Return the options that the bot has marked as chosen in a menu."""
    options = find(message, (3,), custom_id_or_placeholder)["options"]
    return [str(option["value"]) for option in options if option.get("default")]


def _first(heard: list[Json], wanted: Callable[[Json], bool]) -> Json | None:
    """Return the first wanted event; raise NoAnswer if the action failed before it."""
    for event in heard:
        if wanted(event):
            return event
        if event["t"] == "failed":
            raise NoAnswer(event["why"])
    return None


def _last(heard: list[Json], wanted: Callable[[Json], bool]) -> Json | None:
    return next((event for event in reversed(heard) if wanted(event)), None)
