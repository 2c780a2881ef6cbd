"""Writes log lines, and few of them in an outage: a line when it begins, counts while it lasts, a
line when it is over.

Without it a full disk wrote two hundred lines a second, and none of them said so.
"""

import asyncio
import json
import logging
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from bot.monitoring.fault_kinds import Fault, describe_error, fault_of

log = logging.getLogger(__name__)

COUNT_SECONDS: Final = 60.0  # between two counts of an outage, or of a line that is repeated
REPEATS: Final = 20  # equal lines that are written in `COUNT_SECONDS`; more are counted
LOOK_SECONDS: Final = 1.0  # between two looks at whether an outage is over
TRACEBACKS: Final = 2  # of lines that are repeated; the next ones have the class of the error
QUIET_SECONDS: Final = 3.0  # without a failure, before an outage may be over
LONGEST_QUIET: Final = 300.0  # if it comes again and again
SOON: Final = 600.0  # seconds within which the next outage of a kind is the same one again
# loggers whose lines are all wanted
UNLIMITED: Final = ("delivery.discord_api.request_trace", "bot.event_guard", __name__)
Probe = Callable[[], Awaitable[object]]


@dataclass
class Outage:
    """An outage that lasts. Times are those of `time.monotonic`."""

    began: float
    last_failure: float
    last_line: float
    failures: int = 1


@dataclass
class Repeats:
    """A line that was written in the last minute.

    `latest` is the last message that was only counted.
    """

    since: float
    count: int = 0
    latest: str = ""


class FaultLog(logging.Filter):
    """A filter that replaces the lines of an outage by few, and counts what is repeated.

    Thread-safe.

    Attributes:
        begun: how often an outage of each kind has begun.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.begun: Counter[Fault] = Counter()
        self._clock = clock
        self._outages: dict[Fault, Outage] = {}
        # seconds that must pass before an outage counts as over
        self._quiet: dict[Fault, float] = {}
        self._ended: dict[Fault, float] = {}
        self._repeats: dict[tuple[str, str], Repeats] = {}
        self._lock = threading.RLock()

    @property
    def outages(self) -> tuple[Fault, ...]:
        """The outages that last."""
        return tuple(self._outages)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written.

        Records of an outage are counted, and written only at level DEBUG.
        """
        if record.name.startswith(UNLIMITED) or record.levelno <= logging.DEBUG:
            return True
        fault = fault_of(record)
        with self._lock:
            if fault is None:
                return self._is_new(record)
            error = getattr(record, "error", None) or (
                record.exc_info[1] if record.exc_info else None
            )
            self.fail(fault, describe_error(error))
            return False

    def fail(self, fault: Fault, why: str) -> None:
        """Count a failure; log the first of an outage, and the count once a minute."""
        with self._lock:
            now = self._clock()
            outage = self._outages.get(fault)
            if outage is None:
                came_back = now - self._ended.get(fault, -SOON) < SOON
                self._quiet[fault] = (
                    min(2 * self._quiet[fault], LONGEST_QUIET) if came_back else QUIET_SECONDS
                )
                self._outages[fault] = Outage(now, now, now)
                self.begun[fault] += 1
                # a single HTTP 500 is no reason to get up
                level = logging.WARNING if fault is Fault.DISCORD else logging.ERROR
                log.log(level, "outage: %s (%s). %s", fault.what, why, fault.meanwhile)
                return
            outage.failures += 1
            outage.last_failure = now
            if now - outage.last_line >= COUNT_SECONDS:
                outage.last_line = now
                log.warning(
                    "outage: %s, for %d s now; %d failures",
                    fault.what,
                    now - outage.began,
                    outage.failures,
                )

    def may_be_over(self, fault: Fault) -> bool:
        """Return whether an outage lasts, and nothing has failed for a while."""
        outage = self._outages.get(fault)
        return outage is not None and self._clock() - outage.last_failure >= self._quiet[fault]

    def end(self, fault: Fault) -> None:
        """Log that an outage is over, if there is one."""
        with self._lock:
            outage = self._outages.pop(fault, None)
            if outage is not None:
                self._ended[fault] = self._clock()
                log.warning(
                    "over: %s; it took %d s, %d failures",
                    fault.what,
                    self._ended[fault] - outage.began,
                    outage.failures,
                )

    def count_repeats(self) -> None:
        """Log how often lines were repeated that have not been written, and forget those whose
        minute is over.
        """
        with self._lock:
            now = self._clock()
            for key, repeats in list(self._repeats.items()):
                if now - repeats.since >= COUNT_SECONDS:
                    del self._repeats[key]
                    if repeats.count > REPEATS:
                        log.warning(
                            "%d more lines like this in %d s: %s",
                            repeats.count - REPEATS,
                            COUNT_SECONDS,
                            repeats.latest,
                        )

    def _is_new(self, record: logging.LogRecord) -> bool:
        repeats = self._repeats.setdefault((record.name, str(record.msg)), Repeats(self._clock()))
        repeats.count += 1
        if record.exc_info and repeats.count > TRACEBACKS:
            record.msg, record.args = (
                f"{record.getMessage()} ({describe_error(record.exc_info[1])}, as before)",
                (),
            )
            record.exc_info = record.exc_text = None
        if repeats.count <= REPEATS:
            return True
        repeats.latest = record.getMessage()
        return False


async def end_outages(fault_log: FaultLog, probes: Mapping[Fault, Probe]) -> None:
    """End the outages that are over.

    The probe of a kind raises an exception while its outage lasts.
    """
    fault_log.count_repeats()
    for fault in fault_log.outages:
        if fault_log.may_be_over(fault):
            try:
                await asyncio.wait_for(probes[fault](), COUNT_SECONDS)
            except Exception as error:  # noqa: BLE001 - whatever it is, the outage lasts
                fault_log.fail(fault, describe_error(error))
            else:
                fault_log.end(fault)


LogFormat = Literal["text", "json"]
TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LIBRARIES: Final = ("alembic", "discord")  # of these only warnings and what is worse


class TextLines(logging.Formatter):
    """Lines to read: "2026-11-23 21:43:00.123Z INFO bot.client: open: 12 servers"."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: ARG002, N802 - its name there
        """Return the time of a record in UTC."""
        return (
            datetime.fromtimestamp(record.created, UTC)
            .isoformat(" ", "milliseconds")
            .replace("+00:00", "Z")
        )


class JsonLines(logging.Formatter):
    """A JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC)
            .isoformat("T", "milliseconds")
            .replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def set_up_logging(level: str, log_format: LogFormat = "text") -> FaultLog:
    """Log to standard error. Returns the filter that keeps outages short."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    fault_log = FaultLog()
    if level != "DEBUG":
        handler.addFilter(fault_log)
    logging.basicConfig(level=level, handlers=[handler])
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(logging.WARNING)
    return fault_log
