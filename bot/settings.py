"""The settings of the bot, read once from the environment and `.env`. `.env.example` explains each of them."""

from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from games.parts.amounts import Chips
from messages.parts.addresses import Addresses
from tables.service.shards import Shards
from tables.state.limits import Limits
from tables.state.pace import Pace
from tables.state.purse import Purse
from tables.state.retention_periods import Keeping
from workers.picture_pool import FormatSetting, default_processes

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
    database_url: str = Field(default="sqlite:///var/kaffeehaus.sqlite3", repr=False)
    welcome_chips: int = Field(default=200, ge=1, le=1_000_000)
    daily_chips: int = Field(default=50, ge=1, le=1_000_000)
    account_days: int = Field(default=7, ge=0, le=3650)
    ceiling_chips: int = Field(default=100, ge=1, le=1_000_000)
    turn_seconds: int = Field(default=60, ge=20, le=86_400)
    lobby_minutes: float = Field(default=15, gt=0)
    pause_seconds: float = Field(default=20, ge=0)
    computer_seconds: float = Field(default=1.2, ge=0)
    search: bool = True
    grace_seconds: float = Field(default=30, ge=0)
    server_tables: int = Field(default=20, ge=1, le=10_000)
    host_tables: int = Field(default=2, ge=1, le=10_000)
    session_deals: int = Field(default=100, ge=1, le=10_000)
    presses_per_minute: int = Field(default=30, ge=1, le=1_000_000)
    requests_per_second: float = Field(default=40, gt=0, le=10_000)
    new_dms_per_second: float = Field(default=0.5, gt=0)
    new_dms_per_hour: int = Field(default=30, ge=1)
    new_dms_per_day: int = Field(default=200, ge=1)
    picture_format: FormatSetting = "auto"
    picture_processes: int = Field(default_factory=default_processes, ge=0, le=16)
    picture_threads: int = Field(default=2, ge=1, le=16)
    keep_logs_days: int = Field(default=365, ge=1, le=36_500)
    keep_left_servers_days: int = Field(default=30, ge=1, le=36_500)
    privacy_url: Address = ""
    terms_url: Address = ""
    fairness_url: Address = ""
    support_url: Address = ""
    log_level: str = "INFO"
    trace_requests: bool = False

    @property
    def pace(self) -> Pace:
        """The lengths of turns, pauses and lobbies."""
        return Pace(
            self.turn_seconds,
            round(self.lobby_minutes * 60_000),
            round(self.pause_seconds * 1000),
            round(self.computer_seconds * 1000),
            round(self.grace_seconds * 1000),
        )

    @property
    def sharding(self) -> Shards:
        """The shards of this process. Raises `ValueError` with a sentence for the host."""
        return Shards.read(self.shard_count, self.shards)

    @property
    def addresses(self) -> Addresses:
        """The addresses of pages where people can read more, and ask."""
        return Addresses(self.privacy_url, self.terms_url, self.fairness_url, self.support_url)

    @property
    def keeping(self) -> Keeping:
        """The retention of logs and of the data of left servers."""
        return Keeping(self.keep_logs_days, self.keep_left_servers_days)

    @property
    def purse(self) -> Purse:
        """The chips that the house gives, and the most it pays in a day."""
        return Purse(Chips(self.welcome_chips), Chips(self.daily_chips), Chips(self.ceiling_chips), self.account_days)

    @property
    def limits(self) -> Limits:
        """The limits on open tables and on deals per session."""
        return Limits(self.server_tables, self.host_tables, self.session_deals)
