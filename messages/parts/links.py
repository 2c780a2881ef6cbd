"""What readers can click: pages about privacy and fairness, support, mentions of commands."""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass

from locales.catalogues import Words


@dataclass(frozen=True, slots=True)
class Addresses:
    """Addresses that the host of the bot has configured; empty if there is none."""

    privacy: str = ""
    terms: str = ""
    fairness: str = ""
    support: str = ""


def append_addresses(text: str, addresses: Addresses, words: Words, *names: str) -> str:
    """Return `text` with a line for each configured address below it.

    Those in `names`, or all if none is named.
    """
    lines = {
        "privacy": words("address-privacy", url=addresses.privacy),
        "terms": words("address-terms", url=addresses.terms),
        "fairness": words("address-fairness", url=addresses.fairness),
        "support": words("address-support", url=addresses.support),
    }
    return "\n".join(
        (
            text,
            *(
                lines[name]
                for name, url in asdict(addresses).items()
                if url and (not names or name in names)
            ),
        )
    )


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
