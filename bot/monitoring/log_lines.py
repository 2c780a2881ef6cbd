"""Format and destination of log lines: standard error, with the time in UTC."""

import json
import logging
from datetime import UTC, datetime
from typing import Final, Literal

from bot.monitoring.fault_log import FaultLog

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
