"""Custom ids of /house. `messages.parts.custom_ids` lists them with all others."""

from dataclasses import dataclass
from typing import Annotated

from messages.parts.custom_id import CustomId, TableId, Verb


@dataclass(frozen=True, slots=True)
class HousePage(CustomId):
    """A button that leads to a page of /house."""

    letter = "e"
    page: Annotated[str, r"[a-z]+"]


@dataclass(frozen=True, slots=True)
class WatchPress(CustomId):
    """A button that leads to a list of figures of /house; `way` keeps the ids in one message distinct."""

    letter = "e"
    shown: Annotated[str, "chips|pairs"]
    months: Annotated[int, "0|1"]  # ago
    page: Annotated[int, r"[1-9]\d{0,5}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class HouseClose(CustomId):
    """A button of /house that closes a table."""

    letter = "c"
    table: TableId


@dataclass(frozen=True, slots=True)
class HouseMenu(CustomId):
    """A menu of /house."""

    letter = "w"
    what: Annotated[str, r"[a-z-]+"]


@dataclass(frozen=True, slots=True)
class BanPress(CustomId):
    """A button of /house that asks for the reason of a ban, and the form that asks for it. 0 days mean for good."""

    letter = "b"
    user: Annotated[int, r"[1-9]\d{0,18}"]
    days: Annotated[int, "0|1|7|30"]
