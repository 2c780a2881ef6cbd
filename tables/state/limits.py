"""How much there may be at once: settings of the process, which a server can lower for itself."""

from dataclasses import dataclass, fields
from typing import Self

from tables.state.people import GuildSettings


@dataclass(frozen=True, slots=True)
class Limits:
    """Of tables and sessions. A server's settings have fields of the same names."""

    server_tables: int = 20  # live at once
    host_tables: int = 2  # of one host on a server, live at once
    session_deals: int = 100  # after which a session closes; a match is played to its end

    def lowered(self, settings: GuildSettings) -> Self:
        """What holds on a server: no more than here, whatever it has settled."""
        mine = {field.name: getattr(self, field.name) for field in fields(self)}
        wanted = {name: getattr(settings, name) for name in mine}
        return type(self)(**{name: most if wanted[name] is None else min(most, wanted[name]) for name, most in mine.items()})
