"""The settings of the bot, read once from the environment and `.env`.

`.env.example` explains each of them.

A package for settings would take 12 MB for as long as the bot runs, a twentieth of its memory.
"""

import difflib
import math
import operator
import os
import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_type_hints

from dotenv import dotenv_values

from bot.exit_codes import ExitCode, StartRefused
from bot.monitoring.fault_log import LogFormat
from bot.process_file import DEFAULT_DATABASE
from data.database.open_database import sqlite_file
from data.shards import Shards
from data.store import check_address
from delivery.workers.picture_pool import FormatSetting, default_processes
from games.parts.amounts import Chips
from messages.parts.content import Addresses
from tables.state.default_settings import Limits, Pace, Purse, Retention, TableSettings

DEFAULTS = TableSettings()
ENV_FILE: Final = Path(".env")
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
# what `compose.yaml` reads from `.env`
OF_COMPOSE: Final = frozenset({"COMPOSE_PROFILES", "KAFFEEHAUS_IMAGE", "POSTGRES_PASSWORD"})
# anything else may be a token without its name
SHOWN_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]{0,39}")
UNREADABLE_LINE: Final = (
    "A line of .env is no setting: each line is NAME=value, as in .env.example."
)
CLOSENESS: Final = 0.85  # of a misspelt name, as `difflib` measures it
LIMITS: Final = (
    ("ge", operator.ge, "the least is {}"),
    ("gt", operator.gt, "more than {} is wanted"),
    ("le", operator.le, "the most is {}"),
)
ADDRESS: Final = re.compile(r"(https://\S{1,200})?")
BOOLEANS: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("true", "yes", "on", "1", "t", "y"), True),
    **dict.fromkeys(("false", "no", "off", "0", "f", "n"), False),
}


def setting(
    default: Any,
    *,
    ge: float | None = None,
    gt: float | None = None,
    le: float | None = None,
    is_address: bool = False,
    secret: bool = False,
) -> Any:
    """Return a field with its limits: at least `ge`, more than `gt`, at most `le`.

    A secret is in no `repr`.
    """
    rules = {"ge": ge, "gt": gt, "le": le, "is_address": is_address}
    if callable(default):
        return field(default_factory=default, metadata=rules)
    return field(default=default, repr=not secret, metadata=rules)


