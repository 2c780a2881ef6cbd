"""Notices a second bot on the same token: Discord gives each interaction to both, and only the
first answer counts.

The lock of the database keeps two processes apart only if they have the same database.
"""

import logging
import math
import time
from typing import Final

log = logging.getLogger(__name__)

# seconds; one refused answer may be our own, sent again after the line was cut; two in a minute are
# not
WINDOW: Final = 60.0


class DoubleAnswers:
    """Counts answers that Discord refuses because the interaction has been answered."""

    def __init__(self) -> None:
        self._last = -math.inf  # time of the last one, in seconds
        self._is_told = False

    def note(self) -> None:
        """Count one.

        The second within `WINDOW` seconds is logged, once in the life of the process.
        """
        last, self._last = self._last, time.monotonic()
        if self._last - last <= WINDOW and not self._is_told:
            self._is_told = True
            log.warning(
                "presses are answered by somebody else before this process can do it: another"
                " Kaffeehaus seems to run with the"
                " same token and another database. Stop one of them, or press Reset Token in the"
                " developer portal."
            )
