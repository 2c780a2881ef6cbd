"""Mentions of slash commands, which readers can click."""

from collections.abc import Collection, Mapping


def mention_command(name: str, ids: Mapping[str, int]) -> str:
    """Return a mention of a command such as "play" or "chips daily".

    `ids` are those that Discord gave the commands, by their first word. Without an id it is plain
    text.
    """
    command_id = ids.get(name.partition(" ")[0])
    return f"/{name}" if command_id is None else f"</{name}:{command_id}>"


def mention_values(names: Collection[str], ids: Mapping[str, int]) -> dict[str, str]:
    """Return the mentions of commands as values of a message.

    That of "chips daily" is `$chips-daily`.
    """
    return {name.replace(" ", "-"): mention_command(name, ids) for name in names}
