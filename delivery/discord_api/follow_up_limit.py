"""The limit of follow-ups in a channel.

Discord allows about 30 follow-ups a minute in a channel, for all interactions there together,
private answers included. No header tells how many are left. Beyond them it answers 429 for 40
seconds and longer, and may ban the address of a bot that does not stop. So they are counted here.
First answers to interactions, and edits of them, do not count.
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

MOST: Final = 25
OF_ONE_PERSON: Final = MOST // 4
RESERVE: Final = 8  # of `MOST`, for people who have a seat at the table of the channel
SPAN: Final = 60_000  # ms
MOST_REMEMBERED: Final = 1000  # channels
KEY: Final = "follow_ups"  # key in the extras of an interaction
# key in the extras of an interaction: its user has a seat at the table that it is about
SEATED: Final = "seated"


class FollowUpLimit:
    """Counts follow-ups by channel. `now` returns ms since 1970."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        # times and users by channel, the oldest first
        self._sent: LRUCache[int, deque[tuple[int, int]]] = LRUCache(MOST_REMEMBERED)

    def free_at(self, channel: int, user: int = 0, *, seated: bool = True) -> int:
        """Return when a channel takes the next follow-up to a user (ms since 1970); 0: now.

        User 0 stands for follow-ups that no press asks for, and for direct messages: they have no
        limit of their own.
        """
        sent = self._sent.get(channel)
        if sent and sent[-1][0] > self._now():  # the machine's time has been set back since
            sent.clear()
        recent = [entry for entry in sent or () if entry[0] + SPAN > self._now()]
        to_user = [entry for entry in recent if user and entry[1] == user]
        counted = ((recent, MOST if seated else MOST - RESERVE), (to_user, OF_ONE_PERSON))
        return max(
            (entries[-most][0] + SPAN for entries, most in counted if len(entries) >= most),
            default=0,
        )

    def take(self, channel: int, user: int = 0, *, seated: bool = True) -> bool:
        """Count a follow-up that is about to be sent.

        Return False, and count nothing, if the channel takes none now.
        """
        if self.free_at(channel, user, seated=seated):
            return False
        self._sent.setdefault(channel, deque(maxlen=MOST)).append((self._now(), user))
        return True

    def exhaust(self, channel: int) -> None:
        """Send none for a while: Discord has kept the last one waiting."""
        self._sent[channel] = deque([(self._now(), 0)] * MOST, maxlen=MOST)
