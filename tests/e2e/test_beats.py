"""A claim that is turned up stays for its time, in the channel and in every hand, over sockets."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from data.store import open_store
from games.parts.claims import Exposed
from tables.people.people import PreferencesOwner
from tests.e2e.company import company
from tests.e2e.house import SAYING, SLOWLY, evening, store_of
from tests.e2e.neighbourhood import neighbourhood
from tests.e2e.players import (
    Guest,
    Player,
    close_after_this_round,
    labels,
    seat_and_start,
    shows,
    table_id,
)
from tools.playground.api.rest import Route
from tools.playground.people.person import Json
from tools.playground.server import Playground

BEAT = 2.0  # seconds
# bots that think as in real life: drawing and sending takes less
SETTINGS = {**SLOWLY, "BEAT_SECONDS": str(round(BEAT)), "COMPUTER_SECONDS": "0.6"}
SLACK = 0.7  # seconds that a message may take to arrive on a busy machine


class Onlooker(Guest):
    """A guest who notes how long messages were seen."""

    def shows_claims(self, channel: str) -> bool:
        """Return whether a message that this guest sees shows a claim that is turned up."""
        return any(
            is_claim(message) or is_claim_in_hand(message)
            for message in (*self.messages(channel), *self.dms())
        )

    def durations(self, is_wanted: Callable[[Json], bool]) -> list[float]:
        """Return how long each message that is wanted was there before it changed, in seconds."""
        found = []
        for number, message in enumerate(self.seen):
            later = [other for other in self.seen[number + 1 :] if other["id"] == message["id"]]
            if later and is_wanted(message):
                found.append((changed(later[0]) - changed(message)).total_seconds())
        return found


def changed(message: Json) -> datetime:
    """Return when Discord took the message as it is here."""
    return datetime.fromisoformat(message["edited"] or message["timestamp"])


def is_claim(message: Json) -> bool:
    """Return whether a message in the channel shows a claim that is turned up."""
    return shows(message, "table-claim")


def is_claim_in_hand(message: Json) -> bool:
    """Return whether a hand shows a claim that is turned up."""
    return "Go on" in labels(message)


async def test_a_claim_is_seen_for_its_time_by_everybody(tmp_path: Path) -> None:
    async with evening(tmp_path, closed_dms=1, **SETTINGS) as (playground, bot):
        await claims_are_seen(playground, bot.database)


@pytest.mark.long
async def test_claims_of_another_process_while_discord_is_slow(postgres_url: str) -> None:
    """Anna's presses arrive at the process that does not show the table."""
    async with neighbourhood(postgres_url, **SETTINGS) as here:
        serve = here.playground._rest._serve

        async def serve_slowly(route: Route, request: web.Request, headers: dict[str, str]) -> Any:
            answer = await serve(route, request, headers)
            await asyncio.sleep(BEAT / 2 if request.method in SAYING else 0)
            return answer

        here.playground._rest._serve = serve_slowly  # type: ignore[method-assign]
        await claims_are_seen(here.playground, here.database)


async def claims_are_seen(playground: Playground, database: str) -> None:
    """Anna plays by direct messages, Béla has closed them; two bots play with them."""
    async with AsyncExitStack() as stack:
        playground.close_dms("Béla")
        anna, bela = [
            await stack.enter_async_context(Onlooker(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        await seat_and_start([anna, bela], "buki", "challenge", 2)
        page = await anna.more(anna.table("buki"))
        await close_after_this_round(anna, "buki")
        table = table_id(anna.table("buki"))
        await anna.press(page, "Close after this round")  # a second time
        assert anna.told[-1] == anna.words()("closing-on", playing="yes", missing="")
        async with asyncio.TaskGroup() as group:
            for number, guest in enumerate((anna, bela)):
                group.create_task(Player(guest, "buki", number, by_dm=guest is anna).play())
        for guest in (anna, bela):
            await guest.until(lambda guest=guest: not guest.shows_claims("buki"))  # type: ignore[misc]
        store = await open_store(database)
        stack.push_async_callback(store.close)
        turned_up = sum(
            isinstance(event, Exposed)
            for event in (await store.tables.table(table)).latest_deal.story
        )
        assert turned_up
        for guest, hands in ((anna, 2), (bela, 1)):  # Anna's answer to *Start* is a hand, too
            in_channel, in_hand = guest.durations(is_claim), guest.durations(is_claim_in_hand)
            assert (len(in_channel), len(in_hand)) == (turned_up, hands * turned_up)
            assert min(in_channel + in_hand) > BEAT - SLACK


async def test_a_beat_ends_with_a_press_or_a_kill(tmp_path: Path) -> None:
    """Anna has chosen to end the beats in her hand with a press. A process that is killed shows the
    newest state when it is back.
    """
    async with evening(tmp_path, **SETTINGS) as (playground, bot), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Onlooker(playground.url, "Anna"))
        await (await store_of(bot, stack)).people.update_preferences(
            PreferencesOwner.PERSON, int(anna.id), {"patient": True}
        )
        await seat_and_start([anna], "buki", "challenge", 2)
        playing = asyncio.create_task(Player(anna, "buki", 1, by_dm=True).play())
        hand = await anna.until(lambda: next(filter(is_claim_in_hand, anna.dms()), None))
        await asyncio.sleep(2 * BEAT + SLACK)
        assert is_claim_in_hand(anna.now(hand) or {})
        await anna.press(hand, "Go on")
        await anna.until(lambda: not any(map(is_claim_in_hand, anna.dms())))
        await anna.until(lambda: any(map(is_claim, anna.messages("buki"))))
        await bot.restart()
        await anna.until(lambda: not any(map(is_claim, anna.messages("buki"))))
        playing.cancel()


@pytest.mark.long
async def test_killed_in_the_middle_of_beats(tmp_path: Path) -> None:
    """Anna and Ben, who has closed his direct messages, press on while claims lie open."""
    async with company(
        tmp_path, 3, [("Anna", True), ("Ben", False)], 2, game="challenge", **SETTINGS
    ) as reaper:
        await reaper.at("press computer|start")
        for moment in ("press challenge", "request PATCH . bluff|true", "press onward"):
            await reaper.at(moment, BEAT)
