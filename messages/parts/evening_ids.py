"""The custom ids of evenings and of when a person wants messages. `messages.parts.custom_ids` lists them."""

from dataclasses import dataclass
from typing import Annotated

from messages.parts.custom_id import CustomId, TableId


@dataclass(frozen=True, slots=True)
class EveningPress(CustomId):
    """A button of a planned evening: sign up, sign off, cancel it, and ("drop") cancel it after the question."""

    letter = "e"
    evening: TableId
    verb: Annotated[str, "join|leave|cancel|drop"]


@dataclass(frozen=True, slots=True)
class TimesPress(CustomId):
    """A button of /preferences: the page of times, or ("zone") the form that asks for a time zone, and that form."""

    letter = "q"
    page: Annotated[str, "times|zone|back"]
    of: Annotated[str, "person"] = "person"


@dataclass(frozen=True, slots=True)
class QuietMenu(CustomId):
    """The menu of quiet hours."""

    letter = "q"
    what: Annotated[str, "quiet"] = "quiet"
    of: Annotated[str, "person"] = "person"
    menu: Annotated[str, "menu"] = "menu"


@dataclass(frozen=True, slots=True)
class UnwishPress(CustomId):
    """The button after which a person is no longer told of open tables of a game on a server."""

    letter = "e"
    what: Annotated[str, "unwish"]
    guild: Annotated[int, r"[1-9]\d{0,18}"]
    game: Annotated[str, r"[a-z0-9-]{1,30}"]
