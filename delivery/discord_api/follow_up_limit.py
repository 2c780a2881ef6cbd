"""The limit of follow-ups in a channel.

Discord allows about 30 follow-ups a minute in a channel, for all interactions there together, private answers included. No
header tells how many are left. Beyond them it answers 429 for 40 seconds and longer, and may ban the address of a bot that does
not stop. So they are counted here. First answers to interactions, and edits of them, do not count.
"""

from collections import deque
from collections.abc import Callable
from typing import Final

MOST: Final = 25
SPAN: Final = 60_000  # ms
MOST_REMEMBERED: Final = 1000  # channels; with more, quiet channels are forgotten
KEY: Final = "follow_ups"  # key in the extras of an interaction


class FollowUpLimit:
    """Counts follow-ups by channel. `now` returns ms since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._sent: dict[int, deque[int]] = {}  # times by channel, the oldest first

    def free_at(self, channel: int) -> int:
        """Return when a channel takes the next follow-up (ms since 1970); 0: now."""
        sent = self._sent.get(channel)
        if sent and sent[-1] > self._now():  # the machine's time has been set back since
            sent.clear()
        return 0 if sent is None or len(sent) < MOST or sent[0] + SPAN <= self._now() else sent[0] + SPAN

    def take(self, channel: int) -> bool:
        """Count a follow-up that is about to be sent. Return False, and count nothing, if the channel takes none now."""
        if self.free_at(channel):
            return False
        self._forget_quiet_channels()
        self._sent.setdefault(channel, deque(maxlen=MOST)).append(self._now())
        return True

    def exhaust(self, channel: int) -> None:
        """Send none for a while: Discord has kept the last one waiting."""
        self._sent[channel] = deque([self._now()] * MOST, maxlen=MOST)

    def _forget_quiet_channels(self) -> None:
        if len(self._sent) >= MOST_REMEMBERED:
            self._sent = {channel: sent for channel, sent in self._sent.items() if sent[-1] + SPAN > self._now()}
