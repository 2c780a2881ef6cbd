"""Cleaning and escaping of text that people wrote.

Names of persons, servers and presets, and reasons for bans.

`clean_name` is for places where Discord interprets nothing (pictures, alt texts, buttons, menus,
completions), `escaped_name` for messages, `escaped_line` for longer texts in messages. Such text
reaches a reader through these functions only.
"""

import re
import unicodedata
from functools import lru_cache

MAX_NAME_LENGTH = 40  # characters; Discord allows 32 for persons and 100 for servers
# characters that show nothing
INVISIBLE = frozenset("\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5")
MENTION = re.compile(r"@(?=everyone|here|[!&]?\d{17,20})")
# colons and slashes: links, invites, custom emoji, timestamps
MARKUP = re.compile(r"[\\*_~`|\[\]<>:/]")
MAX_MARKS = 2  # combining marks on one letter
ISOLATE_START, ISOLATE_END = "\u2068", "\u2069"  # Unicode's first strong isolate


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """Return a name in one line, or "" if nothing of it is visible."""
    return clean_line(name, MAX_NAME_LENGTH)


def clean_line(text: str, max_length: int) -> str:
    """Return a text in one line of at most `max_length` characters.

    "" if nothing of it is visible.

    Control and direction characters go, and so do combining marks beyond `MAX_MARKS` a letter.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if (
            marks > MAX_MARKS
            or sign in INVISIBLE
            or (kind[0] == "C" and sign != "\u200d")
            or kind in {"Zl", "Zp"}
        ):
            continue
        kept.append(sign)
    plain = " ".join("".join(kept).split())
    if all(unicodedata.category(sign)[0] in "MCZ" for sign in plain):
        return ""
    return plain if len(plain) <= max_length else plain[: max_length - 1] + "…"


@lru_cache(maxsize=4096)
def escaped_name(name: str) -> str:
    """Return a clean name for a message.

    It holds no markup, link, mention, timestamp or custom emoji, and is isolated so that a
    right-to-left name does not reorder the sentence. No line begins inside the isolate.
    """
    return escaped_line(name, MAX_NAME_LENGTH)


def escaped_line(text: str, max_length: int) -> str:
    """Return a text for a message, made harmless like a name.

    Before escaping it has at most `max_length` characters.
    """
    return ISOLATE_START + escape_markup(clean_line(text, max_length)) + ISOLATE_END


def escape_markup(text: str) -> str:
    """Return text that Discord shows literally.

    `discord.utils.escape_markdown` leaves some markup.
    """
    return MENTION.sub("@\u200b", MARKUP.sub(r"\\\g<0>", text))


def unescape(text: str) -> str:
    """Undo `escaped_name`, for places where Discord interprets nothing."""
    return (
        text.replace(ISOLATE_START, "")
        .replace(ISOLATE_END, "")
        .replace("\\", "")
        .replace("@\u200b", "@")
    )
