"""The ids of the slash commands. A sentence that mentions a command needs its id."""

import json
from collections.abc import Mapping

from cogs.support.house import House
from data.servers import COMMAND_IDS


async def command_ids(house: House) -> Mapping[str, int]:
    """Return the ids that Discord gave the commands, by name.

    {} if it has not been told about them yet.
    """
    return dict(json.loads(await house.store.servers.fact(COMMAND_IDS) or "{}"))
