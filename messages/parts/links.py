"""What readers can click: pages about privacy and fairness, support."""

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
