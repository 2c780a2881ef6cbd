"""When people are reminded of slow tables.

A wait is told of twice at most: a while after it has begun, for until then the person may be
playing, and before time runs out. All tables of a person share a message, and a person gets one in
three hours at most. Who does not want any gets none.
"""

from typing import Final

from tables.state.default_settings import HOUR

NOTICE_MS: Final = 600_000  # a wait of this length is told of
PAUSE_MS: Final = 3 * HOUR  # between two messages to the same person: eight a day at most
# the second reminder comes when a quarter of the time is left: six hours of a day
LAST_PART: Final = 4
