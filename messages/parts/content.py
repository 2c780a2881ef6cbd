"""Content of a message, helpers that keep its text within Discord's limits, and the lines with the
addresses of the host.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from locales.catalogues import Words, unlink_commands
from messages.parts.components import Controls, truncate
from messages.parts.safe_names import ISOLATE_END, ISOLATE_START, unescape
from renderer.posters.poster_scenes import Scene

MAX_TEXT_LENGTH = 2000  # characters in a message


@dataclass(frozen=True, slots=True)
class MessageContent:
    """A message: its text, its controls, and the scene of its picture."""

    text: str
    controls: Controls = ()
    scene: Scene | None = None


def yes_no(condition: bool) -> str:
    """Return "yes" or "no", the selector of sentences with variants."""
    return "yes" if condition else "no"


def strip_markup(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines for a picture, without Discord's markup."""
    return tuple(unescape(line).replace("**", "") for line in lines)


def countdown(ms: int) -> str:
    """Return a Discord timestamp for `ms` (since 1970) that readers see as a countdown."""
    return f"<t:{-(-ms // 1000)}:R>"


def join_hand_text(lines: Sequence[str], title: str, number: str, where: str | None) -> str:
    """Return the text of a hand.

    A direct message begins with the lines and ends with `where` (game, server and channel), because
    phones preview the start. A private answer at the table (`where` is None) begins with the game
    and the number of the deal, in the first line.
    """
    if where is None:
        title_and_number = f"**{title}** {number}".rstrip()
        return fit_message(
            "\n".join(
                (f"{title_and_number} · {lines[0]}", *lines[1:]) if lines else (title_and_number,)
            )
        )
    place = f"-# {where}"
    text = unlink_commands("\n".join(lines))
    return shorten(text, MAX_TEXT_LENGTH - len(place) - 1) + f"\n{place}"


def fit_lines(lines: Sequence[str], more: Callable[[int], str], room: int = MAX_TEXT_LENGTH) -> str:
    """Return the lines as one text of at most `room` characters.

    `more` tells how many lines at the end have no room.
    """
    text = "\n".join(lines)
    shown = len(lines)
    while len(text) > room and shown:
        shown -= 1
        text = "\n".join((*lines[:shown], more(len(lines) - shown)))
    return text


def fit_message(text: str) -> str:
    """Return `text`, cut to the length of a message."""
    return shorten(text, MAX_TEXT_LENGTH)


def shorten(text: str, max_length: int) -> str:
    """Return `text`, cut to `max_length` characters, but never inside a name.

    The mark at its end keeps it isolated.
    """
    kept = truncate(text, max_length)
    begun = kept.rfind(ISOLATE_START)
    return kept if begun <= kept.rfind(ISOLATE_END) else kept[:begun] + "…"


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
