"""Edits of messages, each as one body, and their way to Discord.

discord.py would hand a picture on in a dozen pieces, each of them a system call and a packet, and make objects of an answer that
nobody looks at. It still sees to what Discord allows: locks, waiting, trying once more, errors.
"""

import json
import secrets
from dataclasses import dataclass
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from delivery.discord_api.session import Body, Session

ONE = "/channels/{channel_id}/messages/{message_id}"
EDGE = secrets.token_hex(16)  # between the pieces of a form: in no picture and in no text, for it is known to nobody
THROUGH = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@dataclass(frozen=True, slots=True)
class Edit:
    """What becomes different about a message; whatever the payload does not name stays. With a file it names that one alone."""

    payload: dict[str, Any]
    file: bytes | None = None

    def body(self) -> Body:
        """As it is sent."""
        text = json.dumps(self.payload, separators=(",", ":")).encode()
        if self.file is None:
            return Body(text, "application/json")
        (attachment,) = self.payload["attachments"]
        pieces = (
            opening('name="payload_json"', "application/json").lstrip(),
            text,
            opening(f'name="files[0]"; filename="{attachment["filename"]}"', "application/octet-stream"),
            self.file,
            f"\r\n--{EDGE}--\r\n".encode(),
        )
        return Body(b"".join(pieces), f"multipart/form-data; boundary={EDGE}")


def opening(what: str, kind: str) -> bytes:
    """What is before a piece of a form."""
    return f"\r\n--{EDGE}\r\nContent-Disposition: form-data; {what}\r\nContent-Type: {kind}\r\n\r\n".encode()


async def edit_message(client: discord.Client, channel: int, message: int, edit: Edit) -> None:
    """By a request that Discord counts. Raises `discord.HTTPException`."""
    route = Route("PATCH", ONE, channel_id=channel, message_id=message)
    await client.http.request(route, data=edit.body())


async def edit_through(interaction: discord.Interaction, message: int | None, edit: Edit) -> str:
    """Through a press: its answer (None), or a message that followed that. What it has become, as text: hardly anybody looks.
    Raises `discord.HTTPException`."""
    of: dict[str, Any] = {"webhook_id": interaction.application_id, "webhook_token": interaction.token}
    route = Route("PATCH", THROUGH, **of, message_id="@original" if message is None else message)
    own: Any = interaction._session
    session: Any = Whole(own, edit.body())
    return str(await async_context.get().request(route, session=session))


class Whole:
    """The session that discord.py is given for an answer to a press. It sends the one body."""

    def __init__(self, session: Session, body: Body) -> None:
        self._session = session
        self.body = body

    def request(self, method: str, url: str, **more: Any) -> Any:
        """The same of a session."""
        return self._session.request(method, url, **{**more, "data": self.body})
