"""What a message is made of: text, buttons and the scene of a picture; and what several messages about a table say."""

from collections.abc import Sequence
from dataclasses import dataclass

from messages.parts.components import Controls, truncate
from messages.parts.safe_names import ISOLATE_END, ISOLATE_START, unescape
from renderer.posters.scenes import Scene

MAX_TEXT_LENGTH = 2000  # characters of a message


@dataclass(frozen=True, slots=True)
class MessageContent:
    """A message: what it says, what can be pressed, and its picture."""

    text: str
    controls: Controls = ()
    scene: Scene | None = None


def yes_no(fact: bool) -> str:
    """For words that depend on it."""
    return "yes" if fact else "no"


def strip_markup(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Lines for a picture: without what only a message shows."""
    return tuple(unescape(line).replace("**", "") for line in lines)


def countdown(ms: int) -> str:
    """A Discord timestamp that counts down by itself."""
    return f"<t:{-(-ms // 1000)}:R>"


def join_hand_text(lines: Sequence[str], title: str, number: str, where: str | None) -> str:
    """What a hand says. Phones show the beginning of a direct message before it is opened, so that begins with what is to be done
    and ends with where it belongs (`where`); an answer at the table (None) begins with the game and the deal."""
    if where is None:
        return fit_message("\n".join((f"**{title}** {number}", *lines)))
    place = f"-# **{title}** · {where}"
    return shorten("\n".join(lines), MAX_TEXT_LENGTH - len(place) - 1) + f"\n{place}"


def fit_message(text: str) -> str:
    """At most what a message holds."""
    return shorten(text, MAX_TEXT_LENGTH)


def shorten(text: str, most: int) -> str:
    """At most so many characters, without half a name: its end is what keeps it a name."""
    kept = truncate(text, most)
    begun = kept.rfind(ISOLATE_START)
    return kept if begun <= kept.rfind(ISOLATE_END) else kept[:begun] + "…"
