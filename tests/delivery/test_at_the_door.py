"""Names of servers, channels and people are harmless in every request to Discord."""

import pytest

from tests import outgoing
from tests.delivery.loopback_discord import LoopbackDiscord


def known(fake: LoopbackDiscord, guild: int, channel: int, name: str) -> None:
    """Make a server and its channel known to the bot by this name."""
    fake.open(channel, guild=guild).channel(channel).name = name
    fake.join_server(guild, name)


@pytest.mark.parametrize(
    "payload",
    [
        {"content": "https://evil.example"},
        {"content": "[x](https://evil.example)"},
        {"content": "\u2068[x](https://evil.example)\u2069"},
        {"content": "\u2068Ann"},
        {"content": "@everyone"},
        {"type": 4, "data": {"content": "\u2068<@1>\u2069"}},
        {"components": [{"components": [{"label": "\u202eevil"}]}]},
        {"components": [{"components": [{"options": [{"description": "a\nb"}]}]}]},
        {"attachments": [{"filename": "Ann's hand.webp"}]},
        {"attachments": [{"filename": "hand.webp", "description": "\u2068Ann"}]},
        {"type": 8, "data": {"choices": [{"name": "\u2068Ann\u2069"}]}},
        {"type": 9, "data": {"title": "a\u0000"}},
    ],
)
def test_what_would_be_found(payload: object) -> None:
    assert outgoing.faults(payload)
