"""Part of the campaign: public messages do not depend on hidden tiles.

Positions of all games are compared with copies that have everything hidden dealt again. Text,
buttons and scene must be the same letter by letter. Some are also drawn and sent: all requests and
log lines must be the same byte for byte.
"""

import hashlib
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache

import pytest

from data.store import Store, open_store
from delivery.discord_api.discord_errors import describe
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from delivery.publish.channel_messages import ChannelMessages
from delivery.publish.message_drawing import MessageDrawing
from delivery.publish.message_poster import MessagePoster, nonce_of
from delivery.publish.table_places_and_threads import TablePlaces
from delivery.workers.picture_pool import PicturePool
from games import GAMES
from games.parts.chance import Chance
from locales.catalogues import load
from messages.play.nudge_message import nudge_content
from messages.play.offers_message import has_offers, offers_content
from messages.play.table_message import table_content
from tables.state.table import Table, game_of
from tables.views.table_views import private_table, public_table
from tests.delivery.delivery_harness import new_dms
from tests.delivery.loopback_discord import LoopbackDiscord
from tests.tables.evening import Evening, rules_for_chips
from tests.tables.table_harness import CHANNEL, NOW
from tools.campaign.part import Figures, Part, Place

POSITIONS = 1_000  # of one game, a case
SENT = 25  # of so many one is drawn and sent, too
MUCH = 1_000_000
# the others tell of fonts
OURS = {"games", "tables", "data", "renderer", "messages", "delivery", "discord"}
catalogues = cache(load)


class Ear(logging.Handler):
    """Hears every log line of the house, however unimportant."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] in OURS:
            self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


class Window:
    """A publisher of tables to a Discord in memory.

    It returns the requests sent and the lines logged.
    """

    def __init__(
        self, store: Store, sender: Sender, pool: PicturePool, discord: LoopbackDiscord, ear: Ear
    ) -> None:
        self.sender, self.discord, self.ear = sender, discord, ear
        self.drawing = MessageDrawing(store, pool, sender.scheduler)
        self.channel_messages = ChannelMessages(
            store=store,
            sender=sender,
            poster=MessagePoster(sender, store, lambda: NOW, catalogues()),
            drawing=self.drawing,
            places=TablePlaces(sender, store),
            catalogues=catalogues(),
        )

    async def shown(self, table: Table) -> list[object]:
        """Everything that the room may see of a table, as bytes.

        The first try fails, so that this is logged, too.
        """
        self.ear.lines.clear()
        self.discord.forget_nonces()  # both are new to it
        words, seen = catalogues().of(table.locale), public_table(table)
        left: list[object] = []
        outgoing = [await self.channel_messages.draw_table(table)]
        posts = {"offers": offers_content(seen, words)} if has_offers(seen) else {}
        for name, content in posts.items():
            outgoing.append(
                await self.drawing.draw(content, f"{name}-{table.public_version}", table.guild)
            )
        for message in outgoing:
            await self._sent(table, message)
            left.append(json.dumps(self.discord.requests[-1].payload, sort_keys=True, default=str))
            left += [
                (file.filename, file.description, hashlib.sha256(file.fp.read()).hexdigest())
                for file in message.files()
            ]
        return [*left, *self.ear.lines]

    async def _sent(self, table: Table, outgoing: OutgoingMessage) -> None:
        self.discord.fail("POST", "messages", 503)
        for _ in range(2):
            try:
                await self.sender.send(CHANNEL, outgoing, nonce_of(table.id, table.version))
            except Exception as error:  # noqa: BLE001 - as the queue does
                logging.getLogger("delivery.publish.publish_queue").warning(
                    "table %s could not be shown: %s", table.id, describe(error)
                )


@asynccontextmanager
async def window(place: Place) -> AsyncIterator[Window]:
    """One that is opened on nothing but an empty database."""
    ear, root = Ear(), logging.getLogger()
    level = root.level
    patch = pytest.MonkeyPatch()
    pool = PicturePool(0, "jpeg")
    async with place.database("sqlite") as url:
        store = await open_store(url)
        root.addHandler(ear)
        root.setLevel(logging.DEBUG)
        logging.getLogger("asyncio").setLevel(logging.INFO)
        try:
            discord = LoopbackDiscord(lambda: NOW, patch).open(CHANNEL)
            sender = Sender(
                discord.client, lambda: NOW, SendScheduler(MUCH, MUCH), new_dms(store, lambda: NOW)
            )
            yield Window(store, sender, pool, discord, ear)
        finally:
            root.removeHandler(ear)
            root.setLevel(level)
            await pool.close()
            patch.undo()
            await store.close()


async def case(number: int, place: Place, most: int = POSITIONS) -> Figures:
    """Positions of one session of one game."""
    key = list(GAMES)[number % len(GAMES)]
    rng = random.Random(number)
    figures: Figures = Counter()
    async with window(place) as room:
        while figures["positions"] < most:
            rules = rng.choice(({}, *rules_for_chips(key)))
            evening = Evening(
                key, rng.randint(1, min(4, GAMES[key].players[-1])), rng.getrandbits(60), **rules
            )
            while evening.table.live and evening.table.deals <= 3 and figures["positions"] < most:
                figures += await compared(
                    room, evening.table, rng, sent=figures["positions"] % SENT == 0
                )
                evening.step()
            figures["sessions"] += 1
    assert figures["positions"]
    return figures


async def compared(room: Window, table: Table, rng: random.Random, *, sent: bool) -> Figures:
    """Compare a table with a copy whose hidden tiles are dealt again."""
    rules = game_of(table)
    chance = Chance(rng.randbytes(32))
    table = replace(table, locale=rng.choice(catalogues().languages))
    other = replace(table, state=rules.redealt(table.state, None, chance))
    if other.state == table.state:
        return Counter()  # nothing is hidden
    one, two = contents(table), contents(other)
    assert one == two, difference(table, one, two)
    figures: Figures = Counter({"positions": 1, f"positions of {table.game}": 1, "hands": 1})
    if sent:
        one, two = await room.shown(table), await room.shown(other)
        assert one == two, difference(table, one, two)
        figures += Counter(
            {"positions drawn and sent": 1, "pictures": 2, "log lines": len(room.ear.lines)}
        )
    seat = rng.randrange(len(table.chairs))
    assert private_table(
        replace(table, state=rules.redealt(table.state, seat, chance)), seat
    ) == private_table(table, seat), f"{table.game}: seat {seat} is told more than it may know"
    return figures


def contents(table: Table) -> list[str]:
    """Return the contents of all public messages."""
    words, seen = catalogues().of(table.locale), public_table(table)
    return [
        repr(content)
        for content in (
            table_content(seen, words),
            offers_content(seen, words) if has_offers(seen) else None,
            nudge_content(seen, words, ""),
        )
    ]


def difference(table: Table, one: Sequence[object], two: Sequence[object]) -> str:
    """The first thing that is not the same."""
    found = next(
        (pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]), (len(one), len(two))
    )
    return f"{table.game} in version {table.version} shows what is hidden: {found}"


PART = Part(
    "Positions with everything hidden dealt anew: text, buttons and scene of the picture the same; one in 25 drawn and sent: alt text, picture, "
    "file name and log lines byte for byte",
    "positions",
    10_000 * len(GAMES),
    case,
)
