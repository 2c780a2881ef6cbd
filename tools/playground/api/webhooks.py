"""Routes of an interaction's token after the first answer: @original, follow-ups, their edits
and deletions.
"""

from collections.abc import Mapping

from tools.playground.api.interactions import TOKEN_LIFE, Interaction, Interactions
from tools.playground.api.message_routes import Upload, blank
from tools.playground.errors import Json, Refusal, unknown_channel, unknown_message, unknown_webhook
from tools.playground.world.model import Message
from tools.playground.world.serialise import EPHEMERAL, LOADING


class Webhooks:
    """The routes under /webhooks/{application}/{token}."""

    def __init__(self, interactions: Interactions) -> None:
        self.interactions = interactions
        self.hub = interactions.hub

    def _interaction(self, webhook_id: str, token: str) -> Interaction:
        it = self.interactions.by_token.get(token)
        if webhook_id != self.hub.world.bot_id or it is None:
            raise unknown_webhook()
        if self.hub.now() - it.created > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if it.answered is None:  # not yet, or too late
            raise unknown_webhook()
        if it.channel.id not in self.hub.world.channels:
            raise unknown_channel()
        return it

    def _message(self, it: Interaction, message_id: str) -> Message:
        """Return a message made by this token, or the message with the component that was used."""
        if message_id == "@original":
            message_id = it.original or ""
        own = message_id in it.made or (it.source is not None and message_id == it.source.id)
        message = self.hub.world.message(it.channel.id, message_id) if own else None
        if message is None:
            raise unknown_message()
        return message

    def get(self, webhook_id: str, token: str, message_id: str) -> Json:
        return self._message(self._interaction(webhook_id, token), message_id).data

    def edit(
        self,
        webhook_id: str,
        token: str,
        message_id: str,
        payload: Json,
        uploads: Mapping[int, Upload],
    ) -> Json:
        it = self._interaction(webhook_id, token)
        message = self._message(it, message_id)
        self.interactions.revise(it, message, payload, uploads)
        return message.data

    def delete(self, webhook_id: str, token: str, message_id: str) -> None:
        it = self._interaction(webhook_id, token)
        message = self._message(it, message_id)
        it.made.discard(message.id)
        self.hub.delete(message, it.nonce)

    def follow_up(
        self, webhook_id: str, token: str, payload: Json, uploads: Mapping[int, Upload]
    ) -> Json:
        it = self._interaction(webhook_id, token)
        self.hub.limits.take_follow_up(it.channel.id)
        if it.answered == 5 and it.original is not None:
            waiting = self.hub.world.message(it.channel.id, it.original)
            if waiting is not None and waiting.data["flags"] & LOADING:
                # Deprecated by Discord but still so: the first follow-up fills the placeholder.
                self.interactions.revise(it, waiting, payload, uploads)
                return waiting.data
        ephemeral = bool((payload.get("flags") or 0) & EPHEMERAL)
        message = blank(
            self.hub.world,
            it.channel,
            self.interactions.sender(it, ephemeral=ephemeral, follow_up=True),
        )
        self.hub.composer.write(message, payload, uploads, create=True)
        it.made.add(message.id)
        self.hub.post(message, it.nonce)
        return message.data
