"""Where people can read more, and ask."""

from dataclasses import asdict, dataclass

from locales.catalogues import Words


@dataclass(frozen=True, slots=True)
class Addresses:
    """Of pages and of support, as whoever runs the bot has set them; "" for what there is not."""

    privacy: str = ""
    terms: str = ""
    fairness: str = ""
    support: str = ""


def append_addresses(text: str, addresses: Addresses, words: Words, *wanted: str) -> str:
    """A text, and below it the addresses that are wanted (all, if none is named) and that there are."""
    lines = {
        "privacy": words("address-privacy", url=addresses.privacy),
        "terms": words("address-terms", url=addresses.terms),
        "fairness": words("address-fairness", url=addresses.fairness),
        "support": words("address-support", url=addresses.support),
    }
    return "\n".join((text, *(lines[name] for name, url in asdict(addresses).items() if url and (not wanted or name in wanted))))