address = partial(setting, "", is_address=True)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings. Only `discord_token` has no usable default; the demo does not need it.

    Values may be texts, as they stand in a file. Raises `ValueError` with a sentence for each
    setting that cannot be used, one a line.
    """

    discord_token: str = setting("", secret=True)
    discord_api_url: str = ""
    discord_gateway_url: str = ""
    shard_count: str = ""
    shards: str = ""
    database_url: str = setting(DEFAULT_DATABASE, secret=True)
    welcome_chips: int = setting(DEFAULTS.purse.welcome, ge=1, le=1_000_000)
    daily_chips: int = setting(DEFAULTS.purse.daily, ge=1, le=1_000_000)
    account_days: int = setting(DEFAULTS.purse.account_days, ge=0, le=3650)
    ceiling_chips: int = setting(DEFAULTS.purse.ceiling, ge=1, le=1_000_000)
    turn_seconds: int = setting(DEFAULTS.pace.turn_seconds, ge=20, le=86_400)
    beat_seconds: int = setting(DEFAULTS.pace.beat_seconds, ge=0, le=6)
    lobby_minutes: float = setting(DEFAULTS.pace.lobby_ms // 60_000, gt=0)
    pause_seconds: float = setting(DEFAULTS.pace.pause_ms // 1000, ge=0)
    computer_seconds: float = setting(DEFAULTS.pace.computer_ms / 1000, ge=0)
    search: bool = True
    grace_seconds: float = setting(DEFAULTS.pace.grace_ms // 1000, ge=0)
    server_tables: int = setting(DEFAULTS.limits.server_tables, ge=1, le=10_000)
    host_tables: int = setting(DEFAULTS.limits.host_tables, ge=1, le=10_000)
    session_deals: int = setting(DEFAULTS.limits.session_deals, ge=1, le=10_000)
    presses_per_minute: int = setting(30, ge=1, le=1_000_000)
    requests_per_second: float = setting(40, gt=0, le=10_000)
    new_dms_per_second: float = setting(0.5, gt=0)
    new_dms_per_hour: int = setting(30, ge=1)
    new_dms_per_day: int = setting(200, ge=1)
    picture_format: FormatSetting = "auto"
    picture_processes: int = setting(default_processes, ge=0, le=16)
    keep_logs_days: int = setting(DEFAULTS.retention.log_days, ge=1, le=36_500)
    keep_left_servers_days: int = setting(DEFAULTS.retention.server_days, ge=1, le=36_500)
    keep_backups_days: int = setting(30, ge=1, le=36_500)
    privacy_url: str = address()
    terms_url: str = address()
    fairness_url: str = address()
    support_url: str = address()
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    trace_requests: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int = setting(0, ge=0, le=65_535)

    def __post_init__(self) -> None:
        faults, kinds = [], get_type_hints(Settings)
        for setting in fields(self):
            try:
                value = read_value(setting, kinds[setting.name], getattr(self, setting.name))
            except ValueError as error:
                given = f'="{getattr(self, setting.name)}"' if setting.repr else ""
                faults.append(
                    f"{setting.name.upper()}{given} cannot be used: {error}. .env.example explains"
                    f" this setting."
                )
            else:
                object.__setattr__(self, setting.name, value)
        if faults:
            raise ValueError("\n".join(faults))

    @classmethod
    def read(
        cls, file: Path | None = ENV_FILE, environment: Mapping[str, str] = os.environ
    ) -> "Settings":
        """Read the settings from the environment and a file.

        The environment counts more; an empty value counts as not set.

        Raises `ValueError`, `UnicodeDecodeError` or `OSError`.
        """
        given: dict[str, str] = {}
        for source in (dotenv_values(file, encoding="utf-8") if file else {}, environment):
            given |= {name.lower(): value for name, value in source.items() if value}
        names = {setting.name for setting in fields(cls)}
        texts: dict[str, Any] = {name: text for name, text in given.items() if name in names}
        return cls(**texts)

    @property
    def tables(self) -> TableSettings:
        """The settings that concern tables."""
        return TableSettings(
            pace=Pace(
                turn_seconds=self.turn_seconds,
                beat_seconds=self.beat_seconds,
                lobby_ms=round(self.lobby_minutes * 60_000),
                pause_ms=round(self.pause_seconds * 1000),
                computer_ms=round(self.computer_seconds * 1000),
                grace_ms=round(self.grace_seconds * 1000),
            ),
            limits=Limits(
                server_tables=self.server_tables,
                host_tables=self.host_tables,
                session_deals=self.session_deals,
            ),
            purse=Purse(
                welcome=Chips(self.welcome_chips),
                daily=Chips(self.daily_chips),
                ceiling=Chips(self.ceiling_chips),
                account_days=self.account_days,
            ),
            retention=Retention(
                log_days=self.keep_logs_days, server_days=self.keep_left_servers_days
            ),
        )

    @property
    def sharding(self) -> Shards:
        """The shards of this process. Raises `ValueError` with a sentence for the host."""
        return Shards.read(self.shard_count, self.shards)

    @property
    def database_folder(self) -> Path | None:
        """The folder of an SQLite database, or None for PostgreSQL."""
        file = sqlite_file(self.database_url)
        return None if file is None else file.parent

    @property
    def addresses(self) -> Addresses:
        """The addresses of pages where people can read more, and ask."""
        return Addresses(self.privacy_url, self.terms_url, self.fairness_url, self.support_url)


def strange_settings(
    file: Path | None = ENV_FILE, environment: Mapping[str, str] = os.environ
) -> list[tuple[bool, str]]:
    """Return a sentence for each name in the file that is no setting, and for those in the
    environment that resemble one; with each, whether it is surely misspelt.

    Raises `UnicodeDecodeError` or `OSError`.
    """
    known = {each.name.upper() for each in fields(Settings)} | OF_COMPOSE
    in_file = dotenv_values(file, encoding="utf-8", interpolate=False) if file else {}
    found = []
    for names, place in ((in_file, "in .env"), (environment, "in the environment")):
        for name in set(map(str.upper, names)) - known:
            close = difflib.get_close_matches(name, known, 1, CLOSENESS)
            if close:
                found.append(
                    (True, f"{name} {place} is no setting, so it is ignored: write {close[0]}.")
                )
            elif names is in_file:
                shown = f"{name} {place} is no setting of Kaffeehaus: .env.example has all of them."
                found.append((False, shown if SHOWN_NAME.fullmatch(name) else UNREADABLE_LINE))
    return found


def read_value(setting: Field[Any], kind: Any, value: Any) -> Any:
    """Return the value of a setting as its kind.

    Raises `ValueError`, which names the values that are possible.
    """
    rules = setting.metadata
    if kind is bool:
        value = BOOLEANS.get(str(value).lower())
        if value is None:
            raise ValueError("true or false is wanted")
    elif kind in (int, float):
        try:
            value = kind(value)
        except ValueError:
            raise ValueError(
                "a whole number is wanted" if kind is int else "a number is wanted"
            ) from None
        if not math.isfinite(value):
            raise ValueError("a number is wanted")
        for name, holds, limit in LIMITS:
            if rules.get(name) is not None and not holds(value, rules[name]):
                raise ValueError(limit.format(rules[name]))
    elif choices := get_args(kind):
        value = next((choice for choice in choices if choice.lower() == value.lower()), None)
        if value is None:
            raise ValueError(f"{', '.join(map(repr, choices[:-1]))} or {choices[-1]!r} is wanted")
    elif rules.get("is_address") and not ADDRESS.fullmatch(value):
        raise ValueError("an address that begins with https:// is wanted")
    return value


TOKEN_MISSING: Final = (
    "DISCORD_TOKEN is not set. Copy .env.example to .env and put the token in, or try `make demo`."  # noqa: S105
)


def load_settings(*, token: bool = True) -> Settings:
    """Read the settings from the environment and `.env`.

    Raises `StartRefused` with a sentence for each setting that cannot be used; with `token`, also
    if there is no token.
    """
    try:
        settings = Settings.read()
        check_address(settings.database_url, settings.sharding)
    except UnicodeDecodeError:
        raise refused(
            "The file .env cannot be read: it is not in UTF-8. Save it again as UTF-8 text."
        ) from None
    except ValueError as error:
        raise refused(str(error)) from None
    except OSError as error:
        raise refused(
            f"The file .env cannot be read: {error.strerror}. Give it to the user who runs"
            f" Kaffeehaus."
        ) from None
    if token and not settings.discord_token:
        raise refused(TOKEN_MISSING)
    return settings


def refused(sentence: str) -> StartRefused:
    return StartRefused(sentence, ExitCode.SETTINGS)
