"""The settings of the bot, read once from the environment and `.env`. `.env.example` explains each of them."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.health import DEFAULT_DATABASE
from bot.monitoring.log_lines import LogFormat
from data.database.open_database import sqlite_file
from games.parts.amounts import Chips
from messages.parts.addresses import Addresses
from tables.service.shards import Shards
from tables.state.default_settings import Limits, Pace, Purse, Retention, TableSettings
from workers.picture_format import FormatSetting
from workers.picture_pool import default_processes

DEFAULTS = TableSettings()
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
Address = Annotated[str, Field(pattern=r"^(https://\S{1,200})?$")]


class Settings(BaseSettings):
    """All settings. Only `discord_token` has no usable default; the demo does not need it."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    discord_token: str = Field(default="", repr=False)
    discord_api_url: str = ""
    discord_gateway_url: str = ""
    shard_count: str = ""
    shards: str = ""
    database_url: str = Field(default=DEFAULT_DATABASE, repr=False)
    welcome_chips: int = Field(default=DEFAULTS.purse.welcome, ge=1, le=1_000_000)
    daily_chips: int = Field(default=DEFAULTS.purse.daily, ge=1, le=1_000_000)
    account_days: int = Field(default=DEFAULTS.purse.account_days, ge=0, le=3650)
    ceiling_chips: int = Field(default=DEFAULTS.purse.ceiling, ge=1, le=1_000_000)
    turn_seconds: int = Field(default=DEFAULTS.pace.turn_seconds, ge=20, le=86_400)
    lobby_minutes: float = Field(default=DEFAULTS.pace.lobby_ms // 60_000, gt=0)
    pause_seconds: float = Field(default=DEFAULTS.pace.pause_ms // 1000, ge=0)
    computer_seconds: float = Field(default=DEFAULTS.pace.computer_ms / 1000, ge=0)
    search: bool = True
    grace_seconds: float = Field(default=DEFAULTS.pace.grace_ms // 1000, ge=0)
    server_tables: int = Field(default=DEFAULTS.limits.server_tables, ge=1, le=10_000)
    host_tables: int = Field(default=DEFAULTS.limits.host_tables, ge=1, le=10_000)
    session_deals: int = Field(default=DEFAULTS.limits.session_deals, ge=1, le=10_000)
    presses_per_minute: int = Field(default=30, ge=1, le=1_000_000)
    requests_per_second: float = Field(default=40, gt=0, le=10_000)
    new_dms_per_second: float = Field(default=0.5, gt=0)
    new_dms_per_hour: int = Field(default=30, ge=1)
    new_dms_per_day: int = Field(default=200, ge=1)
    picture_format: FormatSetting = "auto"
    picture_processes: int = Field(default_factory=default_processes, ge=0, le=16)
    picture_threads: int = Field(default=2, ge=1, le=16)
    keep_logs_days: int = Field(default=DEFAULTS.retention.log_days, ge=1, le=36_500)
    keep_left_servers_days: int = Field(default=DEFAULTS.retention.server_days, ge=1, le=36_500)
    privacy_url: Address = ""
    terms_url: Address = ""
    fairness_url: Address = ""
    support_url: Address = ""
    release_url: Address = ""
    log_level: Annotated[LogLevel, BeforeValidator(str.upper)] = "INFO"
    log_format: LogFormat = "text"
    trace_requests: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int = Field(default=0, ge=0, le=65_535)

    @property
    def tables(self) -> TableSettings:
        """The settings that concern tables."""
        return TableSettings(
            pace=Pace(
                turn_seconds=self.turn_seconds,
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
            retention=Retention(log_days=self.keep_logs_days, server_days=self.keep_left_servers_days),
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
