"""Tests of the interaction tokens that are kept to edit messages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from discord.utils import DISCORD_EPOCH

from bot.client import Kaffeehaus
from bot.settings import Settings
from delivery.discord_api import interaction_answers
from delivery.discord_api.interaction_tokens import LIFETIME, InteractionToken, InteractionTokens
from tables.state import slots

NOW = 1_800_000_000_000
ANN = slots.private(1)


@pytest.fixture
async def webhook() -> AsyncIterator[discord.Webhook]:
    async with aiohttp.ClientSession() as session:
        yield discord.Webhook.partial(7, "token", session=session)


async def test_forgetting_a_table_keeps_the_private_answers_of_others(
    webhook: discord.Webhook,
) -> None:
    def token(message: int) -> InteractionToken:
        return InteractionToken((NOW - DISCORD_EPOCH) << 22, webhook, "en", message)

    tokens = InteractionTokens(lambda: NOW)
    for table in ("t1", "t2"):
        for message in (1, 2):
            tokens.keep(token(message), table, ANN)
    tokens.forget("t1")
    assert tokens.get("t1", ANN) is None
    assert not tokens.take_superseded("t1", ANN)
    assert tokens.get("t2", ANN) == token(2)
    assert tokens.take_superseded("t2", ANN) == [token(1)]


async def test_of_two_new_private_answers_only_the_newest_stays(webhook: discord.Webhook) -> None:
    older, newer = (
        InteractionToken((NOW - DISCORD_EPOCH) << 22, webhook, "en", message) for message in (1, 2)
    )
    for order in ((older, newer), (newer, older)):
        tokens = InteractionTokens(lambda: NOW)
        assert [tokens.keep_new(token, "t1", ANN) for token in order] == [
            True,
            order == (older, newer),
        ]
        assert (tokens.get("t1", ANN), tokens.take_superseded("t1", ANN)) == (newer, [older])


async def test_a_token_expires_before_discord_refuses_it(webhook: discord.Webhook) -> None:
    now = NOW
    tokens = InteractionTokens(lambda: now)
    kept = InteractionToken((NOW - DISCORD_EPOCH) << 22, webhook, "en", 1)
    for table in ("t1", "t2"):
        tokens.keep(kept, table, ANN)
    now += LIFETIME
    assert (tokens.get("t1", ANN), tokens.private_slots("t1")) == (kept, [ANN])
    now += 1
    assert (tokens.private_slots("t1"), tokens.get("t1", ANN)) == ([], None)
    tokens.keep(replace(kept, interaction=(now - DISCORD_EPOCH) << 22), "t3", ANN)
    assert list(tokens._tokens) == ["t3"], "nothing is kept for ever"


async def test_an_answer_is_kept_though_the_clock_is_far_ahead_of_discords(
    webhook: discord.Webhook,
) -> None:
    tokens = InteractionTokens(lambda: NOW + 2 * LIFETIME)
    assert tokens.keep_new(
        InteractionToken((NOW - DISCORD_EPOCH) << 22, webhook, "en", 1), "t1", ANN
    )
    assert not tokens.take_superseded("t1", ANN)


@pytest.mark.parametrize(
    ("first", "is_ours"), [(502, True), (aiohttp.ServerDisconnectedError(), True), (400, False)]
)
async def test_an_acknowledgement_that_discord_has_carried_out_though_its_answer_was_lost(
    monkeypatch: pytest.MonkeyPatch, first: int | Exception, is_ours: bool
) -> None:
    outcomes = iter((first, 400))

    @asynccontextmanager
    async def answer(*_: object, **__: object) -> AsyncIterator[SimpleNamespace]:
        if isinstance(outcome := next(outcomes), Exception):
            raise outcome
        yield SimpleNamespace(
            status=outcome,
            reason="",
            headers={"content-type": "application/json"},
            text=AsyncMock(return_value='{"code": 40060}'),
        )

    monkeypatch.setattr("discord.webhook.async_.asyncio.sleep", AsyncMock())
    Kaffeehaus(Settings(picture_processes=0))  # uses the requests that are tried here
    press: Any = SimpleNamespace(
        id=5,
        token="token",
        type=discord.InteractionType.component,
        _session=SimpleNamespace(request=answer),
        _state=Mock(),
    )
    response: discord.InteractionResponse[Any] = discord.InteractionResponse(press)
    with nullcontext() if is_ours else pytest.raises(discord.HTTPException):
        await response.defer()
    assert response.is_done() == is_ours


@pytest.mark.parametrize(("seconds", "told"), [(60.0, True), (61.0, False)])
def test_two_presses_in_a_minute_that_another_process_answers_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seconds: float, told: bool
) -> None:
    moments = iter((0.0, seconds))
    monkeypatch.setattr(
        interaction_answers, "time", SimpleNamespace(monotonic=lambda: next(moments))
    )
    answers = interaction_answers.DoubleAnswers()
    for _ in range(2):
        answers.note()
    assert ("another Kaffeehaus" in caplog.text) == told
